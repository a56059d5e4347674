"""Design codes in the window: the design's copied, another one's loaded."""

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QMenu, QVBoxLayout, QWidget

from serveplate.files.codes import CodeError, coded_design, design_code
from serveplate.simulator.brief import Brief
from serveplate.ui.actions import Menus
from serveplate.ui.making import named, spaced, with_room_for_strong
from serveplate.ui.messages import MessageArea, announce
from serveplate.ui.session import Session
from serveplate.ui.theme import px
from serveplate.ui.translation import brief_text, said, tr

_WIDTH = 420


class CodeActions(QObject):
    """Two actions in a menu.

    Args:
        menus, menu: where the actions are added.
        session: whose design is copied, and which goes to the loaded one.
        messages: where it is said that a code was copied.
        window: over which the dialog stands.
    """

    def __init__(self, menus: Menus, menu: QMenu, session: Session, messages: MessageArea, window: QWidget) -> None:
        super().__init__(menu)
        self._session, self._messages, self._window = session, messages, window
        menus.add(menu, "copy_code", tr("Copy &design code"), self.copy)
        menus.add(menu, "load_code", tr("&Load a design code…"), self.ask, shortcuts=("Ctrl+L",))

    @Slot()
    def copy(self) -> None:
        """Put the design's code on the clipboard."""
        code = design_code(self._session.brief, self._session.design)
        QGuiApplication.clipboard().setText(code)
        self._messages.note(tr("The design code is copied: {code}", code=code))

    @Slot()
    def ask(self) -> None:
        """Ask for a code, and go to its design."""
        dialog = CodeDialog(self._session.brief, self._window)
        dialog.chosen.connect(self._session.load)
        dialog.open()


class CodeDialog(QDialog):
    """Asks for the code of a design for a brief; what is wrong with it stands beneath the field until it changes.

    Attributes:
        chosen: Signal(Design).
    """

    chosen = Signal(object)

    def __init__(self, brief: Brief, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("code_dialog")
        self.setWindowTitle(tr("Load a design code"))
        self._brief = brief
        label = QLabel(tr("&Design code"))
        self._field = named(QLineEdit(), "code_field")
        self._field.setMinimumWidth(px(_WIDTH))
        self._field.setPlaceholderText("SP1-…")
        self._field.setAccessibleName(tr("Design code"))
        self._field.textEdited.connect(self._clear_error)
        label.setBuddy(self._field)
        self._error = named(QLabel(), "code_error")
        self._error.setProperty("error", True)
        self._error.setWordWrap(True)
        self._error.setMinimumHeight(2 * self._error.fontMetrics().height())  # so that nothing jumps
        buttons = QDialogButtonBox()
        for name, words, role in (
            ("code_load_button", tr("Load"), QDialogButtonBox.ButtonRole.AcceptRole),
            ("code_cancel_button", tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole),
        ):
            with_room_for_strong(named(buttons.addButton(words, role), name)).setIcon(QIcon())
        buttons.accepted.connect(self._on_load)
        buttons.rejected.connect(self.reject)
        self.finished.connect(self.deleteLater)
        box = spaced(QVBoxLayout(self), 8, (24, 20, 24, 20))
        for widget in (label, self._field, self._error, buttons):
            box.addWidget(widget)

    @Slot()
    def _on_load(self) -> None:
        try:
            design = coded_design(self._field.text(), self._brief)
        except CodeError as error:
            self._show_error(_in_words(error, self._brief))
            self._field.setFocus()
            announce(self._field, self._error.text())
        else:
            self.accept()
            self.chosen.emit(design)

    @Slot()
    def _clear_error(self) -> None:
        self._show_error("")

    def _show_error(self, words: str) -> None:
        self._error.setText(words)
        self._field.setAccessibleDescription(words)


def _in_words(error: CodeError, brief: Brief) -> str:
    match error.kind:
        case "typo":
            return tr("There is a typing error in this code: its last four letters do not fit the others.")
        case "brief":
            return tr("This code is for another brief than {brief}.", brief=brief_text(brief.name))
        case "setting":
            return tr("This brief does not offer the design of this code: {why}.", why=said(error))
        case "version":
            return tr("This code is of a newer Serveplate.")
        case _:
            return tr("A design code begins with SP1; 17 letters and digits follow.")

"""The design as command lines of real servers, to be copied."""

from PySide6.QtCore import QObject, QSize, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QLabel, QMenu, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from serveplate.files.server_commands import commands_text, server_commands, shell_line
from serveplate.simulator.brief import Brief
from serveplate.simulator.design import Design
from serveplate.ui.actions import Menus
from serveplate.ui.flow import Flow
from serveplate.ui.making import named, spaced
from serveplate.ui.messages import announce
from serveplate.ui.session import Session
from serveplate.ui.theme import fixed_font, px, zoom
from serveplate.ui.translation import tr

_SIZE = QSize(760, 520)


class ServerActions(QObject):
    """One action in a menu.

    Args:
        menus, menu: where the action is added.
        session: whose design is shown.
        window: over which the dialog stands.
    """

    def __init__(self, menus: Menus, menu: QMenu, session: Session, window: QWidget) -> None:
        super().__init__(menu)
        self._session, self._window = session, window
        menus.add(menu, "server_commands", tr("Server &commands…"), self.show_commands, shortcuts=("Ctrl+E",))

    @Slot()
    def show_commands(self) -> None:
        """Open the dialog on the design."""
        ServerDialog(self._session.brief, self._session.design, self._window).open()


class ServerDialog(QDialog):
    """Shows what ``serveplate export-command`` prints; each command can be copied by itself."""

    def __init__(self, brief: Brief, design: Design, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("server_dialog")
        self.setWindowTitle(tr("Server commands"))
        commands = server_commands(brief, design)
        self._whole = commands_text(brief, design, commands)
        self._commands = {
            "copy_vllm_button": (tr("Copy &vLLM"), shell_line(commands.vllm)),
            "copy_sglang_button": (tr("Copy &SGLang"), shell_line(commands.sglang)),
            "copy_benchmark_button": (tr("Copy &benchmark"), shell_line(commands.benchmark)),
            "copy_all_button": (tr("Copy &all"), self._whole),
        }
        what = QLabel(
            tr(
                "This design on a real server, and a benchmark with the brief's traffic. What the engines do otherwise "
                "stands at the end."
            )
        )
        what.setWordWrap(True)
        self._text = named(QPlainTextEdit(self._whole), "server_text")
        self._text.setReadOnly(True)
        self._text.setFont(fixed_font())
        self._text.setAccessibleName(tr("Server commands"))
        self._text.setTabChangesFocus(True)
        self._text.document().setDocumentMargin(px(8))
        self._said = named(QLabel(), "server_copied")
        buttons = Flow(px(8), px(8))  # large text may need a second line
        for name, (words, _) in self._commands.items():
            button = named(QPushButton(words), name)
            button.clicked.connect(self._on_copy)
            buttons.add(button)
        close = named(QPushButton(tr("&Close")), "server_close_button")
        close.clicked.connect(self.reject)
        buttons.add(close)
        for button in buttons.findChildren(QPushButton):
            button.setAutoDefault(False)  # Enter copies nothing by chance
        self.finished.connect(self.deleteLater)
        box = spaced(QVBoxLayout(self), 8, (24, 20, 24, 20))
        for widget in (what, self._text, self._said, buttons):
            box.addWidget(widget)
        self.resize((_SIZE * zoom()).boundedTo(parent.size()))

    @Slot()
    def _on_copy(self) -> None:
        _, text = self._commands[self.sender().objectName()]
        QGuiApplication.clipboard().setText(text)
        said = tr("All of it is copied.") if text == self._whole else tr("The command is copied.")
        self._said.setText(said)
        announce(self._said, said)

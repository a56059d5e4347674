"""The About box: version, where things are kept, and what the figures are."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLabel, QVBoxLayout, QWidget

from serveplate import __version__
from serveplate.files.places import log_file
from serveplate.ui.making import AT_RIGHT, named, nested, spaced
from serveplate.ui.theme import TITLE, px, ui_font
from serveplate.ui.translation import tr

_WIDTH, _AROUND = 520, 64


class AboutDialog(QDialog):
    """Its texts can be selected, by mouse and by keyboard, to be copied into a report."""

    def __init__(self, config: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("about_dialog")
        self.setWindowTitle(tr("About Serveplate"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        title = _latin(QLabel("Serveplate"))
        title.setFont(ui_font(TITLE, strong=True))
        what = QLabel(
            tr(
                "Learn to serve a language model: move five levers, watch a simulator answer, and pass the brief.\n"
                "Its times are roofline estimates, not measurements."
            )
        )
        what.setWordWrap(True)
        room = px(_WIDTH) if parent is None else parent.width() - px(_AROUND)
        what.setMinimumWidth(min(px(_WIDTH), room))
        box = spaced(QVBoxLayout(self), 12, (24, 20, 24, 20))
        box.addWidget(title)
        box.addWidget(what)
        facts = nested(box, QFormLayout())
        for name, label, text in (
            ("about_version", tr("Version"), __version__),
            ("about_config", tr("Config folder"), str(config)),
            ("about_log", tr("Log file"), str(log_file())),
            ("about_licence", tr("Licence"), "MIT"),
        ):
            facts.addRow(_of_a_row(QLabel(label)), _latin(_of_a_row(_selectable(name, label, text))))
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        button = named(close.button(QDialogButtonBox.StandardButton.Close), "about_close_button")
        button.setIcon(QIcon())
        button.setAutoDefault(False)
        close.rejected.connect(self.reject)
        box.addWidget(close)


def _selectable(name: str, label: str, text: str) -> QLabel:
    value = named(QLabel(text), name)
    value.setWordWrap(True)
    value.setTextFormat(Qt.TextFormat.PlainText)
    value.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    value.setAccessibleName(tr("{label}: {text}", label=label, text=text))
    return value


def _latin(label: QLabel) -> QLabel:
    """The same label, at the side where lines begin in the window's language, which Latin letters would leave."""
    if QGuiApplication.isRightToLeft():
        label.setAlignment(AT_RIGHT)
    return label


def _of_a_row(label: QLabel) -> QLabel:
    """The same label, as high as its letters are: a form's rows are as high as at 100%."""
    label.setMinimumHeight(label.fontMetrics().height())
    return label

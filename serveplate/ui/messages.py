"""Messages to the person: in the window, covering nothing, and said to screen readers."""

import logging

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from serveplate.files.places import log_file
from serveplate.ui.making import named, spaced
from serveplate.ui.translation import tr

_MOST_SHOWN = 2
_log = logging.getLogger(__name__)


class MessageArea(QFrame):
    """A note goes with the next move; warnings, the newest few, stay until they are closed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("message_area")
        self.setProperty("card", True)
        self._warnings: list[str] = []
        self._note = ""
        self._label = named(QLabel(), "message")
        self._label.setWordWrap(True)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._close = named(QPushButton(tr("Close")), "message_close_button")
        self._close.setAccessibleName(tr("Close the message"))
        self._close.clicked.connect(self._on_close)
        row = spaced(QHBoxLayout(self), 12, (20, 4, 8, 4))
        row.addWidget(self._label, 1)
        row.addWidget(self._close)
        self.hide()

    @Slot(str)
    def warn(self, text: str) -> None:
        """Show what stays until it is closed. The same text again is not said again."""
        self._note = ""  # it would stand over what has just gone wrong
        if text in self._warnings:
            self._draw()
        else:
            _log.warning(text)
            self._warnings.append(text)
            self._show(text)

    @Slot(str)
    def note(self, text: str) -> None:
        """Show what may go with the next move."""
        self._note = text
        self._show(text)

    @Slot()
    def clear_note(self) -> None:
        """Take a note away; a warning beneath it shows again."""
        if self._note:
            self._note = ""
            self._draw()

    @property
    def warnings(self) -> tuple[str, ...]:
        """What was warned of and not yet closed, the oldest first."""
        return tuple(self._warnings)

    @property
    def text(self) -> str:
        """What is shown; empty when nothing is."""
        return self._note or "\n".join(self._warnings[-_MOST_SHOWN:] + self._more())

    def _more(self) -> list[str]:
        """Where the warnings are that are not shown."""
        hidden = len(self._warnings) - _MOST_SHOWN
        if hidden <= 0:
            return []
        return [
            tr(
                "{n} earlier message is in the log, {log}.",
                "{n} earlier messages are in the log, {log}.",
                n=hidden,
                log=log_file(),
            )
        ]

    def _show(self, text: str) -> None:
        self._draw()
        announce(self, text)

    def _draw(self) -> None:
        self._label.setText(self.text)
        self.setAccessibleName(self.text)
        self.setVisible(bool(self.text))

    @Slot()
    def _on_close(self) -> None:
        if self._note:
            self._note = ""
        else:
            self._warnings.clear()
        if not self.text:
            self.focusNextChild()
        self._draw()


def announce(source: QWidget, text: str) -> None:
    """Have a screen reader say a text, when one listens."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(source, text))

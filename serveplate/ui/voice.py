"""The voice of a report: the language that a window speaks, or one that is spoken where there is none."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QLocale, Qt

from serveplate.files.report import Voice
from serveplate.ui.translation import brief_text, language, said, speak


def voice() -> Voice:
    """The language that is spoken now."""
    is_right_to_left = QLocale().textDirection() == Qt.LayoutDirection.RightToLeft
    return Voice(said, brief_text, language().replace("_", "-"), is_right_to_left)


def spoken_in(choice: str, report: Callable[[Voice], str]) -> str:
    """A report in a language, one of ``languages.choices()``; it needs neither a window nor a display."""
    app = QCoreApplication.instance() or QCoreApplication([])
    speak(app, choice)
    return report(voice())

"""What a person sees of a window, widget by widget: which words are cut, which menu entries share a letter."""

from collections.abc import Iterator

from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QAbstractButton, QLabel, QMenu, QMenuBar, QPushButton, QWidget

from serveplate.ui.labels import StyledLabel
from serveplate.ui.segmented import SegmentButton

_NARROW = "\u200b\u200c\u200d\u200e\u200f"


def cut_words(root: QWidget) -> Iterator[str]:
    """A line for each visible label and button whose words are larger than its place."""
    for widget in root.findChildren(QWidget):
        if not widget.isVisible() or widget.width() <= 0:
            continue
        if isinstance(widget, QLabel | QAbstractButton) and widget.text().strip(_NARROW + " "):
            needed = _needed(widget)
            if needed.width() > widget.width() + 1 or needed.height() > widget.height() + 1:
                sizes = f"needs {needed.toTuple()}, has {widget.size().toTuple()}"
                yield f"{widget.objectName()}: {widget.text()!r} {sizes}"


def _needed(widget: QLabel | QAbstractButton) -> QSize:
    if isinstance(widget, SegmentButton):
        return QSize(QFontMetricsF(widget.font()).horizontalAdvance(widget.text()).__ceil__(), 0)
    if isinstance(widget, StyledLabel):
        height = widget.heightForWidth(widget.width())
        return QSize(0, height) if widget.wordWrap() else QSize(int(widget.natural_width()), height)
    if isinstance(widget, QLabel):
        wraps = widget.wordWrap()
        return QSize(0, widget.heightForWidth(widget.width())) if wraps else widget.minimumSizeHint()
    if isinstance(widget, QPushButton):
        return widget.minimumSizeHint()
    return QSize(QFontMetricsF(widget.font()).horizontalAdvance(widget.text()).__ceil__(), 0)


def shared_letters(bar: QMenuBar) -> Iterator[str]:
    """A line for each letter that two entries of the bar, or of one menu, are reached by."""
    for menu in (bar, *bar.findChildren(QMenu)):
        letters: dict[str, str] = {}
        for action in menu.actions():
            letter = _letter(action.text())
            if letter in letters:
                yield f"{letter}: {letters[letter]!r} and {action.text()!r}"
            if letter:
                letters[letter] = action.text()


def _letter(text: str) -> str:
    """What is typed to reach an entry; empty where nothing is."""
    parts = text.replace("&&", "").split("&")
    return parts[1][:1].lower() if len(parts) > 1 else ""

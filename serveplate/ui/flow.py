"""Widgets that go on in a further line where a line is full, as words do."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget


class Flow(QWidget):
    """Widgets of their own widths in lines, from where the language begins.

    It places them itself: a layout written in Python would hold items that Qt deletes.

    Args:
        between: from a widget to the next, in pixels.
        below: from a line to the next, in pixels. Of the margins the lower one counts.
    """

    def __init__(self, between: int, below: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._widgets: list[QWidget] = []
        self._between, self._below = between, below
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, widget: QWidget) -> None:
        """Add a widget at the end."""
        widget.setParent(self)
        self._widgets.append(widget)
        self.updateGeometry()

    def clear(self) -> None:
        """Take the widgets away, for good."""
        for widget in self._widgets:
            widget.setParent(None)
            widget.deleteLater()
        self._widgets = []
        self.updateGeometry()

    def set_between(self, between: int) -> None:
        """Stand so many pixels apart."""
        self._between = between
        self.updateGeometry()
        self._place()

    def lines(self, widths: Iterable[int], room: int) -> int:
        """How many lines widgets of such widths take where there is so much room."""
        lines, x = 1, 0
        for width in widths:
            if x and x + width > room:
                lines, x = lines + 1, 0
            x += width + self._between
        return lines

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines = max((place.bottom() + 1 for _, place in self._places(width)), default=0)
        return lines + self.contentsMargins().bottom()

    def sizeHint(self) -> QSize:
        sizes = [_size(widget) for widget in self._shown()]
        width = sum(size.width() for size in sizes) + self._between * max(len(sizes) - 1, 0)
        height = max((size.height() for size in sizes), default=0)
        return QSize(width, height + self.contentsMargins().bottom())

    def minimumSizeHint(self) -> QSize:
        least = QSize(0, 0)
        for widget in self._shown():
            least = least.expandedTo(_size(widget))
        return least

    def event(self, event: QEvent) -> bool:
        kinds = QEvent.Type
        if event.type() in (kinds.LayoutRequest, kinds.LayoutDirectionChange):
            self.updateGeometry()
            self._place()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # While it is hidden nobody tells it that a widget in it comes or goes.
        self.updateGeometry()

    def _place(self) -> None:
        for widget, place in self._places(self.width()):
            widget.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), place))

    def _shown(self) -> list[QWidget]:
        return [widget for widget in self._widgets if not widget.isHidden()]

    def _places(self, width: int) -> list[tuple[QWidget, QRect]]:
        """Where each widget stands, from the upper left corner; those of a line are as high as its highest."""
        places: list[tuple[QWidget, QRect]] = []
        line: list[tuple[QWidget, QRect]] = []
        x, y = 0, 0
        for widget in self._shown():
            size = _size(widget)
            if line and x + size.width() > width:
                y = _end_line(line, places) + self._below
                line, x = [], 0
            line.append((widget, QRect(x, y, min(size.width(), width), size.height())))
            x += size.width() + self._between
        _end_line(line, places)
        return places


def _size(widget: QWidget) -> QSize:
    """What a widget wants, within its least and its most."""
    hint = widget.sizeHint().expandedTo(widget.minimumSizeHint())
    return hint.boundedTo(widget.maximumSize()).expandedTo(widget.minimumSize())


def _end_line(line: list[tuple[QWidget, QRect]], places: list[tuple[QWidget, QRect]]) -> int:
    height = max((place.height() for _, place in line), default=0)
    for widget, place in line:
        place.setHeight(height)
        places.append((widget, place))
    return line[0][1].top() + height if line else 0

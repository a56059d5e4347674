"""A layout that goes on in a further line where a line is full, as words do."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QStyle, QWidget


class FlowLayout(QLayout):
    """Items of their own widths in lines, from where the language begins.

    Args:
        between: from an item to the next, in pixels.
        below: from a line to the next, in pixels.
    """

    def __init__(self, between: int, below: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)
        self._items: list[QLayoutItem] = []
        self._between, self._below = between, below

    def set_between(self, between: int) -> None:
        """Stand so many pixels apart."""
        self._between = between
        self.invalidate()

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        places = self._places(width)
        return max((place.bottom() + 1 for _, place in places), default=0)

    def minimumHeightForWidth(self, width: int) -> int:
        return self.heightForWidth(width)

    def sizeHint(self) -> QSize:
        hints = [item.sizeHint() for item in self._shown()]
        width = sum(hint.width() for hint in hints) + self._between * max(len(hints) - 1, 0)
        return QSize(width, max((hint.height() for hint in hints), default=0))

    def minimumSize(self) -> QSize:
        hints = [item.minimumSize() for item in self._shown()]
        return QSize(
            max((hint.width() for hint in hints), default=0), max((hint.height() for hint in hints), default=0)
        )

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        parent = self.parentWidget()
        direction = Qt.LayoutDirection.LeftToRight if parent is None else parent.layoutDirection()
        for item, place in self._places(rect.width()):
            item.setGeometry(QStyle.visualRect(direction, rect, place.translated(rect.topLeft())))

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _places(self, width: int) -> list[tuple[QLayoutItem, QRect]]:
        """Where each item stands, from the upper left corner; those of a line are as high as its highest."""
        places: list[tuple[QLayoutItem, QRect]] = []
        line: list[tuple[QLayoutItem, QRect]] = []
        x, y = 0, 0
        for item in self._shown():
            hint = item.sizeHint()
            if line and x + hint.width() > width:
                y = self._end_line(line, places) + self._below
                line, x = [], 0
            line.append((item, QRect(x, y, min(hint.width(), width), hint.height())))
            x += hint.width() + self._between
        self._end_line(line, places)
        return places

    @staticmethod
    def _end_line(line: list[tuple[QLayoutItem, QRect]], places: list[tuple[QLayoutItem, QRect]]) -> int:
        height = max((place.height() for _, place in line), default=0)
        for item, place in line:
            place.setHeight(height)
            places.append((item, place))
        return line[0][1].top() + height if line else 0

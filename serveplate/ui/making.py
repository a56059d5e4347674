"""Small helps for making widgets."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QLayout,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from serveplate.ui.theme import px, ui_font, zoomed

Thing = TypeVar("Thing", bound=QObject)
Shown = TypeVar("Shown", bound=QWidget)
Pressed = TypeVar("Pressed", bound=QPushButton)
Box = TypeVar("Box", bound=QBoxLayout)
Inner = TypeVar("Inner", bound=QLayout)
_SCROLL_BAR, _BESIDE_WORDS = 14, 36
CELL_PADDING = 5
"""What the style sheet keeps free at the left and at the right of a cell's words, in pixels at 100%."""


class CellDelegate(QStyledItemDelegate):
    """Makes cells as high as their words: Qt's own measures them as if they had the padding's width as well."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The size of a cell."""
        narrower = QStyleOptionViewItem(option)
        narrower.rect = option.rect.adjusted(0, 0, -2 * px(CELL_PADDING), 0)
        return super().sizeHint(narrower, index)


class StackedDelegate(CellDelegate):
    """Writes in a row's first cell, below its words, those of the columns that have no room.

    Args:
        table: whose cells these are.
        columns: those that are so written while they are hidden.
    """

    def __init__(self, table: QTableView, columns: Sequence[int]) -> None:
        super().__init__(table)
        self._table, self._columns = table, columns

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        """What a cell shows."""
        super().initStyleOption(option, index)
        hidden = [column for column in self._columns if self._table.isColumnHidden(column)]
        if index.column() == 0 and hidden:
            model, row = self._table.model(), index.row()
            option.text += "\u2028" + " \N{MIDDLE DOT} ".join(str(model.index(row, each).data()) for each in hidden)


AT_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute
AT_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute
"""Where a chart paints its words: in one that is not mirrored, Arabic words would change sides all the same."""


def named(thing: Thing, name: str) -> Thing:
    """The same thing, with an objectName."""
    thing.setObjectName(name)
    return thing


def left_to_right(widget: Shown) -> Shown:
    """The same widget, not mirrored where a language is: numbers and time run from left to right in all of them."""
    widget.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    return widget


def of_height(button: Pressed, height: int, beside: int) -> Pressed:
    """The same button, so many pixels high, and so many at 100% from its sides to its words, focused or not."""
    # Else the style sheet's space above and below would cut large words in a low button.
    button.setStyleSheet(
        zoomed(f"QPushButton {{ padding: 0 {beside}px; }} QPushButton:focus {{ padding: 0 {beside - 1}px; }}")
    )
    button.setFixedHeight(height)
    return button


def with_room_for_strong(button: Pressed) -> Pressed:
    """The same button, wide enough for the weight that it has as its dialog's default one, of which no hint knows."""
    words = QFontMetrics(ui_font(strong=True)).horizontalAdvance(button.text().replace("&", ""))
    button.setMinimumWidth(words + px(_BESIDE_WORDS))
    return button


def press_focused(around: QWidget, event: QKeyEvent) -> bool:
    """Press the button within that has the keyboard, where the key is Enter: Qt's own do so in dialogs only.

    Those that do it by themselves (autoDefault) take another look and width with the keyboard.
    """
    focused = around.focusWidget()
    if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or not isinstance(focused, QPushButton):
        return False
    focused.click()
    return True


def spaced(box: Box, spacing: int, margins: tuple[int, int, int, int] = (0, 0, 0, 0)) -> Box:
    """The same layout, with spaces at 100% between its items and around them: left, top, right, bottom."""
    box.setSpacing(px(spacing))
    box.setContentsMargins(*(px(margin) for margin in margins))
    return box


def nested(outer: QBoxLayout, inner: Inner, stretch: int = 0) -> Inner:
    """The same layout, empty as it is, put at the end of another. Layouts are nested first and filled then.

    PySide6 6.10 wraps the items of a layout that is added, and keeps them when Qt has deleted them: an object that Qt
    later makes at the address of such an item crashes the program when it is deleted.
    """
    outer.addLayout(inner, stretch)
    return inner


def hide_below(table: QTableView, columns: Sequence[int], least: int) -> None:
    """Hide columns where a table is narrower than a width at 100%.

    They come back where it is wider by its own scroll bar and that of its place too: with them its rows are higher,
    so that at once a bar would take the width again, without end.
    """
    room = px(2 * _SCROLL_BAR) if table.isColumnHidden(columns[0]) else 0
    hidden = table.viewport().width() < px(least) + room
    for column in columns:
        table.setColumnHidden(column, hidden)


def fit_columns(table: QTableView, widths: Mapping[int, int], wide: int, least: int) -> None:
    """Give columns their widths at 100%, or what their headings need, and a wide one what is left of the table.

    Where less is left than the wide one's least width at 100%, the table scrolls.
    """
    header, left = table.horizontalHeader(), table.viewport().width()
    for column, width in widths.items():
        header.resizeSection(column, max(px(width), header.sectionSizeHint(column)))
        left -= header.sectionSize(column)
    header.resizeSection(wide, max(left, px(least), header.sectionSizeHint(wide)))
    table.resizeRowsToContents()

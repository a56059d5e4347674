"""A box with choices that shows, in the theme's colours, that it opens."""

from PySide6.QtCore import QRect, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox

from serveplate.ui.icons import chevron_icon
from serveplate.ui.theme import Appearance, px

_ICON, _BESIDE = 16, 6


class ChoiceBox(QComboBox):
    """A combo box. The style sheet that frames it takes its arrow away; this paints one."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        appearance.changed.connect(self._on_theme)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        side = px(_ICON)
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        left = px(_BESIDE) if mirrored else self.width() - side - px(_BESIDE)
        place = QRect(left, (self.height() - side) // 2, side, side)
        chevron_icon(self._appearance.theme, down=True).paint(QPainter(self), place)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # the page scrolls, and nothing is chosen by it

    @Slot(object)
    def _on_theme(self, theme: object) -> None:
        self.update()

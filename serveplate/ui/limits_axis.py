"""What the bars of the limits chart are read against: percentages of the limit below, and the line at 100%."""

from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from serveplate.ui.bars import Plot
from serveplate.ui.quantities import percent
from serveplate.ui.theme import CAPTION, Appearance, Theme, px, ui_font

AXIS_END = 2.16
BELOW_PLOT = 22
_TICKS = (0.0, 0.5, 1.0, 1.5, 2.0)
_LEAST_FOR_HALVES, _LEAST_FOR_WHOLE = 240, 140


class PercentAxis(pg.AxisItem):
    """Percentages below the plot, without ticks; those at the ends stay within it."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__("bottom")
        self.setHeight(px(BELOW_PLOT))
        self.set_theme(appearance.theme)

    def set_theme(self, theme: Theme) -> None:
        """Write in the theme's colour."""
        self.setTextPen(QColor(theme.muted))
        self.setStyle(tickFont=self._font())

    def generateDrawSpecs(self, p: QPainter) -> tuple[Any, list[Any], list[Any]]:
        bounds = self.mapRectFromParent(self.geometry())
        metrics = QFontMetricsF(self._font())
        texts: list[Any] = []
        # A narrow axis has no room for the halves, nor a very narrow one for more than its ends.
        steps = ((_LEAST_FOR_HALVES, 1), (_LEAST_FOR_WHOLE, 2), (0, 4))
        step = next(step for least, step in steps if bounds.width() >= px(least))
        for tick in _TICKS[::step]:
            text = percent(f"{tick * 100:.0f}")
            width = metrics.horizontalAdvance(text)
            middle = bounds.left() + tick / AXIS_END * bounds.width()
            left = min(max(middle - width / 2, bounds.left()), bounds.right() - width)
            rect = QRectF(left, bounds.top() + px(4), width, metrics.height())
            texts.append((rect, Qt.AlignmentFlag.AlignCenter, text))
        # Even without a pen a line of no length leaves a dot.
        nothing = QPen(Qt.GlobalColor.transparent)
        return (nothing, bounds.topLeft(), bounds.topLeft()), [], texts

    def _font(self) -> QFont:
        return ui_font(CAPTION)


class LimitLine(pg.GraphicsObject):
    """The line at 100%, over all else, with a halo of the surface's colour."""

    def __init__(self, plot: Plot, appearance: Appearance) -> None:
        super().__init__()
        self._plot = plot
        self._appearance = appearance
        self._height = 0
        self._rows: list[tuple[float, float]] | None = None
        self.setZValue(10)
        plot.getPlotItem().addItem(self)

    def set_height(self, height: int) -> None:
        """Reach so many pixels down."""
        self.prepareGeometryChange()
        self._height = height
        self.update()

    def set_rows(self, rows: list[tuple[float, float]] | None) -> None:
        """Be drawn only from top to bottom of these; None draws all of it."""
        self._rows = rows
        self.update()

    def pixel(self) -> int:
        """Where it stands, in pixels from the plot's left edge."""
        return int(self._plot.width() / AXIS_END + 0.5)

    def boundingRect(self) -> QRectF:
        return QRectF(0.9, 0, 0.2, self._height)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme, half = self._appearance.theme, px(1)
        painter.scale(AXIS_END / max(self._plot.width(), 1), 1)
        for top, bottom in self._rows or [(0, self._height)]:
            for reach, colour in ((2 * half, theme.surface), (half, theme.ink)):
                painter.fillRect(QRectF(self.pixel() - reach, top, 2 * reach, bottom - top), QColor(colour))

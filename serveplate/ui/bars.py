"""What both charts are made of: a locked plot whose vertical unit is a pixel, and a bar with its ghost."""

from dataclasses import dataclass, replace

import pyqtgraph as pg
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QFrame, QStyleOptionGraphicsItem, QWidget

from serveplate.ui.theme import BODY, COMPACT_TITLE, TITLE, Appearance, px, zoom

_HATCH_STEP, _HATCH_WIDTH = 10, 1.5
_WHISKER_WIDTH = 1.5
MARK_SIZE, MARK_WIDTH = 12, 2
_GHOST_WIDTH = 1.25
_GAP, _DEEPEST_TOOTH = 6, 5
_THIN = 24
_BAR_RADIUS, _GHOST_RADIUS = 2.5, 4.5


class Plot(pg.PlotWidget):
    """A plot that only shows: from 0 to ``end`` across, in logical pixels from the top downward.

    It takes neither mouse, wheel nor keyboard.
    """

    def __init__(self, appearance: Appearance, end: float, name: str, axis: pg.AxisItem | None = None) -> None:
        super().__init__(axisItems={"bottom": axis} if axis else None, enableMenu=False)
        self.setObjectName(name)
        self.end = end
        self._appearance = appearance
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        item = self.getPlotItem()
        item.hideButtons()
        item.setMouseEnabled(False, False)
        item.layout.setContentsMargins(0, 0, 0, 0)
        for side in ("left", "right", "top", "bottom"):
            item.showAxis(side, side == "bottom" and axis is not None)
        view = item.getViewBox()
        view.invertY(True)
        view.setDefaultPadding(0)
        view.disableAutoRange()

    def fit(self, width: int, height: int, below: int = 0) -> None:
        """Take a size in pixels, with so much of it for the axis below."""
        self.resize(width, height + below)
        self.getViewBox().setRange(QRectF(0, 0, self.end, max(height, 1)), padding=0)


@dataclass(frozen=True)
class RowSizes:
    """The sizes in one row of a chart, in pixels.

    Attributes:
        name: "line", "two lines" (of words), "compact", "normal", "tall" or "tallest".
        words: height of what stands above the bar.
        bar, ghost: how thick they are.
        meter, meter_ghost: the same of a capacity meter.
        value: the font size of the value, at 100%.
    """

    name: str
    words: int
    bar: int
    ghost: int
    meter: int
    meter_ghost: int
    value: int

    @classmethod
    def of(cls, row_height: float, *, two_lines: bool = False) -> "RowSizes":
        """What fits in a row of a height in pixels; in large text its words take two lines."""
        sizes = _TWO_LINES if two_lines else cls._at_100_percent(row_height / zoom())
        return replace(
            sizes,
            words=px(sizes.words),
            bar=px(sizes.bar),
            ghost=px(sizes.ghost),
            meter=px(sizes.meter),
            meter_ghost=px(sizes.meter_ghost),
        )

    @classmethod
    def _at_100_percent(cls, row_height: float) -> "RowSizes":
        if row_height < 56:
            return cls("line", words=0, bar=14, ghost=22, meter=0, meter_ghost=0, value=BODY)
        if row_height < 95:
            return cls("compact", words=26, bar=16, ghost=26, meter=12, meter_ghost=20, value=COMPACT_TITLE)
        if row_height < 118:
            return cls("normal", words=32, bar=28, ghost=40, meter=16, meter_ghost=28, value=TITLE)
        if row_height < 170:
            return cls("tall", words=32, bar=32, ghost=44, meter=16, meter_ghost=28, value=TITLE)
        return cls("tallest", words=32, bar=52, ghost=64, meter=16, meter_ghost=28, value=TITLE)

    def centre(self, row_height: float) -> float:
        """From a row's top to the middle of its bar."""
        return (row_height - self.words - self.ghost) / 2 + self.words + self.ghost / 2


_TWO_LINES = RowSizes("two lines", words=38, bar=14, ghost=22, meter=0, meter_ghost=0, value=BODY)


@dataclass(frozen=True)
class BarLook:
    """How a bar is painted: its colour, its hatch (None for none), what lies behind it, its whisker, mark and halo."""

    fill: str
    hatch: str | None
    track: str | None
    ghost_fill: str
    ghost_line: str
    end_tick: str | None
    whisker: str = ""
    halo: str = ""


class BarItem(pg.GraphicsObject):
    """One horizontal bar from 0, and the ghost of the bar before. Made once, then told.

    Attributes:
        value, ghost: lengths in the plot's unit; None for nothing.
        whisker: from where to where the value varies; None for nothing.
        mark: where the value was measured; None for nothing.
    """

    def __init__(self, plot: Plot, clip: float | None = None) -> None:
        super().__init__()
        self.value: float | None = None
        self.ghost: float | None = None
        self.whisker: tuple[float, float] | None = None
        self.mark: float | None = None
        self._plot = plot
        self._clip = clip
        self._look: BarLook | None = None
        self._centre, self._thickness, self._ghost_thickness = 0.0, 1.0, 1.0
        plot.getPlotItem().addItem(self)

    def set_lengths(self, value: float | None, ghost: float | None) -> None:
        """Show these lengths, at least 0."""
        self.value, self.ghost = value, ghost
        self.update()

    def set_whisker(self, whisker: tuple[float, float] | None) -> None:
        """Show from where to where the value varies."""
        self.whisker = whisker
        self.update()

    def set_mark(self, mark: float | None) -> None:
        """Show where the value was measured; beyond the plot's end the mark stands at it."""
        self.mark = mark
        self.update()

    def set_look(self, look: BarLook) -> None:
        """Paint it so."""
        self._look = look
        self.update()

    def set_place(self, centre: float, thickness: float, ghost_thickness: float) -> None:
        """Stand here, in pixels from the top of the plot."""
        self.prepareGeometryChange()
        self._centre, self._thickness, self._ghost_thickness = centre, thickness, ghost_thickness
        self.informViewBoundsChanged()
        self.update()

    def ghost_rect(self) -> QRectF | None:
        """Where the ghost is, in logical pixels of the plot; None without one."""
        return None if self.ghost is None else self._rect(self.ghost, self._ghost_thickness)

    def bar_rect(self) -> QRectF | None:
        """Where the bar is, in logical pixels of the plot; None without one."""
        return None if self.value is None else self._rect(self.value, self._thickness)

    def boundingRect(self) -> QRectF:
        top = self._centre - self._ghost_thickness / 2 - 1
        return QRectF(0, top, self._plot.end, self._ghost_thickness + 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._look is None or not self._plot.width():
            return
        painter.save()
        # From here on both axes are in logical pixels, so no pen needs to be cosmetic.
        painter.scale(self._plot.end / self._plot.width(), 1)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(QRectF(0, self.boundingRect().top(), self._plot.width(), self.boundingRect().height()))
        painter.setPen(Qt.PenStyle.NoPen)
        if self._look.track is not None:
            painter.fillRect(self._rect(self._plot.end, self._thickness), QColor(self._look.track))
        if self.ghost:
            self._paint_ghost(painter, self._look)
        if self.value:
            self._paint_bar(painter, self._look)
        if self.whisker is not None:
            self._paint_whisker(painter, self._look, *self.whisker)
        if self.mark is not None:
            self._paint_mark(painter, self._look, self.mark)
        if self._look.end_tick is not None:
            end = self._rect(self._plot.end, self._thickness)
            painter.fillRect(QRectF(end.right() - px(2), end.top(), px(2), end.height()), QColor(self._look.end_tick))
        painter.restore()

    def _paint_ghost(self, painter: QPainter, look: BarLook) -> None:
        assert self.ghost is not None
        width = _GHOST_WIDTH * zoom()
        path = self._shape(self.ghost, self._ghost_thickness, _GHOST_RADIUS * zoom(), inset=width / 2)
        painter.setBrush(QColor(look.ghost_fill))
        painter.setPen(QPen(QColor(look.ghost_line), width))
        painter.drawPath(path)

    def _paint_bar(self, painter: QPainter, look: BarLook) -> None:
        assert self.value is not None
        path = self._shape(self.value, self._thickness, _BAR_RADIUS * zoom(), inset=0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.fill))
        painter.drawPath(path)
        if look.hatch is not None:
            painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
            painter.setPen(QPen(QColor(look.hatch), _HATCH_WIDTH * zoom()))
            rect = self._rect(self.value, self._thickness)
            x = rect.left() - rect.height()
            while x < rect.right():
                painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()))
                x += _HATCH_STEP * zoom()
            painter.setClipRect(QRectF(), Qt.ClipOperation.NoClip)

    def _paint_whisker(self, painter: QPainter, look: BarLook, least: float, most: float) -> None:
        """A line with a cap at each end; one that goes beyond the clip has none there."""
        left, right = self._rect(least, 1).right(), self._rect(most, 1).right()
        half = self._thickness / 4
        lines = [QLineF(left, self._centre, right, self._centre)]
        lines += [
            QLineF(x, self._centre - half, x, self._centre + half) for x in (left, right) if x < self._plot.width()
        ]
        for colour, width in ((look.halo, _WHISKER_WIDTH + 2), (look.whisker, _WHISKER_WIDTH)):
            painter.setPen(QPen(QColor(colour), width * zoom(), Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
            painter.drawLines(lines)

    def _paint_mark(self, painter: QPainter, look: BarLook, mark: float) -> None:
        half = px(MARK_SIZE) / 2
        painter.save()
        painter.translate(min(max(self._pixels(mark), half), self._plot.width() - half - 1), self._centre)
        painter.scale(zoom(), zoom())
        paint_mark(painter, QPointF(), look.whisker, look.halo)
        painter.restore()

    def _pixels(self, length: float) -> float:
        return float(length / self._plot.end * self._plot.width())

    def _torn(self, length: float) -> bool:
        return self._clip is not None and length > self._clip

    def _rect(self, length: float, thickness: float) -> QRectF:
        right = self._pixels(self._plot.end if self._torn(length) else min(max(length, 0), self._plot.end))
        return QRectF(0, self._centre - thickness / 2, right, thickness)

    def _shape(self, length: float, thickness: float, radius: float, inset: float) -> QPainterPath:
        """The outline of a bar: rounded where it ends, torn and cut by the edge where it goes beyond the clip."""
        rect = self._rect(length, thickness).adjusted(inset, inset, -inset, -inset)
        if not self._torn(length):
            return _rounded_end(rect, radius)
        assert self._clip is not None
        edge = self._torn_edge(self._pixels(self._clip), rect)
        body = QPainterPath(rect.topLeft())
        for point in edge:
            body.lineTo(point)
        body.lineTo(rect.bottomLeft())
        body.closeSubpath()
        body.moveTo(rect.topRight())
        for point in edge:
            body.lineTo(point + QPointF(px(_GAP), 0))
        body.lineTo(rect.bottomRight())
        body.closeSubpath()
        return body

    def _torn_edge(self, x: float, rect: QRectF) -> list[QPointF]:
        """A zigzag from top to bottom, a tooth out at the bar's centre, so that ghost and bar tear alike."""
        # A sixth of the bar; in a thin one that would be a notch, not a tear.
        tooth = self._thickness / (6 if self._thickness >= px(_THIN) else 3)

        def out(y: float) -> float:
            phase = abs(y - self._centre) / tooth % 2
            return min(tooth, px(_DEEPEST_TOOTH)) * abs(phase - 1)

        steps = int(rect.height() / 2 / tooth)
        turns = [self._centre + step * tooth for step in range(-steps, steps + 1)]
        heights = [rect.top(), *(y for y in turns if rect.top() < y < rect.bottom()), rect.bottom()]
        return [QPointF(x + out(y), y) for y in heights]


def paint_mark(painter: QPainter, centre: QPointF, line: str, fill: str) -> None:
    """A diamond around a point, in pixels at 100%: what was measured."""
    half = (MARK_SIZE - MARK_WIDTH) / 2
    painter.setPen(
        QPen(QColor(line), MARK_WIDTH, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin)
    )
    painter.setBrush(QColor(fill))
    painter.drawPolygon([centre + QPointF(x, y) for x, y in ((0, -half), (half, 0), (0, half), (-half, 0))])


def _rounded_end(rect: QRectF, radius: float) -> QPainterPath:
    r = min(radius, rect.width(), rect.height() / 2)
    path = QPainterPath(rect.topLeft())
    if r <= 0:
        return path
    path.lineTo(rect.right() - r, rect.top())
    path.arcTo(QRectF(rect.right() - 2 * r, rect.top(), 2 * r, 2 * r), 90, -90)
    path.lineTo(rect.right(), rect.bottom() - r)
    path.arcTo(QRectF(rect.right() - 2 * r, rect.bottom() - 2 * r, 2 * r, 2 * r), 0, -90)
    path.lineTo(rect.bottomLeft())
    path.closeSubpath()
    return path

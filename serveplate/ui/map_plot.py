"""The map's plot: cost against p95 TPOT of every design, with both limits."""

from collections.abc import Collection

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QGraphicsRectItem

from serveplate.simulator.design import Design
from serveplate.simulator.space import Point, Space
from serveplate.ui import quantities as text
from serveplate.ui.plots import Chart, ChartLabel
from serveplate.ui.theme import CAPTION, Appearance, Theme, px, ui_font
from serveplate.ui.translation import tr

_LOG_FROM = 20
_BESIDE = 0.12
_NEAR = 14
_POINT, _RING, _DOT = 11, 21, 4
_LABEL_MARGIN, _CLEAR = 8, 10
_PASSES, _TTFT_FAILS, _TOO_FEW_BITS, _OTHERS = "o", "x", "d", "s"


class MapPlot(Chart):
    """Cost against p95 TPOT with both limits. A point under the mouse is pointed at; a click chooses it.

    Attributes:
        pointed: Signal(Point).
        chosen: Signal(Design).
        front, scatter, ring, dots: the front's line, the designs, the current one's mark, and the saved ones'.
    """

    pointed = Signal(object)
    chosen = Signal(object)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance, "map_plot")
        # The mouse is taken here, but for the wheel; the tables do for the keyboard what it does.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        self.viewport().setMouseTracking(True)
        self._appearance = appearance
        self._space: Space | None = None
        self._current: Design | None = None
        self._saved: frozenset[Design] = frozenset()
        self._zones = [self.add(QGraphicsRectItem(), -30) for _ in range(2)]
        for zone in self._zones:
            zone.setPen(QPen(Qt.PenStyle.NoPen))
        self._limits = [self.add(pg.InfiniteLine(angle=angle, movable=False), 2) for angle in (90, 0)]
        self.front = self.add(pg.PlotCurveItem(), 1)
        self.scatter = self.add(pg.ScatterPlotItem(pxMode=True), 4)
        self.ring = self.add(pg.ScatterPlotItem(pxMode=True), 3)
        self.dots = self.add(pg.ScatterPlotItem(pxMode=True), 5)
        self._labels = [ChartLabel(self) for _ in range(2)]
        self.resized.connect(self._place_labels)
        appearance.changed.connect(self._on_theme)

    def show_space(self, space: Space, current: Design | None, saved: frozenset[Design]) -> None:
        """Draw the designs, the current one and those that are saved marked."""
        self._space, self._current, self._saved = space, current, saved
        costs, tpots = _places(self._placed_points()).T
        limits = space.brief.limits
        costs = np.append(costs, limits.cost_usd_per_million_tokens)
        tpots = np.append(tpots, limits.tpot_p95_s * 1e3)
        self.show_range(_range(costs), _range(tpots), log=(_is_wide(costs), _is_wide(tpots)))
        self.setAccessibleName(
            tr("p95 TPOT against cost of {n} design", "p95 TPOT against cost of {n} designs", n=len(costs) - 1)
        )
        self._draw()

    def show_current(self, current: Design) -> None:
        """Mark another design as the current one."""
        self._current = current
        self._draw_ring()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = self._point_at(event)
        self.setCursor(Qt.CursorShape.PointingHandCursor if point else Qt.CursorShape.ArrowCursor)
        if point is not None:
            self.pointed.emit(point)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        point = self._point_at(event)
        if point is not None and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(point.design)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # the page scrolls

    def _placed_points(self) -> list[Point]:
        """Those that have a place, what passes last: it is drawn over the others."""
        points = () if self._space is None else self._space.points
        return sorted((point for point in points if point.place is not None), key=lambda point: point.passed)

    def _point_at(self, event: QMouseEvent) -> Point | None:
        """The nearest design, where one is near."""
        points = self._placed_points()
        if not points:
            return None
        view = self.getPlotItem().getViewBox()
        at = view.mapSceneToView(self.mapToScene(event.position().toPoint()))
        across, up = self.placed(*_places(points).T)
        wide, high = self.unit_pixels()
        distance = np.hypot((across - at.x()) * wide, (up - at.y()) * high)
        nearest = int(distance.argmin())
        return points[nearest] if distance[nearest] <= px(_NEAR) else None

    def _draw(self) -> None:
        space, theme = self._space, self._appearance.theme
        if space is None:
            return
        points = self._placed_points()
        across, up = self.placed(*_places(points).T)
        self.scatter.setData(
            across,
            up,
            symbol=[_symbol(point) for point in points],
            size=px(_POINT),
            pen=[self.pen(theme.mark(point.passed), 2 if _symbol(point) == _TTFT_FAILS else 1) for point in points],
            brush=[QColor(theme.mark(point.passed)) for point in points],
        )
        self.front.setData(*self.placed(*_places(space.front).T))
        self.front.setPen(self.pen(theme.ghost_line, 1.5, Qt.PenStyle.DashLine))
        self._draw_ring()
        saved = self.placed(*_places([point for point in points if point.design in self._saved]).T)
        self.dots.setData(*saved, symbol="o", size=px(_DOT), pen=None, brush=QColor(theme.surface))
        self._draw_limits(space, theme)
        self._place_labels()

    def _draw_ring(self) -> None:
        theme = self._appearance.theme
        current = self.placed(*_places([point for point in self._placed_points() if point.design == self._current]).T)
        self.ring.setData(*current, symbol="o", size=px(_RING), pen=self.pen(theme.ink, 2), brush=QColor(theme.surface))

    def _draw_limits(self, space: Space, theme: Theme) -> None:
        cost, tpot = self._limit_place(space)
        (left, right), (bottom, top) = self.across.range, self.up.range
        for zone, rect in zip(
            self._zones,
            (QRectF(cost, bottom, right - cost, top - bottom), QRectF(left, tpot, cost - left, top - tpot)),
            strict=True,
        ):
            zone.setRect(rect)
            zone.setBrush(QColor(theme.over_limit))
        for line, at in zip(self._limits, (cost, tpot), strict=True):
            line.setPos(at)
            line.setPen(self.pen(theme.ink, 2))

    def _limit_place(self, space: Space) -> tuple[float, float]:
        limits = space.brief.limits
        cost, tpot = self.placed(np.array(limits.cost_usd_per_million_tokens), np.array(limits.tpot_p95_s * 1e3))
        return float(cost), float(tpot)

    @Slot()
    def _place_labels(self) -> None:
        space, theme = self._space, self._appearance.theme
        if space is None or not space.points:
            return
        wide, high = self.unit_pixels()
        cost, tpot = self._limit_place(space)
        right, top = self.across.range[1], self.up.range[1]
        checks = space.points[0].grade
        # Above its line; below it where the plot ends first.
        above = (top - tpot) * high >= QFontMetricsF(ui_font(CAPTION, True)).height() + px(_LABEL_MARGIN)
        up = (tpot + px(1) / high, 1.0) if above else (tpot - px(1) / high, 0.0)
        for label, check in zip(self._labels, (checks.cost, checks.tpot), strict=True):
            limit = text.check_limit(check)
            said = tr("limit {limit}", limit=limit.text if check.name == "cost" else limit)
            label.say(said, theme.ink, theme.surface, strong=True)
        # Beyond its line; before it where the plot ends first.
        beyond = (right - cost) * wide >= self._labels[0].width() + px(3)
        self._labels[0].stand(cost + (px(3) if beyond else -px(3)) / wide, top, (0.0 if beyond else 1.0, 0.0))
        self._labels[1].stand(right, up[0], (1.0, up[1]))
        self._clear_points(self._labels[1], tpot)

    def _clear_points(self, label: ChartLabel, y: float) -> None:
        """Let the label of a level line stand elsewhere along it, where it would hide a point."""
        assert self._space is not None
        wide, high = self.unit_pixels()
        places = _places(self._space.points)
        points = [QPointF(x * wide, -y * high) for x, y in np.transpose(self.placed(*places.T)).tolist()]
        size, clear = label.boundingRect().size(), px(_CLEAR)
        left, right = (end * wide for end in self.across.range)
        for x in (right, (left + right) / 2 + size.width() / 2, left + size.width()):
            for top, anchor in ((-y * high - size.height(), 1.0), (-y * high, 0.0)):
                place = QRectF(x - size.width(), top, size.width(), size.height())
                seen = -self.up.range[1] * high <= place.top() and place.bottom() <= -self.up.range[0] * high
                if seen and not any(place.adjusted(-clear, -clear, clear, clear).contains(point) for point in points):
                    label.stand(x / wide, y + (px(1) if anchor else -px(1)) / high, (1.0, anchor))
                    return

    @Slot(object)
    def _on_theme(self, theme: Theme) -> None:
        self.set_theme(theme)
        self._draw()


def _places(points: Collection[Point]) -> np.ndarray:
    """Cost in $ per million tokens and p95 TPOT in ms, shape (points, 2)."""
    places = [point.place for point in points if point.place is not None]
    return np.array(places, np.float64).reshape(-1, 2) * (1, 1e3)


def _range(values: np.ndarray) -> tuple[float, float]:
    """What an axis shows: all values with room beside them."""
    low, high = float(values.min()), float(values.max())
    if _is_wide(values):
        return low / 1.3, high * 1.3
    beside = (high - low or high) * _BESIDE
    return max(low - beside, 0.0), high + beside


def _is_wide(values: np.ndarray) -> bool:
    """Whether the values lie so far apart that only a log scale shows them all."""
    return bool(0 < values.min() * _LOG_FROM < values.max())


def _symbol(point: Point) -> str:
    """By the checks that the point's place doesn't show."""
    if "ttft" in point.stopped_by:
        return _TTFT_FAILS
    if "quality" in point.stopped_by:
        return _TOO_FEW_BITS
    return _OTHERS if point.stopped_by else _PASSES

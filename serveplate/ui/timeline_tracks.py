"""What is drawn above the Gantt on the same axis of time: sequences, cache, passes, and the axis itself."""

import math
from dataclasses import dataclass

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from serveplate.simulator.timeline import Kind, Phase, Series, extremes, share_of
from serveplate.simulator.workload import Floats
from serveplate.ui.gantt import Hues, paint_mark
from serveplate.ui.story_words import moment
from serveplate.ui.theme import CAPTION, Theme, px, ui_font, zoom

SWATCH, _SWATCH_GAP, _ENTRY_GAP = 12, 4, 10
_LEAST_BETWEEN_TICKS = 64
_HEADROOM = 1.08
_LINE = 1.5
_ROOMY = 200.0


@dataclass(frozen=True)
class Span:
    """A span of time across a width of pixels.

    Attributes:
        from_s, to_s: the span.
        left, width: in logical pixels.
    """

    from_s: float
    to_s: float
    left: float
    width: float

    @property
    def seconds(self) -> float:
        """Its length."""
        return self.to_s - self.from_s

    def x(self, at_s: float) -> float:
        """The pixel of a moment."""
        return self.left + (at_s - self.from_s) / self.seconds * self.width

    def moment(self, x: float) -> float:
        """The moment of a pixel, kept within the span."""
        return min(max(self.from_s + (x - self.left) / self.width * self.seconds, self.from_s), self.to_s)

    def edges_s(self, ratio: float) -> Floats:
        """The edges of its columns, each one device pixel wide."""
        return np.linspace(self.from_s, self.to_s, max(int(self.width * ratio), 1) + 1)

    def ticks(self) -> list[float]:
        """Round moments, far enough apart for their words."""
        least = self.seconds * px(_LEAST_BETWEEN_TICKS) / self.width
        power = 10.0 ** math.floor(math.log10(least))
        step = next(step * power for step in (1, 2, 5, 10) if step * power >= least * (1 - 1e-9))
        return [index * step for index in range(math.ceil(self.from_s / step), math.floor(self.to_s / step) + 1)]


@dataclass(frozen=True)
class Shape:
    """A step function as it is drawn: what lies below its peaks, and the band between its least and its most."""

    below: QPainterPath
    band: QPainterPath


def shape_of(start_s: Floats, values: np.ndarray, span: Span, area: QRectF, top: float, ratio: float) -> Shape:
    """A step function in an area whose upper edge is ``top``."""
    edges = span.edges_s(ratio)
    low, high = extremes(start_s, values, edges)
    x = np.repeat(np.linspace(span.left, span.left + span.width, len(edges)), 2)[1:-1]
    upper, lower = (area.bottom() - np.repeat(value, 2) / top * area.height() for value in (high, low))
    floor = np.full(2, area.bottom())
    below = pg.arrayToQPath(np.concatenate((x, x[[-1, 0]])), np.concatenate((upper, floor)))
    # Each column begins with the last value of the one before, so the band has no holes, and filling it is far quicker
    # than a pen that follows it.
    thick = _LINE / 2 * zoom()
    band = pg.arrayToQPath(np.concatenate((x, x[::-1])), np.concatenate((upper - thick, lower[::-1] + thick)))
    band.closeSubpath()
    return Shape(below, band)


def most_sequences(series: Series) -> int:
    """The most that run or wait at once, at least 1: the upper edge of their plot."""
    return max(int(series.running.max()), int(series.waiting.max()), 1)


class Tracks:
    """The step functions and the strip of passes of one span, ready to be painted."""

    def __init__(self, series: Series, cache_bytes: float, span: Span, areas: "Areas", ratio: float) -> None:
        self._areas = areas
        counts, memory = areas.sequences, areas.cache
        top = most_sequences(series) * _HEADROOM
        self._running = shape_of(series.start_s, series.running, span, counts, top, ratio)
        self._waiting = shape_of(series.waiting_from_s, series.waiting, span, counts, top, ratio)
        top = cache_bytes * _HEADROOM
        self._reserved = shape_of(series.start_s, series.reserved_bytes, span, memory, top, ratio)
        self._used = shape_of(series.start_s, series.used_bytes, span, memory, top, ratio)
        self._strip = _strip(series, span, areas.passes, ratio)

    def paint(self, painter: QPainter, theme: Theme) -> None:
        """Draw them."""
        hues, areas = Hues.of(theme), self._areas
        # Every edge is a device pixel's, where smoothing is slow and changes nothing.
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        pale = QColor(hues.decode)
        pale.setAlphaF(0.3)
        for path, hue in (
            (self._running.below, pale),
            (self._running.band, hues.decode),
            (self._waiting.band, hues.waiting),
            (self._reserved.below, hues.reserved),
            (self._reserved.band, theme.ghost_line),
            (self._used.below, hues.used),
        ):
            painter.fillPath(path, QColor(hue))
        painter.setPen(Qt.PenStyle.NoPen)
        for kind, hue in ((Kind.DECODE, hues.decode), (Kind.PREFILL, hues.prefill)):
            painter.setBrush(QColor(hue))
            painter.drawRects(self._strip[kind])
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = areas.cache.bottom() - areas.cache.height() / _HEADROOM
        painter.fillRect(QRectF(areas.cache.left(), size - px(1), areas.cache.width(), 2 * px(1)), QColor(theme.ink))


def _strip(series: Series, span: Span, area: QRectF, ratio: float) -> dict[Kind, list[QRectF]]:
    """Each column's share of decode from below and of prefill from above; neighbours that are alike are one."""
    edges = span.edges_s(ratio)
    x = np.linspace(span.left, span.left + span.width, len(edges))
    rects = {}
    for kind in (Kind.DECODE, Kind.PREFILL):
        heights = np.round(share_of(series, kind, edges) * area.height() * ratio) / ratio
        begins = np.append(0, np.flatnonzero(np.diff(heights)) + 1)
        ends = np.append(begins[1:], len(heights))
        tall = heights[begins]
        tops = np.full(len(tall), area.top()) if kind == Kind.PREFILL else area.bottom() - tall
        rects[kind] = [
            QRectF(left, top, right - left, height)
            for left, right, top, height in zip(
                x[begins].tolist(), x[ends].tolist(), tops.tolist(), tall.tolist(), strict=True
            )
            if height > 0
        ]
    return rects


@dataclass(frozen=True)
class Areas:
    """Where everything is, in logical pixels; ``compact`` leaves the titles out.

    Attributes:
        above: the height of the line over each plot that its legend takes where it has no room beside it, else 0.
    """

    gutter: QRectF
    sequences: QRectF
    cache: QRectF
    passes: QRectF
    requests: QRectF
    axis: QRectF
    compact: bool
    above: float

    @classmethod
    def of(cls, width: float, height: float, gutter: float, above: float) -> "Areas":
        """Share out a size: the Gantt takes most of what is spare."""
        scale = zoom()
        compact = height < _ROOMY * scale or above > 0
        axis, strip, gap, right = (scale * size for size in ((16, 12, 3, 14) if compact else (18, 14, 6, 14)))
        spare = height - axis - strip - 3 * gap - 2 * scale - 4 * above
        track = min(max(spare * 0.26, 17 * scale), 110 * scale)
        tops, y = [], 2 * scale
        for size in (track, track, strip, spare - 2 * track):
            y += above
            tops.append(QRectF(gutter, y, width - gutter - right, max(size, 1.0)))
            y += size + gap
        ends = QRectF(gutter, height - axis, width - gutter - right, axis)
        return cls(QRectF(0, 0, gutter, height), tops[0], tops[1], tops[2], tops[3], ends, compact, above)

    @property
    def plots(self) -> tuple[QRectF, ...]:
        """What shares the axis, from the top."""
        return self.sequences, self.cache, self.passes, self.requests


@dataclass(frozen=True)
class Entry:
    """One entry of the legend: a swatch ("line", "fill", "edged", "thin", "hatch", "mark", "size") and its name."""

    swatch: str
    hue: str
    name: str


def entries_width(entries: list[Entry]) -> float:
    """The width of a line of entries."""
    metrics = QFontMetricsF(ui_font(CAPTION))
    return sum(px(SWATCH + _SWATCH_GAP + _ENTRY_GAP) + metrics.horizontalAdvance(entry.name) for entry in entries)


def paint_entries(painter: QPainter, theme: Theme, entries: list[Entry], at: QPointF) -> None:
    """A line of the legend, its upper left corner at a point."""
    metrics = QFontMetricsF(ui_font(CAPTION))
    x, middle = at.x(), at.y() + metrics.height() / 2
    for entry in entries:
        _paint_swatch(painter, theme, entry, QRectF(x, middle - px(5), px(SWATCH), px(10)))
        painter.setPen(QColor(theme.ink))
        painter.drawText(QPointF(x + px(SWATCH + _SWATCH_GAP), at.y() + metrics.ascent()), entry.name)
        x += entries_width([entry])


def _paint_swatch(painter: QPainter, theme: Theme, entry: Entry, box: QRectF) -> None:
    hue, middle = QColor(entry.hue), box.center().y()
    painter.setPen(Qt.PenStyle.NoPen)
    if entry.swatch == "mark":
        paint_mark(painter, theme, box.center())
    elif entry.swatch in ("thin", "size"):
        thickness = px(4 if entry.swatch == "thin" else 2)
        painter.fillRect(QRectF(box.left(), middle - thickness / 2, box.width(), thickness), hue)
    elif entry.swatch == "hatch":
        painter.setBrush(Hues.of(theme).brush(Phase.EVICTED))
        painter.drawRect(box)
    elif entry.swatch == "line":
        pale = QColor(hue)
        pale.setAlphaF(0.3)
        painter.fillRect(box, pale)
        painter.fillRect(QRectF(box.left(), box.top(), box.width(), px(2)), hue)
    else:
        painter.fillRect(box, hue)
        if entry.swatch == "edged":  # pale, with the edge that it has in the chart
            painter.fillRect(QRectF(box.left(), box.top(), box.width(), px(2)), QColor(theme.ghost_line))


def paint_axis(painter: QPainter, theme: Theme, span: Span, areas: Areas) -> None:
    """The backs of the plots, a line down through them at each tick, and its moment below."""
    metrics, ticks = QFontMetricsF(ui_font(CAPTION)), span.ticks()
    for plot in areas.plots:
        painter.fillRect(plot, QColor(theme.track))
    painter.setPen(QPen(QColor(theme.card_border), 1))
    lines = [
        QLineF(round(span.x(at)) + 0.5, plot.top(), round(span.x(at)) + 0.5, plot.bottom())
        for at in ticks
        for plot in areas.plots
    ]
    painter.drawLines(lines)
    painter.setPen(QColor(theme.muted))
    step = ticks[1] - ticks[0] if len(ticks) > 1 else span.seconds
    for at in ticks:
        words = moment(at, 1000 * step)
        width = metrics.horizontalAdvance(words)
        left = min(max(span.x(at) - width / 2, areas.axis.left()), areas.axis.right() + px(12) - width)
        painter.drawText(QPointF(left, areas.axis.bottom() - metrics.descent()), words)


def paint_cursor(painter: QPainter, theme: Theme, x: float, areas: Areas) -> None:
    """The line at which the values are read, and its handle."""
    painter.fillRect(
        QRectF(x - 0.75 * zoom(), areas.sequences.top(), 1.5 * zoom(), areas.requests.bottom()), QColor(theme.ink)
    )
    foot, wing = areas.axis.top() + 1, px(4)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.ink))
    corners = [QPointF(x, foot), QPointF(x - wing, foot + wing + 1), QPointF(x + wing, foot + wing + 1)]
    painter.drawPolygon(QPolygonF(corners))

"""The Gantt of requests: one row each, or one for a group of neighbours where there are too many for the height."""

from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPolygonF

from serveplate.simulator.run import Run
from serveplate.simulator.timeline import Phase, Phases, phases_of, slowest, visible_requests
from serveplate.simulator.workload import Ints
from serveplate.ui.theme import Theme, px, zoom

MARK = 4.5
_LEAST_ROW, _MOST_ROW, _ROOM_FOR_GAPS = 2.0, 12.0, 4.0
_WAITING_SHARE = 0.4
_NEAR = 9.0
_CHOSEN = 6.0


@dataclass(frozen=True)
class Hues:
    """The colours of the timeline. They differ in lightness too, and what they fill in shape or pattern.

    Attributes:
        waiting: in the queue; thin.
        prefill, decode: passes and phases of that kind.
        evicted: out of the cache again; hatched.
        reserved, used: of the cache.
    """

    waiting: str
    prefill: str
    decode: str
    evicted: str
    reserved: str
    used: str

    @classmethod
    def of(cls, theme: Theme) -> "Hues":
        """The colours for a theme."""
        if theme.name == "high-contrast":
            return cls("#B8B8B8", "#FFFFFF", "#2390E8", "#FFB347", "#4A4A4A", theme.capacity)
        if theme.dark:
            return cls("#8590A0", "#EBD2FF", "#3680B5", "#E0A23C", "#3B4553", theme.capacity)
        return cls("#7B8593", "#4A1F7A", "#358AC2", "#9A6100", "#C6CED9", theme.capacity)

    def phase(self, phase: Phase) -> str:
        """The colour of a phase."""
        return (self.waiting, self.prefill, self.decode, self.evicted)[phase]

    def brush(self, phase: Phase) -> QBrush:
        """What fills a phase."""
        pattern = Qt.BrushStyle.BDiagPattern if phase == Phase.EVICTED else Qt.BrushStyle.SolidPattern
        return QBrush(QColor(self.phase(phase)), pattern)


class Gantt:
    """Lays the requests of a span out in an area, and paints them; made anew for each run."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self._phases: Phases = phases_of(run)
        self._slow = np.zeros(len(run.requests.arrival_s), np.bool_)
        self._slow[slowest(run)] = True
        self._area = QRectF()
        self._rows: Ints = np.empty(0, np.int64)
        self._row_height = _MOST_ROW
        self._rects: dict[Phase, list[QRectF]] = {}
        self._marks: dict[int, QPointF] = {}
        self._chosen_bars: list[tuple[Phase, QRectF]] = []
        self._chosen: int | None = None

    @property
    def rows(self) -> list[int]:
        """The requests that have a row, from the top."""
        requests: list[int] = self._rows.tolist()
        return requests

    def lay_out(self, area: QRectF, from_s: float, to_s: float, chosen: int | None) -> None:
        """Place what is visible of a span of time."""
        self._area, self._chosen = area, chosen
        most = max(int(area.height() / px(_LEAST_ROW)), 1)
        self._rows = visible_requests(self._run, from_s, to_s, most, chosen)
        self._row_height = min(area.height() / max(len(self._rows), 1), px(_MOST_ROW))
        which, row = self._phases.of(self._rows)
        scale = area.width() / (to_s - from_s)
        left = area.left() + (np.clip(self._phases.start_s[which], from_s, to_s) - from_s) * scale
        right = area.left() + (np.clip(self._phases.end_s[which], from_s, to_s) - from_s) * scale
        shown = (self._phases.end_s[which] > from_s) & (self._phases.start_s[which] < to_s)
        for phase in Phase:
            some = shown & (self._phases.phase[which] == phase)
            self._rects[phase] = self._bars(phase, row[some], left[some], right[some])
        own = shown & (self._rows[row] == chosen)
        self._chosen_bars = [
            (Phase(phase), self._chosen_bar(int(place), x, end))
            for phase, place, x, end in zip(
                self._phases.phase[which][own].tolist(), row[own], left[own].tolist(), right[own].tolist(), strict=True
            )
        ]
        first = np.clip(self._run.requests.first_token_s[self._rows], from_s, to_s)
        centres = area.left() + (first - from_s) * scale
        self._marks = {
            request: QPointF(x, self._centre(place))
            for place, (request, x) in enumerate(zip(self._rows.tolist(), centres.tolist(), strict=True))
            if self._slow[request]
        }

    def _bars(self, phase: Phase, row: Ints, left: np.ndarray, right: np.ndarray) -> list[QRectF]:
        """The bars of a phase; none is narrower than half a pixel, so that a prefill of milliseconds shows."""
        gap = float(px(1)) if self._row_height >= px(_ROOM_FOR_GAPS) else 0.0
        thickness = self._row_height - gap
        if phase == Phase.WAITING and gap:
            thickness *= _WAITING_SHARE
        tops = self._area.top() + (row + 0.5) * self._row_height - thickness / 2
        widths = np.maximum(right - left, 0.5)
        return [
            QRectF(x, y, width, thickness)
            for x, y, width in zip(left.tolist(), tops.tolist(), widths.tolist(), strict=True)
        ]

    def _chosen_bar(self, place: int, left: float, right: float) -> QRectF:
        height = max(self._row_height - 1, px(_CHOSEN))
        return QRectF(left, self._centre(place) - height / 2, max(right - left, 1), height)

    def _centre(self, place: int) -> float:
        return self._area.top() + (place + 0.5) * self._row_height

    def request_at(self, point: QPointF) -> int | None:
        """The request that a click means: a mark nearby, else the row; None outside."""
        if not self._area.contains(point) or not len(self._rows):
            return None
        near = min((((mark - point).manhattanLength(), request) for request, mark in self._marks.items()), default=None)
        if near is not None and near[0] <= px(_NEAR):
            return near[1]
        place = int((point.y() - self._area.top()) / self._row_height)
        return int(self._rows[place]) if place < len(self._rows) else None

    def paint(self, painter: QPainter, theme: Theme) -> None:
        """Draw the rows, the marks of the slowest, and the chosen one over all."""
        hues = Hues.of(theme)
        painter.setPen(Qt.PenStyle.NoPen)
        for phase in (Phase.WAITING, Phase.DECODE, Phase.EVICTED, Phase.PREFILL):
            painter.setBrush(hues.brush(phase))
            painter.drawRects(self._rects.get(phase, []))
        self._paint_chosen(painter, theme, hues)
        for request, place in self._marks.items():
            if request != self._chosen:
                paint_mark(painter, theme, place)
        if self._chosen in self._marks:
            paint_mark(painter, theme, self._marks[self._chosen], chosen=True)

    def _paint_chosen(self, painter: QPainter, theme: Theme, hues: Hues) -> None:
        """The chosen request's bars again, tall enough to see, in a frame."""
        if not self._chosen_bars:
            return
        whole = QRectF()
        for _, bar in self._chosen_bars:
            whole = whole.united(bar)
        painter.setPen(QPen(QColor(theme.ink), 1.25 * zoom()))
        painter.setBrush(QColor(theme.surface))
        painter.drawRect(whole.adjusted(-2, -2, 2, 2))
        for phase, bar in self._chosen_bars:
            thin = bar.height() * (1 - _WAITING_SHARE) / 2 if phase == Phase.WAITING else 0
            painter.fillRect(bar.adjusted(0, thin, 0, -thin), hues.brush(phase))


def paint_mark(painter: QPainter, theme: Theme, centre: QPointF, chosen: bool = False) -> None:
    """The mark of one of the slowest: a diamond, larger where it is the chosen one."""
    reach = (MARK + 1.5 if chosen else MARK) * zoom()
    corners = (QPointF(0, -reach), QPointF(reach, 0), QPointF(0, reach), QPointF(-reach, 0))
    painter.setPen(QPen(QColor(theme.ink if chosen else theme.surface), 1.25 * zoom()))
    painter.setBrush(QColor(theme.accent))
    painter.drawPolygon(QPolygonF([centre + corner for corner in corners]))

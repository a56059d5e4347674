"""Distributions: the cumulative share of requests against TTFT and TPOT, with percentiles and limits."""

from decimal import Decimal

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QRectF, Qt, Slot
from PySide6.QtGui import QColor, QFontMetricsF, QPen
from PySide6.QtWidgets import QGraphicsRectItem, QVBoxLayout, QWidget

from serveplate.files.measurements import Latency, ServerMeasurement
from serveplate.files.text import Quantity
from serveplate.simulator.distributions import Distribution, Distributions, distributions_of
from serveplate.simulator.grading import Check
from serveplate.simulator.study import Result
from serveplate.ui import quantities as text
from serveplate.ui.bars import MARK_SIZE, MARK_WIDTH
from serveplate.ui.labels import Span
from serveplate.ui.making import nested
from serveplate.ui.plots import Chart, ChartLabel, PairPage, TwinTable, percent, prose
from serveplate.ui.theme import CAPTION, Appearance, Theme, px, ui_font
from serveplate.ui.translation import tr

_LEAST_PLOT = 136
_LOG_FROM = 20
_SQUEEZE = 0.8
_WITH_UNITS = 280
_PERCENTILES = ((50, "o", 9), (95, "d", 12), (99, "t1", 11))
_TOP = 103


class DistributionsView(PairPage):
    """Two plots, side by side or stacked, and their numbers in a table."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__("distributions_view", tr("Distributions"), _LEAST_PLOT, parent)
        self.plots = {key: DistributionPlot(appearance, key) for key in ("ttft", "tpot")}
        self._legend = prose(appearance, "distributions_legend")
        self._table = TwinTable("distributions_table", tr("TTFT and TPOT over the requests, now and before"))
        self._measured: ServerMeasurement | None = None
        nested(self.body, self.pair, 1)
        for plot in self.plots.values():
            self.add_plot(plot)
        self.body.addWidget(self._legend)
        self.body.addWidget(self._table)

    def show_measurement(self, measured: ServerMeasurement | None) -> None:
        """Draw what a server was measured at beside the next result."""
        self._measured = measured

    def show_result(self, result: Result, previous: Result | None) -> None:
        """Draw a result, and the one before as its ghost."""
        measured = self._measured
        now = distributions_of(result)
        before = None if previous is None else distributions_of(previous)
        for key, plot in self.plots.items():
            plot.show_measured(None if measured is None else getattr(measured, key))
            plot.show_distribution(
                getattr(now, key), None if before is None else getattr(before, key), getattr(result.grade, key), result
            )
        said = tr(
            "A curve counts the requests that took at most so long; a check holds where p95 is left of its limit."
        )
        if previous is not None:
            said = tr("{said} Dashed: before the last move.", said=said)
        if measured is not None:
            said = tr("{said} Dotted, and diamonds: measured with {source}.", said=said, source=measured.source)
        self._legend.set_spans(Span(said, "muted", CAPTION))
        self._table.show_rows(*_table(now, before, measured))


class DistributionPlot(QWidget):
    """One latency: heading, curve, ghost, limit and the three percentiles.

    Attributes:
        chart: the plot below the heading.
        curve, ghost, limit, marks, measured, measured_marks: what is on it.
    """

    def __init__(self, appearance: Appearance, key: str) -> None:
        super().__init__()
        self.setObjectName(f"distribution_{key}")
        self._appearance = appearance
        self._key = key
        self._now: Distribution | None = None
        self._before: Distribution | None = None
        self._measured: Latency | None = None
        self._passed = False
        self._heading = prose(appearance, f"distribution_{key}_heading")
        self._note = prose(appearance, f"distribution_{key}_note")
        self.chart = Chart(appearance, f"distribution_{key}_plot")
        self._zone = self.chart.add(QGraphicsRectItem(), -30)
        self._zone.setPen(QPen(Qt.PenStyle.NoPen))
        self.ghost = self.chart.add(pg.PlotCurveItem(), 1)
        self.limit = self.chart.add(pg.InfiniteLine(angle=90, movable=False), 2)
        self.curve = self.chart.add(pg.PlotCurveItem(), 3)
        self.marks = self.chart.add(pg.ScatterPlotItem(pxMode=True), 4)
        self.measured = self.chart.add(pg.PlotCurveItem(), 3)
        self.measured_marks = self.chart.add(pg.ScatterPlotItem(pxMode=True), 25)  # over the labels
        self._limit_label = ChartLabel(self.chart)
        self._labels = [ChartLabel(self.chart) for _ in _PERCENTILES]
        box = QVBoxLayout(self)
        box.setSpacing(px(2))
        box.setContentsMargins(0, 0, 0, 0)
        for widget in (self._heading, self._note):
            box.addWidget(widget)
        box.addWidget(self.chart, 1)
        self.chart.resized.connect(self._place_labels)
        appearance.changed.connect(self._on_theme)

    def show_measured(self, measured: Latency | None) -> None:
        """Draw what was measured with the next distribution: a curve where every request is known, and percentiles."""
        self._measured = measured

    def show_distribution(self, now: Distribution, before: Distribution | None, check: Check, result: Result) -> None:
        """Draw a distribution, and the one before as its ghost."""
        self._now, self._before, self._passed = now, before, check.passed
        log = self._show_range(now, before)
        self._say(check, result, log=log)
        self._draw()

    def _show_range(self, now: Distribution, before: Distribution | None) -> bool:
        """Show all of both curves and limits; whether that takes a log scale."""
        shown = [now] if before is None else [now, before]
        ends = [each.values_s[[0, -1]] for each in shown if len(each.values_s)]
        if self._measured is not None:
            ends.append(np.array([value for value, _ in self._measured_points() if value > 0]))
            if self._measured.values_s is not None:
                ends.append(self._measured.values_s[[0, -1]])
        every = np.concatenate([*ends, [each.limit_s for each in shown]]) * self._scale
        low, high = float(every.min()), float(every.max())
        log = low > 0 and high / low > _LOG_FROM
        across = (low / 1.3, high * (high / low) ** 0.12) if log else (0.0, high * 1.15)
        self.chart.show_range(across, (0, _TOP), log=(log, False))
        return log

    def _say(self, check: Check, result: Result, *, log: bool) -> None:
        name = {"ttft": tr("TTFT"), "tpot": tr("TPOT")}[self._key]
        unit = {"ttft": tr("s"), "tpot": tr("ms")}[self._key]
        scale = tr("log scale") if log else tr("linear scale")
        self._heading.set_spans(
            Span(tr("{name}, {unit}", name=name, unit=unit), strong=True),
            Span(tr("  {scale}; % of requests", scale=scale), "muted", CAPTION),
        )
        value, limit = text.check_value(check), text.check_limit(check)
        if value is not None:
            verb = tr("passes") if check.passed else tr("fails")
            words = tr("p95 {verb}: {value}, limit {limit}", verb=verb, value=value, limit=limit)
        elif not result.measures.feasible:
            words = tr("No result: this design can't run")
        elif check.passed:
            words = tr("None measured: no output has two tokens")
        else:
            words = tr("No result: the traffic brings no requests")
        self._note.set_spans(Span(words, "pass_text" if check.passed else "fail_text", CAPTION))
        self.chart.setAccessibleName(tr("{name} of the requests. {words}", name=name, words=words))

    @property
    def _scale(self) -> float:
        return 1.0 if self._key == "ttft" else 1e3

    def _draw(self) -> None:
        now, theme = self._now, self._appearance.theme
        if now is None:
            return
        mark = theme.mark(self._passed)
        for item, each in ((self.curve, now), (self.ghost, self._before)):
            values, shares = (np.empty(0), np.empty(0)) if each is None else each.curve()
            item.setData(*self.chart.placed(values * self._scale, shares * 100))
        self.curve.setPen(self.chart.pen(mark, 2.5))
        self.ghost.setPen(self.chart.pen(theme.ghost_line, 1.5, Qt.PenStyle.DashLine))
        limit = float(self.chart.placed(np.array(now.limit_s * self._scale), np.array(0.0))[0])
        self.limit.setPos(limit)
        self.limit.setPen(self.chart.pen(theme.ink, 2))
        right = self.chart.across.range[1]
        self._zone.setRect(QRectF(limit, 0, max(right - limit, 0), _TOP))
        self._zone.setBrush(QColor(theme.over_limit))
        placed = self._marked()
        self.marks.setData(
            [x for _, x, _, _ in placed],
            [share for share, _, _, _ in placed],
            symbol=[symbol for _, _, symbol, _ in placed],
            size=[px(size) for _, _, _, size in placed],
            pen=self.chart.pen(theme.surface, 1),
            brush=QColor(theme.ink),
        )
        self._draw_measured(theme)
        self._place_labels()

    def _draw_measured(self, theme: Theme) -> None:
        values = None if self._measured is None else self._measured.values_s
        shares = np.empty(0) if values is None else np.linspace(0, 100, len(values))
        self.measured.setData(*self.chart.placed(np.empty(0) if values is None else values * self._scale, shares))
        self.measured.setPen(self.chart.pen(theme.ink, 1.5, Qt.PenStyle.DotLine))
        points = np.array(self._measured_points()).reshape(-1, 2)
        across, up = self.chart.placed(points[:, 0] * self._scale, points[:, 1])
        self.measured_marks.setData(
            across,
            up,
            symbol="d",
            size=px(MARK_SIZE),
            pen=self.chart.pen(theme.ink, MARK_WIDTH),
            brush=QColor(theme.surface),
        )

    def _measured_points(self) -> list[tuple[float, float]]:
        """The measured percentiles that are known, in seconds and in percent."""
        if self._measured is None:
            return []
        found = ((self._measured.p50_s, 50.0), (self._measured.p95_s, 95.0), (self._measured.p99_s, 99.0))
        return [(value, share) for value, share in found if value is not None and value > 0]

    def _marked(self) -> list[tuple[float, float, str, int]]:
        """Each percentile: its share, where it stands across, its symbol and the symbol's size."""
        now = self._now
        if now is None or now.p50_s is None or now.p95_s is None or now.p99_s is None:
            return []
        values = np.array([now.p50_s, now.p95_s, now.p99_s]) * self._scale
        across, _ = self.chart.placed(values, values)
        return [
            (float(share), float(x), symbol, size)
            for (share, symbol, size), x in zip(_PERCENTILES, across, strict=True)
        ]

    @Slot()
    def _place_labels(self) -> None:
        """Write the values at their marks: one below the other, on the side that has room for them."""
        now, theme = self._now, self._appearance.theme
        if now is None:
            return
        wide, high = self.chart.unit_pixels()
        line = QFontMetricsF(ui_font(CAPTION)).height() + px(4)
        left, right = self.chart.across.range
        limit = float(self.limit.value())
        words = tr("limit {limit}", limit=self._plain_limit(now.limit_s))
        self._limit_label.say(words, theme.ink, theme.surface, strong=True)
        # On the side where the curve is not, if that has the room.
        width = QFontMetricsF(ui_font(CAPTION, True)).horizontalAdvance(words) + px(20)
        rightward = (right - limit) * wide > width if self._passed else (limit - left) * wide < width
        gap = (1 if rightward else -1) * px(4) / wide
        self._limit_label.stand(limit + gap, 0, (0.0 if rightward else 1.0, 1.0))
        marked = self._marked()
        if not marked:
            for label in self._labels:
                label.say("", theme.ink, theme.surface)
            return
        below = _TOP * high
        all_fit = below > (len(marked) + 2) * line  # the limit's stands below them, and each a little beside its mark
        values = dict(zip((50, 95, 99), (now.p50_s, now.p95_s, now.p99_s), strict=True))
        for label, (share, x, _, size) in reversed(list(zip(self._labels, marked, strict=True))):
            value = values[int(share)]
            assert value is not None
            quantity = _quantity(self._key, value, now.limit_s)
            shown = quantity if self.chart.width() > px(_WITH_UNITS) else quantity.text
            said = tr("p{share} {value}", share=int(share), value=shown)
            if not all_fit and share != 95:
                label.say("", theme.ink, theme.surface)
                continue
            label.say(said, theme.ink, theme.surface, strong=share == 95)
            width = QFontMetricsF(ui_font(CAPTION, share == 95)).horizontalAdvance(said) + px(20)
            fits_right = (right - x) * wide > width * _SQUEEZE
            at = min(x + px(10) / wide, right - width / wide) if fits_right else x - px(10) / wide
            # On the right it stands below the curve, which goes on upward there; below its mark too where both
            # have not the room beside one another.
            beside = (at - x) * wide > px(size) / 2
            down = (0 if beside else px(size) / 2) if fits_right else -line / 2
            top = max(min(share * high - down, below), line)
            label.stand(at, top / high, (0.0 if fits_right else 1.0, 0.0))
            below = top - line

    def _plain_limit(self, limit_s: float) -> str:
        shown = Decimal(repr(limit_s)).scaleb(0 if self._key == "ttft" else 3)
        return str(Quantity(text.plain(shown), tr("s") if self._key == "ttft" else tr("ms")))

    @Slot(object)
    def _on_theme(self, theme: Theme) -> None:
        self.chart.set_theme(theme)
        self._draw()


def _quantity(key: str, value_s: float, limit_s: float | None) -> Quantity:
    return text.seconds(value_s, limit_s) if key == "ttft" else text.milliseconds(value_s, limit_s)


def _table(
    now: Distributions, before: Distributions | None, measured: ServerMeasurement | None
) -> tuple[list[str], dict[str, list[str]]]:
    """The table's columns and its rows by name."""
    columns = {tr("TTFT"): _column("ttft", now.ttft)}
    if before is not None:
        columns[tr("TTFT before")] = _column("ttft", before.ttft)
    if measured is not None:
        columns[tr("TTFT measured")] = _measured_column("ttft", measured.ttft)
    columns[tr("TPOT")] = _column("tpot", now.tpot)
    if before is not None:
        columns[tr("TPOT before")] = _column("tpot", before.tpot)
    if measured is not None:
        columns[tr("TPOT measured")] = _measured_column("tpot", measured.tpot)
    names = (tr("p50"), tr("p95"), tr("p99"), tr("mean"), tr("limit of p95"), tr("requests within the limit"))
    rows = zip(*columns.values(), strict=True)
    return list(columns), {name: list(cells) for name, cells in zip(names, rows, strict=True)}


def _column(key: str, shown: Distribution) -> list[str]:
    measured = [
        text.NOTHING if value is None else str(_quantity(key, value, shown.limit_s))
        for value in (shown.p50_s, shown.p95_s, shown.p99_s, shown.mean_s)
    ]
    limit = text.check_limit(Check(key, None, shown.limit_s, False))
    within = shown.within_limit
    return [*measured, str(limit), text.NOTHING if within is None else percent(within)]


def _measured_column(key: str, shown: Latency) -> list[str]:
    values = (shown.p50_s, shown.p95_s, shown.p99_s, shown.mean_s)
    return [
        *(text.NOTHING if value is None else str(_quantity(key, value, None)) for value in values),
        text.NOTHING,
        text.NOTHING,
    ]

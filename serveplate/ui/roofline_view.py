"""The roofline: each kind of pass at its arithmetic intensity, under what the GPUs can do."""

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QRectF, Qt, Slot
from PySide6.QtGui import QColor, QPen, QResizeEvent
from PySide6.QtWidgets import QGraphicsRectItem, QWidget

from serveplate.simulator.intensity import Kind, Roof, kinds_of, roof_of
from serveplate.simulator.study import Result
from serveplate.ui import quantities as text
from serveplate.ui.labels import Span
from serveplate.ui.plots import Chart, ChartLabel, TwinTable, ViewPage, percent, prose
from serveplate.ui.theme import CAPTION, Appearance, Theme, px
from serveplate.ui.translation import tr

_LEAST_PLOT = 150
_SYMBOLS = {"prefill": "s", "decode": "o", "verify": "d", "draft": "t1"}
_CENTRE, _GHOST, _DOT = 15, 13, 5
_KINDS = 3
_BESIDE = 10
_LOW = 130
_TERA = 1e12
_ABOVE_PEAK, _RIGHT_OF_ALL = 3.6, 4.0
_WIDEST_PROSE = 680


class RooflineView(ViewPage):
    """The plot, a sentence for each kind of pass, and a table."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__("roofline_view", tr("Roofline"), parent)
        self._heading = prose(appearance, "roofline_heading")
        self.plot = RooflinePlot(appearance)
        self._sentence = prose(appearance, "roofline_sentence")
        self._sentence.setMaximumWidth(px(_WIDEST_PROSE))
        self._table = TwinTable("roofline_table", tr("Kinds of pass under the roof, now and before"))
        self.body.addWidget(self._heading)
        self.body.addWidget(self.plot, 1)
        self.body.addWidget(self._sentence)
        self.body.addWidget(self._table)

    def show_result(self, result: Result, previous: Result | None) -> None:
        """Draw a result, and the one before as its ghost."""
        roof, kinds = roof_of(result.brief, result.design), kinds_of(result.run)
        before = () if previous is None else kinds_of(previous.run)
        self.plot.show_kinds(roof, kinds, before)
        self._heading.set_spans(
            Span(tr("TFLOP/s against FLOP per byte, log scales"), strong=True),
            Span("  " + _roof_words(result, roof, ghosts=bool(before)), "muted", CAPTION),
        )
        sentences = _sentences(result, roof, kinds)
        # Each begins a line, yet they are one text.
        spans = [part for said in sentences for part in (Span(said), Span(" ", shown="\u2028"))]
        self._sentence.set_spans(*spans[:-1])
        self.plot.setAccessibleName(tr("Roofline. {words}", words=self._sentence.text()))
        self._table.show_rows(*_table(kinds, before))
        self._table.setVisible(bool(kinds or before))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.plot.setMinimumHeight(self.plots_height(_LEAST_PLOT, self._heading))


class RooflinePlot(Chart):
    """The roof, its ridge, a cloud of passes of each kind and their centres.

    Attributes:
        centres: the marks of the kinds' centres.
    """

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance, "roofline_plot")
        self._appearance = appearance
        self._roof: Roof | None = None
        self._kinds: tuple[Kind, ...] = ()
        self._before: tuple[Kind, ...] = ()
        self._compute_side = self.add(QGraphicsRectItem(), -30)
        self._compute_side.setPen(QPen(Qt.PenStyle.NoPen))
        self._reached_ridge = self.add(pg.InfiniteLine(angle=90, movable=False), 1)
        self._peak, self._reached = (self.add(pg.PlotCurveItem(), 3) for _ in range(2))
        self._clouds = [self.add(pg.ScatterPlotItem(pxMode=True), 2) for _ in range(_KINDS)]
        self._moves = [self.add(pg.PlotCurveItem(), 5) for _ in range(_KINDS)]
        self._ghosts = self.add(pg.ScatterPlotItem(pxMode=True), 6)
        self.centres = self.add(pg.ScatterPlotItem(pxMode=True), 7)
        self._labels = [ChartLabel(self) for _ in range(_KINDS)]
        self._ridge_label, self._memory_label, self._compute_label = (ChartLabel(self, 10) for _ in range(3))
        self.resized.connect(self._place_labels)
        appearance.changed.connect(self._on_theme)

    def show_kinds(self, roof: Roof, kinds: tuple[Kind, ...], before: tuple[Kind, ...]) -> None:
        """Draw kinds of pass, and the centres of those before."""
        self._roof, self._kinds, self._before = roof, kinds, before
        clouds = [kind.cloud() for kind in kinds]
        centres = np.array([kind.centre for kind in (*kinds, *before)]).reshape(-1, 2)
        intensities = np.concatenate([*(cloud[0] for cloud in clouds), centres[:, 0], [roof.reached_ridge / 100]])
        speeds = np.concatenate([*(cloud[1] for cloud in clouds), centres[:, 1], [roof.peak_flop_per_s / 100]])
        left, right = intensities.min() / 1.6, max(intensities.max(), roof.peak_ridge * 4) * _RIGHT_OF_ALL
        self.show_range(
            (left, right), (speeds.min() / 2 / _TERA, roof.peak_flop_per_s * _ABOVE_PEAK / _TERA), log=(True, True)
        )
        for item, cloud in zip(self._clouds, [*clouds, *[(np.empty(0), np.empty(0))] * _KINDS], strict=False):
            item.setData(*self._at(*cloud))
        self._draw()

    def _at(self, intensity: np.ndarray, flop_per_s: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        across, up = self.placed(np.asarray(intensity), np.asarray(flop_per_s) / _TERA)
        return across, up

    def _draw(self) -> None:
        roof, theme = self._roof, self._appearance.theme
        if roof is None:
            return
        for line, flop, moved, style in (
            (self._peak, roof.peak_flop_per_s, roof.peak_bytes_per_s, Qt.PenStyle.SolidLine),
            (self._reached, roof.reached_flop_per_s, roof.reached_bytes_per_s, Qt.PenStyle.DashLine),
        ):
            left, right = (10.0**end for end in self.across.range)
            corners = np.array([min(left, flop / moved), flop / moved, max(right, flop / moved)])
            line.setData(*self._at(corners, np.minimum(flop, corners * moved)))
            line.setPen(self.pen(theme.ink, 2 if style == Qt.PenStyle.SolidLine else 1.5, style))
        self._draw_sides(roof, theme)
        for item, kind in zip(self._clouds, self._kinds, strict=False):
            colour = QColor(theme.capacity)
            colour.setAlpha(110)
            item.setSymbol(_SYMBOLS[kind.name])
            item.setSize(px(_DOT))
            item.setPen(None)
            item.setBrush(colour)
        self._draw_centres(theme)
        self._place_labels()

    def _draw_sides(self, roof: Roof, theme: Theme) -> None:
        """Where memory binds, and where compute does."""
        ridge = float(np.log10(roof.reached_ridge))
        (_, right), (bottom, top) = self.across.range, self.up.range
        self._compute_side.setRect(QRectF(ridge, bottom, right - ridge, top - bottom))
        self._compute_side.setBrush(QColor(theme.track))
        self._reached_ridge.setPos(ridge)
        self._reached_ridge.setPen(self.pen(theme.ghost_line, 1, Qt.PenStyle.DotLine))

    def _draw_centres(self, theme: Theme) -> None:
        for item, kinds, size, pen, brush in (
            (self.centres, self._kinds, _CENTRE, self.pen(theme.surface, 1.5), theme.ink),
            (self._ghosts, self._before, _GHOST, self.pen(theme.ghost_line, 1.5), theme.ghost_fill),
        ):
            centres = np.array([kind.centre for kind in kinds]).reshape(-1, 2)
            symbols = [_SYMBOLS[kind.name] for kind in kinds]
            item.setData(*self._at(*centres.T), symbol=symbols, size=px(size), pen=pen, brush=QColor(brush))
        old = {_slot(kind): kind.centre for kind in self._before}
        new = {_slot(kind): kind.centre for kind in self._kinds}
        for slot, item in enumerate(self._moves):
            ends = [old[slot], new[slot]] if slot in old and slot in new else []
            item.setData(*self._at(*np.array(ends).reshape(-1, 2).T))
            item.setPen(self.pen(theme.ghost_line, 1.5))

    @Slot()
    def _place_labels(self) -> None:
        roof, theme = self._roof, self._appearance.theme
        if roof is None:
            return
        wide, high = self.unit_pixels()
        for label in self._labels:
            label.say("", theme.ink, theme.surface)
        (_, right), (bottom, top) = self.across.range, self.up.range
        taken: list[QRectF] = []
        placed = sorted(zip(self._labels, self._kinds, strict=False), key=lambda pair: pair[1].centre, reverse=True)
        for label, kind in placed:
            x, y = (float(end) for end in self._at(*np.array(kind.centre)))
            said = tr("{name}, {intensity}", name=_names()[kind.name], intensity=text.number(kind.centre[0]))
            label.say(said, theme.ink, theme.surface, strong=True)
            # Below a centre there is no roof. Counted in pixels, downward.
            rect = QRectF(x * wide + px(_BESIDE), px(4) - y * high, label.width(), label.boundingRect().height())
            if rect.right() > right * wide:
                rect.moveRight(x * wide - px(_BESIDE))
            while any(rect.intersects(other) for other in taken):
                rect.translate(0, rect.height() / 2)
            taken.append(rect)
            label.stand(rect.left() / wide, -rect.top() / high, (0.0, 0.0))
        low = (top - bottom) * high < px(_LOW)
        self._label_roof(roof, theme, low=low)
        ridge = float(np.log10(roof.reached_ridge))
        self._memory_label.say(tr("memory bound"), theme.muted, theme.surface)
        self._memory_label.stand(ridge - px(4) / wide, bottom, (1.0, 1.0))
        size = self._memory_label.boundingRect().size()
        place = QRectF(ridge * wide - px(4) - size.width(), -bottom * high - size.height(), size.width(), size.height())
        self._memory_label.setVisible(not any(place.intersects(other) for other in taken))
        self._compute_label.say("" if low else tr("compute bound"), theme.muted, theme.track)
        self._compute_label.stand(ridge + px(4) / wide, bottom, (0.0, 1.0))

    def _label_roof(self, roof: Roof, theme: Theme, *, low: bool) -> None:
        """Over the ridge; at its foot in a low plot, which has no room above its roof."""
        wide, high = self.unit_pixels()
        x, y = self._at(np.array(roof.peak_ridge), np.array(roof.peak_flop_per_s))
        both = tr(
            "ridge {peak} FLOP/byte; reached, {reached}",
            peak=text.number(roof.peak_ridge),
            reached=text.number(roof.reached_ridge),
        )
        self._ridge_label.say(both, theme.ink, theme.track if low else theme.surface)
        if low:
            self._ridge_label.stand(float(x) + px(4) / wide, self.up.range[0], (0.0, 1.0))
        else:
            self._ridge_label.stand(float(x), float(y) + px(2) / high, (0.5, 1.0))

    @Slot(object)
    def _on_theme(self, theme: Theme) -> None:
        self.set_theme(theme)
        self._draw()


def _slot(kind: Kind) -> int:
    """Kinds that follow each other from design to design: decode becomes verify."""
    return {"prefill": 0, "decode": 1, "verify": 1, "draft": 2}[kind.name]


def _names() -> dict[str, str]:
    return {"prefill": tr("Prefill"), "decode": tr("Decode"), "verify": tr("Verify"), "draft": tr("Draft")}


def _tera(value: float) -> str:
    return text.number(value / _TERA)


def _roof_words(result: Result, roof: Roof, *, ghosts: bool) -> str:
    """What the lines are, and what is pale."""
    said = tr(
        "Roof: {gpus}, {flop} TFLOP/s and {bandwidth} TB/s; dashed, the {compute} and {memory} that passes reach.",
        gpus=tr("{n} {name} GPU", "{n} {name} GPUs", n=result.design.gpus, name=result.brief.gpu.name),
        flop=_tera(roof.peak_flop_per_s),
        bandwidth=_tera(roof.peak_bytes_per_s),
        compute=percent(roof.compute_efficiency),
        memory=percent(roof.bandwidth_efficiency),
    )
    return tr("{said} Pale: before the last move.", said=said) if ghosts else said


def _sentences(result: Result, roof: Roof, kinds: tuple[Kind, ...]) -> list[str]:
    """A sentence on each kind of pass, and one on the ridge."""
    if not result.measures.feasible:
        return [tr("No passes: this design can't run.")]
    if not kinds:
        return [tr("No passes: the traffic brings no requests.")]
    ridge = tr(
        "Memory binds below {reached} FLOP/byte, the ridge of what passes reach; the ridge of the peaks is at {peak}.",
        reached=text.number(roof.reached_ridge),
        peak=text.number(roof.peak_ridge),
    )
    return [*(_sentence(result, kind) for kind in kinds), ridge]


def _sentence(result: Result, kind: Kind) -> str:
    intensity, speed = kind.centre
    memory = kind.memory_bound_share
    if memory >= 0.5:
        bound = tr("memory bound in {share} of its time", share=percent(memory))
    else:
        bound = tr("compute bound in {share} of its time", share=percent(1 - memory))
    figures = tr(
        "{intensity} FLOP/byte, {speed} TFLOP/s, {bound}.",
        intensity=text.number(intensity),
        speed=_tera(speed),
        bound=bound,
    )
    tokens = text.number(float(kind.tokens.mean()))
    if kind.name == "draft":
        cost = text.plain(result.brief.speculation.draft_cost)
        return tr(
            "Draft: each token takes {cost} of a plain pass over {tokens} tokens: {figures}",
            cost=cost,
            tokens=tokens,
            figures=figures,
        )
    return tr(
        "{name}: {passes} read on average {weights} of weights and {cache} of KV cache for {tokens} tokens: {figures}",
        name=_names()[kind.name],
        passes=tr("{n} pass", "{n} passes", n=len(kind.tokens)),
        weights=text.gigabytes(kind.weight_bytes),
        cache=text.gigabytes(kind.mean_cache_bytes),
        tokens=tokens,
        figures=figures,
    )


def _table(kinds: tuple[Kind, ...], before: tuple[Kind, ...]) -> tuple[list[str], dict[str, list[str]]]:
    """The table's columns and its rows by name; those before have rows of their own."""
    columns = [
        tr("Passes"),
        tr("Time"),
        tr("FLOP/byte"),
        tr("TFLOP/s"),
        tr("Weights a pass"),
        tr("KV cache a pass"),
        tr("Tokens a pass"),
        tr("Memory bound"),
    ]
    rows = {_names()[kind.name]: _cells(kind) for kind in kinds}
    rows |= {tr("{name} before", name=_names()[kind.name]): _cells(kind) for kind in before}
    return columns, rows


def _cells(kind: Kind) -> list[str]:
    intensity, speed = kind.centre
    return [
        text.number(len(kind.tokens)),
        str(text.seconds(kind.total_s)),
        text.number(intensity),
        _tera(speed),
        str(text.gigabytes(kind.weight_bytes)),
        str(text.gigabytes(kind.mean_cache_bytes)),
        text.number(float(kind.tokens.mean())),
        percent(kind.memory_bound_share),
    ]

"""How far to trust it: simulated mean TPOT against published measurements, and a measurement of one's own."""

from collections.abc import Sequence

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QColor, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from serveplate.files.calibrations import published_measurements
from serveplate.files.measurements import ServerMeasurement
from serveplate.files.timings import CALIBRATED, timed, timing_title
from serveplate.simulator.brief import Brief
from serveplate.simulator.calibration import MOST_GPUS_FITTED, Comparison, errors_of
from serveplate.simulator.study import Result
from serveplate.ui import quantities
from serveplate.ui.background import CompareWork
from serveplate.ui.labels import Span
from serveplate.ui.making import nested
from serveplate.ui.measured_words import comparison_rows, difference_words
from serveplate.ui.plots import Chart, PairPage, TwinTable, prose
from serveplate.ui.theme import CAPTION, Appearance, Theme, px
from serveplate.ui.translation import brief_text, joined, tr

_LEAST_PLOT = 170
_BAND = 0.1
_BEYOND = 0  # the symbol of all that have more GPUs than are fitted
_SYMBOLS = {1: ("o", 8), 2: ("d", 10), _BEYOND: ("x", 7)}
_ROOM = 1.15


class TrustView(PairPage):
    """Two plots, one a timing, their errors and their points as tables, and what the model leaves out.

    Attributes:
        wanted: Signal(tuple[CompareWork, ...]), when it is first seen: what it has to be told with ``show_compared``.
        plots: by the timing: "plate", "calibrated".
    """

    wanted = Signal(object)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__("trust_view", tr("How far to trust it"), _LEAST_PLOT, parent)
        self._works: tuple[CompareWork, ...] = ()
        self._measured: ServerMeasurement | None = None
        self._own = prose(appearance, "trust_own")
        self._own_table = TwinTable("trust_own_table", tr("Your measurement beside the simulation"))
        self._sentence = prose(appearance, "trust_sentence")
        titles = {"plate": tr("The plate's timing"), "calibrated": brief_text(timing_title(CALIBRATED))}
        self.plots = {name: TrustPlot(appearance, name, title) for name, title in titles.items()}
        self._legend = prose(appearance, "trust_legend")
        self._errors = TwinTable("trust_errors", tr("Errors of mean TPOT by timing and GPUs"))
        self._left_out = prose(appearance, "trust_left_out")
        self._points = TwinTable("trust_points", tr("Every measurement beside both simulations"))
        for widget in (self._own, self._own_table):
            self.body.addWidget(widget)
        nested(self.body, self.pair, 1)
        for plot in self.plots.values():
            self.add_plot(plot)
        for widget in (self._legend, self._sentence, self._errors, self._left_out, self._points):
            self.body.addWidget(widget)
        for widget in (self._own, self._own_table, self._errors, self._points):
            widget.hide()
        self._say()

    def show_measurement(self, measured: ServerMeasurement | None) -> None:
        """Take the measurement of the design whose result comes next."""
        self._measured = measured

    def show_result(self, result: Result, previous: Result | None) -> None:
        """Show the measurement of a result's design beside it, if there is one."""
        measured = self._measured
        for widget in (self._own, self._own_table):
            widget.setVisible(measured is not None)
        if measured is None:
            return
        title = tr("Your measurement: {file}, with {source}", file=measured.file, source=measured.source)
        differs = joined(*difference_words(measured, result))
        self._own.set_spans(Span(title, strong=True), Span(f"\u2028{differs}", size=CAPTION))
        self._own_table.show_rows(*comparison_rows(measured, result))

    def show_compared(self, comparisons: Sequence[Comparison]) -> None:
        """Draw the comparisons that were wanted: first all under the plate's timing, then all under the calibrated."""
        half = len(comparisons) // 2
        by_timing = {"plate": comparisons[:half], "calibrated": comparisons[half:]}
        for name, plot in self.plots.items():
            plot.show_comparisons(by_timing[name])
        self._errors.show_rows(*_error_rows(by_timing))
        self._points.show_rows(*_point_rows(by_timing))
        for table in (self._errors, self._points):
            table.show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._works:
            rows, plate = published_measurements(), Brief()
            self._works = tuple(CompareWork(brief, row) for brief in (plate, timed(plate, CALIBRATED)) for row in rows)
            self.wanted.emit(self._works)

    def _say(self) -> None:
        self._sentence.set_spans(
            Span(
                tr(
                    "Simulated mean TPOT against 120 published measurements of Llama 3.1 8B on H100s with TensorRT-LLM "
                    "1.0.0rc3: 8 to 128 clients that wait for answers, prompts of 1,024 and 2,048 tokens. The "
                    "calibrated timing is fitted to those with 1 and 2 GPUs."
                )
            )
        )
        self._legend.set_spans(
            Span(
                tr(
                    "Across measured, up simulated; errors are means. On the line both are equal, within the band "
                    "off by 10% at most. Circles: 1 GPU. Diamonds: 2 GPUs. Crosses: 4 and 8 GPUs, of which nothing is "
                    "claimed."
                ),
                "muted",
                CAPTION,
            )
        )
        self._left_out.set_spans(
            Span(tr("What the model leaves out. "), strong=True),
            Span(
                tr(
                    "A pass is as fast as its compute or its memory traffic allows, never slower for its kernels; a "
                    "prefill stops all decoding, where engines mix the two (chunked prefill); no prefix is cached, no "
                    "memory goes to activations, nothing waits for tokenising or the network; quantised weights answer "
                    "as well as whole ones, and a draft's tokens are accepted by chance. TTFT is not fitted: it "
                    "depends on how a benchmark's clients start."
                )
            ),
        )


class TrustPlot(QWidget):
    """One timing: simulated against measured mean TPOT on log scales, with the line where they are equal.

    Attributes:
        chart: the plot below the heading.
        points: what is on it, by 1 GPU, 2 GPUs, and more (0).
    """

    def __init__(self, appearance: Appearance, name: str, title: str) -> None:
        super().__init__()
        self.setObjectName(f"trust_{name}")
        self._appearance = appearance
        self._title = title
        self._comparisons: Sequence[Comparison] = ()
        self._heading = prose(appearance, f"trust_{name}_heading")
        self._heading.set_spans(Span(title, strong=True))
        self._note = prose(appearance, f"trust_{name}_note")
        self._note.set_spans(Span(tr("Being worked out…"), "muted", CAPTION))
        self.chart = Chart(appearance, f"trust_{name}_plot")
        self._edges = [self.chart.add(pg.PlotCurveItem(antialias=True), -10) for _ in range(2)]
        self._band = self.chart.add(pg.FillBetweenItem(*self._edges), -20)
        self._line = self.chart.add(pg.PlotCurveItem(antialias=True), 1)
        self.points = {gpus: self.chart.add(pg.ScatterPlotItem(pxMode=True), 3 - gpus) for gpus in _SYMBOLS}
        box = QVBoxLayout(self)
        box.setSpacing(px(2))
        box.setContentsMargins(0, 0, 0, 0)
        for widget in (self._heading, self._note):
            box.addWidget(widget)
        box.addWidget(self.chart, 1)
        box.addStretch(0)
        self.chart.hide()  # its axes would be of nothing
        appearance.changed.connect(self._on_theme)

    def show_comparisons(self, comparisons: Sequence[Comparison]) -> None:
        """Draw a point a measurement."""
        self._comparisons = comparisons
        said = tr(", ").join(
            tr("{gpus} {mean} off", gpus=quantities.gpus(gpus), mean=_share(errors.mean))
            for gpus in range(1, MOST_GPUS_FITTED + 1)
            if (errors := errors_of([each for each in comparisons if each.measurement.gpus == gpus])) is not None
        )
        self._note.set_spans(Span(tr("mean TPOT, ms  "), "muted", CAPTION), Span(said, size=CAPTION))
        self.chart.setAccessibleName(tr("{title}. {said}", title=self._title, said=said))
        self.chart.show()
        self._draw()

    def _draw(self) -> None:
        if not self._comparisons:
            return
        theme = self._appearance.theme
        measured = np.array([each.measurement.tpot_s for each in self._comparisons]) * 1e3
        simulated = np.array([each.tpot_s for each in self._comparisons]) * 1e3
        gpus = np.array([each.measurement.gpus for each in self._comparisons])
        gpus[gpus > MOST_GPUS_FITTED] = _BEYOND
        both = np.concatenate([measured, simulated])
        ends = np.array([both.min() / _ROOM, both.max() * _ROOM])
        self.chart.show_range(tuple(ends), tuple(ends), log=(True, True))
        self._line.setData(*self.chart.placed(ends, ends))
        self._line.setPen(self.chart.pen(theme.ink, 1.5))
        for edge, factor in zip(self._edges, (1 - _BAND, 1 + _BAND), strict=True):
            edge.setData(*self.chart.placed(ends, ends * factor))
            edge.setPen(self.chart.pen(theme.ghost_line, 1))
        self._band.setBrush(QColor(theme.ghost_fill))
        for group, item in self.points.items():
            there, (symbol, size) = gpus == group, _SYMBOLS[group]
            across, up = self.chart.placed(measured[there], simulated[there])
            colour = theme.muted if group == _BEYOND else theme.ink
            fill = theme.surface if group == 1 else colour
            item.setData(across, up, symbol=symbol, size=px(size), pen=self.chart.pen(colour, 1), brush=QColor(fill))

    @Slot(object)
    def _on_theme(self, theme: Theme) -> None:
        self.chart.set_theme(theme)
        self._draw()


def _error_rows(by_timing: dict[str, Sequence[Comparison]]) -> tuple[list[str], dict[str, list[str]]]:
    """Mean and worst error of each timing, by GPUs."""
    rows: dict[str, list[str]] = {}
    for gpus in sorted({each.measurement.gpus for each in by_timing["plate"]}):
        cells = []
        for comparisons in by_timing.values():
            errors = errors_of([each for each in comparisons if each.measurement.gpus == gpus])
            cells += [] if errors is None else [_share(errors.mean), _share(errors.worst)]
        rows[quantities.gpus(gpus)] = cells
    columns = [tr("Plate: mean error"), tr("worst"), tr("Calibrated: mean error"), tr("worst")]
    return columns, rows


def _point_rows(by_timing: dict[str, Sequence[Comparison]]) -> tuple[list[str], dict[str, list[str]]]:
    """A row a measurement, in milliseconds."""
    rows = {}
    for plate, calibrated in zip(by_timing["plate"], by_timing["calibrated"], strict=True):
        measured = plate.measurement
        name = tr(
            "{gpus}, {clients} clients, {prompt} in, {output} out",
            gpus=quantities.gpus(measured.gpus),
            clients=quantities.number(measured.concurrency),
            prompt=quantities.number(measured.prompt_tokens),
            output=quantities.number(measured.output_tokens),
        )
        rows[name] = [
            quantities.milliseconds(measured.tpot_s).text,
            *(
                cell
                for each in (plate, calibrated)
                for cell in (quantities.milliseconds(each.tpot_s).text, _signed(each.error))
            ),
        ]
    return [tr("Measured, ms"), tr("Plate, ms"), tr("error"), tr("Calibrated, ms"), tr("error")], rows


def _share(share: float) -> str:
    return quantities.percent(f"{share * 100:.1f}")


def _signed(share: float) -> str:
    return quantities.percent(f"{share * 100:+.1f}")

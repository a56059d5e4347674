"""Records: one's best in cost, TTFT, TPOT and throughput against the best that any passing design does."""

from collections.abc import Collection
from decimal import Decimal

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Slot
from PySide6.QtGui import QColor, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from serveplate.files.text import Quantity, number
from serveplate.simulator.design import Design, all_designs
from serveplate.simulator.space import Record, Space, records
from serveplate.ui import quantities as text
from serveplate.ui.design_words import design_words
from serveplate.ui.labels import Span
from serveplate.ui.plots import Chart, TwinTable, ViewPage, percent, prose
from serveplate.ui.theme import CAPTION, Appearance, Theme, px
from serveplate.ui.translation import tr

_NAMES = ("cost", "ttft", "tpot", "throughput")
_FOUR_ABOVE, _LEAST_PLOT, _TALLEST_PLOT = 880, 104, 180
_HEAD, _ROW_HEAD = 56, 56
_BINS, _ROOM = 12, 1.33
_BEST, _MINE = 16, 10
_DIGITS, _MOST_DIGITS = 3, 18


class RecordsView(ViewPage):
    """Four histograms, and their numbers in a table.

    Attributes:
        plots: by the measure: "cost", "ttft", "tpot", "throughput".
    """

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__("records_view", tr("Records"), parent)
        self._sentence = prose(appearance, "records_sentence")
        self.plots = {name: RecordPlot(appearance, name) for name in _NAMES}
        self._table = TwinTable("records_table", tr("Your records against the best possible"))
        self._board = QWidget()
        self._grid = QGridLayout(self._board)
        self._grid.setSpacing(px(12))
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.body.addWidget(self._sentence)
        self.body.addWidget(self._board)
        self.body.addWidget(self._table)
        self.body.addStretch(1)
        self._arrange()
        self._open(False)

    def show_records(self, space: Space, saved: Collection[Design]) -> None:
        """Show the records of the brief's map. They stay closed until a saved design passes on it."""
        shown = records(space, saved)
        passed = any(record.best is not None for record in shown)
        self._open(passed)
        if not passed:
            return
        passing, done, count = len(space.passing), len(space.points), len(all_designs(space.brief))
        said = tr(
            "Circle: your best of the designs that you saved. Diamond: the best possible. "
            "Bars: how many of the {passing} designs that pass do so well.",
            passing=passing,
        )
        if done < count:
            said = tr("{said} The map is still being made: {done} of {count}.", said=said, done=done, count=count)
        self._sentence.set_spans(Span(said, "muted", CAPTION))
        for record in shown:
            self.plots[record.name].show_record(record)
        columns = (tr("Yours"), tr("Best possible"), tr("Difference"), tr("Rank"), tr("Your design"))
        self._table.show_rows(columns, {_title(record.name): _row(record) for record in shown})

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _open(self, opened: bool) -> None:
        self._board.setVisible(opened)
        self._table.setVisible(opened)
        if not opened:
            self._sentence.set_spans(
                Span(
                    tr(
                        "Records open with your first pass: here your best cost, TTFT, TPOT and throughput will stand "
                        "beside the best possible."
                    )
                )
            )

    def _arrange(self) -> None:
        """Four in a row, or two by two."""
        across = 4 if self.viewport().width() >= px(_FOUR_ABOVE) else 2
        seen = (self.viewport().height() - px(_HEAD)) * across // len(_NAMES) - px(_ROW_HEAD)
        for index, plot in enumerate(self.plots.values()):
            # Taller, its axis would count in halves.
            plot.chart.setFixedHeight(min(max(seen, px(_LEAST_PLOT)), px(_TALLEST_PLOT)))
            self._grid.addWidget(plot, index // across, index % across)
        for column in range(4):
            self._grid.setColumnStretch(column, 1 if column < across else 0)


class RecordPlot(QWidget):
    """One measure: heading, sentence and histogram.

    Attributes:
        chart: the plot.
        bars, best, mine: what is on it.
    """

    def __init__(self, appearance: Appearance, name: str) -> None:
        super().__init__()
        self.setObjectName(f"record_{name}")
        self._appearance = appearance
        self._name = name
        self._record: Record | None = None
        self._heading = prose(appearance, f"record_{name}_heading")
        self._note = prose(appearance, f"record_{name}_note")
        self.chart = Chart(appearance, f"record_{name}_plot")
        self.bars = self.chart.add(pg.BarGraphItem(x=[], height=[], width=1), 1)
        self.best = self.chart.add(pg.ScatterPlotItem(pxMode=True), 3)
        self.mine = self.chart.add(pg.ScatterPlotItem(pxMode=True), 4)
        better = tr("more is better") if name == "throughput" else tr("less is better")
        self._heading.set_spans(
            Span(tr("{title}, {unit}", title=_title(name), unit=_unit(name)), strong=True),
            Span(tr("  {better}", better=better), "muted", CAPTION),
        )
        box = QVBoxLayout(self)
        box.setSpacing(px(2))
        box.setContentsMargins(0, 0, 0, 0)
        for widget in (self._heading, self._note):
            box.addWidget(widget)
        box.addStretch(1)
        box.addWidget(self.chart)
        appearance.changed.connect(self._on_theme)

    def show_record(self, record: Record) -> None:
        """Draw a record."""
        self._record = record
        said = _sentence(record)
        self._note.set_spans(Span(said, "pass_text" if record.reached else "ink", CAPTION))
        self.chart.setAccessibleName(
            tr(
                "{title} of {n} design that passes. {said}",
                "{title} of {n} designs that pass. {said}",
                n=len(record.values),
                title=_title(self._name),
                said=said,
            )
        )
        self._draw()

    def _draw(self) -> None:
        record, theme = self._record, self._appearance.theme
        if record is None or not record.values:
            return
        values = np.array(record.values) * _scale(self._name)
        low, high = float(values.min()), float(values.max())
        beside = (high - low) * 0.1 or high * 0.05 or 1.0
        # From 0 on, the differences would be too small to see.
        counts, edges = np.histogram(values, _BINS, (low - beside / 2, high + beside / 2))
        most = max(int(counts.max()), 2)
        self.chart.show_range((low - beside, high + beside), (0, most * _ROOM), log=(False, False))
        self.bars.setOpts(
            x=(edges[:-1] + edges[1:]) / 2,
            height=counts,
            width=float(edges[1] - edges[0]),
            brush=QColor(theme.ghost_fill),
            pen=self.chart.pen(theme.ghost_line, 1),
        )
        up = most * (1 + _ROOM) / 2
        for item, value, symbol, size, fill in (
            (self.best, record.possible, "d", _BEST, theme.surface),
            (self.mine, record.value, "o", _MINE, theme.mark(True)),
        ):
            places = [] if value is None else [value * _scale(self._name)]
            pen = self.chart.pen(theme.ink, 2 if item is self.best else 1)
            item.setData(places, [up] * len(places), symbol=symbol, size=px(size), pen=pen, brush=QColor(fill))

    @Slot(object)
    def _on_theme(self, theme: Theme) -> None:
        self.chart.set_theme(theme)
        self._draw()


def _title(name: str) -> str:
    return tr("Throughput") if name == "throughput" else text.check_title(name)


def _unit(name: str) -> str:
    return {"cost": tr("$ per M tokens"), "ttft": tr("s"), "tpot": tr("ms"), "throughput": tr("tokens/s")}[name]


def _scale(name: str) -> float:
    return 1e3 if name == "tpot" else 1.0


def _apart(name: str, *values: float) -> list[Quantity]:
    """Values of a measure with as many decimals as set them apart; three digits at least."""
    scaled = [value * _scale(name) for value in values]
    digits = range(_DIGITS, _MOST_DIGITS)
    enough = next((n for n in digits if len({number(each, n) for each in scaled}) == len(set(scaled))), _DIGITS)
    exponents = [Decimal(number(each, enough).replace(",", "")).as_tuple().exponent for each in scaled]
    decimals = max(0, *(-int(exponent) for exponent in exponents))
    return [_quantity(name, text.fixed(each, decimals)) for each in scaled]


def _quantity(name: str, amount: str) -> Quantity:
    return (
        Quantity(tr("${amount}", amount=amount), tr("per M tokens"))
        if name == "cost"
        else Quantity(amount, _unit(name))
    )


def _sentence(record: Record) -> str:
    """One's best against the best possible, in words."""
    if record.value is None or record.possible is None:
        return tr("None of yours is measured")
    value, possible = _apart(record.name, record.value, record.possible)
    if record.reached:
        return tr("{value}: the best possible", value=value)
    return tr("{value}; best possible {possible}", value=value, possible=possible)


def _row(record: Record) -> list[str]:
    value, possible = record.value, record.possible
    if value is None or possible is None or record.best is None:
        return [text.NOTHING] * 5
    sign = -1 if record.name == "throughput" else 1
    rank = 1 + sum(sign * each < sign * value for each in record.values)
    return [
        *map(str, _apart(record.name, value, possible)),
        tr("none") if record.reached else percent(abs(value - possible) / possible) if possible else text.NOTHING,
        tr("{rank} of {count}", rank=rank, count=len(record.values)),
        design_words(record.best.design),
    ]

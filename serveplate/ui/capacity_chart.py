"""The capacity chart: throughput, GPU memory left for the cache, and how many sequences fit."""

import math
import re
from dataclasses import dataclass

from PySide6.QtCore import QSize, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from serveplate.files.measurements import ServerMeasurement
from serveplate.simulator.cache import sequences_that_fit
from serveplate.simulator.study import Result
from serveplate.ui import quantities, words
from serveplate.ui.bars import BarItem, BarLook, Plot, RowSizes
from serveplate.ui.card import Card
from serveplate.ui.labels import Span, StyledLabel
from serveplate.ui.limits_chart import ABOVE_PLOT, LEAST_HEIGHT, bars_height
from serveplate.ui.making import left_to_right
from serveplate.ui.theme import CAPTION, Appearance, Density, Theme, px
from serveplate.ui.translation import tr
from serveplate.ui.words import CapacityWords

_METERS = ("throughput", "memory")
_ROWS = (*_METERS, "sequences")
_LEAST_LARGE = 216
_CLAUSE = re.compile(r"(?<=[;؛]) ")
"""The space behind a semicolon, an Arabic one too."""

_VALUE, _COMPACT_LINE, _BELOW_GAP = 24, 20, 2


class CapacityChart(Card):
    """The card of the meters: neutral, each on its own scale."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, tr("Capacity"), "capacity_chart", parent)
        self._result: Result | None = None
        self.area = left_to_right(CapacityArea(appearance))
        self.body.addWidget(self.area, 1)

    def show_result(self, result: Result, previous: Result | None) -> None:
        """Draw a result, and the one before as its ghost."""
        self._result = result
        self.area.show_result(result, previous)

    def show_measurement(self, measured: ServerMeasurement | None) -> None:
        """Mark the throughput that a server was measured at; None takes the mark away."""
        self.area.show_measurement(measured)

    def set_density(self, density: Density) -> None:
        super().set_density(density)
        # In large text nothing gives the rows more than their least: enough for meters.
        self.area.setMinimumHeight(px(_LEAST_LARGE if density.large else LEAST_HEIGHT))

    def values(self) -> dict[str, float | None]:
        """Throughput in tokens/s, None where nothing was measured; memory left for the cache in bytes; sequences."""
        if self._result is None:
            return dict.fromkeys(("throughput_tokens_per_s", "cache_bytes", "sequences"))
        measures = self._result.measures
        return {
            "throughput_tokens_per_s": measures.throughput_tokens_per_s,
            "cache_bytes": measures.cache_bytes,
            "sequences": sequences_that_fit(self._result.brief, self._result.design),
        }


@dataclass(frozen=True)
class Scale:
    """A throughput meter's scale, in tokens/s: what the traffic asks for, where that is known, and the end."""

    asked: float | None
    end: float

    @classmethod
    def of(cls, result: Result, previous: Result | None) -> "Scale":
        """The scale for a result; where it served nothing, for the one before."""
        measures = result.measures
        if measures.tokens is None and previous is not None:
            measures = previous.measures
        traffic, value = result.brief.traffic, measures.throughput_tokens_per_s or 0
        if traffic.arrivals == "poisson" and measures.tokens:
            asked = measures.tokens / traffic.duration_s
            return cls(asked, max(asked, value))
        return cls(None, _round_up(value))


def _round_up(value: float) -> float:
    """The next 1, 2 or 5 times a power of ten."""
    if value <= 0:
        return 1
    power = 10.0 ** math.floor(math.log10(value))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= value)


class CapacityArea(QWidget):
    """The plot with the words around its meters."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._words: dict[str, CapacityWords] = {}
        self._end = 1.0
        self._measured: float | None = None
        self.plot = Plot(appearance, 1.0, "capacity_plot")
        self.plot.setParent(self)
        self.meters = {key: BarItem(self.plot) for key in _METERS}
        self._names = {key: StyledLabel(appearance, self, name=f"capacity_{key}_name") for key in _ROWS}
        self._values = {key: StyledLabel(appearance, self, name=f"capacity_{key}") for key in _ROWS}
        self._below = {key: StyledLabel(appearance, self, wrap=True, name=f"capacity_{key}_below") for key in _ROWS}
        self.setMinimumHeight(px(LEAST_HEIGHT))
        appearance.changed.connect(self._on_theme)
        self._on_theme(appearance.theme)

    def show_result(self, result: Result, previous: Result | None) -> None:
        """Draw a result."""
        scale = Scale.of(result, previous)
        self._end = scale.end
        self._words = {
            "throughput": words.throughput_words(result, scale.asked, scale.end),
            "memory": words.memory_words(result),
            "sequences": words.sequences_words(result),
        }
        measures, before = result.measures, previous.measures if previous is not None else None
        memory = result.design.gpus * result.brief.gpu.memory_bytes
        self.meters["throughput"].set_lengths(
            _share(measures.throughput_tokens_per_s, scale.end),
            _share(before.throughput_tokens_per_s if before else None, scale.end),
        )
        self.meters["memory"].set_lengths(
            _share(measures.cache_bytes, memory), _share(before.cache_bytes if before else None, memory)
        )
        self._mark()
        self._say()

    def show_measurement(self, measured: ServerMeasurement | None) -> None:
        """Mark the measured throughput."""
        self._measured = None if measured is None else measured.throughput_tokens_per_s
        self._mark()
        self._say()

    def _mark(self) -> None:
        self.meters["throughput"].set_mark(None if self._measured is None else self._measured / self._end)

    def minimumSizeHint(self) -> QSize:
        return QSize(px(176), self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.plot.fit(self.width(), self.height())
        self._say()

    def _say(self) -> None:
        """Write the words, and put words and meters in their places."""
        if not self._words:
            return
        rows_height = bars_height(self)
        sizes = RowSizes.of(rows_height / 3)
        for index, key in enumerate(_ROWS):
            self._write(key, sizes)
            if sizes.name == "compact":
                # Words beside each other leave no row to be level with; the rows share all the height.
                self._place_compact(key, index * self.height() / 3, self.height() / 3, sizes)
            elif sizes.name == "line":
                middle = px(ABOVE_PLOT) + round((index + 0.5) * rows_height / 3)
                self._place_beside(key, middle - px(_COMPACT_LINE) // 2)
            else:
                self._place_level(
                    key, px(ABOVE_PLOT) + round(index * rows_height / 3 + sizes.centre(rows_height / 3)), sizes
                )
            self._below[key].setVisible(sizes.name != "line")
        for meter in self.meters.values():
            meter.setVisible(sizes.name != "line")

    def _write(self, key: str, sizes: RowSizes) -> None:
        said, short = self._words[key], sizes.name in ("line", "compact")
        self._names[key].set_spans(Span(said.short_name if short else said.name, "muted", CAPTION))
        unit = Span(f" {said.unit}" if said.number else said.unit, "muted", CAPTION)
        self._values[key].set_spans(Span(said.number, size=sizes.value, strong=True), unit)
        found = None if self._measured is None or key != "throughput" else quantities.throughput(self._measured)
        self._values[key].setAccessibleName(words.with_measured(said.twin, found))
        below = said.short_below if short else said.below
        label = self._below[key]
        label.set_spans(Span(below, "muted", CAPTION))
        if label.natural_width() > self.width():
            label.set_spans(Span(below, "muted", CAPTION, shown=_CLAUSE.sub("\u2028", below)))

    def _place_level(self, key: str, centre: int, sizes: RowSizes) -> None:
        """Name, value, meter and its end below one another, the meter around a height."""
        ghost = sizes.meter_ghost // 2
        name, value = self._names[key], self._values[key]
        words = name.sizeHint().height() + px(_VALUE)
        if key in self.meters:
            self.meters[key].set_place(centre, sizes.meter, sizes.meter_ghost)
            top, below = centre - ghost - words - px(2), centre + ghost + px(_BELOW_GAP)
        else:
            top = centre - words - px(1) - ghost // 2
            below = top + words
        name.setGeometry(0, top, self.width(), name.sizeHint().height())
        value.setGeometry(0, top + words - px(_VALUE), self.width(), value.sizeHint().height())
        self._place_below(key, below)

    def _place_compact(self, key: str, top: float, height: float, sizes: RowSizes) -> None:
        """Name and value on one line, the meter and its end below."""
        meter = sizes.meter_ghost if key in self.meters else 0
        line = px(_COMPACT_LINE)
        below = self._below[key].heightForWidth(self.width())
        y = round(top + (height - line - meter - below) / 2)
        self._place_beside(key, y)
        if key in self.meters:
            self.meters[key].set_place(y + line + meter // 2, sizes.meter, sizes.meter_ghost)
        self._place_below(key, y + line + meter)

    def _place_beside(self, key: str, y: int) -> None:
        """Name at the left, value at the right, on one baseline."""
        name, value = self._names[key], self._values[key]
        width = value.sizeHint().width()
        value.setGeometry(self.width() - width, y, width, value.sizeHint().height())
        top = round(y + value.ascent() - name.ascent())
        name.setGeometry(0, top, self.width() - width, name.sizeHint().height())

    def _place_below(self, key: str, y: int) -> None:
        below = self._below[key]
        below.setGeometry(0, y, self.width(), below.heightForWidth(self.width()))

    @Slot(object)
    def _on_theme(self, theme: Theme) -> None:
        self.plot.setBackground(theme.surface)
        for meter in self.meters.values():
            meter.set_look(
                BarLook(
                    fill=theme.capacity,
                    hatch=None,
                    track=theme.track,
                    ghost_fill=theme.ghost_fill,
                    ghost_line=theme.ghost_line,
                    end_tick=theme.control_border,
                    whisker=theme.ink,
                    halo=theme.surface,
                )
            )


def _share(value: float | None, end: float) -> float | None:
    return None if value is None else max(value / end, 0)

"""The limits chart: p95 TTFT, p95 TPOT and cost, each as a share of its limit."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFontMetricsF, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QGraphicsRectItem,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QWidget,
)

from serveplate.files.measurements import ServerMeasurement
from serveplate.simulator.grading import Check
from serveplate.simulator.study import Result, Study
from serveplate.ui.bars import BarItem, BarLook, Plot, RowSizes
from serveplate.ui.card import Card
from serveplate.ui.chart_signs import BusyLine, Legend, paint_ghost, paint_measured
from serveplate.ui.icons import Sign
from serveplate.ui.labels import Span, StyledLabel
from serveplate.ui.limits_axis import AXIS_END, BELOW_PLOT, LimitLine, PercentAxis
from serveplate.ui.making import left_to_right, named, spaced
from serveplate.ui.quantities import check_value
from serveplate.ui.theme import BODY, CAPTION, Appearance, Density, Theme, px, ui_font
from serveplate.ui.translation import tr
from serveplate.ui.words import BarWords, bar_text, with_measured

CLIP = 2.0
ABOVE_PLOT = 20
LEAST_HEIGHT, LEAST_LARGE = (ABOVE_PLOT + 3 * row + BELOW_PLOT for row in (28, 70))
_CHECKS = ("ttft", "tpot", "cost")
_SIGN, _SIGN_GAP, _SHORT_SIGN = 20, 8, 16
_LINE_NAMES, _LINE_VALUES, _TWO_LINES = 112, 176, 38
_NEAR_LINE, _OFF_LINE = 8, 2
_PROGRESS = 96
_HIGHEST_ROW = 260


class LimitsChart(Card):
    """The card of the bars. Bars jump to a new result; the ghost shows what was before.

    Attributes:
        cancel_pressed: Signal(), a person has waited enough for a simulation that takes long.
    """

    cancel_pressed = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, tr("Share of each limit"), "limits_chart", parent)
        self._result: Result | None = None
        self._has_ghost = False
        self._busy_text = StyledLabel(appearance, name="busy_text")
        self._progress = named(QProgressBar(), "progress_bar")
        self._progress.setTextVisible(False)
        self._progress.setAccessibleName(tr("Share of the requests that is simulated"))
        self._progress.setFixedSize(px(_PROGRESS), px(8))
        self._cancel = named(QPushButton(tr("Cancel")), "cancel_button")
        self._cancel.setAccessibleDescription(tr("Give up this simulation and go back to the design before"))
        self._cancel.setToolTip(self._cancel.accessibleDescription())
        self._cancel.clicked.connect(self.cancel_pressed)
        self._legend = Legend(appearance, "ghost", tr("before the last move"), paint_ghost)
        self._mark_legend = Legend(appearance, "mark", tr("measured"), paint_measured, after=12)
        self._legends = (self._mark_legend, self._legend)
        # The stretch that follows the title comes last, so that what is on the right stays there.
        self.heading.insertSpacing(1, px(8))
        self.heading.insertWidget(2, self._busy_text)
        self._waiting = QWidget()
        row = spaced(QHBoxLayout(self._waiting), px(12))
        row.addWidget(self._progress)
        row.addWidget(self._cancel)
        row.addStretch()
        self.heading.addWidget(self._waiting)
        for legend in self._legends:
            self.heading.addWidget(legend)
        self.area = left_to_right(LimitsArea(appearance))
        self.body.addWidget(self.area, 1)
        self._busy_line = BusyLine(appearance, self)
        self.set_busy(False)

    def show_result(self, result: Result, previous: Result | None) -> None:
        """Draw a result, and the one before as its ghost."""
        self._result = result
        self._has_ghost = previous is not None
        self._show_legend()
        self.area.show_result(result, previous)

    def show_study(self, study: Study) -> None:
        """Show how far each measure varies over the draws of the traffic made so far."""
        self.area.show_study(study)

    def show_measurement(self, measured: ServerMeasurement | None) -> None:
        """Mark what a server was measured at; None takes the marks away."""
        self.area.show_measurement(measured)
        self._show_legend()

    def values(self) -> dict[str, float | None]:
        """The shares of the limits, unclipped; None where nothing was measured."""
        if self._result is None:
            return dict.fromkeys(_CHECKS)
        return {key: share_of_limit(getattr(self._result.grade, key)) for key in _CHECKS}

    @Slot(bool)
    def set_busy(self, busy: bool) -> None:
        """Say that an answer is late, or that it is there."""
        self._busy_text.set_spans(Span(tr("Updating…"), "muted", CAPTION))
        self._busy_text.setVisible(busy)
        self._busy_line.set_running(busy)
        self._waiting.hide()
        self._show_legend()

    @Slot(float)
    def set_progress(self, share: float) -> None:
        """Say how far a simulation that takes long is, and offer to give it up."""
        percent = int(share * 100)
        self._busy_text.set_spans(Span(tr("Simulating, {percent}%", percent=percent), "muted", CAPTION))
        self._progress.setValue(percent)
        self._waiting.show()
        self._show_legend()

    def _show_legend(self) -> None:
        """There is no room for the legends beside the progress."""
        there_is_room = self._waiting.isHidden()
        self._legend.setVisible(self._has_ghost and there_is_room)
        marked = any(bar.mark is not None for bar in self.area.bars.values())
        self._mark_legend.setVisible(marked and there_is_room)

    def set_density(self, density: Density) -> None:
        super().set_density(density)
        if density.large:  # beside the title there would be no room
            for widget in (*self._legends, self._waiting):
                self.body.insertWidget(1, widget)
        else:
            for widget in (self._waiting, *self._legends):
                self.heading.addWidget(widget)
        self.area.set_density(density)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._busy_line.setGeometry(px(10), 1, self.width() - 2 * px(10), px(2))


class LimitsArea(QWidget):
    """The plot with the words around its bars."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._result: Result | None = None
        self._measured: dict[str, float | None] = {}
        self._short, self._large = False, False
        self._axis = PercentAxis(appearance)
        self.plot = Plot(appearance, AXIS_END, "limits_plot", self._axis)
        self.plot.setParent(self)
        self._zone = QGraphicsRectItem()
        self._zone.setPen(QPen(Qt.PenStyle.NoPen))
        self._zone.setZValue(-10)
        self.plot.getPlotItem().addItem(self._zone)
        self.bars = {key: BarItem(self.plot, CLIP) for key in _CHECKS}
        self._line = LimitLine(self.plot, appearance)
        self._limit = StyledLabel(appearance, self, name="limit_line_label")
        self._limit.set_spans(Span(tr("limit"), size=CAPTION, strong=True))
        self._signs = {key: Sign(appearance, _SIGN, self) for key in _CHECKS}
        self._names = {key: self._label(f"bar_{key}_name", Qt.AlignmentFlag.AlignLeft) for key in _CHECKS}
        self._values = {key: self._label(f"bar_{key}", Qt.AlignmentFlag.AlignRight) for key in _CHECKS}
        self.setMinimumHeight(px(LEAST_HEIGHT))
        appearance.changed.connect(self._on_theme)
        self._on_theme(appearance.theme)

    def show_result(self, result: Result, previous: Result | None) -> None:
        """Draw a result."""
        self._result = result
        for key in _CHECKS:
            check = getattr(result.grade, key)
            before = getattr(previous.grade, key).value if previous is not None else None
            self.bars[key].set_lengths(share_of_limit(check), None if before is None else before / check.limit)
            self._signs[key].set_passed(check.passed)
        self._dress_bars()
        self._say()

    def show_study(self, study: Study) -> None:
        """Draw whiskers from the least to the most that the draws came to; none for a single draw."""
        limits = study.brief.limits
        for key, spread, limit in (
            ("ttft", study.ttft_p95_s, limits.ttft_p95_s),
            ("tpot", study.tpot_p95_s, limits.tpot_p95_s),
            ("cost", study.cost_usd_per_million_tokens, limits.cost_usd_per_million_tokens),
        ):
            varies = spread is not None and len(study.draws) > 1
            self.bars[key].set_whisker((spread.min / limit, spread.max / limit) if varies and spread else None)

    def show_measurement(self, measured: ServerMeasurement | None) -> None:
        """Mark the measured p95 of TTFT and TPOT, where they are known."""
        self._measured = {} if measured is None else {"ttft": measured.ttft.p95_s, "tpot": measured.tpot.p95_s}
        for key, bar in self.bars.items():
            value = self._measured.get(key)
            check = None if self._result is None else getattr(self._result.grade, key)
            bar.set_mark(None if value is None or check is None else value / check.limit)
        self._say()

    def set_density(self, density: Density) -> None:
        """Say the limits in short, or in full; in large text the words take two lines a bar."""
        self._short, self._large = density.short, density.large
        self.setMinimumHeight(px(LEAST_LARGE if density.large else LEAST_HEIGHT))
        self._place()

    def minimumSizeHint(self) -> QSize:
        return QSize(px(240 if self._large else 360), self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        sizes = self._sizes()
        left, right = (px(_LINE_NAMES), px(_LINE_VALUES)) if sizes.name == "line" else (0, 0)
        height = bars_height(self)
        self.plot.move(left, px(ABOVE_PLOT))
        self.plot.fit(self.width() - left - right, height, px(BELOW_PLOT))
        self._zone.setRect(QRectF(1, 0, AXIS_END - 1, height))
        self._line.set_height(height)
        self._line.set_rows([self._beside_bar(index) for index in range(3)] if self._large else None)
        limit = self._limit.sizeHint()
        x = left + self._line.pixel() - limit.width() / 2
        self._limit.setGeometry(round(x), (px(ABOVE_PLOT) - limit.height()) // 2, limit.width(), limit.height())
        for index, key in enumerate(_CHECKS):
            centre = round(index * height / 3 + sizes.centre(height / 3))
            self.bars[key].set_place(centre, sizes.bar, sizes.ghost)
        self._say()

    def _sizes(self) -> RowSizes:
        return RowSizes.of(bars_height(self) / 3, two_lines=self._large)

    def _beside_bar(self, index: int) -> tuple[float, float]:
        """Where a row has no words: top and bottom."""
        sizes, height = self._sizes(), bars_height(self)
        bottom = index * height / 3 + sizes.centre(height / 3) + sizes.ghost / 2
        return bottom - sizes.ghost - px(2), bottom + px(2)

    def _label(self, name: str, align: Qt.AlignmentFlag) -> StyledLabel:
        label = StyledLabel(self._appearance, self, align=align, name=name)
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return label

    def _say(self) -> None:
        """Write the words and put them in their places."""
        if self._result is None:
            return
        sizes, height = self._sizes(), bars_height(self)
        checks = {key: getattr(self._result.grade, key) for key in _CHECKS}
        words = {key: bar_text(check) for key, check in checks.items()}
        # All three in the same words, so that they compare.
        briefly = any(
            self._room_beside_line(said.status, said, sizes.value) < px(_NEAR_LINE) for said in words.values()
        )
        most = max(self._brevity(said) for said in words.values())
        for index, (key, said) in enumerate(words.items()):
            check = checks[key]
            centre = px(ABOVE_PLOT) + round(index * height / 3 + sizes.centre(height / 3))
            if sizes.name == "line":
                self._say_in_line(key, check, said, centre)
            elif sizes.name == "two lines":
                self._say_in_two_lines(key, check, said, centre - sizes.ghost // 2 - sizes.words, brevity=most)
            else:
                middle = centre - sizes.ghost // 2 - sizes.words // 2 - 1
                self._say_above(key, check, said, middle, sizes.value, briefly=briefly)
            self._names[key].setAccessibleName(tr("{name}, {limit}", name=said.name, limit=said.limit))
            measured = self._measured.get(key)
            found = None if measured is None else check_value(replace(check, value=measured))
            self._values[key].setAccessibleName(with_measured(said.twin, found))

    def _room_beside_line(self, status: str, said: BarWords, value_size: int) -> float:
        """From the limit line to the words on the right, in pixels; negative where they lie on it."""
        return self.width() - _width(_value_spans(status, "ink", said, value_size)) - self._line.pixel()

    def _say_above(
        self, key: str, check: Check, said: BarWords, middle: int, value_size: int, *, briefly: bool
    ) -> None:
        name, value, colour = self._names[key], self._values[key], _colour(check)
        limit = said.short_limit if self._short else said.limit
        name.set_spans(Span(f"{said.name} ", strong=True), Span(f"  {limit}", "muted", CAPTION))
        status = said.short_status if briefly else said.status
        spans = _value_spans(status, colour, said, value_size)
        # The cost's unit is long, and stands in the header.
        fits = key != "cost" or self._room_beside_line(status, said, value_size) >= px(_OFF_LINE)
        value.set_spans(*(spans if fits else spans[:2]))
        self._signs[key].set_size(_SIGN)
        self._signs[key].move(0, middle - px(_SIGN) // 2)
        left = px(_SIGN + _SIGN_GAP)
        _stand(name, left, middle, name.sizeHint().width(), baseline_of=value)
        _stand(value, self.width() - value.sizeHint().width(), middle, value.sizeHint().width())

    def _brevity(self, said: BarWords) -> int:
        """How much must be left out of the second of two lines: nothing, "of limit", and the unit."""
        room = self.width() - px(_SIGN + _SIGN_GAP)
        lines = [_two_lines_spans(said, "ink", brevity) for brevity in range(2)]
        return next((brevity for brevity, spans in enumerate(lines) if _width(spans) <= room), len(lines))

    def _say_in_two_lines(self, key: str, check: Check, said: BarWords, top: int, *, brevity: int) -> None:
        name, value, colour = self._names[key], self._values[key], _colour(check)
        name.set_spans(Span(f"{said.name} ", strong=True), Span(f" {said.short_limit}", "muted", CAPTION))
        value.set_spans(*_two_lines_spans(said, colour, brevity))
        self._signs[key].set_size(_SIGN)
        self._signs[key].move(0, top + px(_TWO_LINES - _SIGN) // 2)
        left = px(_SIGN + _SIGN_GAP)
        for label, line in ((name, 0), (value, 1)):
            _stand(label, left, top + px(_TWO_LINES * (2 * line + 1) // 4), label.sizeHint().width())

    def _say_in_line(self, key: str, check: Check, said: BarWords, middle: int) -> None:
        name, value = self._names[key], self._values[key]
        name.set_spans(Span(said.name, strong=True))
        unit = "" if check.name == "cost" else said.unit
        value.set_spans(
            Span(f"{said.short_status}  ", _colour(check), CAPTION),
            Span(said.number, strong=True),
            Span(f" {unit}".rstrip(), "muted", CAPTION),
        )
        self._signs[key].set_size(_SHORT_SIGN)
        self._signs[key].move(0, middle - px(_SHORT_SIGN) // 2)
        left = px(_SHORT_SIGN + _SIGN_GAP)
        _stand(name, left, middle, px(_LINE_NAMES) - left)
        _stand(value, self.width() - px(_LINE_VALUES - _SIGN_GAP), middle, px(_LINE_VALUES - _SIGN_GAP))

    def _dress_bars(self) -> None:
        if self._result is None:
            return
        theme = self._appearance.theme
        for key, bar in self.bars.items():
            passed = getattr(self._result.grade, key).passed
            bar.set_look(
                BarLook(
                    fill=theme.mark(passed),
                    hatch=None if passed else theme.hatch,
                    track=None,
                    ghost_fill=theme.ghost_fill,
                    ghost_line=theme.ghost_line,
                    end_tick=None,
                    whisker=theme.ink,
                    halo=theme.surface,
                )
            )

    @Slot(object)
    def _on_theme(self, theme: Theme) -> None:
        self.plot.setBackground(theme.surface)
        self._zone.setBrush(QColor(theme.over_limit))
        self._axis.set_theme(theme)
        self._line.update()
        self._dress_bars()


def bars_height(area: QWidget) -> int:
    """The height that an area's rows take, in pixels: all that it has, unless bars would stand too far apart."""
    return min(area.height() - px(ABOVE_PLOT) - px(BELOW_PLOT), len(_CHECKS) * px(_HIGHEST_ROW))


def share_of_limit(check: Check) -> float | None:
    """A check's value as a share of its limit."""
    return None if check.value is None else check.value / check.limit


def _colour(check: Check) -> str:
    return "pass_text" if check.passed else "fail_text"


def _value_spans(status: str, colour: str, said: BarWords, size: int) -> list[Span]:
    if not said.number:
        return [Span(status, colour, CAPTION)]
    unit = Span(f" {said.unit}", "muted", CAPTION)
    return [Span(f"{status}   ", colour, CAPTION), Span(said.number, size=size, strong=True), unit]


def _two_lines_spans(said: BarWords, colour: str, brevity: int) -> list[Span]:
    spans = _value_spans(said.short_status if brevity else said.status, colour, said, BODY)
    return spans[:2] if brevity > 1 else spans


def _width(spans: Sequence[Span]) -> float:
    return sum(QFontMetricsF(ui_font(span.size, span.strong)).horizontalAdvance(span.text) for span in spans)


def _stand(label: StyledLabel, x: int, middle: int, width: int, baseline_of: StyledLabel | None = None) -> None:
    """Put a label's line around a height; with its baseline on another's when one is given."""
    hint = label.sizeHint()
    y = middle - hint.height() // 2
    if baseline_of is not None:
        y = round(middle - baseline_of.sizeHint().height() / 2 + baseline_of.ascent() - label.ascent())
    label.setGeometry(x, y, width, hint.height())

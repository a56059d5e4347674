"""The limits chart: shares, ghosts, words, and what is painted where."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QWheelEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from serveplate.simulator.brief import Brief, Gpu, Traffic
from serveplate.simulator.design import Design
from serveplate.simulator.study import Result, evaluate
from serveplate.ui.bars import Plot, RowSizes
from serveplate.ui.limits_axis import AXIS_END, BELOW_PLOT, PercentAxis
from serveplate.ui.limits_chart import ABOVE_PLOT, LimitsChart
from serveplate.ui.theme import DARK, LIGHT, Appearance, Density

START, CONTINUOUS = Design(), Design(batching="continuous")
PASSING, BEFORE_PASSING = Design("continuous", "paged", 1, 8, 2), Design("continuous", "paged", 1, 8, 0)


def result(design: Design, brief: Brief | None = None) -> Result:
    return evaluate(brief or Brief(), design)


@pytest.fixture
def appearance(qtbot: QtBot, qapp: QApplication) -> Appearance:
    appearance = Appearance("light", reduced_motion=True)
    appearance.apply(qapp)
    return appearance


@pytest.fixture
def chart(qtbot: QtBot, appearance: Appearance) -> LimitsChart:
    chart = LimitsChart(appearance)
    qtbot.addWidget(chart)
    chart.resize(656, 452)
    chart.show()
    return chart


def pixel(chart: LimitsChart, key: str, share: float, *, from_centre: float = 0) -> QColor:
    """The colour at a share of the limit, so many pixels below the middle of a bar."""
    bar = chart.area.bars[key].bar_rect() or chart.area.bars[key].ghost_rect()
    assert bar is not None
    plot = chart.area.plot
    place = QPointF(share / AXIS_END * plot.width(), bar.center().y() + from_centre).toPoint()
    return grabbed(chart).pixelColor(plot.mapTo(chart, place))


def grabbed(chart: LimitsChart) -> QImage:
    return chart.grab().toImage()


def said(chart: LimitsChart, name: str) -> QLabel:
    label = chart.findChild(QLabel, name)
    assert label is not None
    return label


def test_values_are_unclipped_shares(chart: LimitsChart) -> None:
    assert chart.values() == {"ttft": None, "tpot": None, "cost": None}
    shown = result(START)
    chart.show_result(shown, None)
    assert chart.values() == {
        "ttft": shown.measures.ttft_p95_s / 0.5,
        "tpot": shown.measures.tpot_p95_s / 0.015,
        "cost": shown.measures.cost_usd_per_million_tokens / 0.20,
    }
    assert chart.values()["ttft"] > 147


def test_bars_are_coloured_by_pass_and_fail(chart: LimitsChart) -> None:
    chart.show_result(result(START), None)
    assert pixel(chart, "tpot", 0.3) == QColor(LIGHT.passed)
    assert pixel(chart, "tpot", 0.7) == QColor(LIGHT.surface)
    colours = {pixel(chart, "cost", 0.3 + step / 285).name().upper() for step in range(10)}
    assert LIGHT.failed in colours
    assert LIGHT.hatch in colours or len(colours) > 2


def test_the_line_and_the_zone_beyond_it(chart: LimitsChart) -> None:
    chart.show_result(result(START), None)
    assert pixel(chart, "tpot", 1) == QColor(LIGHT.ink)
    assert pixel(chart, "tpot", 1.5) == QColor(LIGHT.over_limit)
    one = AXIS_END / chart.area.plot.width()
    assert pixel(chart, "cost", 1 - 2 * one) == QColor(LIGHT.surface)


def test_a_bar_beyond_the_clip_is_torn_and_goes_on_to_the_edge(chart: LimitsChart) -> None:
    chart.show_result(result(START), None)
    bar = chart.area.bars["ttft"].bar_rect()
    assert bar is not None
    assert bar.right() == chart.area.plot.width()
    one = AXIS_END / chart.area.plot.width()
    assert pixel(chart, "ttft", 2 + 7.5 * one) == QColor(LIGHT.over_limit)
    assert pixel(chart, "ttft", 2.13).red() > 180


def test_the_ghost_is_thicker_and_as_long_as_the_design_before(chart: LimitsChart) -> None:
    before = result(BEFORE_PASSING)
    chart.show_result(result(PASSING), before)
    bar = chart.area.bars["tpot"]
    ghost, body = bar.ghost_rect(), bar.bar_rect()
    assert ghost is not None
    assert body is not None
    assert ghost.width() == pytest.approx(before.measures.tpot_p95_s / 0.015 / AXIS_END * chart.area.plot.width())
    assert (body.height(), ghost.height()) == (28, 40)
    assert ghost.center().y() == body.center().y()
    assert pixel(chart, "tpot", 0.9) == QColor(LIGHT.ghost_fill)
    assert pixel(chart, "tpot", 0.3, from_centre=17) == QColor(LIGHT.ghost_fill)
    chart.show_result(result(PASSING), None)
    assert bar.ghost_rect() is None
    assert pixel(chart, "tpot", 0.9) == QColor(LIGHT.surface)


def test_the_legend_is_there_with_a_ghost_only(chart: LimitsChart) -> None:
    legend = chart.findChild(QWidget, "ghost_legend")
    chart.show_result(result(START), None)
    assert not legend.isVisible()
    chart.show_result(result(CONTINUOUS), result(START))
    assert legend.isVisible()


def test_words_around_the_bars(chart: LimitsChart) -> None:
    chart.show_result(result(START), None)
    assert said(chart, "bar_ttft_name").text() == "p95 TTFT   limit 0.5 s"
    assert said(chart, "bar_ttft").text() == "fails, 14,775% of limit   73.9 s"
    assert said(chart, "bar_ttft").accessibleName() == "p95 TTFT 73.9 s: fails, 14,775% of limit 0.5 s"
    assert said(chart, "bar_cost_name").text() == "Cost   limit $0.20 per M tokens"


def test_words_get_shorter_beside_the_line(chart: LimitsChart) -> None:
    chart.set_density(Density.of(1024, 640))
    chart.resize(472, 310)
    chart.show_result(result(CONTINUOUS), result(START))
    assert said(chart, "bar_cost_name").text() == "Cost   limit $0.20"
    assert said(chart, "bar_ttft").text() == "fails, 952%   4.76 s"
    assert "of limit" in said(chart, "bar_ttft").accessibleName()
    assert said(chart, "bar_cost").text() == "passes, 84%   $0.168 per M tokens"
    chart.resize(412, 310)
    assert said(chart, "bar_cost").text() == "passes, 84%   $0.168"
    assert "per M tokens" in said(chart, "bar_cost").accessibleName()


def test_a_design_that_cannot_run_leaves_an_empty_row_and_the_ghost(chart: LimitsChart) -> None:
    tiny = Brief(gpu=Gpu(memory_bytes=16.2e9))
    chart.show_result(result(Design(bits=16), tiny), result(Design(bits=8), tiny))
    assert chart.values() == {"ttft": None, "tpot": None, "cost": None}
    assert chart.area.bars["tpot"].bar_rect() is None
    assert chart.area.bars["tpot"].ghost_rect() is not None
    assert said(chart, "bar_tpot").text() == "fails, no result"


def test_outputs_of_one_token_pass_without_a_value(chart: LimitsChart) -> None:
    one_token = Brief(traffic=Traffic(lengths="fixed", output_tokens_mean=1, duration_s=5))
    chart.show_result(result(START, one_token), None)
    assert chart.values()["tpot"] is None
    assert said(chart, "bar_tpot").text() == "passes, none measured"


@pytest.mark.parametrize(
    ("height", "name", "bar", "ghost"),
    [
        (178, "line", 14, 22),
        (310, "compact", 16, 26),
        (452, "normal", 28, 40),
        (500, "tall", 32, 44),
        (730, "tallest", 52, 64),
    ],
)
def test_bars_follow_the_height(chart: LimitsChart, height: int, name: str, bar: int, ghost: int) -> None:
    chart.show_result(result(PASSING), result(BEFORE_PASSING))
    chart.resize(656, height)
    row = (chart.area.height() - 42) / 3
    assert RowSizes.of(row).name == name
    for item in chart.area.bars.values():
        assert item.bar_rect().height() == bar
        assert item.ghost_rect().height() == ghost
        assert item.ghost_rect().top() >= 0
        assert item.ghost_rect().bottom() <= chart.area.height() - 42


def test_words_stay_clear_of_the_bars(chart: LimitsChart) -> None:
    chart.show_result(result(PASSING), result(BEFORE_PASSING))
    for height in (310, 452, 500, 730):
        chart.resize(656, height)
        for key, bar in chart.area.bars.items():
            assert said(chart, f"bar_{key}").geometry().bottom() < bar.ghost_rect().top() + ABOVE_PLOT
            names, values = said(chart, f"bar_{key}_name").geometry(), said(chart, f"bar_{key}").geometry()
            assert names.right() < values.left()


def test_a_chart_that_waits_long_says_how_far_it_is_and_can_be_told_to_stop(chart: LimitsChart, qtbot: QtBot) -> None:
    bar, button, legend = (chart.findChild(QWidget, name) for name in ("progress_bar", "cancel_button", "ghost_legend"))
    shown = result(START, Brief(traffic=Traffic(duration_s=1)))
    chart.show_result(shown, shown)
    chart.set_busy(True)
    assert not bar.isVisible()
    chart.set_progress(0.374)
    assert said(chart, "busy_text").text() == "Simulating, 37%"
    assert (bar.value(), bar.accessibleName()) == (37, "Share of the requests that is simulated")
    assert legend.isHidden()
    with qtbot.waitSignal(chart.cancel_pressed):
        button.click()
    chart.set_busy(False)
    assert not bar.isVisible()
    assert not button.isVisible()
    assert not legend.isHidden()


def test_a_busy_chart_says_so_and_its_line_stands_still_under_reduced_motion(chart: LimitsChart) -> None:
    text, line = said(chart, "busy_text"), chart.findChild(QWidget, "busy_line")
    assert not text.isVisible()
    chart.set_busy(True)
    assert text.isVisible()
    assert text.text() == "Updating…"
    assert (line.height(), line.isVisible()) == (2, True)
    assert line.grab().toImage() == line.grab().toImage()
    assert line.grab().toImage().pixelColor(5, 1) == QColor(LIGHT.muted)
    chart.set_busy(False)
    assert not text.isVisible()
    assert not line.isVisible()


def test_the_plot_takes_no_wheel_and_no_focus(chart: LimitsChart) -> None:
    plot = chart.area.plot
    assert plot.focusPolicy() == Qt.FocusPolicy.NoFocus
    assert plot.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    before = plot.getViewBox().viewRect()
    wheel = QWheelEvent(
        QPointF(50, 50),
        QPointF(50, 50),
        QPoint(0, 0),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(plot.viewport(), wheel)
    assert plot.getViewBox().viewRect() == before


def test_items_are_made_once(chart: LimitsChart) -> None:
    items = list(chart.area.plot.getPlotItem().items)
    count = len(chart.area.plot.scene().items())
    for design in (START, CONTINUOUS, PASSING):
        chart.show_result(result(design), result(START))
    assert chart.area.plot.getPlotItem().items == items
    assert len(chart.area.plot.scene().items()) == count


def test_a_theme_repaints_everything(chart: LimitsChart, appearance: Appearance) -> None:
    chart.show_result(result(START), None)
    appearance.set_choice("dark")
    assert pixel(chart, "tpot", 0.3) == QColor(DARK.passed)
    assert pixel(chart, "tpot", 0.7) == QColor(DARK.surface)
    assert pixel(chart, "tpot", 1.5) == QColor(DARK.over_limit)


def test_a_stricter_limit_moves_the_share(chart: LimitsChart) -> None:
    brief = replace(Brief(), limits=replace(Brief().limits, tpot_p95_s=0.005))
    chart.show_result(result(START, brief), None)
    assert chart.values()["tpot"] == pytest.approx(9.177967e-3 / 0.005)


@pytest.mark.parametrize("width", [90, 130, 200, 300])
def test_the_percentages_of_a_narrow_axis_stand_apart(qtbot: QtBot, appearance: Appearance, width: int) -> None:
    axis = PercentAxis(appearance)
    plot = Plot(appearance, AXIS_END, "narrow", axis)
    qtbot.addWidget(plot)
    plot.fit(width, 100, BELOW_PLOT)
    plot.show()
    QApplication.sendPostedEvents()  # all is in its place
    places = [rect for rect, _, _ in axis.generateDrawSpecs(QPainter())[2]]
    assert axis.geometry().width() == width
    assert len(places) >= 2
    assert [one for one, other in pairwise(places) if one.right() >= other.left()] == []


def test_in_a_high_card_the_bars_stay_together(chart: LimitsChart) -> None:
    chart.show_result(result(PASSING), None)
    chart.resize(500, 1500)
    centres = [bar.bar_rect().center().y() for bar in chart.area.bars.values()]
    assert max(below - above for above, below in pairwise(centres)) <= 260
    axis = chart.area.plot.geometry().bottom()
    assert centres[-1] < axis < chart.area.height() - 300

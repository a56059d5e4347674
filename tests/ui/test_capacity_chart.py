"""The capacity chart: values, scales, ghosts and words."""

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from serveplate.simulator.brief import Brief, Gpu, Traffic
from serveplate.simulator.design import Design
from serveplate.simulator.study import Result, evaluate
from serveplate.ui.capacity_chart import CapacityChart, Scale
from serveplate.ui.limits_chart import LimitsChart
from serveplate.ui.theme import LIGHT, Appearance

START = Design()
PASSING, BEFORE_PASSING = Design("continuous", "paged", 1, 8, 2), Design("continuous", "paged", 1, 8, 0)


def result(design: Design, brief: Brief | None = None) -> Result:
    return evaluate(brief or Brief(), design)


@pytest.fixture
def chart(qtbot: QtBot, qapp: QApplication) -> CapacityChart:
    appearance = Appearance("light")
    appearance.apply(qapp)
    chart = CapacityChart(appearance)
    qtbot.addWidget(chart)
    chart.resize(240, 452)
    chart.show()
    return chart


def text(chart: CapacityChart, name: str) -> str:
    return chart.findChild(QLabel, f"capacity_{name}").text()


def test_values(chart: CapacityChart) -> None:
    assert chart.values() == {"throughput_tokens_per_s": None, "cache_bytes": None, "sequences": None}
    chart.show_result(result(START), None)
    values = chart.values()
    assert values["throughput_tokens_per_s"] == pytest.approx(1641.6147)
    assert values["cache_bytes"] == pytest.approx(63.939478e9)
    assert values["sequences"] == 59


def test_words(chart: CapacityChart) -> None:
    chart.show_result(result(PASSING), None)
    assert (text(chart, "throughput"), text(chart, "throughput_below")) == (
        "3,875 tokens/s",
        "of 3,980 tokens/s asked for",
    )
    assert (text(chart, "memory"), text(chart, "memory_below")) == ("72.0 GB", "of 80 GB; weights take 8.0 GB")
    assert (text(chart, "sequences"), text(chart, "sequences_below")) == (
        "428 sequences",
        "of 1,280 tokens each; at most 256 may run",
    )
    assert chart.findChild(QLabel, "capacity_sequences").accessibleName().startswith("Room for: 428 sequences")


def test_meters_have_their_own_scales_and_ghosts(chart: CapacityChart) -> None:
    now, before = result(PASSING), result(BEFORE_PASSING)
    chart.show_result(now, before)
    throughput, memory = chart.area.meters["throughput"], chart.area.meters["memory"]
    asked = now.measures.tokens / 60
    assert throughput.value == pytest.approx(now.measures.throughput_tokens_per_s / asked)
    assert throughput.ghost == pytest.approx(before.measures.throughput_tokens_per_s / asked)
    assert memory.value == pytest.approx(71.969739 / 80)
    assert (throughput.bar_rect().height(), throughput.ghost_rect().height()) == (16, 28)


def test_a_scale_never_ends_below_the_value() -> None:
    short = Brief(traffic=Traffic(duration_s=60, requests_per_s=0.05))
    shown = result(START, short)
    scale = Scale.of(shown, None)
    assert scale.asked == shown.measures.tokens / 60
    assert scale.end >= shown.measures.throughput_tokens_per_s


def test_a_closed_loop_asks_for_nothing_and_gets_a_round_scale(chart: CapacityChart) -> None:
    closed = Brief(traffic=Traffic(arrivals="closed", concurrency=4, requests=20))
    shown = result(Design(batching="continuous"), closed)
    scale = Scale.of(shown, None)
    assert scale.asked is None
    assert f"{scale.end:g}"[0] in "125"
    assert scale.end / 2.5 <= shown.measures.throughput_tokens_per_s <= scale.end
    chart.show_result(shown, None)
    assert text(chart, "throughput_below").startswith("scale to ")


def test_a_design_that_cannot_run_keeps_the_ghost(chart: CapacityChart) -> None:
    tiny = Brief(gpu=Gpu(memory_bytes=16e9))
    chart.show_result(result(Design(bits=16), tiny), result(Design(bits=8), tiny))
    assert chart.values()["throughput_tokens_per_s"] is None
    assert chart.values()["cache_bytes"] < 0
    assert chart.area.meters["throughput"].bar_rect() is None
    assert chart.area.meters["throughput"].ghost_rect().width() > 0
    assert chart.area.meters["memory"].bar_rect().width() == 0
    assert (text(chart, "throughput"), text(chart, "sequences")) == ("no result", "0 sequences")


def test_meters_stand_level_with_the_bars(qtbot: QtBot, chart: CapacityChart) -> None:
    limits = LimitsChart(Appearance("light"))
    qtbot.addWidget(limits)
    limits.resize(656, 452)
    limits.show()
    chart.show_result(result(START), None)
    limits.show_result(result(START), None)
    bars, meters = limits.area, chart.area
    for key, meter in (("ttft", "throughput"), ("tpot", "memory")):
        bar = bars.plot.mapTo(limits, bars.bars[key].bar_rect().center().toPoint())
        level = meters.plot.mapTo(chart, meters.meters[meter].bar_rect().center().toPoint())
        assert bar.y() == level.y()


@pytest.mark.parametrize("height", [310, 452, 730])
def test_words_do_not_overlap(chart: CapacityChart, height: int) -> None:
    chart.show_result(result(PASSING), result(BEFORE_PASSING))
    chart.resize(240, height)
    bottom = 0
    for row in ("throughput", "memory", "sequences"):
        name, value, below = (chart.findChild(QLabel, f"capacity_{row}{end}") for end in ("_name", "", "_below"))
        assert name.y() >= bottom
        assert below.y() >= value.geometry().bottom()
        bottom = below.geometry().bottom()
    assert bottom <= chart.area.height()


def test_a_short_card_has_lines_without_meters(chart: CapacityChart) -> None:
    chart.show_result(result(START), None)
    chart.resize(240, 178)
    assert not any(meter.isVisible() for meter in chart.area.meters.values())
    assert chart.findChild(QLabel, "capacity_memory").text() == "63.9 GB"
    assert not chart.findChild(QLabel, "capacity_memory_below").isVisible()


def test_meters_are_neutral(chart: CapacityChart) -> None:
    chart.show_result(result(START), None)
    meter = chart.area.meters["memory"].bar_rect().toRect()
    image = chart.grab().toImage()
    at = chart.area.plot.mapTo(chart, meter.center())
    assert image.pixelColor(at) == QColor(LIGHT.capacity)
    at.setX(chart.area.plot.mapTo(chart, meter.topRight()).x() + 10)
    assert image.pixelColor(at) == QColor(LIGHT.track)

"""The roofline view: what its sentence, table and plot say of a result and the one before."""

from collections.abc import Iterator
from dataclasses import replace

import pyqtgraph as pg
import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLabel, QTableWidget
from pytestqt.qtbot import QtBot

from serveplate import Brief, Design
from serveplate.simulator.brief import Engine, Traffic
from serveplate.simulator.intensity import kinds_of, roof_of
from serveplate.simulator.study import Result, evaluate
from serveplate.ui.roofline_view import RooflineView
from serveplate.ui.theme import DARK, Appearance

PLAIN = Design("continuous", "paged", 1, 16, 0)
CROWDED = replace(Brief(), traffic=Traffic(requests_per_s=40), engine=Engine(max_sequences=1024))


@pytest.fixture
def view(qtbot: QtBot, appearance: Appearance) -> Iterator[RooflineView]:
    view = RooflineView(appearance)
    qtbot.addWidget(view)
    view.resize(880, 330)
    view.show()
    yield view
    view.close()


def _sentence(view: RooflineView) -> str:
    return view.findChild(QLabel, "roofline_sentence").text()


def _rows(view: RooflineView) -> dict[str, dict[str, str]]:
    table = view.findChild(QTableWidget, "roofline_table")
    return {
        table.verticalHeaderItem(row).text(): {
            table.horizontalHeaderItem(column).text().replace("\n", " "): table.item(row, column).text()
            for column in range(table.columnCount())
        }
        for row in range(table.rowCount())
    }


def test_a_sentence_a_kind_and_one_on_the_ridge(view: RooflineView, start: Result) -> None:
    view.show_result(start, None)
    assert _sentence(view) == (
        "Prefill: 18 passes read on average 16.1 GB of weights and 6.82 GB of KV cache for 52,061 tokens: "
        "37,769 FLOP/byte, 594 TFLOP/s, compute bound in 100% of its time. "
        "Decode: 17,057 passes read on average 16.1 GB of weights and 2.14 GB of KV cache for 13.9 tokens: "
        "12.8 FLOP/byte, 33.3 TFLOP/s, memory bound in 100% of its time. "
        "Memory binds below 222 FLOP/byte, the ridge of what passes reach; the ridge of the peaks is at 295."
    )


def test_the_table_has_what_was_before_in_rows_of_its_own(view: RooflineView, start: Result) -> None:
    now = evaluate(Brief(), PLAIN.moved("bits", 8).moved("draft", 2))
    view.show_result(now, start)
    rows = _rows(view)
    assert list(rows) == ["Prefill", "Verify", "Draft", "Prefill before", "Decode before"]
    assert (rows["Verify"]["FLOP/byte"], rows["Decode before"]["FLOP/byte"]) == ("72.9", "12.8")
    assert (rows["Verify"]["Weights a pass"], rows["Decode before"]["Weights a pass"]) == ("8.03 GB", "16.1 GB")
    assert "Draft: each token takes 0.1 of a plain pass over 15.1 tokens: 24.3 FLOP/byte" in _sentence(view)


def test_a_draft_of_4_is_compute_bound_in_a_crowd(view: RooflineView) -> None:
    view.show_result(evaluate(CROWDED, PLAIN.moved("bits", 8).moved("draft", 4)), None)
    verify = next(line for line in _sentence(view).split(". ") if line.startswith("Verify"))
    assert "compute bound in 96.6% of its time" in verify


def test_clouds_centres_and_roof_are_in_range_and_under_the_roof(view: RooflineView, start: Result) -> None:
    for gpus in (1, 2):
        result = evaluate(Brief(), PLAIN.moved("gpus", gpus))
        view.show_result(result, start)
        plot = view.plot
        (left, right), (bottom, top) = plot.across.range, plot.up.range
        roof = roof_of(result.brief, result.design)
        scatters = [item for item in plot.getPlotItem().items if isinstance(item, pg.ScatterPlotItem)]
        points = [(x, y) for item in scatters for x, y in zip(*item.getData(), strict=True)]
        assert len(points) > 400
        for x, y in points:
            assert left < x < right
            assert bottom < y < top
            assert (
                10**y <= min(roof.reached_flop_per_s, 10**x * roof.reached_bytes_per_s) / 1e12 * (1 + 1e-9) or gpus == 2
            )
        centres = plot.centres.getData()
        assert [10**x for x in centres[0]] == pytest.approx([kind.centre[0] for kind in kinds_of(result.run)])


def test_two_gpus_have_a_roof_twice_as_high(view: RooflineView) -> None:
    view.show_result(evaluate(Brief(), PLAIN.moved("gpus", 2)), None)
    heading = view.findChild(QLabel, "roofline_heading").text()
    assert "2 H100 GPUs, 1,979 TFLOP/s and 6.70 TB/s; dashed, the 60% and 80% that passes reach" in heading


def test_without_passes_it_says_why(view: RooflineView, start: Result) -> None:
    small = replace(Brief(), gpu=replace(Brief().gpu, memory_bytes=10e9))
    view.show_result(evaluate(small, Design()), start)
    assert _sentence(view) == "No passes: this design can't run."
    assert list(_rows(view)) == ["Prefill before", "Decode before"]
    empty = replace(Brief(), traffic=Traffic(requests_per_s=0.001, duration_s=0.001))
    view.show_result(evaluate(empty, PLAIN), None)
    assert _sentence(view) == "No passes: the traffic brings no requests."
    assert not view.findChild(QTableWidget, "roofline_table").isVisible()


def test_it_follows_the_theme_and_makes_its_items_once(
    view: RooflineView, appearance: Appearance, start: Result
) -> None:
    view.show_result(start, None)
    items = list(view.plot.getPlotItem().items)
    appearance.set_choice("dark")
    view.show_result(evaluate(Brief(), PLAIN.moved("draft", 4)), start)
    assert view.plot.getPlotItem().items == items
    assert view.plot.backgroundBrush().color() == QColor(DARK.surface)
    assert view.plot.accessibleName() == f"Roofline. {_sentence(view)}"

"""The distributions view: what its table and plots say of a result and the one before."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLabel, QTableWidget
from pytestqt.qtbot import QtBot

from serveplate import Brief, Design
from serveplate.simulator.brief import Traffic
from serveplate.simulator.study import Result, evaluate
from serveplate.ui.distributions_view import DistributionsView
from serveplate.ui.theme import DARK, Appearance

PASSING = Design("continuous", "paged", 1, 8, 2)


@pytest.fixture
def view(qtbot: QtBot, appearance: Appearance) -> Iterator[DistributionsView]:
    view = DistributionsView(appearance)
    qtbot.addWidget(view)
    view.resize(880, 330)
    view.show()
    yield view
    view.close()


def _table(view: DistributionsView) -> dict[str, dict[str, str]]:
    table = view.findChild(QTableWidget, "distributions_table")
    return {
        table.horizontalHeaderItem(column).text().replace("\n", " "): {
            table.verticalHeaderItem(row).text(): table.item(row, column).text() for row in range(table.rowCount())
        }
        for column in range(table.columnCount())
    }


def _label(view: DistributionsView, name: str) -> str:
    return view.findChild(QLabel, name).text()


def test_the_table_has_the_measures_of_the_starting_server(view: DistributionsView, start: Result) -> None:
    view.show_result(start, None)
    assert _table(view) == {
        "TTFT": {
            "p50": "36.1 s",
            "p95": "73.9 s",
            "p99": "79.8 s",
            "mean": "37.6 s",
            "limit of p95": "0.5 s",
            "requests within the limit": "0.1%",
        },
        "TPOT": {
            "p50": "8.25 ms",
            "p95": "9.18 ms",
            "p99": "9.59 ms",
            "mean": "8.21 ms",
            "limit of p95": "15 ms",
            "requests within the limit": "100%",
        },
    }


def test_the_design_before_has_its_columns_and_its_ghost(
    view: DistributionsView, start: Result, passing: Result
) -> None:
    view.show_result(passing, start)
    table = _table(view)
    assert list(table) == ["TTFT", "TTFT before", "TPOT", "TPOT before"]
    assert (table["TTFT"]["p95"], table["TTFT before"]["p95"]) == ("0.168 s", "73.9 s")
    ghosts = [plot.ghost.xData for plot in view.plots.values()]
    assert all(len(ghost) for ghost in ghosts)
    view.show_result(passing, None)
    assert not any(len(plot.ghost.xData) for plot in view.plots.values())


def test_curve_limit_and_ghost_are_all_in_range_on_a_scale_that_is_named(
    view: DistributionsView, start: Result, passing: Result
) -> None:
    for now, before, scale in ((start, None, "log"), (passing, start, "log")):
        view.show_result(now, before)
        plot = view.plots["ttft"]
        left, right = plot.chart.across.range
        for curve in (plot.curve, plot.ghost):
            assert all(left <= x <= right for x in curve.xData)
        assert left < plot.limit.value() < right
        assert plot.limit.value() == pytest.approx(np.log10(0.5))
        assert f"{scale} scale" in _label(view, "distribution_ttft_heading")
    view.show_result(start, None)
    assert "linear scale" in _label(view, "distribution_tpot_heading")
    assert view.plots["tpot"].limit.value() == 15


def test_the_percentiles_are_marked_on_the_curve(view: DistributionsView, start: Result) -> None:
    view.show_result(start, None)
    plot = view.plots["tpot"]
    across, up = plot.marks.getData()
    assert up.tolist() == [50, 95, 99]
    measures = start.measures
    expected = [measures.tpot_p50_s, measures.tpot_p95_s, measures.tpot_p99_s]
    assert across.tolist() == pytest.approx([value * 1e3 for value in expected if value is not None])
    said = {item.toPlainText() for item in plot.chart.getPlotItem().items if isinstance(item, pg.TextItem)}
    assert {"p50 8.25 ms", "p95 9.18 ms", "p99 9.59 ms", "limit 15 ms"} <= said


def test_an_infeasible_design_keeps_only_the_ghost(view: DistributionsView, start: Result) -> None:
    small = replace(Brief(), gpu=replace(Brief().gpu, memory_bytes=10e9))
    view.show_result(evaluate(small, Design()), start)
    assert _label(view, "distribution_ttft_note") == "No result: this design can't run"
    plot = view.plots["ttft"]
    assert len(plot.curve.xData) == 0 < len(plot.ghost.xData)
    assert len(plot.marks.getData()[0]) == 0
    assert _table(view)["TTFT"]["p95"] == "\N{EN DASH}"


@pytest.mark.parametrize(
    ("traffic", "note"),
    [
        (Traffic(requests_per_s=0.001, duration_s=0.001), "No result: the traffic brings no requests"),
        (Traffic(output_tokens_mean=0.001, duration_s=2), "None measured: no output has two tokens"),
        (Traffic(arrivals="closed", concurrency=1, requests=1), "p95 passes: "),
    ],
)
def test_little_traffic(view: DistributionsView, traffic: Traffic, note: str) -> None:
    view.show_result(evaluate(replace(Brief(), traffic=traffic), PASSING), None)
    assert _label(view, "distribution_tpot_note").startswith(note)


@pytest.mark.parametrize(
    "design", [Design(), Design("static", "contiguous", 2, 4, 0), Design("static", "paged", 1, 4, 2)]
)
def test_no_label_covers_its_mark(view: DistributionsView, design: Design) -> None:
    view.show_result(evaluate(Brief(), design), None)
    for size in ((500, 300), (700, 260), (950, 300), (1300, 420)):
        view.resize(*size)
        view.widget().layout().activate()
        for plot in view.plots.values():
            plot.chart.resized.emit()  # once the plot has its range in pixels
            wide, high = plot.chart.unit_pixels()
            for (share, x, _, across), label in zip(plot._marked(), plot._labels, strict=True):
                words = label.boundingRect()
                words.moveTopLeft(QPointF(label.pos().x() * wide, -label.pos().y() * high))
                words.translate(-label.anchor.x() * words.width(), -label.anchor.y() * words.height())
                mark = QRectF(x * wide - across / 2, -share * high - across / 2, across, across)
                common = words.intersected(mark)
                assert not label.isVisible() or min(common.width(), common.height()) <= 1, (size, share)


def test_plots_stand_one_above_the_other_where_it_is_narrow(view: DistributionsView, start: Result) -> None:
    view.show_result(start, None)
    ttft, tpot = view.plots.values()
    assert (ttft.y() == tpot.y(), ttft.x() < tpot.x()) == (True, True)
    view.resize(420, 330)
    view.widget().layout().activate()
    assert (ttft.x() == tpot.x(), ttft.y() < tpot.y()) == (True, True)


def test_themes_items_and_focus(
    view: DistributionsView, appearance: Appearance, start: Result, passing: Result
) -> None:
    view.show_result(start, None)
    plot = view.plots["ttft"]
    items = list(plot.chart.getPlotItem().items)
    appearance.set_choice("dark")
    view.show_result(passing, start)
    assert plot.chart.getPlotItem().items == items
    assert plot.chart.backgroundBrush().color() == QColor(DARK.surface)
    assert plot.curve.opts["pen"].color() == QColor(DARK.passed)
    assert plot.chart.focusPolicy() == Qt.FocusPolicy.NoFocus
    assert view.findChild(QTableWidget, "distributions_table").focusPolicy() & Qt.FocusPolicy.TabFocus
    assert "p95 passes: 0.168 s" in plot.chart.accessibleName()

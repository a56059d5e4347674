"""Records: closed until a pass, then one's best against the best possible, as histograms and as a table."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtWidgets import QApplication, QLabel, QTableWidget
from pytestqt.qtbot import QtBot

from serveplate import Design
from serveplate.simulator.space import Space, records
from serveplate.ui.records_view import RecordsView
from serveplate.ui.theme import Appearance

FIRST, BEST = Design("continuous", "paged", 1, 8, 2), Design("continuous", "paged", 1, 8, 4)
NAMES = ("cost", "ttft", "tpot", "throughput")


@pytest.fixture
def view(qtbot: QtBot, appearance: Appearance) -> Iterator[RecordsView]:
    view = RecordsView(appearance)
    qtbot.addWidget(view)
    view.resize(1000, 500)
    view.show()
    yield view
    view.close()


def _text(view: RecordsView, name: str) -> str:
    return view.findChild(QLabel, name).text()


def _rows(view: RecordsView) -> dict[str, list[str]]:
    table = view.findChild(QTableWidget, "records_table")
    return {
        table.verticalHeaderItem(row).text(): [table.item(row, column).text() for column in range(table.columnCount())]
        for row in range(table.rowCount())
    }


@pytest.mark.parametrize("saved", [[], [Design()]], ids=["none", "one that fails"])
def test_before_the_first_pass_it_says_when_it_opens(view: RecordsView, space: Space, saved: list[Design]) -> None:
    assert "open with your first pass" in _text(view, "records_sentence")
    view.show_records(space, saved)
    assert "open with your first pass" in _text(view, "records_sentence")
    assert not view.plots["cost"].isVisible()
    assert not view.findChild(QTableWidget, "records_table").isVisible()


def test_the_table_gives_ones_best_the_best_possible_and_the_rank(view: RecordsView, space: Space) -> None:
    view.show_records(space, [FIRST])
    rows = _rows(view)
    assert list(rows) == ["Cost", "p95 TTFT", "p95 TPOT", "Throughput"]
    assert rows["Cost"][:4] == ["$0.1434 per M tokens", "$0.1430 per M tokens", "0.2%", "3 of 8"]
    assert rows["p95 TTFT"][:4] == ["0.168 s", "0.168 s", "none", "1 of 8"]
    assert rows["p95 TPOT"][1:3] == ["9.02 ms", "6.2%"]
    assert rows["Throughput"][0] == "3,875 tokens/s"
    assert rows["Throughput"][4].endswith("8-bit weights, draft of 2 tokens")


def test_sentences_say_what_is_reached(view: RecordsView, space: Space) -> None:
    view.show_records(space, [FIRST])
    assert _text(view, "record_ttft_note") == "0.168 s: the best possible"
    assert _text(view, "record_tpot_note") == "9.57 ms; best possible 9.02 ms"
    assert _text(view, "record_cost_note") == "$0.1434 per M tokens; best possible $0.1430 per M tokens"
    view.show_records(space, [FIRST, BEST])
    assert _text(view, "record_tpot_note") == "9.02 ms: the best possible"
    assert "9.02 ms: the best possible" in view.plots["tpot"].chart.accessibleName()


@pytest.mark.parametrize("name", NAMES)
def test_a_histogram_counts_every_passing_design_and_marks_both_bests(
    view: RecordsView, space: Space, name: str
) -> None:
    view.show_records(space, [FIRST])
    record = next(record for record in records(space, [FIRST]) if record.name == name)
    plot, scale = view.plots[name], 1e3 if name == "tpot" else 1
    assert int(np.sum(plot.bars.opts["height"])) == len(record.values) == 8
    assert record.value is not None
    assert record.possible is not None
    assert plot.mine.getData()[0].tolist() == [pytest.approx(record.value * scale)]
    assert plot.best.getData()[0].tolist() == [pytest.approx(record.possible * scale)]
    left, right = plot.chart.across.range
    assert left < min(record.values) * scale <= max(record.values) * scale < right


def test_a_single_passing_design_has_its_histogram(view: RecordsView, space: Space) -> None:
    view.show_records(replace(space, points=tuple(p for p in space.points if p.design == FIRST)), [FIRST])
    assert view.plots["cost"].bars.opts["height"].sum() == 1
    assert "The map is still being made: 1 of 72." in _text(view, "records_sentence")
    assert _rows(view)["Cost"][3] == "1 of 1"


def test_it_closes_again_for_a_brief_that_is_not_passed(view: RecordsView, space: Space) -> None:
    view.show_records(space, [FIRST])
    assert view.plots["cost"].isVisible()
    view.show_records(space, [])
    assert not view.plots["cost"].isVisible()


def test_narrow_it_stands_two_by_two_and_cuts_nothing(view: RecordsView, space: Space) -> None:
    view.show_records(space, [FIRST])
    QApplication.sendPostedEvents()
    tops = {view.plots[name].y() for name in NAMES}
    assert len(tops) == 1
    view.resize(560, 220)
    QApplication.sendPostedEvents()
    assert view.plots["tpot"].y() > view.plots["cost"].y() == view.plots["ttft"].y()
    assert view.plots["ttft"].geometry().right() < view.viewport().width()


def test_it_follows_the_theme(view: RecordsView, space: Space, appearance: Appearance) -> None:
    view.show_records(space, [FIRST])
    QApplication.sendPostedEvents()
    light = view.grab().toImage()
    appearance.set_choice("dark")
    assert view.plots["cost"].bars.opts["brush"].name() == appearance.theme.ghost_fill.lower()
    appearance.set_choice("light")
    assert view.grab().toImage() == light

"""Saved designs in the window: list, load, delete with undo, compare."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from pytestqt.qtbot import QtBot

from serveplate.files import designs as designs_module
from serveplate.files.briefs import read_brief
from serveplate.files.designs import DesignStore
from serveplate.simulator.brief import Brief, Traffic
from serveplate.simulator.design import Design
from serveplate.simulator.study import evaluate

Find = Callable[[str], Any]
Settle = Callable[..., None]
FIRST, SECOND = Design("continuous", "paged", 1, 8, 2), Design("continuous", "paged", 1, 8, 4)


@pytest.fixture
def two_saved(window: Any, settle: Settle) -> None:
    """Two designs saved, the saved designs shown, the second one current."""
    settle(window.session, window.session.load, FIRST)
    settle(window.session, window.session.load, SECOND)
    window.show_saved_designs()


def _rows(find: Find) -> list[str]:
    model = find("saved_designs").model()
    return [
        " | ".join(str(model.index(row, column).data()) for column in range(model.columnCount()))
        for row in range(model.rowCount())
    ]


def _select(find: Find, words: str) -> None:
    row = next(row for row, text in enumerate(_rows(find)) if words in text)
    find("saved_designs").selectRow(row)


def test_with_none_saved_a_sentence_says_when_one_is(window: Any, find: Find) -> None:
    window.show_saved_designs()
    assert find("saved_designs_empty").isVisible()
    assert not find("load_button").isVisible()


@pytest.mark.usefixtures("two_saved")
def test_rows_name_brief_and_design_and_give_measures_with_units(find: Find) -> None:
    rows = _rows(find)
    assert len(rows) == 2
    row = next(row for row in rows if "2 tokens" in row)
    for words in ("Serve a Model", "Continuous", "paged", "8 bits", "0.168 s", "9.57 ms", "$0.143 per M tokens"):
        assert words in row


@pytest.mark.usefixtures("two_saved")
def test_loading_sets_the_levers_and_can_be_undone(window: Any, find: Find, settle: Settle) -> None:
    _select(find, "2 tokens")
    settle(window.session, find("load_button").click)
    assert window.session.result.design == FIRST
    assert find("lever_draft_2").isChecked()
    settle(window.session, window.session.undo)
    assert window.session.design == SECOND


@pytest.mark.usefixtures("two_saved")
def test_enter_loads_and_delete_deletes(window: Any, find: Find, settle: Settle, qtbot: QtBot) -> None:
    _select(find, "2 tokens")
    settle(window.session, qtbot.keyClick, find("saved_designs"), Qt.Key.Key_Return)
    assert window.session.design == FIRST
    qtbot.keyClick(find("saved_designs"), Qt.Key.Key_Delete)
    assert len(_rows(find)) == 1


@pytest.mark.usefixtures("two_saved")
def test_a_deleted_design_comes_back_by_undo_delete(find: Find, config_dir: Path) -> None:
    before = _rows(find)
    _select(find, "2 tokens")
    find("delete_button").click()
    assert [row for row in before if "2 tokens" not in row] == _rows(find)
    assert len(list((config_dir / "designs").iterdir())) == 1
    assert "Undo delete" in find("message").text()
    find("undo_delete_button").click()
    assert _rows(find) == before
    assert not find("undo_delete_button").isVisible()


@pytest.mark.usefixtures("two_saved")
def test_the_sentence_no_longer_says_that_a_deleted_design_is_saved(find: Find) -> None:
    _select(find, "2 tokens")
    find("delete_button").click()
    assert "The design is saved." in find("change_sentence").text()  # that was the other one
    _select(find, "4 tokens")
    find("delete_button").click()
    assert "saved" not in find("change_sentence").text()
    find("undo_delete_button").click()
    assert "The design is saved." in find("change_sentence").text()


@pytest.mark.usefixtures("two_saved")
def test_a_deleted_design_is_kept_again_when_it_is_reached_again(window: Any, find: Find, settle: Settle) -> None:
    _select(find, "2 tokens")
    find("delete_button").click()
    settle(window.session, window.session.undo)
    assert window.session.design == FIRST
    assert len(_rows(find)) == 2


@pytest.mark.usefixtures("two_saved")
def test_comparing_puts_saved_and_current_side_by_side(window: Any, find: Find, settle: Settle) -> None:
    _select(find, "2 tokens")
    find("compare_button").click()
    table = find("comparison")
    facts = {
        table.verticalHeaderItem(row).text(): (table.item(row, 0).text(), table.item(row, 1).text())
        for row in range(table.rowCount())
    }
    assert facts["p95 TPOT"] == ("9.57 ms", "9.02 ms")
    assert facts["Draft"] == ("2 tokens", "4 tokens")
    settle(window.session, window.session.move_lever, "gpus", 2)
    current = {table.verticalHeaderItem(row).text(): table.item(row, 1).text() for row in range(table.rowCount())}
    assert current["GPUs"] == "2 GPUs"
    find("back_button").click()
    assert find("saved_designs").isVisible()


@pytest.mark.usefixtures("two_saved")
def test_in_large_text_the_comparison_keeps_its_values_whole(window: Any, find: Find) -> None:
    window.resize(1024, 640)
    window._appearance.set_zoom_percent(150)
    window.show_saved_designs()
    _select(find, "2 tokens")
    find("compare_button").click()
    QCoreApplication.processEvents()
    table = find("comparison")
    for column in range(2):
        assert table.sizeHintForColumn(column) <= table.columnWidth(column)
    assert table.viewport().width() > 0.4 * table.width(), "the names take the rest"


@pytest.mark.usefixtures("two_saved")
def test_a_delete_that_fails_is_told_and_changes_nothing(find: Find, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", refuse)
        find("delete_button").click()
    assert "Permission denied" in find("message").text()
    assert len(_rows(find)) == 2


@pytest.mark.usefixtures("two_saved")
def test_a_restore_that_fails_is_told_and_can_be_tried_again(find: Find, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise OSError(28, "No space left on device")

    find("delete_button").click()
    with monkeypatch.context() as patch:
        patch.setattr(designs_module, "write_atomically", refuse)
        find("undo_delete_button").click()
    assert "No space left on device" in find("message").text()
    find("undo_delete_button").click()
    assert len(_rows(find)) == 2


def test_what_another_window_saved_appears_when_the_panel_opens(window: Any, find: Find, config_dir: Path) -> None:
    DesignStore(config_dir / "designs").save(evaluate(Brief(), FIRST))
    assert _rows(find) == []
    find("tab_saved_designs").click()
    assert len(_rows(find)) == 1


def test_loading_a_design_of_another_brief_shows_that_brief(
    window: Any, find: Find, settle: Settle, config_dir: Path
) -> None:
    other = replace(Brief(), name="Slow Day", traffic=Traffic(requests_per_s=4.0))
    DesignStore(config_dir / "designs").save(evaluate(other, FIRST))
    window.show_saved_designs()
    find("saved_designs").selectRow(0)
    settle(window.session, find("load_button").click)
    assert window.session.result.brief == other
    assert find("brief_title").text() == "Slow Day"
    assert find("lever_draft_2").isChecked()


def test_a_file_that_is_no_design_is_told_once(window: Any, find: Find, config_dir: Path, caplog: Any) -> None:
    (config_dir / "designs").mkdir(parents=True)
    (config_dir / "designs" / "torn.json").write_text('{"schema": 1, "bri')
    window.show_saved_designs()
    assert "torn.json" in find("message").text()
    assert find("message").text().endswith(".")
    find("message_close_button").click()
    find("tab_lesson").click()
    find("tab_saved_designs").click()
    assert find("message_area").isHidden()


def test_a_design_whose_trace_has_changed_is_not_loaded_and_says_why(
    window: Any, find: Find, settle: Settle, config_dir: Path, tmp_path: Path
) -> None:
    rows = "TIMESTAMP,ContextTokens,GeneratedTokens\n2023-11-16 18:15:46.5,374,44\n"
    trace, file = tmp_path / "trace.csv", tmp_path / "mine.toml"
    trace.write_text(rows)
    file.write_text('schema = 1\nname = "Mine"\n[traffic]\narrivals = "trace"\ntrace_file = "trace.csv"\n')
    brief = read_brief(file)
    DesignStore(config_dir / "designs").save(evaluate(brief, FIRST))
    window.show_saved_designs()
    find("saved_designs").selectRow(0)
    trace.write_text(rows + "2023-11-16 18:15:47,1,2\n")
    find("load_button").click()
    assert "whose requests have changed" in find("message").text()
    assert window.session.brief != brief
    trace.write_text(rows)
    settle(window.session, find("load_button").click)
    assert window.session.result.brief == brief
    assert "1 request of a recorded trace" in find("brief_sentence").text()

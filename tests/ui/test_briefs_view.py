"""The briefs to choose from, in the drawer."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from serveplate.files.briefs import bundled_briefs, find_brief, write_brief
from serveplate.simulator.brief import Brief, Levers, Traffic
from serveplate.simulator.design import Design

Find = Callable[[str], Any]
Settle = Callable[..., None]
PASSING = Design("continuous", "paged", 1, 8, 2)


def rows(find: Find) -> list[tuple[str, ...]]:
    table = find("briefs_table")
    return [tuple(table.item(row, column).text() for column in range(3)) for row in range(table.rowCount())]


def test_every_brief_is_listed_with_what_it_teaches(window: Any, find: Find) -> None:
    find("briefs_action").trigger()
    listed = rows(find)
    assert [name for name, *_ in listed] == [find_brief(name).name for name in bundled_briefs()]
    assert listed[0][2] == "open, not passed yet"
    assert listed[1][1].startswith("One person at a time on a small GPU")
    assert find("briefs_sentence").text() == "0 of 11 briefs passed."
    assert window.focusWidget() is find("briefs_table")
    item = find("briefs_table").item(1, 0)
    said = item.data(Qt.ItemDataRole.AccessibleTextRole)
    assert said.startswith("Quiet Chat: not passed yet. One person at a time")


def test_enter_begins_a_brief_at_its_starting_server_and_undo_comes_back(
    window: Any, find: Find, settle: Settle, qtbot: QtBot
) -> None:
    window.show_briefs()
    qtbot.keyClick(find("briefs_table"), Qt.Key.Key_Down)
    settle(window.session, qtbot.keyClick, find("briefs_table"), Qt.Key.Key_Return)
    assert window.session.result.brief == find_brief("quiet-chat")
    assert window.session.design == Design()
    assert find("brief_title").text() == "Quiet Chat"
    assert [state for *_, state in rows(find)[:2]] == ["not passed yet", "open, not passed yet"]
    assert find("briefs_table").item(1, 0).font().bold()
    settle(window.session, window.session.undo)
    assert find("brief_title").text() == "Serve a Model"
    find("briefs_table").selectRow(3)
    settle(window.session, find("load_brief_button").click)
    assert window.session.brief.name == "Sixteen Bits"


def test_a_brief_is_passed_once_a_design_of_it_is_saved(window: Any, find: Find, settle: Settle) -> None:
    window.show_briefs()
    settle(window.session, window.session.load, PASSING)
    assert rows(find)[0][2] == "open, passed: 1 design"
    assert not find("briefs_table").item(0, 0).icon().isNull()
    assert find("briefs_sentence").text() == "1 of 11 briefs passed."
    settle(window.session, window.session.load, PASSING.moved("draft", 4))
    assert rows(find)[0][2] == "open, passed: 2 designs"


def test_ones_own_briefs_are_listed_below(window: Any, find: Find, config_dir: Path, settle: Settle) -> None:
    own = Brief("Mine", traffic=Traffic(duration_s=5), levers=Levers(gpus=(1,)))
    write_brief(config_dir / "briefs" / "mine.toml", own)
    (config_dir / "briefs" / "broken.toml").write_text("schema = 1\n")
    window.show_briefs()
    assert find("briefs_sentence").text() == "0 of 11 briefs passed. Below them, your own: 1."
    # Without a description it is said what it asks.
    assert rows(find)[-1][:2] == ("Mine", find("brief_sentence").text().replace("60 s", "5 s"))
    assert "broken.toml: name is not given" in find("message").text()
    find("briefs_table").selectRow(11)
    settle(window.session, find("load_brief_button").click)
    assert window.session.brief == own
    assert find("lever_gpus_1").isChecked()


def test_a_file_that_can_not_be_read_is_told_once(window: Any, find: Find, config_dir: Path) -> None:
    (config_dir / "briefs").mkdir(parents=True)
    (config_dir / "briefs" / "broken.toml").write_text("schema = 1\n")
    window.show_briefs()
    find("message_close_button").click()
    find("tab_lesson").click()
    window.show_briefs()
    assert not find("message_area").isVisible()


def test_a_trace_is_read_when_its_brief_is_begun(window: Any, find: Find, config_dir: Path, settle: Settle) -> None:
    folder = config_dir / "briefs"
    folder.mkdir(parents=True)
    (folder / "replay.toml").write_text(
        'schema = 1\nname = "Replay"\n[traffic]\narrivals = "trace"\ntrace_file = "trace.jsonl"\n'
    )
    window.show_briefs()
    assert rows(find)[-1][:2] == ("Replay", "It replays a recorded trace.")
    find("briefs_table").selectRow(11)
    find("load_brief_button").click()
    assert "trace.jsonl can't be read" in find("message").text()
    (folder / "trace.jsonl").write_text('{"timestamp": 0, "input_length": 100, "output_length": 10}\n')
    settle(window.session, find("load_brief_button").click)
    assert window.session.brief.name == "Replay"
    assert window.session.result.measures.requests == 1

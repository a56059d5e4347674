"""The briefs to choose from, in the drawer."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QScrollArea, QStyle, QStyleOptionViewItem, QTableWidget
from pytestqt.qtbot import QtBot

from serveplate.files.briefs import bundled_briefs, find_brief, write_brief
from serveplate.simulator.brief import Brief, Levers, Traffic
from serveplate.simulator.design import Design
from serveplate.ui import open_window
from serveplate.ui.briefs_view import BriefsView
from serveplate.ui.making import CELL_PADDING
from serveplate.ui.theme import Appearance

Find = Callable[[str], Any]
Settle = Callable[..., None]
PASSING = Design("continuous", "paged", 1, 8, 2)


def rows(find: Find) -> list[tuple[str, ...]]:
    table = find("briefs_table")
    return [tuple(table.item(row, column).text() for column in range(3)) for row in range(table.rowCount())]


def test_briefs_are_listed_and_begun_by_enter_or_the_button(
    window: Any, find: Find, settle: Settle, qtbot: QtBot
) -> None:
    find("briefs_action").trigger()
    listed, table = rows(find), find("briefs_table")
    assert [name for name, *_ in listed] == [find_brief(name).name for name in bundled_briefs()]
    assert listed[0][2] == "open, not passed yet"
    assert listed[1][1].startswith("One person at a time on a small GPU")
    assert find("briefs_sentence").text() == "0 of 10 briefs passed."
    assert window.focusWidget() is table
    said = table.item(1, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said.startswith("Quiet Chat: not passed yet. One person at a time")
    qtbot.keyClick(table, Qt.Key.Key_Down)
    settle(window.session, qtbot.keyClick, table, Qt.Key.Key_Return)
    assert window.session.result.brief == find_brief("quiet-chat")
    assert window.session.design == Design()
    assert find("brief_title").text() == "Quiet Chat"
    assert [state for *_, state in rows(find)[:2]] == ["not passed yet", "open, not passed yet"]
    assert table.item(1, 0).font().bold()
    settle(window.session, window.session.undo)
    assert find("brief_title").text() == "Serve a Model"
    table.selectRow(3)
    settle(window.session, find("load_brief_button").click)
    assert window.session.brief.name == "Sixteen Bits"


def test_a_brief_is_passed_once_a_design_of_it_is_saved(window: Any, find: Find, settle: Settle) -> None:
    window.show_briefs()
    settle(window.session, window.session.load, PASSING)
    assert rows(find)[0][2] == "open, passed: 1 design"
    assert not find("briefs_table").item(0, 0).icon().isNull()
    assert find("briefs_sentence").text() == "1 of 10 briefs passed."
    settle(window.session, window.session.load, PASSING.moved("draft", 4))
    assert rows(find)[0][2] == "open, passed: 2 designs"


def test_ones_own_briefs_are_listed_below(window: Any, find: Find, config_dir: Path, settle: Settle) -> None:
    own, folder = Brief("Mine", traffic=Traffic(duration_s=5), levers=Levers(gpus=(1,))), config_dir / "briefs"
    write_brief(folder / "mine.toml", own)
    (folder / "broken.toml").write_text("schema = 1\n")
    (folder / "replay.toml").write_text(
        'schema = 1\nname = "Replay"\n[traffic]\narrivals = "trace"\ntrace_file = "trace.jsonl"\n'
    )
    window.show_briefs()
    assert find("briefs_sentence").text() == "0 of 10 briefs passed. Below them, your own: 2."
    # Without a description it is said what it asks; a trace is not read for that.
    asked = find("brief_sentence").text().replace("60 s", "5 s")
    assert [row[:2] for row in rows(find)[-2:]] == [("Mine", asked), ("Replay", "It replays a recorded trace.")]
    assert "broken.toml: name is not given" in find("message").text()
    find("message_close_button").click()
    find("tab_lesson").click()
    window.show_briefs()
    assert not find("message_area").isVisible()  # told once
    find("briefs_table").selectRow(11)
    settle(window.session, find("load_brief_button").click)
    assert window.session.brief == own
    find("briefs_table").selectRow(12)
    find("load_brief_button").click()
    assert "trace.jsonl can't be read" in find("message").text()
    (folder / "trace.jsonl").write_text('{"timestamp": 0, "input_length": 100, "output_length": 10}\n')
    settle(window.session, find("load_brief_button").click)
    assert window.session.brief.name == "Replay"
    assert window.session.result.measures.requests == 1


def test_a_row_is_as_high_as_its_words(window: Any, find: Find) -> None:
    window.show_briefs()
    table = find("briefs_table")
    assert table.rowCount() > 1
    margin = table.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1
    for width in range(150, 400, 10):
        table.setColumnWidth(1, width)
        table.resizeRowsToContents()
        for row in range(table.rowCount()):
            item = table.item(row, 1)
            room = QRect(0, 0, width - 2 * (CELL_PADDING + margin), 1000)
            words = QFontMetrics(item.font()).boundingRect(room, Qt.TextFlag.TextWordWrap, item.text())
            assert table.rowHeight(row) >= words.height(), (width, item.text())


def test_a_brief_that_no_design_passes_is_none_to_pass(window: Any, find: Find, settle: Settle) -> None:
    window.show_briefs()
    place = bundled_briefs().index("overload")
    assert rows(find)[place][2] == "none passes"
    assert {state for row, (_, _, state) in enumerate(rows(find)) if row not in (0, place)} == {"not passed yet"}
    find("briefs_table").selectRow(place)
    settle(window.session, find("load_brief_button").click)
    assert rows(find)[place][2] == "open, none passes"


@pytest.mark.parametrize(("language", "percent", "size"), [("es", 100, (1024, 640)), ("de", 200, (1280, 800))])
def test_a_row_is_seen_whole_on_a_small_screen(
    qtbot: QtBot, config_dir: Path, settle: Settle, language: str, percent: int, size: tuple[int, int]
) -> None:
    window = open_window(
        config_dir=config_dir, theme="light", reduced_motion=True, zoom_percent=percent, language=language
    )
    qtbot.addWidget(window)
    window.resize(*size)
    settle(window.session, window.show_briefs)
    table: Any = window.findChild(QTableWidget, "briefs_table")
    qtbot.waitUntil(lambda: table.viewport().height() >= max(map(table.rowHeight, range(table.rowCount()))))
    narrow = percent > 100
    assert table.isColumnHidden(1) is narrow
    shown = QStyleOptionViewItem()
    table.itemDelegate().initStyleOption(shown, table.model().index(0, 0))
    assert (table.item(0, 1).text() in shown.text) is narrow
    window.close()


def test_a_width_at_which_a_bar_decides_about_columns_comes_to_rest(qtbot: QtBot, qapp: QApplication) -> None:
    """With a column rows are higher, and call up the bar that takes the column's room: it went on until a crash."""
    appearance = Appearance("light")
    appearance.apply(qapp)
    place, view = QScrollArea(), BriefsView(appearance, None, lambda _: ())
    qtbot.addWidget(place)
    place.setWidgetResizable(True)
    place.setWidget(view)
    place.show()
    view.refresh()
    table: Any = view.findChild(QTableWidget, "briefs_table")
    seen = set()
    for width in (*range(400, 500, 10), *range(700, 800, 5)):
        for height in range(100, 180, 3):
            place.resize(width, height)
            QApplication.sendPostedEvents()
            seen.add((table.isColumnHidden(1), table.isColumnHidden(2)))
    assert seen == {(True, True), (False, True), (False, False)}

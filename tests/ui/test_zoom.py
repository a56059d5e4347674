"""Text at 100% to 200%: what follows it, what it is kept in, and where the panels go when it is large."""

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QScrollArea, QWidget
from pytestqt.qtbot import QtBot

import serveplate.ui
from serveplate.ui import open_window
from serveplate.ui.theme import ZOOM_STEPS, Appearance, px, style_sheet, system_zoom, ui_font, zoom

Find = Callable[[str], Any]
CARDS = ("levers_panel", "limits_chart", "capacity_chart", "drawer")


def place(widget: QWidget, window: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def test_fonts_lengths_and_the_style_sheet_follow(qtbot: QtBot) -> None:
    appearance = Appearance("light")
    assert (zoom(), px(13), ui_font(20).pixelSize()) == (1, 13, 20)
    appearance.set_zoom_percent(200)
    assert (zoom(), px(13), ui_font(20).pixelSize()) == (2, 26, 40)
    sheet = style_sheet(appearance.theme)
    assert "border: 2px solid" in sheet  # a card's, 1 at 100%
    assert "margin: -10px 0" in sheet
    Appearance("light")
    assert zoom() == 1


def test_the_systems_font_size_counts_and_200_percent_is_the_most(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert system_zoom() == 1
    large = QFont("Sans Serif")
    large.setPixelSize(22)
    monkeypatch.setattr(QFontDatabase, "systemFont", lambda _: large)
    monkeypatch.setattr("sys.platform", "linux")
    appearance = Appearance("light")
    assert zoom() == pytest.approx(1.5)
    appearance.set_zoom_percent(125)
    assert zoom() == pytest.approx(1.875)
    appearance.set_zoom_percent(200)
    assert zoom() == 2
    monkeypatch.undo()
    with qtbot.waitSignal(appearance.zoom_changed):
        appearance.set_zoom_percent(100)


def test_the_menu_enlarges_reduces_and_keeps(window: Any, find: Find, config_dir: Path) -> None:
    height = find("limits_chart").heading.geometry().height()
    find("larger_text_action").trigger()
    assert zoom() == 1.1
    assert find("verdict").text() == "2 of 4 checks fail"
    assert find("limits_chart").heading.geometry().height() > height
    assert "zoom_percent = 110" in (config_dir / "settings.toml").read_text()
    find("normal_text_action").trigger()
    assert zoom() == 1
    find("smaller_text_action").trigger()
    assert zoom() == 1
    assert "zoom_percent = 100" in (config_dir / "settings.toml").read_text()


def test_the_largest_text_stays_the_largest(qtbot: QtBot, config_dir: Path) -> None:
    window = open_window(config_dir=config_dir, theme="light", zoom_percent=ZOOM_STEPS[-1])
    qtbot.addWidget(window)
    larger: Any = window.findChild(QObject, "larger_text_action")
    larger.trigger()
    assert zoom() == 2
    window.close()


def test_the_keys_are_those_of_browsers(window: Any, find: Find) -> None:
    keys = {name: find(f"{name}_text_action").shortcuts() for name in ("larger", "smaller", "normal")}
    shown = {name: [key.toString() for key in each] for name, each in keys.items()}
    assert shown == {"larger": ["Ctrl++", "Ctrl+="], "smaller": ["Ctrl+-"], "normal": ["Ctrl+0"]}


def test_what_is_asked_for_wins_over_what_is_kept(qtbot: QtBot, config_dir: Path) -> None:
    config_dir.mkdir(parents=True)
    (config_dir / "settings.toml").write_text("zoom_percent = 150\n")
    for asked, wanted in ((None, 1.5), (125, 1.25)):
        window = open_window(config_dir=config_dir, theme="light", zoom_percent=asked)
        qtbot.addWidget(window)
        assert zoom() == wanted
        window.close()


@pytest.mark.parametrize(
    ("percent", "size", "column", "low"),
    [(150, (1024, 640), False, False), (200, (1024, 640), True, False), (200, (1280, 800), False, True)],
)
def test_large_text_scrolls_below_a_verdict_that_stays_where_it_leaves_room(
    qtbot: QtBot,
    config_dir: Path,
    settle: Callable[..., None],
    percent: int,
    size: tuple[int, int],
    column: bool,
    low: bool,
) -> None:
    window = open_window(config_dir=config_dir, theme="light", reduced_motion=True, zoom_percent=percent)
    qtbot.addWidget(window)
    window.resize(*size)
    settle(window.session, lambda: None)

    def find(name: str) -> Any:
        return window.findChild(QWidget, name)

    pane: QScrollArea = find("result_pane")
    levers: QScrollArea = pane if column else find("levers_pane")
    qtbot.waitUntil(lambda: pane.verticalScrollBar().maximum() > 0)
    assert pane.isAncestorOf(find("levers_panel")) is column
    # Nothing scrolls sideways, and no more than the panes scroll.
    for area in (pane, levers, find("scroll_area")):
        assert area.horizontalScrollBar().maximum() == 0, area.objectName()
    assert find("scroll_area").verticalScrollBar().maximum() == 0
    for card in CARDS:
        around = levers if card == "levers_panel" else pane
        assert around.widget().rect().contains(place(find(card), around.widget())), card
    for name in ("verdict", "change_sentence"):
        assert window.rect().contains(place(find(name), window)), name
        assert pane.isAncestorOf(find(name)) is low
    window.close()


@pytest.mark.parametrize(("size", "percent"), [((1280, 800), 200), ((1024, 640), 200), ((1024, 640), 150)])
def test_a_view_that_is_opened_in_large_text_is_in_sight(
    qtbot: QtBot, config_dir: Path, settle: Callable[..., None], size: tuple[int, int], percent: int
) -> None:
    window = open_window(config_dir=config_dir, reduced_motion=True, zoom_percent=percent, language="de")
    qtbot.addWidget(window)
    window.resize(*size)
    settle(window.session, lambda: None)
    bar = window.findChild(QScrollArea, "result_pane").verticalScrollBar()
    for name in ("timeline", "map", "timeline"):  # made, made, and there already
        bar.setValue(0)
        tab: Any = window.findChild(QWidget, f"tab_{name}")
        tab.click()
        view = window.findChild(QWidget, f"{name}_place")
        qtbot.waitUntil(lambda view=view: view.visibleRegion().boundingRect().height() > 140)
    window.close()


def test_bets_that_a_move_waits_for_come_into_sight(
    window: Any, find: Callable[[str], Any], settle: Callable[..., None], qtbot: QtBot
) -> None:
    settle(window.session, lambda: None)
    window.resize(600, 700)
    window.set_predict_first(True)
    find("lever_batching_continuous").click()
    qtbot.waitUntil(lambda: find("predict_card").visibleRegion().boundingRect().height() > 140)


@pytest.mark.parametrize(("width", "pane"), [(1280, None), (1024, "levers_pane")])
def test_the_levers_column_is_as_wide_as_their_words(
    qtbot: QtBot, config_dir: Path, settle: Callable[..., None], width: int, pane: str | None
) -> None:
    percent = 150 if pane else 100
    window = open_window(config_dir=config_dir, theme="light", language="de", zoom_percent=percent)
    qtbot.addWidget(window)
    window.resize(width, 640)
    settle(window.session, lambda: None)
    levers: Any = window.findChild(QWidget, "levers_panel")
    qtbot.waitUntil(lambda: levers.width() >= levers.layout().minimumSize().width())
    if pane:
        area: Any = window.findChild(QWidget, pane)
        qtbot.waitUntil(lambda: area.horizontalScrollBar().maximum() == 0)
    window.close()


def test_the_bets_on_a_move_fit_the_narrowest_pane(qtbot: QtBot, config_dir: Path, settle: Callable[..., None]) -> None:
    window = open_window(config_dir=config_dir, theme="light", language="de", zoom_percent=200)
    qtbot.addWidget(window)
    window.resize(1280, 760)
    settle(window.session, lambda: None)
    window.set_predict_first(True)
    move: Any = window.findChild(QWidget, "lever_bits_4")
    move.click()
    pane: Any = window.findChild(QScrollArea, "result_pane")
    card: Any = window.findChild(QWidget, "predict_card")
    qtbot.waitUntil(lambda: pane.isAncestorOf(card) and card.width() == pane.widget().layout().contentsRect().width())
    assert card.minimumSizeHint().width() <= card.width()
    assert pane.horizontalScrollBar().maximum() == 0
    window.close()


def test_the_keyboard_brings_what_it_comes_to_into_sight(window: Any, find: Find, qtbot: QtBot) -> None:
    window.resize(640, 400)
    window.activateWindow()
    qtbot.waitActive(window)
    pane = find("result_pane")
    qtbot.waitUntil(lambda: pane.verticalScrollBar().maximum() > 0)

    def comes_into_sight(name: str) -> bool:
        window.focus_first_lever()
        find(name).setFocus(Qt.FocusReason.TabFocusReason)
        return window.rect().contains(place(find(name), window))

    for name in ("tab_lesson", "lever_draft_0"):
        qtbot.waitUntil(lambda name=name: not find(name).visibleRegion().contains(find(name).rect().center()))
        qtbot.waitUntil(lambda name=name: comes_into_sight(name))


def test_a_view_that_is_opened_among_what_scrolls_comes_into_sight(window: Any, find: Find, qtbot: QtBot) -> None:
    window.resize(800, 600)
    qtbot.waitUntil(lambda: find("result_pane").verticalScrollBar().maximum() > 0)
    find("lesson_action").trigger()
    qtbot.waitUntil(lambda: window.rect().contains(place(find("tab_lesson"), window)))
    assert place(find("lesson_view"), window).top() < window.height() - 100
    # From there on the scroll position is the person's.
    find("result_pane").verticalScrollBar().setValue(0)
    window.resize(810, 600)
    assert find("result_pane").verticalScrollBar().value() == 0


def test_no_length_is_given_to_qt_without_the_zoom() -> None:
    """Widths, heights, spaces and margins that are numbers, or names of one, go through px; but for a hairline."""
    setters = re.compile(r"set(Fixed|Minimum|Maximum)(Width|Height)|set(Contents)?Margins?|setSpacing|addSpacing")
    bare = []
    for path in sorted(Path(serveplate.ui.__file__).parent.glob("*.py")):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
                continue
            if setters.fullmatch(call.func.attr):
                numbers = [each for each in call.args if isinstance(each, ast.Constant) and each.value not in (0, 1)]
                names = [each for each in call.args if isinstance(each, ast.Name) and each.id.isupper()]
                names = [each for each in names if each.id != "_NO_LIMIT"]
                bare += [f"{path.name}:{call.lineno} {ast.unparse(call)}" for _ in numbers + names]
    assert bare == []

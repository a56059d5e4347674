"""The window: its panels follow the session, its messages stay, its drawer and its sizes."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QGuiApplication
from PySide6.QtWidgets import QAbstractScrollArea, QWidget
from pytestqt.qtbot import QtBot

from serveplate.files import designs
from serveplate.files.places import log_file
from serveplate.simulator.design import Design
from serveplate.ui import messages, open_window
from serveplate.ui import session_window as window_module
from serveplate.ui.theme import px, zoom

Find = Callable[[str], Any]
Settle = Callable[..., None]
PASSING = Design("continuous", "paged", 1, 8, 2)


def test_it_opens_on_the_starting_server(window: Any, find: Find) -> None:
    assert find("verdict").text() == "2 of 4 checks fail"
    assert find("lever_batching_static").isChecked()
    assert find("limits_chart").values()["ttft"] == pytest.approx(147.753, rel=1e-4)
    assert find("check_ttft").property("passed") is False
    assert not find("undo_action").isEnabled()


def test_a_click_on_a_lever_moves_the_bars_and_says_what_it_did(window: Any, find: Find, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.session.result_changed):
        qtbot.mouseClick(find("lever_batching_continuous"), Qt.MouseButton.LeftButton)
    assert window.session.result.design == Design(batching="continuous")
    assert find("limits_chart").values()["ttft"] == pytest.approx(4.759850 / 0.5, rel=1e-6)
    assert "4.76 s" in find("change_sentence").text()
    assert find("undo_action").isEnabled()


def test_a_passing_design_is_saved_and_the_sentence_says_so(
    window: Any, find: Find, qtbot: QtBot, config_dir: Path
) -> None:
    with qtbot.waitSignal(window.session.kept):
        window.session.load(PASSING)
    assert find("verdict").property("passed") is True
    assert "The design is saved." in find("change_sentence").text()
    assert find("tab_saved_designs").text().endswith("1")
    assert len(list((config_dir / "designs").glob("*.json"))) == 1


def test_each_change_is_said_once_to_screen_readers(
    window: Any, find: Find, settle: Settle, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(window_module, "announce", lambda _, text: said.append(text))
    settle(window.session, window.session.move_lever, "batching", "continuous")
    settle(window.session, window.session.load, PASSING)
    assert len(said) == 2
    assert "Continuous batching" in said[0]
    assert "The design is saved." in said[1]


def test_an_announcement_reaches_the_screen_reader(window: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    class Reader:
        heard: ClassVar[list[str]] = []

        @staticmethod
        def isActive() -> bool:  # noqa: N802 - Qt's
            return True

        @classmethod
        def updateAccessibility(cls, event: Any) -> None:  # noqa: N802 - Qt's
            cls.heard.append(event.message())

    monkeypatch.setattr(messages, "QAccessible", Reader)
    window.messages.note("Something was done.")
    assert Reader.heard == ["Something was done."]


def test_what_goes_wrong_takes_the_place_of_a_note(window: Any, find: Find) -> None:
    for _ in range(2):
        window.messages.note("Saved.")
        window.messages.warn("It can't be written.")
        assert find("message").text() == "It can't be written."


def test_no_config_folder_is_made_before_something_is_saved(window: Any, config_dir: Path) -> None:
    assert not config_dir.exists()
    window.close()
    assert not config_dir.exists()


def test_a_design_that_cannot_be_saved_is_told_and_the_window_goes_on(
    window: Any, find: Find, qtbot: QtBot, settle: Settle, monkeypatch: pytest.MonkeyPatch, caplog: Any
) -> None:
    def refuse(*_: Any) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(designs, "write_atomically", refuse)
    settle(window.session, window.session.load, PASSING)
    message = find("message").text()
    assert "Permission denied" in message
    assert "designs" in message
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "Traceback" not in caplog.text
    assert find("verdict").property("passed") is True
    assert "saved" not in find("change_sentence").text()
    settle(window.session, window.session.undo)
    assert find("message").text() == message
    qtbot.mouseClick(find("message_close_button"), Qt.MouseButton.LeftButton)
    assert find("message_area").isHidden()


def test_messages_that_are_not_shown_are_said_to_be_in_the_log(window: Any, find: Find, caplog: Any) -> None:
    for number in range(4):
        window.messages.warn(f"Sentence {number}.")
    assert find("message").text() == f"Sentence 2.\nSentence 3.\n2 earlier messages are in the log, {log_file()}."


def test_a_message_covers_nothing(window: Any, find: Find, qtbot: QtBot) -> None:
    window.resize(1280, 800)
    window.messages.warn("A sentence that says what is wrong.")
    area = find("message_area")
    qtbot.waitUntil(lambda: _place(area, window).height() > 20)
    for name in ("limits_chart", "capacity_chart", "levers_panel", "drawer"):
        assert not _place(area, window).intersects(_place(find(name), window)), name


def test_an_exception_in_a_slot_becomes_a_sentence(window: Any, find: Find, caplog: Any) -> None:
    window.on_exception("list index out of range")
    assert "list index out of range" in find("message").text()
    assert "serveplate.log" in find("message").text()


@pytest.mark.parametrize("opened", [False, True])
def test_nothing_is_cut_at_any_size(window: Any, find: Find, qtbot: QtBot, opened: bool) -> None:
    drawer, scroll = find("drawer"), find("scroll_area")
    panels = [find(name) for name in ("levers_panel", "limits_chart", "capacity_chart", "result_panel")]

    def nothing_is_cut() -> None:
        assert scroll.widget().size() == scroll.viewport().size()
        for panel in (*panels, drawer):
            assert QRect(QPoint(0, 0), window.size()).contains(_place(panel, window)), panel
            assert panel.height() >= panel.minimumSizeHint().height(), panel

    smallest = [] if opened else [(1000, 600)]
    for width, height in [*smallest, (1024, 640), (1280, 800), (1920, 1080), (1000, 1250), (1080, 1920)]:
        window.resize(width, height)
        (drawer.open if opened else drawer.close_view)()
        qtbot.waitUntil(nothing_is_cut)
        assert window.size().toTuple() == (width, height)


def test_on_a_portrait_screen_the_levers_are_above_the_bars(window: Any, find: Find, qtbot: QtBot) -> None:
    def is_above(above: bool) -> bool:
        levers, bars = _place(find("levers_panel"), window), _place(find("limits_chart"), window)
        both = _place(find("content"), window).adjusted(px(16), 0, -px(16), 0)
        wide = (levers.left(), levers.right()) == (both.left(), both.right())
        return wide and levers.bottom() < bars.top() if above else levers.right() < bars.left()

    for size, above in (((1080, 1920), True), ((1280, 800), False), ((1080, 1920), True)):
        window.resize(700, 900)  # they scroll, beside one another
        window.resize(*size)
        qtbot.waitUntil(lambda above=above: is_above(above))
    window._appearance.set_zoom_percent(150)
    assert zoom() == 1.5
    qtbot.waitUntil(lambda: is_above(True))


def test_the_open_drawer_leaves_the_levers_alone(window: Any, find: Find, qtbot: QtBot) -> None:
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: _place(find("levers_panel"), window).left() == 24)
    levers = _place(find("levers_panel"), window)
    find("drawer").open("lesson")
    assert find("drawer").height() > 150
    assert _place(find("levers_panel"), window) == levers
    assert not _place(find("drawer"), window).intersects(levers)


def test_a_drawer_opened_after_the_window_shrank_calls_up_no_scroll_bar(
    window: Any, find: Find, qtbot: QtBot, settle: Settle
) -> None:
    content, viewport = find("content"), find("scroll_area").viewport()
    for height in (640, 719, 720, 799, 800, 1080):
        window.resize(1024, 1200)
        qtbot.mouseClick(find("tab_lesson"), Qt.MouseButton.LeftButton)
        window.resize(1024, height)
        settle(window.session, window.session.move_lever, "batching", "continuous")
        qtbot.waitUntil(lambda: content.height() <= viewport.height())
        assert find("lesson_view").isVisible()
        assert content.width() == viewport.width() == 1024, height
        settle(window.session, window.session.undo)
        find("drawer").close_view()


def test_a_screen_reader_opens_and_closes_a_view_by_checking_its_tab(window: Any, find: Find) -> None:
    reader = QAccessible.queryAccessibleInterface(find("tab_why")).actionInterface()
    for opened in (True, False):
        reader.doAction(QAccessibleActionInterface.toggleAction())
        assert find("drawer").is_open is opened
        assert find("tab_why").isChecked() is opened


def test_a_tall_window_starts_with_the_lesson_open(qtbot: QtBot, config_dir: Path) -> None:
    config_dir.mkdir()
    (config_dir / "settings.toml").write_text("window_width = 1280\nwindow_height = 1000\n")
    window = open_window(config_dir=config_dir, theme="dark", reduced_motion=True)
    qtbot.addWidget(window)
    is_tall = window.height() >= 960
    assert window.findChild(QWidget, "lesson_view").isVisible() == is_tall
    window.close()


def test_the_drawer_slides_open_and_closed(qtbot: QtBot, config_dir: Path) -> None:
    window = open_window(config_dir=config_dir, theme="light", reduced_motion=False)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    drawer: Any = window.findChild(QWidget, "drawer")
    drawer.open("lesson")
    assert drawer.height() < 100
    qtbot.waitUntil(lambda: drawer.height() > 150)
    drawer.close_view()
    qtbot.waitUntil(lambda: drawer.height() == 40)
    window.close()


def test_copy_takes_the_selected_text_first_else_the_design(window: Any, find: Find) -> None:
    find("copy_action").trigger()
    assert "73.9 s" in QGuiApplication.clipboard().text()
    window.show_lesson()
    find("lesson_view").selectAll()
    find("lesson_view").setFocus()
    find("copy_action").trigger()
    assert "Orca" in QGuiApplication.clipboard().text()


def test_theme_and_size_are_kept_for_the_next_time(window: Any, find: Find, config_dir: Path) -> None:
    find("theme_dark_action").trigger()
    window.resize(1111, 777)
    window.close()
    text = (config_dir / "settings.toml").read_text()
    assert 'theme = "dark"' in text
    assert "window_width = 1111" in text


def test_preferences_that_cannot_be_kept_are_told(
    window: Any, find: Find, monkeypatch: pytest.MonkeyPatch, caplog: Any
) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "mkdir", refuse)
    find("theme_dark_action").trigger()
    assert "Permission denied" in find("message").text()


@pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen platform says so of any dialog
def test_about_says_version_config_folder_and_log_file(window: Any, find: Find, config_dir: Path) -> None:
    import serveplate

    find("about_action").trigger()
    assert find("about_version").text() == serveplate.__version__
    assert find("about_config").text() == str(config_dir)
    assert find("about_log").text().endswith("serveplate.log")
    close = find("about_close_button")
    assert not close.isDefault()  # whose words are drawn strong, and were cut
    close.click()


def test_every_control_has_a_name_for_screen_readers_and_for_tests(window: Any) -> None:
    reachable = [widget for widget in window.findChildren(QWidget) if widget.focusPolicy() & Qt.FocusPolicy.TabFocus]
    # The inner widget of a scroll area stands for the area itself.
    reachable = [widget for widget in reachable if not isinstance(widget.parent(), QAbstractScrollArea)]
    assert len(reachable) >= 20
    for widget in reachable:
        spoken = widget.accessibleName() or getattr(widget, "text", str)()
        assert widget.objectName(), f"a {type(widget).__name__} has no objectName"
        assert spoken, f"{widget.objectName()} has no accessible name"


def _place(widget: QWidget, window: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())

"""The window without a mouse."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from serveplate.simulator.design import LEVERS, Design

Find = Callable[[str], Any]
Settle = Callable[..., None]
Press = Callable[..., None]


@pytest.fixture
def press(window: Any, settle: Settle, qtbot: QtBot) -> Press:
    """``press("Ctrl+Z")``: on whatever has the keyboard, then wait for what follows."""
    window.activateWindow()
    qtbot.waitActive(window)

    def pressed(keys: str) -> None:
        combination = QKeySequence(keys)[0]
        target = QApplication.focusWidget() or window
        settle(window.session, qtbot.keyClick, target, combination.key(), combination.keyboardModifiers())

    return pressed


def test_digits_go_to_levers_and_arrows_move_them(window: Any, press: Press) -> None:
    for digit, lever in enumerate(LEVERS, 1):
        press(str(digit))
        focused = QApplication.focusWidget()
        assert focused.objectName().startswith(f"lever_{lever.name}_")
        press("Right")
        settings = getattr(window.session.brief.levers, lever.name)
        assert getattr(window.session.design, lever.name) == settings[1]
        press("Left")
        assert window.session.design == Design()


def test_undo_and_redo(window: Any, press: Press) -> None:
    press("1")
    press("Right")
    press("Ctrl+Z")
    assert window.session.design == Design()
    press("Ctrl+Shift+Z")
    assert window.session.design == Design(batching="continuous")
    press("Ctrl+Z")
    press("Ctrl+Y")
    assert window.session.design == Design(batching="continuous")
    press("Ctrl+R")
    assert window.session.design == Design()


def test_copy_from_the_levers_and_from_the_lesson_without_a_selection(window: Any, press: Press, find: Find) -> None:
    press("Ctrl+C")
    assert "73.9 s" in QGuiApplication.clipboard().text()
    QGuiApplication.clipboard().clear()
    press("F1")
    assert QApplication.focusWidget() is find("lesson_view")
    press("Ctrl+C")
    assert "73.9 s" in QGuiApplication.clipboard().text()


def test_f1_shows_the_lesson_and_escape_closes_it(press: Press, find: Find) -> None:
    press("F1")
    assert find("lesson_view").isVisible()
    press("Esc")
    assert not find("lesson_view").isVisible()
    assert QApplication.focusWidget() is find("tab_lesson")


def test_escape_leaves_the_keyboard_on_the_levers_when_it_is_there(press: Press, find: Find) -> None:
    press("F1")
    press("2")
    press("Esc")
    assert not find("lesson_view").isVisible()
    assert QApplication.focusWidget() is find("lever_cache_contiguous")


def test_f11_fills_the_screen_and_escape_ends_it(window: Any, press: Press, find: Find) -> None:
    press("F11")
    assert window.isFullScreen()
    assert find("full_screen_action").isChecked()
    find("drawer").close_view()
    press("Esc")
    assert not window.isFullScreen()


def test_ctrl_q_closes_the_window(window: Any, press: Press) -> None:
    press("Ctrl+Q")
    assert not window.isVisible()


def test_tab_goes_through_everything_and_comes_back(window: Any, press: Press, find: Find, qtbot: QtBot) -> None:
    press("F1")
    press("1")
    names = []
    for _ in range(40):
        press("Tab")
        names.append(QApplication.focusWidget().objectName())
        if names.count(names[0]) > 1:
            break
    wanted = ["lever_cache_", "lever_gpus_", "lever_bits_", "lever_draft_", "tab_saved_designs", "tab_lesson"]
    wanted += ["drawer_button", "lesson_view", "lever_batching_"]
    places = [next((place for place, name in enumerate(names) if name.startswith(want)), None) for want in wanted]
    assert None not in places, f"{wanted} in {names}"
    assert places == sorted(places), names


def test_the_menus_are_complete(window: Any, find: Find) -> None:
    titles = [action.text().replace("&", "") for action in window.menuBar().actions()]
    assert titles == ["File", "Edit", "Brief", "Design", "View", "Help"]
    shortcuts = {
        "quit": ["Ctrl+Q"],
        "undo": ["Ctrl+Z"],
        "redo": ["Ctrl+Shift+Z", "Ctrl+Y"],
        "copy": ["Ctrl+C"],
        "reset": ["Ctrl+R"],
        "lesson": ["F1"],
        "full_screen": ["F11"],
        "close_view": ["Esc"],
    }
    for name, keys in shortcuts.items():
        assert [shortcut.toString() for shortcut in find(f"{name}_action").shortcuts()] == keys


def test_no_two_actions_share_a_shortcut(window: Any) -> None:
    from PySide6.QtGui import QAction

    keys = [key.toString() for action in window.findChildren(QAction) for key in action.shortcuts()]
    assert len(keys) > 12
    assert len(keys) == len(set(keys))


def test_the_mouse_alone_is_never_needed(window: Any, find: Find) -> None:
    buttons = [find(name) for name in ("undo_button", "redo_button", "reset_button", "drawer_button", "tab_lesson")]
    assert all(isinstance(button, QWidget) for button in buttons)
    assert all(button.focusPolicy() & Qt.FocusPolicy.TabFocus for button in buttons)

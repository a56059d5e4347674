"""The levers: what is shown, what is told, and the keyboard."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QColor, QEnterEvent, QFocusEvent
from PySide6.QtWidgets import QApplication, QRadioButton
from pytestqt.qtbot import QtBot

from serveplate.simulator.brief import Brief, Levers
from serveplate.simulator.design import Design
from serveplate.ui.levers_panel import LeversPanel
from serveplate.ui.theme import LIGHT, Appearance, Density

Find = Callable[[str], QRadioButton]


@pytest.fixture
def panel(qtbot: QtBot) -> LeversPanel:
    panel = LeversPanel(Appearance("light"))
    qtbot.addWidget(panel)
    panel.show_levers(Brief())
    panel.show_design(Design())
    panel.resize(304, 666)
    panel.show()
    return panel


@pytest.fixture
def lever(panel: LeversPanel) -> Find:
    def found(name: str) -> QRadioButton:
        buttons = panel.findChildren(QRadioButton, f"lever_{name}")
        assert len(buttons) == 1
        return buttons[0]

    return found


@pytest.fixture
def moves(panel: LeversPanel) -> list[tuple[str, Any]]:
    told: list[tuple[str, Any]] = []
    panel.lever_moved.connect(lambda name, setting: told.append((name, setting)))
    return told


def checked(panel: LeversPanel) -> list[str]:
    return [button.objectName() for button in panel.findChildren(QRadioButton) if button.isChecked()]


def test_a_design_is_shown_and_nobody_is_told(panel: LeversPanel, moves: list[tuple[str, Any]]) -> None:
    panel.show_design(Design("continuous", "paged", 2, 4, 2))
    assert checked(panel) == [
        "lever_batching_continuous",
        "lever_cache_paged",
        "lever_gpus_2",
        "lever_bits_4",
        "lever_draft_2",
    ]
    assert moves == []


def test_a_click_anywhere_on_a_cell_moves_once(
    qtbot: QtBot, panel: LeversPanel, lever: Find, moves: list[tuple[str, Any]]
) -> None:
    button = lever("draft_4")
    for _ in range(2):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().bottomRight())
    assert moves == [("draft", 4)]
    assert button.isChecked()


def test_a_click_on_the_checked_cell_does_nothing(qtbot: QtBot, lever: Find, moves: list[tuple[str, Any]]) -> None:
    qtbot.mouseClick(lever("bits_16"), Qt.MouseButton.LeftButton)
    assert lever("bits_16").isChecked()
    assert moves == []


def test_arrows_home_and_end_move_within_the_row(
    qtbot: QtBot, panel: LeversPanel, lever: Find, moves: list[tuple[str, Any]]
) -> None:
    panel.focus_lever(3)
    names = {16: "bits_16", 8: "bits_8", 4: "bits_4"}
    keys = Qt.Key
    expected = [
        (keys.Key_Right, 8),
        (keys.Key_Down, 4),
        (keys.Key_Right, 4),
        (keys.Key_Left, 8),
        (keys.Key_Up, 16),
        (keys.Key_Up, 16),
        (keys.Key_End, 4),
        (keys.Key_Home, 16),
    ]
    for key, setting in expected:
        focused = panel.focusWidget()
        qtbot.keyClick(focused, key)
        assert panel.focusWidget() is lever(names[setting])
        assert lever(names[setting]).isChecked()
    assert moves == [("bits", 8), ("bits", 4), ("bits", 8), ("bits", 16), ("bits", 4), ("bits", 16)]


def test_right_to_left_mirrors_the_arrows(
    qtbot: QtBot, panel: LeversPanel, lever: Find, moves: list[tuple[str, Any]]
) -> None:
    panel.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    qtbot.keyClick(lever("gpus_1"), Qt.Key.Key_Left)
    assert moves == [("gpus", 2)]


def test_tab_reaches_each_row_at_its_checked_cell(qtbot: QtBot, panel: LeversPanel) -> None:
    panel.show_design(Design(batching="continuous", draft=2))
    panel.focus_lever(0)
    visited = [panel.focusWidget().objectName()]
    for _ in range(4):
        qtbot.keyClick(panel.focusWidget(), Qt.Key.Key_Tab)
        visited.append(panel.focusWidget().objectName())
    assert visited == [
        "lever_batching_continuous",
        "lever_cache_contiguous",
        "lever_gpus_1",
        "lever_bits_16",
        "lever_draft_2",
    ]


@pytest.mark.parametrize(
    ("reason", "ring"),
    [
        (Qt.FocusReason.TabFocusReason, True),
        (Qt.FocusReason.BacktabFocusReason, True),
        (Qt.FocusReason.ShortcutFocusReason, True),
        (Qt.FocusReason.MouseFocusReason, False),
        (Qt.FocusReason.OtherFocusReason, False),
        (Qt.FocusReason.ActiveWindowFocusReason, False),
    ],
)
def test_the_ring_is_for_the_keyboard(lever: Find, reason: Qt.FocusReason, ring: bool) -> None:
    button = lever("cache_contiguous")
    QApplication.sendEvent(button, QFocusEvent(QEvent.Type.FocusIn, reason))
    assert button.shows_ring == ring


def test_the_ring_survives_another_window(lever: Find) -> None:
    button = lever("cache_contiguous")
    for kind, reason in (
        (QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason),
        (QEvent.Type.FocusOut, Qt.FocusReason.ActiveWindowFocusReason),
        (QEvent.Type.FocusIn, Qt.FocusReason.ActiveWindowFocusReason),
    ):
        QApplication.sendEvent(button, QFocusEvent(kind, reason))
    assert button.shows_ring


def test_cells_are_painted_as_what_they_are(panel: LeversPanel, lever: Find) -> None:
    def colour(name: str) -> QColor:
        button = lever(name)
        return (
            panel.grab().toImage().pixelColor(button.mapTo(panel, button.rect().center()) - button.rect().center() / 2)
        )

    assert colour("batching_static") == QColor(LIGHT.accent)
    assert colour("batching_continuous") == QColor(LIGHT.track)
    rest = lever("batching_continuous")
    QApplication.sendEvent(rest, QEnterEvent(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5)))
    rest.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    assert colour("batching_continuous") == QColor(LIGHT.hover)
    lever("batching_static").setEnabled(False)
    assert colour("batching_static") == QColor(LIGHT.track)


def test_what_a_screen_reader_hears(lever: Find) -> None:
    button = lever("draft_2")
    assert button.accessibleName() == "Draft: 2 tokens"
    assert button.accessibleDescription() == "guessed ahead, then verified"
    assert button.toolTip().startswith("A small model guesses 2 tokens ahead")


def test_settings_follow_the_brief_in_short_where_there_is_no_room(
    qtbot: QtBot, panel: LeversPanel, lever: Find
) -> None:
    old = lever("gpus_1")
    many = replace(Brief().levers, gpus=tuple(range(1, 9)), draft=tuple(range(9)))
    panel.show_levers(replace(Brief(), levers=many))
    panel.show_design(Design(gpus=8, draft=7))
    qtbot.waitUntil(lambda: (lever("bits_16").text(), lever("gpus_8").text()) == ("16 bits", "8"))
    assert lever("gpus_8").isChecked()
    assert lever("gpus_8") is not old
    assert lever("draft_0").text() == "0"
    assert lever("gpus_8").accessibleName() == "GPUs: 8 GPUs"
    assert panel.minimumSizeHint().width() <= 304


def test_density_sets_the_buttons_height(panel: LeversPanel, lever: Find) -> None:
    panel.set_density(Density.of(1024, 640))
    assert lever("bits_8").height() == 36
    panel.set_density(Density.of(1280, 800))
    assert lever("bits_8").height() == 40


def test_heading_buttons_are_named(panel: LeversPanel) -> None:
    for button, name in ((panel.undo_button, "undo"), (panel.redo_button, "redo"), (panel.reset_button, "reset")):
        assert button.objectName() == f"{name}_button"
        assert button.accessibleName() == name.capitalize()
        assert button.toolTip()
    assert not panel.undo_button.icon().isNull()


def test_eight_gpus_and_nine_drafts_have_room_in_the_narrowest_card(qtbot: QtBot) -> None:
    panel = LeversPanel(Appearance("light"))
    qtbot.addWidget(panel)
    panel.set_density(Density.of(1024, 640))
    panel.show_levers(Brief(levers=Levers(gpus=tuple(range(1, 9)), draft=tuple(range(9)))))
    assert panel.minimumSizeHint().width() <= panel.density.levers_width
    panel.setFixedWidth(panel.density.levers_width)
    panel.show()
    gpus, draft = panel.rows[2], panel.rows[4]
    assert [button.text() for button in gpus.buttons] == list("12345678")
    assert [button.text() for button in draft.buttons] == list("012345678")
    assert all(button.width() >= 24 for button in (*gpus.buttons, *draft.buttons))


def test_a_screen_reader_moves_a_lever_by_checking_it(lever: Find, moves: list[tuple[str, Any]]) -> None:
    reader = QAccessible.queryAccessibleInterface(lever("batching_continuous")).actionInterface()
    reader.doAction(QAccessibleActionInterface.toggleAction())
    assert moves == [("batching", "continuous")]


def test_the_keyboard_stays_on_its_lever_when_another_brief_comes(panel: LeversPanel) -> None:
    panel.activateWindow()
    panel.focus_lever(2)
    panel.show_levers(Brief(levers=Levers(gpus=(4, 8))))
    panel.show_design(Design(gpus=8))
    assert QApplication.focusWidget().objectName() == "lever_gpus_8"

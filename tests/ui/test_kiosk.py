"""The kiosk: visits by a clock that the test turns, and every way out that a visitor might try."""

import gc
import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QIcon, QKeyEvent, QMouseEvent, QPixmap, QPixmapCache
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QPushButton,
    QScrollArea,
    QSlider,
    QStyle,
    QStyleOptionButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from serveplate.files.pins import hash_pin
from serveplate.simulator.design import Design
from serveplate.ui.app import open_kiosk
from serveplate.ui.attempts import Attempts
from serveplate.ui.clock import Clock
from serveplate.ui.kiosk import COUNTDOWN_S, KioskWindow, State
from serveplate.ui.theme import HIGH_CONTRAST, zoom
from serveplate.ui.touch_scroll import TouchScroll
from serveplate.ui.translation import language
from tests.ui.kiosk_tools import BRIEF, CHORD, IDLE_S, call_staff, child, click, is_kept_in, options, press, type_pin

_NO_KEY = Qt.KeyboardModifier.NoModifier


@pytest.fixture(scope="module")
def pin_hash() -> str:
    return hash_pin("4711")


@pytest.fixture
def clock() -> Clock:
    return Clock()


class Through(QObject):
    """Hands a widget's mouse events to the scroller first."""

    def __init__(self, scroll: TouchScroll) -> None:
        super().__init__()
        self._scroll = scroll

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's
        return isinstance(watched, QWidget) and isinstance(event, QMouseEvent) and self._scroll.takes(watched, event)


@pytest.fixture
def kiosk(qtbot: QtBot, clock: Clock, pin_hash: str, settle: Callable[..., None]) -> Iterator[KioskWindow]:
    """A kiosk in its attract loop, the next visitor's first result there."""
    kiosk = open_kiosk(BRIEF, options(pin_hash), clock)
    qtbot.addWidget(kiosk)
    settle(kiosk.visit.session, lambda: None)
    yield kiosk
    kiosk.leave()


def test_it_covers_the_screen_without_a_window_manager(kiosk: KioskWindow) -> None:
    screen = kiosk.screen()
    assert kiosk.geometry() == screen.geometry()
    other = screen.geometry().adjusted(0, 0, 224, -100)  # of another mode, or on its side
    screen.geometryChanged.emit(other)
    assert kiosk.geometry() == other
    screen.geometryChanged.emit(screen.geometry())


def test_the_lesson_plays_until_a_touch_begins(kiosk: KioskWindow, clock: Clock) -> None:
    attract, caption = child(kiosk, "attract"), child(kiosk, "attract_caption")
    levers, said = [], []
    for _ in range(2 * 7):
        levers.append(attract.scene.lever)
        said.append(caption.text())
        assert attract.session.design == attract.scene.design
        clock.advance(10)
    assert levers == 2 * [None, "draft", "batching", "cache", "gpus", "bits", None]
    assert said[:7] == said[7:]
    assert len(set(said)) == 7
    QTest.mouseMove(kiosk, QPoint(300, 300))
    QTest.mouseMove(kiosk, QPoint(310, 300))
    assert kiosk.state is State.ATTRACT, "the pointer alone begins nothing"
    click(attract.findChild(QWidget, "lever_batching_continuous"))
    assert kiosk.state is State.VISIT
    assert kiosk.visit.session.design == attract.session.design == Design()
    clock.advance(10)
    assert attract.session.design == Design(), "nobody sees it"
    kiosk.go_to_sleep()
    QTest.keyClick(kiosk, Qt.Key.Key_R)
    assert kiosk.state is State.VISIT


def test_a_visit_ends_after_the_question_and_leaves_nothing(
    kiosk: KioskWindow, clock: Clock, settle: Callable[..., None], config_dir: Path
) -> None:
    def state() -> list[Any]:
        window = kiosk.visit
        QApplication.sendPostedEvents()  # all is in its place
        widgets = [(type(each).__name__, each.objectName(), each) for each in window.findChildren(QWidget)]
        texts = [(kind, name, each.property("text"), each.isVisibleTo(window)) for kind, name, each in widgets]
        return [*texts, window.palette().window().color().name(), window.session.can_undo]

    kiosk.begin()
    first, before = kiosk.visit, state()
    for name in ("lever_batching_continuous", "lever_cache_paged", "lever_bits_8", "lever_draft_2"):
        settle(first.session, click, child(kiosk, name))
    for view in ("map", "why", "saved_designs"):
        click(child(kiosk, f"tab_{view}"))
    assert state() != before
    clock.advance(IDLE_S - 1)
    assert kiosk.state is State.VISIT
    clock.advance(1)
    assert kiosk.state is State.ASKING
    assert child(kiosk, "still_there_words").text() == "In 20 s this starts over, and what you did is wiped."
    assert QApplication.focusWidget() is child(kiosk, "still_there_button")
    clock.advance(COUNTDOWN_S - 1.5)
    assert child(kiosk, "still_there_words").text().startswith("In 2 s")
    clock.advance(1.5)
    assert kiosk.state is State.ATTRACT
    assert kiosk.visit is not first
    settle(kiosk.visit.session, lambda: None)
    kiosk.begin()
    assert state() == before
    settle(kiosk.visit.session, click, child(kiosk, "lever_batching_continuous"))
    click(child(kiosk, "start_over_button"))
    settle(kiosk.visit.session, lambda: None)
    assert kiosk.state is State.VISIT
    assert state() == before
    assert not config_dir.exists()


def test_wrong_pins_are_slowed_across_pads_and_the_right_one_leaves(kiosk: KioskWindow, clock: Clock) -> None:
    waits = []
    for _ in range(4):
        call_staff(kiosk)
        type_pin(kiosk, "1234")
        waits.append(child(kiosk, "pin_words").text())
        assert not child(kiosk, "pin_4_button").isEnabled()
        click(child(kiosk, "pin_cancel_button"))
        call_staff(kiosk)
        type_pin(kiosk, "4711")
        assert kiosk.isVisible(), "a right PIN counts before its time"
        clock.advance(2 ** len(waits))
        click(child(kiosk, "pin_cancel_button"))
    assert waits == [f"Wrong. The next try is in {seconds} s." for seconds in (2, 4, 8, 16)]
    call_staff(kiosk)
    type_pin(kiosk, "4711")
    assert not kiosk.isVisible()


def test_the_longest_wait_is_a_quarter_of_an_hour(pin_hash: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serveplate.ui.attempts.pin_matches", lambda *_: False)
    now = [0.0]
    attempts = Attempts(pin_hash, lambda: now[0])
    waits = []
    for _ in range(2000):
        assert not attempts.try_pin("1234")
        waits.append(attempts.wait_s)
        now[0] += attempts.wait_s
    assert waits[:11] == [2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]
    assert set(waits[10:]) == {900}


def test_without_a_pin_it_says_at_the_start_that_staff_cannot_leave(
    qtbot: QtBot, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "serveplate"):
        kiosk = open_kiosk(BRIEF, options(None), clock)
        qtbot.addWidget(kiosk)
        QTest.keyClick(kiosk, Qt.Key.Key_Q, CHORD)
    assert caplog.messages == [
        "no PIN is set (serveplate kiosk-pin sets one): only the system can end this kiosk",
        "staff were called, but no PIN is set: only the system can end this kiosk",
    ]
    assert is_kept_in(kiosk)
    kiosk.leave()


def test_no_key_leads_out(kiosk: KioskWindow) -> None:
    kiosk.begin()
    modifiers, keys = Qt.KeyboardModifier, Qt.Key
    combinations = [
        modifiers.NoModifier,
        modifiers.AltModifier,
        modifiers.ControlModifier,
        modifiers.MetaModifier,
        modifiers.ControlModifier | modifiers.ShiftModifier,
        modifiers.ControlModifier | modifiers.AltModifier,
    ]
    tried = [getattr(keys, f"Key_F{number}") for number in range(1, 13)]
    tried += [getattr(keys, f"Key_{letter}") for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
    tried += [keys.Key_Escape, keys.Key_Menu, keys.Key_Tab, keys.Key_Super_L, keys.Key_Space, keys.Key_Print]
    tried += [keys.Key_Help, keys.Key_Alt, keys.Key_Delete, keys.Key_Plus, keys.Key_Minus]
    for modifier in combinations:
        for key in tried:
            QTest.keyClick(QApplication.focusWidget() or kiosk, key, modifier)
            assert is_kept_in(kiosk), (key, modifier)


def test_fingers_begin_press_and_push(kiosk: KioskWindow, settle: Callable[..., None]) -> None:
    finger = QTest.createTouchDevice()
    kiosk.resize(1280, 800)
    press(kiosk, finger, QPoint(300, 300))
    assert kiosk.state is State.VISIT
    QApplication.sendPostedEvents()  # all is in its place
    session, lever = kiosk.visit.session, child(kiosk, "lever_batching_continuous")
    assert session.design == Design()
    settle(session, press, lever, finger, lever.rect().center())
    assert session.design == Design(batching="continuous")
    child(kiosk, "tab_lesson").click()
    kiosk.resize(1280, 800)  # the offscreen screen is smaller, and says so with the first events
    QApplication.sendPostedEvents()
    lesson = child(kiosk, "lesson_view")
    viewport, bar, at = lesson.viewport(), lesson.verticalScrollBar(), QPoint(40, 60)
    for push, value in ((-50, 50), (30, 20), (6, 20)):  # a fingertip trembles
        press(viewport, finger, at, QPoint(0, push))
        assert bar.value() == value


def test_a_push_that_begins_on_a_control_presses_nothing(qtbot: QtBot) -> None:
    area, page, scroll = QScrollArea(), QWidget(), TouchScroll()
    qtbot.addWidget(area)
    button = QPushButton("move", page)
    pressed: list[int] = []
    button.clicked.connect(lambda: pressed.append(1))
    page.resize(100, 600)
    area.setWidget(page)
    area.resize(120, 200)
    area.show()
    spy = Through(scroll)
    page.installEventFilter(spy)
    button.installEventFilter(spy)
    for by, clicks, value in ((0, 1, 0), (-40, 1, 40), (-5, 2, 40)):
        QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=QPoint(10, 10))
        QTest.mouseMove(button, QPoint(10, 10 + by))
        QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=QPoint(10, 10 + by))
        assert (len(pressed), area.verticalScrollBar().value()) == (clicks, value)


def test_targets_are_for_fingertips(kiosk: KioskWindow, settle: Callable[..., None]) -> None:
    kiosk.begin()
    kiosk.resize(1280, 800)
    settle(kiosk.visit.session, click, child(kiosk, "lever_batching_continuous"))
    small, close = [], []
    for view in ("timeline", "map", "saved_designs", "lesson"):
        child(kiosk, f"tab_{view}").click()
        QApplication.sendPostedEvents()  # all is in its place
        targets = [
            each
            for each in kiosk.findChildren(QWidget)
            if isinstance(each, QAbstractButton | QComboBox | QSlider) and each.isVisible() and each.objectName()
            if each.objectName() != "qt_tableview_cornerbutton"
        ]
        assert f"tab_{view}" in [each.objectName() for each in targets]
        small += [each.objectName() for each in targets if min(each.width(), each.height()) < 44]
        seen = [(each, each.visibleRegion().boundingRect()) for each in targets]  # what is scrolled away is no target
        places = {each.objectName(): part.translated(each.mapTo(kiosk, QPoint(0, 0))) for each, part in seen if part}
        for (one, there), (other, here) in combinations(places.items(), 2):
            if there.adjusted(-3, -3, 3, 3).intersects(here.adjusted(-3, -3, 3, 3)):
                close.append((one, other))
    assert small == []
    assert close == []


def test_text_size_and_contrast_go_with_the_visitor(kiosk: KioskWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    kiosk.begin()
    monkeypatch.setattr(QApplication, "setStyleSheet", lambda *_: None)  # each takes half a second, and says no more
    click(child(kiosk, "smaller_text_button"))
    assert zoom() == 1
    click(child(kiosk, "larger_text_button"))
    assert zoom() == 1.1
    click(child(kiosk, "contrast_button"))
    assert QApplication.palette().window().color().name() == "#000000"
    kiosk.start_over()
    assert zoom() == 1
    assert not child(kiosk, "contrast_button").isChecked()
    assert QApplication.palette().window().color().name() != "#000000"


def test_a_visit_that_cannot_be_made_is_made_for_whoever_comes_next(
    kiosk: KioskWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    kiosk.begin()
    first, make = kiosk.visit, kiosk._new_visit

    def fail() -> None:
        raise MemoryError

    monkeypatch.setattr(kiosk, "_new_visit", fail)
    for _ in range(2):
        with pytest.raises(MemoryError):
            kiosk.go_to_sleep()
    assert kiosk.state is State.ATTRACT
    monkeypatch.setattr(kiosk, "_new_visit", make)
    kiosk.begin()
    assert kiosk.state is State.VISIT
    assert kiosk.visit is not first
    assert child(kiosk, "levers_panel").isVisible()


def test_only_what_a_visitor_opens_is_made(kiosk: KioskWindow) -> None:
    def made() -> bool:
        return kiosk.visit.findChild(QWidget, "lesson_view") is not None

    kiosk.begin()
    assert not made()
    click(child(kiosk, "tab_lesson"))
    assert made()
    click(child(kiosk, "larger_text_button"))
    assert made(), "what was open stays so"
    kiosk.start_over()
    assert not made()


def test_a_visit_begins_with_the_bars_in_sight(kiosk: KioskWindow) -> None:
    kiosk.begin()
    QApplication.sendPostedEvents()  # all is in its place
    bars = [area.verticalScrollBar() for area in kiosk.visit.findChildren(QScrollArea)]
    assert any(bar.maximum() > 0 for bar in bars)
    assert [bar.value() for bar in bars if bar.value() != 0] == []


def test_a_visitor_chooses_a_language_and_the_next_one_has_the_kiosks(
    kiosk: KioskWindow, settle: Callable[..., None]
) -> None:
    kiosk.begin()
    settle(kiosk.visit.session, click, child(kiosk, "lever_batching_continuous"))
    click(child(kiosk, "language_button"))
    pad = child(kiosk, "language_pad")
    assert pad.isVisible()
    assert not child(kiosk, "levers_panel").isEnabled()
    assert child(kiosk, "language_en_button").isChecked()
    click(child(kiosk, "language_de_button"))
    assert not pad.isVisible()
    assert child(kiosk, "verdict").text() == "2 von 4 Prüfungen verfehlt"
    assert child(kiosk, "start_over_button").text() == "Von vorn"
    assert child(kiosk, "language_button").accessibleName() == "Sprache: Deutsch"
    assert kiosk.visit.session.design == Design("continuous"), "it goes on where it was"
    kiosk.start_over()
    assert child(kiosk, "start_over_button").text() == "Start over"
    settle(kiosk.visit.session, lambda: None)
    assert child(kiosk, "verdict").text() == "2 of 4 checks fail"
    click(child(kiosk, "language_button"))
    QTest.keyClick(pad, Qt.Key.Key_Escape)
    assert not pad.isVisible()
    assert child(kiosk, "levers_panel").isEnabled()


def test_the_languages_give_way_to_the_question_and_to_staff(kiosk: KioskWindow, clock: Clock) -> None:
    kiosk.begin()
    pad = child(kiosk, "language_pad")
    click(child(kiosk, "language_button"))
    clock.advance(IDLE_S)
    assert kiosk.state is State.ASKING
    assert not pad.isVisible()
    click(child(kiosk, "still_there_button"))
    assert child(kiosk, "levers_panel").isEnabled()
    click(child(kiosk, "language_button"))
    call_staff(kiosk)
    assert not pad.isVisible()
    click(child(kiosk, "pin_cancel_button"))
    click(child(kiosk, "language_button"))
    clock.advance(IDLE_S)
    clock.advance(COUNTDOWN_S)
    assert kiosk.state is State.ATTRACT
    assert not pad.isVisible()


@pytest.mark.parametrize("by", ["text", "language"])
def test_the_lesson_plays_as_before_whatever_a_visitor_chose(
    kiosk: KioskWindow, settle: Callable[..., None], by: str
) -> None:
    def seen() -> list[Any]:
        settle(kiosk._attract.session, lambda: None)
        QApplication.sendPostedEvents()  # all is in its place
        attract = kiosk._attract
        return [
            (each.objectName(), each.geometry().getRect(), each.property("text"))
            for each in attract.findChildren(QWidget)
            if each.isVisibleTo(attract)
        ]

    before = seen()
    kiosk.begin()
    if by == "text":
        for _ in range(3):
            click(child(kiosk, "larger_text_button"))
    else:
        click(child(kiosk, "language_button"))
        click(child(kiosk, "language_ar_button"))
    QApplication.sendPostedEvents()
    kiosk.go_to_sleep()
    assert kiosk._attract.isVisible()
    assert seen() == before
    click(kiosk._attract.findChild(QWidget, "begin_button"))
    assert kiosk.state is State.VISIT


def test_a_quick_second_tap_leaves_the_languages_open(kiosk: KioskWindow) -> None:
    kiosk.begin()
    pad = child(kiosk, "language_pad")
    click(child(kiosk, "language_button"))
    QTest.mouseDClick(pad, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert pad.isVisible()
    QTest.mouseClick(pad, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert not pad.isVisible()


def test_enter_presses_the_bar_s_buttons(kiosk: KioskWindow) -> None:
    kiosk.begin()
    first = kiosk.visit
    for name in ("contrast_button", "start_over_button"):
        button = child(kiosk, name)
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Return)
        if name == "contrast_button":
            assert button.isChecked()
    assert kiosk.visit is not first


def test_high_contrast_shows_that_it_is_on_without_the_keyboard(kiosk: KioskWindow) -> None:
    kiosk.begin()
    button = child(kiosk, "contrast_button")
    click(button)
    child(kiosk, "start_over_button").setFocus()
    around = button.grab().toImage().pixelColor(button.width() // 2, 4).name()
    assert around == HIGH_CONTRAST.accent.lower()
    icon = button.icon().pixmap(16, 16, QIcon.Mode.Normal, QIcon.State.On).toImage()
    dark = {icon.pixelColor(x, y).name() for x in range(16) for y in range(16) if icon.pixelColor(x, y).alpha() == 255}
    assert HIGH_CONTRAST.on_accent.lower() in dark


def test_enter_presses_what_has_the_keyboard_over_a_visit(kiosk: KioskWindow, clock: Clock) -> None:
    kiosk.begin()
    click(child(kiosk, "language_button"))
    child(kiosk, "language_de_button").setFocus()
    QTest.keyClick(child(kiosk, "language_de_button"), Qt.Key.Key_Return)
    assert language() == "de"
    clock.advance(IDLE_S)
    assert kiosk.state is State.ASKING
    child(kiosk, "still_there_leave_button").setFocus()
    QTest.keyClick(child(kiosk, "still_there_leave_button"), Qt.Key.Key_Enter)
    assert kiosk.state is State.ATTRACT


def test_what_lies_on_the_keys_is_nobody(kiosk: KioskWindow, clock: Clock) -> None:
    def repeat() -> None:
        target = QApplication.focusWidget() or kiosk
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(target, QKeyEvent(kind, Qt.Key.Key_X, _NO_KEY, "x", True))

    kiosk.begin()
    for _ in range(IDLE_S):
        repeat()
        clock.advance(1)
    assert kiosk.state is State.ASKING
    for _ in range(COUNTDOWN_S):
        repeat()
        clock.advance(1)
    assert kiosk.state is State.ATTRACT


def test_what_lay_over_a_visit_leaves_its_page_where_it_was(
    qtbot: QtBot, clock: Clock, pin_hash: str, settle: Callable[..., None]
) -> None:
    kiosk = open_kiosk(BRIEF, replace(options(pin_hash), zoom_percent=200), clock)
    qtbot.addWidget(kiosk)
    settle(kiosk.visit.session, lambda: None)
    kiosk.resize(1280, 800)
    kiosk.begin()
    QApplication.sendPostedEvents()
    bar = kiosk.visit.findChild(QScrollArea, "levers_pane").verticalScrollBar()
    assert bar.maximum() > 40
    bar.setValue(bar.maximum())  # away from the lever that has the keyboard
    call_staff(kiosk)
    click(child(kiosk, "pin_cancel_button"))
    assert bar.value() == bar.maximum()
    clock.advance(IDLE_S)
    click(child(kiosk, "still_there_button"))
    assert bar.value() == bar.maximum()
    kiosk.leave()


def test_a_visit_leaves_no_object_behind(kiosk: KioskWindow, clock: Clock, settle: Callable[..., None]) -> None:
    def visited() -> int:
        kiosk.begin()
        click(child(kiosk, "tab_why"))
        click(child(kiosk, "language_button"))
        QTest.keyClick(child(kiosk, "language_pad"), Qt.Key.Key_Escape)
        call_staff(kiosk)
        click(child(kiosk, "pin_cancel_button"))
        clock.advance(IDLE_S)
        click(child(kiosk, "still_there_leave_button"))
        settle(kiosk.visit.session, lambda: None)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()
        return sum(isinstance(each, QObject) for each in gc.get_objects())

    first, second, *_, last = (visited() for _ in range(5))
    assert last <= max(first, second) + 2, "it keeps what a visitor used"


def test_it_does_not_stay_minimised(kiosk: KioskWindow, qtbot: QtBot) -> None:
    kiosk.setWindowState(kiosk.windowState() | Qt.WindowState.WindowMinimized)
    qtbot.waitUntil(lambda: is_kept_in(kiosk))


def test_no_text_size_is_offered_beyond_the_last(kiosk: KioskWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QApplication, "setStyleSheet", lambda *_: None)  # each takes half a second, and says no more
    kiosk.begin()
    smaller, larger = child(kiosk, "smaller_text_button"), child(kiosk, "larger_text_button")
    assert not smaller.isEnabled()
    larger.setFocus()
    while larger.isEnabled():
        assert QApplication.focusWidget() is larger
        QTest.keyClick(larger, Qt.Key.Key_Space)
    assert zoom() == 2
    assert QApplication.focusWidget() is smaller, "the keyboard stays at the text's size"
    QTest.keyClick(smaller, Qt.Key.Key_Space)
    assert larger.isEnabled()
    kiosk.start_over()
    assert (smaller.isEnabled(), larger.isEnabled()) == (False, True)


def test_nothing_that_was_drawn_for_a_visitor_is_kept(kiosk: KioskWindow) -> None:
    kiosk.begin()
    QPixmapCache.insert("drawn", QPixmap(8, 8))
    assert QPixmapCache.find("drawn", QPixmap())
    kiosk.start_over()
    assert not QPixmapCache.find("drawn", QPixmap())


def test_a_wait_after_wrong_pins_keeps_no_visit(kiosk: KioskWindow, clock: Clock, settle: Callable[..., None]) -> None:
    kiosk.begin()
    left = kiosk.visit
    settle(left.session, click, child(kiosk, "lever_batching_continuous"))
    for wait in (2, 4, 8, 16, 32):
        call_staff(kiosk)
        type_pin(kiosk, "1234")
        clock.advance(0 if wait == 32 else wait)
        if wait < 32:
            click(child(kiosk, "pin_cancel_button"))
    clock.advance(29)
    assert child(kiosk, "pin_pad").isVisible()
    clock.advance(1)
    assert not child(kiosk, "pin_pad").isVisible(), "the wait runs on without it"
    clock.advance(IDLE_S - 30)
    assert kiosk.state is State.ASKING, "the time under the pad counts"
    clock.advance(COUNTDOWN_S)
    assert kiosk.state is State.ATTRACT
    assert kiosk.visit is not left


def test_a_finger_that_wakes_the_kiosk_can_hold_the_corner(kiosk: KioskWindow, clock: Clock) -> None:
    finger, window, corner = QTest.createTouchDevice(), kiosk.windowHandle(), QPoint(20, 20)
    for lifted in (True, False):
        kiosk.go_to_sleep()
        QTest.touchEvent(window, finger).press(0, corner)
        clock.advance(1)
        if lifted:
            QTest.touchEvent(window, finger).release(0, corner)
        for _ in range(6):
            clock.advance(1)
        assert child(kiosk, "pin_pad").isVisible() is not lifted
    QTest.touchEvent(window, finger).release(0, corner)


@pytest.mark.parametrize("name", ["language_button", "contrast_button", "tab_lesson"])
def test_a_finger_that_was_down_at_the_wipe_begins_and_presses_nothing(kiosk: KioskWindow, name: str) -> None:
    finger = QTest.createTouchDevice()
    kiosk.resize(1280, 800)
    kiosk.begin()
    QApplication.sendPostedEvents()  # all is in its place
    held = child(kiosk, name)
    window, at = kiosk.windowHandle(), held.mapTo(kiosk, held.rect().center())
    QTest.touchEvent(window, finger).press(0, at)
    kiosk.go_to_sleep()
    QTest.touchEvent(window, finger).move(0, at + QPoint(2, 0))
    QTest.touchEvent(window, finger).release(0, at)
    assert kiosk.state is State.ATTRACT
    assert not child(kiosk, "language_pad").isVisible()
    assert not child(kiosk, "contrast_button").isChecked()
    assert not child(kiosk, "contrast_button").isDown()
    press(kiosk, finger, QPoint(300, 300))
    assert kiosk.state is State.VISIT, "the next finger begins"


@pytest.mark.parametrize(
    ("percent", "size"), [(100, (1024, 640)), (150, (1024, 640)), (200, (1024, 640)), (200, (1280, 800))]
)
def test_the_keys_of_the_pad_fit_every_screen(
    percent: int, size: tuple[int, int], qtbot: QtBot, clock: Clock, pin_hash: str
) -> None:
    kiosk = open_kiosk(BRIEF, replace(options(pin_hash), zoom_percent=percent, language="de"), clock)
    qtbot.addWidget(kiosk)
    kiosk.begin()
    kiosk.setFixedSize(*size)
    call_staff(kiosk)
    QApplication.sendPostedEvents()  # all is in its place
    pad = child(kiosk, "pin_pad")
    keys = [each for each in pad.findChildren(QWidget) if each.objectName().startswith("pin_")]
    places = [each.rect().translated(each.mapTo(kiosk, QPoint(0, 0))) for each in keys]
    assert len(places) == 16
    assert [each for each in places if not kiosk.rect().contains(each)] == []
    assert [pair for pair in combinations(places, 2) if pair[0].intersects(pair[1])] == []
    for key in pad.findChildren(QPushButton):
        option = QStyleOptionButton()
        key.initStyleOption(option)
        room = key.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, key)
        assert key.height() >= 44
        assert room.height() >= key.fontMetrics().boundingRect(key.text()).height(), key.text()
    kiosk.leave()

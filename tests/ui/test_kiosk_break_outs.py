"""Every way out of the kiosk that a visitor might try."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QContextMenuEvent, QDesktopServices, QDragEnterEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from serveplate.files.pins import hash_pin
from serveplate.simulator.design import Design
from serveplate.ui.app import open_kiosk
from serveplate.ui.clock import Clock
from serveplate.ui.kiosk import COUNTDOWN_S, KioskWindow, State
from tests.ui.kiosk_tools import BRIEF, IDLE_S, advance, call_staff, child, click, is_kept_in, options

_NO_KEY = Qt.KeyboardModifier.NoModifier


@pytest.fixture(scope="module")
def pin_hash() -> str:
    return hash_pin("4711")


@pytest.fixture(scope="module")
def shared(qapp: QApplication, pin_hash: str) -> Iterator[KioskWindow]:
    """One kiosk for all tests that leave its visitor as they found him: at the starting server, with no work behind."""
    kiosk = open_kiosk(BRIEF, options(pin_hash), Clock())
    kiosk.visit.session.background.stop()
    kiosk.begin()
    yield kiosk
    kiosk.leave()
    kiosk.deleteLater()


@pytest.fixture
def visit(shared: KioskWindow) -> Iterator[KioskWindow]:
    yield shared
    assert shared.state is State.VISIT
    assert shared.visit.session.design == Design()


@pytest.mark.parametrize("how", ["button", "anywhere", "key"])
def test_whoever_is_still_there_goes_on(visit: KioskWindow, how: str) -> None:
    window = visit.visit
    advance(visit, IDLE_S + 5)
    assert visit.state is State.ASKING
    if how == "key":
        QTest.keyClick(child(visit, "still_there_button"), Qt.Key.Key_A)
    else:
        click(child(visit, "still_there_button" if how == "button" else "still_there"))
    assert visit.state is State.VISIT
    assert not child(visit, "still_there").isVisible()
    for _ in range(3):
        advance(visit, IDLE_S - 1)
        click(child(visit, "verdict"))
    assert visit.state is State.VISIT, "touches put the question off"
    assert visit.visit is window


def test_staff_are_called_by_holding_the_corner(visit: KioskWindow) -> None:
    corner, pad = QPoint(20, 20), child(visit, "pin_pad")
    for away in (corner, QPoint(400, 20)):
        QTest.mousePress(visit, Qt.MouseButton.LeftButton, pos=corner)
        advance(visit, 0.2)
        advance(visit, 4)
        QTest.mouseMove(visit, away)
        if away == corner:
            QTest.mouseRelease(visit, Qt.MouseButton.LeftButton, pos=corner)
        advance(visit, 4)
        assert not pad.isVisible()
    QTest.mousePress(visit, Qt.MouseButton.LeftButton, pos=corner)
    advance(visit, 0.2)
    advance(visit, 5)
    assert pad.isVisible()
    for key in "12":
        QTest.keyClick(child(visit, "pin_1_button"), key)
    assert child(visit, "pin_shown").accessibleName() == "2 digits entered"
    QTest.keyClick(child(visit, "pin_1_button"), Qt.Key.Key_Escape)
    assert not pad.isVisible()


def test_a_pad_that_nobody_uses_closes(visit: KioskWindow) -> None:
    call_staff(visit)
    click(child(visit, "pin_4_button"))
    advance(visit, 29)
    assert child(visit, "pin_pad").isVisible()
    advance(visit, 1)
    assert not child(visit, "pin_pad").isVisible()


def test_closing_minimizing_and_quitting_are_refused(visit: KioskWindow) -> None:
    assert not visit.close()
    QApplication.sendEvent(QApplication.instance(), QEvent(QEvent.Type.Quit))
    for state in (Qt.WindowState.WindowMinimized, Qt.WindowState.WindowNoState, Qt.WindowState.WindowMaximized):
        visit.setWindowState(state)
        assert is_kept_in(visit), state


def test_only_named_actions_are_there(visit: KioskWindow) -> None:
    actions = {action.objectName() for action in visit.findChildren(QAction) if action.shortcuts()}
    focus = {f"focus_{lever}_action" for lever in ("batching", "cache", "gpus", "bits", "draft")}
    others = {f"{name}_action" for name in ("undo", "redo", "reset", "saved_designs", "close_view", "lesson")}
    assert actions == focus | others


def test_no_other_button_no_menu_and_no_drop_does_anything(visit: KioskWindow) -> None:
    lever, at = child(visit, "lever_batching_continuous"), QPoint(5, 5)
    for button in (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton, Qt.MouseButton.BackButton):
        QTest.mouseClick(lever, button)
    for widget in (visit, *visit.findChildren(QWidget)):
        menu = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, widget.mapToGlobal(at))
        QApplication.sendEvent(widget, menu)
        drag = QDragEnterEvent(at, Qt.DropAction.CopyAction, QMimeData(), Qt.MouseButton.LeftButton, _NO_KEY)
        QApplication.sendEvent(widget, drag)
        assert not drag.isAccepted()
        assert QApplication.activePopupWidget() is None, widget
    assert is_kept_in(visit)


def test_no_link_leads_out(visit: KioskWindow) -> None:
    click(child(visit, "tab_lesson"))
    lesson, asked = child(visit, "lesson_view"), []
    lesson.anchorClicked.connect(asked.append)
    text = lesson.document().find("PagedAttention")
    assert text.charFormat().isAnchor()
    lesson.setTextCursor(text)
    lesson.ensureCursorVisible()
    at = lesson.cursorRect(text).center() - QPoint(10, 0)
    assert lesson.anchorAt(at)
    QTest.mouseClick(lesson.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.keyClick(lesson, Qt.Key.Key_Return)
    assert asked == []
    for address in ("https://example.org", "file:///", "mailto:a@example.org"):
        assert QDesktopServices.openUrl(QUrl(address)), "it is the kiosk that is asked, and it opens nothing"


@pytest.mark.parametrize("modifier", [Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier])
def test_a_key_and_the_wheel_zoom_nothing(visit: KioskWindow, modifier: Qt.KeyboardModifier) -> None:
    click(child(visit, "tab_lesson"))
    lesson = child(visit, "lesson_view")
    viewport, up = lesson.viewport(), QPoint(0, 120)
    at = QPointF(viewport.rect().center())
    wheel = QWheelEvent(
        at,
        viewport.mapToGlobal(at),
        QPoint(),
        up,
        Qt.MouseButton.NoButton,
        modifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    before = lesson.font().pointSizeF(), lesson.document().size().height()
    QApplication.sendEvent(viewport, wheel)
    assert (lesson.font().pointSizeF(), lesson.document().size().height()) == before


def test_an_exception_is_told_without_a_path(visit: KioskWindow) -> None:
    visit.on_exception("a fault in /etc/secret")
    assert child(visit, "message").text() == "Something went wrong. Start over if things look odd."


def test_it_watches_again_after_a_window_that_could_not_be_made(visit: KioskWindow) -> None:
    with pytest.raises(MemoryError), visit._guard.aside():
        raise MemoryError
    call_staff(visit)
    click(child(visit, "pin_cancel_button"))
    assert is_kept_in(visit)


def test_the_pad_leaves_no_key_to_the_question(visit: KioskWindow) -> None:
    advance(visit, IDLE_S + 5)
    assert visit.state is State.ASKING
    call_staff(visit)
    assert not child(visit, "still_there").isVisible(), "somebody is there"
    for _ in range(30):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert child(visit, "pin_pad").isAncestorOf(QApplication.focusWidget())
    click(child(visit, "pin_cancel_button"))
    assert visit.state is State.VISIT
    advance(visit, IDLE_S)
    assert visit.state is State.ASKING
    click(child(visit, "still_there_button"))


def test_keys_that_do_not_answer_the_question_begin_its_count_anew(visit: KioskWindow) -> None:
    click(child(visit, "verdict"))
    advance(visit, IDLE_S)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_F5):
        advance(visit, COUNTDOWN_S - 1.5)
        assert child(visit, "still_there_words").text().startswith("In 2 s")
        QTest.keyClick(QApplication.focusWidget(), key)
    advance(visit, COUNTDOWN_S - 1.5)
    assert visit.state is State.ASKING
    click(child(visit, "still_there_button"))

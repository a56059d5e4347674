"""All that a kiosk shows, on each screen it may stand on: nothing is cut, over another, or larger than the screen."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from serveplate.files.pins import hash_pin
from serveplate.ui.app import open_kiosk
from serveplate.ui.clock import Clock
from serveplate.ui.kiosk import KioskWindow
from serveplate.ui.theme import zoom
from tests.ui.kiosk_tools import BRIEF, IDLE_S, advance, call_staff, child, click, options, type_pin
from tests.ui.test_screens import faults

SIZES = [(1024, 640), (1280, 800), (1080, 1920), (800, 800)]
SCENES = 7
BAR = ("start_over", "language", "smaller_text", "larger_text", "contrast")
EACH = list(product((100, 200), ("en", "de", "ar")))
at_each_size = pytest.mark.parametrize(("percent", "language"), EACH)
Opened = Callable[[int, str], KioskWindow]


@pytest.fixture(scope="module")
def pin_hash() -> str:
    return hash_pin("4711")


@pytest.fixture
def opened(qtbot: QtBot, pin_hash: str, settle: Callable[..., None]) -> Iterator[Opened]:
    """``opened(percent, language)``: a kiosk that begins so, its results there."""
    kiosks = []

    def made(percent: int, language: str) -> KioskWindow:
        kiosk = open_kiosk(BRIEF, replace(options(pin_hash), zoom_percent=percent, language=language), Clock())
        qtbot.addWidget(kiosk)
        kiosks.append(kiosk)
        for session in (kiosk.visit.session, kiosk._attract.session):
            settle(session, lambda: None)
        return kiosk

    yield made
    for kiosk in kiosks:
        kiosk.leave()


def wrong(kiosk: KioskWindow, widget: QWidget) -> list[str]:
    """What is wrong with what the kiosk shows now."""
    for _ in range(3):
        QApplication.sendPostedEvents()  # all is in its place
    least = kiosk.layout().totalMinimumSize()
    assert least.boundedTo(kiosk.size()) == least, f"it needs {least}, more than its screen"
    return [f"{kiosk.size().toTuple()}, {widget.objectName()} {fault}" for fault in faults(widget)]


def in_sight(widget: QWidget) -> bool:
    """Whether all of it is shown, and nothing of it scrolled away."""
    return widget.visibleRegion().boundingRect() == widget.rect()


def over(kiosk: KioskWindow) -> Iterator[QWidget]:
    """All that lies over a visit, one after the other, each as it is when it is open."""
    click(child(kiosk, "language_button"))
    yield child(kiosk, "language_pad")
    QTest.keyClick(child(kiosk, "language_pad"), Qt.Key.Key_Escape)
    advance(kiosk, IDLE_S)
    yield child(kiosk, "still_there")
    click(child(kiosk, "still_there_button"))
    call_staff(kiosk)
    type_pin(kiosk, "1234")
    yield child(kiosk, "pin_pad")
    click(child(kiosk, "pin_cancel_button"))


def check_bar(kiosk: KioskWindow) -> None:
    assert wrong(kiosk, child(kiosk, "visit_bar")) == []
    buttons = [child(kiosk, f"{name}_button") for name in BAR]
    assert len({button.mapTo(kiosk, QPoint(0, 0)).y() for button in buttons}) == 1, "it takes two lines"
    assert min(min(each.width(), each.height()) for each in buttons) >= 44
    assert all(each.accessibleName() or each.text() for each in buttons)
    for button in buttons:
        button.setFocus()
        assert not button.isDefault(), "it would be bold and filled"
        assert button.sizeHint().width() <= button.width(), f"{button.text()} is cut with the keyboard on it"
    said = [each.text().strip() != "" for each in buttons]
    assert all(said) or (zoom() == 2 and said[0]), "it has a sign, and no room for words"


@at_each_size
def test_a_visit_and_what_lies_over_it_fit_every_screen(opened: Opened, percent: int, language: str) -> None:
    kiosk = opened(percent, language)
    kiosk.begin()
    for size in SIZES:
        kiosk.setFixedSize(*size)
        assert wrong(kiosk, child(kiosk, "visit_page")) == []
        check_bar(kiosk)
        for overlay in over(kiosk):
            assert overlay.isVisible()
            assert wrong(kiosk, overlay) == []
            assert min(min(each.width(), each.height()) for each in overlay.findChildren(QPushButton)) >= 44


@pytest.mark.parametrize("language", ["es", "fr", "zh_CN"])
def test_the_largest_bar_is_one_line_in_the_other_languages(opened: Opened, language: str) -> None:
    kiosk = opened(200, language)
    kiosk.begin()
    for size in SIZES:
        kiosk.setFixedSize(*size)
        check_bar(kiosk)
    kiosk.visit._drawer.open("timeline")
    QApplication.sendPostedEvents()
    button = child(kiosk, "zoom_reset_button")
    assert button.width() >= button.sizeHint().width(), "its word is cut"


@pytest.mark.parametrize(("percent", "language"), [*EACH, (125, "de"), (150, "ar"), (200, "es")])
def test_a_passer_by_sees_the_lever_move_and_the_bars_answer(
    opened: Opened, settle: Callable[..., None], percent: int, language: str
) -> None:
    kiosk = opened(percent, language)
    attract = kiosk._attract
    caption = child(kiosk, "attract_caption")
    for size in SIZES:
        kiosk.setFixedSize(*size)
        heights = set()
        for _ in range(SCENES):
            advance(kiosk, 10)
            settle(attract.session, lambda: None)
            assert wrong(kiosk, attract) == []
            assert not any(each.verticalScrollBar().maximum() for each in attract.findChildren(QScrollArea))
            lever = attract.scene.lever
            for name in ("limits_chart", *([] if lever is None else [f"lever_{lever}"])):
                assert in_sight(attract.findChild(QWidget, name)), (size, name)
            assert caption.width() > kiosk.width() / 3
            heights.add(caption.height())
        assert len(heights) == 1, "the bars jump"


@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_timeline_is_whole_under_fingers(opened: Opened, language: str) -> None:
    kiosk = opened(100, language)
    kiosk.begin()
    kiosk.setFixedSize(1280, 800)
    click(child(kiosk, "tab_timeline"))
    for _ in range(3):
        QApplication.sendPostedEvents()
    assert child(kiosk, "timeline_view").isVisible()
    assert child(kiosk, "timeline_place").verticalScrollBar().maximum() == 0


def test_what_lies_over_a_visit_follows_the_visitors_language_and_text_size(opened: Opened) -> None:
    def seen(kiosk: KioskWindow) -> list[Any]:
        kiosk.setFixedSize(1080, 1920)
        found = []
        for overlay in over(kiosk):
            assert wrong(kiosk, overlay) == []
            for each in overlay.findChildren(QWidget):
                text = (each.property("text"), each.accessibleName(), each.font().pixelSize())
                found.append((each.objectName(), *text, each.geometry().getRect()))
        return found

    asked = opened(200, "de")
    asked.begin()
    wanted = seen(asked)
    asked.leave()
    chosen = opened(100, "en")
    chosen.begin()
    click(child(chosen, "language_button"))
    click(child(chosen, "language_de_button"))
    chosen._appearance.set_zoom_percent(200)  # at once: each of the steps dresses the application anew
    assert seen(chosen) == wanted

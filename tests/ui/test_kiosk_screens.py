"""All that a kiosk shows, on each screen it may stand on: nothing is cut, over another, or larger than the screen."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from serveplate.files.pins import hash_pin
from serveplate.ui.app import open_kiosk
from serveplate.ui.clock import Clock
from serveplate.ui.kiosk import KioskWindow
from tests.ui.kiosk_tools import BRIEF, advance, child, options
from tests.ui.test_screens import faults

SIZES = [(1024, 640), (1280, 800), (1080, 1920), (800, 800)]
SCENES = 7
BAR = ("start_over", "language", "smaller_text", "larger_text", "contrast")
pytestmark = pytest.mark.parametrize(("percent", "language"), list(product((100, 200), ("en", "de", "ar"))))
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
    return [f"{kiosk.size().toTuple()}, {widget.objectName()} {fault}" for fault in faults(widget)]


def in_sight(widget: QWidget) -> bool:
    """Whether all of it is shown, and nothing of it scrolled away."""
    return widget.visibleRegion().boundingRect() == widget.rect()


def test_the_visit_and_its_bar_fit_every_screen(opened: Opened, percent: int, language: str) -> None:
    kiosk = opened(percent, language)
    kiosk.begin()
    buttons = [child(kiosk, f"{name}_button") for name in BAR]
    for size in SIZES:
        kiosk.setFixedSize(*size)
        assert wrong(kiosk, child(kiosk, "visit_page")) == []
        assert len({button.mapTo(kiosk, QPoint(0, 0)).y() for button in buttons}) == 1, size
        assert min(min(each.width(), each.height()) for each in buttons) >= 44
        assert all(each.accessibleName() or each.text() for each in buttons)
        said = [each.text().strip() != "" for each in buttons]
        assert all(said) or (percent == 200 and said[0]), "it has a sign, and no room for words"


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
        assert attract.minimumSizeHint().width() <= kiosk.width()

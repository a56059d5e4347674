"""The garbage collector of the window."""

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from serveplate.files.kiosk import KioskOptions
from serveplate.simulator.brief import Brief, Traffic
from serveplate.ui.app import open_kiosk, open_window
from serveplate.ui.clock import Clock
from serveplate.ui.garbage import Collector
from serveplate.ui.kiosk import KioskWindow
from serveplate.ui.window import MainWindow


class Knot:
    """Refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collector(qtbot: QtBot) -> Iterator[Collector]:
    parent, was_on = QObject(), gc.isenabled()
    yield Collector(parent)
    delete(parent)
    if was_on:
        gc.enable()


def test_garbage_goes_with_the_timer_and_not_by_itself(collector: Collector, qtbot: QtBot) -> None:
    assert not gc.isenabled()
    knot = weakref.ref(Knot())
    assert knot() is not None
    timers = collector.findChildren(QTimer)
    assert [timer.isActive() for timer in timers] == [True]
    timers[0].timeout.emit()
    assert knot() is None


def test_what_was_there_before_is_not_looked_through(collector: Collector) -> None:
    assert gc.get_freeze_count() > 10_000
    assert len(gc.get_objects()) < 10_000


def test_whoever_opens_a_window_has_it(window: Any, qapp: QApplication) -> None:
    assert len(qapp.findChildren(Collector)) == 1


def test_a_window_that_nobody_names_is_no_garbage_while_qt_has_it(collector: Collector, qtbot: QtBot) -> None:
    class Window(QWidget):
        def __init__(self) -> None:
            super().__init__()
            self.itself = self

    window = Window()
    named = weakref.ref(window)
    collector.keep(window)
    del window
    timer = collector.findChild(QTimer)
    timer.timeout.emit()
    kept = named()
    assert kept is not None
    kept.deleteLater()
    del kept
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    timer.timeout.emit()
    assert named() is None


def test_windows_that_are_opened_and_forgotten_live_on(qtbot: QtBot, config_dir: Path, qapp: QApplication) -> None:
    brief = Brief(name="Short", traffic=Traffic(duration_s=2))
    named = [
        weakref.ref(open_window(brief, config_dir, theme="light")),
        weakref.ref(open_kiosk(brief, KioskOptions(theme="light"), Clock())),
    ]
    qapp.findChild(Collector).findChild(QTimer).timeout.emit()
    window, kiosk = (each() for each in named)
    assert isinstance(window, MainWindow)
    assert isinstance(kiosk, KioskWindow)
    window.close()
    kiosk.leave()
    for each in (window, kiosk):
        each.deleteLater()

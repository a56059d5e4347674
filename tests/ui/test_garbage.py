"""The garbage collector of the window."""

import gc
import weakref
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from serveplate.ui.garbage import Collector


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

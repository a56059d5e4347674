"""The garbage collector of the window."""

import gc
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from serveplate.ui.garbage import Collector


class Knot:
    """Refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collector(qtbot: QtBot) -> Iterator[Collector]:
    parent = QObject()
    collector = Collector(parent)
    yield collector
    collector.end()
    assert gc.isenabled()


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

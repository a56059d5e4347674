"""A day of a kiosk in simulated time: thousands of visitors, random touches, real simulations; memory and drift.

Run it: ``MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=65536 python tests/benchmarks/soak_kiosk.py [visitors]``: 24 hours
and 5,000 visitors at least, or so many visitors. The clock is turned by hand, so that a day takes as long as its work.
Whenever a visitor's window is thrown away, the next one's must be the first one's to the last bit.
"""

import gc
import os
import random
import sys
import threading
import time
from itertools import zip_longest
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QEventLoop, QObject, QPoint, Qt, QThread, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

from serveplate.files.kiosk import KioskOptions
from serveplate.simulator.brief import Brief, Traffic
from serveplate.ui.app import open_kiosk
from serveplate.ui.clock import Clock
from serveplate.ui.garbage import Collector
from serveplate.ui.kiosk import KioskWindow, State

VISITORS, DAY_S, IDLE_S = 5000, 24 * 3600, 15
# With the least idle time a visitor who walks away takes 35 s; in a queue the next one presses "Start over".
WALK_AWAY, TOUCHES, PACE_S = 0.25, 4, 2.0
# Until it has shown every language, text size and view, it takes more memory.
TELL_EVERY, WARM_UP = 100, 300
# Of the allocator as the kiosk's service sets it: with an arena a thread it keeps the most that each ever held.
MOST_GROWTH_MB = 8.0
SIZE = (1280, 800)
KEYS = (Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_2, Qt.Key.Key_Escape, Qt.Key.Key_F1, Qt.Key.Key_F11, Qt.Key.Key_Q)


class Day:
    """A kiosk, its clock, and the visitors."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.clock = Clock()
        # Two seconds of traffic: the simulations are real, and many.
        brief = Brief(name="Soak", traffic=Traffic(duration_s=2))
        options = KioskOptions(idle_seconds=IDLE_S, theme="light", reduced_motion=True)
        self.kiosk: KioskWindow = open_kiosk(brief, options, self.clock)
        self.kiosk.resize(*SIZE)
        # By the wall's clock it would ring once in as many visits as the machine has managed, and the most garbage that
        # ever lay there at once, 2 MB a visit, is what the memory then says.
        self.collector_timer = QApplication.instance().findChild(Collector).findChild(QTimer)
        self.collector_timer.stop()
        self.wipes = self.drifted = self.touches = 0
        self.first: list[str] | None = None

    def settle(self) -> None:
        """Let the worker answer, and what is to be deleted go."""
        session = self.kiosk.visit.session
        if not (session.is_idle and session.result):
            loop = QEventLoop()  # its exec lets the worker's thread have Python; processEvents does not
            session.became_idle.connect(loop.quit)
            loop.exec()
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def visitor(self) -> None:
        """One visitor comes, touches, and goes."""
        kiosk = self.kiosk
        if kiosk.state is State.ATTRACT:
            QTest.mouseClick(kiosk, Qt.MouseButton.LeftButton, pos=QPoint(640, 400))
        self.settle()
        found = found_by(kiosk)
        self.first = self.first or found
        if found != self.first:
            self.drifted += 1
            print("drifted:", [each for each in zip_longest(self.first, found) if each[0] != each[1]][:3], flush=True)
        for _ in range(self.chance.randint(1, 2 * TOUCHES - 1)):
            self.touch()
            self.clock.advance(self.chance.uniform(0.2, PACE_S))
        left = kiosk.visit  # not always the one that was begun with: "Start over" is touched as well
        if self.chance.random() >= WALK_AWAY and kiosk.state is not State.ATTRACT:
            kiosk.start_over()
        while kiosk.visit is left and kiosk.state is not State.ATTRACT:
            self.clock.advance(1.0)
        self.wipes += 1
        if kiosk.state is State.ATTRACT:
            self.clock.advance(self.chance.uniform(0, 20))
        self.collector_timer.timeout.emit()

    def touch(self) -> None:
        """Touch, drag, press a key or the wrong button, anywhere."""
        kiosk, chance = self.kiosk, self.chance
        at = QPoint(chance.randrange(kiosk.width()), chance.randrange(kiosk.height()))
        widget = kiosk.childAt(at) or kiosk
        place = widget.mapFrom(kiosk, at)
        kind = chance.random()
        if kind < 0.5:
            levers = [each for each in kiosk.visit.findChildren(QWidget) if each.objectName().startswith("lever_")]
            QTest.mouseClick(chance.choice(levers), Qt.MouseButton.LeftButton)
        elif kind < 0.8:
            QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=place)
        elif kind < 0.9:
            QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=place)
            QTest.mouseMove(widget, place - QPoint(0, 60))
            QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=place - QPoint(0, 60))
        elif kind < 0.95:
            QTest.mouseClick(widget, Qt.MouseButton.RightButton, pos=place)
        else:
            modifier = chance.choice((Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier))
            QTest.keyClick(QApplication.focusWidget() or kiosk, chance.choice(KEYS), modifier)
        self.touches += 1
        self.settle()


def found_by(kiosk: KioskWindow) -> list[str]:
    """All that the next visitor would find: the result to the last bit, every text, what is seen, what is scrolled."""
    window, result = kiosk.visit, kiosk.visit.session.result
    assert result is not None
    found: list[object] = [result.measures, result.grade, window.session.design, window.session.can_undo]
    for widget in window.findChildren(QWidget):
        found.append((widget.objectName(), widget.property("text"), widget.accessibleName(), widget.isHidden()))
        if isinstance(widget, QAbstractScrollArea):
            found.append((widget.horizontalScrollBar().value(), widget.verticalScrollBar().value()))
    return [repr(each) for each in found]


def census() -> dict[str, int | float]:
    """What must not grow."""
    gc.collect()
    objects = gc.get_objects()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return {
        "MB": round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1),
        "Python objects": len(objects),
        "QObjects": sum(isinstance(each, QObject) for each in objects),
        "widgets": len(QApplication.allWidgets()),
        "timers": sum(isinstance(each, QTimer) for each in objects),
        "QThreads": sum(isinstance(each, QThread) for each in objects),
        "threads": threading.active_count(),
    }


def main() -> int:
    """Print the figures; 1 where memory or objects grow after the warm-up, or a visitor found another's traces."""
    visitors, day_s = (int(sys.argv[1]), 0) if len(sys.argv) > 1 else (VISITORS, DAY_S)
    day, begun = Day(seed=1), time.monotonic()
    warm = now = census()
    while day.wipes < visitors or day.clock.now < day_s:
        day.visitor()
        if day.wipes % TELL_EVERY == 0 or day.wipes == visitors:
            now = census()
            if day.wipes <= max(WARM_UP, TELL_EVERY):
                warm = now
            hours = day.clock.now / 3600
            print(f"{day.wipes} visits, {hours:.1f} h, {day.touches} touches, drifted {day.drifted}: {now}", flush=True)
    real = time.monotonic() - begun
    growth = now["MB"] - warm["MB"]
    print(f"{day.wipes} wipes in {day.clock.now / 3600:.1f} simulated hours, {real / 60:.0f} min of real ones")
    print(f"memory after the warm-up {warm['MB']} MB, at the end {now['MB']} MB; drifted {day.drifted}")
    more = {name: now[name] - warm[name] for name in now if name != "MB"}
    print(f"objects more than after the warm-up: {more}")
    day.kiosk.leave()
    return int(day.drifted > 0 or growth > MOST_GROWTH_MB or more["widgets"] > 0 or more["threads"] > 0)


if __name__ == "__main__":
    sys.exit(main())

"""Click to painted, the event loop's longest stall, and memory, of the real window.

Run it: ``python tests/benchmarks/bench_window.py``. A move counts from the mouse click until the limits chart has been
painted with the new result.
"""

import os
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np
from PySide6.QtCore import QEvent, QEventLoop, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from serveplate.simulator.design import LEVERS
from serveplate.ui import open_window
from serveplate.ui.window import MainWindow

BAR_MS = 100
WALK, SHORT_WALK, LONG_WALK = 200, 300, 3000


class Paints(QObject):
    """Knows whether a widget was painted since it was last asked to forget.

    Attributes:
        seen: Signal(), at each painting.
    """

    seen = Signal()

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self.painted = False
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's
        if event.type() == QEvent.Type.Paint:
            self.painted = True
            self.seen.emit()
        return False


class Stalls(QObject):
    """The longest time between two turns of the event loop, in seconds."""

    def __init__(self) -> None:
        super().__init__()
        self.longest = 0.0
        self._last = time.perf_counter()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_turn)
        self._timer.start(0)

    def stop(self) -> float:
        self._timer.stop()
        return self.longest

    @Slot()
    def _on_turn(self) -> None:
        now = time.perf_counter()
        self.longest = max(self.longest, now - self._last)
        self._last = now


class Driver:
    """Moves levers with the mouse and waits until the bars show it."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        plot = window.findChild(QWidget, "limits_plot")
        assert plot is not None
        self.paints = Paints(plot.viewport())
        self.paints.seen.connect(self._on_painted)
        self.accepted = False
        # As in the program: exec lets the worker's thread have Python, processEvents keeps it.
        self._loop, self._settling = QEventLoop(), False
        window.session.became_idle.connect(self._on_idle)
        window.session.result_changed.connect(self._on_result)

    def _on_result(self, _: object) -> None:
        self.accepted, self.paints.painted = True, False

    def move(self, lever: str, setting: object) -> float:
        """Click a setting; milliseconds until it is painted."""
        button = self.window.findChild(QWidget, f"lever_{lever}_{setting}")
        assert button is not None
        self.accepted = False
        start = time.perf_counter()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        self._wait()
        took = time.perf_counter() - start
        QTimer.singleShot(0, self._loop.quit)  # a click comes from the event loop, and none comes within another's turn
        self._loop.exec()
        return took * 1e3

    def undo(self) -> None:
        self.accepted = False
        self.window.session.undo()
        self._wait()

    def settle(self) -> None:
        session = self.window.session
        if not (session.is_idle and session.result):
            self._settling = True
            self._loop.exec()
            self._settling = False

    def _wait(self) -> None:
        if not (self.accepted and self.paints.painted):
            self._loop.exec()

    def _on_painted(self) -> None:
        if self.accepted and not self._settling:
            self._loop.quit()

    def _on_idle(self) -> None:
        if self._settling:
            self._loop.quit()


@contextmanager
def opened() -> Iterator[Driver]:
    with tempfile.TemporaryDirectory() as folder:
        window = open_window(config_dir=Path(folder), theme="light", reduced_motion=True)
        driver = Driver(window)
        driver.settle()
        yield driver
        window.close()
        window.deleteLater()  # else it is styled anew with each that follows


def moves_from_the_start() -> list[float]:
    """Each lever's other settings from the starting server, none seen before."""
    times = []
    for lever in LEVERS:
        with opened() as driver:
            for setting in getattr(driver.window.session.brief.levers, lever.name)[1:]:
                times.append(driver.move(lever.name, setting))
                driver.undo()
    return times


def walk(driver: Driver, moves: int, seed: int) -> list[float]:
    """Random moves, each to another setting."""
    chance = random.Random(seed)
    times = []
    for _ in range(moves):
        session = driver.window.session
        lever = chance.choice(LEVERS).name
        others = [each for each in getattr(session.brief.levers, lever) if each != getattr(session.design, lever)]
        times.append(driver.move(lever, chance.choice(others)))
    return times


def resident_mb() -> float:
    """Memory of this process, in MB."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def tell(what: str, times: list[float]) -> None:
    median, p95 = np.percentile(times, (50, 95))
    print(f"{what}: {len(times)} moves, median {median:.1f} ms, p95 {p95:.1f}, most {max(times):.1f}")


def main() -> int:
    """Print the figures; 1 where a move takes 100 ms or longer."""
    first = moves_from_the_start()
    tell("click to painted, from the start", first)
    with opened() as driver:
        stalls = Stalls()
        times = walk(driver, WALK, seed=1)
        longest = stalls.stop()
        tell("click to painted, random walk", times)
        print(f"longest stall of the event loop on that walk: {longest * 1e3:.1f} ms")
        walk(driver, SHORT_WALK - WALK, seed=2)
        before = resident_mb()
        walk(driver, LONG_WALK - SHORT_WALK, seed=3)
        print(f"memory after {SHORT_WALK} moves {before:.1f} MB, after {LONG_WALK} {resident_mb():.1f} MB")
    return int(max(first + times) >= BAR_MS)


if __name__ == "__main__":
    sys.exit(main())

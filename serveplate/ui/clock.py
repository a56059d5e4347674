"""The one clock of a kiosk: all that happens by time hangs on its ticks, so that a test can turn it by hand."""

import time

from PySide6.QtCore import QObject, QTimer, Signal, Slot

_TICK_MS = 200


class Clock(QObject):
    """A clock that somebody turns.

    Attributes:
        ticked: Signal(float), the time now.
        now: seconds since some moment; it never goes back.
    """

    ticked = Signal(float)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.now = 0.0

    def advance(self, seconds: float) -> None:
        """Let time pass, and tell."""
        self.now += seconds
        self.ticked.emit(self.now)


class SystemClock(Clock):
    """The system's monotonic clock, five ticks a second."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._begun = time.monotonic()
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self._on_timeout)
        self._timer.start()

    @Slot()
    def _on_timeout(self) -> None:
        self.advance(time.monotonic() - self._begun - self.now)

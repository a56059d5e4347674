"""Telling a service manager that the window is up, and then that it is alive: systemd's protocol, see sd_notify(3)."""

import logging
import os
import socket
from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget

_log = logging.getLogger(__name__)


class Watchdog(QObject):
    """Says READY once the window has been painted, and from then on WATCHDOG as long as its event loop turns.

    Attributes:
        interval_ms: how often it says WATCHDOG; None for never.
    """

    def __init__(self, window: QWidget, manager: str, interval_ms: int | None) -> None:
        super().__init__(window)
        self._manager = manager
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._feed)
        self.interval_ms = interval_ms
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._on_painted)  # what lies in the window is painted in the same turn, after it
        return False

    @Slot()
    def _on_painted(self) -> None:
        self._tell("READY=1")
        if self.interval_ms is not None:
            self._feed()
            self._timer.start(self.interval_ms)

    @Slot()
    def _feed(self) -> None:
        self._tell("WATCHDOG=1")

    def _tell(self, what: str) -> None:
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ours:
                ours.setblocking(False)  # a window never waits
                ours.sendto(what.encode(), self._manager)
        except OSError as error:  # a manager that is being restarted or is behind: the next message may reach it
            _log.warning("the service manager was not told %s: %s", what, error)


def watch(window: QWidget, environment: Mapping[str, str]) -> Watchdog | None:
    """Let the service manager that started the program, if one did, know of its window.

    Args:
        window: what is watched, and owns the watchdog.
        environment: ``NOTIFY_SOCKET`` is the manager's socket, a path or, after ``@``, an abstract name;
            ``WATCHDOG_USEC`` the microseconds within which it wants to hear of us, ``WATCHDOG_PID`` whom it means.

    Returns:
        The watchdog; None where no manager asks.
    """
    address = environment.get("NOTIFY_SOCKET", "")
    if not address.startswith(("/", "@")) or not hasattr(socket, "AF_UNIX"):
        return None
    manager = "\0" + address[1:] if address.startswith("@") else address
    return Watchdog(window, manager, _interval_ms(environment))


def _interval_ms(environment: Mapping[str, str]) -> int | None:
    """Half of what the manager waits; None where it does not wait, or for another process."""
    waits_us, process = environment.get("WATCHDOG_USEC", ""), environment.get("WATCHDOG_PID", "")
    if not waits_us.isdecimal() or process not in ("", str(os.getpid())):
        return None
    return max(1, int(waits_us) // 2000) if int(waits_us) else None

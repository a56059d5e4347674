"""Python's garbage, collected on the window's thread and at moments that nobody notices."""

import gc

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

_EVERY_MS = 5000


class Collector(QObject):
    """Collects in the place of Python, which does it in whatever thread makes an object next, in the midst of anything.

    So Python would delete widgets that are nobody's, such as pyqtgraph leaves, in the simulator's thread, or while Qt
    goes through all widgets, which crashes. This goes through what came to be since it was made, in a few ms; Python
    takes modules in, and 100 ms.

    A window that nobody names any more, but that Qt still has, is no garbage: Python would clear it in any order, and
    so delete a child after what it stands in.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._windows: list[QWidget] = []
        gc.disable()
        gc.freeze()
        timer = QTimer(self)
        timer.timeout.connect(self._collect)
        timer.start(_EVERY_MS)

    def keep(self, window: QWidget) -> None:
        """Keep a window until Qt has deleted it."""
        self._windows.append(window)

    @Slot()
    def _collect(self) -> None:
        self._windows = [each for each in self._windows if isValid(each)]
        gc.collect()

"""Python's garbage, collected on the window's thread and at moments that nobody notices."""

import gc

from PySide6.QtCore import QObject, QTimer, Slot

_EVERY_MS = 5000


class Collector(QObject):
    """Collects in the place of Python, which does it in whatever thread makes an object next, in the midst of a move.

    It goes through what came to be since it was made, a few ms; Python's own way takes modules in, and 100 ms.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        gc.freeze()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._collect)
        self._timer.start(_EVERY_MS)

    def end(self) -> None:
        """Leave it to Python again."""
        self._timer.stop()
        gc.enable()

    @Slot()
    def _collect(self) -> None:
        gc.collect()

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
        timer = QTimer(self)
        timer.timeout.connect(self.collect)
        timer.start(_EVERY_MS)

    @Slot()
    def collect(self) -> None:
        """Collect now."""
        gc.collect()

"""What a visitor of a kiosk gets: the window's panels without all that leads out of them or outlives the visit."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QTextEdit, QWidget

from serveplate.files.designs import VisitorDesigns
from serveplate.simulator.brief import Brief
from serveplate.ui.session import Session
from serveplate.ui.session_window import SessionWindow
from serveplate.ui.theme import Appearance
from serveplate.ui.translation import tr


class VisitorWindow(SessionWindow):
    """A visit, from the starting server on. It is never wiped, but thrown away whole: nothing can be forgotten in it.

    It stands in the kiosk's window, and reads and writes no file.
    """

    def __init__(self, brief: Brief, appearance: Appearance, show_map: bool) -> None:
        designs = VisitorDesigns()
        super().__init__(Session(brief, designs.save), designs, appearance, show_map=show_map)
        self._over = False
        self._fill()

    def _build(self) -> None:
        super()._build()
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._drawer.view_made.connect(_tame)
        _tame(self)

    @property
    def is_over(self) -> bool:
        """Whether it was ended."""
        return self._over

    def begin(self) -> None:
        """Tell the panels where things stand."""
        self.session.start()

    def end(self) -> None:
        """End the visit: the worker's thread, and then the window, which goes with the next turn of the event loop."""
        if self._over:
            return
        self._over = True
        self._appearance.zoom_changed.disconnect(self.rebuild)
        self.session.close()
        self.hide()
        self.deleteLater()

    @Slot(str)
    def on_exception(self, what: str) -> None:
        """Say that something went wrong; its details are in the log, which is no visitor's."""
        self.messages.warn(tr("Something went wrong. Start over if things look odd."))


def _tame(within: QWidget) -> None:
    """No link leads out, and nothing is selected or dragged."""
    for each in (within, *within.findChildren(QTextEdit)):
        if isinstance(each, QTextEdit):
            each.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)

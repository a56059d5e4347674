"""What a visitor of a kiosk gets: the window's panels without all that leads out of them or outlives the visit."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QTextEdit

from serveplate.files.designs import VisitorDesigns
from serveplate.files.settings import Settings
from serveplate.simulator.brief import Brief
from serveplate.ui.actions import Menus, add_lever_actions
from serveplate.ui.session import Session
from serveplate.ui.theme import Appearance
from serveplate.ui.translation import tr
from serveplate.ui.window import MainWindow


class VisitorWindow(MainWindow):
    """A visit, from the starting server on. It is never wiped, but thrown away whole: nothing can be forgotten in it.

    It stands in the kiosk's window, and reads and writes no file.
    """

    def __init__(self, brief: Brief, appearance: Appearance, show_map: bool) -> None:
        designs = VisitorDesigns()
        super().__init__(Session(brief, designs.save), designs, appearance, None, Settings(), show_map)

    def _build(self) -> None:
        super()._build()
        self.make_views()  # what follows is of them all
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        for text in self.findChildren(QTextEdit):  # no link leads out, and nothing is selected or dragged
            text.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)

    def begin(self) -> None:
        """Tell the panels where things stand."""
        self.session.start()

    def end(self) -> None:
        """End the visit: the worker's thread, and then the window, which goes with the next turn of the event loop."""
        self._appearance.zoom_changed.disconnect(self.rebuild)
        self.session.close()
        self.hide()
        self.deleteLater()

    @Slot(str)
    def on_exception(self, what: str) -> None:
        """Say that something went wrong; its details are in the log, which is no visitor's."""
        self.messages.warn(tr("Something went wrong. Start over if things look odd."))

    def _make_menus(self) -> None:
        """No menus: only the keys that a visitor may need, each of them named here."""
        menus, session = Menus(self), self.session
        self._bet_actions = ()
        self.undo_action = menus.add(self, "undo", tr("&Undo"), session.undo, shortcuts=("Ctrl+Z",))
        self.redo_action = menus.add(self, "redo", tr("&Redo"), session.redo, shortcuts=("Ctrl+Shift+Z", "Ctrl+Y"))
        self.reset_action = menus.add(self, "reset", tr("Re&set to the start"), session.reset, shortcuts=("Ctrl+R",))
        add_lever_actions(menus, self, self._panels.levers.focus_lever)
        menus.add(self, "saved_designs", tr("&Saved designs"), self.show_saved_designs, shortcuts=("Ctrl+D",))
        menus.add(self, "close_view", tr("&Close the views"), self._on_escape, shortcuts=("Esc",))
        menus.add(self, "lesson", tr("&Lesson"), self.show_lesson, shortcuts=("F1",))

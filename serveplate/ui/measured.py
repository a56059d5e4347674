"""Measurements of real servers, each beside the design that it was run for."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QMenu

from serveplate.files.measurements import ServerMeasurement, read_measurement
from serveplate.files.reading import InputFileError
from serveplate.simulator.brief import Brief
from serveplate.simulator.design import Design
from serveplate.ui.actions import Menus
from serveplate.ui.export_actions import Say
from serveplate.ui.session import Session
from serveplate.ui.translation import said, tr


class Measured(QObject):
    """What was loaded, by brief and design.

    Attributes:
        changed: Signal(), one was loaded for the design that is shown, or taken away.
    """

    changed = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._found: dict[tuple[Brief, Design], ServerMeasurement] = {}

    @property
    def current(self) -> ServerMeasurement | None:
        """The measurement of the session's design."""
        return self._found.get((self._session.brief, self._session.design))

    def load(self, path: Path) -> ServerMeasurement:
        """Put the measurement in a file beside the session's design.

        Raises:
            InputFileError: it can't be read; what was there before stays.
        """
        measured = read_measurement(path, self._session.brief)
        self._found[self._session.brief, self._session.design] = measured
        self.changed.emit()
        return measured

    @Slot()
    def clear(self) -> None:
        """Take the measurement of the session's design away."""
        if self._found.pop((self._session.brief, self._session.design), None) is not None:
            self.changed.emit()


class MeasuredActions(QObject):
    """Two actions in a menu.

    Args:
        menus, menu: where the actions are added.
        measured: where measurements go to.
        session: whose design they are of.
        warn: says in one sentence what went wrong.
        loaded: is told that one was loaded.
        ask_open: asks for a file; None when the person would rather not.
    """

    def __init__(
        self,
        menus: Menus,
        menu: QMenu,
        measured: Measured,
        session: Session,
        *,
        warn: Say,
        loaded: Callable[[ServerMeasurement], object],
        ask_open: Callable[[], Path | None],
    ) -> None:
        super().__init__(menu)
        self._measured = measured
        self._warn, self._loaded, self._ask_open = warn, loaded, ask_open
        menus.add(menu, "load_measurement", tr("Load a &measurement…"), self.load, shortcuts=("Ctrl+M",))
        self._clear = menus.add(menu, "clear_measurement", tr("Clear the m&easurement"), measured.clear)
        measured.changed.connect(self._on_changed)
        session.design_changed.connect(self._on_changed)
        self._on_changed()

    @Slot()
    def load(self) -> None:
        """Ask for a file, and show the measurement in it."""
        path = self._ask_open()
        if path is None:
            return
        try:
            measured = self._measured.load(path)
        except InputFileError as error:
            self._warn(tr("{sentence}.", sentence=said(error)))
        else:
            self._loaded(measured)

    @Slot()
    def _on_changed(self) -> None:
        self._clear.setEnabled(self._measured.current is not None)

"""Briefs in the menu: open one, write one, save one."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from serveplate.files.atomic import StoreError, one_line
from serveplate.files.briefs import BriefFileError, read_brief, write_brief
from serveplate.files.catalogue import read_catalogue
from serveplate.files.designs import slug
from serveplate.files.reading import sure
from serveplate.simulator.brief import Brief
from serveplate.ui.actions import Menus
from serveplate.ui.brief_form import BriefForm
from serveplate.ui.export_actions import AskPath, Say, chosen_file
from serveplate.ui.making import named
from serveplate.ui.session import Session
from serveplate.ui.theme import Appearance
from serveplate.ui.translation import said, tr


class BriefActions(QObject):
    """Three actions in a menu.

    Args:
        menus, menu: where the actions are added.
        session: whose brief is written, and which goes to the opened one.
        window: over which the form stands.
        warn: says in one sentence what went wrong.
        note: says in one sentence what is done.
        ask_open: asks for a file to open; None when the person would rather not.
        ask_save: asks for a file to write, given the name that it would have.
    """

    def __init__(
        self,
        menus: Menus,
        menu: QMenu,
        session: Session,
        appearance: Appearance,
        window: QWidget,
        *,
        warn: Say,
        note: Say,
        ask_open: Callable[[], Path | None],
        ask_save: AskPath,
    ) -> None:
        super().__init__(menu)
        self._session, self._appearance, self._window = session, appearance, window
        self._warn, self._note, self._ask_open, self._ask_save = warn, note, ask_open, ask_save
        self._form: BriefForm | None = None
        menus.add(menu, "open_brief", tr("&Open a brief…"), self.open_brief, shortcuts=("Ctrl+O",))
        menus.add(menu, "edit_brief", tr("&Edit the brief…"), self.edit_brief, shortcuts=("Ctrl+Shift+E",))
        menus.add(menu, "save_brief", tr("&Save the brief as…"), self.save_brief, shortcuts=("Ctrl+S",))

    @Slot()
    def open_brief(self) -> None:
        """Ask for a file, and go to the brief in it."""
        path = self._ask_open()
        if path is None:
            return
        try:
            brief = read_brief(path)
        except BriefFileError as error:
            self._warn(tr("{sentence}.", sentence=said(error)))
        else:
            self._session.open_brief(brief)

    @Slot()
    def edit_brief(self) -> None:
        """Open the form on the brief; as it was left, where it was closed without using it."""
        if self._form is not None and self._form.brief != self._session.brief:
            self._drop_form()
        if self._form is None:
            self._form = BriefForm(self._session.brief, read_catalogue(), self._appearance, self._window)
            self._form.used.connect(self._on_used)
            self._form.save_wanted.connect(self._save)
            self.destroyed.connect(self._form.deleteLater)  # the window may be made anew, in another language or size
        self._form.open()

    @Slot()
    def save_brief(self) -> None:
        """Ask for a file, and write the brief into it."""
        self._save(self._session.brief)

    @Slot(object)
    def _save(self, brief: Brief) -> None:
        path = self._ask_save(f"{slug(brief.name)}.toml")
        if path is None:
            return
        told = tr("Saved as {path}.", path=path)
        if sure(path.exists):
            told = tr("Saved as {path}. Comments that the file had are gone.", path=path)
        try:
            write_brief(path, brief)
        except StoreError as error:
            told = tr("{sentence}.", sentence=said(error))
            self._warn(told)
        else:
            self._note(one_line(told))
        if self._form is not None:  # it stands over the window's own messages
            self._form.say(one_line(told))

    @Slot(object)
    def _on_used(self, brief: Brief) -> None:
        self._drop_form()
        self._session.open_brief(brief)

    def _drop_form(self) -> None:
        if self._form is not None:
            self._form.deleteLater()
            self._form = None


class OpenDialog:
    """Asks for a file to open in the platform's own dialog.

    Args:
        window: over which the dialog stands.
        title: the dialog's.
        kinds: the files that it shows, as Qt filters them.
        folder: where it begins, if it is there; else in the home folder.
    """

    def __init__(self, window: QWidget, title: str, kinds: str, folder: Path | None = None) -> None:
        self._window, self._title, self._kinds = window, title, kinds
        self._folder = folder if folder is not None and sure(folder.is_dir) else Path.home()

    def __call__(self) -> Path | None:
        """The chosen file; None when the dialog is closed without one."""
        dialog = named(QFileDialog(self._window, self._title, str(self._folder)), "open_dialog")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilter(self._kinds)
        path = chosen_file(dialog)
        if path is not None:
            self._folder = path.parent
        return path

"""What can be taken out of the window: the open view as a picture, the run as CSV, the result, a report."""

import contextlib
import io
import re
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TextIO

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from serveplate.files.atomic import one_line, reason, write_atomically
from serveplate.files.exports import result_to_dict, to_json
from serveplate.files.tables import write_passes_csv, write_requests_csv
from serveplate.simulator.run import Run
from serveplate.simulator.study import Result
from serveplate.ui.actions import Menus
from serveplate.ui.making import named
from serveplate.ui.pictures import picture_image, picture_png, picture_svg
from serveplate.ui.session import Session
from serveplate.ui.theme import Appearance
from serveplate.ui.translation import said, tr

Say = Callable[[str], object]
Shown = tuple[QWidget, str]
AskPath = Callable[[str], Path | None]


class ExportActions(QObject):
    """Seven actions in a menu. Without a result none can be used, and of a design that can't run no table.

    Args:
        menus, menu: where the actions are added.
        session: whose result is exported.
        shown: the view that a picture shows, and its title.
        warn: says in one sentence what went wrong.
        note: says in one sentence what is done.
        ask_path: asks for a file, given the name that it would have; None when the person would rather not.
    """

    def __init__(
        self,
        menus: Menus,
        menu: QMenu,
        session: Session,
        appearance: Appearance,
        shown: Callable[[], Shown],
        *,
        warn: Say,
        note: Say,
        ask_path: AskPath,
    ) -> None:
        super().__init__(menu)
        self._session = session
        self._appearance = appearance
        self._shown = shown
        self._warn, self._note, self._ask_path = warn, note, ask_path
        add = menus.add
        self._whole = [
            add(menu, "copy_picture", tr("Copy &picture"), self.copy_picture, shortcuts=("Ctrl+Shift+C",)),
            add(menu, "save_png", tr("Save picture as P&NG…"), self.save_png),
            add(menu, "save_svg", tr("Save picture as S&VG…"), self.save_svg),
        ]
        menu.addSeparator()
        self._tables: list[QAction] = [
            add(menu, "save_requests", tr("Save &requests as CSV…"), self.save_requests),
            add(menu, "save_passes", tr("Save p&asses as CSV…"), self.save_passes),
        ]
        self._whole.append(add(menu, "save_json", tr("Save result as &JSON…"), self.save_json))
        menu.addSeparator()
        self._whole.append(add(menu, "save_report", tr("Save rep&ort as HTML…"), self.save_report))
        session.result_changed.connect(self._on_result)
        session.brief_changed.connect(self._on_result)
        self._on_result()

    @Slot()
    def copy_picture(self) -> None:
        """Put a picture of the view on the clipboard."""
        result = self._session.result
        if result is not None:
            widget, title = self._shown()
            QGuiApplication.clipboard().setImage(picture_image(widget, title, result, self._appearance))
            self._note(tr("The picture is copied: {title}.", title=title))

    @Slot()
    def save_png(self) -> None:
        """Save a picture of the view in pixels."""
        self._save_picture(picture_png, "png")

    @Slot()
    def save_svg(self) -> None:
        """Save a picture of the view in lines, shapes and text."""
        self._save_picture(picture_svg, "svg")

    @Slot()
    def save_requests(self) -> None:
        """Save every request of the run."""
        self._save("requests.csv", lambda result: _table(write_requests_csv, result.run))

    @Slot()
    def save_passes(self) -> None:
        """Save every pass of the run."""
        self._save("passes.csv", lambda result: _table(write_passes_csv, result.run))

    @Slot()
    def save_json(self) -> None:
        """Save the measures and the checks."""
        self._save("result.json", lambda result: to_json(result_to_dict(result)).encode())

    @Slot()
    def save_report(self) -> None:
        """Save the report of the design, with as many draws of the traffic as are made by then."""
        self._save("report.html", self._report)

    def _report(self, result: Result) -> bytes:
        made = self._session.background.study
        is_of_result = made is not None and (made.brief, made.design) == (result.brief, result.design)
        several = made if is_of_result and made is not None and len(made.draws) > 1 else None
        from serveplate.files.report import report_html  # only now: it and its charts take a while to load
        from serveplate.ui.voice import voice

        return report_html(result, several, date.today().isoformat(), voice()).encode()

    def _save_picture(self, picture: Callable[[QWidget, str, Result, Appearance], bytes], suffix: str) -> None:
        widget, title = self._shown()
        name = re.sub(r"\W+", "-", title.lower()).strip("-") or "view"
        self._save(f"{name}.{suffix}", lambda result: picture(widget, title, result, self._appearance))

    def _save(self, name: str, contents: Callable[[Result], bytes]) -> None:
        """Ask for a file and write it: the result is the one that is shown when the person is asked."""
        result = self._session.result
        path = None if result is None else self._ask_path(f"serveplate-{name}")
        if result is None or path is None:
            return
        try:
            write_atomically(path, contents(result))
        except OSError as error:
            self._warn(one_line(tr("{path} can't be written: {why}.", path=path, why=said(reason(error)))))
        else:
            self._note(one_line(tr("Saved as {path}.", path=path)))

    @Slot()
    def _on_result(self) -> None:
        result = self._session.result
        for action in self._whole:
            action.setEnabled(result is not None)
        for action in self._tables:
            action.setEnabled(result is not None and result.measures.feasible)


class SaveDialog:
    """Asks for a file in the platform's own dialog, from the second time on in the folder of the last.

    Args:
        window: over which the dialog stands.
        folder: where it begins, made when it is not there; None for the home folder.
    """

    def __init__(self, window: QWidget, folder: Path | None = None) -> None:
        self._window = window
        self._folder = folder or Path.home()

    def __call__(self, name: str) -> Path | None:
        """The chosen file; None when the dialog is closed without one."""
        suffix = Path(name).suffix.removeprefix(".")
        with contextlib.suppress(OSError):  # the dialog then begins elsewhere
            self._folder.mkdir(parents=True, exist_ok=True)
        dialog = named(QFileDialog(self._window, tr("Save as"), str(self._folder)), "save_dialog")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(tr("{kind} files (*.{suffix})", kind=suffix.upper(), suffix=suffix))
        dialog.setDefaultSuffix(suffix)
        dialog.selectFile(name)
        path = chosen_file(dialog)
        if path is not None:
            self._folder = path.parent
        return path


def chosen_file(dialog: QFileDialog) -> Path | None:
    """Show a dialog and wait: the file that it was closed with; None when it was closed without one."""
    chosen = dialog.exec() == QFileDialog.DialogCode.Accepted
    path = Path(dialog.selectedFiles()[0]) if chosen else None
    dialog.deleteLater()
    return path


def _table(write: Callable[[Run, TextIO], None], run: Run) -> bytes:
    text = io.StringIO()
    write(run, text)
    return text.getvalue().encode()

"""Export actions: what each writes, where nothing can be written, and when they can't be used."""

import csv
import json
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QAction, QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog, QLabel, QMainWindow
from pytestqt.qtbot import QtBot

from serveplate import Brief, Design
from serveplate.files.report import report_html
from serveplate.ui.actions import Menus
from serveplate.ui.export_actions import ExportActions, SaveDialog
from serveplate.ui.session import Session
from serveplate.ui.theme import Appearance

Settle = Callable[..., None]
PICTURES = ("copy_picture", "save_png", "save_svg")
TABLES = ("save_requests", "save_passes")
ALL = (*PICTURES, *TABLES, "save_json", "save_report")


class Desk:
    """A window with the actions, and what was asked and said."""

    def __init__(self, session: Session, folder: Path) -> None:
        self.window = QMainWindow()
        self.view = QLabel("what is shown", self.window)
        self.view.resize(300, 40)
        self.folder: Path | None = folder
        self.asked: list[str] = []
        self.warned: list[str] = []
        self.noted: list[str] = []
        menus = Menus(self.window)
        self.menu = menus.add_menu("file", "&File")
        self.actions = ExportActions(
            menus,
            self.menu,
            session,
            Appearance("dark", parent=self.window),
            lambda: (self.view, "Why: it's so"),
            warn=self.warned.append,
            note=self.noted.append,
            ask_path=self.ask,
        )

    def ask(self, name: str) -> Path | None:
        self.asked.append(name)
        return None if self.folder is None else self.folder / name

    def action(self, name: str) -> QAction:
        (action,) = self.window.findChildren(QAction, f"{name}_action")
        return action

    def enabled(self) -> set[str]:
        return {name for name in ALL if self.action(name).isEnabled()}


@pytest.fixture
def desk(qtbot: QtBot, session: Session, tmp_path: Path) -> Desk:
    desk = Desk(session, tmp_path)
    qtbot.addWidget(desk.window)
    return desk


@pytest.fixture
def served(desk: Desk, session: Session, settle: Settle) -> Desk:
    """The same with the starting server's result."""
    settle(session, session.start)
    return desk


def test_without_a_result_nothing_can_be_exported(desk: Desk) -> None:
    assert desk.enabled() == set()
    desk.actions.copy_picture()
    desk.actions.save_json()
    assert desk.asked == desk.noted == []


def test_with_a_result_everything_can(served: Desk) -> None:
    assert served.enabled() == set(ALL)
    texts = [action.text().replace("&", "") for action in served.menu.actions() if not action.isSeparator()]
    assert texts == [
        "Copy picture",
        "Save picture as PNG…",
        "Save picture as SVG…",
        "Save requests as CSV…",
        "Save passes as CSV…",
        "Save result as JSON…",
        "Save report as HTML…",
    ]


def test_a_design_that_cannot_run_has_no_tables(desk: Desk, session: Session, settle: Settle) -> None:
    settle(session, session.start)
    brief = Brief()
    settle(session, session.load, Design(), replace(brief, gpu=replace(brief.gpu, memory_bytes=10e9)))
    assert session.result is not None
    assert not session.result.measures.feasible
    assert desk.enabled() == set(ALL) - set(TABLES)


@pytest.mark.parametrize(
    ("name", "file", "first"),
    [("save_requests", "requests", "request,arrival_s"), ("save_passes", "passes", "pass,start_s")],
)
def test_tables_have_every_row(
    served: Desk, session: Session, tmp_path: Path, name: str, file: str, first: str
) -> None:
    served.action(name).trigger()
    path = tmp_path / f"serveplate-{file}.csv"
    rows = list(csv.reader(path.read_text().splitlines()))
    assert session.result is not None
    assert ",".join(rows[0]).startswith(first)
    assert len(rows) - 1 == getattr(session.result.measures, file)
    assert served.noted == [f"Saved as {path}."]


def test_json_is_the_result(served: Desk, tmp_path: Path) -> None:
    served.action("save_json").trigger()
    document = json.loads((tmp_path / "serveplate-result.json").read_text())
    assert document["seed"] == 48
    assert document["design"]["batching"] == "static"
    assert document["passed"] is False


def test_the_report_has_the_draws_made_so_far(qtbot: QtBot, served: Desk, session: Session, tmp_path: Path) -> None:
    path = tmp_path / "serveplate-report.html"
    served.action("save_report").trigger()
    assert "Not studied" in path.read_text()
    with qtbot.waitSignal(session.background.study_changed, check_params_cb=lambda study: len(study.draws) == 41):
        pass
    served.action("save_report").trigger()
    assert path.read_text() == report_html(session.result, session.background.study, date.today().isoformat())
    assert "of 41 draws" in path.read_text()


def test_pictures_are_of_the_view_and_named_by_its_title(served: Desk, tmp_path: Path) -> None:
    served.action("save_png").trigger()
    served.action("save_svg").trigger()
    assert served.asked == ["serveplate-why-it-s-so.png", "serveplate-why-it-s-so.svg"]
    assert QImage(str(tmp_path / served.asked[0])).width() == 992
    svg = (tmp_path / served.asked[1]).read_text()
    assert "what is shown" in svg
    assert "Why: it's so: Serve a Model" in svg


def test_the_picture_is_copied(served: Desk) -> None:
    served.action("copy_picture").trigger()
    assert QGuiApplication.clipboard().image().width() == 992
    assert served.noted == ["The picture is copied: Why: it's so."]


def test_who_names_no_file_gets_none(served: Desk, tmp_path: Path) -> None:
    before = set(tmp_path.iterdir())
    served.folder = None
    for name in (*PICTURES[1:], *TABLES, "save_json"):
        served.action(name).trigger()
    assert len(served.asked) == 5
    assert set(tmp_path.iterdir()) == before
    assert served.noted == served.warned == []


def test_a_file_that_cannot_be_written_is_one_sentence_and_leaves_nothing(served: Desk, tmp_path: Path) -> None:
    served.folder = tmp_path / "nowhere"
    served.action("save_json").trigger()
    assert served.warned == [f"{tmp_path}/nowhere/serveplate-result.json can't be written: No such file or directory."]
    assert served.noted == []


def test_the_dialog_names_the_file_and_remembers_the_folder(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[str, str, str]] = []

    def accept(dialog: Any) -> int:
        seen.append((dialog.directory().absolutePath(), dialog.defaultSuffix(), Path(dialog.selectedFiles()[0]).name))
        dialog.setDirectory(str(tmp_path))
        dialog.selectFile(str(tmp_path / "mine"))
        return int(QFileDialog.DialogCode.Accepted)

    monkeypatch.setattr(QFileDialog, "exec", accept)
    window = QMainWindow()
    qtbot.addWidget(window)
    ask = SaveDialog(window)
    assert ask("serveplate-why.svg") == tmp_path / "mine.svg"
    ask("serveplate-why.png")
    assert [suffix for _, suffix, _ in seen] == ["svg", "png"]
    assert seen[1][0] == str(tmp_path)
    monkeypatch.setattr(QFileDialog, "exec", lambda dialog: int(QFileDialog.DialogCode.Rejected))
    assert ask("serveplate-why.svg") is None

"""Opening the window from a program, and starting the program."""

import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

import serveplate.ui
from serveplate.simulator.brief import Brief, Traffic
from serveplate.ui import app as app_module
from serveplate.ui.app import ExceptionReporter


def test_importing_the_package_loads_no_qt() -> None:
    code = "import sys, serveplate.ui; print(any(name.startswith('PySide6') for name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_the_window_is_shown_and_the_result_follows(qtbot: QtBot, config_dir: Path) -> None:
    window = serveplate.ui.open_window(config_dir=config_dir)
    qtbot.addWidget(window)
    assert window.isVisible()
    assert window.objectName() == "mainWindow"
    assert not window.windowIcon().isNull()
    assert window.session.result is None
    with qtbot.waitSignal(window.session.result_changed) as changed:
        pass
    assert changed.args == [window.session.result]


def test_the_program_makes_a_view_when_it_is_opened(qtbot: QtBot, config_dir: Path) -> None:
    window = app_module.open_window(config_dir=config_dir)
    qtbot.addWidget(window)
    names = ("why_view", "roofline_view", "map_view", "records_view", "lesson_view")
    assert not any(window.findChild(QWidget, name) for name in names)
    for name in names:
        tab = window.findChild(QPushButton, f"tab_{name.removesuffix('_view')}")
        assert tab is not None
        tab.click()
        view = window.findChild(QWidget, name)
        assert view is not None
        assert view.isVisible()


def test_a_brief_of_ones_own_is_shown(qtbot: QtBot, config_dir: Path) -> None:
    brief = replace(Brief(), name="Slow Day", traffic=Traffic(requests_per_s=2.0, seed=7))
    window = serveplate.ui.open_window(brief, config_dir)
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.session.result_changed):
        pass
    assert window.session.result is not None
    assert window.session.result.brief == brief
    assert "Slow Day" in window.windowTitle()


def test_the_environment_names_the_config_folder(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, settle: Callable[..., None]
) -> None:
    from serveplate.simulator.design import Design

    monkeypatch.setenv("SERVEPLATE_CONFIG_DIR", str(tmp_path / "mine"))
    window = serveplate.ui.open_window()
    qtbot.addWidget(window)
    settle(window.session, window.session.load, Design("continuous", "paged", 1, 8, 2))
    assert len(list((tmp_path / "mine" / "designs").iterdir())) == 1


def test_settings_that_cannot_be_read_are_told_and_left_aside(qtbot: QtBot, config_dir: Path, caplog: Any) -> None:
    config_dir.mkdir(parents=True)
    (config_dir / "settings.toml").write_text('theme = "purple"\n')
    window = serveplate.ui.open_window(config_dir=config_dir)
    qtbot.addWidget(window)
    assert "purple" in window.messages.text
    assert window.isVisible()


@pytest.mark.parametrize("kind", ["a file", "a long name", "a file system that takes no files"])
def test_a_config_folder_that_cannot_be_is_told_at_once_and_the_window_opens(
    qtbot: QtBot, tmp_path: Path, settle: Callable[..., None], caplog: Any, kind: str
) -> None:
    (tmp_path / "file").write_text("not a folder")
    folders = {"a file": tmp_path / "file", "a long name": tmp_path / ("l" * 300)}
    config = folders.get(kind, Path("/proc/serveplate"))
    if kind not in folders and not config.parent.exists():
        pytest.skip("only Linux has /proc")
    window = serveplate.ui.open_window(config_dir=config)
    qtbot.addWidget(window)
    assert f"Designs can't be kept in {config / 'designs'}: " in window.messages.text
    settle(window.session, lambda: None)
    assert window.session.result is not None


def test_a_lever_moved_before_the_first_answer_is_named(
    qtbot: QtBot, config_dir: Path, settle: Callable[..., None]
) -> None:
    window = serveplate.ui.open_window(config_dir=config_dir)
    qtbot.addWidget(window)
    settle(window.session, window.session.move_lever, "batching", "continuous")
    sentence: Any = window.findChild(QLabel, "change_sentence")
    assert "Continuous batching" in sentence.text()
    assert "loaded" not in sentence.text()


@pytest.mark.parametrize("name", ["w" * 120, "long words " * 10 + "to the end"])
def test_a_long_name_does_not_widen_the_window(qtbot: QtBot, config_dir: Path, name: str) -> None:
    window = serveplate.ui.open_window(replace(Brief(), name=name), config_dir)
    qtbot.addWidget(window)
    window.resize(1024, 640)
    content: Any = window.findChild(QWidget, "content")
    title: Any = window.findChild(QLabel, "brief_title")
    assert content.minimumSizeHint().width() <= 1024
    assert title.heightForWidth(500) > title.heightForWidth(5000)


def test_the_theme_asked_for_wins_over_the_kept_one_and_is_not_kept(qtbot: QtBot, config_dir: Path) -> None:
    config_dir.mkdir(parents=True)
    (config_dir / "settings.toml").write_text('theme = "dark"\n')
    window = serveplate.ui.open_window(config_dir=config_dir, theme="light")
    qtbot.addWidget(window)
    light = window.palette().window().color().lightness()
    window.resize(900, 700)
    window.close()
    assert light > 200
    assert 'theme = "dark"' in (config_dir / "settings.toml").read_text()


def test_a_teacher_has_the_map_from_the_start(qtbot: QtBot, config_dir: Path) -> None:
    short = Brief(traffic=Traffic(duration_s=2.0))
    window = serveplate.ui.open_window(short, config_dir, show_map=True)
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.session.background.space_changed, timeout=20_000):
        pass
    drawer: Any = window.findChild(QWidget, "drawer")
    drawer.open("map")
    assert not window.findChild(QWidget, "show_map_button").isVisible()
    table: Any = window.findChild(QWidget, "map_table")
    assert (table.isVisible(), table.rowCount()) == (True, 72)
    window.close()


def test_a_window_that_is_left_open_ends_with_the_program(tmp_path: Path) -> None:
    code = f"import serveplate.ui; window = serveplate.ui.open_window(config_dir={str(tmp_path)!r})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_main_runs_until_the_window_is_closed(qtbot: QtBot, config_dir: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Any] = []

    def run(*_: Any) -> int:
        opened.extend(window for window in QApplication.topLevelWidgets() if window.isVisible())
        for window in opened:
            window.close()
        return 0

    monkeypatch.setattr(QApplication, "exec", run)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(app_module.signal, "signal", lambda *_: None)
    assert app_module.main(Brief(), config_dir, "light", True) == 0
    assert [window.objectName() for window in opened] == ["mainWindow"]
    assert isinstance(sys.excepthook, ExceptionReporter)


def test_an_uncaught_exception_is_logged_with_its_traceback_and_told(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    reporter = ExceptionReporter()
    try:
        [][0]
    except IndexError as error:
        with qtbot.waitSignal(reporter.raised) as raised:
            reporter(type(error), error, error.__traceback__)
    assert raised.args == ["list index out of range"]
    assert "Traceback" in caplog.text

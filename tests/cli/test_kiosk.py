"""The kiosk's options on the command line, and ``serveplate kiosk-pin``."""

import io
import logging
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from serveplate.cli import kiosk, main
from serveplate.cli.output import BAD_INPUT, DONE, FAILED
from serveplate.files.briefs import find_brief
from serveplate.files.kiosk import KioskOptions, read_kiosk
from serveplate.files.pins import pin_matches
from serveplate.simulator.brief import Brief


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Any]:
    """How the kiosk was opened, which it only notes."""
    calls: list[Any] = []
    app, ui = ModuleType("serveplate.ui.app"), ModuleType("serveplate.ui")

    def kiosk_main(brief: Brief, options: KioskOptions) -> int:
        calls.append((brief, options))
        return 7

    app.kiosk_main, ui.app = kiosk_main, app  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "serveplate.ui", ui)
    monkeypatch.setitem(sys.modules, "serveplate.ui.app", app)
    monkeypatch.setattr(kiosk, "kiosk_file", lambda: tmp_path / "etc" / "kiosk.toml")
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    return calls


def test_a_file_that_cannot_be_looked_at_is_no_missing_one(
    opened: list[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / ("x" * 300)
    monkeypatch.setattr(kiosk, "kiosk_file", lambda: path)
    assert main(["--kiosk"]) == BAD_INPUT
    assert capsys.readouterr().err == f"serveplate: {path} can't be read: File name too long\n"
    assert not opened


def test_without_a_file_the_defaults_hold(opened: list[Any]) -> None:
    assert main(["--kiosk"]) == 7
    assert opened == [(find_brief("serve-a-model"), KioskOptions(idle_seconds=90, show_map=False))]


def test_the_file_gives_options_and_the_command_line_wins(opened: list[Any], tmp_path: Path) -> None:
    path = tmp_path / "hall.toml"
    (tmp_path / "mine.toml").write_text('schema = 1\nname = "Mine"\n')
    path.write_text(
        'brief = "mine.toml"\nidle_seconds = 60\ntheme = "dark"\nreduced_motion = true\nzoom_percent = 150\n'
        'language = "ar"\nshow_map = true\nlog_level = "info"\n'
    )
    assert main(["--kiosk", "--kiosk-config", str(path)]) == 7
    assert logging.getLogger("serveplate").level == logging.INFO
    given = [
        "--idle-seconds",
        "20",
        "--theme",
        "light",
        "--language",
        "de",
        "--no-reduced-motion",
        "--brief",
        "serve-a-model",
        "--zoom",
        "125",
    ]
    assert main(["--kiosk", "--kiosk-config", str(path), *given]) == 7
    assert [brief.name for brief, _ in opened] == ["Mine", "Serve a Model"]
    assert [options for _, options in opened] == [
        KioskOptions(
            language="ar", theme="dark", reduced_motion=True, zoom_percent=150, idle_seconds=60, show_map=True
        ),
        KioskOptions(
            language="de", theme="light", reduced_motion=False, zoom_percent=125, idle_seconds=20, show_map=True
        ),
    ]


def test_the_file_of_the_system_is_read_when_none_is_named(opened: list[Any], tmp_path: Path) -> None:
    (tmp_path / "etc").mkdir()
    (tmp_path / "etc" / "kiosk.toml").write_text("idle_seconds = 30")
    assert main(["--kiosk"]) == 7
    assert opened[0][1].idle_seconds == 30


def test_a_kiosk_has_no_log_file(opened: list[Any], config_dir: Path) -> None:
    assert main(["--kiosk"]) == 7
    handlers = logging.getLogger("serveplate").handlers
    assert handlers
    assert not any(isinstance(handler, RotatingFileHandler) for handler in handlers)
    assert not config_dir.exists()


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["--idle-seconds", "60"], "--idle-seconds is given without --kiosk; it must stand beside it"),
        (["--kiosk-config", "x"], "--kiosk-config is given without --kiosk; it must stand beside it"),
        (["--kiosk", "--idle-seconds", "3"], "--idle-seconds is 3; it must be a whole number from 15 to 3,600"),
        (["--kiosk", "--idle-seconds", "x"], '--idle-seconds is "x"; it must be a whole number from 15 to 3,600'),
        (["--kiosk", "--kiosk-config", ""], '--kiosk-config is ""; it must be a kiosk.toml'),
        (["--kiosk", "--kiosk-config", "/none/x"], "/none/x can't be read: No such file or directory"),
        (["run", "--kiosk"], "--kiosk is given to run; it must be given to the window"),
        (["kiosk-pin", "--brief", "x"], "--brief is given to kiosk-pin; it must be given to the window"),
        (["kiosk-pin", "--config", "/none/x"], '--config is "/none/x"; it must be a file, or a name for a new one'),
    ],
)
def test_what_is_refused(opened: list[Any], capsys: pytest.CaptureFixture[str], argv: list[str], sentence: str) -> None:
    assert main(argv) == BAD_INPUT
    assert capsys.readouterr().err.startswith(f"serveplate: {sentence}")
    assert opened == []


def test_kiosk_pin_keeps_the_hash_of_what_it_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "kiosk.toml"
    path.write_text("idle_seconds = 60\n")
    monkeypatch.setattr(sys, "stdin", io.StringIO("471100\nmore"))
    assert main(["kiosk-pin", "--config", str(path)]) == DONE
    assert capsys.readouterr() == ("", "")
    options = read_kiosk(path)
    assert options.idle_seconds == 60
    assert pin_matches("471100", str(options.pin_hash))


@pytest.mark.parametrize("typed", ["", "471\n", "4711 \n", "0" * 200, "letters\n"])
def test_kiosk_pin_refuses_what_is_none_without_showing_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str
) -> None:
    path = tmp_path / "kiosk.toml"
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    assert main(["kiosk-pin", "--config", str(path)]) == BAD_INPUT
    assert capsys.readouterr().err == (
        "serveplate: the PIN on standard input is not one; it must be 4 to 12 of the digits 0 to 9\n"
    )
    assert not path.exists()


def test_kiosk_pin_says_when_the_file_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("serveplate.files.kiosk.write_atomically", full)
    monkeypatch.setattr(sys, "stdin", io.StringIO("4711\n"))
    assert main(["kiosk-pin", "--config", str(tmp_path / "kiosk.toml")]) == FAILED
    assert capsys.readouterr().err.endswith("kiosk.toml can't be written: No space left on device\n")

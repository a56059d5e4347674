"""The command line as a process of its own: what only the operating system can show. Few, as each costs a start."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from serveplate import __version__
from serveplate.cli.output import BAD_INPUT, BROKEN_PIPE, FAILED

COMMANDS_WITHOUT_QT = """
import sys
from serveplate.cli import main
assert main(["run", "--check"]) == 1
assert main(["designs", "--brief", sys.argv[1], "--passing", "--csv"]) == 0
loaded = {name.split(".")[0] for name in sys.modules}
assert not loaded & {"PySide6", "shiboken6", "pyqtgraph"}, loaded
assert "serveplate.ui" not in sys.modules
print("no Qt")
"""


@pytest.fixture
def short(tmp_path: Path) -> str:
    """The file of a brief of a second."""
    path = tmp_path / "short.toml"
    path.write_text('schema = 1\nname = "Short"\n[traffic]\nduration_s = 1\n')
    return str(path)


def environment() -> dict[str, str]:
    """No display, and output buffered as it is for people."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "PYTHONUNBUFFERED")
    return {name: value for name, value in os.environ.items() if name not in hidden}


def serveplate(*argv: str, stdout: int = subprocess.PIPE) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "serveplate", *argv],
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        env=environment(),
    )


@pytest.mark.skipif(os.name == "nt", reason="the shell that closes them is of POSIX")
@pytest.mark.parametrize(
    ("closed", "code", "out", "err"),
    [
        ("run --json 2>&-", 0, '"feasible": true', ""),
        ("run >&-", FAILED, "", "serveplate: the output can't be written: there is no standard output\n"),
        ("run --bits 3 >&- 2>&-", BAD_INPUT, "", ""),
        (
            "kiosk-pin --config kiosk.toml <&-",
            BAD_INPUT,
            "",
            "serveplate: the PIN on standard input is not one; it must be",
        ),
    ],
)
def test_streams_that_were_closed_before_the_start(tmp_path: Path, closed: str, code: int, out: str, err: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f"{sys.executable} -m serveplate {closed}"],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env=environment(),
    )
    assert done.returncode == code
    assert out in done.stdout
    assert done.stderr.startswith(err)
    assert bool(done.stderr) is bool(err)


@pytest.mark.parametrize(
    ("language", "page", "name"),
    [("de", 'lang="de" dir="ltr"', "Ein Modell bereitstellen"), ("ar", 'lang="ar" dir="rtl"', "تقديم نموذج")],
)
def test_a_report_speaks_a_language_without_a_display(tmp_path: Path, language: str, page: str, name: str) -> None:
    path = tmp_path / "report.html"
    done = serveplate("report", "--no-study", "--language", language, "--output", str(path))
    assert (done.returncode, done.stderr) == (0, "")
    html = path.read_text("utf-8")
    assert page in html
    assert f"<h1>{name}</h1>" in html


def test_commands_load_no_qt_and_need_no_display(short: str) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", COMMANDS_WITHOUT_QT, short],
        capture_output=True,
        text=True,
        check=False,
        env=environment(),
    )
    assert done.stderr == ""
    assert done.stdout.endswith("no Qt\n")


def test_bad_input_leaves_one_line_and_no_traceback(tmp_path: Path) -> None:
    done = serveplate("run", "--brief", str(tmp_path))
    assert (done.returncode, done.stdout) == (BAD_INPUT, "")
    assert done.stderr == f"serveplate: {tmp_path} is a folder; a brief must be a TOML file\n"


def test_version() -> None:
    done = serveplate("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"serveplate {__version__}\n", "")


@pytest.mark.skipif(os.name == "nt", reason="Windows has no broken pipes")
@pytest.mark.parametrize("argv", [["designs", "--json"], ["run"], ["--help"]])
def test_a_reader_that_goes_away_is_no_news(argv: list[str], short: str) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        done = serveplate("--brief", short, *argv, stdout=writer)
    finally:
        os.close(writer)
    assert (done.returncode, done.stderr) == (BROKEN_PIPE, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a file that is always full")
def test_output_that_does_not_fit_is_said(short: str) -> None:
    with Path("/dev/full").open("w") as full:
        done = serveplate("designs", "--brief", short, stdout=full.fileno())
    assert (done.returncode, done.stderr) == (
        FAILED,
        "serveplate: the output can't be written: No space left on device\n",
    )

"""The report command: what it writes, what it refuses."""

import sys
from datetime import date
from pathlib import Path

import pytest

from serveplate import Brief, Design
from serveplate.cli import main
from serveplate.cli.output import BAD_INPUT, DONE, FAILED
from serveplate.files.report import report_html
from serveplate.simulator.study import evaluate, seeded, study, study_seeds

PASSING = ["--batching", "continuous", "--cache", "paged", "--bits", "8", "--draft", "2"]


@pytest.fixture(autouse=True)
def today(monkeypatch: pytest.MonkeyPatch) -> None:
    class Day(date):
        @classmethod
        def today(cls) -> "Day":
            return cls(2026, 7, 25)

    monkeypatch.setattr("serveplate.cli.report.date", Day)


def test_it_writes_the_report_with_its_study(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "report.html"
    assert main(["report", *PASSING, "--output", str(path)]) == DONE
    assert capsys.readouterr() == ("", "")
    brief, design = Brief(), Design("continuous", "paged", 1, 8, 2)
    made = study(brief, design, study_seeds(brief))
    assert path.read_text("utf-8") == report_html(evaluate(brief, design), made, "2026-07-25")
    assert "Passes on 41 of 41 draws" in path.read_text("utf-8")
    assert [item.name for item in tmp_path.iterdir() if item.is_file()] == ["report.html"]


def test_without_study_of_another_seed_over_a_file_that_is_there(tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    path.write_text("before")
    assert main(["--output", str(path), "report", "--no-study", "--seed", "7"]) == DONE
    assert path.read_text("utf-8") == report_html(evaluate(seeded(Brief(), 7), Design()), None, "2026-07-25")


def test_an_infeasible_design_is_reported(tmp_path: Path) -> None:
    brief, path = tmp_path / "small.toml", tmp_path / "report.html"
    brief.write_text('schema = 1\nname = "<Small>"\n[gpu]\nmemory_bytes = 10e9\n')
    assert main(["report", "--brief", str(brief), "--output", str(path)]) == DONE
    assert "can&#x27;t run" in path.read_text("utf-8")
    assert "<h1>&lt;Small&gt;</h1>" in path.read_text("utf-8")


def test_bad_input_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "report.html")
    assert main(["report"]) == BAD_INPUT
    assert capsys.readouterr().err == "serveplate: --output is not given; a report needs it: the file to write\n"
    assert main(["report", "--output", str(tmp_path)]) == BAD_INPUT
    assert capsys.readouterr().err.startswith(f'serveplate: --output is "{str(tmp_path)[:20]}')
    for wrong, where in (("--json", "run"), ("--check", "run"), ("--jobs=2", "study")):
        assert main(["report", "--output", path, wrong]) == BAD_INPUT
        flag = wrong.split("=")[0]
        assert capsys.readouterr().err == f"serveplate: {flag} is given to report; it must be given to {where}\n"
    assert main(["report", "--output", path, "--bits", "3"]) == BAD_INPUT
    assert main(["report", "--output", path, "--language", "xx"]) == BAD_INPUT
    assert 'serveplate: --language is "xx"; it must be "system", "en", ' in capsys.readouterr().err
    assert main(["run", "--output", path]) == BAD_INPUT
    assert not Path(path).exists()


def test_without_qt_there_is_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "serveplate.ui.voice", None)
    path = tmp_path / "report.html"
    argv = ["report", "--no-study", "--output", str(path)]
    assert main([*argv, "--language", "de"]) == BAD_INPUT
    assert capsys.readouterr().err.startswith(
        'serveplate: --language is "de"; it must be left out: Qt, which translates, '
    )
    assert not path.exists()
    assert main(argv) == DONE


def test_a_file_that_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(path: Path, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("serveplate.cli.output.write_atomically", full)
    path = tmp_path / "report.html"
    assert main(["report", "--no-study", "--output", str(path)]) == FAILED
    assert capsys.readouterr().err == f"serveplate: {path.resolve()} can't be written: No space left on device\n"

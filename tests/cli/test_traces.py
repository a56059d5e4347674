"""Traces on the command line: a brief with one is run, and what takes long says how far it is."""

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from serveplate import Brief, Design
from serveplate.cli import main, progress
from serveplate.cli.output import BAD_INPUT, DONE, INTERRUPTED
from serveplate.cli.progress import progress_line

DATA = Path(__file__).parents[2] / ".." / "shared" / "data"
AZURE_FILE = DATA / "azure_llm_2023_conversation.csv"
ROWS = "".join(f"2023-11-16 18:15:{second:02}.5,{100 + second},{1 + second}\n" for second in range(60))


class Terminal(io.StringIO):
    """What is written to a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def brief_file(tmp_path: Path) -> Callable[..., str]:
    """``brief_file(trace, **traffic)``: the name of a brief's file."""

    def make(trace: str | Path = "trace.csv", **traffic: Any) -> str:
        (tmp_path / "trace.csv").write_text("TIMESTAMP,ContextTokens,GeneratedTokens\n" + ROWS)
        lines = [f"{name} = {json.dumps(value)}" for name, value in {"trace_file": str(trace), **traffic}.items()]
        path = tmp_path / "mine.toml"
        path.write_text('schema = 1\nname = "Mine"\n[traffic]\narrivals = "trace"\n' + "\n".join(lines))
        return str(path)

    return make


def test_a_trace_is_replayed(brief_file: Callable[..., str], capsys: pytest.CaptureFixture[str]) -> None:
    name = brief_file(trace_start_s=10, trace_duration_s=20, trace_scaling="compress", trace_rate_scale=4)
    assert main(["run", "--json", "--brief", name]) == DONE
    document = json.loads(capsys.readouterr().out)
    assert document["requests"] == document["trace"]["requests_replayed"] == 20
    assert main(["run", "--brief", name]) == DONE
    out, err = capsys.readouterr()
    assert "Trace                          20 of 60 requests, from 10 s to 20 s later, compressed to 4 times" in out
    assert err == ""  # it is no terminal
    assert main(["designs", "--csv", "--brief", name]) == DONE


def test_a_trace_that_is_not_there_is_one_line(
    brief_file: Callable[..., str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["run", "--brief", brief_file("none.csv")]) == BAD_INPUT
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith("none.csv can't be read: No such file or directory\n")
    assert err.count("\n") == 1


@pytest.mark.skipif(not AZURE_FILE.exists(), reason="the shared traces are not beside the project")
def test_the_first_minutes_of_the_azure_trace(
    brief_file: Callable[..., str], capsys: pytest.CaptureFixture[str]
) -> None:
    name = brief_file(AZURE_FILE, trace_duration_s=120, trace_overlong="drop")
    assert main(["run", "--json", "--brief", name, "--batching", "continuous", "--cache", "paged"]) == DONE
    trace = json.loads(capsys.readouterr().out)["trace"]
    assert (trace["requests_recorded"], trace["requests_overlong"]) == (19_366, 0)
    assert trace["requests_replayed"] == trace["requests_in_part"] > 100


def test_progress_is_on_a_line_of_a_terminal_that_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal, moments = Terminal(), iter([0.0, 0.4, 0.6, 0.6, 0.65, 1.0, 1.0])
    monkeypatch.setattr("sys.stderr", terminal)
    monkeypatch.setattr(progress, "monotonic", lambda: next(moments))
    with progress_line() as tell:
        for share in (0.0, 0.25, 0.3, 0.5):
            tell(share)
    shown = [part for part in terminal.getvalue().split("\r") if part.strip()]
    assert [part.split()[-1] for part in shown] == ["25%", "50%"]
    assert shown[1].startswith("simulating [####################    ")
    assert terminal.getvalue().endswith(f"\r{' ' * len(shown[1])}\r")


def test_an_interruption_takes_the_line_away(brief_file: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_brief: Brief, _design: Design, _cancelled: object, tell: Callable[[float], None]) -> None:
        tell(0.5)
        raise KeyboardInterrupt

    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    monkeypatch.setattr(progress, "_STARTS_AFTER_S", 0.0)
    monkeypatch.setattr("serveplate.cli.run.evaluate", interrupted)
    assert main(["run", "--brief", brief_file()]) == INTERRUPTED
    assert terminal.getvalue().endswith(" \r")

"""The whole plate through the real accessibility tree, with X11, D-Bus and AT-SPI; no Qt in the process that reads."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

SYSTEM_PYTHON = "/usr/bin/python3"
BINDINGS = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"


def missing() -> str | None:
    """What this machine lacks; None where all is there."""
    for program in ("Xvfb", "dbus-run-session", SYSTEM_PYTHON):
        if shutil.which(program) is None:
            return program
    done = subprocess.run([SYSTEM_PYTHON, "-c", BINDINGS], capture_output=True, check=False)
    return None if done.returncode == 0 else "the system Python's bindings of AT-SPI (python3-gi, gir1.2-atspi-2.0)"


@pytest.fixture(scope="module")
def read(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What a screen reader read while it solved the plate."""
    lacking = missing()
    if lacking is not None:
        pytest.skip(f"the accessibility tree can't be read without {lacking}")
    script, home = Path(__file__).with_name("screen_reader.py"), tmp_path_factory.mktemp("home")
    command = ["dbus-run-session", "--", SYSTEM_PYTHON, str(script), sys.executable, str(home / "config")]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env={"HOME": str(home), "PATH": "/usr/bin:/bin"},
    )
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return answer


def test_each_move_is_said_once_with_the_checks_that_hold_now(read: dict[str, Any]) -> None:
    said = {name: move["said"] for name, move in read["moves"].items()}
    assert [len(each) for each in said.values()] == [1, 1, 1, 1]
    for name, begins, ends in (
        ("Batching: Continuous", "Continuous batching: p95 TTFT 73.9 s", "Still failing: p95 TTFT."),
        ("KV cache: Paged", "Paged KV cache: ", "Now passing: p95 TTFT. Still failing: p95 TPOT."),
        ("Weights: 8 bits", "8-bit weights: ", "Still failing: p95 TPOT."),
        ("Draft: 2 tokens", "Draft of 2 tokens: ", "Now passing: p95 TPOT. The design is saved."),
    ):
        assert said[name][0].startswith(begins)
        assert said[name][0].endswith(ends)


def test_levers_bars_checks_and_verdict_are_read(read: dict[str, Any]) -> None:
    start, end = (read["moves"][name] for name in ("Batching: Continuous", "Draft: 2 tokens"))
    assert start["checked"] == [
        "Batching: Continuous",
        "KV cache: Contiguous",
        "GPUs: 1 GPU",
        "Weights: 16 bits",
        "Draft: None",
    ]
    assert "p95 TTFT 4.76 s: fails, 952% of limit 0.5 s" in start["labels"]
    assert "p95 TTFT fails: 4.76 s, limit 0.5 s" in start["labels"]
    assert "2 of 4 checks fail" in start["labels"]
    assert "All four checks pass" in end["labels"]
    assert "p95 TPOT passes: 9.57 ms, limit 15 ms" in end["labels"]


@pytest.mark.parametrize(
    ("view", "columns", "cell"),
    [
        ("Why", 3, "Mean time to first token"),
        ("Distributions", 4, "9.57 ms"),
        ("Roofline", 8, "0.9%"),
        ("Map", 18, "passes (current"),
        ("Records", 5, "$0.1430 per M tokens"),
        ("Saved", 6, "Serve a Model"),
        ("Briefs", 3, "Quiet Chat: not passed yet"),
    ],
)
def test_a_chart_is_reached_as_a_table(read: dict[str, Any], view: str, columns: int, cell: str) -> None:
    table = read["tables"][view]
    assert len(table["columns"]) == columns
    assert any(cell in said for row in table["cells"] for said in row), table["cells"]

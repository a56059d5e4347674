"""The study command and the tables of run: what they write, what they refuse, how a pool ends."""

import csv
import errno
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from serveplate import Brief, Design, __version__
from serveplate.cli import main
from serveplate.cli.output import DONE, FAILED, INTERRUPTED
from serveplate.files.briefs import find_brief
from serveplate.files.studies import study_text, study_to_dict
from serveplate.simulator.brief import Traffic
from serveplate.simulator.study import evaluate, study

PASSING = ["--batching", "continuous", "--cache", "paged", "--bits", "8", "--draft", "2"]
FRAGILE = ["--batching", "continuous", "--cache", "paged", "--draft", "2"]


@pytest.fixture
def short(tmp_path: Path) -> list[str]:
    """A brief of two seconds, as an option."""
    path = tmp_path / "short.toml"
    path.write_text('schema = 1\nname = "Short"\n[traffic]\nduration_s = 2\n')
    return ["--brief", str(path)]


def words(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]


def test_a_fragile_design_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["study", *FRAGILE, "--check"]) == FAILED
    lines = words(capsys)
    assert lines[:2] == [
        "Serve a Model",
        "Continuous batching, paged KV cache, 1 GPU, 16-bit weights, draft of 2 tokens",
    ]
    verdict = "It passes on seed 48, the graded one, but is fragile: another draw may well fail."
    assert lines[3] == f"Passes on 15 of 41 draws. {verdict}"
    assert lines[5] == "limit least p5 median p95 most holds on"
    assert lines[6].startswith("p95 TTFT 0.5 s 0.1")
    assert lines[7].startswith("p95 TPOT 15 ms 13.1 13.6 15.3 17.9 18.7")
    assert lines[9] == "Quality 8 bits 41 of 41"


def test_check_passes_a_sure_design_only(capsys: pytest.CaptureFixture[str]) -> None:
    assert [main(["study", *PASSING, "--check"]), main(["study", "--check"]), main(["study"])] == [DONE, FAILED, DONE]
    text = capsys.readouterr().out
    assert "Passes on 41 of 41 draws. It passes on seed 48, the graded one, and is not fragile." in text
    assert "Passes on 0 of 41 draws. It fails on seed 48, the graded one: p95 TTFT, Cost." in text


def test_json_has_the_study_with_units_in_its_keys(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["study", *FRAGILE, "--seeds", "5", "--json"]) == DONE
    document = json.loads(capsys.readouterr().out)
    design = Design("continuous", "paged", 1, 16, 2)
    made = study(Brief(), design, (48, 0, 1, 2, 3))
    assert document == study_to_dict(made)
    assert list(document) == [
        *("draws", "draws_passed", "passed", "fragile", "seed", "version", "design", "spreads", "checks", "results")
    ]
    assert (document["draws"], document["draws_passed"], document["version"]) == (5, made.passes, __version__)
    assert list(document["spreads"]) == ["ttft_p95_s", "tpot_p95_s", "cost_usd_per_million_tokens"]
    assert list(document["spreads"]["ttft_p95_s"]) == ["min", "p05", "p50", "p95", "max"]
    assert [row["seed"] for row in document["results"]] == [48, 0, 1, 2, 3]
    own = evaluate(Brief(), design).measures
    assert document["results"][0] == {
        "seed": 48,
        "passed": True,
        "ttft_p95_s": own.ttft_p95_s,
        "tpot_p95_s": own.tpot_p95_s,
        "cost_usd_per_million_tokens": own.cost_usd_per_million_tokens,
        "throughput_tokens_per_s": own.throughput_tokens_per_s,
    }
    assert document["checks"]["tpot"] == {
        "limit": 0.015,
        "draws_passed": sum(row["tpot_p95_s"] <= 0.015 for row in document["results"]),
    }


def test_jobs_change_nothing_but_the_time(short: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    alone = ["study", *short, *PASSING, "--seeds", "6", "--seed", "3", "--json"]
    assert [main(alone), main([*alone, "--jobs", "2"])] == [DONE] * 2
    first, second = capsys.readouterr().out.split("}\n{")
    assert first + "}\n" == "{" + second
    assert '"seed": 3,' in first


def test_no_more_processes_than_draws(
    short: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[int] = []

    @contextmanager
    def pool(jobs: int) -> Iterator[tuple[Executor, Callable[[], bool]]]:
        asked.append(jobs)
        with ThreadPoolExecutor(jobs) as threads:
            yield threads, lambda: False

    monkeypatch.setattr("serveplate.cli.study.worker_pool", pool)
    assert main(["study", *short, "--seeds", "3", "--jobs", "61"]) == DONE
    assert main(["study", *short, "--seeds", "1", "--jobs", "61"]) == DONE
    assert asked == [3]
    assert "Passes on 0 of 1 draw. It fails on seed 48" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (BrokenProcessPool("one of 2"), "a process of the study ended before its work did"),
        (
            OSError(errno.EROFS, "Read-only file system"),
            "the study's processes can't be started: Read-only file system; --jobs 1 needs none",
        ),
    ],
)
def test_processes_that_die_or_cannot_start_are_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], error: Exception, words: str
) -> None:
    @contextmanager
    def pool(jobs: int) -> Iterator[None]:
        raise error
        yield

    monkeypatch.setattr("serveplate.cli.study.worker_pool", pool)
    assert main(["study", "--jobs", "2"]) == FAILED
    assert capsys.readouterr() == ("", f"serveplate: {words}\n")


def test_a_design_that_cannot_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "small.toml"
    path.write_text('schema = 1\nname = "Small"\n[gpu]\nmemory_bytes = 10e9\n')
    assert main(["study", "--brief", str(path), "--seeds", "2", "--json"]) == DONE
    document = json.loads(capsys.readouterr().out)
    assert set(document["spreads"].values()) == {None}
    assert document["checks"]["quality"]["draws_passed"] == 2
    assert main(["study", "--brief", str(path), "--seeds", "2"]) == DONE
    lines = words(capsys)
    assert lines[6] == "p95 TTFT 0.5 s - - - - - 0 of 2"
    assert lines[11] == evaluate(find_brief(str(path)), Design()).measures.reason


def test_a_study_without_the_graded_seed_or_any() -> None:
    brief = Brief(traffic=Traffic(duration_s=2))
    assert study_to_dict(study(brief, Design(), (0, 1)))["passed"] is None
    assert "The graded one, seed 48, is not among them." in study_text(study(brief, Design(), (0, 1)))
    assert study_to_dict(study(brief, Design(), ()))["checks"] == {}
    assert "Passes on 0 of 0 draws." in study_text(study(brief, Design(), ()))


def test_draws_are_counted_in_thousands() -> None:
    made = study(Brief(traffic=Traffic(duration_s=2)), Design(), (48,))
    text = study_text(replace(made, draws=made.draws * 5000))
    assert "of 5,000 draws" in text
    assert "5,000 of 5,000" in text


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["study", "--seeds", "0"], "--seeds is 0; it must be a whole number from 1 to 100,000"),
        (["study", "--seeds", "1.5"], '--seeds is "1.5"; it must be a whole number from 1 to 100,000'),
        (["study", "--seeds", "9" * 40], '--seeds is "9999'),
        (["study", "--jobs", "62"], "--jobs is 62; it must be a whole number from 1 to 61"),
        (["study", "--jobs", ""], '--jobs is ""; it must be a whole number from 1 to 61'),
        (["study", "--jobs"], "--jobs is given without a value"),
        (["study", "--gpus", "3"], "gpus is 3; this brief offers 1 or 2"),
        (["study", "--seed", "-1"], "traffic.seed is -1; it must be a whole number from 0 to"),
        (["study", "--csv"], "--csv is given to study; it must be given to designs"),
        (["run", "--seeds", "3"], "--seeds is given to run; it must be given to study"),
        (["study", "--requests", "x"], "--requests is given to study; it must be given to run"),
        (["run", "--requests", ""], '--requests is ""; it must be a file, or a name for a new one in a folder that'),
        (["run", "--requests", "."], '--requests is "."; it must be a file, or a name for a new one in a folder that'),
        (["run", "--passes", "no/x.csv"], '--passes is "no/x.csv"; it must be a file, or a name for a new one'),
        (["run", "--passes", "a", "--requests", "./a"], '--passes is "a", as --requests is; each must be a file of'),
        (["run", "--passes", "/dev/null"], '--passes is "/dev/null"; it must be a file, or a name for a new one'),
        (["run", "--passes", "x" * 5000], '--passes is "xxx'),
    ],
    ids=lambda value: None if isinstance(value, str) else " ".join(value)[:30],
)
def test_bad_input_is_one_line(
    argv: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    assert_refused: Callable[..., None],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_refused(argv, sentence)


def test_run_writes_its_requests_and_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    requests, passes = tmp_path / "requests.csv", tmp_path / "passes.csv"
    requests.write_text("what was there before")
    assert main(["run", *PASSING, "--json", "--requests", str(requests), "--passes", str(passes)]) == DONE
    document = json.loads(capsys.readouterr().out)
    with requests.open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == document["requests"] == 964
    assert max(float(row["finish_s"]) for row in rows) == document["run_s"]
    with passes.open(newline="") as file:
        kinds = [row["kind"] for row in csv.DictReader(file)]
    assert len(kinds) == document["passes"]
    assert {path.name for path in tmp_path.iterdir() if path.is_file()} == {"requests.csv", "passes.csv"}


def test_a_link_stays_a_link(tmp_path: Path, short: list[str]) -> None:
    target, link = tmp_path / "target.csv", tmp_path / "link.csv"
    target.write_text("")
    try:
        link.symlink_to(target)
    except OSError:
        pytest.skip("this Windows lets only administrators make links")
    assert main(["run", *short, "--requests", str(link)]) == DONE
    assert link.is_symlink()
    assert target.read_text().startswith("request,arrival_s,")


def test_a_table_that_cannot_be_written_leaves_the_old_one(
    tmp_path: Path, short: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("serveplate.files.atomic.os.fsync", full)
    path = tmp_path / "passes.csv"
    path.write_text("old")
    assert main(["run", *short, "--passes", str(path)]) == FAILED
    assert capsys.readouterr() == ("", f"serveplate: {path} can't be written: No space left on device\n")
    assert path.read_text() == "old"
    assert not list(tmp_path.glob("*.tmp"))


# A study whose workers tell their process numbers and then never end by themselves.
ENDLESS = """
import os, sys
from concurrent.futures import Executor
from pathlib import Path
import serveplate.cli.study
from serveplate.cli import main
from serveplate.simulator.study import study

def endless(brief, design, seed):
    (Path(sys.argv[1]) / str(os.getpid())).touch()
    while True:
        pass

class Endless(Executor):
    def __init__(self, pool):
        self.pool = pool

    def submit(self, draw, brief, design, seed):
        future = self.pool.submit(endless, brief, design, seed)
        if seed == 39:
            while len(list(Path(sys.argv[1]).iterdir())) < 2:
                pass
            print("working", flush=True)
        return future

def endless_study(brief, design, seeds, pool, cancelled):
    return study(brief, design, seeds, Endless(pool), cancelled)

if __name__ == "__main__":
    serveplate.cli.study.study = endless_study
    sys.exit(main(["study", "--jobs", "2"]))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc to see whether a process is there")
@pytest.mark.parametrize("kill", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_no_worker_outlives_the_command(tmp_path: Path, kill: signal.Signals) -> None:
    script, workers = tmp_path / "endless.py", tmp_path / "workers"
    script.write_text(ENDLESS)
    workers.mkdir()
    with subprocess.Popen(
        [sys.executable, str(script), str(workers)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "working\n"
        if kill == signal.SIGINT:
            os.killpg(process.pid, kill)  # as a terminal does: the workers get it too
        else:
            process.send_signal(kill)
        try:
            out, err = process.communicate(timeout=60)  # ends when no worker holds the pipes any more
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            raise
    # A killed parent's semaphores are cleared away by Python's own tracker process, which says so.
    assert (out, err if kill == signal.SIGINT else "") == ("", "")
    assert process.returncode == (INTERRUPTED if kill == signal.SIGINT else -kill)
    numbers = [int(path.name) for path in workers.iterdir()]
    assert len(numbers) == 2
    assert not [number for number in numbers if _running(number)]


def _running(number: int) -> bool:
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False

"""All requests and passes as CSV."""

import csv
import io
from collections.abc import Callable
from dataclasses import replace
from typing import Any, TextIO

import numpy as np
import pytest

from serveplate import Brief, Design, simulate
from serveplate.files.tables import write_passes_csv, write_requests_csv
from serveplate.simulator.brief import Engine, Traffic
from serveplate.simulator.measures import measure
from serveplate.simulator.run import Run
from serveplate.simulator.study import Result

Write = Callable[[Run, TextIO], None]


def rows(write: Write, run: Run) -> list[dict[str, str]]:
    text = io.StringIO()
    write(run, text)
    return list(csv.DictReader(io.StringIO(text.getvalue())))


def column(table: list[dict[str, str]], name: str) -> list[float]:
    return [float(row[name]) for row in table if row[name]]


def infeasible() -> Run:
    brief = Brief()
    return simulate(replace(brief, gpu=replace(brief.gpu, memory_bytes=10e9)), Design())


def overloaded() -> Run:
    """Rate 40: sequences are evicted."""
    brief = Brief(traffic=Traffic(requests_per_s=40), engine=Engine(max_sequences=1024))
    return simulate(brief, Design("continuous", "paged", 1, 8, 2))


def test_requests_are_the_runs_to_the_last_bit(passing: Result) -> None:
    table, requests = rows(write_requests_csv, passing.run), passing.run.requests
    assert list(table[0]) == [
        *("request", "arrival_s", "prompt_tokens", "output_tokens", "admitted_s", "first_token_s", "finish_s"),
        *("evictions", "ttft_s", "tpot_s"),
    ]
    assert [row["request"] for row in table] == [str(index) for index in range(964)]
    for name in list(table[0])[1:8]:
        assert column(table, name) == getattr(requests, name).tolist()
    assert table[0]["output_tokens"] == "834"


def test_the_measures_come_out_of_the_requests(passing: Result) -> None:
    table = rows(write_requests_csv, passing.run)
    assert np.percentile(column(table, "ttft_s"), 95) == passing.measures.ttft_p95_s
    assert np.percentile(column(table, "tpot_s"), 95) == passing.measures.tpot_p95_s
    assert sum(column(table, "output_tokens")) == passing.measures.tokens


def test_an_output_of_one_token_has_no_tpot() -> None:
    run = simulate(Brief(), Design())
    table = rows(write_requests_csv, run)
    assert {row["output_tokens"] for row in table if row["tpot_s"] == ""} == {"1"}
    assert all(row["tpot_s"] for row in table if row["output_tokens"] != "1")


def test_passes_are_the_runs_to_the_last_bit(passing: Result) -> None:
    table, passes = rows(write_passes_csv, passing.run), passing.run.passes
    assert list(table[0]) == [
        *("pass", "start_s", "duration_s", "kind", "bound", "sequences", "context_tokens", "waiting", "resident"),
        *("used_tokens", "reserved_tokens"),
    ]
    assert [row["pass"] for row in table] == [str(index) for index in range(8004)]
    for name in ("start_s", "duration_s", "sequences", "context_tokens", "waiting", "resident", "used_tokens"):
        assert column(table, name) == getattr(passes, name).tolist()
    assert column(table, "reserved_tokens") == passing.run.reserved_tokens.tolist()
    assert [row["kind"] == "prefill" for row in table] == passes.prefill.tolist()
    assert [row["bound"] == "compute" for row in table] == passes.compute_bound.tolist()
    assert {row["kind"] for row in table} == {"prefill", "decode"}
    assert {row["bound"] for row in table} == {"compute", "memory"}


def test_evictions_are_counted() -> None:
    run = overloaded()
    evictions = column(rows(write_requests_csv, run), "evictions")
    assert sum(evictions) == measure(run).evictions == 451
    assert len(rows(write_passes_csv, run)) == 1593


@pytest.mark.parametrize("write", [write_requests_csv, write_passes_csv])
def test_a_design_that_cannot_run_has_columns_and_no_rows(write: Write) -> None:
    text = io.StringIO()
    write(infeasible(), text)
    assert text.getvalue().count("\n") == 1
    assert text.getvalue().startswith(("request,arrival_s,", "pass,start_s,"))


@pytest.mark.parametrize("write", [write_requests_csv, write_passes_csv])
def test_numbers_are_as_python_writes_them(write: Write, passing: Result) -> None:
    text = io.StringIO()
    write(passing.run, text)
    for value in text.getvalue().splitlines()[1].split(","):
        number: Any = float(value) if "." in value else value
        assert str(number) == value
    assert "\r" not in text.getvalue()

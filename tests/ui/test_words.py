"""The sentences of the cards."""

from dataclasses import replace

import pytest

from serveplate.simulator.brief import Brief, Gpu, Traffic
from serveplate.simulator.design import LEVERS, Design
from serveplate.simulator.grading import Check
from serveplate.simulator.study import Result, evaluate
from serveplate.ui import words
from serveplate.ui.design_words import setting_sentence

START = Design()
CONTINUOUS = Design(batching="continuous")
PASSING = Design("continuous", "paged", 1, 8, 2)
BEFORE_PASSING = Design("continuous", "paged", 1, 8, 0)
TINY_GPU = Brief(gpu=Gpu(memory_bytes=16.2e9))


def result(design: Design, brief: Brief | None = None) -> Result:
    return evaluate(brief or Brief(), design)


@pytest.mark.parametrize(
    ("traffic", "sentence"),
    [
        (
            Traffic(),
            "Llama 3 8B must serve 16 requests a second for 60 s, prompts averaging 1,024 and outputs 256 tokens, "
            "on H100 GPUs at $2.00 per GPU-hour.",
        ),
        (
            Traffic(requests_per_s=1, duration_s=2.5, lengths="fixed"),
            "Llama 3 8B must serve 1 request a second for 2.5 s, prompts of 1,024 and outputs of 256 tokens, "
            "on H100 GPUs at $2.00 per GPU-hour.",
        ),
        (
            Traffic(arrivals="closed", concurrency=8, requests=1000),
            "Llama 3 8B must serve 1,000 requests from 8 clients that each wait for their answer, "
            "prompts averaging 1,024 and outputs 256 tokens, on H100 GPUs at $2.00 per GPU-hour.",
        ),
    ],
)
def test_brief_sentence(traffic: Traffic, sentence: str) -> None:
    assert words.brief_sentence(Brief(traffic=traffic)) == sentence


def test_limits_of_the_brief() -> None:
    assert [limit.limit for limit in words.limits_of(Brief())] == [
        "at most 0.5 s",
        "at most 15 ms",
        "at most $0.20 per M tokens",
        "at least 8 bits",
    ]


def test_check_texts() -> None:
    checks = result(START).grade.checks
    assert [": ".join(words.check_text(check)) for check in checks] == [
        "p95 TTFT fails: 73.9 s, limit 0.5 s",
        "p95 TPOT passes: 9.18 ms, limit 15 ms",
        "Cost per M tokens fails: $0.338, limit $0.20",
        "Quality passes: 16 bits, floor 8 bits",
    ]
    assert words.check_text(checks[2], short=True) == ("Cost fails", "$0.338, limit $0.20 per M tokens")


def test_checks_without_a_value() -> None:
    assert words.check_text(Check("ttft", None, 0.5, False))[1] == "no result, limit 0.5 s"
    assert words.check_text(Check("tpot", None, 0.015, True))[1] == "none measured, limit 15 ms"


@pytest.mark.parametrize(
    ("design", "text"),
    [
        (START, "2 of 4 checks fail"),
        (BEFORE_PASSING, "1 of 4 checks fails"),
        (PASSING, "All four checks pass"),
    ],
)
def test_verdict(design: Design, text: str) -> None:
    assert words.verdict(result(design)) == text


def test_change_at_the_start() -> None:
    assert words.change_lines(None, result(START)) == (
        "This is the starting server.",
        "Move a lever: the bars answer, and this line says what the move did.",
    )


@pytest.mark.parametrize(
    ("design", "moved", "first"),
    [
        (CONTINUOUS, None, "Continuous batching: changed from the starting server."),
        (START, "undo", "Undo. This is the starting server."),
        (CONTINUOUS, "redo", "Redo. Continuous batching: changed from the starting server."),
        (CONTINUOUS, "load", "This design was loaded."),
    ],
)
def test_the_first_result_of_a_brief_says_how_it_came_about(design: Design, moved: str | None, first: str) -> None:
    assert words.change_lines(None, result(design), moved=moved)[0] == first


def test_a_first_result_that_cannot_run_gives_the_reason_and_the_move() -> None:
    too_big = result(Design("continuous", bits=16), TINY_GPU)
    assert words.change_lines(None, too_big) == (
        too_big.measures.reason,
        "Continuous batching: changed from the starting server.",
    )


def test_where_no_request_arrived_the_sentence_says_so() -> None:
    nobody = Brief(traffic=Traffic(requests_per_s=1e-9))
    first = words.change_lines(None, result(START, nobody))[0]
    moved = words.change_lines(result(START, nobody), result(CONTINUOUS, nobody))[0]
    assert first == "This is the starting server. No request arrived, so there is nothing to measure."
    assert moved == "Continuous batching. No request arrived, so there is nothing to measure."


def test_change_of_one_lever() -> None:
    assert words.change_lines(result(START), result(CONTINUOUS)) == (
        "Continuous batching: p95 TTFT 73.9 s → 4.76 s, p95 TPOT 9.18 ms → 19.8 ms, cost $0.338 → $0.168 per M tokens.",
        "Now passing: cost. Now failing: p95 TPOT. Still failing: p95 TTFT.",
    )


def test_change_to_a_saved_design_leaves_out_what_hardly_moved() -> None:
    assert words.change_lines(result(BEFORE_PASSING), result(PASSING), saved=True) == (
        "Draft of 2 tokens: p95 TPOT 17.4 ms → 9.57 ms, cost $0.149 → $0.143 per M tokens.",
        "Now passing: p95 TPOT. The design is saved.",
    )


@pytest.mark.parametrize(
    ("moved", "name"),
    [
        ("undo", "Undo"),
        ("redo", "Redo"),
        ("reset", "Reset"),
        ("load", "Loaded design"),
        (None, "Static batching, Contiguous KV cache, 16-bit weights, No draft"),
    ],
)
def test_change_of_many_levers_is_named(moved: str | None, name: str) -> None:
    assert words.change_lines(result(PASSING), result(START), moved=moved)[0].startswith(f"{name}: p95 TTFT ")


def test_change_without_effect() -> None:
    same = result(PASSING)
    assert words.change_lines(same, same) == (
        "The same design: no measure moves by as much as 1%.",
        "All four checks still pass.",
    )


def test_change_to_a_design_that_cannot_run_gives_the_reason_first_and_back() -> None:
    fits, too_big = result(Design(bits=8), TINY_GPU), result(Design(bits=16), TINY_GPU)
    first, second = words.change_lines(fits, too_big)
    assert first == too_big.measures.reason
    assert second == "16-bit weights. The bars keep the outline of the design before."
    assert words.verdict(too_big) == "This design can't run"
    first, second = words.change_lines(too_big, fits)
    assert first.startswith("8-bit weights: p95 TTFT none → ")
    assert second.startswith("Now passing: p95 TPOT.")


def test_bar_texts() -> None:
    grade = result(START).grade
    ttft, cost = words.bar_text(grade.ttft), words.bar_text(grade.cost)
    assert (ttft.status, ttft.short_status, ttft.number, ttft.unit) == (
        "fails, 14,775% of limit",
        "fails, 14,775%",
        "73.9",
        "s",
    )
    assert ttft.twin == "p95 TTFT 73.9 s: fails, 14,775% of limit 0.5 s"
    assert (cost.limit, cost.short_limit) == ("limit $0.20 per M tokens", "limit $0.20")


@pytest.mark.parametrize(
    ("value", "passed", "percent"),
    [
        (0.5002, False, "100.04%"),
        (0.5, True, "100%"),
        (0.49999, True, "100%"),
        (1e24, False, "over 1,000,000%"),
        (0.51, False, "102%"),
    ],
)
def test_a_percentage_shows_its_side_of_the_limit(value: float, passed: bool, percent: str) -> None:
    assert words.percent_of_limit(Check("ttft", value, 0.5, passed)) == percent


def test_bars_without_a_value() -> None:
    assert words.bar_text(Check("ttft", None, 0.5, False)).status == "fails, no result"
    assert words.bar_text(Check("tpot", None, 0.015, True)).status == "passes, none measured"
    assert words.bar_text(Check("tpot", None, 0.015, True)).number == ""


def test_capacity_texts() -> None:
    start, paged = result(START), result(PASSING)
    assert words.memory_words(start).below == "of 80 GB; weights take 16.1 GB"
    assert words.memory_words(paged).number == "72.0"
    assert words.sequences_words(start).twin == "Room for: 59 sequences, each reserves 8,192 tokens"
    assert words.sequences_words(paged).below == "of 1,280 tokens each; at most 256 may run"
    assert words.throughput_words(start, 3980.07, 3980.07).twin == (
        "Throughput: 1,642 tokens/s, of 3,980 tokens/s asked for"
    )
    assert words.throughput_words(start, None, 2000).below == "scale to 2,000 tokens/s"


def test_every_setting_has_its_own_sentence() -> None:
    everything = replace(Brief().levers, gpus=tuple(range(1, 9)), draft=tuple(range(9)))
    tips = [setting_sentence(lever.name, setting) for lever in LEVERS for setting in getattr(everything, lever.name)]
    assert len(set(tips)) == len(tips)
    assert all(tip.endswith(".") for tip in tips)

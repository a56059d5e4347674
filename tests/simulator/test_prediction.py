"""Outcomes of a move: which way each measure went, and the part of its time that made it."""

from dataclasses import replace

import pytest

from serveplate import Brief, Design
from serveplate.simulator.causes import causes
from serveplate.simulator.prediction import has_moved, outcomes_of
from serveplate.simulator.study import evaluate

START = Design()
CONTINUOUS = Design(batching="continuous")


@pytest.mark.parametrize(
    ("before", "after", "moved"),
    [
        (100.0, 101.0, True),
        (100.0, 99.0, True),
        (100.0, 100.99, False),
        (None, 1.0, True),
        (1.0, None, True),
        (None, None, False),
    ],
)
def test_a_measure_has_moved_from_one_percent_on(before: float | None, after: float | None, moved: bool) -> None:
    assert has_moved(before, after) is moved


def test_the_plates_first_lesson() -> None:
    """Continuous batching ends the queue and lets prefills stall decoding: TTFT better, TPOT worse, cost better."""
    before, after = evaluate(Brief(), START), evaluate(Brief(), CONTINUOUS)
    ttft, tpot, cost = outcomes_of(before, after)
    assert [(each.check, each.became) for each in (ttft, tpot, cost)] == [
        ("ttft", "better"),
        ("tpot", "worse"),
        ("cost", "better"),
    ]
    assert (ttft.before, ttft.after) == (before.grade.ttft.value, after.grade.ttft.value)
    assert (ttft.parts[0].kind, tpot.parts[0].kind, cost.parts) == ("batch", "stalls", ())


def test_parts_are_those_of_both_runs() -> None:
    brief = replace(Brief(), traffic=replace(Brief().traffic, duration_s=5.0))
    before, after = evaluate(brief, START), evaluate(brief, replace(CONTINUOUS, bits=8))
    was, became = causes(before.run), causes(after.run)
    for outcome, old, new in zip(
        outcomes_of(before, after)[:2], (was.ttft, was.decode), (became.ttft, became.decode), strict=True
    ):
        assert outcome.parts
        for part in outcome.parts:
            assert (part.before_s, part.after_s) == (old.kinds.get(part.kind, 0.0), new.kinds.get(part.kind, 0.0))
        changes = [abs(part.change_s) for part in outcome.parts]
        assert changes == sorted(changes, reverse=True)


def test_the_same_design_stays_the_same_and_one_that_cannot_run_is_worse() -> None:
    brief = replace(Brief(), traffic=replace(Brief().traffic, duration_s=2.0))
    runs = evaluate(brief, START)
    assert {outcome.became for outcome in outcomes_of(runs, runs)} == {"same"}
    small = replace(brief, gpu=replace(brief.gpu, memory_bytes=10e9))
    cannot = evaluate(small, START)
    assert {outcome.became for outcome in outcomes_of(runs, cannot)} == {"worse"}
    assert {outcome.became for outcome in outcomes_of(cannot, runs)} == {"better"}
    assert all(outcome.parts == () for outcome in outcomes_of(cannot, runs))

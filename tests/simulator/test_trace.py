"""Recorded traces: which requests are replayed, when they arrive, and the engine against the plain loop on them."""

import pickle
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serveplate import Brief, Design, simulate
from serveplate.simulator import passes as passes_module
from serveplate.simulator.brief import BriefError, Engine, Gpu, Model, Traffic
from serveplate.simulator.cache import sequences_that_fit
from serveplate.simulator.engine import Cancelled
from serveplate.simulator.measures import measure
from serveplate.simulator.study import seeded
from serveplate.simulator.trace import MOST_REQUESTS, MOST_TOKENS, Trace
from serveplate.simulator.workload import replay_of, workload_of
from tests.simulator.test_against_oracle import assert_same_run

TRACE = Trace.of([10.0, 12.0, 12.0, 15.5, 11.0], [100, 200, 300, 8000, 500], [1, 2, 3, 400, 5])


def brief_of(trace: Trace = TRACE, **traffic: object) -> Brief:
    return Brief(traffic=Traffic(arrivals="trace", **{"trace_overlong": "drop"} | traffic), trace=trace)  # type: ignore[arg-type]


def replayed(brief: Brief) -> list[tuple[float, int, int]]:
    trace = replay_of(brief).trace
    return list(zip(trace.arrival_s.tolist(), trace.prompt_tokens.tolist(), trace.output_tokens.tolist(), strict=True))


def test_in_order_of_arrival_from_the_first_and_ties_in_theirs() -> None:
    assert TRACE.arrival_s.tolist() == [0.0, 1.0, 2.0, 2.0, 5.5]
    assert TRACE.prompt_tokens.tolist() == [100, 500, 200, 300, 8000]
    assert TRACE.row.tolist() == [1, 5, 2, 3, 4]
    with pytest.raises(ValueError, match="read-only"):
        TRACE.arrival_s[0] = 1.0


@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        (([0.0], [1], [1, 2]), "of one length"),
        (([[0.0]], [[1]], [[1]]), "of one length"),
        (([], [], []), "a trace has 0 requests; it must have 1 to 2,000,000"),
        ((np.zeros(MOST_REQUESTS + 1), np.ones(MOST_REQUESTS + 1), np.ones(MOST_REQUESTS + 1)), "2,000,001 requests"),
        (([np.nan], [1], [1]), "an arrival is not a finite number"),
        (([np.inf], [1], [1]), "an arrival is not a finite number"),
        (([0.0], [0], [1]), "a prompt or an output is out of range"),
        (([0.0], [1], [MOST_TOKENS + 1]), "a prompt or an output is out of range"),
    ],
)
def test_what_is_no_trace(rows: tuple, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Trace.of(*rows)


def test_its_fingerprint_is_of_its_requests() -> None:
    again = Trace.of(TRACE.arrival_s + 1e6, TRACE.prompt_tokens, TRACE.output_tokens)
    assert again.sha256 == TRACE.sha256
    assert len(TRACE.sha256) == 64
    assert again.sha256 != Trace.of(TRACE.arrival_s, TRACE.prompt_tokens, TRACE.output_tokens + 1).sha256


def test_briefs_are_equal_by_what_is_asked() -> None:
    brief = brief_of(trace_file="here.csv")
    elsewhere = brief_of(trace_file="there.csv")
    unread = Brief(traffic=brief.traffic)
    assert brief == elsewhere == unread
    assert hash(brief) == hash(elsewhere) == hash(unread)
    assert brief != brief_of(Trace.of([0.0], [1], [1]))
    assert pickle.loads(pickle.dumps(brief)) == brief
    assert seeded(brief, 3).trace is brief.trace


def test_a_brief_whose_trace_was_not_read_is_not_simulated() -> None:
    brief = Brief(traffic=Traffic(arrivals="trace", trace_file="a.csv"))
    with pytest.raises(BriefError, match=r'^traffic.trace_file is "a.csv", which has not been read$'):
        simulate(brief, Design())


@pytest.mark.parametrize(
    ("traffic", "expected"),
    [
        ({}, [(0.0, 100, 1), (1.0, 500, 5), (2.0, 200, 2), (2.0, 300, 3)]),
        ({"trace_start_s": 1.0}, [(0.0, 500, 5), (1.0, 200, 2), (1.0, 300, 3)]),
        ({"trace_start_s": 1.0, "trace_duration_s": 1.0}, [(0.0, 500, 5)]),
        ({"trace_duration_s": 1.0}, [(0.0, 100, 1)]),
        (
            {"trace_rate_scale": 4.0, "trace_scaling": "compress"},
            [(0.0, 100, 1), (0.25, 500, 5), (0.5, 200, 2), (0.5, 300, 3)],
        ),
        (
            {"trace_rate_scale": 0.5, "trace_scaling": "compress", "trace_start_s": 0.5},
            [(0.0, 500, 5), (2.0, 200, 2), (2.0, 300, 3)],
        ),
    ],
)
def test_the_part_that_is_replayed(traffic: dict, expected: list) -> None:
    assert replayed(brief_of(**traffic)) == expected


def test_what_is_counted() -> None:
    replay = replay_of(brief_of(trace_start_s=1.0))
    assert (replay.recorded, replay.overlong, replay.in_part) == (5, 1, 3)
    slots = 63_939_478_016 // (131_072 * 16)  # blocks, each of 16 tokens; the mean prompt and output take 22
    assert sequences_that_fit(brief_of(trace_start_s=1.0), Design("continuous", "paged")) == slots // 22


def test_thinning_keeps_a_share_by_the_seed_and_a_smaller_one_is_part_of_a_larger() -> None:
    many = Trace.of(np.arange(10_000.0), np.arange(1, 10_001) % 4000 + 1, np.ones(10_000))
    kept = {
        scale: set(replay_of(brief_of(many, trace_rate_scale=scale)).trace.row.tolist()) for scale in (0.1, 0.5, 1.0)
    }
    assert kept[0.1] < kept[0.5] < kept[1.0] == set(range(1, 10_001))
    assert len(kept[0.5]) == pytest.approx(5_000, abs=200)
    other = replay_of(seeded(brief_of(many, trace_rate_scale=0.5), 49)).trace
    assert set(other.row.tolist()) != kept[0.5]
    assert other.arrival_s[0] == 0


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (
            lambda: brief_of(trace_overlong="refuse", trace_file="a.csv"),
            'traffic.trace_file is "a.csv", whose row 4 has a prompt of 8,000 and an output of 400 tokens; '
            "together they must be at most model.context_tokens, 8,192, or traffic.trace_overlong be "
            '"drop", which leaves out 1',
        ),
        (
            lambda: brief_of(trace_start_s=6.0),
            "traffic.trace_start_s is 6, from where no request is left; the trace's ",
        ),
        (lambda: brief_of(trace_sha256="0" * 64, trace_file="a.csv"), 'traffic.trace_file is "a.csv", whose requests'),
        (lambda: Brief(trace={}), "trace is {}; it must be a Trace"),
        (lambda: Brief(trace=TRACE), 'traffic.arrivals is "poisson"; it must be "trace", as a trace is given'),
        (lambda: Traffic(trace_file="a.csv"), 'traffic.trace_file is "a.csv", but traffic.arrivals is "poisson"; it '),
        (lambda: Traffic(trace_scaling="compress"), 'traffic.trace_scaling is "compress", but traffic.arrivals is'),
        (
            lambda: brief_of(trace_rate_scale=2.0),
            "traffic.trace_rate_scale is 2, but thinning only leaves requests",
        ),
        (lambda: brief_of(trace_scaling="slow"), 'traffic.trace_scaling is "slow"; it must be "thin" or "compress"'),
        (lambda: brief_of(trace_overlong=True), 'traffic.trace_overlong is true; it must be "refuse" or "drop"'),
        (lambda: brief_of(trace_start_s=-1.0), "traffic.trace_start_s is -1.0; it must be 0 or a number above 0"),
        (lambda: brief_of(trace_duration_s=0), "traffic.trace_duration_s is 0; it must be a number above 0"),
        (lambda: brief_of(trace_rate_scale=float("nan")), "traffic.trace_rate_scale is nan; it must be a number above"),
        (
            lambda: brief_of(Trace.of(np.zeros(300_000), np.ones(300_000), np.full(300_000, 8000))),
            'traffic.trace_file is "a trace without a file", which has 2,400,000,000 output tokens; ',
        ),
    ],
)
def test_what_is_refused(make: object, sentence: str) -> None:
    with pytest.raises(BriefError) as caught:
        make()  # type: ignore[operator]
    assert str(caught.value).startswith(sentence)


def test_what_a_trace_leaves_unused_is_not_looked_at() -> None:
    brief = brief_of(requests_per_s=1e9, duration_s=1e9, output_tokens_mean=1e9, output_tokens_max=10**9)
    assert len(workload_of(brief).prompt_tokens) == 4


def test_requests_that_just_fit_the_context_are_replayed() -> None:
    brief = brief_of(Trace.of([0.0, 1.0], [8191, 1], [1, 8191]), trace_overlong="refuse")
    run, _ = assert_same_run(brief, Design("continuous", "paged", 1, 16, 2))
    assert run.requests.output_tokens.tolist() == [1, 8191]


@st.composite
def cases(draw: st.DrawFn) -> tuple[Brief, Design]:
    requests = draw(st.integers(1, 30))
    rows = st.lists(st.integers(1, 40), min_size=requests, max_size=requests)
    gaps = st.lists(st.sampled_from((0.0, 0.0, 1e-4, 0.003, 0.1)), min_size=requests, max_size=requests)
    trace = Trace.of(draw(st.permutations(np.cumsum(draw(gaps)).tolist())), draw(rows), draw(rows))
    scaling = draw(st.sampled_from(("thin", "compress")))
    model = Model(parameters=10**6, layers=2, attention_heads=2, kv_heads=1, head_dim=8, context_tokens=64)
    design = Design(
        draw(st.sampled_from(("static", "continuous"))),
        draw(st.sampled_from(("contiguous", "paged"))),
        1,
        16,
        draw(st.sampled_from((0, 3))),
    )
    memory = model.weight_bytes(16) + draw(st.sampled_from((1.3, 2.5, 9))) * 64 * model.kv_bytes_per_token
    brief = Brief(
        model=model,
        gpu=Gpu(peak_flop_per_s=1e12, memory_bytes=memory),
        traffic=Traffic(
            arrivals="trace",
            trace_start_s=draw(st.sampled_from((0.0, float(trace.arrival_s[-1]) / 2))),
            trace_duration_s=draw(st.sampled_from((None, 0.5))),
            trace_rate_scale=draw(st.sampled_from((1.0, 0.4) if scaling == "thin" else (0.5, 3.0))),
            trace_scaling=scaling,
            trace_overlong="drop",
            concurrency=draw(st.sampled_from((None, 2))),
            seed=draw(st.integers(0, 99)),
        ),
        engine=Engine(max_sequences=draw(st.sampled_from((2, 100)))),
        trace=trace,
    )
    return brief, design


@settings(max_examples=60, deadline=None)
@given(cases())
def test_the_engine_is_the_plain_loop_on_traces_too(case: tuple[Brief, Design]) -> None:
    assert_same_run(*case)


def test_the_measures_of_a_long_run_need_no_arrays_of_its_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    for draft in (0, 2):
        run = simulate(Brief(traffic=Traffic(duration_s=5)), Design("continuous", "paged", 1, 16, draft))
        monkeypatch.setattr(passes_module, "_PASSES_AT_ONCE", 100)
        found = measure(run)
        assert "passes" not in vars(run)
        assert found.decode_s == pytest.approx(run.passes.duration_s[~run.passes.prefill].sum(), rel=1e-12)
        assert found.prefill_s == run.passes.duration_s[run.passes.prefill].sum()
        assert found.peak_sequences == run.passes.resident.max()
        assert found.passes == len(run.passes.start_s)


def test_progress_grows_from_0_to_1() -> None:
    told: list[float] = []
    simulate(Brief(traffic=Traffic(duration_s=5)), Design("continuous", "paged"), progress=told.append)
    assert told == sorted(told)
    assert 0 <= told[0] < 0.5 < told[-1] <= 1


def test_a_cancelled_simulation_tells_no_more() -> None:
    told: list[float] = []
    with pytest.raises(Cancelled):
        simulate(Brief(), Design(), lambda: len(told) >= 3, told.append)
    assert len(told) == 3


def test_the_window_of_a_brief_changes_by_replacing_its_traffic() -> None:
    brief = brief_of()
    later = replace(brief, traffic=replace(brief.traffic, trace_start_s=1.0))
    assert later != brief
    assert workload_of(later).requests == 3

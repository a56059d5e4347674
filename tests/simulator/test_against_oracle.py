"""The engine against the plain loop, bit for bit."""

from collections import Counter
from dataclasses import fields

import numpy as np
import pytest
from hypothesis import event, given
from hypothesis import strategies as st

from serveplate.simulator.brief import Brief, Engine, Gpu, Model, Speculation, Timing, Traffic
from serveplate.simulator.design import Design, all_designs
from serveplate.simulator.engine import simulate
from serveplate.simulator.measures import Measures, measure
from serveplate.simulator.run import Run
from tests.examples import examples
from tests.simulator import oracle

REQUEST_ARRAYS = {
    "arrival_s": "arrival",
    "prompt_tokens": "prompt",
    "output_tokens": "output",
    "admitted_s": "admitted",
    "first_token_s": "first_token",
    "finish_s": "finish",
    "evictions": "evictions",
}
PASS_ARRAYS = {
    "start_s": "start",
    "duration_s": "duration",
    "prefill": "prefill",
    "sequences": "sequences",
    "context_tokens": "context_tokens",
    "compute_bound": "compute_bound",
    "waiting": "waiting",
    "resident": "resident",
    "used_tokens": "used_tokens",
}
EVICTION_ARRAYS = {"request": "request", "left_s": "left", "back_s": "back"}


def assert_same_arrays(arrays: object, records: list, names: dict[str, str], what: str) -> None:
    for ours, theirs in names.items():
        expected = np.array([getattr(record, theirs) for record in records])
        found = getattr(arrays, ours)
        assert np.array_equal(found, expected), f"{what}.{ours} first differs at {first_difference(found, expected)}"


def first_difference(found: np.ndarray, expected: np.ndarray) -> str:
    if found.shape != expected.shape:
        return f"its shape: {found.shape}, the oracle's {expected.shape}"
    at = int(np.flatnonzero(found != expected)[0])
    return f"{at}: {found[at]!r}, the oracle's {expected[at]!r}"


def assert_same_run(brief: Brief, design: Design) -> tuple[Run, oracle.Outcome]:
    run, outcome = simulate(brief, design), oracle.run(brief, design)
    assert run.cache_bytes == outcome.cache_bytes
    assert (run.reason is None) == (outcome.reason is None)
    assert_same_arrays(run.requests, outcome.requests, REQUEST_ARRAYS, "requests")
    assert_same_arrays(run.passes, outcome.passes, PASS_ARRAYS, "passes")
    assert_same_arrays(run, outcome.passes, {"reserved_tokens": "reserved_tokens"}, "run")
    assert_same_arrays(run.evictions, outcome.evictions, EVICTION_ARRAYS, "evictions")
    if run.reason is None:
        assert_same_measures(measure(run), outcome, oracle.figures(outcome, brief, design))
    else:
        unmeasured = {item.name for item in fields(Measures)} - {"feasible", "reason", "cache_bytes"}
        assert all(getattr(measure(run), name) is None for name in unmeasured)
    return run, outcome


def assert_same_measures(ours: Measures, outcome: oracle.Outcome, theirs: oracle.Figures) -> None:
    def tail(name: str) -> tuple[float, ...] | None:
        values = tuple(getattr(ours, f"{name}_p{percent}_s") for percent in (50, 95, 99))
        return None if None in values else values

    assert ours.feasible
    assert ours.reason is None
    assert (ours.requests, ours.tokens) == (len(outcome.requests), theirs.tokens)
    assert (ours.passes, ours.evictions) == (len(outcome.passes), len(outcome.evictions))
    assert ours.peak_sequences == max((each.resident for each in outcome.passes), default=0)
    assert (tail("ttft"), tail("tpot")) == (theirs.ttft, theirs.tpot)
    assert (ours.run_s, ours.throughput_tokens_per_s) == (theirs.run_s, theirs.throughput)
    assert ours.cost_usd_per_million_tokens == theirs.cost
    # The model does not say in which order a mean adds; none of these orders is off by more than this.
    assert ours.ttft_mean_s == near(theirs.mean_ttft)
    assert ours.tpot_mean_s == near(theirs.mean_tpot)
    if outcome.requests:
        assert ours.prefill_s == near(theirs.prefill_s)
        assert ours.decode_s == near(theirs.decode_s)


def near(value: float | None) -> object:
    return None if value is None else pytest.approx(value, rel=1e-12)


@pytest.mark.parametrize("design", all_designs(Brief()), ids=lambda design: design.key)
def test_each_design_of_the_plate_for_five_seconds_of_its_time(design: Design) -> None:
    _, outcome = assert_same_run(Brief(traffic=Traffic(duration_s=5)), design)
    assert outcome.requests


@pytest.mark.parametrize(
    "design",
    [
        Design(),
        Design("static", "paged", 2, 8, 2),
        Design("continuous", "contiguous", 1, 4, 4),
        Design("continuous", "paged", 1, 16, 0),
        Design("continuous", "paged", 1, 8, 4),
    ],
    ids=lambda design: design.key,
)
def test_the_whole_plate(design: Design) -> None:
    _, outcome = assert_same_run(Brief(), design)
    assert len(outcome.requests) == 964


@pytest.mark.parametrize("prefill", [512, 8192])
@pytest.mark.parametrize(("batching", "evictions"), [("static", 5), ("continuous", 80)])
@pytest.mark.parametrize("draft", [0, 3])
def test_a_crowded_plate_that_evicts(batching: str, evictions: int, draft: int, prefill: int) -> None:
    brief = Brief(
        gpu=Gpu(memory_bytes=19e9),
        traffic=Traffic(requests_per_s=40, duration_s=10),
        engine=Engine(max_sequences=1024, prefill_tokens_max=prefill),
    )
    _, outcome = assert_same_run(brief, Design(batching, "paged", 1, 16, draft))
    assert len(outcome.evictions) > evictions


@pytest.mark.parametrize(("acceptance", "draft"), [(0, 4), (1, 4), (0.7, 8), (0.999999, 8), (1e-9, 1)])
def test_the_ends_of_acceptance(acceptance: float, draft: int) -> None:
    brief = Brief(traffic=Traffic(duration_s=3), speculation=Speculation(acceptance=acceptance))
    assert_same_run(brief, Design("continuous", "paged", 1, 8, draft))


def test_a_stretch_longer_than_any_that_the_engine_takes_at_once() -> None:
    traffic = Traffic(requests_per_s=0.2, output_tokens_mean=4000, output_tokens_max=6000, lengths="fixed")
    for draft in (0, 2):
        run, _ = assert_same_run(Brief(traffic=traffic), Design("continuous", "paged", 1, 16, draft))
        assert len(run.passes.start_s) > 6000


LINK = {"link_bandwidth_bytes_per_s": 1e9, "link_latency_s": 1e-5}


@st.composite
def small_cases(draw: st.DrawFn, crowded: bool) -> tuple[Brief, Design]:
    """A brief of a few requests and a design; a crowded one has long outputs and a paged cache that can't hold all."""
    design = Design(
        batching=draw(st.sampled_from(("static", "continuous", "continuous"))),
        cache="paged" if crowded else draw(st.sampled_from(("paged", "contiguous"))),
        gpus=draw(st.integers(1, 8)),
        bits=draw(st.sampled_from((16, 8, 4))),
        draft=draw(st.integers(0, 8)),
    )
    context = draw(st.sampled_from((33, 128, 512) if crowded else (8, 33, 128, 512, 2048)))
    kv_heads = draw(st.sampled_from((1, 2, 3)))
    model = Model(
        parameters=draw(st.sampled_from((10**5, 10**7, 10**9))),
        layers=draw(st.integers(1, 4)),
        attention_heads=kv_heads * draw(st.integers(1, 3)),
        kv_heads=kv_heads,
        head_dim=draw(st.sampled_from((8, 20, 64))),
        context_tokens=context,
        kv_bytes_per_element=draw(st.sampled_from((0.5, 1, 2))),
    )
    cache = (
        draw(st.sampled_from((1.2, 1.6, 2.2, 3.1) if crowded else (0.9, 1.001, 1.5, 3.1, 20)))
        * context
        * model.kv_bytes_per_token
    )
    gpu = Gpu(
        peak_flop_per_s=draw(st.sampled_from((1e12, 1e14, 1e15))),
        memory_bytes=(model.weight_bytes(design.bits) + cache) / design.gpus,
        **draw(st.sampled_from(({}, LINK))),
    )
    output_max = draw(st.integers(context // 2 if crowded else 1, context - 1))
    output_means = (0.3, 0.5) if crowded else (0.3 / context, 0.02, 0.2)
    requests = draw(st.integers(10 if crowded else 1, 40))
    rate = draw(st.sampled_from((3e3, 1e5) if crowded else (3.0, 100.0, 3e3, 1e5)))
    traffic = Traffic(
        arrivals=draw(st.sampled_from(("poisson", "poisson", "closed"))),
        requests_per_s=rate,
        duration_s=requests / rate,
        concurrency=draw(st.integers(5 if crowded else 1, 50)),
        requests=requests,
        lengths=draw(st.sampled_from(("exponential", "exponential", "fixed"))),
        prompt_tokens_mean=context * draw(st.sampled_from((0.05, 0.1) if crowded else (0.3 / context, 0.1, 0.5))),
        output_tokens_mean=context * draw(st.sampled_from(output_means)),
        output_tokens_max=output_max,
        seed=draw(st.integers(0, 10**6)),
    )
    brief = Brief(
        model=model,
        gpu=gpu,
        timing=Timing(pass_overhead_s=draw(st.sampled_from((0.0, 1e-4)))),
        traffic=traffic,
        speculation=Speculation(
            acceptance=draw(st.sampled_from((0, 0.3, 0.7, 0.95, 1))), draft_cost=draw(st.sampled_from((0, 0.1)))
        ),
        engine=Engine(
            block_tokens=draw(st.integers(1, 64)),
            max_sequences=draw(st.sampled_from((6, 100) if crowded else (1, 2, 5, 100))),
            prefill_tokens_max=draw(st.sampled_from((1, context // 4, context, 10 * context))),
        ),
    )
    return brief, design


def happenings(brief: Brief, design: Design, outcome: oracle.Outcome) -> set[str]:
    """What made a case worth trying, in words."""
    traffic, requests = brief.traffic, outcome.requests
    kinds = {
        "infeasible": outcome.reason is not None,
        "no requests": outcome.reason is None and not requests,
        "evictions": bool(outcome.evictions),
        "evictions with a draft": bool(outcome.evictions) and design.draft > 0,
        "evictions from a static batch": bool(outcome.evictions) and design.batching == "static",
        "evicted twice": any(each.evictions > 1 for each in requests),
        "a prompt above the prefill limit": any(each.prompt > brief.engine.prefill_tokens_max for each in requests),
        "outputs of one token": any(each.output == 1 for each in requests),
        "closed loop": traffic.arrivals == "closed" and bool(requests),
        "fewer clients than requests": traffic.arrivals == "closed" and (traffic.concurrency or 0) < len(requests),
        "compute and memory bound": len({each.compute_bound for each in outcome.passes}) == 2,
        "a link": brief.gpu.link_bandwidth_bytes_per_s is not None and design.gpus > 1 and bool(requests),
        "waiting": any(each.waiting for each in outcome.passes),
        "idle": any(a.start + a.duration < b.start for a, b in zip(outcome.passes, outcome.passes[1:], strict=False)),
    }
    return {name for name, happened in kinds.items() if happened}


def test_random_briefs_and_designs() -> None:
    seen = try_cases(small_cases(crowded=False), 300)
    often = {"infeasible", "a prompt above the prefill limit", "outputs of one token", "a link", "waiting", "idle"}
    assert all(seen[what] >= 12 for what in often | {"closed loop", "compute and memory bound"}), seen
    assert seen["fewer clients than requests"] >= 4, seen
    assert seen["no requests"] >= 2, seen


def test_random_briefs_that_evict() -> None:
    seen = try_cases(small_cases(crowded=True), 200)
    assert seen["evictions"] >= 0.3 * seen["all"], seen
    assert seen["evictions with a draft"] >= 20, seen
    assert seen["evictions from a static batch"] >= 8, seen
    assert seen["evicted twice"] >= 20, seen


def try_cases(cases: st.SearchStrategy[tuple[Brief, Design]], count: int) -> Counter[str]:
    """Hold the engine to the oracle in so many cases; what happened in how many of them."""
    seen: Counter[str] = Counter()

    @examples(count)
    @given(cases)
    def check(case: tuple[Brief, Design]) -> None:
        _, outcome = assert_same_run(*case)
        for what in happenings(*case, outcome) | {"all"}:
            seen[what] += 1
            event(what)

    check()
    return seen

"""What must hold of any run, whatever its numbers: invariants, dead options, and formulas that others published."""

import subprocess
import sys
from dataclasses import fields, replace
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from serveplate import Brief, Design, grade, simulate
from serveplate.simulator import workload
from serveplate.simulator.brief import Engine, Gpu, Model, Speculation, Timing, Traffic
from serveplate.simulator.design import LEVERS, Lever, all_designs
from serveplate.simulator.measures import measure
from serveplate.simulator.run import Run
from serveplate.simulator.workload import progress_of, workload_of
from tests.examples import examples

PAGED = Design("continuous", "paged", 1, 16, 0)
# A cache of 2.4 GB, 18,000 tokens, so that a plate's request of average size still runs with a dozen others.
SMALL_GPU = Gpu(memory_bytes=18.5e9)


@st.composite
def plates(draw: st.DrawFn) -> tuple[Brief, Design]:
    """The plate with other traffic, hardware and settings; small enough for a few hundred of them."""
    traffic = Traffic(
        arrivals=draw(st.sampled_from(("poisson", "closed"))),
        concurrency=draw(st.integers(1, 64)),
        requests=draw(st.integers(1, 80)),
        requests_per_s=draw(st.sampled_from((1, 16, 60))),
        duration_s=draw(st.floats(0.05, 2)),
        lengths=draw(st.sampled_from(("exponential", "fixed"))),
        prompt_tokens_mean=draw(st.sampled_from((1, 500, 4000))),
        output_tokens_mean=draw(st.sampled_from((1, 30, 256))),
        output_tokens_max=draw(st.sampled_from((1, 200, 1024))),
        seed=draw(st.integers(0, 10**9)),
    )
    brief = Brief(
        gpu=Gpu(
            memory_bytes=draw(st.sampled_from((17.2e9, 18.5e9, 80e9))),
            bandwidth_bytes_per_s=draw(st.sampled_from((3.35e12, 1e13))),
            link_bandwidth_bytes_per_s=draw(st.sampled_from((None, 1e11))),
        ),
        traffic=traffic,
        speculation=Speculation(acceptance=draw(st.sampled_from((0, 0.7, 1)))),
        engine=Engine(
            block_tokens=draw(st.integers(1, 64)),
            max_sequences=draw(st.sampled_from((1, 8, 256))),
            prefill_tokens_max=draw(st.sampled_from((100, 8192))),
        ),
    )
    return brief, draw(st.sampled_from(all_designs(brief)))


@examples(120)
@given(plates())
def test_every_run_makes_sense(case: tuple[Brief, Design]) -> None:
    brief, design = case
    run = simulate(brief, design)
    assert run.reason is None
    if len(run.requests.arrival_s):
        check_requests(run)
        check_cache(run)
        check_clock(run)
        check_rate(run)


def check_requests(run: Run) -> None:
    requests, passes = run.requests, run.passes
    assert len(requests.arrival_s) == len(workload_of(run.brief).prompt_tokens)
    assert np.isfinite(requests.finish_s).all()
    assert (requests.admitted_s >= requests.arrival_s).all()
    assert (requests.first_token_s > requests.admitted_s).all()
    several = requests.output_tokens > 1
    assert (requests.finish_s[several] > requests.first_token_s[several]).all()
    assert (requests.finish_s[~several] == requests.first_token_s[~several]).all()
    # Each finishes once: it is prefilled once, and once more for each eviction, and decodes all its passes, no more.
    decode = ~passes.prefill
    assert passes.sequences[passes.prefill].sum() == len(requests.arrival_s) + len(run.evictions.request)
    assert passes.sequences[decode].sum() == progress_of(run.brief, run.design.draft).passes.sum()
    assert requests.evictions.sum() == len(run.evictions.request)
    assert (run.evictions.back_s > run.evictions.left_s).all()


def check_cache(run: Run) -> None:
    held, passes = run.reserved_tokens, run.passes
    assert (held * run.brief.model.kv_bytes_per_token <= run.cache_bytes).all()
    assert (passes.used_tokens <= held).all()
    assert (passes.resident <= run.brief.engine.max_sequences).all()
    assert (passes.resident >= passes.sequences).all()
    assert held[-1] >= passes.used_tokens[-1] > 0


def check_clock(run: Run) -> None:
    passes = run.passes
    ends = passes.start_s + passes.duration_s
    assert (passes.duration_s > 0).all()
    assert (passes.start_s[1:] >= ends[:-1]).all()
    assert measure(run).run_s == run.requests.finish_s.max() == ends[-1]
    assert passes.start_s[0] >= run.requests.arrival_s[0]
    # The server never idles while somebody waits.
    idle = passes.start_s[1:] > ends[:-1]
    assert np.isin(passes.start_s[1:][idle], run.requests.arrival_s).all()
    assert (passes.waiting[:-1][idle] == 0).all()
    if run.brief.traffic.arrivals == "closed":
        assert (passes.waiting + passes.resident <= run.brief.traffic.concurrency).all()


def check_rate(run: Run) -> None:
    """No run beats the roofline: a token emitted is a token computed, and each pass reads all the weights."""
    gpu, timing, model, found = run.brief.gpu, run.brief.timing, run.brief.model, measure(run)
    assert found.throughput_tokens_per_s is not None
    flop_per_s = timing.compute_efficiency * gpu.peak_flop_per_s * run.design.gpus
    assert found.throughput_tokens_per_s < flop_per_s / (2 * model.parameters)
    bytes_per_s = timing.bandwidth_efficiency * gpu.bandwidth_bytes_per_s * run.design.gpus
    read_s = model.weight_bytes(run.design.bits) / bytes_per_s
    assert (run.passes.duration_s > read_s).all()
    assert found.throughput_tokens_per_s < (1 + run.design.draft) * run.passes.resident.max() / read_s


@examples(60)
@given(st.integers(0, 10**9), st.floats(0, 1), st.integers(0, 7))
def test_a_longer_draft_never_takes_more_verify_passes(seed: int, acceptance: float, draft: int) -> None:
    brief = Brief(
        traffic=Traffic(seed=seed, duration_s=5),
        speculation=Speculation(acceptance=acceptance if acceptance > 1e-20 else 0),
    )
    shorter, longer = progress_of(brief, draft), progress_of(brief, draft + 1)
    assert (longer.passes <= shorter.passes).all()
    outputs = workload_of(brief).output_tokens
    for progress in (shorter, longer):
        emitted = np.add.reduceat(np.append(progress.gains, 0), progress.first)
        assert (emitted[progress.passes > 0] == (outputs - 1)[progress.passes > 0]).all()


def test_without_accepted_drafts_no_number_is_kept_for_each_token() -> None:
    """A brief may ask for 2,000,000,000 output tokens."""
    brief = Brief(traffic=Traffic(requests_per_s=10, duration_s=10, output_tokens_mean=1e6))
    for progress in (progress_of(brief, 0), progress_of(replace(brief, speculation=Speculation(acceptance=0)), 4)):
        assert len(progress.gains) == (workload_of(brief).output_tokens - 1).sum()
        assert np.shares_memory(progress.gains[:1], progress.gains[-1:])


def arrays(run: Run) -> list[bytes]:
    """Every number of a run, as bytes."""
    parts = (run.requests, run.passes, run.evictions)
    return [getattr(part, item.name).tobytes() for part in parts for item in fields(part)] + [
        run.reserved_tokens.tobytes()
    ]


CROWDED = Brief(traffic=Traffic(requests_per_s=40, duration_s=4), gpu=SMALL_GPU)


@pytest.mark.parametrize("design", [Design(), PAGED, PAGED.moved("draft", 4)], ids=lambda design: design.key)
def test_two_runs_in_one_process_are_the_same(design: Design) -> None:
    first = arrays(simulate(CROWDED, design))
    simulate(Brief(traffic=Traffic(seed=1, duration_s=3)), design.moved("gpus", 2))
    assert arrays(simulate(CROWDED, design)) == first
    assert arrays(simulate(replace(CROWDED, traffic=replace(CROWDED.traffic, seed=49)), design)) != first


def test_another_process_gives_the_same_bits() -> None:
    script = (
        "from serveplate import *; from serveplate.simulator.brief import *; from hashlib import sha256\n"
        "brief = Brief(traffic=Traffic(requests_per_s=40, duration_s=4), gpu=Gpu(memory_bytes=18.5e9))\n"
        "run = simulate(brief, Design('continuous', 'paged', 1, 16, 4))\n"
        "bits = run.requests.finish_s.tobytes() + run.passes.start_s.tobytes()\n"
        "print(sha256(bits).hexdigest(), len(run.evictions.request))"
    )
    runs = [
        subprocess.run(
            [sys.executable, "-W", "error", "-c", script], capture_output=True, text=True, check=True, timeout=60
        ).stdout
        for _ in range(2)
    ]
    assert runs[0] == runs[1]
    assert int(runs[0].split()[1]) > 0


# No dead option: each field and each lever changes some result.

BUSY = Traffic(duration_s=6)
LOOP = Traffic(arrivals="closed", concurrency=8, requests=20)
LINKED = Gpu(link_bandwidth_bytes_per_s=1e11, link_latency_s=1e-6)
TWO = PAGED.moved("gpus", 2)
DRAFTED = PAGED.moved("draft", 2)
CONTIGUOUS = Design("continuous", "contiguous", 1, 16, 0)

CHANGES = [
    ("model", "parameters", 7_000_000_000, PAGED, {}),
    ("model", "layers", 31, PAGED, {}),
    ("model", "attention_heads", 31, PAGED, {}),
    ("model", "kv_heads", 7, PAGED, {}),
    ("model", "head_dim", 127, PAGED, {}),
    ("model", "context_tokens", 1100, PAGED, {}),
    ("model", "kv_bytes_per_element", 1, PAGED, {}),
    ("gpu", "peak_flop_per_s", 900e12, PAGED, {}),
    ("gpu", "bandwidth_bytes_per_s", 3e12, PAGED, {}),
    ("gpu", "memory_bytes", 24e9, CONTIGUOUS, {}),
    ("gpu", "usd_per_hour", 2.1, PAGED, {}),
    ("gpu", "link_bandwidth_bytes_per_s", 1e10, TWO, {}),
    ("gpu", "link_latency_s", 2e-6, TWO, {"gpu": LINKED}),
    ("timing", "compute_efficiency", 0.5, PAGED, {}),
    ("timing", "bandwidth_efficiency", 0.7, PAGED, {}),
    ("timing", "pass_overhead_s", 0, PAGED, {}),
    ("traffic", "arrivals", "closed", PAGED, {"traffic": replace(BUSY, concurrency=8, requests=20)}),
    ("traffic", "requests_per_s", 15, PAGED, {}),
    ("traffic", "duration_s", 5, PAGED, {}),
    ("traffic", "concurrency", 9, PAGED, {"traffic": LOOP}),
    ("traffic", "requests", 21, PAGED, {"traffic": LOOP}),
    ("traffic", "lengths", "fixed", PAGED, {}),
    ("traffic", "prompt_tokens_mean", 1000, PAGED, {}),
    ("traffic", "output_tokens_mean", 250, PAGED, {}),
    ("traffic", "output_tokens_max", 300, PAGED, {}),
    ("traffic", "seed", 49, PAGED, {}),
    ("speculation", "acceptance", 0.6, DRAFTED, {}),
    ("speculation", "draft_cost", 0.2, DRAFTED, {}),
    ("engine", "block_tokens", 64, PAGED, {"gpu": SMALL_GPU}),
    ("engine", "max_sequences", 10, PAGED, {}),
    ("engine", "prefill_tokens_max", 1024, PAGED, {}),
    ("limits", "ttft_p95_s", 1e-3, PAGED, {}),
    ("limits", "tpot_p95_s", 1e-3, PAGED, {}),
    ("limits", "cost_usd_per_million_tokens", 1e-3, PAGED, {}),
    ("limits", "min_weight_bits", 17, PAGED, {}),
]


@pytest.mark.parametrize(("table", "name", "value", "design", "others"), CHANGES, ids=lambda each: str(each)[:30])
def test_every_field_of_a_brief_changes_a_result(
    table: str, name: str, value: object, design: Design, others: dict
) -> None:
    brief = replace(Brief(traffic=BUSY), **others)
    changed = replace(brief, **{table: replace(getattr(brief, table), **{name: value})})
    before, after = (grade(simulate(each, design)) for each in (brief, changed))
    if table == "limits":
        assert sum(a.passed != b.passed for a, b in zip(before.checks, after.checks, strict=True)) <= 1
        assert [check.value for check in before.checks] == [check.value for check in after.checks]
        assert before != after
    else:
        assert [check.value for check in before.checks] != [check.value for check in after.checks]


def test_no_field_is_forgotten() -> None:
    tables = [item.name for item in fields(Brief) if item.name not in ("name", "description", "levers", "trace")]
    every = {(table, item.name) for table in tables for item in fields(getattr(Brief(), table)) if item.name != "name"}
    every = {(table, name) for table, name in every if not name.startswith("trace_")}  # test_trace has these
    assert every == {(table, name) for table, name, *_ in CHANGES}


@pytest.mark.parametrize("lever", LEVERS, ids=lambda lever: lever.name)
def test_every_lever_changes_a_result(lever: Lever) -> None:
    brief = Brief(traffic=BUSY)
    values = [
        [check.value for check in grade(simulate(brief, Design().moved(lever.name, setting))).checks]
        for setting in getattr(brief.levers, lever.name)
    ]
    assert all(a[:3] != b[:3] for a, b in pairwise(values))


# Published formulas.


def long_output(tokens: int, acceptance: float = 0.7) -> Brief:
    """One request a brief: a prompt of one token and a long output, where the weights' bytes dominate."""
    return Brief(
        model=Model(context_tokens=10**8, kv_bytes_per_element=1e-9),
        gpu=Gpu(peak_flop_per_s=1e24),
        timing=Timing(pass_overhead_s=0),
        traffic=Traffic(
            arrivals="closed",
            concurrency=1,
            requests=1,
            lengths="fixed",
            prompt_tokens_mean=1,
            output_tokens_mean=tokens,
            output_tokens_max=tokens,
        ),
        speculation=Speculation(acceptance=acceptance),
    )


@pytest.mark.parametrize(
    ("acceptance", "draft", "per_pass", "speed_up"),
    [
        (0.7, 2, 2.19, 1.825),
        (0.7, 4, 2.7731, 1.98079),
        (1, 4, 5, 5 / 1.4),
        (0, 4, 1, 1 / 1.4),
        (0.3, 1, 1.3, 1.3 / 1.1),
    ],
)
def test_speculative_decoding_as_leviathan_kalman_and_matias(
    acceptance: float, draft: int, per_pass: float, speed_up: float
) -> None:
    tokens = 200_000
    brief = long_output(tokens, acceptance)
    plain, drafted = (simulate(brief, PAGED.moved("draft", k)) for k in (0, draft))
    # Tokens a pass have a standard deviation below 1.8: over some 70,000 passes the mean's is below 0.7% of it,
    # in truth 0.3%; 1% is more than three of these, and a tenth of what one bonus token more or less would make.
    assert (tokens - 1) / (~drafted.passes.prefill).sum() == pytest.approx(per_pass, rel=0.01)
    times = [(run.requests.finish_s - run.requests.first_token_s)[0] for run in (plain, drafted)]
    assert times[0] / times[1] == pytest.approx(speed_up, rel=0.01)


def pollaczek_khinchine(rate: float, service: np.ndarray) -> float:
    """Mean wait in an M/G/1 queue: rate E[S^2] / (2 (1 - rate E[S]))."""
    return rate * (service**2).mean() / (2 * (1 - rate * service.mean()))


def test_prefill_only_traffic_waits_as_an_m_g_1_queue() -> None:
    rate, batches = 16, 80
    traffic = Traffic(requests_per_s=rate, duration_s=25_000, output_tokens_max=1)
    run = simulate(Brief(traffic=traffic, engine=Engine(max_sequences=1)), PAGED)
    assert (run.passes.sequences == 1).all()
    waits = run.requests.admitted_s - run.requests.arrival_s
    expected = pollaczek_khinchine(rate, run.passes.duration_s)
    # Waits follow each other, so their standard error comes from the means of long batches, not from single waits.
    means = np.array([batch.mean() for batch in np.array_split(waits, batches)])
    error = means.std(ddof=1) / np.sqrt(batches)
    assert 3 * error < 0.025 * expected  # sharp enough that an error of 5% fails below
    assert abs(waits.mean() - expected) < 3 * error


def test_each_wait_is_what_is_left_of_the_one_before() -> None:
    # Lindley's recursion, request by request: sharper than any mean.
    traffic = Traffic(requests_per_s=20, duration_s=100, output_tokens_max=1)
    run = simulate(Brief(traffic=traffic, engine=Engine(max_sequences=1)), PAGED)
    wait, waits = 0.0, []
    for gap, service in zip(np.diff(run.requests.arrival_s), run.passes.duration_s[:-1], strict=True):
        wait = max(0.0, wait + service - gap)
        waits.append(wait)
    found = (run.requests.admitted_s - run.requests.arrival_s)[1:]
    assert found == pytest.approx(np.array(waits), abs=1e-9)
    assert max(waits) > 0.3


@pytest.mark.parametrize("at_once", [1, 100, 5_000])
def test_draws_made_in_pieces_are_the_same(monkeypatch: pytest.MonkeyPatch, at_once: int) -> None:
    whole = workload.progress_of.__wrapped__(Brief(), 4)
    monkeypatch.setattr(workload, "_DRAWS_AT_ONCE", at_once)
    pieces = workload.progress_of.__wrapped__(Brief(), 4)
    for name in ("passes", "first", "gains"):
        assert np.array_equal(getattr(pieces, name), getattr(whole, name))
    empty = Brief(traffic=Traffic(requests_per_s=1e-9))
    assert len(workload.progress_of.__wrapped__(empty, 4).gains) == 0

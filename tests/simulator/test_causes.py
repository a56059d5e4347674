"""Where the time went: the parts against the measured means, and against a plain count request by request."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given

from serveplate.simulator.brief import Brief, Engine, Gpu, Levers, Traffic
from serveplate.simulator.causes import Move, Split, causes, moves_for
from serveplate.simulator.design import Design, all_designs
from serveplate.simulator.engine import simulate
from serveplate.simulator.roofline import PASS_PARTS, Roofline
from serveplate.simulator.run import Run
from tests.examples import examples
from tests.simulator.test_properties import plates

PLATE = Brief()
PAGED = Design("continuous", "paged", 1, 16, 0)
CLOSED = replace(PLATE, traffic=Traffic(arrivals="closed", concurrency=64, requests=256))
LINKED = replace(PLATE, gpu=Gpu(link_bandwidth_bytes_per_s=119e9, link_latency_s=3.47e-6))
EVICTING = replace(PLATE, gpu=Gpu(memory_bytes=20e9), traffic=Traffic(requests_per_s=8.0))
RUNS = [
    (EVICTING, Design("static", "paged", 1, 16, 2)),
    (EVICTING, PAGED),
    (replace(PLATE, traffic=Traffic(requests_per_s=40.0), engine=Engine(max_sequences=1024)), PAGED),
    (CLOSED, Design("continuous", "paged", 1, 8, 0)),
    (LINKED, Design("continuous", "paged", 2, 8, 4)),
]


def check_adds_up(run: Run) -> None:
    found, requests = causes(run), run.requests
    long = requests.output_tokens >= 2
    measured = {
        "ttft": (requests.first_token_s - requests.arrival_s).mean(),
        "decode": (requests.finish_s - requests.first_token_s)[long].mean() if long.any() else None,
        "run": requests.finish_s.max(),
    }
    for split in (found.ttft, found.decode, found.run):
        assert split.seconds == measured[split.name]
        assert all(part.seconds >= -1e-12 for part in split.parts)
        if split.seconds is not None:
            assert sum(part.seconds for part in split.parts) == pytest.approx(split.seconds, rel=1e-9, abs=1e-9)
            assert sum(split.kinds.values()) == pytest.approx(split.seconds, rel=1e-9, abs=1e-9)


@pytest.mark.parametrize("design", all_designs(PLATE), ids=lambda design: design.key)
def test_the_parts_of_every_design_of_the_plate_add_up(design: Design) -> None:
    check_adds_up(simulate(replace(PLATE, traffic=Traffic(duration_s=5)), design))


@pytest.mark.parametrize(("brief", "design"), RUNS)
def test_the_parts_add_up_with_evictions_links_and_closed_loops(brief: Brief, design: Design) -> None:
    check_adds_up(simulate(brief, design))


@examples(80)
@given(plates())
def test_the_parts_of_any_run_add_up(case: tuple[Brief, Design]) -> None:
    run = simulate(*case)
    if len(run.requests.arrival_s):
        check_adds_up(run)


def plainly(run: Run) -> dict[tuple[str, str], float]:
    """The parts of both means, counted request by request from the moments that the run keeps."""
    passes, requests, roofline = run.passes, run.requests, Roofline(run.brief, run.design)
    starts, seconds = passes.start_s, passes.duration_s
    mids = starts + seconds / 2
    context, sequences = passes.context_tokens.astype(float), passes.sequences.astype(float)
    prefills = roofline.prefill_parts_s(context, seconds, passes.compute_bound)
    targets, drafts = roofline.decode_parts_s(sequences, context)
    totals: dict[tuple[str, str], float] = {}

    def add(stage: str, cause: str, amount: float, count: int) -> None:
        totals[stage, cause] = totals.get((stage, cause), 0.0) + amount / count

    long = int((requests.output_tokens >= 2).sum())
    for request, arrival in enumerate(requests.arrival_s):
        first, finish = requests.first_token_s[request], requests.finish_s[request]
        admitted = requests.admitted_s[request]
        add("queue", "all", admitted - arrival, len(requests.arrival_s))
        own = int(np.flatnonzero((mids > admitted) & (mids < first)).item())
        for name, each in zip(PASS_PARTS, prefills[:, own], strict=True):
            add("prefill", name, each, len(requests.arrival_s))
        gone = np.flatnonzero(run.evictions.request == request)
        out = np.zeros(len(mids), bool)
        for eviction in gone:
            out |= (mids > run.evictions.left_s[eviction]) & (mids < run.evictions.back_s[eviction])
        again = np.isin(starts, run.evictions.back_s[gone])
        stay = (mids > first) & (mids < finish)
        add("between", "evicted", seconds[stay & out].sum(), long)
        add("between", "again", seconds[stay & again].sum(), long)
        add("between", "stalls", seconds[stay & passes.prefill & ~out & ~again].sum(), long)
        took_part = stay & ~passes.prefill & ~out
        for stage, parts in (("decode", targets), ("draft", drafts)):
            for name, each in zip(PASS_PARTS, parts[:, took_part].sum(axis=1), strict=True):
                add(stage, name, each, long)
    return totals


@pytest.mark.parametrize(("brief", "design"), RUNS)
def test_the_parts_are_those_of_a_plain_count(brief: Brief, design: Design) -> None:
    run = simulate(brief, design)
    found = causes(run)
    parts = {(p.stage, p.cause): p.seconds for p in (*found.ttft.parts, *found.decode.parts)}
    expected = plainly(run)
    assert sum(s for (stage, _), s in parts.items() if stage == "queue") == pytest.approx(
        expected.pop(("queue", "all"))
    )
    for part, seconds in expected.items():
        assert parts[part] == pytest.approx(seconds, rel=1e-9, abs=1e-12), part
    assert (expected["between", "evicted"] > 0) == (len(run.evictions.request) > 0)


@pytest.mark.parametrize("draft", [0, 2, 4])
def test_a_passs_parts_are_its_time(draft: int) -> None:
    roofline = Roofline(LINKED, Design("continuous", "paged", 2, 8, draft))
    sequences, context = np.array([1.0, 64.0, 256.0, 256.0]), np.array([9.0, 9e4, 2e5, 2e6])
    target, drafts = roofline.decode_parts_s(sequences, context)
    assert (target + drafts).sum(axis=0) == pytest.approx(roofline.decode_s(sequences, context), rel=1e-12)
    compute_bound = roofline.decode_compute_bound(sequences, context)
    assert (target[2] > 0).tolist() == compute_bound.tolist() == (target[0] == 0).tolist()
    tokens, attended = np.array([5.0, 8e3]), np.array([15.0, 3.2e7])
    seconds, bound = roofline.prefill_s(tokens, attended), roofline.prefill_compute_bound(tokens, attended)
    prefills = roofline.prefill_parts_s(tokens, seconds, bound)
    assert prefills.sum(axis=0) == pytest.approx(seconds, rel=1e-12)
    assert prefills[1, 0] / prefills[0, 0] == pytest.approx(5 * 131_072 / 8_030_261_248, rel=1e-6)


def test_weight_and_kv_traffic_share_a_passs_memory_time_by_their_bytes() -> None:
    found = causes(simulate(PLATE, PAGED)).run
    parts = {part.cause: part.seconds for part in found.parts if part.stage == "decode"}
    passes = simulate(PLATE, PAGED).passes
    decode = ~passes.prefill & ~passes.compute_bound
    read = passes.context_tokens[decode].sum() * 131_072 / (decode.sum() * 2 * 8_030_261_248)
    assert parts["kv"] / parts["weights"] == pytest.approx(read, rel=1e-9)
    assert parts["overhead"] == pytest.approx(2e-4 * (~passes.prefill).sum(), rel=1e-9)


def leading(brief: Brief, design: Design) -> tuple[str, str, str | None, tuple[Move, ...]]:
    binding = causes(simulate(brief, design)).binding
    assert binding is not None
    return binding.check.name, binding.kind, binding.lead, binding.moves


def test_what_binds_on_the_way_through_the_plate() -> None:
    continuous, paged, more_gpus = Move("batching", "continuous"), Move("cache", "paged"), Move("gpus", "more")
    fewer_bits, longer_draft = Move("bits", "fewer"), Move("draft", "more")
    assert leading(PLATE, Design()) == ("ttft", "batch", "batch", (continuous,))
    assert leading(PLATE, Design("continuous")) == ("ttft", "memory", "memory", (paged,))
    assert leading(PLATE, PAGED) == ("tpot", "stalls", "weights", (fewer_bits, longer_draft, more_gpus))
    # 4 bits would be faster still, but are below the floor.
    assert leading(PLATE, PAGED.moved("bits", 8)) == ("tpot", "stalls", "weights", (longer_draft, more_gpus))
    assert leading(PLATE, PAGED.moved("gpus", 2)) == ("cost", "weights", "price", (Move("gpus", "fewer"),))
    # A passing design: what binds next is the cost, which the traffic sets.
    assert leading(PLATE, Design("continuous", "paged", 1, 8, 2)) == ("cost", "compute", None, ())


def test_more_sequences_than_may_run_is_mended_by_what_makes_their_stay_long() -> None:
    rush = replace(PLATE, traffic=Traffic(requests_per_s=40.0))
    moves = (Move("draft", "fewer"), Move("gpus", "more"))
    assert leading(rush, Design("continuous", "paged", 1, 8, 2)) == ("ttft", "sequences", "sequences", moves)


def queue_of(run: Run) -> dict[str, float]:
    return {part.cause: part.seconds for part in causes(run).ttft.parts if part.stage == "queue"}


def test_a_wait_for_prompts_ahead_is_one_for_the_prefill_limit() -> None:
    traffic = Traffic(requests_per_s=20.0, output_tokens_mean=4.0)
    found = queue_of(simulate(replace(PLATE, engine=Engine(prefill_tokens_max=1), traffic=traffic), PAGED))
    assert found["prompts"] > 0.01
    assert found["batch"] == found["memory"] == found["sequences"] == 0.0


def test_a_batch_keeps_the_third_of_three_out_for_want_of_a_place_and_then_only_by_being_one() -> None:
    three = Traffic(arrivals="closed", concurrency=3, requests=3)
    two_places = Gpu(memory_bytes=PLATE.model.weight_bytes(16) + 2.5 * 8192 * 131_072)
    run = simulate(replace(PLATE, gpu=two_places, traffic=three), Design())
    first_place_free = run.requests.finish_s[:2].min()
    found, wait = queue_of(run), run.requests.admitted_s[2]
    assert 0 < first_place_free < wait == run.requests.finish_s[:2].max()
    assert found["memory"] == pytest.approx(first_place_free / 3)
    assert found["batch"] == pytest.approx((wait - first_place_free) / 3)
    joined = queue_of(simulate(run.brief, Design("continuous")))
    assert joined["memory"] == pytest.approx(first_place_free / 3)
    assert joined["batch"] == 0.0
    at_most_two = simulate(replace(PLATE, engine=Engine(max_sequences=2), traffic=three), Design("continuous"))
    assert queue_of(at_most_two)["sequences"] == pytest.approx(first_place_free / 3)


def test_a_run_of_a_closed_loop_is_never_as_long_as_its_traffic() -> None:
    priced = replace(CLOSED, limits=replace(PLATE.limits, cost_usd_per_million_tokens=1e-6))
    binding = causes(simulate(priced, PAGED)).binding
    assert binding is not None
    assert (binding.check.name, binding.traffic_bound, binding.lead) == ("cost", False, "weights")


def test_levers_at_their_ends_offer_no_moves() -> None:
    run = simulate(replace(PLATE, levers=Levers(gpus=(1,), bits=(16,), draft=(0,))), PAGED)
    assert moves_for(run, "weights", "decode") == ()
    assert causes(run).binding.lead is None  # type: ignore[union-attr]


def test_nothing_measured_has_no_parts() -> None:
    none = simulate(replace(PLATE, traffic=Traffic(requests_per_s=0.001, duration_s=0.001)), PAGED)
    never = simulate(replace(PLATE, gpu=Gpu(memory_bytes=16e9)), Design())
    for run in (none, never):
        found = causes(run)
        assert (found.ttft, found.decode, found.run) == tuple(Split(n, None, ()) for n in ("ttft", "decode", "run"))
        assert found.binding is None
    assert moves_for(never, "room") == (Move("bits", "fewer"), Move("gpus", "more"))


def test_outputs_of_one_token_have_no_decoding() -> None:
    short = replace(PLATE, traffic=Traffic(duration_s=5.0, output_tokens_max=1))
    found = causes(simulate(short, PAGED))
    assert found.decode == Split("decode", None, ())
    assert found.ttft.seconds is not None
    check_adds_up(simulate(short, PAGED))

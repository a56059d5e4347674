"""The timeline against the run's own arrays, and the reasons for a wait against small cases worked out by hand."""

from dataclasses import astuple, replace

import numpy as np
import pytest

from serveplate.simulator.brief import Brief
from serveplate.simulator.design import Design
from serveplate.simulator.engine import simulate
from serveplate.simulator.run import Run
from serveplate.simulator.timeline import (
    Kind,
    Phase,
    Wait,
    extremes,
    phases_of,
    read_at,
    series_of,
    share_of,
    slowest,
    story_of,
    visible_requests,
    wait_of,
)

START = Design()
PAGED = Design(batching="continuous", cache="paged", bits=8, draft=2)
CROWDED = replace(
    Brief(),
    traffic=replace(Brief().traffic, requests_per_s=40.0, duration_s=30.0),
    engine=replace(Brief().engine, max_sequences=1024),
)


@pytest.fixture(scope="module", params=["start", "paged", "crowded", "static paged", "closed"])
def run(request: pytest.FixtureRequest) -> Run:
    closed = replace(Brief().traffic, arrivals="closed", concurrency=300, requests=400)
    small = replace(Brief(), gpu=replace(Brief().gpu, memory_bytes=20e9))
    cases = {
        "start": (Brief(), START),
        "paged": (Brief(), PAGED),
        "crowded": (CROWDED, PAGED),
        "static paged": (small, Design(cache="paged", draft=2)),
        "closed": (replace(Brief(), traffic=closed), Design(batching="continuous", cache="paged")),
    }
    return simulate(*cases[request.param])


def test_readings_in_every_pass_are_its_arrays(run: Run) -> None:
    series, passes = series_of(run), run.passes
    assert (np.diff(series.start_s) > 0).all()
    assert series.start_s[0] == 0
    for index in range(0, len(passes.start_s), 97):
        reading = read_at(series, float(passes.start_s[index]))
        per_token = run.brief.model.kv_bytes_per_token
        assert reading.kind == (Kind.PREFILL if passes.prefill[index] else Kind.DECODE)
        assert reading.sequences == passes.sequences[index]
        assert reading.running == passes.resident[index]
        assert reading.waiting == passes.waiting[index]
        assert reading.reserved_bytes == run.reserved_tokens[index] * per_token
        assert reading.used_bytes == passes.used_tokens[index] * per_token
        assert reading.used_bytes <= reading.reserved_bytes <= run.cache_bytes


def test_nothing_runs_in_idle_time() -> None:
    quiet = replace(Brief(), traffic=replace(Brief().traffic, requests_per_s=0.2))
    series = series_of(simulate(quiet, PAGED))
    first = read_at(series, 0.0)
    assert (first.kind, first.running, first.used_bytes, first.waiting) == (Kind.IDLE, 0, 0, 0)
    assert (series.running[series.kind == Kind.IDLE] == 0).all()
    assert (series.running[series.kind != Kind.IDLE] > 0).all()
    edges = np.linspace(0, series.end_s, 101)
    total = sum(share_of(series, kind, edges) for kind in Kind)
    np.testing.assert_allclose(total, 1, rtol=1e-9)
    decode = share_of(series, Kind.DECODE, edges).sum() * series.end_s / 100
    assert decode == pytest.approx(float(np.diff(np.append(series.start_s, series.end_s))[series.kind == 2].sum()))


def test_no_peak_is_lost_between_the_edges(run: Run) -> None:
    series = series_of(run)
    edges = np.linspace(0, series.end_s, 301)
    low, high = extremes(series.start_s, series.running, edges)
    assert high.max() == run.passes.resident.max()
    for column in range(0, 300, 29):
        within = series.running[
            (series.start_s < edges[column + 1]) & (np.append(series.start_s[1:], series.end_s) > edges[column])
        ]
        assert (low[column], high[column]) == (within.min(), within.max())
    low, high = extremes(np.array([0.0, 1.0]), np.array([3, 5]), np.array([0.2, 0.4, 0.9, 1.5, 9.0]))
    assert low.tolist() == [3, 3, 3, 5]
    assert high.tolist() == [3, 3, 5, 5]


def test_the_slowest_are_those_beyond_the_p95(run: Run) -> None:
    ttft = run.requests.first_token_s - run.requests.arrival_s
    chosen = slowest(run)
    assert len(chosen) == int(np.ceil(len(ttft) / 20))
    others = np.delete(ttft, chosen)
    assert ttft[chosen].min() >= np.percentile(ttft, 95) >= others.max() or ttft[chosen].min() == others.max()
    assert (np.diff(ttft[chosen]) <= 0).all()


def test_phases_follow_one_another_from_arrival_to_finish(run: Run) -> None:
    phases, requests = phases_of(run), run.requests
    decoded = np.zeros(len(requests.arrival_s))
    for request in range(len(requests.arrival_s)):
        own = slice(phases.first[request], phases.first[request + 1])
        assert (phases.request[own] == request).all()
        start, end, phase = phases.start_s[own], phases.end_s[own], phases.phase[own]
        assert start[0] == requests.arrival_s[request]
        assert end[-1] == requests.finish_s[request]
        np.testing.assert_allclose(start[1:], end[:-1], rtol=0, atol=1e-9)
        assert (phase == Phase.EVICTED).sum() == requests.evictions[request]
        decoded[request] = (end - start)[phase == Phase.DECODE].sum()
    assert (decoded[requests.output_tokens > 1] > 0).all()
    assert (decoded[requests.output_tokens == 1] == 0).all()
    assert np.isin(run.evictions.back_s, run.passes.start_s[run.passes.prefill]).all()


def test_waits_add_up_to_the_time_before_the_prefill(run: Run) -> None:
    requests = run.requests
    for request in range(len(requests.arrival_s)):
        *seconds, _ = astuple(wait_of(run, request))
        assert min(seconds) >= 0
        assert sum(seconds) == pytest.approx(requests.admitted_s[request] - requests.arrival_s[request], abs=1e-9)


def test_a_story_is_the_run_of_its_request(run: Run) -> None:
    requests, evictions = run.requests, run.evictions
    for request in [*slowest(run).tolist(), 0, int(requests.evictions.argmax())]:
        story = story_of(run, request)
        own = evictions.request == request
        assert story.arrival_s == requests.arrival_s[request]
        assert story.waited_s == requests.admitted_s[request] - requests.arrival_s[request]
        assert story.prefill_s == requests.first_token_s[request] - requests.admitted_s[request]
        assert story.first_token_s == requests.first_token_s[request]
        assert story.finish_s == requests.finish_s[request]
        assert story.evictions == requests.evictions[request] == own.sum()
        assert story.out_s == (evictions.back_s - evictions.left_s)[own].sum()
        together = (requests.admitted_s == requests.admitted_s[request]).sum()
        back = (evictions.back_s == requests.admitted_s[request]).sum()
        assert story.companions == together + back - 1


def test_the_starting_server_waits_for_batches() -> None:
    run = simulate(Brief(), START)
    request = int(slowest(run)[0])
    wait = wait_of(run, request)
    assert wait == Wait(batch_s=wait.batch_s, batches=wait.batches)
    begun = np.flatnonzero(run.passes.prefill)
    arrival, admitted = run.requests.arrival_s[request], run.requests.admitted_s[request]
    before = [run.passes.start_s[begin] for begin in begun if run.passes.start_s[begin] < admitted]
    under_way = max(start for start in before if start <= arrival)
    assert wait.batches == sum(start >= under_way for start in before)


def _closed(**engine: int) -> Brief:
    """Six clients that ask at once, prompts of 1,000 and outputs of 100 tokens."""
    traffic = replace(
        Brief().traffic,
        arrivals="closed",
        concurrency=6,
        requests=6,
        lengths="fixed",
        prompt_tokens_mean=1000.0,
        output_tokens_mean=100.0,
    )
    return replace(Brief(), traffic=traffic, engine=replace(Brief().engine, **engine))


def test_a_full_house_a_full_pass_and_a_full_memory_are_told_apart() -> None:
    design = Design(batching="continuous", cache="paged")
    crowded = simulate(_closed(max_sequences=4), design)
    assert wait_of(crowded, 3) == Wait()
    assert wait_of(crowded, 5).sequences_s == crowded.requests.finish_s[0]

    split = simulate(_closed(prefill_tokens_max=2000), design)
    assert wait_of(split, 5).prefill_s == split.requests.first_token_s[3]

    # 16-bit weights take 16.06 GB: room for two contexts of 8,192 tokens.
    small = replace(_closed(), gpu=replace(Brief().gpu, memory_bytes=18.3e9))
    full = simulate(small, Design(batching="continuous"))
    assert full.passes.resident.max() == 2
    assert wait_of(full, 5).memory_s == full.requests.finish_s[3]


def test_who_comes_within_a_pass_waits_for_its_end() -> None:
    run = simulate(Brief(), PAGED)
    alone = [wait for wait in (wait_of(run, request) for request in range(964)) if wait.pass_s and not wait.memory_s]
    assert len(alone) > 900
    assert max(wait.pass_s for wait in alone) <= run.passes.duration_s.max()


def test_rows_stand_for_the_slowest_of_their_neighbours(run: Run) -> None:
    requests, end = run.requests, float(run.requests.finish_s.max())
    ttft = requests.first_token_s - requests.arrival_s
    rows = visible_requests(run, 0, end, 40)
    assert len(rows) == 40
    assert (np.diff(rows) > 0).all()
    assert ttft[rows].max() == ttft.max()
    assert 7 in visible_requests(run, 0, end, 40, keep=7)
    near = visible_requests(run, 10.0, 10.5, 10**6)
    there = (requests.arrival_s < 10.5) & (requests.finish_s > 10.0)
    assert near.tolist() == np.flatnonzero(there).tolist()


def test_phases_of_some_requests(run: Run) -> None:
    phases = phases_of(run)
    which, place = phases.of(np.array([5, 2, 9]))
    assert phases.request[which].tolist() == np.array([5, 2, 9])[place].tolist()
    assert len(which) == sum(np.isin(phases.request, (2, 5, 9)))


def test_without_a_run_there_is_nothing_to_read() -> None:
    tiny = replace(Brief(), gpu=replace(Brief().gpu, memory_bytes=1e9))
    none = replace(Brief(), traffic=replace(Brief().traffic, requests_per_s=1e-6))
    for run in (simulate(tiny, START), simulate(none, START)):
        series = series_of(run)
        assert (len(series.start_s), series.end_s) == (0, 0)
        with pytest.raises(ValueError, match="nothing ran"):
            read_at(series, 0.0)
        assert len(phases_of(run).request) == len(slowest(run)) == len(visible_requests(run, 0, 1, 5)) == 0

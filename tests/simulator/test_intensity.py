"""The roofline's points against MODEL.md section 4 worked out plainly, and what they must show."""

from dataclasses import replace

import numpy as np
import pytest

from serveplate import Brief, Design, simulate
from serveplate.simulator.brief import Engine, Speculation, Traffic
from serveplate.simulator.intensity import Kind, kinds_of, roof_of
from serveplate.simulator.run import Run

PLAIN = Design("continuous", "paged", 1, 16, 0)
CROWDED = replace(Brief(), traffic=Traffic(requests_per_s=40), engine=Engine(max_sequences=1024))


def _kinds(run: Run) -> dict[str, Kind]:
    return {kind.name: kind for kind in kinds_of(run)}


def test_the_ridges_of_an_h100() -> None:
    roof = roof_of(Brief(), PLAIN)
    assert roof.peak_ridge == pytest.approx(295.34, abs=0.01)
    assert roof.reached_ridge == pytest.approx(221.51, abs=0.01)
    both = roof_of(Brief(), PLAIN.moved("gpus", 2))
    assert both.reached_flop_per_s == 2 * roof.reached_flop_per_s == pytest.approx(1187.28e12)
    assert both.peak_ridge == roof.peak_ridge


def test_decode_by_hand() -> None:
    run = simulate(Brief(), PLAIN)
    decode = _kinds(run)["decode"]
    sequences, context = (values[~run.passes.prefill] for values in (run.passes.sequences, run.passes.context_tokens))
    flop = 2 * 8_030_261_248 * sequences + 4 * 32 * 32 * 128 * context
    moved = 8_030_261_248 * 2 + 131_072 * context
    np.testing.assert_allclose(decode.flop, flop, rtol=1e-12)
    np.testing.assert_allclose(decode.moved_bytes, moved, rtol=1e-12)
    seconds = np.maximum(flop / (0.6 * 989.4e12), moved / (0.8 * 3.35e12)) + 0.0002
    np.testing.assert_allclose(decode.duration_s, seconds, rtol=1e-12)
    assert decode.memory_bound_share == 1


def test_a_prefill_attends_to_each_prompt_apart() -> None:
    run = simulate(Brief(), PLAIN)
    prefill = _kinds(run)["prefill"]
    prompts = iter(run.requests.prompt_tokens[run.admissions].tolist())
    for index, count in enumerate(run.passes.sequences[run.passes.prefill].tolist()):
        own = [next(prompts) for _ in range(count)]
        attended = sum(prompt * (prompt + 1) // 2 for prompt in own)
        assert prefill.tokens[index] == sum(own)
        assert prefill.flop[index] == pytest.approx(2 * 8_030_261_248 * sum(own) + 4 * 131_072 * attended, rel=1e-12)


@pytest.mark.parametrize("draft", [0, 2, 4])
def test_flop_and_bytes_give_back_every_pass_time_with_evictions(draft: int) -> None:
    run = simulate(CROWDED, Design("continuous", "paged", 1, 8, draft))
    assert len(run.evictions.request) > 50
    roof, seconds = roof_of(run.brief, run.design), np.zeros(int((~run.passes.prefill).sum()))
    for kind in kinds_of(run):
        compute, memory = kind.flop / roof.reached_flop_per_s, kind.moved_bytes / roof.reached_bytes_per_s
        overhead = 0.0002 * (0.1 * draft if kind.name == "draft" else 1)
        np.testing.assert_allclose(kind.duration_s, np.maximum(compute, memory) + overhead, rtol=1e-9)
        np.testing.assert_array_equal(kind.compute_bound, compute > memory)
        if kind.name != "prefill":
            seconds += kind.duration_s
    np.testing.assert_allclose(seconds, run.passes.duration_s[~run.passes.prefill], rtol=1e-12)


def test_no_pass_and_no_centre_is_above_the_roof() -> None:
    for design in (Design(), PLAIN, PLAIN.moved("draft", 4), PLAIN.moved("gpus", 2)):
        run = simulate(CROWDED, design)
        roof = roof_of(run.brief, run.design)
        for kind in kinds_of(run):
            for intensity, reached in (kind.centre, *zip(kind.intensity, kind.flop_per_s, strict=True)):
                ceiling = min(roof.reached_flop_per_s, intensity * roof.reached_bytes_per_s)
                assert reached <= ceiling * (1 + 1e-12)


def test_half_the_bits_double_the_intensity_of_the_same_passes_over_short_contexts() -> None:
    traffic = Traffic(arrivals="closed", concurrency=8, requests=16, lengths="fixed", prompt_tokens_mean=16)
    brief = replace(Brief(), traffic=traffic)
    wide, narrow = (_kinds(simulate(brief, PLAIN.moved("bits", bits)))["decode"] for bits in (16, 8))
    assert len(wide.flop) == len(narrow.flop)
    np.testing.assert_allclose(narrow.intensity / wide.intensity, 2, rtol=0.03)


def test_a_draft_of_4_turns_compute_bound_at_large_batches() -> None:
    quiet = _kinds(simulate(Brief(), Design("continuous", "paged", 1, 8, 4)))
    crowded = _kinds(simulate(CROWDED, Design("continuous", "paged", 1, 8, 4)))
    plain = _kinds(simulate(CROWDED, Design("continuous", "paged", 1, 8, 0)))
    assert quiet["verify"].memory_bound_share > 0.99
    assert crowded["verify"].memory_bound_share < 0.1
    assert crowded["draft"].memory_bound_share == plain["decode"].memory_bound_share == 1


def test_kinds_follow_the_draft_and_a_free_draft_is_no_kind() -> None:
    assert list(_kinds(simulate(Brief(), PLAIN))) == ["prefill", "decode"]
    assert list(_kinds(simulate(Brief(), PLAIN.moved("draft", 2)))) == ["prefill", "verify", "draft"]
    free = replace(Brief(), speculation=Speculation(draft_cost=0))
    assert list(_kinds(simulate(free, PLAIN.moved("draft", 2)))) == ["prefill", "verify"]


def test_the_cloud_is_thinned_the_same_each_time_and_keeps_its_ends() -> None:
    decode = _kinds(simulate(Brief(), PLAIN))["decode"]
    intensity, _ = decode.cloud(50)
    assert len(intensity) == 50
    assert (intensity[0], intensity[-1]) == (decode.intensity.min(), decode.intensity.max())
    np.testing.assert_array_equal(decode.cloud(50), decode.cloud(50))


def test_without_passes_there_are_no_kinds() -> None:
    small = replace(Brief(), gpu=replace(Brief().gpu, memory_bytes=10e9))
    empty = replace(Brief(), traffic=Traffic(requests_per_s=0.001, duration_s=0.001))
    one_token = replace(Brief(), traffic=Traffic(output_tokens_mean=0.001, duration_s=1))
    assert kinds_of(simulate(small, PLAIN)) == kinds_of(simulate(empty, PLAIN)) == ()
    assert list(_kinds(simulate(one_token, PLAIN))) == ["prefill"]

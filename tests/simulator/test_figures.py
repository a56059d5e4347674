"""The model's own figures and claims, each to the digits that it prints."""

from collections.abc import Callable

import numpy as np
import pytest

from serveplate import Brief, Design, grade, simulate
from serveplate.simulator.brief import Engine, Gpu, Limits, Timing, Traffic
from serveplate.simulator.cache import cache_bytes, sequences_that_fit
from serveplate.simulator.design import starting_design
from serveplate.simulator.engine import Cancelled
from serveplate.simulator.measures import measure
from serveplate.simulator.study import evaluate, evaluate_all
from serveplate.simulator.workload import progress_of, workload_of

LINKED_GPU = Gpu(link_bandwidth_bytes_per_s=119e9, link_latency_s=3.47e-6)
FITTED_TIMING = Timing(compute_efficiency=0.393, bandwidth_efficiency=0.941, pass_overhead_s=0.00216)
PAGED = Design("continuous", "paged", 1, 16, 0)


def crowded(rate: float, prefill: int = 8192) -> Brief:
    engine = Engine(max_sequences=1024, prefill_tokens_max=prefill)
    return Brief(traffic=Traffic(requests_per_s=rate), engine=engine)


def closed(concurrency: int, requests: int, lengths: str = "fixed", prompt: int = 1024, output: int = 256) -> Traffic:
    return Traffic(
        arrivals="closed",
        concurrency=concurrency,
        requests=requests,
        lengths=lengths,
        prompt_tokens_mean=prompt,
        output_tokens_mean=output,
    )


# p95 TTFT s, p95 TPOT ms, $/M tokens, tokens/s, run s, passes, evictions: as section 8 prints them.
FIGURES = [
    (Brief(), Design(), "73.876556 9.177967 0.338420 1641.6147 145.468968 17075 0"),
    (Brief(), Design("continuous"), "4.759850 19.808981 0.168094 3305.0262 72.254798 5972 0"),
    (Brief(), Design("static", "paged"), "20.003621 17.402984 0.193108 2876.9185 83.006871 6978 0"),
    (Brief(), PAGED, "0.177888 26.402040 0.157929 3517.7605 67.885236 5205 0"),
    (Brief(), PAGED.moved("gpus", 2), "0.061246 6.535841 0.292491 3798.7923 62.863136 14187 0"),
    (Brief(), PAGED.moved("bits", 8), "0.169332 17.361355 0.149042 3727.5107 64.065275 8288 0"),
    (Brief(), PAGED.moved("bits", 8).moved("draft", 2), "0.168308 9.574449 0.143382 3874.6667 61.632140 8004 0"),
    (Brief(), PAGED.moved("bits", 8).moved("draft", 4), "0.170249 9.016971 0.143042 3883.8575 61.486293 7068 0"),
    (Brief(), PAGED.moved("bits", 4), "0.168959 11.342405 0.144426 3846.6520 62.080999 13790 0"),
    (crowded(24), PAGED, "2.733040 98.101079 0.119492 4649.3279 75.652011 2920 50"),
    (
        crowded(40),
        PAGED.moved("bits", 8).moved("draft", 2),
        "38.231484 190.617756 0.100538 5525.8418 106.304346 1593 451",
    ),
    (crowded(40, prefill=2048), PAGED, "51.003247 169.706554 0.120035 4628.2847 126.919807 3868 510"),
    (
        Brief(gpu=Gpu(memory_bytes=20e9), traffic=Traffic(requests_per_s=8)),
        Design("static", "paged", 1, 16, 2),
        "8.799696 4.728829 0.342312 1622.9520 67.857830 6944 6",
    ),
    (Brief(engine=Engine(prefill_tokens_max=512)), PAGED, "0.150330 27.574893 0.157968 3516.8951 67.901939 5350 0"),
    (
        Brief(gpu=LINKED_GPU),
        Design("continuous", "paged", 2, 8, 4),
        "0.086990 3.166310 0.281814 3942.7060 60.568554 14739 0",
    ),
]


@pytest.mark.parametrize(("brief", "design", "printed"), FIGURES, ids=lambda each: getattr(each, "key", ""))
def test_every_figure_of_the_table(brief: Brief, design: Design, printed: str) -> None:
    found = measure(simulate(brief, design))
    figures = (
        f"{found.ttft_p95_s:.6f} {found.tpot_p95_s * 1e3:.6f} {found.cost_usd_per_million_tokens:.6f} "
        f"{found.throughput_tokens_per_s:.4f} {found.run_s:.6f} {found.passes} {found.evictions}"
    )
    assert figures == printed


def test_the_workload() -> None:
    workload, passes = workload_of(Brief()), progress_of(Brief(), 4)
    assert len(workload.prompt_tokens) == 964
    assert workload.output_tokens.sum() == 238_804
    assert np.round(workload.arrival_s[:3], 9).tolist() == [0.007167682, 0.247252385, 0.293296370]
    assert workload.prompt_tokens[:3].tolist() == [230, 393, 770]
    assert workload.output_tokens[:3].tolist() == [834, 174, 53]
    # The first draws, 0.081, 0.888 and 0.149, lie between powers of 0.7 that accept four, none and four tokens.
    assert passes.gains[passes.first[:3]].tolist() == [5, 1, 5]


@pytest.mark.parametrize(("bits", "gigabytes"), [(16, "63.939478"), (8, "71.969739"), (4, "75.984869")])
def test_bytes_left_for_the_cache(bits: int, gigabytes: str) -> None:
    design = Design(bits=bits)
    assert f"{cache_bytes(Brief(), design) / 1e9:.6f}" == gigabytes
    assert simulate(Brief(), design).cache_bytes == cache_bytes(Brief(), design)


def test_sequences_that_fit() -> None:
    assert sequences_that_fit(Brief(), PAGED.moved("bits", 8)) == 428
    # 63,939,477,504 bytes hold 59.5 contexts of 8,192 tokens at 131,072 bytes each.
    assert sequences_that_fit(Brief(), Design()) == 59


@pytest.mark.parametrize(
    ("brief", "design", "tpot_ms", "throughput", "passes"),
    [
        (Brief(traffic=closed(64, 256)), PAGED, "12.894186", "3807.6352", 1052),
        (
            Brief(gpu=LINKED_GPU, timing=FITTED_TIMING, traffic=closed(64, 256)),
            PAGED.moved("gpus", 2),
            "9.633251",
            "4813.6262",
            1052,
        ),
    ],
    ids=["plate", "fitted"],
)
def test_spot_figures_of_the_closed_loop(
    brief: Brief, design: Design, tpot_ms: str, throughput: str, passes: int
) -> None:
    found = measure(simulate(brief, design))
    assert f"{found.tpot_mean_s * 1e3:.6f}" == tpot_ms
    assert f"{found.throughput_tokens_per_s:.4f}" == throughput
    assert found.passes == passes


def test_closed_loop_with_exponential_lengths() -> None:
    found = measure(simulate(Brief(traffic=closed(64, 256, "exponential")), PAGED.moved("bits", 8)))
    assert f"{found.tpot_mean_s * 1e3:.6f}" == "23.086957"


# Section 9: what the plate says.


def checks(design: Design, brief: Brief | None = None) -> dict[str, bool]:
    return {check.name: check.passed for check in grade(simulate(brief or Brief(), design)).checks}


def test_the_starting_server_fails_on_queueing_not_on_speed() -> None:
    assert starting_design(Brief()) == Design()
    assert checks(Design()) == {"ttft": False, "tpot": True, "cost": False, "quality": True}


def test_continuous_batching_with_paging_meets_all_but_speed() -> None:
    assert checks(PAGED) == {"ttft": True, "tpot": False, "cost": True, "quality": True}


def test_two_gpus_meet_speed_at_about_twice_the_cost() -> None:
    two = PAGED.moved("gpus", 2)
    assert checks(two) == {"ttft": True, "tpot": True, "cost": False, "quality": True}
    costs = [measure(simulate(Brief(), design)).cost_usd_per_million_tokens for design in (PAGED, two)]
    assert costs[1] / costs[0] == pytest.approx(2, rel=0.1)


def test_four_bits_are_refused_for_quality_alone() -> None:
    assert checks(PAGED.moved("bits", 4)) == {"ttft": True, "tpot": True, "cost": True, "quality": False}


def test_eight_of_the_72_designs_pass() -> None:
    results = list(evaluate_all(Brief()))
    assert len(results) == 72
    passing = {result.design for result in results if result.grade.passed}
    assert passing == {
        Design("continuous", cache, 1, bits, draft)
        for cache in ("contiguous", "paged")
        for bits in (16, 8)
        for draft in (2, 4)
    }


# Sections 5 and 7: what can't be measured.


@pytest.mark.parametrize(
    ("memory", "design", "words"),
    [
        (16e9, Design(), ("16-bit weights", "16.1 GB", "1 GPU has 16.0 GB")),
        (8e9, Design(gpus=2), ("16-bit weights", "16.1 GB", "2 GPUs have 16.0 GB")),
        (17e9, Design(), ("8,192 tokens", "1.07 GB", "0.939 GB")),
        (17e9, Design("continuous", "paged"), ("8,192 tokens", "1.07 GB", "0.939 GB")),
    ],
)
def test_an_infeasible_design_is_a_result_with_its_reason(memory: float, design: Design, words: tuple) -> None:
    result = evaluate(Brief(gpu=Gpu(memory_bytes=memory)), design)
    assert not result.measures.feasible
    assert "\n" not in result.measures.reason
    assert all(word in result.measures.reason for word in words), result.measures.reason
    assert result.measures.cache_bytes == design.gpus * memory - Brief().model.weight_bytes(16)
    assert result.measures.requests is None
    assert [check.value for check in result.grade.checks] == [None, None, None, 16]
    assert [check.passed for check in result.grade.checks] == [False, False, False, True]
    assert len(result.run.requests.arrival_s) == len(result.run.passes.start_s) == len(result.run.reserved_tokens) == 0


def test_the_cache_that_holds_exactly_one_context_is_feasible() -> None:
    brief = Brief()
    one = brief.model.weight_bytes(16) + brief.model.kv_bytes_per_token * brief.model.context_tokens
    for cache in ("contiguous", "paged"):
        design = Design("continuous", cache)
        traffic = Traffic(duration_s=2)
        assert simulate(Brief(gpu=Gpu(memory_bytes=one), traffic=traffic), design).reason is None
        assert simulate(Brief(gpu=Gpu(memory_bytes=one - 8), traffic=traffic), design).reason is not None


def test_a_workload_of_no_requests_passes_nothing_but_quality() -> None:
    result = evaluate(Brief(traffic=Traffic(requests_per_s=1e-6)), Design())
    assert result.measures.feasible
    assert result.measures.requests == result.measures.tokens == result.measures.passes == 0
    assert result.measures.run_s is None
    assert result.measures.throughput_tokens_per_s is None
    assert result.measures.ttft_p95_s is None
    assert [check.passed for check in result.grade.checks] == [False, False, False, True]


def test_where_no_output_has_two_tokens_there_is_no_tpot_and_its_check_holds() -> None:
    result = evaluate(Brief(traffic=Traffic(output_tokens_max=1)), PAGED)
    assert result.measures.requests == result.measures.tokens == 964
    assert result.measures.tpot_p95_s is None
    assert result.measures.tpot_mean_s is None
    assert result.measures.decode_s == 0
    assert result.grade.tpot.value is None
    assert result.grade.tpot.passed


def test_checks_compare_unrounded() -> None:
    value = measure(simulate(Brief(), PAGED)).tpot_p95_s
    at = Brief(limits=Limits(tpot_p95_s=value))
    below = Brief(limits=Limits(tpot_p95_s=float(np.nextafter(value, 0))))
    assert checks(PAGED, at)["tpot"]
    assert not checks(PAGED, below)["tpot"]
    assert checks(PAGED, Brief(limits=Limits(min_weight_bits=16)))["quality"]
    assert not checks(PAGED, Brief(limits=Limits(min_weight_bits=17)))["quality"]


def after(looks: int) -> Callable[[], bool]:
    """A ``cancelled`` that answers True from so many looks on."""
    answers = iter([False] * looks)
    return lambda: next(answers, True)


@pytest.mark.parametrize("looks", [0, 3])
def test_a_simulation_stops_when_it_is_cancelled(looks: int) -> None:
    with pytest.raises(Cancelled):
        simulate(Brief(), Design(), after(looks))


def test_it_looks_at_cancelled_every_few_hundred_passes() -> None:
    looks = []
    run = simulate(Brief(), PAGED, lambda: bool(looks.append(1)))
    assert len(looks) > len(run.passes.start_s) / 500

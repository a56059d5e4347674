"""Distributions against the Measures, and their curves against both."""

from dataclasses import replace

import numpy as np
import pytest

from serveplate import Brief, Design
from serveplate.simulator.brief import Traffic
from serveplate.simulator.distributions import Distribution, distributions_of
from serveplate.simulator.study import evaluate

PASSING = Design("continuous", "paged", 1, 8, 2)


def _distribution(*values: float, limit: float = 1.0) -> Distribution:
    return Distribution(np.array(values), None, None, None, None, limit)


@pytest.mark.parametrize("design", [Design(), PASSING])
def test_percentiles_are_the_measures_and_lie_on_the_curve(design: Design) -> None:
    result = evaluate(Brief(), design)
    for name in ("ttft", "tpot"):
        distribution = getattr(distributions_of(result), name)
        values, shares = distribution.curve(points=10_000)
        for share, value in ((0.5, distribution.p50_s), (0.95, distribution.p95_s), (0.99, distribution.p99_s)):
            assert value == getattr(result.measures, f"{name}_p{share * 100:.0f}_s")
            assert np.interp(share, shares, values) == pytest.approx(value, rel=1e-12)
        assert distribution.mean_s == getattr(result.measures, f"{name}_mean_s")
        assert distribution.values_s.mean() == pytest.approx(distribution.mean_s, rel=1e-12)
        assert distribution.limit_s == getattr(result.brief.limits, f"{name}_p95_s")


def test_share_within_the_limit_counts_a_value_at_the_limit() -> None:
    assert _distribution(0.5, 1.0, 1.5, 2.0).within_limit == 0.5
    assert _distribution(2.0).within_limit == 0.0


def test_a_design_passes_with_95_in_100_within_the_limit() -> None:
    passing, starting = (distributions_of(evaluate(Brief(), design)) for design in (PASSING, Design()))
    assert passing.ttft.within_limit is not None
    assert passing.ttft.within_limit > 0.95
    assert starting.ttft.within_limit is not None
    assert starting.ttft.within_limit < 0.2


def test_tpot_leaves_out_outputs_of_one_token() -> None:
    result = evaluate(Brief(), PASSING)
    distributions = distributions_of(result)
    assert len(distributions.ttft.values_s) == 964
    assert len(distributions.tpot.values_s) == int((result.run.requests.output_tokens >= 2).sum()) < 964


def test_a_long_curve_is_thinned_evenly_and_keeps_its_ends() -> None:
    distribution = _distribution(*np.arange(1.0, 100_001.0))
    values, shares = distribution.curve(points=100)
    assert len(values) == 100
    assert (values[0], values[-1], shares[0], shares[-1]) == (1, 100_000, 0, 1)
    assert np.ptp(np.diff(values)) <= 1


def test_one_value_is_an_upright_line_and_none_is_nothing() -> None:
    values, shares = _distribution(3.0).curve()
    assert (values.tolist(), shares.tolist()) == ([3, 3], [0, 1])
    values, shares = _distribution().curve()
    assert len(values) == len(shares) == 0


def test_without_a_result_there_are_no_values() -> None:
    small = replace(Brief(), gpu=replace(Brief().gpu, memory_bytes=10e9))
    empty = replace(Brief(), traffic=Traffic(requests_per_s=0.001, duration_s=0.001))
    for brief in (small, empty):
        for distribution in vars(distributions_of(evaluate(brief, Design()))).values():
            assert distribution.within_limit is None
            assert distribution.p95_s is None
            assert len(distribution.values_s) == 0

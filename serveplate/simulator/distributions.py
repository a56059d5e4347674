"""How TTFT and TPOT are spread over the requests: sorted, with their percentiles, mean, limit and share within it."""

from dataclasses import dataclass

import numpy as np

from serveplate.simulator.measures import tpot_s
from serveplate.simulator.study import Result
from serveplate.simulator.workload import Floats


@dataclass(frozen=True, eq=False)
class Distribution:
    """One latency of every request that has it, in seconds.

    Attributes:
        values_s: in ascending order, shape (requests that have it,).
        p50_s, p95_s, p99_s, mean_s: the Measures' own numbers; None where there are no values.
        limit_s: the most that p95 may be.
    """

    values_s: Floats
    p50_s: float | None
    p95_s: float | None
    p99_s: float | None
    mean_s: float | None
    limit_s: float

    @property
    def within_limit(self) -> float | None:
        """The share of the values that are at most the limit; None where there are none."""
        if not len(self.values_s):
            return None
        return int(np.searchsorted(self.values_s, self.limit_s, side="right")) / len(self.values_s)

    def curve(self, points: int = 1000) -> tuple[Floats, Floats]:
        """The cumulative curve, thinned evenly by rank to so many points at most.

        A value's share is its rank over the last rank, so that the curve runs through the percentiles, which are
        interpolated between the same ranks.

        Args:
            points: the most there may be, at least 2.

        Returns:
            Values in seconds and shares from 0 to 1, both ascending; empty without values.
        """
        count = len(self.values_s)
        if count == 1:
            return np.repeat(self.values_s, 2), np.array([0.0, 1.0])
        ranks = np.unique(np.linspace(0, count - 1, min(count, points)).round().astype(np.int64))
        return self.values_s[ranks], ranks / max(count - 1, 1)


@dataclass(frozen=True)
class Distributions:
    """A result's two latencies."""

    ttft: Distribution
    tpot: Distribution


def distributions_of(result: Result) -> Distributions:
    """The distributions of a result; of an infeasible design, or without requests, they have no values."""
    requests, measures, limits = result.run.requests, result.measures, result.brief.limits
    return Distributions(
        ttft=Distribution(
            np.sort(requests.first_token_s - requests.arrival_s),
            measures.ttft_p50_s,
            measures.ttft_p95_s,
            measures.ttft_p99_s,
            measures.ttft_mean_s,
            limits.ttft_p95_s,
        ),
        tpot=Distribution(
            np.sort(tpot_s(requests)),
            measures.tpot_p50_s,
            measures.tpot_p95_s,
            measures.tpot_p99_s,
            measures.tpot_mean_s,
            limits.tpot_p95_s,
        ),
    )

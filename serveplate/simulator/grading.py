"""A run's measures held against the brief's limits."""

from dataclasses import dataclass

from serveplate.simulator.measures import measure
from serveplate.simulator.run import Run


@dataclass(frozen=True)
class Check:
    """One measure against its limit.

    Attributes:
        name: "ttft" (s), "tpot" (s), "cost" ($ per million generated tokens) or "quality" (weight bits).
        value: None where there is nothing to measure.
        limit: the most it may be; for quality the least.
        passed: compared unrounded.
    """

    name: str
    value: float | None
    limit: float
    passed: bool


@dataclass(frozen=True)
class Grade:
    """The four checks of one design; the design passes when all hold."""

    ttft: Check
    tpot: Check
    cost: Check
    quality: Check

    @property
    def checks(self) -> tuple[Check, ...]:
        """The four, in the order in which they are shown."""
        return (self.ttft, self.tpot, self.cost, self.quality)

    @property
    def passed(self) -> bool:
        """Whether all four hold."""
        return all(check.passed for check in self.checks)


def grade(run: Run) -> Grade:
    """A run's measures against its brief's limits (MODEL.md section 7)."""
    measures, limits = measure(run), run.brief.limits

    def at_most(name: str, value: float | None, limit: float, without: bool = False) -> Check:
        return Check(name, value, limit, without if value is None else value <= limit)

    bits, floor = run.design.bits, limits.min_weight_bits
    # Outputs of one token have no time per output token that could be too long.
    only_first_tokens = measures.ttft_p95_s is not None
    return Grade(
        ttft=at_most("ttft", measures.ttft_p95_s, limits.ttft_p95_s),
        tpot=at_most("tpot", measures.tpot_p95_s, limits.tpot_p95_s, without=only_first_tokens),
        cost=at_most("cost", measures.cost_usd_per_million_tokens, limits.cost_usd_per_million_tokens),
        quality=Check("quality", bits, floor, bits >= floor),
    )

"""A run's measures held against the brief's limits."""

from dataclasses import dataclass


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

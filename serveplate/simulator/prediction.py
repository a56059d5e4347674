"""What a move did to each measure, to be held against what was expected of it: better, the same or worse, and why."""

from dataclasses import dataclass

from serveplate.simulator.causes import Split, causes
from serveplate.simulator.study import Result

BETS = ("better", "same", "worse")
MOVED_SHARE = 0.01
"""A measure that changes by less of itself has stayed the same."""

_MEASURES = {"ttft": "ttft", "tpot": "decode", "cost": None}


@dataclass(frozen=True)
class PartChange:
    """A kind of part of a mean time (``causes.Part.kind``), before a move and after it, in seconds."""

    kind: str
    before_s: float
    after_s: float

    @property
    def change_s(self) -> float:
        """How much longer it takes now; negative where it takes less."""
        return self.after_s - self.before_s


@dataclass(frozen=True)
class Outcome:
    """What became of one measure.

    Attributes:
        check: "ttft", "tpot" or "cost".
        before, after: the measure in its unit of the checks; None where there was nothing to measure.
        became: one of BETS.
        parts: of the mean time behind it, what changed by more than MOVED_SHARE of the whole, the largest change
            first; none of the cost, which follows from throughput and GPUs.
    """

    check: str
    before: float | None
    after: float | None
    became: str
    parts: tuple[PartChange, ...]


def has_moved(before: float | None, after: float | None) -> bool:
    """Whether a measure has changed by enough to be told."""
    if before is None or after is None:
        return before is not after
    return abs(after - before) >= MOVED_SHARE * abs(before)


def outcomes_of(before: Result, after: Result) -> tuple[Outcome, ...]:
    """What a move from one design to another did to TTFT, TPOT and cost, in this order."""
    splits_before, splits_after = causes(before.run), causes(after.run)
    outcomes = []
    for check, split in _MEASURES.items():
        old, new = getattr(before.grade, check).value, getattr(after.grade, check).value
        parts = () if split is None else _changed(getattr(splits_before, split), getattr(splits_after, split))
        outcomes.append(Outcome(check, old, new, _became(old, new), parts))
    return tuple(outcomes)


def _became(before: float | None, after: float | None) -> str:
    if not has_moved(before, after):
        return "same"
    if before is None or after is None:
        return "worse" if after is None else "better"
    return "better" if after < before else "worse"


def _changed(before: Split, after: Split) -> tuple[PartChange, ...]:
    if before.seconds is None or after.seconds is None:
        return ()
    kinds = dict.fromkeys([*before.kinds, *after.kinds])
    changes = [PartChange(kind, before.kinds.get(kind, 0.0), after.kinds.get(kind, 0.0)) for kind in kinds]
    least = MOVED_SHARE * max(before.seconds, after.seconds)
    return tuple(sorted((c for c in changes if abs(c.change_s) > least), key=lambda c: -abs(c.change_s)))

"""Where the time of a run went, which limit binds, and what kind of lever would touch what makes it.

All of it from one Run: each pass's time, by part, is counted once for every request that it kept busy or waiting, so
that the parts of a mean add up to the mean that was measured.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from serveplate.simulator import cache
from serveplate.simulator.brief import Brief
from serveplate.simulator.design import Design
from serveplate.simulator.grading import Check, Grade, grade
from serveplate.simulator.roofline import PASS_PARTS, Roofline
from serveplate.simulator.run import Run
from serveplate.simulator.workload import Floats, Ints

QUEUE_CAUSES = ("pass", "batch", "memory", "sequences", "prompts")
_WORTH_A_HINT = 0.1
_AS_LONG_AS_ITS_TRAFFIC = 0.9
# What makes a part smaller, the most telling lever first. "more" and "fewer" are a lever's next settings.
_MOVES = {
    "batch": (("batching", "continuous"),),
    "memory": (("cache", "paged"), ("bits", "fewer"), ("gpus", "more")),
    "prompts": (("gpus", "more"),),
    "pass": (("bits", "fewer"), ("gpus", "more")),
    "weights": (("bits", "fewer"), ("draft", "more"), ("gpus", "more")),
    "kv": (("draft", "more"), ("gpus", "more")),
    "compute": (("draft", "fewer"), ("gpus", "more")),
    "overhead": (("draft", "more"),),
    "link": (("draft", "more"), ("gpus", "fewer")),
    "draft": (("draft", "fewer"), ("bits", "fewer"), ("gpus", "more")),
    "stalls": (("gpus", "more"),),
    "evicted": (("bits", "fewer"), ("gpus", "more")),
    "room": (("bits", "fewer"), ("gpus", "more")),
    "idle": (("gpus", "fewer"),),
}


@dataclass(frozen=True)
class Part:
    """A part of a mean time.

    Attributes:
        stage: "queue" (before its first pass), "prefill", "decode", "draft" (a pass's draft tokens), "between" (decode
            passes) or "idle".
        cause: one of QUEUE_CAUSES in the queue; one of PASS_PARTS in a pass; between passes "stalls" (prefills of
            others), "evicted" (out of the cache) or "again" (prefilled once more); or "idle".
        seconds: of the mean.
    """

    stage: str
    cause: str
    seconds: float

    @property
    def kind(self) -> str:
        """What it is for a lever: its cause, but one for all draft tokens and one for all that evictions cost."""
        if self.stage == "draft":
            return "draft"
        return "evicted" if self.cause == "again" else self.cause


@dataclass(frozen=True)
class Split:
    """A measured time and the parts that make it.

    Attributes:
        name: "ttft" (mean over all requests), "decode" (mean of finish - first token over requests with outputs of
            two tokens or more) or "run" (from 0 to the last finish).
        seconds: measured; None where there was nothing to measure, and then there are no parts.
    """

    name: str
    seconds: float | None
    parts: tuple[Part, ...]

    @cached_property
    def kinds(self) -> dict[str, float]:
        """Seconds of each kind of part that took time, the largest first."""
        kinds: dict[str, float] = {}
        for part in self.parts:
            kinds[part.kind] = kinds.get(part.kind, 0.0) + part.seconds
        return dict(sorted(((kind, s) for kind, s in kinds.items() if s > 0), key=lambda item: -item[1]))

    def share(self, seconds: float) -> float:
        """So many of its seconds, as a share of it."""
        return seconds / self.seconds if self.seconds else 0.0


@dataclass(frozen=True)
class Move:
    """A lever and where to: "more" or "fewer" of it, or the setting."""

    lever: str
    to: str


@dataclass(frozen=True)
class Binding:
    """The check that binds: of those that fail the one furthest over its limit, else the nearest to it.

    Attributes:
        check: of TTFT, TPOT or cost.
        split: the time behind it.
        kind: the part that makes most of it.
        lead: the largest part of some weight that a lever still touches, one that isn't only bought if there is any;
            None where no lever does. A kind of part, or "price": GPUs are paid for while they wait for traffic.
        moves: what would make ``lead`` smaller.
        traffic_bound: the run is as long as its traffic, so that faster passes don't make it cheaper.
    """

    check: Check
    split: Split
    kind: str
    lead: str | None
    moves: tuple[Move, ...]
    traffic_bound: bool


@dataclass(frozen=True)
class Causes:
    """Where a run's time went, and what binds (None where nothing was measured)."""

    ttft: Split
    decode: Split
    run: Split
    grade: Grade
    binding: Binding | None


def causes(run: Run) -> Causes:
    """Split the mean TTFT, the mean time from first token to finish, and the run; find what binds."""
    graded = grade(run)
    if not len(run.requests.arrival_s):
        ttft_of_none, decode_of_none, no_run = (Split(name, None, ()) for name in ("ttft", "decode", "run"))
        return Causes(ttft_of_none, decode_of_none, no_run, graded, None)
    passes, requests = run.passes, run.requests
    roofline, prefill = Roofline(run.brief, run.design), passes.prefill
    seconds, context = passes.duration_s, passes.context_tokens.astype(np.float64)
    sequences = passes.sequences[~prefill].astype(np.float64)
    prefill_s = roofline.prefill_parts_s(context[prefill], seconds[prefill], passes.compute_bound[prefill])
    target_s, draft_s = roofline.decode_parts_s(sequences, context[~prefill])
    first, again, out = _admitted(run)

    queue = _queue_s(run, passes.waiting - out)
    ttft = [*_parts("queue", QUEUE_CAUSES, queue), *_pass_parts("prefill", prefill_s * first[prefill])]
    kept = (passes.resident - passes.sequences) * prefill
    decode = [
        *_pass_parts("decode", target_s * sequences),
        *_pass_parts("draft", draft_s * sequences),
        *_parts("between", ("stalls", "evicted", "again"), (seconds * np.stack((kept, out, again))).sum(axis=1)),
    ]
    run_s = float(requests.finish_s.max())
    whole = [
        *_pass_parts("prefill", prefill_s),
        *_pass_parts("decode", target_s),
        *_pass_parts("draft", draft_s),
        Part("idle", "idle", max(run_s - float(seconds.sum()), 0.0)),
    ]
    long = requests.output_tokens >= 2
    splits = {
        "ttft": _mean("ttft", requests.first_token_s - requests.arrival_s, ttft),
        "decode": _mean("decode", (requests.finish_s - requests.first_token_s)[long], decode),
        "run": Split("run", run_s, tuple(whole)),
    }
    return Causes(**splits, grade=graded, binding=_binding(run, graded, splits))


def _parts(stage: str, names: tuple[str, ...], seconds: Floats) -> list[Part]:
    return [Part(stage, name, each) for name, each in zip(names, seconds.tolist(), strict=True)]


def _pass_parts(stage: str, seconds: Floats) -> list[Part]:
    """Parts from what each pass spends on each of PASS_PARTS, shape (5, passes)."""
    return _parts(stage, PASS_PARTS, seconds.sum(axis=1))


def _mean(name: str, measured: Floats, totals: list[Part]) -> Split:
    count = len(measured)
    if not count:
        return Split(name, None, ())
    return Split(name, float(measured.mean()), tuple(Part(p.stage, p.cause, p.seconds / count) for p in totals))


def _admitted(run: Run) -> tuple[Ints, Ints, Ints]:
    """Requests that each pass prefills for the first time, and again, and those that are evicted during it."""
    passes, count = run.passes, len(run.passes.start_s)
    entry = np.repeat(np.flatnonzero(passes.prefill), passes.sequences[passes.prefill])
    firsts = np.zeros(len(entry), np.bool_)
    firsts[np.unique(run.admissions, return_index=True)[1]] = True
    first, again = (np.bincount(entry[which], minlength=count) for which in (firsts, ~firsts))
    return first, again, np.cumsum(np.bincount(run.evictions.before_pass, minlength=count) - again)


def _queue_s(run: Run, waiting: Ints) -> Floats:
    """Seconds from arrival to the first pass, of all requests together, by QUEUE_CAUSES, shape (5,).

    Up to the end of the pass that is under way at its arrival a request waits for that; from then on, since the queue
    is served in order, for what keeps the queue's head out.

    Args:
        run: the run.
        waiting: requests that wait for their first pass during each pass, shape (passes,).
    """
    passes, requests, start_s = run.passes, run.requests, run.passes.start_s
    boundary = np.searchsorted(start_s, requests.arrival_s)
    kept_out = passes.duration_s * waiting
    queue_s = np.bincount(_kept_out_by(run), weights=kept_out, minlength=len(QUEUE_CAUSES)).astype(np.float64)
    queue_s[QUEUE_CAUSES.index("pass")] = (start_s[boundary] - requests.arrival_s).sum()
    return queue_s


def _kept_out_by(run: Run) -> Ints:
    """What would keep the queue's head out during each pass: an index of QUEUE_CAUSES, shape (passes,)."""
    passes, brief, design = run.passes, run.brief, run.design
    _, batch, memory, sequences, prompts = range(len(QUEUE_CAUSES))
    admitted = np.cumsum(passes.sequences * passes.prefill)
    # The next to be admitted; of one that was evicted the prompt alone, a little less than it will prefill.
    head = run.admissions[np.minimum(admitted, len(run.admissions) - 1)]
    prompt = run.requests.prompt_tokens[head]
    full = passes.resident >= brief.engine.max_sequences
    if design.batching == "continuous":
        beyond = passes.prefill & (passes.context_tokens + prompt > brief.engine.prefill_tokens_max)
        return np.where(full, sequences, np.where(beyond, prompts, memory))
    unit, slots = cache.unit_tokens(brief, design), cache.slots_of(brief, design)
    needed = cache.blocks_of(prompt + 1, unit) * unit if design.cache == "paged" else unit
    reserved = passes.used_tokens + passes.resident * (unit - 1)  # the most that it can be: quick, and mostly enough
    if (reserved + needed > slots * unit).any():
        reserved = run.reserved_tokens
    no_room = reserved + needed > slots * unit
    return np.where(full, sequences, np.where(no_room, memory, batch))


def _binding(run: Run, graded: Grade, splits: dict[str, Split]) -> Binding | None:
    numbers = [check for check in (graded.ttft, graded.tpot, graded.cost) if check.value is not None]
    if not numbers:
        return None
    check = max(numbers, key=lambda check: (check.value or 0.0) / check.limit)
    split = splits[{"ttft": "ttft", "tpot": "decode", "cost": "run"}[check.name]]
    kind = next(iter(split.kinds))
    if check.name == "cost" and _as_long_as_its_traffic(run):
        moves = _offered(run, (("gpus", "fewer"),))
        return Binding(check, split, kind, "price" if moves else None, moves, True)
    lead, moves = _lead(run, split, splits["decode"])
    return Binding(check, split, kind, lead, moves, False)


def _lead(run: Run, split: Split, decode: Split) -> tuple[str | None, tuple[Move, ...]]:
    """The largest part of some weight that has moves, and these; one with more than GPUs to buy, if there is any."""
    touched = []
    for kind, seconds in split.kinds.items():
        # Places are free sooner when what makes decoding long is mended.
        moves = _lead(run, decode, decode)[1] if kind == "sequences" else moves_for(run, kind, split.name)
        if moves and split.share(seconds) >= _WORTH_A_HINT:
            touched.append((kind, moves))
    unbought = [each for each in touched if each[1] != (Move("gpus", "more"),)]
    return next(iter(unbought or touched), (None, ()))


def _as_long_as_its_traffic(run: Run) -> bool:
    if run.brief.traffic.arrivals == "closed":
        return False
    return bool(run.requests.arrival_s[-1] >= _AS_LONG_AS_ITS_TRAFFIC * run.requests.finish_s.max())


def moves_for(run: Run, kind: str, split: str = "") -> tuple[Move, ...]:
    """The moves that the run's brief still offers and that make a kind of part of a split smaller.

    Weights never go below the quality floor. Where how requests join or how memory is set aside can be mended, that
    comes before all that is bought.
    """
    # A prefill takes no draft tokens.
    moves = _offered(run, (m for m in _MOVES[kind] if not (split == "ttft" and kind in PASS_PARTS and m[0] == "draft")))
    return moves[:1] if moves and moves[0].lever in ("batching", "cache") else moves


def _offered(run: Run, wanted: Iterable[tuple[str, str]]) -> tuple[Move, ...]:
    return tuple(Move(lever, to) for lever, to in wanted if _is_offered(run.brief, run.design, lever, to))


def _is_offered(brief: Brief, design: Design, lever: str, to: str) -> bool:
    offered, setting = getattr(brief.levers, lever), getattr(design, lever)
    if to not in ("more", "fewer"):
        return to in offered and to != setting
    floor = brief.limits.min_weight_bits if lever == "bits" else 0
    return any((other > setting if to == "more" else other < setting) and other >= floor for other in offered)

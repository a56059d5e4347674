"""A run along its time: what a dashboard would have shown, each request's phases, and why it waited."""

from dataclasses import dataclass
from enum import IntEnum
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from serveplate.simulator.run import Run
from serveplate.simulator.workload import Floats, Ints

_Numbers = TypeVar("_Numbers", Floats, Ints)


class Kind(IntEnum):
    """What the server does in a piece of time."""

    IDLE = 0
    PREFILL = 1
    DECODE = 2


class Phase(IntEnum):
    """What happens to a request."""

    WAITING = 0
    PREFILL = 1
    DECODE = 2
    EVICTED = 3


@dataclass(frozen=True)
class Series:
    """A run as step functions of time.

    Attributes:
        start_s: of each pass and each idle time, from 0 without a gap; shape (pieces,).
        end_s: when the run ends.
        kind: a Kind for each piece, shape (pieces,).
        sequences: in the pass; running: that hold cache during it; shape (pieces,).
        reserved_bytes, used_bytes: of the cache, set aside and holding tokens, at the piece's end; shape (pieces,).
        waiting_from_s, waiting: how many requests wait from each of these moments on; shape (changes,).
    """

    start_s: Floats
    end_s: float
    kind: Ints
    sequences: Ints
    running: Ints
    reserved_bytes: Floats
    used_bytes: Floats
    waiting_from_s: Floats
    waiting: Ints


@dataclass(frozen=True)
class Reading:
    """The series at one moment."""

    at_s: float
    kind: Kind
    sequences: int
    running: int
    waiting: int
    reserved_bytes: float
    used_bytes: float


@dataclass(frozen=True)
class Phases:
    """Every phase of every request, by request and then by time; arrays of shape (phases,).

    Attributes:
        first: where each request's phases begin, and the end of the last; shape (requests + 1,).
    """

    request: Ints
    phase: Ints
    start_s: Floats
    end_s: Floats
    first: Ints

    def of(self, requests: Ints) -> tuple[Ints, Ints]:
        """The phases of some requests: which, and the place of their request among those given."""
        many = self.first[requests + 1] - self.first[requests]
        place = np.repeat(np.arange(len(requests)), many)
        nth = np.arange(len(place)) - np.repeat(np.cumsum(many) - many, many)
        return self.first[requests][place] + nth, place


@dataclass(frozen=True)
class Wait:
    """What a request waited for before it was first prefilled, in seconds; they add up to all of its wait.

    Attributes:
        batch_s: static batching: the batches before it were not done.
        pass_s: the pass that was under way when it arrived.
        memory_s: the cache had no room for the head of the queue.
        sequences_s: as many sequences ran as may.
        prefill_s: the prefill passes before it were full.
        batches: how many batches it waited for.
    """

    batch_s: float = 0.0
    pass_s: float = 0.0
    memory_s: float = 0.0
    sequences_s: float = 0.0
    prefill_s: float = 0.0
    batches: int = 0


@dataclass(frozen=True)
class Story:
    """One request's way through the server, moments in seconds from the run's start.

    Attributes:
        waited_s, prefill_s: before its first prefill, and in it.
        companions: requests that were prefilled in the same pass.
        out_s: time that it spent evicted.
    """

    request: int
    prompt_tokens: int
    output_tokens: int
    arrival_s: float
    waited_s: float
    wait: Wait
    prefill_s: float
    companions: int
    first_token_s: float
    finish_s: float
    evictions: int
    out_s: float


def series_of(run: Run) -> Series:
    """The run's series; without passes there is no piece."""
    passes = run.passes
    per_token = run.brief.model.kv_bytes_per_token
    ends = passes.start_s + passes.duration_s
    gaps = np.flatnonzero(passes.start_s > np.append(0.0, ends[:-1])[: len(ends)])

    def with_gaps(values: _Numbers, in_gap: _Numbers) -> _Numbers:
        filled: _Numbers = np.insert(values, gaps, in_gap)
        return filled

    idle = np.zeros(len(gaps), np.int64)
    kind = np.where(passes.prefill, int(Kind.PREFILL), int(Kind.DECODE)).astype(np.int64)
    moments, waiting = _waiting(run)
    return Series(
        start_s=with_gaps(passes.start_s, np.append(0.0, ends)[gaps]),
        end_s=float(ends[-1]) if len(ends) else 0.0,
        kind=with_gaps(kind, idle),
        sequences=with_gaps(passes.sequences, idle),
        running=with_gaps(passes.resident, idle),
        reserved_bytes=with_gaps(run.reserved_tokens * np.float64(per_token), np.zeros(len(gaps))),
        used_bytes=with_gaps(passes.used_tokens * np.float64(per_token), np.zeros(len(gaps))),
        waiting_from_s=moments,
        waiting=waiting,
    )


def _waiting(run: Run) -> tuple[Floats, Ints]:
    """How many have arrived and hold no cache, at 0 and from each moment at which somebody comes or goes."""
    requests, evictions = run.requests, run.evictions
    come, go = (requests.arrival_s, evictions.left_s), (requests.admitted_s, evictions.back_s)
    moments = np.concatenate((np.zeros(1), *come, *go))
    joined = sum(map(len, come))
    change = np.concatenate((np.zeros(1, np.int64), np.ones(joined, np.int64), -np.ones(joined, np.int64)))
    distinct, place = np.unique(moments, return_inverse=True)
    return distinct, np.cumsum(np.bincount(place, change, len(distinct)).astype(np.int64))


def read_at(series: Series, at_s: float) -> Reading:
    """What the series say at a moment of the run.

    Raises:
        ValueError: the series have no piece.
    """
    if not len(series.start_s):
        raise ValueError("there is nothing to read: nothing ran")
    piece = max(int(np.searchsorted(series.start_s, at_s, side="right")) - 1, 0)
    change = max(int(np.searchsorted(series.waiting_from_s, at_s, side="right")) - 1, 0)
    return Reading(
        at_s,
        Kind(int(series.kind[piece])),
        int(series.sequences[piece]),
        int(series.running[piece]),
        int(series.waiting[change]),
        float(series.reserved_bytes[piece]),
        float(series.used_bytes[piece]),
    )


def extremes(start_s: Floats, values: NDArray[np.generic], edges_s: Floats) -> tuple[Floats, Floats]:
    """The least and the most of a step function in each column of time: no peak is lost, however narrow.

    Args:
        start_s: from when on each value holds, shape (steps,), at least one.
        values: the values, shape (steps,).
        edges_s: the columns' edges, ascending, none before the first step; shape (columns + 1,).

    Returns:
        Two arrays of shape (columns,).
    """
    first = np.maximum(np.searchsorted(start_s, edges_s[:-1], side="right") - 1, 0)
    last = np.maximum(np.searchsorted(start_s, edges_s[1:], side="left"), first + 1)
    bounds = np.column_stack((first, last)).ravel()
    # reduceat wants every index within the array: a value too many does no harm, the odd places are dropped.
    padded = np.append(values, values[-1:]).astype(np.float64)
    return np.minimum.reduceat(padded, bounds)[::2], np.maximum.reduceat(padded, bounds)[::2]


def share_of(series: Series, kind: Kind, edges_s: Floats) -> Floats:
    """The share of each column of time that the server spends so, shape (columns,); the columns as in extremes."""
    knots = np.append(series.start_s, series.end_s)
    spent = np.append(0.0, np.cumsum(np.diff(knots) * (series.kind == kind)))
    share: Floats = np.diff(np.interp(edges_s, knots, spent)) / np.diff(edges_s)
    return share


def slowest(run: Run) -> Ints:
    """The slowest 5% in TTFT, rounded up, the slowest first: those beyond the p95."""
    ttft = run.requests.first_token_s - run.requests.arrival_s
    return np.argsort(-ttft, kind="stable")[: -(-len(ttft) // 20)]


def visible_requests(run: Run, from_s: float, to_s: float, most: int, keep: int | None = None) -> Ints:
    """Requests in the server or its queue within a span, in order of arrival, at most so many.

    Where there are more, each stands for a group of neighbours: the one with the longest TTFT, or the one to keep.
    """
    requests = run.requests
    there = np.flatnonzero((requests.arrival_s < to_s) & (requests.finish_s > from_s))
    if len(there) <= most:
        return there
    group = np.arange(len(there)) * most // len(there)
    rank = (requests.first_token_s - requests.arrival_s)[there]
    if keep is not None:
        rank[there == keep] = np.inf
    order = np.lexsort((rank, group))
    rows: Ints = there[order[np.append(np.flatnonzero(np.diff(group)), len(group) - 1)]]
    return rows


def phases_of(run: Run) -> Phases:
    """Every request's phases, those of no length left out; a phase of decoding includes the stalls within it."""
    requests, evictions = run.requests, run.evictions
    everyone = np.arange(len(requests.arrival_s))
    back_end_s = evictions.back_s + run.passes.duration_s[_pass_at(run, evictions.back_s)]
    # Decoding goes on from each first token and each return to the eviction or the finish that follows it.
    who = np.concatenate((everyone, evictions.request))
    begins = np.concatenate((requests.first_token_s, back_end_s))
    ends = np.concatenate((requests.finish_s, evictions.left_s))
    by_begin, by_end = np.lexsort((begins, who)), np.lexsort((ends, who))
    pieces = (
        (everyone, Phase.WAITING, requests.arrival_s, requests.admitted_s),
        (everyone, Phase.PREFILL, requests.admitted_s, requests.first_token_s),
        (who[by_begin], Phase.DECODE, begins[by_begin], ends[by_end]),
        (evictions.request, Phase.EVICTED, evictions.left_s, evictions.back_s),
        (evictions.request, Phase.PREFILL, evictions.back_s, back_end_s),
    )
    request = np.concatenate([piece[0] for piece in pieces])
    phase = np.repeat([int(piece[1]) for piece in pieces], [len(piece[0]) for piece in pieces])
    start_s, end_s = (np.concatenate([piece[column] for piece in pieces]) for column in (2, 3))
    order = np.lexsort((start_s, request))
    order = order[(end_s > start_s)[order]]
    first = np.searchsorted(request[order], np.arange(len(everyone) + 1))
    return Phases(request[order], phase[order], start_s[order], end_s[order], first)


def _pass_at(run: Run, moments: Floats) -> Ints:
    """The passes that begin at these moments."""
    return np.searchsorted(run.passes.start_s, moments, side="right") - 1


def wait_of(run: Run, request: int) -> Wait:
    """Why a request waited, pass by pass."""
    passes = run.passes
    arrival, admitted = float(run.requests.arrival_s[request]), float(run.requests.admitted_s[request])
    if admitted <= arrival:
        return Wait()
    first = int(np.searchsorted(passes.start_s, arrival, side="right")) - 1
    last = int(_pass_at(run, np.array([admitted]))[0])
    seconds = np.diff(np.append(np.maximum(passes.start_s[first:last], arrival), admitted))
    if run.design.batching == "static":
        # An evicted sequence waits for the next batch too, so each prefill begins one.
        batches = int(passes.prefill[first + 1 : last].sum()) + 1
        return Wait(batch_s=float(seconds.sum()), batches=batches)
    under_way = (np.arange(first, last) == first) & (passes.start_s[first] < arrival)
    crowded = passes.resident[first:last] >= run.brief.engine.max_sequences
    # What does not fit is no better off a pass later: a prefill that follows a prefill was kept out by its length.
    split = passes.prefill[first:last] & passes.prefill[first + 1 : last + 1]
    reasons = np.select([under_way, crowded, split], [0, 1, 2], 3)
    spent = np.bincount(reasons, seconds, 4).tolist()
    return Wait(pass_s=spent[0], sequences_s=spent[1], prefill_s=spent[2], memory_s=spent[3])


def story_of(run: Run, request: int) -> Story:
    """What happened to a request, all of it read from the run."""
    requests, evictions = run.requests, run.evictions
    arrival, admitted, first_token = (
        float(moments[request]) for moments in (requests.arrival_s, requests.admitted_s, requests.first_token_s)
    )
    out = evictions.request == request
    prefill = int(_pass_at(run, requests.admitted_s[request : request + 1])[0])
    return Story(
        request=request,
        prompt_tokens=int(requests.prompt_tokens[request]),
        output_tokens=int(requests.output_tokens[request]),
        arrival_s=arrival,
        waited_s=admitted - arrival,
        wait=wait_of(run, request),
        prefill_s=first_token - admitted,
        companions=int(run.passes.sequences[prefill]) - 1,
        first_token_s=first_token,
        finish_s=float(requests.finish_s[request]),
        evictions=int(requests.evictions[request]),
        out_s=float((evictions.back_s - evictions.left_s)[out].sum()),
    )

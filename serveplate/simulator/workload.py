"""The requests that a brief brings: arrivals, lengths and acceptance draws (MODEL.md section 3)."""

from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import pairwise
from math import inf

import numpy as np
from numpy.random import PCG64, Generator, SeedSequence
from numpy.typing import NDArray

from serveplate.simulator.brief import Brief, BriefError, Traffic, shown
from serveplate.simulator.sentence import Sentence
from serveplate.simulator.trace import Trace

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


_DRAWS_AT_ONCE = 2**22


@dataclass(frozen=True)
class Workload:
    """A brief's requests, in order of arrival; arrays of shape (requests,).

    Attributes:
        arrival_s: None in a closed loop, where requests arrive as others finish.
        prompt_tokens, output_tokens: at least 1 each.
    """

    arrival_s: Floats | None
    prompt_tokens: Ints
    output_tokens: Ints

    @property
    def requests(self) -> int:
        """How many there are."""
        return len(self.prompt_tokens)

    def known_arrivals(self, concurrency: int | None) -> tuple[list[float], int]:
        """Arrivals known at the start, those of a closed loop's first requests, and how many they are.

        The rest, and one more that ends every search, are infinite.
        """
        known: list[float] = [0.0] * min(concurrency or 0, self.requests)
        if self.arrival_s is not None:
            known = self.arrival_s.tolist()
        return known + [inf] * (self.requests + 1 - len(known)), len(known)


@dataclass(frozen=True)
class Progress:
    """How far each decode pass takes each request, for one draft length.

    Attributes:
        passes: decode passes to the end of its output, shape (requests,).
        first: where a request's passes begin in ``gains``, shape (requests,).
        gains: tokens that each pass emits, request after request, shape (sum of passes,).
        steady: whether every pass emits one token a sequence.
    """

    passes: Ints
    first: Ints
    gains: Ints
    steady: bool

    def to_come(self, request: int, left: int) -> Ints:
        """What a request's last so many passes emit, shape (left,)."""
        end = self._ends[request]
        return self.gains[end - left : end]

    def emitted_before(self, at: Ints) -> Ints:
        """What all the passes before these places in ``gains`` emit, of the shape of ``at``."""
        return at if self.steady else self._emitted[at]

    @cached_property
    def _emitted(self) -> Ints:
        return np.append(0, np.cumsum(self.gains))

    @cached_property
    def _ends(self) -> list[int]:
        ends: list[int] = (self.first + self.passes).tolist()
        return ends


class Timetable:
    """Whole numbers by decode pass, counted from the start of a run; 0 until added to."""

    def __init__(self) -> None:
        self._numbers = np.zeros(1024, np.int64)

    def add(self, decoded: int, numbers: Ints) -> None:
        """Add to the passes that follow the first ``decoded`` ones."""
        end = decoded + len(numbers)
        while len(self._numbers) < end:
            self._numbers = np.concatenate((self._numbers, np.zeros_like(self._numbers)))
        self._numbers[decoded:end] += numbers

    def next(self, decoded: int, passes: int) -> Ints:
        """The numbers of the passes that follow the first ``decoded`` ones, shape (passes,)."""
        return self._numbers[decoded : decoded + passes]


def _stream(brief: Brief, which: int) -> Generator:
    return Generator(PCG64(SeedSequence(brief.traffic.seed).spawn(4)[which]))


def _exponential(stream: Generator, size: int, mean: float) -> Floats:
    # By inversion, so that only .random(), which no NumPy release changes, is drawn.
    return -np.log1p(-stream.random(size)) * mean


def _arrivals(brief: Brief) -> Floats:
    traffic, stream = brief.traffic, _stream(brief, 0)
    expected = traffic.requests_per_s * traffic.duration_s
    size = int(expected + 4 * expected**0.5) + 16
    times = np.cumsum(_exponential(stream, size, 1 / traffic.requests_per_s))
    while times[-1] <= traffic.duration_s:
        gaps = _exponential(stream, size, 1 / traffic.requests_per_s)
        # The sum goes on from the last time: added one after another, whatever the size of the pieces.
        times = np.concatenate((times, np.cumsum(np.concatenate((times[-1:], gaps)))[1:]))
    return times[: np.searchsorted(times, traffic.duration_s, side="right")]


def _lengths(brief: Brief, which: int, requests: int, mean: float, longest: int) -> Ints:
    if brief.traffic.lengths == "fixed":
        drawn = np.full(requests, mean)
    else:
        drawn = _exponential(_stream(brief, which), requests, mean)
    lengths: Ints = np.clip(np.rint(drawn), 1, longest).astype(np.int64)
    return lengths


@dataclass(frozen=True)
class Replay:
    """The part of a trace that a brief replays.

    Attributes:
        trace: its requests, the first of them at 0.
        recorded: requests in the whole trace.
        overlong: requests of the part that are left out because they are beyond the context.
        in_part: requests of the part that are not.
    """

    trace: Trace
    recorded: int
    overlong: int
    in_part: int


@lru_cache(maxsize=2)
def replay_of(brief: Brief) -> Replay:
    """What a brief replays of its trace.

    Raises:
        BriefError: the trace has not been read.
    """
    traffic = brief.traffic
    if brief.trace is None:
        sentence = Sentence("traffic.trace_file is {file}, which has not been read", file=shown(traffic.trace_file))
        raise BriefError("traffic.trace_file", sentence)
    part = brief.trace.between(traffic.trace_start_s, traffic.trace_duration_s)
    fitting = replayed = part.within(brief.model.context_tokens)
    speed = traffic.trace_rate_scale
    if traffic.trace_scaling == "thin":
        # From the stream of arrivals, which a trace leaves unused, a draw a request: so a smaller share of the
        # requests is a part of a larger one.
        replayed, speed = fitting.only(_stream(brief, 0).random(fitting.requests) < speed), 1.0
    arrival_s = (replayed.arrival_s - replayed.arrival_s[:1]) / speed
    trace = replace(replayed, arrival_s=arrival_s)
    return Replay(trace, brief.trace.requests, part.requests - fitting.requests, fitting.requests)


def mean_tokens(brief: Brief) -> tuple[float, float]:
    """Mean prompt and output: of a trace its requests', else those that the brief gives."""
    if brief.traffic.arrivals != "trace":
        return brief.traffic.prompt_tokens_mean, brief.traffic.output_tokens_mean
    trace = replay_of(brief).trace
    if not trace.requests:
        return 1.0, 1.0
    return float(trace.prompt_tokens.mean()), float(trace.output_tokens.mean())


@lru_cache(maxsize=2)
def workload_of(brief: Brief) -> Workload:
    """The brief's requests; the same for every design."""
    traffic: Traffic = brief.traffic
    if traffic.arrivals == "trace":
        trace = replay_of(brief).trace
        return Workload(trace.arrival_s, trace.prompt_tokens, trace.output_tokens)
    arrival_s = None if traffic.arrivals == "closed" else _arrivals(brief)
    requests = traffic.requests if arrival_s is None else len(arrival_s)
    assert requests is not None  # a closed loop without its number of requests is no Brief
    return Workload(
        arrival_s,
        _lengths(brief, 1, requests, traffic.prompt_tokens_mean, brief.prompt_tokens_max),
        _lengths(brief, 2, requests, traffic.output_tokens_mean, traffic.output_tokens_max),
    )


def rate_of(brief: Brief) -> float | None:
    """Requests a second: the brief's, of a trace its mean; None in a closed loop, and where a trace's come at once."""
    if brief.traffic.arrivals == "poisson":
        return brief.traffic.requests_per_s
    arrival_s = workload_of(brief).arrival_s if brief.traffic.arrivals == "trace" else None
    if arrival_s is None or not len(arrival_s) or not arrival_s[-1]:
        return None
    return len(arrival_s) / float(arrival_s[-1])


def _accepted(draws: Floats, acceptance: float, draft: int) -> Ints:
    """Draft tokens that each draw accepts: at least i of them where the draw is at most acceptance ** i."""
    accepted = np.zeros(len(draws), np.int64)
    if acceptance > 0:
        for i in range(1, draft + 1):
            accepted += draws <= acceptance**i
    return accepted


@lru_cache(maxsize=16)
def progress_of(brief: Brief, draft: int) -> Progress:
    """How the brief's requests go on with so many draft tokens."""
    output = workload_of(brief).output_tokens
    if draft == 0 or brief.speculation.acceptance == 0 or not len(output):
        passes = output - 1
        ones = np.broadcast_to(np.int64(1), int(passes.sum()))  # one number, whatever the size
        return Progress(passes, np.cumsum(passes) - passes, ones, True)
    stream, drawn = _stream(brief, 3), np.cumsum(output)
    # In pieces, one after another from the same stream: all draws of a long brief at once would fill the memory.
    edges = np.searchsorted(drawn, np.arange(0, int(output.sum()), _DRAWS_AT_ONCE))
    bounds = np.unique(np.append(edges, len(output))).tolist()
    pieces = [
        _gained(stream, output[start:end], brief.speculation.acceptance, draft) for start, end in pairwise(bounds)
    ]
    # One piece, which most briefs are, is used as it is.
    passes, gains = pieces[0] if len(pieces) == 1 else map(np.concatenate, zip(*pieces, strict=True))
    return Progress(passes, np.cumsum(passes) - passes, gains, False)


def _gained(stream: Generator, output: Ints, acceptance: float, draft: int) -> tuple[Ints, Ints]:
    """The next requests' decode passes, and the tokens that each of these emits, request after request."""
    own = np.cumsum(output) - output  # a request owns as many draws as it has output tokens
    gains = 1 + _accepted(stream.random(int(output.sum())), acceptance, draft)
    emitted = np.cumsum(gains)
    before = emitted[own] - gains[own]
    last = np.searchsorted(emitted, before + output - 1)
    passes = np.where(output > 1, last - own + 1, 0)
    # The last pass stops at the request's length.
    long = output > 1
    gains[last[long]] -= (emitted[last] - before - (output - 1))[long]
    first = np.cumsum(passes) - passes
    kept = np.repeat(own - first, passes) + np.arange(int(passes.sum()))
    return passes, gains[kept]

"""The passes of a run: their records as the engine wrote them down, and the arrays that are made of them when asked."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from serveplate.simulator.roofline import Roofline
from serveplate.simulator.workload import Floats, Ints, Timetable

Flags = NDArray[np.bool_]

_PASSES_AT_ONCE = 2**20


@dataclass(frozen=True)
class Passes:
    """The passes in order; arrays of shape (passes,).

    Attributes:
        start_s, duration_s: in seconds.
        prefill: prefill, else decode (a verify pass and its draft tokens are one).
        sequences: in the pass.
        context_tokens: read from the cache by the pass, over its sequences; for a prefill its prompts.
        compute_bound: whether compute, not memory traffic, sets the pass's time.
        waiting: requests that have arrived and hold no cache at the pass's start.
        resident: sequences that hold cache during the pass.
        used_tokens: contexts of the resident sequences at the end of the pass, before those that finish leave.
    """

    start_s: Floats
    duration_s: Floats
    prefill: Flags
    sequences: Ints
    context_tokens: Ints
    compute_bound: Flags
    waiting: Ints
    resident: Ints
    used_tokens: Ints


@dataclass(frozen=True, eq=False)
class PassRecords:
    """What the engine wrote down of a run's passes: a row a prefill pass, and one a stretch of decode passes.

    A long run has many more passes than rows; what the measures need of them is made without their arrays.

    Attributes:
        prefills: shape (prefill passes, 6): stretches before it, tokens, attended, admitted, and the resident
            sequences and their contexts at its end.
        stretches: shape (stretches, 3): passes, sequences in each, and the tokens that these hold before the first.
        idle: prefills and stretches before each time that nothing ran, and when it ended.
        arrival_s: of the requests, in order.
        evicted_before: the first decode pass without each evicted sequence, counted among all passes.
        gains: tokens that each decode pass emits; None where that is one a sequence.
    """

    roofline: Roofline
    prefills: Floats
    stretches: Floats
    idle: tuple[tuple[int, int, float], ...]
    arrival_s: Floats
    evicted_before: Ints
    gains: Timetable | None

    @property
    def count(self) -> int:
        """How many passes there are."""
        return len(self.prefills) + int(self.decoded[-1])

    @property
    def peak_sequences(self) -> int:
        """The most sequences that held cache at once."""
        return int(max(self.prefills[:, 4].max(initial=0), self.stretches[:, 1].max(initial=0)))

    @property
    def prefill_s(self) -> float:
        """The prefill passes, added up."""
        _, tokens, attended, *_ = self.prefills.T
        return float(self.roofline.prefill_s(tokens, attended).sum())

    @cached_property
    def decode_s(self) -> float:
        """The decode passes, added up a piece at a time."""
        pieces = (self._decoding(start, end) for start, end in self._pieces())
        return float(sum(self.roofline.decode_s(running, context).sum() for running, context, _ in pieces))

    @cached_property
    def decoded(self) -> Ints:
        """Decode passes before each stretch, and in all."""
        return np.append(0, np.cumsum(self.stretches[:, 0].astype(np.int64)))

    def passes(self) -> Passes:
        """All of them, as arrays."""
        _, tokens, attended, admitted, resident_then, used_then = self.prefills.T
        at = self.decoded[self.prefills[:, 0].astype(np.int64)] + np.arange(len(self.prefills))
        prefill = np.zeros(self.count, np.bool_)
        prefill[at] = True
        decoding = ~prefill
        running, context, gain = self._decoding(0, len(self.stretches))
        sequences, contexts, resident, used = (np.empty(self.count, np.int64) for _ in range(4))
        sequences[at], contexts[at], resident[at], used[at] = admitted, tokens, resident_then, used_then
        sequences[decoding], contexts[decoding], resident[decoding] = running, context, running
        used[decoding] = context + gain
        seconds, compute_bound = np.empty(self.count), np.empty(self.count, np.bool_)
        seconds[at], seconds[decoding] = (
            self.roofline.prefill_s(tokens, attended),
            self.roofline.decode_s(running, context),
        )
        compute_bound[at] = self.roofline.prefill_compute_bound(tokens, attended)
        compute_bound[decoding] = self.roofline.decode_compute_bound(running, context)
        start_s = self._starts(seconds)
        waiting = np.zeros(self.count + 1, np.int64)  # first by how much each pass changes it
        np.add.at(waiting, np.searchsorted(start_s, self.arrival_s), 1)
        np.add.at(waiting, self.evicted_before, 1)
        waiting[at] -= admitted.astype(np.int64)
        return Passes(
            start_s,
            seconds,
            prefill,
            sequences,
            contexts,
            compute_bound,
            np.cumsum(waiting[:-1]),
            resident,
            used,
        )

    def _pieces(self) -> Iterator[tuple[int, int]]:
        """Stretches from and to, of about so many passes each."""
        edges = np.searchsorted(self.decoded, np.arange(0, int(self.decoded[-1]), _PASSES_AT_ONCE))
        yield from pairwise(np.unique(np.append(edges, len(self.stretches))).tolist())

    def _decoding(self, start: int, end: int) -> tuple[Floats, Floats, Floats | Ints]:
        """Of each decode pass of some stretches: its sequences, the tokens that they hold before it, those it emits."""
        passes, sequences, context = self.stretches[start:end].T
        repeats = passes.astype(np.int64)
        first, decoded = int(self.decoded[start]), self.decoded[start:end] - self.decoded[start]
        running, begun_with = np.repeat(sequences, repeats), np.repeat(context, repeats)
        gain = running if self.gains is None else self.gains.next(first, len(running))
        emitted = np.cumsum(gain)  # whole numbers: exact in any order
        return running, begun_with + (emitted - gain) - np.repeat(np.append(0.0, emitted)[decoded], repeats), gain

    def _starts(self, seconds: Floats) -> Floats:
        """When each pass began: one after another from the end of the idle time before it."""
        start_s = np.empty(len(seconds) + 1)
        idle = [(prefills + int(self.decoded[stretches]), clock) for prefills, stretches, clock in self.idle]
        for (first, clock), (end, _) in pairwise([(0, 0.0), *idle, (len(seconds), 0.0)]):
            start_s[first] = clock
            start_s[first + 1 : end + 1] = seconds[first:end]
            start_s[first : end + 1].cumsum(out=start_s[first : end + 1])
        return start_s[:-1]


def no_passes(roofline: Roofline) -> PassRecords:
    """The records of a run that never began."""
    none = np.empty(0)
    return PassRecords(roofline, none.reshape(0, 6), none.reshape(0, 3), (), none, np.empty(0, np.int64), None)

"""What the engine writes down as it goes, made into a Run at the end."""

from itertools import pairwise
from math import inf

import numpy as np

from serveplate.simulator.brief import Brief
from serveplate.simulator.design import Design
from serveplate.simulator.roofline import Roofline
from serveplate.simulator.run import Evictions, Passes, Requests, Run
from serveplate.simulator.workload import Floats, Ints, Timetable, Workload


class Log:
    """The records of one run.

    Passes are written down a stretch at a time; their starts follow from the same additions in the same order.

    Attributes:
        admitted_s, first_token_s, finish_s: by request, infinite until they come.
        stretch_passes, stretch_sequences, stretch_context: of each stretch of decode passes how many it has, the
            sequences in each, and the tokens that they hold before the first.
    """

    def __init__(self, workload: Workload) -> None:
        self._workload = workload
        self.admitted_s, self.first_token_s, self.finish_s = ([inf] * workload.requests for _ in range(3))
        self.stretch_passes: list[int] = []
        self.stretch_sequences: list[int] = []
        self.stretch_context: list[float] = []
        self._prefills: list[float] = []  # of each: see prefill
        self._admissions: list[int] = []
        self._idle: list[tuple[int, int, float]] = []  # prefills and stretches before it, and when it ended
        self._evictions: list[tuple[int, float, int, int, int]] = []
        self._back: list[float] = []
        self._out: dict[int, int] = {}  # evicted request -> its last eviction

    def prefill(self, tokens: int, attended: int, admitted: list[int], resident: int, context: float) -> None:
        """A prefill pass; resident sequences and their contexts as they are at its end."""
        self._prefills += (len(self.stretch_passes), tokens, attended, len(admitted), resident, context)
        self._admissions += admitted

    def idle(self, clock: float) -> None:
        """Nothing ran until this moment."""
        self._idle.append((len(self._prefills) // 6, len(self.stretch_passes), clock))

    def eviction(self, request: int, clock: float, left: int) -> None:
        """A sequence leaves the cache with so many passes left."""
        self._out[request] = len(self._evictions)
        self._evictions.append((request, clock, len(self._prefills) // 6, len(self.stretch_passes), left))
        self._back.append(inf)

    def back(self, request: int, clock: float) -> None:
        """The same, admitted again."""
        self._back[self._out[request]] = clock

    def run(self, brief: Brief, design: Design, arrival: list[float], gains: Timetable | None) -> Run:
        """All of it, as arrays."""
        arrival_s = np.array(arrival[: self._workload.requests])
        rows = np.array(self._evictions, np.float64).reshape(-1, 5)
        request, prefills, stretches, passes_left = rows[:, [0, 2, 3, 4]].T.astype(np.int64)
        before_pass = prefills + self._decoded()[stretches]
        evictions = Evictions(request, rows[:, 1].copy(), np.array(self._back, np.float64), before_pass, passes_left)
        requests = Requests(
            arrival_s,
            self._workload.prompt_tokens,
            self._workload.output_tokens,
            np.array(self.admitted_s),
            np.array(self.first_token_s),
            np.array(self.finish_s),
            np.bincount(request, minlength=len(arrival_s)),
        )
        passes = self._passes(Roofline(brief, design), arrival_s, before_pass, gains)
        return Run(brief, design, None, requests, passes, evictions, np.array(self._admissions, np.int64))

    def _decoded(self) -> Ints:
        """Decode passes before each stretch, and in all."""
        return np.cumsum([0, *self.stretch_passes])

    def _passes(self, roofline: Roofline, arrival_s: Floats, evicted_before: Ints, gains: Timetable | None) -> Passes:
        prefills = np.array(self._prefills, np.float64).reshape(-1, 6)
        _, tokens, attended, admitted, resident_then, used_then = prefills.T
        decoded = self._decoded()
        at = decoded[prefills[:, 0].astype(np.int64)] + np.arange(len(prefills))
        count = len(at) + int(decoded[-1])
        prefill = np.zeros(count, np.bool_)
        prefill[at] = True
        decoding = ~prefill

        running = np.repeat(np.array(self.stretch_sequences, np.float64), self.stretch_passes)
        begun_with = np.repeat(np.array(self.stretch_context, np.float64), self.stretch_passes)
        gain = running if gains is None else gains.next(0, len(running))
        emitted = np.cumsum(gain)  # whole numbers: exact in any order
        context = begun_with + (emitted - gain) - np.repeat(np.append(0.0, emitted)[decoded[:-1]], self.stretch_passes)

        sequences, contexts, resident, used = (np.empty(count, np.int64) for _ in range(4))
        sequences[at], contexts[at], resident[at], used[at] = admitted, tokens, resident_then, used_then
        sequences[decoding], contexts[decoding], resident[decoding] = running, context, running
        used[decoding] = context + gain
        seconds, compute_bound = np.empty(count), np.empty(count, np.bool_)
        seconds[at], seconds[decoding] = roofline.prefill_s(tokens, attended), roofline.decode_s(running, context)
        compute_bound[at] = roofline.prefill_compute_bound(tokens, attended)
        compute_bound[decoding] = roofline.decode_compute_bound(running, context)
        start_s = self._starts(seconds, decoded)
        waiting = np.zeros(count + 1, np.int64)  # first by how much each pass changes it
        np.add.at(waiting, np.searchsorted(start_s, arrival_s), 1)
        np.add.at(waiting, evicted_before, 1)
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

    def _starts(self, seconds: Floats, decoded: Ints) -> Floats:
        """When each pass began: one after another from the end of the idle time before it."""
        start_s = np.empty(len(seconds) + 1)
        idle = [(0, 0.0)] + [(prefills + int(decoded[stretches]), clock) for prefills, stretches, clock in self._idle]
        for (first, clock), (end, _) in pairwise([*idle, (len(seconds), 0.0)]):
            start_s[first] = clock
            start_s[first + 1 : end + 1] = seconds[first:end]
            start_s[first : end + 1].cumsum(out=start_s[first : end + 1])
        return start_s[:-1]

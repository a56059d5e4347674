"""What the engine writes down as it goes, made into a Run at the end."""

from array import array
from math import inf

import numpy as np

from serveplate.simulator.brief import Brief
from serveplate.simulator.design import Design
from serveplate.simulator.roofline import Roofline
from serveplate.simulator.run import Evictions, Passes, Requests, Run
from serveplate.simulator.workload import Floats, Timetable, Workload


class Log:
    """The records of one run.

    Attributes:
        starts, contexts: of each pass so far; decode passes are added by those who time them.
    """

    def __init__(self, workload: Workload) -> None:
        self._workload = workload
        self.starts, self.contexts = array("d"), array("d")
        self._prefills = array("d")  # pass, pairs attended, sequences, resident ones, contexts at its end
        self._stretches = array("q")  # decode passes, sequences
        self._admissions = array("q")
        self._moments = [[inf] * workload.requests for _ in range(3)]
        self.admitted_s, self.first_token_s, self.finish_s = self._moments
        self._evictions: list[tuple[int, float, int, int]] = []  # request, left, before which pass, passes left
        self._back: list[float] = []
        self._out: dict[int, int] = {}  # evicted request -> its last eviction

    def prefill(
        self, start: float, tokens: int, attended: int, admitted: list[int], resident: int, context: float
    ) -> None:
        """A prefill pass over so many tokens; resident sequences and their contexts as they are at its end."""
        self._prefills.extend((len(self.starts), attended, len(admitted), resident, context))
        self._admissions.extend(admitted)
        self.starts.append(start)
        self.contexts.append(tokens)

    def decode(self, passes: int, sequences: int) -> None:
        """A stretch of decode passes, already among the starts."""
        self._stretches.append(passes)
        self._stretches.append(sequences)

    def eviction(self, request: int, clock: float, left: int) -> None:
        """A sequence that leaves the cache with so many passes left."""
        self._out[request] = len(self._evictions)
        self._evictions.append((request, clock, len(self.starts), left))
        self._back.append(inf)

    def back(self, request: int, clock: float) -> None:
        """The same, admitted again."""
        self._back[self._out[request]] = clock

    def run(self, brief: Brief, design: Design, arrival: list[float], gains: Timetable | None) -> Run:
        """All of it, as arrays."""
        arrival_s = np.array(arrival[: self._workload.requests])
        rows = list(zip(*self._evictions, strict=True)) or [[]] * 4
        request, before_pass, passes_left = (np.array(rows[column], np.int64) for column in (0, 2, 3))
        evictions = Evictions(
            request, np.array(rows[1], np.float64), np.array(self._back, np.float64), before_pass, passes_left
        )
        requests = Requests(
            arrival_s,
            self._workload.prompt_tokens,
            self._workload.output_tokens,
            *(np.array(moment) for moment in self._moments),
            np.bincount(request, minlength=len(arrival_s)),
        )
        passes = self._passes(Roofline(brief, design), arrival_s, before_pass, gains)
        return Run(brief, design, None, requests, passes, evictions, np.frombuffer(self._admissions, np.int64))

    def _passes(
        self, roofline: Roofline, arrival_s: Floats, evicted_before: np.ndarray, gains: Timetable | None
    ) -> Passes:
        start_s, context = np.frombuffer(self.starts), np.frombuffer(self.contexts)
        where, attended, admitted, resident_then, used_then = np.frombuffer(self._prefills).reshape(-1, 5).T
        at = where.astype(np.int64)
        prefill = np.zeros(len(start_s), np.bool_)
        prefill[at] = True
        stretch, running = np.frombuffer(self._stretches, np.int64).reshape(-1, 2).T
        decoding = np.repeat(running, stretch)
        sequences, resident, used = np.empty(len(start_s)), np.empty(len(start_s)), np.empty(len(start_s))
        sequences[prefill], sequences[~prefill] = admitted, decoding
        resident[prefill], resident[~prefill] = resident_then, decoding
        used[prefill] = used_then
        used[~prefill] = context[~prefill] + (decoding if gains is None else gains.next(0, len(decoding)))

        seconds = roofline.decode_s(sequences, context)
        seconds[prefill] = roofline.prefill_s(context[prefill], attended)
        compute_bound = roofline.decode_compute_bound(sequences, context)
        compute_bound[prefill] = roofline.prefill_compute_bound(context[prefill], attended)
        held = np.cumsum(np.where(prefill, sequences, 0))  # admitted so far, less those evicted since
        held -= np.searchsorted(evicted_before, np.arange(len(start_s)), side="right")
        return Passes(
            start_s,
            seconds,
            prefill,
            sequences.astype(np.int64),
            context.astype(np.int64),
            compute_bound,
            np.searchsorted(arrival_s, start_s, side="right") - held.astype(np.int64),
            resident.astype(np.int64),
            used.astype(np.int64),
        )

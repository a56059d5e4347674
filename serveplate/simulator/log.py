"""What the engine writes down as it goes, made into a Run at the end."""

from math import inf

import numpy as np

from serveplate.simulator.brief import Brief
from serveplate.simulator.design import Design
from serveplate.simulator.passes import PassRecords
from serveplate.simulator.roofline import Roofline
from serveplate.simulator.run import Evictions, Requests, Run
from serveplate.simulator.workload import Timetable, Workload


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
        """All of it, as arrays; those of the passes are made when they are asked for."""
        arrival_s = np.array(arrival[: self._workload.requests])
        rows = np.array(self._evictions, np.float64).reshape(-1, 5)
        request, prefills, stretches, passes_left = rows[:, [0, 2, 3, 4]].T.astype(np.int64)
        stretch_rows = np.array([self.stretch_passes, self.stretch_sequences, self.stretch_context], np.float64).T
        before_pass = prefills + np.append(0, np.cumsum(stretch_rows[:, 0].astype(np.int64)))[stretches]
        requests = Requests(
            arrival_s,
            self._workload.prompt_tokens,
            self._workload.output_tokens,
            np.array(self.admitted_s),
            np.array(self.first_token_s),
            np.array(self.finish_s),
            np.bincount(request, minlength=len(arrival_s)),
        )
        records = PassRecords(
            Roofline(brief, design),
            np.array(self._prefills, np.float64).reshape(-1, 6),
            stretch_rows,
            tuple(self._idle),
            arrival_s,
            before_pass,
            gains,
        )
        back = np.array(self._back, np.float64)
        evictions = Evictions(request, rows[:, 1].copy(), back, before_pass, passes_left)
        return Run(brief, design, None, requests, records, evictions, np.array(self._admissions, np.int64))

"""The engine of MODEL.md section 6: one GPU group, passes one after another."""

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from math import inf

import numpy as np

from serveplate.simulator import cache
from serveplate.simulator.brief import Brief
from serveplate.simulator.design import Design
from serveplate.simulator.roofline import Roofline
from serveplate.simulator.run import Eviction, Run, infeasible_run, recorded_run
from serveplate.simulator.workload import progress_of, workload_of

# Shorter stretches are faster pass by pass; the longest bounds the work between two looks at cancelled().
_LONG_STRETCH, _LONGEST_STRETCH = 24, 1024
_STEPS_BETWEEN_LOOKS = 64


class Cancelled(Exception):  # noqa: N818 - not an error: somebody asked for it
    """The simulation was stopped because ``cancelled()`` answered True."""


def never() -> bool:
    """The ``cancelled`` of a simulation that runs to its end."""
    return False


def simulate(brief: Brief, design: Design, cancelled: Callable[[], bool] = never) -> Run:
    """Serve the brief's requests with the design.

    Args:
        brief: what is asked.
        design: the server.
        cancelled: asked every few hundred passes.

    Returns:
        The run; of an infeasible design the reason and no requests.

    Raises:
        Cancelled: ``cancelled()`` answered True.
    """
    reason = cache.infeasible_reason(brief, design)
    if reason is not None:
        return infeasible_run(brief, design, reason)
    server = _Server(brief, design)
    steps = 0
    while server.step():
        steps += 1
        if steps % _STEPS_BETWEEN_LOOKS == 0 and cancelled():
            raise Cancelled
    return server.run()


class _Server:
    """The queue, the running sequences and the clock; a step goes to the next pass boundary where something may change.

    The running set is known by its size, the sum of its contexts, and the decode pass, counted from the start of the
    run, by which each sequence ends. With a draft, a timetable says how many tokens each decode pass to come emits.
    """

    def __init__(self, brief: Brief, design: Design) -> None:
        workload, progress = workload_of(brief), progress_of(brief, design.draft)
        self._brief, self._design, self._workload, self._progress = brief, design, workload, progress
        self._roofline = Roofline(brief, design)
        self._continuous = design.batching == "continuous"
        self._most, self._prefill_most = brief.engine.max_sequences, brief.engine.prefill_tokens_max
        slots = cache.slots_of(brief, design)
        self._blocks: cache.Blocks | None = None
        if design.cache == "contiguous":
            self._most = min(self._most, slots)
        else:
            lengths = workload.prompt_tokens, workload.output_tokens
            self._blocks = cache.Blocks(slots, brief.engine.block_tokens, *lengths, progress)

        self._count = count = len(workload.prompt_tokens)
        self._prompt: list[int] = workload.prompt_tokens.tolist()
        self._output: list[int] = workload.output_tokens.tolist()
        self._left: list[int] = progress.passes.tolist()  # decode passes that a request needs when it is next admitted
        self._emitted = [0] * count
        self._arrival = [inf] * (count + 1)  # the last one, never reached, ends every search
        self._sent = count  # requests whose arrival is known; in a closed loop the others' follow from finishes
        if workload.arrival_s is None:
            self._sent = min(brief.traffic.concurrency or 0, count)
            self._arrival[: self._sent] = [0.0] * self._sent
        else:
            self._arrival[:count] = workload.arrival_s.tolist()
        self._admitted, self._first_token, self._finish = [inf] * count, [inf] * count, [inf] * count

        self._clock = 0.0
        self._next = 0  # the first request that was never admitted
        self._evicted: list[int] = []  # evictions whose request waits, before all others; the last is the queue's head
        self._running: dict[int, int] = {}  # in order of admission: request -> decode pass by which it ends
        self._ends: list[int] = []  # heap of (that pass, request), as pass * count + request
        self._context = 0.0
        self._decoded = 0
        self._gains = None if progress.steady else np.zeros(1024)

        self._starts, self._contexts = array("d"), array("d")  # a pass
        self._log = array("d")  # a stretch of passes: see _note
        self._order = array("q")  # requests, each time they are admitted
        self._evictions: list[Eviction] = []

    def step(self) -> bool:
        """Admit and prefill, or decode to the next boundary that matters, or wait; False when all is served."""
        admitted = self._admit()
        if admitted:
            self._prefill(admitted)
        elif self._running:
            self._decode()
        elif self._next < self._count:
            self._clock = self._arrival[self._next]
        else:
            return False
        return True

    def _admit(self) -> list[int]:
        admitted: list[int] = []
        if self._running and not self._continuous:
            return admitted
        tokens = 0
        while len(self._running) < self._most:
            if self._evicted:
                request = self._evictions[self._evicted[-1]].request
            elif self._arrival[self._next] <= self._clock:
                request = self._next
            else:
                break
            tokens += self._prompt[request] + self._emitted[request]
            if admitted and self._continuous and tokens > self._prefill_most:
                break
            left = self._left[request]
            if self._blocks and not self._blocks.admit(request, left, self._decoded, self._running):
                break
            if self._evicted:
                self._evictions[self._evicted.pop()].back_s = self._clock
            else:
                self._next += 1
            self._running[request] = self._decoded + left
            admitted.append(request)
        self._order.extend(admitted)
        return admitted

    def _prefill(self, admitted: list[int]) -> None:
        start, clock = self._clock, self._clock
        prompts = [self._prompt[request] + self._emitted[request] for request in admitted]
        tokens, attended = float(sum(prompts)), float(sum([s * (s + 1) // 2 for s in prompts]))
        clock += float(self._roofline.prefill_s(tokens, attended))
        self._clock = clock
        self._starts.append(start)
        self._contexts.append(tokens)
        resident, started = len(self._running), self._next - len(self._evicted)
        for request, context in zip(admitted, prompts, strict=True):
            if not self._emitted[request]:
                self._admitted[request], self._first_token[request] = start, clock
                self._emitted[request] = 1
                context += 1
            self._context += context
            left = self._left[request]
            if left:
                heappush(self._ends, self._running[request] * self._count + request)
                if self._gains is not None:
                    self._add_gains(request, left, 1)
        self._note(1, len(admitted), resident, started, attended)
        for request in admitted:
            if not self._left[request]:
                self._leave(request)

    def _decode(self) -> None:
        passes = self._ends[0] // self._count - self._decoded
        passes = min(passes, _LONGEST_STRETCH)
        if self._blocks:
            room = self._blocks.passes_with_room(self._decoded, passes)
            if room:
                passes = room
            else:
                while not self._blocks.passes_with_room(self._decoded, 1):
                    self._evict()
                passes = 1  # the head of the queue is another now, and may fit at the next boundary
        # Those that wait already can't be admitted before a sequence leaves.
        horizon = inf
        if self._continuous and not self._evicted and self._arrival[self._next] > self._clock:
            horizon = self._arrival[self._next]

        sequences, started = len(self._running), self._next - len(self._evicted)
        pace = self._clock - self._starts[-1]
        if passes > _LONG_STRETCH and horizon - self._clock > _LONG_STRETCH * pace:
            passes = self._long_stretch(sequences, passes, horizon)
        else:
            passes = self._short_stretch(sequences, min(passes, _LONG_STRETCH), horizon)
        if self._blocks:
            self._blocks.advance(self._decoded, passes)
        self._decoded += passes
        self._note(passes, sequences, sequences, started, 0.0)
        end = (self._decoded + 1) * self._count
        while self._ends and self._ends[0] < end:
            self._leave(heappop(self._ends) % self._count)

    def _short_stretch(self, sequences: int, passes: int, horizon: float) -> int:
        if self._gains is None:
            gains = [float(sequences)] * passes
        else:
            gains = self._gains[self._decoded : self._decoded + passes].tolist()
        seconds, clock, context, done = self._roofline.decoder(sequences), self._clock, self._context, 0
        starts, contexts = self._starts.append, self._contexts.append
        for gain in gains:
            starts(clock)
            contexts(context)
            clock += seconds(context)
            context += gain
            done += 1
            if clock >= horizon:
                break
        self._clock, self._context = clock, context
        return done

    def _long_stretch(self, sequences: int, passes: int, horizon: float) -> int:
        if self._gains is None:
            gains = np.full(passes, float(sequences))
        else:
            gains = self._gains[self._decoded : self._decoded + passes]
        contexts = np.cumsum(np.concatenate(([self._context], gains)))
        seconds = self._roofline.decode_s(float(sequences), contexts[:-1])
        # One after another, as a clock goes: a sum in any other order differs in its last bits.
        clocks = np.cumsum(np.concatenate(([self._clock], seconds)))
        done = min(passes, int(np.searchsorted(clocks[1:], horizon)) + 1)
        self._starts.frombytes(clocks[:done].tobytes())
        self._contexts.frombytes(contexts[:done].tobytes())
        self._clock, self._context = float(clocks[done]), float(contexts[done])
        return done

    def _evict(self) -> None:
        """Put the newest out of the cache and back at the head of the queue; it keeps what it has emitted."""
        request, due = self._running.popitem()
        left = due - self._decoded
        self._ends.remove(due * self._count + request)
        heapify(self._ends)
        end = self._progress.first[request] + self._progress.passes[request]
        emitted = self._output[request] - int(self._progress.gains[end - left : end].sum())
        if self._gains is not None:
            self._add_gains(request, left, -1)
        if self._blocks:
            self._blocks.leave(request, left, self._decoded, not self._running)
        self._context -= self._prompt[request] + emitted
        self._emitted[request], self._left[request] = emitted, left
        self._evicted.append(len(self._evictions))
        self._evictions.append(Eviction(request, self._clock, inf, len(self._starts), left))

    def _add_gains(self, request: int, left: int, sign: int) -> None:
        assert self._gains is not None
        end = self._progress.first[request] + self._progress.passes[request]
        self._gains = cache.longer(self._gains, self._decoded + left)
        self._gains[self._decoded : self._decoded + left] += sign * self._progress.gains[end - left : end]

    def _leave(self, request: int) -> None:
        self._finish[request] = self._clock
        del self._running[request]
        self._context -= self._prompt[request] + self._output[request]
        if self._blocks:
            self._blocks.leave(request, 0, self._decoded, not self._running)
        if self._sent < self._count:
            self._arrival[self._sent] = self._clock
            self._sent += 1

    def _note(self, passes: int, sequences: int, resident: int, started: int, attended: float) -> None:
        self._log.extend((passes, sequences, resident, started, attended, self._context))

    def run(self) -> Run:
        """What happened, as arrays."""
        arrival = np.array(self._arrival[: self._count])
        moments = [np.array(moment) for moment in (self._admitted, self._first_token, self._finish)]
        passes = np.frombuffer(self._starts), np.frombuffer(self._contexts)
        stretches = np.frombuffer(self._log).reshape(-1, 6).T
        order = np.frombuffer(self._order, np.int64)
        return recorded_run(self._brief, self._design, arrival, moments, passes, stretches, order, self._evictions)

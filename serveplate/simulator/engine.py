"""The engine of MODEL.md section 6: one GPU group, passes one after another."""

from collections.abc import Callable
from heapq import heapify, heappop, heappush
from math import inf

from serveplate.simulator import cache
from serveplate.simulator.brief import Brief
from serveplate.simulator.design import Design
from serveplate.simulator.log import Log
from serveplate.simulator.roofline import Decode, Roofline
from serveplate.simulator.run import Run, infeasible_run
from serveplate.simulator.workload import Timetable, progress_of, workload_of

# Shorter stretches are faster pass by pass; the longest bounds the work between two looks at cancelled().
_LONG_STRETCH, _LONGEST_STRETCH = 64, 1024
_STEPS_BETWEEN_LOOKS = 64


class Cancelled(Exception):  # noqa: N818 - not an error: somebody asked for it
    """The simulation was stopped because ``cancelled()`` answered True."""


def never() -> bool:
    """The ``cancelled`` of a simulation that runs to its end."""
    return False


def unheard(share: float) -> None:
    """The ``progress`` of a simulation that nobody follows."""


def simulate(
    brief: Brief,
    design: Design,
    cancelled: Callable[[], bool] = never,
    progress: Callable[[float], None] = unheard,
) -> Run:
    """Serve the brief's requests with the design.

    Args:
        brief: what is asked.
        design: the server.
        cancelled: asked every few hundred passes.
        progress: told as often which share of the requests has finished, from 0 to 1.

    Returns:
        The run; of an infeasible design the reason and no requests.

    Raises:
        Cancelled: ``cancelled()`` answered True.
    """
    reason = cache.infeasible_reason(brief, design)
    if reason is not None:
        return infeasible_run(brief, design, reason)
    return _serve(brief, design, cancelled, progress)


def _serve(  # noqa: C901 - the loop, on one page
    brief: Brief, design: Design, cancelled: Callable[[], bool], tell: Callable[[float], None]
) -> Run:
    """The loop: at each boundary admit, then prefill or decode, then let go of what has finished.

    The running set is known by its size, the sum of its contexts, and the decode pass, counted from the start of the
    run, by which each sequence ends: decode passes are made in stretches, up to the next boundary that can matter.
    """
    workload, progress = workload_of(brief), progress_of(brief, design.draft)
    roofline, memory, log = Roofline(brief, design), cache.memory_of(brief, design), Log(workload)
    continuous, prefill_most = design.batching == "continuous", brief.engine.prefill_tokens_max
    most = min(brief.engine.max_sequences, memory.most_sequences)
    gains = None if progress.steady else Timetable()  # tokens that each decode pass to come will emit

    prompt, output, count = workload.prompt_tokens.tolist(), workload.output_tokens.tolist(), workload.requests
    emitted, left = [0] * count, progress.passes.tolist()  # when a request is next admitted; left: decode passes
    arrival, sent = workload.known_arrivals(brief.traffic.concurrency)
    admitted_s, first_token_s, finish_s = log.admitted_s, log.first_token_s, log.finish_s
    stretch_passes, stretch_sequences = log.stretch_passes.append, log.stretch_sequences.append
    stretch_context = log.stretch_context.append
    decoders: dict[int, Decode] = {}  # by the number of sequences
    clock, context, decoded, pace, following, steps = 0.0, 0.0, 0, 0.0, 0, 0
    evicted: list[int] = []  # they wait before all others, the newest last: the head of the queue
    running: dict[int, int] = {}  # in order of admission: request -> the decode pass by which it ends
    ends: list[int] = []  # a heap of the same, as pass * count + request

    while following < count or running or evicted:
        steps += 1
        if steps % _STEPS_BETWEEN_LOOKS == 0:
            if cancelled():
                raise Cancelled
            tell((following - len(running) - len(evicted)) / count)

        admitted: list[int] = []
        finished: list[int] = []
        if continuous or not running:
            tokens = attended = 0
            while (evicted or arrival[following] <= clock) and len(running) < most:
                request = evicted[-1] if evicted else following
                length = prompt[request] + emitted[request]
                if admitted and continuous and tokens + length > prefill_most:
                    break
                if not memory.admit(request, left[request], decoded, running):
                    break
                if evicted:
                    log.back(evicted.pop(), clock)
                else:
                    following += 1
                tokens += length
                attended += length * (length + 1) // 2
                running[request] = decoded + left[request]
                admitted.append(request)

        if admitted:
            start = clock
            clock += roofline.prefill_once_s(float(tokens), float(attended))
            for request in admitted:
                if not emitted[request]:
                    emitted[request] = 1
                    admitted_s[request], first_token_s[request] = start, clock
                context += prompt[request] + emitted[request]
                if not left[request]:
                    finished.append(request)
                    continue
                heappush(ends, running[request] * count + request)
                if gains:
                    gains.add(decoded, progress.to_come(request, left[request]))
            log.prefill(tokens, attended, admitted, len(running), context)
        elif running:
            passes = ends[0] // count - decoded
            if passes > _LONGEST_STRETCH:
                passes = _LONGEST_STRETCH
            while memory.counting and not memory.passes_with_room(decoded, 1):
                request, end = running.popitem()
                left[request] = end - decoded
                to_come = progress.to_come(request, left[request])
                emitted[request] = output[request] - int(to_come.sum())
                context -= prompt[request] + emitted[request]
                ends.remove(end * count + request)
                heapify(ends)
                if gains:
                    gains.add(decoded, -to_come)
                memory.leave(request, left[request], decoded)
                evicted.append(request)
                log.eviction(request, clock, left[request])
                passes = 1  # the head of the queue is another now, and may fit at the next boundary
            if memory.counting:
                passes = memory.passes_with_room(decoded, passes)
            # Those that wait can't be admitted before a sequence leaves; where none waits the next arrival can.
            horizon = arrival[following] if continuous and not evicted and arrival[following] > clock else inf
            if pace * passes > horizon - clock:
                passes = min(passes, int((horizon - clock) / pace) + 2)
            sequences = len(running)
            stretch_sequences(sequences)
            stretch_context(context)
            before = clock
            each = gains.next(decoded, passes) if gains else None
            if passes < _LONG_STRETCH:
                decode = decoders.get(sequences) or decoders.setdefault(sequences, roofline.decoder(sequences))
                clock, context, done = decode(passes, each, clock, context, horizon)
            else:
                clock, context, done = roofline.decode_many(sequences, passes, each, clock, context, horizon)
            pace = (clock - before) / done
            if memory.counting:
                memory.advance(decoded, done)
            decoded += done
            stretch_passes(done)
            while ends and ends[0] < (decoded + 1) * count:
                finished.append(heappop(ends) % count)
        else:
            clock = arrival[following]
            log.idle(clock)
            continue

        for request in finished:
            finish_s[request] = clock
            del running[request]
            context -= prompt[request] + output[request]
            memory.leave(request, 0, decoded)
            if sent < count:
                arrival[sent] = clock
                sent += 1

    return log.run(brief, design, arrival, gains)

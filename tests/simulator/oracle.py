"""The plain loop that the engine is checked against, written from the model's text and from nothing else.

It sums over the running sequences at every pass, as anyone would write it first: no timetable, no stretch, no heap.
It shares only Brief and Design with the engine. Floating-point operations come in the order of the model's formulas,
and times are added one after another, so that the engine can equal it bit for bit.
"""

import math
from collections import deque
from dataclasses import dataclass, field
from operator import attrgetter

import numpy as np

from serveplate.simulator.brief import Brief
from serveplate.simulator.design import Design

context_of = attrgetter("context")


@dataclass
class Request:
    """One request and what became of it; arrival is None until a client of a closed loop sends it."""

    arrival: float | None
    prompt: int
    output: int
    draws: list[float]
    admitted: float | None = None
    first_token: float | None = None
    finish: float | None = None
    evictions: int = 0


@dataclass
class Pass:
    """One pass; waiting, reserved and used are explained where they are recorded."""

    start: float
    duration: float
    prefill: bool
    sequences: int
    context_tokens: int
    compute_bound: bool
    waiting: int
    reserved_tokens: int
    used_tokens: int
    resident: int


@dataclass
class Eviction:
    """A request's eviction: the boundaries at which it left and at which it was admitted again."""

    request: int
    left: float
    back: float | None = None


@dataclass
class Outcome:
    """All that a run leaves behind; ``reason`` is why an infeasible design can't run."""

    cache_bytes: float
    reason: str | None = None
    requests: list[Request] = field(default_factory=list)
    passes: list[Pass] = field(default_factory=list)
    evictions: list[Eviction] = field(default_factory=list)


class Sequence:
    """A request that is being served: its context now and at its end, what each of its verify passes would emit."""

    __slots__ = ("context", "end", "gains", "number", "passes", "step")

    def __init__(self, number: int, context: int, end: int, gains: list[int]) -> None:
        self.number = number
        self.context = context
        self.end = end
        self.gains = gains
        self.passes = 0
        self.step = 0


# Section 3: the workload.


def draw_requests(brief: Brief) -> list[Request]:
    """The brief's requests, in order of arrival; a closed loop's later ones have no arrival yet."""
    traffic = brief.traffic
    arrivals, prompts, outputs, acceptance = (
        np.random.Generator(np.random.PCG64(child)) for child in np.random.SeedSequence(traffic.seed).spawn(4)
    )
    if traffic.arrivals == "trace":
        return [
            Request(moment, prompt, output, acceptance.random(output).tolist())
            for moment, prompt, output in replayed(brief, arrivals)
        ]
    if traffic.arrivals == "closed":
        moments = [0.0 if number < traffic.concurrency else None for number in range(traffic.requests)]
    else:
        moments = poisson(arrivals, traffic.requests_per_s, traffic.duration_s)
    longest_prompt = brief.model.context_tokens - traffic.output_tokens_max
    fixed = traffic.lengths == "fixed"
    requests = []
    for moment in moments:
        prompt = length(prompts, traffic.prompt_tokens_mean, longest_prompt, fixed)
        output = length(outputs, traffic.output_tokens_mean, traffic.output_tokens_max, fixed)
        requests.append(Request(moment, prompt, output, acceptance.random(output).tolist()))
    return requests


def replayed(brief: Brief, stream: np.random.Generator) -> list[tuple[float, int, int]]:
    """Arrival, prompt and output of the trace's requests that are replayed, in order."""
    traffic, trace = brief.traffic, brief.trace
    end = math.inf if traffic.trace_duration_s is None else traffic.trace_start_s + traffic.trace_duration_s
    rows = zip(trace.arrival_s.tolist(), trace.prompt_tokens.tolist(), trace.output_tokens.tolist(), strict=True)
    rows = [row for row in rows if traffic.trace_start_s <= row[0] < end]
    rows = [row for row in rows if row[1] + row[2] <= brief.model.context_tokens]
    speed = traffic.trace_rate_scale
    if traffic.trace_scaling == "thin":
        rows, speed = [row for row in rows if stream.random() < speed], 1.0
    return [((moment - rows[0][0]) / speed, prompt, output) for moment, prompt, output in rows]


def exponential(stream: np.random.Generator, mean: float) -> float:
    # NumPy's log1p, whose last bit is not math's: the engine's arrivals come from it too.
    return -float(np.log1p(-stream.random())) * mean


def poisson(stream: np.random.Generator, rate: float, duration: float) -> list[float]:
    moments = []
    moment = exponential(stream, 1 / rate)
    while moment <= duration:
        moments.append(moment)
        moment += exponential(stream, 1 / rate)
    return moments


def length(stream: np.random.Generator, mean: float, longest: int, fixed: bool) -> int:
    tokens = mean if fixed else exponential(stream, mean)
    return min(max(round(tokens), 1), longest)


def gains(draws: list[float], draft: int, acceptance: float) -> list[int]:
    """Tokens that a request's verify passes emit, one a draw, were its output endless."""
    if draft == 0 or acceptance == 0:
        return [1] * len(draws)
    if acceptance == 1:
        return [1 + draft] * len(draws)
    scale = math.log(acceptance)
    return [1 + (min(draft, math.floor(math.log(u) / scale)) if u > 0 else draft) for u in draws]


# Section 4 and 10: how long a pass takes.


class Clockwork:
    """The durations of one design's passes."""

    def __init__(self, brief: Brief, design: Design) -> None:
        self.brief, self.design = brief, design
        model = brief.model
        self.bytes_w = model.parameters * design.bits / 8
        self.kv = 2 * model.layers * model.kv_heads * model.head_dim * model.kv_bytes_per_element

    def link(self, tokens: int) -> float:
        n, model, gpu = self.design.gpus, self.brief.model, self.brief.gpu
        latency, bandwidth = gpu.link_latency_s, gpu.link_bandwidth_bytes_per_s
        if n == 1 or bandwidth is None:
            return 0.0
        ring = 2 * (n - 1) / n * tokens * model.attention_heads * model.head_dim * 2 / bandwidth
        return 2 * model.layers * (latency + ring)

    def plain(self, tokens: int, attended: int, kv_tokens: int) -> tuple[float, bool]:
        """Seconds of one pass of the target model, and whether compute bounds it."""
        model, gpu, timing, n = self.brief.model, self.brief.gpu, self.brief.timing, self.design.gpus
        width = 4.0 * model.layers * model.attention_heads * model.head_dim
        flop = 2.0 * model.parameters * tokens + width * attended
        compute = flop / (timing.compute_efficiency * gpu.peak_flop_per_s * n)
        moved = self.bytes_w + self.kv * kv_tokens
        memory = moved / (timing.bandwidth_efficiency * gpu.bandwidth_bytes_per_s * n)
        return max(compute, memory) + (timing.pass_overhead_s + self.link(tokens)), compute > memory

    def prefill(self, prompts: list[int]) -> tuple[float, bool]:
        tokens = sum(prompts)
        return self.plain(tokens, sum(s * (s + 1) // 2 for s in prompts), tokens)

    def decode(self, sequences: int, context: int) -> tuple[float, bool]:
        k, c = self.design.draft, self.brief.speculation.draft_cost
        if k == 0:
            return self.plain(sequences, context, context)
        verify, compute_bound = self.plain((k + 1) * sequences, (k + 1) * context, context)
        draft, _ = self.plain(sequences, context, context)
        return verify + (k * c) * draft, compute_bound


# Sections 5 and 6: who fits, and the loop.


class Oracle:
    """One run's state: the queue, the running sequences in order of admission, the clock."""

    def __init__(self, brief: Brief, design: Design) -> None:
        self.brief, self.design = brief, design
        self.clockwork = Clockwork(brief, design)
        self.paged = design.cache == "paged"
        self.unit = brief.engine.block_tokens if self.paged else brief.model.context_tokens
        self.bytes_left = design.gpus * brief.gpu.memory_bytes - self.clockwork.bytes_w
        self.slots = math.floor(self.bytes_left / (self.clockwork.kv * self.unit))
        self.t = 0.0
        self.queue: deque[Sequence] = deque()
        self.running: list[Sequence] = []
        self.passes: list[Pass] = []
        self.evictions: list[Eviction] = []

    def run(self) -> Outcome:
        if self.bytes_left < 0:
            return Outcome(self.bytes_left, "the weights do not fit")
        if self.slots * self.unit < self.brief.model.context_tokens:
            return Outcome(self.bytes_left, "not one sequence fits")
        self.requests = draw_requests(self.brief)
        self.arriving = deque(number for number, each in enumerate(self.requests) if each.arrival is not None)
        self.unsent = deque(number for number, each in enumerate(self.requests) if each.arrival is None)
        while self.arriving or self.queue or self.running:
            self.one_boundary()
        return Outcome(self.bytes_left, None, self.requests, self.passes, self.evictions)

    def one_boundary(self) -> None:
        self.join_queue()
        if not self.queue and not self.running:
            self.t = self.requests[self.arriving[0]].arrival
            self.join_queue()
        admitted = self.admit() if self.design.batching == "continuous" or not self.running else []
        if admitted:
            self.prefill(admitted)
        else:
            self.decode()

    def join_queue(self) -> None:
        while self.arriving and self.requests[self.arriving[0]].arrival <= self.t:
            number = self.arriving.popleft()
            request = self.requests[number]
            yields = gains(request.draws, self.design.draft, self.brief.speculation.acceptance)
            self.queue.append(Sequence(number, request.prompt, request.prompt + request.output, yields))

    def is_new(self, sequence: Sequence) -> bool:
        return self.requests[sequence.number].first_token is None

    def units(self, context: int) -> int:
        """Blocks, or slots, that a sequence of this context holds."""
        return -(-context // self.unit) if self.paged else 1

    def admit(self) -> list[Sequence]:
        engine, admitted, tokens = self.brief.engine, [], 0
        free = self.slots - sum(self.units(each.context) for each in self.running)
        while self.queue and len(self.running) + len(admitted) < engine.max_sequences:
            head = self.queue[0]
            free -= self.units(head.context + 1 if self.is_new(head) else head.context)
            tokens += head.context
            too_long = self.design.batching == "continuous" and admitted and tokens > engine.prefill_tokens_max
            if free < 0 or too_long:
                break
            admitted.append(self.queue.popleft())
        return admitted

    def prefill(self, admitted: list[Sequence]) -> None:
        prompts = [each.context for each in admitted]
        duration, compute_bound = self.clockwork.prefill(prompts)
        fresh = [each for each in admitted if self.is_new(each)]
        for each in admitted:
            if self.is_new(each):
                self.requests[each.number].admitted = self.t
                each.context += 1
            else:
                next(gone for gone in self.evictions if gone.request == each.number and gone.back is None).back = self.t
        self.running += admitted
        self.record(duration, True, len(admitted), sum(prompts), compute_bound)
        for each in fresh:
            self.requests[each.number].first_token = self.t
        self.leave()

    def decode(self) -> None:
        for each in self.running:
            each.step = min(each.gains[each.passes], each.end - each.context)
        if self.paged:
            self.make_room()
        running = self.running
        context = sum(map(context_of, running))
        duration, compute_bound = self.clockwork.decode(len(running), context)
        for each in running:
            each.context += each.step
            each.passes += 1
        self.record(duration, False, len(running), context, compute_bound)
        self.leave()

    def make_room(self) -> None:
        unit = self.unit
        needed = sum([-(-(each.context + each.step) // unit) for each in self.running])
        while needed > self.slots:
            newest = self.running.pop()
            needed -= self.units(newest.context + newest.step)
            self.queue.appendleft(newest)
            self.evictions.append(Eviction(newest.number, self.t))
            self.requests[newest.number].evictions += 1

    def record(self, duration: float, prefill: bool, sequences: int, context: int, compute_bound: bool) -> None:
        """Keep the pass, whose sequences already hold what they hold at its end, and move the clock."""
        contexts = [each.context for each in self.running]
        unit = self.unit
        units = sum([-(-each // unit) for each in contexts]) if self.paged else len(contexts)
        self.passes.append(
            Pass(
                start=self.t,
                duration=duration,
                prefill=prefill,
                sequences=sequences,
                context_tokens=context,
                compute_bound=compute_bound,
                waiting=len(self.queue),
                reserved_tokens=units * self.unit,
                used_tokens=sum(contexts),
                resident=len(contexts),
            )
        )
        self.t = self.t + duration

    def leave(self) -> None:
        staying = [each for each in self.running if each.context < each.end]
        if len(staying) == len(self.running):
            return
        for each in self.running:
            if each.context == each.end:
                self.requests[each.number].finish = self.t
                if self.unsent:
                    number = self.unsent.popleft()
                    self.requests[number].arrival = self.t
                    self.arriving.append(number)
        self.running = staying


def run(brief: Brief, design: Design) -> Outcome:
    """Simulate a design the plain way."""
    return Oracle(brief, design).run()


# Section 7: the measures.


@dataclass(frozen=True)
class Figures:
    """The measures of a feasible run; None where there is nothing to measure."""

    ttft: tuple[float, float, float] | None
    tpot: tuple[float, float, float] | None
    mean_ttft: float | None
    mean_tpot: float | None
    throughput: float | None
    cost: float | None
    run_s: float | None
    tokens: int
    prefill_s: float
    decode_s: float


def figures(outcome: Outcome, brief: Brief, design: Design) -> Figures:
    requests = outcome.requests
    ttft = [each.first_token - each.arrival for each in requests]
    tpot = [(each.finish - each.first_token) / (each.output - 1) for each in requests if each.output >= 2]
    tokens = sum(each.output for each in requests)
    run_s = max((each.finish for each in requests), default=None)
    throughput = tokens / run_s if requests else None
    return Figures(
        ttft=percentiles(ttft),
        tpot=percentiles(tpot),
        mean_ttft=math.fsum(ttft) / len(ttft) if ttft else None,
        mean_tpot=math.fsum(tpot) / len(tpot) if tpot else None,
        throughput=throughput,
        cost=design.gpus * brief.gpu.usd_per_hour / 3600 / throughput * 1e6 if requests else None,
        run_s=run_s,
        tokens=tokens,
        prefill_s=math.fsum(each.duration for each in outcome.passes if each.prefill),
        decode_s=math.fsum(each.duration for each in outcome.passes if not each.prefill),
    )


def percentiles(values: list[float]) -> tuple[float, float, float] | None:
    """p50, p95 and p99."""
    return tuple(np.percentile(values, (50, 95, 99)).tolist()) if values else None

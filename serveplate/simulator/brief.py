"""What is asked: the model, the hardware, the traffic and the limits, in one frozen Brief.

Every default is the value of the plate "Serve a Model". Units are SI: seconds, bytes, tokens, FLOP.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from types import MappingProxyType
from typing import ClassVar

import numpy as np

from serveplate.simulator.rules import (
    BriefError,
    check_fields,
    choice_field,
    count_field,
    listed,
    not_given,
    number_field,
    refused,
    settings_field,
    shown,
    text_field,
)
from serveplate.simulator.sentence import Sentence
from serveplate.simulator.trace import Trace

__all__ = [
    "TABLES",
    "Brief",
    "BriefError",
    "Engine",
    "Gpu",
    "Levers",
    "Limits",
    "Model",
    "Speculation",
    "Timing",
    "Traffic",
    "listed",
    "refused",
    "shown",
]

MOST_EXPECTED_REQUESTS = 2_000_000
MOST_EXPECTED_TOKENS = 2_000_000_000
_LONGEST_DESCRIPTION, _LONGEST_PATH, _LONGEST_SHOWN = 400, 4096, 50


class _Table:
    """A table of the brief: every field is checked, and put in its own type, when the table is made."""

    table: ClassVar[str]

    def __post_init__(self) -> None:
        check_fields(self, f"{self.table}.")


@dataclass(frozen=True)
class Model(_Table):
    """The language model's sizes, from its published config (the plate's: Llama 3 8B)."""

    table = "model"
    name: str = text_field("Llama 3 8B")
    parameters: int = count_field(8_030_261_248)
    layers: int = count_field(32, most=10**6)
    attention_heads: int = count_field(32, most=10**6)
    kv_heads: int = count_field(8, most=10**6)
    head_dim: int = count_field(128, most=10**6)
    context_tokens: int = count_field(8192, most=10**8)
    kv_bytes_per_element: float = number_field(2, most=64)

    @property
    def kv_bytes_per_token(self) -> float:
        """Bytes of KV cache that one token takes: K and V of every layer's KV heads."""
        return 2 * self.layers * self.kv_heads * self.head_dim * self.kv_bytes_per_element

    def weight_bytes(self, bits: int) -> float:
        """Bytes that the weights take at so many bits each."""
        return self.parameters * bits / 8


@dataclass(frozen=True)
class Gpu(_Table):
    """One GPU, from its data sheet (the plate's: H100 SXM, dense bf16); a link of None is ideal, without cost."""

    table = "gpu"
    name: str = text_field("H100")
    peak_flop_per_s: float = number_field(989.4e12)
    bandwidth_bytes_per_s: float = number_field(3.35e12)
    memory_bytes: float = number_field(80e9)
    usd_per_hour: float = number_field(2.0)
    link_bandwidth_bytes_per_s: float | None = number_field(None)
    link_latency_s: float = number_field(0.0, zero=True)

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.link_latency_s > 0 and self.link_bandwidth_bytes_per_s is None:
            raise BriefError(
                "gpu.link_latency_s",
                Sentence(
                    "gpu.link_latency_s is {value}, but gpu.link_bandwidth_bytes_per_s is not given; "
                    "give both, or neither for an ideal link",
                    value=shown(self.link_latency_s),
                ),
            )


@dataclass(frozen=True)
class Timing(_Table):
    """The shares of peak compute and bandwidth that are reached, and the overhead of each pass."""

    table = "timing"
    compute_efficiency: float = number_field(0.6, most=1)
    bandwidth_efficiency: float = number_field(0.8, most=1)
    pass_overhead_s: float = number_field(0.0002, zero=True)


@dataclass(frozen=True)
class Traffic(_Table):
    """The requests: a Poisson stream for a time, a closed loop of clients ("closed"), or a recorded trace ("trace").

    Attributes:
        trace_file: where the trace is read from. Its requests are what is asked, not its place: traffic that differs
            in it alone is equal.
        trace_sha256: the fingerprint of the requests in it, `Trace.sha256`.
        trace_start_s, trace_duration_s: the part that is replayed, in the trace's own time; None to its end.
        trace_rate_scale: how many times as many requests a second.
        trace_scaling: how: some of the requests, drawn by the seed ("thin"), or all in less time ("compress").
        trace_overlong: whether requests beyond the context refuse the brief ("refuse") or are left out ("drop").
    """

    table = "traffic"
    arrivals: str = choice_field("poisson", "closed", "trace")
    requests_per_s: float = number_field(16.0)
    duration_s: float = number_field(60.0)
    concurrency: int | None = count_field(None)
    requests: int | None = count_field(None, most=MOST_EXPECTED_REQUESTS)
    lengths: str = choice_field("exponential", "fixed")
    prompt_tokens_mean: float = number_field(1024.0)
    output_tokens_mean: float = number_field(256.0)
    output_tokens_max: int = count_field(1024)
    seed: int = count_field(48, zero=True, most=2**63 - 1)
    trace_file: str | None = text_field(None, most=_LONGEST_PATH, compare=False)
    trace_sha256: str | None = text_field(None)
    trace_start_s: float = number_field(0.0, zero=True)
    trace_duration_s: float | None = number_field(None)
    trace_rate_scale: float = number_field(1.0)
    trace_scaling: str = choice_field("thin", "compress")
    trace_overlong: str = choice_field("refuse", "drop")

    def __post_init__(self) -> None:
        super().__post_init__()
        self._check_trace()
        if self.arrivals == "trace":
            return
        if self.arrivals == "closed":
            for name in ("concurrency", "requests"):
                if getattr(self, name) is None:
                    raise not_given(f"traffic.{name}", self.arrivals)
        elif self.requests_per_s * self.duration_s > MOST_EXPECTED_REQUESTS:
            raise BriefError(
                "traffic.requests_per_s",
                Sentence(
                    "traffic.requests_per_s is {rate} and traffic.duration_s is {duration}; "
                    "their product, the requests expected, must be at most {most}",
                    rate=f"{self.requests_per_s:g}",
                    duration=f"{self.duration_s:g}",
                    most=MOST_EXPECTED_REQUESTS,
                ),
            )
        self._check_tokens()

    def _check_trace(self) -> None:
        """Refuse what only a trace has without one, and more requests by leaving some out."""
        for item in fields(self):
            name, value = f"traffic.{item.name}", getattr(self, item.name)
            if self.arrivals != "trace" and item.name.startswith("trace_") and value != item.default:
                raise BriefError(
                    name,
                    Sentence(
                        "{name} is {value}, but traffic.arrivals is {arrivals}; "
                        'it must be left out, or traffic.arrivals be "trace"',
                        name=name,
                        value=shown(value),
                        arrivals=shown(self.arrivals),
                    ),
                )
        if self.trace_scaling == "thin" and self.trace_rate_scale > 1:
            raise BriefError(
                "traffic.trace_rate_scale",
                Sentence(
                    "traffic.trace_rate_scale is {value}, but thinning only leaves requests out; "
                    'it must be at most 1, or traffic.trace_scaling be "compress"',
                    value=f"{self.trace_rate_scale:g}",
                ),
            )

    def _check_tokens(self) -> None:
        """Refuse more output tokens than a run has memory for, by the fields that multiply to them."""
        closed = self.arrivals == "closed"
        requests = float(self.requests or 0) if closed else self.requests_per_s * self.duration_s
        each = min(self.output_tokens_mean, self.output_tokens_max)
        if requests * each > MOST_EXPECTED_TOKENS:
            name = f"traffic.{'output_tokens_mean' if each == self.output_tokens_mean else 'output_tokens_max'}"
            values = {"name": name, "value": float(each), "requests": requests, "most": MOST_EXPECTED_TOKENS}
            sentence = Sentence(
                "{name} is {value} and traffic.requests_per_s and traffic.duration_s bring {requests} requests; "
                "their product, the output tokens expected, must be at most {most}",
                **values,
            )
            if closed:
                sentence = Sentence(
                    "{name} is {value} and traffic.requests bring {requests} requests; "
                    "their product, the output tokens expected, must be at most {most}",
                    **values,
                )
            raise BriefError(name, sentence)


@dataclass(frozen=True)
class Speculation(_Table):
    """Speculative decoding: chance that a drafted token is accepted, a draft token's cost in target passes."""

    table = "speculation"
    acceptance: float = number_field(0.7, zero=True, most=1)
    draft_cost: float = number_field(0.1, zero=True)


@dataclass(frozen=True)
class Engine(_Table):
    """The serving engine's fixed settings."""

    table = "engine"
    block_tokens: int = count_field(16)
    max_sequences: int = count_field(256)
    prefill_tokens_max: int = count_field(8192)


@dataclass(frozen=True)
class Limits(_Table):
    """What a design must hold to pass."""

    table = "limits"
    ttft_p95_s: float = number_field(0.5)
    tpot_p95_s: float = number_field(0.015)
    cost_usd_per_million_tokens: float = number_field(0.20)
    min_weight_bits: int = count_field(8, zero=True)


@dataclass(frozen=True)
class Levers(_Table):
    """The settings that are offered, in order; the starting design takes the first of each."""

    table = "levers"
    batching: tuple[str, ...] = settings_field(("static", "continuous"), ("static", "continuous"))
    cache: tuple[str, ...] = settings_field(("contiguous", "paged"), ("contiguous", "paged"))
    gpus: tuple[int, ...] = settings_field((1, 2), range(1, 9))
    bits: tuple[int, ...] = settings_field((16, 8, 4), (16, 8, 4))
    draft: tuple[int, ...] = settings_field((0, 2, 4), range(9))


TABLES: Mapping[str, type[_Table]] = MappingProxyType(
    {table.table: table for table in (Model, Gpu, Timing, Traffic, Speculation, Engine, Limits, Levers)}
)


@dataclass(frozen=True)
class Brief:
    """All that is asked of a design. ``Brief()`` is the plate's.

    Attributes:
        description: a sentence on what the brief is for. It is no part of what is asked: briefs that differ in it
            alone are equal.
        trace: the requests of ``traffic.trace_sha256``, where they have been read; nothing can be simulated without.

    Raises:
        BriefError: a field is of the wrong type, out of its range, or contradicts another.
    """

    name: str = text_field("Serve a Model")
    model: Model = field(default_factory=Model)
    gpu: Gpu = field(default_factory=Gpu)
    timing: Timing = field(default_factory=Timing)
    traffic: Traffic = field(default_factory=Traffic)
    speculation: Speculation = field(default_factory=Speculation)
    engine: Engine = field(default_factory=Engine)
    limits: Limits = field(default_factory=Limits)
    levers: Levers = field(default_factory=Levers)
    description: str | None = text_field(None, most=_LONGEST_DESCRIPTION, compare=False)
    trace: Trace | None = field(default=None, compare=False, repr=False)

    def __post_init__(self) -> None:
        check_fields(self, "")
        for item in fields(self):
            value, table = getattr(self, item.name), TABLES.get(item.name)
            if table is not None and not isinstance(value, table):
                raise refused(item.name, value, f"a {table.__name__}")
        if self.trace is not None:
            if not isinstance(self.trace, Trace):
                raise refused("trace", self.trace, "a Trace")
            self._check_trace(self.trace)
        elif self.traffic.arrivals != "trace" and self.traffic.output_tokens_max >= self.model.context_tokens:
            raise BriefError(
                "traffic.output_tokens_max",
                Sentence(
                    "traffic.output_tokens_max is {value}; it must be below model.context_tokens, which is {context}",
                    value=self.traffic.output_tokens_max,
                    context=self.model.context_tokens,
                ),
            )

    def _check_trace(self, trace: Trace) -> None:
        """Refuse a trace that is not the traffic's; the traffic takes the fingerprint of one that it has none of."""
        traffic = self.traffic
        if traffic.arrivals != "trace":
            raise refused("traffic.arrivals", traffic.arrivals, '"trace", as a trace is given')
        if traffic.trace_sha256 is None:
            object.__setattr__(self, "traffic", replace(traffic, trace_sha256=trace.sha256))
        elif traffic.trace_sha256 != trace.sha256:
            raise BriefError(
                "traffic.trace_file",
                Sentence(
                    "traffic.trace_file is {file}, whose requests have changed: "
                    "their fingerprint is {now}, and the brief's is {before}",
                    file=_file(traffic),
                    now=trace.sha256[:10],
                    before=traffic.trace_sha256[:10],
                ),
            )
        self._check_requests(trace)

    def _check_requests(self, trace: Trace) -> None:
        """Refuse requests of a trace that can't be replayed."""
        traffic, context = self.traffic, self.model.context_tokens
        part = trace.between(traffic.trace_start_s, traffic.trace_duration_s)
        if not part.requests:
            raise BriefError(
                "traffic.trace_start_s",
                Sentence(
                    "traffic.trace_start_s is {start}, from where no request is left; "
                    "the trace's last one arrives at {last} s",
                    start=f"{traffic.trace_start_s:g}",
                    last=f"{trace.arrival_s[-1]:g}",
                ),
            )
        fitting = part.within(context)
        if fitting.requests < part.requests and traffic.trace_overlong == "refuse":
            first = int(np.argmax(part.prompt_tokens + part.output_tokens > context))
            raise BriefError(
                "traffic.trace_file",
                Sentence(
                    "traffic.trace_file is {file}, whose row {row} has a prompt of {prompt} and an output of {output} "
                    "tokens; together they must be at most model.context_tokens, {context}, or traffic.trace_overlong "
                    'be "drop", which leaves out {dropped}',
                    file=_file(traffic),
                    row=int(part.row[first]),
                    prompt=int(part.prompt_tokens[first]),
                    output=int(part.output_tokens[first]),
                    context=context,
                    dropped=part.requests - fitting.requests,
                ),
            )
        if fitting.output_tokens.sum() > MOST_EXPECTED_TOKENS:
            raise BriefError(
                "traffic.trace_file",
                Sentence(
                    "traffic.trace_file is {file}, which has {tokens} output tokens; there must be at most {most}",
                    file=_file(traffic),
                    tokens=int(fitting.output_tokens.sum()),
                    most=MOST_EXPECTED_TOKENS,
                ),
            )

    @property
    def prompt_tokens_max(self) -> int:
        """The longest prompt: what the longest output leaves of the context."""
        return self.model.context_tokens - self.traffic.output_tokens_max


def _file(traffic: Traffic) -> str:
    """The name of a trace's file, of a long one its end."""
    name = traffic.trace_file or "a trace without a file"
    return shown(name if len(name) < _LONGEST_SHOWN else f"...{name[-_LONGEST_SHOWN:]}")

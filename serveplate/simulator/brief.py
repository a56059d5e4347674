"""What is asked: the model, the hardware, the traffic and the limits, in one frozen Brief.

Every default is the value of the plate "Serve a Model". Units are SI: seconds, bytes, tokens, FLOP.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from types import MappingProxyType
from typing import ClassVar

from serveplate.simulator.rules import (
    BriefError,
    check_fields,
    choice_field,
    count_field,
    listed,
    number_field,
    refused,
    settings_field,
    shown,
    text_field,
)

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
_LONGEST_DESCRIPTION = 400


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
                f"is {self.link_latency_s}, but gpu.link_bandwidth_bytes_per_s is not given; "
                "give both, or neither for an ideal link",
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
    """The requests: a Poisson stream for a time, or a closed loop of clients ("closed")."""

    table = "traffic"
    arrivals: str = choice_field("poisson", "closed")
    requests_per_s: float = number_field(16.0)
    duration_s: float = number_field(60.0)
    concurrency: int | None = count_field(None)
    requests: int | None = count_field(None, most=MOST_EXPECTED_REQUESTS)
    lengths: str = choice_field("exponential", "fixed")
    prompt_tokens_mean: float = number_field(1024.0)
    output_tokens_mean: float = number_field(256.0)
    output_tokens_max: int = count_field(1024)
    seed: int = count_field(48, zero=True, most=2**63 - 1)

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.arrivals == "closed":
            for name in ("concurrency", "requests"):
                if getattr(self, name) is None:
                    raise BriefError(f"traffic.{name}", 'is not given; a brief with arrivals = "closed" needs it')
        elif self.requests_per_s * self.duration_s > MOST_EXPECTED_REQUESTS:
            raise BriefError(
                "traffic.requests_per_s",
                f"is {self.requests_per_s:g} and traffic.duration_s is {self.duration_s:g}; "
                f"their product, the requests expected, must be at most {MOST_EXPECTED_REQUESTS:,}",
            )
        self._check_tokens()

    def _check_tokens(self) -> None:
        """Refuse more output tokens than a run has memory for, by the fields that multiply to them."""
        closed = self.arrivals == "closed"
        requests = float(self.requests or 0) if closed else self.requests_per_s * self.duration_s
        each = min(self.output_tokens_mean, self.output_tokens_max)
        if requests * each > MOST_EXPECTED_TOKENS:
            name = "output_tokens_mean" if each == self.output_tokens_mean else "output_tokens_max"
            of = "traffic.requests" if closed else "traffic.requests_per_s and traffic.duration_s"
            raise BriefError(
                f"traffic.{name}",
                f"is {each:,.12g} and {of} bring {requests:,.12g} requests; "
                f"their product, the output tokens expected, must be at most {MOST_EXPECTED_TOKENS:,}",
            )


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

    def __post_init__(self) -> None:
        check_fields(self, "")
        for item in fields(self):
            value, table = getattr(self, item.name), TABLES.get(item.name)
            if table is not None and not isinstance(value, table):
                raise refused(item.name, value, f"a {table.__name__}")
        if self.traffic.output_tokens_max >= self.model.context_tokens:
            raise BriefError(
                "traffic.output_tokens_max",
                f"is {self.traffic.output_tokens_max:,}; it must be below model.context_tokens, "
                f"which is {self.model.context_tokens:,}",
            )

    @property
    def prompt_tokens_max(self) -> int:
        """The longest prompt: what the longest output leaves of the context."""
        return self.model.context_tokens - self.traffic.output_tokens_max

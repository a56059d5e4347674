"""What is asked: the model, the hardware, the traffic and the limits, in one frozen Brief.

Every default is the value of the plate "Serve a Model". Units are SI: seconds, bytes, tokens, FLOP.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from datetime import date, time
from numbers import Real
from types import MappingProxyType
from typing import Any, ClassVar
from unicodedata import category

MOST_EXPECTED_REQUESTS = 2_000_000
MOST_EXPECTED_TOKENS = 2_000_000_000
# Wide enough for any machine, narrow enough that no product of a few of them overflows a double.
_LARGEST, _SMALLEST, _LARGEST_COUNT = 1e24, 1e-24, 10**15
_LONGEST_TEXT = 120
_JOINERS = "\u200c\u200d"


class BriefError(ValueError):
    """A brief that can't be simulated: one sentence that names the field, what it is and what it may be.

    Attributes:
        name: the field, as ``table.key``.
    """

    def __init__(self, name: str, sentence: str) -> None:
        super().__init__(name, sentence)  # both: a process that unpickles the error makes it of these
        self.name = name

    def __str__(self) -> str:
        return " ".join(self.args)


def shown(value: object) -> str:
    """A value as a brief's author would write it, on one line and cut to a readable length."""
    text = "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in _in_toml(value)[:60])
    return text if len(text) < 60 else text[:57] + "..."


def _in_toml(value: object) -> str:
    match value:
        case bool():
            return str(value).lower()
        case int() if abs(value) >= 10**30:
            return "a number of more than 30 digits"
        case str():
            return f'"{value}"'
        case list() | tuple():
            return f"[{', '.join(map(_in_toml, value))}]"
        case dict():
            return f"{{{', '.join(f'{key} = {_in_toml(item)}' for key, item in value.items())}}}"
        case date() | time():
            return value.isoformat()
    try:
        return repr(value)
    except ValueError:  # Python writes no number of thousands of digits, in a set either
        return "a value too long to show"


def listed(choices: Sequence[object]) -> str:
    """Choices as words: ``16, 8 or 4``."""
    words = [shown(choice) for choice in choices]
    return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def refused(name: str, value: object, may_be: str) -> BriefError:
    """The error for a value that a field can't have."""
    return BriefError(name, f"is {shown(value)}; it must be {may_be}")


def _is_number(value: object) -> bool:
    # A bool is an int to Python, never to a person.
    return isinstance(value, Real) and not isinstance(value, bool)


def _number(default: float | None, *, zero: bool = False, most: float = _LARGEST) -> Any:
    may_be = f"{'0 or ' if zero else ''}a number above 0 ({_SMALLEST:g} to {most:g})"

    def rule(name: str, value: Any) -> float | None:
        if value is None and default is None:
            return None
        try:
            number = float(value) if _is_number(value) else math.nan
        except OverflowError:
            number = math.inf
        if (number == 0 and zero) or _SMALLEST <= number <= most:
            return number
        raise refused(name, value, may_be)

    return field(default=default, metadata={"rule": rule})


def _count(default: int | None, *, zero: bool = False, most: int = _LARGEST_COUNT) -> Any:
    least = 0 if zero else 1
    may_be = f"a whole number from {least} to {most:,}"

    def rule(name: str, value: Any) -> int | None:
        if value is None and default is None:
            return None
        if _is_number(value) and least <= value <= most and int(value) == value:
            return int(value)
        raise refused(name, value, may_be)

    return field(default=default, metadata={"rule": rule})


def _check_text(name: str, value: Any) -> str:
    if isinstance(value, str) and len(value) <= _LONGEST_TEXT and all(map(_stays_on_its_line, value)):
        text = value.strip()
        if any(map(str.isprintable, text)):
            return text
    raise refused(name, value, f"a text of 1 to {_LONGEST_TEXT} characters on one line, none of them a control one")


def _stays_on_its_line(sign: str) -> bool:
    # Python calls every space but the plainest unprintable, and the joiners that emoji and many scripts are written
    # with; what is left are line breaks, controls, and marks that turn the direction of the text around them.
    return sign.isprintable() or sign in _JOINERS or category(sign) == "Zs"


def _text(default: str) -> Any:
    return field(default=default, metadata={"rule": _check_text})


def _choice(default: str, *others: str) -> Any:
    choices = (default, *others)

    def rule(name: str, value: Any) -> str:
        if isinstance(value, str) and value in choices:
            return value
        raise refused(name, value, listed(choices))

    return field(default=default, metadata={"rule": rule})


def _settings(default: tuple[Any, ...], allowed: Sequence[Any]) -> Any:
    may_be = f"a list of one or more different settings out of {listed(allowed)}"

    def is_setting(item: object) -> bool:
        return (isinstance(item, str) or _is_number(item)) and item in allowed

    def rule(name: str, value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list | tuple) or not value:
            raise refused(name, value, may_be)
        chosen = [allowed.index(item) if is_setting(item) else None for item in value]
        if None in chosen or len(set(chosen)) < len(chosen):
            raise refused(name, value, may_be)
        return tuple(allowed[index] for index in chosen if index is not None)

    return field(default=default, metadata={"rule": rule})


class _Table:
    """A table of the brief: every field is checked, and put in its own type, when the table is made."""

    table: ClassVar[str]

    def __post_init__(self) -> None:
        for item in fields(self):  # type: ignore[arg-type]  # every subclass is a dataclass
            value = item.metadata["rule"](f"{self.table}.{item.name}", getattr(self, item.name))
            object.__setattr__(self, item.name, value)


@dataclass(frozen=True)
class Model(_Table):
    """The language model's sizes, from its published config (the plate's: Llama 3 8B)."""

    table = "model"
    name: str = _text("Llama 3 8B")
    parameters: int = _count(8_030_261_248)
    layers: int = _count(32, most=10**6)
    attention_heads: int = _count(32, most=10**6)
    kv_heads: int = _count(8, most=10**6)
    head_dim: int = _count(128, most=10**6)
    context_tokens: int = _count(8192, most=10**8)
    kv_bytes_per_element: float = _number(2, most=64)

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
    name: str = _text("H100")
    peak_flop_per_s: float = _number(989.4e12)
    bandwidth_bytes_per_s: float = _number(3.35e12)
    memory_bytes: float = _number(80e9)
    usd_per_hour: float = _number(2.0)
    link_bandwidth_bytes_per_s: float | None = _number(None)
    link_latency_s: float = _number(0.0, zero=True)

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
    compute_efficiency: float = _number(0.6, most=1)
    bandwidth_efficiency: float = _number(0.8, most=1)
    pass_overhead_s: float = _number(0.0002, zero=True)


@dataclass(frozen=True)
class Traffic(_Table):
    """The requests: a Poisson stream for a time, or a closed loop of clients ("closed")."""

    table = "traffic"
    arrivals: str = _choice("poisson", "closed")
    requests_per_s: float = _number(16.0)
    duration_s: float = _number(60.0)
    concurrency: int | None = _count(None)
    requests: int | None = _count(None, most=MOST_EXPECTED_REQUESTS)
    lengths: str = _choice("exponential", "fixed")
    prompt_tokens_mean: float = _number(1024.0)
    output_tokens_mean: float = _number(256.0)
    output_tokens_max: int = _count(1024)
    seed: int = _count(48, zero=True, most=2**63 - 1)

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
    acceptance: float = _number(0.7, zero=True, most=1)
    draft_cost: float = _number(0.1, zero=True)


@dataclass(frozen=True)
class Engine(_Table):
    """The serving engine's fixed settings."""

    table = "engine"
    block_tokens: int = _count(16)
    max_sequences: int = _count(256)
    prefill_tokens_max: int = _count(8192)


@dataclass(frozen=True)
class Limits(_Table):
    """What a design must hold to pass."""

    table = "limits"
    ttft_p95_s: float = _number(0.5)
    tpot_p95_s: float = _number(0.015)
    cost_usd_per_million_tokens: float = _number(0.20)
    min_weight_bits: int = _count(8, zero=True)


@dataclass(frozen=True)
class Levers(_Table):
    """The settings that are offered, in order; the starting design takes the first of each."""

    table = "levers"
    batching: tuple[str, ...] = _settings(("static", "continuous"), ("static", "continuous"))
    cache: tuple[str, ...] = _settings(("contiguous", "paged"), ("contiguous", "paged"))
    gpus: tuple[int, ...] = _settings((1, 2), range(1, 9))
    bits: tuple[int, ...] = _settings((16, 8, 4), (16, 8, 4))
    draft: tuple[int, ...] = _settings((0, 2, 4), range(9))


TABLES: Mapping[str, type[_Table]] = MappingProxyType(
    {table.table: table for table in (Model, Gpu, Timing, Traffic, Speculation, Engine, Limits, Levers)}
)


@dataclass(frozen=True)
class Brief:
    """All that is asked of a design. ``Brief()`` is the plate's.

    Raises:
        BriefError: a field is of the wrong type, out of its range, or contradicts another.
    """

    name: str = "Serve a Model"
    model: Model = field(default_factory=Model)
    gpu: Gpu = field(default_factory=Gpu)
    timing: Timing = field(default_factory=Timing)
    traffic: Traffic = field(default_factory=Traffic)
    speculation: Speculation = field(default_factory=Speculation)
    engine: Engine = field(default_factory=Engine)
    limits: Limits = field(default_factory=Limits)
    levers: Levers = field(default_factory=Levers)

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", _check_text("name", self.name))
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

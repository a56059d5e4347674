"""Numbers and designs in words for people: the command line, the clipboard and the window say the same."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import reduce

from serveplate import __version__
from serveplate.files.codes import design_code
from serveplate.simulator.brief import Brief
from serveplate.simulator.cache import sequences_that_fit
from serveplate.simulator.design import Design
from serveplate.simulator.grading import Check
from serveplate.simulator.measures import Measures
from serveplate.simulator.sentence import Numeral, Plural, Sentence
from serveplate.simulator.study import Result
from serveplate.simulator.workload import replay_of

ESTIMATE = Sentence("Roofline estimates, not measurements; one draw of traffic")
NO_MEMORY = Sentence("this brief's traffic does not fit in memory")

Number = float | Decimal


@dataclass(frozen=True)
class Quantity:
    """A number in words and its unit, apart so that each can have its own look."""

    text: str
    unit: str

    def __str__(self) -> str:
        return f"{self.text} {self.unit}".strip()


@dataclass(frozen=True)
class Count(Quantity):
    """A number of things; ``words`` is all of it, in the plural form of the number."""

    words: Plural


def number(value: Number, digits: int = 3) -> Numeral:
    """A number with so many significant digits ("1,642", "73.9", "9.18", "0.338"); whole ones (int) in full."""
    if isinstance(value, int):
        return Numeral(f"{value:,}")
    exact = _exact(value)
    if exact == 0:
        return Numeral("0")
    exponent = int(f"{exact:.{digits - 1}e}".split("e")[1])  # of the rounded number: 9.999 is 10.0
    if not -7 <= exponent <= 14:
        return Numeral(f"{exact:.{digits - 1}e}")
    return Numeral(f"{exact:,.{max(0, digits - 1 - exponent)}f}")


def beside_limit(value: Number, limit: Number) -> Numeral:
    """A number with three significant digits, or as many as it takes to stay on its side of the limit."""
    exact, bound = _exact(value), _exact(limit)
    for digits in range(3, 18):
        text = number(exact, digits)
        if (Decimal(text.replace(",", "")) <= bound) == (exact <= bound):
            return text
    return Numeral(f"{exact:,f}")


def plain(value: Number) -> Numeral:
    """A number as its author would write it, every digit that it has: "0.5", "15", "3,980"."""
    exact = _exact(value).normalize()
    return Numeral(f"{exact:,f}" if -9 <= exact.adjusted() <= 14 else f"{exact:e}")


def mean_text(tokens: float) -> Numeral:
    """A mean number of tokens: as its author gave it, of a trace to whole ones: "1,024", "1,155"."""
    return plain(tokens) if tokens == round(tokens, 3) else whole(tokens)


def whole(value: float) -> Numeral:
    """A number without decimals: "1,155"."""
    return Numeral(f"{value:,.0f}")


def price(value: float) -> Sentence:
    """Dollars as an author would write them, cents at least: "$0.20", "$2.00", "$0.125"."""
    exact = _exact(value)
    return _dollars(Numeral(f"{exact:,.2f}") if exact == round(exact, 2) else plain(exact))


def seconds(value: float, limit: float | None = None) -> Quantity:
    """A time in seconds, on its side of its limit where it has one."""
    return Quantity(_rounded(_exact(value), limit), Sentence("s"))


def milliseconds(value: float, limit: float | None = None) -> Quantity:
    """A time given in seconds (and its limit too), in milliseconds."""
    return Quantity(_rounded(_milli(value), None if limit is None else _milli(limit)), Sentence("ms"))


def dollars(value: float, limit: float | None = None) -> Quantity:
    """Dollars per million generated tokens."""
    return Quantity(_dollars(_rounded(_exact(value), limit)), Sentence("per M tokens"))


def listed(parts: Iterable[object]) -> object:
    """Parts with commas between."""
    return reduce(lambda first, second: Sentence("{first}, {second}", first=first, second=second), parts)


def in_turn(*sentences: object) -> object:
    """Sentences one after another; empty ones are left out."""
    there = filter(None, sentences)
    return reduce(lambda first, second: Sentence("{first} {second}", first=first, second=second), there)


def memory_left(cache_bytes: float) -> Quantity | Sentence:
    """The memory that the weights leave, or by how much they exceed it."""
    if cache_bytes < 0:
        return Sentence("none, the weights exceed it by {memory}", memory=gigabytes(-cache_bytes))
    return gigabytes(cache_bytes)


def gigabytes(value: float) -> Quantity:
    """Bytes, in GB of 10^9."""
    return Quantity(number(_exact(value).scaleb(-9)), Sentence("GB"))


def throughput(value: float) -> Quantity:
    """A throughput."""
    return Quantity(number(value), Sentence("tokens/s"))


def count(value: int, thing: str) -> Count:
    """So many things, each of them one that is named here: "1 GPU", "2 GPUs"."""
    words = _THINGS[thing](value)
    return Count(number(value), words.removeprefix(f"{value:,} "), words)


_THINGS: dict[str, Callable[[int], Plural]] = {
    "GPU": lambda n: Plural("{n} GPU", "{n} GPUs", n=n),
    "bit": lambda n: Plural("{n} bit", "{n} bits", n=n),
    "token": lambda n: Plural("{n} token", "{n} tokens", n=n),
    "sequence": lambda n: Plural("{n} sequence", "{n} sequences", n=n),
    "request": lambda n: Plural("{n} request", "{n} requests", n=n),
    "eviction": lambda n: Plural("{n} eviction", "{n} evictions", n=n),
    "client": lambda n: Plural("{n} client", "{n} clients", n=n),
    "draw": lambda n: Plural("{n} draw", "{n} draws", n=n),
    "measurement": lambda n: Plural("{n} measurement", "{n} measurements", n=n),
}


def check_title(name: str) -> str:
    """A check's name on the screen."""
    return {
        "ttft": Sentence("p95 TTFT"),
        "tpot": Sentence("p95 TPOT"),
        "cost": Sentence("Cost"),
        "quality": Sentence("Quality"),
    }[name]


def check_value(check: Check) -> Quantity | None:
    """A check's value in its unit, on its side of the limit; None where there is nothing to measure."""
    if check.value is None:
        return None
    if check.name == "quality":
        return count(int(check.value), "bit")
    scale = {"ttft": seconds, "tpot": milliseconds, "cost": dollars}[check.name]
    return scale(check.value, check.limit)


def check_limit(check: Check) -> Quantity:
    """A check's limit in its unit, with every digit that its author gave."""
    match check.name:
        case "ttft":
            return Quantity(plain(check.limit), Sentence("s"))
        case "tpot":
            return Quantity(plain(_milli(check.limit)), Sentence("ms"))
        case "cost":
            return Quantity(price(check.limit), Sentence("per M tokens"))
        case _:
            return count(int(check.limit), "bit")


def verdict(result: Result) -> Sentence:
    """The verdict: "2 of 4 checks fail", "All four checks pass", "This design can't run"."""
    if not result.measures.feasible:
        return Sentence("This design can't run")
    failing = sum(not check.passed for check in result.grade.checks)
    if failing == 0:
        return Sentence("All four checks pass")
    return Plural("{n} of 4 checks fails", "{n} of 4 checks fail", n=failing)


def lever_title(lever: str) -> Sentence:
    """A lever's name: "KV cache"."""
    return {
        "batching": Sentence("Batching"),
        "cache": Sentence("KV cache"),
        "gpus": Sentence("GPUs"),
        "bits": Sentence("Weights"),
        "draft": Sentence("Draft"),
    }[lever]


def setting_label(lever: str, setting: str | int) -> Sentence:
    """A setting as it stands on the lever's button: "Static", "2 GPUs", "16 bits", "None", "2 tokens"."""
    match lever, setting:
        case "draft", 0:
            return Sentence("None")
        case "gpus" | "bits" | "draft", int():
            return count(setting, {"gpus": "GPU", "bits": "bit", "draft": "token"}[lever]).words
        case _:
            return {
                "static": Sentence("Static"),
                "continuous": Sentence("Continuous"),
                "contiguous": Sentence("Contiguous"),
                "paged": Sentence("Paged"),
            }[str(setting)]


def trace_words(brief: Brief) -> object:
    """What is replayed of a brief's trace, and how: "9,683 of 19,366 requests, thinned to 0.5 of them"."""
    traffic, replay = brief.traffic, replay_of(brief)
    requests = count(replay.recorded, "request")
    words = [Sentence("{some} of {requests}", some=replay.trace.requests, requests=requests)]
    if traffic.trace_start_s or traffic.trace_duration_s is not None:
        start, duration = plain(traffic.trace_start_s), traffic.trace_duration_s
        if duration is None:
            words.append(Sentence("from {start} s to its end", start=start))
        else:
            words.append(Sentence("from {start} s to {duration} s later", start=start, duration=plain(duration)))
    if replay.overlong:
        words.append(Sentence("{requests} beyond the context left out", requests=replay.overlong))
    if traffic.trace_rate_scale != 1:
        scale = plain(traffic.trace_rate_scale)
        words.append(
            Sentence("thinned to {scale} of them (seed {seed})", scale=scale, seed=str(traffic.seed))
            if traffic.trace_scaling == "thin"
            else Sentence("compressed to {scale} times the rate", scale=scale)
        )
    return listed(words)


def design_words(design: Design) -> Sentence:
    """A design in one line: "Continuous batching, paged KV cache, 1 GPU, 8-bit weights, draft of 2 tokens"."""
    batching = {"static": Sentence("Static batching"), "continuous": Sentence("Continuous batching")}
    cache = {"contiguous": Sentence("contiguous KV cache"), "paged": Sentence("paged KV cache")}
    return Sentence(
        "{batching}, {cache}, {gpus}, {bits}, {draft}",
        batching=batching[design.batching],
        cache=cache[design.cache],
        gpus=count(design.gpus, "GPU"),
        bits=Sentence("{width}-bit weights", width=design.bits),
        draft=Sentence("draft of {tokens}", tokens=count(design.draft, "token"))
        if design.draft
        else Sentence("no draft"),
    )


def design_text(result: Result, said: Callable[[object], str] = str, name: Callable[[str], str] = str) -> str:
    """A simulated design as readable text: its brief, settings, checks and measures, where the figures are from.

    Args:
        result: the design's.
        said: what says a sentence or a quantity, in English where nothing else is given.
        name: what says the name of a brief.
    """
    checks = [
        (check_title(check.name), check_value(check) or nothing(check), _bound(check), _verb(check))
        for check in result.grade.checks
    ]
    lines = [name(result.brief.name), said(design_words(result.design)), "", *table(_told(checks, said)), ""]
    lines.append(said(Sentence("{verdict}.", verdict=verdict(result))))
    if result.measures.reason:
        lines.append(said(result.measures.reason))
    lines += ["", *table(_told(_facts(result), said)), ""]
    estimate = Sentence("{estimate} (seed {seed}).", estimate=ESTIMATE, seed=str(result.brief.traffic.seed))
    lines.append(said(in_turn(estimate, f"serveplate {__version__}")))
    return "\n".join(lines) + "\n"


def _told(rows: Sequence[tuple[object, ...]], said: Callable[[object], str]) -> list[tuple[str, ...]]:
    return [tuple(map(said, row)) for row in rows]


def table(rows: Sequence[tuple[str, ...]], right: tuple[int, ...] = ()) -> list[str]:
    """Rows as lines with columns of one width each, two spaces apart; ``right`` are those set to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.rjust(width) if index in right else cell.ljust(width)
            for index, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def _exact(value: Number) -> Decimal:
    """The number as its shortest decimal notation: scaled exactly, and different where the numbers are."""
    return value if isinstance(value, Decimal) else Decimal(repr(float(value)))


def _milli(value: float) -> Decimal:
    return _exact(value).scaleb(3)


def _dollars(amount: Numeral) -> Sentence:
    return Sentence("${amount}", amount=amount)


def _rounded(value: Number, limit: Number | None) -> Numeral:
    return number(value) if limit is None else beside_limit(value, limit)


def _bound(check: Check) -> Sentence:
    limit = check_limit(check)
    return Sentence("floor {limit}", limit=limit) if check.name == "quality" else Sentence("limit {limit}", limit=limit)


def _verb(check: Check) -> Sentence:
    return Sentence("passes") if check.passed else Sentence("fails")


def nothing(check: Check) -> Sentence:
    """What is said of a check without a value."""
    return Sentence("none measured") if check.passed else Sentence("no result")


def _facts(result: Result) -> list[tuple[object, ...]]:
    """What was measured besides the checks, each with its name."""
    measures = result.measures
    room = Sentence(
        "room for {sequences}", sequences=count(sequences_that_fit(result.brief, result.design), "sequence")
    )
    trace = result.brief.traffic.arrivals == "trace"
    return [
        *_run_facts(measures),
        (Sentence("GPU memory left for the cache"), listed((memory_left(measures.cache_bytes), room))),
        *([(Sentence("Trace"), trace_words(result.brief))] if trace else []),
        (Sentence("Design code"), design_code(result.brief, result.design)),
    ]


def _run_facts(measures: Measures) -> list[tuple[object, ...]]:
    if measures.run_s is None or measures.throughput_tokens_per_s is None:
        return []
    requests, tokens = count(measures.requests or 0, "request"), count(measures.tokens or 0, "token")
    evictions = count(measures.evictions or 0, "eviction")
    return [
        (Sentence("Throughput"), throughput(measures.throughput_tokens_per_s)),
        (
            Sentence("Served"),
            Sentence("{requests}, {tokens} in {time}", requests=requests, tokens=tokens, time=seconds(measures.run_s)),
        ),
        (
            Sentence("Passes"),
            Sentence("{passes}, {evictions}", passes=number(measures.passes or 0), evictions=evictions),
        ),
        (Sentence("Most at once"), count(measures.peak_sequences or 0, "sequence")),
    ]

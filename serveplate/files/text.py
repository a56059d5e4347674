"""Numbers and designs in words for people: the command line, the clipboard and the window say the same."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal

from serveplate import __version__
from serveplate.files.codes import design_code
from serveplate.simulator.brief import Brief
from serveplate.simulator.cache import sequences_that_fit
from serveplate.simulator.design import Design
from serveplate.simulator.grading import Check
from serveplate.simulator.measures import Measures
from serveplate.simulator.sentence import Sentence
from serveplate.simulator.study import Result
from serveplate.simulator.workload import replay_of

ESTIMATE = "Roofline estimates, not measurements; one draw of traffic"
NO_MEMORY = Sentence("this brief's traffic does not fit in memory")

Number = float | Decimal


@dataclass(frozen=True)
class Quantity:
    """A number in words and its unit, apart so that each can have its own look."""

    text: str
    unit: str

    def __str__(self) -> str:
        return f"{self.text} {self.unit}".strip()


def number(value: Number, digits: int = 3) -> str:
    """A number with so many significant digits ("1,642", "73.9", "9.18", "0.338"); whole ones (int) in full."""
    if isinstance(value, int):
        return f"{value:,}"
    exact = _exact(value)
    if exact == 0:
        return "0"
    exponent = int(f"{exact:.{digits - 1}e}".split("e")[1])  # of the rounded number: 9.999 is 10.0
    if not -7 <= exponent <= 14:
        return f"{exact:.{digits - 1}e}"
    return f"{exact:,.{max(0, digits - 1 - exponent)}f}"


def beside_limit(value: Number, limit: Number) -> str:
    """A number with three significant digits, or as many as it takes to stay on its side of the limit."""
    exact, bound = _exact(value), _exact(limit)
    for digits in range(3, 18):
        text = number(exact, digits)
        if (Decimal(text.replace(",", "")) <= bound) == (exact <= bound):
            return text
    return f"{exact:,f}"


def plain(value: Number) -> str:
    """A number as its author would write it, every digit that it has: "0.5", "15", "3,980"."""
    exact = _exact(value).normalize()
    return f"{exact:,f}" if -9 <= exact.adjusted() <= 14 else f"{exact:e}"


def mean_text(tokens: float) -> str:
    """A mean number of tokens: as its author gave it, of a trace to whole ones: "1,024", "1,155"."""
    return plain(tokens) if tokens == round(tokens, 3) else f"{tokens:,.0f}"


def price(value: float) -> str:
    """Dollars as an author would write them, cents at least: "$0.20", "$2.00", "$0.125"."""
    exact = _exact(value)
    return f"${exact:,.2f}" if exact == round(exact, 2) else f"${plain(exact)}"


def seconds(value: float, limit: float | None = None) -> Quantity:
    """A time in seconds, on its side of its limit where it has one."""
    return Quantity(_rounded(_exact(value), limit), "s")


def milliseconds(value: float, limit: float | None = None) -> Quantity:
    """A time given in seconds (and its limit too), in milliseconds."""
    return Quantity(_rounded(_milli(value), None if limit is None else _milli(limit)), "ms")


def dollars(value: float, limit: float | None = None) -> Quantity:
    """Dollars per million generated tokens."""
    return Quantity(f"${_rounded(_exact(value), limit)}", "per M tokens")


def memory_left(cache_bytes: float) -> str:
    """The memory that the weights leave, or by how much they exceed it."""
    if cache_bytes < 0:
        return f"none, the weights exceed it by {gigabytes(-cache_bytes)}"
    return str(gigabytes(cache_bytes))


def gigabytes(value: float) -> Quantity:
    """Bytes, in GB of 10^9."""
    return Quantity(number(_exact(value).scaleb(-9)), "GB")


def throughput(value: float) -> Quantity:
    """A throughput."""
    return Quantity(number(value), "tokens/s")


def count(value: int, thing: str) -> Quantity:
    """So many things: "1 GPU", "2 GPUs"."""
    return Quantity(f"{value:,}", thing if value == 1 else f"{thing}s")


def check_title(name: str) -> str:
    """A check's name on the screen."""
    return {"ttft": "p95 TTFT", "tpot": "p95 TPOT", "cost": "Cost", "quality": "Quality"}[name]


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
            return Quantity(plain(check.limit), "s")
        case "tpot":
            return Quantity(plain(_milli(check.limit)), "ms")
        case "cost":
            return Quantity(price(check.limit), "per M tokens")
        case _:
            return count(int(check.limit), "bit")


def verdict(result: Result) -> str:
    """The verdict: "2 of 4 checks fail", "All four checks pass", "This design can't run"."""
    if not result.measures.feasible:
        return "This design can't run"
    failing = sum(not check.passed for check in result.grade.checks)
    if failing == 0:
        return "All four checks pass"
    return f"{failing} of 4 checks fail{'s' if failing == 1 else ''}"


def setting_label(lever: str, setting: str | int) -> str:
    """A setting as it stands on the lever's button: "Static", "2 GPUs", "16 bits", "None", "2 tokens"."""
    match lever, setting:
        case "draft", 0:
            return "None"
        case "gpus" | "bits" | "draft", int():
            return str(count(setting, {"gpus": "GPU", "bits": "bit", "draft": "token"}[lever]))
        case _:
            return str(setting).capitalize()


def trace_words(brief: Brief) -> str:
    """What is replayed of a brief's trace, and how: "9,683 of 19,366 requests, thinned to 0.5 of them"."""
    traffic, replay = brief.traffic, replay_of(brief)
    words = [f"{replay.trace.requests:,} of {count(replay.recorded, 'request')}"]
    if traffic.trace_start_s or traffic.trace_duration_s is not None:
        duration = "its end" if traffic.trace_duration_s is None else f"{plain(traffic.trace_duration_s)} s later"
        words.append(f"from {plain(traffic.trace_start_s)} s to {duration}")
    if replay.overlong:
        words.append(f"{replay.overlong:,} beyond the context left out")
    if traffic.trace_rate_scale != 1:
        scale = plain(traffic.trace_rate_scale)
        thinned = f"thinned to {scale} of them (seed {traffic.seed})"
        words.append(thinned if traffic.trace_scaling == "thin" else f"compressed to {scale} times the rate")
    return ", ".join(words)


def design_words(design: Design) -> str:
    """A design in one line: "Continuous batching, paged KV cache, 1 GPU, 8-bit weights, draft of 2 tokens"."""
    draft = f"draft of {count(design.draft, 'token')}" if design.draft else "no draft"
    return (
        f"{design.batching.capitalize()} batching, {design.cache} KV cache, {count(design.gpus, 'GPU')}, "
        f"{design.bits}-bit weights, {draft}"
    )


def design_text(result: Result) -> str:
    """A simulated design as readable text: its brief, settings, checks and measures, where the figures are from."""
    checks = [
        (
            check_title(check.name),
            str(check_value(check) or _nothing(check)),
            f"{_bound(check)} {check_limit(check)}",
            _verb(check),
        )
        for check in result.grade.checks
    ]
    lines = [result.brief.name, design_words(result.design), "", *table(checks), "", f"{verdict(result)}."]
    if result.measures.reason:
        lines.append(result.measures.reason)
    lines += ["", *table(_facts(result)), ""]
    lines.append(f"{ESTIMATE} (seed {result.brief.traffic.seed}). serveplate {__version__}")
    return "\n".join(lines) + "\n"


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


def _rounded(value: Number, limit: Number | None) -> str:
    return number(value) if limit is None else beside_limit(value, limit)


def _bound(check: Check) -> str:
    return "floor" if check.name == "quality" else "limit"


def _verb(check: Check) -> str:
    return "passes" if check.passed else "fails"


def _nothing(check: Check) -> str:
    return "none measured" if check.passed else "no result"


def _facts(result: Result) -> list[tuple[str, ...]]:
    """What was measured besides the checks, each with its name."""
    measures = result.measures
    room = f"room for {count(sequences_that_fit(result.brief, result.design), 'sequence')}"
    return [
        *_run_facts(measures),
        ("GPU memory left for the cache", f"{memory_left(measures.cache_bytes)}, {room}"),
        *([("Trace", trace_words(result.brief))] if result.brief.traffic.arrivals == "trace" else []),
        ("Design code", design_code(result.brief, result.design)),
    ]


def _run_facts(measures: Measures) -> list[tuple[str, ...]]:
    if measures.run_s is None or measures.throughput_tokens_per_s is None:
        return []
    done = f"{count(measures.requests or 0, 'request')}, {count(measures.tokens or 0, 'token')}"
    return [
        ("Throughput", str(throughput(measures.throughput_tokens_per_s))),
        ("Served", f"{done} in {seconds(measures.run_s)}"),
        ("Passes", f"{number(measures.passes or 0)}, {count(measures.evictions or 0, 'eviction')}"),
        ("Most at once", str(count(measures.peak_sequences or 0, "sequence"))),
    ]

"""Numbers and their units in the window's language: the digits of files.text, with this language's marks and words."""

from serveplate.files import text
from serveplate.files.text import Number, Quantity
from serveplate.simulator.grading import Check
from serveplate.ui.translation import numerals, tr

NOTHING = "\N{EN DASH}"
"""What stands where there is no value."""


def number(value: Number, digits: int = 3) -> str:
    """A number with so many significant digits; whole ones (int) in full."""
    return numerals(text.number(value, digits))


def fixed(value: float, decimals: int) -> str:
    """A number with so many decimals."""
    return numerals(f"{value:,.{decimals}f}")


def beside_limit(value: Number, limit: Number) -> str:
    """A number with as many digits as it takes to stay on its side of the limit."""
    return numerals(text.beside_limit(value, limit))


def plain(value: Number) -> str:
    """A number as its author would write it, every digit that it has."""
    return numerals(text.plain(value))


def mean_text(mean_tokens: float) -> str:
    """A mean number of tokens: as its author gave it, of a trace to whole ones."""
    return numerals(text.mean_text(mean_tokens))


def price(value: float) -> str:
    """Dollars as an author would write them, cents at least."""
    return _dollars(text.price(value))


def seconds(value: float, limit: float | None = None) -> Quantity:
    """A time in seconds, on its side of its limit where it has one."""
    return Quantity(numerals(text.seconds(value, limit).text), tr("s"))


def milliseconds(value: float, limit: float | None = None) -> Quantity:
    """A time given in seconds (and its limit too), in milliseconds."""
    return Quantity(numerals(text.milliseconds(value, limit).text), tr("ms"))


def dollars(value: float, limit: float | None = None) -> Quantity:
    """Dollars per million generated tokens."""
    return Quantity(_dollars(text.dollars(value, limit).text), tr("per M tokens"))


def gigabytes(value: float) -> Quantity:
    """Bytes, in GB of 10^9."""
    return Quantity(numerals(text.gigabytes(value).text), tr("GB"))


def throughput(value: float) -> Quantity:
    """A throughput."""
    return Quantity(numerals(text.throughput(value).text), tr("tokens/s"))


def percent(shown: str) -> str:
    """A percentage whose number is written already, as files.text would."""
    return tr("{number}%", number=numerals(shown))


def gpus(count: int) -> str:
    """So many GPUs."""
    return tr("{n} GPU", "{n} GPUs", n=count)


def bits(count: int) -> str:
    """So many bits."""
    return tr("{n} bit", "{n} bits", n=count)


def tokens(count: int) -> str:
    """So many tokens."""
    return tr("{n} token", "{n} tokens", n=count)


def sequences(count: int) -> str:
    """So many sequences."""
    return tr("{n} sequence", "{n} sequences", n=count)


def designs(count: int) -> str:
    """So many designs."""
    return tr("{n} design", "{n} designs", n=count)


def requests(count: int) -> str:
    """So many requests."""
    return tr("{n} request", "{n} requests", n=count)


def evictions(count: int) -> str:
    """So many evictions."""
    return tr("{n} eviction", "{n} evictions", n=count)


def check_title(name: str) -> str:
    """A check's name on the screen."""
    return {"ttft": tr("p95 TTFT"), "tpot": tr("p95 TPOT"), "cost": tr("Cost"), "quality": tr("Quality")}[name]


def check_value(check: Check) -> Quantity | None:
    """A check's value in its unit, on its side of the limit; None where there is nothing to measure."""
    if check.value is None:
        return None
    if check.name == "quality":
        return Quantity(bits(int(check.value)), "")
    scale = {"ttft": seconds, "tpot": milliseconds, "cost": dollars}[check.name]
    return scale(check.value, check.limit)


def check_limit(check: Check) -> Quantity:
    """A check's limit in its unit, with every digit that its author gave."""
    if check.name == "quality":
        return Quantity(bits(int(check.limit)), "")
    shown = text.check_limit(check)
    if check.name == "cost":
        return Quantity(_dollars(shown.text), tr("per M tokens"))
    return Quantity(numerals(shown.text), tr("s") if check.name == "ttft" else tr("ms"))


def _dollars(shown: str) -> str:
    return tr("${amount}", amount=numerals(shown.removeprefix("$")))

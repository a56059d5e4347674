"""Numbers and their units in the window's language: the digits of files.text, with this language's marks and words."""

from serveplate.files import text
from serveplate.files.text import Count, Number, Quantity
from serveplate.simulator.grading import Check
from serveplate.ui.translation import numerals, said, tr

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
    return said(text.price(value))


def seconds(value: float, limit: float | None = None) -> Quantity:
    """A time in seconds, on its side of its limit where it has one."""
    return _said(text.seconds(value, limit))


def milliseconds(value: float, limit: float | None = None) -> Quantity:
    """A time given in seconds (and its limit too), in milliseconds."""
    return _said(text.milliseconds(value, limit))


def dollars(value: float, limit: float | None = None) -> Quantity:
    """Dollars per million generated tokens."""
    return _said(text.dollars(value, limit))


def gigabytes(value: float) -> Quantity:
    """Bytes, in GB of 10^9."""
    return _said(text.gigabytes(value))


def throughput(value: float) -> Quantity:
    """A throughput."""
    return _said(text.throughput(value))


def percent(shown: str) -> str:
    """A percentage whose number is written already, as files.text would."""
    return tr("{number}%", number=numerals(shown))


def gpus(count: int) -> str:
    """So many GPUs."""
    return said(text.count(count, "GPU"))


def bits(count: int) -> str:
    """So many bits."""
    return said(text.count(count, "bit"))


def tokens(count: int) -> str:
    """So many tokens."""
    return said(text.count(count, "token"))


def sequences(count: int) -> str:
    """So many sequences."""
    return said(text.count(count, "sequence"))


def designs(count: int) -> str:
    """So many designs."""
    return tr("{n} design", "{n} designs", n=count)


def requests(count: int) -> str:
    """So many requests."""
    return said(text.count(count, "request"))


def evictions(count: int) -> str:
    """So many evictions."""
    return said(text.count(count, "eviction"))


def check_title(name: str) -> str:
    """A check's name on the screen."""
    return said(text.check_title(name))


def check_value(check: Check) -> Quantity | None:
    """A check's value in its unit, on its side of the limit; None where there is nothing to measure."""
    shown = text.check_value(check)
    return None if shown is None else _said(shown)


def check_limit(check: Check) -> Quantity:
    """A check's limit in its unit, with every digit that its author gave."""
    return _said(text.check_limit(check))


def _said(shown: Quantity) -> Quantity:
    """The same in the window's language, its number and its unit still apart; a count is all number."""
    if isinstance(shown, Count):
        return Quantity(said(shown), "")
    return Quantity(said(shown.text), said(shown.unit))

"""What a field of a brief may be: each rule with its range, and the one sentence that refuses a value."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields, replace
from datetime import date, time
from numbers import Real
from typing import Any
from unicodedata import category

from serveplate.simulator.sentence import Sentence

# Wide enough for any machine, narrow enough that no product of a few of them overflows a double.
_LARGEST, _SMALLEST, _LARGEST_COUNT = 1e24, 1e-24, 10**15
LONGEST_NAME = 120
_JOINERS = "\u200c\u200d"


class BriefError(ValueError):
    """A brief that can't be simulated: one sentence that names the field, what it is and what it may be.

    Attributes:
        name: the field, as ``table.key``.

    Args:
        name: the field.
        sentence: all of it, the field's name included.
    """

    def __init__(self, name: str, sentence: str) -> None:
        super().__init__(name, sentence)  # both: a process that unpickles the error makes it of these
        self.name = name

    def __str__(self) -> str:
        return str(self.args[1])


def shown(value: object) -> str:
    """A value as a brief's author would write it, on one line and cut to a readable length."""
    text = _in_toml(value)
    if isinstance(text, Sentence):
        return text
    text = "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text[:60])
    return text if len(text) < 60 else text[:57] + "..."


def _in_toml(value: object) -> str:
    match value:
        case bool():
            return str(value).lower()
        case int() if abs(value) >= 10**30:
            return Sentence("a number of more than 30 digits")
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
        return Sentence("a value too long to show")


def listed(choices: Sequence[object]) -> str:
    """Choices as words: ``16, 8 or 4``."""
    return either([shown(choice) for choice in choices])


def either(words: Sequence[str]) -> str:
    """One of some words: ``16, 8 or 4``."""
    return Sentence("{first} or {last}", first=", ".join(words[:-1]), last=words[-1]) if len(words) > 1 else words[0]


def refused(name: str, value: object, may_be: str) -> BriefError:
    """The error for a value that a field can't have."""
    return BriefError(name, refusal(name, value, may_be))


def refusal(name: str, value: object, may_be: str) -> Sentence:
    """The sentence for a value that what has that name can't have."""
    return Sentence("{name} is {value}; it must be {may_be}", name=name, value=shown(value), may_be=may_be)


def not_given(name: str, arrivals: str) -> BriefError:
    """The error for a field of the traffic that its arrivals can't do without."""
    return BriefError(
        name,
        Sentence('{name} is not given; a brief with arrivals = "{arrivals}" needs it', name=name, arrivals=arrivals),
    )


def _is_number(value: object) -> bool:
    # A bool is an int to Python, never to a person.
    return isinstance(value, Real) and not isinstance(value, bool)


@dataclass(frozen=True)
class Rule:
    """What a field of a brief may be: the one place of its range and of the sentence that refuses a value.

    Attributes:
        kind: "number", "count" (a whole number), "text", "choice" (one of ``choices``) or "settings" (some of them).
        may_be: the range in words: ``a whole number from 1 to 1,000,000``.
        check: the value in the field's own type; given the field's name, as ``table.key``, and the value.
            Raises BriefError where it is refused.
        least, most: of a number or count its bounds, of a text its most characters; 0 as the least of a number means
            that it may be 0, else it must be above.
        choices: what a choice or a setting may be.
        optional: whether the field may be left out, which is None.
    """

    kind: str
    may_be: str
    check: Callable[[str, Any], Any]
    least: float = 0
    most: float = 0
    choices: tuple[Any, ...] = ()
    optional: bool = False


def rule_of(table: Any, name: str) -> Rule:
    """The rule of a table's field."""
    rule = next(item.metadata["rule"] for item in fields(table) if item.name == name)
    assert isinstance(rule, Rule)
    return rule


def _ruled(default: Any, rule: Rule, **options: Any) -> Any:
    """A dataclass field with a default and a rule; None is what an optional one is when it is left out."""

    def check(name: str, value: Any) -> Any:
        return None if value is None else rule.check(name, value)

    return field(default=default, metadata={"rule": replace(rule, check=check) if rule.optional else rule}, **options)


def number_field(default: float | None, *, zero: bool = False, most: float = _LARGEST) -> Any:
    """A field for a number; None as its default makes it optional."""
    bounds = {"least": f"{_SMALLEST:g}", "most": f"{most:g}"}
    may_be = Sentence("a number above 0 ({least} to {most})", **bounds)
    if zero:
        may_be = Sentence("0 or a number above 0 ({least} to {most})", **bounds)

    def check(name: str, value: Any) -> float:
        try:
            number = float(value) if _is_number(value) else math.nan
        except OverflowError:
            number = math.inf
        if (number == 0 and zero) or _SMALLEST <= number <= most:
            return number
        raise refused(name, value, may_be)

    return _ruled(default, Rule("number", may_be, check, 0 if zero else _SMALLEST, most, optional=default is None))


def count_field(default: int | None, *, zero: bool = False, most: int = _LARGEST_COUNT) -> Any:
    """A field for a whole number; None as its default makes it optional."""
    least = 0 if zero else 1
    may_be = Sentence("a whole number from {least} to {most}", least=least, most=most)

    def check(name: str, value: Any) -> int:
        if _is_number(value) and least <= value <= most and int(value) == value:
            return int(value)
        raise refused(name, value, may_be)

    return _ruled(default, Rule("count", may_be, check, least, most, optional=default is None))


def _stays_on_its_line(sign: str) -> bool:
    # Python calls every space but the plainest unprintable, and the joiners that emoji and many scripts are written
    # with; what is left are line breaks, controls, and marks that turn the direction of the text around them.
    return sign.isprintable() or sign in _JOINERS or category(sign) == "Zs"


def text_field(default: str | None, *, most: int = LONGEST_NAME, **options: Any) -> Any:
    """A field for a text on one line; None as its default makes it optional."""
    may_be = Sentence("a text of 1 to {most} characters on one line, none of them a control one", most=str(most))

    def check(name: str, value: Any) -> str:
        if isinstance(value, str) and len(value) <= most and all(map(_stays_on_its_line, value)):
            text = value.strip()
            if any(map(str.isprintable, text)):
                return text
        raise refused(name, value, may_be)

    return _ruled(default, Rule("text", may_be, check, 1, most, optional=default is None), **options)


def choice_field(default: str, *others: str) -> Any:
    """A field for one of some words."""
    choices = (default, *others)

    def check(name: str, value: Any) -> str:
        if isinstance(value, str) and value in choices:
            return value
        raise refused(name, value, listed(choices))

    return _ruled(default, Rule("choice", listed(choices), check, choices=choices))


def settings_field(default: tuple[Any, ...], allowed: Sequence[Any]) -> Any:
    """A field for the settings that a lever offers, in order."""
    may_be = Sentence("a list of one or more different settings out of {settings}", settings=listed(allowed))

    def is_setting(item: object) -> bool:
        return (isinstance(item, str) or _is_number(item)) and item in allowed

    def check(name: str, value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list | tuple) or not value:
            raise refused(name, value, may_be)
        chosen = [allowed.index(item) if is_setting(item) else None for item in value]
        if None in chosen or len(set(chosen)) < len(chosen):
            raise refused(name, value, may_be)
        return tuple(allowed[index] for index in chosen if index is not None)

    return _ruled(default, Rule("settings", may_be, check, choices=tuple(allowed)))


def check_fields(owner: Any, prefix: str) -> None:
    """Check an object's fields that have a rule, and put each in its own type."""
    for item in fields(owner):
        if "rule" in item.metadata:
            value = item.metadata["rule"].check(f"{prefix}{item.name}", getattr(owner, item.name))
            object.__setattr__(owner, item.name, value)

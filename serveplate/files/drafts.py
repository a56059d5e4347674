"""A brief while it is being written: each field a text, read and refused by the field's own rule."""

from collections.abc import Mapping
from dataclasses import replace
from decimal import Decimal
from typing import Any

from serveplate.simulator.brief import TABLES, Brief, BriefError
from serveplate.simulator.rules import Rule, rule_of
from serveplate.simulator.sentence import sentence_of

Values = Mapping[tuple[str, str], Any]
"""By table and field; the table of a brief's own fields, its name and description, is ``""``."""


def field_rule(table: str, name: str) -> Rule:
    """The rule of a field; the brief's own are in the table ``""``."""
    return rule_of(TABLES[table] if table else Brief, name)


def field_name(table: str, name: str) -> str:
    """A field as errors name it: ``model.layers``, ``name``."""
    return f"{table}.{name}" if table else name


def field_value(brief: Brief, table: str, name: str) -> Any:
    """What a brief has in a field."""
    return getattr(getattr(brief, table) if table else brief, name)


def to_text(value: Any) -> str:
    """A field's value as its author would write it, every digit of it: ``8_030_261_248``, ``989.4e12``, ``0.015``."""
    if value is None:
        return ""
    if isinstance(value, int):
        return f"{value:_}" if abs(value) >= 10_000 else str(value)
    return _engineering(value) if isinstance(value, float) else str(value)


def from_text(text: str, rule: Rule) -> Any:
    """The value that a text stands for; a text that is no number as it is, so that the rule refuses it by name.

    A comma is no part of a number: to some it is a decimal point, to others it parts thousands.
    """
    words = text.strip()
    if not words and rule.optional:
        return None
    if rule.kind not in ("number", "count"):
        return text
    for kind in (int, float):
        try:
            return kind(words)
        except ValueError:
            continue
    return words


def drafted(brief: Brief, values: Values) -> tuple[Brief | None, dict[str, str]]:
    """A brief with other values in some of its fields, or what is wrong with them.

    Args:
        brief: what the other fields are of.
        values: numbers, texts and lists, checked here.

    Returns:
        The brief, None where something is wrong; and by the field's name (``model.layers``) the sentence about it.
    """
    errors: dict[str, str] = {}
    for (table, name), value in values.items():
        try:
            field_rule(table, name).check(field_name(table, name), value)
        except BriefError as error:
            errors[error.name] = sentence_of(error)
    if errors:
        return None, errors
    tables = {}
    try:
        for table in TABLES:
            changed = {name: value for (of, name), value in values.items() if of == table}
            tables[table] = replace(getattr(brief, table), **changed)
        own = {name: value for (of, name), value in values.items() if not of}
        return replace(brief, **tables, **own), {}
    except BriefError as error:  # one field contradicts another
        return None, {error.name: sentence_of(error)}


def _engineering(value: float) -> str:
    """A number in at most four digits before its point where it is large, with an exponent that is a multiple of 3."""
    exact = Decimal(repr(value)).normalize()
    if value == 0 or -5 <= exact.adjusted() < 5:
        return f"{exact:f}"
    exponent = exact.adjusted() // 3 * 3
    return f"{exact.scaleb(-exponent).normalize():f}e{exponent}"

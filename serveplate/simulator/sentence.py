"""Sentences that can be said in another language: they keep their template and its values."""

from typing import Any, Self


class Numeral(str):
    """A number as it is written in English, ``1,642.5``: what translates it knows another notation."""

    __slots__ = ()


class Sentence(str):
    """A sentence in English, made of a template with ``{names}``; what translates it needs both.

    Attributes:
        template: a literal, so that it can be gathered for translation.
        values: what the names stand for. A Sentence among them can be translated too; a number is written with its
            thousands apart, so that one in digits alone, or with an exponent, is handed over as text.
    """

    template: str
    values: dict[str, Any]

    def __new__(cls, template: str, /, **values: object) -> Self:  # noqa: D102 (a string is made so)
        self = super().__new__(cls, template.format(**{name: written(value) for name, value in values.items()}))
        self.template, self.values = template, values
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _sentence, (self.template, self.values)


def _sentence(template: str, values: dict[str, Any]) -> Sentence:
    return Sentence(template, **values)


class Plural(Sentence):
    """A sentence whose words a number ``n`` decides; its template is the one of several things.

    Attributes:
        singular: the template of one thing.
    """

    singular: str

    def __new__(cls, singular: str, plural: str, /, n: int, **values: object) -> Self:  # noqa: D102
        self = super().__new__(cls, singular if n == 1 else plural, n=n, **values)
        self.singular, self.template = singular, plural
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _plural, (self.singular, self.template, self.values)


def _plural(singular: str, plural: str, values: dict[str, Any]) -> Plural:
    return Plural(singular, plural, **values)


def written(value: object) -> str:
    """A value of a sentence in English: ``1,024`` of a number, of all else its text."""
    if isinstance(value, int | float):
        return f"{value:,}" if isinstance(value, int) else f"{value:,.12g}"
    return str(value)


def sentence_of(error: BaseException) -> str:
    """What an error says: its Sentence, where it has one."""
    return next((part for part in error.args if isinstance(part, Sentence)), str(error))

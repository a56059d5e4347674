"""Sentences that can be said in another language: they keep their template and its values."""

from typing import Any


class Sentence(str):
    """A sentence in English, made of a template with ``{names}``; what translates it needs both.

    Attributes:
        template: a literal, so that it can be gathered for translation.
        values: what the names stand for; a Sentence among them can be translated too.
    """

    template: str
    values: dict[str, Any]

    def __new__(cls, template: str, /, **values: object) -> "Sentence":  # noqa: D102 (a string is made so)
        self = super().__new__(cls, template.format(**values))
        self.template, self.values = template, values
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _sentence, (self.template, self.values)


def _sentence(template: str, values: dict[str, Any]) -> Sentence:
    return Sentence(template, **values)

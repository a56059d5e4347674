"""The catalogue: models and GPUs to make briefs of, each with the source of its numbers."""

import importlib.resources
from collections.abc import Mapping
from dataclasses import dataclass, fields
from datetime import date, datetime
from typing import Any, Generic, TypeVar

from serveplate.files.atomic import one_line
from serveplate.files.reading import toml_of
from serveplate.simulator.brief import BriefError, Gpu, Model, refused, shown

SCHEMA = 1
Facts = TypeVar("Facts", bound=Model | Gpu)
ON_NO_SHEET = frozenset({"link_latency_s"})
"""Fields of a brief that no data sheet gives, and so no entry."""


class CatalogueError(ValueError):
    """A catalogue that can't be read: one sentence that names the file, the entry, the field and what it may be."""


@dataclass(frozen=True)
class Entry(Generic[Facts]):
    """A model or a GPU of the catalogue.

    Attributes:
        facts: as a brief takes them; a GPU's price is no fact but an assumption, and its link has no latency.
        source: what its numbers were read from.
        checked: when.
        priced: when the price was assumed; None of a model.
        note: what else there is to know; may be empty.
    """

    facts: Facts
    source: str
    checked: date
    priced: date | None = None
    note: str = ""

    @property
    def name(self) -> str:
        """The model's or the GPU's."""
        return self.facts.name


@dataclass(frozen=True)
class Catalogue:
    """What there is to choose from, in the order of the files."""

    models: tuple[Entry[Model], ...]
    gpus: tuple[Entry[Gpu], ...]


def read_catalogue() -> Catalogue:
    """The catalogue that comes with serveplate."""
    folder = importlib.resources.files("serveplate.resources").joinpath("catalogue")
    return Catalogue(
        parse_entries(folder.joinpath("models.toml").read_bytes(), "models.toml", Model),
        parse_entries(folder.joinpath("gpus.toml").read_bytes(), "gpus.toml", Gpu),
    )


def parse_entries(data: bytes, file: str, kind: type[Facts]) -> tuple[Entry[Facts], ...]:
    """The entries in a file's bytes: ``[[model]]`` or ``[[gpu]]``, every field written out, no name twice.

    Args:
        data: TOML.
        file: its name, for the sentence that refuses it.
        kind: Model or Gpu.

    Raises:
        CatalogueError: it is no such file.
    """
    try:
        return _entries(toml_of(data, "a catalogue"), kind)
    except RecursionError:
        sentence = "is nested too deeply to be a catalogue"
    except BriefError as error:
        sentence = f"has an entry of which {error}"
    except ValueError as error:
        sentence = str(error)
    raise CatalogueError(one_line(f"{file} {sentence}"))


def _entries(document: dict[str, Any], kind: type[Facts]) -> tuple[Entry[Facts], ...]:
    table = kind.table
    if type(document.get("schema")) is not int or document["schema"] != SCHEMA:
        raise ValueError(f"has schema {shown(document.get('schema'))}; it must be {SCHEMA}")
    unknown = [key for key in document if key not in ("schema", table)]
    if unknown:
        raise ValueError(f"has {shown(unknown[0])}, which is none of a catalogue; it must be schema or [[{table}]]")
    items = document.get(table)
    if not isinstance(items, list) or not items or not all(isinstance(item, dict) for item in items):
        raise ValueError(f"has {table} {shown(items)}; it must be one or more [[{table}]]")
    entries = tuple(_entry(item, kind) for item in items)
    names = [entry.name for entry in entries]
    twice = [name for index, name in enumerate(names) if name in names[:index]]
    if twice:
        raise ValueError(f"has {shown(twice[0])} twice; a name must be one entry's")
    return entries


def _entry(item: Mapping[str, Any], kind: type[Facts]) -> Entry[Facts]:
    of_facts = [each.name for each in fields(kind) if each.name not in ON_NO_SHEET]
    days = ["checked", "priced"] if kind is Gpu else ["checked"]
    for key in item:
        if key not in (*of_facts, "source", *days, "note"):
            name = f"{kind.table}.{one_line(key)[:60]}"
            raise BriefError(name, f"{name} is not a field of the catalogue")
    for key in (*of_facts, "source", *days):
        if key not in item:
            name = f"{kind.table}.{key}"
            raise BriefError(name, f"{name} is not given; every entry needs it")
    facts = kind(**{key: item[key] for key in of_facts})
    for key in ("source", "note"):
        if key in item and not (isinstance(item[key], str) and item[key].strip()):
            raise refused(f"{kind.table}.{key}", item[key], "a text")
    for key in days:
        if not isinstance(item[key], date) or isinstance(item[key], datetime):
            raise refused(f"{kind.table}.{key}", item[key], "a day, such as 2026-01-31")
    return Entry(facts, item["source"], item["checked"], item.get("priced"), item.get("note", ""))

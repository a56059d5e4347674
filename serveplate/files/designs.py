"""Kept designs: one JSON file each, so that two windows or a crash can harm at most the one being written."""

import contextlib
import json
import logging
import re
import sys
import tempfile
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, fields
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Protocol, get_args, get_type_hints

from serveplate import __version__
from serveplate.files.atomic import TEMPORARY, StoreError, one_line, reason, write_atomically
from serveplate.files.briefs import brief_from_dict, brief_sha256, brief_to_dict, sha256_of
from serveplate.files.reading import in_json, not_json, text_of, whole, without_repeats
from serveplate.simulator.brief import Brief, shown
from serveplate.simulator.design import Design, check_offered
from serveplate.simulator.measures import Measures
from serveplate.simulator.rules import either, refusal
from serveplate.simulator.sentence import Sentence, sentence_of
from serveplate.simulator.study import Result

SCHEMA = 1
LARGEST_FILE = 1 << 20
"""Bytes; a kept design takes about three thousand."""
LEFTOVER_AGE = timedelta(hours=1)
"""A temporary file this old is of a process that was killed: no save takes as long."""

_LONGEST_SLUG = 40
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class SavedDesign:
    """A design that was kept.

    Attributes:
        path: its file.
        brief, design: what to simulate to get it again.
        measures: what was measured when it was kept; not a promise that this version measures the same.
        seed: of the traffic it was measured on.
        version: the serveplate that kept it.
        saved_utc: when.
    """

    path: Path
    brief: Brief
    design: Design
    measures: Measures
    seed: int
    version: str
    saved_utc: datetime


class _NewerSchemaError(ValueError):
    """The file is of a later serveplate."""


class ContradictionError(ValueError):
    """A design that is written as one should be, and says what no serveplate would: it was edited."""


def utc_now() -> datetime:
    """The time, in UTC."""
    return datetime.now(UTC)


class Designs(Protocol):
    """Where a window keeps designs: ``DesignStore``, or ``VisitorDesigns``. They raise StoreError."""

    def save(self, result: Result) -> SavedDesign | None:
        """Keep a design; None where it is kept already."""

    def restore(self, design: SavedDesign) -> None:
        """Undo a delete."""

    def delete(self, design: SavedDesign) -> None:
        """Remove a design."""

    def load_all(self) -> tuple[list[SavedDesign], list[str]]:
        """Every kept design, oldest first, and a sentence for each that could not be read."""

    def early_trouble(self) -> str | None:
        """Why designs can't be kept, in one sentence, where that shows before there is one."""


class VisitorDesigns:
    """The designs of one visitor of a kiosk, in memory: they are gone with the visitor."""

    def __init__(self, now: Callable[[], datetime] = utc_now) -> None:
        self._now = now
        self._designs: dict[Path, SavedDesign] = {}

    def save(self, result: Result) -> SavedDesign | None:
        """Keep a design; None where it is kept already."""
        design = _saved(Path(), result, self._now())
        if design.path in self._designs:
            return None
        self._designs[design.path] = design
        return design

    def restore(self, design: SavedDesign) -> None:
        """Undo a delete."""
        self._designs[design.path] = design

    def delete(self, design: SavedDesign) -> None:
        """Remove a design."""
        self._designs.pop(design.path, None)

    def load_all(self) -> tuple[list[SavedDesign], list[str]]:
        """Every kept design, oldest first; none is unreadable."""
        return sorted(self._designs.values(), key=_by_age), []

    def early_trouble(self) -> None:
        """None: memory takes what a visitor makes."""


class DesignStore:
    """The kept designs of one folder. Any number of windows may use the folder at once."""

    def __init__(self, folder: Path, now: Callable[[], datetime] = utc_now) -> None:
        self._folder = folder
        self._now = now

    @property
    def folder(self) -> Path:
        """Where the files are."""
        return self._folder

    def save(self, result: Result) -> SavedDesign | None:
        """Keep a design; None where it is kept already (its file is left as it is).

        Raises:
            StoreError: it could not be kept.
        """
        design = _saved(self._folder, result, self._now())
        return design if self._keep(design) else None

    def restore(self, design: SavedDesign) -> None:
        """Undo a delete.

        Raises:
            StoreError: it could not be kept.
        """
        self._keep(design)

    def delete(self, design: SavedDesign) -> None:
        """Remove a design's file; one that is gone already (deleted in another window) is no fault.

        Raises:
            StoreError: it could not be removed.
        """
        try:
            design.path.unlink(missing_ok=True)
        except OSError as error:
            raise StoreError(
                one_line(
                    Sentence(
                        "The design {design} can't be deleted from {folder}: {reason}",
                        design=design.design.key,
                        folder=self._folder,
                        reason=reason(error),
                    )
                )
            ) from error

    def load_all(self) -> tuple[list[SavedDesign], list[str]]:
        """Every kept design, oldest first, and a sentence for each file that could not be read."""
        designs, problems = [], []
        try:
            self._remove_leftovers()
            paths = sorted(path for path in self._folder.iterdir() if path.suffix == ".json" and path.is_file())
        except FileNotFoundError:
            return [], []
        except OSError as error:
            return [], [
                one_line(
                    Sentence(
                        "The kept designs in {folder} can't be read: {reason}",
                        folder=self._folder,
                        reason=reason(error),
                    )
                )
            ]
        for path in paths:
            design, problem = self._load(path)
            designs += [design] if design else []
            problems += [problem] if problem else []
        return sorted(designs, key=_by_age), problems

    def early_trouble(self) -> str | None:
        """What ``trouble`` says, but without making the folder where all is well."""
        try:
            # Writing is what tells: permissions say nothing of a file in the way, of /proc, or of a long name.
            there = next(parent for parent in (self._folder, *self._folder.parents) if parent.exists())
            with tempfile.TemporaryFile(dir=there):
                pass
        except OSError:
            return self.trouble()
        return None

    def trouble(self) -> str | None:
        """Why designs can't be kept, in one sentence, or None: tried now, so that a person knows before one is lost."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=self._folder, suffix=TEMPORARY) as file:
                file.write(b"a design")
        except OSError as error:
            return one_line(
                Sentence("Designs can't be kept in {folder}: {reason}", folder=self._folder, reason=reason(error))
            )
        return None

    def _keep(self, design: SavedDesign) -> bool:
        """Write the design's file unless it is there; whether it was written."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            if design.path.exists():
                _, problem = self._load(design.path)  # sets a file aside that holds no design
                if problem and design.path.exists():
                    raise StoreError(problem)
            if design.path.exists():
                return False
            write_atomically(design.path, _to_json(design))
        except OSError as error:
            raise StoreError(
                one_line(
                    Sentence(
                        "The design {design} can't be kept in {folder}: {reason}",
                        design=design.design.key,
                        folder=self._folder,
                        reason=reason(error),
                    )
                )
            ) from error
        return True

    def _load(self, path: Path) -> tuple[SavedDesign | None, str | None]:
        """The design in a file, or the sentence about it, or neither where another window deleted it meanwhile."""
        try:
            with path.open("rb") as file:
                data = file.read(LARGEST_FILE + 1)
            return design_from_json(path, data), None
        except FileNotFoundError:
            return None, None
        except OSError as error:
            return None, one_line(
                Sentence("The kept design {path} can't be read: {reason}", path=path, reason=reason(error))
            )
        except _NewerSchemaError as error:
            return None, one_line(Sentence("The kept design {path} is left untouched: {error}", path=path, error=error))
        except RecursionError:
            return None, self._set_aside(path, Sentence("it is nested too deeply"))
        except ValueError as error:
            return None, self._set_aside(path, sentence_of(error))

    def _set_aside(self, path: Path, why: str) -> str | None:
        """Rename a file that is not a design, never over an earlier one; the sentence about it."""
        try:
            aside = _reserved(path)
            try:
                path.replace(aside)
            except OSError:
                aside.unlink(missing_ok=True)
                raise
        except FileNotFoundError:  # another window was faster, and says so
            return None
        except OSError as error:
            return one_line(
                Sentence(
                    "The kept design {path} is not readable ({why}) and can't be set aside: {reason}",
                    path=path,
                    why=why,
                    reason=reason(error),
                )
            )
        return one_line(
            Sentence(
                "The kept design {path} is not readable ({why}); it is set aside as {aside}",
                path=path,
                why=why,
                aside=aside.name,
            )
        )

    def _remove_leftovers(self) -> None:
        """Remove what killed processes were writing; a younger file may be another window's running save."""
        oldest = (self._now() - LEFTOVER_AGE).timestamp()
        for path in self._folder.glob(f"*{TEMPORARY}"):
            with contextlib.suppress(OSError):  # gone meanwhile, or not ours to remove: it harms nothing
                if path.stat().st_mtime < oldest:
                    path.unlink()
                    _log.info("removed the leftover %s", path)


def file_name(brief: Brief, design: Design) -> str:
    """The name of a kept design's file, the same for the same brief and design."""
    return f"{slug(brief.name)}-{brief_sha256(brief)[:8]}-{design.key}.json"


def slug(name: str) -> str:
    """A name as part of a file's name on any platform: a to z, 0 to 9 and hyphens, 1 to 40 characters."""
    # Names that Windows reserves (con, nul) need no care: a fingerprint always follows.
    ascii_only = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode("ascii")
    words = re.sub(r"[^a-z0-9]+", "-", ascii_only.lower()).strip("-")
    return words[:_LONGEST_SLUG].strip("-") or "brief"


def _saved(folder: Path, result: Result, now: datetime) -> SavedDesign:
    brief, design = result.brief, result.design
    path = folder / file_name(brief, design)
    return SavedDesign(path, brief, design, result.measures, brief.traffic.seed, __version__, now.astimezone(UTC))


def _by_age(design: SavedDesign) -> tuple[datetime, str]:
    return design.saved_utc, design.path.name


def _reserved(path: Path) -> Path:
    """A new empty file beside ``path`` whose name ends in ``.corrupt``."""
    number = 1
    while True:
        aside = path.with_name(f"{path.name}{'' if number == 1 else f'.{number}'}.corrupt")
        try:
            aside.open("xb").close()
        except FileExistsError:
            number += 1
        else:
            return aside


def _to_json(design: SavedDesign) -> bytes:
    document = {
        "schema": SCHEMA,
        "brief": brief_to_dict(design.brief),
        "brief_sha256": brief_sha256(design.brief),
        "design": asdict(design.design),
        "measures": asdict(design.measures),
        "seed": design.seed,
        "saved_utc": design.saved_utc.isoformat().replace("+00:00", "Z"),
        "version": design.version,
    }
    return (json.dumps(document, indent=2, allow_nan=False) + "\n").encode("ascii")


def design_from_json(path: Path, data: bytes) -> SavedDesign:
    """The design that a file holds.

    Raises:
        ValueError: it holds none (BriefError included); _NewerSchemaError: one of a later serveplate.
        ContradictionError: its parts contradict each other; DesignError: its brief does not offer it.
        RecursionError: it is nested too deeply.
    """
    if len(data) > LARGEST_FILE:
        raise ValueError(Sentence("it is larger than {most} bytes", most=LARGEST_FILE))
    try:
        text = text_of(data, Sentence("a kept design"))
    except ValueError as error:
        raise ValueError(Sentence("it {problem}", problem=sentence_of(error))) from None
    document = _loads(text)
    if not isinstance(document, dict):
        raise ValueError(Sentence("it must be a JSON object"))
    schema = _item(document, "schema", int)
    if schema > SCHEMA:
        raise _NewerSchemaError(
            Sentence(
                "it has schema {schema}, of a newer serveplate; this one reads {known}",
                schema=shown(schema),
                known=str(SCHEMA),
            )
        )
    if schema != SCHEMA:
        raise ValueError(refusal("schema", schema, str(SCHEMA)))
    # Of the brief as it stands in the file: a later version may fill in more fields, and so compute another one.
    if _item(document, "brief_sha256", str) != sha256_of(_item(document, "brief", dict)):
        raise ContradictionError(Sentence("brief_sha256 is not the fingerprint of its brief"))
    brief = brief_from_dict(document["brief"])
    design = Design(**_exact(document, "design", Design))
    check_offered(brief, design)
    measures = Measures(**_exact(document, "measures", Measures))
    for name, value in asdict(measures).items():
        if isinstance(value, int | float) and value < 0 and name != "cache_bytes":
            raise ValueError(refusal(f"measures.{name}", value, Sentence("at least 0")))
    seed, version = _item(document, "seed", int), _item(document, "version", str)
    if seed != brief.traffic.seed:
        may_be = Sentence("its brief's, {seed}", seed=str(brief.traffic.seed))
        raise ContradictionError(refusal("seed", seed, may_be))
    return SavedDesign(path, brief, design, measures, seed, version, _time(_item(document, "saved_utc", str)))


def _loads(text: str) -> Any:
    if not text.strip():
        raise ValueError(Sentence("it is empty"))
    try:
        return json.loads(text, object_pairs_hook=without_repeats, parse_int=whole, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        raise ValueError(Sentence("it {problem}", problem=not_json(error))) from None


def _refuse_constant(name: str) -> float:
    raise ValueError(Sentence("{name} is not a JSON number", name=name))


def _item(document: Mapping[str, Any], name: str, hint: Any) -> Any:
    """A document's value, known to be of the hinted type; one that may be None may be left out."""
    value = document.get(name)
    if not any(_is(value, kind) for kind in get_args(hint) or (hint,)):
        if name in document:
            raise ValueError(
                Sentence("{name} is {value}; it must be {may_be}", name=name, value=in_json(value), may_be=_words(hint))
            )
        raise ValueError(Sentence("{name} is not given; it must be {may_be}", name=name, may_be=_words(hint)))
    return value


def _is(value: Any, kind: type) -> bool:
    if kind is float:  # a whole number is one too; NaN and what a double can't hold are not
        return type(value) in (int, float) and abs(value) <= sys.float_info.max
    return type(value) is kind


def _words(hint: Any) -> str:
    words: dict[type, str] = {
        int: Sentence("a whole number"),
        float: Sentence("a number"),
        str: Sentence("a text"),
        bool: Sentence("true or false"),
        dict: Sentence("an object"),
    }
    return either([words.get(kind, "null") for kind in get_args(hint) or (hint,)])


def _exact(document: Mapping[str, Any], name: str, kind: Any) -> dict[str, Any]:
    """The fields of a dataclass out of a document's object, each known to be of its type."""
    content, hints = _item(document, name, dict), get_type_hints(kind)
    return {item.name: _item(content, item.name, hints[item.name]) for item in fields(kind)}


def _time(text: str) -> datetime:
    """The moment that a text in ISO 8601 names.

    Raises:
        ValueError: it names none, or not in UTC.
    """
    with contextlib.suppress(ValueError):
        moment = datetime.fromisoformat(text)
        if moment.utcoffset() == timedelta(0):
            return moment.astimezone(UTC)
    raise ValueError(refusal("saved_utc", text, Sentence("a time in UTC, such as 2026-01-31T12:00:00Z")))

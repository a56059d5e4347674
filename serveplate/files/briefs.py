"""Briefs as TOML files (DESIGN.md section 7), as dictionaries, and as one fingerprint."""

import difflib
import hashlib
import importlib.resources
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, Field, asdict, fields, replace
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from serveplate.files.atomic import StoreError, one_line, reason, write_atomically
from serveplate.files.reading import InputFileError, read_bytes, sure, toml_of
from serveplate.files.toml import to_toml
from serveplate.files.traces import TraceError, with_trace
from serveplate.simulator.brief import Brief, BriefError, listed, refused, shown
from serveplate.simulator.rules import either
from serveplate.simulator.sentence import Sentence, sentence_of

SCHEMA = 1
DEFAULT_BRIEF = "serve-a-model"
# One lever at a time, then several, then none that helps.
_LESSONS = (
    DEFAULT_BRIEF, "quiet-chat", "long-prompts", "sixteen-bits", "code-completion", "long-context", "overnight-batch",
    "burst", "seventy-billion", "slow-link", "overload",
)  # fmt: skip
IMPOSSIBLE = frozenset({"overload"})
"""The names of those that come with serveplate and that no design passes; tests/benchmarks/prove_briefs.py shows it."""
_WHAT = Sentence("a brief")
_TOP = ("schema", "name", "description")
LARGEST_FILE = 1 << 20
"""Bytes; the plate's brief, written out in full with comments, takes a few thousand."""


class BriefFileError(InputFileError):
    """A brief that can't be read: one sentence that names the file, the field, what it is and what it may be."""


def bundled_briefs() -> list[str]:
    """The names of the briefs that come with serveplate, in the order in which they are best learnt from."""
    there = {item.name.removesuffix(".toml") for item in _bundled().iterdir() if item.name.endswith(".toml")}
    return [name for name in _LESSONS if name in there] + sorted(there.difference(_LESSONS))


def find_brief(name_or_file: str) -> Brief:
    """The bundled brief of that name (``serve-a-model``), or else the brief in that file.

    Raises:
        BriefFileError: there is neither, or it can't be read.
    """
    names = bundled_briefs()
    if name_or_file in names:
        return _parse(_bundled().joinpath(f"{name_or_file}.toml").read_bytes(), name_or_file)
    path = Path(name_or_file)
    if not name_or_file or (path.name == name_or_file and not path.suffix and not sure(path.exists)):
        raise BriefFileError(
            one_line(f"brief is {shown(name_or_file)}; it must be a brief of serveplate ({listed(names)}) or a file")
        )
    return read_brief(path)


def own_briefs(folder: Path) -> tuple[list[tuple[Path, Brief]], list[str]]:
    """The briefs in a folder's TOML files, without the traces that they name, and a sentence for each that is none."""
    briefs, problems = [], []
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix == ".toml" and path.is_file())
    except FileNotFoundError:
        return [], []
    except OSError as error:
        return [], [
            one_line(Sentence("The briefs in {folder} can't be read: {reason}", folder=folder, reason=reason(error)))
        ]
    for path in paths:
        try:
            briefs.append((path, _read(path)))
        except BriefFileError as error:
            problems.append(sentence_of(error))
    return briefs, problems


def read_brief(path: Path) -> Brief:
    """The brief in a TOML file.

    Raises:
        BriefFileError: the file can't be read, is not a brief, or a field of it is refused; so with its trace.
    """
    brief = _read(path)
    try:
        return with_trace(brief, path.parent)
    except (BriefError, TraceError) as error:
        raise BriefFileError(one_line(Sentence("{path}: {error}", path=path, error=error))) from None


def brief_from_dict(document: Mapping[str, Any]) -> Brief:
    """The brief in a dictionary, as TOML or JSON gives it: of a brief file and of a kept design alike.

    Raises:
        BriefError: a table or field is unknown, missing or refused.
    """
    _check_schema(document)
    if "name" not in document:
        raise BriefError("name", Sentence('name is not given; a brief needs one, such as "Serve a Model"'))
    tables = _tables()
    for key in document:
        if key not in (*_TOP, *tables):
            raise _unknown(key, None, (*_TOP, *tables))
    return Brief(
        name=document["name"],
        description=document.get("description"),
        **{table: kind(**_table(table, kind, document[table])) for table, kind in tables.items() if table in document},
    )


def brief_to_dict(brief: Brief) -> dict[str, Any]:
    """The whole brief, every field written out, as `brief_from_dict` reads it; a field that is None is left out.

    Of a trace it has the file's place and the fingerprint of the requests, and without a trace none of its fields.
    """
    document = {"schema": SCHEMA} | asdict(replace(brief, trace=None), dict_factory=_given)
    if brief.traffic.arrivals != "trace":
        document["traffic"] = {key: value for key, value in document["traffic"].items() if key[:6] != "trace_"}
    return document


def brief_to_toml(brief: Brief) -> str:
    """The whole brief as the text of a file that is read back as an equal one."""
    return f"# Units are SI: seconds, bytes, tokens, FLOP.\n\n{to_toml(brief_to_dict(brief))}"


def write_brief(path: Path, brief: Brief) -> None:
    """Write a brief's file, whole, over one that is there; comments that were in it are lost.

    Raises:
        StoreError: it could not be written; what was there before is as it was.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, brief_to_toml(brief).encode())
    except OSError as error:
        raise StoreError(
            one_line(Sentence("{path} can't be written: {reason}", path=path, reason=reason(error)))
        ) from error


def brief_sha256(brief: Brief) -> str:
    """The brief's fingerprint, 64 hexadecimal digits: equal briefs have equal ones, on any machine."""
    return sha256_of(brief_to_dict(brief))


def sha256_of(document: Mapping[str, Any]) -> str:
    """The fingerprint of a brief's dictionary: of canonical JSON, keys sorted, no spaces, ASCII, no NaN.

    The description and the place of a trace's file are left out: they are no part of what is asked.
    """
    asked = {key: value for key, value in document.items() if key != "description"}
    if isinstance(asked.get("traffic"), Mapping):
        asked["traffic"] = {key: value for key, value in asked["traffic"].items() if key != "trace_file"}
    canonical = json.dumps(asked, sort_keys=True, separators=(",", ":"), allow_nan=False)
    return hashlib.sha256(canonical.encode("ascii")).hexdigest()


def _bundled() -> Traversable:
    return importlib.resources.files("serveplate.resources").joinpath("briefs")


def _given(items: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    return {key: value for key, value in items if value is not None}


def _tables() -> dict[str, Any]:
    """The brief's tables and the class of each."""
    return {item.name: item.default_factory for item in fields(Brief) if item.default_factory is not MISSING}


def _keys(kind: Any) -> list[str]:
    items: tuple[Field[Any], ...] = fields(kind)
    return [item.name for item in items]


def _read(path: Path) -> Brief:
    """The brief in a file, without a trace that it names."""
    try:
        data = read_bytes(path, _WHAT, Sentence("a TOML file"), LARGEST_FILE)
    except InputFileError as error:
        raise BriefFileError(sentence_of(error)) from None
    return _parse(data, str(path))


def _parse(data: bytes, file: str) -> Brief:
    try:
        return brief_from_dict(toml_of(data, _WHAT))
    except RecursionError:
        sentence = Sentence("{path} is nested too deeply to be {what}", path=file, what=_WHAT)
    except BriefError as error:
        sentence = Sentence("{path}: {error}", path=file, error=sentence_of(error))
    except ValueError as error:
        sentence = Sentence("{path} {problem}", path=file, problem=sentence_of(error))
    raise BriefFileError(one_line(sentence))


def _check_schema(document: Mapping[str, Any]) -> None:
    schema = document.get("schema")
    if schema is None:
        raise BriefError(
            "schema", Sentence("{name} is not given; it must be {may_be}", name="schema", may_be=str(SCHEMA))
        )
    if type(schema) is int and schema > SCHEMA:
        sentence = Sentence(
            "schema is {schema}, of a newer serveplate; this one reads {known}", schema=shown(schema), known=str(SCHEMA)
        )
        raise BriefError("schema", sentence)
    if type(schema) is not int or schema != SCHEMA:
        raise refused("schema", schema, str(SCHEMA))


def _table(table: str, kind: Any, content: Any) -> dict[str, Any]:
    """A table's fields, once their names are known to be right."""
    if isinstance(content, list) and content and all(isinstance(item, dict) for item in content):
        raise BriefError(
            table, Sentence("{table} is a list of tables, [[{table}]]; it must be one table, [{table}]", table=table)
        )
    if not isinstance(content, dict):
        raise refused(table, content, Sentence("a table, [{table}]", table=table))
    keys = _keys(kind)
    for key in content:
        if key not in keys:
            raise _unknown(key, table, keys)
    return content


def _unknown(key: str, table: str | None, known: Iterable[str]) -> BriefError:
    """The error for a key that is none of its table's (None: of the file's top)."""
    name = _quoted(key, table)
    homes = [f"[{name}]" for name, kind in _tables().items() if key in _keys(kind)]
    near = difflib.get_close_matches(key, known, 1)
    if homes:
        hint = Sentence("it must be in {tables}", tables=either(homes))
    elif near:
        hint = Sentence("did you mean {name}?", name=near[0])
    else:
        hint = Sentence("it must be one of {names}", names=", ".join(known))
    if table is None:
        return BriefError(name, Sentence("{name} is not a table or field of a brief; {hint}", name=name, hint=hint))
    return BriefError(name, Sentence("{name} is not a field of [{table}]; {hint}", name=name, table=table, hint=hint))


def _quoted(key: str, table: str | None) -> str:
    name = key if re.fullmatch(r"[\w-]{1,60}", key) else shown(key)
    return f"{table}.{name}" if table else name

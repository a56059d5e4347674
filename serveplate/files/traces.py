"""Recorded traces: the Azure LLM inference CSV and the Mooncake JSONL, told apart by their content.

A file is read in blocks of lines. NumPy reads a block of CSV at once where every line is plain; any other block is read
line by line, which is what says what is wrong, with row and field. Nothing is made of a file that is not whole.
"""

import json
import re
import stat
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO, Protocol

import numpy as np
from numpy.typing import NDArray

from serveplate.files.atomic import one_line, reason
from serveplate.files.reading import InputFileError, without_repeats
from serveplate.simulator.brief import Brief, shown
from serveplate.simulator.rules import not_given, refusal
from serveplate.simulator.sentence import Sentence, sentence_of
from serveplate.simulator.trace import MOST_REQUESTS, MOST_TOKENS, Trace

LARGEST_FILE = 1 << 30
LONGEST_LINE = 1 << 20
"""Bytes; the ids that Mooncake lists for a prompt of a million tokens take a hundredth of it."""

_BLOCK = 1 << 24
_WHAT, _KIND, _ROW = Sentence("a trace"), Sentence("a CSV or JSONL file"), Sentence("the row")
_AZURE = ("TIMESTAMP", "ContextTokens", "GeneratedTokens")
_MOONCAKE = ("timestamp", "input_length", "output_length")
_LATEST_MS = 10**14
_COUNT = Sentence("a whole number from {least} to {most}", least=1, most=MOST_TOKENS)
_MOMENT = Sentence("a time of the years 1900 to 2099, such as 2023-11-16 18:15:46.6805900")
_DATE_AND_TIME = re.compile(r"((?:19|20)\d\d-\d\d-\d\d)[ T](\d\d:\d\d:\d\d(?:\.\d{1,9})?)(Z|[+-]\d\d:\d\d)?", re.ASCII)
_WHOLE = rb"(0|[1-9][0-9]{0,13})"
# As Mooncake's own files are written: each of a block's lines matches once or not at all.
_PLAIN_OBJECT = re.compile(
    rb'^\{"timestamp": ?%b, ?"input_length": ?%b, ?"output_length": ?%b'
    rb'(?:, ?"hash_ids": ?\[(?:(?:0|[1-9][0-9]*)(?:, ?(?:0|[1-9][0-9]*))*)?\])?\}\r?$' % (_WHOLE, _WHOLE, _WHOLE),
    re.MULTILINE,
)
_PLAIN = np.frombuffer(b"0000-00-00 00:00:00", np.uint8)
_LONGEST_MOMENT = len("0000-00-00 00:00:00.000000000")
_DIGIT = np.flatnonzero(ord("0") == _PLAIN)

Rows = NDArray[Any]
"""A structured array of the fields ``t``, ``p`` and ``o``: arrival, prompt and output tokens."""


class TraceError(InputFileError):
    """A trace that can't be used: one sentence that names the file, the row, the field, what it is and may be."""


def read_trace(path: Path) -> Trace:
    """The requests in a trace file.

    Raises:
        TraceError: it can't be read, is no trace, or a row of it is refused.
    """
    try:
        status = path.stat()
        if stat.S_ISDIR(status.st_mode):
            raise TraceError(
                one_line(Sentence("{path} is a folder; {what} must be {kind}", path=path, what=_WHAT, kind=_KIND))
            )
        if not stat.S_ISREG(status.st_mode):
            raise TraceError(
                one_line(
                    Sentence("{path} is no ordinary file; {what} must be {kind}", path=path, what=_WHAT, kind=_KIND)
                )
            )
        if status.st_size > LARGEST_FILE:
            raise TraceError(
                one_line(
                    Sentence(
                        "{path} is larger than {most} bytes, the most that {what} may have",
                        path=path,
                        most=LARGEST_FILE,
                        what=_WHAT,
                    )
                )
            )
        return _read(path.resolve(), status.st_mtime_ns, status.st_size)
    except OSError as error:
        raise TraceError(
            one_line(Sentence("{path} can't be read: {reason}", path=path, reason=reason(error)))
        ) from None
    except _RowError as error:
        raise TraceError(one_line(Sentence("{path}: {error}", path=path, error=error))) from None
    except ValueError as error:
        if isinstance(error, TraceError):
            raise
        raise TraceError(one_line(Sentence("{path} can't be the name of a file", path=path))) from None


def with_trace(brief: Brief, folder: Path | None = None) -> Brief:
    """A brief with the requests that its traffic replays; one that replays none, or has them, as it is.

    Args:
        brief: whose ``traffic.trace_file`` is read.
        folder: what the file's name is relative to. The brief that is returned names the file from the root.

    Raises:
        BriefError: the brief names no file, or its requests are not those that it asks for, or one is refused.
        TraceError: the file can't be read.
    """
    traffic = brief.traffic
    if traffic.arrivals != "trace" or brief.trace is not None:
        return brief
    if traffic.trace_file is None:
        raise not_given("traffic.trace_file", "trace")
    path = (folder or Path()) / traffic.trace_file
    trace = read_trace(path)
    return replace(brief, traffic=replace(traffic, trace_file=str(path.resolve())), trace=trace)


class _RowError(ValueError):
    """What is wrong with a file, without its name."""


class _FieldError(ValueError):
    """What is wrong with a row, without its number."""


def _wrong(field: str, value: object, may_be: str) -> _FieldError:
    return _FieldError(refusal(field, value, may_be))


class _Format(Protocol):
    """A kind of trace file.

    Attributes:
        dtype: of a row: ``t``, ``p`` and ``o``, its arrival, prompt and output tokens.
        units: of ``t`` in a second.
    """

    dtype: np.dtype[np.void]
    units: float

    def block(self, block: bytes) -> Rows | None:
        """The rows of a block of lines at once; None where they must be read one by one."""

    def row(self, line: str) -> tuple[float, int, int]:
        """A row's arrival in ``units``, prompt and output tokens. Raises _FieldError."""


class _Azure:
    """Comma-separated values under a header that names the three columns, in any order."""

    units = 1e9

    def __init__(self, columns: Sequence[str]) -> None:
        self._columns = columns
        kinds = dict(zip(_AZURE, ("S32", "i8", "i8"), strict=True))
        self._raw = np.dtype([(name, kinds[name]) for name in columns])
        self.dtype = np.dtype([("t", "i8"), ("p", "i8"), ("o", "i8")])

    def block(self, block: bytes) -> Rows | None:
        if b"\0" in block:
            return None
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("error")
                plain = BytesIO(block.replace(b"+00:00,", b","))
                raw = np.loadtxt(plain, self._raw, comments=None, delimiter=",", ndmin=1)
                moments, prompt, output = (raw[name] for name in _AZURE)
                nanoseconds = moments.astype("M8[ns]").astype(np.int64)
        except (ValueError, Warning):  # of a zone too, or a 30th of February
            return None
        signs = np.ascontiguousarray(moments).view(np.uint8).reshape(len(raw), -1)
        if len(raw) != block.count(b"\n") or not _are_plain(signs):
            return None
        if not _are_counts(prompt, output):
            return None
        rows = np.empty(len(raw), self.dtype)
        rows["t"], rows["p"], rows["o"] = nanoseconds, prompt, output
        return rows

    def row(self, line: str) -> tuple[float, int, int]:
        cells = line.split(",")
        if len(cells) != len(_AZURE):
            may_be = Sentence("{count} values, {names}", count=len(_AZURE), names=", ".join(self._columns))
            raise _wrong(_ROW, line, may_be)
        values = dict(zip(self._columns, cells, strict=True))
        moment, prompt, output = (values[name].strip() for name in _AZURE)
        return _nanoseconds(moment), _count(_AZURE[1], prompt), _count(_AZURE[2], output)


class _Mooncake:
    """A JSON object a line, with the three keys among others."""

    units = 1e3
    dtype = np.dtype([("t", "f8"), ("p", "i8"), ("o", "i8")])

    def block(self, block: bytes) -> Rows | None:
        plain = _PLAIN_OBJECT.findall(block)
        if len(plain) != block.count(b"\n"):
            return None
        moments, prompt, output = np.array(plain, "S14").astype(np.int64).T
        if not _are_counts(prompt, output):
            return None
        rows = np.empty(len(plain), self.dtype)
        rows["t"], rows["p"], rows["o"] = moments, prompt, output
        return rows

    def row(self, line: str) -> tuple[float, int, int]:
        try:
            content = json.loads(line, object_pairs_hook=without_repeats)
        except RecursionError:
            raise _wrong(_ROW, line, Sentence("a JSON object, not nested this deeply")) from None
        except json.JSONDecodeError as error:
            may_be = Sentence("a JSON object ({why} at character {place})", why=error.msg, place=error.pos + 1)
            raise _wrong(_ROW, line, may_be) from None
        except ValueError as error:  # a key that is there twice, a number of thousands of digits
            raise _wrong(_ROW, line, Sentence("a JSON object ({why})", why=sentence_of(error))) from None
        if not isinstance(content, dict):
            raise _wrong(_ROW, content, Sentence("a JSON object"))
        moment, prompt, output = (_given(content, name) for name in _MOONCAKE)
        if type(moment) not in (int, float) or not 0 <= moment <= _LATEST_MS:
            may_be = Sentence("a number of milliseconds from 0 to {most}", most=_LATEST_MS)
            raise _wrong(_MOONCAKE[0], moment, may_be)
        return moment, _count(_MOONCAKE[1], prompt), _count(_MOONCAKE[2], output)


@lru_cache(maxsize=4)
def _read(path: Path, _mtime_ns: int, _size: int) -> Trace:
    """The requests of a file; of one that has not changed since it was read last, those that were read then."""
    parts: list[Rows] = []
    with path.open("rb") as file:
        form, lines = _format_of(file)
        rows = 0
        for block in _blocks(file):
            part = form.block(block)
            parts.append(_by_line(form, block, rows, lines) if part is None else part)
            rows, lines = rows + len(parts[-1]), lines + block.count(b"\n")
            if rows > MOST_REQUESTS:
                raise _RowError(
                    Sentence("it has more than {most} rows, the most that a trace may have", most=MOST_REQUESTS)
                )
    if not rows:
        raise _RowError(Sentence("it has no rows; a trace must have one at least"))
    whole = np.concatenate(parts)
    return Trace.of((whole["t"] - whole["t"].min()) / form.units, whole["p"], whole["o"])


def _format_of(file: BinaryIO) -> tuple[_Format, int]:
    """The format of a file, which is left at its first row, and how many lines are before that."""
    head = file.readline(LONGEST_LINE + 1)
    mark = len(head) - len(head.removeprefix(b"\xef\xbb\xbf"))
    text = _text(head[mark:], 1).strip()
    if text.startswith("{"):
        file.seek(mark)
        return _Mooncake(), 0
    columns = [name.strip() for name in text.split(",")]
    if sorted(columns) != sorted(_AZURE):
        raise _RowError(
            Sentence(
                "line 1 is {line}; it must be {columns}, or a JSON object with {names}",
                line=shown(text),
                columns=",".join(_AZURE),
                names=", ".join(_MOONCAKE),
            )
        )
    return _Azure(columns), 1


def _blocks(file: BinaryIO) -> Iterator[bytes]:
    """The rest of a file, some whole lines at a time; the last line ends in a line break too."""
    while block := file.read(_BLOCK):
        if not block.endswith(b"\n"):
            block += file.readline(LONGEST_LINE + 1)
        yield block if block.endswith(b"\n") else block + b"\n"


def _by_line(form: _Format, block: bytes, rows: int, lines: int) -> Rows:
    """The rows of a block, one by one, that has so many rows and lines before it; empty lines are none."""
    made: list[tuple[float, int, int]] = []
    for number, line in enumerate(block[:-1].split(b"\n"), lines + 1):
        text = _text(line, number).strip()
        if not text:
            continue
        try:
            made.append(form.row(text))
        except _FieldError as error:
            row = rows + len(made) + 1
            raise _RowError(
                Sentence("row {row} (line {line}): {error}", row=row, line=number, error=sentence_of(error))
            ) from None
    return np.array(made, form.dtype)


def _text(line: bytes, number: int) -> str:
    if len(line) > LONGEST_LINE:
        raise _RowError(
            Sentence(
                "line {line} is longer than {most} bytes, the most that one may have", line=number, most=LONGEST_LINE
            )
        )
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError:
        raise _RowError(Sentence("line {line} is not UTF-8 text; a trace must be", line=number)) from None
    if "\0" in text:
        raise _RowError(Sentence("line {line} holds a zero byte; a trace must be UTF-8 text", line=number))
    return text


def _are_counts(*columns: NDArray[np.int64]) -> bool:
    return all(column.min() >= 1 and column.max() <= MOST_TOKENS for column in columns)


def _are_plain(signs: NDArray[np.uint8]) -> bool:
    """Whether timestamps, shape (rows, 32), are dates of these centuries with a time, and fit their place."""
    head = signs[:, : len(_PLAIN)].copy()
    head[:, 10][head[:, 10] == ord("T")] = ord(" ")
    digits = head[:, _DIGIT]
    this_century, last_century = ((head[:, :2] == np.frombuffer(each, np.uint8)).all(axis=1) for each in (b"20", b"19"))
    if not ((digits >= ord("0")) & (digits <= ord("9"))).all() or not (this_century | last_century).all():
        return False
    head[:, _DIGIT] = ord("0")
    return bool((head == _PLAIN).all() and not signs[:, _LONGEST_MOMENT:].any())


def _nanoseconds(text: str) -> int:
    """A timestamp, in nanoseconds of the Unix epoch; one without a zone is taken as it stands."""
    match = _DATE_AND_TIME.fullmatch(text)
    if match is None:
        raise _wrong(_AZURE[0], text, _MOMENT)
    date, time, zone = match.groups()
    try:
        moment = int(np.datetime64(f"{date}T{time}", "ns").astype(np.int64))
    except ValueError:
        raise _wrong(_AZURE[0], text, _MOMENT) from None
    if zone in (None, "Z"):
        return moment
    minutes = int(zone[1:3]) * 60 + int(zone[4:6])
    return moment - (minutes if zone[0] == "+" else -minutes) * 60 * 10**9


def _count(field: str, value: object) -> int:
    """A number of tokens, as a number or as the text of one."""
    if isinstance(value, str) and re.fullmatch(r"\+?[0-9]{1,18}", value):
        number: float = int(value)
    else:
        number = value if isinstance(value, int | float) and not isinstance(value, bool) else 0
    if not 1 <= number <= MOST_TOKENS or number != int(number):
        raise _wrong(field, value, _COUNT)
    return int(number)


def _given(content: dict[str, Any], name: str) -> Any:
    if name not in content:
        raise _FieldError(Sentence("{name} is not given; a request needs it", name=name))
    return content[name]

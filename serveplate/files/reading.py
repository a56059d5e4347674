"""Files of people's own, read with care: bytes within bounds, text, TOML; what is wrong is one sentence."""

import json
import re
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from serveplate.files.atomic import one_line, reason
from serveplate.simulator.brief import shown
from serveplate.simulator.sentence import Sentence


class InputFileError(ValueError):
    """A file that can't be used: one sentence that names the file, the place in it, what is there and what may be."""


def read_bytes(path: Path, what: str, kind: str, most: int) -> bytes:
    """All that is in a file.

    Args:
        path: the file.
        what: it is read as, with its article: ``a brief``.
        kind: of file that it must be, with its article: ``a TOML file``.
        most: bytes that it may have.

    Raises:
        InputFileError: it can't be read, or has more bytes; no more of them than that are read.
    """
    try:
        with path.open("rb") as file:
            data = file.read(most + 1)
    except OSError as error:
        if sure(path.is_dir):  # asked only now: Windows calls a folder a lack of permission
            raise InputFileError(
                one_line(Sentence("{path} is a folder; {what} must be {kind}", path=path, what=what, kind=kind))
            ) from None
        raise InputFileError(
            one_line(Sentence("{path} can't be read: {reason}", path=path, reason=reason(error)))
        ) from None
    except ValueError:  # a path that the system can't even ask for, such as one with a zero byte
        raise InputFileError(one_line(Sentence("{path} can't be the name of a file", path=path))) from None
    if len(data) > most:
        raise InputFileError(
            one_line(
                Sentence(
                    "{path} is larger than {most} bytes, the most that {what} may have", path=path, most=most, what=what
                )
            )
        )
    return data


def text_of(data: bytes, what: str) -> str:
    """Bytes as text, without the mark that some editors begin a file with.

    Raises:
        ValueError: they are not UTF-8; the rest of a sentence that begins with the file.
    """
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise ValueError(
            Sentence("is not UTF-8 text (at line {line}); {what} must be", line=str(line), what=what)
        ) from None


def toml_of(data: bytes, what: str) -> dict[str, Any]:
    """Bytes as a TOML document.

    Raises:
        ValueError: they are none; the rest of a sentence that begins with the file.
        RecursionError: it is nested too deeply.
    """
    text = text_of(data, what)
    try:
        return _loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(Sentence("is not valid TOML: {why}", why=str(error))) from None


def not_json(error: json.JSONDecodeError) -> Sentence:
    """Why a text is no JSON: the rest of a sentence that begins with the file."""
    return Sentence(
        "is not valid JSON: {why} at line {line}, column {column}",
        why=error.msg,
        line=str(error.lineno),
        column=str(error.colno),
    )


def whole(digits: str) -> int:
    """A JSON document's whole number. One of thousands of digits Python refuses without saying where; its first ones
    are beyond every field's range too, and are refused by the field's name.
    """
    return int(digits[:400])


def in_json(value: object) -> str:
    """A value as whoever edits a JSON document would write it, cut to a readable length."""
    return "null" if value is None else shown(value)


def without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object's keys and values; Python would take the last of those that are there twice, and say nothing.

    Raises:
        ValueError: a key is there twice.
    """
    content = dict(pairs)
    if len(content) < len(pairs):
        (repeated, _), *_ = Counter(key for key, _ in pairs).most_common(1)
        raise ValueError(Sentence("{name} is there more than once", name=shown(repeated)))
    return content


def sure(question: Callable[[], bool]) -> bool:
    """The answer of a path; no where it can't be looked at, or its name is too long to ask for."""
    try:
        return question()
    except OSError:
        return False


def _loads(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        raise
    except ValueError:
        # Python refuses whole numbers of more than 4,300 digits without saying where. A shorter one is beyond every
        # field's range too, and is refused by the field's name.
        return tomllib.loads(re.sub(r"\b[1-9][0-9_]{999,}", "1" + "0" * 40, text))

"""Designs that are handed in, as kept designs or as design codes: read, simulated again, and graded.

Nothing in a file is believed: the task is the set brief, and what counts is what its simulation gives.
"""

import math
import os
import re
import stat
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from serveplate import __version__
from serveplate.files.atomic import one_line, reason
from serveplate.files.briefs import brief_sha256
from serveplate.files.codes import (
    LONGEST_TEXT,
    CodeError,
    DesignCode,
    brief_label,
    check_is_for,
    design_code,
    looks_like_code,
    read_code,
)
from serveplate.files.designs import LARGEST_FILE, ContradictionError, SavedDesign, design_from_json
from serveplate.files.exports import CHECK_COLUMNS, DESIGN_COLUMNS, checks_to_dict, documents_to_csv, strict
from serveplate.files.reading import in_json, sure, text_of
from serveplate.simulator.brief import Brief, shown
from serveplate.simulator.design import Design, DesignError, check_offered
from serveplate.simulator.study import Draw, draw

PASS, FAIL, UNREADABLE = "pass", "fail", "unreadable"
LONGEST_NAME = 200
"""Characters of a name in a list; what is longer is cut, and leaves a table its other columns."""
MOST_FILES = 10_000
"""Files that one folder may hand in."""

_MEASURES = ("ttft_p95_s", "tpot_p95_s", "cost_usd_per_million_tokens", "throughput_tokens_per_s")
COLUMNS = (
    *("source", "line", "name", "verdict", "passed", "reason", "code"),
    *(*DESIGN_COLUMNS, *_MEASURES, *CHECK_COLUMNS, "seed", "version"),
)
_SUFFIXES = (".json", ".txt")
_SAME = 1e-9  # of a number; another machine's mathematics may differ in the last digits
# As wide as an East Asian keyboard has it, too. With a letter for the digit it is one only where a dash or a digit
# follows: else it is a word, such as "split".
_CODE_BEGINS = re.compile(
    r"(?i)(?<!\w)[S\uff33][P\uff30](?:[1-9\uff11-\uff19]|[IL\uff29\uff2c](?=[-\u2010-\u2015]|\S*\d))"
)
_BETWEEN_FIELDS = re.compile(r"[,;\t]")
_BEFORE_CODE = " \t,;:\"'(<[\u201c\u201e\u2018\u00ab"


@dataclass(frozen=True)
class HandIn:
    """Something that was handed in.

    Attributes:
        source: its file, or the code as it was typed.
        line: of the file, from 1; None where it is the whole of it.
        name: what the line calls it, or the file's name without its ending; None for a code that was typed.
        content: the design, or why there is none.
    """

    source: str
    line: int | None
    name: str | None
    content: SavedDesign | DesignCode | Exception


@dataclass(frozen=True)
class Graded:
    """What came of it.

    Attributes:
        verdict: PASS, FAIL or UNREADABLE.
        reason: why it is no PASS, one sentence; else None.
        design: None where none could be read.
        draw: the simulation's measures and grade; None where it was not simulated: it is not of the set brief.
    """

    hand_in: HandIn
    verdict: str
    reason: str | None
    design: Design | None = None
    draw: Draw | None = None


def grade_all(names: Iterable[str], brief: Brief) -> Iterator[Graded]:
    """Grade all that is handed in against the set brief, in order.

    Args:
        names: files, folders and design codes. A folder stands for the kept designs (.json) and the lists of codes
            (.txt) in it and below it; no file is graded twice.
        brief: the task that counts.
    """
    draws: dict[Design, Draw] = {}
    for hand_in in _hand_ins(names):
        yield _graded(hand_in, brief, draws)


def graded_to_dict(graded: Graded, brief: Brief) -> dict[str, Any]:
    """What came of a hand-in, with units in its keys (README, "Graded designs")."""
    hand_in, design, made = graded.hand_in, graded.design, graded.draw
    return {
        "source": hand_in.source,
        "line": hand_in.line,
        "name": hand_in.name,
        "verdict": graded.verdict,
        "passed": graded.verdict == PASS,
        "reason": graded.reason,
        "code": design_code(brief, design) if design and made else None,
        "design": asdict(design) if design else None,
        **{name: strict(getattr(made.measures, name)) if made else None for name in _MEASURES},
        "checks": checks_to_dict(made.grade) if made else None,
        "seed": made.seed if made else None,
        "version": __version__,
    }


def graded_to_csv(graded: Iterable[Graded], brief: Brief) -> str:
    """One row a hand-in, with the keys of `graded_to_dict` dotted."""
    rows = []
    for each in graded:
        document = {key: value for key, value in graded_to_dict(each, brief).items() if value is not None}
        rows.append(document | {key: _no_formula(document.get(key, "")) for key in ("source", "name")})
    return documents_to_csv(COLUMNS, rows)


def _no_formula(text: str) -> str:
    """A text that a spreadsheet takes for one: what was handed in is not to be computed there."""
    return f"'{text}" if text.startswith(("=", "+", "-", "@")) else text


def _graded(hand_in: HandIn, brief: Brief, draws: dict[Design, Draw]) -> Graded:
    content = hand_in.content
    if isinstance(content, Exception):
        verdict = FAIL if isinstance(content, ContradictionError | DesignError) else UNREADABLE
        return Graded(hand_in, verdict, one_line(str(content)))
    design = content.design
    try:
        _check_is_of(content, brief)
        check_offered(brief, design)
    except (CodeError, DesignError, ContradictionError) as error:
        return Graded(hand_in, FAIL, one_line(str(error)), design)
    if design not in draws:
        draws[design] = draw(brief, design, brief.traffic.seed)
    made = draws[design]
    why = _edited(content, made) if isinstance(content, SavedDesign) else None
    why = why or _failing(made)
    return Graded(hand_in, FAIL if why else PASS, why, design, made)


def _check_is_of(content: SavedDesign | DesignCode, brief: Brief) -> None:
    """Raise CodeError or ContradictionError where a design is handed in for another brief."""
    if isinstance(content, DesignCode):
        check_is_for(content, brief)
    elif brief_sha256(content.brief) != brief_sha256(brief):
        raise ContradictionError(
            f"its brief is {brief_label(content.brief)}; it must be the set one, {brief_label(brief)}"
        )


def _edited(saved: SavedDesign, made: Draw) -> str | None:
    """Where the measures in the file are not those that the simulation gives, a sentence that says so."""
    kept, simulated = asdict(saved.measures), asdict(made.measures)
    names = dict.fromkeys((*_MEASURES, *kept))  # those that are graded first
    differing = [name for name in names if not _is_same(kept[name], simulated[name])]
    if not differing:
        return None
    first, others = differing[0], len(differing) - 1
    sentence = f"its {first} is {in_json(kept[first])}, and simulated {in_json(simulated[first])}"
    if others:
        sentence += f"; {others} more of its measures differ{'s' if others == 1 else ''}"
    if saved.version != __version__:
        sentence += f"; it was kept by serveplate {shown(saved.version)}, and this is {__version__}: hand in its code"
    return one_line(sentence)


def _is_same(kept: Any, simulated: Any) -> bool:
    if isinstance(kept, float) and isinstance(simulated, float):
        return math.isclose(kept, simulated, rel_tol=_SAME)
    return bool(kept == simulated)


def _failing(made: Draw) -> str | None:
    """Why the simulated design does not pass, or None."""
    if made.measures.reason is not None:
        return made.measures.reason
    failing = [check.name for check in made.grade.checks if not check.passed]
    return f"{' and '.join(failing)} beyond the limit" if failing else None


def _hand_ins(names: Iterable[str]) -> Iterator[HandIn]:
    seen: set[tuple[int, int]] = set()
    for name in names:
        path = Path(name)
        if name == "":
            yield HandIn('""', None, None, ValueError("it is empty; it must be a file, a folder or a design code"))
        elif not os.path.lexists(path) and path.name == name and path.suffix.lower() not in _SUFFIXES:
            known = looks_like_code(name)
            content = _read_or_error(name) if known else ValueError("it is neither a file nor a design code")
            yield HandIn(one_line(name), None, None, content)
        elif sure(path.is_dir):  # of what can't be looked at, reading it says why
            yield from _in_folder(path, seen)
        else:
            yield from _in_file(path, seen)


def _in_folder(folder: Path, seen: set[tuple[int, int]]) -> Iterator[HandIn]:
    """What the files of a folder and of those in it hand in; a link to a folder is not followed."""
    errors: list[OSError] = []
    found = 0
    for place, folders, files in os.walk(folder, onerror=errors.append):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(files):
            if name.startswith(".") or Path(name).suffix.lower() not in _SUFFIXES:
                continue
            found += 1
            if found > MOST_FILES:
                yield _refused(folder, f"it holds more than {MOST_FILES:,} files")
                return
            yield from _in_file(Path(place, name), seen)
    for error in errors:
        yield _refused(Path(error.filename or folder), reason(error))
    if not found and not errors:
        yield _refused(folder, f"it holds no design ({' or '.join(_SUFFIXES)})")


def _in_file(path: Path, seen: set[tuple[int, int]]) -> Iterator[HandIn]:
    try:
        data, identity = _read(path)
    except OSError as error:
        yield _refused(path, reason(error))
        return
    except ValueError as error:
        yield _refused(path, str(error))
        return
    if identity in seen:
        return
    seen.add(identity)
    is_design = path.suffix.lower() == ".json" or data.removeprefix(b"\xef\xbb\xbf").lstrip().startswith(b"{")
    yield from [_design_in(path, data)] if is_design else _codes_in(path, data)


def _read(path: Path) -> tuple[bytes, tuple[int, int]]:
    """A file's bytes, one more than a design may have at most, and which file it is.

    Raises:
        OSError: it can't be read; ValueError: it is no file that ends, or has no possible name.
    """
    try:
        kind = path.stat().st_mode
    except ValueError:
        raise ValueError("that can't be the name of a file") from None
    if not stat.S_ISREG(kind):  # a pipe would be waited for, and a device has no end
        raise ValueError("it is no ordinary file")
    with path.open("rb") as file:
        status = os.fstat(file.fileno())
        return file.read(LARGEST_FILE + 1), (status.st_dev, status.st_ino)


def _design_in(path: Path, data: bytes) -> HandIn:
    content: SavedDesign | Exception
    try:
        content = design_from_json(path, data)
    except RecursionError:
        content = ValueError("it is nested too deeply")
    except ValueError as error:
        content = error
    return HandIn(one_line(str(path)), None, one_line(path.stem), content)


def _codes_in(path: Path, data: bytes) -> Iterator[HandIn]:
    """The codes in the lines of a text, each after the name of who hands it in; lines after # are remarks."""
    if len(data) > LARGEST_FILE:
        yield _refused(path, f"it is larger than {LARGEST_FILE:,} bytes")
        return
    try:
        lines = text_of(data, "a list of codes").splitlines()
    except ValueError as error:
        yield _refused(path, f"it {error}")
        return
    rows = [(number, line.strip()) for number, line in enumerate(lines, 1)]
    rows = [(number, line) for number, line in rows if line and not line.startswith("#")]
    if not any(_CODE_BEGINS.search(line) for _, line in rows):
        yield _refused(path, "it holds neither a kept design nor a design code")
        return
    for number, line in rows:
        name, content = _name_and_code(line)
        yield HandIn(one_line(str(path)), number, one_line(name)[:LONGEST_NAME] or None, content)


def _name_and_code(line: str) -> tuple[str, DesignCode | CodeError]:
    """Who hands in a line, and its code: one of its fields, or all from the first place on that is one to the end."""
    fields = [field.strip() for field in _BETWEEN_FIELDS.split(line)]
    for field in fields if len(fields) > 1 else ():
        code = _read_or_error(field)
        if isinstance(code, DesignCode):
            return ", ".join(other for other in fields if other and other is not field), code
    end = len(line) - len(line[-LONGEST_TEXT:])
    begins = [match.start() for match in _CODE_BEGINS.finditer(line, end)]
    if not begins:
        return "", _read_or_error(line)
    read = [(line[:begin].rstrip(_BEFORE_CODE), _read_or_error(line[begin:])) for begin in begins]
    return next((each for each in read if isinstance(each[1], DesignCode)), read[-1])


def _read_or_error(code: str) -> DesignCode | CodeError:
    try:
        return read_code(code)
    except CodeError as error:
        return error


def _refused(path: Path, why: str) -> HandIn:
    return HandIn(one_line(str(path)), None, one_line(path.stem), ValueError(why))

"""The kiosk's options: a few flat keys in ``kiosk.toml``, which its staff edit; only the PIN's hash is written."""

import difflib
import os
import re
import stat
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

import platformdirs

from serveplate.files.atomic import StoreError, one_line, reason, write_atomically
from serveplate.files.briefs import bundled_briefs
from serveplate.files.languages import choices
from serveplate.files.pins import hash_pin, is_pin_hash
from serveplate.files.places import LOG_LEVELS
from serveplate.files.reading import InputFileError, read_bytes, sure, toml_of
from serveplate.files.settings import THEMES, ZOOM_MAY_BE, ZOOM_PERCENT
from serveplate.files.timings import timing_names
from serveplate.simulator.brief import listed, shown

IDLE_SECONDS = 90
IDLE_RANGE = range(15, 3601)
LARGEST_FILE = 1 << 16
_PRIVATE = stat.S_IRUSR | stat.S_IWUSR | stat.S_IRGRP
_PIN_LINE = re.compile(rb"""^[ \t]*(["']?)pin_hash\1[ \t]*=[^\r\n]*""", re.MULTILINE)
_WHAT = "a kiosk.toml"
_HASH_WORDS = "what serveplate kiosk-pin writes"


class _OptionError(ValueError):
    """An option that is refused: its key, what it is and what it may be."""


@dataclass(frozen=True)
class KioskOptions:
    """What a kiosk.toml says; None is what it leaves out.

    Attributes:
        brief: the name of a bundled brief, or a file, relative to the kiosk.toml's folder.
        idle_seconds: without a touch before "Are you still there?", one of IDLE_RANGE.
        timing: how long passes take, a name or a file, relative to the kiosk.toml's folder.
        language: one of ``languages.choices()``.
        theme: one of THEMES.
        zoom_percent: how large text is, in ZOOM_PERCENT.
        reduced_motion: whether what moves on the screen should jump instead.
        show_map: whether the map of all designs is open from the start.
        log_level: the least that is logged, one of LOG_LEVELS.
        pin_hash: of the PIN that staff leave with, as ``files.pins`` makes it.
    """

    brief: str | None = None
    timing: str | None = None
    idle_seconds: int | None = None
    language: str | None = None
    theme: str | None = None
    zoom_percent: int | None = None
    reduced_motion: bool | None = None
    show_map: bool | None = None
    log_level: str | None = None
    pin_hash: str | None = None


def kiosk_file() -> Path:
    """Where the kiosk's options are when no file is named: ``/etc/serveplate/kiosk.toml``, or the platform's like."""
    folder = platformdirs.site_config_path("serveplate", appauthor=False)
    return (Path("/etc/serveplate") if sys.platform == "linux" else folder) / "kiosk.toml"


def read_kiosk(path: Path) -> KioskOptions:
    """The options in a kiosk.toml. Unlike preferences they are all right or none is used: staff see it at the start.

    Raises:
        InputFileError: the file can't be read, or a key or value of it is refused.
    """
    options = _options(path, _read(path))
    try:
        return replace(
            options,
            brief=_named("brief", options.brief, bundled_briefs(), path.parent),
            timing=_named("timing", options.timing, timing_names(), path.parent),
        )
    except _OptionError as error:
        raise InputFileError(one_line(f"{path}: {error}")) from None


def write_pin(path: Path, pin: str) -> None:
    """Keep a PIN's hash in a kiosk.toml, which may be new. Its other lines, comments too, stay as they are.

    The file keeps its owner, group and mode. A new one is readable by its owner and its folder's group only, so that
    the kiosk's own user needs no more than that group.

    Raises:
        InputFileError: what is there is not a kiosk.toml.
        StoreError: the file could not be written; what was there before is as it was.
    """
    line = f'pin_hash = "{hash_pin(pin)}"'.encode()
    data = _read(path) if os.path.lexists(path) else b""
    # There are no tables in it, so a line may stand anywhere.
    written = _PIN_LINE.sub(line, data) if _PIN_LINE.search(data) else (data.rstrip() + b"\n" + line + b"\n").lstrip()
    _options(path, written)
    try:
        write_atomically(path, written, lambda descriptor: _guard(path, descriptor))
    except OSError as error:
        raise StoreError(one_line(f"{path} can't be written: {reason(error)}")) from error


def _guard(path: Path, descriptor: int) -> None:
    """Give a file that is being written the owner and mode of the one that it replaces, or a private one."""
    if sys.platform == "win32":  # there the folder's rights are the file's
        return
    there = path.stat() if path.exists() else None
    group = (there or path.parent.stat()).st_gid
    mine = os.fstat(descriptor)
    if there is not None and there.st_uid != mine.st_uid:
        os.fchown(descriptor, there.st_uid, group)
    elif group in (os.getgid(), *os.getgroups()) or os.geteuid() == 0:
        os.fchown(descriptor, -1, group)
    os.fchmod(descriptor, stat.S_IMODE(there.st_mode) if there else _PRIVATE)


def _read(path: Path) -> bytes:
    """A kiosk.toml's bytes. A pipe would be waited for, on a screen that shows nothing yet."""
    if sure(path.exists) and not (path.is_file() or path.is_dir()):
        raise InputFileError(one_line(f"{path} is no ordinary file; {_WHAT} must be one"))
    return read_bytes(path, _WHAT, "a TOML file", LARGEST_FILE)


def _named(key: str, value: str | None, names: Sequence[str], folder: Path) -> str | None:
    """What a kiosk.toml calls by name stays as it is; what else it names is a file, from its folder on."""
    if value is None or value in names:
        return value
    path = folder / value
    if not sure(path.is_file):
        raise _OptionError(f"{key} is {shown(value)}; it must be {listed(names)} or a file, and {path} is none")
    return str(path)


def _options(path: Path, data: bytes) -> KioskOptions:
    try:
        document = toml_of(data, _WHAT)
        _check(document)
    except RecursionError:
        raise InputFileError(one_line(f"{path} is nested too deeply to be {_WHAT}")) from None
    except _OptionError as error:
        raise InputFileError(one_line(f"{path}: {error}")) from None
    except ValueError as error:
        raise InputFileError(one_line(f"{path} {error}")) from None
    return KioskOptions(**document)


def _check(document: Mapping[str, Any]) -> None:
    rules = _rules()
    for key, value in document.items():
        if key not in rules:
            near = difflib.get_close_matches(key, rules, 1)
            hint = f"did you mean {near[0]}?" if near else f"it must be one of {', '.join(rules)}"
            name = key if re.fullmatch(r"[\w-]{1,60}", key) else shown(key)
            raise _OptionError(f"{name} is not an option; {hint}")
        is_good, may_be = rules[key]
        if not is_good(value):
            what = "not such a hash" if key == "pin_hash" else shown(value)
            raise _OptionError(f"{key} is {what}; it must be {may_be}")


def _rules() -> dict[str, tuple[Callable[[Any], bool], str]]:
    """By key: whether a value is usable, and what it may be."""
    seconds = f"a whole number from {IDLE_RANGE[0]} to {IDLE_RANGE[-1]:,}"
    switch = (lambda value: isinstance(value, bool), "true or false")

    def name(of: str) -> tuple[Callable[[Any], bool], str]:
        return lambda value: isinstance(value, str) and value != "", f"the name of a {of} or a file"

    rules: dict[str, tuple[Callable[[Any], bool], str]] = {
        "brief": name("brief"),
        "timing": name("timing"),
        "idle_seconds": (lambda value: type(value) is int and value in IDLE_RANGE, seconds),
        "language": (lambda value: isinstance(value, str) and value in choices(), listed(choices())),
        "theme": (lambda value: isinstance(value, str) and value in THEMES, listed(THEMES)),
        "zoom_percent": (lambda value: type(value) is int and value in ZOOM_PERCENT, ZOOM_MAY_BE),
        "reduced_motion": switch,
        "show_map": switch,
        "log_level": (lambda value: isinstance(value, str) and value in LOG_LEVELS, listed(LOG_LEVELS)),
        "pin_hash": (lambda value: isinstance(value, str) and is_pin_hash(value), _HASH_WORDS),
    }
    assert list(rules) == [item.name for item in fields(KioskOptions)]
    return rules

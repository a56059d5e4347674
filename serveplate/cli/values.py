"""What the words of the command line mean.

Each function raises UsageError, or the field's own error, for a word that is refused.
"""

import argparse
import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from serveplate.cli.options import UsageError
from serveplate.files.atomic import reason
from serveplate.files.codes import coded_design
from serveplate.files.languages import choices
from serveplate.files.places import config_folder
from serveplate.simulator.brief import Brief, listed, shown
from serveplate.simulator.design import LEVERS, Design, check_setting, starting_design


def choice(flag: str, value: str, choices: Sequence[str]) -> str:
    """A value that is one of the choices."""
    if value not in choices:
        raise UsageError(f"{flag} is {shown(value)}; it must be {listed(choices)}")
    return value


def chosen_language(text: str | None) -> str | None:
    """A language as its catalogue is named, also where it is written as on the web (zh-CN)."""
    return text if text is None else choice("--language", text.replace("-", "_"), choices())


def explicit_config_dir(explicit: str | None) -> Path:
    """The config folder: the one that is given, else the person's."""
    if explicit is not None:
        must_be = f"--config-dir is {shown(explicit)}; it must be a folder, or a name for a new one"
        try:
            may_be = explicit and (Path(explicit).is_dir() or not Path(explicit).exists())
        except OSError as error:  # it can't be looked at, or is too long for a name
            raise UsageError(f"{must_be}: {reason(error)}") from None
        if not may_be:
            raise UsageError(must_be)
    return config_folder(explicit)


def setting(text: str) -> int | str:
    """A word of the command line as the number that it is, or as it stands: then the field's own rule refuses it."""
    return int(text) if re.fullmatch(r"0|-?[1-9][0-9]{,29}", text) else text


def whole(flag: str, text: str, most: int, least: int = 1) -> int:
    """A whole number from ``least`` to ``most``."""
    value = setting(text)
    if not isinstance(value, int) or not least <= value <= most:
        raise UsageError(f"{flag} is {shown(value)}; it must be a whole number from {least} to {most:,}")
    return value


def chosen_design(options: argparse.Namespace, brief: Brief) -> Design:
    """The design of the code that is given, or else the brief's starting one with the settings that are given."""
    given = {lever.name: getattr(options, lever.name) for lever in LEVERS}
    if options.code is not None:
        beside = next((name for name, text in given.items() if text is not None), None)
        if beside is not None:
            raise UsageError(f"--{beside} is given beside --code, which sets it; it must be one of the two")
        return coded_design(options.code, brief)
    chosen: dict[str, Any] = {name: setting(text) for name, text in given.items() if text is not None}
    for name, value in chosen.items():
        check_setting(brief, name, value)
    return replace(starting_design(brief), **chosen)


def target(flag: str, name: str) -> Path:
    """A file that is to be written, and can be as far as can be told before."""
    path = Path(name)
    try:
        if name and path.parent.is_dir() and (path.is_file() or not path.exists()):
            return path.resolve()  # what a link points to is replaced, not the link
    except OSError as error:
        raise UsageError(f"{flag} is {shown(name)}; it must be a file that can be written: {reason(error)}") from None
    raise UsageError(f"{flag} is {shown(name)}; it must be a file, or a name for a new one in a folder that is there")

"""Preferences: a few flat keys in ``settings.toml``, which a person may edit too."""

import json
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from serveplate.files.atomic import StoreError, one_line, reason, write_atomically
from serveplate.files.languages import choices
from serveplate.files.places import settings_file
from serveplate.simulator.brief import listed
from serveplate.simulator.rules import refusal
from serveplate.simulator.sentence import Sentence

THEMES = ("system", "light", "dark", "high-contrast")
ZOOM_PERCENT = range(100, 201)
ZOOM_MAY_BE = Sentence("a whole number from {least} to {most}", least=ZOOM_PERCENT[0], most=ZOOM_PERCENT[-1])
_PIXELS = range(200, 100_001)


@dataclass(frozen=True)
class Settings:
    """What a person prefers.

    Attributes:
        theme: one of THEMES.
        reduced_motion: whether what moves on the screen should jump instead; None as the desktop has it.
        predict_first: whether a move waits until it is bet on.
        zoom_percent: how large text is, in ZOOM_PERCENT.
        window_width, window_height: logical pixels, of the window when it is not maximized.
        language: one of ``languages.choices()``.
    """

    theme: str = "system"
    reduced_motion: bool | None = None
    predict_first: bool = False
    zoom_percent: int = 100
    window_width: int = 1280
    window_height: int = 800
    window_maximized: bool = False
    language: str = "system"


def read_settings(config: Path) -> tuple[Settings, str | None]:
    """A config folder's preferences, and one sentence where they, or one of them, must give way to the defaults."""
    path = settings_file(config)
    try:
        document = tomllib.loads(path.read_bytes().decode("utf-8-sig"))
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        return Settings(), one_line(
            Sentence("The preferences in {path} can't be read: {reason}", path=path, reason=reason(error))
        )
    except (ValueError, RecursionError) as error:
        return Settings(), one_line(
            Sentence("The preferences in {path} are not valid TOML and are not used: {error}", path=path, error=error)
        )
    good, bad = {}, []
    for name, (is_good, may_be) in _rules().items():
        if name in document and is_good(document[name]):
            good[name] = document[name]
        elif name in document:
            bad.append(refusal(name, document[name], may_be))
    return Settings(**good), one_line(
        Sentence("In the preferences, {path}, {fault}", path=path, fault=bad[0])
    ) if bad else None


def write_settings(config: Path, settings: Settings) -> None:
    """Write the preferences into the config folder.

    Raises:
        StoreError: they could not be kept.
    """
    path = settings_file(config)
    # JSON's notation of a plain text, a whole number and a truth value is TOML's too; None is kept by its absence.
    values = {item.name: getattr(settings, item.name) for item in fields(settings)}
    lines = [f"{name} = {json.dumps(value)}\n" for name, value in values.items() if value is not None]
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, "".join(lines).encode())
    except OSError as error:
        raise StoreError(
            one_line(Sentence("The preferences can't be kept in {path}: {reason}", path=path, reason=reason(error)))
        ) from error


def _rules() -> dict[str, tuple[Callable[[Any], bool], str]]:
    """By key: whether a value is usable, and what it may be."""
    switch = (lambda value: isinstance(value, bool), Sentence("true or false"))
    lengths = Sentence("a whole number from {least} to {most}", least=_PIXELS[0], most=_PIXELS[-1])
    pixels = (lambda value: type(value) is int and value in _PIXELS, lengths)
    return {
        "language": (lambda value: isinstance(value, str) and value in choices(), listed(choices())),
        "theme": (lambda value: isinstance(value, str) and value in THEMES, listed(THEMES)),
        "reduced_motion": switch,
        "predict_first": switch,
        "zoom_percent": (lambda value: type(value) is int and value in ZOOM_PERCENT, ZOOM_MAY_BE),
        "window_width": pixels,
        "window_height": pixels,
        "window_maximized": switch,
    }

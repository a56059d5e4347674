"""Opening the window."""

import argparse
import contextlib
import gc
import os
import re
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

from serveplate.cli.options import UsageError
from serveplate.cli.output import FAILED
from serveplate.cli.values import choice, chosen_language, setting
from serveplate.files.atomic import one_line
from serveplate.files.kiosk import KioskOptions
from serveplate.files.settings import THEMES, ZOOM_MAY_BE, ZOOM_PERCENT
from serveplate.simulator.brief import Brief, shown


def window_command(options: argparse.Namespace, brief: Brief, config_dir: Path) -> int:
    """Open the window; the program's exit code."""
    if options.reduced_motion and options.no_reduced_motion:
        raise UsageError("--no-reduced-motion is given beside --reduced-motion; it must be one of the two")
    theme = None if options.theme is None else choice("--theme", options.theme, THEMES)
    language = chosen_language(options.language)
    reduced_motion = True if options.reduced_motion else (False if options.no_reduced_motion else None)
    zoom_percent = None if options.zoom is None else _zoom(options.zoom)
    why = _without_display(os.environ)
    if why is not None:
        return _no_window(why)
    gc.disable()  # what Qt's modules make is no garbage; of what the window makes it takes care itself
    try:
        from serveplate.ui import app  # only here: Qt takes a second to load, and the commands need none
    except ImportError as error:
        return _no_window(f"Qt can't be loaded ({error})")
    if options.kiosk:
        kiosk = KioskOptions(
            idle_seconds=options.idle_seconds,
            language=language,
            theme=theme,
            zoom_percent=zoom_percent,
            reduced_motion=reduced_motion,
            show_map=options.show_map,
            pin_hash=options.pin_hash,
        )
        return app.kiosk_main(brief, kiosk)
    return app.main(
        brief=brief,
        config_dir=config_dir,
        language=language,
        theme=theme,
        reduced_motion=reduced_motion,
        show_map=options.show_map,
        zoom_percent=zoom_percent,
    )


def _zoom(given: str) -> int:
    value = setting(given.removesuffix("%"))
    if not isinstance(value, int) or value not in ZOOM_PERCENT:
        raise UsageError(f"--zoom is {shown(given)}; it must be {ZOOM_MAY_BE}")
    return value


def _without_display(environment: Mapping[str, str]) -> str | None:
    """Why there is no display, of which Qt would abort the process; None where there is one, as far as can be told."""
    others = any(environment.get(name) for name in ("WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
    if sys.platform != "linux" or others:
        return None
    display = environment.get("DISPLAY")
    if not display:
        return "there is no display (DISPLAY, WAYLAND_DISPLAY and QT_QPA_PLATFORM are not set)"
    local = re.fullmatch(r"(?:unix)?:([0-9]{1,5})(?:\.[0-9]+)?", display)
    if local is None or _answers(int(local[1])):
        return None
    return f"the display {shown(display)} (DISPLAY) does not answer"


def _answers(display: int) -> bool:
    """Whether there is an X server of that number on this machine, where one may listen."""
    path = f"/tmp/.X11-unix/X{display}"
    for family, address in (
        (socket.AF_UNIX, path),
        (socket.AF_UNIX, f"\0{path}"),
        (socket.AF_INET, ("localhost", 6000 + display)),
    ):
        with socket.socket(family, socket.SOCK_STREAM) as asked, contextlib.suppress(OSError, OverflowError):
            asked.connect(address)
            return True
    return False


def _no_window(why: str) -> int:
    sentence = f"serveplate: the window can't open: {why}; serveplate run and serveplate designs need no window"
    print(one_line(sentence), file=sys.stderr)
    return FAILED

"""Opening the window."""

import argparse
import gc
import os
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
    if _has_no_display(os.environ):
        return _no_window("there is no display (DISPLAY, WAYLAND_DISPLAY and QT_QPA_PLATFORM are not set)")
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


def _has_no_display(environment: Mapping[str, str]) -> bool:
    # Qt would abort the process. Elsewhere there is always a display, as far as Qt is concerned.
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform == "linux" and not any(environment.get(name) for name in names)


def _no_window(why: str) -> int:
    sentence = f"serveplate: the window can't open: {why}; serveplate run and serveplate designs need no window"
    print(one_line(sentence), file=sys.stderr)
    return FAILED

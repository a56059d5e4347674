"""The window. Importing this package loads no Qt; ``open_window`` does."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from serveplate.simulator.brief import Brief
    from serveplate.ui.window import MainWindow


def open_window(
    brief: Brief | None = None,
    config_dir: str | Path | None = None,
    theme: str | None = None,
    reduced_motion: bool | None = None,
    show_map: bool = False,
    zoom_percent: int | None = None,
    language: str | None = None,
) -> MainWindow:
    """Open the window, shown, without starting an event loop; a QApplication is made where there is none.

    From then on Python's garbage is collected by a timer of the application's: by itself Python would also delete what
    is Qt's, in the simulator's thread or while Qt goes through all widgets.

    Args:
        brief: what is asked; the plate's when not given.
        config_dir: the folder of designs and settings; the environment's or the platform's when not given.
        theme: "system", "light", "dark" or "high-contrast"; the kept preference when not given.
        reduced_motion: nothing slides; the kept preference when not given.
        show_map: the map of all designs is open from the start, as a teacher wants it.
        zoom_percent: of the text, from 100 to 200; the kept preference when not given.
        language: "system" or a code, such as "de"; the kept preference when not given.

    Returns:
        The window. ``window.session`` knows brief, design and latest result, and emits ``result_changed(Result)``.
    """
    from serveplate.ui.app import open_window as open_it

    window = open_it(brief, config_dir, theme, reduced_motion, show_map, zoom_percent, language)
    window.make_views()
    return window

"""Solves the plate as a screen-reader user does: through the platform's accessibility tree alone, no Qt in sight.

Run by the system's Python, which has the bindings of AT-SPI, in a D-Bus session of its own:
``dbus-run-session -- /usr/bin/python3 screen_reader.py PYTHON CONFIG_FOLDER``. What it read is printed as JSON.
"""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

MOVES = ("Batching: Continuous", "KV cache: Paged", "Weights: 8 bits", "Draft: 2 tokens")
PANELS = ("Design", "Share of each limit", "Result", "Views")
TABLES = {
    "Why": "Parts of the mean times",
    "Distributions": "TTFT and TPOT over the requests, now and before",
    "Roofline": "Kinds of pass under the roof, now and before",
    "Map": "Designs by their settings, and the checks that fail",
    "Records": "Your records against the best possible",
    "Saved": "Saved designs",
    "Briefs": "Briefs",
}
MAP_COLUMNS = 18
PATIENCE_MS, LOOK_AGAIN_MS = 20_000, 50


class Reader:
    """Hears what is announced, and finds what is in the tree."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self._panels: dict[str, Any] = {}
        Atspi.init()
        self._listener = Atspi.EventListener.new(lambda event: self.said.append(str(event.any_data)))
        self._listener.register("object:announcement")

    def find_program(self) -> None:
        """Wait until the program is in the tree with the starting server's verdict, and note its panels."""
        root = wait_for(lambda: next((app for app in children(Atspi.get_desktop(0)) if is_ours(app)), None))
        self._panels = {name: wait_for(lambda name=name: first(root, "panel", name), name) for name in PANELS}
        self.find("Result", "label", "2 of 4 checks fail")

    def find(self, panel: str, role: str, begins: str) -> Any:
        """Wait for what is seen in a panel of this role, with a name that begins so."""
        return wait_for(lambda: first(self._panels[panel], role, begins), f"{role} {begins!r}")

    def press(self, panel: str, role: str, begins: str) -> None:
        """Do the first action of a control."""
        self.find(panel, role, begins).get_action_iface().do_action(0)

    def move(self, name: str) -> dict[str, Any]:
        """Choose a setting; what is announced, and what the checks and the verdict say then."""
        heard = len(self.said)
        self.press("Design", "radio button", name)
        wait_for(lambda: len(self.said) > heard, f"an announcement after {name}")
        rows = [node for node in walk(self._panels["Design"]) if node.get_role_name() == "radio button"]
        labels = [node for panel in PANELS[1:3] for node in walk(self._panels[panel]) if is_seen(node, "label")]
        return {
            "said": self.said[heard:],
            "checked": [row.get_name() for row in rows if row.get_state_set().contains(Atspi.StateType.CHECKED)],
            "labels": [label.get_name() for label in labels],
        }

    def table(self, view: str, name: str) -> dict[str, Any]:
        """Open a view and read its table cell by cell."""
        self.press("Views", "check box", view)
        table = self.find("Views", "table", name)
        grid = table.get_table_iface()
        # The map grows while its designs are simulated.
        least = MAP_COLUMNS if view == "Map" else 1
        wait_for(lambda: grid.get_n_columns() >= least and cell(grid, 0, 0), f"rows of {name}")
        rows = range(grid.get_n_rows())
        return {
            "columns": [grid.get_column_description(column) for column in range(grid.get_n_columns())],
            "cells": [[cell(grid, row, column) for column in range(grid.get_n_columns())] for row in rows],
        }


def first(node: Any, role: str, begins: str) -> Any:
    """The first within a node that is seen, of a role, and whose name begins so; None where there is none."""
    return next((each for each in walk(node) if is_seen(each, role) and each.get_name().startswith(begins)), None)


def cell(grid: Any, row: int, column: int) -> str:
    """What a table's cell says."""
    found = grid.get_accessible_at(row, column)
    return "" if found is None else found.get_name()


def children(node: Any) -> list[Any]:
    """What is directly within; some may vanish while it is asked for."""
    found = [node.get_child_at_index(index) for index in range(node.get_child_count())]
    return [child for child in found if child is not None]


def walk(node: Any) -> Iterator[Any]:
    """A node and all that is within; cells of a table are read by its own means."""
    yield node
    if node.get_role_name() != "table":
        for child in children(node):
            yield from walk(child)


def is_ours(app: Any) -> bool:
    """Whether this is the program, with its window."""
    return "serveplate" in (app.get_name() or "").lower() and app.get_child_count() > 0


def is_seen(node: Any, role: str) -> bool:
    """Whether this is of a role, and shown."""
    return node.get_role_name() == role and node.get_state_set().contains(Atspi.StateType.SHOWING)


def wait_for(found: Callable[[], Any], what: str = "the program") -> Any:
    """The first thing found, while events are taken in."""
    loop, result = GLib.MainLoop(), []

    def look() -> bool:
        try:
            thing = found()
        except GLib.Error:  # a part of the tree went away meanwhile
            return True
        if thing:
            result.append(thing)
            loop.quit()
        return not thing

    GLib.timeout_add(LOOK_AGAIN_MS, look)
    end = GLib.timeout_add(PATIENCE_MS, loop.quit)
    loop.run()
    if not result:
        raise SystemExit(f"not found: {what}")
    GLib.source_remove(end)
    return result[0]


def main(python: str, config: str) -> None:
    """Start a screen, the program on it, and solve the plate."""
    read, write = os.pipe()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x900x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    display = os.read(read, 16).decode().strip()
    environment = os.environ | {"DISPLAY": f":{display}", "QT_QPA_PLATFORM": "xcb"}
    environment["QT_LINUX_ACCESSIBILITY_ALWAYS_ON"] = "1"
    command = [python, "-m", "serveplate", "--config-dir", config, "--theme", "light", "--reduced-motion"]
    program = subprocess.Popen(command, env=environment)
    try:
        reader = Reader()
        reader.find_program()
        moves = {name: reader.move(name) for name in MOVES}
        tables = {view: reader.table(view, name) for view, name in TABLES.items()}
        print(json.dumps({"moves": moves, "tables": tables}))
    finally:
        for process in (program, screen):
            process.send_signal(signal.SIGTERM)
            process.wait()


if __name__ == "__main__":
    main(*sys.argv[1:])

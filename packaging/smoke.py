"""Use a packaged program as a person would: ``python packaging/smoke.py PROGRAM [--reference OTHER] [--picture FILE]``.

Runs its commands; opens its window, without a screen and, where Xvfb and xdotool are there, on one: presses the keys of
a design that passes and waits until it is kept. Where a reference is named, such as an installed wheel's
program, their answers must be the same bytes.
"""

import argparse
import contextlib
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

COMMANDS = (
    ("run", "--json"),
    ("run", "--batching", "continuous", "--cache", "paged", "--bits", "8", "--draft", "2", "--json", "--check"),
    ("designs", "--csv"),
    ("study", "--batching", "continuous", "--cache", "paged", "--draft", "4", "--seeds", "6", "--jobs", "2", "--json"),
)
# Continuous batching, a paged cache, 8 bits, a draft of two tokens.
KEYS = ("1", "Right", "2", "Right", "4", "Right", "5", "Right")
PATIENCE_S = 30
LIFE_S = 8


def main() -> int:
    """Try everything; the exit code."""
    parser = argparse.ArgumentParser(description="Use a packaged program as a person would.")
    parser.add_argument("program")
    parser.add_argument("--reference", help="a program whose answers must be the same bytes")
    parser.add_argument("--picture", help="where to leave a picture of the screen, as PNG (needs ImageMagick)")
    options = parser.parse_args()
    for command in COMMANDS:
        answer = answered(options.program, command)
        assert answer, command
        if options.reference:
            assert answer == answered(options.reference, command), command
        print("same" if options.reference else "done", *command)
    without_screen = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    with tempfile.TemporaryDirectory() as folder:
        if sys.platform == "win32":
            lives(options.program, Path(folder), without_screen)
            return 0
        with window(options.program, Path(folder), without_screen) as seconds:
            print(f"painted after {seconds:.2f} s without a screen")
        if shutil.which("Xvfb") and shutil.which("xdotool"):
            on_a_screen(options.program, Path(folder), options.picture)
        else:
            print("no Xvfb or no xdotool: not tried on a screen")
    return 0


def answered(program: str, command: tuple[str, ...]) -> bytes:
    """What a command prints; it must succeed."""
    return subprocess.run([program, *command], check=True, stdout=subprocess.PIPE).stdout


def lives(program: str, folder: Path, environment: Mapping[str, str]) -> None:
    """Open the window where it can't say when it is painted: Python has no such sockets on Windows."""
    process = subprocess.Popen([program, "--config-dir", str(folder / "config")], env=environment)
    try:
        process.wait(timeout=LIFE_S)
    except subprocess.TimeoutExpired:
        print(f"the window was open for {LIFE_S} s without a screen")
    else:
        raise AssertionError("the program ended")
    finally:
        process.terminate()
        process.wait()


@contextlib.contextmanager
def window(program: str, folder: Path, environment: Mapping[str, str]) -> Iterator[float]:
    """The program's window, open within the block; the seconds until it was painted, as it tells a service manager."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        address = str(folder / "notify")
        manager.bind(address)
        manager.settimeout(PATIENCE_S)
        begun = time.perf_counter()
        process = subprocess.Popen(
            [program, "--config-dir", str(folder / "config")], env={**environment, "NOTIFY_SOCKET": address}
        )
        try:
            assert manager.recv(64) == b"READY=1"
            yield time.perf_counter() - begun
            assert process.poll() is None, "the program ended"
        finally:
            process.terminate()
            process.wait()
            Path(address).unlink()


def on_a_screen(program: str, folder: Path, picture: str | None) -> None:
    """Move levers on a virtual screen until a design is kept."""
    reading, writing = os.pipe()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp"], pass_fds=(writing,)
    )
    try:
        display = f":{os.read(reading, 16).decode().strip()}"
        environment = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"}
        environment["DISPLAY"] = display
        with window(program, folder, environment) as seconds:
            print(f"painted after {seconds:.2f} s on a screen")
            found = ["xdotool", "search", "--sync", "--onlyvisible", "--name", "Serveplate"]
            subprocess.run(
                [*found, "windowfocus", "--sync", "key", "--delay", "50", *KEYS], env=environment, check=True
            )
            kept = wait_for(folder / "config" / "designs")
            print("kept", kept.name)
            if picture:
                subprocess.run(["import", "-window", "root", picture], env=environment, check=True)
    finally:
        screen.terminate()
        screen.wait()


def wait_for(folder: Path) -> Path:
    """The first design in a folder, when it is there."""
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        kept = sorted(folder.glob("*.json"))
        if kept:
            return kept[0]
        time.sleep(0.1)
    raise AssertionError(f"no design was kept in {folder}")


if __name__ == "__main__":
    sys.exit(main())

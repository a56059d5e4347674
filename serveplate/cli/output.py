"""What the command line writes, and the exit codes."""

import os
import sys
from pathlib import Path

from serveplate.files.atomic import one_line, reason, write_atomically

DONE, FAILED, BAD_INPUT, INTERRUPTED, BROKEN_PIPE = 0, 1, 2, 130, 141


def without_console() -> None:
    """Let what is said to a standard error that was closed before the start go nowhere."""
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - for as long as the program runs


def write_file(path: Path, text: str) -> int:
    """Write a file whole, over one that is there; the exit code."""
    try:
        write_atomically(path, text.encode())
    except OSError as error:
        print(one_line(f"serveplate: {path} can't be written: {reason(error)}"), file=sys.stderr)
        return FAILED
    return DONE


def write(text: str) -> int:
    """Print to standard output; the exit code.

    Raises:
        BrokenPipeError: the reader went away.
    """
    if sys.stdout is None:  # it was closed before the start, as of a service or a program of Windows without a console
        print("serveplate: the output can't be written: there is no standard output", file=sys.stderr)
        return FAILED
    try:
        print(text, end="", flush=True)
    except BrokenPipeError:
        raise
    except OSError as error:
        print(f"serveplate: the output can't be written: {reason(error)}", file=sys.stderr)
        drop_output()
        return FAILED
    return DONE


def drop_output() -> None:
    """Send what is still in standard output's buffer nowhere, so that Python's exit does not trip over it."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)

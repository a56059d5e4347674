"""Files that are written whole or not at all, and the one sentence that says why one was not."""

import contextlib
import errno
import os
import uuid
from collections.abc import Callable
from pathlib import Path

from serveplate.simulator.sentence import Sentence, sentence_of

TEMPORARY = ".tmp"
"""How the name of a file that is still being written ends."""


class StoreError(Exception):
    """Something was not kept: one sentence that says what, why and where."""


def write_atomically(path: Path, data: bytes, prepare: Callable[[int], None] | None = None) -> None:
    """Put a file in place, whole, over one that is there; a reader or a crash never meets half of it.

    Args:
        path: the file.
        data: all that is in it.
        prepare: is given the new file's descriptor while it is still empty, to set its owner and mode.

    Raises:
        OSError: it could not be written; what was there before is as it was.
    """
    if path.exists() and not (path.is_file() or path.is_dir()):  # a device or a pipe would be replaced by a file
        raise OSError(errno.EINVAL, Sentence("it is no ordinary file"))
    # Of its own name, so that two windows that write the same file at once don't write into each other's.
    temporary = path.with_name(f"{path.name}.{uuid.uuid4().hex}{TEMPORARY}")
    try:
        with temporary.open("xb") as file:
            if prepare is not None:
                prepare(file.fileno())
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def reason(error: OSError) -> str:
    """Why the operating system refused, in its own words."""
    if isinstance(error, FileExistsError | NotADirectoryError):
        return Sentence("a file is where a folder must be")
    return error.strerror or str(error) or type(error).__name__


def one_line(text: str) -> str:
    """The text on one line: what can't be printed (line breaks, escape sequences) in Python's backslash notation."""
    if isinstance(text, Sentence):
        values = {
            name: value if isinstance(value, int | float) else one_line(_text(value))
            for name, value in text.values.items()
        }
        return Sentence(text.template, **values)
    return "".join(char if char.isprintable() else repr(char)[1:-1] for char in text)


def _text(value: object) -> str:
    if isinstance(value, BaseException):
        return sentence_of(value)
    return value if isinstance(value, str) else str(value)


def _sync_folder(folder: Path) -> None:
    """Make the file's new name last through a power cut, where the platform can."""
    # The file is whole and in place by now. Windows can't open a folder, and some file systems can't sync one.
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)

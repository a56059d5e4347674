"""How far a simulation is, on a line of standard error that goes when it is done."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

_STARTS_AFTER_S, _EVERY_S, _WIDTH = 0.5, 0.1, 40


@contextmanager
def progress_line() -> Iterator[Callable[[float], None]]:
    """What tells the share that is done, from 0 to 1, to a person at a terminal who has waited for half a second."""
    if not sys.stderr.isatty():
        yield lambda share: None
        return
    line = _Line()
    try:
        yield line.tell
    finally:
        line.clear()


class _Line:
    def __init__(self) -> None:
        self._next_s = monotonic() + _STARTS_AFTER_S
        self._shown = ""

    def tell(self, share: float) -> None:
        if monotonic() >= self._next_s:
            self._next_s = monotonic() + _EVERY_S
            bar = "#" * int(share * _WIDTH)
            self._shown = f"simulating [{bar:<{_WIDTH}}] {share:4.0%}"
            print(f"\r{self._shown}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self._shown:
            print(f"\r{' ' * len(self._shown)}\r", end="", file=sys.stderr, flush=True)

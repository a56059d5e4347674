"""Attempts at the PIN, each slower than the one before."""

import logging
from collections.abc import Callable

from serveplate.files.pins import pin_matches

_LONGEST_WAIT_S = 900.0
_log = logging.getLogger(__name__)


class Attempts:
    """Checks PINs for as long as the kiosk runs. After the n-th wrong one in a row none is looked at for 2^n seconds.

    Args:
        pin_hash: of the right one.
        now: seconds.
    """

    def __init__(self, pin_hash: str, now: Callable[[], float]) -> None:
        self._pin_hash = pin_hash
        self._now = now
        self._wrong = 0
        self._closed_until = 0.0

    @property
    def wait_s(self) -> float:
        """Seconds until the next PIN is looked at; 0 when it would be now. At most a quarter of an hour."""
        return max(self._closed_until - self._now(), 0.0)

    def try_pin(self, pin: str) -> bool:
        """Whether this is the PIN; never while there is a wait, be it right or wrong."""
        if self.wait_s > 0:
            return False
        if pin_matches(pin, self._pin_hash):
            self._wrong = 0
            return True
        self._wrong += 1
        # Beyond ten the power is larger than the longest wait whatever it is.
        wait_s = min(2.0 ** min(self._wrong, 10), _LONGEST_WAIT_S)
        self._closed_until = self._now() + wait_s
        _log.warning("a wrong PIN, %d in a row; the next is looked at in %.0f s", self._wrong, wait_s)
        return False

"""A recorded trace: the requests that a server once had, to be replayed (MODEL.md section 10)."""

import hashlib
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

MOST_REQUESTS = 2_000_000
MOST_TOKENS = 100_000_000
"""Tokens that a prompt or an output may have."""


@dataclass(frozen=True, eq=False)
class Trace:
    """Recorded requests in order of arrival; read-only arrays of shape (requests,).

    Attributes:
        arrival_s: seconds from the first one's.
        prompt_tokens, output_tokens: at least 1 each.
        row: each one's row in the record that they come from, from 1.
    """

    arrival_s: NDArray[np.float64]
    prompt_tokens: NDArray[np.int64]
    output_tokens: NDArray[np.int64]
    row: NDArray[np.int64]

    def __post_init__(self) -> None:
        for item in fields(self):
            getattr(self, item.name).setflags(write=False)

    @classmethod
    def of(cls, arrival_s: ArrayLike, prompt_tokens: ArrayLike, output_tokens: ArrayLike) -> "Trace":
        """The trace of records in any order, those that arrive together in theirs.

        Args:
            arrival_s: shape (requests,), seconds from any moment.
            prompt_tokens: shape (requests,), whole numbers.
            output_tokens: the same.

        Raises:
            ValueError: they are of different lengths, too many, none, or one of them is out of range.
        """
        arrival = np.array(arrival_s, np.float64)
        prompt, output = np.array(prompt_tokens, np.int64), np.array(output_tokens, np.int64)
        if not arrival.ndim == prompt.ndim == output.ndim == 1 or not len(arrival) == len(prompt) == len(output):
            raise ValueError("arrivals, prompts and outputs are not lists of one length; they must be")
        if not 1 <= len(arrival) <= MOST_REQUESTS:
            raise ValueError(f"a trace has {len(arrival):,} requests; it must have 1 to {MOST_REQUESTS:,}")
        if not np.isfinite(arrival).all():
            raise ValueError("an arrival is not a finite number; each must be")
        if min(prompt.min(), output.min()) < 1 or max(prompt.max(), output.max()) > MOST_TOKENS:
            raise ValueError(f"a prompt or an output is out of range; each must be from 1 to {MOST_TOKENS:,} tokens")
        order = np.argsort(arrival, kind="stable")
        arrival = arrival[order]
        return cls(arrival - arrival[0], prompt[order], output[order], order + 1)

    @property
    def requests(self) -> int:
        """How many there are."""
        return len(self.arrival_s)

    @cached_property
    def sha256(self) -> str:
        """The fingerprint of the requests, 64 hexadecimal digits, whatever kind of file they were read from."""
        digest = hashlib.sha256()
        for array in (self.arrival_s, self.prompt_tokens, self.output_tokens):
            digest.update(array.astype(array.dtype.newbyteorder("<"), copy=False).tobytes())
        return digest.hexdigest()

    def between(self, start_s: float, duration_s: float | None) -> "Trace":
        """The requests that arrive from a moment on, and before the end of a time where one is given."""
        end_s = np.inf if duration_s is None else start_s + duration_s
        first, last = np.searchsorted(self.arrival_s, (start_s, end_s))
        return self.only(slice(first, last))

    def within(self, context_tokens: int) -> "Trace":
        """The requests whose prompt and output together fit a context."""
        return self.only(self.prompt_tokens + self.output_tokens <= context_tokens)

    def only(self, which: Any) -> "Trace":
        """Some of the requests: a slice, or true or false for each."""
        return Trace(*(getattr(self, item.name)[which] for item in fields(self)))

"""Who fits: contiguous places of the whole context, or paged blocks that follow it (MODEL.md section 5)."""

from math import ceil, floor, inf

import numpy as np

from serveplate.simulator.brief import Brief
from serveplate.simulator.design import Design
from serveplate.simulator.sentence import Numeral, Plural, Sentence
from serveplate.simulator.workload import Ints, Progress, Timetable, Workload, mean_tokens, progress_of, workload_of


def cache_bytes(brief: Brief, design: Design) -> float:
    """GPU memory left for the KV cache, all GPUs together; negative where the weights don't fit."""
    return design.gpus * brief.gpu.memory_bytes - brief.model.weight_bytes(design.bits)


def unit_tokens(brief: Brief, design: Design) -> int:
    """What the cache is given out in: the whole context, or a block."""
    return brief.engine.block_tokens if design.cache == "paged" else brief.model.context_tokens


def slots_of(brief: Brief, design: Design) -> int:
    """How many units the cache holds; below 0 where the weights don't fit."""
    return floor(cache_bytes(brief, design) / (brief.model.kv_bytes_per_token * unit_tokens(brief, design)))


def sequences_that_fit(brief: Brief, design: Design) -> int:
    """Sequences that the cache has room for, for display: paged ones of the mean prompt and output."""
    slots = max(slots_of(brief, design), 0)
    if design.cache == "contiguous":
        return slots
    return slots // ceil(sum(mean_tokens(brief)) / brief.engine.block_tokens)


def infeasible_reason(brief: Brief, design: Design) -> Sentence | None:
    """Why the design can't run at all, in one sentence, or None."""
    model, left = brief.model, cache_bytes(brief, design)
    if left <= 0:
        return Plural(
            "The {bits}-bit weights take {needed} GB and leave no room for a cache: {n} GPU has {there} GB.",
            "The {bits}-bit weights take {needed} GB and leave no room for a cache: {n} GPUs have {there} GB.",
            n=design.gpus,
            bits=design.bits,
            needed=Numeral(f"{model.weight_bytes(design.bits) / 1e9:,.1f}"),
            there=Numeral(f"{design.gpus * brief.gpu.memory_bytes / 1e9:,.1f}"),
        )
    if slots_of(brief, design) * unit_tokens(brief, design) < model.context_tokens:
        return Sentence(
            "The cache can't hold one sequence of {tokens} tokens: that takes {needed} GB and {there} GB are left.",
            tokens=model.context_tokens,
            needed=Numeral(f"{model.context_tokens * model.kv_bytes_per_token / 1e9:,.3g}"),
            there=Numeral(f"{left / 1e9:,.3g}"),
        )
    return None


def blocks_of(tokens: Ints, block: int) -> Ints:
    """The blocks that hold so many tokens, each of ``block`` of them."""
    return -(-tokens // block)


def memory_of(brief: Brief, design: Design) -> "Contiguous | Paged":
    """The cache of a design at the start of a run."""
    slots = slots_of(brief, design)
    if design.cache == "contiguous":
        return Contiguous(slots)
    workload = workload_of(brief)
    return Paged(slots, brief.engine.block_tokens, workload, progress_of(brief, design.draft))


class Contiguous:
    """A place of the whole context for each sequence: whoever has one never lacks room."""

    counting = False

    def __init__(self, places: int) -> None:
        self.most_sequences = float(places)

    def admit(self, request: int, left: int, decoded: int, running: dict[int, int]) -> bool:
        """Whether a place is there: always, below the most sequences."""
        return True

    def leave(self, request: int, left: int, decoded: int) -> None:
        """Free a place."""

    def passes_with_room(self, decoded: int, passes: int) -> int:
        """All of them."""
        return passes

    def advance(self, decoded: int, passes: int) -> None:
        """Take nothing more."""


class Paged:
    """Blocks that follow each sequence's context.

    While the last blocks of all that run would fit together nothing can be evicted, and only their sum is kept.
    From the moment they might not, the blocks in use are counted, with a timetable of those that each decode pass
    will add; from the moment nothing runs, no longer.

    Attributes:
        counting: whether an eviction is possible.
    """

    most_sequences = inf

    def __init__(self, slots: int, block: int, workload: Workload, progress: Progress) -> None:
        self._slots, self._block, self._progress = slots, block, progress
        self._length = workload.prompt_tokens + workload.output_tokens
        self._last: list[int] = blocks_of(self._length, block).tolist()
        self._reserved_to_end = 0
        self._used = 0
        self.counting = False
        self._growth = Timetable()

    def admit(self, request: int, left: int, decoded: int, running: dict[int, int]) -> bool:
        """Give a request the blocks of its context after its prefill, if they are there.

        Args:
            request: its number.
            left: decode passes that it needs.
            decoded: decode passes so far.
            running: decode pass by which each running sequence ends.
        """
        last = self._last[request]
        if not self.counting:
            if self._reserved_to_end + last <= self._slots:
                self._reserved_to_end += last
                return True
            self.counting, self._used, self._growth = True, 0, Timetable()
            for other, end in running.items():
                self._count(other, end - decoded, decoded, 1)
        if self._used + int(self._blocks_by_pass(request, left)[0]) > self._slots:
            return False
        self._reserved_to_end += last
        self._count(request, left, decoded, 1)
        return True

    def leave(self, request: int, left: int, decoded: int) -> None:
        """Free the blocks of a sequence that finished (no pass left) or is evicted."""
        self._reserved_to_end -= self._last[request]
        if self.counting:
            self._count(request, left, decoded, -1)
            self.counting = self._reserved_to_end > 0

    def passes_with_room(self, decoded: int, passes: int) -> int:
        """How many of the next decode passes find their blocks; to be asked while counting."""
        in_use = self._used + np.cumsum(self._growth.next(decoded, passes))
        return int(np.searchsorted(in_use, self._slots, side="right"))

    def advance(self, decoded: int, passes: int) -> None:
        """Take the blocks of the decode passes that were made; while counting."""
        self._used += int(self._growth.next(decoded, passes).sum())

    def _count(self, request: int, left: int, decoded: int, sign: int) -> None:
        blocks = sign * self._blocks_by_pass(request, left)
        self._used += int(blocks[0])
        self._growth.add(decoded, np.diff(blocks))

    def _blocks_by_pass(self, request: int, left: int) -> Ints:
        """A sequence's blocks now and after each of the passes that it needs, shape (left + 1,)."""
        to_come = np.cumsum(self._progress.to_come(request, left)[::-1])[::-1]
        return blocks_of(self._length[request] - np.append(to_come, 0), self._block)

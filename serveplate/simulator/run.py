"""What a simulation leaves: every request, every pass and every eviction, as NumPy arrays."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from serveplate.simulator import cache
from serveplate.simulator.brief import Brief
from serveplate.simulator.design import Design
from serveplate.simulator.passes import Passes, PassRecords, no_passes
from serveplate.simulator.roofline import Roofline
from serveplate.simulator.workload import Floats, Ints, progress_of


@dataclass(frozen=True)
class Requests:
    """The requests in order of arrival; arrays of shape (requests,), moments in seconds from the start.

    Attributes:
        admitted_s: the start of the pass that first prefilled it.
        evictions: how often it was put out of the cache.
    """

    arrival_s: Floats
    prompt_tokens: Ints
    output_tokens: Ints
    admitted_s: Floats
    first_token_s: Floats
    finish_s: Floats
    evictions: Ints


@dataclass(frozen=True)
class Evictions:
    """The evictions in order; arrays of shape (evictions,).

    Attributes:
        request: which.
        left_s, back_s: when it left the cache, and the start of the pass that prefilled it again.
        before_pass: the first pass without it.
        passes_left: decode passes that it still needed.
    """

    request: Ints
    left_s: Floats
    back_s: Floats
    before_pass: Ints
    passes_left: Ints


@dataclass(frozen=True)
class Run:
    """One simulated run.

    Attributes:
        reason: why the design can't run; None when it can. Without a run the arrays are empty.
        records: the passes as they were written down.
        admissions: requests in the order in which they were admitted, evicted ones each time.
    """

    brief: Brief
    design: Design
    reason: str | None
    requests: Requests
    records: PassRecords
    evictions: Evictions
    admissions: Ints

    @cached_property
    def passes(self) -> Passes:
        """Every pass, as arrays; made when they are first asked for."""
        return self.records.passes()

    @property
    def cache_bytes(self) -> float:
        """GPU memory left for the cache, all GPUs together."""
        return cache.cache_bytes(self.brief, self.design)

    @cached_property
    def reserved_tokens(self) -> Ints:
        """Tokens that the cache has set aside during each pass, shape (passes,): for contexts at the pass's end."""
        unit = cache.unit_tokens(self.brief, self.design)
        if self.design.cache == "contiguous" or self.reason is not None:
            return self.passes.resident * unit
        return _blocks_by_pass(self, unit) * unit


def infeasible_run(brief: Brief, design: Design, reason: str) -> Run:
    """The run of a design that can't run."""
    floats, ints = np.empty(0), np.empty(0, np.int64)
    return Run(
        brief,
        design,
        reason,
        Requests(floats, ints, ints, floats, floats, floats, ints),
        no_passes(Roofline(brief, design)),
        Evictions(ints, floats, floats, ints, ints),
        ints,
    )


def _blocks_by_pass(run: Run, block: int) -> Ints:
    """Blocks in use during each pass, from what each stay in the cache takes, adds and frees."""
    prefill, request = run.passes.prefill, run.admissions
    progress = progress_of(run.brief, run.design.draft)
    decode_passes = np.flatnonzero(~prefill)
    decoded_before: Ints = np.cumsum(~prefill) - ~prefill
    entry = np.repeat(np.flatnonzero(prefill), run.passes.sequences[prefill])

    # A request's stays and evictions alternate: its n-th stay ends with its n-th eviction, its last with its finish.
    stays, gone = np.argsort(request, kind="stable"), np.argsort(run.evictions.request, kind="stable")
    number = np.empty(len(request), np.int64)
    number[stays] = np.arange(len(request)) - np.searchsorted(request[stays], request[stays])
    first_gone = np.searchsorted(run.evictions.request[gone], request)
    evicted = number < run.requests.evictions[request]
    left = progress.passes[request].copy()
    left[number > 0] = run.evictions.passes_left[gone[(first_gone + number - 1)[number > 0]]]
    done = left.copy()
    done[evicted] -= run.evictions.passes_left[gone[(first_gone + number)[evicted]]]
    begin: Ints = decoded_before[entry]
    leave = np.where(done > 0, np.append(decode_passes, 0)[begin + done - 1], entry) + 1
    leave[evicted] = run.evictions.before_pass[gone[(first_gone + number)[evicted]]]

    # Every pass of every stay: where its gain stands, and the context that it reaches.
    stay = np.repeat(np.arange(len(request)), done)
    nth = np.arange(len(stay)) - np.repeat(np.cumsum(done) - done, done)
    gain_at = (progress.first + progress.passes)[request[stay]] - left[stay] + nth
    before = progress.emitted_before(progress.first)
    prompt = run.requests.prompt_tokens
    context = (prompt + 1 - before)[request[stay]] + progress.emitted_before(gain_at + 1)
    growth = cache.blocks_of(context, block) - cache.blocks_of(context - progress.gains[gain_at], block)
    at_entry = progress.emitted_before((progress.first + progress.passes)[request] - left)
    taken = cache.blocks_of((prompt + 1 - before)[request] + at_entry, block)
    change = np.zeros(len(prefill) + 1, np.int64)
    np.add.at(change, entry, taken)
    np.add.at(change, decode_passes[begin[stay] + nth], growth)
    freed = taken + np.bincount(stay, growth, minlength=len(request)).astype(np.int64)
    np.subtract.at(change, leave, freed)
    return np.cumsum(change)[:-1]

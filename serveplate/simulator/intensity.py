"""Where each kind of pass stands under the roof: its FLOP, bytes and time, from the numbers of MODEL.md section 4."""

from dataclasses import dataclass

import numpy as np

from serveplate.simulator.brief import Brief
from serveplate.simulator.design import Design
from serveplate.simulator.passes import Flags
from serveplate.simulator.roofline import Roofline
from serveplate.simulator.run import Run
from serveplate.simulator.workload import Floats, progress_of


@dataclass(frozen=True)
class Roof:
    """The most that the GPUs of a group do together, and what the brief says passes reach of it."""

    peak_flop_per_s: float
    peak_bytes_per_s: float
    compute_efficiency: float
    bandwidth_efficiency: float

    @property
    def reached_flop_per_s(self) -> float:
        """FLOP per second of a pass that compute binds, but for what each pass pays besides."""
        return self.compute_efficiency * self.peak_flop_per_s

    @property
    def reached_bytes_per_s(self) -> float:
        """Bytes per second of a pass that memory binds, but for what each pass pays besides."""
        return self.bandwidth_efficiency * self.peak_bytes_per_s

    @property
    def peak_ridge(self) -> float:
        """FLOP per byte at which both peaks meet."""
        return self.peak_flop_per_s / self.peak_bytes_per_s

    @property
    def reached_ridge(self) -> float:
        """FLOP per byte above which compute binds, and below which memory does."""
        return self.reached_flop_per_s / self.reached_bytes_per_s


@dataclass(frozen=True, eq=False)
class Kind:
    """The passes of one kind; arrays of shape (passes of the kind,).

    Attributes:
        name: "prefill", "decode", "verify" or "draft" (all the draft tokens that go with a verify pass).
        tokens: that the model computes in the pass; of the draft, by each of its tokens' passes.
        flop, moved_bytes: in the pass; memory traffic is weights and cache.
        weight_bytes: of a pass over the model.
        passes_each: passes over the model that each of these costs: 1, of the draft what its tokens cost together.
        duration_s: with what each pass pays besides.
        compute_bound: whether compute, not memory traffic, sets the pass's time.
    """

    name: str
    tokens: Floats
    flop: Floats
    moved_bytes: Floats
    weight_bytes: float
    passes_each: float
    duration_s: Floats
    compute_bound: Flags

    @property
    def intensity(self) -> Floats:
        """FLOP per byte of each pass."""
        return self.flop / self.moved_bytes

    @property
    def flop_per_s(self) -> Floats:
        """FLOP per second of each pass."""
        return self.flop / self.duration_s

    @property
    def total_s(self) -> float:
        """The passes' time, added up."""
        return float(self.duration_s.sum())

    @property
    def centre(self) -> tuple[float, float]:
        """FLOP per byte and FLOP per second of all passes as one, so that long passes weigh more.

        Sums over sums stay under the roof, which a mean of ratios need not.
        """
        flop = float(self.flop.sum())
        return flop / float(self.moved_bytes.sum()), flop / self.total_s

    @property
    def mean_cache_bytes(self) -> float:
        """Bytes of the cache that a pass over the model moves, on average."""
        return float(self.moved_bytes.mean()) / self.passes_each - self.weight_bytes

    @property
    def memory_bound_share(self) -> float:
        """The share of the kind's time in passes that memory binds."""
        return float(self.duration_s[~self.compute_bound].sum()) / self.total_s

    def cloud(self, points: int = 300) -> tuple[Floats, Floats]:
        """``intensity`` and ``flop_per_s`` of so many passes at most, evenly by rank of intensity, both ends kept."""
        order = np.argsort(self.intensity, kind="stable")
        kept = order[np.unique(np.linspace(0, len(order) - 1, min(len(order), points)).round().astype(np.int64))]
        return self.intensity[kept], self.flop_per_s[kept]


def roof_of(brief: Brief, design: Design) -> Roof:
    """The roof of a design's GPUs, all together."""
    return Roof(
        brief.gpu.peak_flop_per_s * design.gpus,
        brief.gpu.bandwidth_bytes_per_s * design.gpus,
        brief.timing.compute_efficiency,
        brief.timing.bandwidth_efficiency,
    )


def kinds_of(run: Run) -> tuple[Kind, ...]:
    """The kinds of pass that a run has, in the order prefill, decode or verify, draft; none without passes."""
    kinds = (_prefill(run), _decode(run), _draft(run))
    return tuple(kind for kind in kinds if kind is not None and len(kind.tokens) and kind.total_s > 0)


def _prefill(run: Run) -> Kind:
    passes, roofline = run.passes, Roofline(run.brief, run.design)
    chosen = passes.prefill
    tokens = passes.context_tokens[chosen].astype(np.float64)
    flop, moved = roofline.work(tokens, _attended(run), tokens)
    return Kind(
        "prefill",
        tokens,
        flop,
        moved,
        run.brief.model.weight_bytes(run.design.bits),
        1.0,
        passes.duration_s[chosen],
        passes.compute_bound[chosen],
    )


def _attended(run: Run) -> Floats:
    """The sum of s (s + 1) / 2 over each prefill pass's sequences, shape (prefill passes,)."""
    lengths = _prefilled_lengths(run)
    pairs = np.append(0.0, np.cumsum(lengths * (lengths + 1) / 2))  # whole numbers: exact
    ends = np.cumsum(run.passes.sequences[run.passes.prefill])
    return np.diff(pairs[ends], prepend=0.0)


def _prefilled_lengths(run: Run) -> Floats:
    """Tokens that each admission prefills, shape (admissions,): a prompt, of an evicted one what it emitted too."""
    request, evicted = run.admissions, run.evictions
    lengths = run.requests.prompt_tokens[request].astype(np.float64)
    stays = np.argsort(request, kind="stable")
    again = stays[1:][request[stays][1:] == request[stays][:-1]]
    if not len(again):
        return lengths
    # A request is admitted again after each of its evictions: sorted by request, the two go in pairs.
    gone = np.argsort(evicted.request, kind="stable")
    progress = progress_of(run.brief, run.design.draft)
    ends = (progress.first + progress.passes)[request[again]]
    to_come = progress.emitted_before(ends) - progress.emitted_before(ends - evicted.passes_left[gone])
    lengths[again] += run.requests.output_tokens[request[again]] - to_come
    return lengths


def _decode(run: Run) -> Kind:
    """Plain decode passes, or verify passes without their draft tokens."""
    passes, width = run.passes, run.design.draft + 1.0
    sequences, context = _decoding(run)
    flop, moved = Roofline(run.brief, run.design).work(width * sequences, width * context, context)
    return Kind(
        "verify" if run.design.draft else "decode",
        width * sequences,
        flop,
        moved,
        run.brief.model.weight_bytes(run.design.bits),
        1.0,
        passes.duration_s[~passes.prefill] - _draft_passes(run) * _plain_s(run),
        passes.compute_bound[~passes.prefill],
    )


def _draft(run: Run) -> Kind | None:
    """The draft tokens: each takes a share of a plain pass's FLOP, bytes and time; None where there are none."""
    share = _draft_passes(run)
    if not share:
        return None
    sequences, context = _decoding(run)
    roofline = _plain(run)
    flop, moved = roofline.work(sequences, context, context)
    return Kind(
        "draft",
        sequences,
        share * flop,
        share * moved,
        run.brief.model.weight_bytes(run.design.bits),
        share,
        share * _plain_s(run),
        roofline.decode_compute_bound(sequences, context),
    )


def _decoding(run: Run) -> tuple[Floats, Floats]:
    decoding = ~run.passes.prefill
    return run.passes.sequences[decoding].astype(np.float64), run.passes.context_tokens[decoding].astype(np.float64)


def _draft_passes(run: Run) -> float:
    """Plain passes that the draft tokens of one verify pass cost."""
    return run.design.draft * run.brief.speculation.draft_cost


def _plain(run: Run) -> Roofline:
    return Roofline(run.brief, run.design.moved("draft", 0))


def _plain_s(run: Run) -> Floats:
    """Seconds of a decode pass without a draft, for each decode pass."""
    return _plain(run).decode_s(*_decoding(run))

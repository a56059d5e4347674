"""How long a pass takes: the roofline of MODEL.md section 4, with the link of its section 10.

The order of the operations is the same for one pass as for a stretch of passes, so that both give the same times
to the last bit and no arrival falls on the other side of a pass's end.
"""

from collections.abc import Callable
from itertools import repeat
from math import inf
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from serveplate.simulator.brief import Brief
from serveplate.simulator.design import Design
from serveplate.simulator.workload import Floats, Ints

Number = TypeVar("Number", float, Floats)
Decode = Callable[[int, "Ints | None", float, float, float], tuple[float, float, int]]
"""At most so many passes, tokens that each emits (None: one a sequence), the clock at the start of the first, the
tokens held before it, and a horizon -> clock and tokens after the last pass, and how many there were. The last is the
first to end at or past the horizon."""
ACTIVATION_BYTES = 2
PASS_PARTS = ("weights", "kv", "compute", "overhead", "link")
"""What a pass's time goes to. Memory traffic, of weights and of the KV cache, where it sets the time, else compute."""


class Roofline:
    """One brief and design's rates and sizes, all GPUs of the group together."""

    def __init__(self, brief: Brief, design: Design) -> None:
        model, gpu, timing = brief.model, brief.gpu, brief.timing
        self._flop_per_token = 2.0 * model.parameters
        self._flop_per_attended = 4.0 * model.layers * model.attention_heads * model.head_dim
        self._flop_per_s = timing.compute_efficiency * gpu.peak_flop_per_s * design.gpus
        self._bytes_per_s = timing.bandwidth_efficiency * gpu.bandwidth_bytes_per_s * design.gpus
        self._weight_bytes = model.weight_bytes(design.bits)
        self._kv_bytes = model.kv_bytes_per_token
        self._overhead_s, self._link_bytes_per_s = timing.pass_overhead_s, gpu.link_bandwidth_bytes_per_s
        self._brief = brief
        self._gpus = design.gpus
        self._draft = design.draft
        self._draft_passes = design.draft * brief.speculation.draft_cost

    def _fixed_s(self, tokens: Number) -> Number | float:
        """Overhead and link of a pass: two ring all-reduces a layer over the activations of its tokens."""
        overhead, bandwidth = self._overhead_s, self._link_bytes_per_s
        if bandwidth is None or self._gpus == 1:
            return overhead
        model, gpu = self._brief.model, self._brief.gpu
        share = 2 * (self._gpus - 1) / self._gpus
        reduced = share * tokens * model.attention_heads * model.head_dim * ACTIVATION_BYTES / bandwidth
        return overhead + 2 * model.layers * (gpu.link_latency_s + reduced)

    def work(self, tokens: Number, attended: Number, kv_tokens: Number) -> tuple[Number, Number]:
        """FLOP and bytes of one pass over the model (MODEL.md section 4)."""
        flop = self._flop_per_token * tokens + self._flop_per_attended * attended
        return flop, self._weight_bytes + self._kv_bytes * kv_tokens

    def _bounds_s(self, tokens: Number, attended: Number, kv_tokens: Number) -> tuple[Number, Number]:
        flop, moved_bytes = self.work(tokens, attended, kv_tokens)
        return flop / self._flop_per_s, moved_bytes / self._bytes_per_s

    def prefill_s(self, tokens: Floats, attended: Floats) -> Floats:
        """Seconds of a prefill pass over so many prompt tokens.

        Args:
            tokens: the prompts' sum, each of them also read from the cache.
            attended: the sum of s (s + 1) / 2 over the prompts.
        """
        return np.maximum(*self._bounds_s(tokens, attended, tokens)) + self._fixed_s(tokens)

    def prefill_compute_bound(self, tokens: Floats, attended: Floats) -> NDArray[np.bool_]:
        """Whether compute, not memory traffic, sets the pass's time."""
        compute, memory = self._bounds_s(tokens, attended, tokens)
        return compute > memory

    def decode_s(self, sequences: Floats, context: Floats) -> Floats:
        """Seconds of a decode pass: a plain one, or a verify pass with its draft tokens.

        Args:
            sequences: running, one token each and ``draft`` more in a verify pass.
            context: tokens that the sequences hold between them.
        """
        plain: Floats = np.maximum(*self._bounds_s(sequences, context, context)) + self._fixed_s(sequences)
        if self._draft == 0:
            return plain
        tokens = (self._draft + 1.0) * sequences
        verify: Floats = np.maximum(*self._bounds_s(tokens, (self._draft + 1.0) * context, context)) + self._fixed_s(
            tokens
        )
        return verify + self._draft_passes * plain

    def decode_compute_bound(self, sequences: Floats, context: Floats) -> NDArray[np.bool_]:
        """Whether compute sets the time of the pass over the target model."""
        width = self._draft + 1.0
        compute, memory = self._bounds_s(width * sequences, width * context, context)
        return compute > memory

    def prefill_parts_s(self, tokens: Floats, seconds: Floats, compute_bound: NDArray[np.bool_]) -> Floats:
        """What prefill passes of so many seconds each spend on each of PASS_PARTS, shape (5, passes)."""
        return self._parts_s(tokens, seconds - self._fixed_s(tokens), compute_bound)

    def decode_parts_s(self, sequences: Floats, context: Floats) -> tuple[Floats, Floats]:
        """What decode passes spend on each of PASS_PARTS: over the target model, and for the draft tokens.

        Their sum is ``decode_s``. Each of shape (5, passes).
        """
        width = self._draft + 1.0
        target, draft = (
            self._parts_s(tokens, np.maximum(compute, memory), compute > memory)
            for tokens, (compute, memory) in (
                (width * sequences, self._bounds_s(width * sequences, width * context, context)),
                (sequences, self._bounds_s(sequences, context, context)),
            )
        )
        return target, self._draft_passes * draft

    def _parts_s(self, tokens: Floats, bound_s: Floats, compute_bound: NDArray[np.bool_]) -> Floats:
        weights = np.where(compute_bound, 0.0, self._weight_bytes / self._bytes_per_s)
        compute = np.where(compute_bound, bound_s, 0.0)
        link = self._fixed_s(tokens) - self._overhead_s
        parts = (weights, bound_s - compute - weights, compute, self._overhead_s, link)
        return np.stack([np.broadcast_to(part, tokens.shape) for part in parts])

    def prefill_once_s(self, tokens: float, attended: float) -> float:
        """``prefill_s`` of a single pass, without NumPy's cost for each operation."""
        return max(self._bounds_s(tokens, attended, tokens)) + self._fixed_s(tokens)

    def decoder(self, sequences: int) -> Decode:
        """``decode_s`` over the same sequences, pass after pass, without NumPy's cost for each operation.

        What is the same for all its passes is worked out once: an engine meets the same number again and again.
        """
        size, width, drafts = float(sequences), self._draft + 1.0, self._draft_passes
        weights, kv, rate = self._weight_bytes, self._kv_bytes, self._bytes_per_s
        attend, flop_rate = self._flop_per_attended, self._flop_per_s
        flop, verify_flop = self._flop_per_token * size, self._flop_per_token * (width * size)
        fixed, verify_fixed = self._fixed_s(size), self._fixed_s(width * size)
        memory_binds_below = self._memory_binds_below(size)

        def plain(
            passes: int, gains: Ints | None, clock: float, context: float, horizon: float
        ) -> tuple[float, float, int]:
            done = 0
            for done in range(1, passes + 1):  # noqa: B007 - the caller wants it
                seconds = (weights + kv * context) / rate
                if context >= memory_binds_below:
                    seconds = max(seconds, (flop + attend * context) / flop_rate)
                clock += seconds + fixed
                context += size
                if clock >= horizon:
                    break
            return clock, context, done

        def verify(
            passes: int, gains: Ints | None, clock: float, context: float, horizon: float
        ) -> tuple[float, float, int]:
            done = 0
            for gain in repeat(size, passes) if gains is None else gains.tolist():
                seconds = draft_seconds = (weights + kv * context) / rate
                if context >= memory_binds_below:
                    seconds = max(seconds, (verify_flop + attend * (width * context)) / flop_rate)
                    draft_seconds = max(draft_seconds, (flop + attend * context) / flop_rate)
                clock += seconds + verify_fixed + drafts * (draft_seconds + fixed)
                context += gain
                done += 1
                if clock >= horizon:
                    break
            return clock, context, done

        return plain if self._draft == 0 else verify

    def decode_many(
        self, sequences: int, passes: int, gains: Ints | None, clock: float, context: float, horizon: float
    ) -> tuple[float, float, int]:
        """What a ``decoder`` does, all at once: the quicker way for many passes."""
        reached = np.empty(passes + 1)
        reached[0], reached[1:] = context, sequences if gains is None else gains
        reached.cumsum(out=reached)
        # One after another, as a clock goes: a sum in any other order differs in its last bits.
        clocks = np.empty(passes + 1)
        clocks[0], clocks[1:] = clock, self._decode_growing_s(float(sequences), reached[:-1])
        clocks.cumsum(out=clocks)
        done = min(passes, int(clocks.searchsorted(horizon)))
        return float(clocks[done]), float(reached[done]), done

    def _decode_growing_s(self, sequences: float, context: Floats) -> Floats:
        """``decode_s`` over contexts of which the last is the largest."""
        if context[-1] >= self._memory_binds_below(sequences):
            return self.decode_s(np.full(len(context), sequences), context)
        memory = (self._weight_bytes + self._kv_bytes * context) / self._bytes_per_s
        plain = memory + self._fixed_s(sequences)
        if self._draft == 0:
            return plain
        return memory + self._fixed_s((self._draft + 1.0) * sequences) + self._draft_passes * plain

    def _memory_binds_below(self, sequences: float) -> float:
        """The context below which memory sets the time, with a margin far above rounding; 0 where none does."""
        width = self._draft + 1.0
        head_start = (
            self._weight_bytes / self._bytes_per_s - self._flop_per_token * width * sequences / self._flop_per_s
        )
        closing = self._flop_per_attended * width / self._flop_per_s - self._kv_bytes / self._bytes_per_s
        if head_start <= 0:
            return 0.0
        return head_start / closing * (1 - 1e-6) if closing > 0 else inf

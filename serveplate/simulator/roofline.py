"""How long a pass takes: the roofline of MODEL.md section 4, with the link of its section 10.

The order of the operations is the same for one pass as for a stretch of passes, so that both give the same times
to the last bit and no arrival falls on the other side of a pass's end.
"""

from collections.abc import Callable
from typing import TypeVar

import numpy as np

from serveplate.simulator.brief import Brief
from serveplate.simulator.design import Design
from serveplate.simulator.workload import Floats

Number = TypeVar("Number", float, Floats)
ACTIVATION_BYTES = 2


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
        self._brief = brief
        self._gpus = design.gpus
        self._draft = design.draft
        self._draft_passes = design.draft * brief.speculation.draft_cost

    def _fixed_s(self, tokens: Number) -> Number | float:
        """Overhead and link of a pass: two ring all-reduces a layer over the activations of its tokens."""
        model, gpu = self._brief.model, self._brief.gpu
        overhead, bandwidth = self._brief.timing.pass_overhead_s, gpu.link_bandwidth_bytes_per_s
        if bandwidth is None or self._gpus == 1:
            return overhead
        share = 2 * (self._gpus - 1) / self._gpus
        width = model.attention_heads * model.head_dim
        reduced = share * tokens * width * ACTIVATION_BYTES / bandwidth
        return overhead + 2 * model.layers * (gpu.link_latency_s + reduced)

    def _bounds_s(self, tokens: Number, attended: Number, kv_tokens: Number) -> tuple[Number, Number]:
        compute = (self._flop_per_token * tokens + self._flop_per_attended * attended) / self._flop_per_s
        memory = (self._weight_bytes + self._kv_bytes * kv_tokens) / self._bytes_per_s
        return compute, memory

    def prefill_s(self, tokens: Number, attended: Number) -> Floats:
        """Seconds of a prefill pass over so many prompt tokens.

        Args:
            tokens: the prompts' sum, each of them also read from the cache.
            attended: the sum of s (s + 1) / 2 over the prompts.
        """
        return np.maximum(*self._bounds_s(tokens, attended, tokens)) + self._fixed_s(tokens)

    def prefill_compute_bound(self, tokens: Floats, attended: Floats) -> np.ndarray:
        """Whether compute, not memory traffic, sets the pass's time."""
        compute, memory = self._bounds_s(tokens, attended, tokens)
        return compute > memory

    def decode_s(self, sequences: Number, context: Number) -> Floats:
        """Seconds of a decode pass: a plain one, or a verify pass with its draft tokens.

        Args:
            sequences: running, one token each and ``draft`` more in a verify pass.
            context: tokens that the sequences hold between them.
        """
        plain = np.maximum(*self._bounds_s(sequences, context, context)) + self._fixed_s(sequences)
        if self._draft == 0:
            return plain
        tokens = (self._draft + 1.0) * sequences
        verify = np.maximum(*self._bounds_s(tokens, (self._draft + 1.0) * context, context)) + self._fixed_s(tokens)
        return verify + self._draft_passes * plain

    def decode_compute_bound(self, sequences: Floats, context: Floats) -> np.ndarray:
        """Whether compute sets the time of the pass over the target model."""
        width = self._draft + 1.0
        compute, memory = self._bounds_s(width * sequences, width * context, context)
        return compute > memory

    def decoder(self, sequences: int) -> Callable[[float], float]:
        """``decode_s`` for a fixed number of sequences, as a function of their context: for one pass at a time.

        Scalars go through it three times as fast as through NumPy, and most stretches are a few passes long.
        """
        flop, flop_rate = self._flop_per_token * sequences, self._flop_per_s
        flop_each, kv_bytes = self._flop_per_attended, self._kv_bytes
        weights, rate = self._weight_bytes, self._bytes_per_s
        fixed = self._fixed_s(float(sequences))

        def plain(context: float) -> float:
            compute = (flop + flop_each * context) / flop_rate
            memory = (weights + kv_bytes * context) / rate
            return (compute if compute > memory else memory) + fixed

        if self._draft == 0:
            return plain
        width, draft_passes = self._draft + 1.0, self._draft_passes
        verify_flop = self._flop_per_token * (width * sequences)
        verify_fixed = self._fixed_s(width * sequences)

        def verify(context: float) -> float:
            memory = (weights + kv_bytes * context) / rate
            compute = (flop + flop_each * context) / flop_rate
            whole = (verify_flop + flop_each * (width * context)) / flop_rate
            return ((whole if whole > memory else memory) + verify_fixed) + draft_passes * (
                (compute if compute > memory else memory) + fixed
            )

        return verify

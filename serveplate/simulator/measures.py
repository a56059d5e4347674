"""What came out of a Run: latencies, throughput and cost."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Measures:
    """A run's measures, in SI units; None where there is nothing to measure.

    For an infeasible design everything but ``feasible``, ``reason`` and ``cache_bytes`` is None.
    Without requests the counts are 0 and the rest is None; without an output of two tokens there is no TPOT.

    Attributes:
        reason: why the design can't run, one sentence; None when it can.
        run_s: from 0 to the last finish.
        evictions: sequences put out of the paged cache, counted each time.
        peak_sequences: the most sequences that held cache at once.
        cache_bytes: GPU memory left for the KV cache, of all GPUs together; negative where the weights don't fit.
        prefill_s, decode_s: the passes of each kind, added up.
    """

    feasible: bool
    reason: str | None
    requests: int | None
    tokens: int | None
    run_s: float | None
    passes: int | None
    evictions: int | None
    peak_sequences: int | None
    ttft_p50_s: float | None
    ttft_p95_s: float | None
    ttft_p99_s: float | None
    ttft_mean_s: float | None
    tpot_p50_s: float | None
    tpot_p95_s: float | None
    tpot_p99_s: float | None
    tpot_mean_s: float | None
    throughput_tokens_per_s: float | None
    cost_usd_per_million_tokens: float | None
    cache_bytes: float
    prefill_s: float | None
    decode_s: float | None

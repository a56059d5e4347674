"""What came out of a Run: latencies, throughput and cost."""

from dataclasses import dataclass

import numpy as np

from serveplate.simulator.run import Requests, Run
from serveplate.simulator.workload import Floats


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


def measure(run: Run) -> Measures:
    """The measures of a run (MODEL.md section 7)."""
    requests, records = run.requests, run.records
    feasible, served = run.reason is None, len(requests.arrival_s) > 0
    tokens = int(requests.output_tokens.sum())
    run_s = float(requests.finish_s.max()) if served else None
    throughput = tokens / run_s if run_s else None
    cost = None
    if throughput is not None:
        cost = run.design.gpus * run.brief.gpu.usd_per_hour / 3600 / throughput * 1e6
    ttft, tpot = _spread(requests.first_token_s - requests.arrival_s), _spread(tpot_s(requests))
    return Measures(
        feasible=feasible,
        reason=run.reason,
        requests=len(requests.arrival_s) if feasible else None,
        tokens=tokens if feasible else None,
        run_s=run_s,
        passes=records.count if feasible else None,
        evictions=len(run.evictions.request) if feasible else None,
        peak_sequences=records.peak_sequences if feasible else None,
        ttft_p50_s=ttft[0],
        ttft_p95_s=ttft[1],
        ttft_p99_s=ttft[2],
        ttft_mean_s=ttft[3],
        tpot_p50_s=tpot[0],
        tpot_p95_s=tpot[1],
        tpot_p99_s=tpot[2],
        tpot_mean_s=tpot[3],
        throughput_tokens_per_s=throughput,
        cost_usd_per_million_tokens=cost,
        cache_bytes=run.cache_bytes,
        prefill_s=records.prefill_s if served else None,
        decode_s=records.decode_s if served else None,
    )


def tpot_s(requests: Requests) -> Floats:
    """Seconds per output token after the first, shape (requests with two output tokens or more,)."""
    long = requests.output_tokens >= 2
    return (requests.finish_s - requests.first_token_s)[long] / (requests.output_tokens[long] - 1)


def _spread(values: Floats) -> tuple[float | None, float | None, float | None, float | None]:
    """p50, p95, p99 and mean; p by linear interpolation between order statistics."""
    if not len(values):
        return None, None, None, None
    p50, p95, p99 = np.percentile(values, (50, 95, 99)).tolist()
    return p50, p95, p99, float(values.mean())

"""All requests and all passes of a run as CSV (README, "Formats"): one row each, numbers with every digit."""

import csv
from collections.abc import Sequence
from typing import Any, TextIO

import numpy as np

from serveplate.simulator.run import Run

REQUEST_COLUMNS = (
    *("request", "arrival_s", "prompt_tokens", "output_tokens", "admitted_s", "first_token_s", "finish_s"),
    *("evictions", "ttft_s", "tpot_s"),
)
PASS_COLUMNS = (
    *("pass", "start_s", "duration_s", "kind", "bound", "sequences", "context_tokens", "waiting", "resident"),
    *("used_tokens", "reserved_tokens"),
)


def write_requests_csv(run: Run, file: TextIO) -> None:
    """The requests in order of arrival, under REQUEST_COLUMNS; ``tpot_s`` is empty for an output of one token."""
    requests = run.requests
    gaps = requests.output_tokens - 1
    tpot = (requests.finish_s - requests.first_token_s) / np.maximum(gaps, 1)
    columns = [
        range(len(gaps)),
        requests.arrival_s.tolist(),
        requests.prompt_tokens.tolist(),
        requests.output_tokens.tolist(),
        requests.admitted_s.tolist(),
        requests.first_token_s.tolist(),
        requests.finish_s.tolist(),
        requests.evictions.tolist(),
        (requests.first_token_s - requests.arrival_s).tolist(),
        [each if gap else None for each, gap in zip(tpot.tolist(), gaps.tolist(), strict=True)],
    ]
    _write(file, REQUEST_COLUMNS, columns)


def write_passes_csv(run: Run, file: TextIO) -> None:
    """The passes in order, under PASS_COLUMNS."""
    passes = run.passes
    columns = [
        range(len(passes.start_s)),
        passes.start_s.tolist(),
        passes.duration_s.tolist(),
        np.where(passes.prefill, "prefill", "decode").tolist(),
        np.where(passes.compute_bound, "compute", "memory").tolist(),
        passes.sequences.tolist(),
        passes.context_tokens.tolist(),
        passes.waiting.tolist(),
        passes.resident.tolist(),
        passes.used_tokens.tolist(),
        run.reserved_tokens.tolist(),
    ]
    _write(file, PASS_COLUMNS, columns)


def _write(file: TextIO, names: Sequence[str], columns: Sequence[Sequence[Any]]) -> None:
    # The numbers are Python's own, which csv writes as repr does: read back, they are the same to the last bit.
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(names)
    writer.writerows(zip(*columns, strict=True))

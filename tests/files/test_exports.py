"""Results for machines."""

import csv
import io
import json
from dataclasses import replace

from serveplate import Brief, Design, __version__
from serveplate.files.exports import result_to_dict, to_csv, to_json
from serveplate.simulator.study import Result, evaluate

KEYS = [
    *("feasible", "reason", "requests", "tokens", "run_s", "passes", "evictions", "peak_sequences"),
    *("ttft_p50_s", "ttft_p95_s", "ttft_p99_s", "ttft_mean_s", "tpot_p50_s", "tpot_p95_s", "tpot_p99_s", "tpot_mean_s"),
    *("throughput_tokens_per_s", "cost_usd_per_million_tokens", "cache_bytes", "prefill_s", "decode_s"),
    *("seed", "version", "design", "checks", "passed"),
]


def infeasible() -> Result:
    brief = Brief()
    return evaluate(replace(brief, gpu=replace(brief.gpu, memory_bytes=10e9)), Design())


def test_the_keys_are_these_in_this_order(passing: Result) -> None:
    document = json.loads(to_json(result_to_dict(passing)))
    assert list(document) == KEYS
    assert document["design"] == {"batching": "continuous", "cache": "paged", "gpus": 1, "bits": 8, "draft": 2}
    assert list(document["design"]) == ["batching", "cache", "gpus", "bits", "draft"]
    assert list(document["checks"]) == ["ttft", "tpot", "cost", "quality"]
    assert document["checks"]["quality"] == {"value": 8, "limit": 8, "passed": True}
    assert list(document["checks"]["ttft"]) == ["value", "limit", "passed"]
    assert document["checks"]["ttft"]["value"] == document["ttft_p95_s"] == passing.measures.ttft_p95_s
    assert (document["seed"], document["version"], document["passed"]) == (48, __version__, True)


def test_an_infeasible_design_keeps_its_reason_cache_and_quality() -> None:
    document = json.loads(to_json(result_to_dict(infeasible())))
    given = {key for key in KEYS if document[key] is not None}
    assert given == {"feasible", "reason", "cache_bytes", "seed", "version", "design", "checks", "passed"}
    assert document["checks"]["quality"]["passed"] is True
    assert [document["checks"][name]["passed"] for name in ("ttft", "tpot", "cost")] == [False] * 3
    assert document["feasible"] is document["passed"] is False


def test_numbers_that_json_lacks_are_null(passing: Result) -> None:
    odd = replace(passing, measures=replace(passing.measures, ttft_p50_s=float("nan"), run_s=float("inf")))
    document = json.loads(to_json(result_to_dict(odd)))
    assert document["ttft_p50_s"] is document["run_s"] is None


def test_csv_has_the_same_with_dotted_columns(passing: Result) -> None:
    rows = list(csv.DictReader(io.StringIO(to_csv([passing, infeasible()]))))
    columns = list(rows[0])
    assert columns[: len(KEYS) - 3] == KEYS[:-3]
    assert columns[len(KEYS) - 3 :] == [
        *(f"design.{lever}" for lever in ("batching", "cache", "gpus", "bits", "draft")),
        *(
            f"checks.{check}.{key}"
            for check in ("ttft", "tpot", "cost", "quality")
            for key in ("value", "limit", "passed")
        ),
        "passed",
    ]
    assert float(rows[0]["ttft_p95_s"]) == passing.measures.ttft_p95_s
    assert (rows[0]["reason"], rows[0]["passed"], rows[1]["passed"], rows[1]["run_s"]) == ("", "true", "false", "")
    assert rows[1]["reason"] == infeasible().measures.reason


def test_csv_of_no_designs_has_its_columns(passing: Result) -> None:
    assert to_csv([]) == to_csv([passing]).splitlines()[0] + "\n"

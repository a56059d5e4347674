"""Results of vLLM's benchmark and of GuideLLM: what is read of each version, what is refused, what is nearest."""

import json
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serveplate import Brief
from serveplate.files.measurements import LARGEST_FILE, ServerMeasurement, read_measurement
from serveplate.files.reading import InputFileError
from serveplate.simulator.brief import Traffic

# As `vllm bench serve --save-result` of 0.33.0 writes it, here for three requests of which one failed.
VLLM: dict[str, Any] = {
    **{"date": "20261129-120000", "endpoint_type": "openai", "backend": "openai", "label": "openai"},
    **{"model_id": "meta-llama/Meta-Llama-3-8B-Instruct", "tokenizer_id": "x", "num_prompts": 3},
    **{"request_rate": 16.0, "burstiness": 1.0, "max_concurrency": None},
    **{"duration": 2.0, "completed": 2, "failed": 1, "total_input_tokens": 2048, "total_output_tokens": 8},
    **{"request_throughput": 1.0, "request_goodput": None, "output_throughput": 4.0, "total_token_throughput": 1028.0},
    **{"max_output_tokens_per_s": 5.0, "max_concurrent_requests": 2, "rtfx": 0.0},
    **{"mean_ttft_ms": 150.0, "median_ttft_ms": 150.0, "std_ttft_ms": 50.0, "p99_ttft_ms": 199.0},
    **{"mean_tpot_ms": 10.0, "median_tpot_ms": 10.0, "std_tpot_ms": 1.0, "p99_tpot_ms": 10.9},
}
DETAILS: dict[str, Any] = {
    **{"input_lens": [1024, 1024, 1024], "output_lens": [6, 2, 0], "ttfts": [0.1, 0.2, 0.0]},
    **{"itls": [[0.01, 0.01, 0.02, 0.005], [0.011], []], "generated_texts": ["a", "b", ""], "errors": ["", "", "no"]},
}


def summary(mean: float, count: int = 2) -> dict[str, Any]:
    points = {name: mean * factor for name, factor in (("p50", 0.9), ("p90", 1.2), ("p95", 1.5), ("p99", 2.0))}
    one = {"mean": mean, "median": mean * 0.9, "std_dev": 1.0, "count": count, "percentiles": points, "pdf": None}
    return {"successful": one, "incomplete": one | {"count": 0}, "errored": one | {"count": 0}, "total": one}


METRICS: dict[str, Any] = {
    "time_to_first_token_ms": summary(150.0),
    "time_per_output_token_ms": summary(40.0),
    "inter_token_latency_ms": summary(10.0),
    "output_tokens_per_second": summary(4000.0),
    "prompt_token_count": summary(1024.0),
    "output_token_count": summary(256.0),
}
TOTALS = {"successful": 2, "incomplete": 0, "errored": 1, "total": 3}
ONE = {"time_to_first_token_ms": 100.0, "inter_token_latency_ms": 9.0, "output_tokens": 5, "prompt_tokens": 1024}


def new_report(rate: float = 16.0, details: int = 0) -> dict[str, Any]:
    """As GuideLLM 0.4 to 0.8.1 write it."""
    run = {
        "type_": "generative_benchmark",
        "config": {"strategy": {"type_": "poisson", "rate": rate}, "backend": {"model": "meta/Llama-3-8B"}},
        "metrics": {**METRICS, "request_totals": TOTALS},
        "requests": {"successful": [ONE] * details, "incomplete": [], "errored": [], "total": None},
    }
    return {"metadata": {"version": 2, "guidellm_version": "0.8.1"}, "config": {}, "benchmarks": [run]}


def old_report() -> dict[str, Any]:
    """As GuideLLM 0.2 and 0.3 write it."""
    run = {
        "args": {"strategy": {"type_": "concurrent", "streams": 8}},
        "worker": {"backend_model": "Llama-3-8B"},
        "metrics": METRICS,
        "request_totals": TOTALS,
        "requests": {"successful": [ONE, ONE | {"output_tokens": 1, "inter_token_latency_ms": 0.0}]},
    }
    return {"benchmarks": [run]}


def read(folder: Path, document: Any, brief: Brief | None = None) -> ServerMeasurement:
    path = folder / "measured.json"
    path.write_bytes(document if isinstance(document, bytes) else json.dumps(document).encode())
    return read_measurement(path, brief or Brief())


def test_vllm_without_details_has_what_its_summary_says(tmp_path: Path) -> None:
    made = read(tmp_path, VLLM)
    assert (made.source, made.file, made.model) == ("vLLM", "measured.json", "meta-llama/Meta-Llama-3-8B-Instruct")
    assert (made.requests_per_s, made.concurrency, made.requests, made.failed) == (16.0, None, 2, 1)
    assert (made.prompt_tokens, made.output_tokens, made.throughput_tokens_per_s) == (1024.0, 4.0, 4.0)
    assert (made.ttft.mean_s, made.ttft.p50_s, made.ttft.p95_s, made.ttft.p99_s) == (0.15, 0.15, None, 0.199)
    assert made.tpot.values_s is None
    assert not made.weighted


def test_vllm_with_details_has_every_percentile(tmp_path: Path) -> None:
    made = read(tmp_path, VLLM | DETAILS | {"request_rate": "inf", "max_concurrency": 8})
    assert (made.requests_per_s, made.concurrency) == (None, 8)
    assert made.ttft.values_s is not None
    assert made.tpot.values_s is not None
    assert made.ttft.values_s.tolist() == [0.1, 0.2]
    assert made.tpot.values_s.tolist() == pytest.approx([0.009, 0.011])
    assert made.ttft.p95_s == pytest.approx(0.195)
    assert made.ttft.p99_s == 0.199  # the summary's own
    assert read(tmp_path, VLLM | {"p95_tpot_ms": 10.5}).tpot.p95_s == 0.0105


def test_guidellm_of_today(tmp_path: Path) -> None:
    made = read(tmp_path, new_report())
    assert (made.source, made.model, made.requests_per_s) == ("GuideLLM 0.8.1", "meta/Llama-3-8B", 16.0)
    assert (made.requests, made.failed, made.runs) == (2, 1, 1)
    assert (made.ttft.mean_s, made.ttft.p95_s) == (0.15, pytest.approx(0.225))
    # inter_token_latency_ms, not time_per_output_token_ms, which has the first token in it.
    assert (made.tpot.mean_s, made.tpot.p95_s, made.weighted) == (0.01, pytest.approx(0.015), True)
    assert made.throughput_tokens_per_s == 4000.0
    assert (made.prompt_tokens, made.output_tokens) == (1024.0, 256.0)
    detailed = read(tmp_path, new_report(details=2))
    assert detailed.tpot.values_s is not None
    assert (detailed.tpot.p95_s, detailed.ttft.p95_s, detailed.weighted) == (0.009, 0.1, False)
    sampled = read(tmp_path, new_report(details=1))
    assert (sampled.tpot.values_s, sampled.weighted) == (None, True)


def test_guidellm_of_before(tmp_path: Path) -> None:
    made = read(tmp_path, old_report())
    assert (made.source, made.model, made.requests_per_s, made.concurrency) == ("GuideLLM", "Llama-3-8B", None, 8)
    assert made.tpot.values_s is not None
    assert made.tpot.values_s.tolist() == [0.009]


def test_of_several_runs_the_nearest_to_the_brief(tmp_path: Path) -> None:
    sweep = new_report()
    sweep["benchmarks"] = [run for rate in (2.0, 14.0, 40.0) for run in new_report(rate)["benchmarks"]]
    made = read(tmp_path, sweep)
    assert (made.requests_per_s, made.runs) == (14.0, 3)
    appended = "\n".join(json.dumps(VLLM | {"max_concurrency": n, "request_rate": "inf"}) for n in (1, 8, 64))
    closed = replace(Brief(), traffic=Traffic(arrivals="closed", concurrency=10, requests=40))
    assert read(tmp_path, appended.encode(), closed).concurrency == 8
    assert read(tmp_path, ("\ufeff" + json.dumps(VLLM) + "\r\n").encode()).requests == 2


def without(document: dict[str, Any], *path: Any) -> dict[str, Any]:
    made = deepcopy(document)
    part: Any = made
    for key in path[:-1]:
        part = part[key]
    del part[path[-1]]
    return made


@pytest.mark.parametrize(
    ("document", "sentence"),
    [
        (b"", "is not valid JSON: Expecting value at line 1, column 1"),
        (b'{"a": 1', "is not valid JSON: Expecting ',' delimiter at line 1, column 8"),
        (b'{"a": 1}\n{"a": ', "is not valid JSON: Extra data at line 2, column 1"),
        (b'{"duration": 1, "duration": 2}', 'has "duration" twice in one object; a name must be there once'),
        (b"[" * 100_000, "is nested too deeply to be a measurement"),
        (b"\xff{}", "is not UTF-8 text (at line 1); a measurement must be"),
        ([1], "is neither a result of vllm bench serve nor a report of GuideLLM; it must be one of the two"),
        ({"benchmarks": []}, "has no run in benchmarks; it must have one or more"),
        ({"benchmarks": [3]}, "has no benchmarks[0].metrics; a measurement needs it"),
        (VLLM | {"completed": 0}, "has completed 0; it must be a number from 1 to 1e+12"),
        (VLLM | {"completed": 2.5}, "has completed 2.5; it must be a whole number"),
        (VLLM | {"mean_ttft_ms": float("nan")}, "has mean_ttft_ms nan; it must be a number from 0 to 1e+12"),
        (
            json.dumps(VLLM).replace("150.0", "1" * 5000, 1).encode(),
            "has mean_ttft_ms a number of more than 30 digits; it must be a number from 0 to",
        ),
        (VLLM | {"mean_ttft_ms": "12"}, 'has mean_ttft_ms "12"; it must be a number from 0 to 1e+12'),
        (VLLM | {"p99_tpot_ms": -1}, "has p99_tpot_ms -1; it must be a number from 0 to 1e+12"),
        (VLLM | {"request_rate": "fast"}, 'has request_rate "fast"; it must be a number from 1e-09 to 1e+12'),
        (VLLM | {"model_id": 3}, "has model_id 3; it must be a text"),
        (without(VLLM, "mean_tpot_ms"), "has no mean_tpot_ms; a measurement needs it"),
        (VLLM | DETAILS | {"ttfts": [1.0]}, "has 1 ttfts, 3 itls and 3 output_lens; they must be as many"),
        (VLLM | DETAILS | {"ttfts": "no"}, 'has ttfts "no"; it must be a list'),
        (VLLM | DETAILS | {"itls": [[1], [10**400], []]}, "has itls[1] [a number of more than 30 digits]; it must be"),
        (VLLM | DETAILS | {"itls": [[1], ["x"], []]}, 'has itls[1] ["x"]; it must be a list of numbers'),
        (without(new_report(), "benchmarks", 0, "metrics"), "has no benchmarks[0].metrics; a measurement needs it"),
        (
            without(new_report(), "benchmarks", 0, "metrics", "inter_token_latency_ms"),
            "has no benchmarks[0].metrics.inter_token_latency_ms.successful; a measurement needs it",
        ),
    ],
)
def test_what_is_refused_and_how(tmp_path: Path, document: Any, sentence: str) -> None:
    with pytest.raises(InputFileError) as caught:
        read(tmp_path, document)
    assert str(caught.value).startswith(f"{tmp_path / 'measured.json'} {sentence}")
    assert str(caught.value).isprintable()


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(LARGEST_FILE + 1)
    with pytest.raises(InputFileError, match=r"is larger than 67,108,864 bytes, the most that a measurement may have$"):
        read_measurement(path, Brief())


PLACES = ["completed", "request_rate", "mean_ttft_ms", "p99_tpot_ms", "ttfts", "itls", "output_lens", "model_id"]
VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**40), 10**40),
    st.floats(),
    st.text(max_size=5),
    st.lists(st.one_of(st.none(), st.floats(), st.text(max_size=2)), max_size=4),
    st.dictionaries(st.text(max_size=2), st.integers(), max_size=2),
)


@settings(derandomize=True, deadline=None, database=None, max_examples=80)
@given(
    st.dictionaries(st.sampled_from(PLACES), VALUES, min_size=1), st.sampled_from([*METRICS, "request_totals"]), VALUES
)
def test_a_mutated_result_is_read_or_refused_in_one_line(
    tmp_path_factory: pytest.TempPathFactory, changes: dict[str, Any], metric: str, value: Any
) -> None:
    report = new_report(details=2)
    report["benchmarks"][0]["metrics"][metric] = value
    for document in (VLLM | DETAILS | changes, report):
        sentence = "read"
        try:
            read(tmp_path_factory.getbasetemp(), document)
        except InputFileError as error:
            sentence = str(error)
        assert sentence.isprintable()
        assert len(sentence) < 600

"""What a real server was measured at: the results of vLLM's serving benchmark and of GuideLLM.

Read of vLLM 0.33.0 is what ``vllm bench serve --save-result`` writes (vllm/benchmarks/serve.py), with
``--save-detailed`` or without; its fields are the same since 0.6. Of GuideLLM it is the JSON report of versions 0.2 to
0.8.1 (guidellm/benchmark/schemas), the benchmark of it that is nearest to the brief's traffic.
"""

import contextlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf, log
from pathlib import Path
from sys import float_info
from typing import Any

import numpy as np

from serveplate.files.atomic import one_line
from serveplate.files.reading import InputFileError, not_json, read_bytes, text_of, whole
from serveplate.simulator.brief import Brief, shown
from serveplate.simulator.sentence import Sentence, sentence_of
from serveplate.simulator.workload import Floats, rate_of

LARGEST_FILE = 64 << 20
_WHAT = Sentence("a measurement")
_MOST = 1e12


@dataclass(frozen=True, eq=False)
class Latency:
    """One latency as it was measured, in seconds; None for what the file does not say.

    Attributes:
        values_s: of every request that has it, ascending; None where the file has no details.
    """

    mean_s: float | None
    p50_s: float | None
    p95_s: float | None
    p99_s: float | None
    values_s: Floats | None = None


@dataclass(frozen=True, eq=False)
class ServerMeasurement:
    """A run of a benchmark against a server.

    Attributes:
        source: what wrote the file: "vLLM", "GuideLLM 0.8.1".
        file: its name.
        model: the checkpoint that was served; None where the file does not say.
        requests_per_s: at which they were sent; None where clients waited for answers.
        concurrency: clients that waited for answers, or the most requests at once; None where there was no bound.
        requests: that were answered.
        failed: that were not; None where the file does not say.
        prompt_tokens, output_tokens: means; None where the file does not say.
        ttft, tpot: the latencies.
        throughput_tokens_per_s: generated; None where the file does not say.
        weighted: whether the percentiles of TPOT count tokens, not requests.
        runs: how many the file holds, of which this is the nearest to the brief.
    """

    source: str
    file: str
    model: str | None
    requests_per_s: float | None
    concurrency: int | None
    requests: int
    failed: int | None
    prompt_tokens: float | None
    output_tokens: float | None
    ttft: Latency
    tpot: Latency
    throughput_tokens_per_s: float | None
    weighted: bool = False
    runs: int = 1


def read_measurement(path: Path, brief: Brief) -> ServerMeasurement:
    """The measurement in a file; of several the one whose traffic is nearest to the brief's.

    Raises:
        InputFileError: it can't be read, or is no such result; the sentence names the field.
    """
    data = read_bytes(path, _WHAT, Sentence("a JSON file"), LARGEST_FILE)
    try:
        found = [reader(document, path.name) for document, reader in _runs(text_of(data, _WHAT))]
    except RecursionError:
        sentence = Sentence("{path} is nested too deeply to be {what}", path=path, what=_WHAT)
    except ValueError as error:
        sentence = Sentence("{path} {problem}", path=path, problem=sentence_of(error))
    else:
        return replace(min(found, key=lambda measured: _distance(measured, brief)), runs=len(found))
    raise InputFileError(one_line(sentence))


def _distance(measured: ServerMeasurement, brief: Brief) -> float:
    """How far its traffic is from the brief's."""
    here, there = measured.requests_per_s, rate_of(brief)
    if brief.traffic.arrivals == "closed":
        here, there = (None if here else measured.concurrency), brief.traffic.concurrency
    return abs(log(here / there)) if here and there else inf


# The document


class _Run:
    """A part of the document, and where it stands.

    What is asked of it raises ValueError where something else is there: a sentence that names the place.
    """

    def __init__(self, value: Any, place: str = "") -> None:
        self.value, self.place = value, place

    def at(self, *keys: str | int) -> "_Run | None":
        """What is there; None where there is nothing, or null."""
        value, place = self.value, self.place
        for key in keys:
            if isinstance(key, int):
                value = value[key] if isinstance(value, list) and key < len(value) else None
                place += f"[{key}]"
            else:
                value = value.get(key) if isinstance(value, Mapping) else None
                place += f".{key}" if place else key
        return None if value is None else _Run(value, place)

    def number(self, *keys: str | int, least: float = 0) -> float | None:
        """The number that is there."""
        found = self.at(*keys)
        if found is None:
            return None
        value = found.value
        if (
            isinstance(value, int | float)
            and not isinstance(value, bool)
            and least <= value <= _MOST  # so that it is finite, too
        ):
            return float(value)
        raise _refused(
            found.place, value, Sentence("a number from {least} to {most}", least=f"{least:g}", most=f"{_MOST:g}")
        )

    def count(self, *keys: str | int, least: int = 0) -> int | None:
        """The whole number that is there."""
        value = self.number(*keys, least=least)
        if value is not None and not value.is_integer():
            raise _refused(self.dotted(keys), value, Sentence("a whole number"))
        return None if value is None else int(value)

    def total(self) -> float:
        """The sum of the numbers in this list; it may be long."""
        values = self.value
        if isinstance(values, list) and set(map(type, values)) <= {int, float}:
            total = sum(values)
            if total <= float_info.max and min(values, default=0) >= 0:
                return float(total)
        raise _refused(self.place, values, Sentence("a list of numbers, none below 0"))

    def text(self, *keys: str | int) -> str | None:
        """The text that is there, on one line and of a length that can be shown."""
        found = self.at(*keys)
        if found is None:
            return None
        if isinstance(found.value, str):
            return one_line(found.value)[:200] or None
        raise _refused(found.place, found.value, Sentence("a text"))

    def items(self, *keys: str | int) -> "list[_Run] | None":
        """The list that is there."""
        found = self.at(*keys)
        if found is None:
            return None
        if isinstance(found.value, list):
            return [_Run(value, f"{found.place}[{index}]") for index, value in enumerate(found.value)]
        raise _refused(found.place, found.value, Sentence("a list"))

    def needed(self, name: str, value: Any) -> Any:
        """The value, which must be there."""
        if value is None:
            raise _missing(self.dotted((name,)))
        return value

    def dotted(self, keys: Sequence[str | int]) -> str:
        """The place of what is there, or would be."""
        return ".".join(filter(None, (self.place, *map(str, keys))))


def _refused(place: str, value: object, may_be: str) -> ValueError:
    return ValueError(
        Sentence("has {place} {value}; it must be {may_be}", place=place, value=shown(value), may_be=may_be)
    )


def _missing(place: str) -> ValueError:
    return ValueError(Sentence("has no {place}; {what} needs it", place=place, what=_WHAT))


_Reader = Callable[[_Run, str], ServerMeasurement]


def _runs(text: str) -> Iterator[tuple[_Run, _Reader]]:
    """The runs in a file's text, and what reads each."""
    for document in _documents(text):
        if isinstance(document, dict) and isinstance(document.get("benchmarks"), list):
            benchmarks = document["benchmarks"]
            if not benchmarks:
                raise ValueError(Sentence("has no run in benchmarks; it must have one or more"))
            report = _Run(document)
            for index in range(len(benchmarks)):
                yield _Run(benchmarks[index], f"benchmarks[{index}]"), _guidellm_reader(report)
        elif isinstance(document, dict) and "completed" in document and "duration" in document:
            yield _Run(document), _vllm
        else:
            raise ValueError(
                Sentence("is neither a result of vllm bench serve nor a report of GuideLLM; it must be one of the two")
            )


def _documents(text: str) -> list[Any]:
    """The document in a text; those in its lines where each has one, as ``--append-result`` leaves them."""
    try:
        return [_load(text)]
    except json.JSONDecodeError as error:
        lines = [line for line in text.split("\n") if line.strip()]
        if error.msg == "Extra data" and len(lines) > 1:
            with contextlib.suppress(json.JSONDecodeError):
                return [_load(line) for line in lines]
        raise ValueError(not_json(error)) from None


def _load(text: str) -> Any:
    return json.loads(text, object_pairs_hook=_without_doubles, parse_int=whole)


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        double = next(name for name in names if names.count(name) > 1)
        raise ValueError(Sentence("has {name} twice in one object; a name must be there once", name=shown(double)))
    return found


# vLLM


def _vllm(run: _Run, file: str) -> ServerMeasurement:
    completed = run.needed("completed", run.count("completed", least=1))
    rate = run.at("request_rate")
    details = _vllm_details(run)
    return ServerMeasurement(
        source="vLLM",
        file=file,
        model=run.text("model_id"),
        requests_per_s=None if rate is None or rate.value == "inf" else run.number("request_rate", least=1e-9),
        concurrency=run.count("max_concurrency", least=1),
        requests=completed,
        failed=run.count("failed"),
        prompt_tokens=_share(run.number("total_input_tokens"), completed),
        output_tokens=_share(run.number("total_output_tokens"), completed),
        ttft=_vllm_latency(run, "ttft", details[0]),
        tpot=_vllm_latency(run, "tpot", details[1]),
        throughput_tokens_per_s=run.number("output_throughput"),
    )


def _vllm_latency(run: _Run, name: str, values: Floats | None) -> Latency:
    """From the summary, and where that is silent from the details."""
    if f"mean_{name}_ms" not in run.value and values is None:
        raise _missing(f"mean_{name}_ms")
    made = _latency_of(values)
    median = run.number(f"median_{name}_ms")
    said = {
        "mean_s": run.number(f"mean_{name}_ms"),
        "p50_s": run.number(f"p50_{name}_ms") if median is None else median,
        "p95_s": run.number(f"p95_{name}_ms"),
        "p99_s": run.number(f"p99_{name}_ms"),
    }
    return Latency(
        **{key: getattr(made, key) if value is None else value / 1e3 for key, value in said.items()},
        values_s=made.values_s,
    )


def _vllm_details(run: _Run) -> tuple[Floats | None, Floats | None]:
    """TTFT and TPOT of every request that was answered; None where the file has no details."""
    ttfts, gaps, lengths = run.items("ttfts"), run.items("itls"), run.items("output_lens")
    if ttfts is None or gaps is None or lengths is None:
        return None, None
    if not len(ttfts) == len(gaps) == len(lengths):
        raise ValueError(
            Sentence(
                "has {ttfts} ttfts, {itls} itls and {lengths} output_lens; they must be as many",
                ttfts=str(len(ttfts)),
                itls=str(len(gaps)),
                lengths=str(len(lengths)),
            )
        )
    first, after = [], []
    for ttft, itl, length in zip(ttfts, gaps, lengths, strict=True):
        tokens = length.count() or 0
        if not tokens:
            continue  # it failed
        first.append(ttft.number() or 0.0)
        after_first = itl.total()
        if tokens > 1:
            after.append(after_first / (tokens - 1))
    return np.sort(np.array(first)), np.sort(np.array(after))


# GuideLLM


def _guidellm_reader(report: _Run) -> _Reader:
    version = report.text("metadata", "guidellm_version")

    def read(run: _Run, file: str) -> ServerMeasurement:
        return _guidellm(report, run, file, f"GuideLLM {version}" if version else "GuideLLM")

    return read


def _guidellm(report: _Run, run: _Run, file: str, source: str) -> ServerMeasurement:
    metrics = run.needed("metrics", run.at("metrics"))
    totals = metrics.at("request_totals") or run.at("request_totals") or _Run({}, run.dotted(("request_totals",)))
    requests = totals.count("successful")
    if requests is None:
        requests = metrics.count("time_to_first_token_ms", "successful", "count")
    if not run.needed("request_totals.successful", requests):
        raise ValueError(
            Sentence("has no request that succeeded in {place}; {what} needs one", place=run.place, what=_WHAT)
        )
    strategy = run.at("config", "strategy") or run.at("args", "strategy") or _Run({})
    ttfts, tpots = _guidellm_details(run, requests)
    throughput = metrics.number("output_tokens_per_second", "successful", "mean")
    return ServerMeasurement(
        source=source,
        file=file,
        model=_guidellm_model(report, run),
        requests_per_s=strategy.number("rate", least=1e-9),
        concurrency=strategy.count("streams", least=1) or strategy.count("max_concurrency", least=1),
        requests=requests,
        failed=totals.count("errored"),
        prompt_tokens=metrics.number("prompt_token_count", "successful", "mean"),
        output_tokens=metrics.number("output_token_count", "successful", "mean"),
        ttft=_guidellm_latency(metrics, "time_to_first_token_ms", ttfts),
        # Its time_per_output_token_ms has the first token in it; the other is what serveplate and vLLM call TPOT.
        tpot=_guidellm_latency(metrics, "inter_token_latency_ms", tpots),
        throughput_tokens_per_s=throughput,
        weighted=tpots is None,
    )


def _guidellm_model(report: _Run, run: _Run) -> str | None:
    """The model, where each version keeps it."""
    for part, keys in (
        (run, ("config", "backend", "model")),
        (run, ("worker", "backend_model")),
        (report, ("config", "spec", "backend", "model")),
        (report, ("args", "model")),
    ):
        if part.at(*keys) is not None:
            return part.text(*keys)
    return None


def _guidellm_latency(metrics: _Run, name: str, values: Floats | None) -> Latency:
    """From the details where all of them are there, else from the summary."""
    if values is not None:
        return _latency_of(values)
    summary = metrics.needed(f"{name}.successful", metrics.at(name, "successful"))
    said = {
        "mean_s": summary.number("mean"),
        "p50_s": summary.number("percentiles", "p50"),
        "p95_s": summary.number("percentiles", "p95"),
        "p99_s": summary.number("percentiles", "p99"),
    }
    summary.needed("mean", said["mean_s"])
    return Latency(**{key: None if value is None else value / 1e3 for key, value in said.items()})


def _guidellm_details(run: _Run, requests: int) -> tuple[Floats | None, Floats | None]:
    """TTFT and TPOT of every request that was answered; None where some or all of them were left out of the report."""
    details = run.items("requests", "successful")
    if details is None or len(details) < requests:
        return None, None
    first, after = [], []
    for detail in details:
        ttft, tpot = detail.number("time_to_first_token_ms"), detail.number("inter_token_latency_ms")
        tokens = detail.count("output_tokens") or 0
        if ttft is not None:
            first.append(ttft / 1e3)
        if tpot is not None and tokens > 1:
            after.append(tpot / 1e3)
    return (np.sort(np.array(first)) if first else None), (np.sort(np.array(after)) if after else None)


def _latency_of(values: Floats | None) -> Latency:
    if values is None or not len(values):
        return Latency(None, None, None, None)
    p50, p95, p99 = np.percentile(values, (50, 95, 99)).tolist()
    return Latency(float(values.mean()), p50, p95, p99, values)


def _share(total: float | None, count: int) -> float | None:
    return None if total is None else total / count

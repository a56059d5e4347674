"""Results for machines: strict JSON, and CSV with the same keys dotted (DESIGN.md section 6)."""

import csv
import io
import json
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, fields
from typing import Any

from serveplate import __version__
from serveplate.simulator.brief import Brief
from serveplate.simulator.design import LEVERS
from serveplate.simulator.grading import Grade
from serveplate.simulator.measures import Measures
from serveplate.simulator.study import Result
from serveplate.simulator.workload import replay_of

DESIGN_COLUMNS = tuple(f"design.{lever.name}" for lever in LEVERS)
CHECK_COLUMNS = tuple(f"checks.{item.name}.{key}" for item in fields(Grade) for key in ("value", "limit", "passed"))


def result_to_dict(result: Result) -> dict[str, Any]:
    """A result with its units in its keys: measures, seed, version, design, checks, passed; of a trace what it is."""
    return {
        **{name: strict(value) for name, value in asdict(result.measures).items()},
        "seed": result.brief.traffic.seed,
        "version": __version__,
        "design": asdict(result.design),
        "checks": checks_to_dict(result.grade),
        "passed": result.grade.passed,
        **({"trace": _trace(result.brief)} if result.brief.traffic.arrivals == "trace" else {}),
    }


def _trace(brief: Brief) -> dict[str, Any]:
    traffic, replay = brief.traffic, replay_of(brief)
    return {
        "file": traffic.trace_file,
        "sha256": traffic.trace_sha256,
        "requests_recorded": replay.recorded,
        "requests_overlong": replay.overlong,
        "requests_in_part": replay.in_part,
        "requests_replayed": replay.trace.requests,
        "start_s": traffic.trace_start_s,
        "duration_s": traffic.trace_duration_s,
        "rate_scale": traffic.trace_rate_scale,
        "scaling": traffic.trace_scaling,
    }


def checks_to_dict(grade: Grade) -> dict[str, Any]:
    """The four checks by name: value, limit, passed."""
    return {
        check.name: {"value": strict(check.value), "limit": check.limit, "passed": check.passed}
        for check in grade.checks
    }


def to_json(document: object) -> str:
    """Strict JSON, ASCII, indented."""
    return json.dumps(document, indent=2, allow_nan=False) + "\n"


def to_csv(results: Sequence[Result]) -> str:
    """One row a result under a row of column names, which a list of no designs has too; without a trace's."""
    documents = map(result_to_dict, results)
    measures = [item.name for item in fields(Measures)]
    return documents_to_csv(
        [*measures, "seed", "version", *DESIGN_COLUMNS, *CHECK_COLUMNS, "passed"],
        ({key: value for key, value in document.items() if key != "trace"} for document in documents),
    )


def documents_to_csv(columns: Sequence[str], documents: Iterable[Mapping[str, Any]]) -> str:
    """One row a document under its dotted keys; ``true``, ``false`` and numbers as in JSON, null as nothing."""
    text = io.StringIO()
    writer = csv.DictWriter(text, fieldnames=columns, lineterminator="\n")
    writer.writeheader()
    for document in documents:
        writer.writerow({key: _cell(value) for key, value in _flat(document).items()})
    return text.getvalue()


def strict(value: Any) -> Any:
    """The value, or None for a number that JSON can't write."""
    return None if isinstance(value, float) and not math.isfinite(value) else value


def _flat(document: Mapping[str, Any], prefix: str = "") -> dict[str, Any]:
    flat: dict[str, Any] = {}
    for key, value in document.items():
        if isinstance(value, Mapping):
            flat |= _flat(value, f"{prefix}{key}.")
        else:
            flat[prefix + key] = value
    return flat


def _cell(value: Any) -> Any:
    return str(value).lower() if isinstance(value, bool) else value

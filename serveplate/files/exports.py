"""Results for machines: strict JSON, and CSV with the same keys dotted (DESIGN.md section 6)."""

import csv
import io
import json
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, fields
from typing import Any

from serveplate import __version__
from serveplate.simulator.design import LEVERS
from serveplate.simulator.grading import Grade
from serveplate.simulator.measures import Measures
from serveplate.simulator.study import Result

DESIGN_COLUMNS = tuple(f"design.{lever.name}" for lever in LEVERS)
CHECK_COLUMNS = tuple(f"checks.{item.name}.{key}" for item in fields(Grade) for key in ("value", "limit", "passed"))


def result_to_dict(result: Result) -> dict[str, Any]:
    """A result with its units in its keys: measures, seed, version, design, checks, passed."""
    return {
        **{name: strict(value) for name, value in asdict(result.measures).items()},
        "seed": result.brief.traffic.seed,
        "version": __version__,
        "design": asdict(result.design),
        "checks": checks_to_dict(result.grade),
        "passed": result.grade.passed,
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
    """One row a result under a row of column names, which a list of no designs has too."""
    measures = [item.name for item in fields(Measures)]
    return documents_to_csv(
        [*measures, "seed", "version", *DESIGN_COLUMNS, *CHECK_COLUMNS, "passed"], map(result_to_dict, results)
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

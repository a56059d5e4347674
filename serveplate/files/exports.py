"""Results for machines: strict JSON, and CSV with the same keys dotted (DESIGN.md section 6)."""

import csv
import io
import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, fields
from typing import Any

from serveplate import __version__
from serveplate.simulator.design import LEVERS
from serveplate.simulator.grading import Grade
from serveplate.simulator.measures import Measures
from serveplate.simulator.study import Result


def result_to_dict(result: Result) -> dict[str, Any]:
    """A result with its units in its keys: measures, seed, version, design, checks, passed."""
    checks = {
        check.name: {"value": strict(check.value), "limit": check.limit, "passed": check.passed}
        for check in result.grade.checks
    }
    return {
        **{name: strict(value) for name, value in asdict(result.measures).items()},
        "seed": result.brief.traffic.seed,
        "version": __version__,
        "design": asdict(result.design),
        "checks": checks,
        "passed": result.grade.passed,
    }


def to_json(document: object) -> str:
    """Strict JSON, ASCII, indented."""
    return json.dumps(document, indent=2, allow_nan=False) + "\n"


def to_csv(results: Sequence[Result]) -> str:
    """One row a result under a row of column names; ``true``, ``false`` and numbers as in JSON, null as nothing."""
    text = io.StringIO()
    writer = csv.DictWriter(text, fieldnames=columns(), lineterminator="\n")
    writer.writeheader()
    for result in results:
        writer.writerow({key: _cell(value) for key, value in _flat(result_to_dict(result)).items()})
    return text.getvalue()


def columns() -> list[str]:
    """The dotted columns, known without any result: a list of no designs has them too."""
    designs = [f"design.{lever.name}" for lever in LEVERS]
    checks = [f"checks.{item.name}.{key}" for item in fields(Grade) for key in ("value", "limit", "passed")]
    return [*(item.name for item in fields(Measures)), "seed", "version", *designs, *checks, "passed"]


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

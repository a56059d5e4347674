"""Measurements as CSV, and a fit to them in words, as JSON and as the TOML of a brief (README, "Formats")."""

import csv
import difflib
import importlib.resources
import io
import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from serveplate import __version__
from serveplate.files.atomic import one_line
from serveplate.files.reading import InputFileError, read_bytes, text_of
from serveplate.files.text import count, milliseconds, table
from serveplate.simulator.brief import Brief, BriefError, shown
from serveplate.simulator.calibration import Calibration, Comparison, Errors, Measurement, errors_of, unfit_reason

LARGEST_FILE = 1 << 20
MOST_ROWS = 2_000
"""A fit simulates every row about a hundred times."""

# By column: the least and the most that it may be, and whether it is a whole number.
_COLUMNS = {
    "gpus": (1, 8, True),
    "concurrency": (1, 4_096, True),
    "prompt_tokens": (1, 10**7, True),
    "output_tokens": (2, 10**7, True),  # of one token there is no TPOT
    "tpot_ms": (0.001, 1e6, False),
    "ttft_ms": (0.001, 1e9, False),
}
_OPTIONAL = ("ttft_ms",)
_NUMBER = re.compile(r"[0-9]{1,30}(\.[0-9]{0,30})?([eE][+-]?[0-9]{1,3})?|\.[0-9]{1,30}")
_VAGUE = 0.5  # a constant with a larger standard error than this share of it can be nearly anything


def read_measurements(path: Path, brief: Brief, bits: int) -> list[Measurement]:
    """The measurements in a CSV file, in its order.

    Args:
        path: the file; its columns are gpus, concurrency, prompt_tokens, output_tokens, tpot_ms and, where it was
            measured, ttft_ms, in any order.
        brief: the model and the GPU that were measured.
        bits: of the server's weights.

    Raises:
        InputFileError: it can't be read, or a row is none, or can't be simulated; the sentence names the line.
    """
    data = read_bytes(path, "a file of measurements", "a CSV file", LARGEST_FILE)
    try:
        return _rows(text_of(data, "a file of measurements"), brief, bits)
    except ValueError as error:
        raise InputFileError(one_line(f"{path} {error}")) from None


def published_measurements() -> list[Measurement]:
    """Those of Llama 3.1 8B on 1, 2, 4 and 8 H100s that come with serveplate (resources/measurements/SOURCE.md)."""
    folder = importlib.resources.files("serveplate.resources").joinpath("measurements")
    return _rows(folder.joinpath("measured_llama31_8b_h100.csv").read_text("utf-8"), Brief(), 16)


def calibration_to_dict(made: Calibration) -> dict[str, Any]:
    """A fit with its units in its keys; errors are shares of what was measured."""
    parts = {"fitted": made.fitted, "held_out": made.held_out, "beyond": made.beyond}
    return {
        "constants": asdict(made.constants),
        "uncertainty": made.uncertainty,
        "errors": {part: _errors_to_dict(comparisons) for part, comparisons in parts.items()},
        "rows": [_row_to_dict(part, comparison) for part, rows in parts.items() for comparison in rows],
        "version": __version__,
    }


def calibration_text(made: Calibration) -> str:
    """A fit as readable text: every measurement, the errors, the constants."""
    constants = [
        (name, f"{value:.6g}", _sureness(made, name)) for name, value in asdict(made.constants).items() if value
    ]
    lines = [*_row_table(made), "", *_error_table(made), "", *table(constants, right=(1,)), ""]
    lines.append(f"Errors are of the simulated mean TPOT; TTFT is not fitted. serveplate {__version__}")
    return "\n".join(lines) + "\n"


def calibration_toml(made: Calibration, source: str) -> str:
    """The fitted constants as tables of a brief, with where they come from and how far they are off.

    Args:
        made: the fit.
        source: the name of the measurements.
    """
    values = asdict(made.constants)
    timing = {name: value for name, value in values.items() if not name.startswith("link_")}
    link = {name: value for name, value in values.items() if name.startswith("link_")}
    lines = [f"# Fitted by serveplate {__version__} to {count(len(made.fitted), 'measurement')} of {one_line(source)}."]
    lines += [f"# {sentence}" for sentence in _error_sentences(made)]
    lines += ["", "[timing]", *(f"{name} = {value!r}" for name, value in timing.items())]
    if made.constants.link_bandwidth_bytes_per_s is not None:
        lines += ["", "[gpu]", *(f"{name} = {value!r}" for name, value in link.items())]
    return "\n".join(lines) + "\n"


def _rows(text: str, brief: Brief, bits: int) -> list[Measurement]:
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    measurements: list[Measurement] = []
    try:
        header = [name.strip() for name in next(reader, [])]
        _check_header(header)
        for cells in reader:
            if not cells:
                continue
            if len(measurements) == MOST_ROWS:
                raise ValueError(f"has more than {MOST_ROWS:,} rows, the most that a fit takes")
            measurements.append(_measurement(header, cells, brief, bits, reader.line_num))
    except csv.Error as error:
        raise ValueError(f"is not valid CSV at line {reader.line_num}: {error}") from None
    if not measurements:
        raise ValueError("has no row of measurements; it must have one or more")
    return measurements


def _check_header(header: Sequence[str]) -> None:
    known = ", ".join(_COLUMNS)
    for name in header:
        if name not in _COLUMNS:
            near = difflib.get_close_matches(name, _COLUMNS, 1)
            hint = f"did you mean {near[0]}?" if near else f"it must be one of {known}"
            raise ValueError(f"has the column {shown(name)} at line 1; {hint}")
        if header.count(name) > 1:
            raise ValueError(f"has the column {name} twice at line 1; it must be there once")
    missing = [name for name in _COLUMNS if name not in header and name not in _OPTIONAL]
    if missing:
        raise ValueError(f"has no column {missing[0]} at line 1; it must have {known} (without {_OPTIONAL[0]} it does)")


def _measurement(header: Sequence[str], cells: Sequence[str], brief: Brief, bits: int, line: int) -> Measurement:
    if len(cells) != len(header):
        raise ValueError(f"has {len(cells)} cells at line {line}; it must have {len(header)}, as its first line has")
    values = {name: _value(name, cell.strip(), line) for name, cell in zip(header, cells, strict=True)}
    ttft_ms = values.get("ttft_ms")
    measurement = Measurement(
        gpus=int(values["gpus"] or 0),
        concurrency=int(values["concurrency"] or 0),
        prompt_tokens=int(values["prompt_tokens"] or 0),
        output_tokens=int(values["output_tokens"] or 0),
        tpot_s=(values["tpot_ms"] or 0.0) / 1e3,
        ttft_s=None if ttft_ms is None else ttft_ms / 1e3,
    )
    try:
        reason = unfit_reason(brief, measurement, bits)
    except BriefError as error:
        reason = str(error)
    if reason is not None:
        raise ValueError(f"can't be simulated at line {line}: {reason}")
    return measurement


def _value(name: str, cell: str, line: int) -> float | None:
    if not cell and name in _OPTIONAL:
        return None
    least, most, whole = _COLUMNS[name]
    value = float(cell) if _NUMBER.fullmatch(cell) else None
    if value is None or not least <= value <= most or (whole and not value.is_integer()):
        kind = "a whole number" if whole else "a number"
        raise ValueError(f"has {name} {shown(cell)} at line {line}; it must be {kind} from {least:,g} to {most:,g}")
    return value


def _errors_to_dict(comparisons: Sequence[Comparison]) -> dict[str, Any]:
    """The errors of a part of the rows, together and by the number of GPUs."""
    by_gpus = {str(gpus): _asdict(errors_of(rows)) for gpus, rows in _by_gpus(comparisons).items()}
    return {**(_asdict(errors_of(comparisons)) or {"rows": 0, "mean": None, "worst": None}), "by_gpus": by_gpus}


def _asdict(errors: Errors | None) -> dict[str, Any] | None:
    return None if errors is None else asdict(errors)


def _row_to_dict(part: str, comparison: Comparison) -> dict[str, Any]:
    measured = comparison.measurement
    return {
        "part": part,
        "gpus": measured.gpus,
        "concurrency": measured.concurrency,
        "prompt_tokens": measured.prompt_tokens,
        "output_tokens": measured.output_tokens,
        "measured_tpot_s": measured.tpot_s,
        "tpot_mean_s": comparison.tpot_s,
        "error": comparison.error,
        "measured_ttft_s": measured.ttft_s,
        "ttft_mean_s": comparison.ttft_s,
    }


def _by_gpus(comparisons: Sequence[Comparison]) -> Mapping[int, list[Comparison]]:
    every = sorted({comparison.measurement.gpus for comparison in comparisons})
    return {gpus: [row for row in comparisons if row.measurement.gpus == gpus] for gpus in every}


def _parts(made: Calibration) -> list[tuple[str, tuple[Comparison, ...]]]:
    """The rows' parts in words; those that have none are left out."""
    parts = [("fitted", made.fitted), ("held out", made.held_out), ("not fitted", made.beyond)]
    return [(name, rows) for name, rows in parts if rows]


def _row_table(made: Calibration) -> list[str]:
    head = ("GPUs", "clients", "prompt", "output", "measured ms", "simulated ms", "error", "TTFT ms", "simulated", "")
    rows = [
        (
            str(row.measurement.gpus),
            f"{row.measurement.concurrency:,}",
            f"{row.measurement.prompt_tokens:,}",
            f"{row.measurement.output_tokens:,}",
            milliseconds(row.measurement.tpot_s).text,
            milliseconds(row.tpot_s).text,
            f"{row.error:+.1%}",
            "" if row.measurement.ttft_s is None else milliseconds(row.measurement.ttft_s).text,
            milliseconds(row.ttft_s).text,
            part,
        )
        for part, rows in _parts(made)
        for row in rows
    ]
    return table([head, *rows], right=tuple(range(9)))


def _error_table(made: Calibration) -> list[str]:
    rows = [
        (name, count(gpus, "GPU"), errors_of(group))
        for name, part in _parts(made)
        for gpus, group in _by_gpus(part).items()
    ] + [(name, "all", errors_of(part)) for name, part in _parts(made)]
    cells = [
        (name, str(gpus), f"{errors.rows:,}", f"{errors.mean:.1%}", f"{errors.worst:.1%}")
        for name, gpus, errors in rows
        if errors is not None
    ]
    return table([("error", "", "rows", "mean", "worst"), *cells], right=(2, 3, 4))


def _error_sentences(made: Calibration) -> list[str]:
    """How far each part is off, a sentence each."""
    return [
        f"Mean TPOT of the rows {name}: off by {errors.mean:.1%} on average, {errors.worst:.1%} at worst"
        f" ({', '.join(_error_of_gpus(part))})."
        for name, part in _parts(made)
        if (errors := errors_of(part)) is not None
    ]


def _error_of_gpus(comparisons: Sequence[Comparison]) -> list[str]:
    return [
        f"{count(gpus, 'GPU')}: {errors.mean:.1%}"
        for gpus, rows in _by_gpus(comparisons).items()
        if (errors := errors_of(rows)) is not None
    ]


def _sureness(made: Calibration, name: str) -> str:
    error = made.uncertainty.get(name)
    if error is None:
        return "the brief's"
    return "these rows do not determine it" if error > _VAGUE else f"+- {error:.0%}"

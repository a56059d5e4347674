"""Timings: what of a brief says how long passes take, as files of their own that go with any brief."""

import importlib.resources
from collections.abc import Mapping
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from serveplate.files.atomic import one_line
from serveplate.files.reading import InputFileError, read_bytes, sure, toml_of
from serveplate.simulator.brief import Brief, BriefError, Timing, listed, refused, shown

LARGEST_FILE = 1 << 16
CALIBRATED = "h100-tensorrt-llm"
"""The timing that is fitted to the measurements in resources/measurements."""

_FIELDS = {
    "timing": tuple(item.name for item in fields(Timing)),
    "gpu": ("link_bandwidth_bytes_per_s", "link_latency_s"),
}


def timed(brief: Brief, name_or_file: str) -> Brief:
    """The brief with the bundled timing of that name (``h100-tensorrt-llm``), or else with the one in that file.

    A field that the timing does not give stays the brief's.

    Raises:
        InputFileError: there is neither, it can't be read, or a field of it is refused.
    """
    try:
        document = _document(name_or_file)
        _check_names(document)
        return replace(
            brief,
            timing=replace(brief.timing, **document.get("timing", {})),
            gpu=replace(brief.gpu, **document.get("gpu", {})),
        )
    except BriefError as error:
        raise InputFileError(one_line(f"{name_or_file}: {error}")) from None
    except RecursionError:
        raise InputFileError(one_line(f"{name_or_file} is nested too deeply to be a timing")) from None


def timing_title(name: str) -> str:
    """What a bundled timing is called: ``Calibrated H100 (TensorRT-LLM 1.0.0rc3)``."""
    return str(_document(name)["name"])


def timing_names() -> list[str]:
    """The bundled timings."""
    return sorted(item.name.removesuffix(".toml") for item in _bundled().iterdir() if item.name.endswith(".toml"))


def _bundled() -> Any:
    return importlib.resources.files("serveplate.resources").joinpath("timings")


def _document(name_or_file: str) -> dict[str, Any]:
    names, path = timing_names(), Path(name_or_file)
    if name_or_file in names:
        return toml_of(_bundled().joinpath(f"{name_or_file}.toml").read_bytes(), "a timing")
    if not name_or_file or (path.name == name_or_file and not path.suffix and not sure(path.exists)):
        raise InputFileError(
            one_line(f"timing is {shown(name_or_file)}; it must be a timing of serveplate ({listed(names)}) or a file")
        )
    data = read_bytes(path, "a timing", "a TOML file", LARGEST_FILE)
    try:
        return toml_of(data, "a timing")
    except ValueError as error:
        raise InputFileError(one_line(f"{path} {error}")) from None


def _check_names(document: Mapping[str, Any]) -> None:
    for table, content in document.items():
        if table == "name":
            continue
        if table not in _FIELDS:
            name = shown(table)
            raise BriefError(name, f"{name} is not of a timing; it must be {listed(list(_FIELDS))}")
        if not isinstance(content, dict):
            raise refused(table, content, f"a table, [{table}]")
        for key in content:
            if key not in _FIELDS[table]:
                name = f"{table}.{shown(key)}"
                raise BriefError(name, f"{name} is not a field of a timing; it must be {listed(_FIELDS[table])}")

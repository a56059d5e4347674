"""``serveplate run``: one design."""

import argparse
import io
import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TextIO

from serveplate.cli.options import UsageError
from serveplate.cli.output import DONE, FAILED, write, write_file
from serveplate.cli.progress import progress_line
from serveplate.cli.values import chosen_design, target
from serveplate.files.exports import result_to_dict, to_json
from serveplate.files.tables import write_passes_csv, write_requests_csv
from serveplate.files.text import design_text
from serveplate.simulator.brief import Brief, shown
from serveplate.simulator.engine import never
from serveplate.simulator.run import Run
from serveplate.simulator.study import evaluate

_log = logging.getLogger(__name__)


def run_command(options: argparse.Namespace, brief: Brief) -> int:
    """Simulate one design and print it; the exit code."""
    design, targets = chosen_design(options, brief), _targets(options)
    with progress_line() as tell:
        result = evaluate(brief, design, never, tell)
    _log.info("simulated %s", design.key)
    code = _write_tables(result.run, targets)
    code = code or write(to_json(result_to_dict(result)) if options.json else design_text(result))
    return code or (FAILED if options.check and not result.grade.passed else DONE)


_Tables = Sequence[tuple[Path, Callable[[Run, TextIO], None]]]


def _targets(options: argparse.Namespace) -> _Tables:
    """The tables that are asked for; refused before the simulation where there can be no such file."""
    asked = [("--requests", options.requests, write_requests_csv), ("--passes", options.passes, write_passes_csv)]
    targets = [(target(flag, name), write_table) for flag, name, write_table in asked if name is not None]
    if len({path for path, _ in targets}) < len(targets):
        raise UsageError(f"--passes is {shown(options.passes)}, as --requests is; each must be a file of its own")
    return targets


def _write_tables(run: Run, targets: _Tables) -> int:
    """Write the tables; the exit code."""
    for path, write_table in targets:
        text = io.StringIO()
        write_table(run, text)
        if write_file(path, text.getvalue()) == FAILED:
            return FAILED
    return DONE

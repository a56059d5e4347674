"""``serveplate report``: one design as an HTML file."""

import argparse
import logging
from datetime import date

from serveplate.cli.options import UsageError
from serveplate.cli.output import write_file
from serveplate.cli.progress import progress_line
from serveplate.cli.values import chosen_design, target
from serveplate.files.report import report_html
from serveplate.simulator.brief import Brief
from serveplate.simulator.engine import never
from serveplate.simulator.study import evaluate, study, study_seeds

_log = logging.getLogger(__name__)


def report_command(options: argparse.Namespace, brief: Brief) -> int:
    """Write the report of a design; the exit code."""
    if options.output is None:
        raise UsageError("--output is not given; a report needs it: the file to write")
    design, path = chosen_design(options, brief), target("--output", options.output)
    with progress_line() as tell:
        result = evaluate(brief, design, never, tell)
    made = None if options.no_study else study(brief, design, study_seeds(brief))
    _log.info("simulated %s for a report", design.key)
    return write_file(path, report_html(result, made, date.today().isoformat()))

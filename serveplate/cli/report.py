"""``serveplate report``: one design as an HTML file."""

import argparse
import logging
from datetime import date

from serveplate.cli.options import UsageError
from serveplate.cli.output import write_file
from serveplate.cli.progress import progress_line
from serveplate.cli.values import chosen_design, chosen_language, target
from serveplate.files.report import ENGLISH, Voice, report_html
from serveplate.simulator.brief import Brief, shown
from serveplate.simulator.engine import never
from serveplate.simulator.study import evaluate, study, study_seeds

_log = logging.getLogger(__name__)


def report_command(options: argparse.Namespace, brief: Brief) -> int:
    """Write the report of a design; the exit code."""
    if options.output is None:
        raise UsageError("--output is not given; a report needs it: the file to write")
    language = chosen_language(options.language)
    design, path = chosen_design(options, brief), target("--output", options.output)
    with progress_line() as tell:
        result = evaluate(brief, design, never, tell)
    made = None if options.no_study else study(brief, design, study_seeds(brief))
    _log.info("simulated %s for a report", design.key)

    def html(voice: Voice = ENGLISH) -> str:
        return report_html(result, made, date.today().isoformat(), voice)

    if language is None:
        return write_file(path, html())
    try:
        from serveplate.ui.voice import spoken_in  # only here: its catalogues are Qt's, and English needs none
    except ImportError as error:
        raise UsageError(
            f"--language is {shown(language)}; it must be left out: Qt, which translates, can't be loaded ({error})"
        ) from None
    return write_file(path, spoken_in(language, html))

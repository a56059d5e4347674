"""Running a command: its input read, its errors said in a line."""

import argparse
import io
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from serveplate.cli.kiosk import fill_in_from_kiosk_file
from serveplate.cli.options import UsageError, parse
from serveplate.cli.output import BAD_INPUT, BROKEN_PIPE, INTERRUPTED, drop_output, without_console
from serveplate.cli.values import choice, explicit_config_dir, setting
from serveplate.cli.window import window_command
from serveplate.files.atomic import one_line
from serveplate.files.briefs import DEFAULT_BRIEF, find_brief
from serveplate.files.codes import CodeError
from serveplate.files.places import LOG_LEVELS, log_file, set_up_logging
from serveplate.files.reading import InputFileError
from serveplate.files.text import NO_MEMORY
from serveplate.files.timings import timed
from serveplate.simulator.brief import Brief, BriefError
from serveplate.simulator.design import DesignError
from serveplate.simulator.study import seeded


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code."""
    without_console()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a brief's name may be beyond a console's alphabet
    try:
        return _main(sys.argv[1:] if argv is None else argv)
    except (UsageError, InputFileError, BriefError, DesignError, CodeError) as error:
        print(one_line(f"serveplate: {error}"), file=sys.stderr)
        return BAD_INPUT
    except MemoryError:
        print(f"serveplate: {NO_MEMORY}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        drop_output()
        return BROKEN_PIPE
    except KeyboardInterrupt:
        return INTERRUPTED


def _main(argv: Sequence[str]) -> int:
    command, options = parse(argv)
    fill_in_from_kiosk_file(options)
    level = choice("--log-level", options.log_level or "warning", LOG_LEVELS)
    config_dir = explicit_config_dir(options.config_dir)
    # A kiosk writes no file: what it logs goes to standard error, where the system's journal keeps it within bounds.
    set_up_logging(level, None if command or options.kiosk else log_file())
    brief = find_brief(DEFAULT_BRIEF if options.brief is None else options.brief)
    if options.timing is not None:
        brief = timed(brief, options.timing)
    if options.seed is not None:
        seed: Any = setting(options.seed)
        brief = seeded(brief, seed)
    if command == "":
        return window_command(options, brief, config_dir)
    return _without_window(command, options, brief)


def _without_window(command: str, options: argparse.Namespace, brief: Brief) -> int:
    # Only here: the window is there sooner without them.
    from serveplate.cli.briefs import briefs_command
    from serveplate.cli.calibrate import calibrate_command
    from serveplate.cli.designs import designs_command
    from serveplate.cli.export_command import export_command
    from serveplate.cli.grade import grade_command
    from serveplate.cli.kiosk import kiosk_pin_command
    from serveplate.cli.report import report_command
    from serveplate.cli.run import run_command
    from serveplate.cli.study import study_command

    commands: Mapping[str, Callable[[], int]] = {
        "run": lambda: run_command(options, brief),
        "designs": lambda: designs_command(options, brief),
        "study": lambda: study_command(options, brief),
        "report": lambda: report_command(options, brief),
        "grade": lambda: grade_command(options, brief),
        "calibrate": lambda: calibrate_command(options, brief),
        "export-command": lambda: export_command(options, brief),
        "briefs": lambda: briefs_command(options),
        "kiosk-pin": lambda: kiosk_pin_command(options),
    }
    return commands[command]()

"""The command line (DESIGN.md section 6): ``serveplate`` opens the window; its commands need none."""

import argparse
import difflib
import io
import logging
import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Any, TextIO

from serveplate import __version__
from serveplate.files.atomic import one_line, reason, write_atomically
from serveplate.files.briefs import DEFAULT_BRIEF, BriefFileError, find_brief
from serveplate.files.exports import result_to_dict, to_csv, to_json
from serveplate.files.places import CONFIG_VARIABLE, LOG_LEVELS, config_folder, log_file, set_up_logging
from serveplate.files.report import report_html
from serveplate.files.settings import THEMES
from serveplate.files.studies import study_text, study_to_dict
from serveplate.files.tables import write_passes_csv, write_requests_csv
from serveplate.files.text import NO_MEMORY, check_value, design_text, gigabytes, setting_label, table, throughput
from serveplate.pool import MOST_JOBS, worker_pool
from serveplate.simulator.brief import Brief, BriefError, listed, shown
from serveplate.simulator.design import LEVERS, Design, DesignError, all_designs, check_setting, starting_design
from serveplate.simulator.run import Run
from serveplate.simulator.study import (
    OTHER_SEEDS,
    Result,
    Study,
    evaluate,
    evaluate_all,
    seeded,
    study,
    study_seeds,
)

DONE, FAILED, BAD_INPUT, INTERRUPTED, BROKEN_PIPE = 0, 1, 2, 130, 141
MOST_SEEDS = 100_000

_USAGE = """serveplate [options]           opens the window
       serveplate run [options]       simulates one design
       serveplate designs [options]   simulates every design of the brief
       serveplate study [options]     simulates one design on many draws of the traffic
       serveplate report [options]    writes the report of one design as HTML"""
_EXIT_CODES = f"""exit codes:
  {DONE}    done
  {FAILED}    --check found a check that fails or a fragile design; the window can't open; the output can't be written
  {BAD_INPUT}    bad input: one line on standard error says which
  {INTERRUPTED}  interrupted
  {BROKEN_PIPE}  the reader of the output went away"""

_log = logging.getLogger(__name__)


class UsageError(ValueError):
    """Bad input: one sentence that names the field, what it is and what it may be."""


@dataclass(frozen=True)
class _Option:
    """An option: the commands that it belongs to ("" is the window), and what follows it (None: nothing)."""

    flag: str
    commands: tuple[str, ...]
    value: str | None
    help: str

    @property
    def name(self) -> str:
        """Its attribute of the parsed options."""
        return self.flag.lstrip("-").replace("-", "_")


_COMMANDS = ("run", "designs", "study", "report")
_ALL, _WINDOW, _RUN, _DESIGNS, _STUDY, _REPORT, _ONE, _GRADED, _PRINTED = (
    ("", *_COMMANDS),
    ("",),
    ("run",),
    ("designs",),
    ("study",),
    ("report",),
    ("run", "study", "report"),
    ("run", "study"),
    ("run", "designs", "study"),
)
_OPTIONS = (
    _Option("--brief", _ALL, "NAME-or-FILE", f"a bundled brief or a TOML file (default: {DEFAULT_BRIEF})"),
    _Option("--config-dir", _ALL, "FOLDER", f"preferences and kept designs (default: {CONFIG_VARIABLE}, or yours)"),
    _Option("--log-level", _ALL, "LEVEL", f"what to log: {', '.join(LOG_LEVELS)} (default: warning)"),
    _Option("--theme", _WINDOW, "THEME", ", ".join(THEMES)),
    _Option("--reduced-motion", _WINDOW, None, "what would move jumps instead"),
    _Option("--no-reduced-motion", _WINDOW, None, "what moves may move"),
    _Option("--batching", _ONE, "SETTING", "static, continuous"),
    _Option("--cache", _ONE, "SETTING", "contiguous, paged"),
    _Option("--gpus", _ONE, "N", "GPUs, tensor parallel"),
    _Option("--bits", _ONE, "N", "bits per weight"),
    _Option("--draft", _ONE, "N", "draft tokens per verify pass"),
    _Option("--seed", _COMMANDS, "N", "another draw of the traffic than the brief's"),
    _Option("--json", _PRINTED, None, "JSON, with units in its keys"),
    _Option("--csv", _DESIGNS, None, "CSV, with the keys of --json dotted"),
    _Option("--check", _GRADED, None, f"exit with {FAILED} when a check fails, or the design is fragile"),
    _Option("--requests", _RUN, "FILE", "write every request there as CSV"),
    _Option("--passes", _RUN, "FILE", "write every pass there as CSV"),
    _Option("--passing", _DESIGNS, None, "only designs that pass all four checks"),
    _Option("--seeds", _STUDY, "N", f"draws: the brief's seed, then others from 0 up (default: {1 + OTHER_SEEDS})"),
    _Option("--jobs", _STUDY, "N", "processes that work at once (default: 1, this one)"),
    _Option("--output", _REPORT, "FILE", "write the report there; a file that is there is replaced"),
    _Option("--no-study", _REPORT, None, f"leave out the {1 + OTHER_SEEDS} draws that say how sure the verdict is"),
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a brief's name may be beyond a console's alphabet
    try:
        return _main(sys.argv[1:] if argv is None else argv)
    except (UsageError, BriefFileError, BriefError, DesignError) as error:
        print(one_line(f"serveplate: {error}"), file=sys.stderr)
        return BAD_INPUT
    except MemoryError:
        print(f"serveplate: {NO_MEMORY}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        _drop_output()
        return BROKEN_PIPE
    except KeyboardInterrupt:
        return INTERRUPTED


def _main(argv: Sequence[str]) -> int:
    command, options = _parse(argv)
    level = _choice("--log-level", options.log_level or "warning", LOG_LEVELS)
    config_dir = _config_dir(options.config_dir)
    set_up_logging(level, None if command else log_file())
    brief = find_brief(DEFAULT_BRIEF if options.brief is None else options.brief)
    if options.seed is not None:
        seed: Any = _setting(options.seed)
        brief = seeded(brief, seed)
    commands: Mapping[str, Callable[[], int]] = {
        "": lambda: _window(options, brief, config_dir),
        "run": lambda: _run(options, brief),
        "designs": lambda: _designs(options, brief),
        "study": lambda: _study(options, brief),
        "report": lambda: _report(options, brief),
    }
    return commands[command]()


def _parse(argv: Sequence[str]) -> tuple[str, argparse.Namespace]:
    """The command ("" for the window) and its options, which may stand before it and after it.

    One parser for all: argparse's own sub-commands would take an option on one side of the command only.
    """
    parser = _parser()
    try:
        options, rest = parser.parse_known_args(list(argv))
    except argparse.ArgumentError as error:
        raise UsageError(_misused(error.argument_name or "")) from None
    except SystemExit as done:  # --help and --version have printed; here main still minds a reader that went away
        raise SystemExit(_write("") or done.code) from None
    unknown = next((word for word in rest if word.startswith("-")), None)
    if unknown is not None:
        raise UsageError(_unknown_option(unknown))
    command = rest[0] if rest else ""
    if command not in _COMMANDS and rest:
        raise UsageError(f"the command is {shown(command)}; it must be {', '.join(_COMMANDS)} or none, for the window")
    if len(rest) > 1:
        raise UsageError(f"after {command} comes {shown(rest[1])}; it must be an option, such as --brief")
    for option in _OPTIONS:
        if getattr(options, option.name) and command not in option.commands:
            here, there = (name or "the window" for name in (command, option.commands[0]))
            raise UsageError(f"{option.flag} is given to {here}; it must be given to {there}")
    return command, options


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="serveplate",
        usage=_USAGE,
        description="Serve a language model: five levers, four checks, an exact simulator.",
        epilog=_EXIT_CODES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
        exit_on_error=False,
    )
    parser.add_argument("--version", action="version", version=f"serveplate {__version__}")
    titles = {_ALL: "for all", _WINDOW: "the window"}
    groups = {
        commands: parser.add_argument_group(titles.get(commands, " and ".join(commands)))
        for commands in dict.fromkeys(option.commands for option in _OPTIONS)
    }
    for option in _OPTIONS:
        if option.value is None:
            groups[option.commands].add_argument(option.flag, action="store_true", help=option.help)
        else:
            groups[option.commands].add_argument(option.flag, metavar=option.value, help=option.help)
    return parser


def _misused(flag: str) -> str:
    """The sentence for the two mistakes that argparse itself finds."""
    takes_value = any(option.flag == flag and option.value for option in _OPTIONS)
    if takes_value:
        return f"{flag} is given without a value; it must be followed by one (serveplate --help lists them)"
    return f"{flag} is given a value; it must stand alone"


def _unknown_option(word: str) -> str:
    flags = [option.flag for option in _OPTIONS]
    near = difflib.get_close_matches(word.split("=")[0], flags, 1)
    return f"{shown(word)} is not an option; " + (
        f"did you mean {near[0]}?" if near else f"it must be one of {', '.join([*flags, '--version', '--help'])}"
    )


def _choice(flag: str, value: str, choices: Sequence[str]) -> str:
    if value not in choices:
        raise UsageError(f"{flag} is {shown(value)}; it must be {listed(choices)}")
    return value


def _config_dir(explicit: str | None) -> Path:
    if explicit is not None:
        must_be = f"--config-dir is {shown(explicit)}; it must be a folder, or a name for a new one"
        try:
            may_be = explicit and (Path(explicit).is_dir() or not Path(explicit).exists())
        except OSError as error:  # it can't be looked at, or is too long for a name
            raise UsageError(f"{must_be}: {reason(error)}") from None
        if not may_be:
            raise UsageError(must_be)
    return config_folder(explicit)


def _setting(text: str) -> int | str:
    """A word of the command line as the number that it is, or as it stands: then the field's own rule refuses it."""
    return int(text) if re.fullmatch(r"0|-?[1-9][0-9]{,29}", text) else text


def _whole(flag: str, text: str, most: int) -> int:
    value = _setting(text)
    if not isinstance(value, int) or not 1 <= value <= most:
        raise UsageError(f"{flag} is {shown(value)}; it must be a whole number from 1 to {most:,}")
    return value


def _design(options: argparse.Namespace, brief: Brief) -> Design:
    """The brief's starting design with the settings that are given."""
    given = {lever.name: getattr(options, lever.name) for lever in LEVERS}
    chosen: dict[str, Any] = {name: _setting(text) for name, text in given.items() if text is not None}
    for name, setting in chosen.items():
        check_setting(brief, name, setting)
    return replace(starting_design(brief), **chosen)


def _run(options: argparse.Namespace, brief: Brief) -> int:
    design, targets = _design(options, brief), _targets(options)
    result = evaluate(brief, design)
    _log.info("simulated %s", design.key)
    code = _write_tables(result.run, targets)
    code = code or _write(to_json(result_to_dict(result)) if options.json else design_text(result))
    return code or (FAILED if options.check and not result.grade.passed else DONE)


_Tables = Sequence[tuple[Path, Callable[[Run, TextIO], None]]]


def _targets(options: argparse.Namespace) -> _Tables:
    """The tables that are asked for; refused before the simulation where there can be no such file."""
    asked = [("--requests", options.requests, write_requests_csv), ("--passes", options.passes, write_passes_csv)]
    targets = [(_target(flag, name), write) for flag, name, write in asked if name is not None]
    if len({path for path, _ in targets}) < len(targets):
        raise UsageError(f"--passes is {shown(options.passes)}, as --requests is; each must be a file of its own")
    return targets


def _target(flag: str, name: str) -> Path:
    path = Path(name)
    try:
        if name and path.parent.is_dir() and (path.is_file() or not path.exists()):
            return path.resolve()  # what a link points to is replaced, not the link
    except OSError as error:
        raise UsageError(f"{flag} is {shown(name)}; it must be a file that can be written: {reason(error)}") from None
    raise UsageError(f"{flag} is {shown(name)}; it must be a file, or a name for a new one in a folder that is there")


def _write_tables(run: Run, targets: _Tables) -> int:
    """Write the tables; the exit code."""
    for path, write in targets:
        text = io.StringIO()
        write(run, text)
        if _write_file(path, text.getvalue()) == FAILED:
            return FAILED
    return DONE


def _write_file(path: Path, text: str) -> int:
    """Write a file whole, over one that is there; the exit code."""
    try:
        write_atomically(path, text.encode())
    except OSError as error:
        print(one_line(f"serveplate: {path} can't be written: {reason(error)}"), file=sys.stderr)
        return FAILED
    return DONE


def _study(options: argparse.Namespace, brief: Brief) -> int:
    design = _design(options, brief)
    draws = 1 + OTHER_SEEDS if options.seeds is None else _whole("--seeds", options.seeds, MOST_SEEDS)
    jobs = 1 if options.jobs is None else _whole("--jobs", options.jobs, MOST_JOBS)
    try:
        made = _studied(brief, design, study_seeds(brief, draws - 1), jobs)
    except BrokenExecutor:
        print("serveplate: a process of the study ended before its work did", file=sys.stderr)
        return FAILED
    _log.info("simulated %s on %d seeds", design.key, draws)
    code = _write(to_json(study_to_dict(made)) if options.json else study_text(made))
    sure = made.own is not None and made.own.grade.passed and not made.fragile
    return code or (FAILED if options.check and not sure else DONE)


def _studied(brief: Brief, design: Design, seeds: Sequence[int], jobs: int) -> Study:
    jobs = min(jobs, len(seeds))
    if jobs == 1:
        return study(brief, design, seeds)
    with worker_pool(jobs) as (pool, interrupted):
        return study(brief, design, seeds, pool, interrupted)


def _report(options: argparse.Namespace, brief: Brief) -> int:
    if options.output is None:
        raise UsageError("--output is not given; a report needs it: the file to write")
    design, path = _design(options, brief), _target("--output", options.output)
    result = evaluate(brief, design)
    made = None if options.no_study else study(brief, design, study_seeds(brief))
    _log.info("simulated %s for a report", design.key)
    return _write_file(path, report_html(result, made, date.today().isoformat()))


def _designs(options: argparse.Namespace, brief: Brief) -> int:
    if options.json and options.csv:
        raise UsageError("--csv is given beside --json; it must be one of the two")
    results = [result for result in evaluate_all(brief) if result.grade.passed or not options.passing]
    if options.json:
        return _write(to_json([result_to_dict(result) for result in results]))
    if options.csv:
        return _write(to_csv(results))
    return _write(_designs_table(brief, results))


def _designs_table(brief: Brief, results: Sequence[Result]) -> str:
    levers = ("Batching", "KV cache", "GPUs", "Weights", "Draft")
    measures = ("TTFT p95 s", "TPOT p95 ms", "$/M tokens", "tokens/s", "Cache GB")
    lines = table([(*levers, *measures, "Checks"), *map(_row, results)], right=tuple(range(5, 10)))
    passing, designs = sum(result.grade.passed for result in results), len(all_designs(brief))
    lines += ["", f"{brief.name}, seed {brief.traffic.seed}: designs that pass all four checks: {passing} of {designs}"]
    return "\n".join(lines) + "\n"


def _row(result: Result) -> tuple[str, ...]:
    measures, grade = result.measures, result.grade
    values = [check_value(check) for check in (grade.ttft, grade.tpot, grade.cost)]
    failing = ", ".join(check.name for check in grade.checks if not check.passed)
    verdict = "pass" if grade.passed else f"fail: {failing}"
    return (
        *(setting_label(lever.name, getattr(result.design, lever.name)) for lever in LEVERS),
        *("-" if value is None else value.text.removeprefix("$") for value in values),
        "-" if measures.throughput_tokens_per_s is None else throughput(measures.throughput_tokens_per_s).text,
        gigabytes(measures.cache_bytes).text,
        verdict if measures.feasible else "can't run",
    )


def _window(options: argparse.Namespace, brief: Brief, config_dir: Path) -> int:
    if options.reduced_motion and options.no_reduced_motion:
        raise UsageError("--no-reduced-motion is given beside --reduced-motion; it must be one of the two")
    theme = None if options.theme is None else _choice("--theme", options.theme, THEMES)
    reduced_motion = True if options.reduced_motion else (False if options.no_reduced_motion else None)
    if _has_no_display(os.environ):
        return _no_window("there is no display (DISPLAY, WAYLAND_DISPLAY and QT_QPA_PLATFORM are not set)")
    try:
        from serveplate.ui import app  # only here: Qt takes a second to load, and the commands need none
    except ImportError as error:
        return _no_window(f"Qt can't be loaded ({error})")
    return app.main(brief=brief, config_dir=config_dir, theme=theme, reduced_motion=reduced_motion)


def _has_no_display(environment: Mapping[str, str]) -> bool:
    # Qt would abort the process. Elsewhere there is always a display, as far as Qt is concerned.
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform == "linux" and not any(environment.get(name) for name in names)


def _no_window(why: str) -> int:
    sentence = f"serveplate: the window can't open: {why}; serveplate run and serveplate designs need no window"
    print(one_line(sentence), file=sys.stderr)
    return FAILED


def _write(text: str) -> int:
    """Print to standard output; the exit code.

    Raises:
        BrokenPipeError: the reader went away.
    """
    try:
        print(text, end="", flush=True)
    except BrokenPipeError:
        raise
    except OSError as error:
        print(f"serveplate: the output can't be written: {reason(error)}", file=sys.stderr)
        _drop_output()
        return FAILED
    return DONE


def _drop_output() -> None:
    """Send what is still in standard output's buffer nowhere, so that Python's exit does not trip over it."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)

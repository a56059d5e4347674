"""The commands and their options, and how they are parsed."""

import argparse
import difflib
from collections.abc import Sequence
from dataclasses import dataclass

from serveplate import __version__
from serveplate.cli.output import BAD_INPUT, BROKEN_PIPE, DONE, FAILED, INTERRUPTED, write
from serveplate.files.briefs import DEFAULT_BRIEF
from serveplate.files.kiosk import IDLE_SECONDS, kiosk_file
from serveplate.files.languages import choices
from serveplate.files.places import CONFIG_VARIABLE, LOG_LEVELS
from serveplate.files.settings import THEMES
from serveplate.files.timings import CALIBRATED
from serveplate.simulator.brief import shown
from serveplate.simulator.calibration import HOLD_OUT, MOST_GPUS_FITTED
from serveplate.simulator.study import OTHER_SEEDS

_EXIT_CODES = f"""exit codes:
  {DONE}    done
  {FAILED}    --check found a check that fails or a fragile design; a graded design fails; the window can't open;
       the output can't be written
  {BAD_INPUT}    bad input: one line on standard error says which; grade goes on with the others
  {INTERRUPTED}  interrupted
  {BROKEN_PIPE}  the reader of the output went away"""


class UsageError(ValueError):
    """Bad input: one sentence that names the field, what it is and what it may be."""


@dataclass(frozen=True)
class Option:
    """An option: the commands that it belongs to ("" is the window), and what follows it (None: nothing)."""

    flag: str
    commands: tuple[str, ...]
    value: str | None
    help: str

    @property
    def name(self) -> str:
        """Its attribute of the parsed options."""
        return self.flag.lstrip("-").replace("-", "_")


@dataclass(frozen=True)
class Command:
    """A command: what it does, and the word for the files that it is given (None: it takes none)."""

    name: str
    help: str
    files: str | None = None

    @property
    def usage(self) -> str:
        """Its line of the usage."""
        return f"{' '.join(filter(None, ('serveplate', self.name, '[options]', self.files))):<37}{self.help}"


_WINDOW_LINE = Command("", "opens the window")
COMMANDS = {
    command.name: command
    for command in (
        Command("run", "simulates one design"),
        Command("designs", "simulates every design of the brief"),
        Command("study", "simulates one design on many draws of the traffic"),
        Command("report", "writes the report of one design as HTML"),
        Command("grade", "simulates and grades designs that are handed in", "FILES..."),
        Command("calibrate", "fits the timing to measurements", "FILE"),
        Command("export-command", "writes the design as command lines of vLLM and SGLang"),
        Command("briefs", "lists the briefs that come with it"),
        Command("kiosk-pin", "keeps the hash of the PIN that it reads from standard input"),
    )
}
_ALL = ("", *COMMANDS)
_WINDOW = ("",)
_RUN = ("run",)
_DESIGNS = ("designs",)
_STUDY = ("study",)
_REPORT = ("report",)
_CALIBRATE = ("calibrate",)
_KIOSK_PIN = ("kiosk-pin",)
_WITH_BRIEF = tuple(name for name in _ALL if name not in ("briefs", "kiosk-pin"))
_TIMED = ("", "run", "designs", "study", "report")
_EXPORT = ("export-command",)
_ONE = ("run", "study", "report", "export-command")
_GRADED = ("run", "study")
_PRINTED = ("run", "designs", "study", "grade", "calibrate", "export-command", "briefs")
_ROWS = ("designs", "grade")
OPTIONS = (
    Option("--brief", _WITH_BRIEF, "NAME-or-FILE", f"a bundled brief or a TOML file (default: {DEFAULT_BRIEF})"),
    Option("--config-dir", _ALL, "FOLDER", f"preferences and kept designs (default: {CONFIG_VARIABLE}, or yours)"),
    Option("--log-level", _ALL, "LEVEL", f"what to log: {', '.join(LOG_LEVELS)} (default: warning)"),
    Option("--timing", _TIMED, "NAME-or-FILE", f"how long passes take: {CALIBRATED} or a TOML file"),
    Option("--language", ("", "report"), "LANGUAGE", f"{', '.join(choices())} (default of a report: en)"),
    Option("--theme", _WINDOW, "THEME", ", ".join(THEMES)),
    Option("--zoom", _WINDOW, "PERCENT", "how large text is, from 100 to 200"),
    Option("--reduced-motion", _WINDOW, None, "what would move jumps instead"),
    Option("--no-reduced-motion", _WINDOW, None, "what moves may move"),
    Option("--show-map", _WINDOW, None, "the map of all designs from the start: it gives the answer away"),
    Option("--kiosk", _WINDOW, None, "for visitors: full screen, starts over when idle, is left with a PIN only"),
    Option("--kiosk-config", _WINDOW, "FILE", f"the kiosk's options (default: {kiosk_file()}, if it is there)"),
    Option("--idle-seconds", _WINDOW, "N", f"until the kiosk asks who is still there (default: {IDLE_SECONDS})"),
    Option("--config", _KIOSK_PIN, "FILE", f"the kiosk.toml to keep the PIN's hash in (default: {kiosk_file()})"),
    Option("--batching", _ONE, "SETTING", "static, continuous"),
    Option("--cache", _ONE, "SETTING", "contiguous, paged"),
    Option("--gpus", _ONE, "N", "GPUs, tensor parallel"),
    Option("--bits", (*_ONE, "calibrate"), "N", "bits per weight"),
    Option("--draft", _ONE, "N", "draft tokens per verify pass"),
    Option("--code", _ONE, "CODE", "a design code instead of the five"),
    Option(
        "--seed",
        ("run", "designs", "study", "report", "export-command"),
        "N",
        "another draw of the traffic than the brief's",
    ),
    Option("--json", _PRINTED, None, "JSON, with units in its keys"),
    Option("--csv", _ROWS, None, "CSV, with the keys of --json dotted"),
    Option("--check", _GRADED, None, f"exit with {FAILED} when a check fails, or the design is fragile"),
    Option("--requests", _RUN, "FILE", "write every request there as CSV"),
    Option("--passes", _RUN, "FILE", "write every pass there as CSV"),
    Option("--passing", _DESIGNS, None, "only designs that pass all four checks"),
    Option("--seeds", _STUDY, "N", f"draws: the brief's seed, then others from 0 up (default: {1 + OTHER_SEEDS})"),
    Option("--jobs", _STUDY, "N", "processes that work at once (default: 1, this one)"),
    Option("--output", ("report", "calibrate"), "FILE", "write the report, or the fitted timing, there"),
    Option("--holdout", _CALIBRATE, "N", f"hold every N-th row out of the fit (default: {HOLD_OUT}; 0: none)"),
    Option("--fit-gpus", _CALIBRATE, "N", f"fit rows of at most so many GPUs (default: {MOST_GPUS_FITTED})"),
    Option("--model", _EXPORT, "NAME", "checkpoint to serve, a repository or a folder (default: the brief's model)"),
    Option("--draft-model", _EXPORT, "NAME", "checkpoint of the draft model"),
    Option("--write-trace", _EXPORT, "FILE", "write the brief's requests there, for the benchmark"),
    Option("--no-study", _REPORT, None, f"leave out the {1 + OTHER_SEEDS} draws that say how sure the verdict is"),
)


def parse(argv: Sequence[str]) -> tuple[str, argparse.Namespace]:
    """The command ("" for the window) and its options, which may stand before it and after it.

    One parser for all: argparse's own sub-commands would take an option on one side of the command only.

    Raises:
        UsageError: a command, an option or what follows it is refused.
        SystemExit: --help or --version has printed.
    """
    parser = _parser()
    try:
        options, rest = parser.parse_known_args(list(argv))
    except argparse.ArgumentError as error:
        raise UsageError(_misused(error.argument_name or "")) from None
    except SystemExit as done:  # --help and --version have printed; here main still minds a reader that went away
        raise SystemExit(write("") or done.code) from None
    unknown = next((word for word in rest if word.startswith("-")), None)
    command = next((word for word in rest if not word.startswith("-")), "")
    if unknown is not None:
        raise UsageError(_unknown_option(unknown, command))
    if command not in COMMANDS and rest:
        raise UsageError(f"the command is {shown(command)}; it must be {', '.join(COMMANDS)} or none, for the window")
    options.files = rest[1:]
    if options.files and COMMANDS[command].files is None:
        raise UsageError(f"after {command} comes {shown(rest[1])}; it must be an option, such as --brief")
    for option in OPTIONS:
        if getattr(options, option.name) and command not in option.commands:
            here, there = (name or "the window" for name in (command, option.commands[0]))
            raise UsageError(f"{option.flag} is given to {here}; it must be given to {there}")
    return command, options


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="serveplate",
        usage="\n       ".join(command.usage for command in (_WINDOW_LINE, *COMMANDS.values())),
        description="Serve a language model: five levers, four checks, an exact simulator.",
        epilog=_EXIT_CODES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
        exit_on_error=False,
    )
    parser.add_argument("--version", action="version", version=f"serveplate {__version__}")
    titles = {_ALL: "for all", _WITH_BRIEF: "for all with a brief", _WINDOW: "the window"}
    groups = {
        commands: parser.add_argument_group(
            titles.get(commands, " and ".join(name or "the window" for name in commands))
        )
        for commands in dict.fromkeys(option.commands for option in OPTIONS)
    }
    for option in OPTIONS:
        if option.value is None:
            groups[option.commands].add_argument(option.flag, action="store_true", help=option.help)
        else:
            groups[option.commands].add_argument(option.flag, metavar=option.value, help=option.help)
    return parser


def _misused(flag: str) -> str:
    """The sentence for the two mistakes that argparse itself finds."""
    takes_value = any(option.flag == flag and option.value for option in OPTIONS)
    if takes_value:
        return f"{flag} is given without a value; it must be followed by one (serveplate --help lists them)"
    return f"{flag} is given a value; it must stand alone"


def _unknown_option(word: str, command: str) -> str:
    is_known = command in ("", *COMMANDS)
    flags = [option.flag for option in OPTIONS if command in option.commands or not is_known]
    near = difflib.get_close_matches(word.split("=")[0], flags, 1)
    return f"{shown(word)} is not an option; " + (
        f"did you mean {near[0]}?" if near else f"it must be one of {', '.join([*flags, '--version', '--help'])}"
    )

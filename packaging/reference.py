"""The man page and the completions of shells, from the command line's own tables: ``python reference.py FOLDER``.

Writes serveplate.1, bash/serveplate and zsh/_serveplate.
"""

import argparse
import sys
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path

import shtab

from serveplate import __version__
from serveplate.cli.options import COMMANDS, OPTIONS, Option
from serveplate.files.places import LOG_LEVELS
from serveplate.files.settings import THEMES
from serveplate.simulator.brief import Levers

_CHOICES = {"--theme": tuple(THEMES), "--log-level": tuple(LOG_LEVELS)} | {
    f"--{lever}": tuple(map(str, settings)) for lever, settings in asdict(Levers()).items()
}
_FILES = {"FILE": shtab.FILE, "NAME-or-FILE": shtab.FILE, "FOLDER": shtab.DIRECTORY}

_HEAD = """.TH SERVEPLATE 1 "" "serveplate {version}" "User Commands"
.SH NAME
serveplate \\- learn to serve a language model
.SH SYNOPSIS
.B serveplate
.RI [ options ]
{synopsis}
.SH DESCRIPTION
A brief, five levers, and a simulator that answers every move at once with the latency, the cost and the throughput
that the design would have. Without a command the window opens; the commands need no window. Nothing needs a network.
"""
_TAIL = """.SH EXIT STATUS
.TP
.B 0
done
.TP
.B 1
.B \\-\\-check
found a check that fails, or a design that was handed in fails; the window can't open; the output can't be written
.TP
.B 2
bad input, said in one line on standard error
.TP
.BR 130 ", " 141
interrupted; the reader of the output went away
.SH ENVIRONMENT
.TP
.B SERVEPLATE_CONFIG_DIR
the folder of preferences and kept designs
.SH FILES
.TP
.I ~/.config/serveplate
preferences and kept designs
.TP
.I ~/.local/state/serveplate/log
the window's log
.TP
.I /etc/serveplate/kiosk.toml
the kiosk's options
"""


def man_page() -> str:
    """The man page, in roff."""
    synopsis = "\n".join(
        f'.br\n.B serveplate {_roff(command.name)}\n.RI [ options "]{_roff(f" {command.files or str()}".rstrip())}"'
        for command in COMMANDS.values()
    )
    parts = [_HEAD.format(version=__version__, synopsis=synopsis), ".SH COMMANDS\n"]
    parts += [f".TP\n.B {_roff(command.name)}\n{_roff(command.help)}\n" for command in COMMANDS.values()]
    parts.append(".SH OPTIONS\n")
    for commands in dict.fromkeys(option.commands for option in OPTIONS):
        title = (
            "All commands" if set(commands) >= set(COMMANDS) else ", ".join(name or "the window" for name in commands)
        )
        parts.append(f".SS {_roff(title)}\n")
        parts += [_option(option) for option in OPTIONS if option.commands == commands]
    parts.append('.TP\n.BR \\-\\-version ", " \\-\\-help\nsay which version it is, or all this in short\n')
    return "".join([*parts, _TAIL])


def _option(option: Option) -> str:
    value = f" \\fI{_roff(option.value)}\\fR" if option.value else ""
    return f".TP\n\\fB{_roff(option.flag)}\\fR{value}\n{_roff(option.help)}\n"


def _roff(words: str) -> str:
    escaped = words.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq")
    return f"\\&{escaped}" if escaped.startswith(".") else escaped


def completions(shell: str) -> str:
    """The completion of a shell that shtab knows."""
    parser = argparse.ArgumentParser("serveplate", add_help=False)
    _add(parser, (option for option in OPTIONS if "" in option.commands))
    parser.add_argument("--version", action="store_true", help="say which version it is")
    commands = parser.add_subparsers()
    for command in COMMANDS.values():
        # argparse takes a percent sign for its own.
        sub = commands.add_parser(command.name, help=command.help.replace("%", "%%"), add_help=False)
        _add(sub, (option for option in OPTIONS if command.name in option.commands))
        if command.files:
            sub.add_argument("files", nargs="*").complete = shtab.FILE  # type: ignore[attr-defined]
    return shtab.complete(parser, shell)


def _add(parser: argparse.ArgumentParser, options: Iterable[Option]) -> None:
    for option in options:
        words = option.help.replace("%", "%%")
        if option.value is None:
            parser.add_argument(option.flag, action="store_true", help=words)
            continue
        added = parser.add_argument(option.flag, metavar=option.value, help=words, choices=_CHOICES.get(option.flag))
        if option.value in _FILES:
            added.complete = _FILES[option.value]  # type: ignore[attr-defined]


def main() -> int:
    """Write them all into the folder given; the exit code."""
    if len(sys.argv) != 2:
        print("usage: reference.py FOLDER", file=sys.stderr)
        return 2
    files = {
        "serveplate.1": man_page(),
        "bash/serveplate": completions("bash"),
        "zsh/_serveplate": completions("zsh"),
    }
    for name, text in files.items():
        path = Path(sys.argv[1], name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""``serveplate export-command``: one design as command lines of the engines that could serve it."""

import argparse

from serveplate.cli.options import UsageError
from serveplate.cli.output import DONE, write, write_file
from serveplate.cli.values import chosen_design, target
from serveplate.files.exports import to_json
from serveplate.files.server_commands import commands_text, commands_to_dict, server_commands, trace_jsonl
from serveplate.simulator.brief import Brief, shown

_LONGEST_NAME = 1_000


def export_command(options: argparse.Namespace, brief: Brief) -> int:
    """Print the command lines of a design, and write the brief's requests where they are asked for; the exit code."""
    design = chosen_design(options, brief)
    model, draft_model = _name("--model", options.model), _name("--draft-model", options.draft_model)
    path = None if options.write_trace is None else target("--write-trace", options.write_trace)
    commands = server_commands(brief, design, model, draft_model, options.write_trace)
    code = DONE if path is None else write_file(path, trace_jsonl(brief))
    document = commands_to_dict(brief, design, commands)
    return code or write(to_json(document) if options.json else commands_text(brief, design, commands))


def _name(flag: str, name: str | None) -> str | None:
    """A checkpoint's name that can stand in a command and in a comment beneath it."""
    if name is None or (name.isprintable() and 0 < len(name) <= _LONGEST_NAME and not name.startswith("-")):
        return name
    raise UsageError(f"{flag} is {shown(name)}; it must be a repository or a folder, on one line, not beginning with -")

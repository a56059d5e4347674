"""``serveplate grade``: designs that are handed in."""

import argparse
import sys
from collections.abc import Sequence

from serveplate.cli.options import UsageError
from serveplate.cli.output import BAD_INPUT, DONE, FAILED, write
from serveplate.files.atomic import one_line
from serveplate.files.classroom import PASS, UNREADABLE, Graded, grade_all, graded_to_csv, graded_to_dict
from serveplate.files.exports import to_json
from serveplate.files.text import check_value, table
from serveplate.simulator.brief import Brief


def grade_command(options: argparse.Namespace, brief: Brief) -> int:
    """Simulate all that is handed in and print how it did; the exit code.

    What can't be read outweighs what fails, as of grep and diff: the others were graded, and one was not.
    """
    if options.json and options.csv:
        raise UsageError("--csv is given beside --json; it must be one of the two")
    if not options.files:
        raise UsageError("grade is given no file; it must be given kept designs, folders of them, or design codes")
    graded = []
    for each in grade_all(options.files, brief):
        graded.append(each)
        if each.verdict == UNREADABLE:
            print(one_line(f"serveplate: {_where(each)} can't be read: {each.reason}"), file=sys.stderr)
    if options.json:
        code = write(to_json([graded_to_dict(each, brief) for each in graded]))
    else:
        code = write(graded_to_csv(graded, brief) if options.csv else _graded_table(graded, brief))
    verdicts = {each.verdict for each in graded}
    return code or (BAD_INPUT if UNREADABLE in verdicts else DONE if verdicts <= {PASS} else FAILED)


def _where(graded: Graded) -> str:
    hand_in = graded.hand_in
    return hand_in.source if hand_in.line is None else f"{hand_in.source}:{hand_in.line}"


def _graded_table(graded: Sequence[Graded], brief: Brief) -> str:
    head = ("Handed in", "Design", "TTFT p95 s", "TPOT p95 ms", "$/M tokens", "Verdict")
    lines = table([head, *map(_row, graded)], right=(2, 3, 4))
    passing, unreadable = (sum(each.verdict == verdict for each in graded) for verdict in (PASS, UNREADABLE))
    seed = brief.traffic.seed
    lines += ["", f"{brief.name}, seed {seed}: of {len(graded)} handed in, {passing} pass, {unreadable} can't be read"]
    return "\n".join(lines) + "\n"


def _row(graded: Graded) -> tuple[str, ...]:
    hand_in, made = graded.hand_in, graded.draw
    checks = (made.grade.ttft, made.grade.tpot, made.grade.cost) if made else (None, None, None)
    values = [check_value(check) if check else None for check in checks]
    return (
        _where(graded) if hand_in.line is None else f"{_where(graded)} {hand_in.name or ''}".rstrip(),
        graded.design.key if graded.design else "-",
        *("-" if value is None else value.text.removeprefix("$") for value in values),
        graded.verdict if graded.reason is None else f"{graded.verdict}: {graded.reason}",
    )

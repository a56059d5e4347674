"""``serveplate designs``: every design of a brief."""

import argparse
from collections.abc import Iterator, Sequence

from serveplate.cli.options import UsageError
from serveplate.cli.output import write
from serveplate.cli.progress import progress_line
from serveplate.files.exports import result_to_dict, to_csv, to_json
from serveplate.files.text import check_value, gigabytes, setting_label, table, throughput
from serveplate.simulator.brief import Brief
from serveplate.simulator.design import LEVERS, all_designs
from serveplate.simulator.study import Result, evaluate_all


def designs_command(options: argparse.Namespace, brief: Brief) -> int:
    """Simulate every design and print them; the exit code."""
    if options.json and options.csv:
        raise UsageError("--csv is given beside --json; it must be one of the two")
    results = [result for result in _followed(brief) if result.grade.passed or not options.passing]
    if options.json:
        return write(to_json([result_to_dict(result) for result in results]))
    if options.csv:
        return write(to_csv(results))
    return write(_designs_table(brief, results))


def _followed(brief: Brief) -> Iterator[Result]:
    """Every design, with word at a terminal of how far that is."""
    designs = len(all_designs(brief))
    with progress_line() as tell:
        for index, result in enumerate(evaluate_all(brief), 1):
            tell(index / designs)
            yield result


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

"""A study for machines, as strict JSON (README, "Formats"), and for people."""

from dataclasses import asdict, replace
from typing import Any

from serveplate import __version__
from serveplate.files.exports import strict
from serveplate.files.text import ESTIMATE, check_limit, check_title, check_value, count, design_words, table
from serveplate.simulator.grading import Check
from serveplate.simulator.sentence import Sentence
from serveplate.simulator.study import Draw, Spread, Study

_SPREADS = {"ttft": "ttft_p95_s", "tpot": "tpot_p95_s", "cost": "cost_usd_per_million_tokens"}


def study_to_dict(study: Study) -> dict[str, Any]:
    """A study with its units in its keys; what can't be measured is None."""
    own = study.own
    limits = {} if not study.draws else {check.name: check.limit for check in study.draws[0].grade.checks}
    return {
        "draws": len(study.draws),
        "draws_passed": study.passes,
        "passed": None if own is None else own.grade.passed,
        "fragile": study.fragile,
        "seed": study.brief.traffic.seed,
        "version": __version__,
        "design": asdict(study.design),
        "spreads": {key: _dict_or_none(getattr(study, key)) for key in _SPREADS.values()},
        "checks": {
            name: {"limit": limit, "draws_passed": _draws_passed(study, name)} for name, limit in limits.items()
        },
        "results": [_draw_to_dict(draw) for draw in study.draws],
    }


def study_sentence(study: Study) -> Sentence:
    """The outcome in one line: "Passes on 37 of 41 draws"."""
    return Sentence("Passes on {passes} of {draws}", passes=study.passes, draws=count(len(study.draws), "draw"))


def study_text(study: Study) -> str:
    """A study as readable text: on how many draws the design passes, what its own seed says, how the measures vary."""
    lines = [study.brief.name, design_words(study.design), "", f"{study_sentence(study)}. {_verdict(study)}"]
    if study.draws:
        lines += ["", *_spread_table(study), ""]
    reason = next((draw.measures.reason for draw in study.draws if draw.measures.reason), None)
    if reason:
        lines += [reason, ""]
    lines.append(f"{ESTIMATE} a seed. serveplate {__version__}")
    return "\n".join(lines) + "\n"


def _verdict(study: Study) -> str:
    own, seed = study.own, f"seed {study.brief.traffic.seed}"
    if own is None:
        return f"The graded one, {seed}, is not among them."
    if not own.grade.passed:
        failing = ", ".join(check_title(check.name) for check in own.grade.checks if not check.passed)
        return f"It fails on {seed}, the graded one: {failing}."
    if study.fragile:
        return f"It passes on {seed}, the graded one, but is fragile: another draw may well fail."
    return f"It passes on {seed}, the graded one, and is not fragile."


def _spread_table(study: Study) -> list[str]:
    """A row a check: its limit, the spread of its value, and on how many draws it holds."""
    head = ("", "limit", "least", "p5", "median", "p95", "most", "holds on")
    rows = [_spread_row(study, check) for check in study.draws[0].grade.checks]
    return table([head, *rows], right=tuple(range(1, 8)))


def _spread_row(study: Study, check: Check) -> tuple[str, ...]:
    limit = check_limit(check)
    spread: Spread | None = getattr(study, _SPREADS[check.name]) if check.name in _SPREADS else None
    values: tuple[str, ...] = ("",) * 5 if check.name == "quality" else ("-",) * 5
    if spread is not None:
        shown = [check_value(replace(check, value=value)) for value in asdict(spread).values()]
        values = tuple("-" if value is None else value.text for value in shown)
    return (
        check_title(check.name),
        str(limit),
        *values,
        f"{_draws_passed(study, check.name):,} of {len(study.draws):,}",
    )


def _draws_passed(study: Study, name: str) -> int:
    """On how many draws a check holds."""
    return sum(check.passed for draw in study.draws for check in draw.grade.checks if check.name == name)


def _draw_to_dict(draw: Draw) -> dict[str, Any]:
    measures = draw.measures
    return {
        "seed": draw.seed,
        "passed": draw.grade.passed,
        **{key: strict(getattr(measures, key)) for key in (*_SPREADS.values(), "throughput_tokens_per_s")},
    }


def _dict_or_none(spread: Spread | None) -> dict[str, float | None] | None:
    return None if spread is None else {name: strict(value) for name, value in asdict(spread).items()}

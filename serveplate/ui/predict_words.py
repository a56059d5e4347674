"""The sentences of "Predict first"."""

from serveplate.files.text import Quantity
from serveplate.simulator.design import Design
from serveplate.simulator.grading import Check
from serveplate.simulator.prediction import Outcome, PartChange
from serveplate.simulator.study import Result
from serveplate.ui import quantities as text
from serveplate.ui.design_words import levers_moved
from serveplate.ui.prediction import Reveal
from serveplate.ui.translation import joined, tr
from serveplate.ui.why_words import kind_name


def measure(check: str) -> str:
    """A measure's short name."""
    return {"ttft": tr("TTFT"), "tpot": tr("TPOT"), "cost": tr("Cost")}[check]


def bet_name(bet: str) -> str:
    """A bet in a word."""
    return {"better": tr("better"), "same": tr("same"), "worse": tr("worse")}[bet]


def bet_help(bet: str) -> str:
    """A bet in a sentence."""
    return {
        "better": tr("It falls by 1% or more."),
        "same": tr("It moves by less than 1%."),
        "worse": tr("It rises by 1% or more."),
    }[bet]


def question(before: Result, design: Design) -> str:
    """What is asked of a move."""
    return tr("{move}: what will it do?", move=levers_moved(before.design, design))


def score(reveal: Reveal) -> str:
    """The move, and how many bets were right: of this move, and so far."""
    move = levers_moved(reveal.before.design, reveal.after.design)
    made = len(reveal.bets)
    if not made:
        return tr("{move}: no bet made", move=move)
    right = sum(reveal.bets.get(outcome.check) == outcome.became for outcome in reveal.outcomes)
    if made == reveal.made:
        return tr("{move}: {right} of {made} right", move=move, right=right, made=made)
    return tr(
        "{move}: {right} of {made} right, {all_right} of {all_made} so far",
        move=move,
        right=right,
        made=made,
        all_right=reveal.right,
        all_made=reveal.made,
    )


def outcome_words(outcome: Outcome, bet: str | None) -> str:
    """What a measure became, beside what was bet."""
    name = measure(outcome.check)
    became = {
        "better": tr("{name} got better", name=name),
        "same": tr("{name} stayed the same", name=name),
        "worse": tr("{name} got worse", name=name),
    }[outcome.became]
    if bet is None:
        return tr("{became}.", became=became)
    if bet == outcome.became:
        return tr("{became}, as you said.", became=became)
    said = {
        "better": tr("{became}; you said better.", became=became),
        "same": tr("{became}; you said the same.", became=became),
        "worse": tr("{became}; you said worse.", became=became),
    }
    return said[bet]


def why(outcome: Outcome, reveal: Reveal) -> str:
    """The measure before and after, and what made the difference."""
    old, new = (getattr(result.grade, outcome.check) for result in (reveal.before, reveal.after))
    values = tr("{before} → {after}.", before=_value(old), after=_value(new))
    reason = _cost_reason(reveal) if outcome.check == "cost" else _time_reason(outcome)
    return joined(values, reason)


def _value(check: Check) -> str:
    shown = text.check_value(check)
    if shown is None:
        return tr("no result")
    return shown.text if check.name == "cost" else str(shown)


def _time_reason(outcome: Outcome) -> str:
    """The part of the mean time that changed most in the measure's direction; of one that stayed, what made up."""
    if outcome.before is None or outcome.after is None:
        return ""
    if outcome.became == "same":
        if len(outcome.parts) < 2:
            return tr("No part of it changed by much.")
        less = next((part for part in outcome.parts if part.change_s < 0), None)
        more = next((part for part in outcome.parts if part.change_s > 0), None)
        if less is None or more is None:
            return tr("Its mean moved; the slowest requests, which make the p95, did not.")
        return tr("What {less} saved, {more} took.", less=kind_name(less.kind), more=kind_name(more.kind))
    better = outcome.became == "better"
    part = next((part for part in outcome.parts if (part.change_s < 0) == better), None)
    if part is None:
        return tr("Its mean says otherwise: only the slowest requests, which make the p95, moved so.")
    values = {"part": kind_name(part.kind), "before": _time(part, part.before_s), "after": _time(part, part.after_s)}
    if better:
        return tr("Mostly {part}: down from {before} to {after} on average.", **values)
    return tr("Mostly {part}: up from {before} to {after} on average.", **values)


def _time(part: PartChange, seconds: float) -> Quantity:
    in_seconds = max(part.before_s, part.after_s) >= 1
    return text.seconds(seconds) if in_seconds else text.milliseconds(seconds)


def _cost_reason(reveal: Reveal) -> str:
    old, new = reveal.before, reveal.after
    served = [result.measures.throughput_tokens_per_s for result in (old, new)]
    if served[0] is None or served[1] is None:
        return ""
    values = {
        "before": text.throughput(served[0]),
        "after": text.throughput(served[1]),
        "gpus": text.gpus(new.design.gpus),
    }
    if old.design.gpus != new.design.gpus:
        return tr("{gpus} to pay for, and {before} → {after}.", **values)
    return tr("The same GPUs: {before} → {after}.", **values)

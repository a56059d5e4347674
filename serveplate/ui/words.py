"""The sentences of the cards. Numbers come ready from quantities; every sentence goes through ``tr``."""

from dataclasses import dataclass

from serveplate.files.text import Quantity
from serveplate.files.text import verdict as verdict_of
from serveplate.simulator.brief import Brief
from serveplate.simulator.cache import infeasible_reason, sequences_that_fit
from serveplate.simulator.design import Design, starting_design
from serveplate.simulator.grading import Check
from serveplate.simulator.prediction import has_moved
from serveplate.simulator.study import Result, Study, study_seeds
from serveplate.simulator.workload import mean_tokens, replay_of
from serveplate.ui import quantities as text
from serveplate.ui.design_words import levers_moved
from serveplate.ui.translation import joined, said, tr

_MOST_DECIMALS = 12
_MOST_PERCENT = 1_000_000


@dataclass(frozen=True)
class LimitWords:
    """One limit of the brief, as the header says it."""

    key: str
    name: str
    short_name: str
    limit: str


@dataclass(frozen=True)
class BarWords:
    """What stands around a bar.

    Attributes:
        status, short_status: "fails, 169% of limit", and the same without its last words.
        number, unit: the value; empty where there is none.
        twin: all of it in one sentence, for a screen reader.
    """

    name: str
    limit: str
    short_limit: str
    status: str
    short_status: str
    number: str
    unit: str
    twin: str


@dataclass(frozen=True)
class CapacityWords:
    """What stands around a meter; ``below`` says what its end is."""

    name: str
    short_name: str
    number: str
    unit: str
    below: str
    short_below: str
    twin: str


def brief_sentence(brief: Brief) -> str:
    """The brief in one sentence."""
    return tr(
        "{model} must serve {traffic}, {lengths}, on {gpu} GPUs at {price} per GPU-hour.",
        model=brief.model.name,
        traffic=_traffic(brief),
        lengths=_lengths(brief),
        gpu=brief.gpu.name,
        price=text.price(brief.gpu.usd_per_hour),
    )


def _traffic(brief: Brief) -> str:
    traffic = brief.traffic
    if traffic.arrivals == "trace":
        trace = replay_of(brief).trace
        if trace.requests == 1:
            return tr("1 request of a recorded trace")
        duration = text.number(float(trace.arrival_s.max(initial=0)))
        return tr(
            "{requests} requests of a recorded trace in {duration} s",
            requests=text.number(trace.requests),
            duration=duration,
        )
    if traffic.arrivals == "closed":
        return tr(
            "{requests} from {clients} clients that each wait for their answer",
            requests=text.requests(traffic.requests or 0),
            clients=text.number(traffic.concurrency or 0),
        )
    rate, duration = text.plain(traffic.requests_per_s), text.plain(traffic.duration_s)
    if traffic.requests_per_s == 1:
        return tr("1 request a second for {duration} s", duration=duration)
    return tr("{rate} requests a second for {duration} s", rate=rate, duration=duration)


def _lengths(brief: Brief) -> str:
    prompt, output = map(text.mean_text, mean_tokens(brief))
    if brief.traffic.lengths == "fixed" and brief.traffic.arrivals != "trace":
        return tr("prompts of {prompt} and outputs of {output} tokens", prompt=prompt, output=output)
    return tr("prompts averaging {prompt} and outputs {output} tokens", prompt=prompt, output=output)


def estimate_note(brief: Brief) -> str:
    """What the numbers are worth."""
    return tr("Roofline estimates, one draw of traffic (seed {seed})", seed=brief.traffic.seed)


def limits_of(brief: Brief) -> tuple[LimitWords, ...]:
    """The four limits of a brief."""
    limits = brief.limits

    def at_most(key: str, value: float) -> str:
        return tr("at most {limit}", limit=text.check_limit(Check(key, None, value, False)))

    return (
        LimitWords("ttft", tr("p95 time to first token (TTFT)"), tr("p95 TTFT"), at_most("ttft", limits.ttft_p95_s)),
        LimitWords("tpot", tr("p95 time per output token (TPOT)"), tr("p95 TPOT"), at_most("tpot", limits.tpot_p95_s)),
        LimitWords("cost", tr("Cost"), tr("Cost"), at_most("cost", limits.cost_usd_per_million_tokens)),
        LimitWords("quality", tr("Weights"), tr("Weights"), tr("at least {bits} bits", bits=limits.min_weight_bits)),
    )


def check_text(check: Check, short: bool = False, units: bool = True) -> tuple[str, str]:
    """A check's finding and its numbers: ``p95 TTFT fails`` and ``73.9 s, limit 0.5 s``.

    Args:
        check: the check.
        short: whether the cost's name goes without its unit, which its limit has then.
        units: whether it has; without, where there is no room for it.
    """
    value, limit = text.check_value(check), text.check_limit(check)
    name = text.check_title(check.name)
    shown, shown_limit = str(value), str(limit)
    if check.name == "cost":
        name = tr("Cost") if short else tr("Cost per M tokens")
        shown = value.text if value else ""
        shown_limit = str(limit) if short and units else limit.text
    finding = tr("{name} passes", name=name) if check.passed else tr("{name} fails", name=name)
    if value is None:
        shown = tr("none measured") if check.passed else tr("no result")
    if check.name == "quality":
        return finding, tr("{value}, floor {limit}", value=shown, limit=shown_limit)
    return finding, tr("{value}, limit {limit}", value=shown, limit=shown_limit)


def verdict(result: Result) -> str:
    """The verdict in a few words."""
    return said(verdict_of(result))


def why_infeasible(brief: Brief, design: Design) -> str:
    """Why a design can't run at all, in one sentence; empty where it can."""
    return said(infeasible_reason(brief, design) or "")


def draws_text(study: Study) -> str:
    """On how many draws of the traffic a design passes; nothing while its own is the only one."""
    done, of, passes = len(study.draws), len(study_seeds(study.brief)), text.number(study.passes)
    if done < 2:
        return ""
    if done < of:
        return tr("passes on {passes} of {done} draws so far", passes=passes, done=text.number(done))
    if study.fragile:
        return tr("fragile: passes on {passes} of {done} draws", passes=passes, done=text.number(done))
    return tr("passes on {passes} of {done} draws", passes=passes, done=text.number(done))


def change_lines(
    previous: Result | None, result: Result, saved: bool = False, moved: str | None = None
) -> tuple[str, str]:
    """What the last move did, in two lines.

    Args:
        previous: the result before; None at the start.
        result: the result that is shown.
        saved: whether the result is among the saved designs.
        moved: "undo", "redo", "reset" or "load" where it was no lever; else the levers are named.
    """
    saved_words = tr("The design is saved.") if saved else ""
    reason = why_infeasible(result.brief, result.design)
    if previous is None:
        go_on = tr("Move a lever: the bars answer, and this line says what the move did.")
        first = joined(_first_words(result, moved), _nobody(result))
        if reason:
            return reason, first if moved or _from_start(result) else go_on
        return first, joined(saved_words, go_on)
    if reason:
        return reason, tr(
            "{move}. The bars keep the outline of the design before.", move=_move(previous, result, moved)
        )
    first = tr("{move}: {changes}.", move=_move(previous, result, moved), changes=_changes(previous, result))
    if nobody := _nobody(result):
        first = tr("{move}. {nobody}", move=_move(previous, result, moved), nobody=nobody)
    return first, joined(_passing_words(previous, result), saved_words)


def _first_words(result: Result, moved: str | None) -> str:
    """How the first result that is shown of a brief came about: there is none before it to compare it with."""
    if moved == "load":
        return tr("This design was loaded.")
    words = tr("This is the starting server.")
    if levers := _from_start(result):
        words = tr("{levers}: changed from the starting server.", levers=levers)
    return joined(tr("{sentence}.", sentence=_ways()[moved]) if moved in _ways() else "", words)


def _from_start(result: Result) -> str:
    return levers_moved(starting_design(result.brief), result.design)


def _nobody(result: Result) -> str:
    """Why nothing is measured where the traffic was empty."""
    return tr("No request arrived, so there is nothing to measure.") if result.measures.requests == 0 else ""


def _ways() -> dict[str | None, str]:
    """The moves that are no lever's."""
    return {"undo": tr("Undo"), "redo": tr("Redo"), "reset": tr("Reset"), "load": tr("Loaded design")}


def _move(previous: Result, result: Result, moved: str | None) -> str:
    return _ways().get(moved) or levers_moved(previous.design, result.design) or tr("The same design")


def _changes(previous: Result, result: Result) -> str:
    changes = [
        _change(old, new)
        for old, new in zip(previous.grade.checks, result.grade.checks, strict=True)
        if old.name != "quality" and has_moved(old.value, new.value)
    ]
    return tr(", ").join(changes) or tr("no measure moves by as much as 1%")


def _change(old: Check, new: Check) -> str:
    before, after = text.check_value(old), text.check_value(new)
    was = tr("none") if before is None else str(before)
    if old.name == "cost" and before is not None and after is not None:
        was = before.text  # the long unit once
    return tr("{name} {before} → {after}", name=_check_name(new), before=was, after=after or tr("none"))


def _check_name(check: Check) -> str:
    """A check's name within a sentence."""
    return {"cost": tr("cost"), "quality": tr("quality")}.get(check.name) or text.check_title(check.name)


def _passing_words(previous: Result, result: Result) -> str:
    pairs = list(zip(previous.grade.checks, result.grade.checks, strict=True))

    def names(before: bool, after: bool) -> str:
        return tr(", ").join(_check_name(new) for old, new in pairs if (old.passed, new.passed) == (before, after))

    parts = []
    if passing := names(False, True):
        parts.append(tr("Now passing: {checks}.", checks=passing))
    if failing := names(True, False):
        parts.append(tr("Now failing: {checks}.", checks=failing))
    if still := names(False, False):
        parts.append(tr("Still failing: {checks}.", checks=still))
    return joined(*parts) or tr("All four checks still pass.")


def percent_of_limit(check: Check) -> str:
    """A check's value as a percentage of its limit, in whole percent where that shows the side of the limit."""
    assert check.value is not None
    percent = check.value / check.limit * 100
    if percent > _MOST_PERCENT:
        return tr("over {number}%", number=text.number(_MOST_PERCENT))
    for decimals in range(_MOST_DECIMALS):
        shown = f"{percent:,.{decimals}f}"
        if (float(shown.replace(",", "")) <= 100) == check.passed:
            return text.percent(shown)
    return text.percent(repr(percent))


def bar_text(check: Check) -> BarWords:
    """What stands around a check's bar."""
    value, limit = text.check_value(check), text.check_limit(check)
    name = text.check_title(check.name)
    if value is None:
        status = tr("passes, none measured") if check.passed else tr("fails, no result")
        twin = tr("{name}: {status}, limit {limit}", name=name, status=status, limit=limit)
        value, short_status = Quantity("", ""), status
    else:
        percent = percent_of_limit(check)
        short_status = (
            tr("passes, {percent}", percent=percent) if check.passed else tr("fails, {percent}", percent=percent)
        )
        status = tr("{status} of limit", status=short_status)
        twin = tr("{name} {value}: {status} {limit}", name=name, value=value, status=status, limit=limit)
    return BarWords(
        name=name,
        limit=tr("limit {limit}", limit=limit),
        short_limit=tr("limit {limit}", limit=limit.text if check.name == "cost" else limit),
        status=status,
        short_status=short_status,
        number=value.text,
        unit=value.unit,
        twin=twin,
    )


def with_measured(said: str, measured: Quantity | None) -> str:
    """What is said of a bar, and what was measured beside it."""
    return said if measured is None else tr("{said}; measured {value}", said=said, value=measured)


def throughput_words(result: Result, asked: float | None, end: float) -> CapacityWords:
    """What stands around the throughput's meter.

    Args:
        result: what was served.
        asked: output tokens a second that the traffic asks for; None where that is unknown.
        end: tokens a second at the meter's end.
    """
    value = result.measures.throughput_tokens_per_s
    shown = Quantity("", tr("no result")) if value is None else text.throughput(value)
    if asked is None:
        below = tr("scale to {end}", end=text.throughput(end))
    else:
        below = tr("of {asked} asked for", asked=text.throughput(asked))
    return _capacity(tr("Throughput"), tr("Throughput"), shown, below, below)


def memory_words(result: Result) -> CapacityWords:
    """What stands around the meter of memory left for the cache."""
    brief, design = result.brief, result.design
    total = text.plain(design.gpus * brief.gpu.memory_bytes / 1e9)
    weights = brief.model.weight_bytes(design.bits) / 1e9
    return _capacity(
        tr("GPU memory left for cache"),
        tr("Left for cache"),
        text.gigabytes(max(result.measures.cache_bytes, 0)),
        tr("of {total} GB; weights take {weights} GB", total=total, weights=text.fixed(weights, 1)),
        tr("of {total} GB", total=total),
    )


def sequences_words(result: Result) -> CapacityWords:
    """What stands around the number of sequences that fit."""
    brief, design = result.brief, result.design
    room, most = sequences_that_fit(brief, design), brief.engine.max_sequences
    if design.cache == "contiguous":
        below = tr("each reserves {tokens}", tokens=text.tokens(brief.model.context_tokens))
    else:
        below = tr("of {tokens} tokens each", tokens=text.mean_text(sum(mean_tokens(brief))))
    if room > most:
        below = tr("{tokens}; at most {most} may run", tokens=below, most=text.number(most))
    unit = tr("sequence", "sequences", n=room)
    return _capacity(tr("Room for"), tr("Room for"), Quantity(text.number(room), unit), below, below)


def _capacity(name: str, short_name: str, value: Quantity, below: str, short_below: str) -> CapacityWords:
    twin = tr("{name}: {value}, {below}", name=name, value=str(value).strip(), below=below)
    return CapacityWords(name, short_name, value.text, value.unit, below, short_below, twin)

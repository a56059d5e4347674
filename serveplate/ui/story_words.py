"""The sentences of the timeline: what a moment shows, what happened to a request, and what the chart shows in all."""

from serveplate.simulator.study import Result
from serveplate.simulator.timeline import Kind, Reading, Story, Wait
from serveplate.ui import quantities as text
from serveplate.ui.translation import tr
from serveplate.ui.words import why_infeasible

_MOSTLY = 0.9


def moment(at_s: float, span_s: float) -> str:
    """A moment, as exact as a span of time lets one point at it: "12.4 s"."""
    decimals = next((decimals for decimals, least in enumerate((100, 10, 1, 0.1)) if span_s >= 10 * least), 4)
    return tr("{number} s", number=text.fixed(at_s, decimals))


def duration(seconds: float) -> str:
    """A length of time: "61.2 s", "80.0 ms"."""
    return str(text.seconds(seconds) if seconds >= 1 or seconds == 0 else text.milliseconds(seconds))


def story(told: Story) -> str:
    """A request's way through the server, in one sentence."""
    sentence = tr(
        "Request {number} (prompt {prompt}, output {output}) arrived at {arrival}, {waited}, {prefilled}, "
        "and finished at {finish}",
        number=told.request,
        arrival=_exact(told.arrival_s),
        waited=_waited(told),
        prefilled=_prefilled(told),
        finish=_exact(told.finish_s),
        prompt=text.tokens(told.prompt_tokens),
        output=text.tokens(told.output_tokens),
    )
    if told.evictions:
        return tr(
            "{sentence}; evicted once, {out} out of the cache.",
            "{sentence}; evicted {n} times, {out} out of the cache.",
            n=told.evictions,
            sentence=sentence,
            out=duration(told.out_s),
        )
    return tr("{sentence}.", sentence=sentence)


def _exact(at_s: float) -> str:
    return tr("{number} s", number=text.fixed(at_s, 2))


def _waited(told: Story) -> str:
    if told.waited_s == 0:
        return tr("did not wait")
    if told.wait.batches:
        return tr(
            "waited {time} for the batch before it",
            "waited {time} for the {n} batches before it",
            n=told.wait.batches,
            time=duration(told.waited_s),
        )
    longest, reason = max(_reasons(told.wait))
    if longest < _MOSTLY * told.waited_s:
        reason = tr("{reason} (for {time} of that)", reason=reason, time=duration(longest))
    return tr("waited {time} {reason}", time=duration(told.waited_s), reason=reason)


def _reasons(wait: Wait) -> list[tuple[float, str]]:
    return [
        (wait.pass_s, tr("for the pass that was under way")),
        (wait.memory_s, tr("because the cache's memory was full")),
        (wait.sequences_s, tr("because the most sequences that may run were running")),
        (wait.prefill_s, tr("because the prefill passes before it were full")),
    ]


def _prefilled(told: Story) -> str:
    if not told.companions:
        return tr("took {time} to prefill", time=duration(told.prefill_s))
    return tr(
        "took {time} to prefill with {n} other",
        "took {time} to prefill with {n} others",
        n=told.companions,
        time=duration(told.prefill_s),
    )


def reading(read: Reading, span_s: float) -> str:
    """What the series say at a moment: "at 12.4 s: 59 running, 133 waiting, ...".

    Args:
        read: the values.
        span_s: how much time is shown, for the moment's decimals.
    """
    sequences = text.sequences(read.sequences)
    doing = {
        Kind.IDLE: tr("idle"),
        Kind.PREFILL: tr("prefill pass of {sequences}", sequences=sequences),
        Kind.DECODE: tr("decode pass of {sequences}", sequences=sequences),
    }
    return tr(
        "at {moment}: {running} running, {waiting} waiting, {reserved} reserved, {used} used, {doing}",
        moment=moment(read.at_s, span_s),
        running=text.number(read.running),
        waiting=text.number(read.waiting),
        reserved=text.gigabytes(read.reserved_bytes),
        used=text.gigabytes(read.used_bytes),
        doing=doing[read.kind],
    )


def choice(request: int, ttft_s: float) -> str:
    """A request in the list of the slowest."""
    return tr("{number}: TTFT {time}", number=request, time=duration(ttft_s))


def nothing(result: Result) -> str:
    """Why there is no timeline."""
    return why_infeasible(result.brief, result.design) or tr("No request came: there is nothing to show.")


def summary(result: Result, most_waiting: int, most_running: int) -> str:
    """What the whole chart shows, for who can't see it."""
    end_s = result.measures.run_s
    if end_s is None:
        return nothing(result)
    return tr(
        "Timeline of {time}: {requests}, at most {waiting} waiting and {running} running at once, {evictions}.",
        time=text.seconds(end_s),
        requests=text.requests(result.measures.requests or 0),
        waiting=text.number(most_waiting),
        running=text.number(most_running),
        evictions=text.evictions(result.measures.evictions or 0),
    )

"""The drawings of a report: bars against their limits, the run along its time, how the latencies are spread."""

from collections.abc import Callable, Sequence
from decimal import Decimal

import numpy as np

from serveplate.files.svg import Frame, Markup, drawing, element, joined, ticks
from serveplate.files.text import (
    Quantity,
    beside_limit,
    check_limit,
    check_title,
    check_value,
    gigabytes,
    listed,
    nothing,
    number,
    plain,
    seconds,
    whole,
)
from serveplate.simulator.distributions import Distribution
from serveplate.simulator.grading import Check
from serveplate.simulator.run import Run
from serveplate.simulator.sentence import Numeral, Sentence
from serveplate.simulator.study import Result, Spread
from serveplate.simulator.timeline import extremes, series_of
from serveplate.simulator.workload import Floats

CLIP = 2.0
"""The share of its limit at which a bar is broken off."""

_WIDTH = 700.0
_COLUMNS = 310
_PANELS = ((20, 58), (108, 58), (196, 74))  # of the timeline: where each begins, and how high it is


Say = Callable[[object], str]
"""Says a sentence, a quantity or a number, in whatever language."""


def check_words(check: Check) -> Quantity | Sentence:
    """A check's value, or why there is none."""
    return check_value(check) or nothing(check)


def share_of_limit(check: Check) -> Sentence | None:
    """A value as a share of its limit, on its side of it: ``63.8% of its limit``; None where there is none."""
    if check.value is None:
        return None
    return Sentence("{percent}% of its limit", percent=beside_limit(check.value / check.limit * 100, 100))


def in_milliseconds(value_s: float) -> Numeral:
    """A time of the brief in milliseconds, every digit that its author gave."""
    return plain(Decimal(repr(value_s)).scaleb(3))


def percent(share: float, decimals: int = 0) -> Sentence:
    """A share in percent: ``63.8%``."""
    return Sentence("{number}%", number=Numeral(f"{share * 100:,.{decimals}f}"))


def bars(result: Result, say: Say, spreads: Sequence[Spread | None] = (None, None, None)) -> Markup:
    """The three bars, each a share of its limit, and whiskers from the least to the most of a spread."""
    checks = (result.grade.ttft, result.grade.tpot, result.grade.cost)
    frame = Frame(104, 20, 356, 132, CLIP, 1)
    marks = {0.0: "0", 1.0: say(Sentence("limit")), CLIP: say(percent(CLIP))}
    scale = [
        element("text", label, x=frame.x(share), y=12, text_anchor="middle", class_="dim")
        for share, label in marks.items()
    ]
    limit = element("path", d=f"M{frame.x(1):.1f} {frame.top - 4:.1f}V{frame.bottom:.1f}", class_="limit")
    rows = [
        _bar(check, spread, frame, frame.top + 44 * index, say)
        for index, (check, spread) in enumerate(zip(checks, spreads, strict=True))
    ]
    ttft, tpot, cost = (_told(check) for check in checks)
    told = Sentence("Shares of the limits: {ttft}; {tpot}; {cost}", ttft=ttft, tpot=tpot, cost=cost)
    return drawing(_WIDTH, 156, say(told), element("defs", _hatching()), *scale, joined(*rows), limit)


def _told(check: Check) -> Sentence:
    name, value, share = check_title(check.name), check_words(check), share_of_limit(check)
    if share is None:
        return Sentence("{name} {value}", name=name, value=value)
    return Sentence("{name} {value} {share}", name=name, value=value, share=share)


def _hatching() -> Markup:
    lines = element("path", d="M-2 2L2 -2M0 8L8 0M6 10L10 6", stroke="#C9430F", stroke_width=2.2)
    ground = element("rect", width=8, height=8, fill="#FBE3D9")
    return element("pattern", ground, lines, id="hatch", width=8, height=8, patternUnits="userSpaceOnUse")


def _bar(check: Check, spread: Spread | None, frame: Frame, top: float, say: Say) -> Markup:
    middle, end = top + 22, frame.right
    parts = [
        element("text", say(check_title(check.name)), x=0, y=middle - 3, class_="strong"),
        element("text", say(_short_limit(check)), x=0, y=middle + 12, class_="dim"),
        element("rect", x=frame.left, y=top + 9, width=frame.width, height=26, fill="#EEF0F3"),
    ]
    if check.value is not None:
        share = check.value / check.limit
        end = frame.x(min(share, CLIP))
        kind = "bar pass" if check.passed else "bar fail"
        parts.append(element("rect", x=frame.left, y=top + 9, width=end - frame.left, height=26, class_=kind))
        if share > CLIP:
            parts.append(_break(frame.right - 26, top))
    if spread is not None:
        parts.append(_whisker(spread.min / check.limit, spread.max / check.limit, frame, middle))
    tone = "strong pass-text" if check.passed else "strong fail-text"
    share_words = say(share_of_limit(check) or "")
    parts += [
        element("text", say(check_words(check)), x=frame.right + 12, y=middle - 3, class_="strong"),
        element("text", f"{finding(check, say)} ", element("tspan", share_words, class_="dim"), x=frame.right + 12,
                y=middle + 12, class_=tone),
    ]  # fmt: skip
    return joined(*parts)


def finding(check: Check, say: Say) -> str:
    """Whether a check passes, with its sign."""
    return f"✓ {say(Sentence('passes'))}" if check.passed else f"✗ {say(Sentence('fails'))}"


def _whisker(least: float, most: float, frame: Frame, middle: float) -> Markup:
    """A line with a cap at each end, on white; one that goes beyond the drawing has no cap there."""
    left, right = (frame.x(min(share, CLIP)) for share in (least, most))
    caps = "".join(f"M{frame.x(share):.1f} {middle - 6:.1f}v12" for share in (least, most) if share <= CLIP)
    line = f"M{left:.1f} {middle:.1f}H{right:.1f}{caps}"
    return joined(
        element("path", d=line, fill="none", stroke="#FFFFFF", stroke_width=4),
        element("path", d=line, fill="none", stroke="#161A21", stroke_width=1.5, class_="whisker"),
    )


def _short_limit(check: Check) -> Sentence:
    limit = check_limit(check)
    return Sentence("limit {limit}", limit=limit.text if check.name == "cost" else limit)


def _break(left: float, top: float) -> Markup:
    """A white zigzag through a bar that goes on beyond the drawing."""
    zigzag = f"M{left + 5:.1f} {top + 6:.1f}l-6 8 8 8 -8 8 6 8"
    return joined(
        element("path", d=zigzag, fill="none", stroke="#161A21", stroke_width=9),
        element("path", d=zigzag, fill="none", stroke="#FFFFFF", stroke_width=7),
    )


def timeline(run: Run, say: Say) -> Markup:
    """Requests waiting, sequences running, and the cache reserved and used against its size, along the run's time."""
    series = series_of(run)
    edges = np.linspace(0.0, series.end_s, _COLUMNS + 1)
    waiting = extremes(series.waiting_from_s, series.waiting, edges)
    running = extremes(series.start_s, series.running, edges)
    reserved, used = (
        extremes(series.start_s, values, edges)[1] / 1e9 for values in (series.reserved_bytes, series.used_bytes)
    )
    times = dict.fromkeys(ticks(series.end_s, 8), "")
    last_arrival = float(run.requests.arrival_s[-1])
    size = run.cache_bytes / 1e9
    most_waiting, most_running = whole(waiting[1].max()), whole(running[1].max())
    titles = (
        say(Sentence("Requests waiting, at most {most}", most=most_waiting)),
        say(Sentence("Sequences running, at most {most}", most=most_running)),
    )
    cache = Frame(48, _PANELS[2][0], 640, _PANELS[2][1], series.end_s, size * 1.12)
    panels = [
        _panel(*_PANELS[0], titles[0], edges, *waiting, times, say),
        _panel(*_PANELS[1], titles[1], edges, *running, times, say),
        _cache_panel(cache, edges, reserved, used, size, say),
    ]
    frame = Frame(48, 20, 640, 250, series.end_s, 1)
    arrival = frame.x(last_arrival)
    marks = [
        *(element("path", d=f"M{arrival:.1f} {top}v{height}", class_="mark") for top, height in _PANELS),
        frame.grid({time: say(Quantity(_round(time), Sentence("s"))) for time in times}, {}),
    ]
    told = Sentence(
        "The run takes {time}; the last request arrives at {arrival}. At most {waiting} requests wait and {running} "
        "sequences run. Of {size} GB of cache at most {reserved} GB are reserved and {used} GB used.",
        time=seconds(series.end_s),
        arrival=seconds(last_arrival),
        waiting=most_waiting,
        running=most_running,
        size=number(size),
        reserved=number(float(reserved.max())),
        used=number(float(used.max())),
    )
    return drawing(_WIDTH, 290, say(told), *panels, *marks)


def _panel(
    top: float,
    height: float,
    title: str,
    edges: Floats,
    low: Floats,
    high: Floats,
    times: dict[float, str],
    say: Say,
) -> Markup:
    """A count along the time, as the band between its least and its most in each column."""
    most = max(float(high.max()), 1.0)
    frame = Frame(48, top, 640, height, float(edges[-1]), most * 1.05)
    counts = {count: say(whole(count)) for count in ticks(most, 3) if count == int(count)}
    return joined(
        element("text", title, x=48, y=top - 6, class_="strong"),
        frame.grid({}, counts),
        element("path", d=frame.steps(edges, low * 0, high), class_="under"),
        element("path", d=frame.steps(edges, low, high), class_="band"),
    )


def _cache_panel(frame: Frame, edges: Floats, reserved: Floats, used: Floats, size: float, say: Say) -> Markup:
    empty = np.zeros(len(used))
    sizes = {size_gb: say(_round(size_gb)) for size_gb in ticks(size, 3)}
    key, y = frame.left, frame.top - 6
    most = [gigabytes(float(values.max()) * 1e9) for values in (reserved, used)]
    of = say(Sentence("KV cache, of {size}:", size=gigabytes(size * 1e9)))
    return joined(
        element("text", of, x=key, y=y, class_="strong"),
        element("rect", x=key + 190, y=y - 9, width=10, height=10, class_="reserved"),
        element("text", say(Sentence("reserved, at most {most}", most=most[0])), x=key + 205, y=y),
        element("rect", x=key + 415, y=y - 9, width=10, height=10, class_="used"),
        element("text", say(Sentence("used, at most {most}", most=most[1])), x=key + 430, y=y),
        frame.grid({}, sizes),
        element("path", d=frame.steps(edges, empty, reserved), class_="reserved"),
        element("path", d=frame.steps(edges, empty, used), class_="used"),
        element("path", d=f"M{frame.left:.1f} {frame.y(size):.1f}H{frame.right:.1f}", class_="limit"),
    )


def _round(tick: float) -> Numeral:
    """A tick's label, without the last digits that its sum of steps has in binary."""
    return plain(float(f"{tick:.9g}"))


def distribution(title: str, of: Distribution, in_unit: float, unit: str, say: Say) -> Markup:
    """The cumulative curve of a latency, with its percentiles and its limit.

    Args:
        title: what it is of.
        of: the latency, with values.
        in_unit: how many of the unit make a second.
        unit: in which it is shown.
        say: says sentences and numbers.
    """
    assert of.p50_s is not None
    assert of.p95_s is not None
    assert of.p99_s is not None
    top = max(of.p99_s, of.limit_s) * in_unit * 1.15
    frame = Frame(46, 30, 288, 108, top, 1)
    values, shares = of.curve(300)
    shown = values * in_unit <= top
    x = np.append(values[shown] * in_unit, top)
    y = np.append(shares[shown], np.interp(top, values * in_unit, shares))
    labels = {tick: say(_round(tick)) for tick in ticks(top, 5)}
    shares_of_all = {share: say(percent(share)) for share in (0.0, 0.5, 1.0)}
    points = (("p50", of.p50_s, 0.5, 4.0), ("p95", of.p95_s, 0.95, 14.0), ("p99", of.p99_s, 0.99, -6.0))
    values_told = [
        Sentence("{name} {value}", name=name, value=Quantity(number(value * in_unit), unit))
        for name, value, _, _ in points
    ]
    limit = Quantity(number(of.limit_s * in_unit), unit)
    told = Sentence("{title}: {values}, limit {limit}", title=title, values=listed(values_told), limit=limit)
    return drawing(
        350,
        158,
        say(told),
        element("text", f"{title}, {say(unit)}", x=0, y=12, class_="strong"),
        frame.grid(labels, shares_of_all),
        _limit_line(frame, of.limit_s * in_unit, say(Sentence("limit"))),
        element("path", d=frame.path(x, y), class_="curve"),
        *(_point(frame, name, value * in_unit, share, down) for name, value, share, down in points),
    )


def _limit_line(frame: Frame, value: float, name: str) -> Markup:
    """The limit, its name where the curve is not: above it at the left, below it at the right."""
    x, early = frame.x(value), value < frame.x_top / 2
    return joined(
        element("path", d=f"M{x:.1f} {frame.top:.1f}V{frame.bottom:.1f}", class_="limit"),
        element("text", name, x=x + (6 if early else -6), y=frame.y(0.82 if early else 0.12),
                text_anchor="start" if early else "end", class_="strong"),
    )  # fmt: skip


def _point(frame: Frame, name: str, value: float, share: float, down: float) -> Markup:
    x, y = frame.x(value), frame.y(share)
    return joined(
        element("circle", cx=x, cy=y, r=3.5, class_="point"),
        element("text", name, x=x + 6, y=y + down),
    )

"""The drawings of a report: bars against their limits, the run along its time, how the latencies are spread."""

from collections.abc import Sequence
from decimal import Decimal

import numpy as np

from serveplate.files.svg import Frame, Markup, drawing, element, joined, ticks
from serveplate.files.text import (
    beside_limit,
    check_limit,
    check_title,
    check_value,
    gigabytes,
    number,
    plain,
    seconds,
)
from serveplate.simulator.distributions import Distribution
from serveplate.simulator.grading import Check
from serveplate.simulator.run import Run
from serveplate.simulator.study import Result, Spread
from serveplate.simulator.timeline import extremes, series_of
from serveplate.simulator.workload import Floats

CLIP = 2.0
"""The share of its limit at which a bar is broken off."""

_WIDTH = 700.0
_COLUMNS = 310
_PANELS = ((20, 58), (108, 58), (196, 74))  # of the timeline: where each begins, and how high it is


def check_words(check: Check) -> str:
    """A check's value, or why there is none."""
    return str(check_value(check) or ("none measured" if check.passed else "no result"))


def share_of_limit(check: Check) -> str:
    """A value as a share of its limit, on its side of it: ``63.8% of its limit``; empty where there is none."""
    if check.value is None:
        return ""
    return f"{beside_limit(check.value / check.limit * 100, 100)}% of its limit"


def in_milliseconds(value_s: float) -> str:
    """A time of the brief in milliseconds, every digit that its author gave."""
    return plain(Decimal(repr(value_s)).scaleb(3))


def bars(result: Result, spreads: Sequence[Spread | None] = (None, None, None)) -> Markup:
    """The three bars, each a share of its limit, and whiskers from the least to the most of a spread."""
    checks = (result.grade.ttft, result.grade.tpot, result.grade.cost)
    frame = Frame(104, 20, 356, 132, CLIP, 1)
    marks = {0.0: "0", 1.0: "limit", CLIP: f"{CLIP:.0%}"}
    scale = [
        element("text", label, x=frame.x(share), y=12, text_anchor="middle", class_="dim")
        for share, label in marks.items()
    ]
    limit = element("path", d=f"M{frame.x(1):.1f} {frame.top - 4:.1f}V{frame.bottom:.1f}", class_="limit")
    rows = [
        _bar(check, spread, frame, frame.top + 44 * index)
        for index, (check, spread) in enumerate(zip(checks, spreads, strict=True))
    ]
    told = "; ".join(f"{check_title(check.name)} {check_words(check)} {share_of_limit(check)}" for check in checks)
    return drawing(
        _WIDTH, 156, f"Shares of the limits: {told}", element("defs", _hatching()), *scale, joined(*rows), limit
    )


def _hatching() -> Markup:
    lines = element("path", d="M-2 2L2 -2M0 8L8 0M6 10L10 6", stroke="#C9430F", stroke_width=2.2)
    ground = element("rect", width=8, height=8, fill="#FBE3D9")
    return element("pattern", ground, lines, id="hatch", width=8, height=8, patternUnits="userSpaceOnUse")


def _bar(check: Check, spread: Spread | None, frame: Frame, top: float) -> Markup:
    middle, end = top + 22, frame.right
    parts = [
        element("text", check_title(check.name), x=0, y=middle - 3, class_="strong"),
        element("text", _short_limit(check), x=0, y=middle + 12, class_="dim"),
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
    sign = "✓ passes" if check.passed else "✗ fails"
    parts += [
        element("text", check_words(check), x=frame.right + 12, y=middle - 3, class_="strong"),
        element("text", f"{sign} ", element("tspan", share_of_limit(check), class_="dim"), x=frame.right + 12,
                y=middle + 12, class_=tone),
    ]  # fmt: skip
    return joined(*parts)


def _whisker(least: float, most: float, frame: Frame, middle: float) -> Markup:
    """A line with a cap at each end, on white; one that goes beyond the drawing has no cap there."""
    left, right = (frame.x(min(share, CLIP)) for share in (least, most))
    caps = "".join(f"M{frame.x(share):.1f} {middle - 6:.1f}v12" for share in (least, most) if share <= CLIP)
    line = f"M{left:.1f} {middle:.1f}H{right:.1f}{caps}"
    return joined(
        element("path", d=line, fill="none", stroke="#FFFFFF", stroke_width=4),
        element("path", d=line, fill="none", stroke="#161A21", stroke_width=1.5, class_="whisker"),
    )


def _short_limit(check: Check) -> str:
    limit = check_limit(check)
    return f"limit {limit.text if check.name == 'cost' else limit}"


def _break(left: float, top: float) -> Markup:
    """A white zigzag through a bar that goes on beyond the drawing."""
    zigzag = f"M{left + 5:.1f} {top + 6:.1f}l-6 8 8 8 -8 8 6 8"
    return joined(
        element("path", d=zigzag, fill="none", stroke="#161A21", stroke_width=9),
        element("path", d=zigzag, fill="none", stroke="#FFFFFF", stroke_width=7),
    )


def timeline(run: Run) -> Markup:
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
    panels = [
        _panel(*_PANELS[0], f"Requests waiting, at most {waiting[1].max():,.0f}", edges, *waiting, times),
        _panel(*_PANELS[1], f"Sequences running, at most {running[1].max():,.0f}", edges, *running, times),
        _cache_panel(
            Frame(48, _PANELS[2][0], 640, _PANELS[2][1], series.end_s, size * 1.12), edges, reserved, used, size
        ),
    ]
    frame = Frame(48, 20, 640, 250, series.end_s, 1)
    arrival = frame.x(last_arrival)
    marks = [
        *(element("path", d=f"M{arrival:.1f} {top}v{height}", class_="mark") for top, height in _PANELS),
        frame.grid({time: f"{_round(time)} s" for time in times}, {}),
    ]
    told = (
        f"The run takes {seconds(series.end_s)}; the last request arrives at {seconds(last_arrival)}. "
        f"At most {waiting[1].max():,.0f} requests wait and {running[1].max():,.0f} sequences run. "
        f"Of {number(size)} GB of cache at most {number(float(reserved.max()))} GB are reserved "
        f"and {number(float(used.max()))} GB used."
    )
    return drawing(_WIDTH, 290, told, *panels, *marks)


def _panel(
    top: float, height: float, title: str, edges: Floats, low: Floats, high: Floats, times: dict[float, str]
) -> Markup:
    """A count along the time, as the band between its least and its most in each column."""
    most = max(float(high.max()), 1.0)
    frame = Frame(48, top, 640, height, float(edges[-1]), most * 1.05)
    counts = {count: f"{count:,.0f}" for count in ticks(most, 3) if count == int(count)}
    return joined(
        element("text", title, x=48, y=top - 6, class_="strong"),
        frame.grid({}, counts),
        element("path", d=frame.steps(edges, low * 0, high), class_="under"),
        element("path", d=frame.steps(edges, low, high), class_="band"),
    )


def _cache_panel(frame: Frame, edges: Floats, reserved: Floats, used: Floats, size: float) -> Markup:
    nothing = np.zeros(len(used))
    sizes = {size_gb: _round(size_gb) for size_gb in ticks(size, 3)}
    key, y = frame.left, frame.top - 6
    return joined(
        element("text", f"KV cache, of {gigabytes(size * 1e9)}:", x=key, y=y, class_="strong"),
        element("rect", x=key + 160, y=y - 9, width=10, height=10, class_="reserved"),
        element("text", f"reserved, at most {gigabytes(float(reserved.max()) * 1e9)}", x=key + 175, y=y),
        element("rect", x=key + 350, y=y - 9, width=10, height=10, class_="used"),
        element("text", f"used, at most {gigabytes(float(used.max()) * 1e9)}", x=key + 365, y=y),
        frame.grid({}, sizes),
        element("path", d=frame.steps(edges, nothing, reserved), class_="reserved"),
        element("path", d=frame.steps(edges, nothing, used), class_="used"),
        element("path", d=f"M{frame.left:.1f} {frame.y(size):.1f}H{frame.right:.1f}", class_="limit"),
    )


def _round(tick: float) -> str:
    """A tick's label, without the last digits that its sum of steps has in binary."""
    return plain(float(f"{tick:.9g}"))


def distribution(title: str, of: Distribution, in_unit: float, unit: str) -> Markup:
    """The cumulative curve of a latency, with its percentiles and its limit.

    Args:
        title: what it is of.
        of: the latency, with values.
        in_unit: how many of the unit make a second.
        unit: in which it is shown.
    """
    assert of.p50_s is not None
    assert of.p95_s is not None
    assert of.p99_s is not None
    top = max(of.p99_s, of.limit_s) * in_unit * 1.15
    frame = Frame(38, 30, 296, 108, top, 1)
    values, shares = of.curve(300)
    shown = values * in_unit <= top
    x = np.append(values[shown] * in_unit, top)
    y = np.append(shares[shown], np.interp(top, values * in_unit, shares))
    labels = {tick: _round(tick) for tick in ticks(top, 5)}
    points = (("p50", of.p50_s, 0.5, 4.0), ("p95", of.p95_s, 0.95, 14.0), ("p99", of.p99_s, 0.99, -6.0))
    told = ", ".join(f"{name} {number(value * in_unit)} {unit}" for name, value, _, _ in points)
    return drawing(
        350,
        158,
        f"{title}: {told}, limit {number(of.limit_s * in_unit)} {unit}",
        element("text", f"{title}, {unit}", x=0, y=12, class_="strong"),
        frame.grid(labels, {0.0: "0%", 0.5: "50%", 1.0: "100%"}),
        _limit_line(frame, of.limit_s * in_unit),
        element("path", d=frame.path(x, y), class_="curve"),
        *(_point(frame, name, value * in_unit, share, down) for name, value, share, down in points),
    )


def _limit_line(frame: Frame, value: float) -> Markup:
    """The limit, its name where the curve is not: above it at the left, below it at the right."""
    x, early = frame.x(value), value < frame.x_top / 2
    return joined(
        element("path", d=f"M{x:.1f} {frame.top:.1f}V{frame.bottom:.1f}", class_="limit"),
        element("text", "limit", x=x + (6 if early else -6), y=frame.y(0.82 if early else 0.12),
                text_anchor="start" if early else "end", class_="strong"),
    )  # fmt: skip


def _point(frame: Frame, name: str, value: float, share: float, down: float) -> Markup:
    x, y = frame.x(value), frame.y(share)
    return joined(
        element("circle", cx=x, cy=y, r=3.5, class_="point"),
        element("text", name, x=x + 6, y=y + down),
    )

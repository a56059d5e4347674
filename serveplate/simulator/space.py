"""The map: every design of a brief as a point, the front that none of them beats, and the records to aim for."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from functools import cached_property

from serveplate.simulator.brief import Brief
from serveplate.simulator.design import Design, all_designs
from serveplate.simulator.engine import never
from serveplate.simulator.grading import Grade
from serveplate.simulator.measures import Measures
from serveplate.simulator.study import Result, evaluate


@dataclass(frozen=True)
class Point:
    """One design on the map: what came out of its run, without the run's arrays."""

    design: Design
    measures: Measures
    grade: Grade

    @property
    def passed(self) -> bool:
        """Whether all four checks hold."""
        return self.grade.passed

    @property
    def stopped_by(self) -> tuple[str, ...]:
        """The checks that fail: "ttft", "tpot", "cost", "quality"; of a design that can't run too."""
        return tuple(check.name for check in self.grade.checks if not check.passed)

    @property
    def place(self) -> tuple[float, float] | None:
        """Cost ($ per million generated tokens) and p95 TPOT (s); None for a design that lacks one of the two."""
        cost, tpot = self.measures.cost_usd_per_million_tokens, self.measures.tpot_p95_s
        return None if cost is None or tpot is None else (cost, tpot)


@dataclass(frozen=True)
class Space:
    """The map of a brief; while it is still being made, of the designs that are done.

    Attributes:
        points: in the order of the levers' settings.
    """

    brief: Brief
    points: tuple[Point, ...]

    @cached_property
    def passing(self) -> tuple[Point, ...]:
        """The points that pass."""
        return tuple(point for point in self.points if point.passed)

    @cached_property
    def front(self) -> tuple[Point, ...]:
        """The Pareto front, from the cheapest on: designs that none beats in both cost and p95 TPOT.

        A design is beaten by one that is no worse in either and better in one; so designs that tie in both are all
        on it. It asks nothing of quality and of TTFT: ``passed`` says which of its points pass.
        """
        best = float("inf")
        front: list[Point] = []
        placed = [(point.place, point) for point in self.points if point.place is not None]
        for (cost, tpot), point in sorted(placed, key=lambda pair: pair[0]):  # stable: ties stay in their order
            if tpot < best or (front and front[-1].place == (cost, tpot)):
                front.append(point)
                best = tpot
        return tuple(front)


@dataclass(frozen=True)
class Record:
    """The best that one's passing designs do in one measure, against the best that any passing design of the map does.

    Attributes:
        name: "cost" ($ per million generated tokens), "ttft", "tpot" (p95, s) or "throughput" (tokens/s, the more
            the better).
        best, best_possible: the first in the order of the levers' settings where some tie; None where none passes.
        values: the measure of each passing design of the map, in that order.
    """

    name: str
    best: Point | None
    best_possible: Point | None
    values: tuple[float, ...]

    @property
    def value(self) -> float | None:
        """One's best; None where none passes."""
        return None if self.best is None else _MEASURES[self.name](self.best.measures)

    @property
    def possible(self) -> float | None:
        """The best of the map; None where none passes."""
        return None if self.best_possible is None else _MEASURES[self.name](self.best_possible.measures)

    @property
    def reached(self) -> bool:
        """Whether one's best is as good as can be."""
        return self.value is not None and self.value == self.possible


_MEASURES: dict[str, Callable[[Measures], float | None]] = {
    "cost": lambda measures: measures.cost_usd_per_million_tokens,
    "ttft": lambda measures: measures.ttft_p95_s,
    "tpot": lambda measures: measures.tpot_p95_s,
    "throughput": lambda measures: measures.throughput_tokens_per_s,
}


def point_of(result: Result) -> Point:
    """A result as a point."""
    return Point(result.design, result.measures, result.grade)


def points_of(brief: Brief, cancelled: Callable[[], bool] = never) -> Iterator[Point]:
    """Every design of the brief as a point, one simulation a step, in the order of the levers' settings.

    Raises:
        Cancelled: ``cancelled()`` answered True while a simulation ran.
    """
    for design in all_designs(brief):
        yield point_of(evaluate(brief, design, cancelled))


def map_of(brief: Brief, cancelled: Callable[[], bool] = never) -> Space:
    """The whole map at once; raises as ``points_of`` does."""
    return Space(brief, tuple(points_of(brief, cancelled)))


def records(space: Space, designs: Collection[Design]) -> tuple[Record, ...]:
    """One's records in cost, TTFT, TPOT and throughput; of the designs those count that are on the map and pass."""
    return tuple(_record(name, space.passing, designs) for name in _MEASURES)


def _record(name: str, passing: tuple[Point, ...], designs: Collection[Design]) -> Record:
    known = [(value, point) for point in passing if (value := _MEASURES[name](point.measures)) is not None]
    mine = [(value, point) for value, point in known if point.design in designs]
    return Record(name, _best(name, mine), _best(name, known), tuple(value for value, _ in known))


def _best(name: str, known: list[tuple[float, Point]]) -> Point | None:
    sign = -1 if name == "throughput" else 1
    return min(known, key=lambda pair: sign * pair[0])[1] if known else None

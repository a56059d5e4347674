"""Runs and what is made of them: one design to its Result, every design of a brief, one design on many seeds."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass, replace

import numpy as np

from serveplate.simulator.brief import Brief
from serveplate.simulator.design import Design, all_designs
from serveplate.simulator.engine import Cancelled, never, simulate, unheard
from serveplate.simulator.grading import Grade, grade
from serveplate.simulator.measures import Measures, measure
from serveplate.simulator.run import Run

OTHER_SEEDS = 40
"""Seeds that are studied besides the brief's own."""

_SURE, _SURE_OF = 39, 41  # a design that passes its own seed must pass so many of so many draws, else it is fragile
_LOOK_S = 0.05  # between two looks at cancelled() while an executor works


@dataclass(frozen=True)
class Result:
    """One simulated design: the run, its measures and its grade."""

    run: Run
    measures: Measures
    grade: Grade

    @property
    def brief(self) -> Brief:
        """The brief that was asked."""
        return self.run.brief

    @property
    def design(self) -> Design:
        """The design that was simulated."""
        return self.run.design


@dataclass(frozen=True)
class Draw:
    """What a design came to on one draw of the traffic: small, so that it can travel between processes."""

    seed: int
    measures: Measures
    grade: Grade


@dataclass(frozen=True)
class Spread:
    """How a measure varies over the draws; percentiles by linear interpolation between order statistics."""

    min: float
    p05: float
    p50: float
    p95: float
    max: float


@dataclass(frozen=True)
class Study:
    """One design on many draws of the brief's traffic; while it is still being made, on those that are done.

    Attributes:
        draws: in the order of the seeds that were asked for.
    """

    brief: Brief
    design: Design
    draws: tuple[Draw, ...]

    @property
    def passes(self) -> int:
        """Draws on which all four checks hold."""
        return sum(draw.grade.passed for draw in self.draws)

    @property
    def own(self) -> Draw | None:
        """The draw of the brief's own seed, which gives the verdict; None where it was not drawn."""
        return next((draw for draw in self.draws if draw.seed == self.brief.traffic.seed), None)

    @property
    def fragile(self) -> bool:
        """Whether the design passes its own seed by luck: on fewer than 39 of 41 draws, or that share of others."""
        lucky = self.passes * _SURE_OF < _SURE * len(self.draws)
        return self.own is not None and self.own.grade.passed and lucky

    @property
    def ttft_p95_s(self) -> Spread | None:
        """The spread of p95 TTFT; None where no draw has one."""
        return _spread(draw.measures.ttft_p95_s for draw in self.draws)

    @property
    def tpot_p95_s(self) -> Spread | None:
        """The spread of p95 TPOT; None where no draw has one."""
        return _spread(draw.measures.tpot_p95_s for draw in self.draws)

    @property
    def cost_usd_per_million_tokens(self) -> Spread | None:
        """The spread of the cost; None where no draw has one."""
        return _spread(draw.measures.cost_usd_per_million_tokens for draw in self.draws)


def evaluate(
    brief: Brief,
    design: Design,
    cancelled: Callable[[], bool] = never,
    progress: Callable[[float], None] = unheard,
) -> Result:
    """Simulate a design, measure the run and grade it; ``cancelled`` and ``progress`` as of `simulate`.

    Raises:
        Cancelled: ``cancelled()`` answered True while the simulation ran.
    """
    run = simulate(brief, design, cancelled, progress)
    return Result(run, measure(run), grade(run))


def evaluate_all(brief: Brief, cancelled: Callable[[], bool] = never) -> Iterator[Result]:
    """Every design of the brief, one at a time, in the order of the levers' settings."""
    for design in all_designs(brief):
        yield evaluate(brief, design, cancelled)


def study_seeds(brief: Brief, others: int = OTHER_SEEDS) -> tuple[int, ...]:
    """The brief's own seed, then so many others: from 0 up, skipping it."""
    own = brief.traffic.seed
    return (own, *[seed for seed in range(others + 1) if seed != own][:others])


def draw(brief: Brief, design: Design, seed: int, cancelled: Callable[[], bool] = never) -> Draw:
    """A design on one draw of the brief's traffic.

    Raises:
        Cancelled: ``cancelled()`` answered True while the simulation ran.
    """
    result = evaluate(seeded(brief, seed), design, cancelled)
    return Draw(seed, result.measures, result.grade)


def seeded(brief: Brief, seed: int) -> Brief:
    """The brief with another seed than its own.

    Raises:
        BriefError: it can't be one.
    """
    return replace(brief, traffic=replace(brief.traffic, seed=seed))


def study(
    brief: Brief,
    design: Design,
    seeds: Sequence[int],
    executor: Executor | None = None,
    cancelled: Callable[[], bool] = never,
) -> Study:
    """A design on each of the seeds.

    Args:
        brief: what is asked; its own seed is studied only when it is among the seeds.
        design: the server.
        seeds: such as ``study_seeds`` gives.
        executor: what makes the draws, here or on a cluster: whatever has ``submit`` as ``concurrent.futures`` means
            it. None: this thread. It is not shut down.
        cancelled: asked every few hundred passes; with an executor many times a second.

    Raises:
        BriefError: one of the seeds can't be one; nothing was simulated.
        Cancelled: ``cancelled()`` answered True. Draws that had not begun never will; those that an executor has
            begun end by themselves.
        Exception: the first that a draw raised, in the order of the seeds, or that the executor did.
    """
    for seed in seeds:
        seeded(brief, seed)
    if executor is None:
        return Study(brief, design, tuple(draw(brief, design, seed, cancelled) for seed in seeds))
    futures: list[Future[Draw]] = []
    try:
        futures.extend(executor.submit(draw, brief, design, seed) for seed in seeds)
        return Study(brief, design, tuple(_outcome(future, cancelled) for future in futures))
    finally:
        for future in futures:
            future.cancel()


def _outcome(future: Future[Draw], cancelled: Callable[[], bool]) -> Draw:
    """Wait for a draw, with an eye on ``cancelled``."""
    while not cancelled():
        try:
            return future.result(_LOOK_S)
        except TimeoutError:
            if future.done():  # just now, or the draw itself raised it
                return future.result()
    raise Cancelled


def _spread(values: Iterable[float | None]) -> Spread | None:
    known = [value for value in values if value is not None]
    if not known:
        return None
    return Spread(*np.percentile(known, (0, 5, 50, 95, 100)).tolist())

"""Runs and what is made of them: one design to its Result, or every design of a brief."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from serveplate.simulator.brief import Brief
from serveplate.simulator.design import Design, all_designs
from serveplate.simulator.engine import never, simulate
from serveplate.simulator.grading import Grade, grade
from serveplate.simulator.measures import Measures, measure
from serveplate.simulator.run import Run


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


def evaluate(brief: Brief, design: Design, cancelled: Callable[[], bool] = never) -> Result:
    """Simulate a design, measure the run and grade it.

    Raises:
        Cancelled: ``cancelled()`` answered True while the simulation ran.
    """
    run = simulate(brief, design, cancelled)
    return Result(run, measure(run), grade(run))


def evaluate_all(brief: Brief, cancelled: Callable[[], bool] = never) -> Iterator[Result]:
    """Every design of the brief, one at a time, in the order of the levers' settings."""
    for design in all_designs(brief):
        yield evaluate(brief, design, cancelled)

"""What is worked out while nothing else is asked: the design on other draws of the traffic, then the brief's map.

Before both, once it is wanted, how far the simulator is from measurements.
"""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from serveplate.simulator.brief import Brief
from serveplate.simulator.calibration import Comparison, Measurement, compare
from serveplate.simulator.design import Design, all_designs
from serveplate.simulator.space import Point, Space, point_of
from serveplate.simulator.study import Draw, Result, Study, draw, evaluate, study_seeds
from serveplate.ui.worker import Worker

_STARTS_AFTER_MS = 250
_TELLS_EVERY = 8
_MOST_STUDIES = 512
# A brief whose runs take seconds is not run another hundred times unasked: the command line's study is for it.
_MOST_PASSES = 200_000


@dataclass(frozen=True)
class DrawWork:
    """A design on one draw of the traffic."""

    brief: Brief
    design: Design
    seed: int

    def __call__(self, cancelled: Callable[[], bool]) -> Draw:
        """Make it."""
        return draw(self.brief, self.design, self.seed, cancelled)


@dataclass(frozen=True)
class PointWork:
    """One design of the brief's map."""

    brief: Brief
    design: Design

    def __call__(self, cancelled: Callable[[], bool]) -> Point:
        """Make it."""
        return point_of(evaluate(self.brief, self.design, cancelled))


@dataclass(frozen=True)
class CompareWork:
    """What was measured of a server with 16-bit weights, beside the simulation of the same under a brief's timing."""

    brief: Brief
    measurement: Measurement

    def __call__(self, cancelled: Callable[[], bool]) -> Comparison:
        """Make it."""
        return compare(self.brief, self.measurement, 16, cancelled)


class Background(QObject):
    """One piece of work at a time, of a few milliseconds each, and only while no lever waits.

    Attributes:
        study_changed: Signal(Study), of the current design, from its own draw to all 41.
        space_changed: Signal(Space), the brief's map, once it is whole.
        compared: Signal(tuple[Comparison, ...]), what was last asked to be compared, once it all is.
    """

    study_changed = Signal(object)
    space_changed = Signal(object)
    compared = Signal(object)

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = worker
        self._result: Result | None = None
        self._draws: dict[tuple[Brief, Design], dict[int, Draw]] = {}
        self._points: dict[Brief, dict[Design, Point]] = {}
        self._to_compare: deque[CompareWork] = deque()
        self._comparisons: list[Comparison] = []
        self._doing: DrawWork | PointWork | CompareWork | None = None
        self._ended = False
        # A person who moves levers quickly gets the whole machine.
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_STARTS_AFTER_MS)
        self._rest.timeout.connect(self._go_on)
        worker.aside_done.connect(self._on_done)

    @property
    def study(self) -> Study | None:
        """The current design on the draws made so far; None before the first result."""
        if self._result is None:
            return None
        brief, design = self._result.brief, self._result.design
        draws = self._draws[brief, design]
        return Study(brief, design, tuple(draws[seed] for seed in study_seeds(brief) if seed in draws))

    @property
    def space(self) -> Space | None:
        """The current brief's map, as far as it is made; None before the first result."""
        if self._result is None:
            return None
        brief, points = self._result.brief, self._points[self._result.brief]
        return Space(brief, tuple(points[design] for design in all_designs(brief) if design in points))

    @property
    def rests(self) -> bool:
        """Whether a run of the current brief takes too long to make others unasked."""
        return self._result is not None and (self._result.measures.passes or 0) > _MOST_PASSES

    def turn_to(self, result: Result) -> None:
        """Work on this result's design and brief from now on, once the person rests."""
        self._result = result
        brief, design = result.brief, result.design
        own = Draw(brief.traffic.seed, result.measures, result.grade)
        if len(self._draws) > _MOST_STUDIES:
            self._draws.clear()
        self._draws.setdefault((brief, design), {})[own.seed] = own
        if brief not in self._points:
            self._points = {brief: {}}
        self._points[brief][design] = point_of(result)
        self.study_changed.emit(self.study)
        self.rest()

    @Slot(object)
    def compare(self, works: Sequence[CompareWork]) -> None:
        """Make these before all else, one at a time; ``compared`` tells them in their order."""
        self._to_compare, self._comparisons = deque(works), []
        self.rest()

    def tell(self) -> None:
        """Tell panels that are new what is there."""
        if self.study is not None:
            self.study_changed.emit(self.study)
        if self.space is not None and len(self.space.points) == len(all_designs(self.space.brief)):
            self.space_changed.emit(self.space)

    @Slot()
    def rest(self) -> None:
        """Leave the machine to the person for a moment."""
        if not self._ended:
            self._rest.start()

    def stop(self) -> None:
        """Begin nothing more, whatever still arrives."""
        self._ended = True
        self._rest.stop()

    @Slot()
    def _go_on(self) -> None:
        if self._doing is None:
            self._doing = self._next()
            if self._doing is not None:
                self._worker.ask_aside(self._doing)

    def _next(self) -> DrawWork | PointWork | CompareWork | None:
        if self._to_compare and not self._ended:
            return self._to_compare[0]
        if self._ended or self._result is None or self.rests:
            return None
        brief, design = self._result.brief, self._result.design
        for seed in study_seeds(brief):
            if seed not in self._draws[brief, design]:
                return DrawWork(brief, design, seed)
        for other in all_designs(brief):
            if other not in self._points[brief]:
                return PointWork(brief, other)
        return None

    @Slot(object)
    def _on_done(self, value: object) -> None:
        done, self._doing = self._doing, None
        if isinstance(done, DrawWork) and isinstance(value, Draw):
            self._keep_draw(done, value)
        elif isinstance(done, PointWork) and isinstance(value, Point):
            self._keep_point(done, value)
        elif self._to_compare and done is self._to_compare[0] and isinstance(value, Comparison):
            self._keep_comparison(value)
        if value is None:  # void, or failed: what fails each time must not be all that the machine does
            self.rest()
        elif not self._rest.isActive():  # else it goes on when the person rests
            self._go_on()

    def _keep_draw(self, done: DrawWork, value: Draw) -> None:
        draws = self._draws.setdefault((done.brief, done.design), {})
        draws[done.seed] = value
        is_current = self._result is not None and (self._result.brief, self._result.design) == (done.brief, done.design)
        if is_current and (len(draws) % _TELLS_EVERY == 0 or len(draws) == len(study_seeds(done.brief))):
            self.study_changed.emit(self.study)

    def _keep_point(self, done: PointWork, value: Point) -> None:
        points = self._points.get(done.brief)
        if points is None:
            return  # of a brief that was left
        points[done.design] = value
        if len(points) == len(all_designs(done.brief)):
            self.space_changed.emit(self.space)

    def _keep_comparison(self, value: Comparison) -> None:
        self._to_compare.popleft()
        self._comparisons.append(value)
        if not self._to_compare:
            self.compared.emit(tuple(self._comparisons))

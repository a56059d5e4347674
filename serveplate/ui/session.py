"""The session: the one object that knows the brief, the design, the history and the latest result."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from serveplate.simulator.brief import Brief
from serveplate.simulator.design import Design, check_offered, starting_design
from serveplate.simulator.study import Result
from serveplate.ui.background import Background
from serveplate.ui.translation import tr
from serveplate.ui.worker import Answer, Worker

BUSY_AFTER_MS = 100
_MOST_REMEMBERED_BYTES = 256e6


@dataclass(frozen=True)
class Step:
    """One step of the history: what was asked and what was chosen."""

    brief: Brief
    design: Design


class Session(QObject):
    """A person's work on a brief. Every panel draws itself from what this one tells it.

    Args:
        brief: what is asked first.
        save: keeps a passing result.
        most_steps: how many steps are remembered, this one included; 2 at least.

    Attributes:
        brief_changed: Signal(Brief).
        design_changed: Signal(Design), at once; its result follows.
        result_changed: Signal(Result), the accepted result, always of the newest design.
        busy_changed: Signal(bool), True when an answer is 100 ms late, False when it is there.
        progress_changed: Signal(float), the share that is simulated of a design that takes long.
        cancelled: Signal(), what took long was given up.
        failed: Signal(str), a design could not be simulated, and why.
        kept: Signal(Result), a passing result is among the saved designs.
        not_kept: Signal(str), a passing result could not be saved, and why.
        history_changed: Signal().
        became_idle: Signal(), nothing is awaited from the worker, neither a result nor a save.
        brief, design: what is asked and chosen now.
        result: the latest accepted result; None before the first.
        previous: the result shown before it, of the same brief: the ghost.
        reached_by: how: "undo", "redo", "reset", "load", "open", or None for a lever (and the start).
    """

    brief_changed = Signal(object)
    design_changed = Signal(object)
    result_changed = Signal(object)
    busy_changed = Signal(bool)
    progress_changed = Signal(float)
    cancelled = Signal()
    failed = Signal(str)
    kept = Signal(object)
    not_kept = Signal(str)
    history_changed = Signal()
    became_idle = Signal()

    def __init__(
        self, brief: Brief, save: Callable[[Result], object], parent: QObject | None = None, most_steps: int = 1000
    ) -> None:
        super().__init__(parent)
        self._most_steps = most_steps
        self.result: Result | None = None
        self.previous: Result | None = None
        self.reached_by: str | None = None
        self._steps = [Step(brief, starting_design(brief))]
        self._now = 0
        self._seen = _ResultCache()
        self._awaited = False
        self._accepted_by: str | None = None
        self._saves = 0
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.setInterval(BUSY_AFTER_MS)
        self._late.timeout.connect(self._on_late)
        self._busy = False
        self._worker = Worker(save, self)
        self._worker.answered.connect(self._on_answer)
        self._worker.kept.connect(self._on_kept)
        self._worker.not_kept.connect(self._on_not_kept)
        self._worker.progressed.connect(self.progress_changed)
        self.background = Background(self._worker, self)

    @property
    def brief(self) -> Brief:
        """What is asked."""
        return self._steps[self._now].brief

    @property
    def design(self) -> Design:
        """What is chosen."""
        return self._steps[self._now].design

    @property
    def can_undo(self) -> bool:
        """Whether there is a step before this one."""
        return self._now > 0

    @property
    def can_redo(self) -> bool:
        """Whether a step was undone."""
        return self._now < len(self._steps) - 1

    @property
    def can_reset(self) -> bool:
        """Whether this is another design than the brief's starting server."""
        return self.design != starting_design(self.brief)

    @property
    def is_idle(self) -> bool:
        """Whether nothing is awaited from the worker."""
        return not self._awaited and not self._saves

    def start(self) -> None:
        """Tell the panels where things stand, and ask for the first result."""
        self.brief_changed.emit(self.brief)
        self._show_step()

    def tell(self) -> None:
        """Tell panels that are new where things stand; nothing is asked for."""
        self.brief_changed.emit(self.brief)
        self.design_changed.emit(self.design)
        self.history_changed.emit()
        self.busy_changed.emit(self._busy)
        if self.result is not None:
            self.result_changed.emit(self.result)
        self.background.tell()

    @Slot(str, object)
    def move_lever(self, name: str, setting: Any) -> None:
        """Put one lever at a setting.

        Raises:
            DesignError: the brief does not offer it.
        """
        self.move(self.design.moved(name, setting))

    def move(self, design: Design) -> None:
        """Put several levers at the settings of a design, in one step.

        Raises:
            DesignError: the brief does not offer it.
        """
        self._add_step(Step(self.brief, design), None)

    @Slot()
    def undo(self) -> None:
        """Go back one step, if there is one."""
        if self.can_undo:
            self._go(self._now - 1, "undo")

    @Slot()
    def redo(self) -> None:
        """Go forward to the step that was undone, if there is one."""
        if self.can_redo:
            self._go(self._now + 1, "redo")

    @Slot()
    def reset(self) -> None:
        """Go to the brief's starting server; undo comes back."""
        self._add_step(Step(self.brief, starting_design(self.brief)), "reset")

    @Slot(object)
    def open_brief(self, brief: Brief) -> None:
        """Go to a brief's starting server; undo comes back."""
        self._add_step(Step(brief, starting_design(brief)), "open")

    @Slot(object)
    def load(self, design: Design, brief: Brief | None = None) -> None:
        """Go to a design, of another brief when one is given, as a new step of the history.

        Raises:
            DesignError: the brief does not offer it.
        """
        self._add_step(Step(brief or self.brief, design), "load")

    @Slot()
    def cancel(self) -> None:
        """Give up what is being simulated, and go back to the design that the bars show; redo takes it up again."""
        if not self._awaited:
            return
        shown = None if self.result is None else Step(self.result.brief, self.result.design)
        before = [index for index, step in enumerate(self._steps) if step == shown]
        if before:
            self._go(min(before, key=lambda index: abs(index - self._now)), self._accepted_by)
        else:
            self._worker.cancel()
            self._end_wait()
            self._tell_idle()
        self.cancelled.emit()

    @Slot()
    def close(self) -> None:
        """End the worker; what passed is saved first."""
        self._late.stop()
        self.background.stop()
        self._worker.stop()

    def _add_step(self, step: Step, how: str | None) -> None:
        check_offered(step.brief, step.design)
        if step != self._steps[self._now]:
            del self._steps[self._now + 1 :]
            self._steps.append(step)
            if len(self._steps) > self._most_steps:  # a kiosk's screen is touched all day
                del self._steps[0]
                self._now -= 1
            self._go(self._now + 1, how)

    def _go(self, index: int, how: str | None) -> None:
        old, self._now, self.reached_by = self._steps[self._now], index, how
        if self.brief != old.brief:
            self.result = None
            self.brief_changed.emit(self.brief)
        self._show_step()

    def _show_step(self) -> None:
        self.design_changed.emit(self.design)
        self.history_changed.emit()
        seen = self._seen.get(Step(self.brief, self.design))
        if seen is not None:
            self._worker.cancel()
            self._accept(seen)
            return
        self._awaited = True
        self.background.rest()
        if not self._busy:
            self._late.start()
        self._worker.ask(self.brief, self.design)

    @Slot(object)
    def _on_answer(self, answer: Answer) -> None:
        if answer.result is not None:
            self._accept(answer.result)
        else:
            self._end_wait()
            self.failed.emit(
                tr("This design could not be simulated: {why}. The bars still show the one before.", why=answer.error)
            )
            self._tell_idle()

    def _accept(self, result: Result) -> None:
        self._end_wait()
        self._accepted_by = self.reached_by
        self._seen.put(Step(result.brief, result.design), result)
        if result is not self.result:
            self.previous, self.result = self.result, result
        if result.grade.passed:
            self._saves += 1
            self._worker.keep(result)
        self.result_changed.emit(result)
        self.background.turn_to(result)
        self._tell_idle()

    def _end_wait(self) -> None:
        self._awaited = False
        self._late.stop()
        if self._busy:
            self._busy = False
            self.busy_changed.emit(False)

    def _tell_idle(self) -> None:
        if self.is_idle:
            self.became_idle.emit()

    @Slot()
    def _on_late(self) -> None:
        self._busy = True
        self.busy_changed.emit(True)

    @Slot(object)
    def _on_kept(self, result: Result) -> None:
        self._saves -= 1
        self.kept.emit(result)
        self._tell_idle()

    @Slot(str)
    def _on_not_kept(self, why: str) -> None:
        self._saves -= 1
        self.not_kept.emit(why)
        self._tell_idle()


class _ResultCache:
    """The results seen last, as many as fit in a bounded share of memory, and always the newest."""

    def __init__(self) -> None:
        self._results: OrderedDict[Step, Result] = OrderedDict()
        self._bytes = 0

    def get(self, step: Step) -> Result | None:
        if step in self._results:
            self._results.move_to_end(step)
        return self._results.get(step)

    def put(self, step: Step, result: Result) -> None:
        if step in self._results:
            return
        self._results[step] = result
        self._bytes += _size(result)
        while self._bytes > _MOST_REMEMBERED_BYTES and len(self._results) > 1:
            self._bytes -= _size(self._results.popitem(last=False)[1])


def _size(result: Result) -> int:
    """Bytes that a result's arrays take."""
    run = result.run
    parts = (run.requests, run.passes, run.evictions)
    return sum(array.nbytes for part in parts for array in vars(part).values())

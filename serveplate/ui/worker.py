"""The worker: one thread for the app's life that simulates designs and keeps the ones that pass."""

import atexit
import logging
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from PySide6.QtCore import QObject, Qt, QThread, Signal, Slot

from serveplate.files.atomic import StoreError
from serveplate.files.text import NO_MEMORY
from serveplate.simulator.brief import Brief
from serveplate.simulator.design import Design
from serveplate.simulator.engine import Cancelled
from serveplate.simulator.study import Result, evaluate
from serveplate.ui.translation import said

_TELLS_EVERY_S = 0.25
_MANY_REQUESTS = 20_000
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Request:
    """A design to simulate; a higher id is newer."""

    id: int
    brief: Brief
    design: Design


@dataclass(frozen=True)
class Answer:
    """What came of a request: a result, an error in words, or neither when it was cancelled."""

    request: Request
    result: Result | None = None
    error: str | None = None


Work = Callable[[Callable[[], bool]], object]
"""Something to do in idle time: it is given what tells whether it has become void, and may raise Cancelled."""


@dataclass(frozen=True)
class Aside:
    """Work for idle time; void as soon as anything newer is asked."""

    id: int
    work: Work


class Worker(QObject):
    """Lives on the main thread, owns the other one, and speaks to it by queued signals only.

    At most one request runs and one waits, the newest; a request makes every older one void, so that
    ``answered`` is emitted for the newest only. Saves wait their turn in order and are never dropped.

    Attributes:
        answered: Signal(Answer), with a result or an error.
        kept: Signal(Result), it is in the store.
        not_kept: Signal(str), the reason in one sentence.
        progressed: Signal(float), the share of the newest request's simulation that is done, where it takes long.
        aside_done: Signal(object), what the work for idle time came to; None where it became void or failed.
    """

    answered = Signal(object)
    kept = Signal(object)
    not_kept = Signal(str)
    progressed = Signal(float)
    aside_done = Signal(object)

    _asked = Signal(object)
    _keep_asked = Signal(object)
    _aside_asked = Signal(object)
    _end_asked = Signal()

    def __init__(self, save: Callable[[Result], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._newest = 0
        self._running = False
        self._waiting: Request | None = None
        self._thread = QThread(self)
        self._thread.setObjectName("simulator")
        self._runner = _Runner(save)
        self._runner.moveToThread(self._thread)
        queued = Qt.ConnectionType.QueuedConnection
        self._asked.connect(self._runner.run, queued)
        self._keep_asked.connect(self._runner.keep, queued)
        self._aside_asked.connect(self._runner.do_aside, queued)
        self._end_asked.connect(self._runner.end, queued)
        self._runner.answered.connect(self._on_answer, queued)
        self._runner.kept.connect(self.kept, queued)
        self._runner.not_kept.connect(self.not_kept, queued)
        self._runner.aside_done.connect(self.aside_done, queued)
        self._runner.progressed.connect(self._on_progress, queued)
        self._thread.start()
        # A program that drives the window without an event loop of its own may never close it.
        atexit.register(self.stop)

    def ask(self, brief: Brief, design: Design) -> None:
        """Ask for a design's result; whatever was asked before is void."""
        self.cancel()
        self._waiting = Request(self._newest, brief, design)
        self._send_waiting()

    def cancel(self) -> None:
        """Make what was asked void: nothing is waited for any more."""
        self._newest += 1
        self._runner.newest = self._newest
        self._waiting = None

    def keep(self, result: Result) -> None:
        """Have a result saved."""
        self._keep_asked.emit(result)

    def ask_aside(self, work: Work) -> None:
        """Have something done in idle time, a piece of a few milliseconds; whatever is asked next makes it void."""
        self._aside_asked.emit(Aside(self._newest, work))

    def stop(self) -> None:
        """Interrupt the simulation, finish the saves that wait, and end the thread. Later calls do nothing."""
        atexit.unregister(self.stop)
        if self._thread.isRunning():
            self._thread.requestInterruption()
            self._end_asked.emit()
            self._thread.wait()

    def _send_waiting(self) -> None:
        if self._waiting is not None and not self._running:
            self._running = True
            self._asked.emit(self._waiting)
            self._waiting = None

    @Slot(object)
    def _on_answer(self, answer: Answer) -> None:
        self._running = False
        self._send_waiting()
        if answer.request.id == self._newest and (answer.result or answer.error):
            self.answered.emit(answer)

    @Slot(int, float)
    def _on_progress(self, request: int, share: float) -> None:
        if request == self._newest:
            self.progressed.emit(share)


class _Runner(QObject):
    """The half that lives in the thread. Only ``newest`` is written from outside: requests below it are void."""

    answered = Signal(object)
    kept = Signal(object)
    not_kept = Signal(str)
    progressed = Signal(int, float)
    aside_done = Signal(object)

    def __init__(self, save: Callable[[Result], object]) -> None:
        super().__init__()
        self.newest = 0
        self._save = save

    def _is_void(self, asked: Request | Aside) -> bool:
        return self.newest != asked.id or self.thread().isInterruptionRequested()

    @Slot(object)
    def do_aside(self, aside: Aside) -> None:
        value: object = None
        try:
            if not self._is_void(aside):
                value = aside.work(lambda: self._is_void(aside))
        except Cancelled:
            pass
        except Exception:
            _log.exception("work for idle time")
        self.aside_done.emit(value)

    @Slot(object)
    def run(self, request: Request) -> None:
        try:
            result = evaluate(
                request.brief,
                request.design,
                lambda: self._is_void(request),
                _Seldom(lambda share: self.progressed.emit(request.id, share)),
            )
            result.run.passes  # noqa: B018 - its arrays are made here, not on the thread of the window
            if len(result.run.requests.arrival_s) > _MANY_REQUESTS:
                result.run.reserved_tokens  # noqa: B018 - a view would wait seconds for these
            answer = Answer(request, result=result)
        except Cancelled:
            answer = Answer(request)
        except Exception as error:
            _log.exception("simulating %s", request.design.key)
            answer = Answer(request, error=in_words(error))
        self.answered.emit(answer)

    @Slot(object)
    def keep(self, result: Result) -> None:
        try:
            self._save(result)
        except StoreError as error:  # expected of disks and folders; whoever tells it logs it
            self.not_kept.emit(in_words(error))
        except Exception as error:
            _log.exception("saving %s", result.design.key)
            self.not_kept.emit(in_words(error))
        else:
            self.kept.emit(result)

    @Slot()
    def end(self) -> None:
        self.thread().quit()


class _Seldom:
    """Tells a share a few times a second, and nothing of a simulation that is done before."""

    def __init__(self, tell: Callable[[float], object]) -> None:
        self._tell = tell
        self._next_s = monotonic() + _TELLS_EVERY_S

    def __call__(self, share: float) -> None:
        if monotonic() >= self._next_s:
            self._next_s = monotonic() + _TELLS_EVERY_S
            self._tell(share)


def in_words(error: BaseException) -> str:
    """An exception's own sentence; its kind where it has none."""
    return said(NO_MEMORY if isinstance(error, MemoryError) else error)

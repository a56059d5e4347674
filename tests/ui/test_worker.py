"""The worker: newest request wins, nothing is silent, nothing is lost on quitting."""

import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from serveplate.simulator.brief import Brief
from serveplate.simulator.design import Design
from serveplate.simulator.engine import Cancelled
from serveplate.simulator.study import Result, evaluate
from serveplate.ui import worker as worker_module
from serveplate.ui.worker import Worker

START, CONTINUOUS, PASSING = Design(), Design(batching="continuous"), Design("continuous", "paged", 1, 8, 2)


@pytest.fixture
def saved() -> list[Result]:
    return []


@pytest.fixture
def worker(qtbot: QtBot, saved: list[Result]) -> Iterator[Worker]:
    worker = Worker(saved.append)
    yield worker
    worker.stop()


class Gate:
    """A simulation that waits until it is let through, or cancelled; it notes which designs were begun and given up."""

    def __init__(self) -> None:
        self.begun: list[Design] = []
        self.given_up: list[Design] = []
        self.started = threading.Event()
        self.open = threading.Event()

    def evaluate(self, brief: Brief, design: Design, cancelled: Callable[[], bool], _: object) -> Result:
        self.begun.append(design)
        self.started.set()
        while not self.open.wait(0.001):
            if cancelled():
                self.given_up.append(design)
                raise Cancelled
        return evaluate(brief, design)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    gate = Gate()
    monkeypatch.setattr(worker_module, "evaluate", gate.evaluate)
    yield gate
    gate.open.set()


def test_a_request_is_answered_with_its_result(qtbot: QtBot, worker: Worker) -> None:
    with qtbot.waitSignal(worker.answered) as answered:
        worker.ask(Brief(), START)
    assert answered.args[0].result.design == START
    assert answered.args[0].result.measures.ttft_p95_s == pytest.approx(73.876556, rel=1e-8)


def test_only_the_newest_request_is_answered_and_the_one_between_never_begins(
    qtbot: QtBot, worker: Worker, gate: Gate
) -> None:
    answers: list[Any] = []
    worker.answered.connect(answers.append)
    worker.ask(Brief(), START)
    assert gate.started.wait(5)
    worker.ask(Brief(), CONTINUOUS)
    with qtbot.waitSignal(worker.answered):
        worker.ask(Brief(), PASSING)
        qtbot.waitUntil(lambda: gate.given_up == [START])
        gate.open.set()
    assert gate.begun == [START, PASSING]
    assert [answer.result.design for answer in answers] == [PASSING]


def test_a_cancelled_request_is_given_up_without_an_answer(qtbot: QtBot, worker: Worker, gate: Gate) -> None:
    worker.ask(Brief(), START)
    assert gate.started.wait(5)
    with qtbot.assertNotEmitted(worker.answered):
        worker.cancel()
        qtbot.waitUntil(lambda: gate.given_up == [START])


def test_an_exception_arrives_as_words(
    qtbot: QtBot, worker: Worker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any) -> Result:
        raise ZeroDivisionError("division by zero")

    monkeypatch.setattr(worker_module, "evaluate", broken)
    with qtbot.waitSignal(worker.answered) as answered:
        worker.ask(Brief(), START)
    assert (answered.args[0].result, answered.args[0].error) == (None, "division by zero")
    assert "ZeroDivisionError" in caplog.text


def test_a_save_that_fails_gives_its_sentence(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    def full(_: Result) -> None:
        raise OSError("the disk is full")

    worker = Worker(full)
    with qtbot.waitSignal(worker.not_kept) as not_kept:
        worker.keep(evaluate(Brief(), PASSING))
    worker.stop()
    assert not_kept.args == ["the disk is full"]


def test_stopping_gives_up_the_simulation_and_finishes_the_saves(
    worker: Worker, gate: Gate, saved: list[Result]
) -> None:
    result = evaluate(Brief(), PASSING)
    worker.ask(Brief(), START)
    assert gate.started.wait(5)
    worker.keep(result)
    worker.stop()
    assert gate.given_up == [START]
    assert saved == [result]


def test_stopping_twice_is_harmless(worker: Worker) -> None:
    worker.stop()
    worker.stop()
    assert not worker._thread.isRunning()


@pytest.mark.parametrize("many", [True, False])
def test_of_a_long_run_no_view_waits_for_arrays(
    qtbot: QtBot, worker: Worker, monkeypatch: pytest.MonkeyPatch, many: bool
) -> None:
    monkeypatch.setattr(worker_module, "_MANY_REQUESTS", 900 if many else 1000)  # the plate has 964
    with qtbot.waitSignal(worker.answered) as answered:
        worker.ask(Brief(), PASSING)
    made = vars(answered.args[0].result.run)
    assert "passes" in made
    assert ("reserved_tokens" in made) is many

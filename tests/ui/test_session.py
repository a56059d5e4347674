"""The session: history, the accepted result, the ghost, saving."""

import threading
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from serveplate.simulator.brief import Brief, Levers, Traffic
from serveplate.simulator.design import Design, DesignError
from serveplate.simulator.engine import Cancelled
from serveplate.simulator.study import Result, evaluate
from serveplate.ui import worker as worker_module
from serveplate.ui.session import Session

Settle = Callable[..., None]
START, CONTINUOUS, PASSING = Design(), Design(batching="continuous"), Design("continuous", "paged", 1, 8, 2)


@pytest.fixture
def count_runs(monkeypatch: pytest.MonkeyPatch) -> list[Design]:
    """The designs that were really simulated."""
    runs: list[Design] = []

    def counted(brief: Brief, design: Design, *others: Any) -> Result:
        runs.append(design)
        return evaluate(brief, design, *others)

    monkeypatch.setattr(worker_module, "evaluate", counted)
    return runs


def test_starting_shows_the_brief_and_the_starting_server(session: Session, settle: Settle, qtbot: QtBot) -> None:
    with qtbot.waitSignals([session.brief_changed, session.design_changed, session.result_changed]):
        session.start()
    assert session.result is not None
    assert (session.result.design, session.previous) == (START, None)


def test_a_move_brings_its_result_and_the_ghost_of_the_one_before(session: Session, settle: Settle) -> None:
    settle(session, session.start)
    settle(session, session.move_lever, "batching", "continuous")
    assert session.result is not None
    assert session.previous is not None
    assert (session.result.design, session.previous.design) == (CONTINUOUS, START)


def test_undo_redo_and_reset_walk_the_history(session: Session, settle: Settle) -> None:
    settle(session, session.start)
    assert (session.can_undo, session.can_redo) == (False, False)
    settle(session, session.move_lever, "batching", "continuous")
    settle(session, session.move_lever, "gpus", 2)
    assert session.reached_by is None
    settle(session, session.undo)
    assert (session.design, session.can_undo, session.can_redo) == (CONTINUOUS, True, True)
    assert session.reached_by == "undo"
    settle(session, session.redo)
    assert (session.design, session.reached_by) == (CONTINUOUS.moved("gpus", 2), "redo")
    settle(session, session.reset)
    assert (session.design, session.reached_by, session.can_reset) == (START, "reset", False)
    settle(session, session.undo)
    assert session.design == CONTINUOUS.moved("gpus", 2)


def test_only_so_many_steps_are_remembered(qtbot: QtBot, settle: Settle) -> None:
    session = Session(Brief(), lambda _: None, most_steps=3)
    settle(session, session.start)
    for setting in (2, 4, 0, 2):
        settle(session, session.move_lever, "draft", setting)
    for setting in (0, 4):
        settle(session, session.undo)
        assert session.design.draft == setting
    assert (session.can_undo, session.can_redo) == (False, True)
    session.close()


def test_a_new_move_drops_what_was_undone(session: Session, settle: Settle) -> None:
    settle(session, session.start)
    settle(session, session.move_lever, "gpus", 2)
    settle(session, session.undo)
    settle(session, session.move_lever, "bits", 8)
    assert not session.can_redo
    settle(session, session.redo)
    assert session.design == START.moved("bits", 8)


def test_a_move_to_the_same_setting_is_no_step(session: Session, settle: Settle, qtbot: QtBot) -> None:
    settle(session, session.start)
    with qtbot.assertNotEmitted(session.result_changed):
        session.move_lever("gpus", 1)
        session.reset()
        session.undo()
    assert not session.can_undo


def test_a_seen_design_is_shown_at_once_and_not_simulated_again(
    session: Session, settle: Settle, count_runs: list[Design]
) -> None:
    settle(session, session.start)
    settle(session, session.move_lever, "batching", "continuous")
    session.undo()
    assert session.result is not None
    assert session.result.design == START
    session.redo()
    assert session.result.design == CONTINUOUS
    assert count_runs == [START, CONTINUOUS]


def test_going_back_before_the_answer_leaves_the_seen_result_in_place(session: Session, settle: Settle) -> None:
    settle(session, session.start)
    shown: list[Design] = []
    session.result_changed.connect(lambda result: shown.append(result.design))
    session.move_lever("gpus", 2)
    session.undo()
    settle(session, session.move_lever, "bits", 8)
    assert shown == [START, START.moved("bits", 8)]


def test_a_passing_result_is_saved_and_a_failing_one_is_not(
    session: Session, settle: Settle, saved: list[Result], qtbot: QtBot
) -> None:
    settle(session, session.start)
    assert saved == []
    with qtbot.waitSignal(session.kept) as kept:
        session.load(PASSING)
    assert saved == [session.result] == kept.args


def test_a_save_that_fails_is_told(qtbot: QtBot, settle: Settle, caplog: pytest.LogCaptureFixture) -> None:
    def refuse(_: Result) -> None:
        raise PermissionError("no permission to write there")

    session = Session(Brief(), refuse)
    with qtbot.waitSignal(session.not_kept) as not_kept:
        session.load(PASSING)
    assert not_kept.args == ["no permission to write there"]
    assert session.is_idle
    assert session.result is not None
    assert session.result.grade.passed
    session.close()


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (RuntimeError("a pass that never ends"), "a pass that never ends"),
        (MemoryError("7 TiB"), "this brief's traffic does not fit in memory"),
    ],
)
def test_a_simulation_that_fails_is_told_and_the_next_one_works(
    session: Session, settle: Settle, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, error: Exception, told: str
) -> None:
    settle(session, session.start)

    def broken(*_: Any) -> Result:
        raise error

    with monkeypatch.context() as patch, qtbot.waitSignal(session.failed) as failed:
        patch.setattr(worker_module, "evaluate", broken)
        session.move_lever("gpus", 2)
    assert told in failed.args[0]
    assert session.result is not None
    assert session.result.design == START
    settle(session, session.move_lever, "bits", 8)
    assert session.result.design == Design(gpus=2, bits=8)


def test_busy_is_told_when_the_answer_is_late_and_ends_with_it(
    session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[bool] = []
    late = threading.Event()
    session.busy_changed.connect(told.append)
    session.busy_changed.connect(lambda _: late.set())

    def slow(brief: Brief, design: Design, *others: Any) -> Result:
        late.wait(5)
        return evaluate(brief, design, *others)

    monkeypatch.setattr(worker_module, "evaluate", slow)
    with qtbot.waitSignal(session.result_changed):
        session.start()
    assert told == [True, False]


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> list[Design]:
    """The designs whose simulation is half done and goes on until it is given up: all but the starting server."""
    begun: list[Design] = []

    def half(brief: Brief, design: Design, cancelled: Callable[[], bool], tell: Callable[[float], None]) -> Result:
        if design == START:
            return evaluate(brief, design, cancelled)
        begun.append(design)
        while not cancelled():
            tell(0.5)
        raise Cancelled

    monkeypatch.setattr(worker_module, "evaluate", half)
    monkeypatch.setattr(worker_module, "_TELLS_EVERY_S", 0.0)
    return begun


def test_what_takes_long_is_given_up_and_taken_up_again(
    session: Session, settle: Settle, qtbot: QtBot, endless: list[Design]
) -> None:
    settle(session, session.start)
    with qtbot.waitSignal(session.progress_changed) as told:
        session.move_lever("batching", "continuous")
    assert told.args == [0.5]
    with qtbot.waitSignals([session.cancelled, session.became_idle]):
        session.cancel()
    assert session.design == START
    assert session.result is not None
    assert (session.result.design, session.reached_by, session.can_redo) == (START, None, True)
    with qtbot.assertNotEmitted(session.cancelled):
        session.cancel()  # there is nothing to cancel
    with qtbot.waitSignal(session.progress_changed):
        session.redo()
    assert endless == [CONTINUOUS, CONTINUOUS]
    session.cancel()


def test_a_first_simulation_is_given_up_where_it_is(session: Session, qtbot: QtBot, endless: list[Design]) -> None:
    only = replace(Brief(), levers=Levers(batching=("continuous", "static")))
    with qtbot.waitSignal(session.result_changed):
        session.start()
    with qtbot.waitSignal(session.progress_changed):
        session.open_brief(only)
    with qtbot.waitSignal(session.became_idle):
        session.cancel()
    assert (session.design, session.result) == (CONTINUOUS, None)
    with qtbot.waitSignal(session.result_changed):
        session.undo()


def test_a_quick_answer_is_never_called_busy(session: Session, settle: Settle, qtbot: QtBot) -> None:
    settle(session, session.start)
    session.move_lever("gpus", 2)
    with qtbot.assertNotEmitted(session.busy_changed):
        settle(session, session.undo)


def test_loading_a_design_of_another_brief_switches_the_brief_and_undo_comes_back(
    session: Session, settle: Settle, qtbot: QtBot
) -> None:
    other = replace(Brief(), name="Slow Day", traffic=Traffic(requests_per_s=2.0))
    settle(session, session.start)
    with qtbot.waitSignals([session.brief_changed, session.result_changed]):
        session.load(PASSING, other)
    assert session.brief == other
    assert session.previous is None
    settle(session, session.undo)
    assert (session.brief, session.design) == (Brief(), START)


def test_an_opened_brief_begins_at_its_starting_server_and_undo_comes_back(session: Session, settle: Settle) -> None:
    other = replace(Brief(), name="Slow Day", traffic=Traffic(requests_per_s=2.0), levers=Levers(gpus=(4, 1)))
    settle(session, session.start)
    settle(session, session.open_brief, other)
    assert (session.brief, session.design, session.reached_by) == (other, START.moved("gpus", 4), "open")
    assert session.result is not None
    assert session.result.brief == other
    settle(session, session.undo)
    assert (session.brief, session.design) == (Brief(), START)


def test_a_setting_that_the_brief_does_not_offer_is_refused_and_nothing_moves(session: Session) -> None:
    with pytest.raises(DesignError, match="gpus is 4; this brief offers 1 or 2"):
        session.move_lever("gpus", 4)
    assert session.design == START

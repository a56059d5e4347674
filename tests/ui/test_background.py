"""What is worked out in idle time: other draws of the traffic and the map, never in a lever's way."""

import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from serveplate.simulator.brief import Brief, Traffic
from serveplate.simulator.design import Design, all_designs
from serveplate.simulator.engine import Cancelled
from serveplate.simulator.study import draw, study_seeds
from serveplate.ui.session import Session
from serveplate.ui.worker import Worker

SHORT = Brief(traffic=Traffic(duration_s=2.0))
START, PASSING = Design(), Design("continuous", "paged", 1, 8, 2)
Find = Callable[[str], Any]


@pytest.fixture
def short(qtbot: QtBot) -> Iterator[Session]:
    session = Session(SHORT, lambda _: None)
    yield session
    session.close()


def test_the_design_on_41_draws_then_every_design(qtbot: QtBot, short: Session) -> None:
    with qtbot.waitSignal(short.background.space_changed) as whole:
        short.start()
    study, space = short.background.study, whole.args[0]
    assert study is not None
    assert [each.seed for each in study.draws] == list(study_seeds(SHORT)) == [48, *range(40)]
    assert study.draws[5] == draw(SHORT, START, 4)
    assert [point.design for point in space.points] == list(all_designs(SHORT))


def test_a_lever_comes_first_and_what_was_drawn_is_kept(qtbot: QtBot, short: Session) -> None:
    with qtbot.waitSignal(short.background.study_changed, check_params_cb=lambda study: len(study.draws) >= 8):
        short.start()
    with qtbot.waitSignal(short.result_changed) as moved:
        short.move_lever("batching", "continuous")
    assert moved.args[0].design == Design(batching="continuous")
    with qtbot.waitSignal(short.background.study_changed, check_params_cb=lambda study: len(study.draws) == 41):
        pass
    with qtbot.waitSignal(short.background.study_changed) as back:
        short.undo()
    assert back.args[0].design == START
    assert len(back.args[0].draws) >= 8


def test_a_brief_whose_runs_are_long_is_left_alone(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serveplate.ui.background._MOST_PASSES", 10)
    session = Session(SHORT, lambda _: None)
    with qtbot.waitSignal(session.became_idle):
        session.start()
    assert session.background._next() is None
    session.close()


def test_a_request_makes_work_for_idle_time_void(qtbot: QtBot) -> None:
    worker, started = Worker(lambda _: None), threading.Event()

    def work(cancelled: Callable[[], bool]) -> object:
        started.set()
        while not cancelled():
            threading.Event().wait(0.001)
        raise Cancelled

    with qtbot.waitSignal(worker.answered) as answered, qtbot.waitSignal(worker.aside_done) as done:
        worker.ask_aside(work)
        assert started.wait(5)
        worker.ask(SHORT, PASSING)
    assert done.args == [None]
    assert answered.args[0].result.design == PASSING
    worker.stop()


def test_work_that_fails_is_logged_and_the_rest_goes_on(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    worker = Worker(lambda _: None)
    with qtbot.waitSignal(worker.aside_done) as done:
        worker.ask_aside(lambda _: 1 // 0)
    assert done.args == [None]
    assert "ZeroDivisionError" in caplog.text
    worker.stop()


def test_what_fails_is_tried_again_after_a_rest_only(
    qtbot: QtBot, short: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise ValueError("of these numbers")

    monkeypatch.setattr("serveplate.ui.background.draw", fails)
    with qtbot.waitSignal(short._worker.aside_done) as done:
        short.start()
    assert done.args == [None]
    assert short.background._doing is None
    assert short.background._rest.isActive()


def test_the_window_says_how_sure_the_verdict_is(window: Any, find: Find, qtbot: QtBot) -> None:
    fragile = Design("continuous", "paged", 1, 16, 4)
    window.session.load(fragile)
    qtbot.waitUntil(lambda: find("draws_label").text() == "fragile: passes on 32 of 41 draws", timeout=20_000)
    assert find("verdict").text() == "All four checks pass"
    spread = window.session.background.study.tpot_p95_s
    whisker = find("limits_chart").area.bars["tpot"].whisker
    assert whisker == pytest.approx((spread.min / 0.015, spread.max / 0.015))
    assert whisker[0] < find("limits_chart").values()["tpot"] < 1 < whisker[1]


def test_the_map_waits_behind_its_button_until_a_design_passes(window: Any, find: Find, qtbot: QtBot) -> None:
    find("drawer").open("map")
    assert find("show_map_button").isVisible()
    assert not find("map_table").isVisible()
    with qtbot.waitSignal(window.session.kept):
        window.session.load(PASSING)
    assert find("map_table").isVisible()
    with qtbot.waitSignal(window.session.background.space_changed, timeout=20_000):
        pass
    assert find("map_table").rowCount() == 72
    find("drawer").open("records")
    assert find("records_table").isVisible()


def test_what_can_be_taken_out_is_in_the_file_menu(window: Any, find: Find) -> None:
    names = ("copy_picture", "save_png", "save_svg", "save_requests", "save_passes", "save_json", "save_report")
    actions = [find(f"{name}_action") for name in names]
    assert set(actions) <= set(find("file_menu").actions())
    assert all(action.isEnabled() for action in actions)
    find("copy_picture_action").trigger()
    assert find("message").text() == "The picture is copied: Share of each limit."


def test_nothing_begins_after_the_end(qtbot: QtBot, short: Session) -> None:
    with qtbot.waitSignal(short.became_idle):
        short.start()
    short.close()
    assert short.result is not None
    short.background.turn_to(short.result)
    assert short.background._next() is None

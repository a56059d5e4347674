"""Predict first: a move waits for its bets, and the reveal says what came of them."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from pytestqt.qtbot import QtBot

from serveplate import Design
from serveplate.files.settings import read_settings
from serveplate.ui import open_window
from serveplate.ui.session import Session

Find = Callable[[str], Any]
Settle = Callable[..., None]


@pytest.fixture
def betting(window: Any, find: Find) -> Any:
    find("predict_first_action").trigger()
    return window


def test_off_by_default_a_move_goes_straight_through(window: Any, find: Find, settle: Settle) -> None:
    settle(window.session, find("lever_batching_continuous").click)
    assert window.session.result.design == Design(batching="continuous")
    assert not find("predict_card").isVisible()


def test_a_move_waits_for_its_bets(betting: Any, find: Find, settle: Settle) -> None:
    session = betting.session
    before = session.result
    find("lever_batching_continuous").click()
    assert session.design == Design()
    assert session.result is before
    assert find("lever_batching_continuous").isChecked()
    assert find("predict_question").text() == "Continuous batching: what will it do?"
    for bet in ("bet_ttft_better", "bet_tpot_better"):
        find(bet).click()
    settle(session, find("predict_see_button").click)
    assert session.result.design == Design(batching="continuous")
    assert session.previous is before
    assert not find("predict_bets").isVisible()
    assert find("predict_question").text() == "Continuous batching: 1 of 2 right"
    assert find("outcome_ttft").text() == (
        "TTFT got better, as you said. 73.9 s → 4.76 s. Mostly wait for the batch: down from 29.7 s to 0 s on average."
    )
    assert find("outcome_tpot").text().startswith("TPOT got worse; you said better. 9.18 ms → 19.8 ms. Mostly prefill")
    assert find("outcome_cost").text() == (
        "Cost got better. $0.338 → $0.168. The same GPUs: 1,642 tokens/s → 3,305 tokens/s."
    )
    assert [find(f"outcome_{key}").property("passed") for key in ("ttft", "tpot", "cost")] == [True, False, None]


def test_another_language_or_text_size_keeps_a_waiting_move_its_bets_and_what_was_told(
    betting: Any, find: Find, settle: Settle
) -> None:
    find("lever_batching_continuous").click()
    find("bet_ttft_better").click()
    betting.choose_language("de")
    assert find("predict_bets").isVisible()
    assert find("lever_batching_continuous").isChecked()
    assert find("bet_ttft_better").isChecked()
    assert find("make_move_action").isEnabled()
    find("larger_text_action").trigger()
    find("bet_tpot_better").click()
    settle(betting.session, find("predict_see_button").click)
    for language, words in (("de", "1 von 2"), ("en", "1 of 2 right")):
        betting.choose_language(language)
        assert words in find("predict_question").text()
        assert find("outcome_ttft").isVisible()
    find("lever_batching_static").click()
    settle(betting.session, betting.session.undo)
    assert not find("predict_bets").isVisible(), "the move was from a design that is no more"


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_bets_fit_a_small_window(language: str, betting: Any, find: Find, settle: Settle) -> None:
    betting.choose_language(language)
    betting.resize(1024, 640)
    find("lever_batching_continuous").click()
    assert find("predict_bets").isVisible()
    QCoreApplication.processEvents()
    assert find("predict_card").minimumSizeHint().width() <= find("predict_card").width()
    assert betting._scroll.horizontalScrollBar().maximum() == 0
    question, buttons = find("predict_question"), find("predict_buttons")
    assert question.parentWidget().height() >= question.height() >= question.heightForWidth(question.width())
    settle(betting.session, find("predict_see_button").click)
    QCoreApplication.processEvents()
    assert buttons.width() == find("predict_close_button").width() == find("predict_close_button").sizeHint().width()


def test_several_levers_make_one_move_and_the_score_goes_on(betting: Any, find: Find, settle: Settle) -> None:
    session = betting.session
    find("lever_batching_continuous").click()
    find("bet_cost_worse").click()
    find("lever_cache_paged").click()
    assert find("bet_cost_worse").isChecked()
    assert find("predict_question").text() == "Continuous batching, Paged KV cache: what will it do?"
    settle(session, find("make_move_action").trigger)
    assert session.design == Design(batching="continuous", cache="paged")
    find("lever_gpus_2").click()
    assert not any(find(f"bet_cost_{bet}").isChecked() for bet in ("better", "same", "worse"))
    find("bet_cost_worse").click()
    settle(session, find("predict_see_button").click)
    assert find("predict_question").text() == "2 GPUs: 1 of 1 right, 1 of 2 so far"
    settle(session, session.undo)
    assert session.design == Design(batching="continuous", cache="paged")
    assert not find("predict_card").isVisible()


def test_a_move_may_be_taken_back(betting: Any, find: Find, settle: Settle) -> None:
    session = betting.session
    find("lever_bits_8").click()
    find("predict_back_button").click()
    assert find("lever_bits_16").isChecked()
    find("lever_bits_8").click()
    find("lever_bits_16").click()
    assert not find("predict_card").isVisible()
    find("lever_bits_8").click()
    settle(session, find("predict_first_action").trigger)
    assert not find("predict_card").isVisible()
    assert session.design == Design()
    assert not session.can_undo


def test_undo_takes_back_the_waiting_move_and_no_other(betting: Any, find: Find, settle: Settle) -> None:
    session = betting.session
    settle(session, session.load, Design(gpus=2))
    find("lever_bits_8").click()
    find("undo_action").trigger()
    assert find("lever_bits_16").isChecked()
    assert session.design == Design(gpus=2)
    settle(session, find("undo_action").trigger)
    assert session.design == Design()


def test_another_move_of_the_session_takes_the_waiting_one_back(betting: Any, find: Find, settle: Settle) -> None:
    session = betting.session
    find("lever_bits_8").click()
    settle(session, session.load, Design(gpus=2))
    assert not find("predict_card").isVisible()
    assert find("lever_bits_16").isChecked()
    assert find("lever_gpus_2").isChecked()
    assert not find("make_move_action").isEnabled()


def test_by_keys_alone(betting: Any, find: Find, settle: Settle, qtbot: QtBot) -> None:
    session = betting.session
    qtbot.keyClick(betting, Qt.Key.Key_1)
    qtbot.keyClick(find("lever_batching_static"), Qt.Key.Key_Right)
    assert session.design == Design()
    qtbot.keyClick(betting, Qt.Key.Key_6)
    assert find("bet_ttft_better").hasFocus()
    qtbot.keyClick(find("bet_ttft_better"), Qt.Key.Key_Right)
    assert find("bet_ttft_same").isChecked()
    settle(session, qtbot.keyClick, betting, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert session.design == Design(batching="continuous")
    assert find("outcome_ttft").text().startswith("TTFT got better; you said the same.")


def test_a_simulation_that_fails_ends_the_wait(
    betting: Any, find: Find, settle: Settle, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("no")

    monkeypatch.setattr("serveplate.ui.worker.evaluate", broken)
    find("lever_bits_8").click()
    settle(betting.session, find("predict_see_button").click)
    assert not find("predict_card").isVisible()


def test_the_choice_is_kept(qtbot: QtBot, betting: Any, config_dir: Path, settle: Settle) -> None:
    assert read_settings(config_dir)[0].predict_first
    again = open_window(config_dir=config_dir, reduced_motion=True)
    qtbot.addWidget(again)
    session: Session = again.session
    settle(session, lambda: None)
    session_design = session.design
    again.findChild(object, "lever_bits_8").click()
    assert session.design == session_design
    again.close()


def test_a_design_of_the_map_is_bet_on_too(betting: Any, find: Find, settle: Settle) -> None:
    session, design = betting.session, Design("continuous", "paged", 1, 8, 2)
    find("tab_map").click()
    find("map_view").design_chosen.emit(design)
    assert session.design == Design()
    assert find("lever_bits_8").isChecked()
    assert find("predict_card").isVisible()
    settle(session, find("predict_see_button").click)
    assert session.design == design
    find("predict_first_action").trigger()
    settle(session, find("map_view").design_chosen.emit, Design())
    assert (session.design, session.reached_by) == (Design(), "load")


def test_escape_closes_what_was_told(betting: Any, find: Find, settle: Settle) -> None:
    find("lever_batching_continuous").click()
    find("close_view_action").trigger()
    assert find("predict_card").isVisible(), "a move that waits is not lost"
    settle(betting.session, find("predict_see_button").click)
    find("tab_why").click()
    find("close_view_action").trigger()
    assert find("predict_card").isVisible(), "the views come first"
    find("close_view_action").trigger()
    assert not find("predict_card").isVisible()
    assert betting.session.design == Design(batching="continuous")

"""The window made anew on the same session, as a change of language does it."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

from serveplate.ui.translation import speak

Find = Callable[[str], Any]
Settle = Callable[..., None]


def test_shows_the_same_as_before(window: Any, find: Find, settle: Settle) -> None:
    settle(window.session, find("lever_batching_continuous").click)
    find("tab_timeline").click()
    find("lever_bits_16").setFocus()
    before = {name: find(name).text() for name in ("verdict", "change_sentence", "check_ttft", "brief_sentence")}
    shares, result = find("limits_chart").values(), window.session.result
    window.rebuild()
    assert {name: find(name).text() for name in before} == before
    assert find("limits_chart").values() == shares
    assert find("lever_batching_continuous").isChecked()
    assert find("undo_action").isEnabled()
    assert window.session.result is result
    assert find("timeline_view").isVisible()
    assert QApplication.focusWidget() is find("lever_bits_16")


def test_works_as_before(window: Any, find: Find, settle: Settle) -> None:
    window.rebuild()
    settle(window.session, find("lever_cache_paged").click)
    assert window.session.design.cache == "paged"
    settle(window.session, find("undo_action").trigger)
    assert find("lever_cache_contiguous").isChecked()
    assert not find("undo_button").isEnabled()


def test_keeps_warnings(window: Any, find: Find) -> None:
    window.messages.warn("The disk is full.")
    window.rebuild()
    assert find("message").text() == "The disk is full."
    find("message_close_button").click()
    assert window.messages.text == ""


def test_leaves_nothing_of_the_old_behind(window: Any) -> None:
    window.rebuild()
    before = len(window.findChildren(QObject))
    shortcuts = [key.toString() for action in window.findChildren(QAction) for key in action.shortcuts()]
    assert len(shortcuts) == len(set(shortcuts))
    for _ in range(3):
        window.rebuild()
    assert len(window.findChildren(QObject)) == before


def test_keeps_the_keyboards_ring_where_there_was_one(window: Any, find: Find) -> None:
    reasons = Qt.FocusReason
    for name, reason, ringed in (
        ("lever_gpus_1", reasons.TabFocusReason, True),
        ("lever_bits_16", reasons.MouseFocusReason, False),
    ):
        find(name).setFocus(reason)
        window.rebuild()
        assert find(name).shows_ring is ringed


def test_hints_that_were_given_stay_given(window: Any, find: Find, settle: Settle) -> None:
    find("tab_why").click()
    find("hint_button").click()
    given, offers = find("hint").text(), find("hint_button").text()
    assert given.startswith("1. ")
    window.rebuild()
    assert (find("hint").text(), find("hint_button").text()) == (given, offers)
    find("tab_why").click()  # closes
    window.rebuild()
    find("tab_why").click()
    assert find("hint").text() == given
    find("tab_why").click()
    settle(window.session, find("lever_bits_8").click)
    window.rebuild()
    find("tab_why").click()
    assert find("hint").text() == "", "it was another design's"


@pytest.mark.parametrize("by", ["language", "size", "text"])
def test_a_lesson_stays_where_it_is_read(window: Any, find: Find, qapp: QApplication, by: str) -> None:
    def paragraph() -> int:
        QApplication.sendPostedEvents()
        lesson = find("lesson_view")
        return int(lesson.cursorForPosition(QPoint(0, 4)).blockNumber())

    find("tab_lesson").click()
    bar = find("lesson_view").verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    read = paragraph()
    assert read > 3
    if by == "language":
        speak(qapp, "fr")
        window.rebuild()
    elif by == "text":
        find("larger_text_action").trigger()
    else:
        window.resize(700, 600)
    assert paragraph() == read

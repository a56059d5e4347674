"""The timeline by name: its cursor, zoom, list and stories, by buttons, keys, wheel and clicks."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from serveplate.simulator.brief import Brief
from serveplate.simulator.design import Design
from serveplate.simulator.study import Result, evaluate
from serveplate.simulator.timeline import read_at, series_of, slowest, story_of
from serveplate.ui.story_words import reading, story
from serveplate.ui.theme import THEMES, Appearance
from serveplate.ui.timeline_view import TimelineView

PASSING = Design(batching="continuous", cache="paged", bits=8, draft=2)
CROWDED = replace(
    Brief(),
    traffic=replace(Brief().traffic, requests_per_s=40.0),
    engine=replace(Brief().engine, max_sequences=1024),
)


@pytest.fixture
def view(qtbot: QtBot, appearance: Appearance, start: Result) -> TimelineView:
    view = TimelineView(appearance)
    qtbot.addWidget(view)
    view.resize(912, 320)
    view.show()
    view.show_result(start, None)
    return view


def part(view: TimelineView, name: str) -> Any:
    children = view.findChildren(QWidget, name)
    assert len(children) == 1
    return children[0]


def wheel(target: QWidget, modifiers: Qt.KeyboardModifier) -> QWheelEvent:
    middle = QPointF(target.rect().center())
    event = QWheelEvent(
        middle,
        middle,
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        modifiers,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(target, event)
    return event


def test_it_opens_on_the_story_of_the_slowest(view: TimelineView, start: Result) -> None:
    first = int(slowest(start.run)[0])
    assert view.objectName() == "timeline_view"
    assert part(view, "story").text() == story(story_of(start.run, first))
    assert part(view, "slowest_list").count() == 49
    assert part(view, "slowest_list").currentData() == first


def test_the_cursor_reads_the_series(view: TimelineView, start: Result, qtbot: QtBot) -> None:
    part(view, "cursor_slider").setValue(250)
    at = view.chart.cursor_s
    end = float(start.run.requests.finish_s.max())
    assert at == pytest.approx(end / 4)
    assert part(view, "cursor_values").text() == reading(read_at(series_of(start.run), at), end)
    qtbot.keyClick(view.chart, Qt.Key.Key_Period)
    assert view.chart.cursor_s > at
    qtbot.keyClick(view.chart, Qt.Key.Key_Comma)
    assert view.chart.cursor_s == pytest.approx(at)
    plot = view.chart.areas.sequences
    qtbot.mouseMove(view.chart, QPoint(int(plot.left() + plot.width() / 2), int(plot.center().y())))
    assert view.chart.cursor_s == pytest.approx(end / 2, rel=0.01)


@pytest.mark.parametrize("by", ["buttons", "keys"])
def test_zoom_pan_and_reset(view: TimelineView, qtbot: QtBot, by: str) -> None:
    whole = view.chart.span.seconds

    def do(button: str, key: Qt.Key) -> float:
        if by == "buttons":
            qtbot.mouseClick(part(view, button), Qt.MouseButton.LeftButton)
        else:
            qtbot.keyClick(view.chart, key)
        return view.chart.span.seconds

    assert do("zoom_in_button", Qt.Key.Key_Plus) == pytest.approx(whole / 2)
    assert do("zoom_in_button", Qt.Key.Key_Plus) == pytest.approx(whole / 4)
    assert do("zoom_out_button", Qt.Key.Key_Minus) == pytest.approx(whole / 2)
    before = view.chart.span
    qtbot.keyClick(view.chart, Qt.Key.Key_Right)
    assert view.chart.span.from_s == pytest.approx(before.from_s + before.seconds / 4)
    qtbot.keyClick(view.chart, Qt.Key.Key_Left)
    assert view.chart.span.from_s == pytest.approx(before.from_s)
    assert do("zoom_reset_button", Qt.Key.Key_Home) == whole
    assert view.chart.is_whole


def test_zoom_has_ends(view: TimelineView) -> None:
    for _ in range(40):
        view.chart.zoom(2)
    assert view.chart.span.seconds == pytest.approx(0.02)
    assert view.chart.span.from_s <= view.chart.cursor_s <= view.chart.span.to_s
    for _ in range(40):
        view.chart.zoom(0.5)
    assert view.chart.is_whole


def test_a_drag_pans_and_is_no_click(view: TimelineView, qtbot: QtBot) -> None:
    view.chart.zoom(4)
    before, told = view.chart.span, part(view, "story").text()
    area = view.chart.areas.requests
    here = QPoint(int(area.center().x()), int(area.center().y()))
    qtbot.mousePress(view.chart, Qt.MouseButton.LeftButton, pos=here)
    qtbot.mouseMove(view.chart, here + QPoint(-50, 0))
    qtbot.mouseRelease(view.chart, Qt.MouseButton.LeftButton, pos=here + QPoint(-50, 0))
    moved = view.chart.span.from_s - before.from_s
    assert moved == pytest.approx(50 / before.width * before.seconds)
    assert part(view, "story").text() == told


def test_the_wheel_alone_is_left_to_the_page(view: TimelineView) -> None:
    whole = view.chart.span.seconds
    for name in ("timeline_chart", "cursor_slider", "slowest_list"):
        value = view.chart.cursor_s, part(view, "slowest_list").currentIndex()
        assert not wheel(part(view, name), Qt.KeyboardModifier.NoModifier).isAccepted()
        assert (view.chart.cursor_s, part(view, "slowest_list").currentIndex()) == value
    assert view.chart.span.seconds == whole
    assert wheel(view.chart, Qt.KeyboardModifier.ControlModifier).isAccepted()
    assert view.chart.span.seconds < whole


def test_keys_step_among_the_slowest(view: TimelineView, start: Result, qtbot: QtBot) -> None:
    slow = slowest(start.run)
    qtbot.keyClick(view.chart, Qt.Key.Key_Up)
    assert part(view, "story").text() == story(story_of(start.run, int(slow[0])))
    qtbot.keyClick(view.chart, Qt.Key.Key_Down)
    qtbot.keyClick(part(view, "slowest_list"), Qt.Key.Key_Down)
    assert part(view, "story").text() == story(story_of(start.run, int(slow[2])))
    part(view, "slowest_list").setCurrentIndex(48)
    qtbot.keyClick(view.chart, Qt.Key.Key_Down)
    assert part(view, "story").text() == story(story_of(start.run, int(slow[48])))


def test_a_click_tells_the_story_of_its_row(view: TimelineView, start: Result, qtbot: QtBot) -> None:
    gantt, area = view.chart.gantt, view.chart.areas.requests
    assert gantt is not None
    here = QPointF(area.left() + 3, area.top() + area.height() / 3)
    request = gantt.request_at(here)
    assert request in gantt.rows
    qtbot.mouseClick(view.chart, Qt.MouseButton.LeftButton, pos=here.toPoint())
    assert part(view, "story").text() == story(story_of(start.run, request))
    assert part(view, "slowest_list").currentIndex() == -1


def test_rows_are_those_of_the_span(view: TimelineView, start: Result) -> None:
    chart, requests = view.chart, start.run.requests
    assert chart.gantt is not None
    chart.move_cursor(3.0)
    while chart.span.seconds > 1:
        chart.zoom(2)
    span = chart.span
    there = (requests.arrival_s < span.to_s) & (requests.finish_s > span.from_s)
    assert set(chart.gantt.rows) <= set(np.flatnonzero(there).tolist())
    assert len(chart.gantt.rows) > 20


def test_a_chosen_request_stays_for_the_next_design(view: TimelineView, start: Result, passing: Result) -> None:
    view.show_result(passing, start)
    assert part(view, "slowest_list").currentIndex() == 0
    view.chart.request_clicked.emit(7)
    view.show_result(start, passing)
    assert part(view, "story").text() == story(story_of(start.run, 7))
    other = replace(Brief(), traffic=replace(Brief().traffic, seed=1))
    view.show_result(evaluate(other, PASSING), start)
    assert part(view, "slowest_list").currentIndex() == 0


def test_zoom_stays_for_the_next_design_as_far_as_its_run(view: TimelineView, start: Result, passing: Result) -> None:
    view.show_result(passing, start)
    assert view.chart.is_whole
    view.show_result(start, passing)
    view.chart.zoom(4, view.chart.end_s)
    view.show_result(passing, start)
    assert view.chart.span.to_s == passing.measures.run_s
    assert not view.chart.is_whole


@pytest.mark.parametrize("case", ["infeasible", "no requests"])
def test_without_a_run_it_says_why(view: TimelineView, start: Result, case: str, qtbot: QtBot) -> None:
    if case == "infeasible":
        nothing = evaluate(replace(Brief(), gpu=replace(Brief().gpu, memory_bytes=16.5e9)), Design())
        why = nothing.run.reason
    else:
        nothing = evaluate(replace(Brief(), traffic=replace(Brief().traffic, requests_per_s=1e-6)), Design())
        why = "No request came: there is nothing to show."
    view.show_result(nothing, start)
    assert view.chart.accessibleDescription() == why
    # The chart says it, and nothing beside it.
    assert not any(part(view, name).isVisible() for name in ("story", "cursor_values", "slowest_list"))
    assert part(view, "story").text() == ""
    assert part(view, "cursor_values").text() == "Nothing to read"
    assert not part(view, "cursor_slider").isEnabled()
    view.grab()
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Down, Qt.Key.Key_Period):
        qtbot.keyClick(view, key)
    view.show_result(start, nothing)
    assert part(view, "story").isVisible()
    assert part(view, "cursor_slider").isEnabled()
    assert "964 requests, at most 546 waiting and 59 running" in view.chart.accessibleDescription()


@pytest.mark.parametrize("size", [(560, 220), (912, 320), (1400, 900)])
def test_nothing_is_cut(view: TimelineView, passing: Result, size: tuple[int, int]) -> None:
    view.resize(*size)
    for result in (passing, evaluate(CROWDED, PASSING)):
        view.show_result(result, None)
        QApplication.processEvents()
        assert view.size().toTuple() == size
        for name in ("story", "cursor_values"):
            label = part(view, name)
            assert label.heightForWidth(label.width()) <= label.height()
            assert view.rect().contains(label.geometry().translated(label.parentWidget().mapTo(view, QPoint())))
        areas = view.chart.areas
        for above, below in zip(areas.plots, (*areas.plots[1:], areas.axis), strict=True):
            assert above.bottom() <= below.top() + 1e-6
        assert areas.requests.height() > 20


def test_each_theme_draws_the_marks_and_the_cursor(view: TimelineView, appearance: Appearance, passing: Result) -> None:
    view.show_result(passing, None)
    for theme in THEMES:
        appearance.set_choice(theme.name)
        image = view.chart.grab().toImage()
        colours = {image.pixelColor(x, y).name().upper() for x in range(image.width()) for y in range(image.height())}
        assert {theme.accent.upper(), theme.ink.upper()} <= colours


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_in_an_ordinary_window_all_of_it_is_in_sight(
    window: Any, find: Callable[[str], Any], size: tuple[int, int]
) -> None:
    window.resize(*size)
    find("tab_timeline").click()
    QApplication.sendPostedEvents()  # all is in its place
    assert find("timeline_place").verticalScrollBar().maximum() == 0
    assert find("timeline_chart").areas.requests.height() > 30


def test_at_the_largest_text_the_legend_stands_above_the_plots(window: Any, find: Callable[[str], Any]) -> None:
    chart = find("timeline_chart")
    assert chart.above == 0
    window._appearance.set_zoom_percent(200)
    find("tab_timeline").click()
    QApplication.sendPostedEvents()  # all is in its place
    chart = window.findChild(QWidget, "timeline_chart")
    assert chart.above > 0
    assert chart.areas.sequences.width() > chart.width() / 2
    tops = [plot.top() for plot in chart.areas.plots]
    ends = [plot.bottom() for plot in chart.areas.plots]
    assert all(top - end >= chart.above for top, end in zip(tops[1:], ends, strict=False))

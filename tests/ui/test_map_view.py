"""The map view: hidden until wanted, the same designs in plot, grid and table, and each of them loads."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from serveplate import Brief, Design
from serveplate.simulator.brief import Levers
from serveplate.simulator.grading import Grade
from serveplate.simulator.space import Point, Space, map_of
from serveplate.ui.map_view import MapView
from serveplate.ui.theme import DARK, Appearance

PASSING = Design("continuous", "paged", 1, 8, 2)


@pytest.fixture
def appearance(qtbot: QtBot) -> Appearance:
    return Appearance("light")


@pytest.fixture
def view(qtbot: QtBot, appearance: Appearance, space: Space) -> Iterator[MapView]:
    view = MapView(appearance)
    qtbot.addWidget(view)
    view.resize(1000, 500)
    view.show_points(space)
    view.show_current(Design())
    view.show()
    yield view
    view.close()


def grade_of(point: Point, tpot_p95_s: float) -> Grade:
    return replace(point.grade, tpot=replace(point.grade.tpot, limit=tpot_p95_s))


def _sentence(view: MapView) -> str:
    return view.findChild(QLabel, "map_sentence").text()


def _grid(view: MapView) -> dict[tuple[str, str], str]:
    grid = view.grid
    return {
        (
            grid.verticalHeaderItem(row).text(),
            grid.horizontalHeaderItem(column).text().replace("\n", ", "),
        ): grid.item(row, column).text()
        for row in range(grid.rowCount())
        for column in range(grid.columnCount())
    }


def _pixel_of(view: MapView, design: Design, space: Space) -> QPoint:
    view.grab()  # lays out what was just shown
    point = next(point for point in space.points if point.design == design)
    assert point.place is not None
    cost, tpot_s = point.place
    across, up = view.plot.placed(np.array(cost), np.array(tpot_s * 1e3))
    scene = view.plot.getPlotItem().getViewBox().mapViewToScene(QPointF(across, up))
    return view.plot.mapFromScene(scene)


def test_points_may_come_while_nobody_sees_the_plot(
    view: MapView, space: Space, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pg.ViewBox, "height", lambda _: 0.0)  # as of one that has had no place yet
    view.show_points(space)
    view.plot._place_labels()
    assert min(view.plot.unit_pixels()) > 0


def test_it_hides_behind_its_button(view: MapView, qtbot: QtBot) -> None:
    assert not view.plot.isVisible()
    assert not view.grid.isVisible()
    assert not view.table.isVisible()
    assert view.table.rowCount() == 0
    with qtbot.waitSignal(view.revealed):
        view.findChild(QPushButton, "show_map_button").click()
    assert view.plot.isVisible()
    assert not view.findChild(QPushButton, "show_map_button").isVisible()
    assert view.table.rowCount() == 72


def test_the_first_saved_design_and_the_teacher_reveal_it_once(view: MapView, qtbot: QtBot) -> None:
    view.show_saved([])
    assert not view.plot.isVisible()
    view.show_saved([PASSING])
    assert view.plot.isVisible()
    with qtbot.assertNotEmitted(view.revealed):
        view.reveal()


def test_a_map_that_is_not_seen_is_drawn_when_it_is(view: MapView, space: Space) -> None:
    view.reveal()
    view.hide()
    view.show_points(Space(space.brief, space.points[:4]))
    assert view.table.rowCount() == 72
    view.show()
    assert view.table.rowCount() == 4


def test_grid_and_table_say_which_checks_fail(view: MapView) -> None:
    view.reveal()
    view.show_saved([PASSING])
    grid = _grid(view)
    assert len(grid) == 72
    assert grid["Static, contiguous", "1 GPU, 16 bits, no draft"] == "TTFT\ncost\n(current)"
    assert grid["Continuous, paged", "1 GPU, 4 bits, no draft"] == "bits"
    assert sum("passes" in cell for cell in grid.values()) == 8
    rows = {
        view.table.verticalHeaderItem(row).text(): [view.table.item(row, column).text() for column in range(5)]
        for row in range(72)
    }
    assert rows["Static, contiguous, 1 GPU, 16 bits, no draft"] == [
        "73.9 s", "9.18 ms", "$0.338", "TTFT, cost", "current",
    ]  # fmt: skip
    assert rows["Continuous, paged, 1 GPU, 8 bits, draft 2"][4] == "saved"
    assert "on the front" in {row[4] for row in rows.values()}


def test_another_current_design_is_marked_without_drawing_the_map_anew(
    view: MapView, space: Space, monkeypatch: pytest.MonkeyPatch
) -> None:
    view.reveal()
    anew = MapView(Appearance("light"))
    monkeypatch.setattr(MapView, "_show", lambda self: pytest.fail("drawn anew"))
    view.show_current(PASSING)
    monkeypatch.undo()
    anew.show_points(space)
    anew.show_current(PASSING)
    anew.show()
    anew.reveal()
    assert _grid(view) == _grid(anew)
    assert _sentence(view) == _sentence(anew)
    for row in range(view.table.rowCount()):
        assert view.table.item(row, 4).text() == anew.table.item(row, 4).text()
    for mine, fresh in zip(view.plot.ring.getData(), anew.plot.ring.getData(), strict=True):
        np.testing.assert_array_equal(mine, fresh)
    anew.close()


def test_shapes_tell_what_the_place_does_not(view: MapView, space: Space) -> None:
    view.reveal()
    shapes = [point.symbol() for point in view.plot.scatter.points()]
    assert len(shapes) == 72
    assert shapes.count("o") == 8
    assert shapes.count("x") == sum("ttft" in point.stopped_by for point in space.points)
    assert len(view.plot.ring.points()) == 1
    assert len(view.plot.front.xData) == len(space.front)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_on_a_cell_or_a_row_loads(view: MapView, qtbot: QtBot, space: Space, key: Qt.Key) -> None:
    view.reveal()
    view.grid.setCurrentCell(3, 4)
    assert _sentence(view).startswith(
        "Continuous batching, paged KV cache, 1 GPU, 8-bit weights, draft of 2 tokens: p95 TTFT 0.168 s"
    )
    with qtbot.waitSignal(view.design_chosen) as chosen:
        qtbot.keyClick(view.grid, key)
    assert chosen.args == [PASSING]
    view.table.setCurrentCell(5, 0)
    with qtbot.waitSignal(view.design_chosen) as chosen:
        qtbot.keyClick(view.table, key)
    assert chosen.args == [space.points[5].design]


def test_the_mouse_points_at_a_design_and_a_click_loads_it(view: MapView, qtbot: QtBot, space: Space) -> None:
    view.reveal()
    at = _pixel_of(view, Design(), space)
    with qtbot.waitSignal(view.plot.pointed):
        # Without a display the cursor can't be moved.
        nothing, none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
        place = QPointF(at)
        QApplication.sendEvent(
            view.plot.viewport(), QMouseEvent(QEvent.Type.MouseMove, place, place, nothing, nothing, none)
        )
    assert view.plot.viewport().hasMouseTracking()
    with qtbot.waitSignal(view.design_chosen) as chosen:
        qtbot.mouseClick(view.plot.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert chosen.args == [Design()]
    with qtbot.assertNotEmitted(view.design_chosen):
        qtbot.mouseClick(view.plot.viewport(), Qt.MouseButton.LeftButton, pos=at + QPoint(0, 40))


@pytest.mark.parametrize("limit_s", [0.001, 0.015, 0.3])
def test_the_limits_words_stay_on_the_plot(view: MapView, space: Space, limit_s: float) -> None:
    limits = replace(space.brief.limits, tpot_p95_s=limit_s)
    points = tuple(replace(point, grade=grade_of(point, limit_s)) for point in space.points)
    view.show_points(Space(replace(space.brief, limits=limits), points))
    view.reveal()
    view.grab()
    seen = view.plot.getPlotItem().getViewBox().sceneBoundingRect().adjusted(-1, -1, 1, 1)
    assert view.plot._labels
    for label in view.plot._labels:
        assert seen.contains(label.mapRectToScene(label.boundingRect()))


def test_designs_that_cannot_run_are_in_grid_and_table(view: MapView) -> None:
    brief = replace(
        Brief(), gpu=replace(Brief().gpu, memory_bytes=16.5e9), levers=Levers(gpus=(1,), bits=(16, 4), draft=(0,))
    )
    view.show_points(map_of(brief))
    view.reveal()
    grid = _grid(view)
    assert grid["Continuous, paged", "1 GPU, 16 bits, no draft"] == "can't run"
    assert view.table.rowCount() == 8
    assert len(view.plot.scatter.points()) == 4
    view.show_points(Space(brief, ()))
    assert view.table.rowCount() == 0


def test_it_follows_the_theme(view: MapView, appearance: Appearance) -> None:
    view.reveal()
    items = list(view.plot.getPlotItem().items)
    appearance.set_choice("dark")
    assert view.plot.getPlotItem().items == items
    assert view.plot.backgroundBrush().color().name().upper() == DARK.surface
    assert view.grid.item(3, 4).foreground().color().name().upper() == DARK.pass_text


@pytest.mark.parametrize("size", [(680, 300), (1000, 330), (1000, 500), (1500, 700)])
def test_the_limits_words_hide_no_design(view: MapView, space: Space, size: tuple[int, int]) -> None:
    view.resize(*size)
    view.reveal()
    view.grab()
    place = view.plot._labels[1].mapRectToScene(view.plot._labels[1].boundingRect())
    for point in space.points:
        assert not place.contains(view.plot.mapToScene(_pixel_of(view, point.design, space)))


def test_by_keyboard_the_grid_comes_into_sight(view: MapView, qtbot: QtBot) -> None:
    view.resize(900, 200)
    button = view.findChild(QPushButton, "show_map_button")
    button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(button, Qt.Key.Key_Space)
    assert view.grid.hasFocus()
    qtbot.waitUntil(lambda: view.verticalScrollBar().value() > 0)


def test_a_saved_design_is_marked_in_its_cell(view: MapView) -> None:
    view.show_saved([PASSING])
    cells = _grid(view)
    marked = {place for place, words in cells.items() if words.endswith("(saved)")}
    assert marked == {("Continuous, paged", "1 GPU, 8 bits, draft 2")}


def test_a_map_that_takes_too_long_says_what_makes_it(view: MapView, space: Space) -> None:
    view.reveal()
    view.show_points(Space(space.brief, space.points[:1]), rests=True)
    assert "serveplate designs lists all designs" in view.findChild(QLabel, "map_legend").text()
    view.show_points(space, rests=True)
    assert "8 of 72 designs pass" in view.findChild(QLabel, "map_legend").text()


@pytest.mark.parametrize("designs", [[PASSING], [PASSING, Design()]])
def test_the_words_of_the_cost_limit_are_in_the_plot(view: MapView, space: Space, designs: list[Design]) -> None:
    view.resize(360, 320)
    view.reveal()
    view.show_points(Space(space.brief, tuple(point for point in space.points if point.design in designs)))
    view.grab()
    words = view.plot._labels[0].mapRectToScene(view.plot._labels[0].boundingRect())
    plot = view.plot.getPlotItem().getViewBox().sceneBoundingRect()
    assert plot.left() <= words.left()
    assert words.right() <= plot.right() + 1

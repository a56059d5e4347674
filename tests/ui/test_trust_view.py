"""The trust view: worked out when it is first seen, then drawn and written."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from serveplate import Design
from serveplate.simulator.calibration import Comparison, Measurement
from serveplate.ui.background import CompareWork
from serveplate.ui.theme import Appearance
from serveplate.ui.trust_view import TrustView


def test_it_wants_every_measurement_under_both_timings_once(qtbot: QtBot) -> None:
    view = TrustView(Appearance("light"))
    qtbot.addWidget(view)
    with qtbot.waitSignal(view.wanted) as wanted:
        view.show()
    (works,) = wanted.args
    assert len(works) == 240
    assert works[0].measurement == works[120].measurement
    assert works[0].brief.timing.compute_efficiency == 0.6
    assert works[120].brief.timing.compute_efficiency == pytest.approx(0.392, abs=1e-3)
    view.hide()
    with qtbot.assertNotEmitted(view.wanted):
        view.show()


def test_it_draws_and_writes_what_was_compared(qtbot: QtBot) -> None:
    view = TrustView(Appearance("dark"))
    qtbot.addWidget(view)
    view.resize(900, 500)
    rows = [Measurement(gpus, 8, 1024, 128, 0.010) for gpus in (1, 2, 4, 8)]
    view.show()
    assert [plot.chart.isVisible() for plot in view.plots.values()] == [False, False]  # axes of nothing
    view.show_compared([Comparison(row, tpot, 0.1) for tpot in (0.008, 0.011) for row in rows])
    plate, calibrated = view.plots["plate"], view.plots["calibrated"]
    assert plate.chart.isVisible()
    assert calibrated.chart.isVisible()
    assert [len(plate.points[gpus].getData()[0]) for gpus in (1, 2, 0)] == [1, 1, 2]
    assert 10 ** plate.points[1].getData()[1][0] == pytest.approx(8)
    assert 10 ** calibrated.points[1].getData()[1][0] == pytest.approx(11)
    said = "1 GPU 20.0% off, 2 GPUs 20.0% off"
    assert plate.chart.accessibleName() == f"The plate's timing. {said}"
    errors, points = view._errors, view._points
    assert [errors.item(3, column).text() for column in range(4)] == ["20.0%", "20.0%", "10.0%", "10.0%"]
    assert points.rowCount() == 4
    assert points.verticalHeaderItem(1).text() == "2 GPUs, 8 clients, 1,024 in, 128 out"
    assert [points.item(1, column).text() for column in range(5)] == ["10.0", "8.00", "-20.0%", "11.0", "+10.0%"]
    view.grab()


def test_what_grows_while_it_is_hidden_has_its_places_when_it_is_shown(qtbot: QtBot) -> None:
    views, view = QStackedWidget(), TrustView(Appearance("light"))
    qtbot.addWidget(views)
    views.addWidget(view)
    views.addWidget(QWidget())
    views.resize(480, 300)
    views.show()
    for size in ((500, 420), (480, 200), (500, 700), (480, 300)):
        views.setCurrentIndex(1)
        views.resize(*size)
        QApplication.sendPostedEvents()
        views.setCurrentIndex(0)
        QApplication.sendPostedEvents()
        plate, calibrated = (plot.geometry() for plot in view.plots.values())
        assert not plate.intersects(calibrated), size
        assert view._left_out.geometry().bottom() <= view.widget().height(), size


def test_the_worker_compares_between_moves(
    qtbot: QtBot, window: Any, find: Callable[[str], Any], settle: Callable[..., None]
) -> None:
    """A move that comes meanwhile is answered first, and the comparison goes on."""
    background = window.session.background
    rows = [Measurement(1, clients, 64, 4, 0.01) for clients in (1, 2)]
    works = [CompareWork(window.session.brief, row) for row in (*rows, *rows)]
    with qtbot.waitSignal(background.compared) as compared:
        background.compare(works)
        settle(window.session, window.session.load, Design("continuous", "paged", 1, 8, 2))
        assert window.session.result.design.draft == 2
    (made,) = compared.args
    assert [each.measurement for each in made] == [work.measurement for work in works]

"""Tab goes through everything that is seen, both ways and without a trap, and the keyboard's place is seen."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from serveplate.simulator.design import Design

Find = Callable[[str], Any]
Settle = Callable[..., None]
VIEWS = ("why", "timeline", "distributions", "roofline", "map", "records", "saved_designs", "lesson")
MOST_STOPS = 60
LEAST_CONTRAST = 3.0


def stops(window: QWidget, qtbot: QtBot, key: Qt.Key = Qt.Key.Key_Tab) -> list[QWidget]:
    """Where the keyboard comes by, once round, from where it is; in a text it goes from link to link."""
    way = [QApplication.focusWidget()]
    for _ in range(MOST_STOPS):
        qtbot.keyClick(way[-1], key, Qt.KeyboardModifier.NoModifier)
        if QApplication.focusWidget() is way[0]:
            return way
        if QApplication.focusWidget() is not way[-1]:
            way.append(QApplication.focusWidget())
    raise AssertionError(f"Tab does not come round: {[widget.objectName() for widget in way[-6:]]}")


def reachable(window: QWidget) -> set[str]:
    """The names of what is seen, enabled, and to be reached by Tab; of a row of radio buttons the chosen one."""
    names = set()
    for widget in window.findChildren(QWidget):
        inner = isinstance(widget.parent(), QAbstractScrollArea) and not widget.objectName()
        unchosen = isinstance(widget, QRadioButton) and not widget.isChecked()
        tab = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None
        if tab and not inner and not unchosen and widget.isVisible() and widget.isEnabled():
            names.add(widget.objectName())
    return names


@pytest.fixture
def passing(window: Any, qtbot: QtBot, settle: Settle) -> Any:
    """The window with a design that passes, so that every view has something to show."""
    window.resize(1280, 800)
    window.activateWindow()
    qtbot.waitActive(window)
    settle(window.session, window.session.load, Design("continuous", "paged", 1, 8, 2))
    return window


def test_tab_comes_by_everything_and_round_and_back(passing: Any, find: Find, qtbot: QtBot) -> None:
    for view in VIEWS:
        find("drawer").open(view)
        passing.focus_first_lever()
        there = stops(passing, qtbot)
        names = [widget.objectName() for widget in there]
        assert set(names) == reachable(passing), view
        assert len(names) == len(set(names)), names
        back = stops(passing, qtbot, Qt.Key.Key_Backtab)
        assert [back[0], *reversed(back[1:])] == there, view


def test_the_keyboards_place_is_seen(passing: Any, find: Find, qtbot: QtBot) -> None:
    unseen = set()
    for view in ("why", "timeline", "map", "saved_designs", "lesson"):
        find("drawer").open(view)
        passing.focus_first_lever()
        for widget in stops(passing, qtbot)[1:]:
            widget.setFocus(Qt.FocusReason.TabFocusReason)
            qtbot.waitUntil(lambda widget=widget: not widget.visibleRegion().isEmpty())
            with_focus = picture(widget, passing)
            passing.setFocus(Qt.FocusReason.OtherFocusReason)
            if not stands_out(with_focus, picture(widget, passing)):
                unseen.add(widget.objectName())
    assert unseen == set()


def picture(widget: QWidget, window: QWidget) -> np.ndarray:
    """A widget on the screen with what is around it: relative luminance, shape (height, width)."""
    place = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size()).adjusted(-4, -4, 4, 4)
    image = window.grab(place).toImage().convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    rgb = rows[:, : 3 * image.width()].reshape(image.height(), image.width(), 3) / 255
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    return linear @ (0.2126, 0.7152, 0.0722)


def stands_out(one: np.ndarray, other: np.ndarray) -> bool:
    """Whether as many pixels as two sides of the picture have changed by WCAG's contrast of graphics."""
    ratio = (np.maximum(one, other) + 0.05) / (np.minimum(one, other) + 0.05)
    return int((ratio >= LEAST_CONTRAST).sum()) >= min(one.shape) * 2

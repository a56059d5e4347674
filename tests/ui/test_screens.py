"""Every widget at every kind of size: no text cut, nothing over another, nothing out of what it is in."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pyqtgraph as pg
import pytest
from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QHeaderView,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QTableView,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot

from serveplate.simulator.design import Design
from serveplate.ui import open_window
from serveplate.ui.icons import chevron_icon, redo_icon, undo_icon
from serveplate.ui.theme import LIGHT, Theme, zoom
from tests.ui.walker import cut_words

# By zoom: the sizes at which every view is opened, and those at which the first is.
SIZES = {
    100: ([(1024, 640), (480, 360)], [(1280, 800), (1920, 1080), (3840, 2160), (1080, 1920), (800, 600)]),
    150: ([(1024, 640), (1080, 1920)], [(1920, 1080)]),
    200: ([(1024, 640)], [(1280, 800), (3840, 2160)]),
}
# A pixel of rounding is no cut.
SLACK = 1
# Of a table's width; one long word among its rows' names may take the rest.
LEAST_FOR_COLUMNS = 0.2


def shown(window: QWidget) -> Iterator[QWidget]:
    """All widgets that are shown, whether or not they are scrolled to."""
    for widget in window.findChildren(QWidget):
        if widget.isVisibleTo(window) and not widget.size().isEmpty():
            yield widget


def is_placed(widget: QWidget) -> bool:
    """Whether a widget's place is ours: not a scrolled content's, nor that of a part of Qt's or of a plot."""
    parent = widget.parentWidget()
    inner = isinstance(parent, QAbstractScrollArea) or isinstance(parent.parentWidget(), QAbstractScrollArea)
    return not inner and not widget.objectName().startswith("qt_")


def cut_texts(window: QWidget) -> Iterator[str]:
    """Texts that are larger than their widget."""
    yield from cut_words(window)
    for widget in shown(window):
        if isinstance(widget, QTableView):
            yield from cut_cells(widget)


def cut_cells(table: QTableView) -> Iterator[str]:
    """Columns that are narrower than their heading, or than a cell that does not wrap."""
    header: QHeaderView = table.horizontalHeader()
    for column in filter(lambda each: not table.isColumnHidden(each), range(table.model().columnCount())):
        if header.sectionSizeHint(column) > header.sectionSize(column) + SLACK:
            yield f"{name(table)} heading of column {column}"
        if not table.wordWrap() and table.sizeHintForColumn(column) > header.sectionSize(column) + SLACK:
            yield f"{name(table)} cells of column {column}"


def out_of_place(window: QWidget) -> Iterator[str]:
    """Widgets that reach out of their parent."""
    for widget in shown(window):
        if is_placed(widget):
            room = widget.parentWidget().rect().adjusted(-SLACK, -SLACK, SLACK, SLACK)
            if not room.contains(widget.geometry()):
                yield f"{name(widget)} at {widget.geometry().getRect()} in {widget.parentWidget().size().toTuple()}"


def overlaps(window: QWidget) -> Iterator[str]:
    """Siblings over one another. Words stand beside a plot's bars, over the plot."""
    families: dict[QWidget, list[QWidget]] = {}
    for widget in shown(window):
        if is_placed(widget) and not isinstance(widget, pg.PlotWidget) and widget.objectName() != "busy_line":
            families.setdefault(widget.parentWidget(), []).append(widget)
    for family in families.values():
        for one, other in combinations(family, 2):
            common: QRect = one.geometry().intersected(other.geometry())
            if common.width() > SLACK and common.height() > SLACK:
                yield f"{name(one)} {one.geometry().getRect()} and {name(other)} {other.geometry().getRect()}"


def scrolls_sideways(window: QWidget) -> Iterator[str]:
    """Areas, but tables, whose contents are wider than they are; tables whose rows' names leave no column in sight."""
    for widget in shown(window):
        if isinstance(widget, QScrollArea | QTextBrowser) and widget.horizontalScrollBar().maximum() > 0:
            yield f"{name(widget)} by {widget.horizontalScrollBar().maximum()}"
        if isinstance(widget, QTableView) and widget.viewport().width() < widget.width() * LEAST_FOR_COLUMNS:
            yield f"{name(widget)} has {widget.viewport().width()} of {widget.width()} for its columns"


def name(widget: QWidget) -> str:
    text = getattr(widget, "text", str)()
    return f"{widget.objectName() or type(widget).__name__} {str(text)[:40]!r}"


def faults(window: QWidget) -> list[str]:
    return [
        f"{what}: {which}"
        for what, found in (
            ("cut", cut_texts),
            ("out", out_of_place),
            ("over", overlaps),
            ("sideways", scrolls_sideways),
        )
        for which in found(window)
    ]


@pytest.mark.parametrize(
    ("percent", "theme", "language"), [(100, "light", "en"), (150, "dark", "de"), (200, "high-contrast", "fr")]
)
def test_nothing_is_cut_nor_over_another(
    qtbot: QtBot, config_dir: Any, settle: Callable[..., None], percent: int, theme: str, language: str
) -> None:
    window = open_window(
        config_dir=config_dir,
        theme=theme,
        reduced_motion=True,
        zoom_percent=percent,
        show_map=True,
        language=language,
    )
    qtbot.addWidget(window)
    drawer: Any = window.findChild(QWidget, "drawer")
    settle(window.session, window.session.move_lever, "batching", "continuous")
    settle(window.session, window.session.load, Design("continuous", "paged", 1, 8, 2))
    views = [tab.property("view") for tab in drawer.findChildren(QPushButton) if tab.property("view")]

    def nothing_is_wrong() -> None:
        assert faults(window) == [], f"{window.size().toTuple()}, {drawer.is_open and drawer.view_name}"

    thorough, others = SIZES[percent]
    for size in [*thorough, *others]:
        window.resize(*size)
        drawer.close_view()
        qtbot.waitUntil(nothing_is_wrong)
        for view in views if size in thorough else views[:1]:
            drawer.open(view)
            qtbot.waitUntil(nothing_is_wrong)
    # What comes and goes: a message, and the bets on a move.
    drawer.close_view()
    window.messages.warn("What is wrong is said in a sentence as long as this one, which may take a second line.")
    window.set_predict_first(True)
    window.findChild(QRadioButton, "lever_bits_4").click()
    qtbot.waitUntil(nothing_is_wrong)
    settle(window.session, window.findChild(QPushButton, "predict_see_button").click)
    qtbot.waitUntil(nothing_is_wrong)
    window.close()


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "zh_CN", "ar"])
def test_nothing_is_cut_nor_scrolls_sideways_in_any_language(
    qtbot: QtBot, config_dir: Any, settle: Callable[..., None], language: str
) -> None:
    window = open_window(config_dir=config_dir, theme="light", reduced_motion=True, zoom_percent=200, language=language)
    qtbot.addWidget(window)
    settle(window.session, window.session.load, Design("continuous", "paged", 1, 8, 2))
    window.session.background.stop()  # no words change while they are looked at

    def nothing_is_wrong() -> None:
        found = faults(window)
        assert found == [], f"{window.size().toTuple()} at {zoom()}, {window._drawer.view_name}"

    views = [tab.property("view") for tab in window._drawer.findChildren(QPushButton) if tab.property("view")]
    # All views where there is least room for them, and two that are wide where the window is so.
    for percent, size, opened in (
        (200, (1280, 800), views),
        (110, (1024, 640), views),
        (110, (1280, 800), ["why", "records"]),
    ):
        if zoom() != percent / 100:
            window._appearance.set_zoom_percent(percent)
        window.resize(*size)
        for view in opened:
            window._drawer.open(view)
            QApplication.sendPostedEvents()
            qtbot.waitUntil(nothing_is_wrong)
    window.close()


def test_on_a_screen_of_other_pixels_all_is_drawn_anew(window: Any, find: Callable[[str], Any], qtbot: QtBot) -> None:
    find("drawer").open("distributions")
    plot = find("distribution_ttft")
    assert plot.curve.opts["pen"].widthF() == 2.5
    told: list[Theme] = []
    window._appearance.changed.connect(told.append)
    QApplication.sendEvent(window, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert told == []  # of the same pixels, as when a window is first shown
    plot.chart.devicePixelRatioF = window.devicePixelRatioF = lambda: 2.0
    QApplication.sendEvent(window, QEvent(QEvent.Type.DevicePixelRatioChange))
    # A cosmetic pen counts the screen's pixels.
    assert plot.curve.opts["pen"].widthF() == 5.0


def test_icons_are_sharp_on_every_screen(qtbot: QtBot) -> None:
    for icon in (undo_icon(LIGHT), redo_icon(LIGHT), chevron_icon(LIGHT, down=True)):
        for ratio in (1, 2, 3):
            assert icon.pixmap(QSize(16, 16), ratio).size() == QSize(16, 16) * ratio

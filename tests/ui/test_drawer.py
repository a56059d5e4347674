"""The drawer by itself."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from serveplate.ui import open_window
from serveplate.ui.drawer import Drawer
from serveplate.ui.theme import BODY, CAPTION, Appearance
from serveplate.ui.translation import tr


def test_without_views_it_has_an_order_of_its_stops_all_the_same(qtbot: QtBot) -> None:
    """As below the kiosk's lesson, which opens none."""
    drawer = Drawer(Appearance("light", reduced_motion=True))
    qtbot.addWidget(drawer)
    drawer.order_tabs()
    assert not drawer.is_open


@pytest.mark.parametrize("code", ["en", "de", "fr", "es", "zh_CN", "ar"])
def test_in_every_language_a_small_windows_tabs_take_one_line(qtbot: QtBot, config_dir: Path, code: str) -> None:
    window = open_window(config_dir=config_dir, theme="light", language=code)
    qtbot.addWidget(window)
    window.resize(1024, 640)
    drawer = window.findChild(Drawer)
    drawer.set_title("saved_designs", tr("Saved  \N{MIDDLE DOT}  {count}", count=1))
    QApplication.sendPostedEvents()  # all is in its place
    tabs = [each for each in drawer.findChildren(QPushButton) if each.objectName().startswith("tab_")]
    assert len(tabs) == 10
    assert len({tab.y() for tab in tabs}) == 1
    scroll = window.findChild(QScrollArea, "scroll_area").verticalScrollBar()
    assert scroll.maximum() == 0, "all is in sight"
    window.close()


def test_titles_are_smaller_only_where_that_spares_a_line(qtbot: QtBot) -> None:
    drawer = Drawer(Appearance("light", reduced_motion=True))
    qtbot.addWidget(drawer)
    for number in range(6):
        drawer.add_view(f"view{number}", "A title", QWidget())
    drawer.show()
    tab = drawer.findChild(QPushButton, "tab_view0")
    sizes = {}
    for width in range(200, 700, 5):
        drawer.resize(width, 400)
        sizes[width] = tab.font().pixelSize()
    assert set(sizes.values()) == {BODY, CAPTION}
    assert sizes[695] == BODY


def test_a_longer_title_that_takes_another_line_gets_it(qtbot: QtBot) -> None:
    drawer = Drawer(Appearance("light", reduced_motion=True, touch=True))
    qtbot.addWidget(drawer)
    for number in range(6):
        drawer.add_view(f"view{number}", "A title", QWidget())
    drawer.resize(600, 400)
    drawer.show()
    before = drawer.height()
    for number in range(6):
        drawer.set_title(f"view{number}", "A title that is longer")
    assert drawer.height() > before
    tabs = drawer.findChildren(QPushButton)
    assert max(tab.mapTo(drawer, tab.rect().bottomLeft()).y() for tab in tabs) < drawer.height()

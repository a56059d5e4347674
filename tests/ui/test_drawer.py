"""The drawer by itself."""

from pytestqt.qtbot import QtBot

from serveplate.ui.drawer import Drawer
from serveplate.ui.theme import Appearance


def test_without_views_it_has_an_order_of_its_stops_all_the_same(qtbot: QtBot) -> None:
    """As below the kiosk's lesson, which opens none."""
    drawer = Drawer(Appearance("light", reduced_motion=True))
    qtbot.addWidget(drawer)
    drawer.order_tabs()
    assert not drawer.is_open

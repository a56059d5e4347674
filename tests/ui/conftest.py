"""What the window's tests share."""

import gc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QLayout, QLayoutItem
from pytestqt.qtbot import QtBot
from shiboken6 import createdByPython, getAllValidWrappers

from serveplate.simulator.brief import Brief
from serveplate.simulator.design import Design
from serveplate.simulator.space import Space, map_of
from serveplate.simulator.study import Result, evaluate
from serveplate.ui.session import Session
from serveplate.ui.theme import Appearance, zoom
from serveplate.ui.translation import language, speak


@pytest.fixture(autouse=True)
def no_widget_left(request: pytest.FixtureRequest) -> Iterator[None]:
    """pytest-qt deletes widgets in the next event loop; until then each style sheet would be applied to them too."""
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    if "window" in request.fixturenames:
        gc.collect()


@pytest.fixture(autouse=True)
def pointer_in_the_corner(qapp: QApplication) -> None:
    """A move to where another test left the pointer would be none."""
    QCursor.setPos(0, 0)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Iterator[None]:
    """Fail a test in which PySide6 wraps an item of a layout: it stays so when Qt has deleted it, see ``nested``."""
    result = yield
    items = [each for each in getAllValidWrappers() if isinstance(each, QLayoutItem) and not isinstance(each, QLayout)]
    assert [each for each in items if not createdByPython(each)] == []
    return result


@pytest.fixture(scope="session")
def space() -> Space:
    """The plate's map."""
    return map_of(Brief())


@pytest.fixture(scope="session")
def start() -> Result:
    """The plate's starting design, which fails."""
    return evaluate(Brief(), Design())


@pytest.fixture(scope="session")
def passing() -> Result:
    """A design that passes the plate."""
    return evaluate(Brief(), Design("continuous", "paged", 1, 8, 2))


@pytest.fixture
def appearance(qtbot: QtBot) -> Appearance:
    """A light look, which a view takes."""
    return Appearance("light")


@pytest.fixture(autouse=True)
def in_english(qapp: QApplication) -> Iterator[None]:
    """A test that changes the language changes it for itself only."""
    QLocale.setDefault(QLocale("en"))
    yield
    if language() != "en":
        speak(qapp, "en")


@pytest.fixture(autouse=True)
def at_ordinary_size(qapp: QApplication) -> Iterator[None]:
    """A test that enlarges the text enlarges it for itself only."""
    yield
    if zoom() != 1:
        Appearance("light").apply(qapp)


@pytest.fixture
def saved() -> list[Result]:
    """What the session's fixture saved, in order."""
    return []


@pytest.fixture
def session(qtbot: QtBot, saved: list[Result]) -> Iterator[Session]:
    """A session on the plate's brief, not yet started, that saves to a list."""
    session = Session(Brief(), saved.append)
    yield session
    session.close()


@pytest.fixture
def settle(qtbot: QtBot) -> Callable[..., None]:
    """``settle(session, action, *arguments)``: do it, then wait until nothing is awaited from the worker."""

    def act(session: Session, action: Callable[..., Any], *arguments: Any) -> None:
        action(*arguments)
        if not session.is_idle:
            with qtbot.waitSignal(session.became_idle):
                pass

    return act


@pytest.fixture
def window(qtbot: QtBot, config_dir: Path, settle: Callable[..., None]) -> Iterator[Any]:
    """The window at the starting server, its first result shown, as large as on a laptop."""
    from serveplate.ui import open_window

    window = open_window(config_dir=config_dir, theme="light", reduced_motion=True)
    qtbot.addWidget(window)
    window.resize(1280, 800)  # the offscreen screen is smaller
    settle(window.session, lambda: None)
    yield window
    window.close()


@pytest.fixture
def find(window: Any) -> Callable[[str], Any]:
    """``find(name)``: the window's one child of that objectName."""

    def found(name: str) -> Any:
        children = window.findChildren(QObject, name)
        assert len(children) == 1, f"{len(children)} objects are named {name}"
        return children[0]

    return found

"""Small helps for making widgets."""

from typing import TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QBoxLayout

from serveplate.ui.theme import px

Thing = TypeVar("Thing", bound=QObject)
Box = TypeVar("Box", bound=QBoxLayout)


def named(thing: Thing, name: str) -> Thing:
    """The same thing, with an objectName."""
    thing.setObjectName(name)
    return thing


def spaced(box: Box, spacing: int, margins: tuple[int, int, int, int] = (0, 0, 0, 0)) -> Box:
    """The same layout, with spaces at 100% between its items and around them: left, top, right, bottom."""
    box.setSpacing(px(spacing))
    box.setContentsMargins(*(px(margin) for margin in margins))
    return box

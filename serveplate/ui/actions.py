"""The menus: every action with its name, its shortcut and its sentence."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

from serveplate.files.languages import NAMES, choices
from serveplate.simulator.design import LEVERS
from serveplate.ui.design_words import lever_title
from serveplate.ui.making import named
from serveplate.ui.translation import own_font, tr

_LEFT_TO_RIGHT = "\N{LEFT-TO-RIGHT MARK}"
Shortcut = QKeySequence.StandardKey | str


class Menus:
    """A window's menu bar, built item by item. An action's objectName is its name and ``_action``."""

    def __init__(self, window: QMainWindow) -> None:
        self._window = window

    def add_menu(self, name: str, title: str, parent: QMenu | None = None) -> QMenu:
        """Add a menu to the bar, or to another menu."""
        menu = parent.addMenu(title) if parent else self._window.menuBar().addMenu(title)
        menu.setObjectName(f"{name}_menu")
        return menu

    def add(
        self,
        menu: QWidget,
        name: str,
        text: str,
        slot: Callable[..., Any] | None,
        *,
        shortcuts: tuple[Shortcut, ...] = (),
        role: QAction.MenuRole = QAction.MenuRole.NoRole,
        checkable: bool = False,
    ) -> QAction:
        """Add an action to a menu, or its keys to a window that has none; without a slot it is its group that tells."""
        # Its menu's child, so that it goes with it.
        action = named(QAction(text, menu), f"{name}_action")
        action.setCheckable(checkable)
        action.setMenuRole(role)
        action.setShortcuts([QKeySequence(shortcut) for shortcut in shortcuts])
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        if keys and not keys[-1].isalnum() and QGuiApplication.isRightToLeft():  # else "Ctrl++" is shown as "++Ctrl"
            action.setText(f"{text}\t{_LEFT_TO_RIGHT}{keys}{_LEFT_TO_RIGHT}")
        if slot is not None:
            action.triggered.connect(slot)
        menu.addAction(action)
        return action


def add_lever_actions(menus: Menus, menu: QWidget, focus: Callable[[int], None]) -> None:
    """Add "Go to" actions, one a lever, on the digits from 1."""
    for index, lever in enumerate(LEVERS):
        menus.add(
            menu,
            f"focus_{lever.name}",
            tr("Go to {lever}", lever=lever_title(lever.name)),
            partial(_call, focus, index),
            shortcuts=(str(index + 1),),
        )


def add_language_actions(menus: Menus, menu: QMenu, chosen: str, choose: Callable[[QAction], None]) -> None:
    """Add the languages, each in its own words, of which one is chosen; ``choose`` is given the action, and is a slot.

    It is called once the menu is done, which goes with the window's old words.
    """
    group = QActionGroup(menu)
    for choice in choices():
        words = NAMES.get(choice) or tr("&System language")
        action = menus.add(menu, f"language_{choice}", words, None, checkable=True)
        action.setData(choice)
        action.setFont(own_font(choice, menu.font()))
        action.setChecked(choice == chosen)
        group.addAction(action)
    group.triggered.connect(choose, Qt.ConnectionType.QueuedConnection)


def _call(slot: Callable[[Any], None], argument: Any, _checked: bool = False) -> None:
    slot(argument)

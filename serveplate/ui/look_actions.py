"""The part of the View menu that says how the window looks: theme, motion and text size, each kept when chosen."""

from bisect import bisect_left, bisect_right
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from serveplate.ui.actions import Menus
from serveplate.ui.preferences import Preferences
from serveplate.ui.theme import THEME_CHOICES, ZOOM_STEPS, Appearance
from serveplate.ui.translation import tr


class LookActions(QObject):
    """Adds the actions to a menu, and goes with it.

    Args:
        menus, menu: where the actions are added.
        appearance: what they change.
        preferences: where the choices are kept.
    """

    def __init__(self, menus: Menus, menu: QMenu, appearance: Appearance, preferences: Preferences) -> None:
        super().__init__(menu)
        self._appearance = appearance
        self._preferences = preferences
        themes = menus.add_menu("theme", tr("&Theme"), menu)
        group = QActionGroup(themes)
        names = {
            "system": tr("&System"),
            "light": tr("&Light"),
            "dark": tr("&Dark"),
            "high-contrast": tr("&High contrast"),
        }
        for choice in THEME_CHOICES:
            action = menus.add(
                themes, f"theme_{choice}", names[choice], partial(self._choose_theme, choice), checkable=True
            )
            action.setChecked(choice == appearance.choice)
            group.addAction(action)
        motion = menus.add(menu, "reduced_motion", tr("Reduced &motion"), self.set_reduced_motion, checkable=True)
        motion.setChecked(appearance.reduced_motion)
        menu.addSeparator()
        # On many keyboards plus is above equals.
        keys = ("Ctrl++", "Ctrl+=")
        menus.add(menu, "larger_text", tr("&Larger text"), self.enlarge, shortcuts=keys)
        menus.add(menu, "smaller_text", tr("Sm&aller text"), self.reduce, shortcuts=("Ctrl+-",))
        menus.add(menu, "normal_text", tr("&Normal text size"), self.reset_zoom, shortcuts=("Ctrl+0",))

    @Slot(bool)
    def set_reduced_motion(self, reduced: bool) -> None:
        """Let things jump instead of slide."""
        self._appearance.reduced_motion = reduced
        self._preferences.keep(replace(self._preferences.settings, reduced_motion=reduced))

    @Slot()
    def enlarge(self) -> None:
        """Take the next larger text size."""
        larger = bisect_right(ZOOM_STEPS, self._appearance.zoom_percent)
        self._choose_zoom(ZOOM_STEPS[min(larger, len(ZOOM_STEPS) - 1)])

    @Slot()
    def reduce(self) -> None:
        """Take the next smaller text size."""
        self._choose_zoom(ZOOM_STEPS[max(bisect_left(ZOOM_STEPS, self._appearance.zoom_percent) - 1, 0)])

    @Slot()
    def reset_zoom(self) -> None:
        """Take the ordinary text size."""
        self._choose_zoom(ZOOM_STEPS[0])

    def _choose_theme(self, choice: str, _checked: bool = False) -> None:
        self._appearance.set_choice(choice)
        self._preferences.keep(replace(self._preferences.settings, theme=choice))

    def _choose_zoom(self, percent: int) -> None:
        self._preferences.keep(replace(self._preferences.settings, zoom_percent=percent))
        self._appearance.set_zoom_percent(percent)  # last: the window, with this menu, is made anew

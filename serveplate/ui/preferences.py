"""What the window remembers of a person: preferences and its size, kept in the config folder."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QMainWindow

from serveplate.files.atomic import StoreError
from serveplate.files.settings import Settings, write_settings
from serveplate.ui.translation import said, tr


class Preferences:
    """Preferences that are kept when they change. Where they can't be kept the program goes on with them.

    Args:
        config: the folder where they are kept.
        warn: says in one sentence what went wrong.

    Attributes:
        settings: what holds now.
    """

    def __init__(self, config: Path, settings: Settings, warn: Callable[[str], object]) -> None:
        self.settings = settings
        self._config = config
        self._warn = warn
        self._first_size = QSize()

    def keep(self, settings: Settings) -> None:
        """Keep preferences, if they have changed."""
        if settings == self.settings:
            return
        self.settings = settings
        try:
            write_settings(self._config, settings)
        except StoreError as error:
            self._warn(tr("{sentence}.", sentence=said(error)))

    def restore_size(self, window: QMainWindow) -> None:
        """Give a window the size that was kept, as far as its screen goes."""
        size = QSize(self.settings.window_width, self.settings.window_height)
        self._first_size = size.boundedTo(window.screen().availableSize())
        window.resize(self._first_size)
        if self.settings.window_maximized:
            window.setWindowState(Qt.WindowState.WindowMaximized)

    def keep_size(self, window: QMainWindow) -> None:
        """Keep a window's size; one that was cut to the screen and left so keeps the size that it had."""
        whole = window.isMaximized() or window.isFullScreen()
        size = window.normalGeometry().size() if whole else window.size()
        settings = replace(self.settings, window_maximized=window.isMaximized())
        if size != self._first_size:
            settings = replace(settings, window_width=size.width(), window_height=size.height())
        self.keep(settings)

"""Starting the program: the application, its window and what happens to exceptions."""

from __future__ import annotations

import logging
import os
import signal
import sys
from importlib import resources
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QApplication

from serveplate.files.designs import DesignStore
from serveplate.files.desktop import reduces_motion
from serveplate.files.kiosk import KioskOptions
from serveplate.files.places import config_folder, designs_folder
from serveplate.files.settings import Settings, read_settings
from serveplate.simulator.brief import Brief
from serveplate.ui.clock import Clock, SystemClock
from serveplate.ui.garbage import Collector
from serveplate.ui.session import Session
from serveplate.ui.theme import Appearance
from serveplate.ui.translation import said, speak, tr
from serveplate.ui.watchdog import watch
from serveplate.ui.window import MainWindow
from serveplate.ui.worker import in_words

if TYPE_CHECKING:
    from serveplate.ui.kiosk import KioskWindow

# The simulator computes in Python: the window must get its turn within a fraction of a frame.
_SWITCH_INTERVAL_S = 0.0005
_log = logging.getLogger(__name__)


class ExceptionReporter(QObject):
    """Takes the place of ``sys.excepthook``: an exception in a slot is logged and told, and the program goes on.

    Attributes:
        raised: Signal(str), the exception in words; from whatever thread it was raised in.
    """

    raised = Signal(str)

    def __call__(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Log an exception with its traceback and tell it in words."""
        _log.error("uncaught", exc_info=(kind, error, trace))
        self.raised.emit(in_words(error))


def open_window(
    brief: Brief | None = None,
    config_dir: str | Path | None = None,
    theme: str | None = None,
    reduced_motion: bool | None = None,
    show_map: bool = False,
    zoom_percent: int | None = None,
    language: str | None = None,
) -> MainWindow:
    """See ``serveplate.ui.open_window``."""
    sys.setswitchinterval(_SWITCH_INTERVAL_S)
    app = _application()
    collector = _collector(app)
    config = config_folder(config_dir)
    settings, problem = read_settings(config)
    appearance = Appearance(
        theme or settings.theme,
        _reduced(settings.reduced_motion if reduced_motion is None else reduced_motion),
        zoom_percent or settings.zoom_percent,
    )
    appearance.apply(app)
    speak(app, language or settings.language)
    store = DesignStore(designs_folder(config))
    window = MainWindow(Session(brief or Brief(), store.save), store, appearance, config, settings, show_map, language)
    collector.keep(window)
    appearance.setParent(window)
    app.aboutToQuit.connect(window.session.close)
    if problem:
        window.messages.warn(tr("{sentence}.", sentence=said(problem)))
    window.show()
    window.session.start()
    window.focus_first_lever()
    return window


def open_kiosk(brief: Brief, options: KioskOptions, clock: Clock | None = None) -> KioskWindow:
    """Open the kiosk over the whole screen, without starting an event loop; it reads and writes no file.

    Args:
        brief: what every visitor is asked.
        options: its other options; ``brief`` and ``log_level`` are not looked at.
        clock: what its time hangs on; the system's when not given.
    """
    from serveplate.ui.kiosk import KioskWindow  # only here: no other window needs its modules

    sys.setswitchinterval(_SWITCH_INTERVAL_S)
    app = _application()
    collector = _collector(app)
    usual = Settings()
    appearance = Appearance(
        options.theme or usual.theme,
        _reduced(options.reduced_motion),
        options.zoom_percent or usual.zoom_percent,
        touch=True,
    )
    appearance.apply(app)
    speak(app, options.language or usual.language)
    kiosk = KioskWindow(brief, appearance, options, clock or SystemClock())
    collector.keep(kiosk)
    kiosk.fill_screen()
    return kiosk


def main(
    brief: Brief,
    config_dir: Path,
    theme: str | None,
    reduced_motion: bool | None,
    show_map: bool = False,
    zoom_percent: int | None = None,
    language: str | None = None,
) -> int:
    """Open the window and run it until it is closed; the program's exit code."""
    return _run(open_window(brief, config_dir, theme, reduced_motion, show_map, zoom_percent, language))


def kiosk_main(brief: Brief, options: KioskOptions) -> int:
    """Open the kiosk and run it until staff leave it; the program's exit code."""
    return _run(open_kiosk(brief, options))


def _run(window: MainWindow | KioskWindow) -> int:
    reporter = ExceptionReporter()
    reporter.raised.connect(window.on_exception)
    sys.excepthook = reporter
    watch(window, os.environ)
    # Ctrl+C in the terminal ends the program, as it does others; what is being saved is whole or not there.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return _application().exec()


def _reduced(motion: bool | None) -> bool:
    """Whether nothing slides; the desktop says where nobody else does."""
    return reduces_motion() if motion is None else motion


def _application() -> QApplication:
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(sys.argv[:1])
    app.setApplicationName("serveplate")
    app.setApplicationDisplayName("Serveplate")
    app.setDesktopFileName("serveplate")
    app.setWindowIcon(_icon())
    return app


def _collector(app: QApplication) -> Collector:
    """The application's one."""
    return app.findChild(Collector) or Collector(app)


def _icon() -> QIcon:
    picture = QPixmap()
    picture.loadFromData(resources.files("serveplate.resources.icons").joinpath("serveplate.png").read_bytes())
    return QIcon(picture)

"""The kiosk: one window over the whole screen that visitor after visitor uses, and that none can leave."""

import logging
from enum import Enum, auto

from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtGui import QCloseEvent, QPixmapCache, QResizeEvent
from PySide6.QtWidgets import QApplication, QStackedLayout, QVBoxLayout, QWidget
from shiboken6 import isValid

from serveplate.files.kiosk import IDLE_SECONDS, KioskOptions
from serveplate.simulator.brief import Brief
from serveplate.ui.attempts import Attempts
from serveplate.ui.attract import Attract
from serveplate.ui.clock import Clock
from serveplate.ui.guard import Guard
from serveplate.ui.making import named, spaced
from serveplate.ui.overlays import LanguagePad, PinPad, StillThere
from serveplate.ui.theme import ZOOM_STEPS, Appearance
from serveplate.ui.translation import language, speak
from serveplate.ui.visit_bar import VisitBar
from serveplate.ui.visitor import VisitorWindow

COUNTDOWN_S = 20
"""How long the question stands: WCAG 2.2.1 asks for 20 s at least."""
_log = logging.getLogger(__name__)


class State(Enum):
    """What a kiosk does now."""

    ATTRACT = auto()
    VISIT = auto()
    ASKING = auto()


class KioskWindow(QWidget):
    """The attract loop and the visits, one after the other, by a clock.

    Args:
        brief: what every visitor is asked.
        appearance: what every visit begins with.
        options: how long to wait, what staff leave with, and whether the map is open.
        clock: what time hangs on.

    Attributes:
        state: what it does now.
        visit: the visitor's window; while nobody is there, the next one's, untouched.
    """

    def __init__(self, brief: Brief, appearance: Appearance, options: KioskOptions, clock: Clock) -> None:
        super().__init__()
        self.setObjectName("kiosk")
        self.setWindowTitle("Serveplate")
        self.setWindowFlags(Qt.WindowType.Window | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.state = State.ATTRACT
        self._brief = brief
        self._appearance = appearance
        self._language = language()
        self._theme, self._zoom_percent = appearance.choice, appearance.zoom_percent
        self._idle_s = IDLE_SECONDS if options.idle_seconds is None else options.idle_seconds
        self._show_map = bool(options.show_map)
        self._clock = clock
        self._touched_at = clock.now
        self._focused: QWidget | None = None
        for owned in (appearance, clock):
            owned.setParent(self)
        self.visit = self._new_visit()
        self._attract = self._new_attract()
        self._lay_out()
        self._still_there = StillThere(self)
        self._languages = LanguagePad(self)
        self._pad = None
        if options.pin_hash is None:
            _log.warning("no PIN is set (serveplate kiosk-pin sets one): only the system can end this kiosk")
        else:
            self._pad = PinPad(Attempts(options.pin_hash, self._time), self)
            self._pad.passed.connect(self.leave)
            self._pad.closed.connect(self._on_pad_closed)
        self._guard = Guard(_application(), self)
        self._connect()
        self.visit.begin()
        self._attract.play(clock.now)

    def _time(self) -> float:
        return self._clock.now

    def _lay_out(self) -> None:
        self._pages = QStackedLayout(self)
        self._visit_page = named(QWidget(), "visit_page")
        self._visit_box = spaced(QVBoxLayout(self._visit_page), 0)
        self._visit_box.addWidget(self.visit, 1)
        self._bar = VisitBar(self._appearance)
        self._visit_box.addWidget(self._bar)
        self._pages.addWidget(self._attract)
        self._pages.addWidget(self._visit_page)

    def _connect(self) -> None:
        self._bar.started_over.connect(self.start_over)
        self._bar.language_asked.connect(self._on_language)
        self._bar.larger.connect(self._on_text_size)
        self._bar.contrasted.connect(self._on_contrast)
        self._languages.chosen.connect(self._on_language_chosen)
        self._languages.closed.connect(self._close_languages)
        self._clock.ticked.connect(self._on_tick)
        self._guard.touched.connect(self._on_touched)
        self._guard.staff_called.connect(self._on_staff)
        self._still_there.stayed.connect(self._on_stayed)
        self._still_there.left.connect(self.go_to_sleep)

    def fill_screen(self) -> None:
        """Cover the screen, also where no window manager sees to that, and whatever size it takes on later."""
        screen = self.screen()
        self.setGeometry(screen.geometry())
        screen.geometryChanged.connect(self.setGeometry)
        self.showFullScreen()

    # A visit

    @Slot()
    def begin(self) -> None:
        """A visitor begins, at the starting server."""
        if self.state is not State.ATTRACT:
            return
        if self.visit.is_over:  # the next one's could not be made
            self._wipe()
        self._set_state(State.VISIT)
        self._attract.pause()
        focused = self.focusWidget()
        if focused is not None:  # else Qt hands it to any widget of the visit, which then scrolls into sight
            focused.clearFocus()
        self._pages.setCurrentIndex(1)
        self.visit.focus_first_lever()
        self._touched_at = self._clock.now

    @Slot()
    def start_over(self) -> None:
        """The same visitor, or one beside, wants it as it was at first."""
        self._wipe()
        self.visit.focus_first_lever()

    @Slot()
    def go_to_sleep(self) -> None:
        """Wipe all that the visitor did, and play until the next one comes."""
        self._still_there.hide()
        self._cover(False)
        self._pages.setCurrentIndex(0)
        self._set_state(State.ATTRACT)
        self._wipe()
        self._attract.play(self._clock.now)

    def _new_attract(self) -> Attract:
        attract = Attract(self._brief, self._appearance)
        attract.begun.connect(self.begin)
        return attract

    def _renew_attract(self) -> None:
        """It was laid out for a visitor's text size, or spoke a visitor's language, while nobody saw it."""
        old, self._attract = self._attract, self._new_attract()
        self._pages.insertWidget(0, self._attract)
        if self._pages.currentWidget() is old:
            self._pages.setCurrentWidget(self._attract)
        self._pages.removeWidget(old)
        old.session.close()
        old.deleteLater()

    def _new_visit(self) -> VisitorWindow:
        return VisitorWindow(self._brief, self._appearance, self._show_map)

    def _wipe(self) -> None:
        """The visitor's window is thrown away: whatever was done, a new one knows nothing of it."""
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()
        self._bar.reset()
        self._languages.hide()
        with self._guard.aside():
            old = self.visit
            old.end()
            spoke_another = self._speak(self._language)
            was_zoomed = self._appearance.zoom_percent != self._zoom_percent
            self._appearance.set_choice(self._theme)
            self._appearance.set_zoom_percent(self._zoom_percent)
            if spoke_another or was_zoomed:
                self._renew_attract()
            self.visit = self._new_visit()
            self._visit_box.removeWidget(old)
            self._visit_box.insertWidget(0, self.visit, 1)
            QPixmapCache.clear()  # Qt keeps what icons of windows that are gone looked like, up to 10 MB
            self.visit.begin()

    def _set_state(self, state: State) -> None:
        self.state = state
        self._guard.asleep = state is State.ATTRACT

    def _cover(self, covered: bool) -> None:
        """Beneath what lies over it nothing takes keys, be they Tab, digits or a screen reader's."""
        if covered and self._visit_page.isEnabled():
            self._focused = QApplication.focusWidget()
        for page in (self._attract, self._visit_page):
            page.setEnabled(not covered)
        if not covered and self._focused is not None and isValid(self._focused):
            here = QApplication.focusWidget()
            if here is not None:  # from nowhere the keyboard scrolls nothing into sight: a finger may have left it
                here.clearFocus()
            self._focused.setFocus(Qt.FocusReason.OtherFocusReason)

    # Time

    @Slot(float)
    def _on_tick(self, now: float) -> None:
        self._guard.tick(now)
        if self._pad is not None and self._is_pad_open:
            self._pad.tick(now)
            return
        idle = now - self._touched_at
        if self.state is State.ATTRACT:
            self._attract.tick(now)
        elif idle >= self._idle_s + COUNTDOWN_S:
            self.go_to_sleep()
        elif idle >= self._idle_s:
            self._ask(self._idle_s + COUNTDOWN_S - idle)

    def _ask(self, seconds_left: float) -> None:
        if self.state is State.VISIT:
            self._languages.hide()
            self._set_state(State.ASKING)
            self._cover(True)
            self._still_there.ask(COUNTDOWN_S)
        self._still_there.show_left(seconds_left)

    @Slot()
    def _on_touched(self) -> None:
        if self.state is State.ATTRACT and not self._is_pad_open:
            self.begin()
        # While the question stands, what does not answer it, such as Tab between its buttons, begins the count anew.
        self._touched_at = self._clock.now - (self._idle_s if self.state is State.ASKING else 0)

    @Slot()
    def _on_stayed(self) -> None:
        self._still_there.hide()
        self._cover(False)
        self._set_state(State.VISIT)
        self._touched_at = self._clock.now

    # How a visitor wants it

    @Slot(bool)
    def _on_contrast(self, high: bool) -> None:
        with self._guard.aside():
            self._appearance.set_choice("high-contrast" if high else self._theme)

    @Slot(int)
    def _on_text_size(self, by: int) -> None:
        now = self._appearance.zoom_percent
        larger = [step for step in ZOOM_STEPS if step > now]
        smaller = [step for step in ZOOM_STEPS if step < now]
        steps = larger[:1] if by > 0 else smaller[-1:]
        with self._guard.aside():
            for step in steps:
                self._appearance.set_zoom_percent(step)

    @Slot()
    def _on_language(self) -> None:
        self._cover(True)
        self._languages.open()

    @Slot()
    def _close_languages(self) -> None:
        self._languages.hide()
        self._cover(False)

    @Slot(str)
    def _on_language_chosen(self, code: str) -> None:
        self._close_languages()
        with self._guard.aside():
            if self._speak(code):
                self.visit.rebuild()

    def _speak(self, code: str) -> bool:
        """Say what is made from now on in a language, and the bar; whether it is another one."""
        if code == language():
            return False
        speak(_application(), code)
        self._bar.say()
        return True

    # Staff

    @property
    def _is_pad_open(self) -> bool:
        return self._pad is not None and self._pad.isVisible()

    @Slot()
    def _on_staff(self) -> None:
        if self._pad is None:
            _log.warning("staff were called, but no PIN is set: only the system can end this kiosk")
        elif not self._pad.isVisible():
            if self.state is State.ASKING:  # somebody is there; two cards over one another would both take keys
                self._on_stayed()
            self._languages.hide()
            self._guard.asleep = False
            self._cover(True)
            self._pad.open(self._clock.now)

    @Slot()
    def _on_pad_closed(self) -> None:
        assert self._pad is not None
        self._pad.hide()
        self._cover(False)
        self._set_state(self.state)

    @Slot()
    def leave(self) -> None:
        """End the kiosk: the staff's PIN was right, or a test is over."""
        _log.info("the kiosk is left")
        self._guard.end()
        for session in (self.visit.session, self._attract.session):
            session.close()
        self.close()

    # What Qt tells

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._guard.locked:
            event.ignore()
        else:
            super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        is_whole = self.isFullScreen() and not self.isMinimized()
        if event.type() == QEvent.Type.WindowStateChange and not is_whole and self.isVisible():
            self.showFullScreen()
            self.activateWindow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for overlay in (self._still_there, self._languages, self._pad):
            if overlay is not None:
                overlay.setGeometry(self.rect())

    @Slot(str)
    def on_exception(self, what: str) -> None:
        """Say that something went wrong that nobody expected."""
        self.visit.on_exception(what)


def _application() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app

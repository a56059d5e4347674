"""What a kiosk lets through: every event of the program passes here first."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QKeyEvent, QMouseEvent, QTouchEvent, QWheelEvent, QWindow
from PySide6.QtWidgets import QApplication, QWidget

from serveplate.ui.touch_scroll import TouchScroll

HOLD_S = 5.0
"""How long staff hold the corner."""
_CORNER = 80
_SCHEMES = ("http", "https", "mailto", "file")
_CHORD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier
_WITH_CONTROL = (Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_R, Qt.Key.Key_D, Qt.Key.Key_Control, Qt.Key.Key_Shift)
_KEYS = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape)
_MOVING = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_Shift),
)
_NEVER = (
    QEvent.Type.ContextMenu,
    QEvent.Type.DragEnter,
    QEvent.Type.DragMove,
    QEvent.Type.Drop,
    QEvent.Type.WhatsThis,
    QEvent.Type.EnterWhatsThisMode,
    QEvent.Type.FileOpen,
)
_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.TouchBegin)
_ENDS = (QEvent.Type.MouseButtonRelease, QEvent.Type.TouchEnd, QEvent.Type.TouchCancel)
_LIFTS = (*_ENDS, QEvent.Type.TouchUpdate)
_KEY_EVENTS = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride)
_SIGNS_OF_LIFE = (
    *_PRESSES,
    *_LIFTS,
    QEvent.Type.Wheel,
    QEvent.Type.KeyPress,
    QEvent.Type.TabletPress,
)
# Nearly all events are none of these, and there are thousands of them when a window is made.
_LOOKED_AT = frozenset((*_NEVER, *_SIGNS_OF_LIFE, QEvent.Type.Quit, QEvent.Type.MouseMove, *_KEY_EVENTS))


class Guard(QObject):
    """Watches what a person does, and takes away what leads out: keys, buttons and menus that are not on its lists.

    Attributes:
        touched: Signal(), somebody is there.
        staff_called: Signal(), by Ctrl+Alt+Shift+Q, or by holding the top left corner.
        asleep: while True the first touch or key wakes, and does nothing else.
        locked: while True the application is not to quit.
    """

    touched = Signal()
    staff_called = Signal()

    def __init__(self, app: QApplication, window: QWidget) -> None:
        super().__init__(window)
        self.asleep = True
        self.locked = True
        self._app = app
        self._window = window
        self._held = False
        self._held_since: float | None = None
        self._pointer = QPointF()
        self._scroll = TouchScroll()
        app.installEventFilter(self)
        for scheme in _SCHEMES:
            QDesktopServices.setUrlHandler(scheme, self, "open_nothing")  # type: ignore[arg-type]  # its stub errs

    def end(self) -> None:
        """Let all through again."""
        self.locked = False
        self._app.removeEventFilter(self)
        for scheme in _SCHEMES:
            QDesktopServices.unsetUrlHandler(scheme)

    @contextmanager
    def aside(self) -> Iterator[None]:
        """While a window is made or dressed: no person's event comes then, but thousands of others would pass here."""
        self._app.removeEventFilter(self)
        try:
            yield
        finally:
            self._app.installEventFilter(self)

    def tick(self, now: float) -> None:
        """Call the staff once the corner has been held long enough."""
        if not self._held:
            self._held_since = None
        elif self._held_since is None:
            self._held_since = now
        elif now - self._held_since >= HOLD_S:
            self._held = False
            self.staff_called.emit()

    @Slot(QUrl)
    def open_nothing(self, address: QUrl) -> None:
        """What Qt is told to open addresses with."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind not in _LOOKED_AT:
            return False
        if kind in _NEVER or (kind == QEvent.Type.Quit and self.locked):
            event.ignore()
            return True
        if not isinstance(watched, QWidget | QWindow):
            return False
        if isinstance(event, QKeyEvent):
            return self._on_key(event)
        if isinstance(event, QMouseEvent | QTouchEvent):  # of a touch that wakes Qt makes no mouse's
            self._follow_corner(event)
        if self.asleep and (kind in _LIFTS or _is_drag(event)):
            return self._let_go(watched, event)
        woken = self.asleep and kind in _PRESSES
        if kind in _SIGNS_OF_LIFE or (kind == QEvent.Type.MouseMove and self._moved(event)):
            self.touched.emit()
        if woken or (isinstance(event, QMouseEvent | QWheelEvent) and not _is_plain(event)):
            return True
        return isinstance(event, QMouseEvent) and isinstance(watched, QWidget) and self._scroll.takes(watched, event)

    def _let_go(self, watched: QObject, event: QEvent) -> bool:
        """Take away what a finger does that was down when its visit was wiped: it begins and presses nothing."""
        if isinstance(event, QMouseEvent) and isinstance(watched, QWidget):
            self._scroll.takes(watched, event)
        return isinstance(watched, QWidget)

    def _on_key(self, event: QKeyEvent) -> bool:
        """Whether a key is taken away."""
        if event.type() == QEvent.Type.KeyPress:
            if event.modifiers() == _CHORD and event.key() == Qt.Key.Key_Q:
                if not event.isAutoRepeat():
                    self.staff_called.emit()
                return True
            woken = self.asleep
            if not event.isAutoRepeat():  # a book on the keys is nobody
                self.touched.emit()
            if woken:
                return True
        return not _is_allowed(event)

    def _moved(self, event: QEvent) -> bool:
        """Whether the pointer is elsewhere: Qt also tells of moves when a window comes or goes beneath it."""
        if not isinstance(event, QMouseEvent) or event.globalPosition() == self._pointer:
            return False
        self._pointer = event.globalPosition()
        return not self.asleep

    def _follow_corner(self, event: QMouseEvent | QTouchEvent) -> None:
        at = self._window.mapFromGlobal(event.point(0).globalPosition())
        if event.type() in _PRESSES:
            self._held = 0 <= at.x() < _CORNER and 0 <= at.y() < _CORNER
        elif event.type() in _ENDS or max(at.x(), at.y()) >= _CORNER:
            self._held = False


def _is_allowed(event: QKeyEvent) -> bool:
    modifiers = event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
    key = event.key()
    if modifiers == Qt.KeyboardModifier.ControlModifier:
        return key in _WITH_CONTROL
    plain = key in (*_KEYS, *_MOVING, Qt.Key.Key_F1) or (event.text().isprintable() and event.text() != "")
    return modifiers == Qt.KeyboardModifier.NoModifier and plain


def _is_drag(event: QEvent) -> bool:
    if not isinstance(event, QMouseEvent) or event.type() != QEvent.Type.MouseMove:
        return False
    return event.buttons() != Qt.MouseButton.NoButton


def _is_plain(event: QMouseEvent | QWheelEvent) -> bool:
    """Whether this is what a finger can do: the left button, and a wheel that scrolls and does not zoom."""
    if isinstance(event, QWheelEvent):
        return event.modifiers() == Qt.KeyboardModifier.NoModifier
    return event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton)

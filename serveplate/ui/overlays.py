"""What lies over a kiosk's window: the question whether somebody is still there, and the pad for the PIN."""

from math import ceil

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from serveplate.files.languages import NAMES, offered
from serveplate.files.pins import MOST_DIGITS
from serveplate.ui.attempts import Attempts
from serveplate.ui.making import left_to_right, named, nested, of_height, press_focused, spaced
from serveplate.ui.messages import announce
from serveplate.ui.theme import HEADING, TARGET, TITLE, px, ui_font
from serveplate.ui.translation import language, own_font, tr

_DIM = 170
_BUTTON_HEIGHT, _KEY, _GAP, _LOW_GAP = 64, 72, 12, 6
_LANGUAGE_WIDTH, _QUESTION_WIDTH = 180, 560
_LANGUAGES_IN_ROW, _ROWS, _BESIDE_CARD = 2, 5, 12
_LOW = 400
_PAD_CLOSES_AFTER_S = 30.0
_SAYS_EVERY_S = 5


class Overlay(QWidget):
    """Dims all beneath it and takes every touch; its card stands in the middle.

    It outlives the visits: what hangs on a language or on the text zoom is said and sized whenever it is opened.
    """

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.card = QFrame(self)
        self.card.setProperty("card", True)
        self.body = QVBoxLayout(self.card)
        middle = QVBoxLayout(self)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.addWidget(self.card, 0, Qt.AlignmentFlag.AlignCenter)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor(0, 0, 0, _DIM))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _come(self, focused: QWidget) -> None:
        """Cover all, with the keyboard on a button."""
        self._fit()
        self.show()
        self.raise_()
        focused.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fit(self) -> None:
        """Take the sizes of the text zoom and of the screen."""
        if self._is_low:
            spaced(self.body, 8, (24, 12, 24, 12))
        else:
            spaced(self.body, 16, (32, 24, 32, 24))

    @property
    def _is_low(self) -> bool:
        return self.height() < px(_LOW)

    @property
    def _room(self) -> QSize:
        """The most that there can be in the card."""
        margins = self.body.contentsMargins()
        beside = margins.left() + margins.right() + 2 * _BESIDE_CARD
        return self.size() - QSize(beside, margins.top() + margins.bottom() + 2 * _BESIDE_CARD)


class StillThere(Overlay):
    """Counts down beside a large button. A touch anywhere says yes, and any key but those that move between buttons.

    Attributes:
        stayed: Signal(), somebody is there.
        left: Signal(), start over at once.
    """

    stayed = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__("still_there", parent)
        self._seconds = 0
        self._title = named(QLabel(), "still_there_title")
        self._words = named(QLabel(), "still_there_words")
        self._words.setWordWrap(True)
        self._bar = named(QProgressBar(), "still_there_bar")
        self._bar.setTextVisible(False)
        self._stay = _large("still_there_button", self.stayed)
        self._stay.setDefault(True)
        self._leave = _large("still_there_leave_button", self.left)
        for widget in (self._title, self._words, self._bar):
            self.body.addWidget(widget)
        self._row = nested(self.body, QHBoxLayout())
        self._row.addWidget(self._leave)
        self._row.addWidget(self._stay, 1)

    def ask(self, seconds: int) -> None:
        """Begin to count down."""
        self._title.setText(tr("Are you still there?"))
        self._stay.setText(tr("Yes, go on"))
        self._leave.setText(tr("Start over"))
        self._bar.setRange(0, seconds)
        self._seconds = 0
        self.show_left(seconds)
        self._come(self._stay)

    def show_left(self, seconds_left: float) -> None:
        """Say how long there is."""
        seconds = ceil(seconds_left)
        if seconds == self._seconds:
            return
        self._seconds = seconds
        words = tr("In {seconds} s this starts over, and what you did is wiped.", seconds=seconds)
        self._words.setText(words)
        self._bar.setValue(seconds)
        self._stay.setAccessibleDescription(words)
        if seconds % _SAYS_EVERY_S == 0:
            announce(self, tr("Are you still there? {words}", words=words))

    def _fit(self) -> None:
        super()._fit()
        for widget, size in (
            (self._title, TITLE),
            (self._words, HEADING),
            (self._stay, HEADING),
            (self._leave, HEADING),
        ):
            widget.setFont(ui_font(size, strong=widget is not self._words))
        self._title.setContentsMargins(0, px(2), 0, 0)  # for what stands on a capital
        for button in (self._stay, self._leave):
            button.setMinimumHeight(px(_BUTTON_HEIGHT))
        self._row.setSpacing(px(16))
        self._words.setFixedWidth(min(px(_QUESTION_WIDTH), self._room.width()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.stayed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat() and not press_focused(self, event):  # what lies on the keys is nobody
            self.stayed.emit()


class LanguagePad(Overlay):
    """The languages, each in its own words; a touch beside them changes nothing.

    Attributes:
        chosen: Signal(str), the code of a language.
        closed: Signal(), it was given up.
    """

    chosen = Signal(str)
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__("language_pad", parent)
        self._grid = nested(self.body, QGridLayout())
        self._buttons: dict[str, QPushButton] = {}
        for place, code in enumerate(offered()):
            button = named(QPushButton(NAMES[code]), f"language_{code}_button")
            button.setProperty("code", code)
            button.setCheckable(True)
            button.clicked.connect(self._on_clicked)
            self._grid.addWidget(button, place // _LANGUAGES_IN_ROW, place % _LANGUAGES_IN_ROW)
            self._buttons[code] = button

    def open(self) -> None:
        """Show it; the language that is spoken is checked."""
        for code, button in self._buttons.items():
            button.setChecked(code == language())
        self._come(self._buttons[language()])

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.closed.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second of two quick taps on what opened it: no tap beside it is meant."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            press_focused(self, event)

    def _fit(self) -> None:
        super()._fit()
        self._grid.setSpacing(px(_GAP))
        width = (self._room.width() - (_LANGUAGES_IN_ROW - 1) * px(_GAP)) // _LANGUAGES_IN_ROW
        for code, button in self._buttons.items():
            button.setFont(own_font(code, ui_font(HEADING, strong=True)))
            of_height(button, px(_BUTTON_HEIGHT), 0).setFixedWidth(min(width, px(_LANGUAGE_WIDTH)))

    @Slot()
    def _on_clicked(self) -> None:
        self.chosen.emit(self.sender().property("code"))


class PinPad(Overlay):
    """The pad that staff leave by: digits to touch, or to type. It closes by itself.

    Attributes:
        passed: Signal(), the PIN was right.
        closed: Signal(), it was given up.
    """

    passed = Signal()
    closed = Signal()

    def __init__(self, attempts: Attempts, parent: QWidget) -> None:
        super().__init__("pin_pad", parent)
        left_to_right(self)  # digits stand as on every pad, whatever language a visitor chose
        self._attempts = attempts
        self._pin = ""
        self._closes_at = 0.0
        self._now = 0.0
        self._title = named(QLabel(), "pin_title")
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._shown = named(QLabel(), "pin_shown")
        self._shown.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._words = named(QLabel(), "pin_words")
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for widget in (self._title, self._shown, self._words):
            self.body.addWidget(widget)
        self._lay_out_keys()

    def open(self, now: float) -> None:
        """Show it, empty."""
        self._pin = ""
        self._now, self._closes_at = now, now + _PAD_CLOSES_AFTER_S
        self._say()
        self._draw()
        self._come(self._digits[0])

    def tick(self, now: float) -> None:
        """Count a wait down; close when nobody goes on, in a wait too: it runs on, and the visit must end."""
        self._now = now
        if now >= self._closes_at:
            self.closed.emit()
        else:
            self._draw()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, text = event.key(), event.text()
        if text.isascii() and text.isdigit():
            self._type(text)
        elif key == Qt.Key.Key_Backspace:
            self._on_back()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._on_ok()
        elif key == Qt.Key.Key_Escape:
            self.closed.emit()

    def _lay_out_keys(self) -> None:
        self._grid = nested(self.body, QGridLayout())
        self._digits: list[QPushButton] = []
        for place, digit in enumerate("123456789"):
            self._grid.addWidget(self._digit(digit), place // 3, place % 3)
        self._back, self._ok, self._cancel = (_key(f"pin_{name}_button") for name in ("back", "ok", "cancel"))
        self._back.clicked.connect(self._on_back)
        self._ok.clicked.connect(self._on_ok)
        self._cancel.clicked.connect(self.closed)
        self._grid.addWidget(self._back, 3, 0)
        self._grid.addWidget(self._digit("0"), 3, 1)
        self._grid.addWidget(self._ok, 3, 2)
        self._grid.addWidget(self._cancel, 4, 0, 1, 3)

    def _digit(self, digit: str) -> QPushButton:
        button = _key(f"pin_{digit}_button")
        button.setText(digit)
        button.setAccessibleName(digit)
        button.setProperty("digit", digit)
        button.clicked.connect(self._on_digit)
        self._digits.append(button)
        return button

    def _say(self) -> None:
        self._title.setText(tr("Staff: PIN to leave the kiosk"))
        for button, label, name in (
            (self._back, "\N{ERASE TO THE LEFT}", tr("Delete the last digit")),
            (self._ok, tr("OK"), tr("Leave the kiosk")),
            (self._cancel, tr("Cancel"), tr("Back to the kiosk")),
        ):
            button.setText(label)
            button.setAccessibleName(name)

    def _fit(self) -> None:
        """Keys of large text are as high as a low screen has room for; they keep a finger's height."""
        super()._fit()
        self._shown.setFont(ui_font(TITLE, strong=True))
        self._grid.setSpacing(px(_LOW_GAP if self._is_low else _GAP))
        self._words.setMinimumHeight(self._words.fontMetrics().height())  # nothing moves when it says something
        self._fit_title()
        heights = [each.heightForWidth(each.minimumWidth()) for each in (self._title, self._shown)]
        above = sum(heights) + self._words.minimumHeight() + (len(heights) + 1) * self.body.spacing()
        room = self._room.height() - above - (_ROWS - 1) * self._grid.spacing()
        for key in (*self._digits, self._back, self._ok, self._cancel):
            key.setFont(ui_font(HEADING, strong=True))
            of_height(key, max(min(room // _ROWS, px(_BUTTON_HEIGHT)), TARGET), 0).setMinimumWidth(px(_KEY))

    def _fit_title(self) -> None:
        """On one line where there is room for that: a label that wraps would be as narrow as the keys."""
        self._title.setFont(ui_font(HEADING, strong=True))
        self._title.setWordWrap(False)
        width, room = self._title.sizeHint().width(), self._room.width()
        self._title.setWordWrap(width > room)
        self._title.setMinimumWidth(min(width, room))

    def _type(self, digit: str) -> None:
        self._closes_at = self._now + _PAD_CLOSES_AFTER_S
        if len(self._pin) < MOST_DIGITS and self._attempts.wait_s == 0:
            self._pin += digit
        self._draw()

    def _draw(self) -> None:
        wait = ceil(self._attempts.wait_s)
        words = tr("Wrong. The next try is in {seconds} s.", seconds=wait) if wait else ""
        if words != self._words.text():
            if not self._words.text() or not words:
                announce(self, words)
            self._words.setText(words)
        self._shown.setText("\N{BLACK CIRCLE} " * len(self._pin) or "\N{EN DASH}")
        self._shown.setAccessibleName(tr("{n} digit entered", "{n} digits entered", n=len(self._pin)))
        for button in (*self._digits, self._back, self._ok):
            button.setEnabled(wait == 0)

    @Slot()
    def _on_digit(self) -> None:
        self._type(self.sender().property("digit"))

    @Slot()
    def _on_back(self) -> None:
        self._pin = self._pin[:-1]
        self._draw()

    @Slot()
    def _on_ok(self) -> None:
        pin, self._pin = self._pin, ""
        if pin and self._attempts.try_pin(pin):
            self.passed.emit()
        self._draw()


def _large(name: str, signal: object) -> QPushButton:
    button = named(QPushButton(), name)
    button.clicked.connect(signal)
    return button


def _key(name: str) -> QPushButton:
    button = named(QPushButton(), name)
    button.setAutoDefault(False)
    return button

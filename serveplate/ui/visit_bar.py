"""What a kiosk offers under every visit: begin anew, another language, other text, more contrast."""

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from serveplate.files.languages import NAMES
from serveplate.ui.flow import Flow
from serveplate.ui.icons import contrast_icon, globe_icon
from serveplate.ui.making import left_to_right, named, of_height, press_focused
from serveplate.ui.theme import TARGET, ZOOM_STEPS, Appearance, Density, px, zoom
from serveplate.ui.translation import language, tr

_HEIGHT, _PADDING, _LEAST_PADDING, _BETWEEN = 36, 14, 6, 8
_ABOVE, _BELOW = 4, 8


class VisitBar(QWidget):
    """Buttons for fingers, in a row.

    Attributes:
        started_over: Signal().
        language_asked: Signal(), which languages there are.
        larger: Signal(int), so many steps of the text size, 1 or -1.
        contrasted: Signal(bool).
    """

    started_over = Signal()
    language_asked = Signal()
    larger = Signal(int)
    contrasted = Signal(bool)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("visit_bar")
        self._appearance = appearance
        self._start_over = _button("start_over_button")
        self._start_over.clicked.connect(self.started_over)
        self._language = _button("language_button")
        self._language.clicked.connect(self.language_asked)
        # Not mirrored where a language is: the sign would come before its letter.
        self._smaller, self._larger = (left_to_right(_button(f"{size}_text_button")) for size in ("smaller", "larger"))
        self._smaller.clicked.connect(self._on_smaller)
        self._larger.clicked.connect(self._on_larger)
        self._contrast = _button("contrast_button")
        self._contrast.setCheckable(True)
        self._contrast.toggled.connect(self.contrasted)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._start_over, 0, Qt.AlignmentFlag.AlignTop)
        self._row.addStretch(1)
        self._others = Flow(px(_BETWEEN), px(_BETWEEN))  # the narrowest screens need a second line
        for button in (self._language, self._smaller, self._larger, self._contrast):
            self._others.add(button)
        self._row.addWidget(self._others)
        appearance.changed.connect(self._draw_icons)
        appearance.zoom_changed.connect(self._on_zoom)
        self._on_zoom()

    def say(self) -> None:
        """Say everything in the language that holds now."""
        self._start_over.setText(tr("Start over"))
        self._language.setAccessibleName(tr("Language: {name}", name=NAMES[language()]))
        self._contrast.setAccessibleName(tr("High contrast"))
        for button, sign, words in (
            (self._smaller, "A\N{MINUS SIGN}", tr("Smaller text")),
            (self._larger, "A+", tr("Larger text")),
        ):
            button.setText(f"\N{LEFT-TO-RIGHT MARK}{sign}\N{LEFT-TO-RIGHT MARK}")
            button.setAccessibleName(words)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_focused(self, event):
            super().keyPressEvent(event)

    def reset(self) -> None:
        """Take back what shows that a visitor was there."""
        self._contrast.setChecked(False)
        for button in self._buttons:
            button.setDown(False)  # under a finger that was not lifted

    @Slot()
    def _on_smaller(self) -> None:
        self.larger.emit(-1)

    @Slot()
    def _on_larger(self) -> None:
        self.larger.emit(1)

    @Slot()
    def _on_zoom(self) -> None:
        self._row.setSpacing(px(_BETWEEN))
        self._others.set_between(px(_BETWEEN))
        self._draw_icons()
        self._offer_sizes()
        self.say()

    def _fit(self) -> None:
        """All in one line: where there is no room for words, what has a sign goes without them."""
        said = {self._language: f" {NAMES[language()]}", self._contrast: f" {tr('High contrast')}"}
        signs, least = (self._contrast, self._language), max(px(_HEIGHT), TARGET)
        around = self.window()
        margin = px(Density.of(around.width() / zoom(), around.height() / zoom()).margin)  # the visit's
        self._row.setContentsMargins(margin, px(_ABOVE), margin, px(_BELOW))
        for wordless, padding in (((), _PADDING), (signs[:1], _PADDING), (signs, _PADDING), (signs, _LEAST_PADDING)):
            for button in self._buttons:
                of_height(button, least, padding).setMinimumWidth(least)
                button.setText("" if button in wordless else said.get(button, button.text()))
            widths = [button.sizeHint().width() for button in self._buttons]
            if sum(widths) + (len(widths) - 1) * px(_BETWEEN) + 2 * margin <= self.width():
                return

    @property
    def _buttons(self) -> tuple[QPushButton, ...]:
        return self._start_over, self._language, self._smaller, self._larger, self._contrast

    @Slot()
    def _offer_sizes(self) -> None:
        percent = self._appearance.zoom_percent
        both = (self._smaller, self._larger)
        focused = [button.hasFocus() for button in both]
        self._smaller.setEnabled(percent > ZOOM_STEPS[0])
        self._larger.setEnabled(percent < ZOOM_STEPS[-1])
        for button, other, had_focus in zip(both, reversed(both), focused, strict=True):
            if had_focus and not button.isEnabled():  # else Qt hands the keyboard to another kind of button
                other.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _draw_icons(self) -> None:
        for button, icon in ((self._language, globe_icon), (self._contrast, contrast_icon)):
            button.setIcon(icon(self._appearance.theme))
            button.setIconSize(QSize(px(16), px(16)))


def _button(name: str) -> QPushButton:
    return named(QPushButton(), name)

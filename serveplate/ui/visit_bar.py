"""What a kiosk offers under every visit: begin anew, another language, other text, more contrast."""

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from serveplate.files.languages import NAMES
from serveplate.ui.flow import Flow
from serveplate.ui.icons import globe_icon
from serveplate.ui.making import left_to_right, named, spaced
from serveplate.ui.theme import TARGET, ZOOM_STEPS, Appearance, px
from serveplate.ui.translation import language, tr


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
        row = spaced(QHBoxLayout(self), 16, (24, 0, 24, 12))
        row.addWidget(self._start_over, 0, Qt.AlignmentFlag.AlignTop)
        row.addStretch(1)
        others = Flow(px(16), px(8))  # large text may need a second line
        for button in (self._language, self._smaller, self._larger, self._contrast):
            others.add(button)
        row.addWidget(others)
        self._appearance = appearance
        for signal in (appearance.changed, appearance.zoom_changed):
            signal.connect(self._draw_globe)
        appearance.zoom_changed.connect(self._offer_sizes)
        self._draw_globe()
        self._offer_sizes()
        self.say()

    def say(self) -> None:
        """Say everything in the language that holds now."""
        self._start_over.setText(tr("Start over"))
        self._language.setText(f" {NAMES[language()]}")
        self._language.setAccessibleName(tr("Language: {name}", name=NAMES[language()]))
        for button, sign, words in (
            (self._smaller, "A\N{MINUS SIGN}", tr("Smaller text")),
            (self._larger, "A+", tr("Larger text")),
        ):
            button.setText(f"\N{LEFT-TO-RIGHT MARK}{sign}\N{LEFT-TO-RIGHT MARK}")
            button.setAccessibleName(words)
        self._contrast.setText(tr("High contrast"))

    def reset(self) -> None:
        """Take back what shows that a visitor was there."""
        self._contrast.setChecked(False)
        for button in self.findChildren(QPushButton):
            button.setDown(False)  # under a finger that was not lifted

    @Slot()
    def _on_smaller(self) -> None:
        self.larger.emit(-1)

    @Slot()
    def _on_larger(self) -> None:
        self.larger.emit(1)

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
    def _draw_globe(self) -> None:
        self._language.setIcon(globe_icon(self._appearance.theme))
        self._language.setIconSize(QSize(px(16), px(16)))


def _button(name: str) -> QPushButton:
    button = named(QPushButton(), name)
    button.setAutoDefault(True)  # Enter presses it, as Space does
    button.setMinimumHeight(px(TARGET))
    return button

"""A row of segmented buttons: every setting is visible, one is chosen."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QMarginsF, QPoint, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFocusEvent, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QRadioButton, QSizePolicy, QWidget

from serveplate.ui.theme import Appearance, Density, Theme, px, ui_font, zoom

_INSET, _FILL_RADIUS, _RADIUS, _RING = 3, 5, 8, 2
_TEXT_PADDING, _TOUCH_GAP = 8, 8
_KEYBOARD = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
_PASSING = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason, Qt.FocusReason.MenuBarFocusReason)


@dataclass(frozen=True)
class Segment:
    """One setting of a row.

    Attributes:
        text, short_text: what the button says, and what it says where there is no room for that.
    """

    setting: Any
    text: str
    short_text: str
    object_name: str
    accessible_name: str
    accessible_description: str
    tool_tip: str


class SegmentButton(QRadioButton):
    """One segment. It is a radio button to a screen reader, and looks like a piece of the row."""

    def __init__(self, segment: Segment, appearance: Appearance, row: "SegmentedRow") -> None:
        super().__init__(segment.text, row)
        self.setObjectName(segment.object_name)
        self.setting = segment.setting
        self.shows_ring = False
        self._row = row
        self._appearance = appearance
        self._texts = (segment.text, segment.short_text)
        self.setAccessibleName(segment.accessible_name)
        self.setAccessibleDescription(segment.accessible_description)
        self.setToolTip(segment.tool_tip)
        # A radio button's own policy would not let it be narrower than its whole text.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def text_width(self, short: bool) -> int:
        """The width that its text needs when it is chosen, in pixels."""
        return QFontMetrics(ui_font(strong=True)).horizontalAdvance(self._texts[short])

    def set_short(self, short: bool) -> None:
        """Say it in short, or in full."""
        if self.text() != self._texts[short]:
            self.setText(self._texts[short])

    def hitButton(self, position: QPoint) -> bool:
        return self.rect().contains(position)

    def sizeHint(self) -> QSize:
        return QSize(self.text_width(short=False) + 2 * px(_TEXT_PADDING), 0)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.text_width(short=True) + 2 * px(_TEXT_PADDING), 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or not self._row.move_by_key(self, event.key()):
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        # The ring is for whoever comes by keyboard; a window that becomes active again changes nothing.
        if event.reason() not in _PASSING:
            self.shows_ring = event.reason() in _KEYBOARD
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        if event.reason() not in _PASSING:
            self.shows_ring = False
        super().focusOutEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._appearance.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_fill(painter, theme)
        if self.shows_ring and self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.ink), px(_RING)))
            half = px(_RING) / 2
            ring = QRectF(self.rect()).adjusted(half, half, -half, -half)
            painter.drawRoundedRect(ring, px(_RADIUS) - half, px(_RADIUS) - half)
        painter.setFont(ui_font(strong=self.isChecked()))
        painter.setPen(QColor(self._text_colour(theme)))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())

    def _text_colour(self, theme: Theme) -> str:
        if not self.isEnabled():
            return theme.disabled
        return theme.on_accent if self.isChecked() else theme.ink

    def _paint_fill(self, painter: QPainter, theme: Theme) -> None:
        inset, radius = px(_INSET), _FILL_RADIUS * zoom()
        fill = QRectF(self.rect()).marginsRemoved(QMarginsF(inset, inset, inset, inset))
        hovered = self.underMouse() and self.isEnabled()
        painter.setPen(Qt.PenStyle.NoPen)
        if self.isChecked() and not self.isEnabled():
            painter.setPen(QPen(QColor(theme.disabled), 1))
            fill.adjust(0.5, 0.5, -0.5, -0.5)
        elif self.isChecked():
            painter.setBrush(QColor(theme.accent_hover if hovered else theme.accent))
        elif hovered:
            painter.setBrush(QColor(theme.hover))
        else:
            return
        painter.drawRoundedRect(fill, radius, radius)


class SegmentedRow(QWidget):
    """An exclusive row of segments in one track. Tab reaches the chosen one; arrows, Home and End choose others.

    Attributes:
        chosen: Signal(object), the setting that a person chose; not what the program shows, nor the same again.
    """

    chosen = Signal(object)

    def __init__(self, segments: Sequence[Segment], appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._setting: Any = None
        self._group = QButtonGroup(self)
        self.buttons = [SegmentButton(segment, appearance, self) for segment in segments]
        box = QHBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        self._gap = px(_TOUCH_GAP) if appearance.touch else 0
        box.setSpacing(self._gap)
        for button in self.buttons:
            self._group.addButton(button)
            box.addWidget(button, 1)
            button.toggled.connect(self._on_toggled)
        self.set_density(Density())
        appearance.changed.connect(self._on_theme)

    def set_density(self, density: Density) -> None:
        """Follow the window's size."""
        for widget in (self, *self.buttons):
            widget.setFixedHeight(self._appearance.target(density.segment_height))

    def show_setting(self, setting: Any) -> None:
        """Check a setting's button, without telling anyone."""
        self._setting = setting
        button = next(button for button in self.buttons if button.setting == setting)
        had_focus = self.has_focus
        button.setChecked(True)
        if had_focus:
            self._focus(button)

    @property
    def has_focus(self) -> bool:
        """Whether the keyboard is on it."""
        return any(button.hasFocus() for button in self.buttons)

    def focus_checked(self, reason: Qt.FocusReason) -> None:
        """Put the keyboard on the row; the reason decides whether its ring is seen."""
        next(button for button in self.buttons if button.isChecked()).setFocus(reason)

    def move_by_key(self, button: SegmentButton, key: int) -> bool:
        """Choose the button that a key leads to from this one; False when the key is none of the row's."""
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        back, forward = (Qt.Key.Key_Right, Qt.Key.Key_Left) if mirrored else (Qt.Key.Key_Left, Qt.Key.Key_Right)
        index, last = self.buttons.index(button), len(self.buttons) - 1
        targets = {
            back: index - 1,
            Qt.Key.Key_Up: index - 1,
            forward: index + 1,
            Qt.Key.Key_Down: index + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        if key not in targets:
            return False
        target = self.buttons[min(max(targets[Qt.Key(key)], 0), last)]
        target.setChecked(True)
        target.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._appearance.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(theme.track))
        painter.setPen(QPen(QColor(theme.control_border), 1))
        track = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(track, px(_RADIUS) - 0.5, px(_RADIUS) - 0.5)
        painter.setPen(QPen(QColor(theme.control_border if theme.dark else theme.card_border), 1))
        for left, right in zip(self.buttons, self.buttons[1:], strict=False):
            if not left.isChecked() and not right.isChecked():
                x = max(left.x(), right.x()) - self._gap // 2
                painter.drawLine(x, px(11), x, self.height() - px(11) - 1)

    def resizeEvent(self, event: object) -> None:
        room = (self.width() + self._gap) / len(self.buttons) - self._gap - 2 * px(_INSET)
        short = any(button.text_width(short=False) > room for button in self.buttons)
        for button in self.buttons:
            button.set_short(short)

    def _choose(self, setting: Any) -> None:
        if setting != self._setting:
            self._setting = setting
            self.chosen.emit(setting)

    def _focus(self, button: SegmentButton) -> None:
        ring = any(other.hasFocus() and other.shows_ring for other in self.buttons)
        button.setFocus(Qt.FocusReason.TabFocusReason if ring else Qt.FocusReason.OtherFocusReason)

    @Slot(bool)
    def _on_toggled(self, checked: bool) -> None:
        """By mouse, key or screen reader, which presses no button but checks it."""
        button = self.sender()
        if checked and isinstance(button, SegmentButton):
            self._choose(button.setting)
        for button in self.buttons:
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if button.isChecked() else Qt.FocusPolicy.ClickFocus)
        self.update()

    @Slot(object)
    def _on_theme(self, theme: Theme) -> None:
        for widget in (self, *self.buttons):
            widget.update()

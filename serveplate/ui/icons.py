"""The signs and icons, drawn in the theme's colours."""

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from serveplate.ui.theme import Appearance, Theme, px, zoom

_ICON_SIZE = 16
_PIXEL_RATIOS = (1, 2, 3)


class Sign(QWidget):
    """A check's sign: a round tick where it passes, a square cross where it fails. Words beside it say the same."""

    def __init__(self, appearance: Appearance, size: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._passed: bool | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_size(size)
        appearance.changed.connect(self._on_theme)

    def set_size(self, size: int) -> None:
        """Make it so many pixels wide and high, at 100%."""
        self.setFixedSize(px(size), px(size))

    def set_passed(self, passed: bool | None) -> None:
        """Show a tick or a cross; None shows nothing."""
        self._passed = passed
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._passed is not None:
            paint_sign(QPainter(self), QRectF(self.rect()), self._passed, self._appearance.theme)

    @Slot(object)
    def _on_theme(self, theme: Theme) -> None:
        self.update()


def paint_sign(painter: QPainter, rect: QRectF, passed: bool, theme: Theme) -> None:
    """Draw a sign that fills a square."""
    size = rect.width()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.mark(passed)))
    if passed:
        painter.drawEllipse(rect)
        strokes = [[(0.275, 0.525), (0.435, 0.68), (0.735, 0.355)]]
    else:
        # A square as wide as the circle would look larger.
        inset = size / 32
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), size * 0.19, size * 0.19)
        strokes = [[(0.32, 0.32), (0.68, 0.68)], [(0.68, 0.32), (0.32, 0.68)]]
    pen = QPen(QColor(theme.on_mark(passed)), size * 0.095)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    for stroke in strokes:
        painter.drawPolyline([rect.topLeft() + QPointF(x, y) * size for x, y in stroke])


def undo_icon(theme: Theme) -> QIcon:
    """An arrow that turns back."""
    return _icon(theme, _turning_arrow(), 1.6)


def redo_icon(theme: Theme) -> QIcon:
    """An arrow that turns forward."""
    return _icon(theme, _turning_arrow(), 1.6, mirrored=True)


def chevron_icon(theme: Theme, *, down: bool) -> QIcon:
    """An angle that points where the drawer's edge would go."""
    tip, ends = (10.5, 5.5) if down else (5.5, 10.5)
    path = QPainterPath(QPointF(3, ends))
    path.lineTo(8, tip)
    path.lineTo(13, ends)
    return _icon(theme, path, 2)


def globe_icon(theme: Theme) -> QIcon:
    """A globe, which stands for languages in all of them."""
    path = QPainterPath()
    path.addEllipse(QRectF(1.5, 1.5, 13, 13))
    path.addEllipse(QRectF(5, 1.5, 6, 13))
    for y, reach in ((5.5, 5.9), (10.5, 5.9)):
        path.moveTo(8 - reach, y)
        path.lineTo(8 + reach, y)
    return _icon(theme, path, 1.3)


def contrast_icon(theme: Theme) -> QIcon:
    """A disc that is half dark."""
    path = QPainterPath()
    path.addEllipse(QRectF(1.5, 1.5, 13, 13))
    half = QPainterPath(QPointF(8, 1.5))
    half.arcTo(QRectF(1.5, 1.5, 13, 13), 90, -180)
    return _icon(theme, path, 1.3, filled=half)


def pass_icon(theme: Theme) -> QIcon:
    """The sign of a check that passes, as an icon; it stands out from a chosen row too."""
    icon, chosen = QIcon(), replace(theme, passed=theme.on_accent, on_pass=theme.accent)
    for mode, colours in ((QIcon.Mode.Normal, theme), (QIcon.Mode.Selected, chosen)):
        for ratio in _PIXEL_RATIOS:
            pixmap = _pixmap(ratio)
            painter = QPainter(pixmap)
            paint_sign(painter, QRectF(0, 0, px(_ICON_SIZE), px(_ICON_SIZE)), True, colours)
            painter.end()
            icon.addPixmap(pixmap, mode)
    return icon


def _pixmap(ratio: int) -> QPixmap:
    pixmap = QPixmap(QSize(px(_ICON_SIZE), px(_ICON_SIZE)) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _icon(
    theme: Theme, path: QPainterPath, width: float, *, mirrored: bool = False, filled: QPainterPath | None = None
) -> QIcon:
    """A path as an icon, sharp on every screen that the window may be dragged to, and of a button that is on."""
    icon = QIcon()
    off, on = QIcon.State.Off, QIcon.State.On
    for mode, state, colour in (
        (QIcon.Mode.Normal, off, theme.ink),
        (QIcon.Mode.Normal, on, theme.on_accent),
        (QIcon.Mode.Disabled, off, theme.disabled),
    ):
        for ratio in _PIXEL_RATIOS:
            pixmap = _pixmap(ratio)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(zoom(), zoom())
            painter.setPen(_pen(colour, width))
            if mirrored:
                painter.translate(_ICON_SIZE, 0)
                painter.scale(-1, 1)
            painter.drawPath(path)
            if filled is not None:
                painter.fillPath(filled, QColor(colour))
            painter.end()
            icon.addPixmap(pixmap, mode, state)
    return icon


def _pen(colour: str, width: float) -> QPen:
    return QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _turning_arrow() -> QPainterPath:
    path = QPainterPath(QPointF(5.2, 2.2))
    path.lineTo(1.8, 5.6)
    path.lineTo(5.2, 9)
    path.moveTo(2, 5.6)
    path.lineTo(10.8, 5.6)
    path.arcTo(QRectF(7, 5.6, 7.6, 7.6), 90, -180)
    path.lineTo(6, 13.2)
    return path

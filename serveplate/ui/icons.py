"""The signs and icons, drawn in the theme's colours."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from serveplate.ui.theme import Appearance, Theme

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
        """Make it so many pixels wide and high."""
        self.setFixedSize(size, size)

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
    return _icon(theme, mirrored=False)


def redo_icon(theme: Theme) -> QIcon:
    """An arrow that turns forward."""
    return _icon(theme, mirrored=True)


def _icon(theme: Theme, *, mirrored: bool) -> QIcon:
    icon = QIcon()
    for mode, colour in ((QIcon.Mode.Normal, theme.ink), (QIcon.Mode.Disabled, theme.disabled)):
        for ratio in _PIXEL_RATIOS:
            pixmap = QPixmap(QSize(_ICON_SIZE, _ICON_SIZE) * ratio)
            pixmap.setDevicePixelRatio(ratio)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(colour), 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            if mirrored:
                painter.translate(_ICON_SIZE, 0)
                painter.scale(-1, 1)
            painter.drawPath(_turning_arrow())
            painter.end()
            icon.addPixmap(pixmap, mode)
    return icon


def _turning_arrow() -> QPainterPath:
    path = QPainterPath(QPointF(5.2, 2.2))
    path.lineTo(1.8, 5.6)
    path.lineTo(5.2, 9)
    path.moveTo(2, 5.6)
    path.lineTo(10.8, 5.6)
    path.arcTo(QRectF(7, 5.6, 7.6, 7.6), 90, -180)
    path.lineTo(6, 13.2)
    return path

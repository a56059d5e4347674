"""A check box in the theme's colours: a style's own does not stand out from dark surfaces."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QCheckBox

from serveplate.ui.theme import Appearance, ui_font

_BOX, _GAP, _PADDING, _RADIUS, _RING = 18, 8, 4, 4, 2
_TICK = ((0.24, 0.52), (0.43, 0.70), (0.76, 0.31))


class TickBox(QCheckBox):
    """A check box. All of it is clickable, and whoever has the keyboard on it sees a ring."""

    def __init__(self, text: str, appearance: Appearance) -> None:
        super().__init__(text)
        self._appearance = appearance
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        appearance.changed.connect(self._on_theme)

    def sizeHint(self) -> QSize:
        width = QFontMetrics(ui_font()).horizontalAdvance(self.text())
        return QSize(_BOX + _GAP + width + 2 * _PADDING, _BOX + 2 * _PADDING)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, position: object) -> bool:
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._appearance.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        left = self.width() - _PADDING - _BOX if mirrored else _PADDING
        box = QRectF(left + 0.5, (self.height() - _BOX) / 2 + 0.5, _BOX - 1, _BOX - 1)
        filled = theme.accent_hover if self.underMouse() else theme.accent
        painter.setPen(QPen(QColor(filled if self.isChecked() else theme.control_border), 1))
        painter.setBrush(QColor(filled if self.isChecked() else theme.hover if self.underMouse() else theme.track))
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        if self.isChecked():
            pen = QPen(QColor(theme.on_accent), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            corner = box.topLeft()
            painter.drawPolyline(QPolygonF([corner + QPointF(x * _BOX, y * _BOX) for x, y in _TICK]))
        painter.setPen(QColor(theme.ink))
        painter.setFont(ui_font())
        room = _PADDING + _BOX + _GAP
        words = self.rect().adjusted(0 if mirrored else room, 0, -room if mirrored else 0, 0)
        side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        painter.drawText(words, side | Qt.AlignmentFlag.AlignVCenter, self.text())
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.ink), _RING))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), _RADIUS, _RADIUS)

    @Slot(object)
    def _on_theme(self, theme: object) -> None:
        self.update()

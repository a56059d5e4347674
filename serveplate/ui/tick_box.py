"""A check box in the theme's colours: a style's own does not stand out from dark surfaces."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QCheckBox

from serveplate.ui.theme import Appearance, px, ui_font

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
        return QSize(px(_BOX + _GAP + 2 * _PADDING) + width, px(_BOX + 2 * _PADDING))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, position: object) -> bool:
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._appearance.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        side, padding = px(_BOX), px(_PADDING)
        left = self.width() - padding - side if mirrored else padding
        box = QRectF(left + 0.5, (self.height() - side) / 2 + 0.5, side - 1, side - 1)
        filled = theme.accent_hover if self.underMouse() else theme.accent
        painter.setPen(QPen(QColor(filled if self.isChecked() else theme.control_border), 1))
        painter.setBrush(QColor(filled if self.isChecked() else theme.hover if self.underMouse() else theme.track))
        painter.drawRoundedRect(box, px(_RADIUS), px(_RADIUS))
        if self.isChecked():
            pen = QPen(QColor(theme.on_accent), px(_RING), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawPolyline(QPolygonF([box.topLeft() + QPointF(x, y) * side for x, y in _TICK]))
        self._paint_words(painter, padding + side + px(_GAP), mirrored)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.ink), _RING))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), px(_RADIUS), px(_RADIUS))

    def _paint_words(self, painter: QPainter, room: int, mirrored: bool) -> None:
        painter.setPen(QColor(self._appearance.theme.ink))
        painter.setFont(ui_font())
        words = self.rect().adjusted(0 if mirrored else room, 0, -room if mirrored else 0, 0)
        align = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        painter.drawText(words, align | Qt.AlignmentFlag.AlignVCenter, self.text())

    @Slot(object)
    def _on_theme(self, theme: object) -> None:
        self.update()

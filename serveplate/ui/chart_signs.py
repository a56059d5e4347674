"""What stands in the heading of the limits chart: its legends, and the line that travels while an answer is late."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QVariantAnimation, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from serveplate.ui.bars import paint_mark
from serveplate.ui.labels import Span, StyledLabel
from serveplate.ui.theme import CAPTION, Appearance, Theme, px, zoom

_TRAVEL_MS = 1200
_BEFORE_WORDS = 28


class Legend(QWidget):
    """A sign in small, and what it means.

    Args:
        appearance: whose theme it follows.
        name: of the sign.
        words: what it means.
        paint: paints it around a point, in pixels at 100%.
        after: room behind the words, in pixels at 100%.
    """

    def __init__(
        self,
        appearance: Appearance,
        name: str,
        words: str,
        paint: Callable[[QPainter, QPointF, Theme], None],
        after: int = 0,
    ) -> None:
        super().__init__()
        self.setObjectName(f"{name}_legend")
        self._appearance = appearance
        self._paint = paint
        self._label = StyledLabel(appearance, self, name=f"{name}_legend_text")
        self._label.set_spans(Span(words, "muted", CAPTION))
        hint = self._label.sizeHint()
        self.setFixedSize(px(_BEFORE_WORDS + after) + hint.width(), hint.height())
        self._label.setGeometry(px(_BEFORE_WORDS), 0, hint.width(), hint.height())
        appearance.changed.connect(self._on_theme)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(zoom(), zoom())
        self._paint(painter, QPointF(10, self.height() / 2 / zoom()), self._appearance.theme)

    @Slot(object)
    def _on_theme(self, theme: Theme) -> None:
        self.update()


def paint_ghost(painter: QPainter, centre: QPointF, theme: Theme) -> None:
    """A bar of before."""
    painter.setBrush(QColor(theme.ghost_fill))
    painter.setPen(QPen(QColor(theme.ghost_line), 1.25))
    painter.drawRoundedRect(QRectF(centre.x() - 9.375, centre.y() - 5, 18.75, 10), 3, 3)


def paint_measured(painter: QPainter, centre: QPointF, theme: Theme) -> None:
    """The mark of what was measured."""
    paint_mark(painter, centre, theme.ink, theme.surface)


class BusyLine(QWidget):
    """A line that travels while an answer is late; it stands still under reduced motion."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("busy_line")
        self._appearance = appearance
        self._travel = QVariantAnimation(self)
        self._travel.setStartValue(0.0)
        self._travel.setEndValue(1.0)
        self._travel.setDuration(_TRAVEL_MS)
        self._travel.setLoopCount(-1)
        self._travel.valueChanged.connect(self._on_travel)

    def set_running(self, running: bool) -> None:
        """Show it, or not."""
        self.setVisible(running)
        if running and not self._appearance.reduced_motion:
            self._travel.start()
        else:
            self._travel.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect())
        if not self._appearance.reduced_motion:
            length = self.width() / 4
            rect = QRectF((self.width() + length) * self._travel.currentValue() - length, 0, length, self.height())
        painter.fillRect(rect, QColor(self._appearance.theme.muted))

    @Slot("QVariant")
    def _on_travel(self, share: float) -> None:
        self.update()

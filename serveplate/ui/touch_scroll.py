"""Scrolling by finger: what is pushed moves along, and a press that became a push presses nothing."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractScrollArea, QAbstractSlider, QWidget
from shiboken6 import isValid

from serveplate.ui.timeline_chart import TimelineChart

_PUSH = 12
"""Pixels from which a press is a push: a fingertip trembles less."""
# The second of two quick presses is told as a double click.
_DOWN = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_OWN_DRAGS = (QAbstractSlider, TimelineChart)


class TouchScroll:
    """Follows presses in all scroll areas. Qt's own QScroller keeps a gesture type for each area for ever.

    Nothing goes on by itself when the finger is lifted: what is read stands still.
    """

    def __init__(self) -> None:
        self._pressed: QWidget | None = None
        self._area: QAbstractScrollArea | None = None
        self._at = QPointF()
        self._pushing = False

    def takes(self, widget: QWidget, event: QMouseEvent) -> bool:
        """Follow a widget's event before it is delivered; whether it belongs to a push, and so is not to be."""
        kind = event.type()
        if kind in _DOWN:
            self._begin(widget, event)
        elif kind == QEvent.Type.MouseButtonRelease:
            was_pushing, self._pushing, self._area, self._pressed = self._pushing, False, None, None
            return was_pushing
        elif self._area is not None and event.buttons() & Qt.MouseButton.LeftButton:
            return self._push(event)
        return False

    def _begin(self, widget: QWidget, event: QMouseEvent) -> None:
        inner = self._pressed
        if inner is not None and isValid(inner) and widget.isAncestorOf(inner):
            return  # the same press, which what is pressed left to what is around it
        self._pressed, self._at, self._pushing = widget, event.globalPosition(), False
        self._area = None if isinstance(widget, _OWN_DRAGS) else _area_around(widget)

    def _push(self, event: QMouseEvent) -> bool:
        assert self._area is not None
        moved = event.globalPosition() - self._at
        if not self._pushing and moved.manhattanLength() < _PUSH:
            return False
        if not self._pushing:
            self._pushing = True
            self._let_go(event)
        for bar, by in (
            (self._area.horizontalScrollBar(), moved.x()),
            (self._area.verticalScrollBar(), moved.y()),
        ):
            bar.setValue(bar.value() - round(by))
        self._at = event.globalPosition()
        return True

    def _let_go(self, event: QMouseEvent) -> None:
        """Tell what was pressed that the finger has left it, so that it is not clicked."""
        if self._pressed is None or not isValid(self._pressed):
            return
        away = QPointF(QPoint(-9999, -9999))
        left = Qt.MouseButton.LeftButton
        release = QMouseEvent(
            QEvent.Type.MouseButtonRelease, away, away, left, Qt.MouseButton.NoButton, event.modifiers()
        )
        self._pressed.event(release)


def _area_around(widget: QWidget | None) -> QAbstractScrollArea | None:
    """The innermost area around a widget that has more than it shows."""
    while widget is not None:
        if isinstance(widget, QAbstractScrollArea):
            bars = (widget.horizontalScrollBar(), widget.verticalScrollBar())
            if any(bar.maximum() > bar.minimum() for bar in bars):
                return widget
        widget = widget.parentWidget()
    return None

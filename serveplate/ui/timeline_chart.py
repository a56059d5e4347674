"""The timeline's chart: tracks and Gantt on one axis of time, which is zoomed, panned, pointed at and clicked."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from serveplate.simulator.study import Result
from serveplate.simulator.timeline import Series, series_of
from serveplate.ui import quantities as text
from serveplate.ui.gantt import Gantt, Hues
from serveplate.ui.labels import kept_together
from serveplate.ui.making import AT_RIGHT
from serveplate.ui.story_words import nothing
from serveplate.ui.theme import BODY, CAPTION, Appearance, Theme, px, ui_font
from serveplate.ui.timeline_tracks import (
    Areas,
    Entry,
    Span,
    Tracks,
    entries_width,
    most_sequences,
    paint_axis,
    paint_cursor,
    paint_entries,
)
from serveplate.ui.translation import tr

ZOOM_STEP, PAN_STEP, CURSOR_STEP = 2.0, 0.25, 0.005
_LEAST_SPAN_S = 0.02
_DRAG = 4
_TICK_ROOM = 72
_BY_KEYBOARD = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


class TimelineChart(QWidget):
    """Draws one result. Time is zoomed with Ctrl and the wheel; the wheel alone is left to whatever scrolls.

    Attributes:
        span_changed: Signal(), another span of time is shown.
        cursor_moved: Signal(float), the moment that is read.
        request_clicked: Signal(int).
        series: of the run that is shown; None where nothing ran.
        gantt: of the same.
        cursor_s: the moment that is read.
    """

    span_changed = Signal()
    cursor_moved = Signal(float)
    request_clicked = Signal(int)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("timeline_chart")
        self.setAccessibleName(tr("Timeline chart"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.series: Series | None = None
        self.gantt: Gantt | None = None
        self.cursor_s = 0.0
        self._appearance = appearance
        self._result: Result | None = None
        self._tracks: Tracks | None = None
        self._scales: dict[str, str] = {}
        self._chosen: int | None = None
        self._from_s, self._to_s = 0.0, 1.0
        self._pressed: QPointF | None = None
        self._dragged: float | None = None
        self._ringed = False
        appearance.changed.connect(self._on_theme)

    # What is shown

    def show_result(self, result: Result) -> None:
        """Draw a result. A span that is not the whole stays, as far as the run has it."""
        whole = self.series is None or self.is_whole
        self._result = result
        series = series_of(result.run)
        self.series = series if len(series.start_s) else None
        self.gantt = Gantt(result.run) if self.series else None
        if self.series is not None:
            size = tr("{size} GB", size=text.fixed(result.run.cache_bytes / 1e9, 1))
            most = text.number(most_sequences(series))
            self._scales = {"sequences": most, "cache": tr("of {size}", size=size)}
            self._show(*((0.0, self.end_s) if whole else (self._from_s, self._to_s)))
        else:
            self._lay_out()

    def choose(self, request: int | None) -> None:
        """Frame a request."""
        if request != self._chosen:
            self._chosen = request
            self._lay_out()

    @property
    def end_s(self) -> float:
        """The end of the run; 1 where nothing ran."""
        return self.series.end_s if self.series else 1.0

    @property
    def is_whole(self) -> bool:
        """Whether the whole run is shown."""
        return self._from_s <= 0 and self._to_s >= self.end_s

    @property
    def span(self) -> Span:
        """The span of time that is shown."""
        plot = self.areas.sequences
        return Span(self._from_s, self._to_s, plot.left(), max(plot.width(), 1.0))

    @property
    def areas(self) -> Areas:
        """Where everything is."""
        return Areas.of(self.width(), self.height(), self.gutter, self.above)

    @property
    def gutter(self) -> float:
        """The width of what stands left of the plots: their scales, and their legend where that leaves them most."""
        scales = self._scales_width + px(8)
        return scales if self.width() < 2 * self._legend_width else self._legend_width

    @property
    def above(self) -> float:
        """The height of what stands above each plot: its legend where there is no room beside it."""
        return QFontMetricsF(ui_font(CAPTION)).height() if self.width() < 2 * self._legend_width else 0.0

    @property
    def _scales_width(self) -> float:
        metrics = QFontMetricsF(ui_font(CAPTION))
        scales = max((metrics.horizontalAdvance(words) for words in self._scales.values()), default=0.0)
        return max(scales, px(_TICK_ROOM))

    @property
    def _legend_width(self) -> float:
        widest = max(entries_width(line) for line in self._legend(compact=False).values())
        return max(widest, entries_width(self._legend(compact=True)["cache"]) + self._scales_width) + px(8)

    # What moves it

    def zoom(self, factor: float, at_s: float | None = None) -> None:
        """Show so many times less time, around a moment; the cursor where none is given."""
        anchor = self.cursor_s if at_s is None else at_s
        share = (anchor - self._from_s) / (self._to_s - self._from_s)
        seconds = max((self._to_s - self._from_s) / factor, min(_LEAST_SPAN_S, self.end_s))
        self._show(anchor - share * seconds, anchor + (1 - share) * seconds)

    def pan(self, share: float) -> None:
        """Move on by a share of what is shown; back where it is negative."""
        seconds = (self._to_s - self._from_s) * share
        self._show(self._from_s + seconds, self._to_s + seconds)

    @Slot()
    def reset(self) -> None:
        """Show the whole run."""
        self._show(0.0, self.end_s)

    def move_cursor(self, at_s: float) -> None:
        """Read another moment, within what is shown."""
        at_s = min(max(at_s, self._from_s), self._to_s)
        if at_s != self.cursor_s:
            before, self.cursor_s = self.cursor_s, at_s
            for moment_s in (before, at_s):
                self.update(int(self.span.x(moment_s)) - px(7), 0, 2 * px(7), self.height())
            self.cursor_moved.emit(at_s)

    def _show(self, from_s: float, to_s: float) -> None:
        seconds = min(to_s - from_s, self.end_s)
        self._from_s = min(max(from_s, 0.0), self.end_s - seconds)
        self._to_s = self._from_s + seconds
        if self.end_s - self._to_s < 1e-9 * self.end_s:
            self._to_s = self.end_s
        self._lay_out()
        self.cursor_s = min(max(self.cursor_s, self._from_s), self._to_s)
        self.span_changed.emit()

    def _lay_out(self) -> None:
        """Work out all shapes; the cursor alone moves without it."""
        self._tracks = None
        if self.series is not None and self.gantt is not None and self._result is not None:
            areas, span = self.areas, self.span
            self._tracks = Tracks(self.series, self._result.run.cache_bytes, span, areas, self.devicePixelRatioF())
            self.gantt.lay_out(areas.requests, span.from_s, span.to_s, self._chosen)
        self.update()

    # Events

    def sizeHint(self) -> QSize:
        return QSize(px(640), px(300))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(320), px(100))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._ringed = event.reason() in _BY_KEYBOARD
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._ringed = False
        super().focusOutEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed, self._dragged = event.position(), None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        x = event.position().x()
        if self._pressed is not None and event.buttons() & Qt.MouseButton.LeftButton:
            if self._dragged is None and abs(x - self._pressed.x()) > _DRAG:
                self._dragged = self._pressed.x()
            if self._dragged is not None:
                self.pan((self._dragged - x) / self.span.width)
                self._dragged = x
        elif x >= self.areas.sequences.left():
            self.move_cursor(self.span.moment(x))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            return
        self._pressed = None
        if self._dragged is None and self.gantt is not None:
            self.move_cursor(self.span.moment(event.position().x()))
            request = self.gantt.request_at(event.position())
            if request is not None:
                self.request_clicked.emit(request)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and event.angleDelta().y():
            self.zoom(ZOOM_STEP ** (event.angleDelta().y() / 240), self.span.moment(event.position().x()))
            event.accept()
        else:
            event.ignore()

    # Paint

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self._appearance.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._tracks is None or self.gantt is None:
            self._paint_nothing(painter, theme)
            return
        areas, span = self.areas, self.span
        painter.setFont(ui_font(CAPTION))
        self._paint_gutter(painter, theme, areas)
        paint_axis(painter, theme, span, areas)
        painter.setClipRect(QRectF(span.left, 0, span.width, self.height()))
        self._tracks.paint(painter, theme)
        painter.setClipRect(areas.requests.adjusted(-px(7), -px(2), px(7), px(4)))
        self.gantt.paint(painter, theme)
        painter.setClipping(False)
        paint_cursor(painter, theme, span.x(self.cursor_s), areas)
        if self._ringed:
            painter.setPen(QPen(QColor(theme.ink), px(2)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(px(1), px(1), -px(1), -px(1)), px(4), px(4))

    def _paint_nothing(self, painter: QPainter, theme: Theme) -> None:
        if self._result is not None:
            painter.setFont(ui_font(BODY))
            painter.setPen(QColor(theme.ink))
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            room = QRectF(self.rect()).adjusted(px(16), px(8), -px(16), -px(8))
            painter.drawText(room, int(flags), kept_together(nothing(self._result)))

    def _legend(self, compact: bool) -> dict[str, list[Entry]]:
        """The legend's lines, each beside what it explains."""
        theme = self._appearance.theme
        hues = Hues.of(theme)
        size = [] if compact else [Entry("size", theme.ink, tr("size"))]
        return {
            "sequences": [Entry("line", hues.decode, tr("running")), Entry("thin", hues.waiting, tr("waiting"))],
            "cache": [Entry("edged", hues.reserved, tr("reserved")), Entry("fill", hues.used, tr("used")), *size],
            "passes": [Entry("fill", hues.prefill, tr("prefill")), Entry("fill", hues.decode, tr("decode"))],
            "requests": [Entry("thin", hues.waiting, tr("waiting")), Entry("hatch", hues.evicted, tr("evicted"))],
            "marks": [Entry("mark", theme.accent, tr("slowest 5% (TTFT)"))],
        }

    def _paint_gutter(self, painter: QPainter, theme: Theme, areas: Areas) -> None:
        """Names, legend and the scale of each plot."""
        assert self._tracks is not None
        assert self._result is not None
        line = QFontMetricsF(ui_font(CAPTION)).height()
        legend = self._legend(areas.compact)
        titles = {"sequences": tr("Sequences"), "cache": tr("KV cache"), "requests": tr("Requests")}
        scales = self._scales
        for name in ("sequences", "cache", "passes", "requests"):
            plot: QRectF = getattr(areas, name)
            y = plot.top() - 1 - areas.above
            painter.setPen(QColor(theme.muted))
            if name in scales:
                box = QRectF(0, plot.top() - 1, plot.left() - px(6), line)
                painter.drawText(box, AT_RIGHT, scales[name])
            if name in titles and not areas.compact:
                painter.drawText(QPointF(px(8), y + QFontMetricsF(painter.font()).ascent()), titles[name])
                y += line
            paint_entries(painter, theme, legend[name], QPointF(px(8), y))
            beside = QPointF(px(8) + entries_width(legend["passes"]), y)
            if name == ("passes" if areas.above else "requests"):
                paint_entries(painter, theme, legend["marks"], beside if areas.above else QPointF(px(8), y + line))

    @Slot(object)
    def _on_theme(self, theme: Theme) -> None:
        self._lay_out()  # and not only painted: another screen may have other pixels

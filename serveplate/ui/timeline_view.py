"""The timeline: where the time of a run goes, and the story of each request."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from serveplate.simulator.study import Result
from serveplate.simulator.timeline import read_at, slowest, story_of
from serveplate.ui import story_words
from serveplate.ui.choice_box import ChoiceBox
from serveplate.ui.labels import Span, StyledLabel
from serveplate.ui.making import left_to_right, named, nested, spaced
from serveplate.ui.messages import announce
from serveplate.ui.theme import CAPTION, Appearance, px, zoomed
from serveplate.ui.timeline_chart import CURSOR_STEP, PAN_STEP, ZOOM_STEP, TimelineChart
from serveplate.ui.translation import tr

_ROOM_FOR_SIDE = 820
_SIDE_WIDTH = 264
_ROOM_FOR_READING = 460
_SLIDER_STEPS = 1000
_BUTTON = 28
_NO_LIMIT = 16777215
_LEAST_WIDTH, _LEAST_BESIDE, _LEAST_CHART = 220, 170, 130


class TimelineView(QWidget):
    """The chart, its buttons and cursor, what the cursor reads, the slowest requests and a request's story."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("timeline_view")
        self.setAccessibleName(tr("Timeline"))
        self._appearance = appearance
        self._result: Result | None = None
        self._chosen: int | None = None
        self._by_person = False
        self.chart = left_to_right(TimelineChart(appearance, self))
        self._buttons = [
            self._button("zoom_out_button", "\N{MINUS SIGN}", tr("Zoom out (minus)"), self._on_zoom_out),
            self._button("zoom_in_button", "+", tr("Zoom in (plus)"), self._on_zoom_in),
            self._button("zoom_reset_button", tr("All"), tr("Show the whole run (Home)"), self.chart.reset),
        ]
        self._cursor = left_to_right(named(QSlider(Qt.Orientation.Horizontal), "cursor_slider"))
        self._cursor.setRange(0, _SLIDER_STEPS)
        self._cursor.setAccessibleName(tr("The moment that is read"))
        self._cursor.setToolTip(tr("The moment that is read (comma and full stop)"))
        self._slowest = named(ChoiceBox(appearance), "slowest_list")
        self._slowest.setMinimumHeight(appearance.target(0))
        named(self._slowest.view(), "slowest_list_popup").setAccessibleName(tr("Slowest requests"))
        self._slowest.setAccessibleName(tr("The slowest 5% in TTFT, which make the p95"))
        self._slowest.setPlaceholderText(tr("One of the slowest 5%"))
        self._slowest.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._slowest.setMinimumContentsLength(16)
        self._values = StyledLabel(appearance, wrap=True, selectable=True, name="cursor_values")
        self._story = StyledLabel(appearance, wrap=True, selectable=True, name="story")
        for label in (self._values, self._story):
            # A fixed height would be that of one line.
            policy = label.sizePolicy()
            policy.setVerticalPolicy(QSizePolicy.Policy.Minimum)
            label.setSizePolicy(policy)
        for control in (self._cursor, self._slowest):
            control.installEventFilter(self)
        self._lay_out()
        self.chart.span_changed.connect(self._on_span)
        self.chart.cursor_moved.connect(self._on_cursor)
        self.chart.request_clicked.connect(self._on_click)
        self._cursor.valueChanged.connect(self._on_slider)
        self._slowest.currentIndexChanged.connect(self._on_slowest)

    def show_result(self, result: Result, previous: Result | None) -> None:
        """Draw a result. A request that the person chose stays chosen as long as the brief does."""
        kept = self._result is not None and self._result.brief == result.brief and self._by_person
        self._result = result
        run = result.run
        slow = slowest(run).tolist()
        self._by_person = kept and self._chosen is not None and bool(slow)
        self._chosen = self._chosen if self._by_person else next(iter(slow), None)
        self.chart.choose(self._chosen)
        self.chart.show_result(result)
        ttft = run.requests.first_token_s - run.requests.arrival_s
        self._slowest.blockSignals(True)
        self._slowest.clear()
        for request in slow:
            self._slowest.addItem(story_words.choice(request, float(ttft[request])), request)
        self._slowest.setCurrentIndex(self._slowest.findData(self._chosen))
        self._slowest.blockSignals(False)
        series = self.chart.series
        for control in (*self._buttons, self._cursor, self._slowest, self.chart):
            control.setEnabled(series is not None)
        self._side.setVisible(series is not None)  # the chart says why there is none
        if series is None:
            self.chart.setAccessibleDescription(story_words.nothing(result))
        else:
            # Where the most wait is where there is most to see.
            self.chart.move_cursor(float(series.waiting_from_s[series.waiting.argmax()]))
            most_waiting, most_running = int(series.waiting.max()), int(series.running.max())
            self.chart.setAccessibleDescription(story_words.summary(result, most_waiting, most_running))
        self._say_values()
        self._say_story()

    # Layout

    def _button(self, name: str, text: str, tip: str, act: Callable[[], None]) -> QPushButton:
        button = named(QPushButton(text), name)
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        button.setFixedHeight(self._appearance.target(_BUTTON))
        button.setStyleSheet(zoomed("padding: 2px 8px;"))
        button.setMinimumWidth(max(self._appearance.target(0), button.sizeHint().width()))
        button.clicked.connect(act)
        return button

    def _lay_out(self) -> None:
        self._box = spaced(QBoxLayout(QBoxLayout.Direction.TopToBottom, self), 3, (8, 2, 12, 6))
        main = nested(self._box, spaced(QVBoxLayout(), 2), 1)
        main.addWidget(self.chart, 1)
        below = left_to_right(QWidget())  # as its chart is: the slider stands under the time that it reads
        tools = spaced(QHBoxLayout(below), 4, (8, 0, 0, 0))
        main.addWidget(below)
        self._tools = QWidget()
        row = spaced(QHBoxLayout(self._tools), 8 if self._appearance.touch else 4)
        for button in self._buttons:
            row.addWidget(button)
        row.addStretch()
        tools.addWidget(self._tools)
        tools.addWidget(self._cursor, 1)
        self._side = QWidget()
        self._said = spaced(QVBoxLayout(self._side), 3)
        self._reading = nested(self._said, spaced(QBoxLayout(QBoxLayout.Direction.LeftToRight), 8))
        self._reading.addWidget(self._slowest, 0, Qt.AlignmentFlag.AlignTop)
        self._reading.addWidget(self._values, 1)
        self._said.addWidget(self._story)
        self._said.addStretch(1)
        self._box.addWidget(self._side)
        # The least size is that of the narrow arrangement, also while the wide one is shown.
        self._box.setSizeConstraint(QBoxLayout.SizeConstraint.SetNoConstraint)

    def minimumSizeHint(self) -> QSize:
        return QSize(px(_LEAST_WIDTH), px(_LEAST_BESIDE))

    def heightForWidth(self, width: int) -> int:
        # Its place scrolls what is higher, and must not scroll a chart that could be lower.
        around, beside = self._box.contentsMargins(), width >= px(_ROOM_FOR_SIDE)
        room = px(_SIDE_WIDTH) if beside else width - around.left() - around.right()
        said = 0 if self._side.isHidden() else self._said.totalHeightForWidth(room)
        words = said + around.top() + around.bottom()
        if beside:
            return max(px(_LEAST_BESIDE), words)
        return px(_LEAST_CHART) + round(4 * self.chart.above) + self._box.spacing() + words

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = self.width() >= px(_ROOM_FOR_SIDE)
        directions = QBoxLayout.Direction
        self._box.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        self._box.setSpacing(px(16 if beside else 3))
        self._said.setSpacing(px(12 if beside else 3))
        # Beside the chart the values come first, below it the list stands left of them.
        stacked = beside or self.width() < px(_ROOM_FOR_READING)
        self._reading.setDirection(directions.BottomToTop if stacked else directions.LeftToRight)
        # As many lines always as it may need, so that nothing jumps while the cursor moves.
        self._values.set_lines(3 if beside else 2)
        self._side.setMinimumWidth(px(_SIDE_WIDTH) if beside else 0)
        self._side.setMaximumWidth(px(_SIDE_WIDTH) if beside else _NO_LIMIT)
        self._tools.setFixedWidth(max(int(self.chart.gutter) - px(12), self._tools.minimumSizeHint().width()))

    # What the person does

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that the focused control has no use for; those with Ctrl, Alt or Meta are the window's."""
        modifiers = event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        chart, keys = self.chart, Qt.Key
        step = CURSOR_STEP * chart.span.seconds
        acts: dict[Qt.Key, Callable[[], None]] = {
            keys.Key_Plus: self._on_zoom_in,
            keys.Key_Equal: self._on_zoom_in,
            keys.Key_Minus: self._on_zoom_out,
            keys.Key_Left: lambda: chart.pan(-PAN_STEP),
            keys.Key_Right: lambda: chart.pan(PAN_STEP),
            keys.Key_Home: chart.reset,
            keys.Key_Comma: lambda: chart.move_cursor(chart.cursor_s - step),
            keys.Key_Period: lambda: chart.move_cursor(chart.cursor_s + step),
            keys.Key_Up: lambda: self._step_slowest(-1),
            keys.Key_Down: lambda: self._step_slowest(1),
        }
        act = acts.get(Qt.Key(event.key()))
        if act is None or modifiers != Qt.KeyboardModifier.NoModifier or chart.series is None:
            super().keyPressEvent(event)
        else:
            act()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # The wheel over a control scrolls what is around it.
        if event.type() == QEvent.Type.Wheel:
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    @Slot()
    def _on_zoom_in(self) -> None:
        self.chart.zoom(ZOOM_STEP)

    @Slot()
    def _on_zoom_out(self) -> None:
        self.chart.zoom(1 / ZOOM_STEP)

    def _step_slowest(self, by: int) -> None:
        index = min(max(self._slowest.currentIndex() + by, 0), self._slowest.count() - 1)
        self._slowest.setCurrentIndex(index)

    @Slot(int)
    def _on_slowest(self, index: int) -> None:
        if index >= 0:
            self._choose(int(self._slowest.itemData(index)))

    @Slot(int)
    def _on_click(self, request: int) -> None:
        self._slowest.blockSignals(True)
        self._slowest.setCurrentIndex(self._slowest.findData(request))
        self._slowest.blockSignals(False)
        self._choose(request)

    def _choose(self, request: int) -> None:
        self._chosen, self._by_person = request, True
        self.chart.choose(request)
        self._say_story()
        announce(self._story, self._story.text())

    @Slot(int)
    def _on_slider(self, value: int) -> None:
        span = self.chart.span
        self.chart.move_cursor(span.from_s + span.seconds * value / _SLIDER_STEPS)

    @Slot(float)
    def _on_cursor(self, at_s: float) -> None:
        self._say_values()

    @Slot()
    def _on_span(self) -> None:
        self._say_values()

    # What is said

    def _say_values(self) -> None:
        """Read the cursor's moment, and put the slider there."""
        chart, span = self.chart, self.chart.span
        words = tr("Nothing to read")
        if chart.series is not None:
            words = story_words.reading(read_at(chart.series, chart.cursor_s), span.seconds)
        self._values.set_spans(Span(words, size=CAPTION))
        self._cursor.setAccessibleDescription(words)
        self._cursor.blockSignals(True)
        self._cursor.setValue(round((chart.cursor_s - span.from_s) / span.seconds * _SLIDER_STEPS))
        self._cursor.blockSignals(False)

    def _say_story(self) -> None:
        assert self._result is not None
        told = "" if self._chosen is None else story_words.story(story_of(self._result.run, self._chosen))
        self._story.set_spans(Span(told, size=CAPTION))

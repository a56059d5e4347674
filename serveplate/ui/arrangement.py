"""The places of the panels in the window."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QFrame, QScrollArea, QVBoxLayout, QWidget

from serveplate.ui.capacity_chart import CapacityChart
from serveplate.ui.card import Card
from serveplate.ui.drawer import Drawer
from serveplate.ui.header import Header
from serveplate.ui.levers_panel import LeversPanel
from serveplate.ui.limits_chart import LimitsChart
from serveplate.ui.making import named, nested
from serveplate.ui.messages import MessageArea
from serveplate.ui.predict_card import PredictCard
from serveplate.ui.result_panel import ResultPanel
from serveplate.ui.theme import LEAST_FOR_CARDS, Appearance, Density, px, zoom
from serveplate.ui.translation import tr

_ABOVE_HEADER = 6
_TALL = 960
_NOT_SHORT = 770  # without what a kiosk has below, or a window above
_LOW = 380  # then the verdict would leave the rest less than it takes itself
_PORTRAIT, _LEAST_UPRIGHT = 1.25, 700
_DRAWER_SHARE, _UPRIGHT_DRAWER_SHARE = 0.4, 0.55
# The result's height is a pixel more or less with its width, and must not call up a scroll bar.
_SPARE = 2
# What three compact bars need beyond three lines, which are the least that the charts can be.
_COMPACT_BARS = 3 * 30
_LEAST_PANE, _LEAST_LARGE_DRAWER, _MOST_LARGE_DRAWER = 120, 240, 480
_BAR, _BESIDE_BAR, _BESIDE_FOCUS = 12, 4, 8
_NO_LIMIT = 16777215


class Arrangement(QWidget):
    """Header, then levers at the left; beside them limits and capacity, bets, result, messages, and the drawer.

    On a portrait screen the levers are above them, as wide as it is. The drawer grows upward at the charts' cost, and
    never covers anything. Where text is too large for that, levers and the rest scroll apart, or stand in one column,
    under the verdict, which stays where it leaves them room.
    """

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.setObjectName("content")
        self.header = Header(appearance)
        self.levers = LeversPanel(appearance)
        self.limits = LimitsChart(appearance)
        self.capacity = CapacityChart(appearance)
        self.predict = PredictCard(appearance)
        self.result = ResultPanel(appearance)
        self.messages = MessageArea()
        self.drawer = Drawer(appearance)
        self._checks_card = Card(appearance, None, "checks_card", self)
        self._checks_card.setAccessibleName(tr("Checks"))
        self._levers_pane = _Pane("levers_pane", tr("Design"), self)
        self._result_pane = _Pane("result_pane", tr("Result and views"), self)
        self._density: Density | None = None
        self._placing = "cards"
        self._reveals_drawer = False
        self._lay_out()
        self._guests = (self.predict, self.messages)
        for guest in self._guests:
            guest.installEventFilter(self)
        self.levers.installEventFilter(self)
        self.drawer.opened_changed.connect(self._on_opened)
        self.drawer.view_opened.connect(self._on_view_opened)
        self._result_pane.verticalScrollBar().rangeChanged.connect(self._on_range)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._show_focused)

    @property
    def is_tall(self) -> bool:
        """Whether there is room for the drawer without making the bars compact."""
        return self._effective_height >= _TALL and not self._effective_density.large

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        parent = self.parentWidget()
        if event.type() == QEvent.Type.ParentChange and parent is not None:
            parent.installEventFilter(self)
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What comes and goes takes its room from the charts and the drawer; what is around this widget gives it."""
        kinds = QEvent.Type
        if watched is self.levers:  # of another brief, or in another language
            if event.type() == kinds.LayoutRequest:
                self._fit_levers()
        elif event.type() in ((kinds.Show, kinds.Hide) if watched in self._guests else (kinds.Resize,)):
            self._fit()
            if watched is self.predict and event.type() == kinds.Show and _scrolls(self._placing):
                QTimer.singleShot(0, self, self._reveal_bets)
        return False

    @Slot(QWidget, QWidget)
    def _show_focused(self, old: QWidget | None, new: QWidget | None) -> None:
        """Bring what the keyboard comes to into sight. What the mouse presses is in sight."""
        if old is None or new is None or not self.isAncestorOf(new):
            return
        around = new.parentWidget()
        while around is not None and QApplication.mouseButtons() == Qt.MouseButton.NoButton:
            if isinstance(around, QScrollArea):
                around.ensureWidgetVisible(new, px(_BESIDE_FOCUS), px(_BESIDE_FOCUS))
            around = around.parentWidget()

    # The places

    def _lay_out(self) -> None:
        directions = QBoxLayout.Direction
        self._charts = QBoxLayout(directions.LeftToRight)
        self._right, self._columns = QBoxLayout(directions.TopToBottom), QBoxLayout(directions.LeftToRight)
        self._rows = QVBoxLayout(self)
        nested(self._rows, self._columns, 1)
        nested(self._columns, self._right, 1)
        self._place_cards()  # all panels are within this from the start, whatever the window's size will be

    def _place_cards(self) -> None:
        """All in sight, in two columns, or with the levers above."""
        self._rows.insertWidget(0, self.header)
        self._columns.insertWidget(0, self.levers)
        self._right.insertLayout(0, self._charts, 1)
        self._charts.addWidget(self.limits, 1)
        self._charts.addWidget(self.capacity)
        for widget in (self.predict, self.result, self.messages, self.drawer):
            self._right.addWidget(widget)
        self.result.body.addWidget(self.result.checks)
        for away in (self._levers_pane, self._result_pane, self._checks_card):
            away.hide()

    def _place_panes(self, *, column: bool, low: bool) -> None:
        """What scrolls: the levers and the rest apart, or all in one column; the verdict stays above where it can."""
        self._right.addWidget(self.result)
        self._right.addWidget(self.messages)
        self._right.addWidget(self._result_pane, 1)
        self._result_pane.show()
        if column:
            self._levers_pane.hide()
        else:
            self._columns.insertWidget(0, self._levers_pane)
            self._levers_pane.body.addWidget(self.levers)
            self._levers_pane.show()
        above = [self.header, self.levers, self.predict] if column else [self.predict, self.header]
        first = [self.result] if low else []
        for widget in (*first, *above, self.limits, self._checks_card, self.capacity, self.drawer):
            self._result_pane.body.addWidget(widget)
        self._right.removeItem(self._charts)
        self._checks_card.body.addWidget(self.result.checks)
        self._checks_card.show()

    def _place(self, before: str) -> None:
        focused = self.window().focusWidget()  # also while another window is active
        directions = QBoxLayout.Direction
        self._columns.setDirection(directions.TopToBottom if self._is_portrait else directions.LeftToRight)
        if _scrolls(self._placing):
            self._place_panes(column=self._placing == "column", low=self._placing == "low panes")
        elif _scrolls(before):
            self._place_cards()
        for panel in (
            self.header,
            self.levers,
            self.limits,
            self.capacity,
            self.result,
            self.result.checks,
            self.drawer,
        ):
            panel.show()  # at once: what moves is hidden, and lets go of the keyboard
        self.drawer.order_tabs()  # what moves also comes to another place in the order of Tab
        if focused is not None and self.isAncestorOf(focused):
            focused.setFocus(Qt.FocusReason.OtherFocusReason)

    # The sizes

    @property
    def _effective_height(self) -> float:
        return self.window().height() / zoom()

    @property
    def _room(self) -> int:
        """The height of what is around: this widget's own follows from the drawer's, and keeps what it once had."""
        parent = self.parentWidget()
        return self.height() if parent is None else parent.height()

    @property
    def _is_upright(self) -> bool:
        """Whether the window is high enough for the levers to stand above the rest."""
        width, height = self.window().width() / zoom(), self._effective_height
        return width >= _LEAST_UPRIGHT and height >= max(_TALL, _PORTRAIT * width)

    @property
    def _effective_density(self) -> Density:
        width = self.window().width() / zoom()
        # There the cards have the window's whole width, and need no panes.
        return Density.of(max(width, LEAST_FOR_CARDS) if self._is_upright else width, self._effective_height)

    @property
    def _effective_placing(self) -> str:
        """What decides where the panels are: "cards", "portrait", "panes", "low panes" or "column"."""
        density = self._effective_density
        if density.large:
            # In one column the verdict is the one answer to a lever that is in sight.
            return "low panes" if density.size == "panes" and self._room < px(_LOW) else density.size
        return "portrait" if self._is_upright else "cards"

    @property
    def _is_portrait(self) -> bool:
        return self._placing == "portrait"

    @Slot()
    def _fit(self) -> None:
        density, placing, before = self._effective_density, self._effective_placing, self._placing
        if (density, placing) != (self._density, before):
            self._density, self._placing = density, placing
            if placing != before:
                self._place(before)
            self._set_density(density)
        self.drawer.set_full_height(self._drawer_height(density))

    def _set_density(self, density: Density) -> None:
        panels = (self.header, self.levers, self.limits, self.capacity, self.predict, self.result, self._checks_card)
        for panel in panels:
            panel.set_density(density)
        self.drawer.set_tight(density.short)
        margin, gap = px(density.margin), px(density.gap)
        self._rows.setContentsMargins(margin, px(_ABOVE_HEADER), margin, gap)
        panes = (self._levers_pane.body, self._result_pane.body)
        for layout in (self._rows, self._columns, self._right, self._charts, *panes):
            layout.setSpacing(gap)
        if density.large:
            for widget in (self.levers, self.capacity):
                widget.setMinimumWidth(0)
                widget.setMaximumWidth(_NO_LIMIT)
        else:
            self.capacity.setFixedWidth(max(px(density.capacity_width), self.capacity.minimumSizeHint().width()))

        self._fit_levers()

    def _fit_levers(self) -> None:
        """A column for the levers that is as wide as their words need."""
        density = self._density or Density()
        width = max(px(density.levers_width), self.levers.minimumSizeHint().width())
        if density.large:
            self._levers_pane.setFixedWidth(width + px(_BAR + _BESIDE_BAR))
        elif self._is_portrait:
            self.levers.setMinimumWidth(0)
            self.levers.setMaximumWidth(_NO_LIMIT)
        else:
            self.levers.setFixedWidth(width)

    def _drawer_height(self, density: Density) -> int:
        """What the right column leaves: about half of it in a tall window, else all that the charts can spare."""
        if density.large:
            return min(max(self._result_pane.height(), px(_LEAST_LARGE_DRAWER)), px(_MOST_LARGE_DRAWER))
        others: list[QWidget] = [self.result, *(guest for guest in self._guests if guest.isVisible())]
        if self._is_portrait:
            others.append(self.levers)
        header = self.header.heightForWidth(self.width() - 2 * px(density.margin))
        fixed = px(_ABOVE_HEADER) + header + sum(each.sizeHint().height() for each in others)
        height = self._room
        free = height - fixed - (3 + len(others)) * px(density.gap)
        charts = max(self.limits.minimumSizeHint().height(), self.capacity.minimumSizeHint().height())
        if self._is_portrait:
            return min(round(_UPRIGHT_DRAWER_SHARE * free), free - px(_SPARE) - charts)
        if self.is_tall:
            return round(_DRAWER_SHARE * free)
        return free - px(_SPARE) - charts - (px(_COMPACT_BARS) if height >= px(_NOT_SHORT) else 0)

    @Slot(bool)
    def _on_opened(self, opened: bool) -> None:
        # Among what scrolls, a view that is opened comes into sight once it has its height.
        self._reveals_drawer = opened and self._effective_density.large
        self._fit()

    @Slot(str)
    def _on_view_opened(self, name: str) -> None:
        QTimer.singleShot(0, self, self._reveal_drawer)  # from one view to another nothing slides

    @Slot(int, int)
    def _on_range(self, least: int, most: int) -> None:
        if self._reveals_drawer:
            self._reveals_drawer = self.drawer.is_sliding
            self._reveal_drawer()

    @Slot()
    def _reveal_bets(self) -> None:
        """A lever that waits for them looks dead where they are out of sight."""
        self._result_pane.ensureWidgetVisible(self.predict)

    @Slot()
    def _reveal_drawer(self) -> None:
        """Scroll to the open view, past its tabs where these would leave it no room."""
        if self.drawer.is_open and _scrolls(self._placing):
            beyond = self.drawer.height() - self._result_pane.viewport().height()
            past = min(max(beyond, 0), self.drawer.view_top)
            self._result_pane.verticalScrollBar().setValue(self.drawer.y() + past)


def _scrolls(placing: str) -> bool:
    return placing in ("panes", "low panes", "column")


class _Pane(QScrollArea):
    """Panels below one another that scroll."""

    def __init__(self, name: str, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMinimumHeight(px(_LEAST_PANE))
        inner = named(QWidget(), f"{name}_content")
        inner.setAutoFillBackground(False)
        self.body = QVBoxLayout(inner)
        self.body.setContentsMargins(0, 0, px(_BESIDE_BAR), 0)
        self.setWidget(inner)

    def sizeHint(self) -> QSize:
        # What is around must not scroll for the sake of what scrolls here.
        return QSize(super().sizeHint().width(), self.minimumHeight())

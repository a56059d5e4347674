"""The places of the panels in the window."""

from PySide6.QtCore import QEvent, QObject, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from serveplate.ui.capacity_chart import CapacityChart
from serveplate.ui.drawer import Drawer
from serveplate.ui.header import Header
from serveplate.ui.levers_panel import LeversPanel
from serveplate.ui.limits_chart import LimitsChart
from serveplate.ui.messages import MessageArea
from serveplate.ui.predict_card import PredictCard
from serveplate.ui.result_panel import ResultPanel
from serveplate.ui.theme import Appearance, Density

_ABOVE_HEADER = 6
_TALL = 960
_NOT_SHORT = 800
_DRAWER_SHARE = 0.4
# The result's height is a pixel more or less with its width, and must not call up a scroll bar.
_SPARE = 2
# What three compact bars need beyond three lines, which are the least that the charts can be.
_COMPACT_BARS = 3 * 30


class Arrangement(QWidget):
    """Header, then levers at the left; beside them limits and capacity, bets, result, messages, and the drawer.

    The drawer grows upward at the charts' cost, in the right column only: it never covers anything.
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
        self._density: Density | None = None
        self._lay_out()
        self._guests = (self.predict, self.messages)
        for guest in self._guests:
            guest.installEventFilter(self)
        self.drawer.opened_changed.connect(self._fit)

    @property
    def is_tall(self) -> bool:
        """Whether there is room for the drawer without making the bars compact."""
        return self.window().height() >= _TALL

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
        changes = (QEvent.Type.Show, QEvent.Type.Hide) if watched in self._guests else (QEvent.Type.Resize,)
        if event.type() in changes:
            self._fit()
        return False

    def _lay_out(self) -> None:
        self._charts = QHBoxLayout()
        self._charts.addWidget(self.limits, 1)
        self._charts.addWidget(self.capacity)
        self._right = QVBoxLayout()
        self._right.addLayout(self._charts, 1)
        for widget in (self.predict, self.result, self.messages, self.drawer):
            self._right.addWidget(widget)
        self._columns = QHBoxLayout()
        self._columns.addWidget(self.levers)
        self._columns.addLayout(self._right, 1)
        self._rows = QVBoxLayout(self)
        self._rows.addWidget(self.header)
        self._rows.addLayout(self._columns, 1)

    @Slot()
    def _fit(self) -> None:
        window = self.window()
        density = Density.of(window.width(), window.height())
        if density != self._density:
            self._density = density
            self._set_density(density)
        self.drawer.set_full_height(self._drawer_height(density))

    def _set_density(self, density: Density) -> None:
        for panel in (self.header, self.levers, self.limits, self.capacity, self.predict, self.result):
            panel.set_density(density)
        self.drawer.set_tight(density.short)
        self._rows.setContentsMargins(density.margin, _ABOVE_HEADER, density.margin, density.gap)
        for layout in (self._rows, self._columns, self._right, self._charts):
            layout.setSpacing(density.gap)
        self.levers.setFixedWidth(max(density.levers_width, self.levers.minimumSizeHint().width()))
        self.capacity.setFixedWidth(max(density.capacity_width, self.capacity.minimumSizeHint().width()))

    def _drawer_height(self, density: Density) -> int:
        """What the right column leaves: two fifths of it in a tall window, else all that the charts can spare."""
        others = [self.result, *(guest for guest in self._guests if guest.isVisible())]
        fixed = _ABOVE_HEADER + self.header.sizeHint().height() + sum(each.sizeHint().height() for each in others)
        # Of what is around: this widget's own height follows from the drawer's, and would keep what it once had.
        parent = self.parentWidget()
        height = self.height() if parent is None else parent.height()
        free = height - fixed - (3 + len(others)) * density.gap
        if self.is_tall:
            return round(_DRAWER_SHARE * free)
        charts = max(self.limits.minimumSizeHint().height(), self.capacity.minimumSizeHint().height())
        return free - _SPARE - charts - (_COMPACT_BARS if self.window().height() >= _NOT_SHORT else 0)

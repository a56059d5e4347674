"""Where the kiosk's lesson plays: as many of the panels as a screen has room for, since nobody there scrolls."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from serveplate.simulator.brief import Brief
from serveplate.simulator.design import LEVERS, Design
from serveplate.simulator.study import Result
from serveplate.ui.capacity_chart import CapacityChart
from serveplate.ui.header import Header
from serveplate.ui.levers_panel import LeversPanel
from serveplate.ui.limits_chart import LimitsChart
from serveplate.ui.making import nested
from serveplate.ui.result_panel import ResultPanel
from serveplate.ui.theme import Appearance, Density, px, zoom

_ABOVE, _TIGHT, _NO_LIMIT = 6, 6, 16777215


@dataclass(frozen=True)
class Form:
    """Which panels are shown, and where, on a screen of an effective size: its size divided by the text zoom.

    Attributes:
        beside: whether the bars are beside the levers; else they are below.
        around: whether the brief is above them and the verdict below.
        capacity: whether the meters are beside the bars.
        one_lever: whether only the lever that moves is shown.
        headings: whether the cards say what they are.
    """

    beside: bool = True
    around: bool = False
    capacity: bool = False
    one_lever: bool = False
    headings: bool = True

    @classmethod
    def that_may_fit(cls, width: float, height: float) -> Iterator["Form"]:
        """From the one that shows most; the last one fits wherever any does."""
        if height > width and height >= 900:
            yield cls(beside=False, around=height >= 1200, capacity=width >= 900)
        elif width >= 900 and height >= 600:
            yield cls(around=True, capacity=True)
        if width >= 600 and height >= 500:
            yield cls()
        if height >= 400 and width >= 450:  # a legend comes beside the heading with the first move
            yield cls(beside=False, one_lever=True)
        yield cls(beside=False, one_lever=True, headings=False)


class Stage(QWidget):
    """The window's panels, each of which is whole or left out. The bars are never, nor the lever that moves.

    Attributes:
        margin: from its left and right edge to the panels, in pixels.
    """

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("stage")
        self._header = Header(appearance)
        self._levers = LeversPanel(appearance)
        self._limits = LimitsChart(appearance)
        self._capacity = CapacityChart(appearance)
        self._result = ResultPanel(appearance)
        self._form, self.margin = Form(), 0
        self._lever = 0
        directions = QBoxLayout.Direction
        self._rows = QVBoxLayout(self)
        self._rows.addWidget(self._header)
        self._columns = nested(self._rows, QBoxLayout(directions.LeftToRight), 1)
        self._columns.addWidget(self._levers)
        self._right = nested(self._columns, QVBoxLayout(), 1)
        self._charts = nested(self._right, QBoxLayout(directions.LeftToRight), 1)
        self._charts.addWidget(self._limits, 1)
        self._charts.addWidget(self._capacity)
        self._right.addWidget(self._result)

    def show_brief(self, brief: Brief) -> None:
        """Say what a brief asks, and offer its levers."""
        self._header.show_brief(brief)
        self._levers.show_levers(brief)

    def show_design(self, design: Design) -> None:
        """Show where the levers stand."""
        self._levers.show_design(design)

    def show_result(self, result: Result, previous: Result | None, lines: tuple[str, str]) -> None:
        """Draw a result, the one before as its ghost, and say in two lines what the move did."""
        self._limits.show_result(result, previous)
        self._capacity.show_result(result, previous)
        self._result.show_result(result, lines)

    def point_at(self, lever: str) -> None:
        """Put the ring that the keyboard would have around a lever."""
        self._lever = [each.name for each in LEVERS].index(lever)
        self._show_levers()
        self._levers.focus_lever(self._lever)

    def take(self, form: Form, width: int, height: int) -> None:
        """Show what a form says, on a screen of this size."""
        self._form = form
        directions = QBoxLayout.Direction
        self._columns.setDirection(directions.LeftToRight if form.beside else directions.TopToBottom)
        for panel, shown in (
            (self._header, form.around),
            (self._capacity, form.capacity),
            (self._result, form.around),
        ):
            panel.setVisible(shown)
        for card in (self._levers, self._limits):
            card.show_heading(form.headings and not (form.one_lever and card is self._levers))
        self._show_levers()  # before they are measured
        self._set_density(_density(form, width / zoom(), height / zoom()))

    def fits(self, width: int, height: int) -> bool:
        """Whether there is so much room for what is shown."""
        self.resize(width, height)
        self._rows.activate()  # words that wrap know their heights by their widths
        least = QSize(self._rows.totalMinimumSize().width(), self._rows.totalMinimumHeightForWidth(width))
        return least.boundedTo(QSize(width, height)) == least

    def _show_levers(self) -> None:
        form = self._form
        self._levers.show_only(self._lever if form.one_lever else None, named=form.headings)

    def _set_density(self, density: Density) -> None:
        for panel in (self._header, self._levers, self._limits, self._capacity, self._result):
            panel.set_density(density)
        self.margin, gap = px(density.margin), px(density.gap)
        self._rows.setContentsMargins(self.margin, px(_ABOVE), self.margin, gap)
        for layout in (self._rows, self._columns, self._right, self._charts):
            layout.setSpacing(gap)
        self._capacity.setFixedWidth(max(px(density.capacity_width), self._capacity.minimumSizeHint().width()))
        levers = max(px(density.levers_width), self._levers.minimumSizeHint().width())
        self._levers.setMinimumWidth(levers if self._form.beside else 0)
        self._levers.setMaximumWidth(levers if self._form.beside else _NO_LIMIT)


def _density(form: Form, width: float, height: float) -> Density:
    """The window's; but what doesn't scroll is tight where there is one lever only, and its bars have one line each."""
    density = Density.of(width, height)
    if form.one_lever:
        return replace(
            Density(size="small", short=True),
            margin=12,
            gap=_TIGHT,
            padding_x=_TIGHT,
            padding_y=_TIGHT,
            segment_height=36,
        )
    return density

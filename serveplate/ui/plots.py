"""What the views with pyqtgraph plots share: plots that only show, axes, labels, a table as twin, and the page."""

from collections.abc import Callable, Mapping, Sequence
from math import ceil, floor, log10
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QFrame,
    QHeaderView,
    QScrollArea,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from serveplate.simulator.workload import Floats
from serveplate.ui import quantities as text
from serveplate.ui.labels import StyledLabel, kept_together
from serveplate.ui.making import CellDelegate, left_to_right
from serveplate.ui.theme import CAPTION, Appearance, Theme, px, ui_font, zoom

_LEFT_WIDTH, _BOTTOM_HEIGHT, _TOP_MARGIN, _RIGHT_MARGIN = 52, 22, 6, 8
_ACROSS_APART, _UP_APART = 56, 32
_LEAST = QSize(110, 80)
_SHORT_SPAN = 2.2
_PEEK, _ROOM_TO_PEEK, _MARGIN_TOP, _TALLEST_BY_NEED = 24, 200, 4, 360
_SPACING = 8
_STACKED_BELOW, _PLOTS_APART = 520, 20
_TABLE_PADDING, _LEAST_COLUMN, _WIDEST_COLUMN, _LONGEST_LINE = 18, 64, 240, 10
_NAMES_SHARE, _BESIDE_NAME, _SCROLL_BAR = 0.4, 44, 14


class Axis(pg.AxisItem):
    """Plain numbers beside a plot, their grid behind it. Those at the ends stay within the axis, and none overlap.

    On a log scale the plot's coordinates are powers of ten.
    """

    def __init__(self, side: str, theme: Theme) -> None:
        super().__init__(side)
        self.upright = side == "left"
        self.log = False
        if self.upright:
            self.setWidth(px(_LEFT_WIDTH))
        else:
            self.setHeight(px(_BOTTOM_HEIGHT))
        self.setGrid(255)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Write and draw in the theme's colours."""
        self._grid_colour, self._line_colour = QColor(theme.card_border), QColor(theme.control_border)
        self.setTextPen(QColor(theme.muted))
        self.setStyle(tickFont=ui_font(CAPTION))

    def set_log(self, log: bool) -> None:
        """Stand beside a log scale, or a linear one."""
        self.log = log
        self.picture = None
        self.update()

    def generateDrawSpecs(self, p: QPainter) -> tuple[Any, list[Any], list[Any]]:
        bounds = self.mapRectFromParent(self.geometry())
        plot = self.linkedView().mapRectToItem(self, self.linkedView().boundingRect())
        low, high = self.range
        lines: list[Any] = []
        texts: list[Any] = []
        taken: QRectF | None = None
        most = int(plot.height() / px(_UP_APART)) if self.upright else int(plot.width() / px(_ACROSS_APART))
        grid, line = QPen(self._grid_colour), QPen(self._line_colour)
        for value in _ticks(low, high, self.log, most):
            share = ((log10(value) if self.log else value) - low) / (high - low)
            at = plot.bottom() - share * plot.height() if self.upright else plot.left() + share * plot.width()
            ends = (QPointF(plot.left(), at), QPointF(plot.right(), at))
            if not self.upright:
                ends = (QPointF(at, plot.top()), QPointF(at, plot.bottom()))
            lines.append((grid, *ends))
            rect = self._text_rect(text.plain(value), at, bounds)
            if taken is None or not rect.intersects(taken.adjusted(-px(6), 0, px(6), 0)):
                texts.append((rect, Qt.AlignmentFlag.AlignCenter, text.plain(value)))
                taken = rect
        if self.upright:
            return (line, plot.topLeft(), plot.bottomLeft()), lines, texts
        return (line, plot.bottomLeft(), plot.bottomRight()), lines, texts

    def _text_rect(self, label: str, at: float, bounds: QRectF) -> QRectF:
        metrics = QFontMetricsF(ui_font(CAPTION))
        width, height = metrics.horizontalAdvance(label), metrics.height()
        if self.upright:
            top = min(max(at - height / 2, bounds.top()), bounds.bottom() - height)
            return QRectF(bounds.left() + px(_LEFT_WIDTH - 6) - width, top, width, height)
        left = min(max(at - width / 2, bounds.left()), bounds.right() - width)
        return QRectF(left, bounds.top() + px(4), width, height)


def _ticks(low: float, high: float, log: bool, most: int) -> list[float]:
    """Round numbers within a range, about ``most`` of them at most; ``low`` and ``high`` as the plot has them."""
    most = max(most, 2)
    if log:
        mantissas = (1, 2, 5) if high - low <= _SHORT_SPAN else (1,)
        decades = [decade for decade in range(floor(low), ceil(high) + 1) if low <= decade <= high]
        every = max(1, ceil(len(decades) / most))
        ticks = [float(f"{m}e{decade}") for decade in range(floor(low), ceil(high) + 1) for m in mantissas]
        return [tick for tick in ticks if low <= log10(tick) <= high and floor(log10(tick)) % every == 0]
    rough = (high - low) / most
    scale = 10.0 ** floor(log10(rough))
    step = next(scale * m for m in (1, 2, 5, 10) if scale * m >= rough * 0.999)
    # Through text, so that 3 * 0.1 is written as 0.3.
    return [float(f"{index * step:.12g}") for index in range(ceil(low / step), floor(high / step + 1e-9) + 1)]


class Chart(pg.PlotWidget):
    """A plot that only shows: it takes neither mouse, wheel nor keyboard, and its numbers stand in a twin.

    Attributes:
        resized: Signal(), after the plot has another size: what is placed by the pixel has to move.
    """

    resized = Signal()

    def __init__(self, appearance: Appearance, name: str) -> None:
        self.across, self.up = Axis("bottom", appearance.theme), Axis("left", appearance.theme)
        super().__init__(axisItems={"bottom": self.across, "left": self.up}, enableMenu=False)
        self.setObjectName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self._item = self.getPlotItem()
        self._item.hideButtons()
        self._item.setMouseEnabled(False, False)
        self._item.layout.setContentsMargins(0, px(_TOP_MARGIN), px(_RIGHT_MARGIN), 0)
        self._item.getViewBox().disableAutoRange()
        for axis in (self.across, self.up):
            axis.setZValue(-1000)  # the grid behind all else
        left_to_right(self)
        self._item.setLayoutDirection(self.layoutDirection())  # it takes the program's, not its view's
        self.set_theme(appearance.theme)

    def set_theme(self, theme: Theme) -> None:
        """Take the theme's background, and its colours for the axes."""
        self.setBackground(QColor(theme.surface))
        self.across.set_theme(theme)
        self.up.set_theme(theme)

    def add(self, item: Any, above: int = 0) -> Any:
        """Show an item, over those with a smaller ``above``."""
        item.setZValue(above)
        self._item.addItem(item, ignoreBounds=True)
        return item

    def show_range(self, across: tuple[float, float], up: tuple[float, float], *, log: tuple[bool, bool]) -> None:
        """Show this range of values, each axis on a log scale or on a linear one."""
        self.across.set_log(log[0])
        self.up.set_log(log[1])
        (left, right), (bottom, top) = self.placed(np.array(across), np.array(up))
        self._item.getViewBox().setRange(QRectF(left, bottom, right - left, top - bottom), padding=0)

    def placed(self, across: Floats, up: Floats) -> Any:
        """Values as coordinates of the plot."""
        return (np.log10(across) if self.across.log else across), (np.log10(up) if self.up.log else up)

    def unit_pixels(self) -> tuple[float, float]:
        """How many pixels one of the plot's units takes across and up; never none, also while nobody sees it."""
        view = self._item.getViewBox()
        seen = view.viewRect()
        return max(view.width(), 1) / seen.width(), max(view.height(), 1) / seen.height()

    def pen(self, colour: str, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
        """A pen so many pixels wide at 100%; a cosmetic pen counts the device's."""
        pen = QPen(QColor(colour), width * zoom() * self.devicePixelRatioF(), style)
        pen.setCosmetic(True)
        return pen

    def sizeHint(self) -> QSize:
        return _LEAST * zoom()  # a page as high as its hint would not give way to the view's height

    def minimumSizeHint(self) -> QSize:
        return _LEAST * zoom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()


class ChartLabel(pg.TextItem):
    """A few words on a plot, on the surface's colour so that lines don't cross them."""

    def __init__(self, chart: Chart, above: int = 20) -> None:
        super().__init__("")
        self.setFont(ui_font(CAPTION))
        chart.add(self, above)

    def say(self, words: str, colour: str, surface: str, *, strong: bool = False) -> None:
        """Say these words; none hides the label."""
        self.setFont(ui_font(CAPTION, strong))
        self.setText(words, QColor(colour))
        back = QColor(surface)
        back.setAlpha(215)
        self.fill.setColor(back)
        self.fill.setStyle(Qt.BrushStyle.SolidPattern)
        self.setVisible(bool(words))

    def width(self) -> float:
        """How wide it is, in pixels."""
        return float(self.boundingRect().width())

    def stand(self, x: float, y: float, anchor: tuple[float, float]) -> None:
        """Stand with this point of it, as shares of its width and height, at the plot's coordinates."""
        self.setAnchor(anchor)
        self.setPos(x, y)


def percent(share: float) -> str:
    """A share in percent, to a tenth or as near as it takes: 0% and 100% only where it is none and all."""
    for decimals in range(1, 12):
        shown = f"{share * 100:.{decimals}f}"
        if (float(shown) in (0.0, 100.0)) == (share in (0.0, 1.0)):
            break
    return text.percent(shown.removesuffix(".0"))


def prose(appearance: Appearance, name: str) -> StyledLabel:
    """A label of several lines that may be selected."""
    label = StyledLabel(appearance, wrap=True, selectable=True, name=name)
    # A layout keeps what is fixed to the height of one line.
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    label.setSizePolicy(policy)
    return label


class TwinTable(QTableWidget):
    """What a plot shows, as text: read only, no larger than its cells; Tab leaves it.

    Where it is narrow its rows' names take more lines, so that it has room to scroll its columns in.

    Args:
        name: its objectName.
        accessible_name: what it is called.
        tallest: the height in pixels at 100% from which on it scrolls; None for never.
    """

    def __init__(self, name: str, accessible_name: str, *, tallest: int | None = None) -> None:
        super().__init__()
        self._names: list[str] = []
        self._names_width = 0
        self._tallest = tallest
        self.setObjectName(name)
        self.setAccessibleName(accessible_name)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setFont(ui_font())
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        if tallest is None:
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(CellDelegate(self))
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setHighlightSections(False)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setMinimumSectionSize(px(_LEAST_COLUMN))
        self.horizontalHeader().setMaximumSectionSize(px(_WIDEST_COLUMN))
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def show_rows(self, columns: Sequence[str], rows: Mapping[str, Sequence[str]]) -> None:
        """Show rows of text by their names."""
        self.setColumnCount(len(columns))
        self.setRowCount(len(rows))
        self.setHorizontalHeaderLabels([_folded(column) for column in columns])
        self._names = list(rows)
        self.setVerticalHeaderLabels(self._names)
        self._names_width = self.verticalHeader().sizeHint().width()
        for row, cells in enumerate(rows.values()):
            for column, cell in enumerate(cells):
                self.write(row, column, cell)
        # Once, at the end: a header that follows its contents measures them all after each cell.
        self.resizeColumnsToContents()
        self.setVerticalHeaderLabels(self._shown_names())
        self.resizeRowsToContents()
        self._take_size()

    def write(self, row: int, column: int, cell: str) -> None:
        """Say something in a cell."""
        item = self.item(row, column)
        if item is None:
            item = QTableWidgetItem()
            item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.setItem(row, column, item)
        if item.text() != cell:
            item.setText(cell)

    def refit(self, row: int, column: int) -> None:
        """Make room for a cell that says something else."""
        self.resizeRowToContents(row)
        self.resizeColumnToContents(column)
        self._take_size()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        names = self._shown_names()
        if names != [self.verticalHeaderItem(row).text() for row in range(self.rowCount())]:
            self.setVerticalHeaderLabels(names)
            self.resizeRowsToContents()
            self._take_size()

    def _shown_names(self) -> list[str]:
        """The rows' names, on lines that leave most of the width to the columns where these have to scroll."""
        return self._names if self.width() >= self._whole_width() else names_on_lines(self._names, self.width())

    def _whole_width(self) -> int:
        """How wide it is with each name on one line."""
        bar = 0 if self._tallest is None else px(_SCROLL_BAR)
        return self._names_width + self.horizontalHeader().length() + 2 * self.frameWidth() + px(8) + bar

    def _take_size(self) -> None:
        height = self.horizontalHeader().sizeHint().height() + self.verticalHeader().length() + px(_TABLE_PADDING)
        self.setFixedHeight(height if self._tallest is None else min(height, px(self._tallest)))
        self.setMaximumWidth(self._whole_width())


def names_on_lines(names: Sequence[str], width: int) -> list[str]:
    """Names of rows on lines that leave most of a table's width in pixels to its columns."""
    metrics, most = QFontMetricsF(ui_font(CAPTION)), _NAMES_SHARE * width - px(_BESIDE_NAME)
    return [_broken(name, lambda line: metrics.horizontalAdvance(line) <= most) for name in names]


def _broken(words: str, fits: Callable[[str], bool]) -> str:
    """Words on lines that fit; a word that does not has one of its own."""
    lines = [""]
    for word in kept_together(words).split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if fits(longer) or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return "\n".join(lines)


def _folded(heading: str) -> str:
    """A long heading on two lines, as even as its words allow: a column of short numbers need not be as wide."""
    if len(heading) <= _LONGEST_LINE or "\n" in heading:
        return heading
    words = heading.split(" ")
    pairs = [(" ".join(words[:place]), " ".join(words[place:])) for place in range(1, len(words))]
    return "\n".join(min(pairs, key=lambda pair: max(map(len, pair)))) if pairs else heading


class ViewPage(QScrollArea):
    """A view's plots above its words and table: the plots get the height that is seen, the rest may be scrolled to.

    Args:
        name: its objectName.
        title: its accessible name.
    """

    def __init__(self, name: str, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        page = QWidget()
        self.body = QVBoxLayout(page)
        self.body.setSpacing(px(_SPACING))
        self.body.setContentsMargins(px(16), px(_MARGIN_TOP), px(16), px(12))
        self.setWidget(page)
        # setWidget makes it paint a background of its own.
        page.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)

    def plots_height(self, least: int, head: StyledLabel | None = None) -> int:
        """The height that plots should take at least: all that is seen, with room for a line of what follows them.

        Args:
            least: in pixels at 100%, of the plots and what is above them.
            head: what is above them.
        """
        seen = self.viewport().height()
        below = px(_PEEK if seen > px(_ROOM_TO_PEEK) else _MARGIN_TOP)
        height = min(max(seen - below, px(least)), px(_TALLEST_BY_NEED))
        return height if head is None else height - head.heightForWidth(head.width()) - px(_SPACING)


class PairPage(ViewPage):
    """A page whose two plots stand side by side where there is room, else one above the other.

    Args:
        name: its objectName.
        title: its accessible name.
        least: of the height of a plot, in pixels at 100%.

    Attributes:
        pair: the plots' layout; the page's body takes it where they are to stand.
    """

    def __init__(self, name: str, title: str, least: int, parent: QWidget | None = None) -> None:
        super().__init__(name, title, parent)
        self._least = least
        self._plots: list[QWidget] = []
        self.pair = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.pair.setSpacing(px(_PLOTS_APART))

    def add_plot(self, plot: QWidget) -> None:
        """Put a plot after or below the others."""
        self._plots.append(plot)
        self.pair.addWidget(plot, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        stacked = self.viewport().width() < px(_STACKED_BELOW)
        self.pair.setDirection(QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight)
        for plot in self._plots:
            plot.setMinimumHeight(self.plots_height(self._least))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.body.invalidate()  # what took another size while it was hidden would keep the plots' old places

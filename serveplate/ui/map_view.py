"""The map: every design of the brief as a point, a cell and a row; what stops it, and which none beats."""

from collections.abc import Collection

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QRectF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QGraphicsRectItem, QPushButton, QWidget

from serveplate.files import text
from serveplate.simulator.design import Design
from serveplate.simulator.space import Point, Space
from serveplate.ui.labels import Span
from serveplate.ui.making import named
from serveplate.ui.plots import Chart, ChartLabel, TwinTable, ViewPage, prose
from serveplate.ui.theme import CAPTION, Appearance, Theme
from serveplate.ui.words import tr

_LEAST_PLOT, _TABLE_HEIGHT = 200, 320
_LOG_FROM = 20
_BESIDE = 0.12
_LEAST_CELL = 60
_SCROLL_BAR = 14
_NEAR = 14
_POINT, _RING, _DOT = 11, 21, 4
_PASSES, _TTFT_FAILS, _TOO_FEW_BITS, _OTHERS = "o", "x", "d", "s"
_NOTHING = "\N{EN DASH}"


class MapView(ViewPage):
    """The map behind its button, so that it spoils nothing.

    Attributes:
        design_chosen: Signal(Design), when a design is clicked, or Enter is pressed on it.
        revealed: Signal(), when the map is first wanted.
        plot, grid, table: the same designs in three shapes.
    """

    design_chosen = Signal(object)
    revealed = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__("map_view", tr("Map of all designs"), parent)
        self._appearance = appearance
        self._space: Space | None = None
        self._current: Design | None = None
        self._saved: frozenset[Design] = frozenset()
        self._shown = False
        self._cells: dict[tuple[int, int], Point] = {}
        self._warning = prose(appearance, "map_warning")
        self._warning.set_spans(
            Span(tr("The map shows every design, and which of them pass: it gives the answer away."))
        )
        self._button = named(QPushButton(tr("Show the map")), "show_map_button")
        self._button.clicked.connect(self.reveal)
        self._legend = prose(appearance, "map_legend")
        self.plot = MapPlot(appearance)
        self._sentence = prose(appearance, "map_sentence")
        self.grid = DesignTable("map_grid", tr("Designs by their settings, and the checks that fail"))
        self.table = DesignTable("map_table", tr("Designs with their measures"))
        self._map = (self._legend, self.plot, self._sentence, self.grid, self.table)
        self.body.addWidget(self._warning)
        self.body.addWidget(self._button, 0, Qt.AlignmentFlag.AlignLeft)
        for widget in self._map:
            self.body.addWidget(widget, int(widget is self.plot))
            widget.hide()
        self.body.addStretch(0)
        self.plot.pointed.connect(self._on_pointed)
        self.plot.chosen.connect(self.design_chosen)
        self.grid.chosen.connect(self._on_cell)
        self.grid.currentCellChanged.connect(self._on_grid_moved)
        self.table.chosen.connect(self._on_row)
        self.table.currentCellChanged.connect(self._on_row_moved)
        self.grid.horizontalHeader().setMinimumSectionSize(_LEAST_CELL)
        self.grid.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)
        appearance.changed.connect(self._on_theme)

    @Slot()
    def reveal(self) -> None:
        """Show the map, now and from now on."""
        if self._shown:
            return
        self._shown = True
        had_focus = self._button.hasFocus()
        self._warning.hide()
        self._button.hide()
        for widget in self._map:
            widget.show()
        self._show()
        if had_focus:
            self.grid.setFocus(Qt.FocusReason.OtherFocusReason)
        self.revealed.emit()

    def show_points(self, space: Space) -> None:
        """Show the designs that are done of a brief's map."""
        self._space = space
        self._show()

    def show_current(self, design: Design) -> None:
        """Mark the current design."""
        self._current = design
        self._show()

    def show_saved(self, designs: Collection[Design]) -> None:
        """Mark the designs that are saved, each of which has passed: with the first the map is shown."""
        self._saved = frozenset(designs)
        if self._saved:
            self.reveal()
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.plot.setMinimumHeight(self.plots_height(_LEAST_PLOT) - 40)

    def _show(self) -> None:
        if self._space is None or not self._shown:
            return
        self._legend.set_spans(
            Span(tr("p95 TPOT in ms against $ per M tokens"), strong=True),
            Span("  " + _legend(self._space), "muted", CAPTION),
        )
        self.plot.show_space(self._space, self._current, self._saved)
        self._show_grid(self._space)
        self._show_table(self._space)
        current = next((point for point in self._space.points if point.design == self._current), None)
        self._say(current)

    def _show_grid(self, space: Space) -> None:
        columns = list(dict.fromkeys(_column_name(point.design) for point in space.points))
        rows: dict[str, list[str]] = {}
        self._cells.clear()
        for point in space.points:
            name = _row_name(point.design)
            cells = rows.setdefault(name, [""] * len(columns))
            column = columns.index(_column_name(point.design))
            cells[column] = self._cell_words(point)
            self._cells[list(rows).index(name), column] = point
        self.grid.show_rows(columns, rows)
        theme = self._appearance.theme
        for (row, column), point in self._cells.items():
            item = self.grid.item(row, column)
            assert item is not None
            item.setData(Qt.ItemDataRole.AccessibleTextRole, _point_words(point, self._marks(point)))
            item.setToolTip(_point_words(point, self._marks(point)))
            item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            item.setForeground(QColor(theme.mark_text(point.passed)))
            font = item.font()
            font.setBold(point.passed or point.design == self._current)
            item.setFont(font)

    def _cell_words(self, point: Point) -> str:
        """What stops a design, in a cell."""
        if not point.measures.feasible:
            return tr("can't run")
        names = _check_names()
        words = [names[name] for name in point.stopped_by] or [tr("passes")]
        return "\n".join([*words, *([tr("(current)")] if point.design == self._current else [])])

    def _show_table(self, space: Space) -> None:
        columns = [tr("p95 TTFT"), tr("p95 TPOT"), tr("$ per M tokens"), tr("Fails"), tr("Marks")]
        rows = {_name(point.design): self._row(point) for point in space.points}
        self.table.show_rows(columns, rows)
        self.table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.table.setFixedHeight(min(self.table.height(), _TABLE_HEIGHT))
        self.table.setMaximumWidth(self.table.maximumWidth() + _SCROLL_BAR)

    def _row(self, point: Point) -> list[str]:
        values = [text.check_value(check) for check in point.grade.checks[:3]]
        # The cost's long unit is said by its column.
        measured = [
            _NOTHING if value is None else value.text if index == 2 else str(value)
            for index, value in enumerate(values)
        ]
        return [*measured, _fails(point) or _NOTHING, ", ".join(self._marks(point)) or _NOTHING]

    def _marks(self, point: Point) -> list[str]:
        assert self._space is not None
        marked = {
            tr("current"): point.design == self._current,
            tr("saved"): point.design in self._saved,
            tr("on the front"): point in self._space.front,
        }
        return [mark for mark, so in marked.items() if so]

    def _say(self, point: Point | None) -> None:
        words = tr("Click a design, or press Enter on it, to load it.")
        if point is not None:
            words = _point_words(point, self._marks(point)) + " " + words
        self._sentence.set_spans(Span(words))

    @Slot(object)
    def _on_theme(self, theme: Theme) -> None:
        self._show()

    @Slot(object)
    def _on_pointed(self, point: Point) -> None:
        self._say(point)

    @Slot(int, int)
    def _on_cell(self, row: int, column: int) -> None:
        if (row, column) in self._cells:
            self.design_chosen.emit(self._cells[row, column].design)

    @Slot(int, int, int, int)
    def _on_grid_moved(self, row: int, column: int, _old_row: int, _old_column: int) -> None:
        if (row, column) in self._cells:
            self._say(self._cells[row, column])

    @Slot(int, int)
    def _on_row(self, row: int, _column: int) -> None:
        assert self._space is not None
        self.design_chosen.emit(self._space.points[row].design)

    @Slot(int, int, int, int)
    def _on_row_moved(self, row: int, _column: int, _old_row: int, _old_column: int) -> None:
        if self._space is not None and 0 <= row < len(self._space.points):
            self._say(self._space.points[row])


class DesignTable(TwinTable):
    """A table of designs: a click, or Enter, chooses.

    Attributes:
        chosen: Signal(int, int), row and column.
    """

    chosen = Signal(int, int)

    def __init__(self, name: str, accessible_name: str) -> None:
        super().__init__(name, accessible_name)
        self.cellClicked.connect(self.chosen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentRow() >= 0:
            self.chosen.emit(self.currentRow(), self.currentColumn())
        else:
            super().keyPressEvent(event)


class MapPlot(Chart):
    """Cost against p95 TPOT with both limits. A point under the mouse is pointed at; a click chooses it.

    Attributes:
        pointed: Signal(Point).
        chosen: Signal(Design).
        front, scatter, ring, dots: the front's line, the designs, the current one's mark, and the saved ones'.
    """

    pointed = Signal(object)
    chosen = Signal(object)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance, "map_plot")
        # The mouse is taken here, but for the wheel; the tables do for the keyboard what it does.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        self.viewport().setMouseTracking(True)
        self._appearance = appearance
        self._space: Space | None = None
        self._current: Design | None = None
        self._saved: frozenset[Design] = frozenset()
        self._zones = [self.add(QGraphicsRectItem(), -30) for _ in range(2)]
        for zone in self._zones:
            zone.setPen(QPen(Qt.PenStyle.NoPen))
        self._limits = [self.add(pg.InfiniteLine(angle=angle, movable=False), 2) for angle in (90, 0)]
        self.front = self.add(pg.PlotCurveItem(), 1)
        self.scatter = self.add(pg.ScatterPlotItem(pxMode=True), 4)
        self.ring = self.add(pg.ScatterPlotItem(pxMode=True), 3)
        self.dots = self.add(pg.ScatterPlotItem(pxMode=True), 5)
        self._labels = [ChartLabel(self) for _ in range(2)]
        self.resized.connect(self._place_labels)
        appearance.changed.connect(self._on_theme)

    def show_space(self, space: Space, current: Design | None, saved: frozenset[Design]) -> None:
        """Draw the designs, the current one and those that are saved marked."""
        self._space, self._current, self._saved = space, current, saved
        costs, tpots = _places(self._placed_points()).T
        limits = space.brief.limits
        costs = np.append(costs, limits.cost_usd_per_million_tokens)
        tpots = np.append(tpots, limits.tpot_p95_s * 1e3)
        self.show_range(_range(costs), _range(tpots), log=(_is_wide(costs), _is_wide(tpots)))
        self.setAccessibleName(tr("p95 TPOT against cost of {count} designs", count=len(costs) - 1))
        self._draw()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = self._point_at(event)
        self.setCursor(Qt.CursorShape.PointingHandCursor if point else Qt.CursorShape.ArrowCursor)
        if point is not None:
            self.pointed.emit(point)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        point = self._point_at(event)
        if point is not None and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(point.design)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # the page scrolls

    def _placed_points(self) -> list[Point]:
        """Those that have a place, what passes last: it is drawn over the others."""
        points = () if self._space is None else self._space.points
        return sorted((point for point in points if point.place is not None), key=lambda point: point.passed)

    def _point_at(self, event: QMouseEvent) -> Point | None:
        """The nearest design, where one is near."""
        points = self._placed_points()
        if not points:
            return None
        view = self.getPlotItem().getViewBox()
        at = view.mapSceneToView(self.mapToScene(event.position().toPoint()))
        across, up = self.placed(*_places(points).T)
        wide, high = self.unit_pixels()
        distance = np.hypot((across - at.x()) * wide, (up - at.y()) * high)
        nearest = int(distance.argmin())
        return points[nearest] if distance[nearest] <= _NEAR else None

    def _draw(self) -> None:
        space, theme = self._space, self._appearance.theme
        if space is None:
            return
        points = self._placed_points()
        across, up = self.placed(*_places(points).T)
        self.scatter.setData(
            across,
            up,
            symbol=[_symbol(point) for point in points],
            size=_POINT,
            pen=[self.pen(theme.mark(point.passed), 2 if _symbol(point) == _TTFT_FAILS else 1) for point in points],
            brush=[QColor(theme.mark(point.passed)) for point in points],
        )
        self.front.setData(*self.placed(*_places(space.front).T))
        self.front.setPen(self.pen(theme.ghost_line, 1.5, Qt.PenStyle.DashLine))
        for item, marked, size, pen, brush in (
            (self.ring, [p for p in points if p.design == self._current], _RING, self.pen(theme.ink, 2), theme.surface),
            (self.dots, [p for p in points if p.design in self._saved], _DOT, None, theme.surface),
        ):
            item.setData(*self.placed(*_places(marked).T), symbol="o", size=size, pen=pen, brush=QColor(brush))
        self._draw_limits(space, theme)
        self._place_labels()

    def _draw_limits(self, space: Space, theme: Theme) -> None:
        cost, tpot = self._limit_place(space)
        (left, right), (bottom, top) = self.across.range, self.up.range
        for zone, rect in zip(
            self._zones,
            (QRectF(cost, bottom, right - cost, top - bottom), QRectF(left, tpot, cost - left, top - tpot)),
            strict=True,
        ):
            zone.setRect(rect)
            zone.setBrush(QColor(theme.over_limit))
        for line, at in zip(self._limits, (cost, tpot), strict=True):
            line.setPos(at)
            line.setPen(self.pen(theme.ink, 2))

    def _limit_place(self, space: Space) -> tuple[float, float]:
        limits = space.brief.limits
        cost, tpot = self.placed(np.array(limits.cost_usd_per_million_tokens), np.array(limits.tpot_p95_s * 1e3))
        return float(cost), float(tpot)

    @Slot()
    def _place_labels(self) -> None:
        space, theme = self._space, self._appearance.theme
        if space is None or not space.points:
            return
        wide, high = self.unit_pixels()
        cost, tpot = self._limit_place(space)
        right, top = self.across.range[1], self.up.range[1]
        checks = space.points[0].grade
        for label, check, x, y, anchor in (
            (self._labels[0], checks.cost, cost + 3 / wide, top, (0.0, 0.0)),
            (self._labels[1], checks.tpot, right, tpot + 1 / high, (1.0, 1.0)),
        ):
            limit = text.check_limit(check)
            label.say(
                tr("limit {limit}", limit=limit.text if check.name == "cost" else limit),
                theme.ink,
                theme.surface,
                strong=True,
            )
            label.stand(x, y, anchor)

    @Slot(object)
    def _on_theme(self, theme: Theme) -> None:
        self.set_theme(theme)
        self._draw()


def _places(points: Collection[Point]) -> np.ndarray:
    """Cost in $ per million tokens and p95 TPOT in ms, shape (points, 2)."""
    places = [point.place for point in points if point.place is not None]
    return np.array(places, np.float64).reshape(-1, 2) * (1, 1e3)


def _range(values: np.ndarray) -> tuple[float, float]:
    """What an axis shows: all values with room beside them."""
    low, high = float(values.min()), float(values.max())
    if _is_wide(values):
        return low / 1.3, high * 1.3
    beside = (high - low or high) * _BESIDE
    return max(low - beside, 0.0), high + beside


def _is_wide(values: np.ndarray) -> bool:
    """Whether the values lie so far apart that only a log scale shows them all."""
    return bool(0 < values.min() * _LOG_FROM < values.max())


def _symbol(point: Point) -> str:
    """By the checks that the point's place doesn't show."""
    if "ttft" in point.stopped_by:
        return _TTFT_FAILS
    if "quality" in point.stopped_by:
        return _TOO_FEW_BITS
    return _OTHERS if point.stopped_by else _PASSES


def _legend(space: Space) -> str:
    return tr(
        "{passing} of {count} designs pass: circles. Crosses fail TTFT; diamonds have too few bits; squares fail TPOT "
        "or cost alone. Ring: current. Dot within: saved. Dashed: those that none beats in both.",
        passing=len(space.passing),
        count=len(space.points),
    )


def _row_name(design: Design) -> str:
    batching, cache = text.setting_label("batching", design.batching), design.cache
    return tr("{batching}, {cache}", batching=tr(batching), cache=tr(cache))


def _name(design: Design) -> str:
    return ", ".join([_row_name(design), *_column_name(design).split("\n")])


def _column_name(design: Design) -> str:
    draft = tr("draft {tokens}", tokens=design.draft) if design.draft else tr("no draft")
    gpus, bits = text.setting_label("gpus", design.gpus), text.setting_label("bits", design.bits)
    return f"{gpus}\n{bits}\n{draft}"


def _check_names() -> dict[str, str]:
    return {"ttft": tr("TTFT"), "tpot": tr("TPOT"), "cost": tr("cost"), "quality": tr("bits")}


def _fails(point: Point) -> str:
    names = _check_names()
    return ", ".join(names[name] for name in point.stopped_by)


def _point_words(point: Point, marks: list[str]) -> str:
    """A design in a sentence: its settings, measures, what stops it, and how it is marked."""
    design = text.design_words(point.design)
    if point.measures.reason is not None:
        return tr("{design}: {reason}", design=design, reason=point.measures.reason)
    measured = ", ".join(
        f"{text.check_title(check.name)} {text.check_value(check) or _NOTHING}" for check in point.grade.checks[:3]
    )
    verdict = tr("fails {checks}", checks=_fails(point)) if point.stopped_by else tr("passes")
    said = tr("{design}: {measured}; {verdict}", design=design, measured=measured, verdict=verdict)
    return (tr("{said} ({marks}).", said=said, marks=", ".join(marks))) if marks else f"{said}."

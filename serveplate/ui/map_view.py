"""The map: every design of the brief as a point, a cell and a row; what stops it, and which none beats."""

from collections.abc import Collection

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QWidget

from serveplate.simulator.brief import Brief
from serveplate.simulator.design import Design, all_designs
from serveplate.simulator.space import Point, Space
from serveplate.ui import quantities as text
from serveplate.ui.design_words import cache_word, design_words, setting_label
from serveplate.ui.labels import Span
from serveplate.ui.making import named
from serveplate.ui.map_plot import MapPlot
from serveplate.ui.plots import TwinTable, ViewPage, prose
from serveplate.ui.theme import CAPTION, Appearance, Theme, px, ui_font
from serveplate.ui.translation import tr
from serveplate.ui.words import why_infeasible

_LEAST_PLOT, _TABLE_HEIGHT = 160, 320
_LEAST_CELL = 60
_MARKS = 4  # the table's column


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
        self._rests = False
        self._current: Design | None = None
        self._saved: frozenset[Design] = frozenset()
        self._shown = False
        self._cells: dict[tuple[int, int], Point] = {}
        self._drawn: Space | None = None
        self._front: frozenset[Design] = frozenset()
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
        self.table = DesignTable("map_table", tr("Designs with their measures"), tallest=_TABLE_HEIGHT)
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
        self.grid.horizontalHeader().setMinimumSectionSize(px(_LEAST_CELL))
        self.grid.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)
        appearance.changed.connect(self._on_theme)

    @property
    def is_revealed(self) -> bool:
        """Whether the map is shown."""
        return self._shown

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
            QTimer.singleShot(0, self, self._bring_grid_into_sight)  # once it has its place
        self.revealed.emit()

    @Slot()
    def _bring_grid_into_sight(self) -> None:
        self.ensureWidgetVisible(self.grid)

    def show_points(self, space: Space, *, rests: bool = False) -> None:
        """Show the designs that are done of a brief's map; ``rests``: no others are made unasked."""
        self._space, self._rests = space, rests
        self._show()

    def show_current(self, design: Design) -> None:
        """Mark the current design."""
        before, self._current = self._current, design
        if self._space is None or self._drawn is not self._space or not self.isVisible():
            self._show()
            return
        # A move must not wait until a map of hundreds of designs is drawn anew.
        self.plot.show_current(design)
        for (row, column), point in self._cells.items():
            if point.design in (before, design):
                self._write_cell(row, column, point)
                self.grid.refit(row, column)
        for row, point in enumerate(self._space.points):
            if point.design in (before, design):
                self.table.write(row, _MARKS, self._marks_words(point))
            if point.design == design:
                self._say(point)

    def show_saved(self, designs: Collection[Design]) -> None:
        """Mark the designs that are saved, each of which has passed: with the first the map is shown."""
        self._saved = frozenset(designs)
        if self._saved:
            self.reveal()
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.plot.setMinimumHeight(self.plots_height(_LEAST_PLOT, self._legend))

    def _show(self) -> None:
        # A map that is not seen is drawn when it is: the designs come one after another.
        if self._space is None or not self._shown or not self.isVisible():
            return
        self._legend.set_spans(
            Span(tr("p95 TPOT in ms against $ per M tokens"), strong=True),
            Span("  " + _legend(self._space, rests=self._rests), "muted", CAPTION),
        )
        self._front = frozenset(point.design for point in self._space.front)
        self.plot.show_space(self._space, self._current, self._saved)
        self._show_grid(self._space)
        self._show_table(self._space)
        current = next((point for point in self._space.points if point.design == self._current), None)
        self._say(current)
        self._fit()
        self._drawn = self._space

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
        for (row, column), point in self._cells.items():
            self._write_cell(row, column, point)

    def _write_cell(self, row: int, column: int, point: Point) -> None:
        item = self.grid.item(row, column)
        assert item is not None
        item.setText(self._cell_words(point))
        assert self._space is not None
        said = _point_words(point, self._marks(point), self._space.brief)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, said)
        item.setToolTip(said)
        item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
        item.setForeground(QColor(self._appearance.theme.mark_text(point.passed)))
        item.setFont(ui_font(strong=point.passed or point.design == self._current))

    def _cell_words(self, point: Point) -> str:
        """What stops a design, in a cell."""
        if not point.measures.feasible:
            return tr("can't run")
        names = _check_names()
        words = [names[name] for name in point.stopped_by] or [tr("passes")]
        if point.design == self._current:
            words.append(tr("(current)"))
        elif point.design in self._saved:
            words.append(tr("(saved)"))
        return "\n".join(words)

    def _show_table(self, space: Space) -> None:
        columns = [tr("p95 TTFT"), tr("p95 TPOT"), tr("$ per M tokens"), tr("Fails"), tr("Marks")]
        rows = {_name(point.design): self._row(point) for point in space.points}
        self.table.show_rows(columns, rows)

    def _row(self, point: Point) -> list[str]:
        values = [text.check_value(check) for check in point.grade.checks[:3]]
        # The cost's long unit is said by its column.
        measured = [
            text.NOTHING if value is None else value.text if index == 2 else str(value)
            for index, value in enumerate(values)
        ]
        return [*measured, _fails(point) or text.NOTHING, self._marks_words(point)]

    def _marks_words(self, point: Point) -> str:
        return tr(", ").join(self._marks(point)) or text.NOTHING

    def _marks(self, point: Point) -> list[str]:
        marked = {
            tr("current"): point.design == self._current,
            tr("saved"): point.design in self._saved,
            tr("on the front"): point.design in self._front,
        }
        return [mark for mark, so in marked.items() if so]

    def _say(self, point: Point | None) -> None:
        words = tr("Click a design, or press Enter on it, to load it.")
        if point is not None and self._space is not None:
            words = _point_words(point, self._marks(point), self._space.brief) + " " + words
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

    def __init__(self, name: str, accessible_name: str, *, tallest: int | None = None) -> None:
        super().__init__(name, accessible_name, tallest=tallest)
        self.cellClicked.connect(self.chosen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentRow() >= 0:
            self.chosen.emit(self.currentRow(), self.currentColumn())
        else:
            super().keyPressEvent(event)


def _legend(space: Space, *, rests: bool) -> str:
    if rests and len(space.points) < len(all_designs(space.brief)):
        return tr("A run of this brief takes too long to make the map unasked: serveplate designs lists all designs.")
    return tr(
        "{passing} of {count} designs pass: circles. Crosses fail TTFT; diamonds have too few bits; squares fail TPOT "
        "or cost alone. Ring: current. Dot within: saved. Dashed: those that none beats in both.",
        passing=len(space.passing),
        count=len(space.points),
    )


def _row_name(design: Design) -> str:
    batching = setting_label("batching", design.batching)
    return tr("{batching}, {cache}", batching=batching, cache=cache_word(design.cache))


def _name(design: Design) -> str:
    return tr(", ").join([_row_name(design), *_column_name(design).split("\n")])


def _column_name(design: Design) -> str:
    draft = tr("draft {tokens}", tokens=design.draft) if design.draft else tr("no draft")
    return f"{text.gpus(design.gpus)}\n{text.bits(design.bits)}\n{draft}"


def _check_names() -> dict[str, str]:
    return {"ttft": tr("TTFT"), "tpot": tr("TPOT"), "cost": tr("cost"), "quality": tr("bits")}


def _fails(point: Point) -> str:
    names = _check_names()
    return tr(", ").join(names[name] for name in point.stopped_by)


def _point_words(point: Point, marks: list[str], brief: Brief) -> str:
    """A design in a sentence: its settings, measures, what stops it, and how it is marked."""
    design = design_words(point.design)
    if not point.measures.feasible:
        return tr("{design}: {reason}", design=design, reason=why_infeasible(brief, point.design))
    measured = tr(", ").join(
        f"{text.check_title(check.name)} {text.check_value(check) or text.NOTHING}" for check in point.grade.checks[:3]
    )
    verdict = tr("fails {checks}", checks=_fails(point)) if point.stopped_by else tr("passes")
    said = tr("{design}: {measured}; {verdict}", design=design, measured=measured, verdict=verdict)
    return (tr("{said} ({marks}).", said=said, marks=tr(", ").join(marks))) if marks else f"{said}."

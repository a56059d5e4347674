"""The saved designs: a list to load from, delete from, and compare with."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QDateTime, QLocale, QModelIndex, QPersistentModelIndex, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QStackedWidget,
    QTableView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from serveplate.files.atomic import StoreError
from serveplate.files.designs import Designs, SavedDesign
from serveplate.files.traces import with_trace
from serveplate.simulator.brief import Brief
from serveplate.simulator.design import LEVERS, Design
from serveplate.simulator.measures import Measures
from serveplate.simulator.study import Result
from serveplate.ui import quantities as text
from serveplate.ui.design_words import design_settings, design_words, lever_title, setting_label
from serveplate.ui.flow import Flow
from serveplate.ui.making import CellDelegate, fit_columns, named, nested, spaced
from serveplate.ui.plots import names_on_lines
from serveplate.ui.session import Session
from serveplate.ui.theme import px
from serveplate.ui.translation import brief_text, said, tr

AnyIndex = QModelIndex | QPersistentModelIndex
_WIDTHS = {0: 84, 2: 78, 3: 78, 4: 100, 5: 104}
_DESIGN_COLUMN, _LEAST_DESIGN = 1, 160


class SavedDesignsModel(QAbstractTableModel):
    """One row a saved design, the newest first."""

    def __init__(self) -> None:
        super().__init__()
        self.designs: list[SavedDesign] = []
        self._rows: list[tuple[str, ...]] = []

    def show_designs(self, designs: list[SavedDesign]) -> None:
        """Show other designs, in order."""
        self.beginResetModel()
        self.designs = designs
        self._rows = [_cells(saved) for saved in designs]
        self.endResetModel()

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self.designs)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(_columns())

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        across = orientation == Qt.Orientation.Horizontal
        if across and role == Qt.ItemDataRole.DisplayRole:
            return _columns()[section]
        if across and role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        cells = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return cells[index.column()]
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return tr(", ").join(
                tr("{name}: {cell}", name=name, cell=cell) for name, cell in zip(_columns(), cells, strict=True)
            )
        return None


class SavedDesignsPanel(QWidget):
    """The list with its buttons, or one of its designs beside the current one.

    Attributes:
        count_changed: Signal(int), how many there are.
        note: Signal(str), something that was done, or could not be.
        problem: Signal(str), a file that can't be read; told once.
    """

    count_changed = Signal(int)
    note = Signal(str)
    problem = Signal(str)

    def __init__(self, session: Session, store: Designs, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("saved_designs_panel")
        self.setAccessibleName(tr("Saved designs"))
        self._session = session
        self._store = store
        self._model = SavedDesignsModel()
        self._deleted: list[SavedDesign] = []
        self._compared: SavedDesign | None = None
        self._told: set[str] = set()
        self._table = _DesignTable(self._model)
        self._table.activated.connect(self._on_load)
        self._table.delete_pressed.connect(self._on_delete)
        self._table.selectionModel().selectionChanged.connect(self._on_selected)
        self._comparison = _ComparisonTable()
        self._lay_out()
        session.result_changed.connect(self._on_result)

    def refresh(self) -> None:
        """Read the folder again: another window may have saved or deleted.

        Whoever works in the list keeps the selected design; else the newest is selected.
        """
        selected = self._selected() if self.isAncestorOf(QApplication.focusWidget() or self) else None
        designs, problems = self._store.load_all()
        if designs[::-1] != self._model.designs:
            self._model.show_designs(designs[::-1])
            self._select(next((row for row, saved in enumerate(self._model.designs) if saved == selected), 0))
            self.count_changed.emit(len(designs))
        for problem in problems:
            if problem not in self._told:
                self._told.add(problem)
                self.problem.emit(tr("{sentence}.", sentence=said(problem)))
        self._show_state()

    def designs_of(self, brief: Brief) -> list[Design]:
        """The designs of a brief that are in the list."""
        return [saved.design for saved in self._model.designs if saved.brief == brief]

    def show_kept(self, result: Result) -> None:
        """Read the folder again if a kept result is not in the list: most are, and reading takes time."""
        if not any(saved.design == result.design and saved.brief == result.brief for saved in self._model.designs):
            self.refresh()

    def _lay_out(self) -> None:
        self._empty = _label(
            "saved_designs_empty",
            tr("No design is saved yet. A design is saved here the moment it passes all four checks."),
        )
        self._empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._load = _button("load_button", tr("Load"), tr("Set the levers to the selected design"), self._on_load)
        self._compare = _button(
            "compare_button", tr("Compare"), tr("Show the selected design beside the current one"), self._on_compare
        )
        self._delete = _button("delete_button", tr("Delete"), tr("Delete the selected design"), self._on_delete)
        self._undo = _button(
            "undo_delete_button", tr("Undo delete"), tr("Bring back the design deleted last"), self._on_undo_delete
        )
        self._back = _button("back_button", tr("Back to the list"), tr("Show the saved designs"), self._on_back)
        self._title = _label("comparison_title")
        buttons = Flow(px(8), px(4))
        for button in (self._load, self._compare, self._delete, self._undo):
            buttons.add(button)
        listing = _page((buttons,), self._empty, self._table)
        comparing = _page((self._back, self._title), self._comparison)
        self._pages = QStackedWidget()
        self._pages.addWidget(listing)
        self._pages.addWidget(comparing)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self._pages)
        self._show_state()

    def _show_state(self) -> None:
        some, selected = bool(self._model.designs), self._selected() is not None
        self._table.setVisible(some)
        self._empty.setVisible(not some)
        for button in (self._load, self._compare, self._delete):
            button.setVisible(some)
            button.setEnabled(selected)
        self._undo.setVisible(bool(self._deleted))

    def _selected(self) -> SavedDesign | None:
        rows = self._table.selectionModel().selectedRows()
        return self._model.designs[rows[0].row()] if rows else None

    def _select(self, row: int) -> None:
        if self._model.designs:
            # Qt's selectRow selects nothing from right to left.
            self._table.setCurrentIndex(self._model.index(min(row, len(self._model.designs) - 1), 0))

    @Slot()
    def _on_selected(self) -> None:
        self._show_state()

    @Slot()
    def _on_load(self) -> None:
        saved = self._selected()
        if saved is None:
            return
        try:
            brief = self._session.brief if saved.brief == self._session.brief else with_trace(saved.brief)
        except ValueError as error:  # its trace has changed, or is not there any more
            self.problem.emit(tr("{sentence}.", sentence=said(error)))
        else:
            self._session.load(saved.design, brief)

    @Slot()
    def _on_delete(self) -> None:
        saved = self._selected()
        if saved is None:
            return
        row = self._model.designs.index(saved)
        try:
            self._store.delete(saved)
        except StoreError as error:
            self.note.emit(tr("{sentence}.", sentence=said(error)))
            return
        self._deleted.append(saved)
        self.refresh()
        self._select(row)
        self._keep_focus()
        design = design_words(saved.design)
        self.note.emit(tr("Deleted: {design}. Undo delete brings it back; Ctrl+Z undoes levers.", design=design))

    @Slot()
    def _on_undo_delete(self) -> None:
        try:
            self._store.restore(self._deleted[-1])
        except StoreError as error:
            self.note.emit(tr("{sentence}.", sentence=said(error)))
            return
        saved = self._deleted.pop()
        self.refresh()
        self._select(next((row for row, each in enumerate(self._model.designs) if each == saved), 0))
        self._keep_focus()
        self.note.emit(tr("Brought back: {design}.", design=design_words(saved.design)))

    def _keep_focus(self) -> None:
        """A button that vanishes or is disabled must not take the keyboard with it."""
        for widget in (self._table, self._undo):
            if widget.isVisibleTo(self):
                widget.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    @Slot()
    def _on_compare(self) -> None:
        self._compared = self._selected()
        self._show_comparison()
        self._pages.setCurrentIndex(1)
        self._comparison.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _on_back(self) -> None:
        self._compared = None
        self._pages.setCurrentIndex(0)
        self._keep_focus()

    @Slot(object)
    def _on_result(self, result: Result) -> None:
        self._show_comparison()

    def _show_comparison(self) -> None:
        saved, now = self._compared, self._session.result
        if saved is not None and now is not None:
            self._title.setText(tr("Saved {when}, beside the current design", when=_when(saved)))
            self._comparison.show_rows(
                _facts(saved.brief, saved.design, saved.measures), _facts(now.brief, now.design, now.measures)
            )


class _DesignTable(QTableView):
    """The list. Enter loads, Delete deletes, Tab leaves."""

    delete_pressed = Signal()

    def __init__(self, model: SavedDesignsModel) -> None:
        super().__init__()
        self.setObjectName("saved_designs")
        self.setModel(model)
        self.setItemDelegate(CellDelegate(self))
        self.setAccessibleName(tr("Saved designs"))
        _read_only(self)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        model.modelReset.connect(self.resizeRowsToContents)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        fit_columns(self, _WIDTHS, _DESIGN_COLUMN, _LEAST_DESIGN)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.delete_pressed.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.activated.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)


class _ComparisonTable(QTableWidget):
    """A saved design's facts beside the current one's; those that differ are set in the strong weight."""

    def __init__(self) -> None:
        super().__init__(0, 2)
        self.setObjectName("comparison")
        self.setAccessibleName(tr("Comparison of a saved design with the current one"))
        _read_only(self)
        self.setHorizontalHeaderLabels([tr("Saved"), tr("Current")])
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.verticalHeader().setHighlightSections(False)
        self._names: list[str] = []

    def show_rows(self, saved: dict[str, str], now: dict[str, str]) -> None:
        """Show two designs' facts, by their names."""
        self._names = list(saved)
        self.setRowCount(len(saved))
        for row, name in enumerate(saved):
            for column, value in enumerate((saved[name], now[name])):
                item = QTableWidgetItem(value)
                font = item.font()
                font.setBold(saved[name] != now[name])
                item.setFont(font)
                self.setItem(row, column, item)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Columns as wide as their values; names on one line where that leaves them the room, else on more."""
        header = self.horizontalHeader()
        header.setMinimumSectionSize(max(map(self.sizeHintForColumn, range(self.columnCount())), default=0))
        self.setVerticalHeaderLabels(self._names)
        if self.verticalHeader().sizeHint().width() + 2 * header.minimumSectionSize() > self.width():
            self.setVerticalHeaderLabels(names_on_lines(self._names, self.width()))
        self.resizeRowsToContents()


def _read_only(table: QTableView) -> None:
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setTabKeyNavigation(False)
    table.setShowGrid(False)
    table.setCornerButtonEnabled(False)
    table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)


def _button(name: str, label: str, tip: str, slot: Callable[[], None]) -> QPushButton:
    button = named(QPushButton(label), name)
    button.setToolTip(tip)
    button.setAccessibleDescription(tip)
    button.clicked.connect(slot)
    return button


def _label(name: str, words: str = "") -> QLabel:
    label = named(QLabel(words), name)
    label.setWordWrap(True)
    return label


def _page(head: tuple[QWidget, ...], *widgets: QWidget) -> QWidget:
    page = QWidget()
    box = spaced(QVBoxLayout(page), 6, (18, 2, 18, 10))
    row = nested(box, spaced(QHBoxLayout(), 8))
    for widget in head:
        row.addWidget(widget, isinstance(widget, QLabel))
    row.addStretch()
    for widget in widgets:
        box.addWidget(widget, 1)
    return page


def _columns() -> tuple[str, ...]:
    return (tr("Brief"), tr("Design"), tr("p95 TTFT"), tr("p95 TPOT"), tr("Cost"), tr("Saved"))


def _cells(saved: SavedDesign) -> tuple[str, ...]:
    facts = _facts(saved.brief, saved.design, saved.measures)
    measured = (facts[tr("p95 TTFT")], facts[tr("p95 TPOT")], facts[tr("Cost")])
    return (brief_text(saved.brief.name), design_settings(saved.design), *measured, _when(saved))


def _facts(brief: Brief, design: Design, measures: Measures) -> dict[str, str]:
    """What a design measures and is, by name, in words."""
    limits = brief.limits
    measured = {
        tr("p95 TTFT"): (text.seconds, measures.ttft_p95_s, limits.ttft_p95_s),
        tr("p95 TPOT"): (text.milliseconds, measures.tpot_p95_s, limits.tpot_p95_s),
        tr("Cost"): (text.dollars, measures.cost_usd_per_million_tokens, limits.cost_usd_per_million_tokens),
    }
    tokens_per_s = measures.throughput_tokens_per_s
    return {
        **{
            name: text.NOTHING if value is None else str(say(value, limit))
            for name, (say, value, limit) in measured.items()
        },
        tr("Throughput"): text.NOTHING if tokens_per_s is None else str(text.throughput(tokens_per_s)),
        tr("Memory for cache"): str(text.gigabytes(measures.cache_bytes)),
        **{lever_title(lever.name): setting_label(lever.name, getattr(design, lever.name)) for lever in LEVERS},
        tr("Brief"): brief_text(brief.name),
    }


def _when(saved: SavedDesign) -> str:
    """When it was saved, in local time, as the person's locale writes it."""
    moment = QDateTime.fromSecsSinceEpoch(round(saved.saved_utc.timestamp()))
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)

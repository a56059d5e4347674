"""The briefs to choose from: what each teaches, and which are passed."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from serveplate.files.briefs import IMPOSSIBLE, BriefFileError, bundled_briefs, find_brief, own_briefs, read_brief
from serveplate.simulator.brief import Brief
from serveplate.simulator.design import Design
from serveplate.ui import quantities as text
from serveplate.ui.icons import pass_icon
from serveplate.ui.labels import Span, StyledLabel
from serveplate.ui.making import StackedDelegate, fit_columns, hide_below, named, nested, spaced
from serveplate.ui.theme import CAPTION, Appearance, Theme, px, ui_font
from serveplate.ui.translation import brief_text, said, tr
from serveplate.ui.words import brief_sentence

_NAME, _TEACHES, _PASSED = range(3)
# Below these widths the sign says enough of the state; each brief's name and what it teaches share a cell.
_NARROW, _NARROWEST, _NARROW_NAME = 700, 400, 116
_NAME_WIDTH, _PASSED_WIDTH, _LEAST_WIDTH, _SIGN = 176, 176, 130, 16


class BriefsView(QWidget):
    """A table of briefs: those that come with serveplate, then one's own.

    Args:
        folder: of one's own briefs; None where there are none.
        designs_of: the kept designs of a brief: one that has some is passed.

    Attributes:
        chosen: Signal(Brief), the person wants to work on it.
        problem: Signal(str), a file that can't be read; told once.
    """

    chosen = Signal(object)
    problem = Signal(str)

    def __init__(
        self, appearance: Appearance, folder: Path | None, designs_of: Callable[[Brief], Sequence[Design]]
    ) -> None:
        super().__init__()
        self.setObjectName("briefs_view")
        self.setAccessibleName(tr("Briefs"))
        self._appearance, self._folder, self._designs_of = appearance, folder, designs_of
        self._briefs: list[Brief] = []
        self._files: list[Path] = []  # of one's own
        self._bundled = 0
        self._impossible: list[Brief] = []
        self._current: Brief | None = None
        self._told: set[str] = set()
        self._sentence = StyledLabel(appearance, wrap=True, name="briefs_sentence")
        self._load = named(QPushButton(tr("Load")), "load_brief_button")
        self._load.setToolTip(tr("Begin the selected brief at its starting server"))
        self._load.setAccessibleDescription(self._load.toolTip())
        self._load.clicked.connect(self._on_load)
        self._table = _BriefTable()
        self._table.activated.connect(self._on_load)
        self._table.itemSelectionChanged.connect(self._show_state)
        box = spaced(QVBoxLayout(self), 6, (18, 2, 18, 6))
        head = nested(box, spaced(QHBoxLayout(), 12))
        head.addWidget(self._load)
        head.addWidget(self._sentence, 1)
        box.addWidget(self._table, 1)
        appearance.changed.connect(self._on_theme)
        self._on_theme(appearance.theme)

    def show_current(self, brief: Brief) -> None:
        """Say which brief is worked on."""
        self._current = brief
        self.show_progress()

    @Slot()
    def show_progress(self) -> None:
        """Count again what is passed, where that is seen."""
        if self.isVisible():
            self._draw()

    @Slot()
    def refresh(self) -> None:
        """Read the folder again, and count again what is passed."""
        if not self._briefs:
            self._briefs = [find_brief(name) for name in bundled_briefs()]
            self._bundled = len(self._briefs)
            self._impossible = [find_brief(name) for name in IMPOSSIBLE]
        own, problems = ([], []) if self._folder is None else own_briefs(self._folder)
        self._files = [path for path, _ in own]
        self._briefs[self._bundled :] = [brief for _, brief in own]
        self._draw()
        self._select_current()
        for sentence in problems:
            if sentence not in self._told:
                self._told.add(sentence)
                self.problem.emit(tr("{sentence}.", sentence=said(sentence)))

    def _draw(self) -> None:
        self._table.setRowCount(len(self._briefs))
        counts = [len(self._designs_of(brief)) for brief in self._briefs]
        for row, (brief, count) in enumerate(zip(self._briefs, counts, strict=True)):
            now = brief == self._current
            state = _state(count, now=now, possible=brief not in self._impossible)
            cells = (brief_text(brief.name), _teaches(brief), state)
            self._table.write(row, cells, self._sign if count else QIcon(), strong=now)
        self._table.resizeRowsToContents()
        self._table.updateGeometry()
        passed, own = sum(map(bool, counts[: self._bundled])), len(self._briefs) - self._bundled
        possible = self._bundled - len(self._impossible)
        words = tr("{passed} of {count} briefs passed.", passed=passed, count=possible)
        if own:
            words = tr(
                "{passed} of {count} briefs passed. Below them, your own: {own}.",
                passed=passed,
                count=possible,
                own=own,
            )
        self._sentence.set_spans(Span(words, "muted", CAPTION))

    def _select_current(self) -> None:
        """Whoever works in the list keeps the selected row."""
        if not self._table.hasFocus() or self._table.currentRow() < 0:
            row = self._briefs.index(self._current) if self._current in self._briefs else 0
            self._table.setCurrentCell(row, _NAME)  # Qt's selectRow selects nothing from right to left
            self._table.scrollTo(self._table.model().index(row, _NAME))

    @Slot()
    def _show_state(self) -> None:
        self._load.setEnabled(bool(self._table.selectedItems()))

    @Slot()
    def _on_load(self) -> None:
        if not self._table.selectedItems():
            return
        row = self._table.currentRow()
        if self._briefs[row].traffic.arrivals != "trace":
            self.chosen.emit(self._briefs[row])
            return
        try:
            self.chosen.emit(read_brief(self._files[row - self._bundled]))
        except BriefFileError as error:
            self.problem.emit(tr("{sentence}.", sentence=said(error)))

    @Slot(object)
    def _on_theme(self, theme: Theme) -> None:
        self._sign = pass_icon(theme)
        self.show_progress()


class _BriefTable(QTableWidget):
    """The list. Enter loads, Tab leaves."""

    def __init__(self) -> None:
        super().__init__(0, 3)
        self.setObjectName("briefs_table")
        self.setAccessibleName(tr("Briefs"))
        self.setHorizontalHeaderLabels([tr("Brief"), tr("What it teaches"), tr("State")])
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setWordWrap(True)
        self.setItemDelegate(StackedDelegate(self, (_TEACHES,)))
        self.setIconSize(QSize(px(_SIGN), px(_SIGN)))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def write(self, row: int, cells: tuple[str, str, str], sign: QIcon, *, strong: bool) -> None:
        """Write a row; a screen reader is told all of it at each of its cells."""
        said = tr("{name}: {state}. {teaches}", name=cells[_NAME], teaches=cells[_TEACHES], state=cells[_PASSED])
        for column, cell in enumerate(cells):
            item = self.item(row, column)
            if item is None:
                item = QTableWidgetItem()
                item.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
                self.setItem(row, column, item)
            item.setText(cell)
            item.setFont(ui_font(strong=strong and column != _TEACHES))
            item.setToolTip(said)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, said)
            if column == _NAME:
                item.setIcon(sign)

    def sizeHint(self) -> QSize:
        # What wraps above it makes the view as high as its hint, and that would scroll what needs less.
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """Room for the headings and the highest row."""
        row = max(map(self.rowHeight, range(self.rowCount())), default=0)
        height = self.horizontalHeader().sizeHint().height() + row + 2 * self.frameWidth()
        return QSize(px(_LEAST_WIDTH), height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        hide_below(self, (_PASSED,), _NARROW)
        hide_below(self, (_TEACHES,), _NARROWEST)
        if self.isColumnHidden(_TEACHES):
            fit_columns(self, {}, _NAME, _LEAST_WIDTH)
        elif self.isColumnHidden(_PASSED):
            fit_columns(self, {_NAME: _NARROW_NAME}, _TEACHES, _LEAST_WIDTH)
        else:
            fit_columns(self, {_NAME: _NAME_WIDTH, _PASSED: _PASSED_WIDTH}, _TEACHES, _LEAST_WIDTH)
        self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.activated.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)


def _teaches(brief: Brief) -> str:
    """What a brief says that it teaches, else what it asks."""
    if brief.description:
        return brief_text(brief.description)
    return tr("It replays a recorded trace.") if brief.traffic.arrivals == "trace" else brief_sentence(brief)


def _state(count: int, *, now: bool, possible: bool) -> str:
    """Whether a brief is passed, and whether it is the one that is worked on."""
    if not possible:
        return tr("open, none passes") if now else tr("none passes")
    if not count:
        return tr("open, not passed yet") if now else tr("not passed yet")
    designs = text.designs(count)
    return tr("open, passed: {designs}", designs=designs) if now else tr("passed: {designs}", designs=designs)

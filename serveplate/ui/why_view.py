"""What binds: a paragraph, hints for whoever asks, and where the mean times go, as bars and as a table."""

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QIcon,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from serveplate.simulator.brief import Brief
from serveplate.simulator.causes import Causes, Part, Split, causes
from serveplate.simulator.design import Design
from serveplate.simulator.study import Result
from serveplate.ui import why_words
from serveplate.ui.making import AT_LEFT, StackedDelegate, hide_below, left_to_right, nested, spaced
from serveplate.ui.theme import BODY, CAPTION, Appearance, Theme, px, ui_font, zoomed
from serveplate.ui.translation import tr

_WIDEST_PROSE = 680
_BESIDE = 860  # from this width on the bars stand beside the words
_FIGURES, _STACKED = (1, 2), 340  # columns, which below this width have no room beside the names
_MARGIN, _GAP = 16, 16
_BAR_HEIGHT, _SWATCH, _SEAM = 24, 10, 2
_NEGLIGIBLE = 1e-9  # a share that is arithmetic, not time
# Each kind of part on a light surface and on a dark one; its share is written on it. Queueing in purples and pinks.
KIND_COLOURS = {
    "batch": ("#5B3FA0", "#B39DEB"),
    "memory": ("#A83279", "#F08CC4"),
    "sequences": ("#7A2E63", "#C77DB0"),
    "prompts": ("#8860C7", "#8F74D1"),
    "pass": ("#69727F", "#8590A0"),
    "weights": ("#1F5FB2", "#6FA8F5"),
    "kv": ("#0B7F8C", "#45C4D1"),
    "compute": ("#B45C08", "#EFA650"),
    "overhead": ("#5A6575", "#B7C0CC"),
    "link": ("#3F7D20", "#86C964"),
    "draft": ("#857000", "#D9C242"),
    "stalls": ("#A8323E", "#F2858E"),
    "evicted": ("#6B3F1D", "#B98A63"),
}


class Given(NamedTuple):
    """How many hints were given, and of what."""

    of: tuple[Brief, Design] | None
    hints: int


class WhyView(QWidget):
    """What binds in the design that is shown, and hints on request, which start anew with each design."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("why_view")
        self.setAccessibleName(tr("What binds"))
        self._appearance = appearance
        self._result: Result | None = None
        self._hints: tuple[str, ...] = ()
        self._given = Given(None, 0)
        self._paragraph = _Prose("why_paragraph")
        self._hint = _Prose("hint")
        self._hint_button = QPushButton()
        self._hint_button.setObjectName("hint_button")
        self._hint_button.clicked.connect(self._on_hint)
        self._bars = (SplitBar(appearance, "why_ttft_bar"), SplitBar(appearance, "why_decode_bar"))
        self._table = _PartsTable(appearance)
        self._lay_out()
        appearance.changed.connect(self._on_theme)
        self._on_theme(appearance.theme)
        self._show_hints()

    def show_result(self, result: Result, previous: Result | None) -> None:
        """Explain a result."""
        if result is self._result:
            return
        self._result = result
        found = causes(result.run)
        self._paragraph.setText(why_words.paragraph(result.run, found))
        self._hints = why_words.hints(result.run, found)
        if self._given.of != (result.brief, result.design):
            self._given = Given((result.brief, result.design), 0)
        self._show_hints()
        self._show_times(found)

    @property
    def place(self) -> Given:
        """How far whoever asks for hints has come."""
        return self._given

    def return_to(self, place: Given) -> None:
        """Give the same hints again, for the same design."""
        self._given = place
        self._show_hints()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = event.size().width() >= px(_BESIDE)
        self._top.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)

    def _lay_out(self) -> None:
        inner = QWidget()
        box = spaced(QVBoxLayout(inner), _GAP, (_MARGIN, _GAP // 2, _MARGIN, _GAP))
        self._top = nested(box, spaced(QBoxLayout(QBoxLayout.Direction.TopToBottom), _GAP))
        words = nested(self._top, spaced(QVBoxLayout(), _GAP // 2), 1)
        words.addWidget(self._paragraph)
        words.addWidget(self._hint)
        ask = nested(words, QHBoxLayout())
        ask.addWidget(self._hint_button)
        ask.addStretch(1)
        words.addStretch(1)
        times = nested(self._top, spaced(QVBoxLayout(), _GAP), 1)
        for bar in self._bars:
            times.addWidget(bar)
        times.addStretch(1)
        box.addWidget(self._table)
        box.addStretch(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(_scrolled(inner))

    def _show_times(self, found: Causes) -> None:
        for bar, split in zip(self._bars, (found.ttft, found.decode), strict=True):
            bar.show_split(split)
            bar.setVisible(bool(split.parts))
        self._table.show_splits(found.ttft, found.decode)
        self._table.setVisible(bool(found.ttft.parts))

    @Slot()
    def _on_hint(self) -> None:
        self._given = Given(self._given.of, min(self._given.hints + 1, len(self._hints)))
        self._show_hints()

    def _show_hints(self) -> None:
        given = self._given.hints
        self._hint.setText("\n".join(f"{step}. {words}" for step, words in enumerate(self._hints[:given], 1)))
        self._hint.setVisible(given > 0)
        self._hint_button.setText(tr("Another hint") if given else tr("Hint"))
        self._hint_button.setEnabled(given < len(self._hints))

    @Slot(object)
    def _on_theme(self, theme: Theme) -> None:
        self.setStyleSheet(
            zoomed(
                "QLabel { border: 2px solid transparent; border-radius: 4px; }"
                f"QLabel:focus {{ border-color: {theme.ink}; }}"
            )
        )
        self._table.paint_swatches()


class _Prose(QLabel):
    """A paragraph that mouse and keyboard can select."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setMaximumWidth(px(_WIDEST_PROSE))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setIndent(0)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)

    def heightForWidth(self, width: int) -> int:
        # A layout asks for the width of its place, of which a paragraph that may not be so wide takes less.
        return super().heightForWidth(min(width, self.maximumWidth()))


class SplitBar(QWidget):
    """A mean time as a bar of its parts' shares, with its name above and a legend below."""

    def __init__(self, appearance: Appearance, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._appearance = appearance
        self._split = Split("ttft", None, ())
        left_to_right(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        appearance.changed.connect(self._on_theme)

    def shares(self) -> dict[str, float]:
        """The share of each kind of part that is drawn, in order."""
        kinds = dict.fromkeys(part.kind for part in self._split.parts)  # as time goes, whatever their sizes
        shares = {kind: self._split.share(self._split.kinds.get(kind, 0.0)) for kind in kinds}
        return {kind: share for kind, share in shares.items() if share > _NEGLIGIBLE}

    def show_split(self, split: Split) -> None:
        """Show another time."""
        self._split = split
        words = [f"{why_words.kind_name(kind)} {why_words.share_words(share)}" for kind, share in self.shares().items()]
        self.setAccessibleName(why_words.split_title(split))
        self.setAccessibleDescription(", ".join(words))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(420), self.heightForWidth(px(420)))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(240), self._head() + px(_BAR_HEIGHT))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines = self._legend(width)
        return round(lines[-1][1] + _line(CAPTION)) + px(2) if lines else self._head() + px(_BAR_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._appearance.theme, QPainter(self)
        painter.setFont(ui_font(BODY, strong=True))
        painter.setPen(QColor(theme.ink))
        title = QRectF(0, 0, self.width(), _line(BODY))
        painter.drawText(title, AT_LEFT, why_words.split_title(self._split))
        x = 0.0
        for kind, share in self.shares().items():
            width = share * self.width()
            self._paint_segment(painter, QRectF(x, self._head(), width, px(_BAR_HEIGHT)), kind, share)
            x += width
        painter.setFont(ui_font(CAPTION))
        for left, top, kind, words in self._legend(self.width()):
            square = QRectF(left, top + (_line(CAPTION) - px(_SWATCH)) / 2, px(_SWATCH), px(_SWATCH))
            painter.fillRect(square, colour_of(kind, theme))
            painter.setPen(QColor(theme.ink))
            box = QRectF(left + px(16), top, self.width(), _line(CAPTION))
            painter.drawText(box, AT_LEFT, words)

    @Slot(object)
    def _on_theme(self, theme: Theme) -> None:
        self.update()

    def _paint_segment(self, painter: QPainter, rect: QRectF, kind: str, share: float) -> None:
        theme = self._appearance.theme
        seam = px(_SEAM) if rect.width() > 2 * px(_SEAM) else 0
        painter.fillRect(rect.adjusted(0, 0, -seam, 0), colour_of(kind, theme))
        words = why_words.share_words(share)
        painter.setFont(ui_font(CAPTION, strong=True))
        if QFontMetricsF(painter.font()).horizontalAdvance(words) + px(12) <= rect.width():
            painter.setPen(QColor("#000000" if theme.dark else "#FFFFFF"))
            painter.drawText(rect.adjusted(px(6), 0, 0, 0), AT_LEFT | Qt.AlignmentFlag.AlignVCenter, words)

    def _head(self) -> int:
        return round(_line(BODY)) + px(4)

    def _legend(self, width: int) -> list[tuple[float, float, str, str]]:
        """Left, top, kind and words of each entry, in lines of a width."""
        metrics, entries = QFontMetricsF(ui_font(CAPTION)), []
        x, y = 0.0, float(self._head() + px(_BAR_HEIGHT + 6))
        for kind, share in self.shares().items():
            words = f"{why_words.kind_name(kind)} {why_words.share_words(share)}"
            needed = px(16) + metrics.horizontalAdvance(words)
            if x and x + needed > width:
                x, y = 0.0, y + _line(CAPTION) + px(2)
            entries.append((x, y, kind, words))
            x += needed + px(16)
        return entries


class _PartsTable(QTableWidget):
    """Every part of both means, in its unit and as a share; the bars in words."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(0, 3)
        self.setObjectName("why_table")
        self._appearance = appearance
        self._kinds: list[str | None] = []
        self.setAccessibleName(tr("Parts of the mean times"))
        self.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QTableWidget.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setItemDelegate(StackedDelegate(self, _FIGURES))
        self.setMaximumWidth(px(_WIDEST_PROSE))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setHighlightSections(False)
        for column in range(3):
            heading = QTableWidgetItem((tr("Part"), tr("Mean time"), tr("Share"))[column])
            heading.setTextAlignment(_alignment(column))
            self.setHorizontalHeaderItem(column, heading)

    def show_splits(self, *splits: Split) -> None:
        """Show the parts of other times."""
        rows: list[tuple[str | None, tuple[str, str, str], bool]] = []
        for split in splits:
            if split.seconds is None:
                continue
            rows.append((None, why_words.whole_cells(split), True))
            rows += [
                (part.kind, why_words.part_cells(part, split), False)
                for part in split.parts
                if _takes_time(part, split)
            ]
        self.setRowCount(len(rows))
        self._kinds = [kind for kind, _, _ in rows]
        for row, (_, cells, strong) in enumerate(rows):
            for column, words in enumerate(cells):
                item = QTableWidgetItem(words)
                item.setTextAlignment(_alignment(column))
                item.setFont(ui_font(BODY, strong))
                item.setData(Qt.ItemDataRole.AccessibleTextRole, tr(", ").join(cells))
                self.setItem(row, column, item)
        self.paint_swatches()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """As high as its rows, whose names wrap where they have to."""
        hide_below(self, _FIGURES, _STACKED)
        self.resizeRowsToContents()
        self.setFixedHeight(self.horizontalHeader().sizeHint().height() + self.verticalHeader().length() + px(4))

    def paint_swatches(self) -> None:
        """Give each part the colour that it has in the bars."""
        for row, kind in enumerate(self._kinds):
            item = self.item(row, 0)
            if kind is not None and item is not None:
                image = QPixmap(px(_SWATCH), px(_SWATCH))
                image.fill(colour_of(kind, self._appearance.theme))
                item.setIcon(QIcon(image))


def colour_of(kind: str, theme: Theme) -> QColor:
    """The colour of a kind of part."""
    return QColor(KIND_COLOURS[kind][theme.dark])


def _takes_time(part: Part, split: Split) -> bool:
    return split.share(part.seconds) > _NEGLIGIBLE


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


def _line(size: int) -> float:
    return QFontMetricsF(ui_font(size)).height()


def _scrolled(inner: QWidget) -> QScrollArea:
    scroll = QScrollArea()
    scroll.setObjectName("why_scroll")
    scroll.setAccessibleName(tr("Why"))
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    scroll.setWidgetResizable(True)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it has the keyboard, and comes into sight with it
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setWidget(inner)
    # The card's surface shows through.
    inner.setAutoFillBackground(False)
    scroll.viewport().setAutoFillBackground(False)
    return scroll

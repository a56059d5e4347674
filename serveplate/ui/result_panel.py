"""The result: the verdict, what the last move did, and the four checks."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from serveplate.simulator.grading import Check
from serveplate.simulator.study import Result, Study
from serveplate.ui import words
from serveplate.ui.card import Card
from serveplate.ui.icons import Sign
from serveplate.ui.labels import Span, StyledLabel
from serveplate.ui.making import named, nested
from serveplate.ui.theme import CAPTION, TITLE, Appearance, Density, Theme, px, ui_font
from serveplate.ui.translation import tr

_CHECKS = ("ttft", "tpot", "cost", "quality")
_LINES, _LARGE_LINES = 2, 3
# The cost's finding is the longest; widths that follow the words would jump with them.
_WIDTHS = (198, 198, 230, 198)
_SIGN, _SHORT_SIGN = 20, 16


class CheckView(QWidget):
    """A check's sign beside its words."""

    def __init__(self, appearance: Appearance, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = Sign(appearance, _SIGN)
        self.label = StyledLabel(appearance, name=f"check_{key}", selectable=True)
        self.label.setMinimumWidth(1)  # words that are too long are said in short rather than widen the window
        box = QHBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(px(8))
        box.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        box.addWidget(self.label, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def needed_width(self) -> float:
        """The width of its sign and all its words, in pixels."""
        return self._sign.width() + px(8) + self.label.natural_width()

    def set_short(self, short: bool, *, wrap: bool) -> None:
        """Take one line, or two; also before there are words, so that nothing moves when they come."""
        self.label.setWordWrap(wrap)
        if not wrap:
            self.label.setMinimumHeight(0)  # what its lines needed
        self._sign.set_size(_SHORT_SIGN if short else _SIGN)
        self.label.set_lines(1 if short else 2)

    def show_check(self, check: Check, *, one_line: bool, brief: bool = False) -> None:
        """Say how a check went, on one line or on two; in brief without the cost's unit."""
        finding, numbers = words.check_text(check, short=one_line or brief, units=not brief)
        colour = "pass_text" if check.passed else "fail_text"
        self._sign.set_passed(check.passed)
        # The text is the same on two lines: its colon and space are painted as nothing and a break.
        between = Span(": ") if one_line else Span(": ", shown="\u200b\u2028")
        self.label.setProperty("passed", check.passed)
        self.label.set_spans(Span(finding, colour, strong=True), between, Span(numbers))


class ResultPanel(Card):
    """The card of the verdict. Its labels carry the dynamic property ``passed``.

    Attributes:
        checks: the four checks, which stand in this card or in one of their own.
    """

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, None, "result_panel", parent)
        self.setAccessibleName(tr("Result"))
        self._result: Result | None = None
        self._lines = ("", "")
        self._sign = Sign(appearance, 32)
        self._verdict = StyledLabel(appearance, name="verdict", selectable=True, wrap=True)
        self._verdict.set_spans(Span(" ", size=TITLE, strong=True))
        self._draws = StyledLabel(appearance, name="draws_label", selectable=True, align=Qt.AlignmentFlag.AlignRight)
        self._change = StyledLabel(appearance, name="change_sentence", selectable=True, wrap=True, lines=_LINES)
        self._views = {key: CheckView(appearance, key) for key in _CHECKS}
        self._rule = QFrame()
        self._rule.setFixedHeight(max(px(1), 1))
        self.checks = named(QWidget(), "checks")
        self.checks.setAccessibleName(tr("Checks"))
        self._checks_box = QVBoxLayout(self.checks)
        self._checks_box.setSpacing(0)
        self._checks_box.addWidget(self._rule)
        self._grid = nested(self._checks_box, QGridLayout())
        self._lay_out_top()
        self.body.addWidget(self.checks)
        appearance.changed.connect(self._on_theme)
        self._on_theme(appearance.theme)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._place_checks()

    def show_result(self, result: Result, sentence_lines: tuple[str, str] = ("", "")) -> None:
        """Say how a design did; ``sentence_lines`` are what the last move did, from ``words.change_lines``."""
        self._result, self._lines = result, sentence_lines
        passed = result.grade.passed
        self._sign.set_passed(passed)
        self._verdict.setProperty("passed", passed)
        self._verdict.set_spans(Span(words.verdict(result), "pass_text" if passed else "ink", TITLE, strong=True))
        self._show_checks(result)
        self._show_lines()

    def show_study(self, study: Study) -> None:
        """Say on how many draws of the traffic the design passes."""
        self._draws.set_spans(Span(words.draws_text(study), "ink" if study.fragile else "muted", CAPTION))
        self._draws.setToolTip(
            tr("The verdict is of the brief's own draw of traffic; the whiskers on the bars span these.")
        )

    def set_density(self, density: Density) -> None:
        changed = density.size != self.density.size
        super().set_density(density)
        if changed:
            directions = QBoxLayout.Direction
            self._first.setDirection(directions.TopToBottom if density.large else directions.LeftToRight)
            self._draws.set_align(Qt.AlignmentFlag.AlignLeft if density.large else Qt.AlignmentFlag.AlignRight)
            self._draws.setWordWrap(density.large)
            self._change.set_lines(_LARGE_LINES if density.large else _LINES)
            self._place_checks()
            if self._result is not None:
                self.show_result(self._result, self._lines)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._result is not None:
            self._show_checks(self._result)
        self._show_lines()

    def _lay_out_top(self) -> None:
        top = nested(self.body, QHBoxLayout())
        top.setSpacing(px(12))
        top.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        texts = nested(top, QVBoxLayout(), 1)
        texts.setSpacing(px(2))
        self._first = nested(texts, QBoxLayout(QBoxLayout.Direction.LeftToRight))
        self._first.setSpacing(px(2))
        self._first.addWidget(self._verdict, 1)
        self._first.addWidget(self._draws)
        texts.addWidget(self._change)

    def _place_checks(self) -> None:
        """Four columns, two of two, or one."""
        large, short = self.density.large, self.density.short
        rows = 4 if large else 2 if short else 1
        self._rule.setVisible(not large)
        self._checks_box.setContentsMargins(0, 0 if large else px(8), 0, 0)
        self._grid.setContentsMargins(0, 0 if large else px(11 if short else 12), 0, 0)
        self._grid.setHorizontalSpacing(px(16))
        self._grid.setVerticalSpacing(px(6))
        for index, (view, width) in enumerate(zip(self._views.values(), _WIDTHS, strict=True)):
            view.set_short(short, wrap=large)
            self._grid.addWidget(view, index % rows, index // rows)
            self._grid.setColumnStretch(index, width if rows == 1 else index < 4 // rows)

    def _show_checks(self, result: Result) -> None:
        """In whole, or in brief where that does not fit."""
        for brief in (False, True):
            for check in result.grade.checks:
                self._views[check.name].show_check(check, one_line=self.density.short, brief=brief)
            if self.density.large or self._fit():
                return

    def _fit(self) -> bool:
        """Whether all checks have their width; two columns share the room by what they need."""
        margins, gap = self.body.contentsMargins(), self._grid.horizontalSpacing()
        row = self.contentsRect().width() - margins.left() - margins.right()
        needed = [view.needed_width() for view in self._views.values()]
        if self.density.short:
            columns = [max(needed[:2]), max(needed[2:])]
            for column, width in enumerate(columns):
                self._grid.setColumnStretch(column, round(width))
            return sum(columns) + gap <= row
        share = (row - 3 * gap) / sum(_WIDTHS)
        return all(width <= share * whole for width, whole in zip(needed, _WIDTHS, strict=True))

    def _show_lines(self) -> None:
        """The two lines apart where the first is one line; else one after the other."""
        first, second = self._lines
        fits = QFontMetricsF(ui_font()).horizontalAdvance(first) <= self._change.width()
        self._change.set_spans(Span(first), Span(" ", shown="\u2028" if fits else None), Span(second))

    @Slot(object)
    def _on_theme(self, theme: Theme) -> None:
        self._rule.setStyleSheet(f"background: {theme.card_border}; border: none;")

"""The card of "Predict first": bets on a move before it takes effect, and what came of them."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from serveplate.simulator.design import Design
from serveplate.simulator.prediction import BETS
from serveplate.simulator.study import Result
from serveplate.ui import predict_words as words
from serveplate.ui.card import HEADING_HEIGHT, Card
from serveplate.ui.flow import Flow
from serveplate.ui.icons import Sign
from serveplate.ui.labels import Span, StyledLabel
from serveplate.ui.making import named, spaced
from serveplate.ui.messages import announce
from serveplate.ui.plots import prose
from serveplate.ui.prediction import Reveal
from serveplate.ui.segmented import Segment, SegmentedRow
from serveplate.ui.theme import CAPTION, Appearance, Density, px, ui_font, zoomed
from serveplate.ui.translation import joined, tr

_CHECKS = ("ttft", "tpot", "cost")
_SIGN = 16
_NO_LIMIT = 16777215
_FIRST = 100  # beside a stretch of 1


class PredictCard(Card):
    """Asks while a move waits, then tells; hidden at all other times.

    Attributes:
        bet_made: Signal(str, str), a check and one of BETS.
        wanted: Signal(), the move is to take effect.
        taken_back: Signal(), it is not.
    """

    bet_made = Signal(str, str)
    wanted = Signal()
    taken_back = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, tr("Predict first"), "predict_card", parent)
        self._rows: list[SegmentedRow] = []
        self._lines: list[QBoxLayout] = []
        self._question = StyledLabel(appearance, name="predict_question", wrap=True)
        self._see = named(QPushButton(tr("See what happens")), "predict_see_button")
        self._see.setDefault(True)
        # A default button's style makes its words bold, and its size does not know of that.
        self._see.setFont(ui_font(strong=True))
        self._see.clicked.connect(self.wanted)
        self._back = named(QPushButton(tr("Take it back")), "predict_back_button")
        self._back.clicked.connect(self.taken_back)
        self._close = named(QPushButton(tr("Close")), "predict_close_button")
        self._close.setAccessibleName(tr("Close the prediction"))
        self._close.clicked.connect(self.hide)
        self.heading.insertSpacing(1, px(8))
        self._let_heading_grow()
        self._buttons = named(Flow(px(8), px(4)), "predict_buttons")
        for button in (self._back, self._see, self._close):
            button.setFixedHeight(px(HEADING_HEIGHT))
            button.setStyleSheet(zoomed("padding: 4px 12px;"))
            self._buttons.add(button)
        self._bets = named(Flow(px(16), px(8)), "predict_bets")
        self._told = named(QWidget(), "predict_outcomes")
        self._outcomes = {key: _OutcomeRow(appearance, key) for key in _CHECKS}
        told = spaced(QVBoxLayout(self._told), 4)
        for row in self._outcomes.values():
            told.addWidget(row)
        self.body.addSpacing(px(8))
        self.body.addWidget(self._bets)
        self.body.addWidget(self._told)
        self._place()
        self.hide()

    def ask(self, before: Result, design: Design) -> None:
        """Ask what a move to this design will do; bets that were made for another go."""
        said = words.question(before, design)
        self._question.set_spans(Span(said, "muted"))
        if not self._bets.isVisibleTo(self) or not self.isVisible():
            self._make_rows()
        self._show_page(asking=True)
        announce(self, tr("{question} Press 6 to bet, Ctrl+Enter to see.", question=said))

    def show_bets(self, bets: Mapping[str, str]) -> None:
        """Show what is bet on already, by check."""
        for row in self._rows:
            if row.property("check") in bets:
                row.show_setting(bets[row.property("check")])

    def tell(self, reveal: Reveal) -> None:
        """Say what became of each measure, beside what was bet."""
        self._question.set_spans(Span(words.score(reveal), "muted"))
        for outcome in reveal.outcomes:
            bet = reveal.bets.get(outcome.check)
            became, why = words.outcome_words(outcome, bet), words.why(outcome, reveal)
            self._outcomes[outcome.check].show_outcome(became, why, None if bet is None else bet == outcome.became)
        self._show_page(asking=False)
        told = [row.words for row in self._outcomes.values()]
        announce(self, joined(words.score(reveal), *told))

    @property
    def is_telling(self) -> bool:
        """Whether it says what became of a move."""
        return self._told.isVisible()

    def end_telling(self) -> None:
        """Hide what was told, if anything was: it was of the move before, or it was read."""
        if self.is_telling:
            self.hide()

    def focus_bets(self) -> None:
        """Put the keyboard on the first bet."""
        if self._rows and self._bets.isVisible():
            self._rows[0].buttons[0].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def set_density(self, density: Density) -> None:
        changed = density.large != self.density.large
        super().set_density(density)
        for row in self._rows:
            row.set_density(density)
        if changed:
            self._place()

    def _let_heading_grow(self) -> None:
        """Let the heading be as high as its question, which may be long beside the buttons."""
        bar = self.heading.parentWidget()
        assert bar is not None
        bar.setMinimumHeight(px(HEADING_HEIGHT))
        bar.setMaximumHeight(_NO_LIMIT)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        bar.setSizePolicy(policy)

    def _place(self) -> None:
        """Question and buttons beside the title, or all below one another in large text."""
        if self.density.large:
            self.body.insertWidget(1, self._question)
            self.body.addWidget(self._buttons)
        else:
            self.heading.insertWidget(2, self._question, _FIRST)
            self.heading.addWidget(self._buttons)
        for page in (self._bets, self._told):
            page.setContentsMargins(0, 0, 0, px(10 if self.density.large else 0))
        for line in self._lines:
            self._place_line(line)

    def _place_line(self, line: QBoxLayout) -> None:
        """What is bet on beside its bets, or above: beside, large text is wider than the narrowest pane."""
        directions = QBoxLayout.Direction
        line.setDirection(directions.TopToBottom if self.density.large else directions.LeftToRight)
        line.setSpacing(px(4 if self.density.large else 8))

    def _show_page(self, *, asking: bool) -> None:
        for widget, on in (
            (self._bets, asking),
            (self._see, asking),
            (self._back, asking),
            (self._told, not asking),
            (self._close, not asking),
        ):
            widget.setVisible(on)
        self.show()

    def _make_rows(self) -> None:
        """New rows: in one that was used a segment is chosen, and a bet begins with none."""
        self._bets.clear()
        self._rows, self._lines = [], []
        for key in _CHECKS:
            name = StyledLabel(self.appearance, name=f"bet_{key}_label")
            name.set_spans(Span(words.measure(key), strong=True))
            row = SegmentedRow([_segment(key, bet) for bet in BETS], self.appearance, self)
            row.setObjectName(f"bet_{key}")
            row.setAccessibleName(words.measure(key))
            row.setProperty("check", key)
            row.set_density(self.density)
            row.chosen.connect(self._on_chosen)
            self._rows.append(row)
            bet = QWidget()
            line = spaced(QBoxLayout(QBoxLayout.Direction.LeftToRight, bet), 8)
            line.addWidget(name)
            line.addWidget(row, 1)
            self._lines.append(line)
            self._place_line(line)
            self._bets.add(bet)
            bet.show()

    @Slot(object)
    def _on_chosen(self, bet: str) -> None:
        self.bet_made.emit(self.sender().property("check"), bet)


class _OutcomeRow(QWidget):
    """A sign where there was a bet, and what became of a measure.

    Attributes:
        words: what it says.
    """

    def __init__(self, appearance: Appearance, key: str) -> None:
        super().__init__()
        self.words = ""
        self._sign = Sign(appearance, _SIGN)
        self._label = prose(appearance, f"outcome_{key}")
        row = spaced(QHBoxLayout(self), 8)
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._label, 1)
        keep = self._sign.sizePolicy()
        keep.setRetainSizeWhenHidden(True)
        self._sign.setSizePolicy(keep)

    def show_outcome(self, became: str, why: str, right: bool | None) -> None:
        """Say what a measure became, and why; ``right`` is None where nothing was bet."""
        self.words = joined(became, why)
        self._sign.setVisible(right is not None)
        if right is not None:
            self._sign.set_passed(right)
        self._label.setProperty("passed", right)
        self._label.set_spans(Span(became, strong=True), Span(f" {why}", "muted", CAPTION))


def _segment(key: str, bet: str) -> Segment:
    label = words.bet_name(bet)
    spoken = tr("{measure}: {bet}", measure=words.measure(key), bet=label)
    return Segment(bet, label, label, f"bet_{key}_{bet}", spoken, words.bet_help(bet), words.bet_help(bet))

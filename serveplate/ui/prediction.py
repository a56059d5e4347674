"""Predict first: a move waits until the learner has said what it will do, if that is wished."""

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from serveplate.simulator.design import Design, check_offered
from serveplate.simulator.prediction import Outcome, outcomes_of
from serveplate.simulator.study import Result
from serveplate.ui.session import Session


@dataclass(frozen=True)
class Reveal:
    """What a move did, what was bet on it, and how the bets went so far.

    Attributes:
        bets: by check, one of BETS; a check that was not bet on is missing.
        right, made: of all bets since the start.
    """

    before: Result
    after: Result
    outcomes: tuple[Outcome, ...]
    bets: dict[str, str]
    right: int
    made: int


class Prediction(QObject):
    """Stands between the levers and the session. Switched off, a move goes straight through.

    Attributes:
        considered_changed: Signal(object), the Design that waits for its bets; None when none does any more.
        revealed: Signal(Reveal), once the result of a move that was bet on is there.
        considered: that Design, or None.
        bets: by check, what is bet on it so far.
    """

    considered_changed = Signal(object)
    revealed = Signal(object)

    def __init__(self, session: Session, enabled: bool) -> None:
        super().__init__(session)
        self.considered: Design | None = None
        self._session = session
        self._enabled = enabled
        self.bets: dict[str, str] = {}
        self._from = (session.brief, session.design)
        self._asked: tuple[Result, Design] | None = None
        self._right = self._made = 0
        session.design_changed.connect(self._on_design)
        session.result_changed.connect(self._on_result)
        session.failed.connect(self._on_failed)

    @Slot(str, object)
    def move_lever(self, name: str, setting: Any) -> None:
        """Put one lever at a setting, now or once it is bet on.

        Raises:
            DesignError: the brief does not offer it.
        """
        if not self._enabled or self._session.result is None:
            self._session.move_lever(name, setting)
            return
        self._consider((self.considered or self._session.design).moved(name, setting))

    @Slot(object)
    def choose(self, design: Design) -> None:
        """Put all levers where a design has them, now or once it is bet on.

        Raises:
            DesignError: the brief does not offer it.
        """
        if not self._enabled or self._session.result is None:
            self._session.load(design)
            return
        check_offered(self._session.brief, design)
        self._consider(design)

    def set_enabled(self, enabled: bool) -> None:
        """Switch it on or off; a move that waits is taken back."""
        self._enabled = enabled
        self.take_back()

    @Slot()
    def take_back(self) -> None:
        """Leave the levers as they were."""
        if self.considered is not None:
            self._consider(None)

    @Slot(str, str)
    def bet(self, check: str, expected: str) -> None:
        """Say what a check's measure will do: one of BETS."""
        self.bets[check] = expected

    @Slot()
    def make_move(self) -> None:
        """Let the move take effect, with the bets that are made."""
        design, result = self.considered, self._session.result
        if design is not None and result is not None:
            self._asked = (result, design)
            self._session.move(design)

    @Slot()
    def _on_failed(self) -> None:
        self._asked = None
        self.take_back()

    def _consider(self, design: Design | None) -> None:
        if design is None or design == self._session.design:
            design = None
            self.bets = {}
        self.considered = design
        self._from = (self._session.brief, self._session.design)
        self.considered_changed.emit(design)

    @Slot(object)
    def _on_design(self, design: Design) -> None:
        if self._asked is not None and design != self._asked[1]:
            self._asked = None
        # The same is told again to a window that is made anew.
        if self._asked is None and (self._session.brief, design) != self._from:
            self.take_back()

    @Slot(object)
    def _on_result(self, result: Result) -> None:
        if self._asked is None:
            return
        (before, design), bets = self._asked, self.bets
        self._asked = None
        self.take_back()
        if result.brief != before.brief or result.design != design:
            return
        outcomes = outcomes_of(before, result)
        self._made += len(bets)
        self._right += sum(bets.get(outcome.check) == outcome.became for outcome in outcomes)
        self.revealed.emit(Reveal(before, result, outcomes, bets, self._right, self._made))

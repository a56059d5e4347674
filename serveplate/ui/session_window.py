"""A window on a session: the panels and their places, and what the session tells them."""

from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt, Slot
from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QMainWindow, QScrollArea, QWidget
from shiboken6 import isValid

from serveplate.files.designs import Designs
from serveplate.simulator.brief import Brief
from serveplate.simulator.calibration import Comparison
from serveplate.simulator.design import Design
from serveplate.simulator.space import Space
from serveplate.simulator.study import Result, Study
from serveplate.ui import words
from serveplate.ui.actions import Menus, add_lever_actions
from serveplate.ui.arrangement import Arrangement
from serveplate.ui.briefs_view import BriefsView
from serveplate.ui.lesson_view import LessonView
from serveplate.ui.making import named
from serveplate.ui.map_view import MapView
from serveplate.ui.measured import Measured
from serveplate.ui.messages import announce
from serveplate.ui.prediction import Prediction, Reveal
from serveplate.ui.records_view import RecordsView
from serveplate.ui.run_views import MeasuredView, RunView, run_views
from serveplate.ui.saved_designs import SavedDesignsPanel
from serveplate.ui.session import Session
from serveplate.ui.theme import Appearance
from serveplate.ui.translation import brief_text, joined, said, tr
from serveplate.ui.trust_view import TrustView

_SMALLEST = QSize(480, 360)


class SessionWindow(QMainWindow):
    """Shows a session. Its own actions are the few that anybody may have; menus are a subclass's.

    Args:
        session: what the person works on; it becomes the window's.
        store: where passing designs are kept.
        briefs: the folder of the person's own briefs; None for none.
        predict_first: whether a move waits until it is bet on.
        show_map: whether the map is open from the start.

    Attributes:
        session: what the person works on.
        messages: where things are said.
        undo_action, redo_action, reset_action: enabled where they can be used.
    """

    def __init__(
        self,
        session: Session,
        store: Designs,
        appearance: Appearance,
        briefs: Path | None = None,
        *,
        predict_first: bool = False,
        show_map: bool = False,
    ) -> None:
        super().__init__()
        self.setObjectName("mainWindow")
        self.session = session
        session.setParent(self)
        self._store = store
        self._appearance = appearance
        self._briefs_folder = briefs
        self._saved = False
        self._lines = ("", "")
        self._retired: list[QWidget] = []
        self.setWindowTitle("Serveplate")
        self._prediction = Prediction(session, predict_first)
        self._told: Reveal | None = None
        self._measured = Measured(session)
        self._reveals_map = show_map
        self._pixel_ratio = self.devicePixelRatioF()

    # What is in the window

    def _fill(self) -> None:
        """Make what is in the window, once the subclass is whole."""
        self._build()
        self._follow_session()
        self._saved_designs.refresh()

    def _build(self) -> None:
        """Make all that shows words."""
        self._lay_out()
        self._make_menus()
        self._connect()

    @Slot()
    def rebuild(self) -> None:
        """Make it all anew, in the language and the text size that hold now, on the same session.

        The open view, how far views are read, the keyboard's place, the scrolled height, the warnings, a move that
        waits for its bets and what was told of one stay.
        """
        opened = self._drawer.view_name if self._drawer.is_open else None
        unmade, places = self._drawer.unmade_views, self._drawer.places
        focused = QApplication.focusWidget()
        name = focused.objectName() if focused is not None and self.isAncestorOf(focused) else ""
        ringed = getattr(focused, "shows_ring", False)
        self._reveals_map = self._reveals_map or (self._map is not None and self._map.is_revealed)
        warnings, height = self.messages.warnings, self._scroll.verticalScrollBar().value()
        told = self._told if self._panels.predict.is_telling else None
        # Kept until Qt has deleted them: Python would delete what is nobody's in the midst of anything.
        self._retired = [each for each in self._retired if isValid(each)]
        for old in (self.takeCentralWidget(), self.menuBar()):
            old.setParent(None)  # at once: its shortcuts must not contend with the new ones
            old.deleteLater()
            self._retired.append(old)
        self._build()
        self._drawer.make_views(but=unmade)
        self._scroll.show()  # else only in the next turn of the event loop
        self.session.tell()
        self._saved_designs.refresh()
        if told is not None:
            self._panels.predict.tell(told)
        elif self._prediction.considered is not None:
            self._on_considered(self._prediction.considered)
            self._panels.predict.show_bets(self._prediction.bets)
        for warning in warnings:
            self.messages.warn(warning)
        if opened is not None:
            self._drawer.open(opened)
        self._drawer.return_to(places)
        there = self.findChild(QWidget, name) if name else None
        if there is not None:
            reasons = Qt.FocusReason
            there.setFocus(reasons.ShortcutFocusReason if ringed else reasons.OtherFocusReason)
        self._scroll.verticalScrollBar().setValue(height)

    def _lay_out(self) -> None:
        self._panels = Arrangement(self._appearance)
        self.messages = self._panels.messages
        self._drawer = self._panels.drawer
        self._saved_designs = SavedDesignsPanel(self.session, self._store)
        for name, title, make in run_views(self._appearance):
            self._drawer.add_view_later(name, title, make)
        self._map: MapView | None = None
        self._drawer.add_view_later("map", tr("Map"), self._make_map)
        self._records: RecordsView | None = None
        self._drawer.add_view_later("records", tr("Records"), self._make_records)
        self._trust: TrustView | None = None
        self._drawer.add_view_later("trust", tr("Trust"), self._make_trust)
        self._drawer.add_view("saved_designs", tr("Saved"), self._saved_designs)
        self._briefs = BriefsView(
            self._appearance,
            self._briefs_folder,
            self._saved_designs.designs_of,
        )
        self._drawer.add_view("briefs", tr("Briefs"), self._briefs)
        self._drawer.add_view_later("lesson", tr("Lesson"), lambda: LessonView(self._appearance))
        # A screen smaller than the contents scrolls them; nothing is cut.
        self._scroll = named(QScrollArea(), "scroll_area")
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(self._panels)
        self.setCentralWidget(self._scroll)
        self.setMinimumSize(_SMALLEST)

    def _make_map(self) -> MapView:
        self._map = MapView(self._appearance)
        self._map.design_chosen.connect(self._prediction.choose)
        self._map.show_current(self.session.design)
        self._show_space(self._space())
        if self._reveals_map:
            self._map.reveal()
        return self._map

    def _make_records(self) -> RecordsView:
        self._records = RecordsView(self._appearance)
        self._show_space(self._space())
        return self._records

    def _make_trust(self) -> TrustView:
        self._trust = TrustView(self._appearance)
        self._trust.wanted.connect(self.session.background.compare)
        return self._trust

    def _space(self) -> Space:
        """As much of the brief's map as is done."""
        return self.session.background.space or Space(self.session.brief, ())

    def _make_menus(self) -> None:
        """No menus: only the keys that a visitor may need, each of them named here."""
        menus, session = Menus(self), self.session
        self._bet_actions: tuple[QAction, ...] = ()
        self.undo_action = menus.add(self, "undo", tr("&Undo"), self._undo, shortcuts=("Ctrl+Z",))
        self.redo_action = menus.add(self, "redo", tr("&Redo"), session.redo, shortcuts=("Ctrl+Shift+Z", "Ctrl+Y"))
        self.reset_action = menus.add(self, "reset", tr("Re&set to the start"), session.reset, shortcuts=("Ctrl+R",))
        add_lever_actions(menus, self, self._panels.levers.focus_lever)
        menus.add(self, "saved_designs", tr("&Saved designs"), self.show_saved_designs, shortcuts=("Ctrl+D",))
        menus.add(self, "close_view", tr("&Close the views"), self._on_escape, shortcuts=("Esc",))
        menus.add(self, "lesson", tr("&Lesson"), self.show_lesson, shortcuts=("F1",))

    def _follow_session(self) -> None:
        """Connect what outlives the panels."""
        session = self.session
        session.brief_changed.connect(self._on_brief)
        session.design_changed.connect(self._on_design)
        session.result_changed.connect(self._on_result)
        session.history_changed.connect(self._on_history)
        session.cancelled.connect(self._on_cancelled)
        session.failed.connect(self._warn)
        session.kept.connect(self._on_kept)
        session.not_kept.connect(self._on_not_kept)
        session.background.study_changed.connect(self._on_study)
        session.background.space_changed.connect(self._show_space)
        session.background.compared.connect(self._on_compared)
        self._measured.changed.connect(self._show_measured)
        self._prediction.considered_changed.connect(self._on_considered)
        self._prediction.revealed.connect(self._on_revealed)
        self._appearance.zoom_changed.connect(self.rebuild)

    def _connect(self) -> None:
        session, levers = self.session, self._panels.levers
        session.busy_changed.connect(self._panels.limits.set_busy)
        session.progress_changed.connect(self._panels.limits.set_progress)
        self._panels.limits.cancel_pressed.connect(session.cancel)
        prediction, card = self._prediction, self._panels.predict
        levers.lever_moved.connect(prediction.move_lever)
        card.bet_made.connect(prediction.bet)
        card.wanted.connect(prediction.make_move)
        card.taken_back.connect(prediction.take_back)
        self._on_considered(None)
        levers.undo_button.clicked.connect(self._undo)
        levers.redo_button.clicked.connect(session.redo)
        levers.reset_button.clicked.connect(session.reset)
        self._saved_designs.count_changed.connect(self._on_saved_count)
        self._briefs.chosen.connect(session.open_brief)
        self._briefs.problem.connect(self.messages.warn)
        self._saved_designs.note.connect(self.messages.note)
        self._saved_designs.problem.connect(self.messages.warn)
        self._drawer.view_opened.connect(self._on_view)

    @Slot(str)
    def _warn(self, sentence: str) -> None:
        self.messages.warn(sentence)

    def make_views(self) -> None:
        """Make the views that nobody has opened yet, so that they can be found by their names."""
        self._drawer.make_views()

    def focus_first_lever(self) -> None:
        """Put the keyboard where work begins; without a ring, which is for whoever came by keyboard."""
        self._panels.levers.rows[0].focus_checked(Qt.FocusReason.OtherFocusReason)

    # What the session tells

    @Slot(object)
    def _on_brief(self, brief: Brief) -> None:
        self._panels.header.show_brief(brief)
        self._panels.levers.show_levers(brief)
        self._briefs.show_current(brief)
        self._show_space(Space(brief, ()))
        self.setWindowTitle(f"{brief_text(self.session.brief.name)} \N{EN DASH} Serveplate")

    @Slot(object)
    def _on_design(self, design: Design) -> None:
        self._panels.levers.show_design(design)
        self._panels.predict.end_telling()
        if self._map is not None:
            self._map.show_current(design)
        self.messages.clear_note()

    @Slot(object)
    def _on_considered(self, design: Design | None) -> None:
        """A move waits for its bets, or none does: the levers show it, the bars what is still so."""
        for action in self._bet_actions:
            action.setEnabled(design is not None)
        if design is None:
            self._panels.predict.hide()
        elif self.session.result is not None:
            self._panels.predict.ask(self.session.result, design)
        if self._panels.levers.rows:
            self._panels.levers.show_design(design or self.session.design)

    @Slot(object)
    def _on_revealed(self, reveal: Reveal) -> None:
        self._told = reveal
        self._panels.predict.tell(reveal)

    @Slot(object)
    def _on_result(self, result: Result) -> None:
        self._saved = False
        previous = self.session.previous
        self._panels.limits.show_result(result, previous)
        self._panels.capacity.show_result(result, previous)
        self._show_words(result)
        self._show_measured()
        if not result.grade.passed:
            self._announce_words()

    @Slot()
    def _show_measured(self) -> None:
        """Mark what was measured of the design whose result is shown."""
        self._panels.limits.show_measurement(self._measured.current)
        self._panels.capacity.show_measurement(self._measured.current)
        self._show_run()

    @Slot(object)
    def _on_compared(self, comparisons: tuple[Comparison, ...]) -> None:
        if self._trust is not None:
            self._trust.show_compared(comparisons)

    @Slot(object)
    def _on_study(self, study: Study) -> None:
        self._panels.limits.show_study(study)
        self._panels.result.show_study(study)

    @Slot(object)
    def _show_space(self, space: Space) -> None:
        saved = self._saved_designs.designs_of(space.brief)
        if self._map is not None:
            self._map.show_points(space, rests=self.session.background.rests)
            self._map.show_saved(saved)
        if self._records is not None:
            self._records.show_records(space, saved)

    @Slot(object)
    def _on_kept(self, result: Result) -> None:
        self._saved_designs.show_kept(result)
        if result is self.session.result:
            self._saved = True
            self._show_words(result)
            self._announce_words()

    @Slot()
    def _on_cancelled(self) -> None:
        self.messages.note(tr("The simulation was cancelled. Redo, or any lever, starts one again."))

    @Slot(str)
    def _on_not_kept(self, why: str) -> None:
        self._announce_words()
        self.messages.warn(tr("{sentence}.", sentence=said(why)))

    @Slot()
    def _on_history(self) -> None:
        for controls, possible in (
            ((self.undo_action, self._panels.levers.undo_button), self.session.can_undo),
            ((self.redo_action, self._panels.levers.redo_button), self.session.can_redo),
            ((self.reset_action, self._panels.levers.reset_button), self.session.can_reset),
        ):
            for control in controls:
                control.setEnabled(possible)

    def _follow_saved(self) -> None:
        """A sentence that says that the design is saved must not outlive its file, nor miss its return."""
        result = self.session.result
        if result is None:
            return
        saved = result.grade.passed and result.design in self._saved_designs.designs_of(result.brief)
        if saved != self._saved:
            self._saved = saved
            self._show_words(result)

    def _show_run(self) -> None:
        view: object = self._drawer.view
        if isinstance(view, MeasuredView):
            view.show_measurement(self._measured.current)
        if isinstance(view, RunView) and self.session.result is not None:
            view.show_result(self.session.result, self.session.previous)

    def _show_words(self, result: Result) -> None:
        previous = self.session.previous
        self._lines = words.change_lines(previous, result, self._saved, self.session.reached_by)
        self._panels.result.show_result(result, self._lines)

    def _announce_words(self) -> None:
        announce(self._panels.result, joined(*self._lines))

    # What the person does

    @Slot()
    def _undo(self) -> None:
        """Take back the move that waits for its bets, if one does, else go back one step."""
        if self._prediction.considered is not None:
            self._prediction.take_back()
        else:
            self.session.undo()

    @Slot()
    def show_saved_designs(self) -> None:
        """Open the drawer on the saved designs."""
        self._drawer.open("saved_designs")
        self._focus_view("saved_designs")

    @Slot()
    def show_lesson(self) -> None:
        """Open the drawer on the lesson."""
        self._drawer.open("lesson")
        self._focus_view("lesson_view")

    @Slot()
    def _on_escape(self) -> None:
        if self._drawer.is_open:
            self._drawer.close_view()
        else:
            self._panels.predict.end_telling()

    @Slot(int)
    def _on_saved_count(self, count: int) -> None:
        self._follow_saved()
        self._briefs.show_progress()
        self._show_space(self._space())
        title = tr("Saved  \N{MIDDLE DOT}  {count}", count=count) if count else tr("Saved")
        self._drawer.set_title("saved_designs", title)

    @Slot(str)
    def _on_view(self, name: str) -> None:
        if name == "saved_designs":
            self._saved_designs.refresh()
        elif name == "briefs":
            self._briefs.refresh()
        self._show_run()

    def _focus_view(self, name: str) -> None:
        view = self.findChild(QWidget, name)
        if view is not None and view.isVisibleTo(self):
            view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    # What Qt tells

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous() and self._panels.is_tall:
            self._drawer.open("lesson")

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._saved_designs.refresh()
        elif event.type() == QEvent.Type.ThemeChange:
            self._appearance.follow_system_font()

    def event(self, event: QEvent) -> bool:
        # Told also when the window is first shown, or put into another: then nothing has changed.
        if event.type() == QEvent.Type.DevicePixelRatioChange and self.devicePixelRatioF() != self._pixel_ratio:
            self._pixel_ratio = self.devicePixelRatioF()
            self._appearance.redraw()
        return super().event(event)

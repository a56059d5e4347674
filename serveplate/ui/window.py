"""The main window: the panels and their places, the menus, and what is said to the person."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt, Slot
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QKeySequence, QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QMainWindow, QScrollArea, QTextEdit, QWidget

from serveplate.files.atomic import one_line
from serveplate.files.designs import Designs
from serveplate.files.measurements import ServerMeasurement
from serveplate.files.places import briefs_folder, log_file
from serveplate.files.settings import Settings
from serveplate.files.text import design_text
from serveplate.simulator.brief import Brief
from serveplate.simulator.calibration import Comparison
from serveplate.simulator.design import Design
from serveplate.simulator.space import Space
from serveplate.simulator.study import Result, Study
from serveplate.ui import words
from serveplate.ui.about import AboutDialog
from serveplate.ui.actions import Menus, add_language_actions, add_lever_actions
from serveplate.ui.arrangement import Arrangement
from serveplate.ui.brief_actions import BriefActions, OpenDialog
from serveplate.ui.briefs_view import BriefsView
from serveplate.ui.design_codes import CodeActions
from serveplate.ui.export_actions import ExportActions, SaveDialog
from serveplate.ui.lesson_view import LessonView
from serveplate.ui.look_actions import LookActions
from serveplate.ui.making import named
from serveplate.ui.map_view import MapView
from serveplate.ui.measured import Measured, MeasuredActions
from serveplate.ui.measured_words import loaded_words
from serveplate.ui.messages import announce
from serveplate.ui.prediction import Prediction, Reveal
from serveplate.ui.preferences import Preferences
from serveplate.ui.records_view import RecordsView
from serveplate.ui.run_views import MeasuredView, RunView, run_views
from serveplate.ui.saved_designs import SavedDesignsPanel
from serveplate.ui.server_dialog import ServerActions
from serveplate.ui.session import Session
from serveplate.ui.theme import Appearance
from serveplate.ui.translation import brief_text, joined, said, speak, tr
from serveplate.ui.trust_view import TrustView

_SMALLEST = QSize(480, 360)


class MainWindow(QMainWindow):
    """Shows a session.

    Attributes:
        session: what the person works on.
        messages: where things are said.
    """

    def __init__(
        self,
        session: Session,
        store: Designs,
        appearance: Appearance,
        config: Path | None,
        settings: Settings,
        show_map: bool = False,
        language: str | None = None,
    ) -> None:
        super().__init__()
        self.setObjectName("mainWindow")
        self.session = session
        session.setParent(self)
        self._store = store
        self._appearance = appearance
        self._config = config
        self._language = language or settings.language
        self._saved = False
        self._lines = ("", "")
        self.setWindowTitle("Serveplate")
        self._preferences = Preferences(config, settings, self._warn)
        self._prediction = Prediction(session, settings.predict_first)
        self._measured = Measured(session)
        self._reveals_map = show_map
        self._build()
        self._follow_session()
        self._preferences.restore_size(self)
        self._saved_designs.refresh()
        self._warn_of_read_only_home()

    # What is in the window

    def _build(self) -> None:
        """Make all that shows words."""
        self._lay_out()
        self._make_menus()
        self._connect()

    @Slot()
    def rebuild(self) -> None:
        """Make it all anew, in the language and the text size that hold now, on the same session.

        The open view, the keyboard's place, the scrolled height and the warnings stay.
        """
        opened = self._drawer.view_name if self._drawer.is_open else None
        focused = QApplication.focusWidget()
        name = focused.objectName() if focused is not None and self.isAncestorOf(focused) else ""
        ringed = getattr(focused, "shows_ring", False)
        self._reveals_map = self._reveals_map or (self._map is not None and self._map.is_revealed)
        warnings, height = self.messages.warnings, self._scroll.verticalScrollBar().value()
        for old in (self.takeCentralWidget(), self.menuBar()):
            old.setParent(None)  # at once: its shortcuts must not contend with the new ones
            old.deleteLater()
        self._build()
        self.make_views()
        self._scroll.show()  # else only in the next turn of the event loop
        self.session.tell()
        self._saved_designs.refresh()
        for warning in warnings:
            self.messages.warn(warning)
        if opened is not None:
            self._drawer.open(opened)
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
        self._trust = TrustView(self._appearance)
        self._drawer.add_view("trust", tr("Trust"), self._trust)
        self._drawer.add_view("saved_designs", tr("Saved"), self._saved_designs)
        self._briefs = BriefsView(
            self._appearance,
            None if self._config is None else briefs_folder(self._config),
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
        self._map.design_chosen.connect(self.session.load)
        self._map.show_current(self.session.design)
        self._show_space(self._space())
        if self._reveals_map:
            self._map.reveal()
        return self._map

    def _make_records(self) -> RecordsView:
        self._records = RecordsView(self._appearance)
        self._show_space(self._space())
        return self._records

    def _space(self) -> Space:
        """As much of the brief's map as is done."""
        return self.session.background.space or Space(self.session.brief, ())

    def _make_menus(self) -> None:
        keys, roles, menus = QKeySequence.StandardKey, QAction.MenuRole, Menus(self)
        file = menus.add_menu("file", tr("&File"))
        ExportActions(
            menus,
            file,
            self.session,
            self._appearance,
            self._shown_view,
            warn=self.messages.warn,
            note=self.messages.note,
            ask_path=SaveDialog(self),
        )
        file.addSeparator()
        ServerActions(menus, file, self.session, self)
        MeasuredActions(
            menus,
            file,
            self._measured,
            self.session,
            warn=self.messages.warn,
            loaded=self._on_measurement_loaded,
            ask_open=OpenDialog(self, tr("Load a measurement"), tr("Results (*.json)")),
        )
        file.addSeparator()
        menus.add(file, "quit", tr("&Quit"), self.close, shortcuts=("Ctrl+Q",), role=roles.QuitRole)
        edit = menus.add_menu("edit", tr("&Edit"))
        session = self.session
        self.undo_action = menus.add(edit, "undo", tr("&Undo"), session.undo, shortcuts=("Ctrl+Z",))
        self.redo_action = menus.add(edit, "redo", tr("&Redo"), session.redo, shortcuts=("Ctrl+Shift+Z", "Ctrl+Y"))
        edit.addSeparator()
        self.copy_action = menus.add(edit, "copy", tr("&Copy"), self.copy, shortcuts=(keys.Copy,))
        CodeActions(menus, edit, session, self.messages, self)
        own = None if self._config is None else briefs_folder(self._config)
        brief = menus.add_menu("brief", tr("&Brief"))
        menus.add(brief, "briefs", tr("&Choose a brief"), self.show_briefs, shortcuts=("Ctrl+B",))
        brief.addSeparator()
        BriefActions(
            menus,
            brief,
            session,
            self._appearance,
            self,
            warn=self.messages.warn,
            note=self.messages.note,
            ask_open=OpenDialog(self, tr("Open a brief"), tr("Briefs (*.toml)"), own),
            ask_save=SaveDialog(self, own),
        )
        design = menus.add_menu("design", tr("&Design"))
        self.reset_action = menus.add(design, "reset", tr("Re&set to the start"), session.reset, shortcuts=("Ctrl+R",))
        design.addSeparator()
        add_lever_actions(menus, design, self._panels.levers.focus_lever)
        design.addSeparator()
        predict = menus.add(design, "predict_first", tr("&Predict first"), self.set_predict_first, checkable=True)
        predict.setChecked(self._preferences.settings.predict_first)
        self._bet_actions: tuple[QAction, ...] = (
            menus.add(design, "focus_bets", tr("&Go to the bets"), self._panels.predict.focus_bets, shortcuts=("6",)),
            menus.add(
                design,
                "make_move",
                tr("See what &happens"),
                self._prediction.make_move,
                shortcuts=("Ctrl+Return", "Ctrl+Enter"),
            ),
        )
        view = menus.add_menu("view", tr("&View"))
        menus.add(view, "saved_designs", tr("&Saved designs"), self.show_saved_designs, shortcuts=("Ctrl+D",))
        menus.add(view, "close_view", tr("&Close the views"), self._on_escape, shortcuts=("Esc",))
        view.addSeparator()
        add_language_actions(menus, menus.add_menu("language", tr("Lan&guage"), view), self._language, self._say_in)
        LookActions(menus, view, self._appearance, self._preferences)
        view.addSeparator()
        self._full_screen_action = menus.add(
            view, "full_screen", tr("&Full screen"), self.toggle_full_screen, shortcuts=("F11",), checkable=True
        )
        help_menu = menus.add_menu("help", tr("&Help"))
        menus.add(help_menu, "lesson", tr("&Lesson"), self.show_lesson, shortcuts=("F1",))
        menus.add(help_menu, "about", tr("&About Serveplate"), self.show_about, role=roles.AboutRole)

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
        levers.undo_button.clicked.connect(session.undo)
        levers.redo_button.clicked.connect(session.redo)
        levers.reset_button.clicked.connect(session.reset)
        self._saved_designs.count_changed.connect(self._on_saved_count)
        self._briefs.chosen.connect(session.open_brief)
        self._briefs.problem.connect(self.messages.warn)
        self._saved_designs.note.connect(self.messages.note)
        self._saved_designs.problem.connect(self.messages.warn)
        self._drawer.view_opened.connect(self._on_view)
        self._trust.wanted.connect(session.background.compare)

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

    def _on_measurement_loaded(self, measured: ServerMeasurement) -> None:
        self.messages.note(one_line(loaded_words(measured)))

    @Slot(object)
    def _on_compared(self, comparisons: tuple[Comparison, ...]) -> None:
        self._trust.show_compared(comparisons)

    @Slot(object)
    def _on_study(self, study: Study) -> None:
        self._panels.limits.show_study(study)
        self._panels.result.show_study(study)

    @Slot(object)
    def _show_space(self, space: Space) -> None:
        saved = self._saved_designs.designs_of(space.brief)
        if self._map is not None:
            self._map.show_points(space)
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

    def _shown_view(self) -> tuple[QWidget, str]:
        """What a picture shows: the open view, else the bars."""
        view = self._drawer.view or self._panels.limits
        return view, view.accessibleName()

    def _show_run(self) -> None:
        view: object = self._drawer.view
        if isinstance(view, MeasuredView):
            view.show_measurement(self._measured.current)
        if isinstance(view, RunView) and self.session.result is not None:
            view.show_result(self.session.result, self.session.previous)

    def _show_words(self, result: Result) -> None:
        previous = self.session.previous
        self._lines = words.change_lines(previous, result, self._saved, self.session.reached_by)
        self._panels.result.show_result(result, previous, self._lines)

    def _announce_words(self) -> None:
        announce(self._panels.result, joined(*self._lines))

    # What the person does

    @Slot()
    def copy(self) -> None:
        """Copy the text that is selected, else the design as text."""
        focused = QApplication.focusWidget()
        if isinstance(focused, QTextEdit) and focused.textCursor().hasSelection():
            focused.copy()
        elif isinstance(focused, QLabel) and focused.hasSelectedText():
            QGuiApplication.clipboard().setText(focused.selectedText())
        elif self.session.result is not None:
            QGuiApplication.clipboard().setText(design_text(self.session.result))
            self.messages.note(tr("The design is copied as text."))

    @Slot()
    def show_saved_designs(self) -> None:
        """Open the drawer on the saved designs."""
        self._drawer.open("saved_designs")
        self._focus_view("saved_designs")

    @Slot()
    def show_briefs(self) -> None:
        """Open the drawer on the briefs."""
        self._drawer.open("briefs")
        self._focus_view("briefs_table")

    @Slot()
    def show_lesson(self) -> None:
        """Open the drawer on the lesson."""
        self._drawer.open("lesson")
        self._focus_view("lesson_view")

    @Slot()
    def show_about(self) -> None:
        """Open the About box, beside which the window goes on."""
        AboutDialog(self._config, self).open()

    @Slot()
    def toggle_full_screen(self) -> None:
        """Fill the screen, or stop."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    @Slot(QAction)
    def _say_in(self, action: QAction) -> None:
        self.choose_language(action.data())

    def choose_language(self, choice: str) -> None:
        """Say everything in a language from now on, and keep the choice: one of ``languages.choices()``."""
        self._language = choice
        self._preferences.keep(replace(self._preferences.settings, language=choice))
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        speak(app, choice)
        self.rebuild()

    @Slot(bool)
    def set_predict_first(self, on: bool) -> None:
        """Let a move wait until it is bet on, or not, and keep the choice."""
        self._prediction.set_enabled(on)
        self._preferences.keep(replace(self._preferences.settings, predict_first=on))

    @Slot(str)
    def on_exception(self, what: str) -> None:
        """Say that something went wrong that nobody expected."""
        self.messages.warn(
            tr("Something went wrong: {what}. The details are in the log, {log}.", what=what, log=log_file())
        )

    @Slot()
    def _on_escape(self) -> None:
        if self._drawer.is_open:
            self._drawer.close_view()
        elif self.isFullScreen():
            self.toggle_full_screen()

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
        if event.type() == QEvent.Type.WindowStateChange:
            self._full_screen_action.setChecked(self.isFullScreen())
        elif event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._saved_designs.refresh()
        elif event.type() == QEvent.Type.ThemeChange:
            self._appearance.follow_system_font()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._appearance.redraw()
        return super().event(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.session.close()
        self._preferences.keep_size(self)
        super().closeEvent(event)

    def _warn_of_read_only_home(self) -> None:
        """Say early that designs can't be kept, where that shows without making the folder."""
        trouble = self._store.early_trouble()
        if trouble:
            self.messages.warn(tr("{sentence}.", sentence=said(trouble)))

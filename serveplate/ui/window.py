"""The main window: its menus, its preferences, and what the person does with them."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QTextEdit, QWidget

from serveplate.files.atomic import one_line
from serveplate.files.designs import Designs
from serveplate.files.measurements import ServerMeasurement
from serveplate.files.places import briefs_folder, log_file
from serveplate.files.settings import Settings
from serveplate.files.text import design_text
from serveplate.ui.about import AboutDialog
from serveplate.ui.actions import Menus, add_language_actions, add_lever_actions
from serveplate.ui.brief_actions import BriefActions, OpenDialog
from serveplate.ui.design_codes import CodeActions
from serveplate.ui.export_actions import ExportActions, SaveDialog
from serveplate.ui.look_actions import LookActions
from serveplate.ui.measured import MeasuredActions
from serveplate.ui.measured_words import loaded_words
from serveplate.ui.preferences import Preferences
from serveplate.ui.server_dialog import ServerActions
from serveplate.ui.session import Session
from serveplate.ui.session_window import SessionWindow
from serveplate.ui.theme import Appearance
from serveplate.ui.translation import brief_text, said, speak, tr


class MainWindow(SessionWindow):
    """A person's own window: what there is to do beside the levers, and what is remembered.

    Args:
        config: the folder of preferences, designs and briefs.
        settings: the preferences that were kept.
        language: one of ``languages.choices()``; the kept preference when not given.
    """

    def __init__(
        self,
        session: Session,
        store: Designs,
        appearance: Appearance,
        config: Path,
        settings: Settings,
        show_map: bool = False,
        language: str | None = None,
    ) -> None:
        super().__init__(
            session,
            store,
            appearance,
            briefs_folder(config),
            predict_first=settings.predict_first,
            show_map=show_map,
        )
        self._config = config
        self._language = language or settings.language
        self._preferences = Preferences(config, settings, self._warn)
        self._fill()
        self._preferences.restore_size(self)
        self._warn_of_read_only_home()

    def _make_menus(self) -> None:
        menus = Menus(self)
        self._fill_file_menu(menus, menus.add_menu("file", tr("&File")))
        self._fill_edit_menu(menus, menus.add_menu("edit", tr("&Edit")))
        self._fill_brief_menu(menus, menus.add_menu("brief", tr("&Brief")))
        self._fill_design_menu(menus, menus.add_menu("design", tr("&Design")))
        self._fill_view_menu(menus, menus.add_menu("view", tr("&View")))
        help_menu = menus.add_menu("help", tr("&Help"))
        menus.add(help_menu, "lesson", tr("&Lesson"), self.show_lesson, shortcuts=("F1",))
        about = tr("&About Serveplate")
        menus.add(help_menu, "about", about, self.show_about, role=QAction.MenuRole.AboutRole)

    def _fill_file_menu(self, menus: Menus, file: QMenu) -> None:
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
        menus.add(file, "quit", tr("&Quit"), self.close, shortcuts=("Ctrl+Q",), role=QAction.MenuRole.QuitRole)

    def _fill_edit_menu(self, menus: Menus, edit: QMenu) -> None:
        session = self.session
        self.undo_action = menus.add(edit, "undo", tr("&Undo"), self._undo, shortcuts=("Ctrl+Z",))
        self.redo_action = menus.add(edit, "redo", tr("&Redo"), session.redo, shortcuts=("Ctrl+Shift+Z", "Ctrl+Y"))
        edit.addSeparator()
        menus.add(edit, "copy", tr("&Copy"), self.copy, shortcuts=(QKeySequence.StandardKey.Copy,))
        CodeActions(menus, edit, session, self.messages, self)

    def _fill_brief_menu(self, menus: Menus, brief: QMenu) -> None:
        own = self._briefs_folder
        menus.add(brief, "briefs", tr("&Choose a brief"), self.show_briefs, shortcuts=("Ctrl+B",))
        brief.addSeparator()
        BriefActions(
            menus,
            brief,
            self.session,
            self._appearance,
            self,
            warn=self.messages.warn,
            note=self.messages.note,
            ask_open=OpenDialog(self, tr("Open a brief"), tr("Briefs (*.toml)"), own),
            ask_save=SaveDialog(self, own),
        )

    def _fill_design_menu(self, menus: Menus, design: QMenu) -> None:
        reset = self.session.reset
        self.reset_action = menus.add(design, "reset", tr("Re&set to the start"), reset, shortcuts=("Ctrl+R",))
        design.addSeparator()
        add_lever_actions(menus, design, self._panels.levers.focus_lever)
        design.addSeparator()
        predict = menus.add(design, "predict_first", tr("&Predict first"), self.set_predict_first, checkable=True)
        predict.setChecked(self._preferences.settings.predict_first)
        self._bet_actions = (
            menus.add(design, "focus_bets", tr("&Go to the bets"), self._panels.predict.focus_bets, shortcuts=("6",)),
            menus.add(
                design,
                "make_move",
                tr("See what &happens"),
                self._prediction.make_move,
                shortcuts=("Ctrl+Return", "Ctrl+Enter"),
            ),
        )

    def _fill_view_menu(self, menus: Menus, view: QMenu) -> None:
        menus.add(view, "saved_designs", tr("&Saved designs"), self.show_saved_designs, shortcuts=("Ctrl+D",))
        menus.add(view, "close_view", tr("&Close the views"), self._on_escape, shortcuts=("Esc",))
        view.addSeparator()
        add_language_actions(menus, menus.add_menu("language", tr("Lan&guage"), view), self._language, self._say_in)
        LookActions(menus, view, self._appearance, self._preferences)
        view.addSeparator()
        self._full_screen_action = menus.add(
            view, "full_screen", tr("&Full screen"), self.toggle_full_screen, shortcuts=("F11",), checkable=True
        )

    def _on_measurement_loaded(self, measured: ServerMeasurement) -> None:
        self.messages.note(one_line(loaded_words(measured)))

    @Slot()
    def copy(self) -> None:
        """Copy the text that is selected, else the design as text."""
        focused = QApplication.focusWidget()
        if isinstance(focused, QTextEdit) and focused.textCursor().hasSelection():
            focused.copy()
        elif isinstance(focused, QLabel) and focused.hasSelectedText():
            QGuiApplication.clipboard().setText(focused.selectedText())
        elif self.session.result is not None:
            QGuiApplication.clipboard().setText(design_text(self.session.result, said, brief_text))
            self.messages.note(tr("The design is copied as text."))

    @Slot()
    def show_briefs(self) -> None:
        """Open the drawer on the briefs."""
        self._drawer.open("briefs")
        self._focus_view("briefs_table")

    @Slot()
    def show_about(self) -> None:
        """Open the About box, beside which the window goes on."""
        AboutDialog(self._config, self).open()

    @Slot()
    def toggle_full_screen(self) -> None:
        """Fill the screen, or stop."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    @Slot()
    def _on_escape(self) -> None:
        if self._drawer.is_open or self._panels.predict.is_telling or not self.isFullScreen():
            super()._on_escape()
        else:
            self.toggle_full_screen()

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

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self._full_screen_action.setChecked(self.isFullScreen())

    def closeEvent(self, event: QCloseEvent) -> None:
        self.session.close()
        self._preferences.keep_size(self)
        super().closeEvent(event)

    def _warn_of_read_only_home(self) -> None:
        """Say early that designs can't be kept, where that shows without making the folder."""
        trouble = self._store.early_trouble()
        if trouble:
            self.messages.warn(tr("{sentence}.", sentence=said(trouble)))

    def _shown_view(self) -> tuple[QWidget, str]:
        """What a picture shows: the open view, else the bars."""
        view = self._drawer.view or self._panels.limits
        return view, view.accessibleName()

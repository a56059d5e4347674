"""The levers: one row of segmented buttons for each."""

from typing import Any

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QSizePolicy, QToolButton, QVBoxLayout, QWidget

from serveplate.simulator.brief import Brief
from serveplate.simulator.design import LEVERS, Design, Lever
from serveplate.ui.card import HEADING_HEIGHT, Card
from serveplate.ui.design_words import (
    lever_help,
    lever_title,
    setting_label,
    setting_sentence,
    setting_short_label,
)
from serveplate.ui.icons import redo_icon, undo_icon
from serveplate.ui.labels import Span, StyledLabel
from serveplate.ui.making import nested, spaced
from serveplate.ui.segmented import Segment, SegmentedRow
from serveplate.ui.theme import CAPTION, Appearance, Density, Theme, px
from serveplate.ui.translation import tr

_LEAST_SPACE, _MOST_SPACE = 12, 44
_NAME_TO_BUTTONS = 6
_ICON_BUTTON_WIDTH, _TOUCH_GAP = 32, 8


class LeversPanel(Card):
    """The card of the levers.

    Attributes:
        lever_moved: Signal(str, object), a lever's name and the setting that a person chose.
        undo_button, redo_button, reset_button: what the window connects and enables.
    """

    lever_moved = Signal(str, object)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, tr("Design"), "levers_panel", parent, appearance.target(HEADING_HEIGHT))
        if appearance.touch:
            self.heading.setSpacing(px(_TOUCH_GAP))
        self.rows: list[SegmentedRow] = []
        self._above_rows: list[tuple[QWidget, ...]] = []
        self._lost_focus: int | None = None
        self.undo_button = self._tool_button("undo_button", tr("Undo"), tr("Go back one move"))
        self.redo_button = self._tool_button("redo_button", tr("Redo"), tr("Go forward to the move that was undone"))
        self.reset_button = self._tool_button("reset_button", tr("Reset"), tr("Go to the brief's starting server"))
        self.reset_button.setText(tr("Reset"))
        self.reset_button.setMinimumWidth(px(56))
        for button in (self.undo_button, self.redo_button):
            button.setFixedWidth(appearance.target(_ICON_BUTTON_WIDTH))
            button.setIconSize(QSize(px(16), px(16)))
        self._rows_box = nested(self.body, spaced(QVBoxLayout(), 0), 1)
        appearance.changed.connect(self._on_theme)
        self._on_theme(appearance.theme)

    @Slot(object)
    def show_levers(self, brief: Brief) -> None:
        """Make the rows that a brief offers. The keyboard stays on its lever, once a design is shown."""
        self._lost_focus = next((index for index, row in enumerate(self.rows) if row.has_focus), None)
        while (item := self._rows_box.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.setParent(None)
                widget.deleteLater()
        self.rows, self._above_rows = [], []
        for lever in LEVERS:
            above = (
                self._space(_LEAST_SPACE, _MOST_SPACE),
                self._label(lever),
                self._space(_NAME_TO_BUTTONS, _NAME_TO_BUTTONS),
            )
            for widget, stretch in zip(above, (1, 0, 0), strict=True):
                self._rows_box.addWidget(widget, stretch)
            self._above_rows.append(above)
            self._rows_box.addWidget(self._row(lever, getattr(brief.levers, lever.name)))
        self._rows_box.addStretch(1)
        self.set_density(self.density)

    @Slot(object)
    def show_design(self, design: Design) -> None:
        """Check the settings of a design. Tells nobody."""
        for lever, row in zip(LEVERS, self.rows, strict=True):
            row.show_setting(getattr(design, lever.name))
        if self._lost_focus is not None:
            self.focus_lever(self._lost_focus, Qt.FocusReason.OtherFocusReason)
            self._lost_focus = None

    def focus_lever(self, index: int, reason: Qt.FocusReason = Qt.FocusReason.ShortcutFocusReason) -> None:
        """Put the keyboard on a lever, counted from 0; the reason decides whether its ring is seen."""
        self.rows[index].focus_checked(reason)

    def show_only(self, index: int | None, *, named: bool = True) -> None:
        """Show one lever, or all: for whoever only looks on. Without its name if that is said elsewhere."""
        for place, (above, row) in enumerate(zip(self._above_rows, self.rows, strict=True)):
            shown = index in (None, place)
            row.setVisible(shown)
            for widget in above:
                widget.setVisible(shown and named)

    def set_density(self, density: Density) -> None:
        super().set_density(density)
        for row in self.rows:
            row.set_density(density)

    def _tool_button(self, name: str, label: str, tool_tip: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(name)
        button.setFixedHeight(self.appearance.target(HEADING_HEIGHT))
        button.setToolTip(tool_tip)
        button.setAccessibleName(label)
        self.heading.addWidget(button)
        return button

    def _space(self, least: int, most: int) -> QWidget:
        space = QWidget(self)
        space.setMinimumHeight(px(least))
        space.setMaximumHeight(px(most))
        space.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        return space

    def _label(self, lever: Lever) -> StyledLabel:
        label = StyledLabel(self.appearance, wrap=True, name=f"lever_{lever.name}_label")
        label.set_spans(
            Span(f"{lever_title(lever.name)} ", strong=True), Span(f" {lever_help(lever.name)}", "muted", CAPTION)
        )
        return label

    def _row(self, lever: Lever, settings: tuple[Any, ...]) -> SegmentedRow:
        segments = []
        for setting in settings:
            label = setting_label(lever.name, setting)
            segments.append(
                Segment(
                    setting=setting,
                    text=label,
                    short_text=setting_short_label(lever.name, setting),
                    object_name=f"lever_{lever.name}_{setting}",
                    accessible_name=tr("{lever}: {setting}", lever=lever_title(lever.name), setting=label),
                    accessible_description=lever_help(lever.name),
                    tool_tip=setting_sentence(lever.name, setting),
                )
            )
        row = SegmentedRow(segments, self.appearance, self)
        row.setObjectName(f"lever_{lever.name}")
        row.setAccessibleName(lever_title(lever.name))
        row.setProperty("lever", lever.name)
        row.chosen.connect(self._on_chosen)
        self.rows.append(row)
        return row

    @Slot(object)
    def _on_chosen(self, setting: Any) -> None:
        self.lever_moved.emit(self.sender().property("lever"), setting)

    @Slot(object)
    def _on_theme(self, theme: Theme) -> None:
        back, forward = undo_icon(theme), redo_icon(theme)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            back, forward = forward, back  # back is where one reads from
        self.undo_button.setIcon(back)
        self.redo_button.setIcon(forward)

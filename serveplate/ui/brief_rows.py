"""A row of the brief's form: a field with its unit, what it may be, and what is wrong with it."""

import re
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from serveplate.files.drafts import field_rule, from_text, to_text
from serveplate.simulator.brief import BriefError
from serveplate.simulator.design import Lever
from serveplate.ui.brief_fields import Field, FieldWords, choice_label, range_words, reading
from serveplate.ui.choice_box import ChoiceBox
from serveplate.ui.design_words import lever_help, lever_title, setting_label
from serveplate.ui.flow import Flow
from serveplate.ui.labels import Span, StyledLabel
from serveplate.ui.making import named, nested, spaced
from serveplate.ui.theme import CAPTION, Appearance, px
from serveplate.ui.tick_box import TickBox
from serveplate.ui.translation import joined, said, tr

BOX_HEIGHT = 32
"""Of a box with choices, in pixels at 100%: that of a field."""
_LABEL_WIDTH, _EDITOR_WIDTH, _CHOICE_WIDTH, _LONG_WIDTH, _START_WIDTH = 190, 200, 280, 400, 132
_ANY_WIDTH = 16_777_215
_CLAUSES = re.compile(r"\s*[;\N{FULLWIDTH SEMICOLON}\N{ARABIC SEMICOLON}]\s*")


class FieldRow(QWidget):
    """A label, an editor, and beneath them help or an error.

    Attributes:
        edited: Signal().
        field: its table and name.
        editor: what has the keyboard.
    """

    edited = Signal()

    def __init__(self, appearance: Appearance, field: Field, words: FieldWords, editor: QWidget) -> None:
        super().__init__()
        self.field, self.editor, self._words = field, editor, words
        self.rule = field_rule(*field)
        name = "_".join(filter(None, field))
        named(editor, f"field_{name}")
        label_words = tr("{label}, {unit}", label=words.label, unit=words.unit) if words.unit else words.label
        editor.setAccessibleName(label_words)
        label = StyledLabel(appearance, name=f"label_{name}", wrap=True)
        label.set_spans(Span(words.label), *([Span(f"  {words.unit}", "muted", CAPTION)] if words.unit else []))
        self._reading = StyledLabel(appearance, name=f"reading_{name}", wrap=True)
        self._note = StyledLabel(appearance, name=f"note_{name}", wrap=True)
        self._label, self._indent = label, QWidget()
        self._indent.setFixedWidth(px(_LABEL_WIDTH))
        column = spaced(QVBoxLayout(self), 3)
        self._top = nested(column, spaced(QHBoxLayout(), 12))
        self._top.addWidget(label)
        line = nested(self._top, spaced(QHBoxLayout(), 12), 1)
        line.addWidget(editor, 100)
        line.addWidget(self._reading)
        line.addStretch(1)
        under = nested(column, spaced(QHBoxLayout(), 12))
        under.addWidget(self._indent)
        under.addWidget(self._note, 1)
        self.set_narrow(False)
        self.show_error("")

    def set_narrow(self, narrow: bool) -> None:
        """Stand below one's label, or beside it."""
        _turn(self._top, narrow)
        self._indent.setVisible(not narrow)
        self._label.setMinimumWidth(0 if narrow else px(_LABEL_WIDTH))
        self._label.setMaximumWidth(_ANY_WIDTH if narrow else px(_LABEL_WIDTH))

    @property
    def value(self) -> Any:
        """What stands in the field, for the rule to check."""
        raise NotImplementedError

    def show_value(self, value: Any) -> None:
        """Put a value in the field. Tells nobody."""
        raise NotImplementedError

    def show_error(self, sentence: str) -> None:
        """Say what is wrong; the help when nothing is."""
        shown = self._problem(sentence) if sentence else self._help
        self._note.set_spans(Span(shown, "fail_text" if sentence else "muted", CAPTION))
        self.editor.setAccessibleDescription(shown)
        self.editor.setToolTip(shown)
        if self.editor.property("invalid") != bool(sentence):
            self.editor.setProperty("invalid", bool(sentence))
            self.editor.style().unpolish(self.editor)
            self.editor.style().polish(self.editor)

    @property
    def _help(self) -> str:
        if self.rule.kind not in ("number", "count"):
            return self._words.help
        return joined(self._words.help, range_words(self.rule))

    def _problem(self, sentence: str) -> str:
        """What may be; what is stands in the field."""
        value = self.value
        if self.rule.kind in ("number", "count") and isinstance(value, str) and "," in value:
            return tr("A comma is no part of a number here: write 0.5 and 1024.")
        try:
            self.rule.check("", value)
        except BriefError:
            return tr("This can't be used. {range}", range=range_words(self.rule))
        end = _CLAUSES.split(said(sentence))[-1]  # it contradicts another field
        return tr("{sentence}.", sentence=f"{end[:1].upper()}{end[1:]}")

    def _show_reading(self) -> None:
        self._reading.set_spans(Span(reading(self._words.unit, self.value), "muted", CAPTION))


class TextRow(FieldRow):
    """A text or a number."""

    def __init__(self, appearance: Appearance, field: Field, words: FieldWords) -> None:
        self._line = QLineEdit()
        super().__init__(appearance, field, words, self._line)
        self._line.setMaximumWidth(px(_LONG_WIDTH if self.rule.kind == "text" else _EDITOR_WIDTH))
        self._line.textEdited.connect(self._on_edited)

    @property
    def value(self) -> Any:
        return from_text(self._line.text(), self.rule)

    def show_value(self, value: Any) -> None:
        self._line.setText(to_text(value))
        self._line.setCursorPosition(0)
        self._show_reading()

    @Slot()
    def _on_edited(self) -> None:
        self._show_reading()
        self.edited.emit()


class ChoiceRow(FieldRow):
    """One of some words.

    Args:
        choices: those that are offered.
    """

    def __init__(self, appearance: Appearance, field: Field, words: FieldWords, choices: Sequence[str]) -> None:
        self._box = ChoiceBox(appearance)
        for choice in choices:
            self._box.addItem(choice_label(choice), choice)
        super().__init__(appearance, field, words, self._box)
        self._box.setMinimumHeight(px(BOX_HEIGHT))
        self._box.setMaximumWidth(px(_CHOICE_WIDTH))
        self._box.activated.connect(self.edited)

    @property
    def value(self) -> Any:
        return self._box.currentData()

    def show_value(self, value: Any) -> None:
        self._box.setCurrentIndex(self._box.findData(value))


class LeverRow(QWidget):
    """The settings of a lever that a brief offers, and which of them it starts with.

    Attributes:
        edited: Signal().
        lever: its name.
    """

    edited = Signal()

    def __init__(self, appearance: Appearance, lever: Lever) -> None:
        super().__init__()
        self.lever = lever.name
        self._appearance = appearance
        self._shown: tuple[Any, ...] = ()
        title = StyledLabel(appearance, name=f"label_levers_{lever.name}", wrap=True)
        help_words = Span(f"  {lever_help(lever.name)}", "muted", CAPTION)
        title.set_spans(Span(lever_title(lever.name), strong=True), help_words)
        self._start = named(ChoiceBox(appearance), f"start_{lever.name}")
        self._start.setAccessibleName(tr("{lever}: the starting server has", lever=lever_title(lever.name)))
        self._start.setMinimumSize(px(_START_WIDTH), px(BOX_HEIGHT))
        self._start.activated.connect(self._on_edited)
        self._note = named(QLabel(), f"note_levers_{lever.name}")
        self._note.setProperty("error", True)
        self._note.setWordWrap(True)
        self._note.hide()
        self._boxes = {setting: self._box(lever, setting) for setting in field_rule("levers", lever.name).choices}
        start = QLabel(tr("starts with"))
        start.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        column = spaced(QVBoxLayout(self), 6)
        self._head = nested(column, spaced(QHBoxLayout(), 8))
        self._head.addWidget(title, 1)
        begin = nested(self._head, spaced(QHBoxLayout(), 8))
        begin.addWidget(start)
        begin.addWidget(self._start)
        begin.addStretch(1)
        boxes = Flow(px(12), px(4))
        for box in self._boxes.values():
            boxes.add(box)
        column.addWidget(boxes)
        column.addWidget(self._note)

    @property
    def value(self) -> tuple[Any, ...]:
        """The settings, the starting one first; as they were shown where they are the same ones."""
        offered = [setting for setting, box in self._boxes.items() if box.isChecked()]
        start = self._start.currentData()
        if set(offered) == set(self._shown) and self._shown and start == self._shown[0]:
            return self._shown
        return tuple(sorted(offered, key=lambda setting: setting != start))

    @property
    def editor(self) -> QWidget:
        """What has the keyboard."""
        return next(iter(self._boxes.values()))

    def set_narrow(self, narrow: bool) -> None:
        """Have the starting setting below the lever's name, or beside it."""
        _turn(self._head, narrow)

    def show_value(self, settings: tuple[Any, ...]) -> None:
        """Show a lever's settings. Tells nobody."""
        self._shown = settings
        for setting, box in self._boxes.items():
            box.blockSignals(True)
            box.setChecked(setting in settings)
            box.blockSignals(False)
        self._offer_starts(settings[0])

    def show_error(self, sentence: str) -> None:
        """Say that no setting is offered."""
        self._note.setText(tr("Offer at least one setting.") if sentence else "")
        self._note.setVisible(bool(sentence))

    def _box(self, lever: Lever, setting: Any) -> TickBox:
        label = setting_label(lever.name, setting)
        box = named(TickBox(label, self._appearance), f"offer_{lever.name}_{setting}")
        box.setAccessibleName(tr("Offer {lever}: {setting}", lever=lever_title(lever.name), setting=label))
        box.toggled.connect(self._on_edited)  # and not clicked: a screen reader checks it
        return box

    def _offer_starts(self, start: Any) -> None:
        offered = [setting for setting, box in self._boxes.items() if box.isChecked()]
        self._start.clear()
        for setting in offered:
            self._start.addItem(setting_label(self.lever, setting), setting)
        self._start.setCurrentIndex(offered.index(start) if start in offered else 0)
        self._start.setEnabled(len(offered) > 1)

    @Slot()
    def _on_edited(self) -> None:
        self._offer_starts(self._start.currentData())
        self.edited.emit()


def _turn(layout: QBoxLayout, down: bool) -> None:
    """Let a layout's items stand below one another, or beside."""
    layout.setDirection(QBoxLayout.Direction.TopToBottom if down else QBoxLayout.Direction.LeftToRight)

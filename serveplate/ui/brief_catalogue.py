"""The catalogue in the brief's form: a model or a GPU to choose, and where its numbers are from."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from serveplate.files.catalogue import ON_NO_SHEET, Entry
from serveplate.ui.brief_rows import BOX_HEIGHT
from serveplate.ui.choice_box import ChoiceBox
from serveplate.ui.flow import Flow
from serveplate.ui.labels import Span, StyledLabel
from serveplate.ui.making import named, spaced
from serveplate.ui.theme import CAPTION, Appearance, px
from serveplate.ui.translation import joined, tr


class CatalogueRow(QWidget):
    """A choice of the catalogue's models or GPUs, and where the chosen one's numbers are from.

    Attributes:
        chosen: Signal(Entry).
    """

    chosen = Signal(object)

    def __init__(self, appearance: Appearance, name: str, entries: Sequence[Entry[Any]]) -> None:
        super().__init__()
        self._entries = entries
        title = StyledLabel(appearance, name=f"{name}_catalogue_label")
        title.set_spans(Span(tr("From the catalogue"), strong=True))
        self._box = named(ChoiceBox(appearance), f"{name}_catalogue")
        self._box.setAccessibleName(tr("From the catalogue"))
        self._box.addItem(tr("Numbers of your own"))
        for entry in entries:
            self._box.addItem(entry.name)
        self._box.setMinimumHeight(px(BOX_HEIGHT))
        self._box.activated.connect(self._on_activated)
        self._source = StyledLabel(appearance, name=f"{name}_source", wrap=True, lines=2)
        box = spaced(QVBoxLayout(self), 6)
        row = Flow(px(12), px(4))
        row.add(title)
        row.add(self._box)
        box.addWidget(row)
        box.addWidget(self._source)

    def match(self, values: Mapping[str, Any]) -> None:
        """Show the entry that has these values, or that none does."""
        facts = {name: value for name, value in values.items() if name not in ON_NO_SHEET}
        same = [vars(entry.facts) | facts == vars(entry.facts) for entry in self._entries]
        index = same.index(True) + 1 if True in same else 0
        self._box.setCurrentIndex(index)
        said = _source(self._entries[index - 1]) if index else tr("Choose one to fill in its published numbers.")
        self._source.set_spans(Span(said, "muted", CAPTION))
        self._box.setAccessibleDescription(said)

    @Slot(int)
    def _on_activated(self, index: int) -> None:
        if index:
            self.chosen.emit(self._entries[index - 1])


def _source(entry: Entry[Any]) -> str:
    """Where an entry's numbers are from."""
    said = [tr("Source: {source}; checked on {day}.", source=entry.source, day=entry.checked.isoformat())]
    if entry.priced is not None:
        said.append(tr("The price is an assumption of {day}, not a fact.", day=entry.priced.isoformat()))
    if entry.note:
        said.append(entry.note)
    return joined(*said)

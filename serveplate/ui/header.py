"""The header: what is asked, in one sentence with its four limits."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from serveplate.simulator.brief import Brief
from serveplate.ui import words
from serveplate.ui.flow import Flow
from serveplate.ui.labels import Span, StyledLabel
from serveplate.ui.making import nested, spaced
from serveplate.ui.theme import CAPTION, TITLE, Appearance, Density, px
from serveplate.ui.translation import brief_text

_LIMITS = ("ttft", "tpot", "cost", "quality")


class Header(QWidget):
    """The brief's title, its sentence and its limits, on the window's background."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("header")
        self._brief: Brief | None = None
        self._density = Density()
        self._title = StyledLabel(appearance, name="brief_title", selectable=True, wrap=True)
        self._note = StyledLabel(appearance, name="estimate_note", selectable=True)
        self._sentence = StyledLabel(appearance, name="brief_sentence", selectable=True, wrap=True)
        self._limits = [StyledLabel(appearance, name=f"limit_{key}", selectable=True) for key in _LIMITS]
        for label in (self._title, self._sentence):
            label.setMinimumWidth(1)  # a long name breaks rather than widen the window
        box = spaced(QVBoxLayout(self), 4)
        self._top = nested(box, QBoxLayout(QBoxLayout.Direction.LeftToRight))
        self._top.addWidget(self._title, 1)
        self._top.addWidget(self._note, 0, Qt.AlignmentFlag.AlignBottom)
        row = Flow(px(24), px(2))
        for label in self._limits:
            row.add(label)
        box.addWidget(self._sentence)
        box.addWidget(row)

    @Slot(object)
    def show_brief(self, brief: Brief) -> None:
        """Say what a brief asks."""
        self._brief = brief
        self._title.set_spans(Span(brief_text(brief.name), size=TITLE, strong=True))
        self._note.set_spans(Span(words.estimate_note(brief), "muted", CAPTION))
        self._sentence.set_spans(Span(words.brief_sentence(brief), size=self._density.brief_size))
        for label, limit in zip(self._limits, words.limits_of(brief), strict=True):
            name = limit.short_name if self._density.short else limit.name
            label.set_spans(Span(f"{name}  ", "muted"), Span(limit.limit, strong=True))

    def set_density(self, density: Density) -> None:
        """Follow the window's size."""
        self._density = density
        directions = QBoxLayout.Direction
        self._top.setDirection(directions.TopToBottom if density.large else directions.LeftToRight)
        self._note.setWordWrap(density.large)
        self._top.setSpacing(px(4 if density.large else 16))
        if self._brief is not None:
            self.show_brief(self._brief)

"""The form in which a brief is written: field by field, with the sentence that it comes to."""

from collections.abc import Callable, Iterable, Mapping
from string import Template
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from serveplate.files.catalogue import ON_NO_SHEET, Catalogue, Entry
from serveplate.files.drafts import drafted, field_value
from serveplate.simulator.brief import Brief
from serveplate.simulator.design import LEVERS, all_designs
from serveplate.simulator.workload import replay_of
from serveplate.ui import quantities as text
from serveplate.ui import words
from serveplate.ui.brief_catalogue import CatalogueRow
from serveplate.ui.brief_fields import CLOSED_ONLY, POISSON_ONLY, Field, Page, field_words, pages
from serveplate.ui.brief_rows import ChoiceRow, FieldRow, LeverRow, TextRow
from serveplate.ui.flow import Flow
from serveplate.ui.labels import Span, StyledLabel
from serveplate.ui.making import named, nested, spaced, with_room_for_strong
from serveplate.ui.messages import announce
from serveplate.ui.theme import CAPTION, Appearance, Theme, px, ui_font, zoom, zoomed
from serveplate.ui.translation import tr

_SIZE, _LEAST = QSize(880, 640), QSize(520, 320)
_ITEM_HEIGHT, _NARROW, _TIGHT = 34, 620, 400
_LIST_WIDTH, _BESIDE_TITLE, _BESIDE = 168, 34, QSize(32, 32)
_STYLE_SHEET = """
QListWidget { background: transparent; border: 2px solid transparent; border-radius: 8px; padding: 2px; }
QListWidget:focus { border-color: $ink; }
QListWidget::item { padding: 7px 10px; border-radius: 6px; color: $ink; }
QListWidget::item:hover { background: $hover; }
QListWidget::item:selected { background: $accent; color: $on_accent; }
"""
_OWN_ARRIVALS = ("poisson", "closed")


class BriefForm(QDialog):
    """A brief while it is written. Closing it keeps what stands in it, so that opening it again goes on.

    Args:
        brief: what it starts with.
        catalogue: models and GPUs to choose from.

    Attributes:
        brief: what it was opened with.
        used: Signal(Brief), the person wants to work on it.
        save_wanted: Signal(Brief).
    """

    used = Signal(object)
    save_wanted = Signal(object)

    def __init__(self, brief: Brief, catalogue: Catalogue, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("brief_form")
        self.setWindowTitle(tr("Edit the brief"))
        self.brief = brief
        self._appearance = appearance
        self._rows: dict[Field, FieldRow] = {}
        self._left_out: set[Field] = set()
        self._levers = {lever.name: LeverRow(appearance, lever) for lever in LEVERS}
        self._pages: list[tuple[str, list[str]]] = []
        self._list = named(QListWidget(), "form_pages")
        self._list.setAccessibleName(tr("Pages of the form"))
        self._stack = QStackedWidget()
        self._choosers: dict[str, CatalogueRow] = {
            "model": CatalogueRow(appearance, "model", catalogue.models),
            "gpu": CatalogueRow(appearance, "gpu", catalogue.gpus),
        }
        self._sentence = StyledLabel(appearance, name="form_sentence", wrap=True, lines=2)
        self._facts = StyledLabel(appearance, name="form_facts", wrap=True, lines=2)
        self._status = StyledLabel(appearance, name="form_status", wrap=True)
        self._lay_out()
        self._connect()
        self.resize((_SIZE * zoom()).boundedTo(parent.window().size() - _BESIDE))
        appearance.changed.connect(self._on_theme)
        self._on_theme(appearance.theme)
        self.show_brief(brief)

    def show_brief(self, brief: Brief) -> None:
        """Put a brief's values in the fields."""
        for field, row in self._rows.items():
            row.show_value(field_value(brief, *field))
        for name, lever in self._levers.items():
            lever.show_value(getattr(brief.levers, name))
        self._check()

    def draft(self) -> tuple[Brief | None, dict[str, str]]:
        """The brief as it is written now, or by field what is wrong with it."""
        values: dict[Field, Any] = {
            field: row.value for field, row in self._rows.items() if field not in self._left_out
        }
        values |= {("levers", name): lever.value for name, lever in self._levers.items()}
        return drafted(self.brief, values)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_list()
        room = self.width() - self._list.width()
        narrow, tight = room < px(_NARROW), room < px(_TIGHT)
        spaced(self._middle, 8 if tight else 16)
        spaced(self._box, 12, (8, 12, 8, 12) if tight else (20, 16, 20, 16))
        for row in self._rows.values():
            row.set_narrow(narrow)
        for lever in self._levers.values():
            lever.set_narrow(narrow)

    def _fit_list(self) -> None:
        """As wide as its titles are, beside a scroll bar."""
        metrics = QFontMetrics(ui_font())
        titles = max(metrics.horizontalAdvance(self._list.item(row).text()) for row in range(self._list.count()))
        bar = self._list.verticalScrollBar().sizeHint().width()
        self._list.setFixedWidth(max(px(_LIST_WIDTH), titles + bar + px(_BESIDE_TITLE)))

    def say(self, sentence: str) -> None:
        """Show a sentence at the foot, until something is edited."""
        self._status.set_spans(Span(sentence, "muted", CAPTION))
        announce(self, sentence)

    def _lay_out(self) -> None:
        for page in pages():
            self._add_page(page.title, page, self._widgets_of(page))
        title = StyledLabel(self._appearance, wrap=True, name="levers_page_note")
        title.set_spans(Span(tr("Which settings the levers offer, and which the starting server has."), "muted"))
        self._add_page(tr("Levers"), None, (title, *self._levers.values()))
        self._list.currentRowChanged.connect(self._stack.setCurrentIndex)
        self._list.setCurrentRow(0)
        self._box = QVBoxLayout(self)
        head = nested(self._box, spaced(QVBoxLayout(), 4))
        for label in (self._sentence, self._facts):
            head.addWidget(label)
        self._middle = nested(self._box, QHBoxLayout(), 1)
        self._middle.addWidget(self._list)
        self._middle.addWidget(self._stack, 1)
        use = with_room_for_strong(self._button("form_use_button", tr("Use this brief"), self._on_use))
        use.setDefault(True)
        foot = nested(self._box, spaced(QHBoxLayout(), 8))
        reset = self._button("form_reset_button", tr("Start over"), self._on_reset)
        foot.addWidget(reset, 0, Qt.AlignmentFlag.AlignTop)
        foot.addWidget(self._status, 1)
        others = Flow(px(8), px(8))  # large text may need a second line
        others.add(self._button("form_save_button", tr("Save as…"), self._on_save))
        others.add(self._button("form_cancel_button", tr("Close"), self.reject))
        others.add(use)
        foot.addWidget(others)
        self.setMinimumSize(_LEAST)

    def _widgets_of(self, page: Page) -> Iterable[QWidget]:
        if page.name in self._choosers:
            yield self._choosers[page.name]
        if page.name == "traffic" and self.brief.traffic.arrivals not in _OWN_ARRIVALS:
            note = StyledLabel(self._appearance, wrap=True, name="trace_note")
            note.set_spans(Span(tr("The requests come from a trace. What is replayed is set in the brief's own file.")))
            yield note
            return
        for field in page.fields:
            yield self._row(field)

    def _row(self, field: Field) -> FieldRow:
        said = field_words()[field]
        row: FieldRow
        if field == ("traffic", "arrivals"):
            row = ChoiceRow(self._appearance, field, said, _OWN_ARRIVALS)
        elif field == ("traffic", "lengths"):
            row = ChoiceRow(self._appearance, field, said, ("exponential", "fixed"))
        else:
            row = TextRow(self._appearance, field, said)
        self._rows[field] = row
        return row

    def _add_page(self, title: str, page: Page | None, widgets: Iterable[QWidget]) -> None:
        content = QWidget()
        column = spaced(QVBoxLayout(content), 14, (2, 2, 8, 12))
        for widget in widgets:
            column.addWidget(widget)
        column.addStretch(1)
        place = QScrollArea()
        place.setWidgetResizable(True)
        place.setFrameShape(QFrame.Shape.NoFrame)
        place.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        place.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        place.setWidget(content)
        for layer in (place.viewport(), content):
            layer.setAutoFillBackground(False)
        self._stack.addWidget(place)
        self._list.addItem(title)
        self._list.item(self._list.count() - 1).setSizeHint(QSize(0, px(_ITEM_HEIGHT)))
        names = [f"levers.{name}" for name in self._levers]
        self._pages.append((title, names if page is None else [".".join(filter(None, each)) for each in page.fields]))

    def _button(self, name: str, label: str, slot: Callable[[], object]) -> QPushButton:
        button = named(QPushButton(label), name)
        button.setAutoDefault(False)
        button.clicked.connect(slot)
        return button

    def _connect(self) -> None:
        for row in self._rows.values():
            row.edited.connect(self._check)
        for lever in self._levers.values():
            lever.edited.connect(self._check)
        for chooser in self._choosers.values():
            chooser.chosen.connect(self._on_chosen)

    @Slot()
    def _check(self) -> None:
        """Say what the fields come to."""
        self._show_kind()
        brief, errors = self.draft()
        for field, row in self._rows.items():
            row.show_error(errors.get(".".join(filter(None, field)), ""))
        for name, lever in self._levers.items():
            lever.show_error(errors.get(f"levers.{name}", ""))
        for name, chooser in self._choosers.items():
            chooser.match({of[1]: row.value for of, row in self._rows.items() if of[0] == name})
        self._show_pages(errors)
        if brief is not None:
            self._sentence.set_spans(Span(words.brief_sentence(brief)))
            self._facts.set_spans(Span(_facts(brief), "muted", CAPTION))

    def _show_kind(self) -> None:
        """Only the fields that the kind of traffic has; the others keep what the brief has in them."""
        arrivals = self._rows.get(("traffic", "arrivals"))
        if arrivals is not None:
            self._left_out = set(CLOSED_ONLY if arrivals.value == "poisson" else POISSON_ONLY)
            for field in (*POISSON_ONLY, *CLOSED_ONLY):
                self._rows[field].setVisible(field not in self._left_out)

    def _show_pages(self, errors: Mapping[str, str]) -> None:
        for index, (title, fields) in enumerate(self._pages):
            wrong = len([name for name in fields if name in errors])
            self._list.item(index).setText(tr("{page}: {wrong} wrong", page=title, wrong=wrong) if wrong else title)
        self._fit_list()
        said = tr("{n} field is not right yet.", "{n} fields are not right yet.", n=len(errors)) if errors else ""
        self._status.set_spans(Span(said, "fail_text", CAPTION))

    def _sound_draft(self) -> Brief | None:
        """The brief, or the keyboard on the first field that is wrong."""
        brief, errors = self.draft()
        if brief is None:
            for index, (_, fields) in enumerate(self._pages):
                wrong = next((name for name in fields if name in errors), None)
                if wrong is not None:
                    self._list.setCurrentRow(index)
                    self._editor(wrong).setFocus(Qt.FocusReason.OtherFocusReason)
                    announce(self, self._status.text())
                    break
        return brief

    def _editor(self, name: str) -> QWidget:
        table, _, key = name.rpartition(".")
        return self._levers[key].editor if table == "levers" else self._rows[table, key].editor

    @Slot()
    def _on_use(self) -> None:
        brief = self._sound_draft()
        if brief is not None:
            self.accept()
            self.used.emit(brief)

    @Slot()
    def _on_save(self) -> None:
        brief = self._sound_draft()
        if brief is not None:
            self.save_wanted.emit(brief)

    @Slot()
    def _on_reset(self) -> None:
        self.show_brief(self.brief)

    @Slot(object)
    def _on_theme(self, theme: Theme) -> None:
        self.setStyleSheet(zoomed(Template(_STYLE_SHEET).substitute(vars(theme))))

    @Slot(object)
    def _on_chosen(self, entry: Entry[Any]) -> None:
        table = entry.facts.table
        for (of, name), row in self._rows.items():
            if of == table and name not in ON_NO_SHEET:  # how long a link takes stays as it was
                row.show_value(getattr(entry.facts, name))
        self._check()


def _facts(brief: Brief) -> str:
    """A brief's limits, and how much there is to simulate."""
    limits = {limit.key: limit.limit for limit in words.limits_of(brief)}
    traffic = brief.traffic
    requests = traffic.requests if traffic.arrivals == "closed" else round(traffic.requests_per_s * traffic.duration_s)
    if traffic.arrivals == "trace":
        requests = replay_of(brief).trace.requests
    return tr(
        "p95 TTFT {ttft}, p95 TPOT {tpot}, cost {cost}, weights {quality}. {designs}, about {requests}.",
        **limits,
        designs=text.designs(len(all_designs(brief))),
        requests=text.requests(requests or 0),
    )

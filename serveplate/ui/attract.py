"""The attract loop: the lesson plays itself until somebody touches the screen."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from serveplate.simulator.brief import Brief
from serveplate.simulator.design import LEVERS, Design, starting_design
from serveplate.simulator.study import Result
from serveplate.ui import words
from serveplate.ui.arrangement import Arrangement
from serveplate.ui.labels import Span, StyledLabel
from serveplate.ui.making import named, nested, spaced
from serveplate.ui.session import Session
from serveplate.ui.theme import TITLE, Appearance, px, ui_font
from serveplate.ui.translation import tr

SCENE_S = 9.0
_BUTTON_HEIGHT, _BUTTON_WIDTH = 64, 220


@dataclass(frozen=True)
class Scene:
    """A few seconds of the loop: the lever that moves (None: none does), where all stand, and what is said."""

    lever: str | None
    design: Design
    words: str


class Attract(QWidget):
    """The window's panels, in which nobody works, and a line that explains what each lever does.

    It shows no design that passes the bundled plate: finding one is the visitor's.

    Attributes:
        begun: Signal(), the button was pressed; a touch anywhere is the kiosk's to see.
        session: what it shows.
    """

    begun = Signal()

    def __init__(self, brief: Brief, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("attract")
        self.setAccessibleName(tr("The lesson plays itself; touch the screen or press a key to begin"))
        self._scenes = list(scenes(brief))
        self._scene = 0
        self._next_at: float | None = None
        # It plays all day, and nobody takes a step back.
        self.session = Session(brief, _keep_nothing, self, most_steps=2)
        self._panels = Arrangement(appearance, views=False)
        self._caption = StyledLabel(appearance, wrap=True, lines=2, name="attract_caption")
        self._button = named(QPushButton(tr("Touch to begin")), "begin_button")
        self._button.setDefault(True)
        self._button.setMinimumSize(px(_BUTTON_WIDTH), px(_BUTTON_HEIGHT))
        self._button.setFont(ui_font(TITLE, strong=True))
        self._button.clicked.connect(self.begun)
        box = spaced(QVBoxLayout(self), 0)
        box.addWidget(_scrolled(self._panels), 1)
        strip = nested(box, spaced(QHBoxLayout(), 24, (24, 0, 24, 16)))
        strip.addWidget(self._caption, 1, Qt.AlignmentFlag.AlignVCenter)
        strip.addWidget(self._button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.session.brief_changed.connect(self._panels.header.show_brief)
        self.session.brief_changed.connect(self._panels.levers.show_levers)
        self.session.design_changed.connect(self._panels.levers.show_design)
        self.session.result_changed.connect(self._on_result)
        self.session.start()

    @property
    def scene(self) -> Scene:
        """What is shown now."""
        return self._scenes[self._scene]

    def play(self, now: float) -> None:
        """Begin the loop anew."""
        self._show(0, now)

    def pause(self) -> None:
        """Show nothing new while nobody sees it."""
        self._next_at = None

    def tick(self, now: float) -> None:
        """Go on to the next scene when it is time."""
        if self._next_at is not None and now >= self._next_at:
            self._show((self._scene + 1) % len(self._scenes), now)

    def _show(self, index: int, now: float) -> None:
        self._scene, self._next_at = index, now + SCENE_S
        scene, session = self.scene, self.session
        self._caption.set_spans(Span(scene.words, size=TITLE))
        if scene.lever is None:
            session.reset()
            self._button.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        for name, setting in vars(scene.design).items():
            if getattr(session.design, name) != setting:
                session.move_lever(name, setting)
        # The ring that the keyboard would have shows which one it is.
        self._panels.levers.focus_lever([lever.name for lever in LEVERS].index(scene.lever))

    @Slot(object)
    def _on_result(self, result: Result) -> None:
        previous, panels = self.session.previous, self._panels
        panels.limits.show_result(result, previous)
        panels.capacity.show_result(result, previous)
        panels.result.show_result(result, words.change_lines(previous, result, moved=self.session.reached_by))


def _scrolled(panels: QWidget) -> QScrollArea:
    """A screen smaller than the panels cuts them; it must not be the panels that widen the kiosk."""
    place = QScrollArea()
    place.setWidgetResizable(True)
    place.setFrameShape(QFrame.Shape.NoFrame)
    place.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    for policy in (place.setHorizontalScrollBarPolicy, place.setVerticalScrollBarPolicy):
        policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    place.setWidget(panels)
    return place


def _keep_nothing(result: Result) -> None:
    """Nobody's design."""


def scenes(brief: Brief) -> Iterator[Scene]:
    """The loop for a brief: each lever that has another setting moves to it once, the draft first and alone."""
    start = starting_design(brief)
    yield Scene(None, start, tr("This server is too slow and too dear. Five levers can mend it: watch the bars."))
    design = start
    if len(brief.levers.draft) > 1:
        yield Scene("draft", design.moved("draft", brief.levers.draft[1]), _words()["draft"])
    for name in ("batching", "cache"):
        settings = getattr(brief.levers, name)
        if len(settings) > 1:
            design = design.moved(name, settings[1])
            yield Scene(name, design, _words()[name])
    for name in ("gpus", "bits"):
        settings = getattr(brief.levers, name)
        if len(settings) > 1:
            yield Scene(name, design.moved(name, settings[1]), _words()[name])
    yield Scene(None, start, tr("A design passes when all its bars end before their lines. Can you find one?"))


def _words() -> dict[str, str]:
    return {
        "draft": tr(
            "Draft: a small model guesses the next tokens, and the large one checks them all in one pass. "
            "Tokens come sooner, but whoever waits in the queue still waits."
        ),
        "batching": tr(
            "Batching: when it is continuous, a request joins at the next pass instead of waiting for a whole group. "
            "The queue melts; each pass has more to read."
        ),
        "cache": tr(
            "KV cache: paged, memory is handed out in small blocks as requests grow, so that more of them fit."
        ),
        "gpus": tr("GPUs: more of them share each pass and shorten it. The bill grows with their number."),
        "bits": tr(
            "Weights: with fewer bits there is less to read in every pass, and more memory is left for the cache. "
            "The brief says how few are too few."
        ),
    }

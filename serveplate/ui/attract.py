"""The attract loop: the lesson plays itself until somebody touches the screen."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from serveplate.simulator.brief import Brief
from serveplate.simulator.design import Design, starting_design
from serveplate.simulator.study import Result
from serveplate.ui import words
from serveplate.ui.labels import Span, StyledLabel
from serveplate.ui.making import named, nested, of_height, spaced
from serveplate.ui.session import Session
from serveplate.ui.stage import Form, Stage
from serveplate.ui.theme import BODY, COMPACT_TITLE, HEADING, TARGET, TITLE, Appearance, px, ui_font, zoom
from serveplate.ui.translation import tr

SCENE_S = 9.0
_BUTTON_HEIGHT, _BUTTON_WIDTH, _LOW_BUTTON = 64, 220, 40
_NARROW, _NARROW_PORTRAIT, _LOW = 600, 900, 480
_BESIDE, _GAP, _LOW_GAP = 24, 16, 8
_CAPTION_SIZES, _CAPTION_SHARE = (TITLE, COMPACT_TITLE, HEADING, BODY), 0.17


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
        self._size = TITLE
        # It plays all day, and nobody takes a step back.
        self.session = Session(brief, _keep_nothing, self, most_steps=2)
        self._stage = Stage(appearance)
        self._caption = StyledLabel(appearance, wrap=True, name="attract_caption")
        self._caption.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)  # its room is given
        self._button = named(QPushButton(tr("Touch to begin")), "begin_button")
        self._button.setDefault(True)
        of_height(self._button, px(_BUTTON_HEIGHT), _BESIDE)
        self._button.clicked.connect(self.begun)
        self._lay_out()
        self.session.brief_changed.connect(self._stage.show_brief)
        self.session.design_changed.connect(self._stage.show_design)
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width, height = self.width(), self.height()
        for form in Form.that_may_fit(width / zoom(), height / zoom()):
            self._stage.take(form, width, height)
            self._fit_strip()
            if self._stage.fits(width, height - self._strip.totalMinimumSize().height()):
                break

    def _lay_out(self) -> None:
        box = spaced(QVBoxLayout(self), 0)
        box.addWidget(_scrolled(self._stage), 1)
        self._strip = nested(box, spaced(QBoxLayout(QBoxLayout.Direction.LeftToRight), _BESIDE))
        self._strip.addWidget(self._caption, 1)
        self._strip.addWidget(self._button)

    def _fit_strip(self) -> None:
        """Words and button beside one another, or below in a narrow window; the words as large as there is room for."""
        portrait, low = self.height() > self.width(), self.height() < px(_LOW)
        narrow = self.width() < px(_NARROW_PORTRAIT if portrait else _NARROW)
        directions = QBoxLayout.Direction
        self._strip.setDirection(directions.TopToBottom if narrow else directions.LeftToRight)
        margin, below = self._stage.margin, px(_LOW_GAP if low else _GAP)
        self._strip.setContentsMargins(margin, 0, margin, below)
        self._strip.setSpacing(below if narrow else px(_BESIDE))
        self._button.setFont(ui_font(HEADING if low else TITLE, strong=True))
        self._button.setMinimumWidth(px(0 if low else _BUTTON_WIDTH))
        self._button.setFixedHeight(max(px(_LOW_BUTTON if low else _BUTTON_HEIGHT), TARGET))
        button = max(self._button.sizeHint().width(), self._button.minimumWidth())
        beside = 0 if narrow else button + px(_BESIDE)
        self._fit_caption(self.width() - 2 * margin - beside, round(_CAPTION_SHARE * self.height()))

    def _fit_caption(self, width: int, height: int) -> None:
        """The largest type in which every scene's words fit, and the room for the longest, that nothing jumps."""
        for self._size in _CAPTION_SIZES:
            needed = []
            for scene in self._scenes:
                self._caption.set_spans(Span(scene.words, size=self._size))
                needed.append(self._caption.heightForWidth(width))
            if max(needed) <= height:
                break
        self._caption.setFixedHeight(max(needed))
        self._say()

    def _show(self, index: int, now: float) -> None:
        self._scene, self._next_at = index, now + SCENE_S
        scene, session = self.scene, self.session
        self._say()
        if scene.lever is None:
            session.reset()
            self._button.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        for name, setting in vars(scene.design).items():
            if getattr(session.design, name) != setting:
                session.move_lever(name, setting)
        self._stage.point_at(scene.lever)

    def _say(self) -> None:
        self._caption.set_spans(Span(self.scene.words, size=self._size))

    @Slot(object)
    def _on_result(self, result: Result) -> None:
        previous = self.session.previous
        lines = words.change_lines(previous, result, moved=self.session.reached_by)
        self._stage.show_result(result, previous, lines)


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

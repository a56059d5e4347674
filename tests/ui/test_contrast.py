"""Every pair of colours that is used: WCAG 2.2's contrast, and pass apart from fail for the colour-blind."""

import re
from itertools import product
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtGui import QColor

import serveplate.ui
from serveplate.simulator.timeline import Phase
from serveplate.ui.gantt import Hues
from serveplate.ui.theme import THEMES, Theme
from serveplate.ui.why_view import KIND_COLOURS

GROUNDS = ("background", "surface")
TEXTS = [
    *product(("ink",), (*GROUNDS, "track", "hover", "over_limit")),
    *product(("muted",), (*GROUNDS, "track", "hover", "over_limit")),
    *product(("pass_text", "fail_text"), (*GROUNDS, "over_limit")),
    ("accent", "surface"),  # a link
    *product(("on_accent",), ("accent", "accent_hover")),
]
GRAPHICS = [
    *product(("ink",), (*GROUNDS, "track", "over_limit", "ghost_fill")),  # focus, limit line, whisker
    *product(("control_border",), (*GROUNDS, "track")),
    *product(("accent",), ("surface", "track")),
    *product(("passed", "failed"), ("surface", "over_limit", "ghost_fill")),
    ("on_pass", "passed"),
    ("on_fail", "failed"),
    *product(("ghost_line",), ("surface", "track", "over_limit", "ghost_fill")),
    *product(("capacity",), ("surface", "track", "ghost_fill")),
    *product(("disabled",), (*GROUNDS, "track")),
    ("muted", "surface"),  # the busy line
]
# The edge of a card beside its surface, and the hatch, which repeats what cross and words say.
DECORATIVE = {"card_border", "hatch"}
# What people with one kind of cone missing see, of linear sRGB: Machado, Oliveira and Fernandes 2009, severity 1.
VISION = {
    "normal": np.eye(3),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
XYZ_OF_RGB = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE = (0.95047, 1.0, 1.08883)
# A difference of 2.3 is just seen; this is seen in small signs and at a glance.
APART = 25

themes = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)


def linear(colour: str) -> np.ndarray:
    """Linear sRGB of a colour, shape (3,)."""
    made = QColor(colour)
    parts = np.array([made.redF(), made.greenF(), made.blueF()])
    return np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)


def contrast(one: str, other: str) -> float:
    """WCAG 2 contrast of two colours."""
    light, dark = sorted((float(linear(colour) @ (0.2126, 0.7152, 0.0722)) for colour in (one, other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def lab(rgb: np.ndarray) -> np.ndarray:
    """CIE L*a*b* of a linear sRGB colour, shape (3,)."""
    xyz = np.array(XYZ_OF_RGB) @ np.clip(rgb, 0, 1) / WHITE
    f = np.where(xyz > 216 / 24389, np.cbrt(xyz), (24389 / 27 * xyz + 16) / 116)
    return np.array((116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])))


def difference(one: str, other: str, vision: str) -> float:
    """CIE76 difference of two colours, as someone with this vision sees them."""
    seen = [lab(np.array(VISION[vision]) @ linear(colour)) for colour in (one, other)]
    return float(np.linalg.norm(seen[0] - seen[1]))


@themes
@pytest.mark.parametrize(("pairs", "least"), [(TEXTS, 4.5), (GRAPHICS, 3)], ids=["text", "graphics"])
def test_every_pair_that_is_used_has_contrast(theme: Theme, pairs: list[tuple[str, str]], least: float) -> None:
    ratios = {pair: contrast(getattr(theme, pair[0]), getattr(theme, pair[1])) for pair in pairs}
    assert {pair: ratio for pair, ratio in ratios.items() if ratio < least} == {}


def test_no_colour_is_used_that_is_not_tested() -> None:
    source = "".join(path.read_text() for path in Path(serveplate.ui.__file__).parent.glob("*.py"))
    tokens = {name for name in vars(THEMES[0]) if name not in ("name", "dark")}
    tested = {token for pair in (*TEXTS, *GRAPHICS) for token in pair} | DECORATIVE
    assert tokens - tested == set()
    # Colours that are no token: the kinds of time and the timeline's hues, below, and black and white on the kinds.
    literal = set(re.findall(r"#[0-9A-Fa-f]{6}\b", source))
    known = {colour for theme in THEMES for colour in vars(theme).values() if isinstance(colour, str)}
    known |= {colour for pair in KIND_COLOURS.values() for colour in pair} | {"#000000", "#FFFFFF"}
    known |= {colour for theme in THEMES for colour in vars(Hues.of(theme)).values()}
    assert literal - known == set()


@themes
def test_kinds_of_time_stand_out_and_their_shares_are_readable_on_them(theme: Theme) -> None:
    for kind, colours in KIND_COLOURS.items():
        colour = colours[theme.dark]
        assert contrast(colour, theme.surface) >= 3, kind
        assert contrast(colour, "#000000" if theme.dark else "#FFFFFF") >= 4.5, kind


@themes
def test_the_timeline_stands_out(theme: Theme) -> None:
    hues = Hues.of(theme)
    for phase in Phase:
        for ground in (theme.track, theme.surface):
            assert contrast(hues.phase(phase), ground) >= 3, phase
    # What touches: the passes of a strip, and the cache used within the cache reserved, whose edge is drawn.
    assert contrast(hues.decode, hues.prefill) >= 3
    assert contrast(hues.used, hues.reserved) >= 3
    assert contrast(hues.used, theme.track) >= 3
    # Waiting stands out from running by being thin, evicted by its hatch.
    assert not hues.brush(Phase.EVICTED).isOpaque()


@themes
@pytest.mark.parametrize("vision", VISION)
def test_pass_and_fail_differ_for_everyone(theme: Theme, vision: str) -> None:
    assert difference(theme.passed, theme.failed, vision) >= APART
    assert difference(theme.pass_text, theme.fail_text, vision) >= APART


def test_the_figures_of_the_drawing_hold() -> None:
    light = THEMES[0]
    seen = [round(difference(light.passed, light.failed, vision)) for vision in VISION]
    assert seen == [100, 44, 61, 109]

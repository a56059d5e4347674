"""The look: every colour, size and font of the program, and the one object that applies them.

Sizes in the code are those at a text zoom of 100%; ``px`` turns them into the pixels of the zoom that holds.
"""

import re
import sys
from dataclasses import dataclass, replace
from string import Template

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from serveplate.ui.style_sheets import STYLE_SHEET, TOUCH_STYLE_SHEET
from serveplate.ui.translation import has_own_font

TITLE, HEADING, BODY, CAPTION = 20, 14, 13, 12
COMPACT_TITLE = 16
TARGET = 44
"""What a fingertip needs, in pixels: WCAG 2.2, 2.5.5."""

THEME_CHOICES = ("system", "light", "dark", "high-contrast")
ZOOM_STEPS = (100, 110, 125, 150, 175, 200)
_ZOOM_PROPERTY = "text_zoom"
_MOST_ZOOM = ZOOM_STEPS[-1] / 100
# A UI font's size where nobody has asked for a larger one: 9 points on Windows, 13 on macOS, 11 on GNOME.
_USUAL_FONT_PIXELS = {"win32": 12.0, "darwin": 13.0}
_USUAL_ELSEWHERE = 44 / 3


@dataclass(frozen=True)
class Theme:
    """Every colour of the program, as ``#RRGGBB``. "Accent" means "press" only."""

    name: str
    dark: bool
    background: str
    surface: str
    track: str
    hover: str
    card_border: str
    ink: str
    muted: str
    control_border: str
    disabled: str
    accent: str
    accent_hover: str
    on_accent: str
    passed: str
    pass_text: str
    on_pass: str
    failed: str
    fail_text: str
    on_fail: str
    hatch: str
    ghost_fill: str
    ghost_line: str
    capacity: str
    over_limit: str

    def mark(self, passed: bool) -> str:
        """The colour of a bar or a sign."""
        return self.passed if passed else self.failed

    def on_mark(self, passed: bool) -> str:
        """The colour of what is drawn on a sign."""
        return self.on_pass if passed else self.on_fail

    def mark_text(self, passed: bool) -> str:
        """The colour of words that say pass or fail."""
        return self.pass_text if passed else self.fail_text


LIGHT = Theme(
    name="light",
    dark=False,
    background="#F4F5F7",
    surface="#FFFFFF",
    track="#EEF0F3",
    hover="#E3E7ED",
    card_border="#DDE1E7",
    ink="#161A21",
    muted="#555F6D",
    control_border="#7E8795",
    disabled="#7E8795",
    accent="#2A5BC7",
    accent_hover="#224CA8",
    on_accent="#FFFFFF",
    passed="#00796B",
    pass_text="#006B5F",
    on_pass="#FFFFFF",
    failed="#C9430F",
    fail_text="#B43A0B",
    on_fail="#FFFFFF",
    hatch="#F0A98C",
    ghost_fill="#E4E8ED",
    ghost_line="#7B8593",
    capacity="#5A6575",
    over_limit="#FBF7F5",
)

DARK = Theme(
    name="dark",
    dark=True,
    background="#0F1216",
    surface="#181C22",
    track="#11151A",
    hover="#262C35",
    card_border="#2A3039",
    ink="#ECEFF3",
    muted="#A2ACBA",
    control_border="#717B8A",
    disabled="#6C7685",
    accent="#7AA2F7",
    accent_hover="#9ABAFF",
    on_accent="#0B1220",
    passed="#2BB8A3",
    pass_text="#4CCDB8",
    on_pass="#06201C",
    failed="#F47B4B",
    fail_text="#FF9A72",
    on_fail="#2A0E03",
    hatch="#8F3F1E",
    ghost_fill="#2B323C",
    ghost_line="#8590A0",
    capacity="#97A3B4",
    over_limit="#201E21",
)

HIGH_CONTRAST = Theme(
    name="high-contrast",
    dark=True,
    background="#000000",
    surface="#000000",
    track="#000000",
    hover="#2E2E2E",
    card_border="#8C8C8C",
    ink="#FFFFFF",
    muted="#FFFFFF",
    control_border="#FFFFFF",
    disabled="#A8A8A8",
    accent="#FFEB3B",
    accent_hover="#FFF59D",
    on_accent="#000000",
    passed="#3DF2D0",
    pass_text="#3DF2D0",
    on_pass="#000000",
    failed="#FF9966",
    fail_text="#FF9966",
    on_fail="#000000",
    hatch="#662200",
    ghost_fill="#333333",
    ghost_line="#D0D0D0",
    capacity="#D0D0D0",
    over_limit="#1A1414",
)

THEMES = (LIGHT, DARK, HIGH_CONTRAST)


# What levers, bars and capacity need beside one another, and what levers and the rest do, in German.
LEAST_FOR_CARDS, _LEAST_FOR_PANES = 970, 640


@dataclass(frozen=True)
class Density:
    """The sizes that follow from the window's effective size, in logical pixels at 100%.

    Attributes:
        size: "wide", "normal", "small", "panes" or "column".
        margin: from the window's edge to the header and the cards.
        gap: between cards.
        padding_x, padding_y: from a card's edge to what is in it, its border included.
        levers_width, capacity_width: of the fixed columns; they grow when their contents need more.
        segment_height: of a lever's buttons.
        brief_size: of the header's sentence, the font's pixel size.
        short: whether names are short and checks don't stand in one row.
    """

    size: str = "normal"
    margin: int = 24
    gap: int = 16
    padding_x: int = 20
    padding_y: int = 16
    levers_width: int = 304
    capacity_width: int = 240
    segment_height: int = 40
    brief_size: int = HEADING
    short: bool = False

    @classmethod
    def of(cls, width: float, height: float) -> "Density":
        """The density of a window of an effective size: its size divided by the text zoom."""
        density = cls()
        if width >= 1600:
            density = cls(size="wide", levers_width=344, capacity_width=304)
        elif width < LEAST_FOR_CARDS:
            size = "panes" if width >= _LEAST_FOR_PANES else "column"
            density = cls(size=size, margin=12, levers_width=264, brief_size=BODY, short=True)
        elif width < 1240:
            density = cls(size="small", margin=16, levers_width=280, capacity_width=216, brief_size=BODY, short=True)
        if height < 720 or density.large:
            density = replace(density, gap=12, padding_x=16, padding_y=12, segment_height=36)
        return density

    @property
    def large(self) -> bool:
        """Whether text is so large for the window that its parts scroll, by themselves or all below one another."""
        return self.size in ("panes", "column")


def zoom() -> float:
    """How many times as large as at 100% everything is. The application's own, as its font and its palette are."""
    app = QCoreApplication.instance()
    return float((app.property(_ZOOM_PROPERTY) if app is not None else None) or 1.0)


def px(size: float) -> int:
    """A length at 100% in whole logical pixels at the text zoom."""
    return round(size * zoom())


def ui_font(size: int = BODY, strong: bool = False) -> QFont:
    """The system's UI font at a size in pixels at 100%, with figures of one width; strong is weight 600, else 400.

    A font of our own has one weight, which Qt thickens from 700 on.
    """
    font = QFont(QGuiApplication.font())
    font.setPixelSize(px(size))
    strongest = QFont.Weight.Bold if has_own_font(font) else QFont.Weight.DemiBold
    font.setWeight(strongest if strong else QFont.Weight.Normal)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def fixed_font(size: int = BODY) -> QFont:
    """The system's font with letters of one width, for commands, at a size in pixels at 100%."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPixelSize(px(size))
    return font


class Appearance(QObject):
    """What the program looks like now. Panels draw themselves from ``theme`` and follow ``changed``.

    Args:
        choice: one of THEME_CHOICES; "system" follows the system's colour scheme and its wish for contrast, live.
        reduced_motion: nothing slides or travels.
        zoom_percent: of all text and of what is drawn around it, from 100 to 200; it multiplies the system's own.
        touch: controls are for fingers: ``target`` sizes, and room between them.

    Attributes:
        changed: Signal(Theme).
        zoom_changed: Signal(float), how many times as large as at 100% everything is from now on. Sizes that widgets
            keep don't follow by themselves: who shows the widgets makes them anew.
    """

    changed = Signal(object)
    zoom_changed = Signal(float)

    def __init__(
        self,
        choice: str = "system",
        reduced_motion: bool = False,
        zoom_percent: int = 100,
        parent: QObject | None = None,
        *,
        touch: bool = False,
    ) -> None:
        super().__init__(parent)
        self.reduced_motion = reduced_motion
        self.touch = touch
        self._choice = choice
        self._zoom_percent = zoom_percent
        self._app: QApplication | None = None
        self._hints = QGuiApplication.styleHints()
        self._hints.colorSchemeChanged.connect(self._on_system_changed)
        self._hints.accessibility().contrastPreferenceChanged.connect(self._on_system_changed)
        self._theme = self._wanted()
        self._set_zoom()

    @property
    def theme(self) -> Theme:
        """The theme that is shown."""
        return self._theme

    def target(self, size: int) -> int:
        """A control's height or width at 100%, in pixels at the text zoom; at least 44 where fingers use it."""
        return max(px(size), TARGET) if self.touch else px(size)

    @property
    def choice(self) -> str:
        """What was chosen, one of THEME_CHOICES."""
        return self._choice

    def set_choice(self, choice: str) -> None:
        """Choose a theme by its name, or "system".

        Raises:
            ValueError: there is no such theme.
        """
        if choice not in THEME_CHOICES:
            raise ValueError(f"theme is {choice!r}; it must be one of {', '.join(THEME_CHOICES)}")
        self._choice = choice
        self._show(self._wanted())

    @property
    def zoom_percent(self) -> int:
        """The text zoom that was chosen."""
        return self._zoom_percent

    def set_zoom_percent(self, percent: int) -> None:
        """Choose a text zoom."""
        self._zoom_percent = percent
        self.follow_system_font()

    def redraw(self) -> None:
        """Have all draw itself again, for another screen's pixels."""
        self.changed.emit(self._theme)

    def follow_system_font(self) -> None:
        """Take the system's font size as it is now."""
        before = zoom()
        self._set_zoom()
        if zoom() != before:
            if self._app is not None:
                self._app.setFont(ui_font())
            self._dress()
            self.zoom_changed.emit(zoom())

    def apply(self, app: QApplication) -> None:
        """Dress an application, now and whenever the theme or the zoom changes."""
        self._app = app
        app.setStyle("Fusion")
        app.setFont(ui_font())
        self._dress()

    def _set_zoom(self) -> None:
        app = QCoreApplication.instance()
        assert app is not None
        app.setProperty(_ZOOM_PROPERTY, min(self._zoom_percent / 100 * system_zoom(), _MOST_ZOOM))

    def _wanted(self) -> Theme:
        chosen = next((theme for theme in THEMES if theme.name == self._choice), None)
        if chosen is not None:
            return chosen
        if self._hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
            return HIGH_CONTRAST
        return DARK if self._hints.colorScheme() == Qt.ColorScheme.Dark else LIGHT

    @Slot()
    def _on_system_changed(self) -> None:
        self._show(self._wanted())

    def _show(self, theme: Theme) -> None:
        if theme != self._theme:
            self._theme = theme
            self._dress()
            self.changed.emit(theme)

    def _dress(self) -> None:
        if self._app is not None:
            self._app.setPalette(palette_of(self._theme))
            self._app.setStyleSheet(style_sheet(self._theme, self.touch))


def system_zoom() -> float:
    """How much larger than usual the system's UI font is; at least 1."""
    font = QFontInfo(QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont))
    return max(font.pixelSize() / _USUAL_FONT_PIXELS.get(sys.platform, _USUAL_ELSEWHERE), 1.0)


def palette_of(theme: Theme) -> QPalette:
    """The theme as a palette, for all that Qt draws itself."""
    roles = QPalette.ColorRole
    palette = QPalette()
    for role, colour in {
        roles.Window: theme.background,
        roles.WindowText: theme.ink,
        roles.Base: theme.surface,
        roles.AlternateBase: theme.track,
        roles.Text: theme.ink,
        roles.PlaceholderText: theme.muted,
        roles.Button: theme.surface,
        roles.ButtonText: theme.ink,
        roles.BrightText: theme.fail_text,
        roles.Highlight: theme.accent,
        roles.HighlightedText: theme.on_accent,
        roles.Link: theme.accent,
        roles.LinkVisited: theme.accent,
        roles.ToolTipBase: theme.surface,
        roles.ToolTipText: theme.ink,
        roles.Light: theme.hover,
        roles.Midlight: theme.hover,
        roles.Mid: theme.control_border,
        roles.Dark: theme.control_border,
        roles.Shadow: theme.card_border,
        roles.Accent: theme.accent,
    }.items():
        palette.setColor(role, QColor(colour))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.disabled))
    return palette


def style_sheet(theme: Theme, touch: bool = False) -> str:
    """The one style sheet of the application: what the palette can't say, and what fingers need."""
    sheet = STYLE_SHEET + (TOUCH_STYLE_SHEET if touch else "")
    sizes = {"title": f"{TITLE}px", "heading": f"{HEADING}px", "body": f"{BODY}px", "caption": f"{CAPTION}px"}
    return zoomed(Template(sheet).substitute(vars(theme) | sizes))


def zoomed(sheet: str) -> str:
    """A style sheet whose lengths are at 100%, at the text zoom; what is thin stays seen."""
    return re.sub(r"(\d+)px", lambda length: f"{max(px(int(length[1])), min(int(length[1]), 1))}px", sheet)

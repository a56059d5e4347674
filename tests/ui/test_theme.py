"""The look: densities, text zoom, and following the system; contrast is in test_contrast."""

import re

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessibilityHints, QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from serveplate.ui.theme import DARK, HIGH_CONTRAST, LIGHT, THEMES, Appearance, Density, Theme, style_sheet, ui_font


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_every_colour_is_one(theme: Theme) -> None:
    colours = {name: value for name, value in vars(theme).items() if name not in ("name", "dark")}
    assert all(re.fullmatch("#[0-9A-F]{6}", value) for value in colours.values())


def test_the_style_sheet_has_no_colour_but_the_themes() -> None:
    sheet = style_sheet(LIGHT)
    assert set(re.findall(r"#\w+", sheet)) <= set(vars(LIGHT).values())
    assert "$" not in sheet


@pytest.mark.parametrize(
    ("width", "height", "size", "margin", "levers", "capacity", "gap", "padding", "segment"),
    [
        (1920, 1080, "wide", 24, 344, 304, 16, (20, 16), 40),
        (1600, 720, "wide", 24, 344, 304, 16, (20, 16), 40),
        (1599, 800, "normal", 24, 304, 240, 16, (20, 16), 40),
        (1240, 719, "normal", 24, 304, 240, 12, (16, 12), 36),
        (1239, 720, "small", 16, 280, 216, 16, (20, 16), 40),
        (1024, 640, "small", 16, 280, 216, 12, (16, 12), 36),
    ],
)
def test_density_of_a_size(
    width: int,
    height: int,
    size: str,
    margin: int,
    levers: int,
    capacity: int,
    gap: int,
    padding: tuple[int, int],
    segment: int,
) -> None:
    density = Density.of(width, height)
    assert (density.size, density.margin, density.levers_width, density.capacity_width) == (
        size,
        margin,
        levers,
        capacity,
    )
    assert (density.gap, (density.padding_x, density.padding_y), density.segment_height) == (gap, padding, segment)
    assert density.short == (size == "small")


def test_a_chosen_theme_is_told_once_and_dresses_the_application(qtbot: QtBot, qapp: QApplication) -> None:
    appearance = Appearance("light")
    appearance.apply(qapp)
    told: list[Theme] = []
    appearance.changed.connect(told.append)
    appearance.set_choice("dark")
    appearance.set_choice("dark")
    assert told == [DARK]
    assert appearance.theme is DARK
    assert qapp.palette().color(QPalette.ColorRole.Window) == QColor(DARK.background)
    assert DARK.surface in qapp.styleSheet()
    appearance.set_choice("high-contrast")
    assert appearance.theme is HIGH_CONTRAST


def test_system_follows_the_colour_scheme(qtbot: QtBot, qapp: QApplication) -> None:
    appearance = Appearance("system")
    hints = qapp.styleHints()
    dark = hints.colorScheme() == Qt.ColorScheme.Dark
    assert appearance.theme is (DARK if dark else LIGHT)


def test_system_follows_a_wish_for_contrast(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    appearance, chosen = Appearance("system"), Appearance("light")
    monkeypatch.setattr(QAccessibilityHints, "contrastPreference", lambda _: Qt.ContrastPreference.HighContrast)
    hints = QGuiApplication.styleHints().accessibility()
    hints.contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
    assert appearance.theme is HIGH_CONTRAST
    assert chosen.theme is LIGHT


def test_a_theme_that_is_none_is_refused(qtbot: QtBot) -> None:
    with pytest.raises(ValueError, match="'pink'; it must be one of system, light, dark, high-contrast"):
        Appearance("light").set_choice("pink")


def test_figures_have_one_width(qtbot: QtBot) -> None:
    font = ui_font(20, strong=True)
    assert (font.pixelSize(), font.weight()) == (20, QFont.Weight.DemiBold)
    assert font.featureValue(QFont.Tag("tnum")) == 1


def test_between_two_scroll_bars_there_is_nothing(qtbot: QtBot, qapp: QApplication) -> None:
    Appearance("light").apply(qapp)
    around, area = QWidget(), QScrollArea()
    qtbot.addWidget(around)
    QVBoxLayout(around).addWidget(area)
    area.setWidget(QWidget())
    area.widget().resize(500, 500)
    around.resize(200, 200)
    around.show()
    QApplication.sendPostedEvents()  # all is in its place
    picture = around.grab(QRect(area.geometry().bottomRight() - QPoint(11, 11), QSize(12, 12))).toImage()
    assert {picture.pixelColor(x, y).name() for x in range(12) for y in range(12)} == {LIGHT.background.lower()}


@pytest.mark.parametrize(
    ("percent", "screen", "size"),
    [
        (110, (1024, 640), "panes"),
        (195, (1920, 1080), "small"),
        (200, (1920, 1080), "panes"),
        (200, (1280, 800), "panes"),
        (175, (1080, 1920), "column"),
    ],
)
def test_where_columns_have_no_room_they_scroll_apart_or_stand_in_one(
    percent: int, screen: tuple[int, int], size: str
) -> None:
    width, height = (pixels * 100 / percent for pixels in screen)
    assert Density.of(width, height).size == size

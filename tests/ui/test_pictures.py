"""Pictures: white in every theme, captioned, and SVG of lines and text that other programs read."""

import re
import shutil
import subprocess
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QLabel, QTableWidget, QWidget
from pytestqt.qtbot import QtBot

from serveplate import Brief, Design, __version__
from serveplate.simulator.study import Result, evaluate
from serveplate.ui.distributions_view import DistributionsView
from serveplate.ui.limits_chart import LimitsChart
from serveplate.ui.pictures import _whole, picture_image, picture_png, picture_svg
from serveplate.ui.svg import SvgDevice
from serveplate.ui.theme import DARK, Appearance

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def result() -> Result:
    return evaluate(Brief(), Design())


@pytest.fixture
def appearance(qtbot: QtBot) -> Appearance:
    return Appearance("dark")


@pytest.fixture
def chart(qtbot: QtBot, appearance: Appearance, result: Result) -> Iterator[LimitsChart]:
    yield from _shown(qtbot, LimitsChart(appearance), result)


@pytest.fixture
def view(qtbot: QtBot, appearance: Appearance, result: Result) -> Iterator[DistributionsView]:
    yield from _shown(qtbot, DistributionsView(appearance), result)


def _shown(qtbot: QtBot, widget: Any, result: Result) -> Iterator[Any]:
    qtbot.addWidget(widget)
    widget.resize(700, 420)
    widget.show_result(result, None)
    widget.show()
    widget.grab()
    yield widget
    widget.close()


def _words(svg: bytes) -> str:
    return "\n".join(text.text or "" for text in ElementTree.fromstring(svg).iter(f"{SVG}text")).replace("\xa0", " ")


def test_a_picture_is_white_in_the_dark_theme_and_the_theme_is_as_before(
    chart: LimitsChart, result: Result, appearance: Appearance
) -> None:
    before = chart.grab().toImage()
    image = picture_image(chart, "Limits", result, appearance)
    for x, y in ((0, 0), (image.width() - 1, image.height() - 1), (image.width() // 2, image.height() // 2)):
        assert image.pixelColor(x, y).lightness() > 240
    assert appearance.theme is DARK
    assert appearance.choice == "dark"
    assert chart.grab().toImage() == before


def test_a_png_is_read_back_with_its_title_and_the_room_of_the_caption(
    chart: LimitsChart, result: Result, appearance: Appearance
) -> None:
    image = QImage.fromData(picture_png(chart, "Limits", result, appearance))
    assert image.width() == 960 + 32
    assert 540 + 60 < image.height() < 540 + 140
    assert image.text("Title") == "Limits"
    assert __version__ in image.text("Description")


@pytest.mark.parametrize(
    "words",
    [
        "Limits: Serve a Model",
        "Static batching, contiguous KV cache, 1 GPU",
        "seed 48",
        f"serveplate {__version__}",
        "73.9",
    ],
)
def test_an_svg_says_as_text_what_it_shows(
    chart: LimitsChart, result: Result, appearance: Appearance, words: str
) -> None:
    assert words in _words(picture_svg(chart, "Limits", result, appearance))


def test_an_svg_holds_no_pixels_and_every_clip_that_it_names(
    view: DistributionsView, result: Result, appearance: Appearance
) -> None:
    plot = view.plots["ttft"]
    root = ElementTree.fromstring(picture_svg(plot, "Distributions", result, appearance))
    assert not list(root.iter(f"{SVG}image"))
    made = {f"url(#{clip.get('id')})" for clip in root.iter(f"{SVG}clipPath")}
    named = {group.get("clip-path") for group in root.iter(f"{SVG}g")}
    assert named
    assert named <= made
    assert root.get("width") == str(960 + 32)


def test_a_page_that_scrolls_is_shown_whole(view: DistributionsView, result: Result, appearance: Appearance) -> None:
    view.resize(700, 200)
    view.grab()
    assert "requests within the limit" in _words(picture_svg(view, "Distributions", result, appearance))
    assert picture_image(view, "Distributions", result, appearance).height() > view.widget().height() > 200


def test_a_narrow_picture_breaks_its_caption_and_cuts_no_word(
    qtbot: QtBot, result: Result, appearance: Appearance
) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.setFixedSize(200, 50)
    root = ElementTree.fromstring(picture_svg(widget, "Limits", result, appearance))
    texts = list(root.iter(f"{SVG}text"))
    assert len(texts) > 4
    assert all(float(text.get("x", 0)) + float(text.get("textLength", 0)) <= 16 + 200 + 1 for text in texts)


def test_what_reaches_beyond_its_widget_is_cut_there(qtbot: QtBot, result: Result, appearance: Appearance) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(400, 60)
    label = QLabel("longer than its place", widget)
    label.setGeometry(10, 5, 40, 20)
    root = ElementTree.fromstring(picture_svg(widget, "Limits", result, appearance))
    clips = {f"url(#{clip.get('id')})": clip[0].get("d") for clip in root.iter(f"{SVG}clipPath")}
    used = [group.get("clip-path") for group in root.iter(f"{SVG}g") if group[0].text == label.text()]
    assert len(used) == 1
    xs = [float(pair.split(" ")[0]) for pair in re.split("[ML]", str(clips[str(used[0])])) if pair]
    assert (min(xs), max(xs)) == (16 + 10, 16 + 10 + 40)


def _device_svg(paint: Callable[[QPainter], None]) -> ElementTree.Element:
    device = SvgDevice(QSize(100, 80), "A & B", "<words>")
    painter = QPainter(device)
    paint(painter)
    painter.end()
    return ElementTree.fromstring(device.svg())


def test_a_clip_stays_in_its_place_when_the_painter_moves_and_comes_back(qtbot: QtBot) -> None:
    def paint(painter: QPainter) -> None:
        painter.translate(10, 20)
        painter.setClipRect(QRectF(0, 0, 30, 30))
        painter.save()
        painter.translate(5, 5)
        painter.setClipRect(QRectF(0, 0, 10, 10), Qt.ClipOperation.IntersectClip)
        painter.fillRect(QRectF(0, 0, 50, 50), QColor("red"))
        painter.restore()
        painter.fillRect(QRectF(0, 0, 50, 50), QColor("blue"))

    root = _device_svg(paint)
    clips = {f"url(#{clip.get('id')})": clip[0].get("d") for clip in root.iter(f"{SVG}clipPath")}
    used = [(group[0].get("fill"), clips[group.get("clip-path") or ""]) for group in root.iter(f"{SVG}g")]
    assert [fill for fill, _ in used] == ["#ff0000", "#0000ff"]
    assert str(used[0][1]).startswith("M15 25L25 25L25 35")
    assert str(used[1][1]).startswith("M10 20L40 20L40 50")


def test_lines_have_the_width_that_they_have_on_the_screen(qtbot: QtBot) -> None:
    def paint(painter: QPainter) -> None:
        painter.scale(10, 10)
        pen = QPen(QColor(1, 2, 3, 51), 2, Qt.PenStyle.DashLine)
        for cosmetic in (True, False):
            pen.setCosmetic(cosmetic)
            painter.setPen(pen)
            painter.drawLine(QPointF(1, 1), QPointF(2, 2))

    first, second = _device_svg(paint).iter(f"{SVG}path")
    assert (first.get("stroke-width"), second.get("stroke-width")) == ("2", "20")
    assert first.get("d") == "M10 10L20 20"
    assert first.get("stroke") == "#010203"
    assert first.get("stroke-opacity") == "0.2"
    assert first.get("stroke-dasharray") == "8 4"


def test_a_picture_within_a_picture_is_kept(qtbot: QtBot) -> None:
    image = QImage(4, 4, QImage.Format.Format_RGB32)
    image.fill(QColor("red"))
    root = _device_svg(lambda painter: painter.drawImage(QPointF(3, 4), image))
    (found,) = root.iter(f"{SVG}image")
    assert (found.get("x"), found.get("y"), found.get("width")) == ("3", "4", "4")
    assert root.findtext(f"{SVG}title") == "A & B"


@pytest.mark.skipif(shutil.which("rsvg-convert") is None, reason="librsvg is not installed")
def test_another_program_draws_the_svg_as_the_png(
    chart: LimitsChart, result: Result, appearance: Appearance, tmp_path: Path
) -> None:
    png = picture_image(chart, "Limits", result, appearance)
    path = tmp_path / "picture.svg"
    path.write_bytes(picture_svg(chart, "Limits", result, appearance))
    done = subprocess.run(["rsvg-convert", str(path)], capture_output=True, check=True, timeout=60)
    drawn = QImage.fromData(done.stdout)
    assert drawn.size() == png.size()
    # Letters and the edges of shapes differ by a pixel; bars and backgrounds don't.
    places = [(x, y) for x in range(0, png.width(), 7) for y in range(0, png.height(), 7)]
    far = sum(abs(png.pixelColor(x, y).lightness() - drawn.pixelColor(x, y).lightness()) > 60 for x, y in places)
    assert far < len(places) * 0.03


@pytest.mark.parametrize("name", ["why", "timeline", "map", "briefs", "lesson"])
def test_a_picture_is_whole_and_the_same_whatever_the_windows_size(
    window: Any, settle: Callable[..., None], name: str
) -> None:
    window._drawer.open(name)
    images, result = [], window.session.result
    for size in ((1024, 640), (1920, 1080)):
        window.resize(*size)
        QApplication.sendPostedEvents()  # all is in its place
        view, title = window._shown_view()
        before = view.geometry()
        images.append(picture_image(view, title, result, window._appearance))
        QApplication.sendPostedEvents()
        assert view.geometry() == before
    assert images[0].size() == images[1].size()
    assert images[0].width() >= 960


def test_in_a_picture_nothing_scrolls(window: Any, qtbot: QtBot) -> None:
    window._drawer.open("why")
    view, _ = window._shown_view()
    QApplication.sendPostedEvents()  # all is in its place
    table = view.findChild(QTableWidget, "why_table")
    bars = [area.verticalScrollBar() for area in view.findChildren(QAbstractScrollArea)]
    assert any(bar.maximum() > 0 for bar in bars), "in the window it does"
    with _whole(view):
        assert not any(bar.maximum() > 0 for bar in bars)
        assert table.mapTo(view, QPoint(0, table.height())).y() <= view.height()

"""The catalogues, and the window in each language."""

import importlib.util
import re
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QPoint, Qt
from PySide6.QtGui import QFont, QImage, QPainter, QRawFont
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QLabel

from serveplate.files.atomic import StoreError, one_line
from serveplate.files.briefs import find_brief
from serveplate.files.designs import DesignStore
from serveplate.files.languages import NAMES, offered
from serveplate.files.timings import CALIBRATED, timing_title
from serveplate.simulator.design import Design
from serveplate.simulator.sentence import Sentence
from serveplate.ui import open_window, quantities
from serveplate.ui.about import AboutDialog
from serveplate.ui.lesson_view import lesson_text
from serveplate.ui.theme import ui_font
from serveplate.ui.translation import brief_text, joined, numerals, said, speak, spoken, tr
from tests.ui.walker import cut_words, shared_letters

Find = Callable[[str], Any]
_SIGNS = " \n\u00a0\u202f\u200e\u200f"


def _load() -> ModuleType:
    path = Path(__file__).parents[2] / "packaging" / "translations.py"
    spec = importlib.util.spec_from_file_location("translations", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


translations = _load()
CODES = translations.codes()


@pytest.fixture(scope="module")
def messages() -> dict[tuple[str, str], Any]:
    found, faults = translations.gather()
    assert faults == []
    assert len(found) > 400
    return dict(found)


def test_every_catalogue_is_offered() -> None:
    assert ("en", *CODES) == offered()


@pytest.mark.parametrize("code", CODES)
def test_every_sentence_is_translated_with_its_fields_and_its_letter(
    code: str, messages: dict[tuple[str, str], Any]
) -> None:
    """Packaging's ``translations.py update`` adds what is new; a person translates it."""
    translated = translations.read(code)
    assert set(translated) == set(messages)
    for key, texts in translated.items():
        source = key[1]
        assert len(texts) == (translations.PLURAL_FORMS[code] if messages[key].singular else 1), source
        for text in texts:
            # A form for one or for two may say the number in a word.
            assert _fields(text) | {"n"} == _fields(source) | {"n"}, source
            assert text.count("&") == source.count("&"), source
            assert text[:1].isspace() == source[:1].isspace(), source


def _fields(text: str) -> set[str]:
    return set(re.findall(r"\{(\w*)\}", text))


@pytest.mark.parametrize("code", CODES)
def test_what_the_window_loads_is_made_of_the_catalogue(code: str, tmp_path: Path) -> None:
    made = translations.compiled(code, tmp_path).read_bytes()
    assert made == (translations.CATALOGUES / f"serveplate_{code}.qm").read_bytes()


@pytest.mark.parametrize("code", CODES)
def test_every_character_has_a_glyph(code: str, qapp: QApplication) -> None:
    speak(qapp, code)
    fonts = [QRawFont.fromFont(QFont(family)) for family in qapp.font().families()]
    texts = [*(text for texts in translations.read(code).values() for text in texts), lesson_text(code), NAMES[code]]
    signs = {sign for text in texts for sign in text} - set(_SIGNS)
    assert {sign for sign in signs if not any(font.supportsCharacter(ord(sign)) for font in fonts)} == set()


def test_strong_words_of_our_own_font_are_strong(qapp: QApplication) -> None:
    """It has one weight, and is put behind the system's font, which has several."""
    speak(qapp, "zh_CN")
    assert _painted("检", ui_font(strong=True)) != _painted("检", ui_font())
    speak(qapp, "en")
    assert ui_font(strong=True).weight() == QFont.Weight.DemiBold


def _painted(word: str, font: QFont) -> QImage:
    picture = QImage(40, 40, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    painter.setFont(font)
    painter.drawText(picture.rect(), Qt.AlignmentFlag.AlignCenter, word)
    painter.end()
    return picture


def test_sentences_are_joined_as_their_language_does() -> None:
    assert joined("One.", "", "Two.") == "One. Two."
    assert joined("", "通过。", "方案已保存。") == "通过。方案已保存。"


@pytest.mark.parametrize("code", CODES)
def test_the_lesson_is_translated_part_by_part(code: str) -> None:
    own, english = lesson_text(code), lesson_text("en")
    assert own != english
    for mark in (r"^#+ ", r"^- ", r"^\d\. ", r"\]\(http", r"\*\*"):
        assert len(re.findall(mark, own, re.M)) == len(re.findall(mark, english, re.M)), mark
    assert re.findall(r"\((http\S+)\)", own) == re.findall(r"\((http\S+)\)", english)


@pytest.mark.parametrize("code", ["en", *CODES])
def test_no_words_are_cut_and_no_letter_leads_to_two_entries(
    code: str, window: Any, find: Find, settle: Callable[..., None]
) -> None:
    window.choose_language(code)
    settle(window.session, find("lever_batching_continuous").click)
    window.session.background.stop()  # no words change while they are looked at
    assert list(shared_letters(window.menuBar())) == []
    for size in ((1024, 640), (1280, 800)):
        window.resize(*size)
        for name in ("why", "timeline", "distributions", "roofline", "records", "saved_designs", "briefs", "lesson"):
            window._drawer.open(name)
            QCoreApplication.processEvents()
            assert window._scroll.horizontalScrollBar().maximum() == 0, (size, name)
            assert list(cut_words(window)) == [], (size, name)
            if size[0] >= 1280:
                areas = window._drawer.view.findChildren(QAbstractScrollArea)
                assert [each for each in areas if each.horizontalScrollBar().maximum() > 0] == [], name
        window._drawer.close_view()
    settle(window.session, lambda: window.session.open_brief(find_brief("seventy-billion")))  # whose start can't run
    window.resize(1024, 640)
    QCoreApplication.processEvents()
    assert list(cut_words(window)) == []


def test_a_language_is_chosen_at_once_and_kept(
    window: Any, find: Find, settle: Callable[..., None], config_dir: Path, qtbot: Any
) -> None:
    assert find("language_system_action").isChecked()
    assert find("language_de_action").text() == "Deutsch"
    settle(window.session, find("lever_batching_continuous").click)
    find("tab_why").click()
    find("language_de_action").trigger()
    qtbot.waitUntil(lambda: find("tab_why").text() == "Warum")
    assert find("lever_batching_continuous").text() == "Kontinuierlich"
    assert find("lever_batching_continuous").isChecked()
    assert find("why_view").isVisible()
    assert "73,9" in find("change_sentence").text()
    assert find("language_de_action").isChecked()
    assert 'language = "de"' in (config_dir / "settings.toml").read_text()
    window.close()
    again = open_window(config_dir=config_dir)
    qtbot.addWidget(again)
    assert again.windowTitle() == "Ein Modell bereitstellen \N{EN DASH} Serveplate"
    again.choose_language("en")
    assert again.windowTitle() == "Serve a Model \N{EN DASH} Serveplate"
    again.close()


def test_an_arabic_window_is_mirrored_but_for_its_charts(window: Any, find: Find, qapp: QApplication) -> None:
    speak(qapp, "ar")
    window.rebuild()
    right = Qt.LayoutDirection.RightToLeft
    assert qapp.layoutDirection() == right
    assert find("levers_panel").layoutDirection() == right
    for name in ("limits_plot", "timeline_chart", "why_ttft_bar", "roofline_plot", "bar_ttft", "cursor_slider"):
        assert find(name).layoutDirection() == Qt.LayoutDirection.LeftToRight
    window.show()
    QCoreApplication.processEvents()
    assert find("levers_panel").x() > find("limits_chart").x()
    window._drawer.open("timeline")
    QCoreApplication.processEvents()
    slider, button = (find(name).mapTo(window, QPoint(0, 0)).x() for name in ("cursor_slider", "zoom_reset_button"))
    assert slider > button, "the slider is under the time that it reads"
    speak(qapp, "en")
    assert qapp.layoutDirection() == Qt.LayoutDirection.LeftToRight


def test_arabic_tables_begin_with_a_row_chosen_and_the_about_box_at_the_right(
    window: Any, find: Find, settle: Callable[..., None]
) -> None:
    window.choose_language("ar")
    settle(window.session, lambda: window.session.load(Design("continuous", "paged", 1, 8, 2)))
    window.show_saved_designs()
    for button, view in (("load_button", "saved_designs"), ("load_brief_button", "briefs")):
        window._drawer.open(view)
        QCoreApplication.processEvents()
        assert find(button).isEnabled(), view
    about = AboutDialog(Path("config"), window)
    for value in (each for each in about.findChildren(QLabel) if each.objectName()):
        assert value.alignment() & Qt.AlignmentFlag.AlignRight, value.objectName()
    about.deleteLater()


def test_arabic_menus_show_keys_in_the_order_of_their_names(window: Any, find: Find) -> None:
    assert "\t" not in find("larger_text_action").text()
    window.choose_language("ar")
    mark = "\N{LEFT-TO-RIGHT MARK}"
    for size, keys in (("larger", "Ctrl++"), ("smaller", "Ctrl+-")):
        assert find(f"{size}_text_action").text().endswith(f"\t{mark}{keys}{mark}")
    assert "\t" not in find("normal_text_action").text()


def test_arabic_lines_begin_at_the_right_and_a_charts_words_stay_in_place(
    window: Any, find: Find, settle: Callable[..., None]
) -> None:
    window.choose_language("ar")
    settle(window.session, find("lever_batching_continuous").click)
    window.resize(1920, 1080)
    window.show()
    for view in ("lesson", "roofline", "why"):
        window._drawer.open(view)
        QCoreApplication.processEvents()
    title = find("brief_title")
    line = title._laid_out(title.width())
    assert line.lineAt(0).naturalTextRect().right() == pytest.approx(title.width(), abs=1)
    lesson = find("lesson_view")
    assert lesson.viewport().width() == 680
    assert lesson.viewport().x() > 680
    plot = find("roofline_plot")
    box = plot.getViewBox().sceneBoundingRect()
    assert box.left() > plot.width() - box.right(), "the axis is at the left"
    bar = find("why_ttft_bar")
    image = bar.grab().toImage()
    columns = [x for x in range(image.width()) for y in range(12) if image.pixelColor(x, y).lightness() < 100]
    assert min(columns) < 5, "its name begins at the left"


@pytest.mark.parametrize(
    ("code", "shown"),
    [
        ("en", ["1,642.5", "12,345", "0.5"]),
        ("de", ["1.642,5", "12.345", "0,5"]),
        ("es", ["1642,5", "12.345", "0,5"]),
        ("fr", ["1\u202f642,5", "12\u202f345", "0,5"]),
        ("zh_CN", ["1,642.5", "12,345", "0.5"]),
        ("ar", ["1,642.5", "12,345", "0.5"]),
    ],
)
def test_numerals(code: str, shown: list[str], qapp: QApplication) -> None:
    speak(qapp, code)
    assert [numerals(number) for number in ("1,642.5", "12,345", "0.5")] == shown
    speak(qapp, "en")


def test_plural_forms(qapp: QApplication) -> None:
    assert [quantities.gpus(count) for count in (0, 1, 2, 1234)] == ["0 GPUs", "1 GPU", "2 GPUs", "1,234 GPUs"]
    speak(qapp, "de")
    assert [quantities.sequences(count) for count in (1, 2000)] == ["1 Sequenz", "2.000 Sequenzen"]


def test_sentences_of_the_files_are_translated_and_other_texts_are_not(qapp: QApplication) -> None:
    reason = Sentence("a file is where a folder must be")
    error = StoreError(
        one_line(Sentence("The preferences can't be kept in {path}: {reason}", path="a\nb", reason=reason))
    )
    assert str(error) == said(error) == "The preferences can't be kept in a\\nb: a file is where a folder must be"
    speak(qapp, "de")
    assert said(error) == (
        "Die Einstellungen lassen sich nicht in a\\nb aufheben: wo ein Ordner sein muss, ist eine Datei"
    )
    assert said(ValueError("Cost")) == "Cost"
    assert said(KeyError()) == "KeyError"
    assert brief_text("Serve a Model") == "Ein Modell bereitstellen"
    assert brief_text("Cost") == "Cost"
    assert brief_text(timing_title(CALIBRATED)) == "Kalibrierte H100 (TensorRT-LLM 1.0.0rc3)"
    assert tr("Cost") == "Kosten"


@pytest.mark.parametrize(
    ("data", "english", "german"),
    [
        (b"{}", "schema is not given; it must be a whole number", "schema fehlt; erlaubt ist eine ganze Zahl"),
        (b"\xff", "it is not UTF-8 text (at line 1); a kept", "er ist kein UTF-8-Text (in Zeile 1); ein gespeicherter"),
        (b'{"a": 1, "a": 2}', '"a" is there more than once', '"a" kommt mehr als einmal vor'),
        (b" " * 2**21, "it is larger than 1,048,576 bytes", "er ist größer als 1.048.576 Byte"),
    ],
)
def test_why_a_kept_design_is_set_aside_is_translated(
    data: bytes, english: str, german: str, qapp: QApplication, tmp_path: Path
) -> None:
    (tmp_path / "kept.json").write_bytes(data)
    [problem] = DesignStore(tmp_path).load_all()[1]
    speak(qapp, "de")
    assert f"kept.json is not readable ({english}" in problem
    assert f"kept.json ist nicht lesbar ({german}" in said(problem)


@pytest.mark.parametrize(
    ("system", "choice"), [(["de-CH", "en"], "de"), (["nl", "de"], "de"), (["C"], "en"), (["en-GB", "de"], "en")]
)
def test_the_system_language(system: list[str], choice: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QLocale, "uiLanguages", lambda self: system)
    assert spoken("system") == choice
    assert spoken("de") == "de"

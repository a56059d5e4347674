"""What leaves the window, the report and the copied design, in the window's language."""

import re
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from serveplate.files.briefs import find_brief
from serveplate.files.report import Voice, report_html
from serveplate.files.text import design_text
from serveplate.simulator.design import Design
from serveplate.simulator.study import Result, evaluate, study
from serveplate.ui.export_actions import ExportActions
from serveplate.ui.translation import brief_text, said, speak
from tests.files.test_report import Page
from tests.ui.test_translation import CODES

# Names, and words that are the same in a language.
_NAMES = {"TTFT", "TPOT", "TFLOP", "Llama"}
_SAME = {
    "de": {"Batching", "GPUs", "Limit"},
    "es": {"bits", "tokens", "prefill"},
    "fr": {"bits", "part", "Trace", "Brief", "Passes", "passes", "prefill"},
    "zh_CN": set[str](),
    "ar": set[str](),
}
_VOICE = Voice(said, brief_text)


@pytest.fixture(scope="module")
def results() -> list[Result]:
    """One that passes, one that fails, one that can't run, and one of a trace."""
    plate = find_brief("serve-a-model")
    return [
        evaluate(plate, Design("continuous", "paged", 1, 8, 2)),
        evaluate(plate, Design()),
        evaluate(find_brief("seventy-billion"), Design()),
        evaluate(find_brief("overnight-batch"), Design()),
    ]


@pytest.mark.parametrize("code", CODES)
def test_no_english_is_left(code: str, results: list[Result], qapp: QApplication) -> None:
    made = study(results[0].brief, results[0].design, (results[0].brief.traffic.seed, 0))

    def texts(voice: Voice) -> set[str]:
        pages = [Page(report_html(each, made if each is results[0] else None, None, voice)) for each in results]
        labels = [str(svg["aria-label"]) for page in pages for svg in page.of("svg")]
        copied = [line for each in results for line in design_text(each, voice.say, voice.say_name).splitlines()]
        return {text.strip() for page in pages for text in page.pieces} | set(labels) | set(copied)

    english = texts(Voice())
    speak(qapp, code)
    same = english & texts(_VOICE)
    left = {text for text in same if set(re.findall(r"[A-Za-z]{4,}", text)) - _NAMES - _SAME[code] and "{" not in text}
    styles = {text for text in left if text.startswith("@page")}
    keys = {text for text in left if re.fullmatch(r"serveplate [\d.]+, .*|[\w.-]+", text) and "-" in text}
    assert left - styles - keys == set()


def test_a_copy_from_a_german_window(window: Any) -> None:
    window.choose_language("de")
    window.copy()
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith("Ein Modell bereitstellen\nStatisches Batching, zusammenhängender KV-Cache, 1 GPU")
    assert re.search(r"Kosten +0,338\N{NO-BREAK SPACE}\$ je Mio\. Token +Limit 0,20\N{NO-BREAK SPACE}\$", copied)


def test_a_german_window_saves_a_german_report(window: Any, tmp_path: Path) -> None:
    window.choose_language("de")
    actions = window.findChild(ExportActions)
    actions._ask_path = lambda name: tmp_path / name
    actions.save_report()
    page = Page((tmp_path / "serveplate-report.html").read_text("utf-8"))
    (html,) = page.of("html")
    assert (html["lang"], html["dir"]) == ("de", "ltr")
    assert "✗ 2 von 4 Prüfungen verfehlt" in page.words
    assert ["Kosten", "0,338\N{NO-BREAK SPACE}$ je Mio. Token"] in [row[:2] for row in page.rows]


def test_an_arabic_report_is_read_from_right_to_left(results: list[Result], qapp: QApplication) -> None:
    speak(qapp, "ar")
    (html,) = Page(report_html(results[0], voice=Voice(said, brief_text, "ar", right_to_left=True))).of("html")
    assert (html["lang"], html["dir"]) == ("ar", "rtl")

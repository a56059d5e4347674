"""The lesson: what it says, and that it opens nothing by itself."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QTextDocument

from serveplate.ui.lesson_view import lesson_text

Find = Callable[[str], Any]


@pytest.mark.parametrize(
    "words",
    [
        "What you will learn",
        "The brief",
        "The five levers",
        "TTFT",
        "TPOT",
        "p95",
        "Throughput",
        "KV cache",
        "Speculative decoding",
        "Quality floor",
        "estimates, not measurements",
        "73.9 s",
        "seed 48 is the smallest seed",
        "78.2 s",
        "4.85 s",
        "What is not simulated",
        "OSDI 2022",
        "SOSP 2023",
        "ICML 2023",
        "ICLR 2023",
    ],
)
def test_it_says(words: str) -> None:
    assert words in " ".join(lesson_text("en").replace("*", "").split())


def test_it_does_not_give_the_answer_away() -> None:
    text = lesson_text("en").lower()
    for answer in ("8 bits and a draft", "8-bit weights and a draft", "eight of the 72"):
        assert answer not in text


def test_f1_opens_it_beside_the_levers(window: Any, find: Find) -> None:
    find("lesson_action").trigger()
    assert find("lesson_view").isVisible()
    assert find("tab_lesson").isChecked()
    assert find("lever_batching_static").isVisible()


def test_prose_is_at_most_680_wide(window: Any, find: Find) -> None:
    window.resize(1900, 1000)
    find("lesson_action").trigger()
    document = find("lesson_view").document()
    assert document.textWidth() - 2 * document.documentMargin() <= 680


def test_a_link_opens_outside_and_only_when_activated(window: Any, find: Find, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    view = find("lesson_view")
    before = view.toPlainText()
    assert opened == []
    view.anchorClicked.emit(QUrl("https://doi.org/10.1145/3600006.3613165"))
    assert [address.host() for address in opened] == ["doi.org"]
    assert view.toPlainText() == before


def test_it_loads_no_resource(window: Any, find: Find) -> None:
    address = QUrl.fromLocalFile(__file__)
    assert find("lesson_view").loadResource(QTextDocument.ResourceType.HtmlResource.value, address) is None


def test_its_colours_follow_the_theme(window: Any, find: Find) -> None:
    def ink() -> str:
        return find("lesson_view").document().begin().begin().fragment().charFormat().foreground().color().name()

    light = ink()
    find("theme_dark_action").trigger()
    assert ink() != light

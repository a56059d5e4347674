"""The header: title, sentence, note and limits."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from serveplate.simulator.brief import Brief, Model, Traffic
from serveplate.ui.header import Header
from serveplate.ui.theme import Appearance, Density


@pytest.fixture
def header(qtbot: QtBot) -> Header:
    header = Header(Appearance("light"))
    qtbot.addWidget(header)
    header.resize(1280 - 48, 80)
    header.show_brief(Brief())
    return header


def text(header: Header, name: str) -> str:
    return header.findChild(QLabel, name).text()


def test_the_brief_is_said(header: Header) -> None:
    assert text(header, "brief_title") == "Serve a Model"
    assert text(header, "brief_sentence").startswith("Llama 3 8B must serve 16 requests a second for 60 s")
    assert text(header, "estimate_note") == "Roofline estimates, one draw of traffic (seed 48)"
    assert text(header, "limit_ttft") == "p95 time to first token (TTFT)  at most 0.5 s"
    assert text(header, "limit_quality") == "Weights  at least 8 bits"


def test_names_are_short_when_small(header: Header) -> None:
    header.set_density(Density.of(1024, 640))
    assert text(header, "limit_ttft") == "p95 TTFT  at most 0.5 s"
    assert header.minimumSizeHint().width() <= 1024 - 32
    header.set_density(Density.of(1280, 800))
    assert text(header, "limit_tpot") == "p95 time per output token (TPOT)  at most 15 ms"


def test_another_brief_replaces_it(header: Header) -> None:
    header.show_brief(
        replace(Brief(), name="Mine", model=Model(name="Tiny"), traffic=Traffic(seed=7, requests_per_s=2.5))
    )
    assert text(header, "brief_title") == "Mine"
    assert text(header, "brief_sentence").startswith("Tiny must serve 2.5 requests a second")
    assert "(seed 7)" in text(header, "estimate_note")


def test_a_long_sentence_wraps(header: Header) -> None:
    sentence = header.findChild(QLabel, "brief_sentence")
    assert sentence.heightForWidth(400) >= 3 * sentence.heightForWidth(2000) - 3
    header.show_brief(replace(Brief(), model=Model(name="A model with " + "quite " * 15 + "long name")))
    assert header.heightForWidth(500) > header.heightForWidth(2000)


def test_a_long_title_has_the_height_of_all_its_lines(header: Header, qtbot: QtBot) -> None:
    header.show_brief(replace(Brief(), name="A name of many words, " * 5))
    header.resize(700, header.heightForWidth(700))
    header.show()
    title = header.findChild(QLabel, "brief_title")
    qtbot.waitUntil(lambda: title.height() == title.heightForWidth(title.width()))
    assert title.height() > 2 * title.heightForWidth(5000) - 3

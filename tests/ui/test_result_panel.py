"""The result: verdict, sentence, checks, and room that never changes."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QFocusEvent
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from serveplate.simulator.brief import Brief, Gpu
from serveplate.simulator.design import Design
from serveplate.simulator.study import Result, evaluate, study, study_seeds
from serveplate.ui import words
from serveplate.ui.result_panel import ResultPanel
from serveplate.ui.theme import LIGHT, Appearance, Density

START, CONTINUOUS = Design(), Design(batching="continuous")
PASSING, BEFORE_PASSING = Design("continuous", "paged", 1, 8, 2), Design("continuous", "paged", 1, 8, 0)
NAMES = ("check_ttft", "check_tpot", "check_cost", "check_quality")


def result(design: Design, brief: Brief | None = None) -> Result:
    return evaluate(brief or Brief(), design)


@pytest.fixture
def panel(qtbot: QtBot, qapp: QApplication) -> ResultPanel:
    appearance = Appearance("light")
    appearance.apply(qapp)
    panel = ResultPanel(appearance)
    qtbot.addWidget(panel)
    panel.resize(912, panel.heightForWidth(912))
    panel.show()
    return panel


def show(panel: ResultPanel, before: Design | None, now: Design, *, saved: bool = False) -> None:
    previous = None if before is None else result(before)
    shown = result(now)
    panel.show_result(shown, words.change_lines(previous, shown, saved))


def label(panel: ResultPanel, name: str) -> QLabel:
    found = panel.findChildren(QLabel, name)
    assert len(found) == 1
    return found[0]


def test_verdict_and_checks_say_and_carry_passed(panel: ResultPanel) -> None:
    show(panel, None, START)
    assert label(panel, "verdict").text() == "2 of 4 checks fail"
    assert label(panel, "verdict").property("passed") is False
    assert [label(panel, name).text() for name in NAMES] == [
        "p95 TTFT fails: 73.9 s, limit 0.5 s",
        "p95 TPOT passes: 9.18 ms, limit 15 ms",
        "Cost per M tokens fails: $0.338, limit $0.20",
        "Quality passes: 16 bits, floor 8 bits",
    ]
    assert [label(panel, name).property("passed") for name in NAMES] == [False, True, False, True]


def test_a_passing_design(panel: ResultPanel) -> None:
    show(panel, BEFORE_PASSING, PASSING, saved=True)
    assert label(panel, "verdict").property("passed") is True
    assert label(panel, "change_sentence").text() == (
        "Draft of 2 tokens: p95 TPOT 17.4 ms → 9.57 ms, cost $0.149 → $0.143 per M tokens. "
        "Now passing: p95 TPOT. The design is saved."
    )


def test_texts_are_plain_with_ordinary_spaces(panel: ResultPanel) -> None:
    show(panel, START, CONTINUOUS)
    for name in (*NAMES, "verdict", "change_sentence"):
        text = label(panel, name).text()
        assert not set(text) & set("\u00a0\u200b\u2028\n<>")


def test_nothing_jumps(panel: ResultPanel) -> None:
    heights = {panel.heightForWidth(912)}
    for before, now in ((None, START), (START, CONTINUOUS), (CONTINUOUS, PASSING), (PASSING, START)):
        show(panel, before, now)
        heights.add(panel.heightForWidth(912))
    assert len(heights) == 1
    assert label(panel, "change_sentence").minimumSizeHint().height() >= 30


def test_checks_stand_two_by_two_when_small(panel: ResultPanel) -> None:
    show(panel, None, START)
    panel.set_density(Density.of(1024, 640))
    panel.resize(700, panel.heightForWidth(700))
    panel.grab()
    assert label(panel, "check_cost").text() == "Cost fails: $0.338, limit $0.20 per M tokens"
    places = [label(panel, name).mapTo(panel, label(panel, name).rect().topLeft()) for name in NAMES]
    assert places[0].x() == places[1].x() < places[2].x() == places[3].x()
    assert places[0].y() == places[2].y() < places[1].y() == places[3].y()
    panel.set_density(Density.of(1280, 800))
    panel.resize(912, panel.heightForWidth(912))
    panel.grab()
    assert len({label(panel, name).mapTo(panel, label(panel, name).pos()).y() for name in NAMES}) == 1


def test_a_design_that_cannot_run_says_why(panel: ResultPanel) -> None:
    tiny = Brief(gpu=Gpu(memory_bytes=16.2e9))
    shown = result(Design(bits=16), tiny)
    panel.show_result(shown, words.change_lines(None, shown))
    assert label(panel, "verdict").text() == "This design can't run"
    assert shown.measures.reason in label(panel, "change_sentence").text()
    assert label(panel, "check_ttft").text() == "p95 TTFT fails: no result, limit 0.5 s"


def test_signs_are_coloured(panel: ResultPanel) -> None:
    show(panel, None, PASSING)
    image = panel.grab().toImage()
    assert image.pixelColor(22, 32) == QColor(LIGHT.passed)
    show(panel, None, START)
    assert panel.grab().toImage().pixelColor(24, 32) == QColor(LIGHT.failed)


def test_a_double_click_selects_what_copy_takes(qtbot: QtBot, panel: ResultPanel) -> None:
    show(panel, None, START)
    check = label(panel, "check_ttft")
    qtbot.mouseDClick(check, Qt.MouseButton.LeftButton)
    assert check.hasSelectedText()
    assert check.selectedText() == "p95 TTFT fails: 73.9 s, limit 0.5 s"
    QApplication.sendEvent(check, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.MenuBarFocusReason))
    assert check.hasSelectedText()
    QApplication.sendEvent(check, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.TabFocusReason))
    assert not check.hasSelectedText()


def test_dragging_selects_a_part(qtbot: QtBot, panel: ResultPanel) -> None:
    show(panel, None, START)
    verdict = label(panel, "verdict")
    middle = verdict.rect().center()
    qtbot.mousePress(verdict, Qt.MouseButton.LeftButton, pos=verdict.rect().topLeft())
    qtbot.mouseMove(verdict, middle)
    moved = verdict.selectedText()
    qtbot.mouseRelease(verdict, Qt.MouseButton.LeftButton)
    assert "2 of 4 checks fail".startswith(moved)


def test_in_large_text_the_draws_take_lines_and_no_width(panel: ResultPanel) -> None:
    show(panel, None, START)
    panel.set_density(Density.of(640, 400))
    before = panel.minimumSizeHint().width()
    panel.show_study(study(Brief(), START, study_seeds(Brief())[:2]))
    label = panel.findChild(QLabel, "draws_label")
    assert label.text() == "passes on 0 of 2 draws so far"
    assert label.minimumSizeHint().width() < label.sizeHint().width() / 2
    assert panel.minimumSizeHint().width() == before

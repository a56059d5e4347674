"""The view "What binds": paragraph, bars, table and hints."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLabel, QStyleOptionViewItem, QTableWidget
from pytestqt.qtbot import QtBot

from serveplate.simulator.brief import Brief, Gpu, Traffic
from serveplate.simulator.causes import causes
from serveplate.simulator.design import Design
from serveplate.simulator.study import Result, evaluate
from serveplate.ui.theme import DARK, LIGHT, Appearance
from serveplate.ui.why_view import KIND_COLOURS, WhyView, colour_of

Find = Callable[[str], Any]
PLATE = Brief()
START = evaluate(PLATE, Design())
PASSING = evaluate(PLATE, Design("continuous", "paged", 1, 8, 2))
INFEASIBLE = evaluate(replace(PLATE, gpu=Gpu(memory_bytes=16e9)), Design())
EMPTY = evaluate(replace(PLATE, traffic=Traffic(requests_per_s=0.001)), Design())
OVERLOADED = evaluate(replace(PLATE, traffic=Traffic(requests_per_s=40.0)), Design())


@pytest.fixture
def appearance(qtbot: QtBot) -> Appearance:
    return Appearance("light", reduced_motion=True)


@pytest.fixture
def view(qtbot: QtBot, appearance: Appearance) -> WhyView:
    view = WhyView(appearance)
    qtbot.addWidget(view)
    view.resize(900, 420)
    view.show_result(START, None)
    view.show()
    return view


@pytest.fixture
def find(view: WhyView) -> Find:
    def found(name: str) -> Any:
        children = view.findChildren(QObject, name)
        assert len(children) == 1, f"{len(children)} objects are named {name}"
        return children[0]

    return found


def rows(find: Find) -> list[tuple[str, ...]]:
    table = find("why_table")
    return [tuple(table.item(row, column).text() for column in range(3)) for row in range(table.rowCount())]


def test_the_paragraph_says_what_binds_and_can_be_selected(find: Find) -> None:
    paragraph = find("why_paragraph")
    assert paragraph.text().startswith("p95 TTFT is furthest over its limit: 73.9 s")
    flags = paragraph.textInteractionFlags()
    assert flags & Qt.TextInteractionFlag.TextSelectableByMouse
    assert flags & Qt.TextInteractionFlag.TextSelectableByKeyboard


def test_the_bars_are_shares_of_the_means_and_say_so(find: Find) -> None:
    for name, split in (("why_ttft_bar", causes(START.run).ttft), ("why_decode_bar", causes(START.run).decode)):
        bar = find(name)
        assert sum(bar.shares().values()) == pytest.approx(1, abs=1e-8)
        assert bar.shares().keys() <= split.kinds.keys()
    assert find("why_ttft_bar").shares()["batch"] == pytest.approx(0.791, abs=5e-4)
    assert find("why_ttft_bar").accessibleName() == "Mean time to first token: 37.6 s"
    assert "wait for the batch 79.1%" in find("why_ttft_bar").accessibleDescription()


def test_the_table_has_every_part_with_its_unit_and_adds_up(find: Find) -> None:
    found = rows(find)
    assert found[0] == ("Mean time to first token", "37.580 s", "100.0%")
    assert ("Queue: wait for the batch", "29.708 s", "79.1%") in found
    wholes = [row for row, (name, _, _) in enumerate(found) if name.startswith("Mean time")]
    for start, end in zip(wholes, [*wholes[1:], len(found)], strict=True):
        seconds = [float(time.strip("<").split()[0]) for _, time, _ in found[start:end]]
        assert sum(seconds[1:]) == pytest.approx(seconds[0], abs=5e-4 * len(seconds))


def test_hints_come_one_by_one_and_end(find: Find) -> None:
    button, hint = find("hint_button"), find("hint")
    assert (button.text(), hint.isVisible()) == ("Hint", False)
    button.click()
    assert button.text() == "Another hint"
    assert hint.text().startswith("1. Look at queueing")
    assert "continuous" not in hint.text()
    button.click()
    button.click()
    assert hint.text().splitlines()[2] == "3. Batching: continuous."
    assert not button.isEnabled()


def test_hints_start_anew_with_another_design_only(find: Find, view: WhyView) -> None:
    find("hint_button").click()
    view.show_result(evaluate(PLATE, Design()), None)
    assert find("hint").text() != ""
    view.show_result(PASSING, START)
    assert find("hint").text() == ""
    assert find("hint_button").text() == "Hint"
    find("hint_button").click()
    assert "the bill" in find("hint").text()


def test_another_result_changes_everything(find: Find, view: WhyView) -> None:
    view.show_result(PASSING, START)
    assert find("why_paragraph").text().startswith("All four checks pass.")
    assert ("Between passes: prefill stalls", "0.458 s", "44.3%") in rows(find)
    assert "draft" in find("why_decode_bar").shares()


@pytest.mark.parametrize(("result", "hints"), [(INFEASIBLE, True), (EMPTY, False)], ids=["infeasible", "empty"])
def test_without_times_there_are_words_only(find: Find, view: WhyView, result: Result, hints: bool) -> None:
    view.show_result(result, START)
    assert find("why_paragraph").text()
    for name in ("why_ttft_bar", "why_decode_bar", "why_table"):
        assert not find(name).isVisible()
    assert find("hint_button").isEnabled() == hints
    view.show_result(START, result)
    assert find("why_table").isVisible()


@pytest.mark.parametrize("result", [START, PASSING, OVERLOADED, INFEASIBLE])
@pytest.mark.parametrize("size", [(560, 220), (900, 420), (1400, 900)])
def test_at_any_size_nothing_is_wider_than_the_view(
    find: Find, view: WhyView, result: Result, size: tuple[int, int]
) -> None:
    view.resize(*size)
    view.show_result(result, None)
    QApplication.processEvents()
    inner = find("why_scroll").widget()
    assert inner.width() <= size[0]
    for name in ("why_paragraph", "hint_button", "why_ttft_bar", "why_decode_bar", "why_table"):
        part = find(name)
        if part.isVisible():
            assert inner.rect().contains(part.geometry()), name
    if result is not INFEASIBLE:
        assert (find("why_ttft_bar").x() > find("why_paragraph").x()) == (size[0] > 860)


def test_colours_follow_the_theme_and_stand_out_from_it(
    find: Find, view: WhyView, appearance: Appearance, qtbot: QtBot
) -> None:
    for theme in (LIGHT, DARK):
        for kind in KIND_COLOURS:
            assert contrast(colour_of(kind, theme), QColor(theme.surface)) >= 3, (theme.name, kind)
            assert contrast(colour_of(kind, theme), QColor("#000000" if theme.dark else "#FFFFFF")) >= 3
    appearance.set_choice("dark")
    bar = find("why_ttft_bar")
    assert bar.grab().toImage().pixelColor(4, bar.height() // 2 - 8) == colour_of("batch", DARK)


def contrast(one: QColor, other: QColor) -> float:
    """WCAG's contrast ratio."""

    def luminance(colour: QColor) -> float:
        parts = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour.getRgbF()[:3]]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_the_keyboard_reaches_words_hints_and_table_and_leaves_them(find: Find, view: WhyView, qtbot: QtBot) -> None:
    names = ("why_paragraph", "hint_button", "why_table")
    find(names[0]).setFocus()
    for name in names[1:]:
        qtbot.keyClick(view.focusWidget(), Qt.Key.Key_Tab)
        assert view.focusWidget() is find(name)
    qtbot.keyClick(view.focusWidget(), Qt.Key.Key_Backtab)
    qtbot.keyClick(view.focusWidget(), Qt.Key.Key_Space)
    assert find("hint").text().startswith("1. ")


def test_its_selection_is_text_that_the_window_can_copy(find: Find) -> None:
    paragraph = find("why_paragraph")
    paragraph.setSelection(0, 8)
    assert paragraph.hasSelectedText()
    assert paragraph.selectedText() == "p95 TTFT"


def test_a_table_without_room_for_its_figures_writes_them_below_the_names(view: WhyView) -> None:
    table = view.findChild(QTableWidget, "why_table")
    assert not table.isColumnHidden(1)
    view.resize(330, 420)
    assert table.isColumnHidden(1)
    assert table.isColumnHidden(2)
    shown = QStyleOptionViewItem()
    table.itemDelegate().initStyleOption(shown, table.model().index(0, 0))
    cells = [table.item(0, column).text() for column in range(3)]
    assert shown.text == f"{cells[0]}\u2028{cells[1]} \N{MIDDLE DOT} {cells[2]}"
    assert table.item(0, 0).data(Qt.ItemDataRole.AccessibleTextRole) == ", ".join(cells)


def test_a_wide_view_keeps_its_paragraph_whole(view: WhyView) -> None:
    paragraph = view.findChild(QLabel, "why_paragraph")
    for width in range(700, 860, 20):
        view.resize(width, 420)
        assert paragraph.height() >= paragraph.heightForWidth(paragraph.width())

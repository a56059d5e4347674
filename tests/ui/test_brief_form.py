"""The brief's form: field by field, errors beside the field, and what it comes to."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from serveplate.cli import main
from serveplate.cli.output import BAD_INPUT
from serveplate.files.briefs import BriefFileError, find_brief, read_brief
from serveplate.files.catalogue import read_catalogue
from serveplate.simulator.brief import Brief, Levers, Traffic
from serveplate.ui.brief_form import BriefForm
from serveplate.ui.theme import Appearance, px
from serveplate.ui.translation import said, speak

Find = Callable[[str], Any]
Settle = Callable[..., None]
Open = Callable[[Brief], BriefForm]


@pytest.fixture
def opened(qtbot: QtBot) -> Open:
    parent = QWidget()
    parent.resize(1280, 800)
    qtbot.addWidget(parent)

    def opened(brief: Brief) -> BriefForm:
        form = BriefForm(brief, read_catalogue(), Appearance("light"), parent)
        form.open()
        return form

    return opened


def part(form: QWidget, name: str) -> Any:
    found = form.findChildren(QWidget, name)
    assert len(found) == 1, f"{len(found)} widgets are named {name}"
    return found[0]


def write(qtbot: QtBot, form: BriefForm, name: str, text: str) -> None:
    line = part(form, name)
    assert isinstance(line, QLineEdit)
    line.selectAll()
    qtbot.keyClick(line, Qt.Key.Key_Delete)
    qtbot.keyClicks(line, text)


@pytest.mark.parametrize("name", ["overnight-batch", "code-completion"])
def test_what_is_not_touched_stays_the_same(opened: Open, name: str) -> None:
    brief = find_brief(name)
    drafted, errors = opened(brief).draft()
    assert (drafted, errors) == (brief, {})
    assert drafted is not None
    assert drafted.description == brief.description


def test_fields_have_units_ranges_and_help_and_come_to_a_sentence(opened: Open, qtbot: QtBot) -> None:
    form = opened(Brief())
    assert part(form, "field_gpu_memory_bytes").accessibleName() == "Memory, bytes"
    assert part(form, "reading_gpu_memory_bytes").text() == "80.0\u00a0GB"
    assert part(form, "reading_limits_tpot_p95_s").text() == "15.0\u00a0ms"
    note = part(form, "note_model_layers").text()
    assert note == "num_hidden_layers in its config. A whole number from 1 to 1,000,000."
    for label in form.findChildren(QLabel):
        if label.objectName().startswith("note_") and not label.objectName().startswith("note_levers"):
            assert label.text().endswith(".")
    write(qtbot, form, "field_traffic_requests_per_s", "24")
    assert form.draft()[0] == Brief(traffic=Traffic(requests_per_s=24))
    assert "24 requests a second" in part(form, "form_sentence").text()
    assert "about 1,440 requests" in part(form, "form_facts").text()


def test_an_error_stands_beside_its_field_and_such_a_brief_is_not_used(opened: Open, qtbot: QtBot) -> None:
    form = opened(Brief())
    for text in ("32.5", "-1", "", "many", "nan"):
        write(qtbot, form, "field_model_layers", text)
        problem = "This can't be used. A whole number from 1 to 1,000,000."
        assert part(form, "note_model_layers").text() == problem
        assert part(form, "field_model_layers").accessibleDescription() == problem
        assert part(form, "form_status").text() == "1 field is not right yet."
        assert part(form, "form_pages").item(2).text() == "Model: 1 wrong"
    write(qtbot, form, "field_model_layers", "3,2")
    assert part(form, "note_model_layers").text() == "A comma is no part of a number here: write 0.5 and 1024."
    write(qtbot, form, "field_model_layers", "40")
    assert part(form, "form_status").text() == ""
    assert part(form, "form_pages").item(2).text() == "Model"
    write(qtbot, form, "field_gpu_memory_bytes", "0")
    with qtbot.assertNotEmitted(form.used), qtbot.assertNotEmitted(form.save_wanted):
        part(form, "form_use_button").click()
        part(form, "form_save_button").click()
    assert part(form, "form_pages").currentRow() == 3
    assert form.focusWidget() is part(form, "field_gpu_memory_bytes")
    assert form.isVisible()


def test_a_contradiction_stands_beside_the_field_that_is_to_give_way(opened: Open, qtbot: QtBot) -> None:
    form = opened(Brief())
    write(qtbot, form, "field_model_context_tokens", "512")
    note = part(form, "note_traffic_output_tokens_max").text()
    assert note == "It must be below model.context_tokens, which is 512."
    write(qtbot, form, "field_model_context_tokens", "8192")
    write(qtbot, form, "field_gpu_link_latency_s", "1e-6")
    assert part(form, "note_gpu_link_latency_s").text() == "Give both, or neither for an ideal link."


def test_what_is_wrong_is_said_in_the_windows_language_and_to_the_command_line_in_english(
    opened: Open, qtbot: QtBot, qapp: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "long.toml"
    path.write_text('schema = 1\nname = "Long"\n[traffic]\nduration_s = 1e9\n')
    speak(qapp, "de")
    form = opened(Brief())
    write(qtbot, form, "field_model_layers", "0")
    note = part(form, "note_model_layers").text()
    assert note == "Das ist nicht verwendbar. Eine ganze Zahl von 1 bis 1.000.000."
    write(qtbot, form, "field_model_layers", "32")
    write(qtbot, form, "field_traffic_duration_s", "1e9")
    note = part(form, "note_traffic_requests_per_s").text()
    assert note == "Ihr Produkt, die erwarteten Anfragen, darf höchstens 2.000.000 sein."
    with pytest.raises(BriefFileError) as caught:
        read_brief(path)
    german = "traffic.requests_per_s ist 16 und traffic.duration_s ist 1e+09; ihr Produkt, "
    assert said(caught.value).startswith(f"{path}: {german}")
    assert main(["run", "--brief", str(path)]) == BAD_INPUT
    assert capsys.readouterr().err == (
        f"serveplate: {path}: traffic.requests_per_s is 16 and traffic.duration_s is 1e+09; "
        "their product, the requests expected, must be at most 2,000,000\n"
    )


def test_the_kind_of_traffic_decides_which_fields_there_are(opened: Open, qtbot: QtBot) -> None:
    form = opened(Brief())
    box = part(form, "field_traffic_arrivals")
    part(form, "form_pages").setCurrentRow(1)
    write(qtbot, form, "field_traffic_requests_per_s", "x")
    assert not part(form, "field_traffic_concurrency").isVisible()
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert part(form, "field_traffic_concurrency").isVisible()
    assert not part(form, "field_traffic_requests_per_s").isVisible()
    for name, text in (("concurrency", "4"), ("requests", "64")):
        write(qtbot, form, f"field_traffic_{name}", text)
    draft, errors = form.draft()
    assert errors == {}
    assert draft == Brief(traffic=Traffic(arrivals="closed", concurrency=4, requests=64))


def test_the_catalogue_fills_in_published_numbers_and_says_where_from(opened: Open, qtbot: QtBot) -> None:
    form = opened(Brief())
    models, gpus = part(form, "model_catalogue"), part(form, "gpu_catalogue")
    assert (models.currentText(), gpus.currentText()) == ("Llama 3 8B", "Numbers of your own")
    gpus.setCurrentIndex(gpus.findText("H200") - 1)
    qtbot.keyClick(gpus, Qt.Key.Key_Down)
    assert part(form, "field_gpu_memory_bytes").text() == "141e9"
    source = part(form, "gpu_source").text()
    assert source.startswith("Source: NVIDIA H200 Tensor Core GPU data sheet")
    assert "The price is an assumption of 2026-11-29, not a fact." in source
    draft, _ = form.draft()
    assert draft is not None
    assert draft.gpu.name == "H200"
    write(qtbot, form, "field_gpu_usd_per_hour", "2.5")
    assert gpus.currentText() == "Numbers of your own"


def test_levers_are_offered_by_check_boxes_and_start_where_one_says(opened: Open, qtbot: QtBot) -> None:
    form = opened(Brief(levers=Levers(gpus=(4, 1))))
    assert form.draft()[0] == Brief(levers=Levers(gpus=(4, 1)))
    part(form, "form_pages").setCurrentRow(5)
    for gpus in (2, 8):
        part(form, f"offer_gpus_{gpus}").click()
    draft, _ = form.draft()
    assert draft == Brief(levers=Levers(gpus=(4, 1, 2, 8)))
    qtbot.keyClick(part(form, "start_gpus"), Qt.Key.Key_Home)
    draft, _ = form.draft()
    assert draft == Brief(levers=Levers(gpus=(1, 2, 4, 8)))
    for bits in (16, 8, 4):
        part(form, f"offer_bits_{bits}").click()
    assert part(form, "note_levers_bits").text() == "Offer at least one setting."
    assert form.draft()[0] is None


def test_a_form_goes_on_where_it_was_left_and_its_brief_is_worked_on(
    window: Any, find: Find, settle: Settle, qtbot: QtBot
) -> None:
    before = window.session.brief
    find("edit_brief_action").trigger()
    form = find("brief_form")
    write(qtbot, form, "field_name", "Half")
    qtbot.keyClick(form, Qt.Key.Key_Escape)
    assert not form.isVisible()
    find("edit_brief_action").trigger()
    assert find("brief_form") is form
    assert part(form, "field_name").text() == "Half"
    part(form, "form_reset_button").click()
    assert part(form, "field_name").text() == "Serve a Model"
    write(qtbot, form, "field_name", "Mine")
    write(qtbot, form, "field_traffic_duration_s", "5")
    settle(window.session, part(form, "form_use_button").click)
    assert window.session.result.brief == window.session.brief == Brief("Mine", traffic=Traffic(duration_s=5))
    assert find("brief_title").text() == "Mine"
    assert "This is the starting server." in find("change_sentence").text()
    settle(window.session, window.session.undo)
    assert window.session.brief == before


def test_briefs_are_saved_and_opened(
    window: Any, find: Find, settle: Settle, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "my-own.toml"
    monkeypatch.setattr("serveplate.ui.export_actions.SaveDialog.__call__", lambda self, name: tmp_path / name)
    monkeypatch.setattr("serveplate.ui.brief_actions.OpenDialog.__call__", lambda self: path)
    find("edit_brief_action").trigger()
    form = find("brief_form")
    write(qtbot, form, "field_name", "My Own")
    for told in (f"Saved as {path}.", f"Saved as {path}. Comments that the file had are gone."):
        part(form, "form_save_button").click()
        assert part(form, "form_status").text() == find("message").text() == told
    form.close()
    assert read_brief(path) == Brief("My Own")
    assert window.session.brief == Brief()
    find("save_brief_action").trigger()
    assert read_brief(tmp_path / "serve-a-model.toml") == Brief()
    path.write_text('schema = 1\nname = "Other"\n[traffic]\nduration_s = 5\n')
    settle(window.session, find("open_brief_action").trigger)
    assert window.session.brief == Brief("Other", traffic=Traffic(duration_s=5))
    path.write_text('schema = 1\nname = "Other"\n[model]\nlayers = 0\n')
    find("open_brief_action").trigger()
    refusal = "my-own.toml: model.layers is 0; it must be a whole number from 1 to 1,000,000."
    assert find("message").text().endswith(refusal)
    assert window.session.brief.name == "Other"


def test_a_brief_that_cannot_be_saved_is_told(
    window: Any, find: Find, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / f"{'x' * 300}.toml"
    monkeypatch.setattr("serveplate.ui.export_actions.SaveDialog.__call__", lambda self, name: path)
    find("save_brief_action").trigger()
    assert find("message").text() == f"{path} can't be written: File name too long."


def test_a_trace_stays_as_it_is(opened: Open, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "trace.jsonl").write_text('{"timestamp": 0, "input_length": 100, "output_length": 10}\n')
    text = 'schema = 1\nname = "Replay"\n[traffic]\narrivals = "trace"\ntrace_file = "trace.jsonl"\n'
    (tmp_path / "replay.toml").write_text(text)
    brief = read_brief(tmp_path / "replay.toml")
    form = opened(brief)
    assert not form.findChildren(QWidget, "field_traffic_arrivals")
    assert "from a trace" in part(form, "trace_note").text()
    assert form.draft() == (brief, {})
    write(qtbot, form, "field_limits_ttft_p95_s", "2")
    draft, _ = form.draft()
    assert draft is not None
    assert (draft.limits.ttft_p95_s, draft.traffic, draft.trace) == (2, brief.traffic, brief.trace)


@pytest.mark.parametrize("code", ["de", "fr"])
def test_large_text_is_neither_cut_nor_scrolled_sideways_on_a_small_screen(qtbot: QtBot, code: str) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    speak(app, code)
    appearance = Appearance("light")
    appearance.set_zoom_percent(200)
    appearance.apply(app)
    parent = QWidget()
    parent.resize(1024, 640)
    qtbot.addWidget(parent)
    form = BriefForm(Brief(), read_catalogue(), appearance, parent)
    form.open()
    titles = part(form, "form_pages")
    for row in range(titles.count()):
        titles.setCurrentRow(row)
        page = form.findChild(QStackedWidget).currentWidget()
        QApplication.sendPostedEvents()
        assert page.horizontalScrollBar().maximum() == 0, titles.item(row).text()
        words = QFontMetrics(titles.font()).horizontalAdvance(titles.item(row).text())
        assert words + 2 * px(10) <= titles.viewport().width(), titles.item(row).text()
    form.close()

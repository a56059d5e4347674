"""A server's measurement beside the design that it was run for: marks, twins, words, and how it comes and goes."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from serveplate import Brief, Design
from serveplate.files.measurements import Latency, ServerMeasurement
from serveplate.simulator.brief import Model, Traffic
from serveplate.simulator.study import Result, evaluate
from serveplate.ui.actions import Menus
from serveplate.ui.measured import Measured, MeasuredActions
from serveplate.ui.measured_words import comparison_rows, difference_words, loaded_words
from serveplate.ui.session import Session

Settle = Callable[..., None]
PASSING = Design("continuous", "paged", 1, 8, 2)
SHORT = replace(Brief(), traffic=Traffic(duration_s=2))
MEASURED = ServerMeasurement(
    source="vLLM",
    file="measured.json",
    model="meta-llama/Meta-Llama-3-8B-Instruct",
    requests_per_s=16.0,
    concurrency=None,
    requests=30,
    failed=0,
    prompt_tokens=None,
    output_tokens=None,
    ttft=Latency(0.1, 0.1, 0.25, 0.4, np.array([0.05, 0.1, 0.25, 0.4])),
    tpot=Latency(0.01, 0.01, 0.03, 0.04),
    throughput_tokens_per_s=2000.0,
)
FILE = {
    **{"model_id": "m", "request_rate": 16.0, "max_concurrency": None, "duration": 9.0, "completed": 9, "failed": 0},
    **{"total_input_tokens": 9, "total_output_tokens": 9, "output_throughput": 1990.0},
    **{"mean_ttft_ms": 100.0, "p95_ttft_ms": 250.0, "mean_tpot_ms": 9.0, "p95_tpot_ms": 30.0},
}


@pytest.fixture(scope="module")
def result() -> Result:
    return evaluate(SHORT, PASSING)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "measured.json"
    path.write_text(json.dumps(FILE))
    return path


def test_marks_and_twins_come_and_go_with_the_design(window: Any, find: Any, settle: Settle, file: Path) -> None:
    session, measured = window.session, window.findChild(Measured)
    limits, capacity = find("limits_chart"), find("capacity_chart")
    assert find("mark_legend").isHidden()
    assert not find("clear_measurement_action").isEnabled()
    measured.load(file)
    assert limits.area.bars["ttft"].mark == pytest.approx(0.5)
    assert limits.area.bars["tpot"].mark == pytest.approx(2.0)
    assert limits.area.bars["cost"].mark is None
    assert capacity.area.meters["throughput"].mark == pytest.approx(0.5, abs=0.01)
    assert find("bar_ttft").accessibleName().endswith("; measured 0.250 s")
    assert find("capacity_throughput").accessibleName().endswith("; measured 1,990 tokens/s")
    assert not find("mark_legend").isHidden()
    settle(session, session.load, PASSING)
    assert limits.area.bars["ttft"].mark is None
    assert "measured" not in find("bar_ttft").accessibleName()
    settle(session, session.undo)
    assert limits.area.bars["ttft"].mark == pytest.approx(0.5)
    find("clear_measurement_action").trigger()
    assert limits.area.bars["ttft"].mark is None
    assert find("mark_legend").isHidden()
    assert not find("clear_measurement_action").isEnabled()


def test_the_views_show_it(window: Any, find: Any, file: Path) -> None:
    window.findChild(Measured).load(file)
    find("tab_distributions").click()
    plots = find("distributions_view").plots
    assert len(plots["ttft"].measured_marks.getData()[0]) == 1  # of its percentiles the file has p95 only
    table = find("distributions_table")
    headers = [table.horizontalHeaderItem(column).text().replace("\n", " ") for column in range(table.columnCount())]
    assert headers == ["TTFT", "TTFT measured", "TPOT", "TPOT measured"]
    assert table.item(1, 1).text() == "0.250 s"
    find("tab_trust").click()
    assert find("trust_own").text().startswith("Your measurement: measured.json, with vLLM")
    assert find("trust_own_table").item(2, 1).text() == "0.250 s"
    find("clear_measurement_action").trigger()
    assert find("trust_own_table").isHidden()


def test_a_curve_where_every_request_is_known(window: Any, find: Any) -> None:
    find("tab_distributions").click()
    view = find("distributions_view")
    view.show_measurement(MEASURED)
    view.show_result(window.session.result, None)
    across, up = view.plots["ttft"].measured.getData()
    assert len(across) == 4
    assert up.tolist() == pytest.approx([0, 100 / 3, 200 / 3, 100])
    assert len(view.plots["ttft"].measured_marks.getData()[0]) == 3


def test_loading_by_the_menu(qtbot: QtBot, session: Session, file: Path) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    warned: list[str] = []
    loaded: list[ServerMeasurement] = []
    paths: list[Path | None] = [file, None, file.with_name("none.json")]
    menus = Menus(window)
    measured = Measured(session)
    actions = MeasuredActions(
        menus,
        menus.add_menu("file", "&File"),
        measured,
        session,
        warn=warned.append,
        loaded=loaded.append,
        ask_open=lambda: paths.pop(0),
    )
    actions.load()
    assert measured.current is loaded[0]
    actions.load()
    actions.load()
    assert len(loaded) == 1
    assert warned == [f"{file.with_name('none.json')} can't be read: No such file or directory."]
    assert measured.current is loaded[0]


def test_what_differs_is_said(result: Result) -> None:
    same = replace_measured(requests=result.measures.requests, concurrency=10_240)  # a bound that binds nothing
    assert difference_words(same, result) == ["As far as the file says, its model and traffic are the brief's."]
    other = replace_measured(
        **{"requests_per_s": 14.0, "concurrency": 8, "requests": 900, "failed": 2, "model": "Qwen/Qwen2.5-7B"},
        **{"prompt_tokens": 100.0, "output_tokens": 10.0, "weighted": True, "runs": 4},
        ttft=Latency(0.1, None, None, 0.4),
    )
    said = " ".join(difference_words(other, result))
    for words in (
        "Its requests came at 14.0 a second; the brief's come at 16.0.",
        "It had at most 8 requests at once; the brief has no such bound.",
        f"It answered 900 requests; the brief brings {result.measures.requests}.",
        "Its prompts average 100 tokens; the brief's average ",
        "Its outputs average 10.0 tokens; the brief's average ",
        "It served Qwen/Qwen2.5-7B; the brief's model is Llama 3 8B.",
        "The file has no p95 of TTFT, so its bar has no mark.",
        "counts a request's TPOT once for each of its tokens.",
        "2 of its requests failed.",
        "The file holds 4 runs;",
    ):
        assert words in said


def test_what_differs_in_a_closed_loop_is_said(result: Result) -> None:
    closed = evaluate(
        replace(SHORT, traffic=Traffic(arrivals="closed", concurrency=4, requests=8), model=Model(name="Mine")), PASSING
    )
    assert "the brief's clients wait for answers." in " ".join(difference_words(MEASURED, closed))
    clients = replace_measured(requests_per_s=None, concurrency=8, model=None)
    said = " ".join(difference_words(clients, closed))
    assert "It had 8 clients; the brief has 4." in said
    assert "The file does not say which model it served." in said
    assert "did not come at a rate; the brief's come at 16.0 a second." in " ".join(difference_words(clients, result))


def test_simulated_against_measured(result: Result) -> None:
    columns, rows = comparison_rows(MEASURED, result)
    assert columns == ["Simulated", "Measured", "Off by"]
    assert len(rows) == 9
    assert rows["p95 TTFT"][1] == "0.250 s"
    p95 = result.measures.ttft_p95_s
    assert p95 is not None
    assert rows["p95 TTFT"][2] == f"{(p95 / 0.25 - 1) * 100:+.1f}%"
    words = loaded_words(MEASURED)
    assert words.startswith("Measured with vLLM: p95 TTFT 0.250 s, p95 TPOT 30.0 ms, throughput 2,000 tokens/s.")


def replace_measured(**changes: Any) -> ServerMeasurement:
    return ServerMeasurement(**{**vars(MEASURED), **changes})

"""Trace files: two formats told apart by content, read fast, and refused with file, row and field."""

import json
import os
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serveplate import Brief, Design
from serveplate.files import traces as traces_module
from serveplate.files.briefs import BriefFileError, brief_from_dict, brief_sha256, brief_to_dict, read_brief
from serveplate.files.designs import DesignStore
from serveplate.files.exports import result_to_dict, to_csv
from serveplate.files.report import report_html
from serveplate.files.text import design_text
from serveplate.files.traces import TraceError, read_trace, with_trace
from serveplate.simulator.brief import BriefError, Traffic
from serveplate.simulator.study import evaluate
from serveplate.simulator.trace import Trace

HEAD = "TIMESTAMP,ContextTokens,GeneratedTokens\n"
AZURE = HEAD + "2023-11-16 18:15:46.6805900,374,44\n2023-11-16 18:15:50.9951690,396,109\n2023-11-16 18:15:46.7,1,2\n"
MOONCAKE = '{"timestamp": 0, "input_length": 374, "output_length": 44, "hash_ids": [0, 1]}\n' * 2
DATA = Path(__file__).parents[2] / ".." / "shared" / "data"
AZURE_FILE, MOONCAKE_FILE = (
    DATA / f"{name}" for name in ("azure_llm_2023_conversation.csv", "mooncake_conversation_head.jsonl")
)
Write = Callable[[str | bytes], Path]

needs_data = pytest.mark.skipif(not AZURE_FILE.exists(), reason="the shared traces are not beside the project")


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """``write(content)``: a file of it."""

    def file_of(content: str | bytes) -> Path:
        path = tmp_path / "trace.any"
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return path

    return file_of


def rows(trace: Trace) -> list[tuple[float, int, int]]:
    return list(zip(trace.arrival_s.tolist(), trace.prompt_tokens.tolist(), trace.output_tokens.tolist(), strict=True))


def refusal(path: Path) -> str:
    with pytest.raises(TraceError) as caught:
        read_trace(path)
    sentence = str(caught.value)
    assert sentence.startswith(str(path))
    assert sentence.isprintable()
    assert len(sentence) < len(str(path)) + 400
    return sentence.removeprefix(str(path)).removeprefix(": ")


def test_azure_in_order_of_arrival(write: Write) -> None:
    trace = read_trace(write(AZURE))
    assert rows(trace) == [(0.0, 374, 44), (0.01941, 1, 2), (4.314579, 396, 109)]
    assert trace.row.tolist() == [1, 3, 2]


@pytest.mark.parametrize(
    "text",
    [
        AZURE.replace("\n", "\r\n"),
        AZURE.rstrip("\n"),
        "\ufeff" + AZURE,
        AZURE + "\n\r\n",
        AZURE.replace("\n", "\n\n"),
        AZURE.replace("2023-11-16 ", "2023-11-16T"),
        AZURE.replace(",374", "Z,374"),
        AZURE.replace("6805900,", "6805900+00:00,"),
        AZURE.replace("18:15:46.6805900,", "19:15:46.6805900+01:00,"),
        AZURE.replace("18:15:46.6805900,", "12:45:46.6805900-05:30,"),
        AZURE.replace("6805900", "680590"),
        AZURE.replace(",44", ", 44 "),
        AZURE.replace(",44", ",+044"),
    ],
)
def test_azure_in_any_hand(write: Write, text: str) -> None:
    assert rows(read_trace(write(text))) == [(0.0, 374, 44), (0.01941, 1, 2), (4.314579, 396, 109)]


def test_azure_with_its_columns_in_another_order(write: Write) -> None:
    text = "GeneratedTokens, TIMESTAMP ,ContextTokens\n44,2023-11-16 18:15:46,374\n"
    assert rows(read_trace(write(text))) == [(0.0, 374, 44)]


def test_mooncake(write: Write) -> None:
    text = (
        '{"timestamp": 3000, "input_length": 10, "output_length": 1}\r\n\n'
        '{"output_length": 2.0, "timestamp": 500.5, "input_length": 20, "other": {"a": NaN}}'
    )
    for content in (text, "\ufeff" + text):
        trace = read_trace(write(content))
        assert rows(trace) == [(0.0, 20, 2), (2.4995, 10, 1)]
        assert trace.row.tolist() == [2, 1]


def test_the_same_requests_have_one_fingerprint_in_either_format(write: Write) -> None:
    azure = read_trace(write(HEAD + "2023-11-16 18:15:46.5,374,44\n2023-11-16 18:15:47.75,1,2"))
    text = '{"timestamp": 10, "input_length": 374, "output_length": 44}\n'
    text += '{"timestamp": 1260, "input_length": 1, "output_length": 2}\n'
    assert read_trace(write(text)).sha256 == azure.sha256


GOOD = "2023-11-16 18:15:46.6805900,374,44\n"
MOMENT = "it must be a time of the years 1900 to 2099, such as 2023-11-16 18:15:46.6805900"
COUNT = "it must be a whole number from 1 to 100,000,000"


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (
            "",
            'line 1 is ""; it must be TIMESTAMP,ContextTokens,GeneratedTokens, or a JSON object with timestamp, input',
        ),
        ("a,b\n1,2\n", 'line 1 is "a,b"; it must be TIMESTAMP,ContextTokens,GeneratedTokens, or a JSON object with'),
        (GOOD, f'line 1 is "{GOOD.strip()}"; it must be'),
        (HEAD, "it has no rows; a trace must have one at least"),
        (HEAD + "\n\n", "it has no rows; a trace must have one at least"),
        (HEAD + GOOD + "x,1,2\n", f'row 2 (line 3): TIMESTAMP is "x"; {MOMENT}'),
        (HEAD + "\n" + GOOD + "now,1,2\n", f'row 2 (line 4): TIMESTAMP is "now"; {MOMENT}'),
        (HEAD + "2023-02-30 00:00:00,1,2\n", f'row 1 (line 2): TIMESTAMP is "2023-02-30 00:00:00"; {MOMENT}'),
        (HEAD + "2023-02-20 25:00:00,1,2\n", f'row 1 (line 2): TIMESTAMP is "2023-02-20 25:00:00"; {MOMENT}'),
        (HEAD + "9999-02-20 00:00:00,1,2\n", f'row 1 (line 2): TIMESTAMP is "9999-02-20 00:00:00"; {MOMENT}'),
        (HEAD + "2023-11-16,1,2\n", f'row 1 (line 2): TIMESTAMP is "2023-11-16"; {MOMENT}'),
        (HEAD + "NaT,1,2\n", f'row 1 (line 2): TIMESTAMP is "NaT"; {MOMENT}'),
        (HEAD + GOOD + GOOD.replace("374", "0"), f'row 2 (line 3): ContextTokens is "0"; {COUNT}'),
        (HEAD + GOOD.replace("374", "-3"), f'row 1 (line 2): ContextTokens is "-3"; {COUNT}'),
        (HEAD + GOOD.replace("374", "3.5"), f'row 1 (line 2): ContextTokens is "3.5"; {COUNT}'),
        (HEAD + GOOD.replace("374", "nan"), f'row 1 (line 2): ContextTokens is "nan"; {COUNT}'),
        (HEAD + GOOD.replace("374", "1_0"), f'row 1 (line 2): ContextTokens is "1_0"; {COUNT}'),
        (HEAD + GOOD.replace("374", "٣"), f'row 1 (line 2): ContextTokens is "٣"; {COUNT}'),
        (HEAD + GOOD.replace("374", "9" * 30), f'row 1 (line 2): ContextTokens is "{"9" * 30}"; {COUNT}'),
        (HEAD + GOOD.replace("44", "100000001"), f'row 1 (line 2): GeneratedTokens is "100000001"; {COUNT}'),
        (HEAD + GOOD.replace("44", ""), f'row 1 (line 2): GeneratedTokens is ""; {COUNT}'),
        (HEAD + GOOD + "2023-11-16 18:1", 'row 2 (line 3): the row is "2023-11-16 18:1"; it must be 3 values, TIMEST'),
        (HEAD + GOOD.strip() + ",5\n", f'row 1 (line 2): the row is "{GOOD.strip()},5"; it must be 3 values'),
        (HEAD + GOOD + "\0\n", "line 3 holds a zero byte; a trace must be UTF-8 text"),
        (HEAD.encode() + b"caf\xe9,1,2\n", "line 2 is not UTF-8 text; a trace must be"),
        (AZURE.encode("utf-16"), "line 1 is not UTF-8 text; a trace must be"),
        (AZURE.encode("utf-16-be"), "line 1 holds a zero byte; a trace must be UTF-8 text"),
        (HEAD + "9" * (1 << 20) + "99", "line 2 is longer than 1,048,576 bytes, the most that one may have"),
        ("9" * (1 << 20) + "99", "line 1 is longer than 1,048,576 bytes, the most that one may have"),
        (b"\0" * (1 << 21), "line 1 is longer than 1,048,576 bytes, the most that one may have"),
        (MOONCAKE + "{", 'row 3 (line 3): the row is "{"; it must be a JSON object (Expecting property name enclosed'),
        (MOONCAKE + "[1]", "row 3 (line 3): the row is [1]; it must be a JSON object"),
        (MOONCAKE.replace("374", '"374x"', 1), f'row 1 (line 1): input_length is "374x"; {COUNT}'),
        (MOONCAKE.replace("374", "true"), f"row 1 (line 1): input_length is true; {COUNT}"),
        (MOONCAKE.replace("374", "NaN"), f"row 1 (line 1): input_length is nan; {COUNT}"),
        (MOONCAKE.replace("374", "1e999"), f"row 1 (line 1): input_length is inf; {COUNT}"),
        (MOONCAKE.replace("374", "3.5"), f"row 1 (line 1): input_length is 3.5; {COUNT}"),
        (MOONCAKE.replace("374", "[374]"), f"row 1 (line 1): input_length is [374]; {COUNT}"),
        (
            MOONCAKE.replace('": 0', '": -1'),
            "row 1 (line 1): timestamp is -1; it must be a number of milliseconds from",
        ),
        (MOONCAKE.replace('": 0', '": NaN'), "row 1 (line 1): timestamp is nan; it must be a number of milliseconds"),
        (MOONCAKE.replace("output_length", "output"), "row 1 (line 1): output_length is not given; a request needs it"),
        (
            MOONCAKE.replace('"hash_ids"', '"timestamp"'),
            'row 1 (line 1): the row is "{"timestamp": 0, "input_length": 374, "output_length": 4...; it must be '
            'a JSON object ("timestamp" is there more than once)',
        ),
        (MOONCAKE.replace("374", "9" * 5000), 'row 1 (line 1): the row is "{"timestamp": 0, "input_length": 9999'),
        ('{"a":' * 100_000, 'row 1 (line 1): the row is "{"a":{"a":'),
    ],
    ids=lambda value: repr(value)[:30],
)
def test_what_is_refused_and_where(write: Write, content: str | bytes, sentence: str) -> None:
    assert refusal(write(content)).startswith(sentence)


def test_a_fault_far_down_is_found_by_its_row(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(traces_module, "_BLOCK", 1000)  # many blocks of some 30 lines
    text = HEAD + GOOD * 200
    assert read_trace(write(text)).requests == 200
    assert refusal(write(text + GOOD.replace("374", "x"))).startswith('row 201 (line 202): ContextTokens is "x"')
    assert refusal(write(MOONCAKE * 100 + "{}")).startswith("row 201 (line 201): timestamp is not given")


def test_a_most_of_rows(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(traces_module, "MOST_REQUESTS", 100)
    assert refusal(write(HEAD + GOOD * 101)) == "it has more than 100 rows, the most that a trace may have"
    monkeypatch.setattr(traces_module, "LARGEST_FILE", 1000)
    assert refusal(write(HEAD + GOOD * 101)) == " is larger than 1,000 bytes, the most that a trace may have"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this platform has no FIFOs")
def test_what_is_no_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "loop").symlink_to("loop")
    assert refusal(tmp_path / "pipe") == " is no ordinary file; a trace must be a CSV or JSONL file"
    assert refusal(Path("/dev/zero")) == " is no ordinary file; a trace must be a CSV or JSONL file"
    assert refusal(tmp_path) == " is a folder; a trace must be a CSV or JSONL file"
    assert refusal(tmp_path / "none").startswith(" can't be read: ")
    assert refusal(tmp_path / "loop").startswith(" can't be read: ")
    with pytest.raises(TraceError, match="can't be the name of a file"):
        read_trace(Path("a\0b"))


def test_a_changed_file_is_read_again(write: Write) -> None:
    path = write(AZURE)
    first = read_trace(path)
    assert read_trace(path) is first
    write(AZURE + GOOD)
    assert read_trace(path).requests == 4


MOMENTS = st.datetimes(datetime(1900, 1, 1), datetime(2099, 12, 31))
COUNTS = st.integers(1, 10**8)


@settings(max_examples=50, deadline=None)
@given(st.lists(st.tuples(MOMENTS, COUNTS, COUNTS), min_size=1, max_size=20), st.sampled_from(["\n", "\r\n"]))
def test_any_requests_come_back_from_either_format(
    tmp_path_factory: pytest.TempPathFactory, requests: list[tuple[datetime, int, int]], end: str
) -> None:
    first = min(moment for moment, _, _ in requests)
    expected = sorted(
        (((moment - first) / timedelta(microseconds=1) / 1e6, prompt, output) for moment, prompt, output in requests),
        key=lambda request: request[0],
    )
    path = tmp_path_factory.mktemp("any") / "a"
    path.write_text(HEAD + "".join(f"{m.isoformat(' ')},{p},{o}{end}" for m, p, o in requests), newline="")
    read = rows(read_trace(path))
    assert [request[1:] for request in read] == [request[1:] for request in expected]
    assert [request[0] for request in read] == pytest.approx([request[0] for request in expected], rel=1e-12)
    ms = [(round((moment - first) / timedelta(milliseconds=1)), prompt, output) for moment, prompt, output in requests]
    lines = (json.dumps(dict(zip(("timestamp", "input_length", "output_length"), row, strict=True))) for row in ms)
    path.write_text(end.join(lines), newline="")
    assert rows(read_trace(path)) == [
        (moment / 1e3, prompt, output) for moment, prompt, output in sorted(ms, key=lambda row: row[0])
    ]


LINES = st.sampled_from([AZURE, MOONCAKE]).flatmap(
    lambda text: st.tuples(st.just(text.encode()), st.integers(0, len(text)), st.binary(max_size=4), st.integers(0, 9))
)


@settings(max_examples=60, deadline=None)
@given(st.binary(max_size=200) | LINES.map(lambda case: case[0][: case[1]] + case[2] + case[0][case[1] + case[3] :]))
def test_any_bytes_are_a_trace_or_one_sentence(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.mktemp("any") / "a"
    path.write_bytes(content)
    try:
        trace = read_trace(path)
    except TraceError as error:
        sentence = str(error)
    else:
        assert trace.requests >= 1
        assert trace.arrival_s[0] == 0
        return
    assert sentence.isprintable()


@settings(max_examples=50, deadline=None)
@given(st.lists(st.sampled_from([*GOOD.strip(), ",", "+", "Z", "T", "0", "\r", '"', " "]), max_size=12), st.data())
def test_a_block_is_read_as_its_lines_are(symbols: list[str], data: st.DataObject) -> None:
    """What NumPy reads at once is what is read line by line, whatever stands in the line."""
    at = data.draw(st.integers(0, len(GOOD) - 2))
    line = GOOD[:at] + "".join(symbols) + GOOD[at + data.draw(st.integers(0, 6)) :].strip("\n")
    form = traces_module._Azure(("TIMESTAMP", "ContextTokens", "GeneratedTokens"))
    assert form.block(GOOD.encode()) is not None
    at_once = form.block(f"{line}\n".encode())
    if at_once is not None:
        assert [tuple(row) for row in at_once.tolist()] == [form.row(line.strip())]


@settings(max_examples=50, deadline=None)
@given(st.lists(st.sampled_from([*'"{}[]:,0123. -\rehash_ids', '"timestamp": 1, ']), max_size=6), st.data())
def test_a_block_of_objects_is_read_as_its_lines_are(symbols: list[str], data: st.DataObject) -> None:
    whole = MOONCAKE.splitlines()[0]
    at = data.draw(st.integers(0, len(whole)))
    line = whole[:at] + "".join(symbols) + whole[at + data.draw(st.integers(0, 6)) :]
    form = traces_module._Mooncake()
    assert form.block(f"{whole}\n".encode()) is not None
    at_once = form.block(f"{line}\n".encode())
    if at_once is not None:
        assert [tuple(row) for row in at_once.tolist()] == [form.row(line.strip())]


# The brief with a trace.


def brief_file(folder: Path, text: str = AZURE, **traffic: object) -> Path:
    (folder / "trace.csv").write_text(text)
    lines = [f"{name} = {json.dumps(value)}" for name, value in {"trace_file": "trace.csv", **traffic}.items()]
    path = folder / "mine.toml"
    path.write_text('schema = 1\nname = "Mine"\n[traffic]\narrivals = "trace"\n' + "\n".join(lines))
    return path


def test_a_brief_names_its_trace_relative_to_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = brief_file(tmp_path)
    monkeypatch.chdir("/")
    brief = read_brief(path)
    assert brief.trace is not None
    assert brief.trace.requests == 3
    assert brief.traffic.trace_file == str(tmp_path / "trace.csv")
    assert brief.traffic.trace_sha256 == brief.trace.sha256


def test_its_fingerprint_is_of_the_requests_and_not_of_the_place(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    here, there = (read_brief(brief_file(folder)) for folder in (tmp_path, tmp_path / "other"))
    assert here == there
    assert brief_sha256(here) == brief_sha256(there)
    other = read_brief(brief_file(tmp_path / "other", AZURE + GOOD))
    assert brief_sha256(other) != brief_sha256(here)
    assert brief_sha256(Brief()).startswith("22bb6bd4")  # as it was before there were traces


@pytest.mark.parametrize(
    ("text", "traffic", "sentence"),
    [
        (
            AZURE.replace("374", "9000"),
            {},
            'trace.csv", whose row 1 has a prompt of 9,000 and an output of 44 tokens',
        ),
        (AZURE.replace("374", "x"), {}, '{folder}/trace.csv: row 1 (line 2): ContextTokens is "x"; it must be'),
        (AZURE, {"trace_file": "none.csv"}, "{folder}/none.csv can't be read: No such file or directory"),
        (
            AZURE,
            {"trace_start_s": 9},
            "traffic.trace_start_s is 9, from where no request is left; the trace's last one",
        ),
        (
            AZURE,
            {"trace_sha256": "00"},
            "trace.csv\", whose requests have changed: their fingerprint is 67fdc4c9ea, and the brief's is 00",
        ),
        (AZURE, {"trace_rate": 2}, "traffic.trace_rate is not a field of [traffic]; did you mean trace_rate_scale?"),
    ],
)
def test_a_brief_is_refused_with_its_trace(tmp_path: Path, text: str, traffic: dict, sentence: str) -> None:
    path = brief_file(tmp_path, text, **traffic)
    with pytest.raises(BriefFileError) as caught:
        read_brief(path)
    assert str(caught.value).startswith(f"{path}: ")
    assert sentence.format(folder=tmp_path) in str(caught.value)


def test_a_kept_design_finds_its_trace_again_or_says_that_it_changed(tmp_path: Path, config_dir: Path) -> None:
    brief = read_brief(brief_file(tmp_path))
    store = DesignStore(config_dir / "designs")
    kept = store.save(evaluate(brief, Design()))
    assert kept is not None
    document = json.loads(kept.path.read_text())["brief"]
    assert "trace" not in document  # the requests are their owner's, and may be many
    assert document["traffic"]["trace_sha256"] == brief.traffic.trace_sha256
    ((loaded,), problems) = store.load_all()
    assert problems == []
    assert loaded.brief == brief
    again = with_trace(loaded.brief)
    assert evaluate(again, Design()).measures == kept.measures
    (tmp_path / "trace.csv").write_text(AZURE + GOOD)
    with pytest.raises(BriefError, match=r"^traffic.trace_file is .*trace.csv\", whose requests have changed: their"):
        with_trace(loaded.brief)


def test_a_brief_that_needs_no_trace_or_has_it_stays_as_it_is(tmp_path: Path) -> None:
    brief = read_brief(brief_file(tmp_path))
    assert with_trace(Brief()) == Brief()
    assert with_trace(brief) is brief
    assert brief_from_dict(brief_to_dict(brief)) == brief
    with pytest.raises(BriefError, match="trace_file is not given"):
        with_trace(Brief(traffic=Traffic(arrivals="trace")))


def test_what_was_done_to_a_trace_is_said(tmp_path: Path) -> None:
    text = AZURE.replace("396", "9000")
    path = brief_file(tmp_path, text, trace_overlong="drop", trace_scaling="compress", trace_rate_scale=2)
    brief = read_brief(path)
    result = evaluate(brief, Design())
    words = "2 of 3 requests, 1 beyond the context left out, compressed to 2 times the rate"
    assert f"Trace                          {words}\n" in design_text(result)
    assert words in report_html(result, None, None)
    document = result_to_dict(result)["trace"]
    assert (document["requests_recorded"], document["requests_overlong"], document["requests_replayed"]) == (3, 1, 2)
    assert document["scaling"] == "compress"
    assert to_csv([result]).count("\n") == 2
    thin = replace(
        brief, traffic=replace(brief.traffic, trace_scaling="thin", trace_rate_scale=0.5, trace_start_s=0.01)
    )
    assert "from 0.01 s to its end, 1 beyond the context left out, thinned to 0.5 of them (seed 48)" in design_text(
        evaluate(thin, Design())
    )


# The shared traces.


@needs_data
def test_the_azure_trace() -> None:
    trace = read_trace(AZURE_FILE)
    assert trace.requests == 19_366
    assert rows(trace)[:2] == [(0.0, 374, 44), (4.314579, 396, 109)]
    assert (int(trace.prompt_tokens.sum()), int(trace.output_tokens.sum())) == plain_sums(AZURE_FILE)
    assert np.all(np.diff(trace.arrival_s) >= 0)


def plain_sums(path: Path) -> tuple[int, int]:
    cells = [line.split(",") for line in path.read_text().split()[1:] if "," in line]
    return sum(int(cell[1]) for cell in cells), sum(int(cell[2]) for cell in cells)


@needs_data
def test_the_mooncake_trace() -> None:
    trace = read_trace(MOONCAKE_FILE)
    documents = [json.loads(line) for line in MOONCAKE_FILE.read_text().splitlines()]
    assert rows(trace) == [(row["timestamp"] / 1e3, row["input_length"], row["output_length"]) for row in documents]

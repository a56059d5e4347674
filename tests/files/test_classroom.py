"""Designs that are handed in: nothing in a file is believed, and nothing in one stops the others."""

import json
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serveplate import Brief, Design
from serveplate.files.briefs import brief_sha256, brief_to_dict
from serveplate.files.classroom import (
    COLUMNS,
    FAIL,
    PASS,
    UNREADABLE,
    Graded,
    grade_all,
    graded_to_csv,
    graded_to_dict,
)
from serveplate.files.codes import design_code
from serveplate.files.designs import LARGEST_FILE, DesignStore
from serveplate.simulator.brief import Limits, Traffic
from serveplate.simulator.study import evaluate

SET = Brief(name="Set", traffic=Traffic(duration_s=2.0), limits=Limits(cost_usd_per_million_tokens=0.8))
GOOD, SLOW = Design("continuous", "paged", 1, 8, 2), Design()
CODE = design_code(SET, GOOD)
Change = Callable[[dict[str, Any]], object]


@pytest.fixture(scope="module")
def handed_in(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What an honest file holds."""
    kept = DesignStore(tmp_path_factory.mktemp("honest")).save(evaluate(SET, GOOD))
    assert kept is not None
    return kept.path.read_text()


def graded(*names: Path | str) -> list[Graded]:
    return list(grade_all(map(str, names), SET))


def one(*names: Path | str) -> tuple[str, str | None]:
    (only,) = graded(*names)
    assert only.reason is None or (only.reason.isprintable() and len(only.reason) < 500)
    return only.verdict, only.reason


def test_an_honest_file_passes_under_any_name(tmp_path: Path, handed_in: str) -> None:
    path = tmp_path / "Anna.json"
    path.write_text(handed_in)
    (only,) = graded(path)
    assert (only.verdict, only.reason, only.design, only.hand_in.name) == (PASS, None, GOOD, "Anna")
    assert only.draw is not None
    assert only.draw.measures == evaluate(SET, GOOD).measures
    path.write_bytes(b"\xef\xbb\xbf" + handed_in.replace("\n", "\r\n").encode())  # by way of an editor
    assert one(path) == (PASS, None)


def _easier(document: dict[str, Any]) -> None:
    document["brief"]["limits"]["ttft_p95_s"] = 100.0


def _easier_with_fingerprint(document: dict[str, Any]) -> None:
    _easier(document)
    easier = replace(SET, limits=replace(SET.limits, ttft_p95_s=100.0))
    document["brief_sha256"] = brief_sha256(easier)


def _another_brief(document: dict[str, Any]) -> None:
    document |= {"brief": brief_to_dict(Brief()), "brief_sha256": brief_sha256(Brief())}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda d: d["measures"].update(ttft_p95_s=0.001), "its ttft_p95_s is 0.001, and simulated 0."),
        (lambda d: d["measures"].update(ttft_p95_s=None), "its ttft_p95_s is null, and simulated 0."),
        (lambda d: d["measures"].update(evictions=1), "its evictions is 1, and simulated 0"),
        (lambda d: d["measures"].update(run_s=d["measures"]["run_s"] * (1 + 1e-8)), "its run_s is "),
        (lambda d: d["measures"].update(reason="it ran"), 'its reason is "it ran", and simulated null'),
        (lambda d: d.update(version="0.0.1") or d["measures"].update(run_s=1.0), "its run_s is 1.0, and simulated"),
        (lambda d: d["design"].update(draft=0), "its ttft_p95_s is "),
        (lambda d: d["design"].update(gpus=8), "gpus is 8; this brief offers 1 or 2"),
        (lambda d: d.update(seed=49), "seed is 49; it must be its brief's, 48"),
        (_easier, "brief_sha256 is not the fingerprint of its brief"),
        (_easier_with_fingerprint, 'its brief is "Set" (fingerprint '),
        (_another_brief, 'its brief is "Serve a Model" (fingerprint 22bb6bd46b); it must be the set one, "Set" '),
    ],
)
def test_a_forged_file_fails_and_says_why(tmp_path: Path, handed_in: str, change: Change, reason: str) -> None:
    document = json.loads(handed_in)
    change(document)
    path = tmp_path / "forged.json"
    path.write_text(json.dumps(document))
    verdict, why = one(path)
    assert verdict == FAIL
    assert why is not None
    assert why.startswith(reason)


def test_an_honest_file_of_a_design_that_fails(tmp_path: Path) -> None:
    kept = DesignStore(tmp_path).save(evaluate(SET, SLOW))
    assert kept is not None
    verdict, why = one(kept.path)
    assert verdict == FAIL
    assert why is not None
    assert why.endswith(" beyond the limit")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "it holds neither a kept design nor a design code"),
        (b"{", "it is not valid JSON: Expecting property name"),
        (b'{"schema": 1, "schema": 1}', '"schema" is there more than once'),
        (b'{"schema": NaN}', "NaN is not a JSON number"),
        (b'{"schema": 2}', "it has schema 2, of a newer serveplate"),
        (b'{"schema": 1, "brief": []}', "brief_sha256 is not given"),
        (b"{" + b'"a":{' * 100_000, "it is nested too deeply"),
        (b"{" + b" " * LARGEST_FILE, "it is larger than 1,048,576 bytes"),
        (b"x" * (LARGEST_FILE + 1), "it is larger than 1,048,576 bytes"),
        ('{"schema": 1}'.encode("utf-16"), "it is not UTF-8 text"),
        (b"{" + b"9" * 5000, "it is not valid JSON: Expecting property name"),
        (b'{"schema": ' + b"9" * 5000 + b"}", "it has schema a number of more than 30 digits, of a newer serveplate"),
        (b'{"schema": null}', "schema is null; it must be a whole number"),
        (b"We split it, in spite of SPIRIT and SPLENDOUR.\n", "it holds neither a kept design nor a design code"),
        (b"only words\nof a text\n", "it holds neither a kept design nor a design code"),
    ],
)
def test_what_can_not_be_read(tmp_path: Path, content: bytes, reason: str) -> None:
    path = tmp_path / "hostile"
    path.write_bytes(content)
    verdict, why = one(path)
    assert verdict == UNREADABLE
    assert why is not None
    assert why.startswith(reason)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this platform has no FIFOs")
def test_an_empty_design_is_called_empty(tmp_path: Path) -> None:
    path = tmp_path / "design.json"
    path.write_bytes(b" \n")
    assert one(path) == (UNREADABLE, "it is empty")


def test_nothing_is_not_the_folder_that_one_is_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (only,) = graded("")
    assert (only.verdict, only.hand_in.source) == (UNREADABLE, '""')
    assert only.reason == "it is empty; it must be a file, a folder or a design code"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        (f"{CODE}X", "the design code is "),
        (CODE.replace("SP1", "SP2"), "the design code is "),
        (CODE.replace("8", "\u0420"), "the design code is "),
        (CODE.replace("P1", "\u04201"), "it is neither a file nor a design code"),
        ("anna", "it is neither a file nor a design code"),
        ("SP1.json", "No such file"),
        ("class/SP1", "No such file"),
    ],
)
def test_a_code_with_a_slip_is_no_missing_file(name: str, reason: str) -> None:
    verdict, why = one(name)
    assert verdict == UNREADABLE
    assert why is not None
    assert why.startswith(reason)


@pytest.mark.parametrize(
    "around", ["{}", '"{}"', "{}.", "({})", "\N{LEFT DOUBLE QUOTATION MARK}{}\N{RIGHT DOUBLE QUOTATION MARK}"]
)
@pytest.mark.parametrize("width", [0, 0xFEE0], ids=["half", "full"])
def test_codes_in_a_list_as_they_are_written(tmp_path: Path, around: str, width: int) -> None:
    path = tmp_path / "list.txt"
    path.write_text("# split by group\nAnna: " + around.format("".join(chr(ord(sign) + width) for sign in CODE)))
    (only,) = graded(path)
    assert (only.verdict, only.hand_in.name) == (PASS, "Anna")


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("{}, Anna", "Anna"),
        ("Anna; 7b; {}", "Anna, 7b"),
        ("{}\tAnna", "Anna"),
        ('"Anna","{}"', '"Anna"'),
        ("{}", None),
        ("{},", None),
    ],
)
def test_a_list_may_be_a_table(tmp_path: Path, line: str, name: str | None) -> None:
    path = tmp_path / "list.txt"
    path.write_text(line.format(CODE) + "\n")
    (only,) = graded(path)
    assert (only.verdict, only.hand_in.name) == (PASS, name)


def test_what_is_no_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.json")  # opened, it would wait for ever
    (tmp_path / "loop.json").symlink_to(tmp_path / "loop.json")
    (tmp_path / "endless.json").symlink_to("/dev/zero")
    (tmp_path / "below").symlink_to(tmp_path)  # a folder in itself
    (tmp_path / "pipe.txt").symlink_to("pipe.json")
    reasons = {Path(each.hand_in.source).name: each.reason for each in graded(tmp_path)}
    ordinary = "it is no ordinary file"
    assert reasons.pop("loop.json")
    assert reasons == {"pipe.json": ordinary, "endless.json": ordinary, "pipe.txt": ordinary}
    assert one(tmp_path / "nowhere.json") == (UNREADABLE, "No such file or directory")
    assert one("a\0b.json") == (UNREADABLE, "that can't be the name of a file")


def test_folders_and_the_same_file_twice(tmp_path: Path, handed_in: str) -> None:
    for name in ("b/2.json", "b/1.JSON", "a/x.json", ".hidden.json", "a/x.json.corrupt", "notes.md"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(handed_in)
    (tmp_path / "z.json").hardlink_to(tmp_path / "b" / "2.json")
    named = [each.hand_in.name for each in graded(tmp_path / "b" / "2.json", tmp_path, tmp_path / "a" / ".." / "a")]
    assert named == ["2", "x", "1"]
    (tmp_path / "c").mkdir()
    assert one(tmp_path / "c") == (UNREADABLE, "it holds no design (.json or .txt)")


def test_a_folder_has_a_most_of_files(tmp_path: Path, handed_in: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serveplate.files.classroom.MOST_FILES", 2)
    for name in "abc":
        (tmp_path / f"{name}.json").write_text(handed_in)
    assert [each.verdict for each in graded(tmp_path)] == [PASS, PASS, UNREADABLE]


def test_codes_on_the_command_line_and_in_lists(tmp_path: Path) -> None:
    good, slow, other = design_code(SET, GOOD), design_code(SET, SLOW), design_code(Brief(), GOOD)
    path = tmp_path / "class.txt"
    lines = ["# of Monday", f"Sp1ke O'Neil\t{good.lower()}", "", good, f"Bo, {slow.replace('-', ' ')}"]
    lines += [f"Cy: {other}", f"Di {good[:-1]}*", "Ed has none", f"{'x' * 5000} {good}"]
    path.write_text("\n".join(lines), "utf-8-sig")
    rows = [(each.hand_in.line, each.hand_in.name, each.verdict) for each in graded(path)]
    assert rows == [
        (2, "Sp1ke O'Neil", PASS),
        (4, None, PASS),
        (5, "Bo", FAIL),
        (6, "Cy", FAIL),
        (7, "Di", UNREADABLE),
        (8, None, UNREADABLE),
        (9, "x" * 200, PASS),
    ]
    assert one(good) == (PASS, None)
    verdict, why = one(other)
    assert verdict == FAIL
    assert why is not None
    assert why.startswith("the design code is for the brief of fingerprint 22bb6bd46b; it must be for ")


def test_for_machines(tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_text(f"=2+2 {design_code(SET, GOOD)}\n-x {design_code(SET, SLOW)}\nnone\n")
    made = graded(path)
    documents = [graded_to_dict(each, SET) for each in made]
    assert [document["name"] for document in documents] == ["=2+2", "-x", None]
    assert documents[0]["checks"]["ttft"]["passed"] is True
    assert documents[2]["design"] is None
    json.dumps(documents, allow_nan=False)
    rows = [line.split(",") for line in graded_to_csv(made, SET).splitlines()]
    assert rows[0] == list(COLUMNS)
    assert [row[2] for row in rows[1:]] == ["'=2+2", "'-x", ""]
    assert graded_to_csv([], SET) == ",".join(COLUMNS) + "\n"


@settings(max_examples=30, deadline=None)
@given(st.binary(max_size=300) | st.text(max_size=300).map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_any_bytes_are_graded_or_one_sentence(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.mktemp("any") / "any.txt"
    path.write_bytes(content)
    made = graded(path)
    assert made
    for each in made:
        assert each.verdict == UNREADABLE
        assert each.reason is not None
        assert each.reason.isprintable()

"""Briefs as TOML files."""

import errno
import json
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serveplate import Brief
from serveplate.files.atomic import StoreError
from serveplate.files.briefs import (
    DEFAULT_BRIEF,
    LARGEST_FILE,
    BriefFileError,
    brief_from_dict,
    brief_sha256,
    brief_to_dict,
    brief_to_toml,
    bundled_briefs,
    find_brief,
    own_briefs,
    read_brief,
    write_brief,
)
from serveplate.simulator.brief import BriefError, Gpu, Levers, Limits, Traffic
from tests.examples import examples

HEAD = 'schema = 1\nname = "Mine"\n'
PLATE = (Path(__file__).parents[2] / "resources/briefs/serve-a-model.toml").read_bytes()


def read(tmp_path: Path, text: str | bytes) -> Brief:
    path = tmp_path / "mine.toml"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return read_brief(path)


def refusal(tmp_path: Path, text: str | bytes) -> str:
    """The sentence without the file, which it must name first."""
    with pytest.raises(BriefFileError) as caught:
        read(tmp_path, text)
    sentence, path = str(caught.value), str(tmp_path / "mine.toml")
    assert sentence.startswith(path)
    assert sentence.isprintable()
    return sentence.removeprefix(path).lstrip(": ")


def test_the_bundled_brief_is_the_plate_and_is_written_out_in_full() -> None:
    assert find_brief(DEFAULT_BRIEF) == Brief()
    written = tomllib.loads(PLATE.decode())
    assert written.pop("description")
    assert written == json.loads(json.dumps(brief_to_dict(Brief())))


def test_only_schema_and_name_are_needed(tmp_path: Path) -> None:
    assert read(tmp_path, HEAD) == Brief(name="Mine")


def test_a_brief_of_ones_own(tmp_path: Path) -> None:
    brief = read(
        tmp_path,
        HEAD
        + "[traffic]\narrivals = 'closed'\nconcurrency = 64\nrequests = 256\n"
        + "[gpu]\nlink_bandwidth_bytes_per_s = 119e9\nmemory_bytes = 24e9\n[levers]\ngpus = [4, 1]\n",
    )
    assert brief.traffic == Traffic(arrivals="closed", concurrency=64, requests=256)
    assert brief.gpu == Gpu(link_bandwidth_bytes_per_s=119e9, memory_bytes=24e9)
    assert brief.levers == Levers(gpus=(4, 1))


@pytest.mark.parametrize("changed", [b"\xef\xbb\xbf" + PLATE, PLATE.replace(b"\n", b"\r\n")], ids=["BOM", "CRLF"])
def test_editors_of_other_platforms(tmp_path: Path, changed: bytes) -> None:
    assert read(tmp_path, changed) == Brief()


def test_a_bundled_name_or_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine").write_text(HEAD)
    monkeypatch.chdir(tmp_path)
    assert find_brief("mine") == find_brief(str(tmp_path / "mine")) == Brief(name="Mine")
    with pytest.raises(BriefFileError, match=r'^brief is "yours"; it must be .*"serve-a-model", .* or a file$'):
        find_brief("yours")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "schema is not given; it must be 1"),
        ("schema = 1", 'name is not given; a brief needs one, such as "Serve a Model"'),
        ("schema = 2\nname = 'x'", "schema is 2, of a newer serveplate; this one reads 1"),
        ("schema = true\nname = 'x'", "schema is true; it must be 1"),
        ("schema = '1'\nname = 'x'", 'schema is "1"; it must be 1'),
        ("schema = 1\nname = 3", "name is 3; it must be a text of 1 to 120 characters on one line"),
        (HEAD + "trafic = {}", "trafic is not a table or field of a brief; did you mean traffic?"),
        (HEAD + "seed = 3", "seed is not a table or field of a brief; it must be in [traffic]"),
        (HEAD + "[traffic]\nsed = 3", "traffic.sed is not a field of [traffic]; did you mean seed?"),
        (HEAD + "[traffic]\nlayers = 3", "traffic.layers is not a field of [traffic]; it must be in [model]"),
        (
            HEAD + "[timing]\nzzz = 3",
            "timing.zzz is not a field of [timing]; "
            "it must be one of compute_efficiency, bandwidth_efficiency, pass_overhead_s",
        ),
        (HEAD + '[timing]\n"a\\nb" = 3', 'timing."a\\nb" is not a field of [timing]; it must be one of compute_effi'),
        (HEAD + "model = 3", "model is 3; it must be a table, [model]"),
        (HEAD + "model = [1]", "model is [1]; it must be a table, [model]"),
        (HEAD + "[[model]]", "model is a list of tables, [[model]]; it must be one table, [model]"),
        (HEAD + "[model]\nlayers = nan", "model.layers is nan; it must be a whole number from 1 to 1,000,000"),
        (HEAD + "[model]\nlayers = 1979-05-27", "model.layers is 1979-05-27; it must be a whole"),
        (HEAD + "[levers]\ngpus = [true, 'a']", 'levers.gpus is [true, "a"]; it must be a list'),
        (HEAD + "[levers]\ngpus = {a = [false]}", "levers.gpus is {a = [false]}; it must be a list"),
        (HEAD + "[limits]\nttft_p95_s = [12:30:00, inf]", "limits.ttft_p95_s is [12:30:00, inf]; it must be"),
        (HEAD + "[traffic]\nseed = " + "9" * 5000, "traffic.seed is a number of more than 30 digits; it must be"),
        (HEAD + "[gpu]\nname = 'A'\nmemory_bytes = -" + "9" * 5000, "gpu.memory_bytes is a number of more than 30"),
        (
            HEAD + "[levers]\ngpus = [0x" + "f" * 5000 + "]",
            "levers.gpus is [a number of more than 30 digits]; it must be a list",
        ),
        (
            HEAD + "[traffic]\narrivals = 'trace'",
            'traffic.trace_file is not given; a brief with arrivals = "trace" needs it',
        ),
        (
            HEAD + "[traffic]\ntrace_file = 'a'",
            'traffic.trace_file is "a", but traffic.arrivals is "poisson"; it must be left out, or',
        ),
        (HEAD + "[traffic]\noutput_tokens_max = 8192", "traffic.output_tokens_max is 8,192; it must be below model.co"),
        (HEAD + "[model", "is not valid TOML: Expected ']' at the end of a table declaration"),
        (HEAD + "layers 3", "is not valid TOML: Expected '=' after a key in a key/value pair (at line 3, column 8)"),
        (HEAD + "name = 'x'", "is not valid TOML: Cannot overwrite a value"),
        (HEAD.encode() + b"# caf\xe9\n", "is not UTF-8 text (at line 3); a brief must be"),
        (HEAD.encode("utf-16"), "is not UTF-8 text (at line 1); a brief must be"),
        (HEAD + "[model]\nlayers = " + "[" * 5000, "is nested too deeply to be a brief"),
        (HEAD + "[model]\nlayers" + ".a" * 5000 + " = 1", "is nested too deeply to be a brief"),
        (HEAD + "#" * LARGEST_FILE, "is larger than 1,048,576 bytes, the most that a brief may have"),
    ],
    ids=lambda value: None if isinstance(value, str) and len(value) < 80 else "long",
)
def test_what_is_refused_and_how(tmp_path: Path, text: str | bytes, sentence: str) -> None:
    assert refusal(tmp_path, text).startswith(sentence)


def test_files_that_are_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BriefFileError, match=r"is a folder; a brief must be a TOML file$"):
        read_brief(tmp_path)
    with pytest.raises(BriefFileError, match=r"not-there\.toml can't be read: No such file or directory$"):
        find_brief(str(tmp_path / "not-there.toml"))
    with pytest.raises(BriefFileError, match=r"a\\x00b\.toml can't be the name of a file$"):
        find_brief("a\0b.toml")

    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(BriefFileError, match=r"mine\.toml can't be read: Permission denied$"):
        read_brief(tmp_path / "mine.toml")


def test_dictionaries_and_fingerprints() -> None:
    brief = replace(Brief(name="Ünïcode"), gpu=Gpu(link_bandwidth_bytes_per_s=1e11))
    through_json = json.loads(json.dumps(brief_to_dict(brief)))
    assert brief_from_dict(through_json) == brief
    assert brief_sha256(brief_from_dict(through_json)) == brief_sha256(brief) != brief_sha256(Brief())
    assert brief_sha256(Brief()) == "22bb6bd46bdad91fdf4ba4e07d144bbe1f1341d2b08ed1bfa0ce0e40aefd2209"
    with pytest.raises(BriefError, match=r"^traffic\.sed is not a field"):
        brief_from_dict({"schema": 1, "name": "x", "traffic": {"sed": 1}})


LINES = PLATE.decode().splitlines()
TOKENS = [
    "",
    "[",
    "]",
    "[[",
    "]]",
    "=",
    '"',
    "'''",
    "\\",
    "nan",
    "-inf",
    "1e999",
    "true",
    "0x",
    "1979-05-27",
    "{a=1}",
    "é\x00",
]
MUTATION = st.tuples(st.integers(0, len(LINES) - 1), st.integers(0, 40), st.integers(0, 12), st.sampled_from(TOKENS))


@examples(150)
@given(mutations=st.lists(MUTATION, min_size=1, max_size=4))
def test_a_mutated_brief_is_read_or_refused_in_one_line(
    tmp_path_factory: pytest.TempPathFactory, mutations: list[tuple[int, int, int, str]]
) -> None:
    lines = list(LINES)
    for line, start, length, token in mutations:
        lines[line] = lines[line][:start] + token + lines[line][start + length :]
    read_or_refused(tmp_path_factory.getbasetemp(), "\n".join(lines).encode())


@examples(100)
@given(st.binary(max_size=200))
def test_any_bytes_are_refused_in_one_line(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    read_or_refused(tmp_path_factory.getbasetemp(), data)


def read_or_refused(folder: Path, data: bytes) -> None:
    try:
        sentence = read(folder, data).name
    except BriefFileError as error:
        sentence = str(error)
    assert sentence.isprintable()
    assert 0 < len(sentence) < 600


def test_a_description_is_no_part_of_what_is_asked(tmp_path: Path) -> None:
    described = read(tmp_path, HEAD + "description = 'Teaches one thing.'\n")
    assert described.description == "Teaches one thing."
    assert described == Brief(name="Mine")
    assert brief_sha256(described) == brief_sha256(Brief(name="Mine"))
    assert brief_from_dict(brief_to_dict(described)).description == "Teaches one thing."
    assert refusal(tmp_path, HEAD + "description = 3").startswith("description is 3; it must be a text of 1 to 400 ch")


@pytest.mark.parametrize("name", bundled_briefs())
def test_a_written_brief_is_read_back_the_same(tmp_path: Path, name: str) -> None:
    brief = find_brief(name)
    write_brief(tmp_path / "new" / "mine.toml", brief)
    again = read_brief(tmp_path / "new" / "mine.toml")
    assert again == brief
    assert again.description == brief.description


@examples(100)
@given(
    name=st.text(min_size=1, max_size=120),
    seed=st.integers(0, 2**63 - 1),
    limit=st.floats(1e-24, 1e24),
    latency=st.floats(1e-24, 1e24),
    draft=st.lists(st.integers(0, 8), min_size=1, unique=True),
)
def test_any_written_brief_is_read_back_the_same(
    name: str, seed: int, limit: float, latency: float, draft: list[int]
) -> None:
    try:
        brief = Brief(
            name=name,
            gpu=Gpu(link_bandwidth_bytes_per_s=limit, link_latency_s=latency),
            traffic=Traffic(seed=seed),
            limits=Limits(ttft_p95_s=limit),
            levers=Levers(draft=tuple(draft)),
            description=name,
        )
    except BriefError:  # a name that no brief may have
        return
    again = brief_from_dict(tomllib.loads(brief_to_toml(brief)))
    assert again == brief
    assert again.description == brief.description


def test_a_brief_that_can_not_be_written_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match=r"mine\.toml can't be written: a file is where a folder must be$"):
        write_brief(tmp_path / "file" / "mine.toml", Brief())


def test_the_briefs_of_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert own_briefs(tmp_path / "not-there") == ([], [])
    for name, text in (("b.toml", HEAD), ("a.toml", HEAD.replace("Mine", "First")), ("c.toml", "x"), ("d.txt", "x")):
        (tmp_path / name).write_text(text)
    (tmp_path / "folder.toml").mkdir()
    briefs, problems = own_briefs(tmp_path)
    assert [(path.name, brief.name) for path, brief in briefs] == [("a.toml", "First"), ("b.toml", "Mine")]
    assert len(problems) == 1
    assert "c.toml is not valid TOML" in problems[0]
    refusal = f"The briefs in {tmp_path / 'b.toml'} can't be read: a file is where a folder must be"
    assert own_briefs(tmp_path / "b.toml") == ([], [refusal])

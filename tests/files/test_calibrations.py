"""Measurements as CSV: what is read, what is refused and how; a fit as a brief's tables."""

import json
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serveplate import Brief
from serveplate.files.briefs import brief_from_dict
from serveplate.files.calibrations import (
    LARGEST_FILE,
    MOST_ROWS,
    calibration_text,
    calibration_to_dict,
    calibration_toml,
    read_measurements,
)
from serveplate.files.reading import InputFileError
from serveplate.simulator.calibration import Calibration, Comparison, Constants, Measurement

HEAD = "gpus,concurrency,prompt_tokens,output_tokens,tpot_ms\n"
ROW = "1,8,1024,128,7.9\n"
MADE = Calibration(
    Constants(0.4, 0.9, 0.002, 0.0, 1e11),
    {"compute_efficiency": 0.03, "pass_overhead_s": 0.9},
    (Comparison(Measurement(1, 8, 1024, 128, 0.010, 0.2), 0.011, 0.1),),
    (Comparison(Measurement(2, 8, 1024, 128, 0.010), 0.008, 0.1),),
    (),
)


def read(folder: Path, text: str | bytes) -> list[Measurement]:
    path = folder / "measured.csv"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return read_measurements(path, Brief(), 16)


def test_columns_in_any_order_with_and_without_ttft(tmp_path: Path) -> None:
    plain = [Measurement(1, 8, 1024, 128, 0.0079)]
    assert read(tmp_path, HEAD + ROW) == plain
    assert read(tmp_path, (HEAD + ROW).replace("\n", "\r\n").encode("utf-8-sig")) == plain
    assert read(tmp_path, HEAD + "\n" + '1, 8.0,1024 ,"128",7.9e0') == plain
    with_ttft = (
        "ttft_ms,tpot_ms,output_tokens,prompt_tokens,concurrency,gpus\n190.5,7.9,128,1024,8,1\n,7.9,128,1024,8,1\n"
    )
    assert read(tmp_path, with_ttft) == [replace(plain[0], ttft_s=0.1905), plain[0]]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "has no column gpus at line 1; it must have gpus, concurrency, prompt_tokens, output_tokens, tpot_ms"),
        (HEAD, "has no row of measurements; it must have one or more"),
        (HEAD.replace(",tpot_ms", ""), "has no column tpot_ms at line 1; it must have "),
        (HEAD.replace("tpot_ms", "tpot"), 'has the column "tpot" at line 1; did you mean tpot_ms?'),
        (HEAD.replace("\n", ",gpus\n"), "has the column gpus twice at line 1; it must be there once"),
        (HEAD + ROW + "1,8\n", "has 2 cells at line 3; it must have 5, as its first line has"),
        (HEAD + "9" + ROW, 'has gpus "91" at line 2; it must be a whole number from 1 to 8'),
        (HEAD + "1,8,1024,1,7\n", 'has output_tokens "1" at line 2; it must be a whole number from 2 to '),
        (HEAD + "1,8,1024,128,nan\n", 'has tpot_ms "nan" at line 2; it must be a number from 0.001 to 1e+06'),
        (HEAD + "1,8,1024,128,-7\n", 'has tpot_ms "-7" at line 2; it must be a number from 0.001 to 1e+06'),
        (HEAD + "1,8,1_024,128,7\n", 'has prompt_tokens "1_024" at line 2; it must be a whole number from 1 to '),
        (HEAD + "1,8,1024.5,128,7\n", 'has prompt_tokens "1024.5" at line 2; it must be a whole number from 1 to '),
        (HEAD + "1,8,1024,128,\n", 'has tpot_ms "" at line 2; it must be a number from 0.001 to 1e+06'),
        (HEAD + "1,8,8190,128,7\n", "can't be simulated at line 2: prompt and output are 8,318 tokens; the model's "),
        (HEAD + '1,8,1024,128,"7\n', "is not valid CSV at line 2: "),
        (HEAD + ROW * (MOST_ROWS + 1), "has more than 2,000 rows, the most that a fit takes"),
        (b"\xff" + HEAD.encode(), "is not UTF-8 text (at line 1); a file of measurements must be"),
        (HEAD + " " * LARGEST_FILE, "is larger than 1,048,576 bytes, the most that a file of measurements may have"),
    ],
)
def test_what_is_refused_and_how(tmp_path: Path, text: str | bytes, sentence: str) -> None:
    with pytest.raises(InputFileError) as caught:
        read(tmp_path, text)
    assert str(caught.value).startswith(f"{tmp_path / 'measured.csv'} {sentence}")
    assert str(caught.value).isprintable()


def test_a_folder_and_a_missing_file_are_refused(tmp_path: Path) -> None:
    with pytest.raises(InputFileError, match=r"is a folder; a file of measurements must be a CSV file$"):
        read_measurements(tmp_path, Brief(), 16)
    with pytest.raises(InputFileError, match=r"none\.csv can't be read: No such file or directory$"):
        read_measurements(tmp_path / "none.csv", Brief(), 16)


@settings(derandomize=True, deadline=None, database=None, max_examples=80)
@given(
    st.one_of(
        st.binary(max_size=80),
        st.lists(st.text(st.sampled_from('0123456789.,-e"\n\r\0;xé '), max_size=40), max_size=4).map(
            lambda lines: (HEAD + "\n".join(lines)).encode()
        ),
    )
)
def test_any_bytes_are_read_or_refused_in_one_line(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    sentence = "read"
    try:
        assert read(tmp_path_factory.getbasetemp(), data)
    except InputFileError as error:
        sentence = str(error)
    assert sentence.isprintable()
    assert len(sentence) < 600


def test_the_fit_goes_into_a_brief_as_it_is_written() -> None:
    text = calibration_toml(MADE, "mine\n.csv")
    assert text.splitlines()[0].endswith("to 1 measurement of mine\\n.csv.")
    assert "# Mean TPOT of the rows fitted: off by 10.0% on average, 10.0% at worst (1 GPU: 10.0%)." in text
    brief = brief_from_dict({"schema": 1, "name": "Mine"} | tomllib.loads(text))
    assert brief == MADE.constants.applied(Brief(name="Mine"))
    ideal = replace(MADE, constants=replace(MADE.constants, link_bandwidth_bytes_per_s=None))
    assert "[gpu]" not in calibration_toml(ideal, "mine.csv")


def test_the_fit_for_machines_and_people() -> None:
    document = json.loads(json.dumps(calibration_to_dict(MADE), allow_nan=False))
    assert document["errors"]["held_out"]["by_gpus"]["2"]["mean"] == pytest.approx(0.2)
    assert document["errors"]["beyond"] == {"rows": 0, "mean": None, "worst": None, "by_gpus": {}}
    assert [(row["part"], round(row["error"], 3)) for row in document["rows"]] == [("fitted", 0.1), ("held_out", -0.2)]
    lines = [" ".join(line.split()) for line in calibration_text(MADE).splitlines()]
    assert "1 8 1,024 128 10.0 11.0 +10.0% 200 100 fitted" in lines
    assert "2 8 1,024 128 10.0 8.00 -20.0% 100 held out" in lines
    assert "held out 2 GPUs 1 20.0% 20.0%" in lines
    assert "compute_efficiency 0.4 +- 3%" in lines
    assert "pass_overhead_s 0.002 these rows do not determine it" in lines

"""The calibrate command and the timing option."""

import json
from pathlib import Path

import pytest

from serveplate import Brief
from serveplate.cli import main
from serveplate.cli.output import BAD_INPUT, DONE
from serveplate.files.timings import timed

ROWS = [(1, 1, 512, 4, 9), (1, 4, 64, 8, 9), (1, 8, 2048, 4, 15), (1, 8, 64, 4, 9), (1, 2, 64, 4, 9)]


@pytest.fixture
def measured(tmp_path: Path) -> Path:
    path = tmp_path / "measured.csv"
    rows = "".join(",".join(map(str, row)) + "\n" for row in ROWS)
    path.write_text("gpus,concurrency,prompt_tokens,output_tokens,tpot_ms\n" + rows)
    return path


def test_it_fits_prints_and_writes_a_timing(measured: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fitted = tmp_path / "fitted.toml"
    assert main(["calibrate", str(measured), "--json", "--output", str(fitted)]) == DONE
    document = json.loads(capsys.readouterr().out)
    assert [row["part"] for row in document["rows"]] == ["fitted"] * 4 + ["held_out"]
    brief = timed(Brief(), str(fitted))
    assert brief.timing.pass_overhead_s == document["constants"]["pass_overhead_s"]
    assert main(["run", "--timing", str(fitted), "--seed", "1", "--json"]) == DONE
    assert json.loads(capsys.readouterr().out)["tpot_p95_s"] > 0.009
    assert main(["calibrate", str(measured), "--holdout", "0"]) == DONE
    assert "fitted" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "calibrate is given 0 files; it must be one, of measurements as CSV"),
        (["FILE", "FILE"], "calibrate is given 2 files; it must be one, of measurements as CSV"),
        (["FILE", "--holdout", "-1"], "--holdout is -1; it must be a whole number from 0 to 1,000"),
        (
            ["FILE", "--holdout", "1"],
            "FILE: only 0 of its rows can be fitted (5 are held out, 0 have more",
        ),
        (["FILE", "--fit-gpus", "9"], "--fit-gpus is 9; it must be a whole number from 1 to 8"),
        (["FILE", "--bits", "5"], "bits is 5; it must be 16, 8 or 4"),
        (["FILE", "--timing", "x"], "--timing is given to calibrate; it must be given to the window"),
        (["none.csv"], "none.csv can't be read: No such file or directory"),
    ],
)
def test_bad_input_is_one_sentence(
    measured: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    given = [str(measured) if word == "FILE" else word for word in arguments]
    assert main(["calibrate", *given]) == BAD_INPUT
    assert capsys.readouterr().err.startswith(f"serveplate: {sentence.replace('FILE', str(measured))}")

"""``serveplate grade``, and codes on the command line."""

import csv
import io
import json
from pathlib import Path

import pytest

from serveplate import Brief, Design
from serveplate.cli import main
from serveplate.cli.output import BAD_INPUT, DONE, FAILED
from serveplate.files.codes import design_code
from serveplate.files.designs import DesignStore
from serveplate.simulator.study import evaluate

GOOD, SLOW = Design("continuous", "paged", 1, 8, 2), Design()
GOOD_CODE, SLOW_CODE = (design_code(Brief(), design) for design in (GOOD, SLOW))


def test_what_is_handed_in_as_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = DesignStore(tmp_path / "anna").save(evaluate(Brief(), GOOD))
    assert kept is not None
    (tmp_path / "list.txt").write_text(f"Bo {SLOW_CODE}\nCy {SLOW_CODE}X\n")
    assert main(["grade", str(tmp_path)]) == BAD_INPUT  # outweighs what fails
    out, err = capsys.readouterr()
    rows = [" ".join(line.split()) for line in out.splitlines()]
    assert rows[1] == f"{tmp_path}/list.txt:1 Bo {SLOW.key} 73.9 9.18 0.338 fail: ttft and cost beyond the limit"
    assert rows[2].startswith(f"{tmp_path}/list.txt:2 Cy - - - - unreadable: the design code is ")
    assert rows[3] == f"{kept.path} {GOOD.key} 0.168 9.57 0.143 pass"
    assert rows[-1] == "Serve a Model, seed 48: of 3 handed in, 1 pass, 1 can't be read"
    assert err.startswith(f"serveplate: {tmp_path}/list.txt:2 can't be read: the design code is ")
    assert err.count("\n") == 1


def test_a_long_name_leaves_the_table_its_columns(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "list.txt"
    path.write_text(f"{'n' * 100_000} {GOOD_CODE}\n")
    assert main(["grade", str(path)]) == DONE
    assert max(map(len, capsys.readouterr().out.splitlines())) < 400
    assert main(["grade", "--json", str(path)]) == DONE
    assert json.loads(capsys.readouterr().out)[0]["name"] == "n" * 200


def test_the_exit_code_says_whether_all_pass(capsys: pytest.CaptureFixture[str]) -> None:
    codes = [main(["grade", *handed_in]) for handed_in in ([GOOD_CODE], [GOOD_CODE, SLOW_CODE], ["nowhere", SLOW_CODE])]
    assert codes == [DONE, FAILED, BAD_INPUT]
    assert capsys.readouterr().err == "serveplate: nowhere can't be read: it is neither a file nor a design code\n"


def test_the_set_brief_is_the_one_that_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('schema = 1\nname = "Mine"\n[traffic]\nduration_s = 1\n')
    assert main(["run", "--brief", str(path)]) == DONE
    (code,) = (line.split()[-1] for line in capsys.readouterr().out.splitlines() if line.startswith("Design code"))
    assert main(["grade", code]) == FAILED
    assert "for the brief of fingerprint" in capsys.readouterr().out
    assert main(["grade", "--json", "--brief", str(path), code]) in (DONE, FAILED)
    (document,) = json.loads(capsys.readouterr().out)
    assert document["code"] == code
    assert document["ttft_p95_s"] > 0
    assert main(["grade", "--csv", "--brief", str(path), code]) in (DONE, FAILED)
    (row,) = csv.DictReader(io.StringIO(capsys.readouterr().out))
    assert row["ttft_p95_s"] == repr(document["ttft_p95_s"])


def test_a_code_in_place_of_the_levers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "--json", "--code", GOOD_CODE.lower()]) == DONE
    assert json.loads(capsys.readouterr().out)["design"] == vars(GOOD)


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["grade"], "grade is given no file; it must be given kept designs, folders of them, or design codes"),
        (["grade", "--json", "--csv", GOOD_CODE], "--csv is given beside --json; it must be one of the two"),
        (["run", "--code", "SP1"], 'the design code is "SP1"; it must be SP1 and 17 letters and digits after it'),
        (["run", "--code", GOOD_CODE[:-1] + "0"], f'the design code "{GOOD_CODE[:-1]}0" has a typing error'),
        (["run", "--code", GOOD_CODE, "--seed", "3"], "the design code is for the brief of fingerprint 22bb6bd46b"),
        (["study", "--code", GOOD_CODE, "--bits", "8"], "--bits is given beside --code, which sets it; it must be"),
    ],
)
def test_bad_input_is_one_line(argv: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(argv) == BAD_INPUT
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"serveplate: {sentence}")
    assert err.count("\n") == 1

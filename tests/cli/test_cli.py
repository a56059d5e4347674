"""The command line, in this process."""

import csv
import errno
import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import platformdirs
import pytest

from serveplate import Brief, Design, __version__
from serveplate.cli import main
from serveplate.cli.options import COMMANDS, OPTIONS
from serveplate.cli.output import BAD_INPUT, DONE, FAILED, INTERRUPTED
from serveplate.files import places
from serveplate.files.briefs import find_brief
from serveplate.files.designs import DesignStore
from serveplate.files.exports import result_to_dict
from serveplate.simulator.study import evaluate, evaluate_all

PASSING = ["--batching", "continuous", "--cache", "paged", "--bits", "8", "--draft", "2"]


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """A window that only notes how it was opened."""
    opened: list[dict[str, Any]] = []
    app, ui = ModuleType("serveplate.ui.app"), ModuleType("serveplate.ui")

    def open_window(**options: Any) -> int:
        opened.append(options)
        return 7

    app.main, ui.app = open_window, app  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "serveplate.ui", ui)
    monkeypatch.setitem(sys.modules, "serveplate.ui.app", app)
    return opened


def test_run_shows_the_starting_server(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run"]) == DONE
    out, err = capsys.readouterr()
    assert out.splitlines()[0] == "Serve a Model"
    assert "p95 TTFT  73.9 s               limit 0.5 s               fails" in out.splitlines()
    assert err == ""


def test_run_as_json_is_the_design_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "--json", *PASSING]) == DONE
    document = json.loads(capsys.readouterr().out)
    assert document == result_to_dict(evaluate(Brief(), Design("continuous", "paged", 1, 8, 2)))
    assert list(document)[:2] == ["feasible", "reason"]


def test_check_exits_with_the_verdict(capsys: pytest.CaptureFixture[str]) -> None:
    assert [main(["run", "--check"]), main(["run", "--check", *PASSING]), main(["run", "--json", "--check"])] == [
        FAILED,
        DONE,
        FAILED,
    ]
    assert "All four checks pass." in capsys.readouterr().out


def test_the_seed_replaces_the_briefs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "--json", "--seed", "3"]) == DONE
    document = json.loads(capsys.readouterr().out)
    assert document["seed"] == 3
    assert document["ttft_p95_s"] != evaluate(Brief(), Design()).measures.ttft_p95_s


def test_a_brief_of_ones_own_starts_with_its_first_settings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('schema = 1\nname = "Mine"\n[traffic]\nduration_s = 1\n[levers]\ngpus = [4]\nbits = [8]\n')
    assert main(["run", "--brief", str(path), "--json"]) == DONE
    assert json.loads(capsys.readouterr().out)["design"] == {
        "batching": "static",
        "cache": "contiguous",
        "gpus": 4,
        "bits": 8,
        "draft": 0,
    }
    assert main(["run", "--brief", str(path), "--gpus", "1"]) == BAD_INPUT
    assert capsys.readouterr() == ("", "serveplate: gpus is 1; this brief offers 4\n")
    assert main(["run", "--brief", str(path / "x")]) == BAD_INPUT
    path.write_text("schema = 1\nname = 'x'\n[traffic]\nsed = 1")
    assert main(["designs", "--brief", str(path)]) == BAD_INPUT
    assert capsys.readouterr().err.splitlines()[1] == (
        f"serveplate: {path}: traffic.sed is not a field of [traffic]; did you mean seed?"
    )


def test_designs_in_the_order_of_the_settings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "short.toml"
    path.write_text('schema = 1\nname = "Short"\n[traffic]\nduration_s = 2\n')
    expected = [result_to_dict(result) for result in evaluate_all(find_brief(str(path)))]
    assert len(expected) == 72
    assert main(["designs", "--brief", str(path), "--json"]) == DONE
    assert json.loads(capsys.readouterr().out) == expected
    assert main(["designs", "--brief", str(path), "--csv"]) == DONE
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert [row["ttft_p95_s"] for row in rows] == [repr(document["ttft_p95_s"]) for document in expected]


def test_designs_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["designs"]) == DONE
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1 + 72 + 2
    assert lines[0].split()[:3] == ["Batching", "KV", "cache"]
    row = "Static Contiguous 1 GPU 16 bits None 73.9 9.18 0.338 1,642 63.9 fail: ttft, cost"
    assert " ".join(lines[1].split()) == row
    assert lines[-1] == "Serve a Model, seed 48: designs that pass all four checks: 8 of 72"
    assert lines[0].index("tokens/s") + len("tokens/s") == lines[1].index("1,642") + len("1,642")


def test_only_passing_designs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["designs", "--passing", "--json"]) == DONE
    passing = json.loads(capsys.readouterr().out)
    assert len(passing) == 8
    assert all(document["passed"] for document in passing)
    path = tmp_path / "hard.toml"
    path.write_text(
        'schema = 1\nname = "Hard"\n[traffic]\nduration_s = 1\n[limits]\ncost_usd_per_million_tokens = 1e-9\n'
    )
    hard = ["designs", "--passing", "--brief", str(path)]
    assert [main([*hard, "--json"]), main([*hard, "--csv"]), main(hard)] == [DONE] * 3
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "[]"
    assert lines[1].startswith("feasible,reason,")
    assert lines[-1] == "Hard, seed 48: designs that pass all four checks: 0 of 72"


def test_an_infeasible_design_is_a_result(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "small.toml"
    path.write_text('schema = 1\nname = "小さい"\n[traffic]\nduration_s = 1\n[gpu]\nmemory_bytes = 10e9\n')
    assert main(["run", "--brief", str(path), "--check"]) == FAILED
    assert "This design can't run." in capsys.readouterr().out.splitlines()
    assert main(["designs", "--brief", str(path)]) == DONE
    assert capsys.readouterr().out.splitlines()[1].endswith("can't run")


@pytest.mark.parametrize("argv", [["--seed", "3", "run", "--json"], ["run", "--json", "--seed=3"]])
@pytest.mark.parametrize("shared", [["--log-level", "info"], ["--brief", "serve-a-model"]])
@pytest.mark.parametrize("before", [True, False])
def test_options_stand_before_and_after_the_command(
    argv: list[str], shared: list[str], before: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*shared, *argv] if before else [*argv, *shared]) == DONE
    out, err = capsys.readouterr()
    assert json.loads(out)["seed"] == 3
    assert ("simulated static-contiguous" in err) == ("info" in shared)


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["run", "--gpus", "3"], "gpus is 3; this brief offers 1 or 2"),
        (["run", "--gpus", "two"], 'gpus is "two"; this brief offers 1 or 2'),
        (["run", "--gpus", "1.0"], 'gpus is "1.0"; this brief offers 1 or 2'),
        (["run", "--gpus", "02"], 'gpus is "02"; this brief offers 1 or 2'),
        (["run", "--gpus", " 2"], 'gpus is " 2"; this brief offers 1 or 2'),
        (["run", "--gpus", "9" * 5000], 'gpus is "99999999'),
        (["run", "--bits", "-8"], "bits is -8; this brief offers 16, 8 or 4"),
        (
            ["run", "--batching", "a\nb\x1b[0m"],
            'batching is "a\\nb\\x1b[0m"; this brief offers "static" or "continuous"',
        ),
        (["run", "--draft", ""], 'draft is ""; this brief offers 0, 2 or 4'),
        (["run", "--seed", "-1"], "traffic.seed is -1; it must be a whole number from 0 to 9,223,372,036,854,775,807"),
        (["designs", "--seed", "x"], 'traffic.seed is "x"; it must be a whole number from 0 to'),
        (["run", "--seed"], "--seed is given without a value; it must be followed by one"),
        (["run", "--seed", "--json"], "--seed is given without a value; it must be followed by one"),
        (["run", "--check=yes"], "--check is given a value; it must stand alone"),
        (["run", "--brief", "nope"], 'brief is "nope"; it must be a brief of serveplate ("serve-a-model", '),
        (["run", "--brief", ""], 'brief is ""; it must be a brief of serveplate ("serve-a-model", '),
        (["run", "--brief", "L" * 300], 'brief is "LLL'),
        (["run", "--config-dir", "L" * 300], '--config-dir is "LLL'),
        (["run", "--batch", "static"], '"--batch" is not an option; did you mean --batching?'),
        (["kiosk-pin", "--pin"], '"--pin" is not an option; it must be one of --config-dir, --log-level, --config, '),
        (["run", "--xyz"], '"--xyz" is not an option; it must be one of --brief, --config-dir'),
        (["fly"], 'the command is "fly"; it must be run, designs, study, report'),
        (["run", "designs"], 'after run comes "designs"; it must be an option, such as --brief'),
        (["run", "--csv"], "--csv is given to run; it must be given to designs"),
        (["--passing", "run"], "--passing is given to run; it must be given to designs"),
        (["designs", "--theme", "dark"], "--theme is given to designs; it must be given to the window"),
        (["--check"], "--check is given to the window; it must be given to run"),
        (["designs", "--json", "--csv"], "--csv is given beside --json; it must be one of the two"),
        (["run", "--log-level", "loud"], '--log-level is "loud"; it must be "debug", "info", "warning" or "error"'),
        (["run", "--config-dir", ""], '--config-dir is ""; it must be a folder, or a name for a new one'),
        (["--zoom", "90"], '--zoom is "90"; it must be a whole number from 100 to 200'),
        (["--zoom", "big"], '--zoom is "big"; it must be a whole number from 100 to 200'),
        (["--theme", "pink"], '--theme is "pink"; it must be "system", "light", "dark" or "high-contrast"'),
        (["--reduced-motion", "--no-reduced-motion"], "--no-reduced-motion is given beside --reduced-motion; it must"),
    ],
    ids=lambda value: None if isinstance(value, str) else " ".join(value)[:30],
)
def test_bad_input_is_one_line(argv: list[str], sentence: str, assert_refused: Callable[..., None]) -> None:
    assert_refused(argv, sentence)


def test_a_config_folder_that_is_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert main(["run", "--config-dir", str(tmp_path / "file")]) == BAD_INPUT
    err = capsys.readouterr().err
    assert err.startswith('serveplate: --config-dir is "')
    assert err.endswith("; it must be a folder, or a name for a new one\n")


def test_folders_that_cannot_be_looked_into(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Root may look into every folder, so the refusal is put in."""
    inside, really_stat, really_open = tmp_path / "mine.toml", Path.stat, Path.open

    def refused(really: Any) -> Any:
        def ask(path: Path, *args: Any, **kwargs: Any) -> Any:
            if path == inside:
                raise PermissionError(errno.EACCES, "Permission denied")
            return really(path, *args, **kwargs)

        return ask

    monkeypatch.setattr(Path, "stat", refused(really_stat))
    monkeypatch.setattr(Path, "open", refused(really_open))
    assert main(["run", "--brief", str(inside)]) == BAD_INPUT
    assert capsys.readouterr() == ("", f"serveplate: {inside} can't be read: Permission denied\n")
    assert main(["run", "--config-dir", str(inside)]) == BAD_INPUT
    err = capsys.readouterr().err
    assert err.endswith("; it must be a folder, or a name for a new one: Permission denied\n")


def test_names_longer_than_any_file_may_have(capsys: pytest.CaptureFixture[str]) -> None:
    name = "L" * 300 + ".toml"
    assert main(["run", "--brief", name]) == BAD_INPUT
    assert capsys.readouterr().err.startswith(f"serveplate: {name} can't be read: ")


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    for argv in (["--version"], ["run", "--version"]):
        with pytest.raises(SystemExit) as caught:
            main(argv)
        assert caught.value.code == 0
        assert capsys.readouterr().out == f"serveplate {__version__}\n"
    with pytest.raises(SystemExit) as caught:
        main(["run", "--help"])
    assert caught.value.code == 0
    text = capsys.readouterr().out
    assert all(option.flag in text for option in OPTIONS)
    assert "exit codes:" in text
    for command in COMMANDS.values():
        assert f" {command.help}\n" in text


def test_the_window_opens_with_the_options(window: list[dict[str, Any]], config_dir: Path, tmp_path: Path) -> None:
    assert main([]) == 7
    mine = tmp_path / "mine.toml"
    mine.write_text('schema = 1\nname = "Mine"\n')
    options = ["--theme", "dark", "--language", "de", "--reduced-motion", "--zoom", "150", "--show-map"]
    options += ["--config-dir", str(tmp_path), "--brief", str(mine)]
    assert main(options) == 7
    assert main(["--no-reduced-motion"]) == 7
    plate = find_brief("serve-a-model")
    usual = {"brief": plate, "config_dir": config_dir, "theme": None, "show_map": False}
    usual |= {"zoom_percent": None, "language": None}
    assert window == [
        usual | {"reduced_motion": None},
        {
            "brief": Brief(name="Mine"),
            "config_dir": tmp_path,
            "language": "de",
            "theme": "dark",
            "reduced_motion": True,
            "show_map": True,
            "zoom_percent": 150,
        },
        usual | {"reduced_motion": False},
    ]
    assert places.log_file().exists()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can lack a display")
def test_without_a_display_the_window_says_so(
    window: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert main([]) == FAILED
    assert window == []
    err = capsys.readouterr().err
    assert err.startswith("serveplate: the window can't open: there is no display")
    assert err.count("\n") == 1
    monkeypatch.setenv("DISPLAY", ":64999")
    assert main([]) == FAILED
    err = capsys.readouterr().err
    assert err.startswith('serveplate: the window can\'t open: the display ":64999" (DISPLAY) does not answer')
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert main([]) == 7


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can lack a display")
@pytest.mark.parametrize("display", ["elsewhere:0", "localhost:10.0"])
def test_a_display_that_is_elsewhere_is_for_qt_to_find(
    window: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch, display: str
) -> None:
    for name in ("WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISPLAY", display)
    assert main([]) == 7


def test_without_qt_the_window_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setitem(sys.modules, "serveplate.ui", None)
    assert main([]) == FAILED
    err = capsys.readouterr().err
    assert err.startswith("serveplate: the window can't open: Qt can't be loaded (")
    assert err.count("\n") == 1


def test_an_interruption_is_quiet(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("serveplate.cli.run.evaluate", interrupted)
    assert main(["run"]) == INTERRUPTED
    assert capsys.readouterr() == ("", "")


def test_a_brief_beyond_memory_is_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def too_large(*_: object) -> None:
        raise MemoryError("Unable to allocate 7.27 TiB")

    monkeypatch.setattr("serveplate.cli.run.evaluate", too_large)
    assert main(["run"]) == BAD_INPUT
    assert capsys.readouterr() == ("", "serveplate: this brief's traffic does not fit in memory\n")


def test_without_a_home_folder_the_commands_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], window: list[dict[str, Any]]
) -> None:
    def homeless(*_: object, **__: object) -> Path:
        raise RuntimeError("Could not determine home directory.")

    for name in ("user_config_path", "user_log_path"):
        monkeypatch.setattr(platformdirs, name, homeless)
    monkeypatch.delenv(places.CONFIG_VARIABLE)
    assert main(["run"]) == DONE
    assert main([]) == 7  # and there is neither a log nor an error
    assert capsys.readouterr().err == ""
    trouble = DesignStore(places.designs_folder(window[0]["config_dir"])).trouble()
    assert trouble is not None
    assert "no-home-folder" in trouble


def test_a_console_of_another_alphabet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('schema = 1\nname = "模型"\n[traffic]\nduration_s = 1\n', "utf-8")
    console = io.TextIOWrapper(io.BytesIO(), encoding="ascii", write_through=True)
    monkeypatch.setattr(sys, "stdout", console)
    assert main(["run", "--brief", str(path)]) == DONE
    assert console.buffer.getvalue().startswith(b"\\u6a21\\u578b\n")  # type: ignore[attr-defined]

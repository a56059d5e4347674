"""The export-command command."""

import json
from pathlib import Path

import pytest

from serveplate.cli import main
from serveplate.cli.output import BAD_INPUT, DONE


def test_it_prints_commands_and_writes_the_briefs_requests(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    trace = tmp_path / "trace.jsonl"
    arguments = ["--batching", "continuous", "--cache", "paged", "--gpus", "2", "--write-trace", str(trace)]
    assert main(["export-command", *arguments, "--model", "a/b", "--seed", "0"]) == DONE
    text = capsys.readouterr().out
    assert "vllm serve a/b \\\n" in text
    assert "  --tensor-parallel-size 2 \\\n" in text
    assert str(trace) in text
    count = len(trace.read_text().splitlines())
    assert main(["export-command", *arguments, "--json", "--seed", "0"]) == DONE
    argv = json.loads(capsys.readouterr().out)["benchmark"]["argv"]
    assert argv[argv.index("--num-prompts") + 1] == str(count)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--model", ""], '--model is ""; it must be a repository or a folder, on one line'),
        (["--draft-model", "a\nb"], '--draft-model is "a\\nb"; it must be a repository or a folder'),
        (["--model=--trust"], '--model is "--trust"; it must be a repository or a folder'),
        (["--gpus", "4"], "gpus is 4; this brief offers 1 or 2"),
        (["--write-trace", "none/x"], '--write-trace is "none/x"; it must be a file, or a name for a new one'),
        (["extra"], 'after export-command comes "extra"; it must be an option'),
    ],
)
def test_bad_input_is_one_sentence(capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str) -> None:
    assert main(["export-command", *arguments]) == BAD_INPUT
    assert capsys.readouterr().err.startswith(f"serveplate: {sentence}")

"""``serveplate briefs``."""

import json

import pytest

from serveplate.cli import main
from serveplate.files.briefs import bundled_briefs


def test_the_bundled_briefs_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["briefs"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["Brief", "Teaches"]
    assert [line.split()[0] for line in lines[1:]] == bundled_briefs()


def test_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["briefs", "--json"]) == 0
    briefs = json.loads(capsys.readouterr().out)
    assert [brief["name"] for brief in briefs] == bundled_briefs()
    assert briefs[0] | {"description": ""} == {
        "name": "serve-a-model", "title": "Serve a Model", "description": "", "designs": 72,
    }  # fmt: skip
    assert all(brief["description"] for brief in briefs)

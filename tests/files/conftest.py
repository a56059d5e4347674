"""What the tests of files share: one passing result, a store with a clock of its own."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from serveplate import Brief, Design
from serveplate.files.designs import DesignStore
from serveplate.simulator.study import Result, evaluate

NOW = datetime(2026, 7, 25, 12, 34, 56, 789000, UTC)


@pytest.fixture(scope="session")
def passing() -> Result:
    """The plate's 8-bit design with a draft of two tokens."""
    result = evaluate(Brief(), Design("continuous", "paged", 1, 8, 2))
    assert result.grade.passed
    return result


@pytest.fixture
def store(config_dir: Path) -> DesignStore:
    """A store in a folder that is not yet there, on a clock that stands still."""
    return DesignStore(config_dir / "designs", now=lambda: NOW)

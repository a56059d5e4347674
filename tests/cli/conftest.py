"""What the tests of the command line share."""

import logging
from collections.abc import Callable, Iterator

import pytest

from serveplate.cli import main
from serveplate.cli.output import BAD_INPUT
from serveplate.files import places


@pytest.fixture(autouse=True)
def no_log_left() -> Iterator[None]:
    """Each call sets up the log on its own standard error."""
    yield
    logger = logging.getLogger("serveplate")
    places.set_up_logging("warning")
    logger.removeHandler(*logger.handlers)
    logger.setLevel(logging.NOTSET)


@pytest.fixture
def assert_refused(capsys: pytest.CaptureFixture[str]) -> Callable[[list[str], str], None]:
    """``assert_refused(argv, sentence)``: the call is bad input, and says so in one line that begins like this."""

    def check(argv: list[str], sentence: str) -> None:
        assert main(argv) == BAD_INPUT
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith(f"serveplate: {sentence}")
        assert err.endswith("\n")
        assert err[:-1].isprintable()

    return check

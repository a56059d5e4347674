"""What the tests of the command line share."""

import logging
from collections.abc import Iterator

import pytest

from serveplate.files import places


@pytest.fixture(autouse=True)
def no_log_left() -> Iterator[None]:
    """Each call sets up the log on its own standard error."""
    yield
    logger = logging.getLogger("serveplate")
    places.set_up_logging("warning")
    logger.removeHandler(*logger.handlers)
    logger.setLevel(logging.NOTSET)

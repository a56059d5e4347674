"""How many cases Hypothesis tries."""

import os

from hypothesis import settings

# Times as many where time is no matter: SERVEPLATE_EXAMPLES=20 python -m pytest
_TIMES = int(os.environ.get("SERVEPLATE_EXAMPLES", "1"))


def examples(count: int) -> settings:
    """``@examples(100)``: try so many cases, the same at each call, or as many times more as the environment says."""
    return settings(max_examples=count * _TIMES, derandomize=True, deadline=None, database=None)

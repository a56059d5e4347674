"""What every test gets: no display, a config folder of its own, and nothing left running afterwards."""

import gc
import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

# Before anything imports Qt.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["LC_ALL"] = "C.UTF-8"  # the system's language is English, whoever runs the tests
os.environ.pop("LANGUAGE", None)


def pytest_collection_finish() -> None:
    """Set aside what was imported: no collection, and no look for what is left running, goes through it again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def config_dir(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The test's own config folder, not yet there; nothing of the person who runs the tests is read or written."""
    home = tmp_path / "home"
    home.mkdir()
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(home))
    for name in ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "APPDATA", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(home / name.lower()))
    monkeypatch.setenv("SERVEPLATE_CONFIG_DIR", str(home / "serveplate"))
    return home / "serveplate"


@pytest.fixture(autouse=True)
def nothing_left_running(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that leaves a thread or an active timer behind."""
    uses_qt = "qapp" in request.fixturenames
    threads, (qthreads, timers) = set(threading.enumerate()), _running_in_qt() if uses_qt else ([], [])
    yield
    new_threads = [t for t in threading.enumerate() if t not in threads and not isinstance(t, threading._DummyThread)]
    left = [f"Python thread {thread.name}" for thread in new_threads]
    after_qthreads, after_timers = _running_in_qt() if uses_qt else ([], [])
    left += [f"QThread {thread.objectName()}" for thread in after_qthreads if thread not in qthreads]
    left += [f"QTimer of {timer.parent()}" for timer in after_timers if timer not in timers]
    assert not left, f"left running: {', '.join(left)}"


def _running_in_qt() -> tuple[list[Any], list[Any]]:
    """The running QThreads and the active QTimers that Python knows of; none where Qt was never imported."""
    import sys

    core = sys.modules.get("PySide6.QtCore")
    if core is None:
        return [], []
    from shiboken6 import isValid

    kinds = (core.QThread, core.QTimer)
    alive = [thing for thing in gc.get_objects() if isinstance(thing, kinds) and isValid(thing)]
    running = [thing for thing in alive if isinstance(thing, core.QThread) and thing.isRunning()]
    timers = [thing for thing in alive if isinstance(thing, core.QTimer) and thing.isActive()]
    # The collector's goes on as long as the application.
    return running, [timer for timer in timers if type(timer.parent()).__name__ != "Collector"]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    """A skip must say why."""
    report = yield
    if report.skipped and not hasattr(report, "wasxfail") and not _reason(report):
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} was skipped without a reason"
    return report


def _reason(report: pytest.TestReport) -> str:
    text = str(report.longrepr[2]) if isinstance(report.longrepr, tuple) else ""
    reason = text.removeprefix("Skipped").removeprefix(":").strip()
    return "" if reason == "unconditional skip" else reason

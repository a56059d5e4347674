"""The window's word to a service manager, with a socket in the manager's place."""

import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from serveplate.ui.watchdog import Watchdog, watch


@pytest.fixture(params=["path", "abstract"])
def manager(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[socket.socket, str]]:
    path = str(tmp_path / "notify")
    name = f"@serveplate-test-{os.getpid()}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.settimeout(5)
        listening.bind(path if request.param == "path" else "\0" + name[1:])
        yield listening, path if request.param == "path" else name


def test_says_ready_once_painted_then_lives(qtbot: QtBot, manager: tuple[socket.socket, str]) -> None:
    listening, address = manager
    window = QWidget()
    qtbot.addWidget(window)
    environment = {"NOTIFY_SOCKET": address, "WATCHDOG_USEC": "20000", "WATCHDOG_PID": str(os.getpid())}
    assert watch(window, environment) is not None
    listening.setblocking(False)
    with pytest.raises(BlockingIOError):
        listening.recv(64)
    window.show()
    heard: list[bytes] = []

    def three_messages() -> bool:
        try:
            heard.append(listening.recv(64))
        except BlockingIOError:
            return False
        return len(heard) == 3

    qtbot.waitUntil(three_messages)
    assert heard == [b"READY=1", b"WATCHDOG=1", b"WATCHDOG=1"]
    assert window.findChild(Watchdog) is not None


@pytest.mark.parametrize(
    ("waits_us", "process", "interval_ms"),
    [
        ("20000000", "", 10_000),
        ("20000000", "this one", 10_000),
        ("20000000", "1", None),
        ("1", "", 1),
        ("0", "", None),
        ("", "", None),
        ("soon", "", None),
    ],
)
def test_feeds_at_half_the_time_and_only_if_it_is_meant(
    qtbot: QtBot, tmp_path: Path, waits_us: str, process: str, interval_ms: int | None
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    meant = str(os.getpid()) if process == "this one" else process  # each worker of the tests has a number of its own
    environment = {"NOTIFY_SOCKET": str(tmp_path / "notify"), "WATCHDOG_USEC": waits_us, "WATCHDOG_PID": meant}
    watchdog = watch(window, environment)
    assert watchdog is not None
    assert watchdog.interval_ms == interval_ms


def test_a_manager_that_is_not_there_harms_nothing(
    qtbot: QtBot, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    watch(window, {"NOTIFY_SOCKET": str(tmp_path / "nobody")})
    window.show()
    qtbot.waitUntil(lambda: "READY=1" in caplog.text)


def test_nobody_asks(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    assert watch(window, {}) is None
    assert watch(window, {"NOTIFY_SOCKET": "vsock:2:1234"}) is None

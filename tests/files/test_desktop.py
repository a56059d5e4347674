"""Whether the desktop is asked for less motion."""

import plistlib
import subprocess
from pathlib import Path
from typing import Any

import pytest

from serveplate.files import desktop


@pytest.fixture
def linux(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A config folder of a Linux desktop."""
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.delenv("XDG_CURRENT_DESKTOP", raising=False)
    return tmp_path


@pytest.mark.parametrize(
    ("name", "file", "text", "reduced"),
    [
        ("KDE", "kdeglobals", "[KDE]\nAnimationDurationFactor=0\n", True),
        ("KDE", "kdeglobals", "[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("KDE", "kdeglobals", "no section", False),
        ("XFCE", "gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n", True),
        ("XFCE", "gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=1\n", False),
        ("", "other", "", False),
    ],
)
def test_settings_files(
    linux: Path, monkeypatch: pytest.MonkeyPatch, name: str, file: str, text: str, reduced: bool
) -> None:
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", name)
    (linux / file).parent.mkdir(exist_ok=True)
    (linux / file).write_text(text)
    assert desktop.reduces_motion() is reduced


@pytest.mark.parametrize(("answer", "reduced"), [("false\n", True), ("true\n", False), (None, False)])
def test_gnome_is_asked(linux: Path, monkeypatch: pytest.MonkeyPatch, answer: str | None, reduced: bool) -> None:
    def run(command: Any, **_: Any) -> Any:
        if answer is None:
            raise FileNotFoundError(command[0])
        return subprocess.CompletedProcess(command, 0, answer, "")

    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "ubuntu:GNOME")
    monkeypatch.setattr(subprocess, "run", run)
    assert desktop.reduces_motion() is reduced


def test_macos(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "darwin")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert desktop.reduces_motion() is False
    folder = tmp_path / "Library" / "Preferences"
    folder.mkdir(parents=True)
    (folder / "com.apple.universalaccess.plist").write_bytes(plistlib.dumps({"reduceMotion": True}))
    assert desktop.reduces_motion() is True

"""Preferences, places and the log."""

import errno
import logging
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import platformdirs
import pytest

from serveplate.files.atomic import StoreError
from serveplate.files.places import config_folder, designs_folder, log_file, set_up_logging, settings_file
from serveplate.files.settings import THEMES, Settings, read_settings, write_settings


@pytest.mark.parametrize(
    "settings",
    [
        Settings(),
        Settings("high-contrast", reduced_motion=True, window_width=1920, window_height=1080, window_maximized=True),
        Settings(predict_first=True),
        *(Settings(theme) for theme in THEMES),
    ],
)
def test_preferences_come_back(config_dir: Path, settings: Settings) -> None:
    write_settings(config_dir, settings)
    assert read_settings(config_dir) == (settings, None)
    assert [path.name for path in config_dir.iterdir()] == ["settings.toml"]


def test_without_preferences_the_defaults_hold(config_dir: Path) -> None:
    settings, problem = read_settings(config_dir)
    assert problem is None
    assert (settings.theme, settings.reduced_motion, settings.predict_first) == ("system", None, False)
    assert (settings.window_width, settings.window_height, settings.window_maximized) == (1280, 800, False)


@pytest.mark.parametrize(
    ("text", "settings", "problem"),
    [
        (b'theme = "dark"\nof_a_later_version = 3', Settings("dark"), None),
        (b"\xef\xbb\xbftheme = 'dark'\r\n", Settings("dark"), None),
        (
            b"theme = 'pink'\nreduced_motion = true",
            Settings(reduced_motion=True),
            'theme is "pink"; it must be "system"',
        ),
        (b"zoom_percent = 201", Settings(), "zoom_percent is 201; it must be a whole number from 100 to 200"),
        (b"reduced_motion = 1", Settings(), "reduced_motion is 1; it must be true or false"),
        (
            b"window_width = 1e9",
            Settings(),
            "window_width is 1000000000.0; it must be a whole number from 200 to 100,000",
        ),
        (b"window_height = -800\nwindow_width = 900", Settings(window_width=900), "window_height is -800; it must be"),
        (b"window_maximized = true\ntheme = []", Settings(window_maximized=True), "theme is []; it must be"),
        (b"theme =", Settings(), "are not valid TOML and are not used: Invalid value"),
        (b"\xff", Settings(), "are not valid TOML and are not used: 'utf-8' codec"),
        (b"a = " + b"[" * 5000, Settings(), "are not valid TOML and are not used: maximum recursion depth"),
        (b"theme = " + b"9" * 5000, Settings(), "are not valid TOML and are not used: Exceeds the limit"),
    ],
    ids=range(12),
)
def test_bad_preferences_are_said_and_not_used(
    config_dir: Path, text: bytes, settings: Settings, problem: str | None
) -> None:
    config_dir.mkdir()
    settings_file(config_dir).write_bytes(text)
    read, said = read_settings(config_dir)
    assert read == settings
    assert (said is None) == (problem is None)
    assert problem is None or (said is not None and problem in said and said.isprintable())
    assert settings_file(config_dir).read_bytes() == text


def test_preferences_that_the_disk_refuses(config_dir: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_settings(config_dir, Settings("dark"))

    def refuse(*_: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", refuse)
        with pytest.raises(StoreError) as caught:
            write_settings(config_dir, Settings("light"))
    assert str(caught.value) == f"The preferences can't be kept in {settings_file(config_dir)}: No space left on device"
    assert read_settings(config_dir) == (Settings("dark"), None)
    settings_file(config_dir).unlink()
    settings_file(config_dir).mkdir()
    assert read_settings(config_dir) == (
        Settings(),
        f"The preferences in {settings_file(config_dir)} can't be read: Is a directory",
    )


def test_the_config_folder_asked_for_beats_the_environments(tmp_path: Path) -> None:
    environment = {"SERVEPLATE_CONFIG_DIR": str(tmp_path / "environment")}
    assert config_folder(tmp_path / "explicit", environment) == tmp_path / "explicit"
    assert config_folder(str(tmp_path), environment) == tmp_path
    assert config_folder(None, environment) == tmp_path / "environment"
    platforms = platformdirs.user_config_path("serveplate", appauthor=False)
    assert config_folder(None, {}) == config_folder(None, {"SERVEPLATE_CONFIG_DIR": ""}) == platforms
    assert platforms.parts.count("serveplate") == 1
    assert designs_folder(tmp_path) == tmp_path / "designs"


@pytest.fixture
def logger() -> Iterator[logging.Logger]:
    logger = logging.getLogger("serveplate")
    level = logger.level
    yield logger
    set_up_logging("warning")  # closes the file
    logger.removeHandler(*logger.handlers)
    logger.setLevel(level)


def test_the_log_goes_to_its_file_and_to_standard_error(
    logger: logging.Logger, capsys: pytest.CaptureFixture[str]
) -> None:
    set_up_logging("error", log_file())
    assert set_up_logging("info", log_file()) == log_file()
    assert len(logger.handlers) == 2
    logger.getChild("files").info("a line")
    logger.debug("too fine")
    assert log_file().read_text().endswith("INFO serveplate.files: a line\n")
    assert capsys.readouterr().err.count("\n") == 1


def test_a_log_that_cannot_be_written_is_done_without(
    logger: logging.Logger, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "a file").write_text("")
    assert set_up_logging("warning", tmp_path / "a file" / "serveplate.log") is None
    logger.warning("still said")
    assert capsys.readouterr().err.endswith("WARNING serveplate: still said\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a file that is always full")
def test_a_log_on_a_full_disk_is_silent(logger: logging.Logger, capsys: pytest.CaptureFixture[str]) -> None:
    assert set_up_logging("warning", Path("/dev/full")) == Path("/dev/full")
    logger.warning("once")
    assert capsys.readouterr().err.count("\n") == 1

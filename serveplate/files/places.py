"""Where serveplate's files are, and its log."""

import contextlib
import logging
import os
from collections.abc import Callable, Mapping
from logging.handlers import RotatingFileHandler
from pathlib import Path

import platformdirs

CONFIG_VARIABLE = "SERVEPLATE_CONFIG_DIR"
LOG_LEVELS = ("debug", "info", "warning", "error")
_LARGEST_LOG = 1 << 20


def config_folder(explicit: str | Path | None = None, environment: Mapping[str, str] = os.environ) -> Path:
    """The config folder: the one asked for, else the environment's (SERVEPLATE_CONFIG_DIR), else the platform's."""
    if explicit is not None:
        return Path(explicit)
    if environment.get(CONFIG_VARIABLE):
        return Path(environment[CONFIG_VARIABLE])
    # Without appauthor=False Windows would have the folder serveplate\serveplate.
    return _of_home(platformdirs.user_config_path)


def designs_folder(config: Path) -> Path:
    """The folder of the kept designs, in the config folder."""
    return config / "designs"


def briefs_folder(config: Path) -> Path:
    """The folder of one's own briefs that the window lists, in the config folder."""
    return config / "briefs"


def settings_file(config: Path) -> Path:
    """The preferences, in the config folder."""
    return config / "settings.toml"


def log_file() -> Path:
    """The log, in the platform's folder for logs."""
    return _of_home(platformdirs.user_log_path) / "serveplate.log"


def _of_home(folder: Callable[..., Path]) -> Path:
    """The platform's folder; without a home folder one in which nothing can be kept, whose name says why."""
    try:
        return folder("serveplate", appauthor=False)
    except RuntimeError:
        return Path(os.devnull, "there-is-no-home-folder")


def set_up_logging(level: str, file: Path | None = None) -> Path | None:
    """Log to standard error and to a file.

    Args:
        level: the least that is logged, one of LOG_LEVELS.
        file: the log file; None for standard error alone.

    Returns:
        The file that is written to; None where there is none or it can't be written.
    """
    logger = logging.getLogger("serveplate")
    for old in list(logger.handlers):
        logger.removeHandler(old)
        with contextlib.suppress(OSError):  # what it still held does not fit on its disk
            old.close()
    logger.setLevel(level.upper())
    handlers: list[logging.Handler] = [logging.StreamHandler()]
    if file is not None:
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            handlers.append(_QuietFileHandler(file, maxBytes=_LARGEST_LOG, backupCount=1, encoding="utf-8"))
        except OSError:  # a read-only home, say: the window works without a log
            file = None
    for handler in handlers:
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        logger.addHandler(handler)
    return file


class _QuietFileHandler(RotatingFileHandler):
    """A log file that may fill its disk, or be rotated by another window, without a word to the person."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 (logging's name)
        """Drop the record."""

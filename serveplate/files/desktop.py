"""What the desktop says of its user that Qt does not pass on."""

import configparser
import ctypes
import os
import plistlib
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

_SPI_GETCLIENTAREAANIMATION = 0x1042
_GNOME = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")
_PATIENCE_S = 1.0


def reduces_motion() -> bool:
    """Whether the desktop is asked to let things jump instead of slide; False where it doesn't say.

    Windows: "Animation effects"; macOS: "Reduce motion"; GNOME: "Animations"; KDE: their speed; others: GTK's.
    """
    if sys.platform == "win32":
        return _windows_reduces()
    if sys.platform == "darwin":
        return _mac_reduces(Path.home())
    return _linux_reduces(os.environ)


def _windows_reduces() -> bool:
    animates = ctypes.c_int(1)
    user = ctypes.windll.user32  # type: ignore[attr-defined]
    return bool(user.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animates), 0)) and not animates


def _mac_reduces(home: Path) -> bool:
    try:
        with (home / "Library/Preferences/com.apple.universalaccess.plist").open("rb") as file:
            return bool(plistlib.load(file).get("reduceMotion"))
    except (OSError, ValueError, plistlib.InvalidFileException):
        return False


def _linux_reduces(environment: Mapping[str, str]) -> bool:
    desktop = environment.get("XDG_CURRENT_DESKTOP", "").upper()
    config = Path(environment.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    if "KDE" in desktop:
        return _value(config / "kdeglobals", "KDE", "AnimationDurationFactor") == "0"
    if "GNOME" in desktop:
        try:
            answer = subprocess.run(_GNOME, capture_output=True, text=True, timeout=_PATIENCE_S, check=True)
        except (OSError, subprocess.SubprocessError):
            return False
        return answer.stdout.strip() == "false"
    return _value(config / "gtk-3.0/settings.ini", "Settings", "gtk-enable-animations") in ("0", "false")


def _value(path: Path, section: str, key: str) -> str | None:
    """A value of an INI file; None where there is none."""
    parser = configparser.ConfigParser(interpolation=None, strict=False)
    try:
        parser.read_string(path.read_text("utf-8"))
    except (OSError, ValueError, configparser.Error):
        return None
    return parser.get(section, key, fallback=None)

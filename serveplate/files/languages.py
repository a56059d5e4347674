"""The languages of the window: those whose catalogue is there."""

from importlib import resources
from importlib.resources.abc import Traversable

SYSTEM = "system"
"""The choice to follow the system's language."""

NAMES = {
    "en": "English",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "zh_CN": "简体中文",
    "ar": "العربية",
}
"""By code, each in its own words."""


def catalogue(code: str) -> Traversable:
    """The compiled catalogue of a language, whether or not it is there."""
    return resources.files("serveplate.resources").joinpath("translations", f"serveplate_{code}.qm")


def offered() -> tuple[str, ...]:
    """The codes of the languages that the window speaks."""
    return tuple(code for code in NAMES if code == "en" or catalogue(code).is_file())


def choices() -> tuple[str, ...]:
    """What may be chosen: the system's language, or one of those that are offered."""
    return (SYSTEM, *offered())

"""What is chosen: a Design, one setting of each of the five levers."""

from dataclasses import asdict, dataclass, fields, replace
from functools import lru_cache
from itertools import product
from typing import Any

from serveplate.simulator.brief import Brief, Levers, listed, shown
from serveplate.simulator.rules import refusal
from serveplate.simulator.sentence import Sentence


class DesignError(ValueError):
    """A setting that a lever can't have: one sentence that names the lever, the setting and what it may be."""


@dataclass(frozen=True)
class Lever:
    """A lever's name (a field of Design), its title, and one line on what it changes."""

    name: str
    title: str
    help: str


LEVERS = (
    Lever("batching", "Batching", "when requests may join"),
    Lever("cache", "KV cache", "how its memory is set aside"),
    Lever("gpus", "GPUs", "speed and memory, at a price"),
    Lever("bits", "Weights", "bytes read in every pass"),
    Lever("draft", "Draft", "guessed ahead, then verified"),
)


@dataclass(frozen=True)
class Design:
    """A server. ``Design()`` is the plate's starting one.

    Attributes:
        batching: "static" or "continuous".
        cache: "contiguous" or "paged".
        gpus: 1 to 8, tensor parallel.
        bits: bits per weight, 16, 8 or 4.
        draft: draft tokens per verify pass, 0 to 8.

    Raises:
        DesignError: a setting is none of its lever's.
    """

    batching: str = "static"
    cache: str = "contiguous"
    gpus: int = 1
    bits: int = 16
    draft: int = 0

    def __post_init__(self) -> None:
        every = Levers(gpus=tuple(range(1, 9)), draft=tuple(range(9)))
        for item in fields(self):
            name, value, settings = item.name, getattr(self, item.name), getattr(every, item.name)
            if not _is_among(value, settings):
                raise DesignError(refusal(name, value, listed(settings)))

    @property
    def key(self) -> str:
        """The settings in one word, for file names and lookups: ``continuous-paged-1gpu-8bit-draft2``."""
        return f"{self.batching}-{self.cache}-{self.gpus}gpu-{self.bits}bit-draft{self.draft}"

    def moved(self, lever: str, setting: Any) -> "Design":
        """This design with one lever at another setting."""
        return replace(self, **{lever: setting})


def _is_among(value: object, settings: tuple[Any, ...]) -> bool:
    return type(value) is type(settings[0]) and value in settings


def starting_design(brief: Brief) -> Design:
    """The brief's starting server: the first setting of each lever."""
    return Design(**{name: settings[0] for name, settings in asdict(brief.levers).items()})


def all_designs(brief: Brief) -> tuple[Design, ...]:
    """Every design that the brief's levers allow, in the order of their settings (the plate's: 72)."""
    return _all_designs(brief.levers)


@lru_cache(maxsize=8)  # the window asks after each piece of the map
def _all_designs(levers: Levers) -> tuple[Design, ...]:
    offered = asdict(levers)
    return tuple(Design(**dict(zip(offered, settings, strict=True))) for settings in product(*offered.values()))


def check_offered(brief: Brief, design: Design) -> None:
    """Raise DesignError where the brief does not offer one of the design's settings."""
    for lever in LEVERS:
        check_setting(brief, lever.name, getattr(design, lever.name))


def check_setting(brief: Brief, lever: str, setting: object) -> None:
    """Raise DesignError where the brief does not offer a lever's setting."""
    settings = getattr(brief.levers, lever)
    if not _is_among(setting, settings):
        raise DesignError(
            Sentence(
                "{name} is {value}; this brief offers {settings}",
                name=lever,
                value=shown(setting),
                settings=listed(settings),
            )
        )

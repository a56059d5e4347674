"""Levers, settings and designs in words."""

from typing import Any

from serveplate.files import text
from serveplate.simulator.design import LEVERS, Design
from serveplate.ui.quantities import bits, gpus, tokens
from serveplate.ui.translation import said, tr


def lever_title(lever: str) -> str:
    """A lever's name on the screen."""
    return said(text.lever_title(lever))


def lever_help(lever: str) -> str:
    """One line on what a lever changes."""
    return {
        "batching": tr("when requests may join"),
        "cache": tr("how its memory is set aside"),
        "gpus": tr("speed and memory, at a price"),
        "bits": tr("bytes read in every pass"),
        "draft": tr("guessed ahead, then verified"),
    }[lever]


def setting_label(lever: str, setting: str | int) -> str:
    """A setting as it stands on the lever's button."""
    return said(text.setting_label(lever, setting))


def setting_short_label(lever: str, setting: Any) -> str:
    """A setting's label where there is no room for the whole one."""
    return str(setting) if isinstance(setting, int) else setting_label(lever, setting)


def setting_sentence(lever: str, setting: Any) -> str:
    """One full sentence on what a setting means."""
    sentences = {
        ("batching", "static"): tr("Takes the next batch from the queue only when the whole batch before is done."),
        ("batching", "continuous"): tr("Lets a request join between any two passes, as soon as it fits."),
        ("cache", "contiguous"): tr("Sets the longest context aside for each sequence, whether it is used or not."),
        ("cache", "paged"): tr("Gives out small blocks as a sequence grows, and evicts the newest when none is left."),
        ("draft", 0): tr("Every pass yields one token for each sequence."),
    }
    if (lever, setting) in sentences:
        return sentences[lever, setting]
    if lever == "gpus":
        return tr(
            "Runs every pass on {n} GPU, and pays for it.",
            "Splits every pass over {n} GPUs, and pays for each.",
            n=setting,
        )
    if lever == "bits":
        return tr(
            "Keeps each weight in {bits}: fewer are faster to read and leave more memory, at a risk to quality.",
            bits=bits(setting),
        )
    return tr(
        "A small model guesses {tokens} ahead, and one pass of the large one keeps what it agrees with.",
        tokens=tokens(setting),
    )


def setting_move(lever: str, setting: Any) -> str:
    """A lever's new setting, as what was moved: ``Continuous batching``."""
    words = {
        ("batching", "static"): tr("Static batching"),
        ("batching", "continuous"): tr("Continuous batching"),
        ("cache", "contiguous"): tr("Contiguous KV cache"),
        ("cache", "paged"): tr("Paged KV cache"),
        ("draft", 0): tr("No draft"),
    }
    if (lever, setting) in words:
        return words[lever, setting]
    if lever == "bits":
        return tr("{bits}-bit weights", bits=setting)
    return gpus(setting) if lever == "gpus" else tr("Draft of {tokens}", tokens=tokens(setting))


def levers_moved(before: Design, after: Design) -> str:
    """The levers that stand elsewhere than before, each as what was moved; empty where none does."""
    levers = [lever.name for lever in LEVERS if getattr(before, lever.name) != getattr(after, lever.name)]
    return tr(", ").join(setting_move(lever, getattr(after, lever)) for lever in levers)


def design_words(design: Design) -> str:
    """A design in one line."""
    return said(text.design_words(design))


def design_settings(design: Design) -> str:
    """A design as the settings of its levers, short enough for a column."""
    return tr(
        "{batching}, {cache}, {gpus}, {bits}, {draft}",
        batching=setting_label("batching", design.batching),
        cache=cache_word(design.cache),
        gpus=gpus(design.gpus),
        bits=bits(design.bits),
        draft=_draft(design),
    )


def cache_word(cache: str) -> str:
    """A setting of the cache within a list."""
    return {"contiguous": tr("contiguous"), "paged": tr("paged")}[cache]


def _draft(design: Design) -> str:
    return tr("draft of {tokens}", tokens=tokens(design.draft)) if design.draft else tr("no draft")

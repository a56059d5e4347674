"""Timings as files of their own."""

from dataclasses import replace
from pathlib import Path

import pytest

from serveplate import Brief
from serveplate.files.reading import InputFileError
from serveplate.files.timings import CALIBRATED, timed, timing_names, timing_title
from serveplate.simulator.brief import Gpu, Timing


def refusal(path: Path, text: str) -> str:
    path.write_text(text)
    with pytest.raises(InputFileError) as caught:
        timed(Brief(), str(path))
    assert str(caught.value).startswith(str(path))
    return str(caught.value).removeprefix(str(path)).lstrip(": ")


def test_the_bundled_one_changes_the_timing_and_the_link_only() -> None:
    assert timing_names() == [CALIBRATED]
    assert timing_title(CALIBRATED) == "Calibrated H100 (TensorRT-LLM 1.0.0rc3)"
    brief = timed(Brief(), CALIBRATED)
    assert brief.timing.compute_efficiency == pytest.approx(0.392, abs=1e-3)
    assert brief.gpu.link_bandwidth_bytes_per_s == pytest.approx(119e9, rel=1e-2)
    link = {"link_bandwidth_bytes_per_s": None, "link_latency_s": 0.0}
    assert replace(brief, timing=Timing(), gpu=replace(brief.gpu, **link)) == Brief()


def test_what_a_file_does_not_give_stays(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[timing]\npass_overhead_s = 0\n[gpu]\nlink_bandwidth_bytes_per_s = 1e11\n")
    assert timed(Brief(), str(path)).timing == Timing(pass_overhead_s=0.0)
    assert timed(Brief(), str(path)).gpu == Gpu(link_bandwidth_bytes_per_s=1e11)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[timing]\ncompute_efficiency = 2", "timing.compute_efficiency is 2; it must be a number above 0 "),
        ("[timing]\ncompute_efficiency = nan", "timing.compute_efficiency is nan; it must be "),
        ("[timing]\nspeed = 2", 'timing."speed" is not a field of a timing; it must be "compute_efficiency", '),
        ("[gpu]\nmemory_bytes = 2", 'gpu."memory_bytes" is not a field of a timing; it must be "link_'),
        (
            "[gpu]\nlink_latency_s = 1e-6",
            "gpu.link_latency_s is 1e-06, but gpu.link_bandwidth_bytes_per_s is not given",
        ),
        ("[model]\n", '"model" is not of a timing; it must be "timing" or "gpu"'),
        ("timing = 3\n", "timing is 3; it must be a table, [timing]"),
        ("timing = \n", "is not valid TOML: "),
        ("timing = " + "[" * 30_000, "is nested too deeply to be a timing"),
        ("#" * 70_000, "is larger than 65,536 bytes, the most that a timing may have"),
    ],
)
def test_what_is_refused_and_how(tmp_path: Path, text: str, sentence: str) -> None:
    assert refusal(tmp_path / "mine.toml", text).startswith(sentence)


def test_neither_a_name_nor_a_file() -> None:
    with pytest.raises(InputFileError, match=r'^timing is "mine"; it must be a timing of serveplate .* or a file$'):
        timed(Brief(), "mine")
    with pytest.raises(InputFileError, match=r"^none\.toml can't be read: "):
        timed(Brief(), "none.toml")

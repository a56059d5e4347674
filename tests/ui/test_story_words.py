"""The timeline's sentences."""

from dataclasses import replace

import pytest

from serveplate.simulator.timeline import Kind, Reading, Story, Wait
from serveplate.ui.story_words import duration, moment, reading, story

STORY = Story(412, 1024, 1, 12.4, 61.2, Wait(batch_s=61.2, batches=1), 0.08, 0, 73.68, 80.1, 0, 0.0)


def test_a_story_in_one_sentence() -> None:
    assert story(STORY) == (
        "Request 412 (prompt 1,024 tokens, output 1 token) arrived at 12.40 s, waited 61.2 s for the batch before it, "
        "took 80.0 ms to prefill, and finished at 80.10 s."
    )


@pytest.mark.parametrize(
    ("wait", "words"),
    [
        (Wait(batch_s=61.2, batches=12), "waited 61.2 s for the 12 batches before it,"),
        (Wait(pass_s=61.2), "waited 61.2 s for the pass that was under way,"),
        (Wait(pass_s=1.2, memory_s=60), "waited 61.2 s because the cache's memory was full,"),
        (Wait(memory_s=41.2, sequences_s=20), "because the cache's memory was full (for 41.2 s of that),"),
        (Wait(sequences_s=61.2), "waited 61.2 s because the most sequences that may run were running,"),
        (Wait(prefill_s=61.2), "waited 61.2 s because the prefill passes before it were full,"),
    ],
)
def test_the_reason_for_the_wait(wait: Wait, words: str) -> None:
    assert words in story(replace(STORY, wait=wait))


def test_no_wait_companions_and_evictions() -> None:
    told = story(replace(STORY, waited_s=0.0, wait=Wait(), companions=1, evictions=2, out_s=3.25))
    assert "arrived at 12.40 s, did not wait, took 80.0 ms to prefill with 1 other, and finished" in told
    assert told.endswith("; evicted 2 times, 3.25 s out of the cache.")
    assert "; evicted once, " in story(replace(STORY, evictions=1, out_s=1.0))
    assert "; evicted 3 times, " in story(replace(STORY, evictions=3, out_s=1.0))
    assert "with 18 others" in story(replace(STORY, companions=18))


def test_a_reading() -> None:
    read = Reading(12.4, Kind.DECODE, 59, 59, 133, 63.4e9, 9.1e9)
    words = "59 running, 133 waiting, 63.4 GB reserved, 9.10 GB used, decode pass of 59 sequences"
    assert reading(read, 145) == f"at 12.4 s: {words}"
    assert reading(read, 1.5) == f"at 12.400 s: {words}"
    assert reading(replace(read, kind=Kind.PREFILL, sequences=1), 145).endswith("prefill pass of 1 sequence")
    assert reading(replace(read, kind=Kind.IDLE), 145).endswith("GB used, idle")


def test_moments_and_durations() -> None:
    assert [moment(1234.5678, span) for span in (2000, 145, 20, 2, 0.1)] == [
        "1,235 s",
        "1,234.6 s",
        "1,234.57 s",
        "1,234.568 s",
        "1,234.5678 s",
    ]
    assert [duration(seconds) for seconds in (0.0, 0.0801, 1.0, 61.21)] == ["0 s", "80.1 ms", "1.00 s", "61.2 s"]

"""What the view "What binds" says: computed from the run, never the answer before it is asked for."""

import re
from dataclasses import replace

import pytest

from serveplate.simulator.brief import Brief, Engine, Gpu, Traffic
from serveplate.simulator.causes import causes
from serveplate.simulator.design import Design, all_designs
from serveplate.simulator.engine import simulate
from serveplate.ui import why_words
from serveplate.ui.why_view import KIND_COLOURS

PLATE = Brief()
PAGED = Design("continuous", "paged", 1, 16, 0)
PASSING = Design("continuous", "paged", 1, 8, 2)
QUARTER = replace(PLATE, traffic=Traffic(duration_s=15.0))
OVERLOADED = replace(PLATE, traffic=Traffic(requests_per_s=40.0))
INFEASIBLE = replace(PLATE, gpu=Gpu(memory_bytes=16e9))
# What a setting is called: none of these before a hint.
SETTINGS = re.compile(r"\b(continuous|paged|static|contiguous|[48]-bit|draft of|2 GPUs|fewer bits)\b", re.IGNORECASE)


def say(brief: Brief, design: Design) -> tuple[str, tuple[str, ...]]:
    run = simulate(brief, design)
    found = causes(run)
    return why_words.paragraph(run, found), why_words.hints(run, found)


@pytest.mark.parametrize("design", all_designs(PLATE), ids=lambda design: design.key)
def test_of_every_design_the_paragraph_names_no_setting_and_hints_come_in_three_steps(design: Design) -> None:
    paragraph, hints = say(QUARTER, design)
    if "only quality refuses" not in paragraph:
        assert not SETTINGS.search(paragraph), paragraph
    assert len(hints) == 3
    assert hints[0].startswith("Look at ")
    assert not SETTINGS.search(hints[0].replace("2 GPUs for", ""))
    assert "{" not in paragraph + "".join(hints)


def test_the_starting_server_waits_for_batches() -> None:
    paragraph, hints = say(PLATE, Design())
    assert paragraph == (
        "p95 TTFT is furthest over its limit: 73.9 s, limit 0.5 s (14,775% of it). "
        "A request waits 37.6 s for its first token on average, and 79.1% of that is queueing while a batch runs that "
        "it may not join. What touches it is how requests join those that run."
    )
    assert hints[0].endswith("29.7 s of 37.6 s. All the rest takes 7.87 s.")
    assert hints[2] == "Batching: continuous."


def test_where_memory_is_short_it_says_how_it_is_set_aside() -> None:
    paragraph, hints = say(PLATE, Design("continuous"))
    assert "queueing until the cache has room" in paragraph
    assert "how the cache's memory is set aside" in paragraph
    assert "8,192 tokens" in hints[1]
    assert hints[2] == "KV cache: paged."


def test_slow_decoding_leads_from_stalls_to_what_a_lever_touches() -> None:
    paragraph, hints = say(PLATE, PAGED)
    assert paragraph.startswith("p95 TPOT is over its limit: 26.4 ms, limit 15 ms (176% of it).")
    assert "41.9% of that is standing still while prompts of others are prefilled" in paragraph
    assert "35.0% of the whole, is reading the weights" in paragraph
    assert "16.1 GB" in hints[1]
    assert hints[2] == "Weights: fewer bits; Draft: more tokens; GPUs: more, at their price."
    # 4 bits are below the floor, so fewer bits are no hint at 8.
    assert say(PLATE, PAGED.moved("bits", 8))[1][2] == "Draft: more tokens; GPUs: more, at their price."


def test_two_gpus_cost_what_the_traffic_takes() -> None:
    paragraph, hints = say(PLATE, PAGED.moved("gpus", 2))
    assert paragraph.startswith("Cost per M tokens is over its limit: $0.292, limit $0.20 (146% of it).")
    assert "as long as the traffic itself" in paragraph
    assert "2 GPUs for 62.9 s" in hints[0]
    assert hints[2] == "GPUs: fewer."


def test_where_only_quality_refuses_it_says_why_a_dashboard_cannot_see_that() -> None:
    paragraph, hints = say(PLATE, PAGED.moved("bits", 4))
    assert paragraph.startswith("All three numbers pass; only quality refuses: 4 bits, floor 8 bits.")
    assert "A dashboard can't see why." in paragraph
    assert hints[2].startswith("Weights: 8 bits or more.")


def test_numbers_come_before_quality_but_do_not_hide_it() -> None:
    paragraph, hints = say(PLATE, Design(bits=4))
    assert paragraph.startswith("p95 TTFT is")
    assert paragraph.endswith(
        "Whatever the numbers say, the weights are below the quality floor: 4 bits, floor 8 bits."
    )
    assert hints[2] == "Batching: continuous."


def test_a_passing_design_hears_what_binds_next() -> None:
    paragraph, hints = say(PLATE, PASSING)
    assert paragraph.startswith("All four checks pass. Cost per M tokens is nearest to its limit: $0.143, limit $0.20")
    assert "No lever touches it" in paragraph
    assert hints[2].startswith("The brief would have to change")
    fragile, _ = say(PLATE, PASSING.moved("bits", 16))
    assert fragile.startswith("All four checks pass. p95 TPOT is nearest to its limit: 14.8 ms")


def test_an_infeasible_design_hears_what_is_in_memory() -> None:
    paragraph, hints = say(INFEASIBLE, Design())
    assert paragraph.startswith("The 16-bit weights take 16.1 GB and leave no room for a cache")
    assert "16.1 GB of 16.0 GB" in hints[0]
    assert hints[2] == "Weights: fewer bits; GPUs: more, at their price."


def test_an_overload_is_told_by_what_keeps_the_queue_waiting() -> None:
    paragraph, hints = say(OVERLOADED, PASSING)
    assert "because 256 sequences, the most that may, already run" in paragraph
    assert hints[2] == "Draft: fewer tokens; GPUs: more, at their price."
    crowded, _ = say(replace(OVERLOADED, engine=Engine(max_sequences=1024)), PASSING)
    assert "how much memory the cache has" in crowded


def test_without_requests_there_is_nothing_to_say_and_no_hint() -> None:
    assert say(replace(PLATE, traffic=Traffic(requests_per_s=0.001)), PAGED) == (
        "No request arrived: there is no time to explain.",
        (),
    )


def test_every_kind_has_a_name_and_every_part_a_row() -> None:
    names = [why_words.kind_name(kind) for kind in (*KIND_COLOURS, "idle")]
    assert len(set(names)) == len(names) == 14
    found = causes(simulate(PLATE, PASSING))
    rows = [why_words.part_cells(part, found.decode) for part in found.decode.parts]
    assert ("Between passes: prefill stalls", "0.458 s", "44.3%") in rows
    assert len({name for name, _, _ in rows}) == len(found.decode.parts)
    assert why_words.whole_cells(found.ttft) == ("Mean time to first token", "56.18 ms", "100.0%")

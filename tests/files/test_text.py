"""Numbers and designs in words."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serveplate import Brief, Design, __version__
from serveplate.files import text
from serveplate.simulator.grading import Check
from serveplate.simulator.study import Result, evaluate
from tests.examples import examples


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (73.876556, "73.9"),
        (9.177967, "9.18"),
        (9.9999, "10.0"),
        (0.33842, "0.338"),
        (1641.6147, "1,642"),
        (999.6, "1,000"),
        (1234567.8, "1,234,568"),
        (-63.939, "-63.9"),
        (0.0, "0"),
        (59, "59"),
        (238804, "238,804"),
        (0.0000123, "0.0000123"),
        (1.5e-12, "1.50e-12"),
        (2.5e20, "2.50e+20"),
    ],
)
def test_numbers_have_three_significant_digits(value: float, words: str) -> None:
    assert text.number(value) == words


@pytest.mark.parametrize(
    ("value", "limit", "words"),
    [
        (0.5003, 0.5, "0.5003"),
        (0.49996, 0.5, "0.500"),
        (0.5, 0.5, "0.500"),
        (0.49955, 0.4996, "0.4996"),
        (15.0000001, 15, "15.0000001"),
        (73.876556, 0.5, "73.9"),
        (2000.4, 2000, "2,000.4"),
    ],
)
def test_rounding_never_hides_the_side_of_the_limit(value: float, limit: float, words: str) -> None:
    assert text.beside_limit(value, limit) == words


@examples(150)
@given(limit=st.floats(1e-6, 1e6), ulps=st.integers(-5, 5), scale=st.sampled_from([1.0, 1 + 1e-9, 1.0004, 0.9996, 7.0]))
def test_any_value_reads_on_its_side_of_the_limit(limit: float, ulps: int, scale: float) -> None:
    value = limit * scale * (1 + ulps * 2.3e-16)
    shown = text.milliseconds(value, limit).text.replace(",", "")
    bound = text.check_limit(Check("tpot", value, limit, value <= limit)).text.replace(",", "")
    assert (text.Decimal(shown) <= text.Decimal(bound)) == (value <= limit)


def test_units() -> None:
    assert str(text.seconds(0.168308)) == "0.168 s"
    assert str(text.milliseconds(0.009574449)) == "9.57 ms"
    assert text.dollars(0.33842) == text.Quantity("$0.338", "per M tokens")
    assert str(text.gigabytes(71969738752.0)) == "72.0 GB"
    assert str(text.throughput(3874.67)) == "3,875 tokens/s"
    assert [text.price(value) for value in (0.2, 2.0, 0.125, 1234.5)] == ["$0.20", "$2.00", "$0.125", "$1,234.50"]
    assert [text.plain(value) for value in (0.5, 15.0, 3980.0, 1e16)] == ["0.5", "15", "3,980", "1e+16"]


def test_checks_in_words() -> None:
    words = {
        Check("ttft", 73.876556, 0.5, False): ("73.9 s", "0.5 s"),
        Check("tpot", 0.009177967, 0.015, True): ("9.18 ms", "15 ms"),
        Check("cost", 0.33842, 0.2, False): ("$0.338 per M tokens", "$0.20 per M tokens"),
        Check("cost", 0.20004, 0.2, False): ("$0.20004 per M tokens", "$0.20 per M tokens"),
        Check("quality", 16, 8, True): ("16 bits", "8 bits"),
        Check("quality", 4, 1, True): ("4 bits", "1 bit"),
        Check("ttft", None, 0.5, False): ("None", "0.5 s"),
    }
    assert {check: (str(text.check_value(check)), str(text.check_limit(check))) for check in words} == words


def test_settings_and_designs_in_words() -> None:
    labels = [
        ("batching", "static", "Static"),
        ("cache", "paged", "Paged"),
        ("gpus", 1, "1 GPU"),
        ("gpus", 2, "2 GPUs"),
        ("bits", 16, "16 bits"),
        ("draft", 0, "None"),
        ("draft", 1, "1 token"),
        ("draft", 2, "2 tokens"),
    ]
    assert [text.setting_label(lever, setting) for lever, setting, _ in labels] == [label for _, _, label in labels]
    assert text.design_words(Design()) == "Static batching, contiguous KV cache, 1 GPU, 16-bit weights, no draft"
    assert (
        text.design_words(Design("continuous", "paged", 2, 8, 2))
        == "Continuous batching, paged KV cache, 2 GPUs, 8-bit weights, draft of 2 tokens"
    )


def test_a_design_as_text_says_what_its_figures_are() -> None:
    result = evaluate(Brief(), Design())
    lines = text.design_text(result).splitlines()
    assert lines[:2] == ["Serve a Model", text.design_words(Design())]
    assert "p95 TTFT  73.9 s               limit 0.5 s               fails" in lines
    assert "Quality   16 bits              floor 8 bits              passes" in lines
    assert "2 of 4 checks fail." in lines
    assert any(line.startswith("Throughput") and line.endswith("1,642 tokens/s") for line in lines)
    assert any(line.endswith("63.9 GB, room for 59 sequences") for line in lines)
    assert lines[-1] == (
        f"Roofline estimates, not measurements; one draw of traffic (seed 48). serveplate {__version__}"
    )


def test_verdicts(passing: Result) -> None:
    brief = Brief()
    assert text.verdict(passing) == "All four checks pass"
    assert text.verdict(evaluate(brief, Design("continuous", "paged"))) == "1 of 4 checks fails"
    small = replace(brief, gpu=replace(brief.gpu, memory_bytes=10e9))
    infeasible = evaluate(small, Design())
    assert text.verdict(infeasible) == "This design can't run"
    assert infeasible.measures.reason in text.design_text(infeasible).splitlines()
    assert "p95 TTFT  no result" in text.design_text(infeasible)


def test_memory_that_is_not_there_is_said_in_words() -> None:
    assert str(text.memory_left(63.939477504e9)) == "63.9 GB"
    assert text.memory_left(-6.060522496e9) == "none, the weights exceed it by 6.06 GB"

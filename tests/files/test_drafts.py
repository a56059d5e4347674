"""A brief as the texts of a form."""

import math
from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serveplate import Brief
from serveplate.files.briefs import bundled_briefs, find_brief
from serveplate.files.drafts import drafted, field_rule, field_value, from_text, to_text
from serveplate.simulator.brief import TABLES, Gpu, Model, Traffic
from tests.examples import examples

TEXTS = [
    (table, item.name)
    for table, kind in TABLES.items()
    for item in fields(kind)
    if field_rule(table, item.name).kind != "settings"
]


@pytest.mark.parametrize("name", bundled_briefs())
def test_a_brief_read_off_its_texts_is_the_same(name: str) -> None:
    brief = find_brief(name)
    every = [("", "name"), ("", "description"), *TEXTS]
    texts = {field: to_text(field_value(brief, *field)) for field in every}
    values = {field: from_text(text, field_rule(*field)) for field, text in texts.items()}
    again, errors = drafted(Brief(), values | {("levers", key): list(v) for key, v in vars(brief.levers).items()})
    assert (again, errors) == (brief, {})
    assert again is not None
    assert again.description == brief.description


@examples(150)
@given(st.floats(allow_nan=False, allow_infinity=False) | st.integers(0, 10**20))
def test_a_number_has_every_digit_in_its_text(value: float) -> None:
    again = from_text(to_text(value), field_rule("gpu", "memory_bytes"))
    assert again == value
    assert math.copysign(1, again) == math.copysign(1, value) or value == 0


@pytest.mark.parametrize(
    ("value", "text"),
    [(989.4e12, "989.4e12"), (8192, "8192"), (131072, "131_072"), (0.015, "0.015"), (3.5e-6, "3.5e-6"), (16.0, "16"),
     (0.0, "0"), (None, ""), (1e24, "1e24"), (28800.0, "28800"), (1.234567e-7, "123.4567e-9")],
)  # fmt: skip
def test_texts_are_as_an_author_writes(value: float | None, text: str) -> None:
    assert to_text(value) == text


@pytest.mark.parametrize(
    ("field", "text", "sentence"),
    [
        (("model", "layers"), "32.5", "is 32.5; it must be a whole number from 1 to 1,000,000"),
        (("model", "layers"), "", 'is ""; it must be a whole number'),
        (("limits", "ttft_p95_s"), "0,5", 'is "0,5"; it must be a number above 0'),
        (("limits", "ttft_p95_s"), "nan", "is nan; it must be a number above 0"),
        (("limits", "ttft_p95_s"), "1e999", "is inf; it must be a number above 0"),
        (("traffic", "seed"), "9" * 5000, "a whole number from 0 to"),
        (("traffic", "arrivals"), "never", 'is "never"; it must be "poisson", "closed" or "trace"'),
        (("", "name"), " ", 'is " "; it must be a text'),
    ],
)
def test_a_text_is_refused_by_its_own_field(field: tuple[str, str], text: str, sentence: str) -> None:
    brief, errors = drafted(Brief(), {field: from_text(text, field_rule(*field))})
    assert brief is None
    assert list(errors) == [".".join(filter(None, field))]
    assert sentence in next(iter(errors.values()))


def test_every_wrong_field_is_told_at_once_and_contradictions_after_them() -> None:
    wrong = {("model", "layers"): 0, ("model", "kv_heads"): "x", ("gpu", "memory_bytes"): -1}
    assert set(drafted(Brief(), wrong)[1]) == {"model.layers", "model.kv_heads", "gpu.memory_bytes"}
    assert set(drafted(Brief(), {("gpu", "link_latency_s"): 1e-6})[1]) == {"gpu.link_latency_s"}
    assert set(drafted(Brief(), {("model", "context_tokens"): 512})[1]) == {"traffic.output_tokens_max"}
    assert set(drafted(Brief(), {("traffic", "arrivals"): "closed"})[1]) == {"traffic.concurrency"}
    assert set(drafted(Brief(), {("traffic", "requests_per_s"): 1e6})[1]) == {"traffic.requests_per_s"}


def test_optional_fields_are_left_out_by_an_empty_text() -> None:
    brief = replace(Brief(), gpu=Gpu(link_bandwidth_bytes_per_s=1e9), traffic=Traffic(concurrency=3), model=Model())
    values = {field: from_text("  ", field_rule(*field)) for field in (("traffic", "concurrency"), ("", "description"))}
    again, errors = drafted(brief, values)
    assert errors == {}
    assert again is not None
    assert again.traffic.concurrency is None
    assert again.gpu.link_bandwidth_bytes_per_s == 1e9

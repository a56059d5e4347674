"""What a brief and a design accept, and the one sentence in which they refuse the rest."""

import math
import pickle
from dataclasses import FrozenInstanceError, fields, replace
from datetime import date
from fractions import Fraction

import numpy as np
import pytest

from serveplate import Brief, Design
from serveplate.simulator.brief import (
    BriefError,
    Engine,
    Gpu,
    Levers,
    Limits,
    Model,
    Speculation,
    Timing,
    Traffic,
)
from serveplate.simulator.design import DesignError, all_designs, check_offered, starting_design

TABLES = (Model, Gpu, Timing, Traffic, Speculation, Engine, Limits)
COUNTS = {
    (Model, "parameters"),
    (Model, "layers"),
    (Model, "attention_heads"),
    (Model, "kv_heads"),
    (Model, "head_dim"),
    (Model, "context_tokens"),
    (Traffic, "concurrency"),
    (Traffic, "requests"),
    (Traffic, "output_tokens_max"),
    (Traffic, "seed"),
    (Engine, "block_tokens"),
    (Engine, "max_sequences"),
    (Engine, "prefill_tokens_max"),
    (Limits, "min_weight_bits"),
}
TEXTS = {(Model, "name"), (Gpu, "name"), (Traffic, "arrivals"), (Traffic, "lengths")}
# What only a trace has is tested with it, in test_trace.
EVERY = [(table, item.name) for table in TABLES for item in fields(table) if not item.name.startswith("trace_")]
NUMBERS = [each for each in EVERY if each not in TEXTS]
MAY_BE_ZERO = {
    (Traffic, "seed"),
    (Speculation, "acceptance"),
    (Speculation, "draft_cost"),
    (Timing, "pass_overhead_s"),
    (Gpu, "link_latency_s"),
    (Limits, "min_weight_bits"),
}
AT_MOST_ONE = {(Timing, "compute_efficiency"), (Timing, "bandwidth_efficiency"), (Speculation, "acceptance")}
# As TOML and Python may bring them; the optional fields are None when they are not given.
NO_NUMBERS = ["16", "", True, False, math.nan, math.inf, -math.inf, -1, -0.5, [1], {}, date(2026, 1, 1), 1j, np.True_]
NO_NUMBERS += [10**400, -(10**400), 10**5000, [10**5000], Fraction(10**400, 3), "two\nlines", 1e300]
NO_TEXTS = [
    3,
    True,
    None,
    "",
    "  ",
    "two\nlines",
    "a\ttab",
    "\0",
    "\u202e",
    "\u2028",
    "\u200d",
    "x" * 121,
    ["a"],
    math.nan,
]


def name_of(case: object) -> str:
    return f"{case[0].table}.{case[1]}" if isinstance(case, tuple) else ""


def refusal(table: type, name: str, value: object, **others: object) -> str:
    """The sentence with which a field refuses a value; it names the field and is one line of readable length."""
    with pytest.raises(BriefError) as caught:
        table(**{name: value}, **others)
    sentence = str(caught.value)
    assert sentence.startswith(f"{table.table}.{name} is ")
    assert caught.value.name == f"{table.table}.{name}"
    assert len(sentence.splitlines()) == 1
    assert sentence.isprintable()
    assert len(sentence) < 250
    return sentence


def test_an_error_travels_between_processes() -> None:
    with pytest.raises(BriefError) as caught:
        Traffic(seed=-1)
    error = pickle.loads(pickle.dumps(caught.value))
    assert (type(error), error.name, str(error)) == (BriefError, "traffic.seed", str(caught.value))


@pytest.mark.parametrize("field", NUMBERS, ids=name_of)
def test_a_number_must_be_a_finite_one(field: tuple[type, str]) -> None:
    for value in NO_NUMBERS:
        sentence = refusal(*field, value)
        assert "; it must be " in sentence
        assert ("a whole number from " in sentence) == (field in COUNTS)


def test_what_can_be_zero() -> None:
    for table, name in NUMBERS:
        if (table, name) in MAY_BE_ZERO:
            assert getattr(table(**{name: 0}), name) == 0
        else:
            assert " is 0; it must be " in refusal(table, name, 0)


def test_a_count_has_no_fraction_and_may_be_written_as_a_float() -> None:
    for table, name in COUNTS:
        assert " is 2.5; it must be a whole number" in refusal(table, name, 2.5)
        count = getattr(table(**{name: 2e3}), name)
        assert count == 2000
        assert type(count) is int


def test_a_large_count_may_be_written_as_a_float() -> None:
    model = Model(parameters=24e9)
    assert model.parameters == 24_000_000_000
    assert type(model.parameters) is int


def test_other_numbers_become_floats() -> None:
    for table, name in set(NUMBERS) - COUNTS:
        others = {"link_bandwidth_bytes_per_s": 1e9} if name == "link_latency_s" else {}
        number = getattr(table(**{name: 1}, **others), name)
        assert number == 1
        assert type(number) is float
        assert " is 1e-30; it must be " in refusal(table, name, 1e-30)


def test_shares_are_at_most_one() -> None:
    for table, name in AT_MOST_ONE:
        assert getattr(table(**{name: 1}), name) == 1
        assert "to 1)" in refusal(table, name, 1.0000001)


def test_only_what_has_no_default_may_be_missing() -> None:
    optional = {(table, name) for table, name in NUMBERS if getattr(table(), name) is None}
    assert optional == {(Gpu, "link_bandwidth_bytes_per_s"), (Traffic, "concurrency"), (Traffic, "requests")}
    for table, name in set(NUMBERS) - optional:
        assert " is None; it must be " in refusal(table, name, None)


@pytest.mark.parametrize("field", sorted(TEXTS, key=name_of), ids=name_of)
def test_a_text_is_one_line(field: tuple[type, str]) -> None:
    for value in NO_TEXTS:
        assert "; it must be " in refusal(*field, value)


def test_a_name_is_kept_without_the_spaces_around_it() -> None:
    assert Model(name=" Llama é ").name == "Llama é"
    assert Brief(name=" Mine ").name == "Mine"


@pytest.mark.parametrize("name", ["👩\u200d💻", "\u0645\u06cc\u200c\u062e\u0648\u0645", "小\u3000さい", "Llama\u00a03"])
def test_a_name_may_be_of_any_script(name: str) -> None:
    assert Model(name=name).name == name


def test_a_choice_says_what_it_may_be() -> None:
    may_be = 'it must be "poisson", "closed" or "trace"'
    assert refusal(Traffic, "arrivals", "file") == f'traffic.arrivals is "file"; {may_be}'
    assert refusal(Traffic, "lengths", "Fixed") == 'traffic.lengths is "Fixed"; it must be "exponential" or "fixed"'


NO_SETTINGS = [[], (), [1, 1], [1, 1.0], [9], [0], [1, True], [None], [[1]], [math.nan], [10**5000], ["1"], [1.5]]
NO_SETTINGS += ["1", 1, None, {1}, {"a": 1}, np.array([1, 2]), [np.array([1, 2])], ["two\nlines"]]


@pytest.mark.parametrize("lever", ["gpus", "bits"])
def test_settings_of_a_lever_are_a_list_of_different_ones(lever: str) -> None:
    for settings in NO_SETTINGS:
        assert "a list of one or more different settings out of " in refusal(Levers, lever, settings)


def test_settings_that_a_lever_may_have() -> None:
    levers = Levers(batching=["continuous"], gpus=[4, 1.0], bits=(4,), draft=list(range(9)))
    assert (levers.batching, levers.gpus, levers.bits) == (("continuous",), (4, 1), (4,))
    assert all(type(setting) is int for setting in levers.gpus)
    assert levers.draft == tuple(range(9))
    assert "1, 2, 3, 4, 5, 6, 7 or 8" in refusal(Levers, "gpus", [1, 9])
    assert "16, 8 or 4" in refusal(Levers, "bits", [2])
    assert '"static" or "continuous"' in refusal(Levers, "batching", ["Static"])


# What must fit together.


def test_a_link_latency_needs_a_link_bandwidth() -> None:
    sentence = refusal(Gpu, "link_latency_s", 1e-6)
    assert "gpu.link_bandwidth_bytes_per_s is not given" in sentence
    assert Gpu(link_latency_s=1e-6, link_bandwidth_bytes_per_s=1e9).link_latency_s == 1e-6
    assert Gpu(link_bandwidth_bytes_per_s=1e9).link_latency_s == 0


@pytest.mark.parametrize("missing", ["concurrency", "requests"])
def test_a_closed_loop_needs_its_clients_and_requests(missing: str) -> None:
    given = {"concurrency": 4, "requests": 8}
    assert Traffic(arrivals="closed", **given).requests == 8
    with pytest.raises(BriefError, match=f"^traffic.{missing} is not given; a brief with arrivals"):
        Traffic(arrivals="closed", **{**given, missing: None})


def test_the_expected_requests_have_a_limit_and_the_message_names_both() -> None:
    assert Traffic(requests_per_s=2000, duration_s=1000).duration_s == 1000
    with pytest.raises(BriefError) as caught:
        Traffic(requests_per_s=2001, duration_s=1000)
    for words in ("traffic.requests_per_s is 2001", "traffic.duration_s is 1000", "2,000,000"):
        assert words in str(caught.value)
    refusal(Traffic, "requests", 2_000_001)
    # A closed loop uses neither rate nor duration.
    Traffic(arrivals="closed", concurrency=1, requests=1, requests_per_s=1e6, duration_s=1e6)


def test_the_expected_output_tokens_have_a_limit_and_the_message_names_the_fields() -> None:
    often = {"requests_per_s": 1e5, "duration_s": 10, "output_tokens_max": 10**7}
    assert Traffic(**often, output_tokens_mean=2000).output_tokens_mean == 2000
    sentence = refusal(Traffic, "output_tokens_mean", 2001, **often)
    for words in ("mean is 2,001", "traffic.requests_per_s and traffic.duration_s bring 1,000,000", "2,000,000,000"):
        assert words in sentence
    # No output is longer than the longest, whatever their mean.
    assert Traffic(**often | {"output_tokens_max": 2000}, output_tokens_mean=1e9).output_tokens_max == 2000
    closed = {"arrivals": "closed", "concurrency": 1, "requests": 10**6, "output_tokens_mean": 1e9}
    assert "traffic.requests bring 1,000,000" in refusal(Traffic, "output_tokens_max", 2001, **closed)


def test_the_longest_output_is_shorter_than_the_context() -> None:
    model = Model(context_tokens=1025)
    assert Brief(model=model).prompt_tokens_max == 1
    for context in (1024, 1):
        with pytest.raises(BriefError) as caught:
            Brief(model=replace(model, context_tokens=context))
        assert str(caught.value) == (
            f"traffic.output_tokens_max is 1,024; it must be below model.context_tokens, which is {context:,}"
        )


@pytest.mark.parametrize("table", [item.name for item in fields(Brief) if item.name not in ("description", "trace")])
def test_a_brief_is_made_of_its_tables(table: str) -> None:
    for value in (None, {}, 3, Design(), np.array([1, 2])):
        with pytest.raises(BriefError, match=f"^{table} is .*; it must be a") as caught:
            Brief(**{table: value})
        assert len(str(caught.value).splitlines()) == 1


def test_the_default_brief_is_the_plates() -> None:
    brief = Brief()
    assert brief.prompt_tokens_max == 7168
    assert brief.model.kv_bytes_per_token == 131_072
    assert brief.model.weight_bytes(16) == 16_060_522_496
    assert (brief.traffic.requests_per_s, brief.traffic.duration_s, brief.traffic.seed) == (16, 60, 48)
    assert (brief.limits.ttft_p95_s, brief.limits.tpot_p95_s) == (0.5, 0.015)
    assert (brief.limits.cost_usd_per_million_tokens, brief.limits.min_weight_bits) == (0.2, 8)


def test_a_brief_is_frozen_and_is_a_key() -> None:
    with pytest.raises(FrozenInstanceError):
        Brief().traffic.seed = 1  # type: ignore[misc]
    assert {Brief(): "plate"}[Brief()] == "plate"
    # Whichever way a number is written, it is the same brief.
    assert Brief(traffic=Traffic(requests_per_s=16, seed=48.0), levers=Levers(gpus=[1, 2])) == Brief()
    assert hash(Brief(traffic=Traffic(seed=np.int64(48)))) == hash(Brief())


# The design.


NO_SETTING = [None, True, 1.0, -1, 9, 10**5000, math.nan, "", "Static", "two\nlines", [1], {}, np.array([1, 2])]


@pytest.mark.parametrize("lever", [item.name for item in fields(Design)])
def test_a_design_takes_only_its_levers_settings(lever: str) -> None:
    for setting in NO_SETTING:
        with pytest.raises(DesignError) as caught:
            Design(**{lever: setting})
        sentence = str(caught.value)
        assert sentence.startswith(f"{lever} is ")
        assert "; it must be " in sentence
        assert len(sentence.splitlines()) == 1
        assert len(sentence) < 150


def test_a_design_has_a_key_and_can_be_moved() -> None:
    design = Design().moved("batching", "continuous").moved("cache", "paged").moved("bits", 8).moved("draft", 2)
    assert design == Design(batching="continuous", cache="paged", gpus=1, bits=8, draft=2)
    assert design.key == "continuous-paged-1gpu-8bit-draft2"
    assert len({each.key for each in all_designs(Brief())}) == len(all_designs(Brief())) == 72


def test_designs_come_in_the_order_of_the_levers_settings() -> None:
    brief = Brief(levers=Levers(batching=["continuous", "static"], cache=["paged"], gpus=[4], bits=[8], draft=[3, 0]))
    assert starting_design(brief) == Design("continuous", "paged", 4, 8, 3)
    assert list(all_designs(brief)) == [
        Design(batching, "paged", 4, 8, draft) for batching in ("continuous", "static") for draft in (3, 0)
    ]


def test_a_brief_offers_only_its_own_settings() -> None:
    check_offered(Brief(), Design(gpus=2))
    with pytest.raises(DesignError, match=r"^gpus is 4; this brief offers 1 or 2$"):
        check_offered(Brief(), Design(gpus=4))
    with pytest.raises(DesignError, match=r"^draft is 8; this brief offers 0, 2 or 4$"):
        check_offered(Brief(), Design(draft=8))

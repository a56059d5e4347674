"""Design codes: what is written down comes back, and a slip of the pen never is another design."""

from contextlib import suppress
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serveplate import Brief, Design
from serveplate.files.briefs import brief_sha256
from serveplate.files.codes import CodeError, coded_design, design_code, looks_like_code, read_code
from serveplate.simulator.brief import Levers, Traffic

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
DESIGN = Design("continuous", "paged", 1, 8, 2)
CODE = "SP1-11182-4AXP-QN3B-NWE3"
DESIGNS = st.builds(
    Design,
    st.sampled_from(["static", "continuous"]),
    st.sampled_from(["contiguous", "paged"]),
    st.integers(1, 8),
    st.sampled_from([16, 8, 4]),
    st.integers(0, 8),
)
BRIEFS = st.builds(
    lambda name, seed: Brief(
        name=name,
        traffic=Traffic(seed=seed),
        levers=Levers(gpus=tuple(range(1, 9)), draft=tuple(range(9))),
    ),
    st.text("abcdefgh 模型", min_size=1).filter(str.strip),
    st.integers(0, 2**63 - 1),
)


def kind_of(text: str, brief: Brief | None = None) -> str:
    with pytest.raises(CodeError) as caught:
        coded_design(text, brief or Brief())
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 300
    return caught.value.kind


def test_the_format_that_is_written_down_stays() -> None:
    assert design_code(Brief(), DESIGN) == CODE
    assert read_code(CODE).fingerprint == brief_sha256(Brief())[:10]
    assert coded_design(CODE, Brief()) == DESIGN


@settings(max_examples=50, deadline=None)
@given(BRIEFS, DESIGNS)
def test_any_design_of_any_brief_comes_back(brief: Brief, design: Design) -> None:
    code = design_code(brief, design)
    assert coded_design(code, brief) == design
    assert len(code) == 24
    assert code.isascii()


@settings(max_examples=8, deadline=None)
@given(BRIEFS, DESIGNS)
def test_no_typo_and_no_swap_is_another_design(brief: Brief, design: Design) -> None:
    code = design_code(brief, design)
    places = [place for place, sign in enumerate(code) if sign != "-"]
    slips = [code[:place] + sign + code[place + 1 :] for place in places for sign in ALPHABET if sign != code[place]]
    for one, other in pairwise(places):
        signs = list(code)
        signs[one], signs[other] = signs[other], signs[one]
        slips.append("".join(signs))
    accepted = set()
    for slip in slips:
        with suppress(CodeError):
            read_code(slip)
            accepted.add(slip)
    assert accepted <= {code}  # two equal neighbours that were swapped


@pytest.mark.parametrize(
    "text",
    [
        CODE.lower(),
        CODE.replace("-", ""),
        CODE.replace("-", " "),
        f"  {CODE}\t\n",
        CODE.replace("1", "I"),
        CODE.replace("1", "l"),
        CODE.replace("-", "\N{EN DASH}"),
        CODE.replace("-", "\N{NO-BREAK SPACE}"),
        "".join(chr(ord(sign) + 0xFEE0) for sign in CODE),  # as an East Asian keyboard types it
        f"{CODE}.",
        f'("{CODE}"),',
        f"\N{LEFT DOUBLE QUOTATION MARK}{CODE}\N{RIGHT DOUBLE QUOTATION MARK}",
    ],
)
def test_written_in_any_hand(text: str) -> None:
    assert looks_like_code(text)
    assert coded_design(text, Brief()) == DESIGN


@pytest.mark.parametrize(
    "text",
    ["", "SP1", CODE[:-1], f"{CODE}0", CODE.replace("SP1", "SP2"), CODE.replace("8", "\u0420"), "x" * 10**6, "\0"],
)
def test_what_is_no_code(text: str) -> None:
    assert kind_of(text) == "form"


@pytest.mark.parametrize(
    "text", [CODE.replace("SP1", "SP2"), CODE.replace("8", "\u0420"), CODE[:-3], f"{CODE}!0", "SP1"]
)
def test_a_slip_does_not_make_it_look_like_something_else(text: str) -> None:
    assert looks_like_code(text)


def test_u_is_a_v() -> None:
    code = next(
        code
        for bits in (16, 8, 4)
        for draft in (0, 2, 4)
        if "V" in (code := design_code(Brief(), replace(DESIGN, bits=bits, draft=draft)))
    )
    assert read_code(code.replace("V", "u")) == read_code(code)


def test_what_a_code_is_not_for() -> None:
    other = Brief(name="Another")
    assert kind_of(CODE, other) == "brief"
    assert kind_of(design_code(Brief(), replace(DESIGN, gpus=8))) == "setting"
    with pytest.raises(CodeError, match=r"for the brief of fingerprint 22bb6bd46b; it must be for \"Another\""):
        coded_design(CODE, other)


def test_settings_to_come_are_of_a_newer_serveplate() -> None:
    """A third way of batching, of a code that is right in all else."""
    body = f"2{CODE.replace('-', '')[4:-4]}"
    value = sum(ALPHABET.index(sign) * 32**place for place, sign in enumerate(reversed(f"{body}0000")))
    check = -value % (2**20 - 3)
    newer = body + "".join(ALPHABET[check >> shift & 31] for shift in (15, 10, 5, 0))
    assert kind_of(f"SP1{newer}") == "version"


@settings(max_examples=50, deadline=None)
@given(st.text(max_size=40) | st.text(ALPHABET, min_size=17, max_size=17).map("SP1".__add__))
def test_any_text_is_a_code_or_a_code_error(text: str) -> None:
    with suppress(CodeError):
        assert isinstance(read_code(text).design, Design)

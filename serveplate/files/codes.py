"""Design codes: a design and the brief that it is for, as a word to write down (README, "A design code")."""

import re
import unicodedata
from dataclasses import asdict, dataclass
from typing import Any

from serveplate.files.briefs import brief_sha256
from serveplate.simulator.brief import Brief, shown
from serveplate.simulator.design import LEVERS, Design, DesignError, check_offered
from serveplate.simulator.sentence import sentence_of

PREFIX = "SP1"
"""What a code begins with; 1 is the version of the format."""
LONGEST_TEXT = 200
"""Characters that a code may be written with, spaces and dashes included."""

_DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's base 32
_FROM_CROCKFORD = str.maketrans(_DIGITS, "0123456789ABCDEFGHIJKLMNOPQRSTUV")  # to the digits of int()
_MISREAD = str.maketrans("OILU", "011V")
_WORDS = {"batching": ("static", "continuous"), "cache": ("contiguous", "paged")}
_FINGERPRINT, _CHECK = 8, 4  # digits
_LENGTH = len(LEVERS) + _FINGERPRINT + _CHECK
# What follows the prefix is a multiple of this prime, the largest below 32 ** 4. One wrong digit changes it by
# d * 32 ** i and two swapped neighbours by 31 * d * 32 ** i, with d from 1 to 31: never a multiple of the prime.
_PRIME = 2**20 - 3


class CodeError(ValueError):
    """A text that is no design code, or not one for the brief: one sentence that says why.

    Attributes:
        kind: "form" (not written as one), "typo" (its check digits don't fit), "version" (of a newer serveplate),
            "brief" (for another one) or "setting" (that the brief does not offer).
    """

    def __init__(self, kind: str, sentence: str) -> None:
        super().__init__(sentence)
        self.kind = kind


@dataclass(frozen=True)
class DesignCode:
    """What a code says: the first ten hexadecimal digits of its brief's fingerprint, and its design."""

    fingerprint: str
    design: Design


def design_code(brief: Brief, design: Design) -> str:
    """The code of a design for a brief, such as ``SP1-11182-4AVD-AQ1M-6PC0``."""
    settings = "".join(_DIGITS[_number(lever, setting)] for lever, setting in asdict(design).items())
    body = settings + _in_base_32(int(_fingerprint(brief), 16), _FINGERPRINT)
    check = _in_base_32(-_value(body + "0" * _CHECK) % _PRIME, _CHECK)
    return "-".join((PREFIX, settings, body[5:9], body[9:], check))


def read_code(text: str) -> DesignCode:
    """What a code says.

    It may be in upper case or lower, with dashes and spaces anywhere, quotes or a full stop around it, O for 0, I or L
    for 1 and U for V.

    Raises:
        CodeError: it is none.
    """
    digits = _digits(text)
    if not re.fullmatch(rf"{PREFIX}[{_DIGITS}]{{{_LENGTH}}}", digits):
        may_be = f"{PREFIX} and {_LENGTH} letters and digits after it, such as {design_code(Brief(), Design())}"
        raise CodeError("form", f"the design code is {shown(text)}; it must be {may_be}")
    body = digits.removeprefix(PREFIX)
    if _value(body) % _PRIME:
        raise CodeError("typo", f"the design code {shown(text)} has a typing error: its last digits do not fit it")
    levers = zip(LEVERS, body[: len(LEVERS)], strict=True)
    settings: dict[str, Any] = {lever.name: _setting(lever.name, digit) for lever, digit in levers}
    try:
        design = Design(**settings)
    except DesignError as error:
        raise CodeError("version", f"the design code {shown(text)} is of a newer serveplate: {error}") from None
    fingerprint = _value(body[len(LEVERS) : -_CHECK])
    return DesignCode(f"{fingerprint:010x}", design)


def coded_design(text: str, brief: Brief) -> Design:
    """The design that a code names, for this brief.

    Raises:
        CodeError: it is no code, or it is for another brief, or the brief does not offer its design.
    """
    code = read_code(text)
    check_is_for(code, brief)
    try:
        check_offered(brief, code.design)
    except DesignError as error:
        raise CodeError("setting", sentence_of(error)) from None
    return code.design


def check_is_for(code: DesignCode, brief: Brief) -> None:
    """Raise CodeError where a code is for another brief than this."""
    if code.fingerprint != _fingerprint(brief):
        raise CodeError(
            "brief",
            f"the design code is for the brief of fingerprint {code.fingerprint}; it must be for {brief_label(brief)}",
        )


def brief_label(brief: Brief) -> str:
    """A brief's name, and the part of its fingerprint that is in its codes."""
    return f"{shown(brief.name)} (fingerprint {_fingerprint(brief)})"


def looks_like_code(text: str) -> bool:
    """Whether a text begins as a code does, right or wrong, of this version or a newer one."""
    return re.match("SP[1-9]", _digits(text)) is not None


def _digits(text: str) -> str:
    """A text as a code would have it, which has no other signs than letters and digits; none where it is too long."""
    if len(text) > LONGEST_TEXT:
        return ""
    plain = unicodedata.normalize("NFKC", text)  # digits of an East Asian keyboard, spaces and hyphens of any kind
    plain = re.sub(r"^[\W_]+|[\W_]+$", "", plain)
    letters = "".join(sign for sign in plain if not sign.isspace() and unicodedata.category(sign) != "Pd").upper()
    return letters.translate(_MISREAD)


def _value(digits: str) -> int:
    return int(digits.translate(_FROM_CROCKFORD), 32)


def _in_base_32(value: int, digits: int) -> str:
    return "".join(_DIGITS[value >> 5 * place & 31] for place in reversed(range(digits)))


def _fingerprint(brief: Brief) -> str:
    return brief_sha256(brief)[: _FINGERPRINT * 5 // 4]  # of four bits each, the code's of five


def _number(lever: str, setting: str | int) -> int:
    """A setting as a number below 32: its own, or of a word its place, to which later ones are added."""
    return setting if isinstance(setting, int) else _WORDS[lever].index(setting)


def _setting(lever: str, digit: str) -> str | int:
    number, words = _value(digit), _WORDS.get(lever)
    return number if words is None or number >= len(words) else words[number]

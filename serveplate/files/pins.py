"""The PIN of the kiosk's staff, of which only a salted hash is kept."""

import base64
import binascii
import hashlib
import hmac
import re
import secrets

FEWEST_DIGITS, MOST_DIGITS = 4, 12
# OWASP's cheat sheet on password storage gives N = 2^17 for servers; here a check must not hold the window up, and a
# hash of so few digits yields to whoever has the file whatever N is: the file's mode is what guards it.
_LOG_N, _R, _P = 14, 8, 1
_SALT_BYTES, _HASH_BYTES = 16, 32
_FORM = re.compile(r"\$scrypt\$ln=14,r=8,p=1\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})", re.ASCII)


def is_pin(text: str) -> bool:
    """Whether a text can be a PIN: 4 to 12 of the digits 0 to 9, which is what a PIN pad has."""
    return re.fullmatch(f"[0-9]{{{FEWEST_DIGITS},{MOST_DIGITS}}}", text, re.ASCII) is not None


def hash_pin(pin: str) -> str:
    """A PIN's salted hash, never twice the same, in the PHC string format: ``$scrypt$ln=14,r=8,p=1$salt$hash``."""
    salt = secrets.token_bytes(_SALT_BYTES)
    return f"$scrypt$ln={_LOG_N},r={_R},p={_P}${_encode(salt)}${_encode(_scrypt(pin, salt))}"


def is_pin_hash(text: str) -> bool:
    """Whether a text is what ``hash_pin`` gives."""
    return _parts(text) is not None


def pin_matches(pin: str, pin_hash: str) -> bool:
    """Whether this is the PIN of a hash; takes some 50 ms, on purpose.

    Raises:
        ValueError: the hash is none.
    """
    parts = _parts(pin_hash)
    if parts is None:
        raise ValueError("not a hash of a PIN")
    salt, expected = parts
    return hmac.compare_digest(_scrypt(pin, salt), expected)


def _scrypt(pin: str, salt: bytes) -> bytes:
    return hashlib.scrypt(pin.encode(), salt=salt, n=1 << _LOG_N, r=_R, p=_P, dklen=_HASH_BYTES)


def _encode(data: bytes) -> str:
    return base64.b64encode(data).decode("ascii").rstrip("=")


def _parts(text: str) -> tuple[bytes, bytes] | None:
    """Salt and hash; None where the text is no hash."""
    found = _FORM.fullmatch(text)
    if found is None:
        return None
    try:
        salt, digest = (base64.b64decode(part + "=" * (-len(part) % 4), validate=True) for part in found.groups())
    except binascii.Error:
        return None
    return salt, digest

"""TOML, written so that it is read back the same."""

import json
from collections.abc import Mapping
from typing import Any


def to_toml(document: Mapping[str, Any]) -> str:
    """A document as TOML: its own values, then its tables; numbers with every digit that they have.

    Args:
        document: of texts, numbers and lists of them, and of tables of such.
    """
    lines = [f"{key} = {_value(value)}" for key, value in document.items() if not isinstance(value, Mapping)]
    for name, table in document.items():
        if isinstance(table, Mapping):
            lines += ["", f"[{name}]", *(f"{key} = {_value(value)}" for key, value in table.items())]
    return "\n".join(lines) + "\n"


def _value(value: Any) -> str:
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_value, value))}]"
    # JSON's notation of a text, a truth value and a finite number is TOML's too.
    return json.dumps(value, ensure_ascii=False, allow_nan=False)

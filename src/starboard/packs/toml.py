"""Plain data as TOML: values on one line, as they stand in a pack."""

from __future__ import annotations

import json
import re
from typing import Any

BARE = re.compile(r"[A-Za-z0-9_-]+")


def key_text(key: str) -> str:
    return key if BARE.fullmatch(key) else value_text(key)


def value_text(value: Any) -> str:
    """Texts, whole numbers, true and false, lists and tables of them, as an owner writes them in TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        # What JSON escapes TOML escapes in the same way; only this letter must be escaped here and not there.
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, list):
        return f"[{', '.join(value_text(one) for one in value)}]"
    if isinstance(value, dict):
        pairs = ", ".join(f"{key_text(key)} = {value_text(one)}" for key, one in value.items())
        return f"{{ {pairs} }}" if pairs else "{}"
    raise TypeError(f"{type(value).__name__} has no place in a pack")

"""Names: what people may call themselves, and when two names are the same."""

from __future__ import annotations

import unicodedata

from starboard.server.refusals import Refused

MOST_MARKS = 3


def clean(name: str) -> str:
    """A name fit to be shown: one line, single spaces, nothing invisible; raises Refused if nothing is left of it."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind.startswith("M") else 0
        if kind.startswith("Z") or letter in "\t\n\r":
            kept.append(" ")
        elif not kind.startswith("C") and marks <= MOST_MARKS:
            kept.append(letter)
    found = " ".join("".join(kept).split())
    if not found:
        raise Refused("name-empty", {}, 422)
    return found


def folded(name: str) -> str:
    """The same for names that people would take for the same."""
    return unicodedata.normalize("NFKC", clean(name)).casefold()[:40]

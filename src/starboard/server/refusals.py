"""Refusals: why the server says no, as a message key with its values; sentences are in the language files.

Rules of a game refuse with reasons of their own (`kernel.decision`); this is for everything around the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from starboard.server import wire
from starboard.words.language import LANGUAGES, Language, language

LOCALE = Path(__file__).parent / "locale"


class Refused(Exception):
    """The request changed nothing; `status` is what HTTP calls it."""

    def __init__(self, key: str, values: Mapping[str, str | int], status: int) -> None:
        super().__init__(key)
        self.key = key
        self.values = dict(values)
        self.status = status

    def problem(self, code: str) -> wire.Problem:
        return wire.Problem(self.key, words(code)(f"reason-{self.key}", **self.values))


def words(code: str) -> Language:
    """What the server itself says, in one language."""
    return language(code, LOCALE)


def preferred(accepted: str) -> wire.Tongue:
    """The language of a browser, by its `Accept-Language`; English if we have none of its own."""
    ranked: list[tuple[float, str]] = []
    for part in accepted[:200].split(","):
        code, _, quality = part.partition(";q=")
        try:
            weight = float(quality or 1)
        except ValueError:
            continue
        ranked.append((-weight, code.strip().partition("-")[0].lower()))
    for _, code in sorted(ranked, key=lambda one: one[0]):
        if code in LANGUAGES:
            return tongue(code)
    return "en"


def tongue(code: str) -> wire.Tongue:
    """A language that we have."""
    return "pl" if code == "pl" else "en"

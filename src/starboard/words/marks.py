"""Marks: which things have reconstructed values printed on them, which values these are, and what is known of them."""

from __future__ import annotations

from collections.abc import Iterable

from starboard.words.face import Face
from starboard.words.language import Language
from starboard.words.printed import UNVERIFIED, PrintedValue


class Marks:
    """The reconstructed ones of some values, by what they are printed on."""

    def __init__(self, face: Face, values: Iterable[PrintedValue]) -> None:
        self.face = face
        self.firsts: dict[str, list[tuple[str, list[PrintedValue]]]] = {}
        """The first lines of the things' texts, by language."""
        self.things: dict[str, list[PrintedValue]] = {}
        for one in values:
            if one.mark in UNVERIFIED and one.thing:
                self.things.setdefault(one.thing, []).append(one)

    def of(self, name: str) -> list[PrintedValue]:
        """The reconstructed values on a thing by its stable name; copies (`name.2`) have their design's."""
        return self.things.get(name) or self.things.get(name.rpartition(".")[0]) or []

    def titled(self, title: str, words: Language) -> list[PrintedValue]:
        """The reconstructed values on the thing whose text begins with this title, or with a part of it."""
        if words.code not in self.firsts:
            self.firsts[words.code] = self.first_lines(words)
        return next((found for first, found in self.firsts[words.code] if title.startswith(first)), [])

    def first_lines(self, words: Language) -> list[tuple[str, list[PrintedValue]]]:
        texts = [(self.face.explain(name, words), values) for name, values in self.things.items()]
        # The longest first: one name may be the beginning of another.
        return sorted(((text[0], values) for text, values in texts if text), key=lambda one: -len(one[0]))


def mark_lines(values: list[PrintedValue], face: Face, words: Language, unfolded: bool) -> list[str]:
    """The mark as lines of a terminal: folded it only says that there are such values, and how many."""
    if not values:
        return []
    head = words("mark-reconstructed", count=len(values))
    if not unfolded:
        return [f"({head})"]
    known = dict.fromkeys(face.known(one, words) for one in values if one.known)
    return [
        head,
        *(f"  - {face.what(one, words)}" for one in values),
        *("  " + words("mark-known", known=one) for one in known),
    ]

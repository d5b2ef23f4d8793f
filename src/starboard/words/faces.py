"""Faces: finds how a game tells itself, through the entry points `starboard.faces`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from starboard.kernel.ruleset import Ruleset, Value
from starboard.words.face import Face
from starboard.words.printed import OWN_COPY, PrintedValue

GROUP = "starboard.faces"


class UnknownFace(Exception):
    """No package announces a face for this game; says which games have one."""


@cache
def announced_faces() -> dict[str, EntryPoint]:
    """Read once: looking through everything that is installed takes longer than a move."""
    return {point.name: point for point in entry_points(group=GROUP)}


def faces() -> dict[str, Face]:
    """The faces of all installed games, by the name of the game."""
    return {name: face_of(name) for name in sorted(announced_faces())}


def face_for(rules: Ruleset, options: Mapping[str, Value]) -> Face:
    """How a game by these rules tells itself in words, its own content included. Raises UnknownFace."""
    return face_of(rules.name).on(rules).with_options(options)


def face_of(
    ruleset: str, options: Mapping[str, Value] | None = None, overrides: Mapping[str, Any] | None = None
) -> Face:
    """How a game tells itself in words, under these options and on content with these values where they make a
    difference. Raises UnknownFace, or ContentError for overrides that the game does not take."""
    found = announced_faces()
    if ruleset not in found:
        there = ", ".join(sorted(found)) or "none"
        raise UnknownFace(f"no face is announced for {ruleset[:40]!r}; these games have one: {there}")
    face = found[ruleset].load()
    assert isinstance(face, Face)
    if overrides:
        face = face.with_content(overrides)
    return face if options is None else face.with_options(options)


def printed_values(ruleset: Ruleset, options: Mapping[str, Value] | None = None) -> list[PrintedValue]:
    """Every printed value of a game, what is seen most first; what its overrides say is marked as read in a box. With
    options, those of the pieces that are used with them, where a game tells them apart."""
    values = face_of(ruleset.name).printed(ruleset.tables(), options)
    return [one._replace(mark=OWN_COPY, known="") if one.path in ruleset.overrides else one for one in values]

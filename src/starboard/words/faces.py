"""Faces: finds how a game tells itself, through the entry points `starboard.faces`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from starboard.kernel.ruleset import Value
from starboard.words.face import Face

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


def face_of(ruleset: str, options: Mapping[str, Value] | None = None) -> Face:
    """How a game tells itself in words, under these options where they make a difference. Raises UnknownFace."""
    found = announced_faces()
    if ruleset not in found:
        there = ", ".join(sorted(found)) or "none"
        raise UnknownFace(f"no face is announced for {ruleset[:40]!r}; these games have one: {there}")
    face = found[ruleset].load()
    assert isinstance(face, Face)
    return face if options is None else face.with_options(options)

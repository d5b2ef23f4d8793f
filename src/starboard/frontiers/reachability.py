# mypyc: skip
"""Can the tiles of the rulebook's examples lie in one game? `tiles/examples.toml` says which tiles those are.

A part of the content check. Knows what the set-up makes impossible: two sides of one tile, more copies than there are,
two home worlds in an empire. Knows no single tile.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from starboard.frontiers import vocabulary
from starboard.frontiers.content import Content, Design, Filter, read_file, read_filter, slug_of
from starboard.frontiers.setup import STACK_SIZE
from starboard.kernel.content import ContentError

PLAYERS = [2, 3, 4, 5]
MOST_WORLDS = 9
"""Colonies and explored worlds of an empire (rulebook 258)."""


class Example:
    """What one passage of the rulebook puts into a game."""

    def __init__(self, data: dict[str, Any]) -> None:
        given = dict(data)
        self.line = str(given.pop("line"))
        self.says = str(given.pop("says"))
        where = f"examples.toml: line {self.line}"
        self.players: list[int] = given.pop("players", PLAYERS)
        self.empires: list[list[str]] = given.pop("empires", [[]])
        self.having: list[Filter] = [read_filter(what, where) for what in given.pop("having", [])]
        self.powers: list[str] = given.pop("powers", [])
        self.instead: list[str] = given.pop("instead", [])
        self.offered: list[str] = given.pop("offered", [])
        self.goals: list[str] = given.pop("goals", [])
        self.first_game: bool = given.pop("first_game", False)
        if given:
            raise ContentError(f"{where}: unknown field {sorted(given)[0]!r}")


def examples() -> list[Example]:
    return [Example(data) for data in read_file("examples")["example"]]


def reachable(tiles: Content) -> Iterator[tuple[str, object, object, str]]:
    """For every example: what is in its way, whatever number of players it is for; nothing should be."""
    for example in examples():
        found = {obstacle: None for players in example.players for obstacle in obstacles(tiles, example, players)}
        yield f"what keeps tiles of an example apart ({example.says})", list(found), [], example.line


def obstacles(tiles: Content, example: Example, players: int) -> list[str]:
    """Why these tiles cannot be together."""
    by_slug = {design.slug: design for design in tiles.tiles}
    named = [name for empire in example.empires for name in empire] + example.instead + example.offered
    missing = [f"there is no tile {name}" for name in named if slug_of(name) not in by_slug]
    missing += [f"there is no goal {name}" for name in example.goals if slug_of(name) not in tiles.goal_ids]
    if missing:
        return missing
    empires = [[by_slug[slug_of(name)] for name in empire] for empire in example.empires]
    offered = [by_slug[slug_of(name)] for name in example.offered]
    found = layout_obstacles(example, empires, offered, players)
    if not found and not described_fit(tiles, example, empires, offered, players):
        found.append("no tiles that fit what the example describes can be with them")
    for design in (by_slug[slug_of(name)] for name in example.instead):
        present = [tile for empire in empires for tile in empire] + offered
        if not any(two_sides(design, tile) for tile in present):
            found.append(f"{design.name} can be in the game too")
    return found


def layout_obstacles(example: Example, empires: list[list[Design]], offered: list[Design], players: int) -> list[str]:
    present = [tile for empire in empires for tile in empire] + offered
    found = []
    if len(empires) > players:
        found.append(f"{len(empires)} empires with {players} players")
    for one, other in combinations(present, 2):
        if two_sides(one, other):
            found.append(f"{one.name} and {other.name} are two sides of one tile")
    for empire in empires:
        homes = [tile.name for tile in empire if tile.sort == vocabulary.HOME]
        if len(homes) > 1:
            found.append(f"{' and '.join(homes)} are home worlds, and an empire has one")
        if sum(tile.is_world for tile in empire) > MOST_WORLDS:
            found.append(f"more than {MOST_WORLDS} worlds")
        if len({tile.slug for tile in empire}) < len(empire):
            found.append("the same tile twice in an empire")
    for slug, used in Counter(tile.slug for tile in present).items():
        tile = next(one for one in present if one.slug == slug)
        copies = STACK_SIZE[players] if tile.sort == vocabulary.SMALL else 1
        if used > copies:
            found.append(f"{tile.name} {used} times, of {copies} with {players} players")
    if example.first_game:
        two_sided = [tile for tile in present if tile.pair or tile.mat]
        found += [f"{tile.name} is not the first game's side" for tile in two_sided if not tile.first_game]
        found += ["goals in a first game"] if example.goals else []
    return found


def two_sides(one: Design, other: Design) -> bool:
    """Are these different sides of one development tile or of one empire mat?"""
    if one.slug == other.slug:
        return False
    return bool(one.pair and one.pair == other.pair) or bool(one.mat and one.mat == other.mat)


def described_fit(
    tiles: Content, example: Example, empires: list[list[Design]], offered: list[Design], players: int
) -> bool:
    """Can the first empire have, besides its named tiles, one for everything that is only described?"""
    wanted = [[tile for tile in tiles.tiles if what.fits(tile, tile.kind)] for what in example.having]
    wanted += [[tile for tile in tiles.tiles if any(p.word == word for p in tile.powers)] for word in example.powers]

    def fill(first: list[Design], left: list[list[Design]]) -> bool:
        if layout_obstacles(example, [first, *empires[1:]], offered, players):
            return False
        return not left or any(fill([*first, tile], left[1:]) for tile in left[0])

    return fill(empires[0], wanted)

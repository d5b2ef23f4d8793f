"""The tiles of New Frontiers as they are printed, read from the raw TOML files, and what an empire is worth."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import Any

KINDS = ["novelty", "rare", "genes", "alien"]
SUPPLY = {"novelty": 19, "rare": 17, "genes": 13, "alien": 11}
Power = dict[str, Any]


class Tile:
    """A development, a home world or a world."""

    def __init__(self, raw: dict[str, Any], sort: str) -> None:
        self.name: str = raw["name"]
        self.world = sort != "development"
        self.home = sort == "home"
        self.large: bool = raw.get("size") == "large"
        self.military: bool = "defense" in raw
        self.cost: int = raw.get("defense", raw.get("cost", 0))
        self.colonists: int = raw.get("colonists", 0)
        self.vp: int = raw.get("vp", 0)
        self.kind: str | None = raw.get("kind")
        self.goods: str | None = raw.get("goods")
        self.keywords: list[str] = raw.get("keywords", [])
        self.powers: list[Power] = raw.get("powers", [])
        self.scores: list[dict[str, Any]] = raw.get("scores", [])
        self.not_for_sale: bool = raw.get("not_for_sale", False)

    def __repr__(self) -> str:
        return self.name

    def modifies(self, action: str) -> bool:
        return any(power["action"] == action for power in self.powers)

    def has_military(self) -> bool:
        """A power that gives Military for good, also against some worlds only."""
        return any(power["does"] in ("military", "military-per") for power in self.powers)


def slug(name: str) -> str:
    return re.sub("[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


def raw(name: str) -> dict[str, Any]:
    return tomllib.loads((files("starboard.frontiers") / "tiles" / f"{name}.toml").read_text(encoding="utf-8"))


class Box:
    """Everything in the box."""

    def __init__(self) -> None:
        self.tiles: dict[str, Tile] = {}
        for sort in ("development", "home", "world"):
            for each in raw(f"{sort}s")[sort]:
                self.tiles[slug(each["name"])] = Tile(each, sort)
        self.goals = {f"goal:{slug(goal['name'])}": goal for goal in raw("goals")["goal"]}
        assert sum(tile.world and not tile.home for tile in self.tiles.values()) == 60
        assert len(self.goals) == 8

    def powers(self, tiles: Iterable[str], action: str, *does: str) -> Iterator[tuple[str, Power]]:
        for tile in tiles:
            for power in self.tiles[tile].powers:
                if power["action"] == action and (not does or power["does"] in does):
                    yield tile, power

    def total(self, tiles: Iterable[str], action: str, does: str, what: str = "amount") -> int:
        return sum(int(power[what]) for _, power in self.powers(tiles, action, does))

    def fits(self, line: dict[str, Any], tile: Tile, kind: str | None) -> bool:
        """Does a tile of this kind count for a line of a "?" tile, or for a power "per" something?"""
        count = line["count"]
        if count not in ("tile", "colony", "development"):
            return False
        wrong = (
            (count == "colony" and not tile.world)
            or (count == "development" and tile.world)
            or ("kind" in line and kind != line["kind"])
            or ("goods" in line and tile.goods != line["goods"])
            or ("keyword" in line and line["keyword"] not in tile.keywords)
            or (line.get("military") and not tile.military)
            or ("size" in line and tile.large != (line["size"] == "large"))
            or ("tiles" in line and slug(tile.name) not in line["tiles"])
            or (line.get("power") == "military" and not tile.has_military())
            or (line.get("power") not in (None, "military") and not tile.modifies(line["power"]))
        )
        return not wrong

    def military(self, tiles: list[str]) -> int:
        """Total Military, without what is temporary or against some worlds only."""
        strength = 0
        for _, power in self.powers(tiles, "settle", "military", "military-per"):
            if power["does"] == "military-per":
                count = sum(self.fits(power["per"], self.tiles[tile], self.tiles[tile].kind) for tile in tiles)
                strength += min(power["most"], power["amount"] * count)
            elif "kind" not in power and "keyword" not in power:
                strength += power["amount"]
        return strength

    def strength_against(self, tiles: list[str], world: Tile) -> int:
        strength = self.military(tiles)
        for _, power in self.powers(tiles, "settle", "military"):
            if ("kind" in power and power["kind"] == world.kind) or power.get("keyword") in world.keywords:
                strength += power["amount"]
        return strength

    # --- scoring --------------------------------------------------------------------------------------------

    def variable(self, scorer: Tile, tiles: list[str], kinds: list[str | None]) -> int:
        """The "?" of a tile: each tile of the empire counts for the best of the lines that fit it."""
        total = 0
        for tile, kind in zip(tiles, kinds, strict=True):
            fitting = [line["vp"] for line in scorer.scores if self.fits(line, self.tiles[tile], kind)]
            total += max(fitting, default=0)
        for line in scorer.scores:
            if line["count"] == "military-strength":
                total += line["vp"] * self.military(tiles)
            elif line["count"] == "kinds":
                owned = len({kind for kind in kinds if kind is not None})
                total += [0, *line["table"]][owned]
        return total

    def goal(self, goal: str, empire: Empire, kinds: list[str | None]) -> int:
        """VP of a goal, by the number of things that it counts (rulebook, "Kafle Celów")."""
        tiles = [self.tiles[tile] for tile in empire.tiles]
        counts = {
            "goal:civil-service": sum(power["action"] == "consume" for tile in tiles for power in tile.powers),
            "goal:tolerance": len({keyword for tile in tiles for keyword in tile.keywords}),
            "goal:skilled-workforce": len({power["action"] for tile in tiles for power in tile.powers}),
            "goal:diversity": len({kind for kind in kinds if kind is not None}),
            "goal:stockpiling": sum(empire.stock_goods.values()),
            "goal:exploration": len(empire.stock_worlds),
            "goal:sales-tax": empire.stock_credits,
            "goal:conscription": empire.colonists,
        }
        reached = [vp for least, vp in self.goals[goal]["scale"] if counts[goal] >= least]
        return reached[-1] if reached else 0

    def score(self, empire: Empire, goals: list[str]) -> int:
        """Everything; Alien Oort Cloud Refinery is of the kind that is worth most."""
        oort = any(self.tiles[tile].kind == "any" for tile in empire.tiles)
        found = []
        for named in KINDS if oort else [None]:
            kinds = [named if self.tiles[tile].kind == "any" else self.tiles[tile].kind for tile in empire.tiles]
            total = empire.vp
            for name in empire.tiles:
                tile = self.tiles[name]
                total += self.variable(tile, empire.tiles, kinds) if tile.scores else tile.vp
            found.append(total + sum(self.goal(goal, empire, kinds) for goal in goals))
        return max(found)


class Empire:
    """One player's side of the table."""

    def __init__(self, number: int, credits: int) -> None:
        self.number = number
        self.credits = credits
        self.colonists = 0
        self.vp = 0
        self.colonies: list[str] = []
        self.developments: list[str] = []
        self.explored: list[str] = []
        self.goods: dict[str, str] = {}
        """The kind of the good on each colony that has one."""
        self.stock_goods: dict[str, int] = {}
        self.stock_worlds: list[str] = []
        self.stock_credits = 0
        self.dropped: list[str] = []
        """Worlds over the limit of nine; one of them may still be stockpiled."""

    @property
    def tiles(self) -> list[str]:
        return self.colonies + self.developments


@cache
def box() -> Box:
    return Box()

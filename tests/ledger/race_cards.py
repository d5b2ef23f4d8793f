"""The cards of Race for the Galaxy as they are printed: read from the raw TOML files, without the game's own loader."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import Any

SETS = ["base", "gathering_storm", "rebel_vs_imperium", "brink_of_war"]
DECK_SIZES = [114, 136, 180, 228]
"""race-expansions, 1.1: with each set more."""
KINDS = ["novelty", "rare", "genes", "alien"]

Power = dict[str, Any]


class Card:
    """One design."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.name: str = raw["name"]
        self.world: bool = raw["type"] == "world"
        self.military: bool = "defense" in raw
        self.cost: int = raw.get("defense", raw.get("cost", 0))
        """The cost, or the defense of a military world."""
        self.vp: int = raw["vp"]
        self.good: str | None = raw.get("good")
        self.windfall: bool = raw.get("windfall", False)
        self.keywords: list[str] = raw.get("keywords", [])
        self.powers: list[Power] = raw.get("powers", [])
        self.specials: list[str] = raw.get("special", [])
        self.prestige: bool = raw.get("prestige", False)
        self.start: int | None = raw.get("start")
        self.preset_hand: int | None = raw.get("preset_hand")
        self.variable = "scores" in raw
        """Has a "?" for its VP."""

    def __repr__(self) -> str:
        return self.name

    @property
    def production(self) -> bool:
        return self.world and self.good is not None and not self.windfall

    @property
    def rebel_military(self) -> bool:
        return self.military and "rebel" in self.keywords

    def has(self, phase: str, but: Iterable[str] = ()) -> bool:
        """Is there a power of this phase on it?"""
        return any(power["phase"] == phase and power["does"] not in but for power in self.powers)


def slug(name: str) -> str:
    return re.sub("[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


class Box:
    """All cards of a game with this many expansions, from the first on."""

    def __init__(self, level: int) -> None:
        self.level = level
        self.designs: dict[str, Card] = {}
        self.copies: dict[str, int] = {}
        for name in SETS[: level + 1]:
            text = (files("starboard.race") / "cards" / f"{name}.toml").read_text(encoding="utf-8")
            for raw in tomllib.loads(text)["card"]:
                later = raw.get("later_copies", {})
                copies = raw["copies"] + sum(more for other, more in later.items() if other in SETS[: level + 1])
                if copies:
                    assert slug(raw["name"]) not in self.designs
                    self.designs[slug(raw["name"])] = Card(raw)
                    self.copies[slug(raw["name"])] = copies
        assert self.size == DECK_SIZES[level]

    @property
    def size(self) -> int:
        return sum(self.copies.values())

    def card(self, thing: str) -> Card:
        """By the name of one copy: "mining-robots.2"."""
        return self.designs[thing.partition(".")[0]]

    def powers(self, things: Iterable[str], phase: str, *does: str) -> Iterator[tuple[str, Power]]:
        """All powers of this sort on these cards."""
        for thing in things:
            for power in self.card(thing).powers:
                if power["phase"] == phase and (not does or power["does"] in does):
                    yield thing, power

    def total(self, things: Iterable[str], phase: str, does: str, what: str) -> int:
        return sum(int(power[what]) for _, power in self.powers(things, phase, does))

    def worlds(self, things: Iterable[str], of: str) -> int:
        """How many worlds are military, Rebel, or have a chromosome."""
        cards = [self.card(thing) for thing in things if self.card(thing).world]
        if of == "military":
            return sum(card.military for card in cards)
        return sum(of in card.keywords for card in cards)

    def military(self, things: list[str]) -> int:
        """Total Military: with negatives, without what is temporary or against some worlds only (R-25)."""
        strength = 0
        for _, power in self.powers(things, "settle", "military"):
            if "good" in power or "against" in power:
                continue
            if "per" in power:
                strength += power["amount"] * self.worlds(things, power["per"])
            elif "having" not in power or any(power["having"] in self.card(thing).keywords for thing in things):
                strength += power["amount"]
        return strength

    def strength_against(self, things: list[str], target: Card) -> int:
        """Military against one world."""
        strength = self.military(things)
        for _, power in self.powers(things, "settle", "military"):
            if power.get("good") is not None and power["good"] == target.good:
                strength += power["amount"]
            if power.get("against") == "rebel" and "rebel" in target.keywords:
                strength += power["amount"]
        return strength


@cache
def box(level: int) -> Box:
    return Box(level)

"""The goals of Race for the Galaxy by their printed conditions (race-expansions, 1.4 and 1.5): who must hold what.

A "first" goal is looked at once, in the first of its phases at whose end somebody meets it. A "most" goal is held, and
lost at once by a holder who is behind or below the minimum.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from tests.ledger.race_cards import KINDS, Box


class Owner(Protocol):
    """What of a player goals ask for."""

    tableau: list[str]
    goods: set[str]
    vp: int
    prestige: int


PHASES = {
    "galactic-standard-of-living": ["consume", "round-start"],
    "system-diversity": ["settle"],
    "overlord-discoveries": ["develop", "settle"],
    "budget-surplus": ["round-end"],
    "innovation-leader": ["develop", "settle"],
    "galactic-status": ["develop"],
    "uplift-knowledge": ["develop", "settle"],
    "galactic-riches": ["settle", "produce"],
    "expansion-leader": ["develop", "settle"],
    "peace-war-leader": ["develop", "settle"],
    "galactic-standing": ["explore", "develop", "settle", "consume", "produce", "round-start", "round-end"],
    "military-influence": ["develop", "settle"],
    "greatest-military": ["develop", "settle"],
    "largest-industry": ["settle"],
    "greatest-infrastructure": ["develop"],
    "production-leader": ["settle"],
    "research-leader": ["develop", "settle"],
    "propaganda-edge": ["settle"],
    "galactic-prestige": ["explore", "develop", "settle", "consume", "produce", "round-start", "round-end"],
    "prosperity-lead": ["develop", "settle"],
}
"""At the end of which phases each can be claimed."""

LEAST = {
    "greatest-military": 6,
    "largest-industry": 3,
    "greatest-infrastructure": 4,
    "production-leader": 4,
    "research-leader": 3,
    "propaganda-edge": 3,
    "galactic-prestige": 3,
    "prosperity-lead": 3,
}
"""The "most" goals, and the least that counts."""

TAKEOVER_POWERS = ["takeover", "takeover-defense", "prevent-takeover"]


class Goals:
    """The tiles of one game."""

    def __init__(self, box: Box, takeovers: bool) -> None:
        self.box = box
        self.takeovers = takeovers
        self.tiles: list[str] = []
        self.held: dict[str, set[int]] = {}

    def lay(self, tiles: list[str]) -> None:
        self.tiles = tiles
        self.held = {tile: set() for tile in tiles}

    def of(self, seat: int) -> list[str]:
        return sorted(tile for tile in self.tiles if seat in self.held[tile])

    # --- conditions -----------------------------------------------------------------------------------------

    def meets(self, tile: str, owner: Owner, over_limit: bool) -> bool:
        """Does the player meet a "first" goal?"""
        cards = [self.box.card(thing) for thing in owner.tableau]
        worlds = [card for card in cards if card.world]
        keywords = [word for card in cards for word in card.keywords]
        if tile == "galactic-standard-of-living":
            return owner.vp >= 5
        if tile == "system-diversity":
            kinds = {world.good for world in worlds if world.good in KINDS}
            return len(kinds) + sum(world.good == "any" for world in worlds) >= 4
        if tile == "overlord-discoveries":
            return keywords.count("alien") >= 3
        if tile == "budget-surplus":
            return over_limit
        if tile == "innovation-leader":
            but = [] if self.takeovers else TAKEOVER_POWERS
            phases = ["explore", "develop", "settle", "trade", "consume", "produce"]
            return all(any(card.has(phase, but) for card in cards) for phase in phases)
        if tile == "galactic-status":
            return any(not card.world and card.cost == 6 and card.variable for card in cards)
        if tile == "uplift-knowledge":
            return keywords.count("uplift") >= 3
        if tile == "galactic-riches":
            return len(owner.goods) >= 4
        if tile == "expansion-leader":
            return len(cards) >= 8
        if tile == "peace-war-leader":
            takeover = self.takeovers and any(self.box.powers(owner.tableau, "settle", "takeover"))
            peace = self.box.military(owner.tableau) < 0 and len(worlds) >= 2
            return peace or (takeover and sum(world.military for world in worlds) >= 2)
        if tile == "galactic-standing":
            return owner.prestige >= 2 and owner.vp >= 3
        assert tile == "military-influence", tile
        return keywords.count("imperium") >= 3 or sum(world.military for world in worlds) >= 4

    def amount(self, tile: str, owner: Owner, refinery: str | None = "any") -> int:
        """How far the player is with a "most" goal."""
        cards = [self.box.card(thing) for thing in owner.tableau]
        counts: dict[str, Callable[[], int]] = {
            "greatest-military": lambda: self.box.military(owner.tableau),
            "largest-industry": lambda: sum(
                (refinery if card.good == "any" else card.good) in ("novelty", "rare", "any") for card in cards
            ),
            "greatest-infrastructure": lambda: sum(not card.world for card in cards),
            "production-leader": lambda: sum(card.production for card in cards),
            # PLW 353: discarding a card for prestige is no Explore power here.
            "research-leader": lambda: sum(card.has("explore", ["discard-for-prestige"]) for card in cards),
            "propaganda-edge": lambda: sum(card.rebel_military for card in cards),
            "galactic-prestige": lambda: owner.prestige,
            "prosperity-lead": lambda: sum(card.has("consume") for card in cards),
        }
        return counts[tile]()

    # --- claiming and losing --------------------------------------------------------------------------------

    def end(self, phase: str, owners: list[Owner], over_limit: set[int]) -> None:
        """The end of a phase."""
        for tile in self.tiles:
            if phase not in PHASES[tile]:
                continue
            if tile in LEAST:
                self.lose(tile, owners)
                if not self.held[tile]:
                    amounts = [self.amount(tile, owner) for owner in owners]
                    best = max(amounts)
                    if best >= LEAST[tile] and amounts.count(best) == 1:
                        self.held[tile] = {amounts.index(best)}
            elif not self.held[tile]:
                self.held[tile] = {
                    seat for seat, owner in enumerate(owners) if self.meets(tile, owner, seat in over_limit)
                }

    def lose(self, tile: str, owners: list[Owner]) -> None:
        """A "most" goal is lost as soon as its holder is behind or below the minimum."""
        amounts = [self.amount(tile, owner) for owner in owners]
        self.held[tile] = {
            seat for seat in self.held[tile] if amounts[seat] >= LEAST[tile] and amounts[seat] == max(amounts)
        }

    def points(self, seat: int, owners: list[Owner], refinery: str | None) -> int:
        """At the end: 3 for a first goal, 5 for a most goal, 3 for being tied for one without the tile."""
        total = 0
        for tile in self.tiles:
            if tile not in LEAST:
                total += 3 if seat in self.held[tile] else 0
                continue
            amounts = [
                self.amount(tile, owner, (refinery or "any") if each == seat else "any")
                for each, owner in enumerate(owners)
            ]
            if amounts[seat] == max(amounts) and amounts[seat] >= LEAST[tile]:
                total += 5 if seat in self.held[tile] else 3
        return total

"""The score of a tableau of Race for the Galaxy, from nothing: printed VPs, and the "?" of each card by its own rule.

The rules are written down card by card from the rulebooks' pages on 6-cost developments, not from the game's data.
A tableau's card counts once for each scoring card, at the first of the rules that fits it.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.ledger.race_cards import KINDS, Box, Card

Rule = tuple[int, Callable[[Card, str | None], bool]]
"""How many VP each card is worth of which this is true; the second argument is its kind of good."""


def named(*names: str) -> Callable[[Card, str | None], bool]:
    return lambda card, good: card.name in names


def keyword(word: str) -> Callable[[Card, str | None], bool]:
    return lambda card, good: word in card.keywords


def production(*kinds: str) -> Callable[[Card, str | None], bool]:
    return lambda card, good: card.world and not card.windfall and good in (kinds or KINDS)


def windfall(*kinds: str) -> Callable[[Card, str | None], bool]:
    return lambda card, good: card.world and card.windfall and good in (kinds or KINDS)


def military(card: Card, good: str | None) -> bool:
    return card.world and card.military


def rebel_military(card: Card, good: str | None) -> bool:
    return card.rebel_military


def world(card: Card, good: str | None) -> bool:
    return card.world


def development(card: Card, good: str | None) -> bool:
    return not card.world


def six_cost(card: Card, good: str | None) -> bool:
    return not card.world and card.cost == 6


def developments_with(phase: str) -> Callable[[Card, str | None], bool]:
    return lambda card, good: not card.world and card.has(phase)


def worlds_with(phase: str) -> Callable[[Card, str | None], bool]:
    return lambda card, good: card.world and card.has(phase)


def chromosome(card: Card, good: str | None) -> bool:
    return card.world and "chromosome" in card.keywords


RULES: dict[str, list[Rule]] = {
    # The base game.
    "Alien Tech Institute": [(3, production("alien")), (2, windfall("alien")), (2, keyword("alien"))],
    "Free Trade Association": [
        *((2, production("novelty")), (1, windfall("novelty"))),
        (2, named("Consumer Markets", "Expanding Colony")),
    ],
    "Galactic Federation": [(2, six_cost), (1, development)],
    "Galactic Imperium": [(2, rebel_military), (1, military)],
    "Galactic Renaissance": [(3, named("Research Labs", "Galactic Trendsetters", "Artist Colony"))],
    "Galactic Survey: SETI": [(1, developments_with("explore")), (2, worlds_with("explore")), (1, world)],
    "Merchant Guild": [(2, production())],
    "Mining League": [
        *((2, production("rare")), (1, windfall("rare"))),
        (2, named("Mining Robots", "Mining Conglomerate")),
    ],
    "New Economy": [(2, developments_with("consume")), (1, worlds_with("consume"))],
    "New Galactic Order": [],
    "Pan-Galactic League": [
        *((2, production("genes")), (2, windfall("genes"))),
        *((1, military), (3, named("Contact Specialist"))),
    ],
    "Trade League": [(2, developments_with("trade")), (1, worlds_with("trade"))],
    # The Gathering Storm.
    "Galactic Genome Project": [(2, production("genes")), (2, windfall("genes")), (3, named("Genetics Lab"))],
    "Imperium Lords": [(2, keyword("imperium")), (1, military)],
    "Terraforming Guild": [(2, windfall()), (2, keyword("terraforming"))],
    # Rebel vs Imperium.
    "Galactic Bankers": [(2, named("Interstellar Bank", "Investment Credits", "Gambling World")), (1, development)],
    "Galactic Exchange": [(3, named("Diversified Economy"))],
    "Imperium Seat": [(2, keyword("imperium")), (2, rebel_military)],
    "Prospecting Guild": [
        *((2, production("rare")), (2, windfall("rare"))),
        *((1, world), (1, keyword("terraforming"))),
    ],
    "Rebel Alliance": [(2, keyword("rebel")), (1, military)],
    "Uplift Code": [(3, chromosome), (2, keyword("uplift"))],
    # The Brink of War.
    "Alien Cornucopia": [(2, keyword("alien")), (1, production("novelty", "rare", "genes"))],
    "Federation Capital": [],
    "Golden Age of Terraforming": [(2, keyword("terraforming")), (1, six_cost), (1, production())],
    "Pan-Galactic Affluence": [(2, named("Export Duties", "Galactic Renaissance", "Terraformed World"))],
    "Pan-Galactic Hologrid": [
        *((2, production("novelty")), (2, windfall("novelty"))),
        *((2, named("Expanding Colony")), (1, world)),
    ],
    "Universal Peace Institute": [(1, military), (2, named("Pan-Galactic Mediator"))],
}

KINDS_OWNED = [0, 1, 3, 6, 10]
"""Galactic Exchange (R-60)."""


def extra(name: str, strength: int, chips: int, prestige: int, kinds: int) -> int:
    """What a card counts besides other cards."""
    if name == "New Galactic Order":
        return strength
    if name == "Universal Peace Institute":
        return max(0, -strength)
    if name == "Galactic Renaissance":
        return chips // 3
    if name in ("Federation Capital", "Pan-Galactic Affluence"):
        return prestige
    if name == "Galactic Exchange":
        return KINDS_OWNED[kinds]
    return 0


def points_of(box: Box, tableau: list[str], chips: int, prestige: int, refinery: str | None) -> dict[str, int]:
    """VP of every card, with Alien Oort Cloud Refinery as a world of this kind."""
    cards = [box.card(thing) for thing in tableau]
    goods = [refinery if card.good == "any" else card.good for card in cards]
    kinds = len({good for good in goods if good is not None})
    found: dict[str, int] = {}
    for thing, card in zip(tableau, cards, strict=True):
        found[thing] = card.vp
        assert card.variable == (card.name in RULES), card.name
        if card.variable:
            found[thing] += extra(card.name, box.military(tableau), chips, prestige, kinds)
            for other, good in zip(cards, goods, strict=True):
                found[thing] += next((vp for vp, fits in RULES[card.name] if fits(other, good)), 0)
    return found


def best_points(
    box: Box, tableau: list[str], chips: int, prestige: int, goals: Callable[[str | None], int]
) -> tuple[int, dict[str, int]]:
    """VP of goals and cards; the Refinery's owner names the kind that scores most, once (PLW 601)."""
    refinery = any(box.card(thing).good == "any" for thing in tableau)
    found = []
    for kind in KINDS if refinery else [None]:
        cards = points_of(box, tableau, chips, prestige, kind)
        found.append((goals(kind) + sum(cards.values()), cards))
    most = max(total for total, _ in found)
    return next((total, cards) for total, cards in found if total == most)

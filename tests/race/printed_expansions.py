"""What is printed on the cards of the three expansions, written down a second time, as `printed.py` has the base game.

Amounts are what a card does when it lies alone; `special` names in the vocabulary's words what does not fit a number
here, and has tests of its own.
"""

from __future__ import annotations

from dataclasses import dataclass

from tests.race.printed import Eats, Printed


@dataclass(frozen=True)
class Expanded(Printed):
    """A design of the expansions: keywords in words, the prestige symbol, and powers the base game has not."""

    keywords: tuple[str, ...] = ()
    prestige: bool = False
    mix: bool = False
    eats_prestige: int = 0
    eats_each_kind: bool = False
    eats_own: int = 0
    consume_vp: int = 0
    produce_prestige: int = 0
    special: tuple[str, ...] = ()


def make(kind: str, cost: int, vp: int, words: str, printed: dict[str, object]) -> Expanded:
    military = kind == "conquest"
    keywords = tuple(sorted(words.split()))
    return Expanded(
        "development" if kind == "development" else "world",
        cost,
        vp,
        military=military,
        keywords=keywords,
        **printed,  # type: ignore[arg-type]
    )


def world(cost: int, vp: int, words: str = "", **printed: object) -> Expanded:
    """A world that is paid for."""
    return make("world", cost, vp, words, printed)


def conquest(defense: int, vp: int, words: str = "", **printed: object) -> Expanded:
    """A military world."""
    return make("conquest", defense, vp, words, printed)


def development(cost: int, vp: int, words: str = "", **printed: object) -> Expanded:
    """A development of which there are two."""
    return make("development", cost, vp, words, {"copies": 2, **printed})


def six(words: str = "", **printed: object) -> Expanded:
    """A 6-cost development: one of each, with its VP in words."""
    return make("development", 6, 0, words, printed)


GATHERING_STORM: dict[str, Expanded] = {
    "Separatist Colony": world(2, 1, start=5, explore_draw=2, strength={"all": 1}),
    "Ancient Race": world(2, 1, start=6, windfall="genes", special=("keeps-three",)),
    "Damaged Alien Factory": conquest(3, 2, "alien", start=7, makes="alien", special=("produce/produce",)),
    "Doomed World": world(1, -1, start=8, explore_draw=1, special=("settle/discard-to-settle-free",)),
    "Terraforming Guild": six("terraforming", draw_after_world=1, fills="any"),
    "Galactic Genome Project": six(eats=Eats("genes", goods=2, vp=3)),
    "Space Mercenaries": development(1, 0, strength={"all": 1}, special=("settle/cards-for-military",)),
    "Improved Logistics": development(3, 2, special=("settle/second-world",)),
    "Deserted Alien World": world(1, 2, "alien", explore_draw=1, discount={"alien": 2}, strength={"alien": 2}),
    "Rebel Colony": conquest(4, 4, "rebel", eats=Eats(vp=1)),
    "Clandestine Uplift Lab": conquest(
        3,
        2,
        "uplift chromosome",
        explore_draw=1,
        trade={"genes": 1},
        eats=Eats(vp=1, cards=1),
        special=("trade/bonus-per-chromosome",),
    ),
    "Imperium Lords": six("imperium", special=("produce/draw-per-world",)),
    "Smuggling Lair": conquest(1, 1, windfall="rare", eats=Eats(cards=2)),
    "Volcanic World": world(2, 1, makes="rare"),
    "Rebel Sympathizers": conquest(1, 1, "rebel", windfall="novelty", draw_if_produced=1),
    "Galactic Bazaar": world(3, 2, windfall="novelty", trade={"novelty": 1}, special=("consume/discard-hand",)),
    "Galactic Studios": world(5, 3, makes="novelty", eats=Eats(vp=1, cards=1), draw_if_produced=1),
    "Alien Toy Shop": world(3, 1, "alien", windfall="alien", eats_own=2),
    "Hive World": conquest(3, 2, makes="genes"),
}

REBEL_VS_IMPERIUM: dict[str, Expanded] = {
    "Rebel Cantina": world(
        2, 0, "rebel", start=9, produce_draw=1, special=("settle/pay-for-military", "produce/draw-per-world")
    ),
    "Galactic Developers": world(2, 1, start=10, develop_draw=1, eats=Eats(vp=1)),
    "Imperium Warlord": world(2, 2, "imperium", start=11, explore_draw=1, strength={"all": 1, "rebel": 1}),
    "Rebel Stronghold": conquest(9, 9, "rebel", prestige=True),
    "Alien Data Repository": world(7, 6, "alien", makes="alien", mix=True),
    "Alien Monolith": conquest(8, 8, "alien", windfall="alien", prestige=True),
    "Imperium Blaster Gem Consortium": world(
        6, 4, "imperium", makes="rare", prestige=True, strength={"all": 1}, eats=Eats("rare", vp=1, cards=2)
    ),
    "Gene Designers": world(6, 3, makes="genes", eats=Eats("genes", times=3, vp=1, cards=1)),
    "Imperium Seat": six("imperium", strength={"rebel": 1}, special=("settle/takeover",)),
    "Rebel Alliance": six("rebel", special=("settle/pay-for-military", "settle/takeover")),
    "Uplift Code": six("uplift", prestige=True, special=("produce/draw-per-world",)),
    "Galactic Exchange": six(eats_each_kind=True),
    "Galactic Bankers": six(prestige=True, develop_draw=1, special=("consume/discard-hand",)),
    "Prospecting Guild": six(mix=True, trade={"any": 1}, eats=Eats("rare", vp=1, cards=1)),
    "Pan-Galactic Research": make(
        "development",
        6,
        4,
        "",
        {
            **{"explore_draw": 2, "explore_keep": 1, "develop_discount": 1, "produce_draw": 2},
            "special": ("hand-limit-12",),
        },
    ),
    "Rebel Pact": development(1, 1, "rebel", mix=True, special=("settle/pay-discount", "settle/takeover-defense")),
    "Imperium Cloaking Technology": development(
        1, 1, "imperium", special=("settle/discard-to-conquer", "settle/takeover")
    ),
    "Imperium Troops": development(1, 1, "imperium", strength={"all": 1, "rebel": 1}),
    "R&D Crash Program": development(1, 0, special=("develop/discard-for-discount", "consume/discard-hand")),
    "Mercenary Fleet": development(3, 1, strength={"all": 2}, special=("settle/cards-for-military",)),
    "Galactic Advertisers": development(3, 2, trade={"any": 1}, consume_draw=1),
    "Galactic Salon": development(4, 2, consume_vp=1),
    "Primitive Rebel World": conquest(1, 1, "rebel", windfall="novelty", special=("settle/cards-for-military",)),
    "Devolved Uplift Race": conquest(1, 1, "uplift chromosome", makes="novelty"),
    "Smuggling World": world(1, 0, makes="novelty", mix=True, discount={"novelty": 1}, strength={"novelty": 1}),
    "Dying Colony": world(0, 0, windfall="novelty", eats=Eats(vp=1)),
    "Insect Uplift Race": conquest(2, 2, "uplift chromosome", windfall="genes"),
    "Abandoned Alien Uplift Camp": world(
        1, 2, "alien uplift", explore_draw=1, discount={"genes": 2}, strength={"genes": 2}
    ),
    "Blaster Runners": conquest(1, 1, mix=True, strength={"all": 1}),
    "Trading Outpost": world(1, 1, mix=True, trade={"any": 2}),
    "Gambling World": world(1, 1, eats=Eats(vp=1), special=("consume/ante",)),
    "Alien Uplift Center": conquest(
        5, 4, "alien uplift", windfall="alien", explore_draw=1, discount={"genes": 2}, strength={"genes": 2}
    ),
    "Universal Symbionts": world(3, 1, windfall="genes", eats=Eats(vp=1), fills="genes"),
    "Interstellar Prospectors": world(3, 2, makes="rare", explore_draw=1, fills="rare"),
    "Rebel Convict Mines": conquest(2, 1, "rebel", windfall="rare", special=("settle/cards-for-military",)),
    "Gem Smugglers": world(3, 1, windfall="rare", mix=True, discount={"rare": 1}, strength={"rare": 1}),
    "Hidden Fortress": conquest(5, 3, strength={"all": 1}, special=("settle/military", "ends-at-14")),
}

BRINK_OF_WAR: dict[str, Expanded] = {
    "Galactic Scavengers": world(
        2,
        0,
        start=12,
        windfall="novelty",
        special=("saves-at-start", "develop/save-payment", "settle/save-payment", "produce/take-saved"),
    ),
    "Uplift Mercenary Force": world(
        2,
        0,
        "uplift chromosome",
        start=13,
        explore_draw=1,
        strength={"all": 1},
        special=("settle/military", "settle/cards-for-military"),
    ),
    "Alien Research Team": world(
        2,
        1,
        "alien",
        start=14,
        explore_draw=2,
        discount={"alien": 1},
        eats=Eats("alien"),
        eats_prestige=1,
        special=("settle/pay-for-military",),
    ),
    "Rebel Freedom Fighters": conquest(
        3,
        1,
        "rebel",
        start=15,
        explore_draw=1,
        strength={"all": 1},
        special=("develop/prestige", "settle/military", "settle/prestige-for-placed"),
    ),
    "Imperium Capital": world(
        6,
        6,
        "imperium",
        prestige=True,
        eats=Eats(goods=2),
        eats_prestige=2,
        special=("settle/prestige-for-placed",),
    ),
    "Alien Oort Cloud Refinery": world(0, 1, "alien", windfall="any", special=("trade/not-sold",)),
    "Golden Age of Terraforming": six(
        "terraforming",
        prestige=True,
        special=("develop/good-for-discount", "settle/good-for-discount", "settle/produce-on-placed"),
    ),
    "Universal Peace Institute": six(
        prestige=True,
        discount={"all": 2},
        strength={"all": -2},
        eats=Eats(goods=2, vp=1, cards=1),
        eats_prestige=1,
    ),
    "Interstellar Casus Belli": development(4, 0, special=("settle/takeover", "consume/spend-prestige")),
    "Imperium Fuel Depot": conquest(
        3, 1, "imperium", makes="rare", draw_after_world=1, special=("settle/draw-then-discard-after",)
    ),
    "Imperium Invasion Fleet": development(
        5,
        3,
        "imperium",
        prestige=True,
        strength={"all": 3, "rebel": 1},
        special=("settle/discard-to-conquer",),
    ),
    "Uplift Gene Breeders": world(
        3, 0, "uplift", makes="genes", produce_prestige=1, special=("produce/prestige-if-produced-here",)
    ),
    "Pan-Galactic Security Council": world(
        1, 1, prestige=True, explore_draw=1, special=("settle/prevent-takeover", "consume/discard-hand")
    ),
    "Imperium Planet Buster": make(
        "development",
        9,
        9,
        "imperium",
        {"prestige": True, "strength": {"all": 3}, "special": ("settle/takeover",)},
    ),
    "Federation Capital": world(3, 0, eats=Eats(), eats_prestige=1, special=("develop/prestige",)),
    "Mining Mole Uplift Race": world(3, 2, "uplift chromosome", makes="rare", explore_draw=1, discount={"rare": 1}),
    "Pan-Galactic Mediator": development(
        1, 1, prestige=True, explore_draw=1, strength={"all": -1}, special=("settle/pay-prestige",)
    ),
    "Alien Departure Point": world(
        9, 9, "alien", makes="alien", prestige=True, special=("explore/discard-for-prestige",)
    ),
    "Rebel Troops": development(
        2, 1, "rebel", strength={"all": 1}, eats=Eats(cards=2), special=("settle/cards-for-military",)
    ),
    "Retrofit & Salvage, Inc": world(2, 1, makes="novelty", develop_discount=1, special=("takes-discards",)),
    "Uplift Revolt World": conquest(
        4, 2, "uplift chromosome", windfall="genes", strength={"all": 1}, special=("settle/military",)
    ),
    "Terraforming Engineers": development(
        3,
        2,
        "terraforming",
        explore_draw=1,
        discount={"all": 1},
        eats=Eats(vp=1),
        special=("settle/upgrade-world",),
    ),
    "Alien Tourist Attraction": world(
        5, 3, "alien", windfall="novelty", prestige=True, explore_draw=1, eats=Eats(vp=1, cards=2)
    ),
    "Lifeforms, Inc": world(3, 1, makes="genes", special=("settle/good-for-discount", "produce/windfall")),
    "Rebel Council": conquest(8, 8, "rebel", prestige=True, eats=Eats(vp=1), special=("develop/prestige",)),
    "Galactic Markets": development(4, 2, prestige=True, draw_after_world=1, eats=Eats(times=3, vp=1), produce_draw=1),
    "Alien Booby Trap": conquest(
        1, 1, "alien", prestige=True, special=("settle/prestige-for-military", "produce/windfall")
    ),
    "Rebel Sneak Attack": development(
        2, 1, "rebel", mix=True, special=("settle/discard-for-second-conquest", "settle/takeover")
    ),
    "Pan-Galactic Hologrid": six(draw_after_world=1, trade={"novelty": 2}, special=("explore/discard-for-prestige",)),
    "Alien Burial Site": world(2, 1, "alien", makes="novelty", prestige=True, trade={"novelty": 1}),
    "Pan-Galactic Affluence": six(
        prestige=True,
        eats=Eats(goods=2, vp=1),
        eats_prestige=1,
        special=("develop/prestige", "produce/draw-if-most-produced"),
    ),
    "Rebel Fuel Refinery": conquest(
        4, 2, "rebel", windfall="rare", prestige=True, special=("settle/good-for-military",)
    ),
    "Psi-Crystal World": world(
        5, 3, windfall="rare", prestige=True, explore_draw=1, strength={"all": -1}, special=("chooses-last",)
    ),
    "Ravaged Uplift World": world(
        2,
        -1,
        "uplift chromosome",
        windfall="genes",
        produce_prestige=1,
        special=("settle/pay-for-military", "produce/prestige-if-most-chromosomes"),
    ),
    "Galactic Power Brokers": development(
        5, 3, prestige=True, develop_draw=1, special=("develop/draw-then-discard", "consume/spend-prestige")
    ),
    "Alien Cornucopia": six("alien", produce_draw=1, special=("settle/prestige-for-placed",)),
    "Information Hub": conquest(3, 2, makes="novelty", prestige=True, mix=True, special=("develop/draw-then-discard",)),
    "Alien Guardian": conquest(9, 9, "alien", windfall="alien", prestige=True, special=("consume/discard-hand",)),
    "Universal Exports": world(3, 2, makes="novelty", mix=True, trade={"any": 1}, special=("produce/windfall",)),
    "Black Hole Miners": world(4, 0, prestige=True, produce_draw=3, special=("hand-limit-12",)),
}

EXPANSIONS = [GATHERING_STORM, REBEL_VS_IMPERIUM, BRINK_OF_WAR]
CARDS: dict[str, Expanded] = {**GATHERING_STORM, **REBEL_VS_IMPERIUM, **BRINK_OF_WAR}

COUNTS: dict[str, tuple[int, dict[str, int]]] = {
    "Terraforming Guild": (2, {"Asteroid Belt": 2, "Mining World": 0, "Terraforming Robots": 2, "Drop Ships": 0}),
    "Galactic Genome Project": (
        0,
        {"Distant World": 2, "Pre-Sentient Race": 2, "Genetics Lab": 3, "Clandestine Uplift Lab": 0, "Gem World": 0},
    ),
    "Imperium Lords": (
        2,
        {"Imperium Troops": 2, "Outlaw World": 1, "Imperium Fuel Depot": 2, "Rebel Base": 1, "Rebel Cantina": 0},
    ),
    "Imperium Seat": (2, {"Imperium Troops": 2, "Rebel Base": 2, "Rebel Cantina": 0, "Outlaw World": 0}),
    "Rebel Alliance": (2, {"Rebel Pact": 2, "Rebel Base": 2, "Rebel Cantina": 2, "Outlaw World": 1, "Gem World": 0}),
    "Uplift Code": (2, {"Avian Uplift Race": 3, "Uplift Gene Breeders": 2, "Hive World": 0}),
    "Galactic Exchange": (0, {"Diversified Economy": 3, "Drop Ships": 0}),
    "Galactic Bankers": (
        1,
        {"Interstellar Bank": 2, "Investment Credits": 2, "Gambling World": 2, "Drop Ships": 1, "Gem World": 0},
    ),
    "Prospecting Guild": (
        0,
        {"Mining World": 2, "Asteroid Belt": 2, "Gem World": 1, "Terraforming Robots": 1, "Drop Ships": 0},
    ),
    "Golden Age of Terraforming": (
        2,
        {"Terraforming Robots": 2, "Galactic Federation": 1, "Mining World": 1, "Asteroid Belt": 0, "Drop Ships": 0},
    ),
    "Universal Peace Institute": (
        2,
        {"Outlaw World": 1, "Contact Specialist": 1, "Pan-Galactic Mediator": 2 + 1, "Gem World": 0},
    ),
    "Pan-Galactic Hologrid": (0, {"Gem World": 2, "Galactic Resort": 2, "Expanding Colony": 2, "Mining World": 1}),
    "Pan-Galactic Affluence": (
        0,
        {"Export Duties": 2, "Galactic Renaissance": 2, "Terraformed World": 2, "Mining World": 0},
    ),
    "Alien Cornucopia": (
        2,
        {"Alien Booby Trap": 2, "Alien Robotic Factory": 2, "Mining World": 1, "Asteroid Belt": 0},
    ),
}
"""What a `?` scores for itself alone, and how much more with one other card."""

"""What is printed on the 95 different cards of the base game, written down a second time.

The engine reads its cards from TOML; tests hold them against this table, so that a slip in either shows.
`more` of a kind is written {"any": 1}, {"rare": 2}; "all" strength is for every world.
"""

from __future__ import annotations

from dataclasses import dataclass, field

KINDS = ["novelty", "rare", "genes", "alien"]
PRICE = {"novelty": 2, "rare": 3, "genes": 4, "alien": 5}
NOTHING: dict[str, int] = {}


@dataclass(frozen=True)
class Eats:
    """A consume power: how many goods of a kind at once, how often at most, and the VP and cards each time."""

    kind: str = "any"
    goods: int = 1
    times: int = 1
    vp: int = 0
    cards: int = 0


@dataclass(frozen=True)
class Printed:
    """One design. Names of fields follow the phases: explore, develop, settle, trade, consume, produce."""

    type: str
    cost: int
    vp: int
    military: bool = False
    copies: int = 1
    makes: str = ""
    windfall: str = ""
    rebel: bool = False
    alien: bool = False
    start: int = -1
    explore_draw: int = 0
    explore_keep: int = 0
    develop_discount: int = 0
    develop_draw: int = 0
    draw_after_development: int = 0
    discount: dict[str, int] = field(default_factory=dict)
    strength: dict[str, int] = field(default_factory=dict)
    temporary: int = 0
    draw_after_world: int = 0
    trade: dict[str, int] = field(default_factory=dict)
    eats: Eats | None = None
    eats_all_but_one: bool = False
    eats_different: int = 0
    sells: str = ""
    discards_for_vp: int = 0
    consume_draw: int = 0
    guesses: bool = False
    produce_draw: int = 0
    draw_if_produced: int = 0
    draw_per_good: dict[str, int] = field(default_factory=dict)
    draw_per_kind: int = 0
    draw_per_world: dict[str, int] = field(default_factory=dict)
    draw_if_most: dict[str, int] = field(default_factory=dict)
    fills: str = ""

    @property
    def good(self) -> str:
        return self.makes or self.windfall

    @property
    def is_world(self) -> bool:
        return self.type == "world"


def world(cost: int, vp: int, **printed: object) -> Printed:
    """A world that is paid for."""
    return Printed("world", cost, vp, **printed)  # type: ignore[arg-type]


def conquest(defense: int, vp: int, **printed: object) -> Printed:
    """A military world."""
    return Printed("world", defense, vp, military=True, **printed)  # type: ignore[arg-type]


def development(cost: int, vp: int, **printed: object) -> Printed:
    """A development of which there are two."""
    return Printed("development", cost, vp, copies=2, **printed)  # type: ignore[arg-type]


def six(**printed: object) -> Printed:
    """A 6-cost development: one of each, with its VP in words."""
    return Printed("development", 6, 0, **printed)  # type: ignore[arg-type]


CARDS: dict[str, Printed] = {
    # start worlds
    "Old Earth": world(3, 2, start=0, trade={"any": 1}, eats=Eats(times=2, vp=1)),
    "Epsilon Eridani": world(2, 1, start=1, strength={"all": 1}, eats=Eats(vp=1, cards=1)),
    "Alpha Centauri": world(2, 0, start=2, windfall="rare", discount={"rare": 1}, strength={"rare": 1}),
    "New Sparta": conquest(2, 1, start=3, strength={"all": 2}),
    "Earth's Lost Colony": world(2, 1, start=4, makes="novelty", eats=Eats(vp=1)),
    # worlds without goods
    "Alien Rosetta Stone World": world(3, 3, alien=True, discount={"alien": 2}, strength={"alien": 2}, fills="alien"),
    "Black Market Trading World": world(3, 2, sells="plain"),
    "Expanding Colony": world(1, 1, eats=Eats(vp=1), fills="novelty"),
    "Galactic Engineers": world(2, 1, trade={"any": 1}, fills="any"),
    "Galactic Trendsetters": world(5, 3, eats=Eats(vp=2)),
    "Gambling World": world(1, 1, eats=Eats(vp=1), guesses=True),
    "Merchant World": world(4, 2, trade={"any": 2}, discards_for_vp=2),
    "Pilgrimage World": world(0, 2, eats_all_but_one=True),
    "Terraformed World": world(5, 5, eats=Eats(vp=1)),
    "Tourist World": world(4, 2, eats=Eats(goods=2, vp=3)),
    "Outlaw World": conquest(1, 1, eats=Eats(vp=1, cards=1)),
    "Rebel Underground": conquest(3, 4, rebel=True, produce_draw=1),
    "Rebel Outpost": conquest(5, 5, rebel=True, strength={"all": 1}),
    "Rebel Base": conquest(6, 6, rebel=True),
    "Rebel Homeworld": conquest(7, 7, rebel=True),
    # Novelty
    "Artist Colony": world(1, 1, makes="novelty"),
    "Gem World": world(2, 1, makes="novelty", draw_if_produced=1),
    "New Vinland": world(2, 1, makes="novelty", eats=Eats(cards=2)),
    "Prosperous World": world(3, 2, makes="novelty", eats=Eats(vp=1)),
    "Secluded World": world(1, 1, makes="novelty", eats=Eats(cards=1)),
    "Space Port": world(2, 1, makes="novelty", trade={"rare": 2}),
    "Spice World": world(2, 1, makes="novelty", trade={"novelty": 2}),
    "New Survivalists": conquest(1, 1, makes="novelty", eats=Eats("novelty", cards=1)),
    "Galactic Resort": world(3, 2, windfall="novelty", eats=Eats(vp=1, cards=1)),
    "Refugee World": world(0, 1, windfall="novelty", strength={"all": -1}),
    "Former Penal Colony": conquest(2, 1, windfall="novelty", strength={"all": 1}),
    "Pirate World": conquest(3, 2, windfall="novelty", trade={"here": 3}),
    "Star Nomad Lair": conquest(1, 1, windfall="novelty", explore_draw=1, trade={"here": 1}),
    # Rare elements
    "Bio-Hazard Mining World": world(3, 2, makes="rare", trade={"genes": 2}),
    "Comet Zone": world(3, 2, makes="rare", draw_if_produced=1),
    "Imperium Armaments World": world(4, 2, makes="rare", strength={"all": 1}),
    "Mining World": world(3, 2, makes="rare", draw_if_produced=1),
    "New Earth": world(5, 3, makes="rare", eats=Eats(vp=1, cards=1)),
    "Rebel Miners": conquest(2, 1, makes="rare", rebel=True),
    "Asteroid Belt": world(2, 1, windfall="rare"),
    "Blaster Gem Mines": world(3, 2, windfall="rare", strength={"all": 1}),
    "Destroyed World": world(1, 0, windfall="rare"),
    "Radioactive World": world(2, 1, windfall="rare"),
    "Rebel Fuel Cache": conquest(1, 1, windfall="rare", rebel=True),
    "Runaway Robots": conquest(1, 1, windfall="rare", draw_if_produced=1),
    # Genes
    "Distant World": world(4, 2, makes="genes", trade={"novelty": 3}),
    "Lost Species Ark World": world(5, 3, makes="genes", draw_if_produced=2),
    "Plague World": world(3, 0, makes="genes", eats=Eats("genes", vp=1, cards=1)),
    "Malevolent Lifeforms": conquest(4, 2, makes="genes", explore_draw=1),
    "Empath World": world(1, 1, windfall="genes", strength={"all": -1}),
    "Pre-Sentient Race": world(2, 1, windfall="genes"),
    "Aquatic Uplift Race": conquest(2, 2, windfall="genes"),
    "Avian Uplift Race": conquest(2, 2, windfall="genes"),
    "Rebel Warrior Race": conquest(3, 2, windfall="genes", rebel=True, strength={"all": 1}),
    "Reptilian Uplift Race": conquest(2, 2, windfall="genes"),
    "The Last of the Uplift Gnarssh": conquest(1, 0, windfall="genes"),
    # Alien technology
    "Alien Robotic Factory": world(6, 5, makes="alien", alien=True),
    "Lost Alien Battle Fleet": conquest(6, 4, makes="alien", alien=True, strength={"all": 3}),
    "Deserted Alien Colony": world(5, 4, windfall="alien", alien=True),
    "Deserted Alien Library": world(6, 5, windfall="alien", alien=True),
    "Deserted Alien Outpost": world(4, 3, windfall="alien", alien=True),
    "Alien Robot Scout Ship": conquest(4, 2, windfall="alien", alien=True, strength={"all": 1}),
    "Alien Robot Sentry": conquest(2, 2, windfall="alien", alien=True),
    "Lost Alien Warship": conquest(5, 3, windfall="alien", alien=True, strength={"all": 2}),
    # developments
    "Colony Ship": development(2, 1),
    "Consumer Markets": development(5, 3, eats=Eats("novelty", times=3, vp=1), draw_per_good={"novelty": 1}),
    "Contact Specialist": development(1, 1, strength={"all": -1}),
    "Deficit Spending": development(2, 1, discards_for_vp=2),
    "Diversified Economy": development(4, 2, eats_different=3, draw_per_kind=1),
    "Drop Ships": development(4, 2, strength={"all": 3}),
    "Expedition Force": development(1, 1, explore_draw=1, strength={"all": 1}),
    "Export Duties": development(1, 1, trade={"any": 1}),
    "Genetics Lab": development(2, 1, trade={"genes": 1}, fills="genes"),
    "Interstellar Bank": development(2, 1, develop_draw=1),
    "Investment Credits": development(1, 1, develop_discount=1),
    "Mining Conglomerate": development(
        3, 2, trade={"rare": 1}, eats=Eats("rare", times=2, vp=1), draw_if_most={"rare": 2}
    ),
    "Mining Robots": development(2, 1, discount={"rare": 1}, fills="rare"),
    "New Military Tactics": development(1, 1, temporary=3),
    "Public Works": development(1, 1, draw_after_development=1, eats=Eats(vp=1)),
    "Replicant Robots": development(4, 2, discount={"all": 2}),
    "Research Labs": development(4, 2, explore_keep=1, eats=Eats("genes", vp=1), draw_per_good={"alien": 1}),
    "Space Marines": development(2, 1, strength={"all": 2}),
    "Terraforming Robots": development(3, 2, draw_after_world=1, eats=Eats("rare", vp=1, cards=1)),
    # 6-cost developments
    "Alien Tech Institute": six(alien=True, discount={"alien": 2}, strength={"alien": 2}),
    "Free Trade Association": six(eats=Eats("novelty", times=3, vp=1, cards=1), fills="novelty"),
    "Galactic Federation": six(develop_discount=2),
    "Galactic Imperium": six(strength={"rebel": 4}),
    "Galactic Renaissance": six(explore_draw=2, explore_keep=1),
    "Galactic Survey: SETI": six(explore_draw=2),
    "Merchant Guild": six(produce_draw=2),
    "Mining League": six(eats=Eats("rare", goods=2, vp=3), fills="rare"),
    "New Economy": six(consume_draw=1),
    "New Galactic Order": six(strength={"all": 2}),
    "Pan-Galactic League": six(strength={"all": -1}, draw_per_world={"genes": 1}),
    "Trade League": six(trade={"any": 1}, sells="with Trade powers"),
}

# mypyc: skip
"""The shape of Beyond the Sun on the wire: its table as a seat sees it, and what its things are drawn from.

Types only: the schema, the client's TypeScript and the tests are made from them. Nothing is converted at run time.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Disc = Literal["food", "ore", "star", "none"]


class Place(TypedDict):
    """`system` is what lies there, or "pass". `fleets` says by seat how many ships of levels 1 to 4 there are."""

    place: str
    system: str
    routes: list[str]
    spec: list[Disc]
    controller: int
    base: Disc
    fleets: list[list[int]]


class Colony(TypedDict):
    system: str
    discs: list[Disc]


class Player(TypedDict):
    """`gained` has the letters of the special abilities that the faction has gained."""

    seat: int
    faction: str
    pawn: str
    population: int
    ore: int
    supply: list[int]
    food_discs: int
    ore_discs: int
    automation: list[Disc]
    researched: list[str]
    cubeless: int
    private: list[str]
    colonies: list[Colony]
    kept: list[str]
    gained: list[str]
    museum: list[int]


class PlacedAchievement(TypedDict):
    card: str
    seats: list[int]
    discs: list[Disc]


class Deck(TypedDict):
    """`blocks` counts cards, top block first; `seen` is what the seat saw go under the deck together."""

    deck: str
    blocks: list[int]
    seen: list[list[str]]


class SunView(TypedDict):
    """`beside` has those of the `placed` events that lie beside a place of the map."""

    round: int
    last_round: int
    active: int
    order: list[int]
    stage: str
    technologies: dict[str, str]
    covered: list[str]
    rows: list[list[str]]
    rows_set: int
    revealed: list[str]
    guilds: list[str]
    goals: list[PlacedAchievement]
    placed: list[str]
    beside: dict[str, str]
    dyson: str
    map: list[Place]
    players: list[Player]
    decks: list[Deck]
    looking: list[int]
    looking_at: list[str]
    scores: list[int]
    moving: int


class Condition(TypedDict, total=False):
    metric: str
    at_least: int
    all: list[Condition]
    any: list[Condition]


Effect = TypedDict(
    "Effect",
    {
        "do": str,
        "n": NotRequired[str],
        "optional": NotRequired[bool],
        "of": NotRequired["list[list[Effect]]"],
        "cost": NotRequired["list[Effect]"],
        "cond": NotRequired[Condition],
        "level": NotRequired[str],
        "levels": NotRequired[list[str]],
        "scope": NotRequired[str],
        "payer": NotRequired[str],
        "from": NotRequired[str],
        "at": NotRequired[str],
        "to": NotRequired[str],
        "what": NotRequired[str],
        "by": NotRequired[str],
        "side": NotRequired[str],
        "rule": NotRequired[str],
        "metric": NotRequired[str],
        "vp": NotRequired[list[int]],
        "deck": NotRequired[str],
        "beside": NotRequired[str],
    },
)


class Action(TypedDict):
    """`space` is the stable name of its spaces for pawns; `spaces` how many there are, 0 for no limit."""

    space: str
    spaces: int
    cost: list[Effect]
    effect: list[Effect]


class Ability(TypedDict):
    when: str
    rule: NotRequired[str]
    cost: NotRequired[list[Effect]]
    effect: NotRequired[list[Effect]]
    limit: NotRequired[str]


class Special(TypedDict):
    """A special ability: what it is gained by, what it gives at once, and what from then on."""

    letter: str
    cond: Condition
    reward: list[Effect]
    lasting: list[Ability]


class SpecialDrawing(Special):
    kind: Literal["special"]


class TechnologyPoints(TypedDict):
    base: int
    each: NotRequired[int]
    metric: NotRequired[str]
    most: NotRequired[int]


class Technology(TypedDict):
    kind: Literal["technology"]
    level: str
    types: list[str]
    out: str
    now: list[Effect]
    actions: list[Action]
    abilities: list[Ability]
    vp: NotRequired[TechnologyPoints]


class System(TypedDict):
    kind: Literal["system"]
    deck: str
    power: int
    spec: list[Disc]
    vp: int
    on_control: list[Effect]
    on_colonize: list[Effect]
    abilities: list[Ability]


class EventCard(TypedDict):
    kind: Literal["event"]
    level: str
    light: bool
    effect: list[Effect]


class Faction(TypedDict):
    """`food_after`: how many discs must be gone before the food symbol of each column shows. `ore_yield`: what ore
    production gives after 0, 1, 2 … discs are gone."""

    kind: Literal["faction"]
    columns: list[int]
    food_after: list[int]
    ore_yield: list[int]
    automation_vp: list[int]
    discs: int
    specials: list[Special]


class Achievement(TypedDict):
    kind: Literal["achievement"]
    condition: Condition
    slots: dict[str, list[int]]


class Guild(TypedDict):
    kind: Literal["guild"]
    level: int
    action: Action


class Basic(TypedDict):
    """`spaces`, by the number of seats: spaces without and with the surcharge."""

    kind: Literal["basic"]
    action: Action
    spaces: dict[str, list[int]]
    unlimited: bool


class Slot(TypedDict):
    kind: Literal["slot"]
    level: str
    need: int
    of: list[str]


class PartDrawing(TypedDict):
    """A part of a board or mat that says by one word which it is."""

    kind: Literal["place", "disc", "type", "column", "production", "trade"]
    of: str


class AutomationDrawing(TypedDict):
    kind: Literal["automation"]


class EndDrawing(TypedDict):
    """How many achievement discs end the game, by the number of seats."""

    kind: Literal["end"]
    discs: dict[str, int]


class SpaceDrawing(TypedDict):
    kind: Literal["space"]
    card: str


DRAWINGS = (
    Technology,
    System,
    EventCard,
    Faction,
    Achievement,
    Guild,
    Basic,
    Slot,
    PartDrawing,
    AutomationDrawing,
    EndDrawing,
    SpaceDrawing,
    SpecialDrawing,
)

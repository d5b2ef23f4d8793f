# mypyc: skip
"""The shape of Race for the Galaxy on the wire: its table as a seat sees it, and what its things are drawn from.

Types only: the schema, the client's TypeScript and the tests are made from them. Nothing is converted at run time.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class Place(TypedDict):
    card: str
    good: bool


class Player(TypedDict):
    """The lists of cards at the end are only there for the seat that looks at its own."""

    seat: int
    hand: int
    drawn: int
    vp: int
    military: int
    actions: list[str]
    tableau: list[Place]
    score: int
    deck: NotRequired[int]
    discard: NotRequired[int]
    goals: NotRequired[list[str]]
    progress: NotRequired[dict[str, int]]
    prestige: NotRequired[int]
    on_tile: NotRequired[int]
    card_used: NotRequired[bool]
    boosted: NotRequired[str | None]
    saved: NotRequired[int]
    cards: NotRequired[list[str]]
    looking_at: NotRequired[list[str]]
    pack: NotRequired[list[str]]
    drafted: NotRequired[list[str]]
    discarded: NotRequired[list[str]]
    saved_cards: NotRequired[list[str]]


class Robot(TypedDict):
    tableau: list[str]
    placed_counters: int
    counters: int
    stack: int
    credit: int
    economy: int
    vp: int
    robot_is: str
    dice: list[str]
    score: int
    prestige: NotRequired[int]
    on_tile: NotRequired[int]


class Attempt(TypedDict):
    attacker: int
    defender: int
    world: str


class RaceView(TypedDict):
    round: int
    phase: str
    deck: int
    discard: int
    pool: int
    order: list[int]
    players: list[Player]
    goals: NotRequired[list[str]]
    leader: NotRequired[int | None]
    robot: NotRequired[Robot]
    aside: NotRequired[list[str]]
    attempts: NotRequired[list[Attempt]]


class Power(TypedDict):
    phase: str
    signs: list[str]
    text: str


class CardDrawing(TypedDict):
    what: Literal["world", "development"]
    cost: int
    military: bool
    vp: int
    varies: bool
    good: str
    windfall: bool
    keywords: list[str]
    prestige: bool
    start: int | None
    ends_at_14: bool
    powers: list[Power]
    scores: list[str]
    score_signs: list[list[str]]


class TileDrawing(TypedDict):
    """An action, a goal, a kind of good, or a category to search for."""

    what: Literal["action", "goal", "kind", "search"]
    signs: list[str]
    phase: NotRequired[str]
    good: NotRequired[str]
    prestige: NotRequired[bool]
    second: NotRequired[bool]
    first: NotRequired[bool]
    vp: NotRequired[int]
    least: NotRequired[int]


class PhaseDrawing(TypedDict):
    what: Literal["phase"]
    phase: str
    sign: str


DRAWINGS = (CardDrawing, TileDrawing, PhaseDrawing)

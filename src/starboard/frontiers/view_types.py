# mypyc: skip
"""The shape of New Frontiers on the wire: its table as a seat sees it, and what its things are drawn from.

Types only: the schema, the client's TypeScript and the tests are made from them. Nothing is converted at run time.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Kind = Literal["novelty", "rare", "genes", "alien"]


class Colony(TypedDict):
    tile: str
    good: Kind | None


class Stockpile(TypedDict):
    goods: dict[Kind, int]
    worlds: list[str]
    credits: int


class Player(TypedDict):
    seat: int
    mat: int
    colonies: list[Colony]
    developments: list[str]
    spaces: int
    explored: list[str]
    colonists: int
    credits: int
    vp: int
    military: int
    stockpile: Stockpile
    score: int


class Goals(TypedDict):
    """`stack` is from the top, with "" for a goal that the seat cannot know."""

    open: list[str]
    stack: list[str]
    keeper: int | None
    kept: str | None
    looking_at: list[str]


class Supply(TypedDict):
    novelty: int
    rare: int
    genes: int
    alien: int


class Chosen(TypedDict):
    action: str
    seat: int


class FrontiersView(TypedDict):
    """`chosen` is in the order the actions were chosen in. `track` has the seats by priority; with two players each
    stands twice. `turn` is how many disks of the track have had their turn. `developments` says how many tiles are left
    of each; those that are sold out are missing."""

    round: int
    action: str | None
    chooser: int | None
    chosen: list[Chosen]
    track: list[int]
    turn: int
    order: list[int]
    produce_credits: int
    vp: int
    colonists: int
    supply: Supply
    bag: int
    display: list[str]
    developments: dict[str, int]
    ending: list[str]
    players: list[Player]
    goals: NotRequired[Goals]


class Power(TypedDict):
    name: str
    action: str
    signs: list[str]
    optional: bool


class TileDrawing(TypedDict):
    """`vp` is null for a tile that counts the empire."""

    sort: Literal["world", "home", "small", "large"]
    cost: int
    military: bool
    vp: int | None
    keywords: list[str]
    powers: list[Power]
    scores: list[list[str]]
    colonists: NotRequired[int]
    kind: NotRequired[Literal["novelty", "rare", "genes", "alien", "none", "any"]]
    goods: NotRequired[Literal["gray", "windfall", "production"]]
    for_sale: NotRequired[bool]
    spaces: NotRequired[int]
    mat: NotRequired[int]
    side: NotRequired[str]


class GoalDrawing(TypedDict):
    """`most` is how much of it may be stockpiled, 0 for none at all. `scale` has pairs: a count and its points."""

    sort: Literal["goal"]
    counts: str
    most: int
    scale: list[list[int]]


class ActionDrawing(TypedDict):
    """`everybody` and `bonus` are rows of signs; `place` is where the tile lies in the row."""

    sort: Literal["action"]
    place: int
    everybody: list[str]
    bonus: list[str]


class PowerDrawing(TypedDict):
    sort: Literal["power"]
    tile: str
    action: str
    signs: list[str]


class KindDrawing(TypedDict):
    sort: Literal["kind"]
    kind: Kind
    price: int


class ColonistsDrawing(TypedDict):
    sort: Literal["colonists"]


DRAWINGS = (TileDrawing, GoalDrawing, ActionDrawing, PowerDrawing, KindDrawing, ColonistsDrawing)

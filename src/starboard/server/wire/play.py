"""Play: a table, what is asked there, and what both sides say on its WebSocket.

A client numbers its own requests (`ref`); every one is answered by exactly one `Done`, `Explained` or `NotDone` with
the same number. `Update` comes whenever something changed for the seat that looks on, and only then.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from starboard.server.wire.shape import In, Item, Out, Ref, Status, Value, Word


class Group(Out):
    """From `least` to `most` of these."""

    of: list[str]
    least: int
    most: int


class Case(Out):
    """All of `fixed`, and from each of the groups what it asks for."""

    fixed: list[str]
    groups: list[Group]


class PickOne(Out, tag_field="pick", tag="one"):
    of: list[str]


class PickSet(Out, tag_field="pick", tag="set"):
    """A set that is one of these cases."""

    cases: list[Case]


class PickNumber(Out, tag_field="pick", tag="number"):
    least: int
    most: int


class PickOrder(Out, tag_field="pick", tag="order"):
    of: list[str]


Form = PickOne | PickSet | PickNumber | PickOrder


class Offered(Out):
    """One thing that a decision offers: `text` names it (with what it does), `note` says what it would cost or give."""

    text: str
    note: str = ""


class LessonNote(Out):
    """What a teacher says beside a decision, and what they would pick."""

    title: str
    text: list[str]
    suggest: list[Item] = []


class Asked(Out):
    """One question to the seat that looks on."""

    id: str
    kind: str
    about: dict[str, str]
    form: Form
    question: str
    offered: dict[str, Offered]
    ways: list[str]
    """The combinations that a set may be made of, where the question alone does not tell."""
    rule: str
    """The section of the rules reference that answers "which rule is this?"; empty if there is none."""
    forced: list[Item] | None = None
    """The only legal answer, if there is just one and it is a small matter (a pass, a payment, a single card): a client
    may give it without asking, and shows that it did."""
    lesson: LessonNote | None = None
    secret: bool = False
    """Nobody learns the answer, nor whether it was given, until all are in."""


class Seen(Out):
    """An event of this seat's own stream: its number there, its data, and a sentence. `itself`: it followed from an
    answer of this seat that was the only one possible, so that the seat was not asked."""

    number: int
    event: dict[str, Any]
    text: str
    itself: bool = False


class ScoreLine(Out):
    """`counted` says, once the game is over, how the points of a thing add up that counts others."""

    source: str
    thing: str
    text: str
    points: int
    counted: list[str] = []


class TiePart(Out):
    """One of the things that are compared where totals are equal: what it is, and how much of it somebody has."""

    text: str
    count: int


class Score(Out):
    """Where somebody stands. `seat` is -1 for an opponent without a seat (a robot). `compared` tells the tie-break in
    words, the first thing that is compared first."""

    seat: int
    who: str
    rank: int
    total: int
    tie_break: int
    lines: list[ScoreLine]
    compared: list[TiePart] = []


class UndoPoint(Out):
    """A decision one may go back to; `text` says what one answered, and to which question. `how`: free (nothing was
    revealed since), rewind (only bots sit here, so it is free all the same), consent (the other people must agree)."""

    decision: str
    text: str
    how: Literal["free", "rewind", "consent"]


class Undone(Out):
    """Somebody went back: the log goes on after the event of this number. `seat` is who did, `text` says so."""

    number: int
    seat: int
    text: str


class SeatClock(Out):
    """How long a seat has left, in milliseconds, when this was sent. Other seats' clocks seem to run while they may
    still be thinking; what they really took shows when everybody's answer is in."""

    seat: int
    left: int
    running: bool
    stands: int = 0
    """In how many milliseconds it begins to run: its person is on holiday until then."""


class Clock(Out):
    """A time limit: seconds for each move, or for the whole game with seconds added per move; what happens at zero."""

    per: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=5, le=60 * 60 * 24 * 60)]
    added: Annotated[int, Meta(ge=0, le=3600)] = 0
    at_zero: Literal["bot", "resign", "nothing"] = "bot"


class Seat(Out):
    """Who sits where. `who`: open, person or bot. A person whose seat a bot plays for now stays `person` and has
    `bot` set."""

    seat: int
    who: Literal["open", "person", "bot"]
    name: str
    bot: str | None = None
    mine: bool = False
    present: bool = False
    resigned: bool = False
    watchable: bool = False
    """May spectators look through this seat's eyes?"""
    bot_from: int | None = None
    """The round in which a bot first played for this seat's person. Such a game counts for no rating."""
    ready: bool = False
    """Before the game at a table by invitation: may it begin, as far as this person goes?"""
    holiday: float | None = None
    """Until when this seat's clock stands, because its person is on holiday (seconds since 1970)."""
    holiday_left: float = 0.0
    """How many seconds of holiday its person may still announce in this game."""
    wants_pause: bool = False
    """Does its person wish that all clocks stand? When everybody does, they do."""
    agrees_to_hints: bool = False
    """Does its person agree that hints are given? When everybody does, anybody may ask for one."""


class Link(Out):
    """A link to hand out: to any free seat of the table, or to one seat. `path` is what follows the site's address:
    `/join#TOKEN`; what stands behind the # is never sent by a browser, so no log learns it."""

    id: str
    path: str
    seat: int | None = None


class Content(Out):
    """Which cards and tiles a game is played with. `built-in`: those that come with the program. `pack`: with the
    corrections of a pack that was installed on the server. `record`: with those that an imported record brought."""

    source: Literal["built-in", "pack", "record"]
    hash: str
    """The same for the same content under these options; empty if the table is damaged."""
    pack: str = ""
    """The name of the pack."""
    values: int = 0
    """How many values it confirms or corrects."""


class Table(Out):
    """A table as somebody sees it who may see it. Nothing in it depends on what is hidden in the game."""

    id: str
    ruleset: str
    title: str
    options: dict[str, Value]
    applies: list[str]
    """The options that make a difference to this game: goals, say, need an expansion that has them."""
    content: Content
    status: Status
    private: bool
    seats: list[Seat]
    owner: bool
    """Is the one who asks the one who made it?"""
    created: float
    hot_seat: bool = False
    """Do several seats belong to the one who asks?"""
    clock: Clock | None = None
    lesson: str | None = None
    fork_of: str | None = None
    rematch: str | None = None
    watchers: int = 0
    links: list[Link] = []
    """Those that the one who asks has made."""
    waiting: list[int] = []
    """Seats the table waits for."""
    winners: list[int] = []
    damaged: bool = False
    """Can its game not be played or shown on this server? It was made with other rules or cards, or its rows in the
    database are damaged."""
    by_invitation: bool = False
    """Do people come by links only? Then the game begins when its host says so, or when everybody is ready."""
    paused: Literal["agreed", "deserted"] | None = None
    """`agreed`: all clocks stand, because everybody wanted a pause. `deserted`: a bot plays for everybody who could
    come back; nothing happens until somebody does."""
    rating: str | None = None
    """Does the game count for ratings? None: it was never meant to. `pending`: if nothing speaks against it at its end.
    `counted`; or why it did not: `played-for`, `rewound`, `helped`, `shared`, `left`, `unmeasured`, `unreadable`,
    `cut`."""
    contest: str | None = None
    """The duplicate contest that it is a table of."""
    sealed: bool = False
    """Do others play the same deal yet? Until they have, nobody looks on here, goes back past what was revealed, or
    gets the record."""


class Choose(In, tag_field="do", tag="choose"):
    """Answer a decision."""

    ref: Ref
    decision: Annotated[str, Meta(max_length=20)]
    choice: Annotated[list[Item], Meta(max_length=500)]


class TakeBack(In, tag_field="do", tag="take_back"):
    """Withdraw an answer that the others have not seen yet."""

    ref: Ref


class Undo(In, tag_field="do", tag="undo"):
    """Go back to before a decision of one's own: one of the `UndoPoint`s of the latest update."""

    ref: Ref
    decision: Annotated[str, Meta(max_length=20)]


class Agree(In, tag_field="do", tag="agree"):
    """Answer somebody's request to go back."""

    ref: Ref
    request: Annotated[str, Meta(max_length=40)]
    agree: bool


class Resign(In, tag_field="do", tag="resign"):
    ref: Ref


class Explain(In, tag_field="do", tag="explain"):
    """Ask all about a thing: its text, what picking it would mean now, and why it cannot be picked."""

    ref: Ref
    thing: Word


class Ping(In, tag_field="do", tag="ping"):
    """Is anybody there? Answered with `Done`, here and in the lobby. A page that has heard nothing for a while asks
    this: a line that was dropped on the way in silence looks like one on which nothing happens."""

    ref: Ref


FromClient = Choose | TakeBack | Undo | Agree | Resign | Explain | Ping


class Welcome(Out, tag_field="say", tag="welcome"):
    """The first message: which table this is, and through whose eyes one looks (None: a spectator)."""

    protocol: int
    seat: int | None
    table: Table


class TableChanged(Out, tag_field="say", tag="table"):
    """Somebody sat down, left, came or went, or the game began or ended."""

    table: Table


class Update(Out, tag_field="say", tag="update"):
    """All that this seat may know now, and the events since it was last told.

    `number` is that of the latest event of the seat's own stream, `epoch` how often that stream was rewound. If
    `rewound` is a number, forget all events after it before taking in `events`. On reconnecting, give both back
    (`since`, `epoch`), and nothing is lost or told twice.
    """

    number: int
    epoch: int
    rewound: int | None
    events: list[Seen]
    seat: int | None
    view: dict[str, Any]
    """The game's own table as the seat sees it (`view()["table"]`); the schema of each game's is under `views`."""
    waiting: list[int]
    over: bool
    decision: Asked | None
    answered: list[Item] | None
    """One's own answer that the others have not seen yet; it may be taken back."""
    undo: list[UndoPoint]
    scores: list[Score]
    clocks: list[SeatClock] = []
    undone: list[Undone] = []
    """The undos since this seat was last told that moved it back, too."""
    played_for_you: list[str] = []
    """What a bot has answered for this seat since its person last did, in words, the latest last."""


class Done(Out, tag_field="say", tag="done"):
    """The request took effect and is on disk."""

    ref: int


class NotDone(Out, tag_field="say", tag="refused"):
    """The request changed nothing; `text` says why in the client's language, `reason` is its stable key."""

    ref: int | None
    reason: str
    text: str


class Explained(Out, tag_field="say", tag="explained"):
    """All about a thing. `note`: what picking it would mean; `reason`: why it cannot be picked. Either may be empty."""

    ref: int
    thing: str
    title: str
    text: list[str]
    note: str
    reason: str


class Request(Out, tag_field="say", tag="request"):
    """Somebody asks to go back past what was revealed; `text` says to which round. `open` are the seats that have to
    answer yet. It comes again when these change, and after `welcome` if it is still open."""

    id: str
    seat: int
    text: str
    open: list[int]


class RequestClosed(Out, tag_field="say", tag="request_closed"):
    """The request is not open any more: all agreed, or somebody did not, or there is nothing left to go back to."""

    id: str
    agreed: bool


class Closing(Out, tag_field="say", tag="closing"):
    """The server is going away or has no room: connect again after some seconds. `text` tells a person why."""

    after: float
    text: str


FromServer = Welcome | TableChanged | Update | Done | NotDone | Explained | Request | RequestClosed | Closing

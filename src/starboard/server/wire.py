"""Wire: everything that travels between a server and its clients, as types.

The published JSON schema, the OpenAPI and AsyncAPI documents and the browser's own types are generated from this
module; nothing is written twice. What a seat may not know is cut away before any of these is made (see `present`).

A client numbers its own requests (`ref`); every one is answered by exactly one `Done`, `Explained` or `NotDone` with
the same number. `Update` comes whenever something changed for the seat that looks on, and only then.

One long file on purpose: the whole protocol can be read here from its first message to its last.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.json import Encoder

PROTOCOL = 1

ENCODER = Encoder()
"""How a message becomes what is sent."""

Name = Annotated[str, Meta(min_length=1, max_length=40, description="a name that people chose, 1 to 40 characters")]
Word = Annotated[str, Meta(max_length=120)]
Secret = Annotated[str, Meta(min_length=8, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Ref = Annotated[int, Meta(ge=0, le=2**31 - 1, description="the client's own number of a request")]
Tongue = Literal["en", "pl"]
Status = Literal["open", "playing", "over"]
Value = bool | int | str
Item = Annotated[str, Meta(max_length=120)] | int
"""A thing by its stable name, or a number where a number is asked for."""


class In(Struct, forbid_unknown_fields=True):
    """What comes from a client. A field we do not know is an error, not something to overlook."""


class Out(Struct):
    """What goes to a client."""


# --- decisions, events, scores --------------------------------------------------------------------------------


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


class Seen(Out):
    """An event of this seat's own stream: its number there, its data, and a sentence."""

    number: int
    event: dict[str, Any]
    text: str


class ScoreLine(Out):
    source: str
    thing: str
    text: str
    points: int


class Score(Out):
    """Where somebody stands. `seat` is -1 for an opponent without a seat (a robot)."""

    seat: int
    who: str
    rank: int
    total: int
    tie_break: int
    lines: list[ScoreLine]


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


# --- the table ------------------------------------------------------------------------------------------------


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


class Link(Out):
    """A link to hand out: to any free seat of the table, or to one seat. `path` is what follows the site's address:
    `/join#TOKEN`; what stands behind the # is never sent by a browser, so no log learns it."""

    id: str
    path: str
    seat: int | None = None


class Table(Out):
    """A table as somebody sees it who may see it. Nothing in it depends on what is hidden in the game."""

    id: str
    ruleset: str
    title: str
    options: dict[str, Value]
    applies: list[str]
    """The options that make a difference to this game: goals, say, need an expansion that has them."""
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


# --- what a client says on the WebSocket ------------------------------------------------------------------------


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


# --- what the server says on the WebSocket ----------------------------------------------------------------------


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


# --- the lobby, over HTTP -----------------------------------------------------------------------------------------


class Problem(Out):
    """Why a request was refused: a stable key, and one sentence in the client's language."""

    reason: str
    text: str


class Me(Out):
    """The person who asks."""

    id: str
    name: str
    language: Tongue
    password: bool
    """Has this identity a password, so that it can be used elsewhere?"""


class BecomeMe(In):
    """Take a name, or change it."""

    name: Name
    language: Tongue = "en"


class SetPassword(In):
    password: Secret
    current: Annotated[str, Meta(max_length=200)] = ""


class LogIn(In):
    name: Name
    password: Annotated[str, Meta(max_length=200)]


class LogOut(In):
    everywhere: bool = False


class OptionValue(Out):
    value: Value
    label: str


class GameOption(Out):
    """One thing to choose at set-up; the first value is the default."""

    name: str
    label: str
    help: str
    values: list[OptionValue]


class GameInfo(Out):
    """A ruleset that is installed here."""

    ruleset: str
    title: str
    version: int
    options: list[GameOption]
    seats: list[int]
    """How many can play with the default options."""
    bots: list[str]
    """The strongest last."""
    stand_in: str
    """The bot that plays for a person who is gone, and the usual opponent."""
    lesson: bool


class CheckOptions(In):
    """Ask how many can play with these options before making a table."""

    options: dict[str, Value]


class OptionsChecked(Out):
    options: dict[str, Value]
    seats: list[int]


class Thing(Out):
    """A card, tile or other thing of a game: its name, its full text, and what its picture is drawn from."""

    title: str
    text: list[str]
    drawing: dict[str, Any] = {}


class Atlas(Out):
    """Every thing of a game under some options, by its stable name. Copies of a card (`name.2`) share one entry."""

    ruleset: str
    things: dict[str, Thing]


class Section(Out):
    """A section of the rules reference; `text` are paragraphs, a line beginning with `- ` is a list item."""

    id: str
    title: str
    text: list[str]
    kinds: list[str]
    """The decision kinds this section answers "which rule is this?" for."""


class Reference(Out):
    ruleset: str
    sections: list[Section]


class SeatWish(In):
    """Who will sit there: me (several times: a hot-seat table), anybody (open), or a bot."""

    who: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=40)] = ""
    """For the further seats of a hot-seat table: what to call the person."""


class ClockWish(In):
    per: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=5, le=60 * 60 * 24 * 60)]
    added: Annotated[int, Meta(ge=0, le=3600)] = 0
    at_zero: Literal["bot", "resign", "nothing"] = "bot"


class NewTable(In):
    """Make a table. If no seat is open it starts at once."""

    ruleset: Annotated[str, Meta(max_length=40)]
    options: dict[str, Value]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    private: bool = True
    clock: ClockWish | None = None


class NewLesson(In):
    ruleset: Annotated[str, Meta(max_length=40)]


class SitDown(In):
    seat: SeatNumber | None = None


class SeatOnly(In):
    seat: SeatNumber


class SetBot(In):
    """Put a bot on a free seat, or take it away (`bot` null)."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] | None


class TakeOver(In):
    """Let a bot play one's seat for a while; `bot` null takes the seat back."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] | None


class SetReady(In):
    """Say that the game may begin, or that it may not yet."""

    seat: SeatNumber
    ready: bool


class SetHoliday(In):
    """Be on holiday for this many hours from now on (0: be back). One's own clock stands until then."""

    seat: SeatNumber
    hours: Annotated[int, Meta(ge=0, le=24 * 21)]


class SetPause(In):
    """Wish that all clocks stand, or that they go on. They stand when everybody wishes it; anybody ends that."""

    seat: SeatNumber
    pause: bool


class SetWatchable(In):
    seat: SeatNumber
    watchable: bool


class NewLink(In):
    """A link to one seat, or with none to any free seat."""

    seat: SeatNumber | None = None


class Join(In):
    token: Annotated[str, Meta(max_length=100)]


class Joined(Out):
    """Where a link led: to a seat, or only to the table, as a spectator."""

    table: Table
    seat: int | None


class Lobby(Out):
    """Tables by what one can do with them: go on, join, watch; and the latest finished ones of one's own."""

    mine: list[Table]
    open: list[Table]
    watch: list[Table]
    finished: list[Table]


class ReplayStep(Out):
    """A place in a replay: after how many entries, whose doing it was (-1: the deal), and what happened in words."""

    entry: int
    seat: int
    round: int
    text: list[str]
    totals: list[int]
    """The running score of every seat."""


class Replay(Out):
    """A finished game from its first deal to its end."""

    table: Table
    steps: list[ReplayStep]
    scores: list[Score]


class Frame(Out):
    """The table of a replay at one step, through one seat's eyes."""

    step: int
    update: Update


class Fork(In):
    """Go on from a step of a replay, on this seat, against bots."""

    step: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] = ""


class PushKeys(In):
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class PushSubscription(In):
    """What a browser gives for push messages."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys
    expirationTime: float | None = None


class SetNotifications(In):
    """Where to tell a person that it is their turn: addresses as apprise writes them. An empty list: nowhere."""

    addresses: Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(max_length=5)]


class Notifications(Out):
    addresses: list[str]
    push: int
    """How many browsers get push messages."""
    push_key: str
    """The server's public key for push, as browsers want it."""
    available: bool
    """Does this server send to addresses at all?"""

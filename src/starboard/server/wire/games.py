"""Games: what can be played, with which options and content, and how it is explained."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from starboard.server.wire.shape import In, Name, Out, Value, Word


class OptionValue(Out):
    value: Value
    label: str


class GameOption(Out):
    """One thing to choose at set-up; the first value is the default."""

    name: str
    label: str
    help: str
    values: list[OptionValue]


class PackInfo(Out):
    """A content pack that is installed here."""

    name: str
    edition: str
    """Which box its values were read in."""
    values: int
    """How many values it confirms or corrects."""


class GameInfo(Out):
    """A ruleset that is installed here."""

    ruleset: str
    title: str
    version: int
    options: list[GameOption]
    seats: list[int]
    """How many can play with the default options."""
    players: list[int]
    """How many can play at all, by one way of playing or another."""
    bots: list[str]
    """The strongest last."""
    stand_in: str
    """The bot that plays for a person who is gone."""
    opponent: str
    """The bot for a newcomer."""
    lesson: bool
    packs: list[PackInfo]
    """Content that a table may be made with instead of the built-in one."""
    unverified: int
    """How many of its printed values nobody has compared with the box yet."""
    printed: int
    """How many printed values it has in all."""


class CheckOptions(In):
    """Ask how many can play with these options before making a table. With `keep`, options that do not go together are
    not refused: the answer says why they do not, and what else could be changed so that these are kept."""

    options: dict[str, Value]
    keep: Annotated[list[str], Meta(max_length=50)] | None = None


class OptionsChecked(Out):
    options: dict[str, Value]
    seats: list[int]
    applies: list[str] = []
    """The options that make a difference together with the others."""
    conflict: str = ""
    """Why they do not go together; empty if they do."""
    mend: dict[str, Value] = {}
    """The fewest changes with which they would."""


class Reconstructed(Out):
    """A printed value that could not be found: something that keeps every known fact stands in for it."""

    field: str
    """Which value it is, in words: what to look at in the box."""
    known: str
    """What is known of it; may be empty."""


class Thing(Out):
    """A card, tile or other thing of a game: its name, its full text, and what its picture is drawn from."""

    title: str
    text: list[str]
    drawing: dict[str, Any] = {}
    reconstructed: list[Reconstructed] = []
    """The values on it that are reconstructed, in the content that is asked for."""


class Atlas(Out):
    """Every thing of a game under some options, by its stable name. Copies of a card (`name.2`) share one entry."""

    ruleset: str
    things: dict[str, Thing]


class PrintedValue(Out):
    """A printed value that nobody has compared with the box yet."""

    path: str
    """Its stable name in packs: kind, thing and field."""
    thing: str
    """The thing it is printed on, by its name in the atlas; empty if it is on none of them."""
    title: str
    """What it is printed on, in words."""
    field: str
    """Which value it is: what to look at in the box, in words."""
    value: Any
    """What the content says now."""
    mark: str
    """How it is known: reconstructed, inferred, …"""
    known: str
    """What is known of it; may be empty."""
    input: Literal["number", "numbers", "switch", "choice", "name", "names", "text"]
    """What it is written with: a number, a list of numbers, yes or no, one of `choices`, a name, a list of names, or
    JSON."""
    choices: list[str] = []


class Unverified(Out):
    """All values of a game that nobody has compared with the box yet, the most visible first."""

    ruleset: str
    printed: int
    """How many printed values the game has in all."""
    values: list[PrintedValue]


MOST_VALUES = 2000
Path = Annotated[str, Meta(max_length=200)]
Values = Annotated[dict[Path, Any], Meta(max_length=MOST_VALUES)]


class Draft(In):
    """A pack in the making: the values that somebody has read in their box, by their paths. `things`: those to be drawn
    with these values."""

    values: Values
    things: Annotated[list[Word], Meta(max_length=40)] = []


class DraftChecked(Out):
    """What is wrong with a draft, one sentence for each slip; and things as they are with its values. Where the values
    cannot be read at all, the things are as they were."""

    slips: list[str]
    things: dict[str, Thing]


class PackWish(In):
    """A draft to be written as a pack, the file that `starboard content install` takes."""

    name: Name
    edition: Annotated[str, Meta(max_length=100)]
    """Which box the values were read in."""
    values: Values


class PackRead(Out):
    """What a pack says, to go on with it as a draft."""

    name: str
    edition: str
    values: dict[str, Any]


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

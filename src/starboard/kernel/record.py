"""Record: the saved form of a game, as JSON lines.

The first line says which game it is (ruleset, version, content, options, seed); every further line is one entry,
appended when it happens and never changed: a choice, a take-back, an undo, a rewind, a resignation, a change of seat,
or a note, which replaying keeps and otherwise ignores. It is the save file, the replay, the bug report and the
regression test. Loading never guesses: a damaged or foreign file is refused with the line and what is wrong with it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Mapping
from typing import Any, Final

from starboard.kernel.content import ContentError, bounded

FORMAT: Final = 2
FIRST_FORMAT: Final = 1
"""It named the content by its hash alone, and had neither notes nor what bots play with. It is still read."""

CHOICE: Final = "choice"
TAKE_BACK: Final = "take-back"
UNDO: Final = "undo"
REWIND: Final = "rewind"
RESIGN: Final = "resign"
SEAT: Final = "seat"
NOTE: Final = "note"
PERSON: Final = "person"
"""Who plays a seat, if no bot does."""
NOBODY: Final = -1
"""The seat of a note that is about no single one."""
LAPSE: Final = "lapse"
"""The kind of a note: the seat's time was up, and a bot (`by`, and what it `plays_with`) makes its next choice."""
KIND: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
MOST_NOTED: Final = 2000
"""The data of a note are no longer than this, as JSON."""
MOST_NAMED: Final = 100
"""Who plays a seat, and what a bot plays with, is named with at most this many letters."""
MOST_SEED: Final = 1000

FIELDS: Final[dict[str, dict[str, type]]] = {
    CHOICE: {"seat": int, "decision": str, "choice": list},
    TAKE_BACK: {"seat": int},
    UNDO: {"seat": int, "decision": str},
    REWIND: {"seat": int, "decision": str},
    RESIGN: {"seat": int},
    SEAT: {"seat": int, "by": str},
    NOTE: {"seat": int, "kind": str, "data": dict},
}
MAY_HAVE: Final[dict[str, list[str]]] = {SEAT: ["plays_with"]}
"""Further fields of an entry."""


HEADER: Final = ["starboard", "ruleset", "version", "content", "seats", "options", "seed", "side_by_side", "script"]


class RecordError(Exception):
    """The file is not a record of ours, or it is damaged: says where and what."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}" if line else what)
        self.line = line
        """The number of the line, from 1; 0 if it is no single line."""
        self.what = what
        """What is wrong, in words."""


class Entry:
    """One line after the first."""

    def __init__(
        self,
        do: str,
        seat: int,
        decision: str = "",
        choice: list[Any] | None = None,
        by: str = "",
        digest: str = "",
        plays_with: str = "",
        kind: str = "",
        data: dict[str, Any] | None = None,
    ) -> None:
        self.do = do
        """What was done: a choice, a take-back, an undo, a rewind, a resignation, a change of seat, or a note."""
        self.seat = seat
        """By whom, or to which seat; a note may be about nobody."""
        self.decision = decision
        """The id of the decision that was answered or undone; empty if it is about none."""
        self.choice: list[Any] = choice if choice is not None else []
        """The answer under stable names."""
        self.by = by
        """Who plays the seat from now on."""
        self.digest = digest
        """The digest of the position after it; empty if it was not noted."""
        self.plays_with = plays_with
        """Of a bot: the version of what it plays with, in its own words; empty if it does not say."""
        self.kind = kind
        """Of a note: what it is about, such as a hint or a lapse. Unknown kinds are kept."""
        self.data: dict[str, Any] = data if data is not None else {}
        """Of a note: what there is to say, as plain data."""

    def __repr__(self) -> str:
        return f"<entry {self.plain()}>"

    def plain(self) -> dict[str, Any]:
        """The line as plain data, with the fields that such an entry has."""
        data: dict[str, Any] = {"do": self.do, "seat": self.seat}
        if self.do in (CHOICE, UNDO, REWIND):
            data["decision"] = self.decision
        if self.do == CHOICE:
            data["choice"] = self.choice
        if self.do == SEAT:
            data["by"] = self.by
            if self.plays_with:
                data["plays_with"] = self.plays_with
        if self.do == NOTE:
            data["kind"] = self.kind
            data["data"] = self.data
        if self.digest:
            data["digest"] = self.digest
        return data


class Record:
    """A game from its first line to its latest."""

    def __init__(
        self,
        ruleset: str,
        version: int,
        content: str,
        seats: int,
        options: Mapping[str, bool | int | str],
        seed: str,
    ) -> None:
        self.ruleset = ruleset
        """The name of the game."""
        self.version = version
        """The version of its rules."""
        self.content = content
        """The hash of its content."""
        self.overrides: dict[str, Any] = {}
        """The values of its content that were not the built-in ones, by their paths, as far as the game needs them."""
        self.base = ""
        """With overrides: the hash of the built-in content that they belong to."""
        self.seats = seats
        """How many play."""
        self.options = dict(options)
        """What was chosen at set-up."""
        self.seed = seed
        """The luck: whoever knows it knows what comes."""
        self.side_by_side = False
        """Is open work done by all seats at once, where the rules allow it?"""
        self.script: list[list[Any]] = []
        """Draws that are laid down before the seed takes over: pile, seat, purpose, and a thing's name or a number."""
        self.entries: list[Entry] = []
        """All that has been done, in its order."""

    def __repr__(self) -> str:
        seats = f"{self.seats} seat{'s' if self.seats != 1 else ''}"
        return f"<record of {self.ruleset} version {self.version}: {seats}, entries: {len(self.entries)}>"

    def begun(self) -> Record:
        """The same game when nobody had done anything yet."""
        fresh = Record(self.ruleset, self.version, self.content, self.seats, self.options, self.seed)
        fresh.overrides = self.overrides
        fresh.base = self.base
        fresh.side_by_side = self.side_by_side
        fresh.script = self.script
        return fresh

    def played_for(self) -> list[int]:
        """The seats of people for whom a bot has answered anything: after a lapse, by their leave, or because they gave
        up. A game with such a seat counts for no rating."""
        people: list[int] = []
        bots: list[int] = []
        lapsed: list[int] = []
        found: list[int] = []
        for entry in self.entries:
            if entry.do == SEAT:
                group = people if entry.by == PERSON else bots
                if entry.seat not in group:
                    group.append(entry.seat)
                if entry.by == PERSON and entry.seat in bots:
                    bots.remove(entry.seat)
            elif entry.do == RESIGN and entry.seat not in bots:
                bots.append(entry.seat)
            elif entry.do == NOTE and entry.kind == LAPSE:
                lapsed.append(entry.seat)
            elif entry.do == CHOICE and entry.seat in people:
                if (entry.seat in bots or entry.seat in lapsed) and entry.seat not in found:
                    found.append(entry.seat)
                if entry.seat in lapsed:
                    lapsed.remove(entry.seat)
        return found

    def header(self) -> dict[str, Any]:
        """The first line as plain data: which game it is, and its luck."""
        content: dict[str, Any] = {"hash": self.content}
        if self.overrides:
            content["base"] = self.base
            content["overrides"] = self.overrides
        header: dict[str, Any] = {
            "starboard": FORMAT,
            "ruleset": self.ruleset,
            "version": self.version,
            "content": content,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "side_by_side": self.side_by_side,
        }
        if self.script:
            header["script"] = self.script
        return header

    def lines(self) -> list[str]:
        """The lines of the save file, without their ends: the header, then one for each entry."""
        return [line_of(self.header()), *(line_of(entry.plain()) for entry in self.entries)]

    def text(self) -> str:
        """The whole save file, as `parse` reads it."""
        return "".join(line + "\n" for line in self.lines())

    @staticmethod
    def parse(text: str) -> Record:
        """Read a record; raises RecordError that says which line is wrong and why."""
        lines = text.split("\n")
        if not text:
            raise RecordError(0, "the file is empty; a record begins with a line that names its ruleset")
        record = header_from(read_line(lines[0], 1))
        if lines.pop():
            raise RecordError(len(lines) + 1, "the last line is cut off (no end of line)")
        for number, line in enumerate(lines[1:], start=2):
            record.entries.append(entry_from(read_line(line, number), number, record.seats))
        return record


def line_of(data: Mapping[str, Any]) -> str:
    """Plain ASCII, so that no character of a name is taken for an end of line or cannot be written."""
    return json.dumps(data, ensure_ascii=True, separators=(",", ":"))


def no_constant(word: str) -> None:
    """Python reads NaN and Infinity, but JSON has no such words, and a browser cannot read them."""
    raise ValueError(word)


def read_line(line: str, number: int) -> dict[str, Any]:
    try:
        data = json.loads(line, parse_constant=no_constant)
    except (ValueError, RecursionError):
        raise RecordError(number, f"not JSON: {line[:40]!r}") from None
    if not isinstance(data, dict):
        raise RecordError(number, f"a JSON object is needed, not {line[:40]!r}")
    return data


def only(data: dict[str, Any], names: Collection[str], number: int) -> None:
    """Nothing that this program does not understand."""
    for name in data:
        if name not in names:
            raise RecordError(number, f"unknown field {name!r:.40}: the fields are {', '.join(names)}")


def need(data: dict[str, Any], name: str, kind: type, number: int) -> Any:
    """A field that must be there and be of this kind (True is not a number)."""
    if name not in data:
        raise RecordError(number, f"the field {name!r} is missing")
    value = data[name]
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise RecordError(number, f"the field {name!r} should be {kind.__name__}, not {value!r:.40}")
    return value


def header_from(data: dict[str, Any]) -> Record:
    if "starboard" not in data:
        raise RecordError(1, "not a Starboard record: its first line does not say so")
    form = need(data, "starboard", int, 1)
    if form not in (FIRST_FORMAT, FORMAT):
        raise RecordError(1, f"record format {form!r:.20} is unknown; this program reads {FIRST_FORMAT} and {FORMAT}")
    only(data, HEADER, 1)
    options = need(data, "options", dict, 1)
    for name, value in options.items():
        if not isinstance(value, bool | int | str):
            raise RecordError(1, f"option {name!r:.40} has no plain value")
    record = Record(
        need(data, "ruleset", str, 1),
        need(data, "version", int, 1),
        need(data, "content", str, 1) if form == FIRST_FORMAT else "",
        need(data, "seats", int, 1),
        options,
        need(data, "seed", str, 1),
    )
    if len(record.seed) > MOST_SEED:
        raise RecordError(1, f"the seed has at most {MOST_SEED} letters")
    if form == FORMAT:
        take_content(record, need(data, "content", dict, 1))
    record.side_by_side = need(data, "side_by_side", bool, 1) if "side_by_side" in data else False
    for line in need(data, "script", list, 1) if "script" in data else []:
        if not isinstance(line, list) or [type(part) for part in line[:3]] != [str, int, str] or len(line) != 4:
            raise RecordError(1, f"a line of the script is [pile, seat, purpose, thing], not {line!r:.40}")
        if type(line[3]) not in (str, int):
            raise RecordError(1, f"the script draws a thing by name or a number, not {line[3]!r:.40}")
        if not -1 <= line[1] < record.seats:
            raise RecordError(1, f"the script draws for seat {line[1]!r:.20}; the game has {record.seats!r:.20}")
        record.script.append(line)
    return record


def take_content(record: Record, data: dict[str, Any]) -> None:
    """The content that a header names. Whoever wrote the overrides may be anybody: they are bounded here, and read by
    the game's own reader before anything is played with them."""
    only(data, ["hash", "base", "overrides"], 1)
    record.content = need(data, "hash", str, 1)
    if ("base" in data) != ("overrides" in data):
        raise RecordError(1, "overrides of the content come with the hash of their base, and that with them")
    if "base" not in data:
        return
    record.base = need(data, "base", str, 1)
    try:
        record.overrides = bounded(need(data, "overrides", dict, 1))
    except ContentError as wrong:
        raise RecordError(1, str(wrong)) from None
    if not record.overrides:
        raise RecordError(1, "there are no overrides, so there is no base for them")


def check_note(kind: str, data: dict[str, Any], number: int) -> None:
    """A word, and plain data of a reasonable size."""
    if KIND.fullmatch(kind) is None:
        raise RecordError(number, f"the kind of a note is a word in small letters, not {kind!r:.40}")
    if len(line_of(data)) > MOST_NOTED:
        raise RecordError(number, f"the data of a note are longer than {MOST_NOTED} letters")


def entry_from(data: dict[str, Any], number: int, seats: int) -> Entry:
    do = need(data, "do", str, number)
    if do not in FIELDS:
        raise RecordError(number, f"unknown entry {do!r:.30}: it is one of {', '.join(FIELDS)}")
    for name, kind in FIELDS[do].items():
        need(data, name, kind, number)
    only(data, ["do", *FIELDS[do], *MAY_HAVE.get(do, []), "digest"], number)
    if not (NOBODY if do == NOTE else 0) <= data["seat"] < seats:
        raise RecordError(number, f"there is no seat {data['seat']!r:.20}; the game has {seats!r:.20}")
    for item in data.get("choice", []):
        if not isinstance(item, str | int) or isinstance(item, bool):
            raise RecordError(number, f"a choice is made of names and numbers, not {item!r:.40}")
    if do == NOTE:
        check_note(data["kind"], data["data"], number)
    for name in ("digest", "plays_with", "decision", "by"):
        value = data.get(name, "")
        if not isinstance(value, str) or len(value) > MOST_NAMED:
            raise RecordError(number, f"the {name} should be text, of at most {MOST_NAMED} letters")
    return Entry(
        do,
        data["seat"],
        data.get("decision", ""),
        data.get("choice"),
        data.get("by", ""),
        data.get("digest", ""),
        data.get("plays_with", ""),
        data.get("kind", ""),
        data.get("data"),
    )

"""Record: the saved form of a game, as JSON lines.

The first line says which game it is (ruleset, version, content, options, seed); every further line is one entry,
appended when it happens and never changed: a choice, a take-back, an undo, a rewind, a resignation, a change of seat.
It is the save file, the replay, the bug report and the regression test. Loading never guesses: a damaged or foreign
file is refused with the line and what is wrong with it.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from typing import Any

FORMAT = 1

CHOICE, TAKE_BACK, UNDO, REWIND, RESIGN, SEAT = "choice", "take-back", "undo", "rewind", "resign", "seat"
PERSON = "person"
"""Who plays a seat, if no bot does."""

FIELDS: dict[str, dict[str, type]] = {
    CHOICE: {"seat": int, "decision": str, "choice": list},
    TAKE_BACK: {"seat": int},
    UNDO: {"seat": int, "decision": str},
    REWIND: {"seat": int, "decision": str},
    RESIGN: {"seat": int},
    SEAT: {"seat": int, "by": str},
}


HEADER = ["starboard", "ruleset", "version", "content", "seats", "options", "seed", "side_by_side", "script"]


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
    ) -> None:
        self.do = do
        """What was done: a choice, a take-back, an undo, a rewind, a resignation, or a change of seat."""
        self.seat = seat
        """By whom, or to which seat."""
        self.decision = decision
        """The id of the decision that was answered or undone; empty if it is about none."""
        self.choice: list[Any] = choice if choice is not None else []
        """The answer under stable names."""
        self.by = by
        """Who plays the seat from now on."""
        self.digest = digest
        """The digest of the position after it; empty if it was not noted."""

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
        """The hash of its card data."""
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
        fresh.side_by_side = self.side_by_side
        fresh.script = self.script
        return fresh

    def played_for(self) -> list[int]:
        """The seats of people for whom a bot has answered anything: after a lapse, by their leave, or because they gave
        up. A game with such a seat counts for no rating."""
        people: list[int] = []
        bots: list[int] = []
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
            elif entry.do == CHOICE and entry.seat in bots and entry.seat in people and entry.seat not in found:
                found.append(entry.seat)
        return found

    def header(self) -> dict[str, Any]:
        """The first line as plain data: which game it is, and its luck."""
        header: dict[str, Any] = {
            "starboard": FORMAT,
            "ruleset": self.ruleset,
            "version": self.version,
            "content": self.content,
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


def read_line(line: str, number: int) -> dict[str, Any]:
    try:
        data = json.loads(line)
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
    if need(data, "starboard", int, 1) != FORMAT:
        raise RecordError(1, f"record format {data['starboard']!r:.20} is unknown; this program reads {FORMAT}")
    only(data, HEADER, 1)
    options = need(data, "options", dict, 1)
    for name, value in options.items():
        if not isinstance(value, bool | int | str):
            raise RecordError(1, f"option {name!r:.40} has no plain value")
    record = Record(
        need(data, "ruleset", str, 1),
        need(data, "version", int, 1),
        need(data, "content", str, 1),
        need(data, "seats", int, 1),
        options,
        need(data, "seed", str, 1),
    )
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


def entry_from(data: dict[str, Any], number: int, seats: int) -> Entry:
    do = need(data, "do", str, number)
    if do not in FIELDS:
        raise RecordError(number, f"unknown entry {do!r:.30}: it is one of {', '.join(FIELDS)}")
    for name, kind in FIELDS[do].items():
        need(data, name, kind, number)
    only(data, ["do", *FIELDS[do], "digest"], number)
    if not 0 <= data["seat"] < seats:
        raise RecordError(number, f"there is no seat {data['seat']!r:.20}; the game has {seats!r:.20}")
    for item in data.get("choice", []):
        if not isinstance(item, str | int) or isinstance(item, bool):
            raise RecordError(number, f"a choice is made of names and numbers, not {item!r:.40}")
    digest = data.get("digest", "")
    if not isinstance(digest, str):
        raise RecordError(number, "the digest should be text")
    return Entry(do, data["seat"], data.get("decision", ""), data.get("choice"), data.get("by", ""), digest)

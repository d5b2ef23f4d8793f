"""A pack: the values that somebody has read in their own box, each with where it was read, as a TOML file.

It holds values of pieces that the game has, never new ones: those that differ from the built-in ones, and those that
were found to be right. A game is played with the first; the second say that nobody needs to look again.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from starboard.kernel.content import ContentError, Tables, bounded, text_of
from starboard.kernel.registry import UnknownRuleset, ruleset_named
from starboard.kernel.ruleset import Ruleset, Value
from starboard.packs.toml import key_text, value_text
from starboard.words.faces import printed_values
from starboard.words.printed import OWN_COPY, PrintedValue

MOST_BYTES = 400_000
MOST_LETTERS = 200
MOST_EDITION = 100
"""It is part of the mark of every value."""
NAME = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?")
HEAD = ("game", "name", "edition", "note")
"""What a pack says of itself; everything else in it is a kind of piece."""
MARKS = "marks"
DEEP_KEY = re.compile(r"""(?:\.[ \t]*+(?:[A-Za-z0-9_-]++|"(?:[^"\\\n]|\\.)*+"|'[^'\n]*+')[ \t]*+){16}""")
"""A dotted key of more parts than any pack has. Python's reader of TOML takes hours for one of a hundred thousand."""
BUILT_IN_FILE = re.compile(r"^[a-z_]+\.toml: ")


class PackError(ValueError):
    """A pack cannot be used: one sentence that names the file, the piece and the slip."""


class Reading(NamedTuple):
    """A value as it is printed, and where it was read."""

    value: Any
    source: str


@dataclass
class Pack:
    """What one owner has read. `readings` go by the paths of the values."""

    game: str
    name: str
    edition: str
    note: str = ""
    readings: dict[str, Reading] = field(default_factory=dict)

    @classmethod
    def parse(cls, text: str, file: str = "the pack") -> Pack:
        """The pack that a file holds; raises PackError for anything that the game does not have."""
        return Parsing(text, file).pack()

    def built_in(self) -> Ruleset:
        return ruleset_named(self.game)

    def overrides(self) -> dict[str, Any]:
        """The values that differ from the built-in ones."""
        rules = self.built_in()
        printed = {one.path: text_of(one.value) for one in printed_values(rules)}
        values = {path: reading.value for path, reading in self.readings.items()}
        return rules.tables().differing(
            {path: value for path, value in values.items() if printed.get(path) != text_of(value)}
        )

    def confirmed(self) -> list[str]:
        """The paths of values that were found to be as they are built in."""
        differing = self.overrides()
        return [path for path in self.readings if path not in differing]

    def ruleset(self) -> Ruleset:
        """The game with the values of this pack."""
        return self.built_in().with_content(self.overrides())

    def printed_values(self, options: Mapping[str, Value] | None = None) -> list[PrintedValue]:
        """Every printed value of the game with this pack; what was read says so, confirmed values as well. With
        options, those of the pieces that are used with them."""
        return [
            one._replace(mark=self.readings[one.path].source, known="") if one.path in self.readings else one
            for one in printed_values(self.ruleset(), options)
        ]

    def text(self) -> str:
        """The pack as a file: piece by piece in the order of the game's own content."""
        lines = [f"{word} = {value_text(getattr(self, word))}" for word in HEAD if getattr(self, word)]
        tables = self.built_in().tables()
        for kind in tables.kinds.values():
            for thing in tables.names[kind.name]:
                stem = f"{kind.name}/{thing}/" if kind.things else f"{kind.name}/"
                read = {one: self.readings[stem + one] for one in kind.fields if stem + one in self.readings}
                if read:
                    lines += ["", table_text(kind.name, thing)]
                    lines += [f"{one} = {value_text(reading.value)}" for one, reading in read.items()]
                    lines.append(f"{MARKS} = {value_text({one: reading.source for one, reading in read.items()})}")
        return "\n".join(lines) + "\n"


def table_text(kind: str, thing: str) -> str:
    """The line of a pack that the values of a piece stand under."""
    return f"[{kind}.{key_text(thing)}]" if thing else f"[{kind}]"


def own_copy(edition: str) -> str:
    """Where values were read, if a pack says no more than its edition."""
    return f"{OWN_COPY}, {edition}"


class Parsing:
    """One file on its way to becoming a pack: every complaint names the file, and the line where that is known."""

    def __init__(self, text: str, file: str) -> None:
        self.text = text
        self.file = file
        self.readings: dict[str, Reading] = {}

    def wrong(self, slip: str, kind: str = "", thing: str = "", one: str = "") -> PackError:
        line = self.line_of(kind, thing, one) if kind else 0
        return PackError(f"{self.file}, line {line}: {slip}" if line else f"{self.file}: {slip}")

    def line_of(self, kind: str, thing: str, one: str) -> int:
        """The line of a value, or at least of its piece; 0 if it is written in another manner than packs usually."""
        heads = {f"[{kind}]", f"[{kind}.{thing}]", f'[{kind}."{thing}"]'}
        piece = 0
        for number, line in enumerate(self.text.splitlines(), 1):
            plain = line.strip()
            if plain.startswith("["):
                if piece and one:
                    break
                if plain.partition("#")[0].strip().replace(" ", "") in heads:
                    piece = number
            elif piece and one and plain.partition("=")[0].strip().strip('"') == one:
                return number
        return piece

    def pack(self) -> Pack:
        if len(self.text.encode("utf-8", "replace")) > MOST_BYTES:
            raise self.wrong(f"longer than {MOST_BYTES} bytes, which no pack needs")
        if DEEP_KEY.search(self.text):
            raise self.wrong("a name of more than 16 parts with dots between them, which no pack needs")
        try:
            given = tomllib.loads(self.text)
        except RecursionError:
            raise self.wrong("lists are nested too deep") from None
        except ValueError as error:  # TOML errors, and numbers with thousands of digits
            raise self.wrong(f"not a TOML file: {error}") from None
        head = {word: self.head(given, word) for word in HEAD}
        try:
            rules = ruleset_named(head["game"])
        except UnknownRuleset as error:
            raise self.wrong(f"game: {error}") from None
        tables = rules.tables()
        for kind, things in given.items():
            if kind not in HEAD:
                self.kind(tables, kind, things, own_copy(head["edition"]))
        pack = Pack(readings=self.readings, **head)
        self.check_values(rules, pack.overrides())
        return pack

    def head(self, given: Mapping[str, Any], word: str) -> str:
        value = given.get(word, "" if word == "note" else None)
        if value is None:
            raise self.wrong(f"{word} is missing; a pack begins with game, name and edition")
        most = MOST_EDITION if word == "edition" else MOST_LETTERS
        if not isinstance(value, str) or len(value) > most or not value.isprintable():
            raise self.wrong(f"{word} is a text of at most {most} letters on one line")
        if word == "name" and not NAME.fullmatch(value):
            raise self.wrong("name is made of at most 40 small letters, digits and hyphens, such as my-box")
        if word == "edition" and not value.strip():
            raise self.wrong("edition says which box was looked at, such as English, first edition")
        return value

    def kind(self, tables: Tables, kind: str, things: Any, source: str) -> None:
        if kind not in tables.kinds:
            there = ", ".join(tables.kinds)
            raise self.wrong(f"there is no kind of piece {kind[:40]!r}; there are {there}", kind[:40])
        if not isinstance(things, dict):
            raise self.wrong(f"{kind} is a table, as in [{kind}.NAME]", kind)
        if not tables.kinds[kind].things:
            self.piece(tables, kind, "", things, source)
            return
        for thing, values in things.items():
            if thing not in tables.names[kind]:
                raise self.wrong(f"there is no {kind} {thing[:40]!r}; a pack has no new pieces", kind, thing)
            if not isinstance(values, dict):
                raise self.wrong(f"{kind} {thing} is a table, as in [{kind}.{thing}]", kind, thing)
            self.piece(tables, kind, thing, values, source)

    def piece(self, tables: Tables, kind: str, thing: str, values: Mapping[str, Any], source: str) -> None:
        title = f"{kind} {thing}".strip()
        marks = values.get(MARKS, {})
        if not isinstance(marks, dict):
            raise self.wrong(f"{title}: {MARKS} is a table: a text for each value", kind, thing, MARKS)
        for one, mark in marks.items():
            if one not in values or one == MARKS:
                raise self.wrong(f"{title}: a mark for {one[:40]!r}, which is not there", kind, thing, MARKS)
            if not isinstance(mark, str) or not 0 < len(mark) <= MOST_LETTERS or not mark.isprintable():
                raise self.wrong(f"{title}: the mark of {one} says where it was read", kind, thing, MARKS)
        for one, value in values.items():
            if one == MARKS:
                continue
            path = f"{kind}/{thing}/{one}" if thing else f"{kind}/{one}"
            try:
                tables.place(path)
                bounded({path: value})
            except ContentError as error:
                raise self.wrong(str(error), kind, thing, one[:40]) from None
            self.readings[path] = Reading(value, marks.get(one, source))

    def check_values(self, rules: Ruleset, values: Mapping[str, Any]) -> None:
        """The game itself reads the values; if it does not take them, find the piece that is to blame."""
        try:
            rules.with_content(values)
            return
        except ContentError as error:
            slip = said(error)
        pieces: dict[tuple[str, str], dict[str, Any]] = {}
        for path, value in values.items():
            kind, *thing, _one = path.split("/")
            pieces.setdefault((kind, "/".join(thing)), {})[path] = value
        # Each try reads the whole content: look for the first piece that is not taken in halves.
        names = list(pieces)
        first = bisect_left(range(1, len(names)), True, key=lambda most: self.fault(rules, pieces, names[:most]) != "")
        blamed = self.fault(rules, pieces, names[first : first + 1])
        if blamed:
            raise self.wrong(blamed, *names[first])
        raise self.wrong(slip)

    def fault(
        self, rules: Ruleset, pieces: Mapping[tuple[str, str], Mapping[str, Any]], names: Sequence[tuple[str, str]]
    ) -> str:
        """What the game says against the values of these pieces together; empty if it takes them."""
        try:
            rules.with_content({path: value for name in names for path, value in pieces[name].items()})
        except ContentError as error:
            return said(error)
        return ""


def said(error: ContentError) -> str:
    """What the game's reader says, without the built-in file that it would blame."""
    return BUILT_IN_FILE.sub("", str(error))

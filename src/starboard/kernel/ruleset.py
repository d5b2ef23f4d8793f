"""Ruleset: one game's front door: its options, its versions, its content, and how to begin.

Rulesets announce themselves as entry points in the group `starboard.rulesets`, so adding a game touches nobody else.
"""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from starboard.kernel.chance import Chance, whole_number
from starboard.kernel.game import Game

Value = bool | int | str


class OptionError(ValueError):
    """A game cannot be begun like this: an option has a name or a value that the ruleset does not know, the options do
    not go together, or the number of players is wrong. Says in one sentence what is wrong and what would be right."""


class Option:
    """One thing to choose at set-up. `values` lists what it may be; the first is the default."""

    def __init__(self, name: str, values: list[Value]) -> None:
        self.name = name
        """What it is called in commands and records."""
        self.values = values
        """What it may be; the first is the default."""

    def __repr__(self) -> str:
        return f"<option {self.name}: {', '.join(str(value).lower() for value in self.values)}>"

    def parse(self, given: object) -> Value:
        """The value that a word of the command line or of a file means."""
        for value in self.values:
            if given == value and isinstance(given, bool) == isinstance(value, bool):
                return value
            if isinstance(given, str) and given.lower() == str(value).lower():
                return value
        allowed = ", ".join(str(value).lower() for value in self.values)
        raise OptionError(f"option {self.name} cannot be {str(given)[:40]!r}: it is one of {allowed}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Ruleset:
    """What the rest of the world needs to know of a game before it begins."""

    def __init__(self, name: str, version: int, options: list[Option]) -> None:
        self.name = name
        """What it is called in commands and records."""
        self.version = version
        """Records of an earlier version are played by that version's rules."""
        self.options = options
        """What is chosen at set-up."""

    def __repr__(self) -> str:
        return f"<ruleset {self.name}, version {self.version}>"

    def at(self, version: int) -> Ruleset:
        """The rules as they were at this version: its records go as they were played. Raises OptionError for a version
        that this program cannot play; a game that still can play an older one overrides this."""
        if version != self.version:
            raise OptionError(f"made with version {version} of {self.name}; this program plays version {self.version}")
        return self

    def seats(self, options: Mapping[str, Value]) -> list[int]:
        """How many can play with these options."""
        raise NotImplementedError

    def conflict(self, options: Mapping[str, Value]) -> str | None:
        """Why these options do not go together, in one sentence; None if they do."""
        return None

    def applies(self, option: str, options: Mapping[str, Value]) -> bool:
        """Does this option make a difference to a game with these options?"""
        return True

    def content_hash(self, options: Mapping[str, Value]) -> str:
        """A hash of the card data these options use."""
        raise NotImplementedError

    def new_game(self, seats: int, options: Mapping[str, object], chance: Chance, events: bool = False) -> Game:
        """A fresh game, run on to its first decisions. Options that are not given are at their default.

        Raises OptionError for options or a number of players that the rules do not have. A game does not override
        this but `begin`, so none can forget to check.
        """
        values = self.complete(options)
        self.check_seats(seats, values)
        if chance.seats() != seats:
            raise OptionError(f"this chance was made for {counted(chance.seats())}, not for {seats}")
        return self.begin(seats, values, chance, events)

    def begin(self, seats: int, options: Mapping[str, Value], chance: Chance, events: bool) -> Game:
        """The game's part of `new_game`: all options have their values, and all has been checked."""
        raise NotImplementedError

    def thing(self, name: str, options: Mapping[str, Value]) -> int:
        """The id of a stable name under these options, before there is a game; raises KeyError."""
        raise NotImplementedError

    def complete(self, given: Mapping[str, object]) -> dict[str, Value]:
        """All options with their values; raises OptionError for a name or value it does not know, or for options that
        do not go together."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                has = ", ".join(sorted(known)) or "none"
                raise OptionError(f"{self.name} has no option {str(name)[:40]!r}: it has {has}")
        options = {
            name: option.parse(given[name]) if name in given else option.values[0] for name, option in known.items()
        }
        self.check_together(options)
        return options

    def check_together(self, options: Mapping[str, Value]) -> None:
        """Raises OptionError for options that do not go together."""
        conflict = self.conflict(options)
        if conflict is not None:
            raise OptionError(conflict)

    def check_seats(self, seats: int, options: Mapping[str, Value]) -> None:
        """Raises OptionError if this many cannot play with these options."""
        self.check_together(options)
        allowed = self.seats(options)
        wanted = whole_number(seats)
        if wanted not in allowed:
            least, most = allowed[0], allowed[-1]
            many = f"{least} to {most} players" if least < most else counted(least)
            raise OptionError(f"{self.name} with these options is for {many}, not {wanted}")


def counted(players: int) -> str:
    return f"{players} players" if players != 1 else "1 player"

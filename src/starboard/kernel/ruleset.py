"""Ruleset: one game's front door: its options, its versions, its content, and how to begin.

Rulesets announce themselves as entry points in the group `starboard.rulesets`, so adding a game touches nobody else.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from starboard.kernel.actions import ActionSpace
from starboard.kernel.chance import Chance, whole_number
from starboard.kernel.content import ContentError, Recent, Tables, bounded, combined_hash, short_hash, text_of
from starboard.kernel.encoding import Featuriser
from starboard.kernel.game import Game
from starboard.kernel.released import Release, releases_in

Value = bool | int | str

MOST_CONTENTS: Final = 40
"""At most this many rulesets with overridden content are kept in memory."""


class OptionError(ValueError):
    """A game cannot be begun like this: an option has a name or a value that the ruleset does not know, the options do
    not go together, or the number of players is wrong. Says in one sentence what is wrong and what would be right."""


class Conflict:
    """Why some options do not go together."""

    def __init__(self, key: str, text: str, other: str = "") -> None:
        self.key = key
        """Which conflict it is: the message `conflict-<key>` says it in the game's languages."""
        self.text = text
        """The same in one English sentence, with the options called as in commands."""
        self.other = other
        """The option that does not fit, where the message speaks of one of several."""

    def __repr__(self) -> str:
        return f"<conflict {self.key}: {self.text}>"


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
        self.overrides: dict[str, Any] = {}
        """The values of its content that are not the built-in ones, by their paths."""
        self.content_key = ""
        """What tells its content from any other of the same game; empty for the built-in one."""
        self.origin: Ruleset | None = None
        """The same rules on the content that the overrides belong to; None if there are no overrides."""
        self.present: Ruleset | None = None
        """The same rules on the present content without overrides; None if these are they."""
        self.release: Release | None = None
        """The released content that it stands on; None if that is the present one."""
        self.released: Path | None = None
        """The folder of its released contents; None if the game has no content that changes."""

    def __repr__(self) -> str:
        return f"<ruleset {self.name}, version {self.version}>"

    def __deepcopy__(self, memo: object) -> Ruleset:
        return self  # rules never change

    def at(self, version: int) -> Ruleset:
        """The rules as they were at this version: its records go as they were played. Raises OptionError for a version
        that this program cannot play; a game that still can play an older one overrides this."""
        if version != self.version:
            raise OptionError(
                f"made with version {version!r:.20} of {self.name}; this program plays version {self.version}"
            )
        return self

    def seats(self, options: Mapping[str, Value]) -> list[int]:
        """How many can play with these options."""
        raise NotImplementedError

    def conflict(self, options: Mapping[str, Value]) -> Conflict | None:
        """Why these options do not go together; None if they do."""
        return None

    def applies(self, option: str, options: Mapping[str, Value]) -> bool:
        """Does this option make a difference to a game with these options?"""
        return True

    # --- content ------------------------------------------------------------------------------------------

    def tables(self) -> Tables:
        """The content as plain data. A game whose values can be overridden has some."""
        return Tables([])

    def corrected(self, overrides: Mapping[str, Any]) -> Tables:
        """The content with these values in their places; a game whose rows tell their sources adds this one."""
        return self.tables().corrected(overrides)

    def on_tables(self, tables: Tables) -> Ruleset:
        """The game's part of `with_content`: the same rules on the content of these tables, read and checked."""
        raise ContentError(f"{self.name} has no content that could be overridden")

    def built_in_hash(self, options: Mapping[str, Value]) -> str:
        """A hash of the present content that these options use, without overrides."""
        raise NotImplementedError

    def part(self, options: Mapping[str, Value]) -> str:
        """Which part of the content these options use: where the hash depends on options, a word for each hash."""
        return ""

    def base_hash(self, options: Mapping[str, Value]) -> str:
        """The hash of the content that these options use, without overrides: of a released one, as it was then."""
        origin = self.built_in()
        if origin.release is None:
            return origin.built_in_hash(options)
        return origin.release.hashes.get(self.part(options), "")

    def needed(self, options: Mapping[str, Value]) -> dict[str, Any]:
        """Those of the overrides that matter to a game with these options."""
        return self.overrides

    def content_hash(self, options: Mapping[str, Value]) -> str:
        """A hash of the content that these options use, overrides included."""
        return combined_hash(self.base_hash(options), self.needed(options))

    def built_in(self) -> Ruleset:
        """The same rules without overrides."""
        return self.origin if self.origin is not None else self

    def on_release(self, release: Release | None) -> Ruleset:
        """The same rules on a content that was released once, without overrides."""
        origin = self.built_in()
        if release is origin.release:
            return origin
        if release is None:
            assert self.present is not None
            return self.present
        place = f"{self.name} {self.version} release {release.version}"
        kept = CONTENTS.get(place)
        if kept is None:
            made = origin.on_tables(release.tables(origin.tables()))
            made.content_key = f"release {release.version}"
            made.release = release
            made.released = self.released
            made.present = self.present if self.present is not None else self
            kept = CONTENTS.keep(place, made)
        assert isinstance(kept, Ruleset)
        return kept

    def with_content_of(self, other: Ruleset) -> Ruleset:
        """The same rules on the content that other rules of the game have."""
        return self.on_release(other.built_in().release).with_content(other.overrides)

    def for_content(
        self, content: str, base: str, overrides: Mapping[str, Any], options: Mapping[str, Value]
    ) -> Ruleset:
        """The same rules on the content that a record names: its hash, the hash of the content that its overrides
        belong to, and these. Raises ContentError for a content that this program does not have."""
        rules = self.on_hash(base if overrides else content, options)
        if overrides:
            rules = rules.with_content(overrides)
            if rules.content_hash(options) != content or rules.needed(options) != overrides:
                raise ContentError(f"its overridden values do not make the content that it names ({content[:12]})")
        return rules

    def on_hash(self, wanted: str, options: Mapping[str, Value]) -> Ruleset:
        """The same rules on the built-in content of this hash: the present one, or one that was released."""
        present = self.on_release(None)
        has = present.base_hash(options)
        if has == wanted:
            return present
        for release in releases_in(self.released) if self.released is not None else []:
            if release.hashes.get(self.part(options)) == wanted:
                return self.on_release(release)
        raise ContentError(f"made with other card data ({wanted[:12]}) than this program has ({has[:12]})")

    def with_content(self, overrides: object) -> Ruleset:
        """The same rules on content with other values in some places: a mapping of paths (`system/sirius/vp`) to what
        would stand there in the content files. They replace earlier overrides. Raises ContentError for what the
        game's own reader does not take; what changes nothing is left out."""
        origin = self.built_in()
        given = bounded(overrides)
        differing = origin.tables().differing(given) if given else given
        if not differing:
            return origin
        key = short_hash(f"{origin.content_key}\n{text_of(differing)}")
        place = f"{self.name} {self.version} {key}"
        kept = CONTENTS.get(place)
        if kept is None:
            made = origin.on_tables(origin.corrected(differing))
            made.overrides = differing
            made.content_key = key
            made.origin = origin
            made.released = origin.released
            made.present = origin.present if origin.present is not None else origin
            kept = CONTENTS.keep(place, made)
        assert isinstance(kept, Ruleset)
        return kept

    # --- beginning ----------------------------------------------------------------------------------------

    def new_game(self, seats: int, options: Mapping[str, object], chance: Chance, events: bool = False) -> Game:
        """A fresh game, run on to its first decisions. Options that are not given are at their default.

        Raises OptionError for options or a number of players that the rules do not have. A game does not override
        this but `begin`, so none can forget to check.
        """
        values = self.complete(options)
        self.check_seats(seats, values)
        if chance.seats() != seats:
            raise OptionError(f"this chance was made for {counted(chance.seats())}, not for {seats}")
        game = self.begin(seats, values, chance, events)
        game.ruleset = self
        game.options = values
        return game

    def begin(self, seats: int, options: Mapping[str, Value], chance: Chance, events: bool) -> Game:
        """The game's part of `new_game`: all options have their values, and all has been checked."""
        raise NotImplementedError

    def thing(self, name: str, options: Mapping[str, Value]) -> int:
        """The id of a stable name under these options, before there is a game; raises KeyError."""
        raise NotImplementedError

    def actions(self, options: Mapping[str, object]) -> ActionSpace:
        """The game's part, for learners: the primitives in which every answer under these options can be spelled."""
        raise OptionError(f"{self.name} has no action space: its answers cannot be spelled in primitives")

    def featuriser(self, options: Mapping[str, object]) -> Featuriser:
        """What writes observations of games with these options as numbers; games that use the same cards share it."""
        raise OptionError(f"{self.name} has no featuriser: its positions cannot be written as numbers")

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
            raise OptionError(conflict.text)

    def check_seats(self, seats: int, options: Mapping[str, Value]) -> None:
        """Raises OptionError if this many cannot play with these options."""
        self.check_together(options)
        allowed = self.seats(options)
        wanted = whole_number(seats)
        if wanted not in allowed:
            least, most = allowed[0], allowed[-1]
            many = f"{least} to {most} players" if least < most else counted(least)
            raise OptionError(f"{self.name} with these options is for {many}, not {wanted}")


CONTENTS: Final = Recent(MOST_CONTENTS)


def counted(players: int) -> str:
    return f"{players} players" if players != 1 else "1 player"

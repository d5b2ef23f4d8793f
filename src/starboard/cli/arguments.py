"""What several commands take from the command line: a ruleset, options, bots, a language, a seat.

Every mistake becomes one sentence that says what would be right; `main` prints it and leaves with status 2.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NoReturn

from starboard.bots import bot_names
from starboard.bots.piped import name_command
from starboard.kernel.registry import ruleset_named, ruleset_names
from starboard.kernel.ruleset import OptionError, Ruleset, Value
from starboard.words.language import LANGUAGES


class Mistake(Exception):
    """Something on the command line is wrong; the text says what would be right."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line instead of repeating the usage; flags are written out in full."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **{"allow_abbrev": False, **named})

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; `{self.prog} --help` explains\n")


def add_ruleset(parser: argparse.ArgumentParser, needed: bool = True) -> None:
    known = ", ".join(ruleset_names())
    if needed:
        parser.add_argument("ruleset", metavar="RULESET", help=f"the game: {known}")
    else:
        parser.add_argument("ruleset", metavar="RULESET", nargs="?", help=f"the game: {known} (all of them)")


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--set",
        dest="options",
        metavar="OPTION=VALUE",
        action="append",
        default=[],
        help="set an option of the game, such as advanced=true; may be given several times",
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang",
        metavar="LANG",
        help=f"the language, {' or '.join(LANGUAGES)}; without it the environment's (LC_ALL, LC_MESSAGES, LANG)",
    )


def ruleset_of(arguments: argparse.Namespace) -> Ruleset:
    return ruleset_named(arguments.ruleset)


def options_of(arguments: argparse.Namespace, ruleset: Ruleset) -> dict[str, Value]:
    """All options of the game, with those given on the command line."""
    given: dict[str, str] = {}
    for text in arguments.options:
        name, equals, value = text.partition("=")
        if not equals:
            known = ", ".join(option.name for option in ruleset.options)
            raise Mistake(f"--set needs OPTION=VALUE, not {text[:40]!r}; {ruleset.name} has the options {known}")
        given[name] = value
    return ruleset.complete(given)


def language_of(arguments: argparse.Namespace) -> str:
    """The language asked for, or that of the environment."""
    if arguments.lang is None:
        return language_from(os.environ)
    code = str(arguments.lang)
    if code not in LANGUAGES:
        raise Mistake(f"there is no language {code[:40]!r}; there are {', '.join(LANGUAGES)}")
    return code


def language_from(environment: Mapping[str, str]) -> str:
    """The language of a POSIX environment, English if we do not have it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable, "")
        if value:
            code = value.partition("_")[0].partition(".")[0].lower()
            return code if code in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def typed_bots(text: str) -> str:
    """The names of what was typed for --bots: names, and commands, which are named here. Only for what was typed: what
    stands in a file goes to `known_bots`, which takes nothing for a command."""
    try:
        return ",".join(name_command(part) or part.strip() for part in text.split(","))
    except ValueError as wrong:
        raise Mistake(f"--bots: {wrong}") from None


def known_bots(text: str, ruleset: Ruleset) -> list[str]:
    """The bots by name, as many as are named."""
    names = [name.strip() for name in text.split(",")]
    known = bot_names(ruleset.name)
    for name in names:
        if name not in known:
            raise Mistake(f"{ruleset.name} has no bot {name[:40]!r}; it has {', '.join(known)}")
    return names


def bots_of(text: str, ruleset: Ruleset, count: int) -> list[str]:
    """The bots by name; one name alone is meant for all of them."""
    names = known_bots(text, ruleset)
    if len(names) == 1:
        return names * count
    if len(names) != count:
        raise Mistake(f"--bots names {len(names)} bots, but {count} are needed; name one for all, or each of them")
    return names


@contextmanager
def server_needed() -> Iterator[None]:
    """Around imports of the server: if its libraries are not installed, says what to install."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] == "starboard":
            raise
        raise Mistake(
            f'the server is not installed ({missing.name} is missing): run `pip install "starboard[server]"`'
        ) from None


MOST = 999_999_999
"""No number on the command line is larger."""


def readable(text: str) -> str:
    """Some text. What a terminal sends may be bytes that are no letters; no name or id has such."""
    if text.encode(errors="replace").decode() != text:
        raise argparse.ArgumentTypeError(f"text in UTF-8 is needed, not {text[:40]!r}")
    return text


def positive(text: str) -> int:
    """A whole number from 1 on."""
    return whole_number(text, 1)


def natural(text: str) -> int:
    """A whole number from 0 on."""
    return whole_number(text, 0)


def amount(text: str) -> float:
    """A number from 0 on, with or without decimals."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= MOST:
        raise argparse.ArgumentTypeError(f"a number from 0 to {MOST} is needed, not {text[:40]!r}")
    return number


def whole_number(text: str, least: int, most: int = MOST) -> int:
    """A whole number in some bounds; an upper one that was not named is told only to those who pass it."""
    digits = text.lstrip("0") or text[:1]
    number = (int(digits) if len(digits) <= len(str(MOST)) else MOST + 1) if text.isdecimal() else -1
    if not least <= number <= most:
        upper = f"to {most}" if number > most or most != MOST else "on"
        raise argparse.ArgumentTypeError(f"a whole number from {least} {upper} is needed, not {text[:40]!r}")
    return number


def check_seat(number: int, seats: int) -> int:
    """The seat (counted from 0) that a player number means."""
    if not 1 <= number <= seats:
        raise Mistake(f"there is no seat {number}; the seats are 1 to {seats}")
    return number - 1


def usual_players(ruleset: Ruleset, options: Mapping[str, Value]) -> int:
    """How many play if nobody says: two, or as few as these options allow."""
    allowed = ruleset.seats(options)
    return 2 if 2 in allowed else allowed[0]


def check_players(ruleset: Ruleset, players: int, options: Mapping[str, Value]) -> None:
    try:
        ruleset.check_seats(players, options)
    except OptionError as error:
        raise Mistake(f"--players: {error}") from None

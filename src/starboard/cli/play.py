"""`starboard play`: a game against bots at the terminal, new or resumed."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from starboard.bots import Bot, make_bot, opponent, plays_with
from starboard.cli import saves
from starboard.cli.arguments import (
    Mistake,
    add_language,
    add_options,
    add_ruleset,
    bots_of,
    check_players,
    check_seat,
    language_of,
    options_of,
    positive,
    typed_bots,
    usual_players,
)
from starboard.cli.packs import add_pack, pack_named, ruleset_with_pack
from starboard.cli.replay import LOCALE, replayed
from starboard.cli.screen import Screen
from starboard.cli.terminal_game import TerminalGame
from starboard.kernel.match import Match
from starboard.kernel.record import SEAT, Record
from starboard.kernel.ruleset import Ruleset, Value
from starboard.words.faces import face_for, printed_values
from starboard.words.printed import PrintedValue, tally

if TYPE_CHECKING:
    from starboard.cli.arguments import Parser

PERSON = "person"
REMINDED = 8
"""How many of the latest events a game that goes on begins with."""
LATEST = Path()
"""What `--resume` without a file means."""


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser(
        "play",
        help="a game against bots in the terminal",
        description="Play against bots in the terminal, by keyboard, in plain lines. The game is saved after every "
        "choice; type ? while playing for help.",
    )
    add_ruleset(parser)
    parser.add_argument("--players", metavar="N", type=positive, help="how many play, you included (2)")
    parser.add_argument(
        "--bots",
        metavar="NAMES",
        help="a bot for each other seat, as in simple,random; or one for all (easy, if it can play here); cmd:COMMAND "
        "is a program of your own",
    )
    parser.add_argument("--seat", metavar="K", type=int, help="the seat you take, from 1 on (1)")
    add_language(parser)
    parser.add_argument("--seed", metavar="TEXT", help="any text; the same text deals the same game (a random one)")
    add_options(parser)
    add_pack(parser)
    parser.add_argument(
        "--save", metavar="FILE", type=Path, help="where the game is saved (a new file in your data folder)"
    )
    parser.add_argument(
        "--resume",
        metavar="FILE",
        type=Path,
        nargs="?",
        const=LATEST,
        help="go on with a saved game; without FILE with the one in your data folder that was played last",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    code = language_of(arguments)
    ruleset = ruleset_with_pack(arguments)
    if arguments.bots is not None:
        arguments.bots = typed_bots(arguments.bots)
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")
    if arguments.resume is None:
        match, path = new_match(arguments, ruleset)
    else:
        match, path = resumed_match(arguments, ruleset)
    seat, names = seats_of(match.record)
    moment = f"{match.record.seed}/{len(match.record.entries)}"
    bots: dict[int, Bot] = {each: make_bot(name, ruleset.name, f"{moment}/{each}") for each, name in names.items()}
    match.digests = True
    saves.write(path, match.record)

    options = ruleset.complete(match.record.options)
    face = face_for(match.ruleset, options)
    words = face.language(code, LOCALE)
    screen = Screen()
    game = TerminalGame(match, face, words, seat, bots, path, screen)
    screen.heading(face.title(words))
    reconstructed, values = tally(values_of(arguments, match.ruleset, options))
    if reconstructed:
        screen.say(words("play-reconstructed", game=ruleset.name, reconstructed=reconstructed, values=values))
    screen.say(words("play-you", number=seat + 1, count=match.game.seats))
    for each, name in names.items():
        screen.say(words("play-bot", seat=face.seat(each, words), name=name))
    if arguments.resume is None:
        game.told = 0
    else:
        screen.say(words("play-resumed", entries=len(match.record.entries)))
        game.recall()
        game.told = max(len(match.log) - REMINDED, 0)
    screen.say(words("play-saved-to", path=str(path)))
    screen.say(words("play-help"))
    game.run()
    return 0


def values_of(arguments: argparse.Namespace, ruleset: Ruleset, options: Mapping[str, Value]) -> list[PrintedValue]:
    """What is printed on the pieces of the game; what a pack confirms is no longer in doubt."""
    if arguments.pack is None:
        return printed_values(ruleset, options)
    return pack_named(arguments.pack, ruleset.name).printed_values(options)


def new_match(arguments: argparse.Namespace, ruleset: Ruleset) -> tuple[Match, Path]:
    """A fresh game with who sits where in its record."""
    options = options_of(arguments, ruleset)
    players = arguments.players
    if players is None:
        players = len(arguments.bots.split(",")) + 1 if arguments.bots else usual_players(ruleset, options)
    check_players(ruleset, players, options)
    seat = check_seat(arguments.seat if arguments.seat is not None else 1, players)
    bots = bots_of(arguments.bots or opponent(ruleset.name), ruleset, players - 1)
    check_free(arguments.save)
    if arguments.seed == "":
        raise Mistake("--seed needs some text; leave it out for luck of its own")
    match = Match.begin(ruleset, players, options, arguments.seed or secrets.token_hex(8))
    take_seats(match, seat, bots)
    return match, arguments.save or saves.fresh_path(ruleset.name)


def resumed_match(arguments: argparse.Namespace, ruleset: Ruleset) -> tuple[Match, Path]:
    """A saved game; who sits where may be changed."""
    for name, given in (
        ("--players", arguments.players),
        ("--seed", arguments.seed),
        ("--set", arguments.options),
        ("--pack", arguments.pack),
    ):
        if given:
            raise Mistake(f"{name} is for a new game; a game that is resumed goes on as it was")
    path = saves.latest_path(ruleset.name) if arguments.resume == LATEST else arguments.resume
    if arguments.save is not None and arguments.save != path:
        check_free(arguments.save)
    record = saves.read(path)
    if record.ruleset != ruleset.name:
        raise Mistake(f"{path} is a game of {record.ruleset}; resume it with `starboard play {record.ruleset}`")
    match = replayed(path, record)
    seat, names = seats_of(record)
    if arguments.seat is not None or arguments.bots is not None or len(names) != record.seats - 1:
        seat = seat if arguments.seat is None else check_seat(arguments.seat, record.seats)
        default = ",".join(names.values()) if names and len(names) == record.seats - 1 else opponent(ruleset.name)
        take_seats(match, seat, bots_of(arguments.bots or default, ruleset, record.seats - 1))
    elif names:
        bots_of(",".join(names.values()), ruleset, record.seats - 1)
    return match, arguments.save or path


def check_free(path: Path | None) -> None:
    """A game is never saved over something else."""
    try:
        taken = path is not None and path.exists()
    except (OSError, ValueError) as error:
        raise Mistake(
            f"cannot save the game to {str(path)[:60]}: {getattr(error, 'strerror', None) or error}"
        ) from None
    if taken:
        raise Mistake(f"{path} exists already; go on with it by --resume, or save to another file")


def take_seats(match: Match, seat: int, bots: list[str]) -> None:
    """Note who plays: the person at one seat, bots at the others."""
    names = iter(bots)
    for each in range(match.game.seats):
        by = PERSON if each == seat else next(names)
        match.change_seat(each, by, plays_with(by, match.ruleset.name))


def seats_of(record: Record) -> tuple[int, dict[int, str]]:
    """The person's seat and the bots at the others, as the record has them last; nobody if it does not say."""
    by = {entry.seat: entry.by for entry in record.entries if entry.do == SEAT}
    seat = next((each for each, name in sorted(by.items()) if name == PERSON), 0)
    return seat, {each: name for each, name in sorted(by.items()) if each != seat}

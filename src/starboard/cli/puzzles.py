"""`starboard puzzles`: make moments with one clearly best answer, and check whether those that there are still hold."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from starboard.bots.kinds import BotFault, bot_kinds
from starboard.cli import saves
from starboard.cli.arguments import Mistake, add_options, add_ruleset, check_players, options_of, positive, ruleset_of
from starboard.cli.progress import progress
from starboard.kernel.record import RecordError
from starboard.kernel.registry import ruleset_named, ruleset_names
from starboard.review import puzzles

if TYPE_CHECKING:
    from starboard.cli.arguments import Parser


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser(
        "puzzles",
        help="moments with one clearly best answer",
        description="Puzzles are moments of bot games at which one answer is clearly the best and rules of thumb miss "
        "it. The browser asks them; here they are made and checked.",
    )
    what = parser.add_subparsers(metavar="WHAT", required=True, help="what to do")
    make = what.add_parser("make", help="find puzzles in new bot games, and write them to a file")
    add_ruleset(make)
    add_options(make)
    make.add_argument("file", metavar="FILE", type=Path, help="the file to write; one that is there is gone on with")
    make.add_argument("--count", metavar="N", type=positive, default=25, help="how many (25)")
    make.add_argument("--players", metavar="N", type=positive, default=2, help="how many play (2)")
    make.add_argument("--seed", metavar="SEED", default="puzzle", help="another seed, other games (puzzle)")
    make.set_defaults(run=run_make)
    check = what.add_parser("check", help="see whether puzzles hold with the networks that are installed")
    add_ruleset(check, needed=False)
    check.add_argument("--file", metavar="FILE", type=Path, help="the puzzles of this file instead of those shipped")
    check.add_argument("--keep", metavar="FILE", type=Path, help="write those that hold to this file")
    check.set_defaults(run=run_check)


def need_networks(ruleset: str) -> None:
    for kind in bot_kinds(ruleset):
        if kind.name == "hard" and not kind.ready():
            raise BotFault("hard", f"it needs {kind.needs}; {kind.install}")


def run_make(arguments: argparse.Namespace) -> int:
    ruleset = ruleset_of(arguments)
    options = options_of(arguments, ruleset)
    check_players(ruleset, arguments.players, options)
    need_networks(ruleset.name)
    saves.can_be_written(arguments.file)
    found = list(read(arguments.file).values()) if arguments.file.exists() else []
    game = 1 + max((number_of(one.name, arguments.seed) for one in found), default=-1)
    with progress(f"{ruleset.name}: puzzles", max(0, arguments.count - len(found)), "puzzles") as advance:
        while len(found) < arguments.count:
            more = list(puzzles.found_in(ruleset.name, arguments.players, options, f"{arguments.seed}{game}"))
            found += more[: arguments.count - len(found)]
            game += 1
            puzzles.write(arguments.file, found)
            advance(len(more))
    print(f"{len(found)} puzzles from {game} games: {arguments.file}")
    return 0


def read(path: Path) -> dict[str, puzzles.Puzzle]:
    """The puzzles in a file; what is wrong with it is said with its name."""
    try:
        with path.open("rb") as file:
            return puzzles.read(file)
    except OSError as error:
        raise Mistake(f"{path} cannot be read: {error.strerror}") from None
    except RecordError as error:
        raise Mistake(f"{path}: {error}") from None


def number_of(name: str, seed: str) -> int:
    """Of the game that a puzzle is from; -1 if it is from another seed."""
    number = name.removeprefix(seed).partition("-")[0]
    return int(number) if name.startswith(seed) and number.isdecimal() else -1


def run_check(arguments: argparse.Namespace) -> int:
    if arguments.keep is not None:
        saves.can_be_written(arguments.keep)
    if arguments.file is not None:
        shelves = [list(read(arguments.file).values())]
    else:
        names = [ruleset_named(arguments.ruleset).name] if arguments.ruleset else ruleset_names()
        shelves = [list(puzzles.shipped(name).values()) for name in names]
    kept: list[puzzles.Puzzle] = []
    gone: list[puzzles.Puzzle] = []
    for shelf in shelves:
        if not shelf:
            continue
        need_networks(shelf[0].record.ruleset)
        with progress(f"{shelf[0].record.ruleset}: puzzles", len(shelf), "puzzles") as advance:
            for puzzle in shelf:
                (kept if puzzles.checked(puzzle) else gone).append(puzzle)
                advance(1)
    for puzzle in gone:
        print(f"{puzzle.record.ruleset}: {puzzle.name} does not hold")
    print(f"{len(kept)} of {len(kept) + len(gone)} puzzles hold")
    if arguments.keep is not None:
        puzzles.write(arguments.keep, kept)
    return 1 if gone else 0

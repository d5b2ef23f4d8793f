"""`starboard replay`: verify a saved game by playing it again, and show its end or any moment of it."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from starboard.cli import saves
from starboard.cli.arguments import Mistake, add_language, check_seat, language_of
from starboard.kernel.match import Match
from starboard.kernel.record import Record, RecordError
from starboard.kernel.registry import UnknownRuleset, ruleset_named
from starboard.words.faces import face_for

if TYPE_CHECKING:
    from starboard.cli.arguments import Parser

LOCALE = Path(__file__).parent / "locale"


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser(
        "replay",
        help="verify a saved game",
        description="Play a saved game again, check every entry (and the digests it carries), and print its result.",
    )
    parser.add_argument("record", metavar="RECORD", type=Path, help="a saved game")
    parser.add_argument(
        "--to", metavar="N", type=count_from, help="show the table after the first N entries instead of the result"
    )
    parser.add_argument(
        "--seat",
        metavar="P",
        type=int,
        help="show it as the player at seat P (1, 2, ...) saw it; without it, as a spectator",
    )
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object on one line")
    parser.set_defaults(run=run)


def count_from(text: str) -> int:
    if not text.isdecimal() or len(text) > 9:
        raise argparse.ArgumentTypeError(f"a number of entries from 0 on is needed, not {text[:40]!r}")
    return int(text)


def replayed(path: Path, record: Record, entries: int | None = None) -> Match:
    """Play a record again; every mistake in it is said with the name of the file."""
    try:
        return Match.replay(ruleset_named(record.ruleset), record, entries)
    except (RecordError, UnknownRuleset) as error:
        raise Mistake(f"{path}: {error}") from None


def run(arguments: argparse.Namespace) -> int:
    code = language_of(arguments)
    record = saves.read(arguments.record)
    seat = None if arguments.seat is None else check_seat(arguments.seat, record.seats)
    entries = len(record.entries)
    if arguments.to is not None and arguments.to > entries:
        raise Mistake(f"{arguments.record} has {entries} entries; --to takes a number from 0 to {entries}")
    match = replayed(arguments.record, record)
    digests = sum(1 for entry in record.entries if entry.digest)
    if arguments.to is not None:
        match = replayed(arguments.record, record, arguments.to)
    view = match.game.view(seat)
    if arguments.json:
        found = {"ruleset": record.ruleset, "entries": entries, "digests": digests, "shown": len(match.record.entries)}
        print(json.dumps({**found, "standings": match.plain_standings(), "view": view}, ensure_ascii=False))
        return 0
    face = face_for(match.ruleset, match.record.options)
    words = face.language(code, LOCALE)
    print(words("replay-verified", entries=entries, digests=digests))
    if arguments.to is not None:
        print(words("replay-at", entries=arguments.to))
        lines = face.table(view, words) + face.hand(view, words)
        decision = view["decision"]
        if isinstance(decision, dict):
            lines.append(face.question(decision, words))
    else:
        print(words("replay-over") if match.over else words("replay-unfinished"))
        lines = face.scores(match.plain_standings(), words, seat, match.over)
    for line in lines:
        print(line)
    return 0

"""`starboard review`: what a game was worth, choice by choice, for people, for programs, or as a page to keep."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zlib import crc32

from starboard.bots.kinds import BotFault, bot_kinds
from starboard.cli import saves
from starboard.cli.arguments import Mistake, add_language, check_seat, language_of
from starboard.cli.progress import progress
from starboard.kernel.record import Record
from starboard.words.faces import face_for

if TYPE_CHECKING:
    from starboard.cli.arguments import Parser

WORST = 5
"""That many decisions are told at the terminal."""


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser(
        "review",
        help="where a game was won and lost",
        description="Judge every choice of a saved game by what the player knew, and split the way from the deal to "
        "the result into luck, own choices and the choices of others.",
    )
    parser.add_argument("record", metavar="RECORD", type=Path, help="a saved game")
    parser.add_argument("--seat", metavar="P", type=int, help="only the choices of the player at seat P (1, 2, ...)")
    parser.add_argument("--level", metavar="LEVEL", default="hard", help="how carefully: medium, hard or expert (hard)")
    parser.add_argument(
        "--results", metavar="FILE", type=Path, help="write every piece to this file; if it is there, go on with it"
    )
    add_language(parser)
    shape = parser.add_mutually_exclusive_group()
    shape.add_argument("--json", action="store_true", help="print one JSON object on one line")
    shape.add_argument("--html", metavar="FILE", type=Path, help="write a page that needs no other file")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    record = saves.read(arguments.record)
    seats = None if arguments.seat is None else [check_seat(arguments.seat, record.seats)]
    code = language_of(arguments)
    for path in (arguments.html, arguments.results):
        if path is not None:
            saves.can_be_written(path)
    for kind in bot_kinds(record.ruleset):
        if kind.name == "hard" and not kind.ready():
            raise BotFault("hard", f"it needs {kind.needs}; {kind.install}")
    # Only here: they need numpy.
    from starboard.bots.learned.levels import NETWORKS  # noqa: PLC0415
    from starboard.review import ReviewError, review_of  # noqa: PLC0415
    from starboard.review.game import FORMAT  # noqa: PLC0415
    from starboard.review.report import report  # noqa: PLC0415
    from starboard.review.told import LOCALE, Teller  # noqa: PLC0415

    judged_by = ", ".join(NETWORKS.values())
    judged = {"level": arguments.level, "networks": judged_by, "format": FORMAT}
    kept = Kept(arguments.results, record, judged)
    choices = sum(1 for entry in record.entries if entry.do == "choice")
    try:
        with progress(f"{record.ruleset}: review", choices, "choices") as advance:
            review = review_of(record, arguments.level, seats, kept.pieces, kept.keep, advance)
    except ReviewError as error:
        raise Mistake(str(error)) from None
    found = review.plain(seats)
    if arguments.json:
        print(json.dumps(rounded(found), ensure_ascii=False))
        return 0
    face = face_for(review.ruleset, record.options)
    teller = Teller(face, face.language(code, LOCALE))
    if arguments.html is not None:
        arguments.html.write_text(report(found, teller), encoding="utf-8")
        return 0
    for line in told(found, teller):
        print(line)
    return 0


def told(found: Mapping[str, Any], teller: Any) -> list[str]:
    """The split, the turning points and the worst choices."""
    words = teller.words
    lines = [words("review-judged", network=found["judged_by"], level=found["level"])]
    if not found["over"]:
        lines.append(words("review-unfinished"))
    lines += [teller.seat(seat) for seat in found["seats"]]
    lines += [words("review-turning-points"), *(f"  {line}" for line in teller.turning_points(found))]
    worst = sorted(found["decisions"], key=lambda one: -one["loss"])[:WORST]
    lines.append(words("review-decisions"))
    for one in sorted(worst, key=lambda one: one["number"]):
        lines += [f"  {line}" if at == 0 else f"    {line}" for at, line in enumerate(teller.decision(one))]
    return lines


def rounded(plain: Any) -> Any:
    """Floats with six places: more would only pretend."""
    if isinstance(plain, float):
        return round(plain, 6)
    if isinstance(plain, dict):
        return {key: rounded(value) for key, value in plain.items()}
    if isinstance(plain, list):
        return [rounded(value) for value in plain]
    return plain


class Kept:
    """The pieces of a review in a file: a first line that says of what, how carefully and by which networks, then one
    line for each piece, with a checksum. Pieces from the first damaged line on are made anew."""

    def __init__(self, path: Path | None, record: Record, judged: Mapping[str, Any]) -> None:
        self.path = path
        self.pieces: dict[str, dict[str, Any]] = {}
        if path is None:
            return
        head = {"review": sha256(record.text().encode()).hexdigest(), **judged}
        if not path.exists():
            path.write_text(json.dumps(head) + "\n", encoding="utf-8")
            return
        lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
        try:
            if json.loads(lines[0]) != head:
                raise ValueError
            for line in lines[1:]:
                piece = json.loads(line)
                if piece["sum"] != checksum(piece["piece"]):
                    raise ValueError
                self.pieces[str(piece["name"])] = dict(piece["piece"])
        except (ValueError, IndexError, KeyError, TypeError):
            # A full disk or a kill cuts the last line off, and whoever edits the file may spoil any; but where the
            # first line is another one, it is another file.
            if not lines or not self.is_ours(lines[0], head):
                raise Mistake(
                    f"{path} is not the review of this game at this level by these networks; name another file"
                ) from None
            self.rewrite(head)

    @staticmethod
    def is_ours(line: str, head: Mapping[str, Any]) -> bool:
        try:
            return bool(json.loads(line) == head)
        except ValueError:
            return False

    def rewrite(self, head: Mapping[str, Any]) -> None:
        assert self.path is not None
        whole = [json.dumps(head), *(self.line(name, piece) for name, piece in self.pieces.items())]
        self.path.write_text("\n".join(whole) + "\n", encoding="utf-8")

    @staticmethod
    def line(name: str, piece: Mapping[str, Any]) -> str:
        return json.dumps({"name": name, "piece": piece, "sum": checksum(piece)})

    def keep(self, name: str, piece: dict[str, Any]) -> None:
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(self.line(name, piece) + "\n")


def checksum(piece: Any) -> int:
    return crc32(json.dumps(piece).encode())

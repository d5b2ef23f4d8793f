"""`starboard content todo` and `content new`: what an owner of the box looks at, and a pack to write it in."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from starboard.cli.arguments import Mistake, add_language, add_ruleset, language_of, ruleset_of
from starboard.cli.packs import add_pack, pack_named, write_new
from starboard.cli.replay import LOCALE
from starboard.packs.pack import MOST_EDITION, NAME, own_copy, table_text
from starboard.packs.toml import value_text
from starboard.words.face import Face
from starboard.words.faces import face_of, printed_values
from starboard.words.language import Language
from starboard.words.printed import POLISH_NAME, PrintedValue, tally

if TYPE_CHECKING:
    from starboard.cli.arguments import Parser

SHOWN = 30
"""How many values are listed if nobody asks for all: what can be looked up in twenty minutes or so."""
EDITION = "English, first edition"


def add_to(parts: argparse._SubParsersAction[Parser]) -> None:
    todo = parts.add_parser(
        "todo",
        help="list what could not be verified",
        description="List the printed values that could not be verified, most visible first: what to look at in the "
        f"box, and what the game has now. Without --all the first {SHOWN}.",
    )
    add_ruleset(todo)
    add_pack(todo)
    todo.add_argument("--all", action="store_true", help="list all of them")
    todo.add_argument("--json", action="store_true", help="print one JSON object for each value, on a line of its own")
    add_language(todo)
    todo.set_defaults(run=run_todo)
    new = parts.add_parser(
        "new",
        help="begin a pack",
        description="Write NAME.toml, a pack to fill in: the most visible values that could not be verified, each with "
        "what to look at, and none of them in force yet.",
    )
    add_ruleset(new)
    new.add_argument("name", metavar="NAME", help="what the pack is called: small letters, digits and hyphens")
    new.add_argument("file", metavar="FILE", type=Path, nargs="?", help="the file to write (NAME.toml)")
    new.add_argument("--edition", metavar="TEXT", default=EDITION, help=f"the box you look at ({EDITION})")
    new.add_argument("--all", action="store_true", help="all values that could not be verified")
    add_language(new)
    new.set_defaults(run=run_new)


def unverified(values: Sequence[PrintedValue], code: str) -> list[PrintedValue]:
    """What is worth looking at; our own Polish names are so for people who read Polish."""
    return [one for one in values if not one.verified and (one.field != POLISH_NAME or code == "pl")]


def run_todo(arguments: argparse.Namespace) -> int:
    ruleset = ruleset_of(arguments)
    pack = None if arguments.pack is None else pack_named(arguments.pack, ruleset.name)
    values = printed_values(ruleset) if pack is None else pack.printed_values()
    code = language_of(arguments)
    face = face_of(ruleset.name)
    words = face.language(code, LOCALE)
    todo = unverified(values, code)
    shown = todo if arguments.all else todo[:SHOWN]
    if arguments.json:
        for place, one in enumerate(shown, 1):
            found = {"place": place, "path": one.path, "value": one.value, "mark": one.mark}
            told = {"known": face.known(one, words), "look": face.look(one, words)}
            print(json.dumps({**found, **told}, ensure_ascii=False))
        return 0
    count = tally(values)
    title = face.title(words)
    print(words("content-tally", game=title, reconstructed=count.reconstructed, values=count.values))
    for line in listed(shown, face, words):
        print(line)
    if len(shown) < len(todo):
        print()
        print(words("content-more", count=len(todo) - len(shown)))
    return 0


def by_piece(values: Sequence[PrintedValue]) -> dict[tuple[str, str], list[PrintedValue]]:
    """The values of every piece together, the pieces in the order of the list."""
    found: dict[tuple[str, str], list[PrintedValue]] = {}
    for one in values:
        found.setdefault((one.kind, one.thing), []).append(one)
    return found


def listed(values: Sequence[PrintedValue], face: Face, words: Language) -> list[str]:
    """Piece by piece: what is known, what to look at, and what the game has now as it would stand in a pack."""
    lines: list[str] = []
    for (kind, thing), piece in by_piece(values).items():
        lines += ["", f"{face.piece(piece[0], words)}  {table_text(kind, thing)}"]
        for known in dict.fromkeys(face.known(one, words) for one in piece if one.known):
            lines.append("  " + words("content-known", known=known))
        for one in piece:
            lines += [f"  {face.what(one, words)}:", f"    {one.field} = {value_text(one.value)}"]
    return lines


def run_new(arguments: argparse.Namespace) -> int:
    ruleset = ruleset_of(arguments)
    code = language_of(arguments)
    face = face_of(ruleset.name)
    words = face.language(code, LOCALE)
    if not NAME.fullmatch(arguments.name):
        raise Mistake(f"a pack's name is made of small letters, digits and hyphens, not {arguments.name[:40]!r}")
    if not arguments.edition.strip() or not arguments.edition.isprintable() or len(arguments.edition) > MOST_EDITION:
        raise Mistake(f"--edition says which box you look at, on one line of at most {MOST_EDITION} letters")
    todo = unverified(printed_values(ruleset), code)
    if not todo:
        raise Mistake(f"{ruleset.name} has no values that could not be verified")
    path = arguments.file if arguments.file is not None else Path(f"{arguments.name}.toml")
    lines = ["# " + line for line in words("content-new-head", game=ruleset.name, file=str(path)).splitlines()]
    lines += [f'game = "{ruleset.name}"', f'name = "{arguments.name}"', f"edition = {value_text(arguments.edition)}"]
    lines += skeleton(todo if arguments.all else todo[:SHOWN], face, words)
    write_new(path, "\n".join(lines) + "\n")
    print(words("content-new", file=str(path), mark=own_copy(arguments.edition)))
    print(words("content-next", game=ruleset.name, file=str(path)))
    return 0


def skeleton(values: Sequence[PrintedValue], face: Face, words: Language) -> list[str]:
    """Tables without values: each value is a comment until somebody has looked."""
    lines: list[str] = []
    for (kind, thing), piece in by_piece(values).items():
        lines += ["", f"# {face.piece(piece[0], words)}"]
        for known in dict.fromkeys(face.known(one, words) for one in piece if one.known):
            lines.append("# " + words("content-known", known=known))
        lines.append(table_text(kind, thing))
        for one in piece:
            lines += [f"# {face.what(one, words)}:", f"#{one.field} = {value_text(one.value)}"]
    return lines

"""`starboard cards`: every card of a game as text, generated from what the card does."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from starboard.cli.arguments import add_language, add_options, add_ruleset, language_of, options_of, ruleset_of
from starboard.cli.packs import add_pack, pack_named
from starboard.words.faces import face_for, printed_values
from starboard.words.marks import Marks, mark_lines

if TYPE_CHECKING:
    from starboard.cli.arguments import Parser


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser("cards", help="the cards as text", description="Print the cards of a game as text.")
    add_ruleset(parser)
    add_options(parser)
    add_pack(parser)
    parser.add_argument(
        "--reconstructed", action="store_true", help="say which printed values are reconstructed, and what is known"
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    ruleset = ruleset_of(arguments)
    pack = pack_named(arguments.pack, ruleset.name) if arguments.pack is not None else None
    values = printed_values(ruleset) if pack is None else pack.printed_values()
    ruleset = ruleset if pack is None else pack.ruleset()
    face = face_for(ruleset, options_of(arguments, ruleset))
    words = face.language(language_of(arguments))
    marks = Marks(face, values)
    for number, (title, *lines) in enumerate(face.catalogue(words)):
        if number:
            print()
        print(title)
        for line in [*lines, *mark_lines(marks.titled(title, words), face, words, arguments.reconstructed)]:
            print(f"  {line}")
    return 0

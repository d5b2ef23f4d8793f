"""`starboard cards`: every card of a game as text, generated from what the card does."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from starboard.cli.arguments import add_language, add_options, add_ruleset, language_of, options_of, ruleset_of
from starboard.words.faces import face_of

if TYPE_CHECKING:
    from starboard.cli.arguments import Parser


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser("cards", help="the cards as text", description="Print the cards of a game as text.")
    add_ruleset(parser)
    add_options(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    ruleset = ruleset_of(arguments)
    face = face_of(ruleset.name, options_of(arguments, ruleset))
    words = face.language(language_of(arguments))
    for number, (title, *lines) in enumerate(face.catalogue(words)):
        if number:
            print()
        print(title)
        for line in lines:
            print(f"  {line}")
    return 0

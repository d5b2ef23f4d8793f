"""`starboard content check`: does a game's content still satisfy its rulebook's own tables and examples?

For whoever owns the box and corrects a value: a ruleset that has something to check brings a module `check`.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from starboard.cli.arguments import Mistake, add_ruleset, ruleset_of

if TYPE_CHECKING:
    from starboard.cli.arguments import Parser


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser(
        "content",
        help="check a game's content against its rulebook",
        description="Check the cards and tiles of a game against the tables and examples of its rulebook.",
    )
    parser.add_argument("what", metavar="check", choices=["check"], help="check: say what the content contradicts")
    add_ruleset(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print what does not hold; status 1 if there is anything."""
    ruleset = ruleset_of(arguments)
    module = f"starboard.{ruleset.name}.check"
    if find_spec(module) is None:
        raise Mistake(f"{ruleset.name} has no content check")
    failures: list[str] = import_module(module).check()
    for failure in failures:
        print(failure)
    if not failures:
        print(f"{ruleset.name}: the content satisfies the rulebook")
    return 1 if failures else 0

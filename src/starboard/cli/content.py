"""`starboard content check`: whether a game's content files still satisfy the rulebook's own tables and examples."""

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
        help="check the content files of a game",
        description="Check the content files of a game against the rulebook's own counts, tables and examples.",
    )
    parser.add_argument("what", metavar="check", choices=["check"], help="the only thing to do with content")
    add_ruleset(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Status 1 if something is wrong: a line for each finding."""
    name = ruleset_of(arguments).name
    module = f"starboard.{name}.check"
    if find_spec(module) is None:
        raise Mistake(f"{name} has no check of its content")
    findings: list[str] = import_module(module).check()
    for finding in findings:
        print(finding)
    if findings:
        return 1
    print(f"The content of {name} is sound.")
    return 0

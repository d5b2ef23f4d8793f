"""`starboard bots`: the bots that are installed for a game, and what they say of themselves."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from starboard.bots import bot_kinds, opponent
from starboard.bots.kinds import COSTS
from starboard.cli.arguments import add_ruleset, ruleset_of

if TYPE_CHECKING:
    from starboard.cli.arguments import Parser


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser(
        "bots", help="the bots of a game", description="List the bots that play a game, the strongest last."
    )
    add_ruleset(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    ruleset = ruleset_of(arguments)
    usual = opponent(ruleset.name)
    for kind in bot_kinds(ruleset.name):
        print(f"{kind.name}: {kind.about}")
        print(f"  level {kind.level} of 100; {COSTS[kind.cost]}{'; the usual opponent' if kind.name == usual else ''}")
    return 0

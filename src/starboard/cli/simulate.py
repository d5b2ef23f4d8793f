"""`starboard simulate`: many games between bots, and what came of them."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from starboard.arena.simulate import simulate
from starboard.cli.arguments import (
    add_options,
    add_ruleset,
    bots_of,
    check_players,
    options_of,
    positive,
    typed_bots,
    usual_players,
)
from starboard.cli.packs import add_pack, ruleset_with_pack
from starboard.cli.progress import progress

if TYPE_CHECKING:
    from starboard.cli.arguments import Parser

MAX_ROUNDS = 60


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser(
        "simulate",
        help="many games between bots",
        description="Play many games between bots and print how they ended. Equal seeds give equal games.",
    )
    add_ruleset(parser)
    parser.add_argument(
        "--players", metavar="N", type=positive, help="how many play (2; 1 where the options want that)"
    )
    parser.add_argument("--games", metavar="N", type=positive, default=100, help="how many games are played (100)")
    parser.add_argument("--seed", metavar="TEXT", default="1", help="any text; the same text gives the same games (1)")
    parser.add_argument(
        "--bots",
        metavar="NAMES",
        default="random",
        help="a bot for each seat, as in simple,random; or one for all; cmd:COMMAND is a program of your own",
    )
    add_options(parser)
    add_pack(parser)
    parser.add_argument(
        "--max-rounds",
        metavar="N",
        type=positive,
        default=MAX_ROUNDS,
        help=f"stop a game after this many rounds and report it as unfinished ({MAX_ROUNDS}); real play has no bound",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object on one line")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    ruleset = ruleset_with_pack(arguments)
    options = options_of(arguments, ruleset)
    players = arguments.players or usual_players(ruleset, options)
    check_players(ruleset, players, options)
    bots = bots_of(typed_bots(arguments.bots), ruleset, players)
    games: int = arguments.games
    with progress(f"{ruleset.name}: {', '.join(bots)}", games, "games") as advance:
        found = simulate(ruleset, players, options, games, arguments.seed, bots, arguments.max_rounds, advance)
    result = found.plain()
    if arguments.json:
        print(json.dumps({**result, "options": options}))
    else:
        for line in report(result):
            print(line)
    return 0


def report(result: Mapping[str, Any]) -> list[str]:
    """The result for people."""
    players = "1 player" if result["players"] == 1 else f"{result['players']} players"
    lines = [
        f"{result['games']} games of {result['ruleset']} with {players} in {result['seconds']} s: "
        f"{result['finished']} finished, {result['unfinished']} stopped after {result['max_rounds']} rounds."
    ]
    if result["finished"]:
        lines.append(f"A finished game took {result['rounds_mean']} rounds on average.")
        for seat, bot in enumerate(result["bots"]):
            share = 100 * result["wins"][seat] / result["finished"]
            lines.append(f"Seat {seat + 1}, {bot}: {share:.1f}% won, {result['score_mean'][seat]} points on average.")
    return lines

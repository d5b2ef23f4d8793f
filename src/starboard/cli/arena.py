"""`starboard arena`: which bots are stronger: paired deals in all seatings, or everybody against everybody."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from starboard.arena.contest import ContestError, Results, contest_of
from starboard.arena.contest import run as play
from starboard.arena.ratings import NoRatings, ratings
from starboard.cli.arguments import (
    Mistake,
    add_options,
    add_ruleset,
    check_players,
    known_bots,
    options_of,
    positive,
    typed_bots,
    usual_players,
)
from starboard.cli.packs import add_pack, ruleset_with_pack
from starboard.cli.progress import progress

if TYPE_CHECKING:
    from starboard.cli.arguments import Parser

MAX_ROUNDS = 200


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser(
        "arena",
        help="which bots are stronger",
        description="Measure which bots are stronger. Every deal is played in all seatings with the same luck, so that "
        "equal bots come out equal. More bots than players play a round robin.",
    )
    add_ruleset(parser)
    parser.add_argument(
        "--bots",
        metavar="NAMES",
        required=True,
        help="who plays, as in hard,simple; the last of fewer bots than players takes all seats that are left; "
        "cmd:COMMAND or NAME=cmd:COMMAND is a program of your own",
    )
    parser.add_argument("--players", metavar="N", type=positive, help="how many sit at a table (2)")
    parser.add_argument(
        "--games", metavar="N", type=positive, default=100, help="how many games each group plays, at least (100)"
    )
    parser.add_argument("--seed", metavar="TEXT", default="1", help="any text; the same text gives the same deals (1)")
    add_options(parser)
    add_pack(parser)
    parser.add_argument(
        "--max-rounds",
        metavar="N",
        type=positive,
        default=MAX_ROUNDS,
        help=f"stop a game after this many rounds; its deal counts for nobody ({MAX_ROUNDS})",
    )
    parser.add_argument("--processes", metavar="N", type=positive, default=1, help="play in this many processes (1)")
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="play on the Ray cluster at this address; `local` starts one of --processes"
    )
    parser.add_argument(
        "--results",
        metavar="FILE",
        type=Path,
        help="write every deal to this file as it is played; if it is there, go on with it",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object on one line")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    ruleset = ruleset_with_pack(arguments)
    options = options_of(arguments, ruleset)
    players = arguments.players or usual_players(ruleset, options)
    check_players(ruleset, players, options)
    bots = known_bots(typed_bots(arguments.bots), ruleset)
    if len(bots) > players and len(set(bots)) < len(bots):
        raise Mistake("--bots: in a round robin every bot is named once")
    if arguments.ray is not None and find_spec("ray") is None:
        raise Mistake('--ray needs Ray: run `pip install "starboard[scale]"`')
    contest = contest_of(ruleset, options, players, bots, arguments.seed, arguments.max_rounds)
    try:
        results = Results(contest, arguments.results)
    except ContestError as error:
        raise Mistake(str(error)) from None
    games: int = arguments.games
    to_play = len(results.missing(games)) * players
    with progress(f"{ruleset.name}: {', '.join(bots)}", to_play, "games") as advance:
        try:
            play(results, games, arguments.processes, advance, arguments.ray)
        except ContestError as error:
            raise Mistake(str(error)) from None
    found = results.plain(games)
    if "matches" in found:
        try:
            found["ratings"] = ratings(results, games)
        except NoRatings as missing:
            found["ratings"] = None
            print(f"starboard arena: {missing}", file=sys.stderr)
    if arguments.json:
        print(json.dumps(found))
    else:
        for line in report(found):
            print(line)
    return 0


def report(found: Mapping[str, Any]) -> list[str]:
    """The results for people."""
    players = "1 player" if found["players"] == 1 else f"{found['players']} players"
    matches: Sequence[Mapping[str, Any]] = found.get("matches", [found])
    lines: list[str] = []
    for match in matches:
        deals = "1 deal" if match["deals"] == 1 else f"{match['deals']} deals"
        lines.append(f"{match['games']} games of {found['ruleset']} with {players}: {deals}, each in every seating.")
        if match["unfinished_deals"]:
            lines.append(f"{match['unfinished_deals']} of the deals count for nobody: a game took too many rounds.")
        for bot, faults in enumerate(match["faults"]):
            if faults:
                lines.append(f"{match['bots'][bot]} failed {faults} times; another bot chose for it then.")
        lines += [told(match, bot) for bot in range(len(match["bots"]))]
    if found.get("ratings"):
        lines.append("Ratings by all games (everybody begins at 25 ± 8.33):")
        lines += [f"{one['bot']}: {one['mu']} ± {one['sigma']}" for one in found["ratings"]]
    return lines


def told(match: Mapping[str, Any], bot: int) -> str:
    name = match["bots"][bot]
    spent = "" if match["cpu_ms"][bot] is None else f", {match['cpu_ms'][bot]} ms of CPU a decision"
    if match["win_share"][bot] is None:
        return f"{name}: no deal was finished{spent}."
    least, most = match["interval"][bot]
    return (
        f"{name}: {100 * match['win_share'][bot]:.1f}% won (95%: {100 * least:.1f} to {100 * most:.1f}), "
        f"{match['margin'][bot]:+.1f} points{spent}."
    )

"""`starboard bench`: how fast the engine is in random play, beside OpenSpiel where that is installed."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, cast

from starboard.arena.bench import bench, compare_openspiel
from starboard.cli.arguments import (
    add_options,
    add_ruleset,
    check_players,
    options_of,
    positive,
    ruleset_of,
    usual_players,
)

if TYPE_CHECKING:
    from starboard.cli.arguments import Parser


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser(
        "bench",
        help="the engine's speed",
        description="Measure random play in one process by CPU time. A decision counts if it has two or more legal "
        "answers. With OpenSpiel installed (`make bench` does that) its gin_rummy is measured in the same run.",
    )
    add_ruleset(parser)
    parser.add_argument(
        "--players", metavar="N", type=positive, help="how many play (2; 1 where the options want that)"
    )
    parser.add_argument("--seconds", metavar="N", type=seconds_from, default=4.0, help="how long to measure (4)")
    add_options(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object on one line")
    parser.set_defaults(run=run)


def seconds_from(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise argparse.ArgumentTypeError(f"a number of seconds from above 0 to 3600 is needed, not {text[:40]!r}")
    return seconds


def run(arguments: argparse.Namespace) -> int:
    ruleset = ruleset_of(arguments)
    options = options_of(arguments, ruleset)
    players = arguments.players or usual_players(ruleset, options)
    check_players(ruleset, players, options)
    result = bench(ruleset, options, players, arguments.seconds)
    rate = cast(float, result["decisions_per_second"])
    other = compare_openspiel(arguments.seconds, rate)
    if arguments.json:
        print(json.dumps({**result, "openspiel": other}))
        return 0
    many = "1 player" if players == 1 else f"{players} players"
    print(f"{ruleset.name}, {many}, random play, {result['build']} build, Python {result['python']}:")
    for key, text in (
        ("decisions_per_second", "decisions a second"),
        ("games_per_second", "games a second"),
        ("copies_per_second", "copies a second"),
        ("guesses_per_second", "guesses a second"),
    ):
        print(f"  {result[key]:>12,} {text}")
    if other is None:
        print("OpenSpiel is not installed, so there is nothing to compare with; `make bench` installs it.")
    else:
        print(f"OpenSpiel's {other['game']}, measured in the same way:")
        print(f"  {other['decisions_per_second']:>12,} decisions a second")
        print(f"Ours is {other['ratio']} times as fast.")
    return 0

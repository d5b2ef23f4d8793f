"""`starboard bench`: how fast the engine is in random play, beside OpenSpiel where that is installed."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, cast

from starboard.arena.bench import bench, bench_all, compare_openspiel
from starboard.cli.arguments import (
    Mistake,
    add_options,
    add_ruleset,
    check_players,
    options_of,
    positive,
    ruleset_of,
    usual_players,
)
from starboard.kernel.registry import ruleset_named, ruleset_names

if TYPE_CHECKING:
    from starboard.cli.arguments import Parser


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser(
        "bench",
        help="the engine's speed",
        description="Measure random play in one process by CPU time. A decision counts if it has two or more legal "
        "answers. With OpenSpiel installed (`make bench` does that) its gin_rummy is measured in the same run. Without "
        "a game, all games are measured in turn, and their numbers are printed side by side.",
    )
    add_ruleset(parser, needed=False)
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
    if arguments.ruleset is None:
        return run_all(arguments)
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
        ("guesses_per_second", "guesses a second, of positions that were guessed at before"),
        ("first_guesses_per_second", "first guesses a second"),
        ("observations_per_second", "observations a second"),
        ("bot_games_per_second", f"games a second between {result['bot']} bots"),
    ):
        if result[key] is not None:
            print(f"  {result[key]:>12,} {text}")
    if other is None:
        print("OpenSpiel is not installed, so there is nothing to compare with; `make bench` installs it.")
    else:
        print(f"OpenSpiel's {other['game']}, measured in the same way:")
        print(f"  {other['decisions_per_second']:>12,} decisions a second")
        print(f"Ours is {other['ratio']} times as fast.")
    return 0


def run_all(arguments: argparse.Namespace) -> int:
    if arguments.players is not None or arguments.options:
        raise Mistake("--players and --set need a game: starboard bench GAME --players N --set OPTION=VALUE")
    result = bench_all([ruleset_named(name) for name in ruleset_names()], arguments.seconds)
    if arguments.json:
        print(json.dumps(result))
        return 0
    other = cast("dict[str, object] | None", result["openspiel"])
    print(f"Random play, {result['build']} build, Python {result['python']}, a second of CPU time each:")
    print(
        f"{'':30} {'decisions':>10} {'times T':>8} {'copies':>9} {'guesses':>9} {'per copy':>8} {'first':>9} "
        f"{'observations':>12} {'bot games':>10}"
    )
    for one in cast("list[dict[str, object]]", result["games"]):
        options = "".join(f", {name} {value}" for name, value in cast("dict[str, object]", one["options"]).items())
        title = f"{one['ruleset']}, {one['players']} players{options}"
        ratio = one["ratio"] if one["ratio"] is not None else "-"
        seen = one["observations_per_second"]
        observations = f"{seen:,}" if seen is not None else "-"
        print(
            f"{title:30} {one['decisions_per_second']:>10,} {ratio:>8} {one['copies_per_second']:>9,} "
            f"{one['guesses_per_second']:>9,} {one['guesses_per_copy']:>8} {one['first_guesses_per_second']:>9,} "
            f"{observations:>12} {one['bot_games_per_second']:>10,}"
        )
    if other is None:
        print("OpenSpiel is not installed, so there is nothing to compare with; `make bench` installs it.")
    else:
        print(
            f"T is OpenSpiel's {other['game']}: {other['decisions_per_second']:,} decisions a second in the same run."
        )
    return 0

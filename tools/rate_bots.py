"""Rates the bots for every game and number of players by round robins, and writes what the server ships.

    .venv/bin/python tools/rate_bots.py                     play all that is missing, and write
    .venv/bin/python tools/rate_bots.py --only sun          only round robins of one game
    .venv/bin/python tools/rate_bots.py --times 4           four times as many games

What was played is kept in build/rate_bots, deal by deal, so that it can be stopped at any time. The deals are those of
the seed "ratings": nothing else is ever chosen by them.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from starboard.arena.contest import Results, contest_of, run
from starboard.arena.ratings import ratings
from starboard.bots import plays_with
from starboard.cli.progress import progress
from starboard.kernel.registry import ruleset_named

ROOT = Path(__file__).parent.parent
WRITTEN = ROOT / "src" / "starboard" / "server" / "ratings" / "bots.json"
KEPT = ROOT / "build" / "rate_bots"
SEED = "ratings"
MAX_ROUNDS = 200

QUICK = ["random", "simple", "easy", "medium", "hard"]
ALL = [*QUICK, "expert"]

ROUND_ROBINS: list[tuple[str, int, dict[str, Any], list[str], int]] = [
    ("race", 2, {}, ALL, 24),
    ("race", 3, {}, QUICK, 6),
    ("race", 4, {}, QUICK, 8),
    ("frontiers", 2, {}, ALL, 12),
    ("frontiers", 3, {}, QUICK, 6),
    ("frontiers", 4, {}, QUICK, 8),
    ("sun", 2, {}, QUICK, 16),
    ("sun", 3, {}, QUICK, 12),
    ("sun", 4, {}, QUICK, 16),
    ("frontiers", 5, {}, QUICK, 20),
    ("race", 5, {"level": 1}, QUICK, 10),
    ("race", 6, {"level": 3}, ALL, 6),
]
"""Game, players, options where the usual ones do not allow that number, who plays, and games of each group."""


def rated(
    game: str, players: int, options: dict[str, Any], bots: list[str], games: int, processes: int
) -> dict[str, Any]:
    """One round robin: the bots' ratings, and how many games each of them has played for it."""
    ruleset = ruleset_named(game)
    contest = contest_of(ruleset, ruleset.complete(options), players, bots, SEED, MAX_ROUNDS)
    KEPT.mkdir(parents=True, exist_ok=True)
    results = Results(contest, KEPT / f"{game}-{players}.jsonl")
    with progress(f"{game}, {players} players", len(results.missing(games)) * players, "games") as advance:
        run(results, games, processes, advance)
    groups = contest.groups()
    return {
        "game": game,
        "players": players,
        "options": options,
        "games_of_each_group": contest.deals(games) * players,
        "bots": {
            one["bot"]: {
                "mu": one["mu"],
                "sigma": one["sigma"],
                "games": contest.deals(games) * players * sum(one["bot"] in group for group in groups),
                "plays_with": plays_with(one["bot"], game),
            }
            for one in ratings(results, games)
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Rate the bots by round robins.")
    parser.add_argument(
        "--only", choices=sorted({one[0] for one in ROUND_ROBINS}), help="only round robins of this game"
    )
    parser.add_argument("--times", type=int, default=1, help="how many times as many games (1)")
    parser.add_argument("--processes", type=int, default=1, help="play in this many processes (1)")
    arguments = parser.parse_args()
    if arguments.times < 1 or arguments.processes < 1:
        parser.error("--times and --processes are 1 or more")
    written = json.loads(WRITTEN.read_text(encoding="utf-8"))["round_robins"] if WRITTEN.exists() else []
    found = {(one["game"], one["players"]): one for one in written}
    for game, players, options, bots, games in ROUND_ROBINS:
        if arguments.only in (None, game):
            fresh = rated(game, players, options, bots, games * arguments.times, arguments.processes)
            found[game, players] = fresh
            order = [found[key] for key in ((one[0], one[1]) for one in ROUND_ROBINS) if key in found]
            source = {"source": "tools/rate_bots.py", "seed": SEED, "round_robins": order}
            WRITTEN.write_text(json.dumps(source, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

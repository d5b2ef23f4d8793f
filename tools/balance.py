"""Measures what wins because of what it is, not because of who bought it: everything measured is dealt by lot.

    python tools/balance.py frontiers --players 2 --games 20000
    python tools/balance.py frontiers --players 2 --games 20000 --gifts
    python tools/balance.py sun --players 4 --games 5000 --bot medium
    python tools/balance.py sun --players 4 --games 5000 --pack trial.toml      (values that are to be tried)

Home worlds of New Frontiers and factions of Beyond the Sun are dealt at random, and so are the places in the order of
the first round. With --gifts somebody begins New Frontiers with a development that is drawn by lot, and everybody else
with its price in credits: if it is worth its price, its owner wins a fair share. Every player is the same bot.

A share of 1.00 is fair: the part of the games that was won, times the number of players. Games are kept in
build/balance, so that it can be stopped at any time and goes on; other content begins anew.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any

from starboard.arena.simulate import shares_of_win
from starboard.bots import make_bot
from starboard.cli.progress import progress
from starboard.frontiers.position import FrontiersGame
from starboard.kernel.chance import Chance, Stream
from starboard.kernel.game import Game
from starboard.kernel.playout import play_on
from starboard.kernel.registry import ruleset_named
from starboard.kernel.ruleset import Ruleset
from starboard.packs.shelf import read_pack
from starboard.sun.position import SunGame

KEPT = Path(__file__).parent.parent / "build" / "balance"
MAX_ROUNDS = 200
DEVIATIONS = 1.96
"""Of a mean, on either side of it, are its 95% interval."""

Row = dict[str, Any]
"""One game: what its seats had by lot, and what they won."""


def play(rules: Ruleset, options: dict[str, Any], players: int, bot: str, gifts: bool, seed: str) -> Row:
    """One game between equal bots."""
    game = rules.new_game(players, options, Chance.seeded(seed, players))
    stream = Stream(f"{seed}/lot")
    row: Row = {"places": [game.order.index(seat) for seat in range(players)]}
    if isinstance(game, FrontiersGame):
        choose_homes(game, stream)
        row["starts"] = [game.name(player.colonies[0]) for player in game.players]
        if gifts:
            row["gift"] = give(game, stream)
    elif isinstance(game, SunGame):
        row["starts"] = [player.faction.slug for player in game.players]
    play_on(game, [make_bot(bot, rules.name, f"{seed}/{seat}") for seat in range(players)], max_rounds=MAX_ROUNDS)
    row["rounds"] = game.round
    row["shares"] = shares_of_win(game)
    if isinstance(game, SunGame):
        designs = game.content
        row["goals"] = {
            designs.achievements[goal].slug: len(discs) for goal, discs in zip(game.goals, game.goal_discs, strict=True)
        }
        known = {card for seat in range(players) for card in game.techs_of(seat)}
        row["technologies"] = sorted(designs.technologies[card].slug for card in known)
    return row


def choose_homes(game: Game, stream: Stream) -> None:
    """Sides of the mats by lot."""
    for seat in game.order[:]:
        decision = game.decision_of(seat)
        assert decision is not None, "homes are chosen in order"
        game.decide(seat, decision.form.random(stream))


def give(game: FrontiersGame, stream: Stream) -> list[Any]:
    """A development for one seat, and its price for the others."""
    there = [tile for tile in game.content.developments if game.stacks[tile]]
    tile = there[stream.below(len(there))]
    lucky = stream.below(game.seats)
    game.stacks[tile] -= 1
    for seat, player in enumerate(game.players):
        if seat == lucky:
            player.developments.append(tile)
            player.stale = True
        else:
            player.credits += game.content.tiles[tile].cost
    return [lucky, game.name(tile)]


def rows_of(path: Path, games: int, job: Callable[[str], Row], seed: str) -> Iterator[Row]:
    """As many games as are wanted: those of the file, then new ones, which are added to it."""
    whole = path.read_bytes().rpartition(b"\n")[0].splitlines() if path.exists() else []
    yield from (json.loads(line) for line in whole[:games])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"".join(line + b"\n" for line in whole))  # without a line that was cut off
    with path.open("a", encoding="utf-8") as file:
        for number in range(len(whole), games):
            row = job(f"{seed}/{number}")
            file.write(json.dumps(row, separators=(",", ":")) + "\n")
            file.flush()
            yield row


class Tally:
    """How well each of some things did."""

    def __init__(self) -> None:
        self.won: defaultdict[str, list[float]] = defaultdict(list)

    def add(self, thing: str, value: float) -> None:
        self.won[thing].append(value)

    def plain(self) -> dict[str, dict[str, float]]:
        """For each, from the best to the worst: the mean, how far off it may be (95%), and of how many."""
        found: dict[str, dict[str, float]] = {}
        for thing, values in sorted(self.won.items(), key=lambda item: -sum(item[1]) / len(item[1])):
            mean = sum(values) / len(values)
            spread = sqrt(sum((value - mean) ** 2 for value in values) / len(values))
            doubt = DEVIATIONS * spread / sqrt(len(values))
            found[thing] = {"mean": round(mean, 3), "doubt": round(doubt, 3), "of": len(values)}
        return found


def tallies(rows: Iterator[Row], players: int) -> dict[str, Tally]:
    found: defaultdict[str, Tally] = defaultdict(Tally)
    for row in rows:
        found["rounds"].add("rounds", row["rounds"])
        for seat, share in enumerate(row["shares"]):
            found["place in the order"].add(str(row["places"][seat] + 1), share * players)
            found["home or faction"].add(row["starts"][seat], share * players)
        if "gift" in row:
            lucky, tile = row["gift"]
            found["development"].add(tile, row["shares"][lucky] * players)
        for goal, discs in row.get("goals", {}).items():
            found["discs on an achievement"].add(goal, discs)
        for technology in row.get("technologies", []):
            found["technology"].add(technology, 1)
    return dict(found)


def told(found: dict[str, Tally]) -> str:
    lines: list[str] = []
    games = len(found["rounds"].won["rounds"])
    for what, tally in found.items():
        lines.append(what)
        for thing, one in tally.plain().items():
            if what == "technology":
                lines.append(f"  {thing}: in {one['of'] / games:.1%} of the games")
            else:
                lines.append(f"  {thing}: {one['mean']:.2f} ± {one['doubt']:.2f} ({one['of']})")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=("frontiers", "sun"))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", dest="options")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bot", default="simple", help="who plays (simple)")
    parser.add_argument("--gifts", action="store_true", help="somebody begins with a development (New Frontiers)")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--pack", type=Path, help="a content pack with values to try")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    rules = read_pack(chosen.pack).ruleset() if chosen.pack else ruleset_named(chosen.game)
    options = rules.complete(dict(one.split("=", 1) for one in chosen.options))
    rules.check_seats(chosen.players, options)
    job = partial(play, rules, options, chosen.players, chosen.bot, chosen.gifts)
    words = [
        rules.name,
        str(chosen.players),
        chosen.bot,
        *chosen.options,
        chosen.seed,
        rules.content_hash(options)[:12],
    ]
    path = KEPT / f"{'-'.join([*words, *(['gifts'] if chosen.gifts else [])])}.jsonl"
    with progress(path.stem, chosen.games, "games") as advance:

        def counted() -> Iterator[Row]:
            for row in rows_of(path, chosen.games, job, chosen.seed):
                advance(1)
                yield row

        found = tallies(counted(), chosen.players)
    if chosen.json:
        print(json.dumps({what: tally.plain() for what, tally in found.items()}, indent=1))
    else:
        print(told(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())

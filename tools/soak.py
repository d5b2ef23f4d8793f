"""Plays many random games of every ruleset under all options, and checks the laws as it goes; bounded by seconds.

    .venv/bin/python tools/soak.py [SECONDS] [FIRST SEED]      (from the project's root; make soak)

Besides each ruleset's laws (tests/<name>/laws.py): copies play alike, guesses show their seat the same table, and
records replay. A failure names the table and the seed that show it again.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.properties.play import RULESETS, Table, settings_of  # noqa: E402
from tests.properties.test_matches import play  # noqa: E402

from starboard.cli.progress import progress  # noqa: E402
from starboard.kernel import Match, Record, Stream, build  # noqa: E402


def soak_game(table: Table, source: Stream) -> int:
    """One game to its end (or 2,000 decisions); how many decisions it had."""
    decisions = 0
    for game, decision, choice in table.positions(2000):
        decisions += 1
        table.check(game)
        if source.below(20) == 0:
            seat = source.below(game.seats)
            guess = game.guess(seat, source)
            table.check(guess)
            assert guess.view(seat) == game.view(seat), "a guess changed what its seat sees"
            copy, twin, before = game.copy(), game.copy(), game.digest()
            copy.decide(decision.seat, choice)
            twin.decide(decision.seat, choice)
            assert game.digest() == before, "a copy disturbed its original"
            assert copy.digest() == twin.digest(), "two copies went different ways"
    return decisions


def soak_match(table: Table) -> None:
    match = play(table, 150)
    again = Match.replay(table.ruleset, Record.parse(match.record.text()))
    assert again.game.digest() == match.game.digest(), "a record gave another game"


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    tables = [(name, *setting) for name in sorted(RULESETS) for setting in settings_of(RULESETS[name])]
    with progress("soak", seconds, "s") as advance:
        games, decisions, seed = soak(tables, seconds, seed, advance)
    print(f"soak: {build()} build, {games} games of {len(tables)} kinds, {decisions} decisions, next seed {seed}")


def soak(tables: list[Any], seconds: float, seed: int, advance: Callable[[float], None]) -> tuple[int, int, int]:
    """Play until the time is over; how many games and decisions there were, and the seed to go on with."""
    source = Stream(f"soak {seed}")
    games = decisions = 0
    now = time.monotonic()
    end = now + seconds
    while now < end:
        for name, options, seats in tables:
            style = ["random", "random", "random", "first", "last", "few", "many"][seed % 7]
            table = Table(name, options, seats, seed, style, seed % 2 == 1)
            try:
                decisions += soak_game(table, source)
                soak_match(table)
            except BaseException:
                print(f"soak: failed at {table!r}", file=sys.stderr)
                raise
            games += 1
            before, now = now, time.monotonic()
            advance(now - before)
        seed += 1
    return games, decisions, seed


if __name__ == "__main__":
    main()

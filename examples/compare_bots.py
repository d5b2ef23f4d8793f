"""Match-up: which of two bots is stronger? Every deal is played from both seats, so that luck cancels out.

Shows `match_up`, with bots by their names and with one of our own.
Run it: python examples/compare_bots.py [DEALS]
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from write_a_bot import EagerBot

from starboard import match_up, ruleset_named
from starboard.arena.match_up import Entrant


def main(deals: str = "5") -> None:
    race = ruleset_named("race")
    pairs: list[Sequence[Entrant]] = [["simple", "random"], ["simple", EagerBot]]
    for bots in pairs:
        found = match_up(race, {}, int(deals), "example", bots, max_rounds=40)
        if not found.shares:
            print(f"{found.bots[0]} against {found.bots[1]}: no deal was finished in 40 rounds")
            continue
        low, high = found.interval(0)
        print(
            f"{found.bots[0]} against {found.bots[1]}: wins {found.share(0):.0%} "
            f"(95% interval {low:.0%} to {high:.0%}), by {found.margin(0):.1f} points on average"
        )


if __name__ == "__main__":
    main(*sys.argv[1:])

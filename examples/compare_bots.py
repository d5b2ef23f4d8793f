"""Match-up: which of two bots is stronger? Every deal is played from both seats, so that luck cancels out.

Shows `match_up`, with bots by their names and with one of our own.
Run it: python examples/compare_bots.py [DEALS]
"""

from __future__ import annotations

import sys

from write_a_bot import EagerBot

from starboard import match_up, ruleset_named

ROUNDS = 40
"""Bots that never end a game must not keep us waiting."""


def main(deals: str = "5") -> None:
    race = ruleset_named("race")
    against_random = match_up(race, {}, int(deals), "example", ["simple", "random"], ROUNDS)
    against_eager = match_up(race, {}, int(deals), "example", ["simple", EagerBot], ROUNDS)
    for found in (against_random, against_eager):
        one, other = found.bots
        if not found.shares:
            print(f"{one} against {other}: no deal was finished in {ROUNDS} rounds")
            continue
        low, high = found.interval(0)
        print(
            f"{one} against {other}: wins {found.share(0):.0%} (95% interval {low:.0%} to {high:.0%}), "
            f"by {found.margin(0):.1f} points on average"
        )


if __name__ == "__main__":
    main(*sys.argv[1:])

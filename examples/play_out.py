"""Play out: three bots play a whole game, and its result is printed as a person would read it.

Shows how to find a game, begin a match, ask who has to decide, and choose for them.
Run it: python examples/play_out.py [RULESET] [SEED]
"""

from __future__ import annotations

import sys

from starboard import Match, face_of, make_bot, ruleset_named


def main(ruleset_name: str = "race", seed: str = "example") -> None:
    match = Match.begin(ruleset_named(ruleset_name), 3, {}, seed)
    bots = [make_bot("simple", ruleset_name, f"{seed}/{seat}") for seat in range(3)]
    while not match.over:
        for decision in match.game.decisions:
            match.choose(decision.seat, bots[decision.seat].choose(match.game, decision.seat), decision.id)

    face = face_of(ruleset_name)
    for line in face.scores(match.plain_standings(), face.language("en"), final=True):
        print(line)


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Write a bot: one that knows no rules, tries some answers, and takes the one with the best end of the round.

Shows what a bot may look at (a guess of the position, never the position's secrets), and how a bot is announced.
Run it: python examples/write_a_bot.py [RULESET]
"""

from __future__ import annotations

import sys

from starboard import Bot, BotKind, Chance, Game, Stream, make_bot, play_out, ruleset_named

TRIED = 8


class EagerBot(Bot):
    """Takes the answer after which it has the most points when the round is over, if the rest of it is chance."""

    def __init__(self, seed: str) -> None:
        super().__init__("eager")
        self.stream = Stream(seed)

    def choose(self, game: Game, seat: int) -> list[int]:
        decision = game.decision_of(seat)
        assert decision is not None, "a bot is asked only when its seat has to decide"
        answers = [decision.form.random(self.stream) for _ in range(TRIED)]
        # What the seat cannot know (others' hands, the deck) is dealt anew in a guess.
        guess = game.guess(seat, self.stream)
        return max(answers, key=lambda answer: self.points_after(guess.copy(), seat, answer))

    def points_after(self, game: Game, seat: int, answer: list[int]) -> int:
        game.decide(seat, answer)
        play_out(game, self.stream, max_rounds=game.round)
        return next(one.total for one in game.standings() if one.seat == seat)


EAGER = BotKind(
    "eager",
    make=lambda ruleset, seed: EagerBot(seed),
    about="takes what gives points in this round, without a thought for later",
    level=10,
    cost="quick",
)
"""An entry point in the group `starboard.bots` names this object: see seat_your_bot.py."""


def main(ruleset_name: str = "race") -> None:
    ruleset = ruleset_named(ruleset_name)
    game = ruleset.new_game(2, ruleset.complete({}), Chance.seeded("example", 2))
    bots = [EagerBot("eager"), make_bot("random", ruleset_name, "random")]
    while not game.over and game.round <= 30:
        for decision in game.decisions:
            game.decide(decision.seat, bots[decision.seat].choose(game, decision.seat))
    for one in game.standings():
        print(f"{one.rank}. {bots[one.seat].name}: {one.total} points after {game.round} rounds")


if __name__ == "__main__":
    main(*sys.argv[1:])

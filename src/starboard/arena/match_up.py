"""Match-up: which bot is stronger, measured so that luck cancels out.

Every deal is played once for each rotation of the bots around the table. Each seat's draws come from its own stream of
the same seed, and a bot's own randomness from its seat, so a rotation differs from another only through the bots: equal
bots score exactly equal. The interval is a bootstrap over deals, because games of one deal are not independent.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from starboard.arena.simulate import play, scores_of, shares_of_win
from starboard.bots import Bot, make_bot
from starboard.kernel.chance import Chance
from starboard.kernel.ruleset import Ruleset

RESAMPLES = 2000

Entrant = str | Callable[[str], Bot]
"""A bot by its name, or, for one that is not in the package, what makes it from a seed."""


def seat_bot(entrant: Entrant, ruleset_name: str, seed: str) -> Bot:
    return make_bot(entrant, ruleset_name, seed) if isinstance(entrant, str) else entrant(seed)


class MatchUp:
    """For each deal and bot: its mean share of the win, and its mean lead over the other bots' mean score."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = list(bots)
        self.shares: list[list[float]] = []
        self.margins: list[list[float]] = []
        self.unfinished = 0

    def share(self, bot: int) -> float:
        """The bot's part of all wins."""
        return mean([deal[bot] for deal in self.shares])

    def margin(self, bot: int) -> float:
        """By how many points the bot leads the mean of the others."""
        return mean([deal[bot] for deal in self.margins])

    def interval(self, bot: int) -> tuple[float, float]:
        """95% of resampled match-ups give the bot a share between these."""
        return interval([deal[bot] for deal in self.shares])

    def plain(self) -> dict[str, object]:
        played = len(self.shares)
        return {
            "bots": self.bots,
            "deals": played + self.unfinished,
            "games": (played + self.unfinished) * len(self.bots),
            "unfinished_deals": self.unfinished,
            "win_share": [round(self.share(bot), 4) if played else None for bot in range(len(self.bots))],
            "interval": [[round(end, 4) for end in self.interval(bot)] for bot in range(len(self.bots))]
            if played
            else None,
            "margin": [round(self.margin(bot), 2) if played else None for bot in range(len(self.bots))],
        }


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The 95% bootstrap interval of a mean; always the same for the same values."""
    source = Random(1)
    means = sorted(mean(source.choices(values, k=len(values))) for _ in range(RESAMPLES))
    return means[RESAMPLES * 25 // 1000], means[RESAMPLES * 975 // 1000 - 1]


def match_up(
    ruleset: Ruleset,
    options: Mapping[str, object],
    deals: int,
    seed: str,
    bots: Sequence[Entrant],
    max_rounds: int | None = None,
) -> MatchUp:
    """Play every deal in all rotations of the bots. A deal with an unfinished game counts for nobody."""
    seats = len(bots)
    values = ruleset.complete(options)
    ruleset.check_seats(seats, values)
    found = MatchUp([seat_bot(bot, ruleset.name, seed).name for bot in bots])
    for deal in range(deals):
        shares = [0.0] * seats
        margins = [0.0] * seats
        finished = True
        for rotation in range(seats):
            game = ruleset.new_game(seats, values, Chance.seeded(f"{seed}/{deal}", seats))
            sitting = [(seat + rotation) % seats for seat in range(seats)]
            players = [seat_bot(bots[bot], ruleset.name, f"{seed}/{deal}/{seat}") for seat, bot in enumerate(sitting)]
            play(game, players, max_rounds)
            if not game.over:
                finished = False
                break
            won = shares_of_win(game)
            standings = game.standings()
            scores = scores_of(game)
            for seat, bot in enumerate(sitting):
                shares[bot] += won[seat]
                others = [one.total for one in standings if one.seat != seat]
                margins[bot] += scores[seat] - mean(others)
        if finished:
            found.shares.append([share / seats for share in shares])
            found.margins.append([margin / seats for margin in margins])
        else:
            found.unfinished += 1
    return found

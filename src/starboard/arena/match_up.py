"""Match-up: which bot is stronger, measured so that luck cancels out.

Every deal is played once for each rotation of the bots around the table. Each seat's draws come from its own stream of
the same seed, and a bot's own randomness from its seat, so a rotation differs from another only through the bots: equal
bots score exactly equal. The interval is a bootstrap over deals, because games of one deal are not independent.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import isfinite
from random import Random
from typing import Any

from starboard.arena.simulate import Watched, play_watched, scores_of, shares_of_win
from starboard.bots import Bot, make_bot
from starboard.kernel.chance import Chance
from starboard.kernel.ruleset import Ruleset, Value

RESAMPLES = 2000

Entrant = str | Callable[[str], Bot]
"""A bot by its name, or, for one that is not in the package, what makes it from a seed."""


def seat_bot(entrant: Entrant, ruleset_name: str, seed: str) -> Bot:
    return make_bot(entrant, ruleset_name, seed) if isinstance(entrant, str) else entrant(seed)


@dataclass(frozen=True)
class Deal:
    """What came of one deal, played in all rotations. All lists are in the order of the bots."""

    finished: bool
    """Was every game of it played to its end? If not, it counts for nobody."""
    shares: list[float]
    """Each bot's mean share of the win."""
    margins: list[float]
    """Each bot's mean lead over the other bots' mean score."""
    ranks: list[list[int]]
    """For each rotation, the rank of each bot; 1 is the winner's."""
    decisions: list[int]
    """How many questions with two or more legal answers each bot was asked."""
    seconds: list[float]
    """The CPU time that each bot took."""
    faults: list[int]
    """How often each bot failed, and the stand-in chose for it."""

    def plain(self) -> dict[str, object]:
        return asdict(self)


def deal_from(data: Mapping[str, Any], bots: int) -> Deal:
    """A deal from plain data; whatever damaged data brings about is raised."""
    deal = Deal(**data)
    rows: list[Sequence[float]] = [deal.shares, deal.margins, deal.decisions, deal.seconds, deal.faults, *deal.ranks]
    if not isinstance(deal.finished, bool) or any(len(row) != bots for row in rows):
        raise ValueError("a deal has one number for each bot")
    if not all(isfinite(number) for row in rows for number in row):
        raise ValueError("a deal has finite numbers")
    return deal


def play_deal(
    ruleset: Ruleset,
    options: Mapping[str, Value],
    seed: str,
    number: int,
    bots: Sequence[Entrant],
    max_rounds: int | None = None,
) -> Deal:
    """Play one deal in all rotations of the bots; stops at a game that is not finished after `max_rounds`."""
    seats = len(bots)
    shares, margins, seconds = [0.0] * seats, [0.0] * seats, [0.0] * seats
    decisions, faults = [0] * seats, [0] * seats
    ranks: list[list[int]] = []
    finished = True
    for rotation in range(seats):
        game = ruleset.new_game(seats, options, Chance.seeded(f"{seed}/{number}", seats))
        sitting = [(seat + rotation) % seats for seat in range(seats)]
        players = [
            Watched(seat_bot(bots[bot], ruleset.name, f"{seed}/{number}/{seat}")) for seat, bot in enumerate(sitting)
        ]
        play_watched(game, players, max_rounds)
        for seat, bot in enumerate(sitting):
            decisions[bot] += players[seat].decisions
            seconds[bot] += players[seat].seconds
            faults[bot] += players[seat].faults
        if not game.over:
            finished = False
            break
        won = shares_of_win(game)
        standings = game.standings()
        scores = scores_of(game)
        places = {one.seat: one.rank for one in standings}
        ranks.append([0] * seats)
        for seat, bot in enumerate(sitting):
            shares[bot] += won[seat] / seats
            others = [one.total for one in standings if one.seat != seat]
            margins[bot] += (scores[seat] - mean(others)) / seats
            ranks[-1][bot] = places[seat]
    return Deal(finished, shares, margins, ranks, decisions, seconds, faults)


class MatchUp:
    """Deals that the same bots have played, and what follows from them."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = list(bots)
        self.shares: list[list[float]] = []
        """For each deal, each bot's mean share of the win."""
        self.margins: list[list[float]] = []
        """For each deal, each bot's mean lead over the other bots' mean score."""
        self.unfinished = 0
        self.decisions = [0] * len(bots)
        self.seconds = [0.0] * len(bots)
        self.faults = [0] * len(bots)

    def add(self, deal: Deal) -> None:
        """Count a deal. One with an unfinished game counts for nobody, but its work is counted."""
        if deal.finished:
            self.shares.append(deal.shares)
            self.margins.append(deal.margins)
        else:
            self.unfinished += 1
        for bot in range(len(self.bots)):
            self.decisions[bot] += deal.decisions[bot]
            self.seconds[bot] += deal.seconds[bot]
            self.faults[bot] += deal.faults[bot]

    def share(self, bot: int) -> float:
        """The bot's part of all wins."""
        return mean([deal[bot] for deal in self.shares])

    def margin(self, bot: int) -> float:
        """By how many points the bot leads the mean of the others."""
        return mean([deal[bot] for deal in self.margins])

    def interval(self, bot: int) -> tuple[float, float]:
        """95% of resampled match-ups give the bot a share between these."""
        return interval([deal[bot] for deal in self.shares])

    def cpu_ms(self, bot: int) -> float | None:
        """The CPU time of the bot, in milliseconds for each question that left it a choice."""
        return 1000 * self.seconds[bot] / self.decisions[bot] if self.decisions[bot] else None

    def plain(self) -> dict[str, object]:
        played = len(self.shares)
        seats = range(len(self.bots))
        spent = [self.cpu_ms(bot) for bot in seats]
        return {
            "bots": self.bots,
            "deals": played + self.unfinished,
            "games": (played + self.unfinished) * len(self.bots),
            "unfinished_deals": self.unfinished,
            "win_share": [round(self.share(bot), 4) if played else None for bot in seats],
            "interval": [[round(end, 4) for end in self.interval(bot)] for bot in seats] if played else None,
            "margin": [round(self.margin(bot), 2) if played else None for bot in seats],
            "cpu_ms": [None if one is None else round(one, 3) for one in spent],
            "faults": self.faults,
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
    values = ruleset.complete(options)
    ruleset.check_seats(len(bots), values)
    found = MatchUp([seat_bot(bot, ruleset.name, seed).name for bot in bots])
    for deal in range(deals):
        found.add(play_deal(ruleset, values, seed, deal, bots, max_rounds))
    return found

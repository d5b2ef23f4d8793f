"""Simulate: play many games between bots and add up what happened.

Games between random players can last very long, so a simulation may bound the rounds; such games are reported as
unfinished and count in no score. The bound is not part of any game's rules.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping, Sequence

from starboard.bots import Bot, BotFault, answering_for, make_bot
from starboard.bots.kinds import fault_of
from starboard.bots.piped import PipedBot
from starboard.kernel.chance import Chance
from starboard.kernel.decision import IllegalChoice
from starboard.kernel.game import Game
from starboard.kernel.playout import play_on
from starboard.kernel.ruleset import Ruleset

LOG = logging.getLogger(__name__)


class Watched:
    """A bot whose faults name it, and whose work is measured."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = 0
        """How many questions with two or more legal answers it has been asked."""
        self.seconds = 0.0
        """The CPU time it has taken for these and for all others."""
        self.faults = 0
        """How often the stand-in had to choose for it."""

    def choose(self, game: Game, seat: int) -> list[int]:
        decision = game.pending[seat]
        if decision is not None and not decision.form.single():
            self.decisions += 1
        start = self.clock()
        try:
            return self.bot.choose(game, seat)
        except Exception as wrong:
            fault = wrong if isinstance(wrong, BotFault) else fault_of(self.bot.name, wrong)
            if not isinstance(self.bot, PipedBot):
                raise fault from wrong
        finally:
            self.seconds += self.clock() - start
        return self.other_choice(game, seat, fault)

    def clock(self) -> float:
        """CPU seconds of this process, and of the program that the bot is, if it is one."""
        elsewhere = self.bot.program.cpu_seconds() if isinstance(self.bot, PipedBot) else 0.0
        return time.process_time() + elsewhere

    def other_choice(self, game: Game, seat: int, fault: BotFault) -> list[int]:
        """A program of somebody's has failed: it loses this turn to the stand-in, and the game goes on."""
        assert game.ruleset is not None
        assert isinstance(self.bot, PipedBot)
        self.faults += 1
        other = answering_for(self.bot.name, game.ruleset.name)[0]
        if fault.what not in self.bot.program.reported:  # the same a thousand times over would hide all else
            self.bot.program.reported.add(fault.what)
            LOG.warning("%s; %s chooses for it", fault, other)
        return make_bot(other, game.ruleset.name, f"{seat}/{self.faults}").choose(game, seat)


def play(game: Game, bots: Sequence[Bot], max_rounds: int | None = None) -> int:
    """Play the game to its end, or until a round after the last allowed one begins.

    Returns how many questions had two or more legal answers. `game.over` tells whether the game was finished. Raises
    BotFault if a bot raises or chooses something illegal.
    """
    return play_watched(game, [Watched(bot) for bot in bots], max_rounds)


def play_watched(game: Game, bots: Sequence[Watched], max_rounds: int | None = None) -> int:
    """As `play`, for bots whose work the caller wants to know."""

    def enough(game: Game) -> bool:
        return max_rounds is not None and game.round > max_rounds

    try:
        return play_on(game, bots, enough if max_rounds is not None else None)
    except IllegalChoice as wrong:
        raise fault_of(bots[wrong.seat].bot.name, wrong) from wrong


def shares_of_win(game: Game) -> list[float]:
    """1 for the winner, or equal parts of it for those who share the first rank.

    An opponent without a seat, whom the rules play, may win too: then the seats have less than 1 between them.
    """
    standings = game.standings()
    winners = [one.seat for one in standings if one.rank == 1]
    shares = [0.0] * game.seats
    for seat in winners:
        if seat < game.seats:
            shares[seat] = 1 / len(winners)
    return shares


def scores_of(game: Game) -> list[int]:
    """Everybody's total, by seat."""
    scores = [0] * game.seats
    for one in game.standings():
        if one.seat < game.seats:
            scores[one.seat] = one.total
    return scores


class Result:
    """What a simulation found. Wins, scores and rounds are over finished games only."""

    def __init__(self, ruleset: str, bots: Sequence[str], seed: str, max_rounds: int | None) -> None:
        self.ruleset = ruleset
        self.bots = list(bots)
        self.seed = seed
        self.max_rounds = max_rounds
        self.games = 0
        self.finished = 0
        self.rounds = 0
        self.decisions = 0
        self.wins = [0.0] * len(bots)
        self.scores = [0] * len(bots)
        self.seconds = 0.0

    def add(self, game: Game, decisions: int) -> None:
        """Count a game that has been played."""
        self.games += 1
        self.decisions += decisions
        if not game.over:
            return
        self.finished += 1
        self.rounds += game.round
        for seat, share in enumerate(shares_of_win(game)):
            self.wins[seat] += share
        for seat, score in enumerate(scores_of(game)):
            self.scores[seat] += score

    def plain(self) -> dict[str, object]:
        """As plain data; means are None when no game was finished."""
        finished = self.finished
        return {
            "ruleset": self.ruleset,
            "players": len(self.bots),
            "bots": self.bots,
            "seed": self.seed,
            "games": self.games,
            "finished": finished,
            "unfinished": self.games - finished,
            "max_rounds": self.max_rounds,
            "rounds_mean": round(self.rounds / finished, 2) if finished else None,
            "decisions": self.decisions,
            "wins": [round(wins, 3) for wins in self.wins],
            "score_mean": [round(score / finished, 2) for score in self.scores] if finished else None,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else None,
            "games_per_second": round(self.games / self.seconds, 1) if self.seconds else None,
        }


def simulate(
    ruleset: Ruleset,
    seats: int,
    options: Mapping[str, object],
    games: int,
    seed: str,
    bots: Sequence[str],
    max_rounds: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Result:
    """Play a number of games with one bot for each seat, by name. `progress` is told of every game.

    Equal arguments play equal games. Raises ValueError for a bot the game does not have or a wrong number of bots, and
    OptionError for options or a number of players that the rules do not have.
    """
    values = ruleset.complete(options)
    ruleset.check_seats(seats, values)
    if len(bots) != seats:
        raise ValueError(f"{seats} players need {seats} bots, not {len(bots)}")
    result = Result(ruleset.name, bots, seed, max_rounds)
    start = time.process_time()
    for number in range(games):
        game = ruleset.new_game(seats, values, Chance.seeded(f"{seed}/{number}", seats))
        players = [make_bot(bot, ruleset.name, f"{seed}/{number}/{seat}") for seat, bot in enumerate(bots)]
        result.add(game, play(game, players, max_rounds))
        if progress is not None:
            progress(1)
    result.seconds = time.process_time() - start
    return result

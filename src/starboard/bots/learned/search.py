"""Search: a bot that tries its answers on guesses, lets rules of thumb play on for a while, and asks a judge.

It knows no game: a guide (guides.py) says what to think about and how far to look. How much it thinks is counted in
answers, guesses and look-aheads, never in time, and all its randomness comes from its seed and the decision.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from typing import Any, Final

from mypy_extensions import mypyc_attr

from starboard.bots.bot import Bot, owed
from starboard.bots.learned.guides import ACTION, Guide
from starboard.bots.learned.judge import Judge
from starboard.bots.learned.outcome import outcome
from starboard.bots.learned.policy import Actor, Policy
from starboard.kernel.chance import Stream
from starboard.kernel.forms import Form, PickOrder, PickSet
from starboard.kernel.game import Game

MOST_CHOICES: Final = 600
"""No look-ahead goes on for more choices than this: a position is then valued as it is."""
MANY_SEATS: Final = 4


@dataclass(frozen=True)
class Effort:
    """How hard a bot thinks, and how steady its hand is."""

    answers: int = 12
    """At most this many answers to a question are tried."""
    guesses: int = 8
    """On how many guesses each of them is tried."""
    trust: float = 0.02
    """What is added to the value of the rules of thumb's own answer: it is rarely bad, and values are never exact."""
    finalists: int = 0
    """At most this many of the best answers are tried again with a longer look-ahead; with fewer than 2, none."""
    reach: float = 1.0
    """But none that looks worse than the best by more than this: where one is clearly best, that is thought enough."""
    dreams: int = 0
    """How many of those longer look-aheads a decision gets, while the finalists are halved again and again.

    At tables of more than MANY_SEATS there are fewer, as each of them takes longer.
    """
    depth: int = 2
    """How many rounds (or own turns) the longer look-ahead goes on."""
    width: int = 0
    """The last of those rounds begins with the best of this many answers, as the judge sees it; with 0, as the rules of
    thumb have it."""
    temperature: float = 0.0
    """By how much an answer may look less likely to win, and still be taken quite often; 0 always takes the best."""
    slip: float = 0.0
    """An answer that looks worse than the best by more than this is never taken."""
    distilled: bool = False
    """Does a policy choose the actions while it looks ahead? Where there is none for the content, and if this is not
    set, the rules of thumb do."""


class Mind:
    """A judge, and the rules of thumb that play on until it is asked."""

    def __init__(self, judge: Judge, weights: Any, effort: Effort | None = None, policy: Policy | None = None) -> None:
        self.judge = judge
        self.weights = weights
        """Of the rules of thumb."""
        self.policy = policy
        """Whoever chooses actions instead of the rules of thumb, if somebody does."""
        self.effort = effort
        """How hard to think about this content; None leaves it to the bot."""


NOBODY: Final = Judge()


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """Looks a round ahead."""

    def __init__(self, name: str, seed: str, guide: Guide, mind: Callable[[Game], Mind], effort: Effort) -> None:
        super().__init__(name)
        self.seed = seed
        self.guide = guide
        self.mind = mind
        """What it judges positions of this game with."""
        self.effort = effort
        self.judge: Judge = NOBODY
        self.thumbs: list[Bot] = []
        """The rules of thumb, for each seat; a policy may choose their actions."""
        self.tried: list[list[int]] = []
        self.values: list[float] = []
        """What was tried for the last decision that took thought, and what each was worth: for trainers and reviews."""

    def choose(self, game: Game, seat: int) -> list[int]:
        decision = owed(game, seat)
        form = decision.form
        if form.single():
            return form.first()
        seed = f"{self.seed}/{decision.id}"
        stream = Stream(seed)
        mind = self.mind(game)
        self.judge = mind.judge
        if mind.effort is not None:
            self.effort = mind.effort
        self.thumbs = self.guide.thumbs(game, seed, mind.weights)
        if mind.policy is not None:
            policy = mind.policy
            self.thumbs = [Actor(thumb, policy) for thumb in self.thumbs]
        usual = self.thumbs[seat].choose(game, seat)
        if decision.kind not in self.guide.kinds:
            return usual
        tried = candidates(form, usual, self.effort.answers, stream)
        values = self.try_all(game, seat, tried, self.effort.guesses, 1, 0, stream)
        values[0] += self.effort.trust
        if self.effort.finalists > 1 and len(tried) > 1:
            values = self.play_off(game, seat, tried, values, stream)
        self.tried = tried
        self.values = values
        return tried[pick(values, self.effort, stream)]

    def try_all(
        self, game: Game, seat: int, tried: list[list[int]], guesses: int, depth: int, width: int, stream: Stream
    ) -> list[float]:
        """What each answer is worth on average. All are tried on the same guesses, so that luck is the same for all."""
        totals = [0.0] * len(tried)
        answered: list[int] = []
        bests: list[float] = []
        counts: list[int] = []
        for _ in range(guesses):
            world = game.guess(seat, stream)
            answer_in_secret(world, seat, self.thumbs)
            for at in range(len(tried)):
                ahead = world.copy()
                ahead.decide(seat, tried[at])
                self.play_ahead(ahead, seat, depth if width == 0 else depth - 1)
                noted = 0
                if ahead.over:
                    best = outcome(ahead, seat).worth
                elif width == 0 or ahead.pending[seat] is None:
                    self.judge.note(ahead, seat)
                    noted = 1
                    best = 0.0
                else:
                    noted, best = self.fan_out(ahead, seat, width, stream)
                answered.append(at)
                counts.append(noted)
                bests.append(best)
        found = self.judge.values()
        place = 0
        for k in range(len(answered)):
            best = bests[k]
            for _ in range(counts[k]):
                best = max(best, found[place])
                place += 1
            totals[answered[k]] += best
        return [total / guesses for total in totals]

    def fan_out(self, game: Game, seat: int, width: int, stream: Stream) -> tuple[int, float]:
        """Try answers of the seat here, each for a round (or turn), and note where they lead.

        How many positions were noted, and what the best end of the game is worth; 0 if none of them ended it.
        """
        decision = owed(game, seat)
        answer_in_secret(game, seat, self.thumbs)
        form = decision.form
        usual = form.first() if form.single() else self.thumbs[seat].choose(game, seat)
        noted = 0
        best = 0.0
        for answer in candidates(form, usual, width, stream):
            ahead = game.copy()
            ahead.decide(seat, answer)
            self.play_ahead(ahead, seat, 1)
            if ahead.over:
                best = max(best, outcome(ahead, seat).worth)
            else:
                self.judge.note(ahead, seat)
                noted += 1
        return noted, best

    def play_ahead(self, game: Game, seat: int, depth: int) -> None:
        """Let the rules of thumb play on: to the next round (or the seat's next turn), `depth` times."""
        pending = game.pending
        by_round = self.guide.by_round
        until = game.round + depth
        turns = 0
        met = -1
        choices = 0
        while not game.over and choices < MOST_CHOICES:
            for each in game.order:
                decision = pending[each]
                if decision is None:
                    continue
                if by_round:
                    if game.round >= until:
                        return
                elif each == seat and decision.kind == ACTION and decision.number != met:
                    met = decision.number
                    turns += 1
                    if turns == depth:
                        return
                choices += 1
                form = decision.form
                game.decide(each, form.first() if form.single() else self.thumbs[each].choose(game, each))

    def play_off(
        self, game: Game, seat: int, tried: list[list[int]], values: list[float], stream: Stream
    ) -> list[float]:
        """The best answers again, looking further ahead; the worse half drops out until one is left.

        What was found before counts as much as what is found now. Those who are out stay below those who are not.
        """
        effort = self.effort
        order = sorted(range(len(tried)), key=lambda at: -values[at])
        least = values[order[0]] - effort.reach
        alive = [at for at in order[: effort.finalists] if values[at] >= least]
        if len(alive) == 1:
            return values
        dreams = effort.dreams * MANY_SEATS // max(MANY_SEATS, game.seats)
        stages = max(1, (len(alive) - 1).bit_length())
        sums = [0.0] * len(tried)
        counts = [0] * len(tried)
        blended = values[:]
        for _ in range(stages):
            guesses = max(1, dreams // (stages * len(alive)))
            found = self.try_all(game, seat, [tried[at] for at in alive], guesses, effort.depth, effort.width, stream)
            for k in range(len(alive)):
                at = alive[k]
                sums[at] += found[k] * guesses
                counts[at] += guesses
                blended[at] = (values[at] + sums[at] / counts[at]) / 2
            alive = sorted(alive, key=lambda at: -blended[at])[: (len(alive) + 1) // 2]
        best = max(blended[at] for at in alive)
        for at in range(len(tried)):
            if at not in alive and blended[at] > best:
                blended[at] = best
        if len(alive) == 1:
            blended[alive[0]] = best + 1e-6
        return blended


def answer_in_secret(game: Game, seat: int, thumbs: Sequence[Bot]) -> None:
    """Others who decide in secret at the same time as the seat answer by their rules of thumb."""
    for other in range(game.seats):
        if other != seat and game.pending[other] is not None and game.asks_in_secret(other):
            game.decide(other, thumbs[other].choose(game, other))


def candidates(form: Form, usual: list[int], most: int, stream: Stream) -> list[list[int]]:
    """The answers to try, the usual one first: all of them, or if there are many, its neighbours and random ones."""
    found: list[list[int]] = [usual[:]]
    known: set[tuple[int, ...]] = {identity(form, usual)}
    if form.count() <= most:
        for answer in form.answers():
            key = identity(form, answer)
            if key not in known:
                known.add(key)
                found.append(answer)
        return found
    if isinstance(form, PickSet):
        near = neighbours(form, usual)
        order = list(range(len(near)))
        stream.shuffle(order)
        for at in order:
            if len(found) > most // 2:
                break
            answer = near[at]
            key = identity(form, answer)
            if key not in known and form.objection(answer) is None:
                known.add(key)
                found.append(answer)
    for _ in range(3 * most):
        if len(found) == most:
            break
        answer = form.random(stream)
        key = identity(form, answer)
        if key not in known:
            known.add(key)
            found.append(answer)
    return found


def identity(form: Form, answer: list[int]) -> tuple[int, ...]:
    """Answers with the same identity are one answer: sets in whatever order they are written, but not orders."""
    return tuple(answer) if isinstance(form, PickOrder) else tuple(sorted(answer))


def neighbours(form: Form, usual: list[int]) -> list[list[int]]:
    """Sets that differ from the usual one in one thing: another instead, one more, or one less. Not all are legal."""
    others = [thing for thing in form.things() if thing not in usual]
    found: list[list[int]] = []
    for thing in usual:
        rest = [each for each in usual if each != thing]
        found.append(rest)
        found.extend([sorted([*rest, other]) for other in others])
    found.extend([sorted([*usual, other]) for other in others])
    return found


def pick(values: list[float], effort: Effort, stream: Stream) -> int:
    """The best; with a temperature any that does not look much worse, the likelier the better it looks."""
    best = max(values)
    if effort.temperature <= 0.0:
        return values.index(best)
    weights = [exp((value - best) / effort.temperature) if value >= best - effort.slip else 0.0 for value in values]
    at = stream.below(1 << 30) / (1 << 30) * sum(weights)
    for place in range(len(weights)):
        at -= weights[place]
        if at < 0.0:
            return place
    return values.index(best)

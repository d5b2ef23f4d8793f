"""Why one answer is better than another: both are played on to the end over the same guesses, and what differs most is
named: what the seat has a few rounds later, how the games end (lines of its score, an opponent's points), how long
they take.

What a seat has on the way is counted by the game's face. Nothing is said that was not counted, and nothing that is
within twice its error.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

from starboard.bots.bot import Bot
from starboard.kernel.chance import Stream
from starboard.kernel.decision import Decision
from starboard.kernel.game import Game
from starboard.kernel.playout import play_on
from starboard.review.outlook import Outlook, deviation, reseeded
from starboard.words.face import Face

POINTS = "points"
TOTAL = "total"
HOLDING = "holding"
ROUNDS = "rounds"

MOST_REASONS = 3
LEAST = {POINTS: 0.5, TOTAL: 0.5, HOLDING: 0.5, ROUNDS: 0.3}
"""Smaller differences are not worth a word."""
WEIGHT = {POINTS: 1.0, TOTAL: 1.0, ROUNDS: 1.5}
"""How a difference is compared with one of another kind, in points; the face knows what a holding is worth."""
SINGLE = 0.5
"""A line of an opponent's score that makes up this share of the difference is told instead of the total."""
AHEAD = 2
"""What the seat has is counted when this many rounds later begins, or when the next one does if a game is over then."""
NO_SEAT = -1
"""Of the length of the game, and of an opponent that sits nowhere, like the robot."""
MOST_ROUNDS = 60
MOST_CHOICES = 4000


class About(NamedTuple):
    """What was counted."""

    what: str
    """POINTS from one line of a score, the TOTAL of an opponent, a HOLDING on the way, or the ROUNDS of a game."""
    seat: int = NO_SEAT
    """Whose."""
    source: str = ""
    """Of POINTS: the line of the score, as the rules have it. Of a HOLDING: its name, as the face has it."""
    thing: str = ""
    """Of POINTS: the stable name of what gives them."""
    round: int = 0
    """Of a HOLDING: it was counted when this round began."""


Counts = dict[About, float]


@dataclass(frozen=True)
class Difference:
    """What the better answer leads to, compared with the other, on average. The first five say what was counted."""

    what: str
    seat: int
    source: str
    thing: str
    round: int
    by: float
    """How much more with the better answer; negative for less."""
    error: float

    def favours(self, seat: int) -> bool:
        """Does it speak for the better answer of this seat? More for itself does, less for others, and any other length
        of the game: both may be what the seat needs."""
        return self.what == ROUNDS or (self.by > 0) == (self.seat == seat)

    def plain(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def again(kept: Mapping[str, Any]) -> Difference:
        return Difference(**kept)


def differences(
    game: Game,
    decision: Decision,
    better: Sequence[int],
    other: Sequence[int],
    outlook: Outlook,
    guesses: int,
    seed: str,
    open_cards: bool = False,
) -> list[Difference]:
    """What carries the value of the better answer: at most three differences. With open cards everything lies where it
    really lay, and only later luck is guessed."""
    seat, face = decision.seat, outlook.face
    stream = Stream(f"{seed}/{decision.id}/why")
    pairs: list[tuple[Counts, Counts]] = []
    for guess in range(guesses):
        world = reseeded(game, stream) if open_cards else game.guess(seat, stream)
        pair: list[Counts] = []
        for answer in (better, other):
            ahead = world.copy()
            thumbs = outlook.thumbs(ahead, f"{seed}/{decision.id}/why/{guess}")
            ahead.decide(seat, answer)
            pair.append(counted(ahead, seat, thumbs, face))
        pairs.append((pair[0], pair[1]))
    return weightiest(pairs, seat, face)


def counted(game: Game, seat: int, thumbs: Sequence[Bot], face: Face) -> Counts:
    """Play the game to its end, and count."""
    found: Counts = {}
    for _ in range(AHEAD):
        before = game.round
        to_the_next_round(game, thumbs)
        if game.over or game.round == before:  # a bound was reached
            break
        for name, amount in face.holdings(game.table(seat), seat).items():
            found[About(HOLDING, seat, name, round=game.round)] = float(amount)
    play_on(game, thumbs, max_rounds=MOST_ROUNDS, max_decisions=MOST_CHOICES)
    found[About(ROUNDS)] = float(game.round)
    for standing in game.standings():
        whose = standing.seat if standing.seat < game.seats else NO_SEAT
        if whose != seat:
            found[About(TOTAL, whose)] = float(standing.total)
        for line in standing.lines:
            about = About(POINTS, whose, line.source, game.name(line.thing))
            found[about] = found.get(about, 0.0) + line.points
    return found


def to_the_next_round(game: Game, thumbs: Sequence[Bot]) -> None:
    begun = game.round
    play_on(game, thumbs, lambda now: now.round > begun, MOST_ROUNDS, MOST_CHOICES)


def weightiest(pairs: Sequence[tuple[Counts, Counts]], seat: int, face: Face) -> list[Difference]:
    """The differences between games that begin with the better answer and with the other, for this seat. Those that
    speak for the better answer, the weightiest first; at the end one that speaks against it, if it is weightier than
    one that would be told instead. Nothing, if nothing speaks for it.

    Of all opponents the one whose points differ most is told of, once; of all rounds the last to which every one of
    these games comes.
    """
    every = [one for pair in pairs for one in pair]
    reached = set.intersection(*({about.round for about in one if about.what == HOLDING} for one in every))
    last = max(reached, default=0)
    found: list[Difference] = []
    totals: list[Difference] = []
    lines: list[Difference] = []
    for about in sorted({about for one in every for about in one}):
        if about.what == HOLDING and about.round != last:
            continue
        by = [better.get(about, 0.0) - other.get(about, 0.0) for better, other in pairs]
        middle, error = sum(by) / len(by), deviation(by)
        if abs(middle) < LEAST[about.what] or abs(middle) <= 2 * error:
            continue
        theirs = about.what == POINTS and about.seat != seat
        kind = totals if about.what == TOTAL else lines if theirs else found
        kind.append(Difference(*about, by=middle, error=error))
    if totals:
        total = max(totals, key=lambda one: abs(one.by))
        single = [one for one in lines if one.seat == total.seat and one.by / total.by >= SINGLE]
        found.append(max(single, key=lambda one: abs(one.by)) if single else total)

    def weight(one: Difference) -> float:
        return abs(one.by) * (face.worths[one.source] if one.what == HOLDING else WEIGHT[one.what])

    found.sort(key=weight, reverse=True)
    told = [one for one in found if one.favours(seat)][:MOST_REASONS]
    against = next((one for one in found if not one.favours(seat)), None)
    if not told or against is None:
        return told
    if len(told) == MOST_REASONS and weight(against) > weight(told[-1]):
        told.pop()
    return [*told, against] if len(told) < MOST_REASONS else told

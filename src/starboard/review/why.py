"""Why one answer is better than another: both are played on to the end over the same guesses, and what differs most in
how these games end is named: lines of the score, the best opponent's points, the length of the game.

Nothing is said that was not counted, and nothing that is within twice its error.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from starboard.kernel.chance import Stream
from starboard.kernel.decision import Decision
from starboard.kernel.game import Game
from starboard.kernel.playout import play_on
from starboard.review.outlook import Outlook, deviation, reseeded

POINTS = "points"
RIVAL = "rival"
ROUNDS = "rounds"

MOST_REASONS = 3
LEAST = {POINTS: 0.5, RIVAL: 0.5, ROUNDS: 0.3}
"""Smaller differences are not worth a word."""
WEIGHT = {POINTS: 1.0, RIVAL: 1.0, ROUNDS: 1.5}
"""How a difference is compared with one of another kind."""
MOST_ROUNDS = 60
MOST_CHOICES = 4000


@dataclass(frozen=True)
class Difference:
    """What the better answer leads to, compared with the other, on average."""

    what: str
    """POINTS of the seat from one line of its score, of the best RIVAL, or ROUNDS that the game takes."""
    source: str
    """Of points: the line of the score, as the rules have it."""
    thing: str
    """Of points: the stable name of what gives them."""
    by: float
    """How much more with the better answer; negative for less."""
    error: float

    def plain(self) -> dict[str, Any]:
        return asdict(self)


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
    """What carries the value of the better answer: at most three differences, the weightiest first. With open cards
    everything lies where it really lay, and only later luck is guessed."""
    seat = decision.seat
    stream = Stream(f"{seed}/{decision.id}/why")
    ends: list[tuple[dict[tuple[str, str, str], float], dict[tuple[str, str, str], float]]] = []
    for guess in range(guesses):
        world = reseeded(game, stream) if open_cards else game.guess(seat, stream)
        pair = []
        for answer in (better, other):
            ahead = world.copy()
            thumbs = outlook.thumbs(ahead, f"{seed}/{decision.id}/why/{guess}")
            ahead.decide(seat, answer)
            play_on(ahead, thumbs, max_rounds=MOST_ROUNDS, max_decisions=MOST_CHOICES)
            pair.append(ending(ahead, seat))
        ends.append((pair[0], pair[1]))
    found: list[Difference] = []
    for key in sorted({key for pair in ends for one in pair for key in one}):
        by = [one.get(key, 0.0) - another.get(key, 0.0) for one, another in ends]
        middle = sum(by) / len(by)
        error = deviation(by)
        if abs(middle) >= LEAST[key[0]] and abs(middle) > 2 * error:
            found.append(Difference(*key, by=middle, error=error))
    found.sort(key=lambda one: -abs(one.by) * WEIGHT[one.what])
    return found[:MOST_REASONS]


def ending(game: Game, seat: int) -> dict[tuple[str, str, str], float]:
    """How a game ended for a seat, in numbers that can be compared."""
    found: dict[tuple[str, str, str], float] = {(ROUNDS, "", ""): float(game.round)}
    rivals = []
    for standing in game.standings():
        if standing.seat != seat:
            rivals.append(standing.total)
            continue
        for line in standing.lines:
            key = (POINTS, line.source, game.name(line.thing))
            found[key] = found.get(key, 0.0) + line.points
    if rivals:
        found[(RIVAL, "", "")] = float(max(rivals))
    return found

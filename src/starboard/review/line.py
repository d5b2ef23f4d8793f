"""Line: how a game goes on after an answer, on a guess of what the seat could not know, when rules of thumb play on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starboard.bots.learned.search import answer_in_secret
from starboard.kernel.chance import Stream
from starboard.kernel.decision import Decision
from starboard.kernel.game import Game
from starboard.review.outlook import Outlook, reseeded

MOST_EVENTS = 12


def line_after(
    game: Game, decision: Decision, answer: Sequence[int], outlook: Outlook, seed: str, open_cards: bool = False
) -> list[dict[str, Any]]:
    """What the seat sees happen until its next round or turn: the first events. The same guess and the same luck for
    every answer to the same question."""
    seat = decision.seat
    stream = Stream(f"{seed}/{decision.id}/line")
    world = reseeded(game, stream) if open_cards else game.guess(seat, stream)
    thumbs = outlook.thumbs(world, f"{seed}/{decision.id}/line")
    answer_in_secret(world, seat, thumbs)
    turn = outlook.turn(world, seat)
    world.events = []
    world.decide(seat, list(answer))
    if not world.over:
        outlook.play_ahead(world, thumbs, turn, seat)
    return [event.seen_by(seat) for event in world.events[:MOST_EVENTS]]

"""Develop: everybody in order may buy one development; the chooser pays one credit less.

More than ten spaces covered by developments is one of the four endings.
"""

from __future__ import annotations

from typing import Final

from starboard.frontiers import vocabulary
from starboard.frontiers.position import FrontiersGame
from starboard.kernel.decision import Reason
from starboard.kernel.forms import Form, PickOne
from starboard.kernel.game import PASS
from starboard.kernel.step import Question, Step

BONUS: Final = 1
LAST_SPACE: Final = 10


def resolve(game: FrontiersGame) -> None:
    game.begin_action(vocabulary.DEVELOP)
    game.common.append(END_DEVELOP)
    for each in game.order:
        game.lanes[each].append(BUY_DEVELOPMENT)


def price(game: FrontiersGame, seat: int, tile: int) -> int:
    """Credits to pay: the printed cost less the chooser's bonus and discounts, never below zero."""
    cost = game.content.tiles[tile].cost - game.players[seat].abilities.develop_discount
    if seat == game.chooser:
        cost -= BONUS
    return cost if cost > 0 else 0


class BuyDevelopment(Question[FrontiersGame]):
    """A development that is still to be had, that the seat can pay for and does not have; or none."""

    def __init__(self) -> None:
        super().__init__("develop", public=True)

    def ask(self, game: FrontiersGame, seat: int) -> Form:
        player = game.players[seat]
        options = [PASS]
        stacks = game.stacks
        for tile in game.content.developments:
            if stacks[tile] and tile not in player.developments and price(game, seat, tile) <= player.credits:
                options.append(tile)
        return PickOne(options)

    def answer(self, game: FrontiersGame, seat: int, choice: list[int]) -> None:
        tile = choice[0]
        if tile == PASS:
            return
        player = game.players[seat]
        cost = price(game, seat, tile)
        game.pay(seat, cost)
        game.stacks[tile] -= 1
        player.developments.append(tile)
        player.stale = True
        if game.events is not None:
            game.tell("develop", seat, {"tile": game.name(tile), "count": cost})
        game.gain_credits(seat, player.abilities.develop_credits_after, vocabulary.ACTION + vocabulary.DEVELOP)

    def why_not(self, game: FrontiersGame, seat: int, thing: int) -> Reason | None:
        player = game.players[seat]
        if thing not in game.content.developments:
            return Reason("not-a-development", {"thing": thing}) if 0 <= thing < len(game.content.tiles) else None
        if thing in player.developments:
            return Reason("already-developed", {"thing": thing})
        if not game.stacks[thing]:
            return Reason("no-tile-left", {"thing": thing})
        return Reason("too-expensive", {"thing": thing, "short": price(game, seat, thing) - player.credits})


class EndDevelop(Step[FrontiersGame]):
    """Has somebody built into the last spaces of the mat?"""

    def __init__(self) -> None:
        super().__init__("end-develop")

    def run(self, game: FrontiersGame, seat: int) -> None:
        for each in range(game.seats):
            if game.spaces(each) > LAST_SPACE:
                game.end_after_round(vocabulary.END_DEVELOPMENTS)


BUY_DEVELOPMENT: Final = BuyDevelopment()
END_DEVELOP: Final = EndDevelop()

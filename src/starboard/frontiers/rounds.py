"""Rounds: choosing action tiles in priority order, resolving each from its chooser on, and the end of round and game.

Rulebook, "Przebieg gry", "Koniec rundy", "Koniec gry". With two players every disk stands twice on the track, so each
chooses two tiles a round, but resolves every tile once.
"""

from __future__ import annotations

from typing import Final

from starboard.frontiers import (
    develop,
    diplomats,
    explore,
    goals,
    isolation,
    produce,
    settle,
    trade_consume,
    vocabulary,
)
from starboard.frontiers.position import FrontiersGame
from starboard.kernel.decision import Reason
from starboard.kernel.event import Event
from starboard.kernel.forms import Form, PickOne
from starboard.kernel.game import PASS
from starboard.kernel.step import Question, Step


class StartRound(Step[FrontiersGame]):
    """All tiles are back in their row, all disks on the right."""

    def __init__(self) -> None:
        super().__init__("start-round")

    def run(self, game: FrontiersGame, seat: int) -> None:
        game.round += 1
        game.turn = 0
        game.chosen = [False] * len(vocabulary.ACTIONS)
        game.last_picked = game.picked
        game.last_picked_by = game.picked_by
        game.picked = []
        game.picked_by = []
        game.common.append(NEXT_TURN)
        if game.events is not None:
            game.events.append(Event("round", {"round": game.round}, {}, 0))


class NextTurn(Step[FrontiersGame]):
    """The next disk on the track chooses; when all have, the round is over."""

    def __init__(self) -> None:
        super().__init__("next-turn")

    def run(self, game: FrontiersGame, seat: int) -> None:
        game.action = vocabulary.NO_ACTION
        game.chooser = PASS
        game.parallel = False
        if game.turn >= len(game.track):
            game.common.append(END_ROUND)
            return
        game.order = game.order_from(game.turn)
        game.lanes[game.track[game.turn]].append(CHOOSE_ACTION)


class ChooseAction(Question[FrontiersGame]):
    """An action tile that nobody has chosen this round."""

    def __init__(self) -> None:
        super().__init__("action", public=True)

    def ask(self, game: FrontiersGame, seat: int) -> Form:
        first = vocabulary.SURVEY if game.rules.goals else vocabulary.ISOLATION
        options = [] if game.chosen[first] else [vocabulary.ACTION + first]
        for action in range(vocabulary.DEVELOP, vocabulary.SURVEY):
            if not game.chosen[action]:
                options.append(vocabulary.ACTION + action)
        return PickOne(options)

    def answer(self, game: FrontiersGame, seat: int, choice: list[int]) -> None:
        game.action = choice[0] - vocabulary.ACTION
        game.chooser = seat
        game.chosen[game.action] = True
        game.picked.append(game.action)
        game.picked_by.append(seat)
        if game.events is not None:
            game.tell("choose", seat, {"action": game.name(choice[0])})
        game.common.append(END_TURN)
        game.common.append(RESOLVE)
        if game.keeper != PASS:
            game.lanes[game.keeper].append(goals.MAY_REVEAL)

    def why_not(self, game: FrontiersGame, seat: int, thing: int) -> Reason | None:
        action = thing - vocabulary.ACTION
        if not 0 <= action < len(vocabulary.ACTIONS):
            return None
        return Reason("already-chosen" if game.chosen[action] else "other-side-up", {"thing": thing})


class Resolve(Step[FrontiersGame]):
    """The chosen tile, from its chooser on in priority order."""

    def __init__(self) -> None:
        super().__init__("resolve")

    def run(self, game: FrontiersGame, seat: int) -> None:
        action = game.action
        if action == vocabulary.DEVELOP:
            develop.resolve(game)
        elif action == vocabulary.EXPLORE:
            explore.resolve(game)
        elif action == vocabulary.SETTLE:
            settle.resolve(game)
        elif action == vocabulary.PRODUCE:
            produce.resolve(game)
        elif action == vocabulary.TRADE_CONSUME:
            trade_consume.resolve(game)
        elif action == vocabulary.DIPLOMATS:
            diplomats.resolve(game)
        elif action == vocabulary.SURVEY:
            goals.resolve(game)
        else:
            isolation.resolve(game)


class EndTurn(Step[FrontiersGame]):
    """Everybody has resolved the tile: the chooser's disk takes its place on the left."""

    def __init__(self) -> None:
        super().__init__("end-turn")

    def run(self, game: FrontiersGame, seat: int) -> None:
        game.turn += 1
        game.common.append(NEXT_TURN)


class EndRound(Step[FrontiersGame]):
    """A credit onto Produce if nobody chose it, and the next round; or the end of the game."""

    def __init__(self) -> None:
        super().__init__("end-round")

    def run(self, game: FrontiersGame, seat: int) -> None:
        if game.ending:
            end_game(game)
            return
        if not game.chosen[vocabulary.PRODUCE]:
            game.produce_credits += 1
            if game.events is not None:
                game.events.append(Event("produce-credit", {"count": game.produce_credits}, {}, 0))
        game.common.append(START_ROUND)


def end_game(game: FrontiersGame) -> None:
    """Explored worlds go, the last goal is turned up, and all is counted."""
    for player in game.players:
        game.bag.extend(player.explored)
        player.explored = []
    goals.turn_up_kept(game)
    game.over = True
    game.all_learn()
    if game.events is not None:
        game.events.append(Event("end", {"round": game.round}, {}, 0))


START_ROUND: Final = StartRound()
NEXT_TURN: Final = NextTurn()
CHOOSE_ACTION: Final = ChooseAction()
RESOLVE: Final = Resolve()
END_TURN: Final = EndTurn()
END_ROUND: Final = EndRound()

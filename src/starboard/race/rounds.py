"""Rounds: choosing actions in secret, running the chosen phases in their order, the hand limit, the end of the game.

Rulebook, "Rozgrywka", "Koniec rundy", "Koniec gry", and the page on the 2-player advanced game.
"""

from __future__ import annotations

from starboard.kernel.event import Event
from starboard.kernel.forms import Case, Form, Group, PickOne, PickSet, exactly
from starboard.kernel.step import Question, Step
from starboard.race import consume, develop, explore, produce, settle
from starboard.race import vocabulary as words
from starboard.race.position import ACTION, RaceGame

HAND_LIMIT = 10
TABLEAU_END = 12


class StartRound(Step[RaceGame]):
    """Everybody chooses in secret, then all actions are shown."""

    def __init__(self) -> None:
        super().__init__("start-round")

    def run(self, game: RaceGame, seat: int) -> None:
        game.round += 1
        game.phase = 0
        game.common.append(REVEAL_ACTIONS)
        for each in range(game.seats):
            game.lanes[each].append(CHOOSE_TWO_ACTIONS if game.rules.advanced else CHOOSE_ACTION)
        if game.events is not None:
            game.events.append(Event("round", {"round": game.round}, {}, 0))


class ChooseAction(Question[RaceGame]):
    """One of the seven action cards."""

    def __init__(self) -> None:
        super().__init__("action", secret=True)
        self.form = PickOne([ACTION + action for action in range(words.DEVELOP_2)])

    def ask(self, game: RaceGame, seat: int) -> Form:
        return self.form

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        game.players[seat].actions = [choice[0] - ACTION]


class ChooseTwoActions(Question[RaceGame]):
    """Two of nine cards. The second Develop (Settle) card is the same as the first unless both are chosen."""

    def __init__(self) -> None:
        super().__init__("two-actions", secret=True)
        seven = [ACTION + action for action in range(words.DEVELOP_2)]
        self.form = PickSet(
            [
                Case([], [Group(seven, 2, 2)]),
                Case([ACTION + words.DEVELOP, ACTION + words.DEVELOP_2], []),
                Case([ACTION + words.SETTLE, ACTION + words.SETTLE_2], []),
            ]
        )

    def ask(self, game: RaceGame, seat: int) -> Form:
        return self.form

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        game.players[seat].actions = sorted(thing - ACTION for thing in choice)


class RevealActions(Step[RaceGame]):
    """The chosen phases are laid out in their order; each happens once, whoever chose it."""

    def __init__(self) -> None:
        super().__init__("reveal-actions")

    def run(self, game: RaceGame, seat: int) -> None:
        game.all_learn()
        chosen = [False] * len(words.ACTIONS)
        for each, player in enumerate(game.players):
            for action in player.actions:
                chosen[action] = True
            if game.events is not None:
                game.tell("actions", each, {"actions": [words.ACTIONS[action] for action in player.actions]})
        later = game.common
        later.append(END_ROUND)
        if chosen[words.PRODUCE]:
            later.append(produce.PRODUCE_PHASE)
        if chosen[words.TRADE] or chosen[words.CONSUME_X2]:
            later.append(consume.CONSUME_PHASE)
        if chosen[words.SETTLE_2]:
            later.append(settle.SECOND_SETTLE_PHASE)
        if chosen[words.SETTLE]:
            later.append(settle.SETTLE_PHASE)
        if chosen[words.DEVELOP_2]:
            later.append(develop.SECOND_DEVELOP_PHASE)
        if chosen[words.DEVELOP]:
            later.append(develop.DEVELOP_PHASE)
        if chosen[words.EXPLORE_5] or chosen[words.EXPLORE_1_1]:
            later.append(explore.EXPLORE_PHASE)


class EndRound(Step[RaceGame]):
    """Discard down to the hand limit, in secret and together."""

    def __init__(self) -> None:
        super().__init__("end-round")

    def run(self, game: RaceGame, seat: int) -> None:
        game.phase = 0
        game.common.append(AFTER_ROUND)
        for each, player in enumerate(game.players):
            if len(player.hand) > HAND_LIMIT:
                game.lanes[each].append(DISCARD_TO_LIMIT)


class DiscardToLimit(Question[RaceGame]):
    """Too many cards in hand at the end of a round."""

    def __init__(self) -> None:
        super().__init__("hand-limit", secret=True, public=True)

    def ask(self, game: RaceGame, seat: int) -> Form:
        hand = game.players[seat].hand
        return exactly(hand[:], len(hand) - HAND_LIMIT)

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        game.discard_from_hand(seat, choice, "discard")


class AfterRound(Step[RaceGame]):
    """The game ends after the round in which somebody has 12 cards or the last VP chip was taken."""

    def __init__(self) -> None:
        super().__init__("after-round")

    def run(self, game: RaceGame, seat: int) -> None:
        if is_last_round(game):
            game.over = True
            game.all_learn()
            if game.events is not None:
                game.events.append(Event("end", {"round": game.round}, {}, 0))
            return
        for player in game.players:
            player.actions = []
        game.common.append(START_ROUND)


def is_last_round(game: RaceGame) -> bool:
    """Has an ending been reached: the VP pool is empty, or a tableau has 12 cards?"""
    if game.vp_pool <= 0:
        return True
    for player in game.players:
        if len(player.tableau) >= TABLEAU_END:
            return True
    return False


START_ROUND = StartRound()
CHOOSE_ACTION = ChooseAction()
CHOOSE_TWO_ACTIONS = ChooseTwoActions()
REVEAL_ACTIONS = RevealActions()
END_ROUND = EndRound()
DISCARD_TO_LIMIT = DiscardToLimit()
AFTER_ROUND = AfterRound()

"""Rounds: choosing actions in secret, running the chosen phases in their order, the hand limit, the end of the game.

Rulebook, "Rozgrywka", "Koniec rundy", "Koniec gry", and the page on the 2-player advanced game; The Brink of War for
the Prestige/Search card and for choosing last.
"""

from __future__ import annotations

from typing import Final

from starboard.kernel.event import Event
from starboard.kernel.forms import Case, Form, Group, PickOne, PickSet, exactly
from starboard.kernel.game import PASS
from starboard.kernel.step import Question, Step
from starboard.race import consume, develop, dice, explore, goals, prestige, produce, search, settle, vocabulary
from starboard.race.content import BRINK_OF_WAR
from starboard.race.hidden import forget_lost
from starboard.race.names import ACTION, name_of_action
from starboard.race.position import Player, RaceGame

HAND_LIMIT: Final = 10
LARGER_HAND_LIMIT: Final = 12
TABLEAU_END: Final = 12
LARGER_TABLEAU_END: Final = 14
PRESTIGE_END: Final = 15
REFERENCE_END: Final = 30
"""The reference engine stops after this round; the rulebook has no such end."""
SEVEN: Final = [ACTION + action for action in range(vocabulary.DEVELOP_2)]


class FirstRound(Step[RaceGame]):
    """Set-up is over: goals are looked at once, then the first round begins."""

    def __init__(self) -> None:
        super().__init__("first-round")

    def run(self, game: RaceGame, seat: int) -> None:
        if game.goals:
            goals.check(game, goals.SETTLE)
        game.common.append(START_ROUND)


class StartRound(Step[RaceGame]):
    """The prestige leaders are rewarded; everybody chooses in secret, then all actions are shown."""

    def __init__(self) -> None:
        super().__init__("start-round")

    def run(self, game: RaceGame, seat: int) -> None:
        game.round += 1
        game.phase = 0
        if game.events is not None:
            game.events.append(Event("round", {"round": game.round}, {}, 0))
        if game.rules.prestige:
            prestige.reward_leaders(game)
            if game.goals:
                goals.check(game, goals.ROUND_START)
        last = chooses_last(game)
        if last == PASS:
            game.common.append(REVEAL_ACTIONS)
        else:
            game.common.append(SHOW_ACTIONS)
        for each in range(game.seats):
            if game.rules.advanced:
                game.lanes[each].append(CHOOSE_ACTION if each == last else CHOOSE_TWO_ACTIONS)
            elif each != last:
                game.lanes[each].append(CHOOSE_ACTION)


def chooses_last(game: RaceGame) -> int:
    """The seat that sees the others' actions before it chooses (Psi-Crystal World), or PASS."""
    if game.rules.level >= BRINK_OF_WAR:
        for each, player in enumerate(game.players):
            if game.content.in_tableau("chooses-last", player.tableau):
                return each
    return PASS


def special_actions(player: Player) -> list[int]:
    """What the Prestige/Search card adds: Search, and for one prestige any action with its prestige bonus (R-102)."""
    if player.card_used:
        return []
    found = [ACTION + vocabulary.SEARCH]
    if player.prestige:
        found.extend(thing + vocabulary.PRESTIGE for thing in SEVEN)
    return found


SECOND: Final = {vocabulary.DEVELOP: vocabulary.DEVELOP_2, vocabulary.SETTLE: vocabulary.SETTLE_2}
"""Actions that can be chosen twice in the advanced game, and what the second card is."""


class ChooseAction(Question[RaceGame]):
    """One action card."""

    def __init__(self) -> None:
        super().__init__("action", secret=True)
        self.form = PickOne(SEVEN)

    def ask(self, game: RaceGame, seat: int) -> Form:
        if not game.rules.prestige:
            return self.form
        return PickOne(SEVEN + special_actions(game.players[seat]))

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        game.players[seat].actions = [choice[0] - ACTION]


class ChooseTwoActions(Question[RaceGame]):
    """Two of nine cards. The second Develop (Settle) card is the same as the first unless both are chosen."""

    def __init__(self) -> None:
        super().__init__("two-actions", secret=True)
        self.cases = [
            Case([], [Group(SEVEN, 2, 2)]),
            Case([ACTION + vocabulary.DEVELOP, ACTION + vocabulary.DEVELOP_2], []),
            Case([ACTION + vocabulary.SETTLE, ACTION + vocabulary.SETTLE_2], []),
        ]
        self.form = PickSet(self.cases)

    def ask(self, game: RaceGame, seat: int) -> Form:
        if not game.rules.prestige:
            return self.form
        cases = self.cases[:]
        for special in special_actions(game.players[seat]):
            plain = special - vocabulary.PRESTIGE
            others = [thing for thing in SEVEN if thing != plain]
            if plain - ACTION in SECOND:
                second = ACTION + SECOND[plain - ACTION]
                others.append(second)
                cases.append(Case([plain, second + vocabulary.PRESTIGE], []))
            cases.append(Case([special], [Group(others, 1, 1)]))
        return PickSet(cases)

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        game.players[seat].actions = sorted_actions([thing - ACTION for thing in choice])


def sorted_actions(actions: list[int]) -> list[int]:
    """In the order of their phases."""
    return sorted(actions, key=lambda action: (action % vocabulary.PRESTIGE, action))


class ShowActions(Step[RaceGame]):
    """The others' actions are shown to the one who chooses last."""

    def __init__(self) -> None:
        super().__init__("show-actions")

    def run(self, game: RaceGame, seat: int) -> None:
        game.all_learn()
        last = chooses_last(game)
        for each in range(game.seats):
            if each != last:
                tell_actions(game, each)
        if game.robot is not None and game.robot.table.cases["last-choice-sees-the-dice"] == "yes":
            dice.roll(game, game.robot)
        game.common.append(REVEAL_ACTIONS)
        game.lanes[last].append(CHOOSE_SECOND_ACTION if game.rules.advanced else CHOOSE_LAST)


class ChooseLast(Question[RaceGame]):
    """One action, with the others' actions on the table (R-130)."""

    def __init__(self) -> None:
        super().__init__("action")

    def ask(self, game: RaceGame, seat: int) -> Form:
        return PickOne(SEVEN + special_actions(game.players[seat]))

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        game.players[seat].actions = [choice[0] - ACTION]


class ChooseSecondAction(Question[RaceGame]):
    """The second of two actions, with the opponent's two on the table (R-130)."""

    def __init__(self) -> None:
        super().__init__("second-action")

    def ask(self, game: RaceGame, seat: int) -> Form:
        first = game.players[seat].actions[0]
        plain = first % vocabulary.PRESTIGE
        options = [thing for thing in SEVEN if thing != ACTION + plain]
        if plain in SECOND:
            options.append(ACTION + SECOND[plain])
        if first < vocabulary.SEARCH:
            special = special_actions(game.players[seat])
            options.extend(thing for thing in special if thing != ACTION + vocabulary.PRESTIGE + plain)
            if plain in SECOND and len(special) > 1:
                options.append(ACTION + SECOND[plain] + vocabulary.PRESTIGE)
        return PickOne(options)

    def about(self, game: RaceGame, seat: int) -> dict[str, int]:
        return {"first": ACTION + game.players[seat].actions[0]}

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        player = game.players[seat]
        player.actions = sorted_actions([player.actions[0], choice[0] - ACTION])


class RevealActions(Step[RaceGame]):
    """The chosen phases are laid out in their order; each happens once, whoever chose it."""

    def __init__(self) -> None:
        super().__init__("reveal-actions")

    def run(self, game: RaceGame, seat: int) -> None:
        game.all_learn()
        last = chooses_last(game)
        for each in range(game.seats):
            if last in (PASS, each):
                tell_actions(game, each)
        leader_spent = False
        for each in range(game.seats):
            if play_special_card(game, each) and each == game.leader:
                leader_spent = True
        if game.rules.prestige:
            prestige.look_at_tiles(game, leader_spent)
        chosen = [False] * len(vocabulary.ACTIONS)
        for player in game.players:
            for action in player.actions:
                chosen[action] = True
        if game.robot is not None:
            dice.roll(game, game.robot)
            dice.place(game, game.robot)
            for action in game.robot.dice:
                chosen[action] = True
        later = game.common
        later.append(END_ROUND)
        if chosen[vocabulary.PRODUCE]:
            later.append(produce.PRODUCE_PHASE)
        if chosen[vocabulary.TRADE] or chosen[vocabulary.CONSUME_X2]:
            later.append(consume.CONSUME_PHASE)
        if chosen[vocabulary.SETTLE_2]:
            later.append(settle.SECOND_SETTLE_PHASE)
        if chosen[vocabulary.SETTLE]:
            later.append(settle.SETTLE_PHASE)
        if chosen[vocabulary.DEVELOP_2]:
            later.append(develop.SECOND_DEVELOP_PHASE)
        if chosen[vocabulary.DEVELOP]:
            later.append(develop.DEVELOP_PHASE)
        if chosen[vocabulary.EXPLORE_5] or chosen[vocabulary.EXPLORE_1_1]:
            later.append(explore.EXPLORE_PHASE)
        if chosen[vocabulary.SEARCH]:
            later.append(search.SEARCH_STEP)


def tell_actions(game: RaceGame, seat: int) -> None:
    if game.events is not None:
        names = [name_of_action(action) for action in game.players[seat].actions]
        game.tell("actions", seat, {"actions": names})


def play_special_card(game: RaceGame, seat: int) -> bool:
    """The Prestige/Search card is used once; a prestige bonus costs one prestige (PLW 117). Was prestige spent?"""
    player = game.players[seat]
    player.boosted = PASS
    for at, action in enumerate(player.actions):
        if action >= vocabulary.PRESTIGE:
            player.boosted = action - vocabulary.PRESTIGE
            player.actions[at] = player.boosted
            player.card_used = True
            prestige.spend(game, seat, PASS, together=True)
        elif action == vocabulary.SEARCH:
            player.card_used = True
    return player.boosted != PASS


class EndRound(Step[RaceGame]):
    """Discard down to the hand limit, in secret and together."""

    def __init__(self) -> None:
        super().__init__("end-round")

    def run(self, game: RaceGame, seat: int) -> None:
        game.phase = 0
        game.common.append(AFTER_ROUND)
        for each, player in enumerate(game.players):
            player.over_limit = len(player.hand) > hand_limit(game, player)
            if player.over_limit:
                game.lanes[each].append(DISCARD_TO_LIMIT)


def hand_limit(game: RaceGame, player: Player) -> int:
    if game.rules.level >= 2 and game.content.in_tableau("hand-limit-12", player.tableau):
        return LARGER_HAND_LIMIT
    return HAND_LIMIT


class DiscardToLimit(Question[RaceGame]):
    """Too many cards in hand at the end of a round."""

    def __init__(self) -> None:
        super().__init__("hand-limit", secret=True, public=True)

    def ask(self, game: RaceGame, seat: int) -> Form:
        player = game.players[seat]
        return exactly(player.hand[:], len(player.hand) - hand_limit(game, player))

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        game.out_of_hand(seat, choice)
        game.players[seat].paid = choice
        if game.events is not None:
            game.tell_cards("discard-to-limit", seat, choice, PASS)


class AfterRound(Step[RaceGame]):
    """What was discarded to the limit leaves; the game ends, or the next round begins."""

    def __init__(self) -> None:
        super().__init__("after-round")

    def run(self, game: RaceGame, seat: int) -> None:
        clear_discards(game)
        if game.rules.prestige or game.goals:
            game.end_phase(goals.ROUND_END)
        if is_last_round(game):
            game.over = True
            game.all_learn()
            if game.events is not None:
                game.events.append(Event("end", {"round": game.round}, {}, 0))
            return
        for player in game.players:
            player.last_actions = player.actions
            player.actions = []
        if game.robot is not None:
            game.robot.faces = []
            game.robot.dice = []
        game.common.append(START_ROUND)


def clear_discards(game: RaceGame) -> None:
    """Discards to the hand limit go to the discard pile, or to the player who takes others' discards (R-129)."""
    taker = PASS
    if game.rules.level >= BRINK_OF_WAR:
        for each, player in enumerate(game.players):
            if game.content.in_tableau("takes-discards", player.tableau):
                taker = each
    taken: list[int] = []
    count = 0
    for each, player in enumerate(game.players):
        if not player.paid:
            continue
        if taker in (PASS, each) or game.rules.draft:
            game.to_discard(each, player.paid, player.filled)
            count += len(player.paid) if each != taker else 0
        else:
            taken.extend(player.paid)
        player.paid = []
    if taker == PASS:
        return
    if game.rules.draft:
        # PLW 303: with drafted decks the owner draws as many cards from the own deck.
        game.draw(taker, count)
    elif taken:
        owner = game.players[taker]
        forget_lost(game)
        for card in taken:
            game.known[card] |= 1 << taker
        owner.hand.extend(taken)
        owner.filled = max(player.filled for player in game.players)
        game.learns(taker)
        if game.events is not None:
            game.tell_cards("take-discards", taker, taken, PASS)


def is_last_round(game: RaceGame) -> bool:
    """Has an ending been reached: the VP pool is empty, a tableau is full, or somebody has 15 prestige?"""
    if game.vp_pool <= 0 or (game.rules.quirks.ends_after_round_30 and game.round >= REFERENCE_END):
        return True
    for player in game.players:
        if len(player.tableau) >= TABLEAU_END and len(player.tableau) >= tableau_end(game, player):
            return True
        if player.prestige >= PRESTIGE_END:
            return True
    robot = game.robot
    return robot is not None and (robot.size >= TABLEAU_END or robot.prestige >= PRESTIGE_END)


def tableau_end(game: RaceGame, player: Player) -> int:
    """12 cards end the game; 14 those of who has Hidden Fortress (R-52)."""
    if game.rules.level >= 2 and game.content.in_tableau("ends-at-14", player.tableau):
        return LARGER_TABLEAU_END
    return TABLEAU_END


FIRST_ROUND: Final = FirstRound()
START_ROUND: Final = StartRound()
CHOOSE_ACTION: Final = ChooseAction()
CHOOSE_TWO_ACTIONS: Final = ChooseTwoActions()
SHOW_ACTIONS: Final = ShowActions()
CHOOSE_LAST: Final = ChooseLast()
CHOOSE_SECOND_ACTION: Final = ChooseSecondAction()
REVEAL_ACTIONS: Final = RevealActions()
END_ROUND: Final = EndRound()
DISCARD_TO_LIMIT: Final = DiscardToLimit()
AFTER_ROUND: Final = AfterRound()

"""Set-up: start worlds, hands, goals, and the seat from which the table counts clockwise (rulebook, "Przygotowanie").

In the first game everybody gets the preset start world and hand of a number. Otherwise start worlds are dealt (from
Rebel vs Imperium on a red and a blue one to choose from), six cards drawn, and some of them discarded in secret.
"""

from __future__ import annotations

from typing import Final

from starboard.kernel.forms import Case, Form, Group, PickSet, exactly
from starboard.kernel.step import Question, Step
from starboard.race import draft, goals, robot, rounds
from starboard.race.position import RaceGame

STARTING_HAND: Final = 6
STARTING_DISCARD: Final = 2
FIRST_GOALS: Final = 4
MOST_GOALS: Final = 2
START_WORLD_CHOICE: Final = 2
"""The content level from which start worlds are chosen instead of dealt."""


class SetUp(Step[RaceGame]):
    """Lay out goals, start worlds and hands."""

    def __init__(self) -> None:
        super().__init__("set-up")

    def run(self, game: RaceGame, seat: int) -> None:
        if game.rules.goals:
            draw_goals(game)
        if game.rules.preset:
            deal_preset(game)
        elif game.rules.solo:
            deal_solo(game)
        elif game.rules.scenario:
            deal_scenario(game)
        elif game.rules.draft:
            deal_red_and_blue(game)
            draft.begin(game, DEAL_HANDS)
        elif game.rules.level >= START_WORLD_CHOICE:
            deal_red_and_blue(game)
            game.common.append(DEAL_HANDS)
        else:
            deal_worlds(game)


def draw_goals(game: RaceGame) -> None:
    """Four first and two most goals, face up."""
    first = goals.in_play(game.rules.level, False)
    most = goals.in_play(game.rules.level, True)
    drawn = [game.chance.draw(first, "goals", -1, "first") for _ in range(FIRST_GOALS)]
    drawn += [game.chance.draw(most, "goals", -1, "most") for _ in range(MOST_GOALS)]
    game.goals = sorted(drawn)
    game.goal_progress = [[] for _ in goals.NAMES]


def deal_preset(game: RaceGame) -> None:
    """The first game: start worlds 1 to n, each with the hand of its number."""
    worlds = [card for card in game.content.starts if 1 <= game.design(card).start <= game.seats]
    game.chance.shuffle(worlds, "start", -1, "start")
    hands = [game.content.preset_hand(game.design(world).start) for world in worlds]
    taken = set(worlds).union(*hands)
    game.piles[0].lay([card for card in range(len(game.content.cards)) if card not in taken])
    for each, world in enumerate(worlds):
        game.players[each].hand = hands[each]
        for card in hands[each]:
            game.known[card] = 1 << each
        place_start_world(game, each, world)
    set_order(game)
    game.common.append(rounds.FIRST_ROUND)


def deal_worlds(game: RaceGame) -> None:
    """One start world to everybody, face up; the others go into the deck."""
    starts = game.content.starts[:]
    worlds = [game.chance.draw(starts, "start", each, "start") for each in range(game.seats)]
    game.piles[0].lay([card for card in range(len(game.content.cards)) if card not in worlds])
    for each, world in enumerate(worlds):
        place_start_world(game, each, world)
    set_order(game)
    game.common.append(rounds.FIRST_ROUND)
    for each in range(game.seats):
        game.draw(each, STARTING_HAND)
        game.lanes[each].append(STARTING_DISCARDS)


def deal_solo(game: RaceGame) -> None:
    """One start world to the player, one to the robot, whatever the level; then the robot's mat (TGS p5)."""
    starts = game.content.starts[:]
    own = game.chance.draw(starts, "start", 0, "start")
    other = game.chance.draw(starts, "start", -1, "robot-start")
    game.piles[0].lay([card for card in range(len(game.content.cards)) if card not in (own, other)])
    place_start_world(game, 0, own)
    set_up_robot(game, other)
    set_order(game)
    game.common.append(rounds.FIRST_ROUND)
    game.draw(0, STARTING_HAND)
    if "saves-at-start" in game.design(own).specials:
        game.lanes[0].append(SAVE_AT_START)
    game.lanes[0].append(STARTING_DISCARDS)


def set_up_robot(game: RaceGame, world: int) -> None:
    """Its start world says how it begins; the difficulty how many 6-cost counters it has."""
    other = robot.Robot()
    other.sit_down(game.content.robot)
    game.robot = other
    other.start = game.design(world).start
    other.tableau.append(world)
    game.known[world] = (1 << game.seats) - 1
    robot.tell(game, "start", {"card": game.name(world)})
    values = robot.values_of(other)
    other.credit = values.credit
    other.economy = values.economy
    other.robot_is = robot.SPACES.index(values.robot_is)
    other.counters = other.table.difficulties[game.rules.difficulty].counters
    robot.draw(game, other, values.stack)


SCENARIO: Final = {"rebel-cantina": "rebel-alliance", "imperium-warlord": "imperium-seat"}
"""Rebel vs Imperium: the two start worlds, and the development each adds to its hand."""


def deal_scenario(game: RaceGame) -> None:
    """Rebels against the Imperium: who plays which is drawn by lot; the developments come besides the four cards."""
    worlds = [game.thing(name) for name in SCENARIO]
    game.chance.shuffle(worlds, "start", -1, "start")
    given = [game.thing(SCENARIO[game.name(world)]) for world in worlds]
    game.piles[0].lay([card for card in range(len(game.content.cards)) if card not in worlds + given])
    for each, world in enumerate(worlds):
        place_start_world(game, each, world)
    set_order(game)
    game.common.append(rounds.FIRST_ROUND)
    for each, card in enumerate(given):
        game.draw(each, STARTING_HAND)
        game.players[each].hand.append(card)
        game.known[card] = (1 << game.seats) - 1
        if game.events is not None:
            game.tell("given", each, {"card": game.name(card)})
        game.lanes[each].append(STARTING_DISCARDS)


def deal_red_and_blue(game: RaceGame) -> None:
    """A red (odd) and a blue (even) start world to everybody, face down; the others go into the deck."""
    red = [card for card in game.content.starts if game.design(card).start % 2 == 1]
    blue = [card for card in game.content.starts if game.design(card).start % 2 == 0]
    dealt: list[int] = []
    for each in range(game.seats):
        worlds = [game.chance.draw(red, "start", each, "start"), game.chance.draw(blue, "start", each, "start")]
        game.players[each].drawn = worlds
        for world in worlds:
            game.known[world] = 1 << each
        dealt.extend(worlds)
    game.piles[0].lay([card for card in range(len(game.content.cards)) if card not in dealt])


class DealHands(Step[RaceGame]):
    """Six cards to everybody who has start worlds to choose from."""

    def __init__(self) -> None:
        super().__init__("deal-hands")

    def run(self, game: RaceGame, seat: int) -> None:
        game.common.append(REVEAL_START_WORLDS)
        for each in range(game.seats):
            game.draw(each, STARTING_HAND)
            game.lanes[each].append(CHOOSE_START)


def place_start_world(game: RaceGame, seat: int, world: int) -> None:
    """A start world is on the table from the beginning, with its windfall good if it has one."""
    player = game.players[seat]
    player.tableau.append(world)
    player.start = game.design(world).start
    game.known[world] = (1 << game.seats) - 1
    if game.events is not None:
        game.tell("start", seat, {"card": game.name(world)})
    if game.design(world).windfall:
        game.put_good(seat, world)


def set_order(game: RaceGame) -> None:
    """Clockwise from the lowest start world number, for the whole game (R-29)."""
    first = min(range(game.seats), key=lambda each: game.players[each].start)
    game.order = [(first + k) % game.seats for k in range(game.seats)]


def cards_to_discard(game: RaceGame, world: int) -> int:
    """Two of the six; Ancient Race as start world keeps one card less (R-41)."""
    return STARTING_DISCARD + (1 if "keeps-three" in game.design(world).specials else 0)


class StartingDiscards(Question[RaceGame]):
    """Of six cards, two are discarded face down."""

    def __init__(self) -> None:
        super().__init__("starting-discard", secret=True, public=True)

    def ask(self, game: RaceGame, seat: int) -> Form:
        player = game.players[seat]
        # What everybody knows to be in the hand was not among the six cards drawn.
        drawn = [card for card in player.hand if game.known[card] == 1 << seat]
        return exactly(drawn, cards_to_discard(game, player.tableau[0]))

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        game.discard_from_hand(seat, choice, "discard")


class ChooseStart(Question[RaceGame]):
    """Which start world to play, and which cards of the six to discard; the other world is discarded too (R-64)."""

    def __init__(self) -> None:
        super().__init__("start", secret=True)

    def ask(self, game: RaceGame, seat: int) -> Form:
        player = game.players[seat]
        cases: list[Case] = []
        for world in player.drawn:
            count = cards_to_discard(game, world)
            cases.append(Case([world], [Group(player.hand[:], count, count)]))
        return PickSet(cases)

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        player = game.players[seat]
        player.placing = next(card for card in choice if card in player.drawn)
        game.to_discard(seat, [card for card in player.drawn if card != player.placing], 0)
        player.drawn = [player.placing]
        game.discard_from_hand(seat, [card for card in choice if card != player.placing], "discard")


class RevealStartWorlds(Step[RaceGame]):
    """All start worlds at once; Galactic Scavengers puts a card of the hand under itself (R-114)."""

    def __init__(self) -> None:
        super().__init__("reveal-start-worlds")

    def run(self, game: RaceGame, seat: int) -> None:
        game.all_learn()
        for each, player in enumerate(game.players):
            player.drawn = []
            place_start_world(game, each, player.placing)
            player.placing = -1
        set_order(game)
        game.common.append(rounds.FIRST_ROUND)
        for each, player in enumerate(game.players):
            if "saves-at-start" in game.design(player.tableau[0]).specials:
                game.lanes[each].append(SAVE_AT_START)


class SaveAtStart(Question[RaceGame]):
    """One card of the starting hand goes under Galactic Scavengers."""

    def __init__(self) -> None:
        super().__init__("save-card", public=True)

    def ask(self, game: RaceGame, seat: int) -> Form:
        return exactly(game.players[seat].hand[:], 1)

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        player = game.players[seat]
        game.out_of_hand(seat, choice)
        player.saved.append(choice[0])
        if game.events is not None:
            game.tell_cards("save", seat, choice, player.tableau[0])


DEAL_HANDS: Final = DealHands()
STARTING_DISCARDS: Final = StartingDiscards()
CHOOSE_START: Final = ChooseStart()
REVEAL_START_WORLDS: Final = RevealStartWorlds()
SAVE_AT_START: Final = SaveAtStart()

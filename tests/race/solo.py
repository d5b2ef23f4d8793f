"""A solo game laid out for one rule of the robot: given its mat and the faces of its dice, when the player takes two
actions, then what? Everything goes through the engine's own questions; the player declines whatever can be declined.
"""

from __future__ import annotations

from collections.abc import Sequence

from tests.race import laws
from tests.race.scenario import Box

from starboard.kernel import PASS, Chance, Draw, ScriptedChance, Standing
from starboard.kernel.forms import PickSet
from starboard.race import robot as robots
from starboard.race import rounds
from starboard.race.position import RaceGame, Rules
from starboard.race.robot import Robot
from starboard.race.robot_table import FACES
from starboard.race.ruleset import RULESET
from starboard.race.setup import set_order, set_up_robot


class Solo:
    """A position in play."""

    def __init__(self, game: RaceGame) -> None:
        self.game = game

    @property
    def robot(self) -> Robot:
        assert self.game.robot is not None
        return self.game.robot

    def round(self, first: str, second: str, *faces: str) -> Solo:
        """The player takes two actions, the dice show these faces, and the round is played to its end."""
        number = self.game.round
        if faces:
            self.robot.faces = [FACES.index(face) for face in faces]
        things = [self.game.thing(f"action:{name}") for name in (first, second)]
        self.game.decide(0, sorted(things))
        while not self.game.over and self.game.round == number:
            self.decline()
        laws.check(self.game)
        return self

    def phases(self, first: str, second: str, *faces: str) -> list[int]:
        """As `round`, up to the player's first question: where the dice lie."""
        self.robot.faces = [FACES.index(face) for face in faces]
        self.game.decide(0, sorted(self.game.thing(f"action:{name}") for name in (first, second)))
        return self.robot.dice

    def decline(self) -> None:
        decision = self.game.decisions[0]
        form = decision.form
        things = form.things()
        if PASS in things:
            self.game.decide(0, PASS)
        elif isinstance(form, PickSet):
            self.game.decide(0, min(form.answers(), key=len))
        else:
            self.game.decide(0, form.first())

    def tableau(self) -> list[str]:
        return [self.game.design(card).name for card in self.robot.tableau]

    def discarded(self) -> list[str]:
        return [self.game.design(card).name for card in self.game.piles[0].discard]

    def tracks(self) -> tuple[int, int]:
        """Credit and economy."""
        return self.robot.credit, self.robot.economy

    def standing(self) -> Standing:
        """The robot's."""
        return next(one for one in self.game.standings() if one.seat == self.game.seats)


def solo(
    start: str = "Alpha Centauri",
    *,
    level: int = 1,
    difficulty: str = "easy",
    own: Sequence[str] = ("Old Earth",),
    hand: int = 0,
    tableau: Sequence[str] = (),
    stack: Sequence[str] = (),
    drawn: Sequence[str] = (),
    flips: Sequence[str] = (),
    credit: int | None = None,
    economy: int | None = None,
    counters: int = 0,
    placed: int = 0,
    chips: int = 0,
    prestige: int = 0,
    shows: str = "",
) -> Solo:
    """The first round is about to begin.

    `own` is the player's tableau; the rest is the robot's. `stack` is its draw stack as it will be flipped, `drawn`
    what it draws next (each goes on top), `flips` what it flips from the deck; `shows` is its "robot =" counter.
    """
    box = Box(level)
    world = box.take(start)
    mine = [box.take(name) for name in own]
    others = [box.take(name) for name in tableau]
    below = [box.take(name) for name in reversed(stack)]
    script: list[Draw] = []
    for purpose, names in (("robot-stack", drawn), ("robot-flip", flips)):
        script += [Draw("deck", -1, purpose, box.take(name)) for name in names]
    coming = [line.item for line in script]
    rules = Rules(level, True, False)
    rules.solo = True
    rules.difficulty = difficulty
    game = RaceGame()
    game.lay_table(1, Chance.seeded("solo", 1))
    game.lay_cards(rules, RULESET.content(level))
    game.piles[0].deck = box.left + coming
    set_up_robot(game, world)
    assert game.robot is not None
    robot = game.robot
    # Set-up dealt a draw stack: the cards go back, and those of this test are dealt.
    game.piles[0].deck = sorted(box.left + coming)
    robot.stack = below
    robot.tableau += others
    player = game.players[0]
    player.tableau = mine
    player.hand = [box.any() for _ in range(hand)]
    player.start = 0
    for card in player.hand:
        game.piles[0].deck.remove(card)
        game.known[card] = 1
    for card in [*mine, *others]:
        game.known[card] = 1
    if credit is not None:
        robot.credit = credit
    if economy is not None:
        robot.economy = economy
    robot.counters, robot.placed_counters = counters, placed
    robot.vp = chips
    game.vp_pool -= chips
    robot.prestige = prestige
    if shows:
        robot.robot_is = robots.SPACES.index(shows)
    game.chance = ScriptedChance(script, 1, then_random="solo")
    set_order(game)
    game.common.append(rounds.START_ROUND)
    game.advance()
    return Solo(game)

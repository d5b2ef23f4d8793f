"""The course of the game: rounds, the three phases of a turn, and the end (rulebook 222-236, 399-440).

Everybody has the same number of turns: the round in which the last needed achievement is taken is played to its end,
and one full round follows.
"""

from __future__ import annotations

from typing import Final

from starboard.kernel.event import Event
from starboard.kernel.forms import Form, PickOne
from starboard.kernel.game import PASS
from starboard.kernel.step import Question, Step
from starboard.sun import abilities, vocabulary
from starboard.sun.achievements import ACHIEVEMENT_PHASE
from starboard.sun.actions import ACTION_PHASE
from starboard.sun.flow import Ask
from starboard.sun.position import SunGame
from starboard.sun.production import PRODUCTION_PHASE


class Round(Step[SunGame]):
    """One turn for everybody, clockwise from the first player."""

    def __init__(self) -> None:
        super().__init__("round")

    def run(self, game: SunGame, seat: int) -> None:
        game.round += 1
        if game.last_round == 0 and game.round >= game.content.round_limit:
            # All cubes can come to lie in technologies and the museum, and nobody earns anything any more.
            game.last_round = game.round
        if game.events is not None:
            game.events.append(Event("round", {"round": game.round}, {}, 0))
        game.common.append(END_OF_ROUND)
        for each in reversed(game.order):
            game.common.append(TURNS[each])


class EndOfRound(Step[SunGame]):
    """Another round, or the end."""

    def __init__(self) -> None:
        super().__init__("end-of-round")

    def run(self, game: SunGame, seat: int) -> None:
        if game.last_round == 0 or game.round < game.last_round:
            game.common.append(ROUND)
            return
        game.common.append(END_OF_GAME)
        for each in reversed(game.order):
            abilities.fire(game, each, vocabulary.END_GAME)


class EndOfGame(Step[SunGame]):
    """Nothing is left to do but to count."""

    def __init__(self) -> None:
        super().__init__("end-of-game")

    def run(self, game: SunGame, seat: int) -> None:
        game.over = True
        if game.events is not None:
            game.events.append(Event("game-over", {"round": game.round}, {}, 0))


class Turn(Step[SunGame]):
    """The three phases; abilities for any time can be used before each."""

    def __init__(self, seat: int) -> None:
        super().__init__("turn")
        self.seat = seat

    def run(self, game: SunGame, seat: int) -> None:
        game.active = self.seat
        game.players[self.seat].used_turn = 0
        game.trades = 0
        game.overpaid = 0
        game.holding = False
        game.held = []
        game.uncontrolled = 0
        for place in range(vocabulary.PLACES):
            if game.controller[place] == PASS:
                game.uncontrolled |= 1 << place
        game.common.append(PHASES[self.seat][2])
        game.common.append(Ask(self.seat, ANYTIME))
        game.common.append(PHASES[self.seat][1])
        game.common.append(PHASES[self.seat][0])

    def data(self) -> list[int]:
        return [self.seat]


class Phase(Step[SunGame]):
    """Ask the question of a phase."""

    def __init__(self, seat: int, stage: int, question: Question[SunGame]) -> None:
        super().__init__("phase")
        self.seat = seat
        self.stage = stage
        self.question = question

    def run(self, game: SunGame, seat: int) -> None:
        game.stage = self.stage
        game.acting = False
        game.changed = True
        game.lanes[self.seat].append(self.question)

    def data(self) -> list[int]:
        return [self.seat, self.stage]


class Anytime(Question[SunGame]):
    """A last chance in the turn to use abilities for any time, before achievements are looked at."""

    def __init__(self) -> None:
        super().__init__("anytime", public=True)

    def ask(self, game: SunGame, seat: int) -> Form | None:
        options = abilities.anytime(game, seat)
        if not options:
            return None
        options.append(PASS)
        return PickOne(options)

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        if choice[0] != PASS:
            game.common.append(Ask(seat, self))
            abilities.use(game, seat, game.content.abilities[choice[0] - vocabulary.ABILITY])


ROUND: Final = Round()
END_OF_ROUND: Final = EndOfRound()
END_OF_GAME: Final = EndOfGame()
ANYTIME: Final = Anytime()
TURNS: Final = [Turn(seat) for seat in range(4)]
PHASES: Final = [
    [Phase(seat, 0, ACTION_PHASE), Phase(seat, 1, PRODUCTION_PHASE), Phase(seat, 2, ACHIEVEMENT_PHASE)]
    for seat in range(4)
]

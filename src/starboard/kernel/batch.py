"""Batch: many games stepped in one call, for learners; observations and masks are written in place.

Each game waits for its learner, or for any seat where learners play all of them; other seats are played by bots. A game
that ends is scored and dealt anew at once. Lives in the kernel because it is a tight loop over any game, and the kernel
is compiled; it knows a bot only as something that chooses.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from mypy_extensions import mypyc_attr

from starboard.kernel.actions import ActionError
from starboard.kernel.chance import Chance, Stream
from starboard.kernel.game import Game
from starboard.kernel.perception import Perception, Sheet
from starboard.kernel.ruleset import Ruleset, Value
from starboard.kernel.stepper import EVERYBODY, Stepper

EVERY_SEAT: Final = -1
"""Instead of a learner's seat: learners play all of them."""
ANY_SEAT: Final = -2
"""Instead of a learner's seat: another one by chance in each game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rival:
    """Answers for a seat that is not the learner's. This one takes any legal answer."""

    def __init__(self, source: Stream) -> None:
        self.source = source
        """Where its luck comes from."""

    def play(self, stepper: Stepper) -> None:
        """Answer the question that the stepper waits at."""
        stepper.answer_at_random(self.source)


class Arrays:
    """The arrays of a batch of n games, row by row where they have rows. Whoever owns them reads from them."""

    def __init__(
        self,
        positions: list[memoryview],
        questions: list[memoryview],
        masks: list[memoryview],
        rewards: memoryview,
        terminations: memoryview,
        truncations: memoryview,
        seats: memoryview,
    ) -> None:
        self.sheets = [Sheet(position, question) for position, question in zip(positions, questions, strict=True)]
        """For each game its observation, as float32: the position, and the rest of it."""
        self.masks = masks
        """For each game its mask, as bytes."""
        self.rewards = rewards
        """float32: for each game its reward; where learners play every seat, n times as many as there are seats."""
        self.terminations = terminations
        """Bytes: for each game, has it just ended?"""
        self.truncations = truncations
        """Bytes: for each game, was it just stopped?"""
        self.seats = seats
        """Bytes: for each game, the seat that it waits for."""


class Batch:
    """Some games of one ruleset, with the same options and the same number of players."""

    def __init__(
        self,
        ruleset: Ruleset,
        seats: int,
        options: Mapping[str, Value],
        perception: Perception,
        max_rounds: int,
        learner: int,
        rivals: Callable[[int, str], Rival],
        worth: Callable[[Game], list[float]],
        arrays: Arrays,
    ) -> None:
        self.ruleset = ruleset
        """What is played."""
        self.seats = seats
        """By how many."""
        self.options = options
        """All options with their values."""
        self.perception = perception
        """What writes the observations."""
        self.max_rounds = max_rounds
        """As in `Stepper`."""
        self.learner = learner
        """The learner's seat, or EVERY_SEAT, or ANY_SEAT."""
        self.rivals = rivals
        """Makes the bot of another seat, from its number among them and a seed."""
        self.worth = worth
        """The rewards of a game that has ended, by seat."""
        self.arrays = arrays
        """Where everything is written."""
        self.size = len(arrays.masks)
        """How many games there are."""
        self.source = Stream("batch")
        """Where all luck comes from."""
        self.steppers: list[Stepper] = []
        """The games."""
        self.mine: list[int] = [0] * self.size
        """For each game the learner's seat."""
        self.others: list[list[Rival | None]] = [[] for _ in range(self.size)]
        """For each game and seat its bot, or None for a learner."""
        self.written: list[int] = [-1] * self.size
        """For each game how many answers had been given when its position was last written; -1 for a new game."""

    def __repr__(self) -> str:
        return f"<batch of {self.size} games of {self.ruleset.name}>"

    def reset(self, source: Stream) -> None:
        """Begin all games anew, with luck from this stream."""
        self.source = source
        self.steppers = []
        for at in range(self.size):
            self.steppers.append(self.deal(at))
            self.arrays.terminations[at] = 0
            self.arrays.truncations[at] = 0
            self.pay(at, [0.0] * self.seats)
            self.write(at)

    def deal(self, at: int) -> Stepper:
        """A new game, played on to where a learner chooses."""
        while True:
            seed = f"{self.source.word():08x}{self.source.word():08x}"
            learner = self.source.below(self.seats) if self.learner == ANY_SEAT else self.learner
            self.mine[at] = learner
            others: list[Rival | None] = []
            rank = 0
            for seat in range(self.seats):
                if learner in (EVERY_SEAT, seat):
                    others.append(None)
                else:
                    others.append(self.rivals(rank, f"{seed}/{rank}"))
                    rank += 1
            self.others[at] = others
            game = self.ruleset.new_game(self.seats, self.options, Chance.seeded(seed, self.seats))
            learners = EVERYBODY if learner == EVERY_SEAT else 1 << learner
            stepper = Stepper(game, self.perception.space, self.max_rounds, by_primitives=learners)
            self.written[at] = -1
            self.play_rivals(stepper, others)
            if stepper.seat >= 0:
                return stepper

    def play_rivals(self, stepper: Stepper, others: list[Rival | None]) -> None:
        """Until it is a learner's turn, or nobody's."""
        while stepper.seat >= 0:
            rival = others[stepper.seat]
            if rival is None:
                return
            rival.play(stepper)

    def step(self, actions: list[int]) -> None:
        """Choose a primitive in each game. Raises ActionError if one of them is not legal, and changes nothing."""
        if len(actions) != self.size:
            raise ActionError(f"{self.size} games need {self.size} actions, not {len(actions)}")
        if not self.steppers:
            raise ActionError("the games have not begun: reset them first")
        for at in range(self.size):
            if actions[at] not in self.steppers[at].legal:
                try:
                    self.steppers[at].check(actions[at])
                except ActionError as wrong:
                    raise ActionError(f"game {at}: {wrong}") from None
        arrays = self.arrays
        nothing = [0.0] * self.seats
        for at in range(self.size):
            stepper = self.steppers[at]
            if stepper.take(actions[at]):
                stepper.run_on()
            self.play_rivals(stepper, self.others[at])
            if stepper.seat >= 0:
                if arrays.terminations[at] or arrays.truncations[at]:
                    arrays.terminations[at] = 0
                    arrays.truncations[at] = 0
                    self.pay(at, nothing)
            else:
                over = stepper.game.over
                arrays.terminations[at] = 1 if over else 0
                arrays.truncations[at] = 0 if over else 1
                self.pay(at, self.worth(stepper.game))
                self.steppers[at] = self.deal(at)
            self.write(at)

    def pay(self, at: int, rewards: list[float]) -> None:
        """Write the rewards of a game: the learner's, or everybody's."""
        row: Any = self.arrays.rewards
        if self.learner == EVERY_SEAT:
            for seat in range(self.seats):
                row[at * self.seats + seat] = rewards[seat]
        else:
            row[at] = rewards[self.mine[at]]

    def write(self, at: int) -> None:
        """Write what the learner of a game has before it. In the middle of an answer the position is as it was."""
        stepper = self.steppers[at]
        arrays = self.arrays
        sheet = arrays.sheets[at]
        if self.written[at] != stepper.given:
            self.perception.featuriser.paint(stepper.game, stepper.seat, sheet.position)
            self.written[at] = stepper.given
        self.perception.rewrite_question(stepper.decision, stepper.partial, sheet)
        self.perception.space.write_mask(stepper.legal, arrays.masks[at])
        arrays.seats[at] = stepper.seat

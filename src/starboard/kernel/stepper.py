"""Stepper: a game played one primitive at a time, as learners play it.

It always waits for one seat, which has at least two primitives to choose from: what is forced is done by itself, and
of seats that decide at the same time the first in the order of play is asked first, without the others' seeing its
answer. Lives in the kernel because it is a tight loop over any game, and the kernel is compiled.
"""

from __future__ import annotations

from typing import Any, Final

from starboard.kernel.actions import ActionError, ActionSpace
from starboard.kernel.chance import Stream
from starboard.kernel.decision import Decision, EngineError
from starboard.kernel.forms import Form, PickOrder
from starboard.kernel.game import Game

NOBODY: Final = -1
EVERYBODY: Final = -1
"""All seats, as bits."""


class Stepper:
    """A position, and the part of an answer that has been given."""

    def __init__(
        self,
        game: Game,
        space: ActionSpace,
        max_rounds: int = 0,
        begun: bool = False,
        by_primitives: int = EVERYBODY,
    ) -> None:
        self.game = game
        """The position before the answer that is being given."""
        self.space = space
        """The primitives that it is played with."""
        self.max_rounds = max_rounds
        """The game is stopped when the round after this one begins; 0: never."""
        self.by_primitives = by_primitives
        """The seats, as bits, that choose primitives. The others give whole answers: nothing is legal for them here."""
        self.seat: int = NOBODY
        """The seat that has to choose; -1 when the game has ended or was stopped."""
        self.partial: list[int] = []
        """The primitives of its answer so far."""
        self.legal: list[int] = []
        """What it may choose from, at least two, in ascending order."""
        self.decision: Decision | None = None
        """The question that it is answering."""
        self.given = 0
        """How many answers have been given: as long as that stays, so does the position."""
        if not begun:
            self.run_on()

    def __repr__(self) -> str:
        return f"<stepper: waiting for seat {self.seat}>" if self.seat >= 0 else "<stepper: the game has ended>"

    @property
    def ended(self) -> bool:
        """Does it wait for nobody any more?"""
        return self.seat == NOBODY

    @property
    def stopped(self) -> bool:
        """Was the game stopped before its end, because it took too many rounds?"""
        return self.seat == NOBODY and not self.game.over

    def copy(self) -> Stepper:
        """An independent stepper at the same place."""
        other = Stepper(self.game.copy(), self.space, self.max_rounds, True, self.by_primitives)
        other.seat = self.seat
        other.partial = self.partial[:]
        other.legal = self.legal
        other.decision = self.decision
        other.given = self.given
        return other

    def __deepcopy__(self, _memo: object) -> Stepper:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return again, (self.game, self.max_rounds, self.by_primitives, self.seat, self.partial, self.given)

    def step(self, action: int) -> None:
        """Choose a primitive, and go on to the next choice. Raises ActionError for one that is not legal, and changes
        nothing."""
        self.check(action)
        if self.take(action):
            self.run_on()

    def check(self, action: int) -> None:
        """Raises ActionError if this primitive cannot be chosen now."""
        if self.seat == NOBODY:
            raise ActionError("the game has ended: begin a new one")
        if not self.legal:
            raise ActionError(f"seat {self.seat} gives whole answers, no actions")
        if action not in self.legal:
            raise ActionError(
                f"the action {self.space.told(action)} is not legal now: "
                f"seat {self.seat} has {len(self.legal)} legal actions, such as {self.space.told(self.legal[0])}"
            )

    def take(self, action: int) -> bool:
        """Choose a primitive, and those that are forced after it. Is the answer complete, and given?"""
        decision = self.decision
        if decision is None:
            raise EngineError("nobody is asked")
        form = decision.form
        self.partial.append(action)
        while True:
            legal = self.space.reach(form, self.partial)
            if len(legal) > 1:
                self.legal = legal
                return False
            if not legal:
                self.give(decision.seat, self.space.meant(form, self.partial))
                return True
            self.partial.append(legal[0])

    def give(self, seat: int, answer: list[int]) -> None:
        """Answer the question of a seat with what has been checked."""
        self.partial = []
        self.legal = []
        self.decision = None
        self.given += 1
        self.game.apply(seat, answer)

    def run_on(self) -> None:
        """Go on to the next question that leaves a choice, or to the end."""
        while True:
            game = self.game
            found: Decision | None = None
            if not game.over and not (self.max_rounds and game.round > self.max_rounds):
                for seat in game.order:
                    found = game.pending[seat]
                    if found is not None:
                        break
            if found is None:
                self.seat = NOBODY
                self.decision = None
                self.partial = []
                self.legal = []
                return
            if found.form.single():
                self.give(found.seat, only_answer(found.form))
                continue
            self.seat = found.seat
            self.decision = found
            self.partial = []
            if not self.by_primitives >> found.seat & 1:
                return
            legal = self.space.reach(found.form, self.partial)
            if len(legal) > 1:
                self.legal = legal
                return
            if not self.take(legal[0]):
                return

    def answer(self, answer: list[int]) -> None:
        """Give the whole answer of the seat that is asked, as a bot does, instead of its primitives; those that have
        been chosen already do not count. Raises IllegalChoice for one that is not legal."""
        if self.decision is None:
            raise ActionError("the game has ended: begin a new one")
        self.give(self.seat, self.game.checked(self.decision, answer))
        self.run_on()

    def answer_at_random(self, source: Stream) -> None:
        """As `answer`, with any legal answer, each as likely; that needs no check."""
        decision = self.decision
        if decision is None:
            raise ActionError("the game has ended: begin a new one")
        answer = decision.form.random(source)
        if len(answer) > 1 and not isinstance(decision.form, PickOrder):
            answer.sort()
        self.give(decision.seat, answer)
        self.run_on()


def again(game: Game, max_rounds: int, by_primitives: int, seat: int, partial: list[int], given: int) -> Stepper:
    """The stepper that was pickled."""
    if game.ruleset is None:
        raise EngineError("only a game that a ruleset has begun is played by primitives")
    stepper = Stepper(game, game.ruleset.actions(game.options), max_rounds, True, by_primitives)
    stepper.seat = seat
    stepper.partial = partial
    stepper.given = given
    stepper.decision = game.decision_of(seat)
    if stepper.decision is not None and by_primitives >> seat & 1:
        stepper.legal = stepper.space.reach(stepper.decision.form, partial)
    return stepper


def only_answer(form: Form) -> list[int]:
    """The answer to a question that has just one, a set in ascending order."""
    answer = form.first()
    if len(answer) > 1 and not isinstance(form, PickOrder):
        answer.sort()
    return answer

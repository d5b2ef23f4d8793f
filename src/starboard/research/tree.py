"""Tree: a game as algorithms that search trees want it: luck has nodes of its own, and every seat has its memory.

An answer that needs luck is not given at once: the tree first waits at a chance node, and whoever passes it brings the
luck. So no copy of a position knows what another copy will draw. Knows no interface.
"""

from __future__ import annotations

from starboard.kernel.actions import ActionError
from starboard.kernel.chance import Chance, Stream
from starboard.kernel.decision import Decision
from starboard.kernel.game import Game
from starboard.kernel.history import History
from starboard.kernel.stepper import NOBODY, only_answer
from starboard.research.setting import Setting


class Tree:
    """A node of the tree. `seat` is the seat that chooses; nobody's is a chance node (`needs_luck`) or the end."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.game: Game | None = None
        self.history = History([])
        self.seat: int = NOBODY
        self.decision: Decision | None = None
        self.partial: list[int] = []
        self.legal: list[int] = []
        self.waiting: tuple[int, list[int]] | None = None
        """The seat and the answer that will be given as soon as there is luck for it."""
        self.course: list[str | int] | None = []
        """The luck and the actions that led here; None if that is not known."""

    @property
    def needs_luck(self) -> bool:
        """Is this a chance node: before the deal, or before something is drawn?"""
        return self.game is None or self.waiting is not None

    @property
    def ended(self) -> bool:
        """Is this the end of the game?"""
        return self.seat == NOBODY and not self.needs_luck

    def position(self) -> Game:
        """The position; raises ActionError before the deal."""
        if self.game is None:
            raise ActionError("nothing has been dealt yet")
        return self.game

    def __deepcopy__(self, memo: object) -> Tree:
        return self.copy()

    def copy(self) -> Tree:
        """An independent node like this one."""
        other = Tree(self.setting)
        if self.game is not None:
            other.game = self.game.copy()
            other.game.events = []
        other.history = self.history.copy()
        other.seat = self.seat
        other.decision = self.decision
        other.partial = self.partial[:]
        other.legal = self.legal
        other.waiting = self.waiting
        other.course = self.course[:] if self.course is not None else None
        return other

    def __reduce__(self) -> tuple[object, ...]:
        if self.course is None:
            raise TypeError("a state that was drawn anew cannot be saved: how it came about is not known")
        return replayed, (self.setting, self.course)

    def deal_luck(self, seed: str) -> None:
        """Pass a chance node: deal the game, or give the answer that waits, with luck from this seed."""
        setting = self.setting
        if self.game is None:
            chance = Chance.seeded(seed, setting.players)
            self.game = setting.ruleset.new_game(setting.players, setting.options, chance, events=True)
            self.history = History.of(self.game)
        elif self.waiting is not None:
            seat, answer = self.waiting
            self.waiting = None
            self.game.chance = self.game.chance.reseeded(Stream(seed))
            self.history.decide(self.game, seat, answer)
        else:
            raise ActionError("this is not a chance node")
        if self.course is not None:
            self.course.append(seed)
        self.run_on()

    def choose(self, action: int) -> None:
        """Choose a primitive, and go on to the next node. Raises ActionError for one that is not legal."""
        if self.seat == NOBODY:
            raise ActionError("the game has ended: begin a new one")
        if action not in self.legal:
            told = self.setting.space.told
            raise ActionError(
                f"the action {told(action)} is not legal now: "
                f"seat {self.seat} has {len(self.legal)} legal actions, such as {told(self.legal[0])}"
            )
        if self.course is not None:
            self.course.append(action)
        if self.take(action):
            self.run_on()

    def take(self, action: int) -> bool:
        """Choose a primitive, and those that are forced after it. Is the answer complete, and nothing waits?"""
        decision = self.decision
        assert decision is not None
        space = self.setting.space
        self.partial.append(action)
        while True:
            legal = space.reach(decision.form, self.partial)
            if len(legal) > 1:
                self.legal = legal
                return False
            if not legal:
                return self.give(decision.seat, space.answer(decision.form, self.partial))
            self.partial.append(legal[0])

    def give(self, seat: int, answer: list[int]) -> bool:
        """Give an answer if it needs no luck; if it does, stay before it at a chance node. Was it given?"""
        self.forget_question()
        game = self.position()
        before = game.copy()
        lengths = [len(moments) for moments in self.history.moments]
        self.history.decide(game, seat, answer)
        if game.chance.plain() == before.chance.plain():
            return True
        before.events = []
        self.game = before
        for moments, length in zip(self.history.moments, lengths, strict=True):
            del moments[length:]
        self.waiting = (seat, answer)
        return False

    def forget_question(self) -> None:
        self.seat = NOBODY
        self.decision = None
        self.partial = []
        self.legal = []

    def run_on(self) -> None:
        """Go on to the next choice, to a chance node or to the end."""
        while True:
            game = self.position()
            self.forget_question()
            if game.over or (self.setting.max_rounds and game.round > self.setting.max_rounds):
                return
            decision = next(one for seat in game.order if (one := game.pending[seat]) is not None)
            if decision.form.single():
                if not self.give(decision.seat, only_answer(decision.form)):
                    return
                continue
            self.seat = decision.seat
            self.decision = decision
            legal = self.setting.space.reach(decision.form, [])
            if len(legal) > 1:
                self.legal = legal
                return
            if not self.take(legal[0]):
                return

    def information(self, seat: int) -> str:
        """Everything that the seat has seen; with what it has chosen of the answer that it is giving."""
        text = self.history.text(self.position(), seat)
        return f"{text}\npicked {self.partial}" if seat == self.seat and self.partial else text

    def resampled(self, seat: int, source: Stream) -> Tree:
        """A node that the seat, whose choice it is, cannot tell from this one: what it cannot know is drawn anew.

        What the other seats have seen is not known, so their memory begins here. Secret answers that they have given
        already are drawn from the legal ones, each as likely.
        """
        if seat != self.seat or self.decision is None:
            raise ActionError(f"it is not seat {seat}'s turn")
        true = self.position()
        other = Tree(self.setting)
        other.course = None
        game = true.guess(seat, source)
        for each in game.order:
            decision = game.pending[each]
            if decision is not None and true.pending[each] is None:
                game.decide(each, decision.form.random(source))
        game.events = []
        other.game = game
        other.history = self.history.copy()
        for each, moments in enumerate(other.history.moments):
            if each != seat:
                moments.clear()
        other.seat = seat
        other.decision = game.pending[seat]
        other.partial = self.partial[:]
        other.legal = self.legal
        return other


def replayed(setting: Setting, course: list[str | int]) -> Tree:
    """The node that some luck and some actions lead to."""
    tree = Tree(setting)
    for step in course:
        if isinstance(step, str):
            tree.deal_luck(step)
        else:
            tree.choose(step)
    return tree

"""The steps that every chapter uses: resolving a list of effects, and asking one of its effects."""

from __future__ import annotations

from starboard.kernel.step import Question, Step
from starboard.sun.content import Effect, EffectList
from starboard.sun.position import SunGame


class Resolve(Step[SunGame]):
    """A faction resolves the effects of a list, from a place on."""

    def __init__(self, effects: EffectList, at: int, seat: int) -> None:
        super().__init__("resolve")
        self.effects = effects
        self.at = at
        self.seat = seat

    def run(self, game: SunGame, seat: int) -> None:
        game.executor.execute(game, self.seat, self.effects, self.at)

    def data(self) -> list[int]:
        return [self.effects.number, self.at, self.seat]


def resolve(game: SunGame, seat: int, effects: EffectList) -> None:
    """These effects come next."""
    if effects.effects:
        game.common.append(Resolve(effects, 0, seat))


class Ask(Step[SunGame]):
    """A question that waits until what lies above it on the stack is done."""

    def __init__(self, seat: int, question: Question[SunGame]) -> None:
        super().__init__("ask-" + question.kind)
        self.seat = seat
        self.question = question

    def run(self, game: SunGame, seat: int) -> None:
        game.lanes[self.seat].append(self.question)

    def data(self) -> list[int]:
        return [self.seat, *self.question.data()]


class EffectQuestion(Question[SunGame]):
    """A question that one effect of a list puts to the faction that resolves it; `left` counts what remains of it."""

    def __init__(self, kind: str, effects: EffectList, at: int, left: int = 0) -> None:
        super().__init__(kind, public=True)
        self.effects = effects
        self.at = at
        self.left = left

    def effect(self) -> Effect:
        return self.effects.effects[self.at]

    def about(self, game: SunGame, seat: int) -> dict[str, int]:
        return {"card": self.effects.card}

    def data(self) -> list[int]:
        return [self.effects.number, self.at, self.left]

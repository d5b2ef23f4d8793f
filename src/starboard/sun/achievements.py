"""The achievement phase: one achievement if a condition is met, and then one must be taken (rulebook 368-397)."""

from __future__ import annotations

from typing import Final

from starboard.kernel.decision import Reason
from starboard.kernel.forms import Form, PickOne
from starboard.kernel.step import Question
from starboard.sun import metrics, vocabulary
from starboard.sun.position import SunGame


def earned(game: SunGame, seat: int) -> list[int]:
    """The achievements the faction could take now, by their place among those in play."""
    found: list[int] = []
    for at, goal in enumerate(game.goals):
        design = game.content.achievements[goal]
        discs = game.goal_discs[at]
        free = seat not in discs and len(discs) < len(design.slots[game.seats])
        if free and metrics.holds(game, seat, design.condition):
            found.append(at)
    return found


class AchievementPhase(Question[SunGame]):
    """With several conditions met, which one; the disc goes to the leftmost free slot."""

    def __init__(self) -> None:
        super().__init__("achievement", public=True)

    def ask(self, game: SunGame, seat: int) -> Form | None:
        options = [vocabulary.ACHIEVEMENT + game.goals[at] for at in earned(game, seat)]
        return PickOne(options) if options else None

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        at = game.goals.index(choice[0] - vocabulary.ACHIEVEMENT)
        game.goal_discs[at].append(seat)
        game.goal_kinds[at].append(vocabulary.STAR)
        if game.events is not None:
            game.tell("achievement", seat, {"card": game.name(choice[0])})
        discs = sum(len(each) for each in game.goal_discs)
        if game.last_round == 0 and discs >= game.content.end_discs[game.seats]:
            # The round is played to its end, and one more after it (rulebook 401-418).
            game.last_round = game.round + 1
            if game.events is not None:
                game.tell("end-near", seat, {"round": game.last_round})

    def why_not(self, game: SunGame, seat: int, thing: int) -> Reason | None:
        goal = thing - vocabulary.ACHIEVEMENT
        if goal not in game.goals:
            return Reason("must-take-achievement", {}) if thing == -1 else None
        at = game.goals.index(goal)
        if seat in game.goal_discs[at]:
            return Reason("achievement-taken", {"thing": thing})
        if len(game.goal_discs[at]) >= len(game.content.achievements[goal].slots[game.seats]):
            return Reason("achievement-full", {"thing": thing})
        return Reason("achievement-not-met", {"thing": thing})


ACHIEVEMENT_PHASE: Final = AchievementPhase()

"""Goals (optional): the goals survey, the goal that is kept face down, and when it is turned up.

The survey moves its chooser up one place, gives a credit and shows the top three goals: one is kept face down, the
others go under the stack. There is one face-down goal at a time. After any tile is chosen the keeper is asked whether
to turn it up, whatever it is, so that asking betrays nothing; only a goal with a stockpile can be.
"""

from __future__ import annotations

from typing import Final

from starboard.frontiers import vocabulary
from starboard.frontiers.goal_memory import Sighting
from starboard.frontiers.position import FrontiersGame
from starboard.kernel.decision import Reason
from starboard.kernel.event import Event
from starboard.kernel.forms import Form, PickOne, PickOrder
from starboard.kernel.game import PASS
from starboard.kernel.step import Question

LOOKED_AT: Final = 3
BONUS: Final = 1


def shuffle_goals(game: FrontiersGame) -> None:
    """Set-up: all goals in a face-down stack."""
    count = len(game.content.goals)
    game.goal_stack = list(range(count))
    game.chance.shuffle(game.goal_stack, "goals", -1, "set-up")
    game.stack_tokens = list(range(count))
    game.tokens = count


def resolve(game: FrontiersGame) -> None:
    """The goals survey."""
    seat = game.chooser
    at = game.turn
    if at > 0:
        game.track[at - 1], game.track[at] = game.track[at], game.track[at - 1]
        if game.events is not None:
            game.tell("up-one", seat, {})
    game.gain_credits(seat, BONUS, vocabulary.ACTION + vocabulary.SURVEY)
    if not game.goal_stack:
        turn_up_kept(game)
        return
    game.surveyor = seat
    game.goals_seen = game.goal_stack[:LOOKED_AT]
    game.seen_tokens = game.stack_tokens[:LOOKED_AT]
    game.goal_stack = game.goal_stack[LOOKED_AT:]
    game.stack_tokens = game.stack_tokens[LOOKED_AT:]
    game.learns(seat)
    if game.events is not None:
        shown: dict[str, object] = {"seat": seat, "count": len(game.goals_seen)}
        hidden: dict[str, object] = {"cards": [game.name(vocabulary.GOAL + goal) for goal in game.goals_seen]}
        game.events.append(Event("look-at-goals", shown, hidden, 1 << seat))
    game.lanes[seat].append(LAY_OUT_GOALS)


class LayOutGoals(Question[FrontiersGame]):
    """The goals looked at, in an order: the first is kept, the others go under the stack, the last lowest."""

    def __init__(self) -> None:
        super().__init__("lay-out-goals", public=True)

    def ask(self, game: FrontiersGame, seat: int) -> Form:
        return PickOrder([vocabulary.GOAL + goal for goal in game.goals_seen])

    def answer(self, game: FrontiersGame, seat: int, choice: list[int]) -> None:
        laid = [thing - vocabulary.GOAL for thing in choice]
        after = list(range(game.tokens, game.tokens + len(laid)))
        game.tokens += len(laid)
        game.history.append(Sighting(seat, game.seen_tokens, after, game.goals_seen, laid))
        game.goals_seen = []
        game.seen_tokens = []
        game.surveyor = PASS
        game.goal_stack.extend(laid[1:])
        game.stack_tokens.extend(after[1:])
        turn_up_kept(game)
        game.kept_goal = laid[0]
        game.kept_token = after[0]
        game.keeper = seat
        if game.events is not None:
            hidden: dict[str, object] = {"cards": [game.name(choice[0])]}
            game.events.append(Event("keep-goal", {"seat": seat}, hidden, 1 << seat))


def turn_up_kept(game: FrontiersGame) -> None:
    """The face-down goal, if there is one, is turned up for all to see."""
    if game.keeper == PASS:
        return
    game.history.append(Sighting(-1, [game.kept_token], [], [game.kept_goal], []))
    game.open_goals.append(game.kept_goal)
    game.all_learn()
    if game.events is not None:
        game.tell("reveal-goal", game.keeper, {"goal": game.name(vocabulary.GOAL + game.kept_goal)})
    game.kept_goal = PASS
    game.kept_token = PASS
    game.keeper = PASS


class MayReveal(Question[FrontiersGame]):
    """After a tile is chosen and before anybody resolves it: turn up your goal with a stockpile?"""

    def __init__(self) -> None:
        super().__init__("reveal-goal")

    def ask(self, game: FrontiersGame, seat: int) -> Form:
        if game.content.goals[game.kept_goal].stockpile:
            return PickOne([PASS, vocabulary.GOAL + game.kept_goal])
        return PickOne([PASS])

    def about(self, game: FrontiersGame, seat: int) -> dict[str, int]:
        return {"goal": vocabulary.GOAL + game.kept_goal, "action": vocabulary.ACTION + game.action}

    def answer(self, game: FrontiersGame, seat: int, choice: list[int]) -> None:
        if choice[0] != PASS:
            turn_up_kept(game)

    def why_not(self, game: FrontiersGame, seat: int, thing: int) -> Reason | None:
        if thing == vocabulary.GOAL + game.kept_goal:
            return Reason("no-stockpile", {"thing": thing})
        return None


LAY_OUT_GOALS: Final = LayOutGoals()
MAY_REVEAL: Final = MayReveal()

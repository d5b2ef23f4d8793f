"""Explore: seven worlds are drawn from the bag; everybody takes one in order, then the chooser a second one.

Powers that draw further worlds come after a seat's own picks and before the rest goes back. At the end nobody keeps
more than nine worlds: a player who has more chooses freely which explored worlds go.
"""

from __future__ import annotations

from typing import Final

from starboard.frontiers import vocabulary
from starboard.frontiers.position import WORLD_LIMIT, FrontiersGame
from starboard.kernel.decision import Reason
from starboard.kernel.event import Event
from starboard.kernel.forms import Form, PickOne, exactly
from starboard.kernel.game import PASS
from starboard.kernel.step import Question, Step

DRAWN: Final = 7


def resolve(game: FrontiersGame) -> None:
    game.begin_action(vocabulary.EXPLORE)
    for _ in range(DRAWN):
        if game.bag:
            game.display.append(game.chance.draw(game.bag, "bag", -1, "explore"))
    game.all_learn()
    if game.events is not None:
        game.events.append(Event("display", {"worlds": game.names(game.display)}, {}, 0))
    game.common.append(RETURN_WORLDS)
    game.common.append(SECOND_PICK)
    for each in game.order:
        lane = game.lanes[each]
        if each != game.chooser:
            lane.append(EXPLORE_POWERS)
        lane.append(PICK_WORLD)


class PickWorld(Question[FrontiersGame]):
    """One of the worlds on the table; whoever comes last may find none."""

    def __init__(self) -> None:
        super().__init__("explore", public=True)

    def ask(self, game: FrontiersGame, seat: int) -> Form | None:
        return PickOne(game.display[:]) if game.display else None

    def answer(self, game: FrontiersGame, seat: int, choice: list[int]) -> None:
        game.display.remove(choice[0])
        game.players[seat].explored.append(choice[0])
        if game.events is not None:
            game.tell("explore", seat, {"world": game.name(choice[0])})

    def why_not(self, game: FrontiersGame, seat: int, thing: int) -> Reason | None:
        return Reason("not-on-display", {"thing": thing}) if 0 <= thing < len(game.content.tiles) else None


class SecondPick(Step[FrontiersGame]):
    """The chooser's bonus, and its powers after that."""

    def __init__(self) -> None:
        super().__init__("second-pick")

    def run(self, game: FrontiersGame, seat: int) -> None:
        lane = game.lanes[game.chooser]
        lane.append(EXPLORE_POWERS)
        lane.append(PICK_WORLD)


class ExplorePowers(Step[FrontiersGame]):
    """Worlds from the bag, credits and colonists."""

    def __init__(self) -> None:
        super().__init__("explore-powers")

    def run(self, game: FrontiersGame, seat: int) -> None:
        abilities = game.players[seat].abilities
        reason = vocabulary.ACTION + vocabulary.EXPLORE
        game.gain_credits(seat, abilities.explore_credits, reason)
        if abilities.explore_colonists:
            game.take_colonists(seat, abilities.explore_colonists, reason)
        if abilities.explore_draw:
            game.draw_worlds(seat, abilities.explore_draw, reason)


class ReturnWorlds(Step[FrontiersGame]):
    """What nobody took goes back into the bag; then the limit of nine."""

    def __init__(self) -> None:
        super().__init__("return-worlds")

    def run(self, game: FrontiersGame, seat: int) -> None:
        game.bag.extend(game.display)
        game.display.clear()
        ask_for_limit(game)


# --- the limit of nine worlds -------------------------------------------------------------------------------


def ask_for_limit(game: FrontiersGame) -> None:
    """At the end of Explore and of Settle."""
    for each in game.order:
        if game.worlds(each) > WORLD_LIMIT:
            game.lanes[each].append(KEEP_NINE)


class KeepNine(Question[FrontiersGame]):
    """Which explored worlds go, so that nine worlds are left with the colonies."""

    def __init__(self) -> None:
        super().__init__("world-limit", public=True)

    def ask(self, game: FrontiersGame, seat: int) -> Form:
        return exactly(game.players[seat].explored[:], game.worlds(seat) - WORLD_LIMIT)

    def answer(self, game: FrontiersGame, seat: int, choice: list[int]) -> None:
        player = game.players[seat]
        for world in choice:
            player.explored.remove(world)
        if game.events is not None:
            game.tell("discard-worlds", seat, {"worlds": game.names(choice)})
        goal = game.open_goal(vocabulary.GOAL_WORLDS)
        if goal != PASS and len(player.stock_worlds) < game.content.goals[goal].most:
            player.dropped = choice[:]
            game.lanes[seat].append(STOCKPILE_WORLD)
        else:
            game.bag.extend(choice)

    def why_not(self, game: FrontiersGame, seat: int, thing: int) -> Reason | None:
        return Reason("not-explored", {"thing": thing}) if 0 <= thing < len(game.content.tiles) else None


class StockpileWorld(Question[FrontiersGame]):
    """While the Exploration goal lies face up: one of the worlds just discarded may go onto the stockpile mat."""

    def __init__(self) -> None:
        super().__init__("stockpile-world", public=True)

    def ask(self, game: FrontiersGame, seat: int) -> Form:
        return PickOne([PASS, *game.players[seat].dropped])

    def answer(self, game: FrontiersGame, seat: int, choice: list[int]) -> None:
        player = game.players[seat]
        for world in player.dropped:
            if world == choice[0]:
                player.stock_worlds.append(world)
            else:
                game.bag.append(world)
        player.dropped = []
        if game.events is not None and choice[0] != PASS:
            game.tell("stockpile-worlds", seat, {"worlds": game.names(choice)})


PICK_WORLD: Final = PickWorld()
SECOND_PICK: Final = SecondPick()
EXPLORE_POWERS: Final = ExplorePowers()
RETURN_WORLDS: Final = ReturnWorlds()
KEEP_NINE: Final = KeepNine()
STOCKPILE_WORLD: Final = StockpileWorld()

"""Supply columns: taking cubes from a column of one's choice, and moving cubes between columns (rulebook 563-591)."""

from __future__ import annotations

from typing import Final

from starboard.kernel.forms import Form, PickOne
from starboard.sun import vocabulary
from starboard.sun.content import Effect, EffectList
from starboard.sun.flow import EffectQuestion
from starboard.sun.position import SunGame


def filled_columns(game: SunGame, seat: int) -> list[int]:
    supply = game.players[seat].supply
    return [vocabulary.COLUMN + column for column in range(vocabulary.COLUMNS) if supply[column] > 0]


class GainPopulation(EffectQuestion):
    """Which column the next population comes from, where the effect leaves the choice."""

    def __init__(self, effects: EffectList, at: int, left: int) -> None:
        super().__init__("gain-population", effects, at, left)

    def ask(self, game: SunGame, seat: int) -> Form | None:
        options = filled_columns(game, seat)
        return PickOne(options) if options else None

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        game.players[seat].supply[choice[0] - vocabulary.COLUMN] -= 1
        game.gained_pop(seat, [choice[0] - vocabulary.COLUMN])
        if self.left > 1:
            game.lanes[seat].append(GainPopulation(self.effects, self.at, self.left - 1))


def source_columns(game: SunGame, seat: int, side: int, target: int) -> list[int]:
    """Where a moved cube may come from: the leftmost or rightmost cube, or any; never the column it goes to."""
    supply = game.players[seat].supply
    found = [column for column in range(vocabulary.COLUMNS) if supply[column] > 0]
    if side == vocabulary.LEFT:
        found = found[:1]
    elif side == vocabulary.RIGHT:
        found = found[-1:]
    return [column for column in found if column != target]


def target_columns(game: SunGame, seat: int, source: int) -> list[int]:
    """Columns with an empty space; column A can always be widened."""
    player = game.players[seat]
    found: list[int] = []
    for column in range(vocabulary.COLUMNS):
        if column != source and (column == 0 or player.supply[column] < player.faction.columns[column]):
            found.append(column)
    return found


def movable_columns(game: SunGame, seat: int, effect: Effect) -> list[int]:
    """The columns from which a cube can be moved as the effect says, with a column to go to."""
    sources = source_columns(game, seat, effect.side, effect.column)
    return [one for one in sources if effect.column < vocabulary.COLUMNS or target_columns(game, seat, one)]


class MoveSupply(EffectQuestion):
    """From which column the next cube is moved."""

    def __init__(self, effects: EffectList, at: int, left: int) -> None:
        super().__init__("move-supply", effects, at, left)

    def ask(self, game: SunGame, seat: int) -> Form | None:
        sources = movable_columns(game, seat, self.effect())
        return PickOne([vocabulary.COLUMN + column for column in sources]) if sources else None

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        source = choice[0] - vocabulary.COLUMN
        if self.left > 1:
            game.lanes[seat].append(MoveSupply(self.effects, self.at, self.left - 1))
        if self.effect().column < vocabulary.COLUMNS:
            move_cube(game, seat, source, self.effect().column)
        else:
            game.lanes[seat].append(MoveSupplyTo(source))


class MoveSupplyTo(EffectQuestion):
    """To which column it goes."""

    def __init__(self, source: int) -> None:
        super().__init__("move-supply-to", NO_EFFECTS, 0, source)

    def ask(self, game: SunGame, seat: int) -> Form:
        return PickOne([vocabulary.COLUMN + column for column in target_columns(game, seat, self.left)])

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        move_cube(game, seat, self.left, choice[0] - vocabulary.COLUMN)

    def about(self, game: SunGame, seat: int) -> dict[str, int]:
        return {"column": vocabulary.COLUMN + self.left}


NO_EFFECTS: Final = EffectList(0, 0, 0)


def move_cube(game: SunGame, seat: int, source: int, target: int) -> None:
    supply = game.players[seat].supply
    supply[source] -= 1
    supply[target] += 1
    game.changed = True
    if game.events is not None:
        shown: dict[str, object] = {
            "start": f"column:{vocabulary.LETTERS[source]}",
            "column": f"column:{vocabulary.LETTERS[target]}",
        }
        game.tell("move-supply", seat, shown)

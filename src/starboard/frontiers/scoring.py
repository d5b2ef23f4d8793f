"""The end of the game: what everything is worth, who wins, and the running score on the way (rulebook, "Wygrana").

Each tile counts for one line of a "?" tile at most: the best that fits. Alien Oort Cloud Refinery counts as the kind
that is worth most to its owner, the same for everything. Until the end only goals that lie face up are counted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starboard.frontiers import vocabulary
from starboard.frontiers.content import Design, Filter, Goal
from starboard.kernel.game import PASS, Points, Standing, ranked

if TYPE_CHECKING:
    from starboard.frontiers.position import FrontiersGame


def count_fitting(game: FrontiersGame, seat: int, what: Filter) -> int:
    """How many tiles of the empire fit now; Oort's kind is what its owner named for this action."""
    count = 0
    player = game.players[seat]
    for tile in player.colonies:
        if what.fits(game.content.tiles[tile], game.kind_of(seat, tile)):
            count += 1
    for tile in player.developments:
        if what.fits(game.content.tiles[tile], vocabulary.NONE):
            count += 1
    return count


def kinds_of_colonies(game: FrontiersGame, seat: int, oort: int) -> int:
    """How many different kinds of colonies the empire has."""
    kinds: set[int] = set()
    for tile in game.players[seat].colonies:
        kind = game.content.tiles[tile].kind
        if kind == vocabulary.ANY:
            kind = oort
        if kind != vocabulary.NONE:
            kinds.add(kind)
    return len(kinds)


def variable_points(game: FrontiersGame, seat: int, scorer: Design, oort: int) -> int:
    """What the "?" of a tile is worth in this empire, with Oort of that kind."""
    total = 0
    player = game.players[seat]
    for tile in player.colonies + player.developments:
        design = game.content.tiles[tile]
        kind = oort if design.kind == vocabulary.ANY else design.kind
        best = 0
        for line in scorer.scores:
            if line.vp > best and line.what.fits(design, kind):
                best = line.vp
        total += best
    for line in scorer.scores:
        if line.what.count == vocabulary.COUNT_STRENGTH:
            total += line.vp * game.military(seat)
        elif line.what.count == vocabulary.COUNT_KINDS:
            kinds = kinds_of_colonies(game, seat, oort)
            total += line.table[kinds - 1] if kinds else 0
    return total


def goal_count(game: FrontiersGame, seat: int, goal: Goal, oort: int) -> int:
    """How much of what a goal counts the seat has."""
    player = game.players[seat]
    count = goal.count
    if count == vocabulary.GOAL_GOODS:
        return sum(player.stock_goods)
    if count == vocabulary.GOAL_WORLDS:
        return len(player.stock_worlds)
    if count == vocabulary.GOAL_CREDITS:
        return player.stock_credits
    if count == vocabulary.GOAL_COLONISTS:
        return player.colonists
    if count == vocabulary.GOAL_KINDS:
        return kinds_of_colonies(game, seat, oort)
    powers = 0
    bits = 0
    for tile in player.colonies + player.developments:
        design = game.content.tiles[tile]
        powers += design.consume_powers
        bits |= design.keywords if count == vocabulary.GOAL_KEYWORDS else design.modifies
    return powers if count == vocabulary.GOAL_CONSUME_POWERS else bits.bit_count()


def lines_of(game: FrontiersGame, seat: int, oort: int) -> list[Points]:
    """A seat's score line by line, with Oort of that kind."""
    player = game.players[seat]
    lines = [Points("chips", PASS, player.vp)]
    for tile in player.colonies + player.developments:
        design = game.content.tiles[tile]
        if design.scores:
            lines.append(Points("variable", tile, variable_points(game, seat, design, oort)))
        else:
            lines.append(Points("tile", tile, design.vp))
    for goal in game.open_goals:
        scale = game.content.goals[goal]
        lines.append(Points("goal", vocabulary.GOAL + goal, scale.vp(goal_count(game, seat, scale, oort))))
    return lines


def total_of(lines: list[Points]) -> int:
    total = 0
    for line in lines:
        total += line.points
    return total


def standing(game: FrontiersGame, seat: int) -> Standing:
    """One seat's score. The tie-break is credits and goods in the empire, without the stockpile."""
    player = game.players[seat]
    lines = lines_of(game, seat, vocabulary.NONE)
    for tile in player.colonies:
        if game.content.tiles[tile].kind == vocabulary.ANY:
            best = vocabulary.NOVELTY
            lines = lines_of(game, seat, best)
            for kind in range(vocabulary.RARE, vocabulary.KIND_COUNT):
                other = lines_of(game, seat, kind)
                if total_of(other) > total_of(lines):
                    best = kind
                    lines = other
            lines.append(Points("counts-as", vocabulary.KIND + best, 0))
    return Standing(seat, total_of(lines), player.credits + len(game.goods_of(seat)), lines)


def standings(game: FrontiersGame) -> list[Standing]:
    """Everybody, best first. Ties go to credits plus goods; what is still tied is shared."""
    return ranked([standing(game, seat) for seat in range(game.seats)])

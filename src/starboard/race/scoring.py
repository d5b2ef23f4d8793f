"""The end of the game: what everything is worth, who wins, and the running score on the way.

Rulebook, "Koniec gry" and the pages on 6-cost developments. Each card of a tableau counts for the first line of a
6-cost development that fits it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starboard.kernel.game import PASS, Points, Standing, ranked
from starboard.race import vocabulary as words
from starboard.race.content import Design, ScoreLine

if TYPE_CHECKING:
    from starboard.race.position import RaceGame


def fits(line: ScoreLine, design: Design) -> bool:
    """Does a card of the tableau count for this line?"""
    per = line.per
    world = design.is_world
    if per == "production-world":
        return world and design.good == line.good and not design.windfall
    if per == "windfall-world":
        return world and design.good == line.good and design.windfall
    if per == "military-world":
        return world and design.military
    if per == "rebel-military-world":
        return design.rebel_military
    if per == "world":
        return world
    if per == "six-cost-development":
        return not world and design.cost == 6 and len(design.scores) > 0
    if per == "development":
        return not world
    if per == "explore-development":
        return not world and design.explore_powers
    if per == "explore-world":
        return world and design.explore_powers
    if per == "trade-development":
        return not world and design.trade_powers
    if per == "trade-world":
        return world and design.trade_powers
    if per == "consume-development":
        return not world and design.consume_powers
    if per == "consume-world":
        return world and design.consume_powers
    if per == "alien-card":
        return design.keywords & words.KW_ALIEN != 0
    return per == "card" and design.name == line.card


def variable_points(game: RaceGame, seat: int, scorer: Design) -> int:
    """What the `?` of a 6-cost development is worth in this tableau."""
    total = 0
    for card in game.players[seat].tableau:
        design = game.content.cards[card]
        for line in scorer.scores:
            if fits(line, design):
                total += line.vp
                break
    for line in scorer.scores:
        if line.per == "military-strength":
            total += line.vp * game.military(seat)
        elif line.per == "three-vp-chips":
            total += line.vp * (game.players[seat].vp // 3)
    return total


def standing(game: RaceGame, seat: int) -> Standing:
    """One seat's score, line by line."""
    player = game.players[seat]
    lines = [Points("chips", PASS, player.vp)]
    for card in player.tableau:
        design = game.content.cards[card]
        if design.scores:
            lines.append(Points("variable", card, variable_points(game, seat, design)))
        else:
            lines.append(Points("card", card, design.vp))
    goods = 0
    for card in player.tableau:
        if game.good[card] != PASS:
            goods += 1
    return Standing(seat, sum(line.points for line in lines), len(player.hand) + goods, lines)


def standings(game: RaceGame) -> list[Standing]:
    """Everybody, best first. Ties go to cards in hand plus goods; what is still tied is shared (R-28)."""
    return ranked([standing(game, seat) for seat in range(game.seats)])

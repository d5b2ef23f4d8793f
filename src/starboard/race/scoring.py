"""The end of the game: what everything is worth, who wins, and the running score on the way.

Rulebook, "Koniec gry" and the pages on 6-cost developments. Each card of a tableau counts for the first line of a
6-cost development that fits it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.kernel.game import PASS, Points, Standing, ranked
from starboard.race import goals, robot, vocabulary
from starboard.race.content import BRINK_OF_WAR, Design, ScoreLine

if TYPE_CHECKING:
    from starboard.race.position import RaceGame

KIND_POINTS: Final = [0, 1, 3, 6, 10]
"""Galactic Exchange: for the number of different kinds among the worlds."""
REFINERY_KINDS: Final = [vocabulary.NOVELTY, vocabulary.RARE, vocabulary.GENES, vocabulary.ALIEN]


def fits(line: ScoreLine, design: Design, good: int) -> bool:
    """Does a card of the tableau count for this line? `good` is its kind, as the Refinery's owner has named it."""
    per = line.per
    world = design.is_world
    if per == "production-world":
        return world and good == line.good and not design.windfall
    if per == "windfall-world":
        return world and good == line.good and design.windfall
    if per == "military-world":
        return world and design.military
    if per == "rebel-military-world":
        return design.rebel_military
    if per == "world":
        return world
    if per == "six-cost-development":
        return not world and design.cost == 6
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
    if per == "card":
        return design.slug == line.slug
    return per.endswith("-card") and design.keywords >> vocabulary.KEYWORDS.index(per[:-5]) & 1 != 0


def variable_points(game: RaceGame, seat: int, scorer: Design, refinery: int) -> int:
    """What the `?` of a card is worth in this tableau, with the Refinery (if any) of this kind."""
    total = 0
    player = game.players[seat]
    kinds: set[int] = set()
    for card in player.tableau:
        design = game.content.cards[card]
        good = refinery if design.good == vocabulary.ANY else design.good
        kinds.add(good)
        for line in scorer.scores:
            if fits(line, design, good):
                total += line.vp
                break
    for line in scorer.scores:
        if line.per == "military-strength":
            total += line.vp * game.military(seat)
        elif line.per == "negative-military-strength":
            # X7: only negative Military counts; the reference also subtracts positive Military.
            strength = game.military(seat)
            total -= line.vp * (strength if strength < 0 or game.rules.quirks.peace_institute_subtracts else 0)
        elif line.per == "three-vp-chips":
            total += line.vp * (player.vp // 3)
        elif line.per == "prestige":
            total += line.vp * player.prestige
        elif line.per == "kinds-of-goods":
            # A Refinery that is not named yet counts as a kind that is missing, if one is.
            total += KIND_POINTS[min(len(kinds - {vocabulary.NONE}), len(KIND_POINTS) - 1)]
    return total


def best_refinery(game: RaceGame, seat: int) -> int:
    """The kind that makes the Refinery's owner score most: it is named once, before scoring (PLW 601)."""
    cards = game.content.cards
    tableau = game.players[seat].tableau
    if not any(cards[card].good == vocabulary.ANY for card in tableau):
        return vocabulary.ANY
    best = vocabulary.NOVELTY
    most = -1000
    for kind in REFINERY_KINDS:
        points = sum(variable_points(game, seat, cards[card], kind) for card in tableau if cards[card].scores)
        if goals.LARGEST_INDUSTRY in game.goals and not game.rules.quirks.naming_loses_industry:
            points += goals.points(game, seat, goals.LARGEST_INDUSTRY, kind)
        if points > most:
            best, most = kind, points
    return best


def standing(game: RaceGame, seat: int) -> Standing:
    """One seat's score, line by line."""
    player = game.players[seat]
    lines = [Points("chips", PASS, player.vp)]
    if game.rules.prestige:
        lines.append(Points("prestige", PASS, player.prestige))
    refinery = best_refinery(game, seat) if game.rules.level >= BRINK_OF_WAR else vocabulary.ANY
    goods = 0
    for card in player.tableau:
        design = game.content.cards[card]
        if design.scores:
            lines.append(Points("variable", card, design.vp + variable_points(game, seat, design, refinery)))
        else:
            lines.append(Points("card", card, design.vp))
        if game.good[card] != PASS:
            goods += 1
    for goal in game.goals:
        points = goals.points(game, seat, goal, refinery)
        if points:
            lines.append(Points("goal", goals.thing(goal), points))
    return Standing(seat, sum(line.points for line in lines), len(player.hand) + goods, lines)


def standings(game: RaceGame) -> list[Standing]:
    """Everybody, best first. Ties go to cards in hand plus goods; what is still tied is shared (R-28).

    The robot of a solo game has the number after the last seat; it breaks ties by credit and economy (TGS p10).
    """
    found = [standing(game, seat) for seat in range(game.seats)]
    if game.robot is not None:
        found.append(robot.standing(game, game.robot))
    return ranked(found)

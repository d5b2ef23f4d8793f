"""Scoring: what everything is worth at the end, who wins, and the running score on the way (rulebook 444-475)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.kernel.game import PASS, Points, Standing, ranked
from starboard.sun import metrics, vocabulary
from starboard.sun.content import FIXED, Effect

if TYPE_CHECKING:
    from starboard.sun.position import SunGame

ALL_DISCS: Final = 2 * vocabulary.TRACK_DISCS
POPULATIONS: Final = 100
ORES: Final = 10000
"""More population and more ore than anybody has: so the three things of a tie-break fit into one number."""


def standings(game: SunGame) -> list[Standing]:
    """Everybody, best first.

    Ties: fewest discs left on the production tracks, then most population, then most ore; what is still tied is shared.
    """
    return ranked([standing(game, seat) for seat in range(game.seats)])


def standing(game: SunGame, seat: int) -> Standing:
    """One faction's score, line by line, in the order of the rulebook's steps."""
    lines = technology_lines(game, seat)
    lines.append(Points("automation", PASS, automation_points(game, seat)))
    player = game.players[seat]
    for colony in player.colonies:
        lines.append(Points("colony", vocabulary.SYSTEM + colony, game.content.systems[colony].vp))
    lines.append(Points("outposts", PASS, metrics.bases(game, seat, 0)))
    for place in (vocabulary.SOL, vocabulary.DEEP_SPACE):
        lines.append(Points("strongest", vocabulary.LOCATION + place, strongest_points(game, seat, place)))
    lines.extend(event_lines(game, seat))
    for at, goal in enumerate(game.goals):
        if seat in game.goal_discs[at]:
            slots = game.content.achievements[goal].slots[game.seats]
            lines.append(Points("achievement", vocabulary.ACHIEVEMENT + goal, slots[game.goal_discs[at].index(seat)]))
    lines = [line for line in lines if line.points != 0]
    left = player.track[vocabulary.FOOD] + player.track[vocabulary.ORE]
    tie_break = ((ALL_DISCS - left) * POPULATIONS + player.pop) * ORES + min(player.ore, ORES - 1)
    return Standing(seat, sum(line.points for line in lines), tie_break, lines)


def compared(tie_break: int) -> tuple[int, int, int]:
    """What a tie-break is made of: discs left on the production tracks, population, ore."""
    return ALL_DISCS - tie_break // (POPULATIONS * ORES), tie_break // ORES % POPULATIONS, tie_break % ORES


def technology_lines(game: SunGame, seat: int) -> list[Points]:
    """1, 2 and 3 VP for levels I to III, private ones too; level IIII as printed on the card."""
    lines: list[Points] = []
    count = [0] * (vocabulary.TOP_LEVEL + 1)
    for card in game.techs_of(seat):
        design = game.content.technologies[card]
        count[design.level] += 1
        if design.level == vocabulary.TOP_LEVEL:
            points = design.base_vp
            if design.per_metric != FIXED:
                points += min(design.per_most, design.per_vp * metrics.count(game, seat, design.per_metric))
            lines.append(Points("technology", card, points))
    by_level = [
        Points(f"technologies-{vocabulary.LEVEL_NAMES[level]}", PASS, level * count[level]) for level in (1, 2, 3)
    ]
    return by_level + lines


def automation_points(game: SunGame, seat: int) -> int:
    """All VP up to the level reached; each level above the seventh is worth 1."""
    printed = game.players[seat].faction.automation_vp
    points = 0
    for level in range(len(game.players[seat].automation)):
        points += printed[level] if level < len(printed) else 1
    return points


def strongest_points(game: SunGame, seat: int, place: int) -> int:
    """1 VP for the strongest fleet where nobody can have control; all who tie get it."""
    own = game.players[seat].power[place]
    if own == 0:
        return 0
    for player in game.players:
        if player.power[place] > own:
            return 0
    return 1


def event_lines(game: SunGame, seat: int) -> list[Points]:
    """Events kept, and events that stayed in play."""
    lines: list[Points] = []
    for event in game.players[seat].kept:
        for effect in game.content.events[event].effect.effects:
            if effect.verb == vocabulary.KEEP_EVENT:
                lines.append(Points("event", vocabulary.EVENT + event, effect.points[0]))
    for event in game.placed:
        for effect in game.content.events[event].effect.effects:
            if effect.verb == vocabulary.PLACE_EVENT and effect.rule == vocabulary.AREA:
                lines.append(Points("event", vocabulary.EVENT + event, area_points(game, seat, event, effect)))
            elif effect.verb == vocabulary.PLACE_EVENT and effect.rule != vocabulary.DYSON:
                lines.append(Points("event", vocabulary.EVENT + event, majority_points(game, seat, effect)))
    return lines


def area_points(game: SunGame, seat: int, event: int, effect: Effect) -> int:
    """An event beside an area: for whoever controls it; where nobody can, for the strongest fleet, and all who tie."""
    place = game.beside[event]
    if place == PASS:
        return 0
    if game.spec(place):
        return effect.points[0] if game.controller[place] == seat else 0
    if place not in (vocabulary.SOL, vocabulary.DEEP_SPACE):
        return 0
    return effect.points[0] * strongest_points(game, seat, place)


def majority_points(game: SunGame, seat: int, effect: Effect) -> int:
    """Most gets the first number, second most the next; all who tie get the higher one, and the next falls away."""
    counts = []
    for each in range(game.seats):
        if effect.rule == vocabulary.MUSEUM:
            counts.append(game.players[each].museum_power)
        else:
            counts.append(metrics.count(game, each, effect.metric))
    if counts[seat] == 0:
        return 0
    ahead = sum(other > counts[seat] for other in counts)
    return effect.points[ahead] if ahead < len(effect.points) else 0

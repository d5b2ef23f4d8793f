"""Everything that conditions and points can count of a faction, counted in one go for observations.

The rules count one metric when they need it (`metrics.py`) and add up a score line by line (`scoring.py`); tests check
that both agree with this.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from starboard.kernel.encoding import Piece
from starboard.kernel.game import PASS
from starboard.sun import metrics, scoring, vocabulary
from starboard.sun.content import FIXED, Condition, Content, Effect
from starboard.sun.position import SunGame
from starboard.sun.vocabulary import FOOD, LEVELS, ORE, PLACES, TRACK_DISCS, TYPES

ALL_COUNTED: Final = 32
"""This many of vocabulary.METRICS; the others belong to the turn that is being played."""
OF_TECHNOLOGIES: Final = 12
"""The first of them are about technologies alone."""
FIRST_OF_PRESENCE: Final = 13
"""From here on they are about the map."""
AFTER_PRESENCE: Final = 20
NOTHING_COUNTED: Final = [0] * (ALL_COUNTED - OF_TECHNOLOGIES)
LEVEL_I: Final = 2
FIRST_TYPE: Final = 6


@mypyc_attr(acyclic=True)
class Research:
    """The technologies of a faction, counted once and shared by all positions in which a faction has the same ones."""

    def __init__(self, content: Content, technologies: list[int], private: int) -> None:
        self.technologies = technologies
        found = [0] * OF_TECHNOLOGIES
        for card in technologies:
            design = content.technologies[card]
            level = design.level
            found[LEVEL_I + level - 1] += 1
            found[0] = max(found[0], level)
            for at, kind in enumerate(design.types):
                if kind not in design.types[:at]:
                    found[FIRST_TYPE + kind] += 1
        found[1] = len(technologies)
        for kind in range(len(TYPES)):
            if found[FIRST_TYPE + kind] >= 2:
                found[10] += 1
        found[11] = private
        self.by_metric = found
        self.pieces: list[Piece] = []
        """How they are written, as soon as somebody has rendered that."""


@mypyc_attr(acyclic=True)
class Presence:
    """What a faction has on the map, counted once and used again as long as nothing there has changed."""

    def __init__(self, game: SunGame, seat: int) -> None:
        player = game.players[seat]
        self.seats = game.seats
        self.seat = seat
        self.controller = game.controller[:]
        self.system_at = game.system_at[:]
        self.ships = player.ships[:]
        self.power = player.power[:]
        self.counted: list[int] = []
        """Outposts (as two metrics have them), shipyards, ships, ships of the highest level, power of the fleet, and
        places with a power of at least 4."""
        self.specs = [0, 0]
        """Places of each specialisation."""
        self.fleet: Piece | None = None
        """How the ships are written, as soon as somebody has rendered that."""
        outposts = 0
        shipyards = 0
        ships = 0
        strongest = 0
        fleet = 0
        strong = 0
        for place in range(PLACES):
            if self.controller[place] == seat:
                outposts += 1
                if vocabulary.Y1 <= place < vocabulary.X1:
                    shipyards += 1
                for kind in game.spec(place):
                    self.specs[kind] += 1
            power = self.power[place]
            if power:
                fleet += power
                if power >= 4:
                    strong += 1
                for at in range(place * LEVELS, place * LEVELS + LEVELS):
                    ships += self.ships[at]
                strongest += self.ships[place * LEVELS + LEVELS - 1]
        self.counted = [outposts, outposts, shipyards, ships, strongest, fleet, strong]

    def is_of(self, game: SunGame, seat: int) -> bool:
        """Is it still the same on the map?"""
        player = game.players[seat]
        return (
            self.seat == seat
            and self.seats == game.seats
            and self.power == player.power
            and self.ships == player.ships
            and self.controller == game.controller
            and self.system_at == game.system_at
        )


@mypyc_attr(acyclic=True)
class FactionCounts:
    """Of one faction."""

    def __init__(self, game: SunGame, seat: int, research: Research, presence: Presence) -> None:
        player = game.players[seat]
        content = game.content
        faction = player.faction
        self.research = research
        found = research.by_metric + NOTHING_COUNTED
        found[12] = len(player.colonies)
        found[FIRST_OF_PRESENCE:AFTER_PRESENCE] = presence.counted
        found[28] = presence.specs[0]
        found[29] = presence.specs[1]
        for colony in player.colonies:
            for kind in content.systems[colony].spec:
                found[28 + kind] += 1
        found[20] = len(player.automation)
        food_removed = TRACK_DISCS - player.track[FOOD]
        ore_removed = TRACK_DISCS - player.track[ORE]
        symbols = 0
        for after in faction.food_symbol_after:
            if food_removed >= after:
                symbols += 1
        found[21] = symbols
        found[22] = faction.ore_yield[ore_removed]
        found[23] = food_removed
        found[24] = ore_removed
        found[25] = player.pop
        found[26] = player.all_supply()
        found[27] = player.ore
        found[30] = max(found[28], found[29])
        found[31] = len(player.kept)
        self.by_metric = found

    def count(self, game: SunGame, seat: int, metric: int) -> int:
        return self.by_metric[metric] if metric < ALL_COUNTED else metrics.count(game, seat, metric)

    def lacking(self, game: SunGame, seat: int, condition: Condition) -> int:
        """How much is lacking for a condition: of all its parts together, of any the least."""
        if condition.kind == "metric":
            return max(0, condition.at_least - self.count(game, seat, condition.metric))
        total = 0
        least = 1000
        for part in condition.parts:
            lacking = self.lacking(game, seat, part)
            total += lacking
            least = min(least, lacking)
        return total if condition.kind == "all" else least


def score(game: SunGame, seat: int, number: int, counts: list[FactionCounts]) -> int:
    """As `scoring.standing`, from what has been counted already; `number` is the seat's place among the counts."""
    player = game.players[seat]
    content = game.content
    own = counts[number]
    total = own.by_metric[LEVEL_I] + 2 * own.by_metric[LEVEL_I + 1] + 3 * own.by_metric[LEVEL_I + 2]
    if own.by_metric[LEVEL_I + 3]:
        for card in own.research.technologies:
            design = content.technologies[card]
            if design.level == vocabulary.TOP_LEVEL:
                total += design.base_vp
                if design.per_metric != FIXED:
                    total += min(design.per_most, design.per_vp * own.count(game, seat, design.per_metric))
    total += scoring.automation_points(game, seat)
    for colony in player.colonies:
        total += content.systems[colony].vp
    total += own.by_metric[13]
    total += scoring.strongest_points(game, seat, vocabulary.SOL)
    total += scoring.strongest_points(game, seat, vocabulary.DEEP_SPACE)
    for event in player.kept:
        for effect in content.events[event].effect.effects:
            if effect.verb == vocabulary.KEEP_EVENT:
                total += effect.points[0]
    for event in game.placed:
        for effect in content.events[event].effect.effects:
            if effect.verb == vocabulary.PLACE_EVENT:
                total += event_points(game, seat, number, counts, event, effect)
    for at, goal in enumerate(game.goals):
        if seat in game.goal_discs[at]:
            total += content.achievements[goal].slots[game.seats][game.goal_discs[at].index(seat)]
    return total


def event_points(game: SunGame, seat: int, number: int, counts: list[FactionCounts], event: int, effect: Effect) -> int:
    """What an event that stayed in play is worth to the faction."""
    if effect.rule == vocabulary.DYSON:
        return 0
    if effect.rule == vocabulary.AREA:
        return scoring.area_points(game, seat, event, effect) if game.beside[event] != PASS else 0
    ahead = 0
    amounts: list[int] = []
    for other in range(len(counts)):
        each = (seat - number + other) % game.seats
        if effect.rule == vocabulary.MUSEUM:
            amounts.append(game.players[each].museum_power)
        else:
            amounts.append(counts[other].count(game, each, effect.metric))
    own = amounts[number]
    for amount in amounts:
        if amount > own:
            ahead += 1
    return effect.points[ahead] if own and ahead < len(effect.points) else 0

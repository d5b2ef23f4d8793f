"""Goals (The Gathering Storm and after): four "first" tiles of 3 VP and two "most" tiles of 5 VP a game.

A tile can be claimed only at the end of the phases named for it. Everybody who first meets a "first" goal in the same
phase scores it, and keeps it. A "most" tile goes to the one seat that leads with at least the minimum; its holder keeps
it on a tie, and gives it back as soon as it is behind or below the minimum (R-42 to R-49).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from starboard.kernel.game import PASS
from starboard.race import vocabulary
from starboard.race.content import Design

if TYPE_CHECKING:
    from starboard.race.position import RaceGame

FIRST_VP: Final = 3
MOST_VP: Final = 5
TIED_VP: Final = 3

# When goals are checked: bits of CHECKED. ROUND_START is the step that rewards the prestige leader.
ROUND_START: Final = 1
EXPLORE: Final = 2
DEVELOP: Final = 4
SETTLE: Final = 8
CONSUME: Final = 16
PRODUCE: Final = 32
ROUND_END: Final = 64
EVERY: Final = 127

STANDARD_OF_LIVING: Final = 0
SYSTEM_DIVERSITY: Final = 1
OVERLORD_DISCOVERIES: Final = 2
BUDGET_SURPLUS: Final = 3
INNOVATION_LEADER: Final = 4
GALACTIC_STATUS: Final = 5
UPLIFT_KNOWLEDGE: Final = 6
GALACTIC_RICHES: Final = 7
EXPANSION_LEADER: Final = 8
PEACE_WAR_LEADER: Final = 9
GALACTIC_STANDING: Final = 10
MILITARY_INFLUENCE: Final = 11
FIRSTS: Final = 12
GREATEST_MILITARY: Final = 12
LARGEST_INDUSTRY: Final = 13
GREATEST_INFRASTRUCTURE: Final = 14
PRODUCTION_LEADER: Final = 15
RESEARCH_LEADER: Final = 16
PROPAGANDA_EDGE: Final = 17
GALACTIC_PRESTIGE: Final = 18
PROSPERITY_LEAD: Final = 19

NAMES: Final = [
    "galactic-standard-of-living",
    "system-diversity",
    "overlord-discoveries",
    "budget-surplus",
    "innovation-leader",
    "galactic-status",
    "uplift-knowledge",
    "galactic-riches",
    "expansion-leader",
    "peace-war-leader",
    "galactic-standing",
    "military-influence",
    "greatest-military",
    "largest-industry",
    "greatest-infrastructure",
    "production-leader",
    "research-leader",
    "propaganda-edge",
    "galactic-prestige",
    "prosperity-lead",
]

CHECKED: Final = [
    CONSUME | ROUND_START,
    SETTLE,
    DEVELOP | SETTLE,
    ROUND_END,
    DEVELOP | SETTLE,
    DEVELOP,
    DEVELOP | SETTLE,
    SETTLE | PRODUCE,
    DEVELOP | SETTLE,
    DEVELOP | SETTLE,
    EVERY,
    DEVELOP | SETTLE,
    DEVELOP | SETTLE,
    SETTLE,
    DEVELOP,
    SETTLE,
    DEVELOP | SETTLE,
    SETTLE,
    EVERY,
    DEVELOP | SETTLE,
]
LEVEL: Final = [1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 1, 1, 1, 1, 2, 2, 3, 3]
MINIMUM: Final = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 3, 4, 4, 3, 3, 3, 3]


GOAL: Final = 700
"""Goals as things start at this id."""


def thing(goal: int) -> int:
    return GOAL + goal


def in_play(level: int, most: bool) -> list[int]:
    """The goals of this level's pile of tiles."""
    goals = range(FIRSTS, len(NAMES)) if most else range(FIRSTS)
    return [goal for goal in goals if LEVEL[goal] <= level]


# --- what goals ask for -------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Tally:
    """How far a tableau is with goals that ask for nothing else: counted once, until the tableau has changed."""

    def __init__(self, tableau: list[int]) -> None:
        self.tableau = tableau[:]
        """What was counted. Copies of a position share it as long as they have the same."""
        self.found = UNCOUNTED[:]
        """For each goal: for a "first" 1 if it is met, for a "most" how far the tableau is."""


NOT_COUNTED: Final = -1000
UNCOUNTED: Final = [NOT_COUNTED] * len(NAMES)
NO_TALLY: Final = Tally([])


def tallied(game: RaceGame, seat: int, goal: int) -> int:
    """How far the seat's tableau is with a goal."""
    player = game.players[seat]
    tally = player.tally
    if tally.tableau != player.tableau or tally is NO_TALLY:
        tally = Tally(player.tableau)
        player.tally = tally
    found = tally.found[goal]
    if found == NOT_COUNTED:
        found = int(tableau_meets(game, seat, goal)) if goal < FIRSTS else counted(game, seat, goal)
        tally.found[goal] = found
    return found


def meets_first(game: RaceGame, seat: int, goal: int) -> bool:
    """Does the seat meet a "first" goal now?"""
    player = game.players[seat]
    if goal == STANDARD_OF_LIVING:
        return player.vp >= 5
    if goal == BUDGET_SURPLUS:
        return player.over_limit
    if goal == GALACTIC_RICHES:
        return len(game.goods_of(seat)) >= 4
    if goal == GALACTIC_STANDING:
        return player.prestige >= 2 and player.vp >= 3
    return tallied(game, seat, goal) == 1


def tableau_meets(game: RaceGame, seat: int, goal: int) -> bool:
    """Does the seat's tableau meet a "first" goal that asks for nothing else?"""
    player = game.players[seat]
    cards = game.content.cards
    if goal == SYSTEM_DIVERSITY:
        return kinds_of_worlds(game, seat) >= 4
    if goal == OVERLORD_DISCOVERIES:
        return count_keyword(game, seat, vocabulary.KW_ALIEN) >= 3
    if goal == INNOVATION_LEADER:
        return has_power_everywhere(game, seat)
    if goal == GALACTIC_STATUS:
        return any(not cards[card].is_world and cards[card].cost == 6 and cards[card].scores for card in player.tableau)
    if goal == UPLIFT_KNOWLEDGE:
        return count_keyword(game, seat, vocabulary.KW_UPLIFT) >= 3
    if goal == EXPANSION_LEADER:
        return len(player.tableau) >= 8
    if goal == PEACE_WAR_LEADER:
        return is_peace_war_leader(game, seat)
    military = sum(1 for card in player.tableau if cards[card].military)
    return count_keyword(game, seat, vocabulary.KW_IMPERIUM) >= 3 or military >= 4


def count_keyword(game: RaceGame, seat: int, keyword: int) -> int:
    cards = game.content.cards
    found = 0
    for card in game.players[seat].tableau:
        if cards[card].keywords & keyword:
            found += 1
    return found


def kinds_of_worlds(game: RaceGame, seat: int) -> int:
    """Kinds among the seat's worlds; the Refinery is whichever kind is missing."""
    cards = game.content.cards
    kinds = 0
    for card in game.players[seat].tableau:
        kinds |= 1 << cards[card].good
    return (kinds & ~(1 << vocabulary.NONE)).bit_count()


def has_power_everywhere(game: RaceGame, seat: int) -> bool:
    """A power in each of the five phases, and a Trade power. With takeovers off their powers do not count (RvI p2)."""
    found: set[str] = set()
    for card in game.players[seat].tableau:
        for power in game.content.cards[card].powers:
            if (
                power.does not in vocabulary.ABOUT_TAKEOVERS
                or game.rules.takeovers
                or game.rules.quirks.takeover_powers_count_when_off
            ):
                found.add(power.phase)
    return len(found) == 6


def is_peace_war_leader(game: RaceGame, seat: int) -> bool:
    """Negative Military and two worlds; or, with takeovers, a takeover power and two military worlds."""
    worlds = [game.content.cards[card] for card in game.players[seat].tableau if game.content.cards[card].is_world]
    if len(worlds) >= 2 and game.military(seat) < 0:
        return True
    if not game.rules.takeovers or sum(1 for world in worlds if world.military) < 2:
        return False
    return any(
        power.does == vocabulary.TAKEOVER
        for card in game.players[seat].tableau
        for power in game.content.cards[card].powers
    )


def progress(game: RaceGame, seat: int, goal: int) -> int:
    """How far the seat is with a "most" goal."""
    if goal == GALACTIC_PRESTIGE:
        return game.players[seat].prestige
    return tallied(game, seat, goal)


def counted(game: RaceGame, seat: int, goal: int) -> int:
    """How far the seat's tableau is with a "most" goal that asks for nothing else."""
    if goal == GREATEST_MILITARY:
        return game.military(seat)
    cards = game.content.cards
    found = 0
    for card in game.players[seat].tableau:
        if counts(game, goal, cards[card]):
            found += 1
    return found


def counts(game: RaceGame, goal: int, design: Design) -> bool:
    """Does a card count for a "most" goal?"""
    if goal == LARGEST_INDUSTRY:
        return design.good in (vocabulary.NOVELTY, vocabulary.RARE, vocabulary.ANY)
    if goal == GREATEST_INFRASTRUCTURE:
        return not design.is_world
    if goal == PRODUCTION_LEADER:
        return design.is_world and design.good != vocabulary.NONE and not design.windfall
    if goal == RESEARCH_LEADER:
        # PLW 353: discarding for prestige is not an Explore power here (X4; the reference counts it).
        for power in design.powers:
            if power.phase == "explore" and (
                power.does != vocabulary.EXPLORE_FOR_PRESTIGE or game.rules.quirks.discarding_is_an_explore_power
            ):
                return True
        return False
    if goal == PROPAGANDA_EDGE:
        return design.rebel_military
    return design.consume_powers


# --- claiming and losing ------------------------------------------------------------------------------------


def check(game: RaceGame, when: int) -> None:
    """The end of a phase: who claims which tile."""
    for goal in game.goals:
        if not CHECKED[goal] & when:
            continue
        if goal < FIRSTS:
            if holder_of(game, goal) == PASS:
                for seat in game.order:
                    if meets_first(game, seat, goal):
                        claim(game, seat, goal)
        else:
            compare(game, goal, True)


def compare(game: RaceGame, goal: int, claiming: bool) -> None:
    """Look at a "most" goal again: its holder may lose it; when it may be claimed, the one who leads takes it."""
    most = [progress(game, seat, goal) for seat in range(game.seats)]
    holder = holder_of(game, goal)
    if game.rules.quirks.most_goals_from_last_check and not claiming:
        # The reference remembers how far the others were at the last check.
        game.goal_progress[goal] = game.goal_progress[goal][:]
        game.goal_progress[goal][holder] = most[holder]
        most = game.goal_progress[goal]
    best = max(most)
    if holder != PASS and (most[holder] < best or most[holder] < MINIMUM[goal]):
        give_back(game, holder, goal)
        holder = PASS
    if claiming:
        game.goal_progress[goal] = most
        if holder == PASS and best >= MINIMUM[goal] and most.count(best) == 1:
            claim(game, most.index(best), goal)


def look_for_losses(game: RaceGame, goal: int) -> None:
    """Something was spent or left the tableau in the middle of a phase: a "most" tile may be lost at once."""
    if goal in game.goals and holder_of(game, goal) != PASS:
        compare(game, goal, False)


def name_refinery(game: RaceGame, seat: int, kind: int) -> None:
    """The Refinery is given a kind. Its owner may change it back at will (PLW 601), so nothing is lost by that.

    In the reference, Largest Industry is lost if its holder names a kind that does not count for it.
    """
    goal = LARGEST_INDUSTRY
    if not game.rules.quirks.naming_loses_industry or kind in (vocabulary.NOVELTY, vocabulary.RARE):
        return
    if goal not in game.players[seat].goals:
        return
    own = progress(game, seat, goal) - 1
    others = [most for each, most in enumerate(game.goal_progress[goal]) if each != seat]
    if own < max(others) or own < MINIMUM[goal]:
        give_back(game, seat, goal)


def holder_of(game: RaceGame, goal: int) -> int:
    for seat, player in enumerate(game.players):
        if player.goals and goal in player.goals:
            return seat
    return PASS


def claim(game: RaceGame, seat: int, goal: int) -> None:
    game.players[seat].goals.append(goal)
    if game.events is not None:
        game.tell("goal", seat, {"goal": f"goal:{NAMES[goal]}"})


def give_back(game: RaceGame, seat: int, goal: int) -> None:
    game.players[seat].goals.remove(goal)
    if game.events is not None:
        game.tell("goal-lost", seat, {"goal": f"goal:{NAMES[goal]}"})


def points(game: RaceGame, seat: int, goal: int, refinery: int = vocabulary.ANY) -> int:
    """What a goal is worth to the seat: 3 for a first, 5 for a most, 3 for being tied for a most without the tile.

    At scoring the Refinery is of one kind (PLW 601); one that is neither Novelty nor Rare is no industry.
    """
    if (
        goal == LARGEST_INDUSTRY
        and refinery in (vocabulary.GENES, vocabulary.ALIEN)
        and not game.rules.quirks.naming_loses_industry
    ):
        most = [progress(game, each, goal) - (1 if each == seat else 0) for each in range(game.seats)]
        if most[seat] < max(most) or most[seat] < MINIMUM[goal]:
            return 0
        return MOST_VP if goal in game.players[seat].goals else TIED_VP
    if goal in game.players[seat].goals:
        return FIRST_VP if goal < FIRSTS else MOST_VP
    if goal < FIRSTS:
        return 0
    if game.rules.quirks.most_goals_from_last_check:
        most = game.goal_progress[goal]
    else:
        most = [progress(game, each, goal) for each in range(game.seats)]
    if most and most[seat] == max(most) and most[seat] >= MINIMUM[goal]:
        return TIED_VP
    return 0

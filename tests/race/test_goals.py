"""The twenty goals (TGS p2-p4, RvI, PLW 305-331): what each asks for, when it is claimed, ties, loss, and end scoring.

Each goal is laid out just met and just missed, and every phase is played on both: it is claimed at the end of its own
phases and of no other.
"""

from dataclasses import dataclass, field

import pytest
from tests.race.scenario import Table, table

from starboard.kernel.chance import Chance
from starboard.race import goals
from starboard.race.position import RaceGame, Rules
from starboard.race.ruleset import RULESET, begin

TGS = 1
RVI = 2
BOW = 3

PHASES = {
    "explore": "explore-5",
    "develop": "develop",
    "settle": "settle",
    "consume": "consume-x2",
    "produce": "produce",
}


@dataclass(frozen=True)
class Goal:
    """A tile: from which level on, its phases, and tableaus that just meet and just miss it."""

    level: int
    phases: tuple[str, ...]
    met: list[str] = field(default_factory=list)
    missed: list[str] = field(default_factory=list)
    goods: bool = False


DEVELOP_SETTLE = ("develop", "settle")

FIRST = {
    "system-diversity": Goal(
        TGS,
        ("settle",),
        ["Artist Colony", "Asteroid Belt", "Distant World", "Alien Toy Shop"],
        ["Artist Colony", "Asteroid Belt", "Distant World", "Gem World", "Alien Rosetta Stone World"],
    ),
    "overlord-discoveries": Goal(
        TGS,
        DEVELOP_SETTLE,
        ["Alien Tech Institute", "Alien Robot Sentry", "Deserted Alien World"],
        ["Alien Tech Institute", "Alien Robot Sentry", "Artist Colony"],
    ),
    "innovation-leader": Goal(
        TGS,
        DEVELOP_SETTLE,
        ["Star Nomad Lair", "Investment Credits", "Space Marines", "Expanding Colony"],
        ["Star Nomad Lair", "Space Marines", "Expanding Colony", "Spice World"],
    ),
    "galactic-status": Goal(TGS, ("develop",), ["Galactic Federation"], ["Drop Ships", "Consumer Markets"]),
    "uplift-knowledge": Goal(
        RVI,
        DEVELOP_SETTLE,
        ["Avian Uplift Race", "Uplift Code", "Abandoned Alien Uplift Camp"],
        ["Avian Uplift Race", "Uplift Code", "Hive World"],
    ),
    "galactic-riches": Goal(
        RVI,
        ("settle", "produce"),
        ["Asteroid Belt", "Pre-Sentient Race", "Destroyed World", "Refugee World"],
        ["Asteroid Belt", "Pre-Sentient Race", "Destroyed World"],
        goods=True,
    ),
    "expansion-leader": Goal(
        RVI,
        DEVELOP_SETTLE,
        [
            *["Artist Colony", "Mining World", "Spice World", "Distant World", "Drop Ships", "Space Port"],
            *["Space Marines", "Asteroid Belt"],
        ],
        [
            *["Artist Colony", "Mining World", "Spice World", "Distant World", "Drop Ships", "Space Port"],
            "Space Marines",
        ],
    ),
    "peace-war-leader": Goal(
        BOW, DEVELOP_SETTLE, ["Refugee World", "Artist Colony"], ["Contact Specialist", "Artist Colony"]
    ),
    "military-influence": Goal(
        BOW,
        DEVELOP_SETTLE,
        ["Imperium Troops", "Imperium Lords", "Imperium Armaments World"],
        ["Imperium Troops", "Imperium Lords", "Outlaw World", "Star Nomad Lair", "Hive World"],
    ),
}

MOST = {
    "greatest-military": Goal(
        TGS,
        DEVELOP_SETTLE,
        ["Drop Ships", "Space Marines", "New Galactic Order", "Contact Specialist"],
        ["Drop Ships", "Space Marines", "New Military Tactics", "Galactic Imperium"],
    ),
    "largest-industry": Goal(
        TGS,
        ("settle",),
        ["Artist Colony", "Asteroid Belt", "Mining World"],
        ["Artist Colony", "Asteroid Belt", "Distant World", "Alien Toy Shop"],
    ),
    "greatest-infrastructure": Goal(
        TGS,
        ("develop",),
        ["Drop Ships", "Space Marines", "Contact Specialist", "Galactic Federation"],
        ["Drop Ships", "Space Marines", "Contact Specialist", "Artist Colony"],
    ),
    "production-leader": Goal(
        TGS,
        ("settle",),
        ["Artist Colony", "Mining World", "Distant World", "Alien Robotic Factory"],
        ["Artist Colony", "Mining World", "Distant World", "Asteroid Belt"],
    ),
    "research-leader": Goal(
        RVI,
        DEVELOP_SETTLE,
        ["Expedition Force", "Research Labs", "Blaster Runners"],
        ["Pan-Galactic Research", "Research Labs", "Drop Ships"],
    ),
    "propaganda-edge": Goal(
        RVI,
        ("settle",),
        ["Rebel Base", "Rebel Miners", "Rebel Fuel Cache"],
        ["Rebel Base", "Rebel Miners", "Rebel Cantina", "Rebel Pact"],
    ),
    "prosperity-lead": Goal(
        BOW,
        DEVELOP_SETTLE,
        ["Expanding Colony", "Public Works", "Deficit Spending"],
        ["Expanding Colony", "Prospecting Guild", "Trading Outpost", "Export Duties"],
    ),
}

TILES = {**FIRST, **MOST}
CASES = [(name, phase) for name in TILES for phase in PHASES]


def lay(name: str, cards: list[str], **more: object) -> Table:
    goal = TILES[name]
    return table(
        level=goal.level,
        goals=[name],
        tableau={0: cards},
        goods={0: cards if goal.goods else []},
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.parametrize(("name", "phase"), CASES)
def test_it_is_claimed_in_its_phases_and_in_no_other(name: str, phase: str) -> None:
    t = lay(name, TILES[name].met)
    assert t.claimed(0) == set(), "not at the start of a round"
    t.round(PHASES[phase]).play_on()
    assert t.claimed(0) == ({name} if phase in TILES[name].phases else set())


@pytest.mark.parametrize(("name", "phase"), CASES)
def test_just_missed_it_is_never_claimed(name: str, phase: str) -> None:
    t = lay(name, TILES[name].missed)
    t.round(PHASES[phase]).play_on()
    assert t.claimed(0) == set()


# --- the goals that count chips and cards -------------------------------------------------------------------------


@pytest.mark.parametrize(("chips", "met"), [(4, False), (5, True)])
@pytest.mark.parametrize("phase", PHASES)
def test_galactic_standard_of_living(chips: int, met: bool, phase: str) -> None:
    """5 VP in chips at the end of Consume (TGS p3)."""
    t = table(level=TGS, goals=["galactic-standard-of-living"], chips={0: chips})
    t.round(PHASES[phase]).play_on()
    assert t.claimed(0) == ({"galactic-standard-of-living"} if met and phase == "consume" else set())


@pytest.mark.parametrize(("cards", "met"), [(10, False), (11, True)])
def test_budget_surplus(cards: int, met: bool) -> None:
    """A card discarded to the hand limit at the end of a round (TGS p3)."""
    t = table(level=TGS, goals=["budget-surplus"], more={0: cards})
    t.round("settle").play_on()
    assert t.claimed(0) == ({"budget-surplus"} if met else set())


@pytest.mark.parametrize(
    ("prestige", "chips", "met"), [(2, 3, True), (1, 3, False), (2, 2, False)], ids=["met", "prestige", "chips"]
)
@pytest.mark.parametrize("phase", PHASES)
def test_galactic_standing(prestige: int, chips: int, met: bool, phase: str) -> None:
    """2 prestige and 3 VP in chips, at the end of any phase (PLW 311); another seat leads in prestige."""
    t = table(level=BOW, goals=["galactic-standing"], prestige={0: prestige, 1: 9}, chips={0: chips})
    assert t.claimed(0) == ({"galactic-standing"} if met else set()), "the start of a round counts, too"
    t.round(PHASES[phase]).play_on()
    assert t.claimed(0) == ({"galactic-standing"} if met else set())


@pytest.mark.parametrize(("prestige", "met"), [(2, False), (3, True)])
def test_galactic_prestige(prestige: int, met: bool) -> None:
    """3 prestige or more, and more than the others (PLW 325)."""
    t = table(level=BOW, goals=["galactic-prestige"], prestige={0: prestige})
    assert t.claimed(0) == ({"galactic-prestige"} if met else set())


def test_galactic_prestige_is_lost_at_once_when_spent() -> None:
    """Below three the tile goes back in the middle of the phase."""
    t = table(level=BOW, goals=["galactic-prestige"], prestige={0: 3}, tableau={0: ["Galactic Power Brokers"]})
    assert t.claimed(0) == {"galactic-prestige"}
    t.round("consume-x2").use(0, "Galactic Power Brokers")
    assert t.claimed(0) == set()


def test_galactic_status_and_fixed_vp() -> None:
    """Pan-Galactic Research and Imperium Planet Buster do not count (RvI p11, PLW 685)."""
    t = table(level=BOW, goals=["galactic-status"], tableau={0: ["Pan-Galactic Research", "Imperium Planet Buster"]})
    t.round("develop").play_on()
    assert t.claimed(0) == set()


@pytest.mark.parametrize(
    "power", ["Imperium Cloaking Technology", "Imperium Planet Buster", "Interstellar Casus Belli"]
)
def test_peace_war_leader_by_a_takeover_power(power: str) -> None:
    """With two military worlds, only when takeovers are played (PLW 315, 321)."""
    for takeovers in (True, False):
        for worlds in (["Outlaw World", "Star Nomad Lair"], ["Outlaw World", "Artist Colony"]):
            t = table(level=BOW, goals=["peace-war-leader"], tableau={0: [power, *worlds]}, takeovers=takeovers)
            t.round("develop").play_on()
            met = takeovers and "Star Nomad Lair" in worlds
            assert t.claimed(0) == ({"peace-war-leader"} if met else set())


@pytest.mark.parametrize("power", ["Rebel Pact", "Pan-Galactic Security Council"])
def test_peace_war_leader_not_by_a_power_of_defense(power: str) -> None:
    t = table(
        level=BOW,
        goals=["peace-war-leader"],
        tableau={0: [power, "Outlaw World", "Star Nomad Lair"]},
        takeovers=True,
    )
    t.round("develop").play_on()
    assert t.claimed(0) == set()


def test_military_influence_by_four_military_worlds() -> None:
    """PLW 319."""
    for worlds, met in ((["Outlaw World", "Star Nomad Lair", "Hive World"], False), (["Rebel Base"], True)):
        four = ["Outlaw World", "Star Nomad Lair", "Hive World", *worlds] if met else worlds
        t = table(level=BOW, goals=["military-influence"], tableau={0: four})
        t.round("develop").play_on()
        assert t.claimed(0) == ({"military-influence"} if met else set())


@pytest.mark.parametrize(("quirk", "met"), [(False, False), (True, True)])
def test_research_leader_and_discarding_for_prestige(quirk: bool, met: bool) -> None:
    """X4: PLW 353 does not count it; the reference does."""
    t = table(
        level=BOW,
        goals=["research-leader"],
        tableau={0: ["Expedition Force", "Research Labs", "Pan-Galactic Hologrid"]},
        quirks=["discarding_is_an_explore_power"] if quirk else [],
    )
    t.round("develop").play_on()
    assert t.claimed(0) == ({"research-leader"} if met else set())


@pytest.mark.parametrize(("takeovers", "met"), [(True, True), (False, False)])
def test_innovation_leader_and_takeover_powers(takeovers: bool, met: bool) -> None:
    """With takeovers off their powers do not count (RvI p2)."""
    cards = ["Star Nomad Lair", "Investment Credits", "Expanding Colony", "Pan-Galactic Security Council"]
    t = table(level=BOW, goals=["innovation-leader"], tableau={0: cards}, takeovers=takeovers)
    t.round("develop").play_on()
    assert t.claimed(0) == ({"innovation-leader"} if met else set())


@pytest.mark.parametrize(
    ("name", "cards"),
    [
        ("system-diversity", ["Artist Colony", "Asteroid Belt", "Distant World"]),
        ("largest-industry", ["Artist Colony", "Asteroid Belt"]),
    ],
)
def test_the_refinery_is_the_kind_that_is_missing(name: str, cards: list[str]) -> None:
    """PLW 601."""
    t = table(level=BOW, goals=[name], tableau={0: [*cards, "Alien Oort Cloud Refinery"]})
    t.round("settle").play_on()
    assert t.claimed(0) == {name}


# --- first goals --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FIRST)
def test_a_first_goal_met_together_goes_to_all_and_to_nobody_later(name: str) -> None:
    """Everybody who meets it in the same phase; whoever meets it later does not get it (TGS p2)."""
    goal = FIRST[name]
    action = PHASES[goal.phases[0]]
    t = lay(name, goal.met)
    t.round(action).play_on()
    other = goals.NAMES.index(name)
    assert goals.meets_first(t.game, 0, other)
    t.game.players[1].goals.clear()
    t.game.players[1].tableau, t.game.players[0].tableau = t.game.players[0].tableau, t.game.players[1].tableau
    t.round(action).play_on()
    assert (t.claimed(0), t.claimed(1)) == ({name}, set()), "kept without the cards, and claimed once a game"


def test_two_players_meet_a_first_goal_in_the_same_phase() -> None:
    t = table(
        level=TGS,
        goals=["galactic-status"],
        tableau={0: ["Galactic Federation"], 1: ["New Economy", "Mining League"]},
    )
    t.round("develop").play_on()
    assert t.claimed(0) == t.claimed(1) == {"galactic-status"}


# --- most goals ---------------------------------------------------------------------------------------------------

THREE_NOVELTY = ["Artist Colony", "Spice World", "Space Port"]
THREE_RARE = ["Mining World", "Asteroid Belt", "Comet Zone"]


def industry(first: list[str], second: list[str], hand: dict[int, list[str]] | None = None) -> Table:
    return table(
        level=TGS,
        goals=["largest-industry"],
        tableau={0: first, 1: second},
        hand=hand or {},
        more={0: 4, 1: 4},
    )


def test_a_tie_for_a_new_most_goal_goes_to_nobody() -> None:
    t = industry(THREE_NOVELTY, THREE_RARE)
    t.round("settle").play_on()
    assert t.claimed(0) == t.claimed(1) == set()


def test_the_holder_keeps_a_most_goal_on_a_tie_and_loses_it_when_exceeded() -> None:
    """A later player must exceed the holder, then the tile moves (TGS p3)."""
    t = industry(THREE_NOVELTY, THREE_RARE[:2], {1: ["Destroyed World", "Gem World"]})
    t.round("settle").decline(0).decline(1)
    assert t.claimed(0) == {"largest-industry"}
    t.round("settle").decline(0).choose(1, "Destroyed World").pay(1)
    assert t.claimed(0) == {"largest-industry"}
    t.round("settle").decline(0).choose(1, "Gem World").pay(1)
    assert (t.claimed(0), t.claimed(1)) == (set(), {"largest-industry"})


def test_a_most_goal_is_lost_at_any_time_but_claimed_in_its_phases_only() -> None:
    """Colony Ship leaves in Settle: Greatest Infrastructure is lost at once, and moves in the next Develop."""
    t = table(
        level=TGS,
        goals=["greatest-infrastructure"],
        tableau={
            0: ["Colony Ship", "Drop Ships", "Space Marines", "Public Works", "Genetics Lab"],
            1: ["Drop Ships", "Space Marines", "Export Duties", "Deficit Spending"],
        },
        hand={0: ["New Earth"], 1: ["Genetics Lab"]},
        more={1: 5},
    )
    t.round("develop").decline(0).choose(1, "Genetics Lab").pay(1)
    assert t.claimed(0) == t.claimed(1) == set(), "five each"
    t.game.discard_from_tableau(1, t.card(1, "Genetics Lab"))
    t.round("develop").decline(0).decline(1)
    assert t.claimed(0) == {"greatest-infrastructure"}
    t.round("settle").choose(0, "New Earth").decline(1)
    assert "Colony Ship" not in t.tableau(0)
    assert t.claimed(0) == {"greatest-infrastructure"}, "four each: the holder keeps it"


def test_infrastructure_below_four_is_given_back_in_settle() -> None:
    t = table(
        level=TGS,
        goals=["greatest-infrastructure"],
        tableau={0: ["Colony Ship", "Drop Ships", "Space Marines", "Public Works"]},
        hand={0: ["New Earth"]},
    )
    t.round("develop").decline(0)
    assert t.claimed(0) == {"greatest-infrastructure"}
    t.round("settle").choose(0, "New Earth")
    assert t.claimed(0) == set()


# --- the end of the game ------------------------------------------------------------------------------------------


def goal_points(t: Table, seat: int) -> int:
    return sum(line.points for line in t.standing(seat).lines if line.source == "goal")


def test_goals_score_three_five_and_three_for_a_tie() -> None:
    """First 3, most 5, tied for most without the tile 3 (TGS p2-p4)."""
    t = industry(THREE_NOVELTY, THREE_RARE[:2], {1: ["Destroyed World"]})
    t.round("settle").decline(0).decline(1)
    assert (goal_points(t, 0), goal_points(t, 1)) == (5, 0)
    t.round("settle").decline(0).choose(1, "Destroyed World").pay(1)
    assert (goal_points(t, 0), goal_points(t, 1)) == (5, 3)
    status = table(level=TGS, goals=["galactic-status"], tableau={0: ["Galactic Federation"]})
    status.round("develop").play_on()
    assert goal_points(status, 0) == 3


def test_tied_for_a_tile_that_nobody_holds() -> None:
    t = industry(THREE_NOVELTY, THREE_RARE)
    assert (goal_points(t, 0), goal_points(t, 1)) == (3, 3)


def test_tied_below_the_minimum_scores_nothing() -> None:
    t = industry(THREE_NOVELTY[:2], THREE_RARE[:2])
    assert (goal_points(t, 0), goal_points(t, 1)) == (0, 0)


# --- set-up -------------------------------------------------------------------------------------------------------

PILES = {
    TGS: (6, 4),
    RVI: (9, 6),
    BOW: (12, 8),
}


@pytest.mark.parametrize("level", PILES)
def test_four_first_and_two_most_goals_are_drawn(level: int) -> None:
    """From the tiles of the expansions in play (TGS p2; PLW 35)."""
    firsts, mosts = set(), set()
    for seed in range(60):
        rules = Rules(level)
        rules.goals = True
        game = begin(2, rules, RULESET.content(rules.level), Chance.seeded(str(seed), 2))
        assert isinstance(game, RaceGame)
        drawn = [goals.NAMES[goal] for goal in game.goals]
        first = {name for name in drawn if name not in MOST and name != "galactic-prestige"}
        assert (len(drawn), len(set(drawn)), len(first)) == (6, 6, 4)
        firsts |= first
        mosts |= set(drawn) - first
    assert (len(firsts), len(mosts)) == PILES[level]
    assert all(TILES[name].level <= level for name in firsts | mosts if name in TILES)


def test_no_goals_when_they_are_off() -> None:
    assert begin(2, Rules(BOW), RULESET.content(BOW), Chance.seeded("off", 2)).goals == []

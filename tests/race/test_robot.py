"""The solo game against the robot: the 24 rules of its procedure, every row of its mat, and its data file.

TGS, RvI are the pages of the English rulebooks of the first two expansions, PLW the line of the Polish third one.

Long on purpose: one test for each rule of the robot, in the order of its rules.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.race import laws
from tests.race.solo import Solo, solo

from starboard.kernel import Chance, ContentError, Draw, Match, OptionError, ScriptedChance, Stream
from starboard.kernel.playout import play_out
from starboard.race import dice, robot, robot_table, vocabulary
from starboard.race.box import parsed
from starboard.race.face import FACE
from starboard.race.position import RaceGame
from starboard.race.robot import Robot
from starboard.race.robot_table import FACES
from starboard.race.ruleset import RULESET

# What the robot finds: a development of 2, of 6, a civil and a military world.
DEV = "Mining Robots"
SIX = "Mining League"
SIX_2 = "New Economy"
CIVIL = "Gem World"
MILITARY = "Rebel Miners"


# --- the dice -----------------------------------------------------------------------------------------------


def test_s1_a_match_goes_under_the_right_most_marker() -> None:
    """TGS p6: the player has 2x and Produce, the dice show Develop and match."""
    assert solo().phases("consume-x2", "produce", "develop", "match") == [vocabulary.DEVELOP, vocabulary.PRODUCE]


def test_s2_a_match_on_a_pair_goes_to_its_left_space() -> None:
    """TGS p6: the player explores twice, the dice show Produce and match."""
    assert solo().phases("explore-5", "explore-1-1", "produce", "match") == [vocabulary.EXPLORE_5, vocabulary.PRODUCE]


def test_s3_a_match_avoids_the_space_of_the_other_die() -> None:
    """TGS p6: the player has Settle and Trade, the dice show Trade and match."""
    assert solo().phases("settle", "trade", "trade", "match") == [vocabulary.SETTLE, vocabulary.TRADE]


def test_s4_two_matches_copy_both_actions() -> None:
    """TGS p6."""
    assert solo().phases("develop", "consume-x2", "match", "match") == [vocabulary.DEVELOP, vocabulary.CONSUME_X2]
    assert solo().phases("settle", "settle-2", "match", "match") == [vocabulary.SETTLE, vocabulary.SETTLE_2]


@pytest.mark.parametrize(
    ("actions", "faces", "spaces"),
    [
        # Two equal faces fill a pair.
        (("trade", "produce"), ("develop", "develop"), [vocabulary.DEVELOP, vocabulary.DEVELOP_2]),
        (("trade", "produce"), ("explore", "explore"), [vocabulary.EXPLORE_5, vocabulary.EXPLORE_1_1]),
        # One Explore is on the left, whichever card the player chose.
        (("explore-1-1", "develop"), ("settle", "match"), [vocabulary.DEVELOP, vocabulary.SETTLE]),
        (("explore-1-1", "develop"), ("develop", "match"), [vocabulary.EXPLORE_5, vocabulary.DEVELOP]),
        # A pair whose left space has the other die.
        (("develop", "develop-2"), ("develop", "match"), [vocabulary.DEVELOP, vocabulary.DEVELOP_2]),
        (("settle", "settle-2"), ("trade", "match"), [vocabulary.SETTLE, vocabulary.TRADE]),
    ],
)
def test_where_dice_lie(actions: tuple[str, str], faces: tuple[str, str], spaces: list[int]) -> None:
    """TGS p6."""
    assert solo().phases(*actions, *faces) == spaces


def test_a_search_leaves_a_match_only_one_marker() -> None:
    """Search has no space on the mat; a match that finds no free marker stays off it."""
    search = [vocabulary.PRODUCE, vocabulary.SEARCH]
    match = FACES.index("match")
    assert dice.spaces_for([FACES.index("trade"), match], vocabulary.SETTLE, search) == [
        vocabulary.TRADE,
        vocabulary.PRODUCE,
    ]
    assert dice.spaces_for([match, match], vocabulary.SETTLE, search) == [vocabulary.PRODUCE]
    assert dice.spaces_for([FACES.index("produce"), match], vocabulary.SETTLE, search) == [vocabulary.PRODUCE]


def test_a_robot_face_is_what_its_counter_says() -> None:
    """TGS p6; two Settles that come from a face and from the counter are two Settle phases."""
    assert solo(shows="produce").phases("trade", "settle", "robot", "develop") == [
        vocabulary.DEVELOP,
        vocabulary.PRODUCE,
    ]
    assert solo(shows="settle").phases("trade", "produce", "robot", "settle") == [
        vocabulary.SETTLE,
        vocabulary.SETTLE_2,
    ]


def test_dice_are_rolled_by_the_tables_luck() -> None:
    """A script can say what they show."""
    t = solo()
    script = [Draw("dice", -1, "robot-die-1", 4), Draw("dice", -1, "robot-die-2", 3)]
    t.game.chance = ScriptedChance(script, 1, then_random="dice")
    t.game.decide(0, sorted(t.game.thing(f"action:{name}") for name in ("develop", "trade")))
    assert [FACES[face] for face in t.robot.faces] == ["produce", "match"]
    assert t.robot.dice == [vocabulary.TRADE, vocabulary.PRODUCE]


def test_a_phase_that_only_the_robot_chose_is_the_players_too() -> None:
    """TGS p6: the player has it without a bonus."""
    t = solo(hand=3)
    t.phases("trade", "consume-x2", "explore", "produce")
    assert t.game.decisions[0].kind == "explore-keep"
    assert t.game.decisions[0].form.count() == 2, "two cards drawn, one kept"


def test_who_chooses_last_sees_the_dice_first() -> None:
    """Psi-Crystal World; the rules do not speak of it, robot.toml does."""
    t = solo(level=3, own=["Old Earth", "Psi-Crystal World"])
    assert t.game.decisions[0].kind == "action"
    t.game.decide(0, t.game.thing("action:develop"))
    assert t.game.decisions[0].kind == "second-action"
    assert len(t.robot.faces) == 2
    t.robot.faces = [FACES.index("match"), FACES.index("trade")]
    t.game.decide(0, t.game.thing("action:settle"))
    assert t.robot.dice == [vocabulary.SETTLE, vocabulary.TRADE]


# --- Explore ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "level", "one", "both", "response"),
    [
        ("Alpha Centauri", 1, 1, 3, 1),
        ("Separatist Colony", 1, 3, 7, 3),
        ("Imperium Warlord", 2, 2, 5, 2),
        ("Uplift Mercenary Force", 3, 2, 5, 2),
        ("Alien Research Team", 3, 2, 5, 2),
        ("Rebel Freedom Fighters", 3, 2, 5, 2),
    ],
)
def test_explore(start: str, level: int, one: int, both: int, response: int) -> None:
    """TGS p6, RvI p7, PLW 281-285: cards, and credit once for an action."""
    t = solo(start, level=level, credit=1).round("trade", "consume-x2", "explore", "trade")
    assert (len(t.robot.stack), t.robot.credit) == (one, 4)
    t = solo(start, level=level, credit=1).round("trade", "consume-x2", "explore", "explore")
    assert (len(t.robot.stack), t.robot.credit) == (both, 2)
    t = solo(start, level=level, credit=1).round("explore-5", "explore-1-1", "produce", "produce")
    assert (len(t.robot.stack), t.robot.credit) == (response, 1), "one response to both Explore actions"


def test_s18_separatist_colony_with_both_explore_dice() -> None:
    """TGS p6: seven cards, credit once."""
    t = solo("Separatist Colony").round("trade", "produce", "explore", "explore")
    assert (len(t.robot.stack), t.robot.credit) == (7, 2)


def test_s23_tracks_have_ends() -> None:
    """TGS p6: what goes beyond credit 4 or economy 5 is lost."""
    t = solo(credit=4, economy=5).round("trade", "produce", "explore", "produce")
    assert t.tracks() == (4, 5)


# --- Develop ------------------------------------------------------------------------------------------------


def test_s5_the_robot_develops() -> None:
    """TGS p7: it draws one, and the second card flipped is a development."""
    t = solo(credit=1, stack=[DEV, CIVIL], drawn=[MILITARY])
    t.round("develop", "produce", "develop", "produce")
    assert t.tableau() == ["Alpha Centauri", DEV]
    assert t.robot.credit == 1
    assert len(t.robot.stack) == 1
    assert t.discarded() == [MILITARY]


def test_s6_a_counter_first_then_a_response() -> None:
    """TGS p7: credit 4 places a counter; credit 2 is too little for another one as a response."""
    t = solo(credit=4, difficulty="medium", counters=2, stack=[CIVIL, MILITARY, DEV, SIX, SIX_2])
    t.round("develop", "develop-2", "develop", "produce")
    assert (t.robot.counters, t.robot.placed_counters) == (1, 1)
    assert t.tableau() == ["Alpha Centauri", DEV]
    assert t.robot.credit == 4 - 2 - 1
    assert len(t.robot.stack) == 2


def test_develop_pays_for_a_six_cost_development() -> None:
    """TGS p7: one credit; without it the card is discarded, and the robot goes on flipping."""
    t = solo(credit=1, placed=1, stack=[SIX, DEV], drawn=[CIVIL]).round("develop", "produce", "develop", "produce")
    assert (t.tableau()[1:], t.robot.credit) == ([SIX], 0)
    t = solo(credit=0, placed=1, stack=[SIX, DEV], drawn=[CIVIL]).round("develop", "produce", "develop", "produce")
    assert (t.tableau()[1:], t.robot.credit) == ([DEV], 0)
    assert SIX in t.discarded()


def test_planet_buster_is_no_six_cost_development() -> None:
    """PLW 685: placed free, and worth what is printed."""
    t = solo(level=3, credit=0, placed=1, drawn=["Imperium Planet Buster"])
    t.round("develop", "produce", "develop", "produce")
    assert t.tableau()[1:] == ["Imperium Planet Buster"]
    assert [line.points for line in t.standing().lines if line.source == "card"] == [0, 9]


def test_develop_as_a_response() -> None:
    """TGS p7: nothing without credit; else any development for one credit, from the stack as it is."""
    t = solo(credit=0, placed=1, stack=[DEV]).round("develop", "produce", "produce", "produce")
    assert (t.tableau()[1:], len(t.robot.stack)) == ([], 1)
    t = solo(credit=1, placed=1, stack=[SIX]).round("develop", "produce", "produce", "produce")
    assert (t.tableau()[1:], t.robot.credit) == ([SIX], 0)
    t = solo(credit=1, placed=1, stack=[CIVIL]).round("develop", "produce", "produce", "produce")
    assert (t.tableau()[1:], t.robot.credit, t.robot.stack) == ([], 1, []), "nothing found, nothing paid"
    t = solo(credit=3, counters=1, stack=[DEV]).round("develop", "produce", "produce", "produce")
    assert (t.robot.placed_counters, t.robot.credit, len(t.robot.stack)) == (1, 0, 1), "a counter for three"


def test_galactic_developers_develop() -> None:
    """RvI p7: draws three and pays for nothing, not even for 6-cost developments."""
    start = "Galactic Developers"
    t = solo(start, level=2, credit=0, placed=1, drawn=[DEV, SIX, CIVIL])
    t.round("develop", "produce", "develop", "produce")
    assert (t.tableau()[1:], t.robot.credit, len(t.robot.stack)) == ([SIX], 0, 1)
    for faces in (("develop", "produce"), ("produce", "produce")):
        t = solo(start, level=2, credit=2, counters=1, stack=[DEV]).round("develop", "produce", *faces)
        assert (t.robot.placed_counters, t.robot.credit, len(t.robot.stack)) == (1, 0, 1)
    t = solo(start, level=2, credit=1, placed=1, drawn=[SIX]).round("develop", "produce", "produce", "produce")
    assert (t.tableau()[1:], t.robot.credit) == ([SIX], 0)


def test_s19_galactic_developers_respond_without_credit() -> None:
    """RvI p7: a 6-cost development is discarded, the next one placed free."""
    t = solo("Galactic Developers", level=2, credit=0, placed=1, stack=["Deficit Spending"], drawn=[SIX])
    t.round("develop", "produce", "produce", "produce")
    assert (t.tableau()[1:], t.robot.credit) == (["Deficit Spending"], 0)
    assert SIX in t.discarded()


def test_rebel_freedom_fighters_develop() -> None:
    """PLW 285: extra cards; by the count of faces (PLW 265) on the counter of Galactic Developers (RvI p7)."""
    start = "Rebel Freedom Fighters"
    t = solo(start, level=3, credit=0, placed=1, drawn=[DEV, SIX, CIVIL])
    t.round("develop", "produce", "develop", "produce")
    assert (t.tableau()[1:], t.robot.credit, len(t.robot.stack)) == ([SIX], 0, 1), "a 6-cost development is free"
    t = solo(start, level=3, credit=0, placed=1, drawn=[DEV]).round("develop", "produce", "produce", "produce")
    assert (t.tableau()[1:], t.robot.credit) == ([DEV], 0), "one card, and no credit is needed"
    t = solo(start, level=3, credit=1, placed=1, drawn=[SIX]).round("develop", "produce", "produce", "produce")
    assert (t.tableau()[1:], t.robot.credit) == ([SIX], 0), "a 6-cost one costs it 1 as a response"
    for faces in (("develop", "produce"), ("produce", "produce")):
        t = solo(start, level=3, credit=2, counters=1).round("develop", "produce", *faces)
        assert (t.robot.placed_counters, t.robot.credit, t.robot.stack) == (1, 0, [])


# --- Settle -------------------------------------------------------------------------------------------------


def test_s7_no_credit_no_response_to_settle() -> None:
    """TGS p8: it does not even draw."""
    t = solo("Old Earth", own=["Alpha Centauri"], credit=0, stack=[CIVIL])
    t.round("settle", "produce", "produce", "produce")
    assert (t.tableau()[1:], len(t.robot.stack)) == ([], 1)


@pytest.mark.parametrize("found", [True, False])
def test_s8_settle_as_action_and_as_response(found: bool) -> None:
    """TGS p8: three cards and a world free; then two cards and, if a world is found, one credit."""
    last = "Spice World" if found else DEV
    t = solo(
        *("Old Earth",),
        own=["Alpha Centauri"],
        credit=2,
        placed=1,
        stack=[CIVIL, last],
        drawn=["Colony Ship", MILITARY, "Space Marines", "Deficit Spending", "Rebel Outpost"],
    )
    t.round("settle", "settle-2", "settle", "produce")
    assert t.tableau()[1:] == ([CIVIL, last] if found else [CIVIL])
    assert t.robot.credit == (1 if found else 2)
    assert t.robot.stack == []


@pytest.mark.parametrize(
    ("start", "level", "action", "response", "kinds", "pays"),
    [
        ("Old Earth", 1, 3, 2, "civil", 1),
        ("Epsilon Eridani", 1, 3, 2, "military", 0),
        ("Alpha Centauri", 1, 4, 2, "civil", 0),
        ("New Sparta", 1, 5, 4, "military", 0),
        ("Earth's Lost Colony", 1, 3, 2, "civil", 1),
        ("Separatist Colony", 1, 3, 2, "military", 0),
        ("Ancient Race", 1, 3, 2, "civil", 1),
        ("Damaged Alien Factory", 1, 3, 2, "civil", 1),
        ("Rebel Cantina", 2, 4, 3, "both", 1),
        ("Galactic Developers", 2, 3, 2, "civil", 1),
        ("Imperium Warlord", 2, 5, 2, "military", 0),
        ("Galactic Scavengers", 3, 3, 2, "civil", 1),
        ("Uplift Mercenary Force", 3, 5, 5, "military", 1),
        ("Rebel Freedom Fighters", 3, 4, 3, "military", 0),
    ],
)
def test_settle(start: str, level: int, action: int, response: int, kinds: str, pays: int) -> None:
    """TGS p8, RvI p7, PLW 279-285: how many cards are drawn, which world is placed, and whether a response costs."""
    own = ["Doomed World"]
    passed = "Outlaw World" if kinds == "civil" else "Spice World"
    wanted = "Spice World" if kinds == "civil" else "Outlaw World"
    first = passed if kinds == "both" else wanted
    for faces, count, cost in ((("settle", "produce"), action, 0), (("produce", "produce"), response, pays)):
        drawn = [wanted, passed, "Colony Ship", "Space Marines", "Deficit Spending"][:count]
        stack = [] if count >= 2 else [wanted]
        t = solo(start, level=level, own=own, credit=2, placed=1, drawn=drawn, stack=stack)
        before = t.robot.credit
        t.round("settle", "develop" if kinds == "none" else "trade", *faces)
        assert t.tableau()[1:] == [first], (faces, count)
        gained = 1 if start in ("Rebel Cantina", "Galactic Scavengers") else 0
        assert t.robot.credit == before - cost + gained
        broke = solo(start, level=level, own=own, credit=0, placed=1, drawn=drawn, stack=stack)
        broke.round("settle", "trade", *faces)
        assert len(broke.tableau()) == (1 if cost else 2), "a response that costs credit needs it"


@pytest.mark.parametrize("world", ["Doomed World", "Ravaged Uplift World"])
def test_a_world_worth_minus_one_is_a_world(world: str) -> None:
    """TGS p8: it places the first non-military world it finds, whatever that is worth."""
    t = solo(level=3, drawn=[DEV, CIVIL, world]).round("settle", "produce", "settle", "produce")
    assert t.tableau()[1:] == [world]
    t = solo(level=3, credit=1, drawn=[CIVIL, world]).round("settle", "produce", "produce", "produce")
    assert t.tableau()[1:] == [world], "as a response, too"


def test_s14_new_sparta_needs_no_credit() -> None:
    """TGS p8: a response that draws four and conquers."""
    t = solo("New Sparta", credit=0, drawn=[MILITARY, CIVIL, DEV, SIX], placed=1)
    t.round("settle", "produce", "produce", "produce")
    assert (t.tableau()[1:], t.robot.credit, t.robot.stack) == ([MILITARY], 0, [])


def test_s15_the_first_settle_of_doomed_world() -> None:
    """TGS p8: a world of 3 VP or more from the deck; credit, economy, and Doomed World leaves."""
    flips = ["Rebel Outpost", DEV, "Comet Zone", "New Earth"]
    t = solo("Doomed World", flips=flips, stack=[CIVIL])
    t.round("settle", "trade", "settle", "settle")
    assert t.tableau()[0] == "New Earth"
    assert t.robot.economy == 1
    assert set(flips[:3]) | {"Doomed World"} <= set(t.discarded())
    t = solo("Doomed World", flips=flips, stack=[CIVIL])
    t.round("settle", "trade", "settle", "trade")
    assert t.tableau() == ["New Earth"]
    assert t.robot.credit == 4, "1 + 2, and 2 more for Trade, of which one is lost"
    assert (len(t.robot.stack), t.robot.special_used) == (1, True)


def test_doomed_world_later_and_as_a_response() -> None:
    """TGS p8: a response is the mat's, before and after; so is every later action."""
    t = solo("Doomed World", credit=1, placed=1, drawn=[CIVIL, DEV]).round("settle", "trade", "produce", "produce")
    assert (t.tableau(), t.robot.credit, t.robot.special_used) == (["Doomed World", CIVIL], 0, False)
    t = solo("Doomed World", credit=1, flips=["New Earth"]).round("settle", "trade", "settle", "produce")
    t.round("settle", "trade", "settle", "produce")
    assert t.robot.credit == 3, "no bonus the second time"
    assert t.robot.economy == 1 + 2


def test_uplift_mercenary_force_draws_for_chromosomes() -> None:
    """PLW 281: four cards and one for each chromosome world, itself included."""
    drawn = [DEV, "Colony Ship", "Space Marines", "Deficit Spending", CIVIL, "Comet Zone"]
    t = solo("Uplift Mercenary Force", level=3, tableau=["Avian Uplift Race"], drawn=drawn, stack=[MILITARY], placed=1)
    t.round("settle", "trade", "settle", "produce")
    assert (t.tableau()[2:], len(t.discarded())) == ([MILITARY], 6)


def test_alien_research_team_settles() -> None:
    """PLW 283: Alien worlds only; as a response also any civil world, whichever is found first."""
    start = "Alien Research Team"
    drawn = ["Deserted Alien Outpost", CIVIL, MILITARY]
    t = solo(start, level=3, drawn=drawn).round("settle", "produce", "settle", "produce")
    assert t.tableau()[1:] == ["Deserted Alien Outpost"]
    for first in (CIVIL, "Alien Robot Sentry"):
        t = solo(start, level=3, credit=1, drawn=[first, MILITARY]).round("settle", "produce", "produce", "produce")
        assert (t.tableau()[1:], t.robot.credit) == ([first], 0)


def test_s22_rebel_freedom_fighters_never_place_imperium_cards() -> None:
    """PLW 285: an Imperium military world is discarded, and flipping goes on."""
    drawn = [MILITARY, "Imperium Fuel Depot", DEV, CIVIL]
    t = solo("Rebel Freedom Fighters", level=3, drawn=drawn, placed=1).round("settle", "produce", "settle", "produce")
    assert t.tableau()[1:] == [MILITARY]
    assert "Imperium Fuel Depot" in t.discarded()


def test_rebel_freedom_fighters_gain_prestige() -> None:
    """PLW 285: for a Rebel development and for a Rebel military world, besides the card's own symbol."""
    start = "Rebel Freedom Fighters"
    assert prestige_after(solo(start, level=3, drawn=["Rebel Pact", CIVIL, "Comet Zone"], placed=1), "develop") == 1
    assert prestige_after(solo(start, level=3, drawn=[DEV, CIVIL, "Comet Zone"], placed=1), "develop") == 0
    worlds = [CIVIL, DEV, "Comet Zone"]
    assert prestige_after(solo(start, level=3, drawn=["Rebel Fuel Cache", *worlds]), "settle") == 1
    assert prestige_after(solo(start, level=3, drawn=["Rebel Stronghold", *worlds]), "settle") == 2
    assert prestige_after(solo(start, level=3, drawn=["Outlaw World", *worlds]), "settle") == 0


def prestige_after(t: Solo, face: str) -> int:
    t.round("produce", "trade", face, "produce")
    assert len(t.robot.tableau) == 2
    return t.robot.prestige


# --- Consume and Produce ------------------------------------------------------------------------------------


def test_s9_trade_is_no_response_to_double_vp() -> None:
    """TGS p9: credit up to its end, and one chip for each step of the economy."""
    t = solo(credit=3, economy=1).round("consume-x2", "explore-5", "trade", "trade")
    assert (t.robot.credit, t.robot.vp) == (4, 1)


def test_s10_one_response_to_both_consumes() -> None:
    """TGS p9."""
    t = solo(economy=3).round("trade", "consume-x2", "explore", "explore")
    assert t.robot.vp == 3
    assert t.robot.economy == 3


def test_s11_double_vp() -> None:
    """TGS p9: chips first, then the economy grows."""
    t = solo(economy=2).round("consume-x2", "explore-5", "match", "explore")
    assert (t.robot.vp, t.robot.economy) == (4, 3)


def test_s12_both_consumes() -> None:
    """TGS p9: chips once."""
    t = solo(credit=1, economy=2).round("trade", "consume-x2", "match", "match")
    assert (t.robot.vp, t.robot.credit, t.robot.economy) == (4, 3, 3)


def test_s13_produce() -> None:
    """TGS p9: the economy grows by the robot's own action only."""
    t = solo(economy=2).round("produce", "trade", "produce", "explore")
    assert t.robot.economy == 3
    t = solo(economy=2).round("produce", "develop", "explore", "explore")
    assert t.robot.economy == 2


def test_two_dice_on_one_space_count_once() -> None:
    """Not covered by the rules; robot.toml says once."""
    t = solo(economy=1, credit=0, shows="produce").round("develop", "explore-5", "robot", "produce")
    assert t.robot.economy == 2
    t = solo(economy=1, credit=0, shows="trade").round("develop", "explore-5", "robot", "trade")
    assert (t.robot.vp, t.robot.credit) == (1, 2)


@pytest.mark.parametrize(("start", "level"), [("Rebel Cantina", 2), ("Galactic Scavengers", 3)])
def test_produce_raises_credit_of_some(start: str, level: int) -> None:
    """RvI p7, PLW 279."""
    t = solo(start, level=level, credit=0, economy=0).round("produce", "trade", "produce", "explore")
    assert t.tracks() == (2, 1), "one for Explore, one for Produce"
    t = solo(start, level=level, credit=0, economy=0).round("produce", "trade", "explore", "explore")
    assert t.tracks() == (2, 0), "one for Explore, one for the response to Produce"


def test_alien_research_team_consumes() -> None:
    """PLW 283: a credit more for Trade; with an Alien world prestige for 2x, and no growth then."""
    start = "Alien Research Team"
    t = solo(start, level=3, credit=0, economy=1).round("develop", "explore-5", "trade", "trade")
    assert (t.robot.credit, t.robot.vp) == (3, 1)
    t = solo(start, level=3, economy=1).round("consume-x2", "produce", "match", "match")
    assert (t.robot.prestige, t.robot.vp, t.robot.economy) == (0, 2, 3)
    t = solo(start, level=3, economy=1, tableau=["Alien Robot Sentry"])
    t.round("consume-x2", "explore-5", "match", "explore")
    assert (t.robot.prestige, t.robot.economy) == (1, 1)


def test_s16_old_earth_trades_once() -> None:
    """TGS p9: its robot face is Trade until its first Trade action, and 2x from then on."""
    t = solo("Old Earth", own=["Alpha Centauri"])
    assert t.phases("develop", "explore-5", "robot", "produce") == [vocabulary.TRADE, vocabulary.PRODUCE]
    while t.game.round == 1:
        t.decline()
    assert t.phases("develop", "explore-5", "robot", "produce") == [vocabulary.CONSUME_X2, vocabulary.PRODUCE]
    t = solo("Old Earth", own=["Alpha Centauri"]).round("trade", "consume-x2", "explore", "explore")
    assert robot.name_of_space(t.robot.robot_is) == "trade", "a response is no Trade action"


def test_s17_the_counter_of_damaged_alien_factory_flips() -> None:
    """TGS p9: after a Trade action by any die, and back after a Produce action."""
    t = solo("Damaged Alien Factory", shows="trade").round("develop", "explore-5", "trade", "explore")
    assert robot.name_of_space(t.robot.robot_is) == "produce"
    t.round("develop", "explore-5", "trade", "explore")
    assert robot.name_of_space(t.robot.robot_is) == "produce"
    t.round("develop", "explore-5", "produce", "explore")
    assert robot.name_of_space(t.robot.robot_is) == "trade"


# --- prestige, the end, the score ---------------------------------------------------------------------------


def test_the_robot_gains_prestige_for_the_symbol() -> None:
    """PLW 269: and may lead."""
    t = solo(level=3, drawn=["Pan-Galactic Mediator"], placed=1).round("trade", "produce", "develop", "produce")
    assert t.robot.prestige == 1
    assert t.game.leader == t.game.seats


def test_s21_the_sole_leaders_bonus() -> None:
    """PLW 273: 1 VP, a card, and credit, in the round after it gained prestige; then only 1 VP."""
    t = solo(level=3, credit=0, drawn=["Pan-Galactic Mediator"], placed=1)
    t.round("consume-x2", "trade", "develop", "produce")
    assert t.game.round == 2
    economy_vp = t.robot.vp - 1
    assert (economy_vp, len(t.robot.stack), t.robot.credit) == (0, 1, 1)
    t.round("consume-x2", "produce", "produce", "produce")
    assert (t.robot.vp, len(t.robot.stack), t.robot.credit) == (1 + 1 + 1, 1, 1), "1 VP as leader, 1 as response"


def test_prestige_gained_while_tied_counts_for_the_robots_bonus() -> None:
    """PLW 273 asks for a gain in the previous round, not for chips on the tile.

    The robot gains in Develop and is tied; then the player spends, and it leads alone.
    """
    own = ["Old Earth", "Interstellar Casus Belli"]
    t = solo(level=3, credit=0, own=own, drawn=["Pan-Galactic Mediator"], placed=1)
    t.game.players[0].prestige = 1
    t.phases("trade", "produce", "develop", "produce")
    while t.game.decisions[0].kind != "consume":
        t.decline()
    t.game.decide(0, t.game.decisions[0].form.first())
    assert (t.game.players[0].prestige, t.robot.prestige) == (0, 1)
    while t.game.round == 1:
        t.decline()
    assert (len(t.robot.stack), t.robot.credit) == (1, 1), "the card and the credit"


def test_the_bonus_is_for_the_previous_round_only() -> None:
    """It gains in one round while it is tied, and leads alone two rounds later: 1 VP, no card (PLW 273)."""
    t = solo(level=3, credit=0, drawn=["Pan-Galactic Mediator"], placed=1)
    t.game.players[0].prestige = 1
    t.round("trade", "produce", "develop", "produce")
    t.game.players[0].prestige = 0
    before = len(t.robot.stack)
    t.round("consume-x2", "produce", "produce", "produce")
    assert t.game.leader == t.game.seats
    assert len(t.robot.stack) == before


def test_tied_leaders_get_a_chip_each() -> None:
    """PLW 275, as in any game."""
    t = solo(level=3, prestige=1)
    t.game.players[0].prestige = 1
    t.round("develop", "settle", "produce", "produce")
    assert (t.robot.vp, t.game.players[0].vp) == (1 + 1, 1), "the first round had begun with the robot alone"


def test_the_pool() -> None:
    """TGS p5, PLW 277: 24 chips, 29 with The Brink of War."""
    pools = [new_game(level).vp_pool for level in (1, 2, 3)]
    assert pools == [24, 24, 29]


def test_twelve_cards_of_the_robot_end_the_game() -> None:
    """TGS p10: a placed counter is a card."""
    eight = ["Gem World", "Spice World", "Comet Zone", "New Vinland", "Artist Colony", "Plague World"]
    t = solo(difficulty="hard", tableau=[*eight, "Distant World", "Refugee World"], placed=3)
    t.round("produce", "trade", "produce", "explore")
    assert t.game.over
    t = solo(difficulty="hard", tableau=[*eight, "Distant World"], placed=3)
    assert not t.round("produce", "trade", "produce", "explore").game.over


def test_the_robots_chips_end_the_game() -> None:
    """TGS p10: the round is finished with extra chips."""
    t = solo(chips=22, economy=3).round("develop", "settle", "trade", "produce")
    assert t.game.over
    assert t.game.vp_pool == -1


def test_fifteen_prestige_of_the_robot_end_the_game() -> None:
    t = solo(level=3, prestige=15).round("develop", "settle", "produce", "produce")
    assert t.game.over


def test_s20_the_robots_score() -> None:
    """TGS p10: on the hard level every 6-cost development, card or counter, is worth 9."""
    worlds = ["Terraformed World", "Distant World", "Artist Colony", "Gem World"]
    t = solo(difficulty="hard", tableau=[*worlds, SIX, SIX_2], counters=2, placed=1, chips=12)
    points = t.standing()
    assert sum(line.points for line in points.lines if line.source == "card") == 9
    assert points.total == 9 + 3 * 9 + 12
    for difficulty in ("easy", "medium"):
        t.game.rules.difficulty = difficulty
        assert t.standing().total == 9 + 3 * 6 + 12


def test_prestige_of_the_robot_is_worth_a_point_each() -> None:
    """PLW 269."""
    t = solo(level=3, prestige=4)
    assert t.standing().total == 4 + t.robot.vp


def test_what_rules_leave_open_in_the_score() -> None:
    """robot.toml: Pan-Galactic Research is a 6-cost development; Federation Capital is worth what is printed."""
    t = solo(level=3, prestige=4, tableau=["Pan-Galactic Research", "Federation Capital"])
    assert t.standing().total == t.robot.vp + 4 + 6 + 0


def test_s24_ties_go_to_credit_and_economy() -> None:
    """TGS p10: against cards in hand and goods."""
    t = solo("Alpha Centauri", credit=3, economy=4, hand=5, own=["Old Earth"])
    world = t.game.players[0].tableau[0]
    t.game.good[world] = t.game.piles[0].deck.pop()
    own = next(one for one in t.game.standings() if one.seat == 0)
    t.robot.vp = own.total - t.standing().total
    best, other = t.game.standings()
    assert (best.seat, best.tie_break, best.rank) == (1, 7, 1)
    assert (other.seat, other.tie_break, other.rank) == (0, 6, 2)
    assert best.total == other.total


# --- what the rules leave open, read the other way -----------------------------------------------------------


def read_as(monkeypatch: pytest.MonkeyPatch, case: str, answer: str) -> None:
    monkeypatch.setitem(RULESET.box.robot().cases, case, answer)


def test_two_dice_on_one_space_may_count_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    read_as(monkeypatch, "two-dice-on-one-space", "twice")
    t = solo(economy=1, credit=0, shows="produce").round("develop", "explore-5", "robot", "produce")
    assert t.robot.economy == 3
    t = solo(economy=1, credit=0, shows="trade").round("develop", "explore-5", "robot", "trade")
    assert (t.robot.vp, t.robot.credit) == (2, 4)


def test_pan_galactic_research_may_be_no_six_cost_development(monkeypatch: pytest.MonkeyPatch) -> None:
    read_as(monkeypatch, "pan-galactic-research-is-six-cost", "no")
    t = solo(level=2, credit=0, placed=1, drawn=["Pan-Galactic Research"])
    t.round("develop", "produce", "develop", "produce")
    assert t.tableau()[1:] == ["Pan-Galactic Research"]
    assert t.standing().lines[2].points == 4


def test_federation_capital_may_count_prestige(monkeypatch: pytest.MonkeyPatch) -> None:
    read_as(monkeypatch, "federation-capital-counts-prestige", "yes")
    t = solo(level=3, prestige=4, tableau=["Federation Capital"])
    assert t.standing().total == t.robot.vp + 4 + 4


def test_who_chooses_last_may_not_see_the_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    read_as(monkeypatch, "last-choice-sees-the-dice", "no")
    t = solo(level=3, own=["Old Earth", "Psi-Crystal World"])
    t.game.decide(0, t.game.thing("action:develop"))
    assert t.robot.faces == []


# --- set-up and options -------------------------------------------------------------------------------------


def new_game(level: int, difficulty: str = "easy", seed: str = "1") -> RaceGame:
    options = {"solo": True, "level": level, "difficulty": difficulty}
    game = RULESET.new_game(1, options, Chance.seeded(seed, 1))
    assert isinstance(game, RaceGame)
    return game


def robot_of(game: RaceGame) -> Robot:
    assert game.robot is not None
    return game.robot


START_VALUES = {
    0: (4, 1, 0),
    1: (4, 1, 1),
    2: (4, 2, 0),
    3: (4, 1, 0),
    4: (4, 1, 1),
    5: (4, 1, 0),
    6: (3, 0, 0),
    7: (4, 1, 0),
    8: (4, 1, 0),
    9: (4, 1, 0),
    10: (4, 1, 0),
    11: (4, 1, 0),
    12: (3, 2, 0),
    13: (4, 1, 0),
    14: (4, 1, 0),
    15: (4, 1, 0),
}
"""TGS p5, RvI p7, PLW 277: draw stack, credit, economy."""


def test_set_up_of_every_start_world() -> None:
    found = {}
    for number in range(400):
        game = new_game(3, "hard", str(number))
        other = robot_of(game)
        found[other.start] = (len(other.stack), other.credit, other.economy)
        assert (other.counters, other.placed_counters, len(other.tableau)) == (3, 0, 1)
        assert game.players[0].start != other.start
        assert len(game.players[0].hand) == 6
    assert found == START_VALUES


@pytest.mark.parametrize(("difficulty", "counters"), [("easy", 1), ("medium", 2), ("hard", 3)])
def test_difficulties(difficulty: str, counters: int) -> None:
    """TGS p5."""
    assert robot_of(new_game(1, difficulty)).counters == counters


def test_solo_is_for_one_player_without_goals_and_takeovers() -> None:
    """TGS p4, RvI p7."""
    options = RULESET.complete({"solo": True, "level": 3})
    assert RULESET.seats(options) == [1]
    game = new_game(3)
    assert (game.goals, game.rules.takeovers, game.rules.advanced) == ([], False, True)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"solo": True}, "option solo needs level 1 or more"),
        ({"solo": True, "level": 1, "preset": True}, "options solo and preset do not go together"),
        ({"solo": True, "level": 1, "draft": True}, "options solo and draft do not go together"),
        ({"difficulty": "hard"}, "option difficulty needs solo=true"),
    ],
)
def test_options_that_do_not_go_together(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(OptionError, match=re.escape(sentence)):
        RULESET.complete(options)


# --- whole games --------------------------------------------------------------------------------------------


def test_two_hundred_random_games_end() -> None:
    """All levels and difficulties; the robot always comes to an end, so the games do."""
    for number in range(200):
        game = new_game(1 + number % 3, ["easy", "medium", "hard"][number // 3 % 3], str(number))
        play_out(game, Stream(str(number)), 60)
        laws.check(game)
        assert game.over
        assert sorted(one.seat for one in game.standings()) == [0, 1]
        assert [one.rank for one in game.standings()] in ([1, 2], [1, 1])


def test_nobody_sees_the_draw_stack() -> None:
    """A guess deals it anew and keeps what lies open."""
    game = new_game(3)
    play_out(game, Stream("a"), 60, 20)
    dealt = set()
    for number in range(20):
        guess = game.guess(0, Stream(str(number)))
        assert isinstance(guess, RaceGame)
        laws.check(guess)
        assert guess.view(0) == game.view(0)
        assert robot_of(guess).tableau == robot_of(game).tableau
        dealt.add(tuple(robot_of(guess).stack))
    assert len(dealt) > 1
    assert not set(game.names(robot_of(game).stack)) & set(re.findall(r"[\w.-]+", str(game.view(0))))


def test_a_match_of_one_is_played_recorded_and_replayed() -> None:
    """A single seat is enough for a match; resigning ends it."""
    match = Match.begin(RULESET, 1, {"solo": True, "level": 3, "difficulty": "hard"}, "solo")
    match.digests = True
    source = Stream("solo")
    while not match.over:
        decision = match.game.decisions[0]
        match.choose(0, decision.form.random(source), decision.id)
    again = Match.replay(RULESET, match.record)
    assert again.game.digest() == match.game.digest()
    kinds = {event.kind for event in match.log}
    assert {"robot-start", "robot-roll", "robot-dice", "robot-draw", "robot-place", "robot-vp"} <= kinds
    other = Match.begin(RULESET, 1, {"solo": True, "level": 1}, "solo")
    assert not other.over
    other.resign(0)
    assert other.over


@pytest.mark.parametrize("code", ["en", "pl"])
def test_everything_the_robot_does_has_words(code: str) -> None:
    language = FACE.language(code)
    said = set()
    for number in range(60):
        match = Match.begin(RULESET, 1, {"solo": True, "level": 1 + number % 3}, str(number))
        source = Stream(str(number))
        while not match.over:
            decision = match.game.decisions[0]
            match.choose(0, decision.form.random(source), decision.id)
            if number == 2:
                assert language("robot") in " ".join(FACE.table(match.game.view(0), language))
        for event in match.log:
            if event.kind.startswith("robot-"):
                said.add(event.kind)
                assert FACE.event(event.seen_by(0), language, 0)
        assert any(language("robot") in line for line in FACE.scores(match.game.plain_standings(), language, 0, True))
    assert said == {
        *("robot-start", "robot-roll", "robot-dice", "robot-draw", "robot-discard", "robot-place", "robot-counter"),
        *("robot-credit", "robot-pays", "robot-economy", "robot-vp", "robot-prestige", "robot-leader", "robot-leave"),
        "robot-is",
    }


# --- the data file ------------------------------------------------------------------------------------------

TEXT = robot_table.FILE.read_text(encoding="utf-8")


def test_every_entry_says_where_it_comes_from() -> None:
    """And what nobody has verified is marked so."""
    assert TEXT.count("\nmark = ") == TEXT.count("\nfrom = ") == TEXT.count("\n[[")
    dice_entries = TEXT[: TEXT.index("[[difficulty]]")]
    assert dice_entries.count('mark = "unverified"') == 2


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("[[die]]", "[[dye]]", "unknown entry 'dye'"),
        ('"produce", "match"]', '"produce"]', "die 1: a die has 6 faces, not 5"),
        ('"produce", "match"]', '"produce", "star"]', "die 1: faces is made of explore"),
        (
            'mark = "rulebook"',
            'mark = "certain"',
            "mark is one of rulebook, secondary, inferred, unverified, not 'certain'",
        ),
        ('mark = "rulebook"\n', "", "mark is missing"),
        ('from = "TGS p5, p10"\n', "", "from is missing"),
        ("counters = 1", "counters = -1", "counters should be a whole number from 0 on"),
        ('name = "medium"', 'name = "hard"', "difficulty medium is missing"),
        ('is = "once"', 'is = "thrice"', "is is one of once, twice, not 'thrice'"),
        ("worlds = [6]\nstack", "worlds = [5]\nstack", "start should name each start world from 0 to 15 once"),
        ("worlds = [6]\naction", "worlds = [16]\naction", "start worlds have the numbers 0 to 15, not 16"),
        ('becomes = "consume-x2"', 'becomes = "double"', "turns speak of explore"),
        ('becomes = "consume-x2"', 'into = "consume-x2"', "each of turns has after, shows and becomes"),
        ('unverified = ["action"]', 'unverified = ["face"]', "unverified names fields of the same entry"),
        ('phase = "explore"\npart = "response"\n', 'phase = "explore"\npart = "action"\n', "the mat has one action"),
        ("draw_both = 3", "draw_all = 3", "row 1: there is no 'draw_all'"),
        ('find = ["development"]', 'find = ["card"]', "row 3: find is made of development"),
        ("once = true", 'once = "yes"', "once should be true or false"),
        ('refuses = "imperium"', 'refuses = "empire"', "nature 1: refuses is one of rebel"),
        ("[[die]]", "[[die]", "robot.toml: "),
    ],
)
def test_mistakes_in_the_file_are_named(old: str, new: str, sentence: str, tmp_path: Path) -> None:
    assert old in TEXT
    path = tmp_path / "robot.toml"
    path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError, match=re.escape(sentence)):
        robot_table.read_table(parsed(path))

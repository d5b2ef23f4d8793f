"""The rulebook, statement by statement, in the words given, when, then. Numbers are lines of the Polish rulebook.

Long on purpose: one test for each line of the rulebook, in its order.
"""

import pytest
from tests.frontiers.scenario import Table, table

from starboard.frontiers import vocabulary
from starboard.frontiers.position import FrontiersGame
from starboard.frontiers.ruleset import RULESET
from starboard.kernel.chance import Chance, Draw, ScriptedChance
from starboard.kernel.decision import IllegalChoice
from starboard.kernel.match import Match
from starboard.kernel.ruleset import OptionError

RED, BLUE, GREEN, YELLOW = 0, 1, 2, 3
OORT = "Alien Oort Cloud Refinery"
"""Costs nothing but a colonist, so whoever has explored it always has a choice in Settle."""


def fresh(seats: int, *, goals: bool = False, first_game: bool = False, chance: Chance | None = None) -> FrontiersGame:
    options = {"goals": goals, "first_game": first_game}
    game = RULESET.new_game(seats, options, chance or Chance.seeded("set-up", seats))
    assert isinstance(game, FrontiersGame)
    return game


# --- set-up -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "stack", "pool"), [(2, 1, 24), (3, 2, 36), (4, 2, 48), (5, 3, 60)])
def test_59_and_115_stacks_and_pools_by_number_of_players(seats: int, stack: int, pool: int) -> None:
    game = fresh(seats, first_game=True)
    small = [tile for tile in RULESET.content().developments if RULESET.content().tiles[tile].sort == vocabulary.SMALL]
    large = [tile for tile in RULESET.content().developments if RULESET.content().tiles[tile].sort == vocabulary.LARGE]
    assert sorted(game.stacks[tile] for tile in small) == [0] * 8 + [stack] * 16
    assert sorted(game.stacks[tile] for tile in large) == [0] * 8 + [1] * 8
    assert game.vp_pool == pool
    assert game.colonist_pool == pool - seats, "everybody has one colonist on the home world"


def test_59_and_87_the_first_game_shows_all_first_sides() -> None:
    game = fresh(4, first_game=True)
    for tile, count in enumerate(game.stacks):
        if count and RULESET.content().tiles[tile].pair:
            assert RULESET.content().tiles[tile].first_game
    assert all(RULESET.content().tiles[player.colonies[0]].first_game for player in game.players)
    assert game.decisions[0].kind == "action", "nobody chooses a home world"


def test_61_later_games_toss_a_coin_for_every_two_sided_development() -> None:
    pairs = RULESET.content().pairs()
    tosses = [k % 2 for k in range(len(pairs))]
    game = fresh(2, chance=ScriptedChance([Draw("coin", -1, "set-up", toss) for toss in tosses], 2, "rest"))
    for toss, sides in zip(tosses, pairs, strict=True):
        assert game.stacks[sides[toss]] > 0, "heads turns the tile or stack over"
        assert game.stacks[sides[1 - toss]] == 0
    for tile in RULESET.content().developments:
        if not RULESET.content().tiles[tile].pair:
            assert game.stacks[tile] == 1, "the left columns are never turned over"


def test_65_and_69_isolation_or_the_goals_survey() -> None:
    assert "action:isolation" in fresh(2, first_game=True).names(fresh(2, first_game=True).decisions[0].form.things())
    game = fresh(2, goals=True)
    while game.decisions[0].kind == "home":
        game.decide(game.decisions[0].seat, game.decisions[0].form.first())
    offered = game.names(game.decisions[0].form.things())
    assert "action:goals-survey" in offered
    assert "action:isolation" not in offered
    assert sorted(game.goal_stack) == list(range(8))


def test_65_the_first_game_is_without_goals() -> None:
    """Given the first game's set-up, when somebody adds the goals, then it is refused: "put the goal tiles and the
    stockpile mats back into the box"."""
    refused = "options first_game and goals do not go together: the first game is played without goals"
    with pytest.raises(OptionError, match=refused):
        RULESET.complete({"first_game": True, "goals": True})
    with pytest.raises(OptionError, match=refused):
        RULESET.check_seats(3, {"first_game": True, "goals": True})
    with pytest.raises(OptionError, match=refused):
        Match.begin(RULESET, 3, {"first_game": "true", "goals": "true"}, "1")
    with pytest.raises(OptionError, match=refused):
        fresh(3, first_game=True, goals=True)
    assert RULESET.complete({"first_game": True}) == {"first_game": True, "goals": False}
    assert RULESET.complete({"goals": True}) == {"first_game": False, "goals": True}


def test_79_and_81_priority_is_random_and_doubled_for_two() -> None:
    game = fresh(2, first_game=True, chance=ScriptedChance([Draw("priority", -1, "set-up", 1)], 2, "rest"))
    assert game.track == [1, 0, 1, 0]
    assert len({tuple(fresh(4, chance=Chance.seeded(str(k), 4)).track) for k in range(60)}) > 15
    assert len(fresh(3).track) == 3


@pytest.mark.parametrize(("seats", "credits"), [(2, [3, 4]), (3, [3, 3, 4]), (4, [3, 3, 4, 4]), (5, [3, 3, 3, 4, 4])])
def test_83_starting_credits_in_order(seats: int, credits: list[int]) -> None:
    game = fresh(seats)
    assert [game.players[seat].credits for seat in game.order_from(0)] == credits


def test_85_and_89_everybody_in_order_chooses_a_side_of_the_mat_dealt() -> None:
    game = fresh(3)
    asked = []
    while game.decisions[0].kind == "home":
        decision = game.decisions[0]
        sides = decision.form.things()
        assert sides == RULESET.content().mat(game.players[decision.seat].mat)
        asked.append(decision.seat)
        game.decide(decision.seat, sides[1])
    assert asked == game.track
    assert len({player.mat for player in game.players}) == 3
    assert all(RULESET.content().tiles[player.colonies[0]].side == "b" for player in game.players)


def test_93_home_worlds_have_a_colonist_and_a_halo_gives_a_good() -> None:
    game = fresh(3, first_game=True, chance=ScriptedChance([Draw("mats", -1, "set-up", m) for m in (3, 1, 8)], 3, "x"))
    assert [game.name(player.colonies[0]) for player in game.players] == [
        "alpha-centauri",
        "old-earth",
        "star-nomad-raiders",
    ]
    assert [game.good[player.colonies[0]] for player in game.players] == [
        vocabulary.RARE,
        vocabulary.NONE,
        vocabulary.NOVELTY,
    ]
    assert game.colonist_pool == 36 - 3


# --- rounds and order ---------------------------------------------------------------------------------------


def chooser_and_order(t: Table, action: str) -> tuple[int, list[int]]:
    """Who chooses this action, and the order in which all are going to resolve it."""
    chooser, order = t.game.decisions[0].seat, t.game.order[:]
    t.action(action)
    return chooser, order


def test_129_to_168_the_pictures_of_the_action_order() -> None:
    """First action: red, then blue, green, yellow. Third: green chooses; green, yellow, red, blue resolve (168)."""
    t = table(4, track=[RED, BLUE, GREEN, YELLOW], credits=dict.fromkeys(range(4), 3))
    assert chooser_and_order(t, "develop") == (RED, [RED, BLUE, GREEN, YELLOW])
    for seat in (RED, BLUE, GREEN, YELLOW):
        assert t.asked() == (seat, "develop")
        t.decline(seat)
    assert chooser_and_order(t, "isolation") == (BLUE, [BLUE, GREEN, YELLOW, RED])
    assert chooser_and_order(t, "settle") == (GREEN, [GREEN, YELLOW, RED, BLUE])
    assert [t.colonists(seat) for seat in (GREEN, YELLOW, RED, BLUE)] == [3, 2, 2, 2]
    assert chooser_and_order(t, "explore") == (YELLOW, [YELLOW, RED, BLUE, GREEN])
    for seat in (YELLOW, RED, BLUE, GREEN, YELLOW):
        assert t.asked() == (seat, "explore")
        t.decide(seat, t.question(seat).form.first())
    assert t.game.round == 2, "everybody has chosen"
    assert t.asked() == (RED, "action"), "the order stays as it was (147)"


def test_131_only_the_chooser_has_the_bonus() -> None:
    """The example: the first player buys a development for 1 credit less, the others pay in full."""
    t = table(3, credits={0: 3, 1: 3, 2: 3}).action("develop")
    t.choose(0, "Merchant Guild").choose(1, "Merchant Guild")
    assert (t.credits(0), t.credits(1)) == (1, 0)


def test_135_a_tile_is_chosen_once_a_round() -> None:
    t = table(3).action("isolation")
    assert "action:isolation" not in t.options(1)
    assert t.game.why_not(1, t.game.thing("action:isolation")) is not None
    with pytest.raises(IllegalChoice, match="already-chosen"):
        t.action("isolation")


def test_139_two_players_choose_two_tiles_each_and_resolve_each_once() -> None:
    t = table(2)
    choosers = []
    for action in ("isolation", "settle", "diplomats", "produce"):
        choosers.append(t.game.decisions[0].seat)
        t.action(action)
    assert choosers == [0, 1, 0, 1]
    assert (t.colonists(0), t.colonists(1)) == (2, 3), "settle came once for each"
    assert t.game.round == 2


def test_141_and_339_a_credit_on_produce_when_nobody_chose_it() -> None:
    t = table(3)
    t.action("isolation").action("settle").action("diplomats")
    assert t.game.produce_credits == 1
    t.action("isolation").action("settle").action("diplomats")
    assert t.game.produce_credits == 2
    chooser = t.game.decisions[0].seat
    before = t.credits(chooser)
    t.action("produce")
    assert t.credits(chooser) == before + 2
    t.action("settle").action("isolation")
    assert t.game.produce_credits == 0, "it was chosen, so none is added"


def test_148_explore_must_be_resolved_but_develop_says_may() -> None:
    t = table(2).action("explore")
    assert "pass" not in t.options(0)
    t = table(2, credits={0: 9}).action("develop")
    assert "pass" in t.options(0)


# --- isolation, develop, powers -----------------------------------------------------------------------------


def test_158_isolation_gives_its_chooser_two_credits() -> None:
    t = table(3).action("isolation")
    assert [t.credits(seat) for seat in range(3)] == [2, 0, 0]
    assert t.asked() == (1, "action"), "nobody resolves anything (145, 160)"


def test_178_developments_are_bought_in_order_while_there_are_any() -> None:
    t = table(3, credits={0: 9, 1: 9, 2: 9}).action("develop")
    t.choose(0, "Galactic Imperium")
    assert t.credits(0) == 1
    assert "Galactic Imperium" not in t.options(1)
    assert t.why_not(1, "Galactic Imperium") == "no-tile-left", "there is one of each large development"
    t.choose(1, "Galactic Federation")
    assert t.credits(1) == 0


def test_178_what_cannot_be_paid_for_says_how_much_is_missing() -> None:
    t = table(2, credits={0: 2}).action("develop")
    assert t.why_not(0, "Drop Ships") == "too-expensive"
    assert t.short(0, "Drop Ships") == 1


def test_180_and_201_a_cost_never_falls_below_zero() -> None:
    t = table(2, developments={0: ["Investment Credits"]}, credits={0: 0}).action("develop")
    t.choose(0, "Expeditionary Force")
    assert t.credits(0) == 0


def test_182_no_development_twice() -> None:
    t = table(3, developments={0: ["Space Marines"]}, credits={0: 9}).action("develop")
    assert t.why_not(0, "Space Marines") == "already-developed"


SMALL_EIGHT = [
    "Contact Specialist",
    "Space Marines",
    "Genetics Lab",
    "Merchant Guild",
    "Mining Industry",
    "Imperium Arms Factory",
    "Wealthy Economy",
    "Consumer Markets",
]


@pytest.mark.parametrize(("built", "bought", "ends"), [(9, "Alien Monument", False), (10, "Alien Monument", True)])
def test_186_and_188_more_than_ten_spaces_end_the_game(built: int, bought: str, ends: bool) -> None:
    """Eight small developments and a large one cover ten spaces."""
    have = SMALL_EIGHT + (["Galactic Imperium"] if built == 10 else ["Expeditionary Force"])
    t = table(2, developments={0: have}, credits={0: 9}).action("develop")
    assert t.game.spaces(0) == built
    t.choose(0, bought)
    t.play_on()
    assert bool(t.game.ending & vocabulary.END_DEVELOPMENTS) == ends
    t.finish_round()
    assert t.game.over == ends


def test_186_a_large_development_may_reach_into_the_last_spaces() -> None:
    t = table(2, developments={0: [*SMALL_EIGHT, "Expeditionary Force"]}, credits={0: 9}).action("develop")
    t.choose(0, "Galactic Imperium").play_on()
    assert t.game.spaces(0) == 11
    assert t.game.ending == vocabulary.END_DEVELOPMENTS


def test_192_and_296_every_question_mark_counts_for_itself() -> None:
    """A Rebel military colony counts for Galactic Imperium and for Rebel Resistance, each for its own."""
    t = table(2, colonies={0: ["New Sparta", "Rebel Resistance"]}, developments={0: ["Galactic Imperium"]})
    assert t.points(0, "Rebel Resistance") == 2
    assert t.points(0, "Galactic Imperium") == 2 + 1, "2 for the Rebel military colony, 1 for New Sparta"


def test_198_a_power_cannot_be_used_in_the_action_its_tile_was_placed_in() -> None:
    t = table(2, credits={0: 9}, developments={0: ["Technology Investors"]}).action("develop")
    t.choose(0, "Alien Monument")
    assert t.credits(0) == 9 - 2 + 2, "an older one gives its credits"
    t = table(2, credits={0: 9}).action("develop")
    t.choose(0, "Technology Investors")
    assert t.credits(0) == 9 - 4, "a new one does not"


def test_200_powers_add_up() -> None:
    t = table(2, developments={0: ["Investment Credits", "Galactic Federation"]}, credits={0: 5}).action("develop")
    t.choose(0, "Military Industry")
    assert t.credits(0) == 0, "9 - 1 (bonus) - 1 - 2"


def test_205_other_rules_still_hold_under_a_discount() -> None:
    t = table(
        2,
        colonies={0: ["Alien Rosetta Stone World"]},
        explored={0: ["Deserted Alien Outpost", OORT]},
        credits={0: 2},
    ).action("settle")
    assert t.why_not(0, "Deserted Alien Outpost") == "too-few-colonists", "affordable, but it needs two colonists"


def test_207_conditional_powers_need_their_condition_in_this_action() -> None:
    t = table(2, colonies={0: ["Imperium Fuel Depot"]}).action("settle")
    assert t.credits(0) == 0, "two colonists taken, nothing settled"
    t = table(2, colonies={0: ["Imperium Fuel Depot"]}, explored={0: ["Artist Settlement"]}, credits={0: 1})
    t.action("settle").choose(0, "Artist Settlement")
    assert t.credits(0) == 1, "1 paid, 1 gained after settling"


def test_211_home_worlds_are_colonies() -> None:
    t = table(2, colonies={0: ["New Sparta"]}, developments={0: ["Galactic Imperium"]})
    assert t.points(0, "Galactic Imperium") == 1, "a military colony like any other"


# --- explore ------------------------------------------------------------------------------------------------

SEVEN = [
    "Artist Settlement",
    "Gem World",
    "Comet Zone",
    "Spice World",
    "Rebel Base",
    "Asteroid Belt",
    "Alien Monolith",
]


def test_244_to_250_seven_worlds_one_each_and_a_second_for_the_chooser() -> None:
    t = table(3, coming={-1: SEVEN}).action("explore")
    assert t.options(0) == set(SEVEN)
    t.choose(0, "Gem World")
    assert t.why_not(1, "Gem World") == "not-on-display"
    t.choose(1, "Comet Zone").choose(2, "Rebel Base")
    assert t.asked() == (0, "explore"), "after everybody the chooser takes a second world"
    assert len(t.game.bag) == 53
    t.choose(0, "Alien Monolith")
    assert t.explored(0) == ["Gem World", "Alien Monolith"]
    assert len(t.game.bag) == 53 + 3, "the rest goes back into the bag"


def test_252_and_260_explored_worlds_are_not_colonies() -> None:
    t = table(
        2, explored={0: ["Imperium Blaster Gem Depot", "Alien Sentinels"]}, developments={0: ["Alien Tech Institute"]}
    )
    assert t.game.military(0) == 0, "powers of explored worlds do not work"
    assert t.points(0) == 2, "the Institute counts only itself; explored worlds are worth nothing"


def test_256_exploring_powers_work_after_ones_own_picks_and_before_the_rest_returns() -> None:
    t = table(
        3,
        developments={0: ["Survey Team"], 1: ["Survey Team"]},
        coming={-1: SEVEN, 0: ["Volcanic World"], 1: ["Distant World"]},
    )
    t.action("explore").choose(0, "Gem World")
    assert t.explored(0) == ["Gem World"], "the chooser draws only after both picks"
    t.choose(1, "Comet Zone")
    assert t.explored(1) == ["Comet Zone", "Distant World"], "drawn before seat 2 picks"
    t.choose(2, "Rebel Base").choose(0, "Spice World")
    assert t.explored(0) == ["Gem World", "Spice World", "Volcanic World"]


EIGHT_EXPLORED = [
    "Rebel Miners",
    "Rebel Homeworld",
    "Pre-Sentient Race",
    "Radioactive World",
    "Ore-Rich World",
    "Volcanic World",
    "Space Port",
    "New Vinland",
]


def test_258_no_more_than_nine_worlds_and_a_free_choice_of_which() -> None:
    t = table(2, colonies={0: ["Old Earth"]}, explored={0: EIGHT_EXPLORED[:7]}, coming={-1: SEVEN})
    t.action("explore").choose(0, "Gem World").choose(1, "Comet Zone").choose(0, "Spice World")
    assert t.asked() == (0, "world-limit")
    assert t.options(0) == {*EIGHT_EXPLORED[:7], "Gem World", "Spice World"}, "any explored world, new or old"
    t.choose(0, "Rebel Homeworld")
    assert t.game.worlds(0) == 9
    assert t.game.thing("rebel-homeworld") in t.game.bag


def test_258_nine_worlds_are_not_too_many() -> None:
    t = table(2, colonies={0: ["Old Earth"]}, explored={0: EIGHT_EXPLORED[:6]}, coming={-1: SEVEN})
    t.action("explore").choose(0, "Gem World").choose(1, "Comet Zone").choose(0, "Spice World")
    assert t.asked() == (1, "action")


def test_exploring_gives_colonists_and_credits() -> None:
    t = table(2, colonies={0: ["Homesteading Pioneers"], 1: ["Separatist Colony"]}).action("explore").play_on()
    assert (t.colonists(0), t.credits(1)) == (1, 1)


# --- settle -------------------------------------------------------------------------------------------------


def test_270_to_276_the_chooser_may_use_the_bonus_colonist_at_once() -> None:
    t = table(2, explored={0: ["Artist Settlement"], 1: ["Secluded World"]}, credits={0: 1, 1: 1}).action("settle")
    assert t.options(0) == {"colonists", "Artist Settlement"}
    t.choose(0, "Artist Settlement")
    assert t.colonies(0) == ["Artist Settlement"]
    assert (t.colonists(0), t.colonists(1)) == (0, 2), "seat 1 has no colonist to settle with and takes two"


def test_278_two_colonists_instead_and_no_passing() -> None:
    t = table(2, explored={0: ["Artist Settlement"]}, credits={0: 1}).action("settle")
    assert "pass" not in t.options(0)
    assert t.why_not(0, "pass") == "cannot-pass"
    t.choose(0, "colonists")
    assert t.colonists(0) == 3


@pytest.mark.parametrize(("colonists", "reason"), [(1, "too-few-colonists"), (2, "too-expensive")])
def test_282_and_284_a_world_needs_its_colonists_and_its_credits(colonists: int, reason: str) -> None:
    t = table(2, explored={1: ["Galactic News Hub", OORT]}, credits={1: 3}, colonists={1: colonists}).action("settle")
    assert t.why_not(1, "Galactic News Hub") == reason
    t = table(2, explored={1: ["Galactic News Hub"]}, credits={1: 4}, colonists={1: 2}).action("settle")
    t.choose(1, "Galactic News Hub")
    assert (t.credits(1), t.colonists(1)) == (0, 0)


def test_286_conquest_needs_strength_from_developments_and_colonies() -> None:
    t = table(2, colonies={0: ["New Sparta"]}, explored={0: ["Rebel Underground", OORT]}).action("settle")
    assert t.why_not(0, "Rebel Underground") == "defense-too-high"
    assert t.short(0, "Rebel Underground") == 1
    t = table(
        2,
        colonies={0: ["New Sparta"]},
        developments={0: ["Space Marines"]},
        explored={0: ["Malevolent Lifeforms"]},
    )
    t.action("settle").choose(0, "Malevolent Lifeforms")
    assert t.colonies(0) == ["New Sparta", "Malevolent Lifeforms"]
    assert t.credits(0) == 0, "conquest costs nothing"


def test_288_strength_and_payment_never_mix() -> None:
    """Strength 2 does not make Rebel Outpost (defense 5) cheaper than 5 - 1 credits: that is what is missing."""
    t = table(
        2,
        colonies={0: ["New Sparta"]},
        developments={0: ["Contact Specialist"]},
        explored={0: ["Rebel Outpost", OORT]},
        credits={0: 3},
        colonists={0: 1},
    ).action("settle")
    assert t.why_not(0, "Rebel Outpost") == "too-expensive"
    assert t.short(0, "Rebel Outpost") == 1


def test_302_a_power_that_does_not_fit_or_is_used_is_no_way_to_pay() -> None:
    t = table(
        2,
        developments={0: ["Contact Specialist", "Improved Logistics"]},
        explored={0: ["Alien Robot Sentry", "Rebel Miners", "Avian Uplift Race", OORT]},
        credits={0: 1},
        colonists={0: 1},
    ).action("settle")
    assert t.why_not(0, "Alien Robot Sentry") == "defense-too-high", "never an Alien world"
    t.choose(0, "Rebel Miners")
    assert t.asked() == (0, "settle-again")
    assert t.why_not(0, "Avian Uplift Race") == "defense-too-high", "Contact Specialist has been used"


def test_290_a_windfall_colony_comes_with_its_good() -> None:
    t = table(2, colonies={0: ["New Sparta"]}, explored={0: ["Avian Uplift Race", "Rebel Miners"]}, colonists={0: 1})
    t.action("settle").choose(0, "Avian Uplift Race")
    assert t.goods(0) == {"Avian Uplift Race": "genes"}
    t = table(2, colonies={0: ["New Sparta"]}, explored={0: ["Rebel Miners"]}).action("settle")
    t.choose(0, "Rebel Miners")
    assert t.goods(0) == {}, "a production world has to produce first"


SEVEN_COLONIES = [
    "Old Earth",
    "Gem World",
    "Comet Zone",
    "Spice World",
    "Asteroid Belt",
    "Volcanic World",
    "Space Port",
]


@pytest.mark.parametrize(("colonies", "ends"), [(SEVEN_COLONIES[:6], False), (SEVEN_COLONIES, True)])
def test_292_and_418_more_than_seven_colonies_end_the_game(colonies: list[str], ends: bool) -> None:
    t = table(3, colonies={0: colonies}, explored={0: ["Artist Settlement"]}, credits={0: 1})
    t.action("settle").choose(0, "Artist Settlement").play_on()
    assert bool(t.game.ending & vocabulary.END_COLONIES) == ends
    t.finish_round()
    assert t.game.over == ends


@pytest.mark.parametrize(("pool", "ends"), [(10, False), (9, True)])
def test_292_and_419_fewer_than_five_colonists_after_settle_end_the_game(pool: int, ends: bool) -> None:
    """One for the chooser, two for each of two players: five are left of ten."""
    t = table(2, colonist_pool=pool).action("settle")
    assert bool(t.game.ending & vocabulary.END_COLONISTS) == ends
    assert t.finish_round().game.over == ends


def test_325_few_colonists_after_another_action_do_not_end_the_game() -> None:
    t = table(2, colonies={0: ["Homesteading Pioneers"]}, colonist_pool=5).action("explore").play_on()
    assert t.game.colonist_pool == 4
    assert not t.game.ending


def test_325_who_comes_last_takes_what_is_left_and_need_not_settle() -> None:
    t = table(
        3, colonist_pool=4, explored={2: ["Artist Settlement"]}, credits={2: 1}, colonists={2: 1}, track=[0, 1, 2]
    ).action("settle")
    assert t.colonists(0) == 3, "bonus and two"
    assert t.game.colonist_pool == 0
    assert t.asked() == (2, "settle")
    assert t.options(2) == {"colonists", "Artist Settlement"}
    t.choose(2, "colonists")
    assert t.colonists(2) == 1, "there were none left to take"


def test_298_specialised_strength_counts_against_its_worlds_only() -> None:
    t = table(
        2,
        colonies={0: ["Alpha Centauri", "Imperium Warlord"]},
        explored={0: ["Rebel Miners", "Devolved Uplift Race", "Avian Uplift Race", "Rebel Warrior Race"]},
        colonists={0: 1},
    ).action("settle")
    assert t.game.military(0) == 1, "specialised strength is not counted by everybody"
    assert t.options(0) == {"colonists", "Rebel Miners", "Devolved Uplift Race"}
    assert t.short(0, "Rebel Warrior Race") == 1, "1, and 1 against Rebels, of 3"
    assert t.short(0, "Avian Uplift Race") == 1


def test_298_a_good_from_any_colony_may_be_discarded_for_temporary_strength() -> None:
    t = table(
        2,
        colonies={0: ["New Sparta", "Comet Zone", "Gem World"]},
        developments={0: ["Imperium Arms Factory"]},
        goods={0: ["Comet Zone", "Gem World"]},
        explored={0: ["Malevolent Lifeforms"]},
    ).action("settle")
    assert t.options(0) == {"colonists", "Imperium Arms Factory"}, "strength 2 of 4; a Rare good would add 2"
    t.choose(0, "Imperium Arms Factory")
    assert t.goods(0) == {"Gem World": "novelty"}, "the only Rare good is gone"
    assert t.options(0) == {"colonists", "Malevolent Lifeforms"}
    t.choose(0, "Malevolent Lifeforms")
    assert "Malevolent Lifeforms" in t.colonies(0)


def logistics() -> Table:
    """Improved Logistics, strength 2, a Rare good that is worth 2 more, two military worlds of defense 4."""
    return table(
        2,
        colonies={0: ["New Sparta", "Comet Zone"]},
        developments={0: ["Imperium Arms Factory", "Improved Logistics"]},
        goods={0: ["Comet Zone"]},
        explored={0: ["Malevolent Lifeforms", "Alien Robot Scout Ship", "Rebel Outpost"]},
        colonists={0: 3},
    ).action("settle")


def test_300_temporary_strength_lasts_for_the_second_world() -> None:
    t = logistics().choose(0, "Imperium Arms Factory").choose(0, "Malevolent Lifeforms")
    assert t.asked() == (0, "settle-again")
    assert t.options(0) == {"pass", "Alien Robot Scout Ship"}, "no colonists the second time; it may be declined"
    t.choose(0, "Alien Robot Scout Ship")
    assert t.colonies(0)[2:] == ["Malevolent Lifeforms", "Alien Robot Scout Ship"]
    assert t.asked() == (1, "action"), "two worlds and no more; seat 1 took its colonists"


def test_300_powers_of_the_first_world_do_not_help_with_the_second() -> None:
    """Alien Robot Scout Ship brings +1, and Rebel Outpost has defense 5: 2 + 2 + 1 would do, 2 + 2 does not."""
    t = logistics().choose(0, "Imperium Arms Factory").choose(0, "Alien Robot Scout Ship")
    assert t.short(0, "Rebel Outpost") == 1


def test_209_and_300_powers_for_settling_work_twice() -> None:
    t = table(
        2,
        colonies={0: ["Imperium Fuel Depot"]},
        developments={0: ["Improved Logistics"]},
        explored={0: ["Artist Settlement", "Secluded World"]},
        credits={0: 1},
        colonists={0: 1},
    ).action("settle")
    t.choose(0, "Artist Settlement")
    assert t.credits(0) == 1
    t.choose(0, "Secluded World")
    assert t.credits(0) == 1, "paid and gained twice"


def test_209_and_300_terraforming_robots_draw_twice_with_improved_logistics() -> None:
    """Given both developments, when two worlds are settled in one action, then a world is drawn after each."""
    t = table(
        2,
        developments={0: ["Improved Logistics", "Terraforming Robots"]},
        explored={0: ["Artist Settlement", "Secluded World"]},
        credits={0: 2},
        colonists={0: 1},
        coming={0: ["Rebel Base", "Gem World"]},
    ).action("settle")
    t.choose(0, "Artist Settlement")
    assert t.explored(0) == ["Secluded World", "Rebel Base"]
    t.choose(0, "Secluded World")
    assert t.explored(0) == ["Rebel Base", "Gem World"]


def test_300_no_second_world_for_who_took_colonists() -> None:
    t = logistics().choose(0, "colonists")
    assert t.asked() == (1, "action")


def test_302_contact_specialist_pays_defense_less_one_and_other_discounts() -> None:
    t = table(
        2,
        colonies={0: ["Alpha Centauri"]},
        developments={0: ["Contact Specialist", "Terraforming Specialists"]},
        explored={0: ["Imperium Blaster Gem Depot", "Rebel Base"]},
        credits={0: 2},
        colonists={0: 1},
    ).action("settle")
    t.choose(0, "Imperium Blaster Gem Depot")
    assert t.credits(0) == 0, "5 - 1 - 1 (Rare) - 1 (any world that is paid for)"
    assert t.goods(0)["Imperium Blaster Gem Depot"] == "rare"


def test_302_contact_specialist_does_not_work_on_alien_worlds() -> None:
    t = table(
        2,
        developments={0: ["Contact Specialist"]},
        explored={0: ["Alien Robot Sentry", "Rebel Miners"]},
        credits={0: 9},
    ).action("settle")
    assert t.options(0) == {"colonists", "Rebel Miners"}


def test_302_a_world_that_can_be_conquered_is_not_paid_for() -> None:
    t = table(
        2,
        colonies={0: ["New Sparta"]},
        developments={0: ["Contact Specialist"]},
        explored={0: ["Rebel Miners"]},
        credits={0: 5},
    )
    t.action("settle").choose(0, "Rebel Miners")
    assert t.credits(0) == 5


def test_203_and_302_each_power_to_pay_for_a_military_world_once_and_by_choice() -> None:
    t = table(
        2,
        colonies={0: ["Uplift Researchers"]},
        developments={0: ["Contact Specialist", "Improved Logistics"]},
        explored={0: ["Avian Uplift Race", "Rebel Miners"]},
        credits={0: 3},
        colonists={0: 1},
    ).action("settle")
    t.choose(0, "Avian Uplift Race")
    assert t.asked() == (0, "pay-for-military")
    assert t.options(0) == {"Contact Specialist", "Uplift Researchers"}
    t.choose(0, "Uplift Researchers")
    assert t.credits(0) == 1
    t.choose(0, "Rebel Miners")
    assert t.credits(0) == 0, "Contact Specialist was left for the second: 2 - 1"


def test_304_terraforming_robots_draw_a_world_after_settling() -> None:
    t = table(
        2,
        developments={0: ["Terraforming Robots"]},
        explored={0: ["Artist Settlement"]},
        credits={0: 1},
        coming={0: ["Rebel Base"]},
    )
    t.action("settle").choose(0, "Artist Settlement")
    assert t.explored(0) == ["Rebel Base"]


def test_317_the_limit_of_nine_holds_at_the_end_of_settle() -> None:
    t = table(
        2,
        colonies={0: ["Old Earth"]},
        developments={0: ["Terraforming Robots"]},
        explored={0: ["Artist Settlement", *EIGHT_EXPLORED[:7]]},
        credits={0: 1},
        coming={0: ["Rebel Base"]},
    )
    t.action("settle").choose(0, "Artist Settlement")
    assert t.asked() == (0, "world-limit")
    t.choose(0, "Rebel Base")
    assert t.game.worlds(0) == 9


def engineers(colonies: list[str], explored: list[str], **more: int) -> Table:
    return table(
        2,
        colonies={0: colonies},
        developments={0: ["Terraforming Engineers"]},
        explored={0: explored},
        colonists={0: more.get("colonists", 0)},
        goods={0: [name for name in colonies if name in ("Gem World", "Asteroid Belt")]},
    ).action("settle")


def pairs_offered(t: Table) -> set[tuple[str, ...]]:
    """The pairs of colony and world that Terraforming Engineers could exchange now."""
    return {tuple(sorted(t.title(thing) for thing in answer)) for answer in t.question(0).form.answers() if answer}


def test_319_terraforming_engineers_replace_by_the_same_kind_for_0_to_3_more() -> None:
    t = engineers(
        ["Gem World", "Asteroid Belt"],
        [
            "Galactic News Hub",  # Novelty, cost 4: 2 more
            "Galactic Clearing House",  # Novelty, cost 5: 3 more
            "Artist Settlement",  # Novelty, cost 1: less
            "Imperium Blaster Gem Consortium",  # Rare, cost 6: 4 more
            "Rebel Sympathizers",  # Novelty, but military
            "Lost Species Ark World",  # Genes
            OORT,
        ],
        colonists=1,
    )
    t.choose(0, "Terraforming Engineers")
    assert t.asked() == (0, "upgrade")
    assert pairs_offered(t) == {("Galactic News Hub", "Gem World"), ("Galactic Clearing House", "Gem World")}
    t.choose(0, "Gem World", "Galactic News Hub")
    assert t.colonies(0) == ["Asteroid Belt", "Galactic News Hub"]
    assert t.goods(0) == {"Asteroid Belt": "rare", "Galactic News Hub": "novelty"}, (
        "the old good goes, a windfall comes"
    )
    assert t.colonists(0) == 1, "two colonists on it: the old one and one of two"
    assert t.asked() == (0, "settle"), "it is no Settle action: that is still to come"
    assert "Terraforming Engineers" not in t.options(0), "once an action (203)"
    t.choose(0, "colonists")
    assert t.game.thing("gem-world") in t.game.bag, "at the end of Settle the replaced world is in the bag (321)"


def test_319_gray_counts_as_a_kind_here_and_the_home_world_can_be_replaced() -> None:
    t = engineers(["Old Earth", "New Sparta"], ["Galactic Trendsetters", "Alien Rosetta Stone World"], colonists=1)
    t.choose(0, "Terraforming Engineers")
    assert pairs_offered(t) == {("Galactic Trendsetters", "Old Earth"), ("Alien Rosetta Stone World", "Old Earth")}
    t.choose(0, "Old Earth", "Galactic Trendsetters").play_on()
    assert t.game.thing("old-earth") not in t.game.bag, "a home world is only covered (321)"
    assert t.game.names(t.game.covered) == ["old-earth"]


def test_319_not_on_a_colony_settled_in_this_action() -> None:
    t = table(
        2,
        developments={0: ["Terraforming Engineers"]},
        explored={0: ["Artist Settlement", "Galactic News Hub"]},
        credits={0: 1},
        colonists={0: 2},
    ).action("settle")
    t.choose(0, "Artist Settlement")
    assert t.asked() == (1, "action"), "the new colony cannot be replaced at once"


def test_319_engineers_may_wait_until_the_action_is_done() -> None:
    t = engineers(["Gem World"], ["Galactic News Hub"])
    t.choose(0, "colonists")
    assert t.asked() == (0, "upgrade-afterwards")
    t.decline(0)
    assert t.colonies(0) == ["Gem World"]
    t = engineers(["Gem World"], ["Galactic News Hub"])
    t.choose(0, "colonists").choose(0, "Gem World", "Galactic News Hub")
    assert t.colonies(0) == ["Galactic News Hub"]


def test_319_replacing_is_not_settling() -> None:
    t = table(
        2,
        colonies={0: ["Imperium Fuel Depot", "Gem World"]},
        developments={0: ["Terraforming Engineers"]},
        explored={0: ["Spice World"]},
    ).action("settle")
    t.choose(0, "Terraforming Engineers")
    assert t.colonies(0) == ["Imperium Fuel Depot", "Spice World"]
    assert t.credits(0) == 0, "nothing for settling"


def test_321_oort_may_be_any_kind_but_gray() -> None:
    t = engineers(["Alien Oort Cloud Refinery"], ["Artist Settlement", "Comet Zone", "Alien Rosetta Stone World"])
    t.choose(0, "Terraforming Engineers")
    assert pairs_offered(t) == {
        ("Alien Oort Cloud Refinery", "Artist Settlement"),
        ("Alien Oort Cloud Refinery", "Comet Zone"),
    }


def test_321_printed_costs_are_compared() -> None:
    """Comet Zone costs 3 and Consortium 6; a discount on Rare worlds does not bring a dearer one into reach."""
    t = table(
        2,
        colonies={0: ["Mining Mole Uplift Race", "Asteroid Belt"]},
        developments={0: ["Terraforming Engineers"]},
        explored={0: ["Imperium Blaster Gem Consortium"]},
        colonists={0: 2},
    ).action("settle")
    t.choose(0, "Terraforming Engineers")
    assert t.colonies(0) == ["Asteroid Belt", "Imperium Blaster Gem Consortium"], (
        "3 more than the Moles, 4 than the Belt"
    )


def test_323_a_larger_world_needs_one_more_colonist() -> None:
    t = table(
        2,
        colonies={1: ["Gem World"]},
        developments={1: ["Terraforming Engineers"]},
        explored={1: ["Galactic News Hub"]},
    ).action("settle")
    assert t.asked() == (1, "upgrade-afterwards"), "not before seat 1 has taken its two colonists"
    t.choose(1, "Gem World", "Galactic News Hub")
    assert t.colonists(1) == 1


def test_323_a_smaller_world_frees_a_colonist() -> None:
    t = table(
        2,
        colonies={0: ["Galactic News Hub"]},
        developments={0: ["Terraforming Engineers"]},
        explored={0: ["Galactic Clearing House"]},
    ).action("settle")
    t.choose(0, "Terraforming Engineers")
    assert t.colonists(0) == 1 + 2, "both need two colonists; the bonus and the two taken stay on the mat"


def test_323_dying_colony_may_become_any_world_that_is_neither_alien_nor_military() -> None:
    t = table(
        2,
        colonies={0: ["Dying Colony"]},
        explored={0: ["Galactic News Hub", "Artist Settlement", "Alien Data Repository", "Rebel Miners"]},
    ).action("settle")
    t.choose(0, "Dying Colony")
    assert t.asked() == (0, "replace-this")
    assert t.options(0) == {"Galactic News Hub", "Artist Settlement"}, "neither Alien nor military (scan 561)"
    t.choose(0, "Galactic News Hub")
    assert t.colonies(0) == ["Galactic News Hub"]
    assert (t.colonists(0), t.credits(0)) == (0, 0), "for free, but with the bonus colonist"
    assert t.goods(0) == {"Galactic News Hub": "novelty"}


def test_323_dying_colony_is_instead_of_the_action() -> None:
    t = table(
        2,
        colonies={0: ["Dying Colony", "Imperium Fuel Depot"]},
        developments={0: ["Improved Logistics"]},
        explored={0: ["Artist Settlement", "Secluded World"]},
        credits={0: 5},
    ).action("settle")
    t.choose(0, "Dying Colony").choose(0, "Secluded World")
    assert t.credits(0) == 5, "nothing for settling"
    assert t.asked() == (1, "action"), "and no second world"


def test_215_the_owner_of_oort_names_the_kind_of_its_good() -> None:
    t = table(2, explored={0: ["Alien Oort Cloud Refinery"]}).action("settle")
    t.choose(0, "Alien Oort Cloud Refinery")
    assert t.asked() == (0, "kind")
    t.choose(0, "kind:genes")
    assert t.goods(0) == {"Alien Oort Cloud Refinery": "genes"}


# --- produce ------------------------------------------------------------------------------------------------


def test_329_and_335_production_colonies_without_a_good_produce() -> None:
    t = table(
        2,
        colonies={0: ["Old Earth", "Gem World", "Spice World", "Asteroid Belt"], 1: ["Comet Zone"]},
        goods={0: ["Spice World"]},
        track=[1, 0, 1, 0],
    ).action("produce")
    assert t.goods(0) == {"Gem World": "novelty", "Spice World": "novelty"}, "one good each; no gray, no windfall"
    assert t.goods(1) == {"Comet Zone": "rare"}
    assert t.credits(0) == 1, "Gem World produced"


def test_331_and_337_the_chooser_takes_the_credits_and_one_windfall() -> None:
    t = table(
        2,
        colonies={0: ["Asteroid Belt", "Pre-Sentient Race", "Radioactive World"], 1: ["Novelty Peddlers"]},
        goods={0: ["Radioactive World"]},
        produce_credits=3,
    ).action("produce")
    assert t.credits(0) == 3
    assert t.game.produce_credits == 0
    assert t.asked() == (0, "windfall")
    assert t.options(0) == {"Asteroid Belt", "Pre-Sentient Race"}, "those without a good"
    t.choose(0, "Pre-Sentient Race")
    assert set(t.goods(0)) == {"Radioactive World", "Pre-Sentient Race"}
    assert t.goods(1) == {}


def test_341_credits_for_producing_here_only_if_a_good_was_produced() -> None:
    t = table(2, colonies={0: ["Comet Zone"], 1: ["Gem World"]}, goods={0: ["Comet Zone"]}).action("produce")
    assert (t.credits(0), t.credits(1)) == (0, 1)


@pytest.mark.parametrize(
    ("others", "gained"), [(["Volcanic World"], 2), (["Volcanic World", "Ore-Rich World"], 0), ([], 2)]
)
def test_343_mining_industry_compares_rare_goods_produced_in_this_action(others: list[str], gained: int) -> None:
    """Two produced here; a good from before does not count. Ties give nothing."""
    t = table(
        2,
        colonies={0: ["Imperium Fuel Depot", "Mining Mole Uplift Race", "Rebel Miners"], 1: others},
        goods={0: ["Rebel Miners"]},
        developments={0: ["Mining Industry"]},
    ).action("produce")
    assert t.credits(0) == gained


def test_345_when_goods_run_out_the_last_in_order_choose_where_theirs_go() -> None:
    t = table(
        3,
        colonies={0: ["Comet Zone"], 1: ["Rebel Miners", "Volcanic World", "Ore-Rich World"], 2: ["Asteroid Belt"]},
        open_goals=["Stockpiling"],
        stock={0: {"rare": 6}, 1: {"rare": 6}, 2: {"rare": 2}},
    ).action("produce")
    assert t.goods(0) == {"Comet Zone": "rare"}, "17 - 14 were left"
    assert t.asked() == (1, "shortage")
    t.choose(1, "Volcanic World", "Rebel Miners")
    assert set(t.goods(1)) == {"Volcanic World", "Rebel Miners"}
    assert t.game.supply[vocabulary.RARE] == 0


def test_345_who_finds_none_left_gets_none() -> None:
    t = table(
        3,
        colonies={0: ["Comet Zone"], 1: ["Asteroid Belt"]},
        open_goals=["Stockpiling"],
        stock={0: {"rare": 6}, 1: {"rare": 6}, 2: {"rare": 5}},
        track=[1, 0, 2],
    ).action("produce")
    assert t.goods(0) == {}
    assert t.goods(1) == {}, "no windfall either"


def test_215_oort_has_one_kind_for_the_whole_action() -> None:
    """Named Genes, it counts for Pan-Galactic League and produces a Genes good through Genetics Lab."""
    t = table(
        2,
        colonies={0: ["Alien Oort Cloud Refinery"]},
        developments={0: ["Pan-Galactic League", "Genetics Lab"]},
        track=[1, 0, 1, 0],
    ).action("produce")
    assert t.asked() == (0, "kind")
    t.choose(0, "kind:genes")
    assert t.credits(0) == 1
    assert t.goods(0) == {"Alien Oort Cloud Refinery": "genes"}


def test_215_naming_a_kind_does_not_change_the_good_that_lies_there() -> None:
    t = table(
        2,
        colonies={0: ["Alien Oort Cloud Refinery"]},
        developments={0: ["Pan-Galactic League"]},
        goods={0: {"Alien Oort Cloud Refinery": "rare"}},
    ).action("produce")
    t.choose(0, "kind:genes")
    assert t.goods(0) == {"Alien Oort Cloud Refinery": "rare"}


def test_a_damaged_factory_produces_only_for_a_credit() -> None:
    t = table(2, colonies={0: ["Damaged Alien Factory"]}, credits={0: 1}).action("produce")
    assert t.asked() == (0, "pay-to-produce")
    t.game.events = []
    t.choose(0, "Damaged Alien Factory")
    assert (t.credits(0), t.goods(0)) == (0, {"Damaged Alien Factory": "alien"})
    told = [event.seen_by(1) for event in t.game.events if event.kind == "pay-to-produce"]
    assert told == [{"event": "pay-to-produce", "seat": 0, "world": "damaged-alien-factory", "count": 1}], (
        "credits lie open (467), so everybody reads that they were paid"
    )
    t = table(2, colonies={0: ["Damaged Alien Factory"]}).action("produce")
    assert t.goods(0) == {}


def test_credits_for_kinds_produced_and_for_colonies() -> None:
    t = table(
        2,
        colonies={0: ["Volcanic World", "Ore-Rich World", "Distant World"]},
        developments={0: ["Diversified Economy", "Imperium War Profiteers"]},
    ).action("produce")
    assert t.credits(0) == 2 + 2, "two kinds produced, and two Rare Elements colonies"


# --- trade and consume --------------------------------------------------------------------------------------


def test_359_the_chooser_takes_a_vp_chip_at_once() -> None:
    t = table(2, colonies={0: ["Gem World"]}, goods={0: ["Gem World"]}).action("trade-consume")
    assert t.asked() == (0, "sell")
    assert t.vp(0) == 1


@pytest.mark.parametrize(
    ("world", "price"),
    [("Secluded World", 1), ("Comet Zone", 2), ("Lost Species Ark World", 3), ("Deserted Alien Colony", 4)],
)
def test_367_sale_prices(world: str, price: int) -> None:
    t = table(2, colonies={0: [world]}, goods={0: [world]}).action("trade-consume").choose(0, world)
    assert t.credits(0) == price
    assert t.goods(0) == {}


def test_367_everybody_may_sell_one_good_or_none() -> None:
    t = table(2, colonies={1: ["Gem World", "Comet Zone"]}, goods={1: ["Gem World", "Comet Zone"]})
    t.action("trade-consume")
    assert t.options(1) == {"pass", "Gem World", "Comet Zone"}
    t.choose(1, "Gem World")
    assert t.asked() == (1, "action"), "one, and no power to consume the other (369)"


def test_373_some_powers_are_for_one_kind_only() -> None:
    have = ["Spice World", "Comet Zone"]
    t = table(2, colonies={0: have}, goods={0: have}).action("trade-consume").choose(0, "Spice World")
    assert t.credits(0) == 1 + 2
    t = table(2, colonies={0: have}, goods={0: have}).action("trade-consume").choose(0, "Comet Zone")
    assert t.credits(0) == 2


def test_373_the_good_of_oort_cannot_be_sold() -> None:
    t = table(
        2,
        colonies={0: ["Alien Oort Cloud Refinery", "Gem World"]},
        goods={0: {"Alien Oort Cloud Refinery": "alien", "Gem World": "novelty"}},
    ).action("trade-consume")
    assert t.options(0) == {"pass", "Gem World"}
    assert t.why_not(0, "Alien Oort Cloud Refinery") == "not-for-sale"


def test_trade_league_sells_a_second_good_with_all_bonuses() -> None:
    have = ["Gem World", "Comet Zone"]
    t = table(2, colonies={0: have}, goods={0: have}, developments={0: ["Trade League"]}).action("trade-consume")
    t.choose(0, "Gem World").choose(0, "Comet Zone")
    assert t.credits(0) == 1 + 1 + 2 + 1


def test_369_consuming_is_forced_in_any_order() -> None:
    t = table(
        2,
        colonies={0: ["Earth's Lost Colony", "New Vinland"]},
        goods={0: ["Earth's Lost Colony"]},
    ).action("trade-consume")
    t.decline(0)
    assert t.asked() == (0, "consume")
    assert t.options(0) == {"Earth's Lost Colony", "New Vinland"}
    assert t.why_not(0, "pass") == "consume-is-forced"
    t.choose(0, "New Vinland")
    assert (t.credits(0), t.vp(0)) == (2, 1)
    assert t.asked() == (1, "action"), "no good is left"


def test_369_without_a_power_nothing_is_consumed() -> None:
    t = table(2, colonies={0: ["Gem World"]}, goods={0: ["Gem World"]}).action("trade-consume").decline(0)
    assert t.goods(0) == {"Gem World": "novelty"}


def test_371_and_420_an_empty_pool_ends_the_game_after_the_round_and_all_get_their_chips() -> None:
    t = table(
        2,
        colonies={1: ["Galactic Trendsetters", "Gem World"]},
        goods={1: ["Gem World"]},
        vp={0: 11, 1: 12},
    )
    t.action("trade-consume")
    assert t.game.vp_pool == 0
    t.decline(1)
    assert t.vp(1) == 14, "paid in full from the chips of 10"
    assert t.game.ending == vocabulary.END_VP
    assert not t.game.over
    assert t.finish_round().game.over


def test_375_a_power_for_two_goods_needs_two() -> None:
    have = ["Old Earth", "Gem World", "Comet Zone"]
    t = table(2, colonies={0: have}, goods={0: ["Gem World"]}).action("trade-consume").decline(0)
    assert t.vp(0) == 1, "one good is not enough for Old Earth"
    t = table(2, colonies={0: have}, goods={0: have[1:]}).action("trade-consume").decline(0)
    assert t.vp(0) == 1 + 3


def test_375_powers_for_one_kind_take_that_kind_only() -> None:
    have = ["Galactic News Hub", "Gem World", "Comet Zone"]
    t = table(2, colonies={0: have}, goods={0: ["Gem World", "Comet Zone"]}).action("trade-consume").decline(0)
    assert t.asked() == (1, "action")


def test_375_up_to_three_means_as_many_as_there_are() -> None:
    novelties = ["Gem World", "Spice World", "Space Port", "Artist Settlement"]
    t = table(2, colonies={0: novelties}, goods={0: novelties[:2]}, developments={0: ["Consumer Markets"]})
    t.action("trade-consume").decline(0)
    assert (t.vp(0), t.credits(0)) == (1 + 2, 2), "only for goods really consumed"
    t = table(2, colonies={0: novelties}, goods={0: novelties}, developments={0: ["Consumer Markets"]})
    t.action("trade-consume").decline(0)
    assert t.asked() == (0, "consume-goods")
    with pytest.raises(IllegalChoice, match="pick-more"):
        t.choose(0, "Gem World")
    t.choose(0, "Gem World", "Spice World", "Space Port")
    assert (t.vp(0), t.credits(0)) == (1 + 3, 3)
    rare = ["Volcanic World", "Ore-Rich World", "Rebel Miners"]
    t = table(2, colonies={0: rare}, goods={0: rare}, developments={0: ["Imperium Arms Factory"]})
    t.action("trade-consume").decline(0).choose(0, "Rebel Miners", "Ore-Rich World")
    assert (t.vp(0), t.credits(0)) == (1 + 2, 2)


def test_375_different_kinds() -> None:
    have = ["Gem World", "Spice World", "Comet Zone", "Distant World"]
    t = table(2, colonies={0: have}, goods={0: have}, developments={0: ["Diversified Economy"]})
    t.action("trade-consume").decline(0)
    assert t.asked() == (0, "consume-goods"), "which of the Novelty goods"
    with pytest.raises(IllegalChoice):
        t.choose(0, "Gem World", "Spice World", "Comet Zone")
    t.choose(0, "Gem World", "Comet Zone", "Distant World")
    assert t.vp(0) == 1 + 3


def test_377_merchant_guild_may_consume_but_need_not() -> None:
    t = table(2, colonies={0: ["Gem World"]}, goods={0: ["Gem World"]}, developments={0: ["Merchant Guild"]})
    t.action("trade-consume").decline(0)
    assert t.options(0) == {"pass", "Merchant Guild"}
    t.decline(0)
    assert t.goods(0) == {"Gem World": "novelty"}
    t = table(2, colonies={0: ["Gem World"]}, goods={0: ["Gem World"]}, developments={0: ["Merchant Guild"]})
    t.action("trade-consume").choose(0, "Gem World")
    assert t.credits(0) == 1 + 1, "its Trade power works as any other"


def test_379_and_381_the_example_of_wealthy_economy_is_worth_2_credits_and_8_vp() -> None:
    worlds = ["Old Earth", "New Vinland", "Gem World", "Comet Zone"]
    t = table(
        2,
        colonies={0: worlds},
        developments={0: ["Wealthy Economy", "Galactic Salon"]},
        goods={0: worlds[1:]},
        track=[1, 0, 1, 0],
    ).action("trade-consume")
    t.decline(0).choose(0, "New Vinland").choose(0, "Gem World")
    assert (t.credits(0), t.vp(0)) == (2, 8)


def test_383_the_order_may_leave_goods_that_another_would_have_consumed() -> None:
    """Descendants consume Genes only: when Secluded World takes the Genes good, the Novelty good stays."""
    have = ["Uplift Descendants", "Secluded World", "Distant World"]
    t = table(2, colonies={0: have}, goods={0: ["Distant World", "Uplift Descendants"]})
    t.action("trade-consume").decline(0)
    t.choose(0, "Secluded World").choose(0, "Distant World")
    assert t.goods(0) == {"Uplift Descendants": "novelty"}
    assert t.asked() == (1, "action")


# --- diplomats ----------------------------------------------------------------------------------------------


def test_397_diplomats_give_a_chip_and_the_first_place() -> None:
    t = table(4, track=[0, 1, 2, 3]).action("isolation").action("settle").action("diplomats")
    assert t.vp(2) == 1
    assert t.game.track == [2, 0, 1, 3]
    assert t.asked() == (3, "action"), "who has not chosen yet still chooses"
    t.action("explore")
    assert t.game.order == [3, 2, 0, 1], "the new order holds at once (401)"
    t.play_on()
    assert t.asked() == (2, "action")


def test_401_two_players_one_may_choose_twice_in_a_row() -> None:
    t = table(2).action("isolation").action("diplomats")
    assert t.game.track == [1, 0, 0, 1]
    assert t.asked() == (0, "action")
    t.action("settle").action("produce")
    choosers = []
    for action in ("isolation", "settle", "diplomats", "produce"):
        choosers.append(t.game.decisions[0].seat)
        t.action(action)
    assert choosers == [1, 0, 0, 1], "seat 0 chooses twice in a row"


def test_401_the_last_chip_taken_by_diplomats_ends_the_game_after_the_round() -> None:
    t = table(2, vp={0: 12, 1: 11}).action("diplomats")
    assert t.game.ending == vocabulary.END_VP
    assert not t.game.over
    t.action("isolation").action("settle").action("produce")
    assert t.game.over, "all four tiles of the round were chosen (422)"


# --- the end ------------------------------------------------------------------------------------------------


def ended(**given: object) -> Table:
    """The last chip is taken, and the round played to its end."""
    t = table(2, vp={0: 12, 1: 11}, **given)  # type: ignore[arg-type]
    t.action("isolation").action("diplomats").action("settle").action("produce")
    assert t.game.over
    return t


def test_407_no_credit_is_put_on_produce_after_the_last_round() -> None:
    t = table(3, vp={0: 12, 1: 12, 2: 11}).action("isolation").action("settle").action("diplomats")
    assert t.game.over
    assert t.game.produce_credits == 0


def test_426_explored_worlds_are_removed() -> None:
    t = ended(explored={0: ["Rebel Base"]})
    assert t.explored(0) == []


def test_428_oort_counts_as_the_kind_that_is_worth_most() -> None:
    t = table(
        2,
        colonies={0: ["Alien Oort Cloud Refinery", "Comet Zone"]},
        developments={0: ["Pan-Galactic League", "Imperium War Profiteers"]},
    )
    assert t.points(0, "Pan-Galactic League") == 2, "as Genes: 2; as Rare it would be 1 for the Profiteers"
    assert t.points(0, "Imperium War Profiteers") == 2 + 1
    lines = t.game.standings()[0].lines
    assert [t.title(line.thing) for line in lines if line.source == "counts-as"] == ["kind:genes"]


def test_432_to_436_a_score_is_chips_tiles_and_question_marks() -> None:
    t = table(
        2,
        colonies={0: ["Old Earth", "Comet Zone"]},
        developments={0: ["Space Marines", "Alien Tech Institute"]},
        vp={0: 5},
    )
    assert t.points(0) == 5 + 6 + 2 + 1 + 2


def test_441_ties_go_to_credits_and_goods() -> None:
    t = table(2, colonies={0: ["Gem World"], 1: ["Spice World"]}, goods={0: ["Gem World"]}, credits={0: 2, 1: 2})
    best, second = t.game.standings()
    assert (best.seat, best.rank, second.rank) == (0, 1, 2)
    assert (best.tie_break, second.tie_break) == (3, 2)


def test_441_the_stockpile_does_not_break_ties_and_the_win_is_shared() -> None:
    t = table(2, colonies={0: ["Gem World"], 1: ["Spice World"]}, open_goals=["Conscription"], stock={0: {"rare": 3}})
    t.game.players[0].stock_credits = 4
    assert [one.rank for one in t.game.standings()] == [1, 1]


def test_457_the_example_of_a_tile_with_a_bonus() -> None:
    """2 VP for a Genes colony, military or not, 1 for any other military colony; the tile itself does not count."""
    t = table(
        2,
        colonies={0: ["Avian Uplift Race", "Distant World", "Rebel Base", "Gem World"]},
        developments={0: ["Pan-Galactic League"]},
    )
    assert t.points(0, "Pan-Galactic League") == 2 + 2 + 1


def test_459_a_tile_counts_for_one_line_the_better_one() -> None:
    t = table(2, colonies={0: ["Avian Uplift Race"]}, developments={0: ["Pan-Galactic League"]})
    assert t.points(0, "Pan-Galactic League") == 2, "not 3"


def test_461_most_bonus_tiles_count_themselves() -> None:
    t = table(2, developments={0: ["Alien Tech Institute", "Galactic Imperium"]})
    assert t.points(0, "Alien Tech Institute") == 2
    assert t.points(0, "Galactic Imperium") == 0


def test_471_settle_produce_and_trade_may_be_done_side_by_side() -> None:
    explored = {
        seat: ["Artist Settlement", "Secluded World", "Uplift Descendants"][seat : seat + 1] for seat in range(3)
    }
    given = {"explored": explored, "credits": {0: 1, 1: 1, 2: 1}, "colonists": {0: 1, 1: 1, 2: 1}}
    t = table(3, side_by_side=True, **given)  # type: ignore[arg-type]
    t.action("settle")
    assert [decision.seat for decision in t.game.decisions] == [0, 1, 2]
    t = table(3, **given)  # type: ignore[arg-type]
    t.action("settle")
    assert [decision.seat for decision in t.game.decisions] == [0]


GENES = {
    0: ["Avian Uplift Race", "Reptilian Uplift Race"],
    1: ["Aquatic Uplift Race", "Rebel Warrior Race"],
    2: ["Pre-Sentient Race", "Uplift Coalition"],
}


@pytest.mark.parametrize("side_by_side", [False, True])
def test_471_produce_side_by_side(side_by_side: bool) -> None:
    labs = {1: ["Genetics Lab"], 2: ["Genetics Lab"]}
    t = table(3, colonies=GENES, developments=labs, side_by_side=side_by_side).action("produce")
    assert [decision.seat for decision in t.game.decisions] == ([0, 1, 2] if side_by_side else [0])
    t.choose(0, "Avian Uplift Race")
    assert t.play_on().asked() == (1, "action")
    assert not t.game.parallel


@pytest.mark.parametrize("side_by_side", [False, True])
def test_471_trade_and_consume_side_by_side(side_by_side: bool) -> None:
    t = table(3, colonies=GENES, goods=GENES, side_by_side=side_by_side).action("trade-consume")
    assert [decision.seat for decision in t.game.decisions] == ([0, 1, 2] if side_by_side else [0])
    assert t.play_on().asked() == (1, "action")
    assert not t.game.parallel


@pytest.mark.parametrize(("left", "asked"), [(6, [0]), (7, [0, 1])])
def test_471_trade_and_consume_in_order_when_the_chips_may_run_out(left: int, asked: list[int]) -> None:
    """One chip goes to the chooser; then at most 1 (Galactic Salon) + 2 (a good each) + 1 (both tiles), and 1 for the
    other seat (Uplift Descendants): five must not empty the pool."""
    t = table(
        2,
        colonies={0: ["Artist Settlement", "Gem World"], 1: ["Uplift Descendants"]},
        goods={0: ["Artist Settlement", "Gem World"], 1: ["Uplift Descendants"]},
        developments={0: ["Galactic Salon", "Wealthy Economy"]},
        vp={1: 24 - left},
        side_by_side=True,
    ).action("trade-consume")
    assert [decision.seat for decision in t.game.decisions] == asked


def test_471_but_in_order_when_the_end_may_come() -> None:
    given = {"explored": {0: ["Artist Settlement"], 1: ["Secluded World"]}, "credits": {0: 1, 1: 1}}
    t = table(2, side_by_side=True, colonist_pool=9, **given)  # type: ignore[arg-type]
    t.action("settle")
    assert [decision.seat for decision in t.game.decisions] == [0]

"""The optional goals, statement by statement, and what each seat may know of them. Numbers are rulebook lines."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from tests.frontiers.scenario import Table, table

from starboard.frontiers import goal_memory
from starboard.frontiers.goal_memory import Sighting
from starboard.frontiers.position import FrontiersGame
from starboard.kernel.chance import Stream
from starboard.kernel.decision import IllegalChoice

STACK = ["Tolerance", "Stockpiling", "Diversity", "Sales Tax", "Conscription", "Exploration", "Civil Service"]


def goals_in(game: FrontiersGame, numbers: list[int]) -> list[str]:
    return [game.content.goals[number].name for number in numbers]


def survey(t: Table, *order: str) -> Table:
    """Whoever is to choose surveys the goals and lays them out in this order."""
    seat = t.game.decisions[0].seat
    t.action("goals-survey")
    t.play_on("lay-out-goals")
    return t.choose(seat, *[f"goal:{name.lower().replace(' ', '-')}" for name in order])


# --- the survey ---------------------------------------------------------------------------------------------


def test_510_to_516_the_survey_gives_a_place_a_credit_and_a_goal() -> None:
    t = table(3, goals=STACK).action("diplomats")
    t = survey(t, "Stockpiling", "Diversity", "Tolerance")
    assert t.game.track == [1, 0, 2], "the disk changes places with the one on its left"
    assert t.credits(1) == 1
    assert (t.game.keeper, goals_in(t.game, [t.game.kept_goal])) == (1, ["Stockpiling"])
    assert goals_in(t.game, t.game.goal_stack)[:4] == STACK[3:7]
    assert goals_in(t.game, t.game.goal_stack)[-2:] == ["Diversity", "Tolerance"], "under the stack in this order"
    assert t.asked() == (2, "action"), "nobody resolves anything (508)"


def test_514_the_first_on_the_track_cannot_move_up() -> None:
    t = survey(table(3, goals=STACK), "Tolerance", "Stockpiling", "Diversity")
    assert t.game.track == [0, 1, 2]


def test_514_two_players_change_places_at_once() -> None:
    t = table(2, goals=STACK).action("settle")
    survey(t, "Tolerance", "Stockpiling", "Diversity")
    assert t.game.track == [1, 0, 0, 1]
    assert t.game.turn == 2
    assert t.asked() == (0, "action")


def test_516_fewer_than_three_goals_left() -> None:
    names = ["Tolerance", "Stockpiling", "Diversity", "Sales Tax", "Conscription", "Exploration"]
    t = table(3, goals=["Civil Service", "Skilled Workforce"], open_goals=names).action("goals-survey")
    assert len(t.question(0).form.things()) == 2
    t = table(3, goals=["Civil Service"], open_goals=[*names, "Skilled Workforce"]).action("goals-survey")
    assert goals_in(t.game, [t.game.kept_goal]) == ["Civil Service"], "the only one is kept without a question"


def test_516_an_empty_stack_still_gives_the_rest_and_turns_up_the_kept_goal() -> None:
    names = [*STACK[:6], "Skilled Workforce"]
    t = table(3, goals=["Civil Service"], open_goals=names).action("goals-survey")
    t.action("settle").play_on().action("diplomats").play_on()
    before = t.credits(t.game.decisions[0].seat)
    seat = t.game.decisions[0].seat
    t.action("goals-survey").play_on()
    assert t.credits(seat) == before + 1
    assert len(t.game.open_goals) == 8


def test_518_one_face_down_goal_at_a_time() -> None:
    t = survey(table(3, goals=STACK), "Tolerance", "Stockpiling", "Diversity")
    t.action("settle").play_on().action("diplomats").play_on()
    keeper = t.game.decisions[0].seat
    t = survey(t, "Conscription", "Sales Tax", "Exploration")
    assert goals_in(t.game, t.game.open_goals) == ["Tolerance"], "the earlier one is turned up"
    assert t.game.keeper == keeper
    assert goals_in(t.game, [t.game.kept_goal]) == ["Conscription"]


# --- revealing ----------------------------------------------------------------------------------------------


def test_522_the_keeper_may_turn_up_a_stockpile_goal_after_any_tile_is_chosen() -> None:
    t = survey(table(3, goals=STACK), "Stockpiling", "Tolerance", "Diversity").action("settle")
    assert t.asked() == (0, "reveal-goal"), "before anybody resolves the action"
    assert t.options(0) == {"pass", "goal:stockpiling"}
    t.decline(0).play_on()
    assert t.game.open_goals == []
    t.action("produce").choose(0, "goal:stockpiling")
    assert goals_in(t.game, t.game.open_goals) == ["Stockpiling"]


def test_522_other_goals_stay_down_but_asking_betrays_nothing() -> None:
    """Whoever keeps Tolerance is asked just as often, and can only decline."""
    asked = []
    for kept in ("Stockpiling", "Tolerance"):
        rest = [name for name in STACK[:3] if name != kept]
        t = survey(table(3, goals=STACK), kept, *rest)
        kinds = []
        for action in ("settle", "produce"):
            t.action(action)
            kinds.append(t.asked())
            t.play_on()
        asked.append(kinds)
    assert asked[0] == asked[1] == [(0, "reveal-goal"), (0, "reveal-goal")]
    t = survey(table(3, goals=STACK), "Tolerance", "Stockpiling", "Diversity").action("settle")
    assert t.options(0) == {"pass"}
    with pytest.raises(IllegalChoice, match="no-stockpile"):
        t.decide(0, [t.game.thing("goal:tolerance")])


def test_524_the_face_down_goal_counts_at_the_end_but_not_before() -> None:
    t = table(2, goals=STACK, vp={0: 12, 1: 11}, colonists={0: 6})
    survey(t, "Diversity", "Tolerance", "Stockpiling")
    assert not t.game.standings()[0].lines[1:], "a running score betrays nothing"
    t.action("diplomats").play_on().action("develop").play_on().action("produce").play_on()
    assert t.game.over
    assert goals_in(t.game, t.game.open_goals) == ["Diversity"]


# --- stockpiles ---------------------------------------------------------------------------------------------


def test_520_and_610_goods_go_onto_the_mat_after_produce() -> None:
    have = ["Gem World", "Spice World", "Volcanic World"]
    t = table(2, colonies={0: have}, goods={0: ["Gem World"]}, open_goals=["Stockpiling"]).action("produce")
    assert t.asked() == (0, "stockpile-goods")
    t.choose(0, "Gem World", "Volcanic World")
    assert t.goods(0) == {"Spice World": "novelty"}, "some or all, old or new"
    assert t.game.players[0].stock_goods == [0, 1, 1, 0, 0]
    assert t.points(0, "goal:stockpiling") == 2


def test_520_no_more_than_the_goal_says() -> None:
    have = ["Gem World", "Spice World", "Volcanic World"]
    t = table(2, colonies={0: have}, stock={0: {"genes": 5}}, open_goals=["Stockpiling"]).action("produce")
    with pytest.raises(IllegalChoice, match="pick-fewer"):
        t.choose(0, "Gem World", "Volcanic World")
    t.choose(0, "Gem World")
    assert t.points(0, "goal:stockpiling") == 8
    assert t.finish_round().game.players[0].stock_goods == [0, 1, 0, 5, 0], "nothing comes back"


def test_520_a_face_down_goal_allows_nothing() -> None:
    t = survey(table(2, colonies={0: ["Gem World"]}, goals=STACK), "Stockpiling", "Tolerance", "Diversity")
    t.action("produce").decline(0)
    assert t.asked() == (0, "action")


EIGHT = [
    "Rebel Miners",
    "Rebel Homeworld",
    "Pre-Sentient Race",
    "Radioactive World",
    "Ore-Rich World",
    "Volcanic World",
    "Space Port",
    "New Vinland",
]


def test_520_and_619_one_discarded_world_an_action() -> None:
    t = table(2, colonies={0: ["Old Earth"]}, explored={0: EIGHT}, open_goals=["Exploration"]).action("explore")
    t.play_on("world-limit").choose(0, "Rebel Miners", "Rebel Homeworld")
    assert t.asked() == (0, "stockpile-world")
    assert t.options(0) == {"pass", "Rebel Miners", "Rebel Homeworld"}
    t.choose(0, "Rebel Miners")
    assert t.game.names(t.game.players[0].stock_worlds) == ["rebel-miners"]
    assert t.game.thing("rebel-homeworld") in t.game.bag
    assert t.points(0, "goal:exploration") == 2


def test_520_a_colony_that_engineers_replace_is_not_stockpiled() -> None:
    """The mat holds "explored worlds" (520), and colonies are none (252): given Exploration face up, when Engineers
    replace a colony, then its owner is not asked to stockpile it."""
    t = table(
        2,
        colonies={0: ["Old Earth", "Artist Settlement"]},
        developments={0: ["Terraforming Engineers"]},
        explored={0: ["Gem World"]},
        open_goals=["Exploration"],
    ).action("settle")
    t.choose(0, "Terraforming Engineers")
    assert t.colonies(0) == ["Old Earth", "Gem World"]
    assert t.asked() == (1, "action"), "nobody is asked to stockpile Artist Settlement"
    assert t.tile("Artist Settlement") in t.game.bag, "it goes into the bag (321)"


def test_534_a_tenth_world_drawn_by_terraforming_robots_may_be_stockpiled() -> None:
    t = table(
        2,
        colonies={0: ["Old Earth"]},
        developments={0: ["Terraforming Robots"]},
        explored={0: [*EIGHT[:7], "Artist Settlement"]},
        credits={0: 1},
        coming={0: ["Rebel Base"]},
        open_goals=["Exploration"],
        stock_worlds={0: ["Gem World"]},
    ).action("settle")
    t.choose(0, "Artist Settlement").choose(0, "Rebel Base").choose(0, "Rebel Base")
    assert t.game.names(t.game.players[0].stock_worlds) == ["gem-world", "rebel-base"]
    assert t.points(0, "goal:exploration") == 5


def test_520_four_worlds_are_all() -> None:
    t = table(
        2,
        colonies={0: ["Old Earth"]},
        explored={0: EIGHT},
        open_goals=["Exploration"],
        stock_worlds={0: ["Gem World", "Comet Zone", "Spice World", "Asteroid Belt"]},
    )
    assert t.points(0, "goal:exploration") == 8
    t.action("explore").play_on("world-limit").choose(0, "Rebel Miners", "Rebel Homeworld")
    assert t.asked() == (1, "action")


def test_534_the_bag_may_run_out() -> None:
    """With three worlds in the bag the last in order find none, and the chooser no second one."""
    t = table(4, open_goals=["Exploration"])
    left = t.game.bag[3:]
    del t.game.bag[3:]
    t.game.players[3].stock_worlds = left
    t.action("explore")
    for seat in range(2):
        t.decide(seat, t.question(seat).form.first())
    assert [len(player.explored) for player in t.game.players] == [1, 1, 1, 0], "the last world is taken without asking"
    assert t.asked() == (1, "action")


@pytest.mark.parametrize(("kept", "points"), [(0, 0), (3, 2), (4, 2)])
def test_520_and_628_credits_from_a_sale(kept: int, points: int) -> None:
    t = table(
        2, colonies={0: ["Deserted Alien Colony"]}, goods={0: ["Deserted Alien Colony"]}, open_goals=["Sales Tax"]
    )
    t.action("trade-consume").choose(0, "Deserted Alien Colony")
    assert t.asked() == (0, "stockpile-credits")
    t.choose(0, kept)
    assert t.credits(0) == 4 - kept
    assert t.points(0, "goal:sales-tax") == points
    assert t.game.standings()[0].tie_break == 4 - kept, "credits on the mat break no ties (441)"


def test_628_no_more_than_seven() -> None:
    t = table(
        2, colonies={0: ["Deserted Alien Colony"]}, goods={0: ["Deserted Alien Colony"]}, open_goals=["Sales Tax"]
    )
    t.game.players[0].stock_credits = 5
    t.action("trade-consume").choose(0, "Deserted Alien Colony")
    with pytest.raises(IllegalChoice, match="number-between"):
        t.choose(0, 3)
    t.choose(0, 2)
    assert t.points(0, "goal:sales-tax") == 8


# --- the eight goals ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("unused", "points"), [(2, 0), (3, 2), (5, 5), (6, 5), (7, 8), (9, 8)])
def test_532_and_636_the_example_of_six_unused_colonists(unused: int, points: int) -> None:
    t = table(2, colonists={0: unused}, open_goals=["Conscription"])
    assert t.points(0, "goal:conscription") == points


def test_530_all_goals_count_for_everybody() -> None:
    t = table(3, colonists={0: 3, 1: 7}, open_goals=["Conscription"])
    assert [t.points(seat, "goal:conscription") for seat in range(3)] == [2, 8, 0]


@pytest.mark.parametrize(("powers", "points"), [(1, 0), (2, 2), (3, 2), (4, 5), (6, 8), (7, 8)])
def test_571_civil_service_counts_consume_powers(powers: int, points: int) -> None:
    """Merchant Guild counts as one (536)."""
    tiles = ["Consumer Markets", "Wealthy Economy", "Imperium Arms Factory", "Diversified Economy", "New Economy"]
    t = table(
        2,
        developments={0: ["Merchant Guild", *tiles][: min(powers, 6)]},
        colonies={0: ["New Vinland"] if powers == 7 else []},
        open_goals=["Civil Service"],
    )
    assert t.points(0, "goal:civil-service") == points


KEYWORDS = ["Alien Monument", "Imperium Arms Factory", "Terraforming Engineers", "Uplift Gene Hunters"]


@pytest.mark.parametrize(
    ("developments", "colonies", "points"),
    [(2, [], 0), (3, [], 2), (4, [], 5), (4, ["Rebel Base"], 8), (3, ["Alien Monolith"], 2)],
)
def test_526_and_579_tolerance_counts_keywords_once(developments: int, colonies: list[str], points: int) -> None:
    t = table(2, developments={0: KEYWORDS[:developments]}, colonies={0: colonies}, open_goals=["Tolerance"])
    assert t.points(0, "goal:tolerance") == points


def test_528_the_example_of_four_kinds_of_powers() -> None:
    """Trade and Consume by Merchant Guild (536), Develop and Settle by Military Industry: 2 VP, however many."""
    four = ["Merchant Guild", "Military Industry", "Space Marines"]
    t = table(2, developments={0: four}, open_goals=["Skilled Workforce"])
    assert t.points(0, "goal:skilled-workforce") == 2
    t = table(2, developments={0: [*four, "Mining Industry"]}, open_goals=["Skilled Workforce"])
    assert t.points(0, "goal:skilled-workforce") == 5
    t = table(
        2,
        developments={0: [*four, "Mining Industry"]},
        colonies={0: ["Malevolent Lifeforms"]},
        open_goals=["Skilled Workforce"],
    )
    assert t.points(0, "goal:skilled-workforce") == 8


@pytest.mark.parametrize(
    ("colonies", "points"),
    [
        (["Gem World", "Comet Zone", "Spice World"], 0),
        (["Gem World", "Comet Zone", "Distant World"], 3),
        (["Gem World", "Comet Zone", "Distant World", "Alien Monolith"], 8),
        (["Gem World", "Comet Zone", "Distant World", "Alien Rosetta Stone World"], 3),
        (["Gem World", "Comet Zone", "Distant World", "Alien Oort Cloud Refinery"], 8),
    ],
)
def test_600_diversity_counts_kinds_of_colonies(colonies: list[str], points: int) -> None:
    """A gray Alien world has no kind; Oort is what its owner likes (428)."""
    t = table(2, colonies={0: colonies}, open_goals=["Diversity"])
    assert t.points(0, "goal:diversity") == points


# --- what a seat may know -----------------------------------------------------------------------------------


def shown(t: Table, seat: int | None) -> dict[str, object]:
    goals = t.game.table(seat)["goals"]
    assert isinstance(goals, dict)
    return goals


def test_only_the_surveyor_sees_the_goals_and_knows_where_they_went() -> None:
    t = table(3, goals=STACK).action("goals-survey")
    assert shown(t, 0)["looking_at"] == ["goal:tolerance", "goal:stockpiling", "goal:diversity"]
    assert shown(t, 1)["looking_at"] == shown(t, None)["looking_at"] == []
    t.choose(0, "goal:diversity", "goal:stockpiling", "goal:tolerance")
    assert shown(t, 0)["kept"] == "goal:diversity"
    assert shown(t, 1)["kept"] is None
    assert shown(t, 0)["stack"] == ["", "", "", "", "", "goal:stockpiling", "goal:tolerance"]
    assert shown(t, 1)["stack"] == shown(t, None)["stack"] == [""] * 7


def test_events_show_goals_only_to_who_sees_them() -> None:
    t = table(3, goals=STACK)
    t.game.events = []
    survey(t, "Diversity", "Stockpiling", "Tolerance")
    looked = next(event for event in t.game.events if event.kind == "look-at-goals")
    kept = next(event for event in t.game.events if event.kind == "keep-goal")
    assert "cards" in looked.seen_by(0)
    assert kept.seen_by(0)["cards"] == ["goal:diversity"]
    assert "cards" not in looked.seen_by(1)
    assert "cards" not in kept.seen_by(None)


def test_a_guess_keeps_what_a_seat_knows_and_redraws_the_rest() -> None:
    t = survey(table(3, goals=STACK), "Diversity", "Stockpiling", "Tolerance").action("settle")
    own = [t.game.guess(0, Stream(str(k))) for k in range(50)]
    for game in own:
        assert isinstance(game, FrontiersGame)
        assert goals_in(game, game.goal_stack)[-2:] == ["Stockpiling", "Tolerance"]
        assert goals_in(game, [game.kept_goal]) == ["Diversity"]
        assert game.view(0) == t.game.view(0)
    others = [t.game.guess(1, Stream(str(k))) for k in range(200)]
    assert len({game.kept_goal for game in others if isinstance(game, FrontiersGame)}) == 8
    assert all(game.view(1) == t.game.view(1) for game in others)


def test_what_another_draws_from_known_goals_is_one_of_them() -> None:
    """Five of eight goals are face up: seat 0 looks at the last three and keeps one, another looks at the two left."""
    names = ["Tolerance", "Stockpiling", "Diversity", "Sales Tax", "Conscription"]
    rest = ["Exploration", "Civil Service", "Skilled Workforce"]
    t = survey(table(3, goals=rest, open_goals=names), *rest)
    t.action("settle").play_on().action("diplomats").play_on()
    t.action("goals-survey").play_on("lay-out-goals")
    seat = t.game.decisions[0].seat
    t.choose(seat, "goal:skilled-workforce", "goal:civil-service")
    for viewer in range(3):
        for k in range(20):
            game = t.game.guess(viewer, Stream(f"{viewer}/{k}"))
            assert isinstance(game, FrontiersGame)
            assert game.view(viewer) == t.game.view(viewer)
            assert {game.kept_goal, *game.goal_stack} == {t.game.kept_goal, *t.game.goal_stack}


class Shuffling:
    """The stack of goals alone, with few goals, so that all that may have happened can be listed."""

    def __init__(self, goals: list[int]) -> None:
        self.goals = dict(enumerate(goals))
        self.stack = list(range(len(goals)))
        self.tokens = len(goals)
        self.kept = -1
        self.history: list[Sighting] = []

    def copy(self) -> Shuffling:
        other = Shuffling([])
        other.goals = self.goals.copy()
        other.stack = self.stack[:]
        other.tokens = self.tokens
        other.kept = self.kept
        other.history = self.history[:]
        return other

    def survey(self, seat: int, order: tuple[int, ...]) -> None:
        before, self.stack = self.stack[:3], self.stack[3:]
        after = list(range(self.tokens, self.tokens + len(before)))
        self.tokens += len(before)
        seen = [self.goals[token] for token in before]
        laid = [seen[at] for at in order if at < len(before)]
        self.goals.update(zip(after, laid, strict=True))
        self.history.append(Sighting(seat, before, after, seen, laid))
        self.stack += after[1:]
        if self.kept >= 0:
            self.history.append(Sighting(-1, [self.kept], [], [self.goals[self.kept]], []))
        self.kept = after[0]

    def known(self, seat: int, until: int | None = None) -> list[tuple[object, ...]]:
        """All that a seat has seen up to some piece of the history."""
        told: list[tuple[object, ...]] = []
        for one in self.history[:until]:
            seen = (one.seen, one.laid) if one.seat in (seat, -1) else ()
            told.append((one.seat, one.before, one.after, *seen))
        return told


ORDERS = list(permutations(range(3)))


def alike(real: Shuffling, viewer: int) -> list[Shuffling]:
    """Everything that may have happened and looks the same to the viewer, each once for every way it may have come."""
    found = [Shuffling(list(start)) for start in permutations(range(5))]
    for seat in [one.seat for one in real.history if one.seat >= 0]:
        longer = []
        for shorter in found:
            for order in ORDERS:
                other = shorter.copy()
                other.survey(seat, order)
                if other.known(viewer) == real.known(viewer, len(other.history)):
                    longer.append(other)
        found = longer
    return found


def test_guesses_are_exactly_as_likely_as_what_may_have_happened() -> None:
    """Five goals, surveys by seats 0, 1, 0: everything that looks the same to a seat is listed and counted."""
    for viewer in range(3):
        real = Shuffling([3, 1, 4, 0, 2])
        for seat, order in zip((0, 1, 0), (ORDERS[3], ORDERS[4], ORDERS[1]), strict=True):
            real.survey(seat, order)
        exact = Counter(
            tuple(other.goals[token] for token in (*other.stack, other.kept)) for other in alike(real, viewer)
        )
        source = Stream(f"exact/{viewer}")
        drawn: Counter[tuple[int, ...]] = Counter()
        samples = 3000
        for _ in range(samples):
            deals = goal_memory.possible(real.history, real.tokens, 5, viewer, source)
            goals = goal_memory.sampled(deals, source)
            drawn[tuple(goals[token] for token in (*real.stack, real.kept))] += 1
        assert set(drawn) == set(exact)
        total = sum(exact.values())
        for deal, count in exact.items():
            assert abs(drawn[deal] / samples - count / total) < 0.05

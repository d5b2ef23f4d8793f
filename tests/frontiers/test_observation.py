"""Each group of an observation can be read back: what it says is what the seat sees."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import cast

import pytest
from tests.properties.observed import Observed

import starboard.frontiers
from starboard.frontiers import scoring, vocabulary
from starboard.frontiers.content import Design
from starboard.frontiers.observation import DECISIONS
from starboard.frontiers.position import FrontiersGame
from starboard.frontiers.ruleset import RULESET
from starboard.frontiers.view_types import FrontiersView, Player
from starboard.kernel import Chance, Stream

KINDS = vocabulary.KINDS[1 : vocabulary.KIND_COUNT]
EVERY_KIND = vocabulary.KINDS[1:]

TABLES: list[tuple[dict[str, object], int, int]] = [
    ({}, 2, 6),
    ({}, 4, 3),
    ({"first_game": True}, 5, 2),
    ({"goals": True}, 3, 8),
    ({"goals": True}, 5, 3),
]
"""Options, seats, and how many games."""


@cache
def observations() -> list[Observed]:
    """Positions of random games, now from this seat and now from that."""
    found = []
    featuriser = RULESET.featuriser({})
    for options, seats, games in TABLES:
        for number in range(games):
            game = RULESET.new_game(seats, options, Chance.seeded(f"read {number}", seats))
            source = Stream(f"read {number}")
            at = 0
            while not game.over:
                decision = game.decisions[0]
                if at % 5 == 0 or decision.about:
                    found.append(Observed(featuriser, game.copy(), decision.seat if decision.about else at % seats))
                game.decide(decision.seat, decision.form.random(source))
                at += 1
            found.append(Observed(featuriser, game, 0))
    return found


def view_of(seen: Observed) -> FrontiersView:
    return cast(FrontiersView, seen.view["table"])


def game_of(seen: Observed) -> FrontiersGame:
    return cast(FrontiersGame, seen.game)


def each_player(seen: Observed) -> list[tuple[str, Player, list[Design]]]:
    """What a seat is called, what is seen of it, and the tiles of its empire."""
    view = view_of(seen)
    game = game_of(seen)
    found = []
    for name, seat in seen.seats():
        player = view["players"][seat]
        tiles = [colony["tile"] for colony in player["colonies"]] + player["developments"]
        found.append((name, player, [game.design(game.thing(tile)) for tile in tiles]))
    return found


def called(seen: Observed) -> dict[int, str]:
    return {seat: name for name, seat in seen.seats()}


def amounts(designs: list[Design], does: int) -> Counter[str]:
    """What the powers of this word add up to, for any kind ("") and for each kind."""
    total: Counter[str] = Counter()
    for design in designs:
        for power in design.powers:
            if power.does == does and not power.keyword:
                total[vocabulary.KINDS[power.kind] if power.kind else ""] += power.amount
    return total


# --- what each group says ---------------------------------------------------------------------------------


def reads_game(seen: Observed) -> None:
    rules = game_of(seen).rules
    assert seen.chosen("game: players") == str(seen.game.seats)
    assert seen.number("game: goals", 1) == rules.goals
    assert seen.number("game: first game", 1) == rules.first_game


def reads_clock(seen: Observed) -> None:
    view = view_of(seen)
    seats = seen.game.seats
    assert seen.number("clock: round", 10) == view["round"]
    assert seen.number("clock: chips left", 24) == view["vp"]
    assert seen.number("clock: chips left for each player", 12) == view["vp"] // seats
    assert seen.number("clock: colonists left", 24) == view["colonists"]
    assert seen.number("clock: colonists left for each player", 12) == view["colonists"] // seats
    spaces = max(player["spaces"] for player in view["players"])
    colonies = max(len(player["colonies"]) for player in view["players"])
    assert seen.number("clock: spaces to the end", 11) == max(0, 11 - spaces)
    assert seen.number("clock: colonies to the end", 8) == max(0, 8 - colonies)
    assert seen.marked("clock: ending") == sorted(view["ending"])
    assert seen.number("clock: over", 1) == seen.game.over


def reads_decision(seen: Observed) -> None:
    decision = seen.game.decision_of(seen.seat)
    assert seen.chosen("decision: decision") == (decision.kind if decision else None)


def reads_subject(seen: Observed) -> None:
    game = game_of(seen)
    decision = game.decision_of(seen.seat)
    about = [game.name(thing) for thing in decision.about.values()] if decision else []
    tiles = {name for name in about if name in game.content.ids}
    tiles |= {name.removeprefix("power:").rpartition("/")[0] for name in about if name.startswith("power:")}
    assert seen.marked("subject: tile") == sorted(tiles)
    for what in ("kind", "goal"):
        names = [name.removeprefix(f"{what}:") for name in about if name.startswith(f"{what}:")]
        assert seen.marked(f"subject: {what}") == sorted(names)


def reads_waiting(seen: Observed) -> None:
    waiting = cast("list[int]", seen.view["waiting"])
    assert seen.marked("waiting: waiting for") == sorted(called(seen)[seat] for seat in waiting)


def reads_action(seen: Observed) -> None:
    view = view_of(seen)
    action = seen.chosen("action: action")
    assert (f"action:{action}" if action else None) == view["action"]
    assert seen.chosen("action: chooser") == (called(seen)[view["chooser"]] if view["chooser"] is not None else None)


def reads_chosen(seen: Observed) -> None:
    for name, seat in seen.seats():
        chosen = [one["action"].removeprefix("action:") for one in view_of(seen)["chosen"] if one["seat"] == seat]
        assert seen.marked(f"chosen: {name}") == sorted(chosen)


def reads_last_round(seen: Observed) -> None:
    """Checked against the events in `test_the_last_round_is_what_was_chosen_in_it`; here, how many there are."""
    count = 0 if seen.game.round < 2 else 2 if seen.game.seats == 2 else 1
    for name, _seat in seen.seats():
        assert len(seen.marked(f"last round: {name}")) == count


def reads_priority(seen: Observed) -> None:
    view = view_of(seen)
    disks = [seen.chosen(f"priority: disk {place}") for place in range(1, 6)]
    assert [name for name in disks if name] == [called(seen)[seat] for seat in view["track"]]
    assert seen.number("priority: turns taken", 5) == view["turn"]
    for name, seat in seen.seats():
        assert seen.chosen(f"priority: {name} place") == str(view["order"].index(seat) + 1)
        assert seen.number(f"priority: {name} turns left", 2) == view["track"][view["turn"] :].count(seat)


def reads_pools(seen: Observed) -> None:
    view = view_of(seen)
    supply = cast("dict[str, int]", view["supply"])
    for kind in KINDS:
        assert seen.number(f"pools: supply of {kind}", 20) == supply[kind]
    assert seen.number("pools: credits on produce", 3) == view["produce_credits"]
    assert seen.number("pools: bag", 60) == view["bag"]
    assert seen.number("pools: display", 10) == len(view["display"])


def reads_display(seen: Observed) -> None:
    assert seen.marked("display: world") == sorted(view_of(seen)["display"])


def reads_developments(seen: Observed) -> None:
    left = view_of(seen)["developments"]
    for count in (1, 2, 3):
        assert seen.marked(f"developments: at least {count}") == sorted(tile for tile in left if left[tile] >= count)


def reads_score(seen: Observed) -> None:
    scores = [player["score"] for player in view_of(seen)["players"]]
    for name, player, _designs in each_player(seen):
        assert seen.number(f"score: {name} score", 40) == player["score"]
        others = [score for other, score in enumerate(scores) if other != player["seat"]]
        assert seen.number(f"score: {name} lead", 20) == player["score"] - max(others)
        assert seen.number(f"score: {name} chips", 20) == player["vp"]


def reads_means(seen: Observed) -> None:
    for name, player, _designs in each_player(seen):
        assert seen.number(f"means: {name} credits", 10) == player["credits"]
        assert seen.number(f"means: {name} colonists", 5) == player["colonists"]
        tie_break = scoring.standing(game_of(seen), player["seat"]).tie_break
        assert seen.number(f"means: {name} tie-break", 10) == tie_break


def reads_empire_counts(seen: Observed) -> None:
    for name, player, designs in each_player(seen):
        assert seen.number(f"empire counts: {name} colonies", 8) == len(player["colonies"])
        assert seen.number(f"empire counts: {name} developments", 8) == len(player["developments"])
        assert seen.number(f"empire counts: {name} spaces", 10) == player["spaces"]
        assert seen.number(f"empire counts: {name} explored", 6) == len(player["explored"])
        assert seen.number(f"empire counts: {name} military worlds", 4) == sum(one.military for one in designs)


def reads_goods(seen: Observed) -> None:
    for name, player, _designs in each_player(seen):
        kinds = Counter(cast(str, colony["good"]) for colony in player["colonies"] if colony["good"])
        assert seen.number(f"goods: {name} goods", 6) == sum(kinds.values())
        assert seen.number(f"goods: {name} kinds", 4) == len(kinds)
        for kind in KINDS:
            assert seen.number(f"goods: {name} {kind}", 2) == kinds[kind]


def reads_mats(seen: Observed) -> None:
    for name, player, _designs in each_player(seen):
        assert seen.chosen(f"mats: {name} mat") == str(player["mat"])


def reads_worlds(seen: Observed) -> None:
    for name, _player, designs in each_player(seen):
        kinds = {one.kind for one in designs if one.goods != vocabulary.GRAY} - {vocabulary.ANY}
        assert seen.number(f"worlds: {name} kinds of colonies", 4) == len(kinds)
        for number, kind in enumerate(EVERY_KIND, 1):
            sorts = Counter(one.goods for one in designs if one.kind == number)
            assert seen.number(f"worlds: {name} production {kind}", 3) == sorts[vocabulary.PRODUCTION]
            assert seen.number(f"worlds: {name} windfall {kind}", 3) == sorts[vocabulary.WINDFALL]


def reads_keywords(seen: Observed) -> None:
    for name, _player, designs in each_player(seen):
        for bit, keyword in enumerate(vocabulary.KEYWORDS):
            assert seen.number(f"keywords: {name} {keyword}", 3) == sum(one.keywords >> bit & 1 for one in designs)
        consuming = sum(one.consume_powers for one in designs)
        assert seen.number(f"keywords: {name} powers that consume", 4) == consuming
        modified = [bit for bit in range(6) if any(one.modifies >> bit & 1 for one in designs)]
        assert seen.number(f"keywords: {name} modified actions", 6) == len(modified)


def reads_military(seen: Observed) -> None:
    for name, player, designs in each_player(seen):
        assert seen.number(f"military: {name} military", 6) == player["military"]
        strength = amounts(designs, vocabulary.MILITARY)
        for kind in EVERY_KIND:
            assert seen.number(f"military: {name} against {kind}", 3) == strength[kind]
        keywords = sum(
            power.amount
            for one in designs
            for power in one.powers
            if power.does == vocabulary.MILITARY and power.keyword
        )
        assert seen.number(f"military: {name} against keywords", 3) == keywords


def reads_discounts(seen: Observed) -> None:
    for name, _player, designs in each_player(seen):
        worlds = amounts(designs, vocabulary.SETTLE_DISCOUNT)
        developments = amounts(designs, vocabulary.DEVELOP_DISCOUNT)
        assert seen.number(f"discounts: {name} developments", 3) == developments[""]
        assert seen.number(f"discounts: {name} worlds", 3) == worlds[""]
        for kind in EVERY_KIND:
            assert seen.number(f"discounts: {name} {kind}", 3) == worlds[kind]


GAINS = {
    "explore credits": vocabulary.EXPLORE_CREDITS,
    "explore colonists": vocabulary.EXPLORE_COLONISTS,
    "explore worlds": vocabulary.EXPLORE_DRAW,
    "develop credits": vocabulary.DEVELOP_CREDITS_AFTER,
    "settle credits": vocabulary.SETTLE_CREDITS_AFTER,
    "settle colonists": vocabulary.SETTLE_COLONISTS_AFTER,
    "settle worlds": vocabulary.SETTLE_DRAW_AFTER,
}


def reads_gains(seen: Observed) -> None:
    for name, _player, designs in each_player(seen):
        for what, does in GAINS.items():
            assert seen.number(f"gains: {name} {what}", 3) == amounts(designs, does)[""]


def reads_trading(seen: Observed) -> None:
    for name, _player, designs in each_player(seen):
        bonus = amounts(designs, vocabulary.TRADE_BONUS)
        sales = 1 + amounts(designs, vocabulary.TRADE_EXTRA_SALE)[""]
        assert seen.number(f"trading: {name} sales", 3) == sales
        assert seen.number(f"trading: {name} any good", 3) == bonus[""]
        for kind in EVERY_KIND:
            assert seen.number(f"trading: {name} {kind}", 3) == bonus[kind]
        uses = [power for one in designs for power in one.powers if power.does == vocabulary.CONSUME_GOODS]
        assert seen.number(f"trading: {name} uses of goods", 3) == len(uses)
        assert seen.number(f"trading: {name} VP", 3) == amounts(designs, vocabulary.CONSUME_VP)[""]
        assert seen.number(f"trading: {name} credits", 3) == amounts(designs, vocabulary.CONSUME_CREDITS)[""]


def reads_empires(seen: Observed) -> None:
    for name, _player, designs in each_player(seen):
        assert seen.marked(f"empires: {name}") == sorted(one.slug for one in designs)


def reads_goods_by_world(seen: Observed) -> None:
    for name, player, _designs in each_player(seen):
        holding = [colony["tile"] for colony in player["colonies"] if colony["good"]]
        assert seen.marked(f"goods by world: {name}") == sorted(holding)


def reads_explored(seen: Observed) -> None:
    for name, player, _designs in each_player(seen):
        assert seen.marked(f"explored: {name}") == sorted(player["explored"])


def plain(goals: list[str]) -> list[str]:
    return sorted(goal.removeprefix("goal:") for goal in goals if goal)


def reads_goals(seen: Observed) -> None:
    view = view_of(seen)
    if "goals" not in view:
        assert not seen.anything("goals")
        return
    goals = view["goals"]
    assert seen.marked("goals: open") == plain(goals["open"])
    assert seen.marked("goals: known in the stack") == plain(goals["stack"])
    assert seen.marked("goals: kept") == plain([goals["kept"] or ""])
    assert seen.marked("goals: looking at") == plain(goals["looking_at"])
    assert seen.number("goals: stack", 8) == len(goals["stack"])
    assert seen.chosen("goals: keeper") == (called(seen)[goals["keeper"]] if goals["keeper"] is not None else None)


def reads_goal_progress(seen: Observed) -> None:
    game = game_of(seen)
    goals = view_of(seen)["goals"]["open"] if "goals" in view_of(seen) else []
    for name, seat in seen.seats():
        for number, goal in enumerate(game.content.goals):
            count = scoring.goal_count(game, seat, goal, vocabulary.NONE) if f"goal:{goal.slug}" in goals else 0
            assert seen.number(f"goal progress: {name} {goal.slug}", 6) == count, number


def reads_stockpiles(seen: Observed) -> None:
    for name, player, _designs in each_player(seen):
        goods = cast("dict[str, int]", player["stockpile"]["goods"])
        for kind in KINDS:
            assert seen.number(f"stockpiles: {name} {kind}", 4) == goods.get(kind, 0)
        assert seen.number(f"stockpiles: {name} worlds", 4) == len(player["stockpile"]["worlds"])
        assert seen.number(f"stockpiles: {name} credits", 4) == player["stockpile"]["credits"]


def reads_stockpiled_worlds(seen: Observed) -> None:
    for name, player, _designs in each_player(seen):
        assert seen.marked(f"stockpiled worlds: {name}") == sorted(player["stockpile"]["worlds"])


READERS: dict[str, Callable[[Observed], None]] = {
    name.removeprefix("reads_").replace("_", " "): reads
    for name, reads in list(globals().items())
    if name.startswith("reads_")
}


@pytest.mark.parametrize("group", [group.name for group in RULESET.featuriser({}).groups])
def test_the_group_can_be_read_back(group: str) -> None:
    said_something = 0
    for seen in observations():
        READERS[group](seen)
        said_something += seen.anything(group)
    assert said_something


def test_the_last_round_is_what_was_chosen_in_it() -> None:
    game = RULESET.new_game(2, {}, Chance.seeded("chosen", 2), events=True)
    source = Stream("chosen")
    chosen: dict[tuple[int, int], set[str]] = {}
    featuriser = RULESET.featuriser({})
    looked = 0
    while not game.over:
        decision = game.decisions[0]
        if game.round > 1:
            seen = Observed(featuriser, game, decision.seat)
            for name, seat in seen.seats():
                assert set(seen.marked(f"last round: {name}")) == chosen[game.round - 1, seat]
                looked += 1
        before = game.round
        assert game.events is not None
        game.events.clear()
        game.decide(decision.seat, decision.form.random(source))
        for event in game.events:
            if event.kind == "choose":
                action = cast(str, event.shown["action"]).removeprefix("action:")
                chosen.setdefault((before, cast(int, event.shown["seat"])), set()).add(action)
    assert looked > 50


def test_every_question_of_the_rules_is_known() -> None:
    asked: set[str] = set()
    for path in Path(starboard.frontiers.__file__).parent.glob("*.py"):
        for part in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(part, ast.ClassDef) and any(ast.unparse(one).startswith("Question[") for one in part.bases):
                first = next(
                    call.args[0]
                    for call in ast.walk(part)
                    if isinstance(call, ast.Call) and ast.unparse(call.func) == "super().__init__"
                )
                branches = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                asked |= {ast.literal_eval(branch) for branch in branches}
    assert asked == set(DECISIONS)
    assert len(asked) == len(DECISIONS)


def test_other_values_on_the_tiles_leave_the_row_as_it_is() -> None:
    """Corrected content has the same names, so one featuriser reads games of both, each by its own values."""
    options = {"first_game": True}
    game = cast(FrontiersGame, RULESET.new_game(2, options, Chance.seeded("values", 2)))
    home = game.name(game.players[0].colonies[0])
    corrected = RULESET.with_content({f"home/{home}/vp": 9})
    games = [game, cast(FrontiersGame, corrected.new_game(2, options, Chance.seeded("values", 2)))]
    featuriser = RULESET.featuriser({})
    assert corrected.featuriser({}).labels == featuriser.labels
    for game in (*games, *games):
        seen = Observed(featuriser, game, 0)
        reads_score(seen)
    assert scoring.standing(games[0], 0).total < scoring.standing(games[1], 0).total

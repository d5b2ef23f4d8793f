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

import starboard.race
from starboard.kernel import PASS, Chance, Stream
from starboard.race import goals, vocabulary
from starboard.race.abilities import gather
from starboard.race.observation import DECISIONS, OPTIONS, RaceFeaturiser
from starboard.race.position import RaceGame
from starboard.race.robot import SPACES
from starboard.race.ruleset import RULESET
from starboard.race.view_types import Player, RaceView

KINDS = vocabulary.GOODS[1:]

TABLES: list[tuple[dict[str, object], int, int]] = [
    ({}, 2, 3),
    ({}, 4, 1),
    ({"advanced": True}, 2, 1),
    ({"level": 1, "draft": True}, 2, 1),
    ({"level": 2}, 5, 2),
    ({"level": 2, "scenario": True}, 2, 2),
    ({"level": 3}, 3, 3),
    ({"level": 3}, 6, 1),
    ({"level": 3, "draft": True}, 4, 1),
    ({"level": 3, "goals": False, "takeovers": False, "preset": True}, 3, 1),
    ({"level": 3, "solo": True, "difficulty": "hard"}, 1, 4),
]
"""Options, seats, and how many games."""


@cache
def observations() -> list[Observed]:
    """Positions of random games, now from this seat and now from that."""
    found = []
    for options, seats, games in TABLES:
        featuriser = RULESET.featuriser(options)
        for number in range(games):
            game = cast(RaceGame, RULESET.new_game(seats, options, Chance.seeded(f"read {number}", seats)))
            source = Stream(f"read {number}")
            at = 0
            while not game.over:
                decision = game.decisions[0]
                rare = bool(game.attempts or game.aside or decision.about)
                if at % 17 == 0 or rare:
                    found.append(Observed(featuriser, game.copy(), decision.seat if rare else at % seats))
                game.decide(decision.seat, decision.form.random(source))
                at += 1
            found.append(Observed(featuriser, game, 0))
    return found


def view_of(seen: Observed) -> RaceView:
    return cast(RaceView, seen.view["table"])


def own(seen: Observed) -> Player:
    return view_of(seen)["players"][seen.seat]


def game_of(seen: Observed) -> RaceGame:
    return cast(RaceGame, seen.game)


def plain(game: RaceGame, names: list[str]) -> list[str]:
    """Copies of a design are alike: of k of them the first k."""
    found = []
    for slug, count in Counter(game.content.cards[game.thing(name)].slug for name in names).items():
        copies = next(design.copies for design in game.content.designs if design.slug == slug)
        found += [slug] if copies == 1 else [f"{slug}.{copy + 1}" for copy in range(count)]
    return sorted(found)


def each_player(seen: Observed) -> list[tuple[str, Player, int]]:
    view = view_of(seen)
    return [(name, view["players"][seat], seat) for name, seat in seen.seats()]


# --- what each group says ---------------------------------------------------------------------------------


def reads_game(seen: Observed) -> None:
    game = game_of(seen)
    assert seen.chosen("game: players") == str(game.seats)
    assert seen.chosen("game: place in order") == str(view_of(seen)["order"].index(seen.seat) + 1)
    for option in OPTIONS:
        assert seen.number(f"game: {option}", 1) == getattr(game.rules, option)
    assert (seen.chosen("game: difficulty") or "") == game.rules.difficulty


def reads_clock(seen: Observed) -> None:
    view = view_of(seen)
    game = game_of(seen)
    assert seen.number("clock: round", 12) == view["round"]
    assert seen.number("clock: chips left", 24) == view["pool"]
    chips = view["pool"] // (game.seats + ("robot" in view))
    assert seen.number("clock: chips left for each player", 12) == chips
    lacking = []
    for player in view["players"]:
        designs = [game.design(game.thing(place["card"])) for place in player["tableau"]]
        lacking.append(12 + 2 * any("ends-at-14" in design.specials for design in designs) - len(designs))
    if "robot" in view:
        lacking.append(12 - len(view["robot"]["tableau"]) - view["robot"]["placed_counters"])
    assert seen.number("clock: cards to the end", 12) == max(0, min(lacking))
    assert seen.number("clock: clock", 12) == min(chips, *lacking)
    if game.rules.prestige:
        most = max(player["prestige"] for player in view["players"])
        most = max(most, view["robot"]["prestige"] if "robot" in view else 0)
        assert seen.number("clock: prestige to the end", 15) == max(0, 15 - most)
    assert seen.number("clock: deck", 100) == view["deck"]
    assert seen.number("clock: discard pile", 100) == view["discard"]
    assert seen.number("clock: over", 1) == seen.game.over


def reads_phase(seen: Observed) -> None:
    assert seen.chosen("phase: phase") == view_of(seen)["phase"]


def reads_decision(seen: Observed) -> None:
    decision = seen.game.decision_of(seen.seat)
    assert seen.chosen("decision: decision") == (decision.kind if decision else None)


def reads_subject(seen: Observed) -> None:
    game = game_of(seen)
    decision = game.decision_of(seen.seat)
    about = [game.name(thing) for thing in decision.about.values()] if decision else []
    cards = [name for name in about if name in game.content.ids]
    cards += [name.removeprefix("power:").rpartition("/")[0] for name in about if name.startswith("power:")]
    assert set(seen.marked("subject: card")) == {plain(game, [card])[0] for card in cards}
    kinds = [name.removeprefix("kind:") for name in about if name.startswith("kind:")]
    assert seen.marked("subject: kind") == sorted(kinds)
    if game.rules.level == 3:
        categories = [name.removeprefix("search:") for name in about if name.startswith("search:")]
        assert seen.marked("subject: search") == categories


def reads_waiting(seen: Observed) -> None:
    waiting = cast("list[int]", seen.view["waiting"])
    assert seen.marked("waiting: waiting for") == sorted(name for name, seat in seen.seats() if seat in waiting)


def reads_score(seen: Observed) -> None:
    view = view_of(seen)
    scores = [player["score"] for player in view["players"]]
    for name, player, seat in each_player(seen):
        assert seen.number(f"score: {name} score", 40) == player["score"]
        others = [score for other, score in enumerate(scores) if other != seat]
        others += [view["robot"]["score"]] if "robot" in view else []
        assert seen.number(f"score: {name} lead", 20) == player["score"] - max(others)
        assert seen.number(f"score: {name} chips", 20) == player["vp"]


def reads_cards_in_hand(seen: Observed) -> None:
    game = game_of(seen)
    for name, player, _seat in each_player(seen):
        assert seen.number(f"cards in hand: {name} hand", 10) == player["hand"]
        assert seen.number(f"cards in hand: {name} looking at", 10) == player["drawn"]
        assert seen.number(f"cards in hand: {name} saved", 4) == player.get("saved", 0)
        designs = [game.design(game.thing(place["card"])) for place in player["tableau"]]
        larger = any("hand-limit-12" in design.specials for design in designs)
        assert seen.number(f"cards in hand: {name} hand limit beyond 10", 2) == 2 * larger


def reads_tableau_counts(seen: Observed) -> None:
    game = game_of(seen)
    for name, player, _seat in each_player(seen):
        designs = [game.design(game.thing(place["card"])) for place in player["tableau"]]
        part = f"tableau counts: {name}"
        assert seen.number(f"{part} tableau", 12) == len(designs)
        ends_at_14 = any("ends-at-14" in design.specials for design in designs)
        assert seen.number(f"{part} tableau limit beyond 12", 2) == 2 * ends_at_14
        assert seen.number(f"{part} worlds", 8) == sum(design.is_world for design in designs)
        assert seen.number(f"{part} developments", 8) == sum(not design.is_world for design in designs)
        six_cost = sum(bool(design.scores) and not design.is_world for design in designs)
        assert seen.number(f"{part} 6-cost developments", 4) == six_cost
        assert seen.number(f"{part} military worlds", 4) == sum(design.military for design in designs)
        assert seen.number(f"{part} Rebel military worlds", 4) == sum(design.rebel_military for design in designs)


def reads_goods(seen: Observed) -> None:
    game = game_of(seen)
    for name, player, _seat in each_player(seen):
        kinds = Counter(
            vocabulary.GOODS[game.design(game.thing(place["card"])).good]
            for place in player["tableau"]
            if place["good"]
        )
        assert seen.number(f"goods: {name} goods", 6) == sum(kinds.values())
        assert seen.number(f"goods: {name} kinds", 4) == len(kinds)
        for kind in KINDS:
            assert seen.number(f"goods: {name} {kind}", 2) == kinds[kind]


def reads_worlds(seen: Observed) -> None:
    game = game_of(seen)
    for name, player, _seat in each_player(seen):
        designs = [game.design(game.thing(place["card"])) for place in player["tableau"]]
        for number, kind in enumerate(KINDS, 1):
            windfalls = sum(design.windfall for design in designs if design.good == number)
            production = sum(not design.windfall for design in designs if design.good == number)
            assert seen.number(f"worlds: {name} windfall {kind}", 3) == windfalls
            assert seen.number(f"worlds: {name} production {kind}", 3) == production
        kinds = {design.good for design in designs} - {vocabulary.NONE}
        assert seen.number(f"worlds: {name} kinds of worlds", 4) == len(kinds)


def reads_keywords(seen: Observed) -> None:
    game = game_of(seen)
    for name, player, _seat in each_player(seen):
        designs = [game.design(game.thing(place["card"])) for place in player["tableau"]]
        for bit, keyword in enumerate(vocabulary.KEYWORDS):
            count = sum(design.keywords >> bit & 1 for design in designs)
            assert seen.number(f"keywords: {name} {keyword}", 3) == count
        phases = {
            power.phase
            for design in designs
            for power in design.powers
            if game.rules.takeovers or power.does not in vocabulary.ABOUT_TAKEOVERS
        }
        assert seen.number(f"keywords: {name} phases with a power", 6) == len(phases)


def reads_military(seen: Observed) -> None:
    game = game_of(seen)
    for name, player, seat in each_player(seen):
        assert seen.number(f"military: {name} military", 8) == player["military"]
        abilities = gather(game.content, game.players[seat].tableau)
        assert seen.number(f"military: {name} against Rebels", 4) == abilities.military_rebel
        for number, kind in enumerate(KINDS, 1):
            assert seen.number(f"military: {name} against {kind}", 4) == abilities.military_for[number]


def powers(seen: Observed, seat: int, does: int) -> dict[str, int]:
    """What the powers of this word in a tableau add up to, for any kind ("") and for each kind."""
    game = game_of(seen)
    total: Counter[str] = Counter()
    for card in game.players[seat].tableau:
        for power in game.design(card).powers:
            if power.does == does:
                total[KINDS[power.good - 1] if power.good else ""] += power.amount or power.cards
    return total


def reads_discounts(seen: Observed) -> None:
    for name, _player, seat in each_player(seen):
        on_worlds = powers(seen, seat, vocabulary.SETTLE_DISCOUNT)
        on_developments = powers(seen, seat, vocabulary.DEVELOP_DISCOUNT)
        assert seen.number(f"discounts: {name} developments", 3) == on_developments.get("", 0)
        assert seen.number(f"discounts: {name} worlds", 3) == on_worlds.get("", 0)
        for kind in KINDS:
            assert seen.number(f"discounts: {name} {kind}", 3) == on_worlds.get(kind, 0)


def reads_exploring(seen: Observed) -> None:
    for name, _player, seat in each_player(seen):
        draw = powers(seen, seat, vocabulary.EXPLORE_DRAW).get("", 0)
        assert seen.number(f"exploring: {name} draw", 4) == draw
        assert seen.number(f"exploring: {name} keep", 2) == powers(seen, seat, vocabulary.EXPLORE_KEEP).get("", 0)


def reads_trading(seen: Observed) -> None:
    game = game_of(seen)
    for name, _player, seat in each_player(seen):
        abilities = gather(game.content, game.players[seat].tableau)
        bonus = powers(seen, seat, vocabulary.TRADE_BONUS)
        assert seen.number(f"trading: {name} any good", 3) == bonus.get("", 0)
        for number, kind in enumerate(KINDS, 1):
            assert seen.number(f"trading: {name} {kind}", 3) == abilities.trade_for[number] >= bonus.get(kind, 0)


def reads_economy(seen: Observed) -> None:
    """A rough reckoning: it must not be too low for production worlds, nor make anything out of nothing."""
    game = game_of(seen)
    for name, player, seat in each_player(seen):
        designs = [game.design(card) for card in game.players[seat].tableau]
        words = [power.does for design in designs for power in design.powers]
        produces = seen.number(f"economy: {name} produces", 6)
        at_least = words.count(vocabulary.PRODUCE_HERE)
        assert at_least <= produces <= at_least + words.count(vocabulary.PRODUCE_WINDFALL)
        draws = powers(seen, seat, vocabulary.PRODUCE_DRAW).get("", 0)
        assert seen.number(f"economy: {name} draws", 4) == draws
        cycle = seen.number(f"economy: {name} VP of a cycle", 8)
        now = seen.number(f"economy: {name} VP of its goods", 8)
        consumes = any(vocabulary.CONSUME_GOODS <= does <= vocabulary.CONSUME_PRESTIGE for does in words)
        assert cycle % 2 == now % 2 == 0
        assert consumes or cycle == now == 0
        assert any(place["good"] for place in player["tableau"]) or now == 0


def reads_tableaus(seen: Observed) -> None:
    for name, player, _seat in each_player(seen):
        cards = [place["card"] for place in player["tableau"]]
        assert seen.marked(f"tableaus: {name}") == plain(game_of(seen), cards)


def reads_goods_by_world(seen: Observed) -> None:
    for name, player, _seat in each_player(seen):
        cards = [place["card"] for place in player["tableau"] if place["good"]]
        assert seen.marked(f"goods by world: {name}") == plain(game_of(seen), cards)


def reads_actions(seen: Observed) -> None:
    for name, player, _seat in each_player(seen):
        actions = {action.removeprefix("prestige-") for action in player["actions"]}
        assert seen.marked(f"actions: {name}") == sorted(actions)


def reads_last_round(seen: Observed) -> None:
    """Checked against the events in `test_the_last_round_is_what_was_shown_in_it`; here, how many there are."""
    game = game_of(seen)
    for name, _player, _seat in each_player(seen):
        count = 0 if game.round < 2 else 2 if game.rules.advanced else 1
        assert len(seen.marked(f"last round: {name}")) == count


def reads_own_hand(seen: Observed) -> None:
    assert seen.marked("own hand: card") == plain(game_of(seen), own(seen)["cards"])


def reads_looking_at(seen: Observed) -> None:
    assert seen.marked("looking at: card") == plain(game_of(seen), own(seen)["looking_at"])


def reads_own_discards(seen: Observed) -> None:
    assert seen.marked("own discards: card") == plain(game_of(seen), own(seen)["discarded"])


def reads_in_reach(seen: Observed) -> None:
    game = game_of(seen)
    abilities = gather(game.content, game.players[seen.seat].tableau)
    hand = [game.design(game.thing(name)) for name in own(seen)["cards"]]
    others = len(hand) - 1
    developments = [one for one in hand if not one.is_world]
    worlds = [one for one in hand if one.is_world and not one.military]
    military = [one for one in hand if one.military]
    payable = [one for one in developments if one.cost <= others + abilities.develop_discount]
    assert seen.number("in reach: developments", 4) == len(payable)
    reduced = {one.slug: abilities.settle_discount + abilities.discount_for[one.good] for one in worlds}
    assert seen.number("in reach: worlds", 4) == sum(one.cost <= others + reduced[one.slug] for one in worlds)
    strength = own(seen)["military"]
    conquered = [
        one
        for one in military
        if one.cost
        <= strength + abilities.military_for[one.good] + (abilities.military_rebel if one.rebel_military else 0)
    ]
    assert seen.number("in reach: military worlds", 4) == len(conquered)
    assert seen.number("in reach: 6-cost developments", 2) == sum(bool(one.scores) for one in developments)


def reads_goals(seen: Observed) -> None:
    view = view_of(seen)
    in_play = sorted(goal.removeprefix("goal:") for goal in view.get("goals", []))
    held = {goal.removeprefix("goal:") for player in view["players"] for goal in player.get("goals", [])}
    assert seen.marked("goals: in play") == in_play
    assert seen.marked("goals: free") == [goal for goal in in_play if goal not in held]


def reads_claimed_goals(seen: Observed) -> None:
    for name, player, _seat in each_player(seen):
        held = sorted(goal.removeprefix("goal:") for goal in player.get("goals", []))
        assert seen.marked(f"claimed goals: {name}") == held


def reads_goal_progress(seen: Observed) -> None:
    for name, player, _seat in each_player(seen):
        progress = player.get("progress", {})
        for goal in goals.NAMES[goals.FIRSTS :]:
            assert seen.number(f"goal progress: {name} {goal}", 6) == progress.get(f"goal:{goal}", 0)


def reads_robot(seen: Observed) -> None:
    view = view_of(seen)
    assert seen.number("robot: there is a robot", 1) == ("robot" in view)
    if "robot" not in view:
        assert not seen.anything("robot")
        return
    robot = view["robot"]
    assert seen.number("robot: tableau", 12) == len(robot["tableau"]) + robot["placed_counters"]
    assert seen.number("robot: placed counters", 4) == robot["placed_counters"]
    assert seen.number("robot: counters", 4) == robot["counters"]
    assert seen.number("robot: stack", 10) == robot["stack"]
    assert seen.number("robot: credit", 4) == robot["credit"]
    assert seen.number("robot: economy", 5) == robot["economy"]
    assert seen.number("robot: chips", 20) == robot["vp"]
    assert seen.number("robot: score", 40) == robot["score"]
    assert seen.number("robot: prestige", 8) == robot.get("prestige", 0)
    assert seen.number("robot: prestige on the tile", 4) == robot.get("on_tile", 0)
    counter = seen.chosen("robot: counter")
    assert (SPACES[vocabulary.ACTIONS.index(counter)] if counter else "none") == robot["robot_is"]
    dice: Counter[str] = Counter()
    for at, space in enumerate(SPACES):
        dice[space] += seen.number(f"robot: dice on {vocabulary.ACTIONS[at]}", 2)
    assert +dice == Counter(robot["dice"])
    assert seen.marked("robot: card") == plain(game_of(seen), robot["tableau"])


def reads_packet(seen: Observed) -> None:
    assert seen.marked("packet: card") == plain(game_of(seen), own(seen).get("pack", []))


def reads_drafted(seen: Observed) -> None:
    assert seen.marked("drafted: card") == plain(game_of(seen), own(seen).get("drafted", []))


def reads_own_decks(seen: Observed) -> None:
    for name, player, _seat in each_player(seen):
        assert seen.number(f"own decks: {name} deck", 50) == player.get("deck", 0)
        assert seen.number(f"own decks: {name} discard pile", 50) == player.get("discard", 0)


def reads_takeovers(seen: Observed) -> None:
    attempts = view_of(seen).get("attempts", [])
    names = {seat: name for name, seat in seen.seats()}
    assert seen.marked("takeovers: attacker") == sorted({names[one["attacker"]] for one in attempts})
    assert seen.marked("takeovers: defender") == sorted({names[one["defender"]] for one in attempts})
    worlds = {plain(game_of(seen), [one["world"]])[0] for one in attempts}
    assert seen.marked("takeovers: world") == sorted(worlds)


def reads_prestige(seen: Observed) -> None:
    leader = view_of(seen)["leader"]
    for name, player, seat in each_player(seen):
        assert seen.number(f"prestige: {name} prestige", 8) == player["prestige"]
        assert seen.number(f"prestige: {name} on the tile", 4) == player["on_tile"]
        assert seen.number(f"prestige: {name} leader", 1) == (leader == seat)
        assert seen.number(f"prestige: {name} card used", 1) == player["card_used"]
        assert seen.chosen(f"prestige: {name} boosts") == player["boosted"]


def reads_search(seen: Observed) -> None:
    assert seen.marked("search: card") == plain(game_of(seen), view_of(seen).get("aside", []))


def reads_own_saved_cards(seen: Observed) -> None:
    assert seen.marked("own saved cards: card") == plain(game_of(seen), own(seen).get("saved_cards", []))


READERS: dict[str, Callable[[Observed], None]] = {
    name.removeprefix("reads_").replace("_", " "): reads
    for name, reads in list(globals().items())
    if name.startswith("reads_")
}
ALL_GROUPS = [group.name for group in RULESET.featuriser({"level": 3}).groups]


@pytest.mark.parametrize("group", ALL_GROUPS)
def test_the_group_can_be_read_back(group: str) -> None:
    said_something = 0
    for seen in observations():
        if group in [one.name for one in seen.featuriser.groups]:
            READERS[group](seen)
            said_something += seen.anything(group)
    assert said_something


@pytest.mark.parametrize("level", range(4))
def test_every_level_has_only_groups_that_are_read_back(level: int) -> None:
    groups = [group.name for group in RULESET.featuriser({"level": level}).groups]
    assert set(groups) <= set(READERS)
    assert ("prestige" in groups) == (level == 3)
    assert ("takeovers" in groups) == (level >= 2)
    assert ("goals" in groups) == (level >= 1)


def test_the_last_round_is_what_was_shown_in_it() -> None:
    game = cast(RaceGame, RULESET.new_game(3, {"level": 3}, Chance.seeded("shown", 3), events=True))
    source = Stream("shown")
    shown: dict[tuple[int, int], list[str]] = {}
    featuriser = RULESET.featuriser({"level": 3})
    looked = 0
    while not game.over:
        decision = game.decisions[0]
        if game.round > 1:
            seen = Observed(featuriser, game, decision.seat)
            for name, seat in seen.seats():
                chosen = {action.removeprefix("prestige-") for action in shown[game.round - 1, seat]}
                assert set(seen.marked(f"last round: {name}")) == chosen
                looked += 1
        before = game.round
        assert game.events is not None
        game.events.clear()
        game.decide(decision.seat, decision.form.random(source))
        for event in game.events:
            if event.kind == "actions":
                actions = cast("list[str]", event.shown["actions"])
                seat = cast(int, event.shown["seat"])
                shown[before, seat] = [action.removeprefix("action:") for action in actions]
    assert looked > 50


def test_every_question_of_the_rules_is_known() -> None:
    asked: set[str] = set()
    for path in Path(starboard.race.__file__).parent.glob("*.py"):
        for part in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(part, ast.ClassDef) and any(ast.unparse(one).startswith("Question[") for one in part.bases):
                first = next(
                    call.args[0]
                    for call in ast.walk(part)
                    if isinstance(call, ast.Call) and ast.unparse(call.func) == "super().__init__"
                )
                asked.add(ast.literal_eval(first))
    assert asked == set(DECISIONS)
    assert len(asked) == len(DECISIONS)


def test_other_cards_need_another_featuriser() -> None:
    game = RULESET.new_game(2, {"level": 1}, Chance.seeded("other", 2))
    featuriser = RULESET.featuriser({"level": 0})
    assert isinstance(featuriser, RaceFeaturiser)
    with pytest.raises(ValueError, match="this featuriser is for other cards"):
        Observed(featuriser, game, 0)


def test_a_good_that_nobody_may_look_at_is_only_a_good() -> None:
    """Goods are cards, face down: which card a good is must not show."""
    game = cast(RaceGame, RULESET.new_game(2, {"preset": True}, Chance.seeded("goods", 2)))
    featuriser = RULESET.featuriser({"preset": True})
    world = next(card for player in game.players for card in player.tableau if game.good[card] != PASS)
    before = Observed(featuriser, game, 0).floats
    deck = game.piles[0].deck
    game.good[world], deck[0] = deck[0], game.good[world]
    assert Observed(featuriser, game, 0).floats == before

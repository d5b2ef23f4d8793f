"""Each group of an observation can be read back: what it says is what the seat sees."""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import cast

import pytest
from tests.properties.observed import Observed

import starboard.sun
from starboard.kernel import PASS, Chance, Stream
from starboard.sun import achievements, metrics, production, vocabulary
from starboard.sun.content import Condition
from starboard.sun.faction_counts import ALL_COUNTED, OF_TECHNOLOGIES, FactionCounts, Presence, Research
from starboard.sun.observation import COUNTED, DECISIONS
from starboard.sun.position import SunGame
from starboard.sun.ruleset import RULESET
from starboard.sun.view_types import Place, Player, SunView
from starboard.sun.vocabulary import LOCATIONS

TABLES: list[tuple[dict[str, object], int, int]] = [
    ({}, 2, 2),
    ({}, 4, 2),
    ({"factions": "advanced"}, 3, 3),
    ({"factions": "advanced", "tableau": "expert"}, 4, 3),
    ({"tableau": "expert"}, 2, 2),
]
"""Options, seats, and how many games."""


@cache
def observations() -> list[Observed]:
    """Positions of random games, now from this seat and now from that."""
    found = []
    featuriser = RULESET.featuriser({})
    for options, seats, games in TABLES:
        for number in range(games):
            game = cast(SunGame, RULESET.new_game(seats, options, Chance.seeded(f"read {number}", seats)))
            source = Stream(f"read {number}")
            at = 0
            while not game.over:
                decision = game.decisions[0]
                often = decision.kind in ("discover", "jump") and at % 7 == 0
                rare = often or game.players[decision.seat].looking != []
                if at % 41 == 0 or rare:
                    found.append(Observed(featuriser, game.copy(), decision.seat if rare else at % seats))
                game.decide(decision.seat, decision.form.random(source))
                at += 1
            found.append(Observed(featuriser, game, 0))
    return found


def view_of(seen: Observed) -> SunView:
    return cast(SunView, seen.view["table"])


def game_of(seen: Observed) -> SunGame:
    return cast(SunGame, seen.game)


def called(seen: Observed) -> dict[int, str]:
    return {seat: name for name, seat in seen.seats()}


def each_player(seen: Observed) -> list[tuple[str, Player]]:
    return [(name, view_of(seen)["players"][seat]) for name, seat in seen.seats()]


def places(seen: Observed) -> dict[str, Place]:
    return {place["place"]: place for place in view_of(seen)["map"]}


def plain(names: list[str]) -> list[str]:
    """Names as the content has them, without what kind of thing it is."""
    return sorted(name.rpartition(":")[2] for name in names if name != "pass")


# --- what each group says ---------------------------------------------------------------------------------


def reads_game(seen: Observed) -> None:
    rules = game_of(seen).rules
    assert seen.chosen("game: players") == str(seen.game.seats)
    assert seen.chosen("game: place in order") == str(view_of(seen)["order"].index(seen.seat) + 1)
    assert seen.number("game: advanced factions", 1) == rules.advanced
    assert seen.number("game: expert tableau", 1) == rules.expert


def reads_clock(seen: Observed) -> None:
    view = view_of(seen)
    discs = sum(len(goal["seats"]) for goal in view["goals"])
    assert seen.number("clock: round", 15) == view["round"]
    assert seen.number("clock: discs", 4) == discs
    end = game_of(seen).content.end_discs[seen.game.seats]
    assert seen.number("clock: discs to the end", 4) == max(0, end - discs)
    assert seen.number("clock: last round is known", 1) == (view["last_round"] > 0)
    after = view["last_round"] - view["round"] if view["last_round"] else 0
    assert seen.number("clock: rounds after this", 1) == after
    assert seen.number("clock: over", 1) == seen.game.over


def reads_turn(seen: Observed) -> None:
    view = view_of(seen)
    assert seen.chosen("turn: turn of") == called(seen)[view["active"]]
    assert seen.chosen("turn: stage") == view["stage"]
    assert seen.number("turn: moves left", 4) == view["moving"]


def reads_decision(seen: Observed) -> None:
    decision = seen.game.decision_of(seen.seat)
    assert seen.chosen("decision: decision") == (decision.kind if decision else None)


def reads_subject(seen: Observed) -> None:
    game = game_of(seen)
    decision = game.decision_of(seen.seat)
    things = list(decision.about.values()) if decision else []
    content = game.content
    for what, first, names in (
        ("technology", 0, [card.slug for card in content.technologies]),
        ("event", vocabulary.EVENT, [card.slug for card in content.events]),
        ("system", vocabulary.SYSTEM, [card.slug for card in content.systems]),
        ("slot", vocabulary.SLOT, [slot.name for slot in content.slots]),
        ("location", vocabulary.LOCATION, LOCATIONS),
    ):
        about = {names[thing - first] for thing in things if first <= thing < first + len(names)}
        assert seen.marked(f"subject: {what}") == sorted(about)


def reads_waiting(seen: Observed) -> None:
    waiting = cast("list[int]", seen.view["waiting"])
    assert seen.marked("waiting: waiting for") == sorted(called(seen)[seat] for seat in waiting)


def reads_technology_board(seen: Observed) -> None:
    on_slots = view_of(seen)["technologies"]
    for slot in game_of(seen).content.slots:
        assert seen.marked(f"technology board: {slot.name}") == plain([on_slots.get(slot.name, "pass")])


def reads_covered_slots(seen: Observed) -> None:
    assert seen.marked("covered slots: slot") == sorted(view_of(seen)["covered"])


def reads_open_rows(seen: Observed) -> None:
    view = view_of(seen)
    assert seen.marked("open rows: technology") == plain([card for row in view["rows"] for card in row])
    levels = [name for level, name in enumerate(vocabulary.LEVEL_NAMES) if view["rows_set"] >> level & 1]
    assert seen.marked("open rows: set") == sorted(levels)


def reads_revealed(seen: Observed) -> None:
    assert seen.marked("revealed: technology") == plain(view_of(seen)["revealed"])


def reads_guilds(seen: Observed) -> None:
    assert seen.marked("guilds: guild") == sorted(view_of(seen)["guilds"])


def reads_achievements(seen: Observed) -> None:
    game = game_of(seen)
    slugs = {card.slug: card for card in game.content.achievements}
    in_play = {plain([goal["card"]])[0]: len(goal["seats"]) for goal in view_of(seen)["goals"]}
    assert seen.marked("achievements: in play") == sorted(in_play)
    free = {slug: slugs[slug].slots[game.seats][discs:] for slug, discs in in_play.items()}
    assert seen.marked("achievements: free") == sorted(slug for slug in free if free[slug])
    for slug in slugs:
        assert seen.number(f"achievements: next VP of {slug}", 5) == (free[slug][0] if free.get(slug) else 0)


def reads_events_in_play(seen: Observed) -> None:
    view = view_of(seen)
    assert seen.marked("events in play: event") == plain(view["placed"])
    assert seen.marked("events in play: beside") == sorted(set(view["beside"].values()))
    assert seen.marked("events in play: system") == plain([view["dyson"]])


def reads_systems(seen: Observed) -> None:
    for place in LOCATIONS:
        there = places(seen).get(place)
        assert seen.marked(f"systems: {place}") == plain([there["system"]] if there else [])


def reads_control(seen: Observed) -> None:
    for place in LOCATIONS:
        there = places(seen).get(place)
        controller = there["controller"] if there else PASS
        assert seen.chosen(f"control: {place} controlled by") == called(seen).get(controller)
        base = there["base"] if there and there["base"] != "none" else None
        assert seen.chosen(f"control: {place} base") == (base if controller != PASS else None)
        assert seen.number(f"control: {place} routes", 4) == (len(there["routes"]) if there else 0)


def reads_ships(seen: Observed) -> None:
    for name, seat in seen.seats():
        for place in LOCATIONS:
            fleet = places(seen)[place]["fleets"][seat] if place in places(seen) else [0] * 4
            for level, count in enumerate(fleet, 1):
                steps = [f"at least {step}" for step in range(1, min(count, 4) + 1)]
                assert seen.marked(f"ships: {name} {place} level {level}") == steps


def power_at(place: Place | None, seat: int) -> int:
    return sum(level * count for level, count in enumerate(place["fleets"][seat], 1)) if place else 0


def reads_power(seen: Observed) -> None:
    for name, seat in seen.seats():
        for place in LOCATIONS:
            there = places(seen).get(place)
            own = power_at(there, seat)
            others = max(power_at(there, other) for other in range(seen.game.seats) if other != seat)
            assert seen.number(f"power: {name} at {place}", 4) == own
            assert seen.number(f"power: {name} lead at {place}", 4) == own - others


def reads_in_reach(seen: Observed) -> None:
    game = game_of(seen)
    needed = {card.slug: card.power for card in game.content.systems}
    for name, seat in seen.seats():
        found = []
        for place in view_of(seen)["map"]:
            system = plain([place["system"]])
            if place["controller"] == seat and system and power_at(place, seat) >= needed[system[0]]:
                found.append(place["place"])
        assert seen.marked(f"in reach: {name}") == sorted(found)


def reads_factions(seen: Observed) -> None:
    for name, player in each_player(seen):
        assert seen.chosen(f"factions: {name}") == player["faction"]


def reads_score(seen: Observed) -> None:
    scores = view_of(seen)["scores"]
    for name, seat in seen.seats():
        assert seen.number(f"score: {name} score", 30) == scores[seat]
        others = [score for other, score in enumerate(scores) if other != seat]
        assert seen.number(f"score: {name} lead", 15) == scores[seat] - max(others)


def reads_means(seen: Observed) -> None:
    for name, player in each_player(seen):
        assert seen.number(f"means: {name} population", 8) == player["population"]
        assert seen.number(f"means: {name} ore", 8) == min(player["ore"], 100)
        for column, letter in enumerate(vocabulary.LETTERS):
            assert seen.number(f"means: {name} supply {letter}", 4) == player["supply"][column]


def reads_tracks(seen: Observed) -> None:
    game = game_of(seen)
    for name, player in each_player(seen):
        seat = player["seat"]
        assert seen.number(f"tracks: {name} food discs", 8) == player["food_discs"]
        assert seen.number(f"tracks: {name} ore discs", 8) == player["ore_discs"]
        assert seen.number(f"tracks: {name} growth", 5) == len(production.growth(game, seat))
        assert seen.number(f"tracks: {name} ore production", 6) == production.ore_yield(game, seat)
        level = len(player["automation"])
        assert seen.number(f"tracks: {name} automation", 7) == level
        printed = game.players[seat].faction.automation_vp
        assert seen.number(f"tracks: {name} VP of the next level", 3) == [*printed, *[1] * 40][level]


def reads_counts(seen: Observed) -> None:
    for name, seat in seen.seats():
        for metric in COUNTED:
            counted = metrics.count(game_of(seen), seat, vocabulary.METRICS.index(metric))
            assert seen.number(f"counts: {name} {metric}", 6) == counted


def reads_technology_counts(seen: Observed) -> None:
    for name, seat in seen.seats():
        for number, metric in enumerate(vocabulary.METRICS[:OF_TECHNOLOGIES]):
            counted = metrics.count(game_of(seen), seat, number)
            assert seen.number(f"technology counts: {name} {metric}", 6) == counted


def reads_achievement_progress(seen: Observed) -> None:
    game = game_of(seen)
    for name, seat in seen.seats():
        taken = [plain([goal["card"]])[0] for goal in view_of(seen)["goals"] if seat in goal["seats"]]
        assert seen.marked(f"achievement progress: {name} has") == sorted(taken)
        earned = [game.content.achievements[game.goals[at]].slug for at in achievements.earned(game, seat)]
        assert seen.marked(f"achievement progress: {name} could take") == sorted(earned)
        for number, achievement in enumerate(game.content.achievements):
            open_to = False
            if number in game.goals:
                discs = game.goal_discs[game.goals.index(number)]
                open_to = seat not in discs and len(discs) < len(achievement.slots[game.seats])
            lacks = lacking(game, seat, achievement.condition) if open_to else 0
            assert seen.number(f"achievement progress: {name} lacks for {achievement.slug}", 4) == lacks


def lacking(game: SunGame, seat: int, condition: Condition) -> int:
    """Of all parts of a condition together, of any the least."""
    if condition.kind == "metric":
        return max(0, condition.at_least - metrics.count(game, seat, condition.metric))
    return (sum if condition.kind == "all" else min)([lacking(game, seat, part) for part in condition.parts])


def reads_pawns(seen: Observed) -> None:
    for name, player in each_player(seen):
        if player["pawn"] == "pass":
            assert seen.marked(f"pawns: {name} on") == []
            continue
        card, _, action = player["pawn"].removeprefix("space:").rpartition("/")
        assert seen.marked(f"pawns: {name} on") == plain([card])
        assert seen.chosen(f"pawns: {name} action") == str(int(action.removesuffix("+1")) + 1)
        assert seen.number(f"pawns: {name} surcharge", 1) == action.endswith("+1")


def reads_technologies(seen: Observed) -> None:
    on_slots = view_of(seen)["technologies"]
    for name, player in each_player(seen):
        cards = [on_slots[slot] for slot in player["researched"] if slot in on_slots] + player["private"]
        assert seen.marked(f"technologies: {name}") == plain(cards)


def reads_private_technologies(seen: Observed) -> None:
    for name, player in each_player(seen):
        assert seen.marked(f"private technologies: {name}") == plain(player["private"])


def reads_slots(seen: Observed) -> None:
    slots = game_of(seen).content.slots
    for name, player in each_player(seen):
        done = set(player["researched"])
        assert seen.marked(f"slots: {name} researched") == sorted(done)
        lacking = {
            slot.name: slot.need - sum(slots[other].name in done for other in slot.of)
            for slot in slots
            if slot.name not in done
        }
        assert seen.marked(f"slots: {name} open to") == sorted(one for one in lacking if lacking[one] <= 0)
        assert seen.marked(f"slots: {name} one short") == sorted(one for one in lacking if lacking[one] == 1)


def reads_colonies(seen: Observed) -> None:
    for name, player in each_player(seen):
        assert seen.marked(f"colonies: {name}") == plain([colony["system"] for colony in player["colonies"]])


def reads_kept_events(seen: Observed) -> None:
    for name, player in each_player(seen):
        assert seen.marked(f"kept events: {name}") == plain(player["kept"])


def reads_special_abilities(seen: Observed) -> None:
    for name, player in each_player(seen):
        gained = [special.rpartition("/")[2] for special in seen.marked(f"special abilities: {name}")]
        assert gained == sorted(player["gained"])
        assert all(player["faction"] in special for special in seen.marked(f"special abilities: {name}"))


def reads_museum(seen: Observed) -> None:
    for name, player in each_player(seen):
        assert seen.number(f"museum: {name} cubes", 4) == player["museum"][0]
        assert seen.number(f"museum: {name} power", 8) == player["museum"][1]


def reads_decks(seen: Observed) -> None:
    for deck in view_of(seen)["decks"]:
        assert seen.number(f"decks: {deck['deck']}", 16) == sum(deck["blocks"])


def reads_seen(seen: Observed) -> None:
    cards = [card for deck in view_of(seen)["decks"] for block in deck["seen"] for card in block]
    assert seen.marked("seen: card") == plain(cards)


def reads_looking_at(seen: Observed) -> None:
    for name, seat in seen.seats():
        assert seen.number(f"looking at: {name}", 4) == view_of(seen)["looking"][seat]
    assert seen.marked("looking at: card") == plain(view_of(seen)["looking_at"])


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


def test_every_question_of_the_rules_is_known() -> None:
    asked: set[str] = set()
    for path in Path(starboard.sun.__file__).parent.glob("*.py"):
        for part in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(part, ast.ClassDef) or part.name == "EffectQuestion":
                continue
            if any(ast.unparse(one).startswith(("Question[", "EffectQuestion")) for one in part.bases):
                first = next(
                    call.args[0]
                    for call in ast.walk(part)
                    if isinstance(call, ast.Call) and ast.unparse(call.func) == "super().__init__"
                )
                asked.add(ast.literal_eval(first))
    assert asked == set(DECISIONS)
    assert len(asked) == len(DECISIONS)


def test_what_is_counted_in_one_go_is_what_the_rules_count() -> None:
    for seen in observations():
        game = game_of(seen)
        for seat in range(game.seats):
            research = Research(game.content, game.techs_of(seat), len(game.players[seat].private))
            counts = FactionCounts(game, seat, research, Presence(game, seat)).by_metric
            assert counts == [metrics.count(game, seat, metric) for metric in range(ALL_COUNTED)]


def test_other_values_on_the_cards_leave_the_row_as_it_is() -> None:
    """Corrected content has the same names, so one featuriser reads games of both, each by its own values."""
    place = next(card for card in RULESET.content().systems)
    corrected = RULESET.with_content({f"system/{place.slug}/vp": place.vp + 2})
    featuriser = RULESET.featuriser({})
    assert corrected.featuriser({}).labels == featuriser.labels
    for ruleset in (RULESET, corrected, RULESET):
        game = cast(SunGame, ruleset.new_game(2, {}, Chance.seeded("values", 2)))
        game.players[0].colonies.append(0)
        game.players[0].colony_discs.append(0)
        seen = Observed(featuriser, game, 0)
        reads_score(seen)
        assert seen.number("score: own score", 30) >= game.content.systems[0].vp

"""The simple bot with the expansions: an answer of its own to every question, and sense in plain positions."""

from __future__ import annotations

import importlib
import pkgutil

import pytest
from tests.race.scenario import Table, table

import starboard.race
from starboard.arena import match_up
from starboard.bots import RandomBot
from starboard.bots.bot import owed
from starboard.bots.simple_race import SimpleBot
from starboard.bots.simple_race.actions import Actions
from starboard.bots.simple_race.ambitions import Purse, missing, tally_of, together
from starboard.bots.simple_race.answers import RULES
from starboard.bots.simple_race.outlook import Memory, Outlook
from starboard.bots.simple_race.weights import WEIGHTS
from starboard.kernel.chance import Chance
from starboard.kernel.game import Game
from starboard.kernel.step import Question
from starboard.race import goals, takeovers, vocabulary
from starboard.race.content import Design
from starboard.race.ruleset import RULESET

BOW = 3
TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {"level": 1}),
    (4, {"level": 1}),
    (2, {"level": 2}),
    (4, {"level": 2}),
    (2, {"level": 3}),
    (4, {"level": 3}),
    (2, {"level": 3, "advanced": True}),
    (2, {"level": 3, "draft": True}),
    (1, {"level": 3, "solo": True}),
]


# --- every question -----------------------------------------------------------------------------------------


def kinds_in_the_engine() -> set[str]:
    """The kinds of all questions that the modules of the game make."""
    found: set[str] = set()
    for module in pkgutil.iter_modules(starboard.race.__path__):
        for value in vars(importlib.import_module(f"starboard.race.{module.name}")).values():
            several = value if isinstance(value, list) else [value]
            found.update(one.kind for one in several if isinstance(one, Question))
    return found


def test_every_question_of_the_engine_has_a_rule_of_thumb_and_no_rule_is_left_over() -> None:
    assert kinds_in_the_engine() | {"windfall", "produce-on-refinery", "draft"} == set(RULES)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_in_random_company_it_is_never_asked_what_it_has_no_legal_answer_to(
    seats: int, options: dict[str, object]
) -> None:
    for seed in range(2):
        game = RULESET.new_game(seats, RULESET.complete(options), Chance.seeded(f"{seed}", seats))
        bots = [SimpleBot(f"{seed}"), *(RandomBot(f"{seed}/{seat}") for seat in range(1, seats))]
        while not game.over and game.round <= 25:
            for seat in [seat for seat in game.order if game.pending[seat] is not None]:
                if seat == 0:
                    check_rule(game)
                game.decide(seat, bots[seat].choose(game, seat))


def check_rule(game: Game) -> None:
    """The rule itself gives a legal answer: the bot never has to fall back on chance."""
    decision = owed(game, 0)
    assert decision.kind in RULES
    bot = SimpleBot("1")
    before = bot.stream.below(1_000_000)
    bot = SimpleBot("1")
    assert decision.form.objection(bot.choose(game, 0)) is None
    assert bot.stream.below(1_000_000) == before, f"{decision.kind} was answered at random"


@pytest.mark.parametrize(("level", "seats", "deals"), [(1, 2, 4), (2, 2, 4), (3, 2, 4), (3, 4, 2)])
def test_it_beats_random_players_at_every_level(level: int, seats: int, deals: int) -> None:
    found = match_up(RULESET, {"level": level}, deals, "1", ["simple"] + ["random"] * (seats - 1), 60)
    assert found.unfinished == 0
    assert found.share(0) > 0.9
    assert found.margin(0) > 10


# --- plain positions ----------------------------------------------------------------------------------------


def outlook(t: Table, seat: int = 0) -> Outlook:
    return Outlook(t.game, seat, Memory(t.game.content), WEIGHTS)


def chosen(t: Table, seat: int = 0) -> list[str]:
    """What the bot answers, as printed names (a power by its card)."""
    answer = SimpleBot("1").choose(t.game, seat)
    return [t.title(thing) for thing in answer]


def design(name: str) -> Design:
    return next(card for card in RULESET.content(BOW).designs if card.name == name)


def declare(t: Table) -> Table:
    """Everybody goes to Settle and places nothing."""
    t.round("settle", "settle")
    for seat in range(2):
        t.decline(seat)
    return t


def war(attacker: list[str], defender: list[str], more: int = 0, prestige: int = 1) -> Table:
    return table(
        level=BOW,
        tableau={0: attacker, 1: defender},
        more={0: 2, 1: more},
        prestige={0: prestige},
        start={0: 0, 1: 1},
        takeovers=True,
    )


def test_it_takes_over_the_world_that_is_worth_most() -> None:
    strong = ["Interstellar Casus Belli", "Drop Ships", "Space Marines", "New Galactic Order", "Expedition Force"]
    t = declare(war(strong, ["Rebel Outpost", "Rebel Fuel Cache"]))
    assert t.asked(0) == "takeover"
    assert sorted(chosen(t)) == ["Interstellar Casus Belli", "Rebel Outpost"]


def test_it_attacks_nobody_who_can_still_ward_it_off() -> None:
    strong = ["Interstellar Casus Belli", "Drop Ships", "Space Marines"]
    weak = declare(war(strong, ["Rebel Fuel Cache"]))
    assert "Rebel Fuel Cache" in chosen(weak)
    defended = declare(war(strong, ["Rebel Fuel Cache", "Space Mercenaries", "Mercenary Fleet"], more=6))
    assert defended.asked(0) != "takeover" or chosen(defended) == []


def test_it_defends_a_dear_world_with_just_enough() -> None:
    strong = ["Interstellar Casus Belli", "Drop Ships", "Space Marines", "New Galactic Order"]
    t = declare(war(strong, ["Rebel Outpost", "Space Mercenaries"], more=4))
    t.attack(0, "Interstellar Casus Belli", "Rebel Outpost")
    assert t.asked(1) == "defend"
    short = t.game.attempts[0].strength - takeovers.defence(t.game, 1, design("Rebel Outpost"))
    cards = chosen(t, 1)
    assert "Space Mercenaries" in cards
    assert len(cards) == 1 + short + 1


def test_prestige_is_dearest_to_who_can_reach_the_lead() -> None:
    level = outlook(table(level=BOW, tableau={0: ["Old Earth"], 1: ["Alpha Centauri"]}, prestige={0: 1, 1: 1}))
    behind = outlook(table(level=BOW, tableau={0: ["Old Earth"], 1: ["Alpha Centauri"]}, prestige={0: 1, 1: 6}))
    assert level.prestige > behind.prestige > 1


def test_a_card_that_reaches_a_goal_is_worth_more() -> None:
    tableau = {0: ["Old Earth", "Alien Robot Sentry", "Alien Rosetta Stone World"], 1: ["Alpha Centauri"]}
    plain = outlook(table(level=BOW, tableau=tableau))
    goal = outlook(table(level=BOW, tableau=tableau, goals=["overlord-discoveries"]))
    third = design("Alien Toy Shop")
    assert goal.worth(third) > plain.worth(third) + 1
    assert goal.worth(design("Mining World")) == plain.worth(design("Mining World"))


@pytest.mark.parametrize(
    ("goal", "names", "steps"),
    [
        (goals.OVERLORD_DISCOVERIES, ["Alien Toy Shop"], 2),
        (goals.SYSTEM_DIVERSITY, ["Mining World", "Alien Toy Shop"], 2),
        (goals.EXPANSION_LEADER, ["Mining World", "Alien Toy Shop"], 6),
        (goals.GALACTIC_STATUS, ["Galactic Federation"], 0),
        (goals.MILITARY_INFLUENCE, ["Imperium Capital", "Imperium Lords"], 1),
        (goals.PEACE_WAR_LEADER, ["Pan-Galactic Mediator", "Mining World"], 1),
        (goals.UPLIFT_KNOWLEDGE, ["Mining World"], 3),
    ],
)
def test_steps_that_are_missing_to_a_goal(goal: int, names: list[str], steps: int) -> None:
    tally = tally_of(design(names[0]))
    for name in names[1:]:
        tally = together(tally, tally_of(design(name)))
    assert missing(goal, tally, Purse(0, 0, 0), False) == steps


def test_with_the_last_cards_to_place_it_spends_its_prestige_card() -> None:
    late = ["Old Earth", "Drop Ships", "Space Marines", "Expedition Force", "Investment Credits", "Interstellar Bank"]
    late += ["Mining Robots", "Replicant Robots", "Export Duties", "Rebel Cantina", "Imperium Lords"]
    t = table(
        level=BOW,
        tableau={0: late, 1: ["Alpha Centauri"]},
        hand={0: ["Terraformed World", "Secluded World"]},
        more={0: 1},
        prestige={0: 1},
    )
    values = Actions(outlook(t)).values()
    assert values.one(vocabulary.SETTLE + vocabulary.PRESTIGE) > values.one(vocabulary.SETTLE)
    assert t.game.name(SimpleBot("1").choose(t.game, 0)[0]) == "action:prestige-settle"


def test_who_chooses_last_does_not_call_what_is_called_already() -> None:
    tableau = {0: ["Psi-Crystal World", "Mining World", "Space Port", "New Earth"], 1: ["Alpha Centauri"]}
    t = table(level=BOW, tableau=tableau, more={0: 1, 1: 3})
    t.decide(1, [t.game.thing("action:produce")])
    assert Actions(outlook(t)).likely_phases(1)[vocabulary.PHASE_PRODUCE] == 1.0
    values = Actions(outlook(t)).values()
    assert max(range(7), key=values.one) != vocabulary.PRODUCE


def test_a_second_world_is_placed_when_it_can_be_paid() -> None:
    t = table(
        level=1,
        tableau={0: ["Old Earth", "Improved Logistics"], 1: ["Alpha Centauri"]},
        hand={0: ["Comet Zone", "Asteroid Belt", "Deserted Alien World"]},
        more={0: 5},
    )
    bot = SimpleBot("1")
    t.round("settle", "settle")
    placed = len(t.game.players[0].tableau)
    while t.game.pending[0] is not None and t.game.phase == vocabulary.PHASE_SETTLE:
        if t.game.pending[1] is not None:
            t.any_answer(1)
        t.decide(0, bot.choose(t.game, 0))
    assert len(t.game.players[0].tableau) == placed + 2


def test_it_declines_a_search_only_for_something_better() -> None:
    t = table(level=BOW, tableau={0: ["Old Earth"], 1: ["Alpha Centauri"]}, more={0: 4})
    bot = SimpleBot("1")
    t.round("search", "produce")
    assert t.asked(0) == "search-category"
    t.decide(0, bot.choose(t.game, 0))
    while t.asked(0) == "search-keep":
        t.decide(0, bot.choose(t.game, 0))
    assert len(t.game.players[0].hand) == 5
    assert t.game.players[0].card_used

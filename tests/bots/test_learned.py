"""The learned bots: the contract of every bot in every game, how they choose, and the networks they choose by."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from importlib.resources import files
from math import log
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from starboard.bots import Bot, BotFault, bot_kinds, kinds, make_bot, opponent
from starboard.bots.learned.action_network import ActionNetwork, NetworkPolicy, shipped_actions
from starboard.bots.learned.guides import GUIDES, Guide, numbers_of, scaled
from starboard.bots.learned.judge import Judge
from starboard.bots.learned.levels import EFFORTS, NETWORKS, POLICIES, effort_of, make, mind_for
from starboard.bots.learned.network import Network, NetworkJudge, averaged, shipped
from starboard.bots.learned.outcome import MOST_SIDES, outcome
from starboard.bots.learned.policy import Actor, Policy
from starboard.bots.learned.search import Effort, Mind, SearchBot, candidates, neighbours, pick
from starboard.cli.main import main
from starboard.kernel.chance import Chance, Stream
from starboard.kernel.forms import Case, Group, PickNumber, PickOne, PickOrder, PickSet
from starboard.kernel.game import Game
from starboard.kernel.match import Match
from starboard.kernel.playout import play_on
from starboard.kernel.registry import ruleset_named, ruleset_names
from starboard.server.play.worker import Desk, Question

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("race", 2, {}),
    ("race", 2, {"advanced": True}),
    ("race", 4, {}),
    ("race", 2, {"level": 1}),
    ("race", 3, {"level": 2}),
    ("race", 6, {"level": 3}),
    ("race", 2, {"level": 3, "draft": True}),
    ("race", 2, {"level": 3, "scenario": True}),
    ("race", 1, {"level": 3, "solo": True}),
    ("frontiers", 2, {}),
    ("frontiers", 5, {"goals": True}),
    ("sun", 2, {}),
    ("sun", 4, {"factions": "advanced", "tableau": "expert"}),
]
LEVELS = ["medium", "hard", "expert"]
"""They think for long on the sources, and are asked on the compiled build only."""


def new_game(name: str, seats: int, options: dict[str, object], seed: str = "1") -> Game:
    ruleset = ruleset_named(name)
    return ruleset.new_game(seats, ruleset.complete(options), Chance.seeded(seed, seats))


def plays_by_the_contract(level: str, name: str, seats: int, options: dict[str, object], every: int) -> int:
    """Asked now and then in a game that others play: legal, the same on a guess, the same again, and no trace."""
    game = new_game(name, seats, options, level)
    bots = [make_bot("simple", name, str(seat)) for seat in range(seats)]
    source = Stream("guesses")
    asked = 0
    for _ in range(3):
        play_on(game, bots, max_decisions=every)
        if game.over:
            break
        seat = next(seat for seat in game.order if game.pending[seat] is not None)
        before = game.digest()
        choice = make_bot(level, name, "same").choose(game, seat)
        assert game.digest() == before
        assert make_bot(level, name, "same").choose(game.guess(seat, source), seat) == choice
        game.decide(seat, choice)  # raises for what is illegal
        asked += 1
    return asked


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_what_a_seat_cannot_know_never_changes_what_the_easy_level_chooses(
    name: str, seats: int, options: dict[str, object]
) -> None:
    assert plays_by_the_contract("easy", name, seats, options, 23)


@pytest.mark.once
@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
@pytest.mark.parametrize("level", LEVELS)
def test_what_a_seat_cannot_know_never_changes_what_the_other_levels_choose(
    level: str, name: str, seats: int, options: dict[str, object]
) -> None:
    assert plays_by_the_contract(level, name, seats, options, 17)


def test_a_question_with_one_answer_takes_no_thought_and_an_unasked_bot_says_so() -> None:
    game = new_game("sun", 2, {})
    waiting = next(seat for seat in range(2) if game.pending[seat] is None)
    with pytest.raises(ValueError, match="has nothing to decide"):
        make_bot("easy", "sun", "1").choose(game, waiting)


def test_a_level_thinks_at_a_desk_of_the_server_and_answers_the_same_at_another() -> None:
    match = Match.begin(ruleset_named("race"), 2, {}, "desk")
    decision = match.game.decision_of(0)
    assert decision is not None
    question = Question("game", match.record.header(), 0, [], 0, "easy", decision.id)
    answers = [Desk().answer(question) for _ in range(2)]
    assert answers[0].choice
    assert answers[0] == answers[1]


@pytest.mark.parametrize("name", ["race", "frontiers", "sun"])
def test_every_game_offers_the_levels_in_the_order_of_their_strength(name: str) -> None:
    assert [kind.name for kind in bot_kinds(name)] == ["random", "easy", "simple", "medium", "hard", "expert"]
    assert opponent(name) == "easy"
    assert all(kind.plays_with for kind in bot_kinds(name))


def test_without_numpy_a_level_says_in_one_sentence_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kinds, "find_spec", lambda _name: None)
    with pytest.raises(BotFault, match=r"the bot hard failed: it needs numpy; `pip install 'starboard\[bots\]'`"):
        make_bot("hard", "race", "1")
    assert opponent("race") == "simple"


@pytest.mark.parametrize("command", ["engine --bot hard", "bridge race --bot hard"])
def test_without_numpy_a_program_that_serves_a_level_says_so_before_it_is_asked(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(kinds, "find_spec", lambda _name: None)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert main(command.split()) == 2
    assert "failed: it needs numpy; `pip install" in capsys.readouterr().err


# --- choosing -----------------------------------------------------------------------------------------------


def test_all_answers_are_tried_if_there_are_few_and_the_usual_one_comes_first() -> None:
    found = candidates(PickOne([4, 5, 6]), [5], 8, Stream("1"))
    assert found == [[5], [4], [6]]


def test_of_many_sets_the_neighbours_of_the_usual_one_are_tried_and_some_at_random() -> None:
    form = PickSet([Case([], [Group(list(range(12)), 4, 4)])])
    found = candidates(form, [0, 1, 2, 3], 12, Stream("1"))
    assert found[0] == [0, 1, 2, 3]
    assert len(found) == 12
    assert len({tuple(answer) for answer in found}) == 12
    assert all(form.objection(answer) is None for answer in found)
    near = sum(1 for answer in found[1:] if len(set(answer) & {0, 1, 2, 3}) == 3)
    assert near >= 6


def test_numbers_out_of_many_are_tried_at_random() -> None:
    found = candidates(PickNumber(0, 1000), [3], 5, Stream("1"))
    assert found[0] == [3]
    assert len(found) == 5


def test_orders_of_the_same_things_are_different_answers() -> None:
    found = candidates(PickOrder([7, 8, 9]), [8, 7, 9], 6, Stream("1"))
    assert found[0] == [8, 7, 9]
    assert sorted(found) == [[7, 8, 9], [7, 9, 8], [8, 7, 9], [8, 9, 7], [9, 7, 8], [9, 8, 7]]
    many = candidates(PickOrder(list(range(5))), [4, 3, 2, 1, 0], 12, Stream("1"))
    assert len({tuple(answer) for answer in many}) == 12


def test_a_neighbour_has_one_thing_more_less_or_instead() -> None:
    form = PickSet([Case([], [Group([1, 2, 3], 1, 2)])])
    assert sorted(neighbours(form, [1])) == [[], [1, 2], [1, 3], [2], [3]]


def test_without_a_temperature_the_best_is_taken_and_with_one_never_what_is_much_worse() -> None:
    values = [0.50, 0.55, 0.20]
    assert pick(values, Effort(), Stream("1")) == 1
    warm = Effort(temperature=0.5, slip=0.1)
    taken = {pick(values, warm, Stream(str(seed))) for seed in range(60)}
    assert taken == {0, 1}


def test_below_hard_there_is_a_temperature_and_fewer_guesses() -> None:
    assert EFFORTS["easy"].temperature > EFFORTS["medium"].temperature > 0 == EFFORTS["hard"].temperature
    assert EFFORTS["easy"].guesses <= EFFORTS["medium"].guesses < EFFORTS["hard"].guesses


def test_how_hard_a_level_thinks_may_depend_on_the_content() -> None:
    """Given `expert`, when it is asked at a level of Race, then it thinks as it does with that level's cards."""
    assert effort_of("race-base", "expert") == EFFORTS["expert"] != effort_of("race-expansions", "expert")
    for level, content in ((0, "race-base"), (3, "race-expansions")):
        game = new_game("race", 2, {"level": level})
        bot = make("expert", "race", "1")
        assert isinstance(bot, SearchBot)
        bot.choose(game, game.decisions[0].seat)
        assert bot.effort == effort_of(content, "expert")


def at_an_action(game: Game) -> int:
    """Play on by rules of thumb until a seat is asked for an action; returns the seat."""
    bots = [make_bot("simple", "race", str(seat)) for seat in range(game.seats)]
    while game.decisions[0].kind != "action":
        play_on(game, bots, max_decisions=1)
    return game.decisions[0].seat


class Stubborn(Policy):
    """Always the same action, or none that it knows of."""

    def __init__(self, answer: list[int]) -> None:
        self.answer = answer
        self.asked: list[tuple[int, int]] = []
        """In which rounds, and for which seats."""

    def action(self, game: Game, seat: int) -> list[int]:
        self.asked.append((game.round, seat))
        return self.answer


def test_a_policy_chooses_the_actions_and_rules_of_thumb_the_rest() -> None:
    game = new_game("race", 2, {})
    thumb = make_bot("simple", "race", "1")
    policy = Stubborn([1006])
    assert Actor(thumb, policy).choose(game, 0) == thumb.choose(game, 0)  # what to discard at the start
    assert policy.asked == []
    seat = at_an_action(game)
    assert Actor(thumb, policy).choose(game, seat) == [1006]
    assert Actor(thumb, Stubborn([])).choose(game, seat) == thumb.choose(game, seat)


def test_an_action_network_takes_the_legal_action_of_the_best_score_and_says_nothing_of_unknown_ones() -> None:
    game = new_game("race", 2, {})
    seat = at_an_action(game)
    layers = {"w1": np.zeros((1, 2)), "b1": np.ones(2), "w2": np.zeros((2, 3)), "b2": np.array([3.0, 2.0, 9.0])}
    featuriser = ruleset_named("race").featuriser(game.options)
    network = ActionNetwork("toy", ["no such input"], [1004, 1005, 2000], layers, {})  # 2000 is never legal
    assert NetworkPolicy(network, featuriser).action(game, seat) == [1004]
    again = ActionNetwork.unpack("toy", network.pack())
    assert NetworkPolicy(again, featuriser).action(game, seat) == [1004]
    strange = ActionNetwork("strange", ["no such input"], [2000, 2001, 2002], layers, {})
    assert NetworkPolicy(strange, featuriser).action(game, seat) == []


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
def test_a_policy_plays_on_for_the_strongest_level_where_there_is_one(level: str) -> None:
    tables: list[dict[str, object]] = [{}, {"level": 3}]
    for options in tables:
        game = new_game("race", 2, options)
        mind = mind_for(GUIDES["race"], level)(game)
        assert (mind.policy is not None) == (not options and level == "expert")
    assert mind_for(GUIDES["race"])(new_game("race", 2, {})).policy is None
    plays_with = next(kind.plays_with for kind in bot_kinds("race") if kind.name == level)
    assert (POLICIES["race-base"] in plays_with) == (level == "expert")


def test_every_action_network_of_the_package_can_be_read_and_chooses_legally() -> None:
    for name in POLICIES.values():
        assert shipped_actions(name).card["name"] == name
    game = new_game("race", 2, {})
    seat = at_an_action(game)
    policy = NetworkPolicy(shipped_actions(POLICIES["race-base"]), ruleset_named("race").featuriser(game.options))
    decision = game.decision_of(seat)
    assert decision is not None
    assert decision.form.objection(policy.action(game, seat)) is None


def test_search_lets_the_policy_play_on_for_everybody() -> None:
    """Given a policy, when a bot looks ahead, then it is asked for the actions of the other seat, too."""
    policy = Stubborn([])
    guide = GUIDES["race"]
    mind = Mind(Scripted(lambda _at: 0.5), guide.weights(), None, policy)
    bot = SearchBot("scripted", "1", guide, lambda _game: mind, Effort(answers=2, guesses=3))
    game = new_game("race", 2, {})
    seat = at_an_action(game)
    bot.choose(game, seat)
    now = [asked for number, asked in policy.asked if number == game.round]
    assert now == [seat] + 3 * [1 - seat]  # its own usual answer, and what the other chooses in secret on each guess


class Told(SearchBot):
    """Told what answers are worth when they are looked at more closely; remembers which it was asked about."""

    def __init__(self, effort: Effort, found: dict[int, float]) -> None:
        super().__init__("told", "1", GUIDES["race"], mind_for(GUIDES["race"]), effort)
        self.found = found
        self.asked: list[list[int]] = []

    def try_all(
        self, game: Game, seat: int, tried: list[list[int]], guesses: int, depth: int, width: int, stream: Stream
    ) -> list[float]:
        self.asked.append([answer[0] for answer in tried])
        return [self.found[answer[0]] for answer in tried]


def test_only_answers_within_reach_of_the_best_are_looked_at_more_closely_and_half_of_them_drop_out_each_time() -> None:
    game = new_game("race", 2, {})
    tried = [[answer] for answer in range(6)]
    first = [0.50, 0.58, 0.40, 0.55, 0.60, 0.57]
    found = {0: 0.9, 1: 0.5, 2: 0.9, 3: 0.8, 4: 0.5, 5: 0.6}
    effort = Effort(finalists=5, reach=0.06, dreams=48)
    bot = Told(effort, found)
    values = bot.play_off(game, 0, tried, first, Stream("1"))
    assert bot.asked == [[4, 1, 5, 3], [3, 5]]
    assert values.index(max(values)) == 3
    clear = Told(Effort(finalists=5, reach=0.01, dreams=48), found)
    assert clear.play_off(game, 0, tried, first, Stream("1")) == first
    assert clear.asked == []


class Counted(SearchBot):
    """Counts the positions that its judge is asked about in a longer look-ahead."""

    def __init__(self, width: int) -> None:
        effort = Effort(answers=2, guesses=1, finalists=2, dreams=2, width=width)
        super().__init__("counted", "1", GUIDES["frontiers"], mind_for(GUIDES["frontiers"]), effort)
        self.noted = 0
        self.ends: list[float] = []

    def fan_out(self, game: Game, seat: int, width: int, stream: Stream) -> tuple[int, float]:
        noted, best = super().fan_out(game, seat, width, stream)
        self.noted += noted
        self.ends.append(best)
        return noted, best


def test_with_a_width_the_judge_chooses_the_next_turn_among_several_answers_and_without_one_rules_of_thumb_do() -> None:
    game = new_game("frontiers", 2, {})
    bots = [make_bot("simple", "frontiers", str(seat)) for seat in range(2)]
    while True:
        waiting = next(seat for seat in game.order if game.pending[seat] is not None)
        decision = game.pending[waiting]
        if decision is not None and decision.kind == "action" and decision.form.count() > 2:
            break
        game.decide(waiting, bots[waiting].choose(game, waiting))
    narrow, wide = Counted(0), Counted(4)
    assert narrow.choose(game, waiting)
    assert narrow.ends == []
    assert wide.choose(game, waiting) == Counted(4).choose(game, waiting)
    assert len(wide.ends) == 2  # one for each finalist on one guess
    assert len(wide.ends) < wide.noted <= 8
    assert all(0 <= value <= 1.1 for value in wide.values)


class Scripted(Judge):
    """Says what it is told to say of the first position that it notes, of the second, and so on."""

    def __init__(self, said: Callable[[int], float]) -> None:
        self.said = said
        self.noted = 0

    def note(self, game: Game, seat: int) -> None:
        self.noted += 1

    def values(self) -> list[float]:
        found = [self.said(at) for at in range(self.noted)]
        self.noted = 0
        return found


class Recording(Guide):
    """A game as it is, with the seeds that its rules of thumb were made from."""

    def __init__(self, name: str) -> None:
        self.real = GUIDES[name]
        super().__init__(name, self.real.kinds, self.real.by_round)
        self.seeds: list[str] = []

    def thumbs(self, game: Game, seed: str, weights: Any) -> list[Bot]:
        self.seeds.append(seed)
        return self.real.thumbs(game, seed, self.real.weights())


def scripted(name: str, effort: Effort, said: Callable[[int], float]) -> tuple[SearchBot, Recording]:
    guide, judge = Recording(name), Scripted(said)
    return SearchBot("scripted", "1", guide, lambda _game: Mind(judge, guide.weights), effort), guide


def test_an_answer_is_worth_its_mean_over_the_guesses_and_that_of_the_rules_of_thumb_a_little_more() -> None:
    """Given two answers that are tried on the same four guesses, one after the other on each."""
    said = [0.2, 0.5, 0.4, 0.5, 0.6, 0.5, 0.8, 0.3]
    bot, _ = scripted("race", Effort(answers=2, guesses=4, trust=0.02), lambda at: said[at])
    game = new_game("race", 2, {})
    while game.decisions[0].kind != "action":
        play_on(game, [make_bot("simple", "race", str(seat)) for seat in range(2)], max_decisions=1)
    seat = game.decisions[0].seat
    choice = bot.choose(game, seat)
    assert bot.values == pytest.approx([0.5 + 0.02, 0.45])
    assert choice == bot.tried[0] == make_bot("simple", "race", "any").choose(game, seat)


def test_with_a_width_a_position_is_worth_what_the_best_of_the_next_answers_makes_of_it() -> None:
    """The judge values the first of them most, and the last least."""
    game = new_game("race", 2, {})
    bot, _ = scripted("race", Effort(answers=2, guesses=1), lambda at: 0.9 - 0.01 * at)
    seat = game.decisions[0].seat
    bot.choose(game, seat)
    tried = [game.decisions[0].form.first()]
    assert bot.try_all(game, seat, tried, 1, 2, 4, Stream("1")) == [0.9]


def test_every_question_has_random_numbers_of_its_own() -> None:
    bot, guide = scripted("race", Effort(answers=2, guesses=1), lambda _at: 0.5)
    game = new_game("race", 2, {})
    for _ in range(2):
        bot.choose(game, 0)
    first = game.decisions[0].id
    for seat in range(2):
        game.decide(seat, bot.choose(game, seat))
    bot.choose(game, 0)
    later = game.decisions[0].id
    assert guide.seeds == [f"1/{first}", f"1/{first}", f"1/{first}", guide.seeds[3], f"1/{later}"]
    assert len({f"1/{first}", guide.seeds[3], f"1/{later}"}) == 3


def test_an_outcome_is_turned_to_its_seat_and_a_robot_comes_last() -> None:
    game = new_game("race", 3, {})
    play_on(game, [make_bot("simple", "race", str(seat)) for seat in range(3)])
    first, second = outcome(game, 0), outcome(game, 1)
    assert second.won == [first.won[1], first.won[2], first.won[0]]
    assert sum(first.soft) == pytest.approx(1)
    solo = new_game("race", 1, {"level": 1, "solo": True})
    play_on(solo, [make_bot("simple", "race", "1")])
    assert len(outcome(solo, 0).won) == 2
    assert sum(outcome(solo, 0).won) == 1


@pytest.mark.parametrize("name", sorted(GUIDES))
def test_rules_of_thumb_can_be_scaled_weight_by_weight(name: str) -> None:
    weights = GUIDES[name].weights()
    numbers = numbers_of(weights)
    one = sorted(numbers)[0]
    assert numbers_of(scaled(weights, {one: 2.0, "no-such-weight": 3.0}))[one] == pytest.approx(2 * numbers[one])
    assert scaled(weights, {}) is weights


# --- networks -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("content", sorted(NETWORKS))
def test_every_content_has_a_network_with_a_card(content: str) -> None:
    card = shipped(NETWORKS[content]).card
    assert card["content"] == content
    assert {"trained", "games", "positions", "recipe", "settings", "held_out", "calibration"} <= set(card)
    beside = Path(str(files("starboard.bots.learned") / "weights" / f"{NETWORKS[content]}.json"))
    assert json.loads(beside.read_text(encoding="utf-8")) == card


def test_all_weights_together_are_small() -> None:
    folder = Path(str(files("starboard.bots.learned") / "weights"))
    assert sum(path.stat().st_size for path in folder.iterdir()) < 8_000_000


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_chances_are_of_all_sides_and_add_up(name: str, seats: int, options: dict[str, object]) -> None:
    game = new_game(name, seats, options)
    ruleset = ruleset_named(name)
    network = shipped(NETWORKS[GUIDES[name].content(game.options)])
    judge = NetworkJudge(network, ruleset.featuriser(game.options))
    for seat in range(seats):
        judge.note(game, seat)
    chances = judge.chances()
    assert [len(row) for row in chances] == [max(2, seats)] * seats
    assert all(sum(row) == pytest.approx(1, abs=1e-5) for row in chances)
    assert judge.chances() == [] == judge.values()


def test_chances_are_scaled_by_what_the_card_says_and_what_search_uses_is_not() -> None:
    """With two sides, halving the logits halves the logarithm of the odds."""
    game = new_game("race", 2, {})
    play_on(game, [make_bot("simple", "race", str(seat)) for seat in range(2)], max_rounds=4)
    found: list[float] = []
    values: list[list[float]] = []
    for scale in (1.0, 0.5):
        network = Network.unpack("scaled", shipped(NETWORKS["race-base"]).pack())
        network.scales = {2: scale}
        judge = NetworkJudge(network, ruleset_named("race").featuriser(game.options))
        judge.note(game, 0)
        chance = judge.chances()[0][0]
        found.append(log(chance / (1 - chance)))
        judge.note(game, 0)
        values.append(judge.values())
    assert abs(found[0]) > 0.01
    assert found[1] == pytest.approx(found[0] / 2, rel=1e-3)
    assert values[0] == values[1]


def test_a_network_is_the_same_after_it_was_packed() -> None:
    network = shipped(NETWORKS["sun"])
    again = Network.unpack(network.name, network.pack())
    assert again.pack() == network.pack()
    assert again.labels == network.labels
    assert again.layers["b3"].shape == (2 * MOST_SIDES,)


def test_averaged_networks_say_the_mean_of_what_they_say_alone_though_they_know_other_inputs() -> None:
    source = np.random.default_rng(1)

    def network(labels: list[str], hidden: int, second: int) -> Network:
        shapes = {
            "w1": (len(labels), hidden),
            "b1": (hidden,),
            "w2": (hidden, second),
            "b2": (second,),
            "w3": (second, 2 * MOST_SIDES),
            "b3": (2 * MOST_SIDES,),
        }
        layers = {key: source.standard_normal(shape).astype(np.float32) for key, shape in shapes.items()}
        return Network("toy", labels, layers, {})

    def said(one: Network, noted: dict[str, float]) -> list[float]:
        rows = np.array([[noted.get(label, 0.0) for label in one.labels]], np.float32)
        return [float(each) for each in one.outputs(rows @ one.layers["w1"])[0]]

    alone = [network(["a", "b", "c"], 7, 3), network(["b", "d"], 4, 5)]
    noted = {"a": 1.0, "b": 0.5, "d": 2.0}
    mean = [sum(pair) / 2 for pair in zip(said(alone[0], noted), said(alone[1], noted), strict=True)]
    assert said(averaged("both", alone), noted) == pytest.approx(mean, rel=1e-4, abs=1e-4)
    assert averaged("one", alone[:1]).layers["w1"] is alone[0].layers["w1"]


def test_guides_cover_every_game_that_is_installed() -> None:
    assert set(GUIDES) == set(ruleset_names())

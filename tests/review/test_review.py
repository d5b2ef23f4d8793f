"""The review of a game: the split leaves nothing over, judgements know nothing that the seat did not, words say only
what was counted."""

from __future__ import annotations

import json
import re
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, cast

import pytest

from starboard.bots import make_bot
from starboard.bots.bot import Bot
from starboard.bots.learned.search import identity
from starboard.cli.main import main
from starboard.frontiers.position import FrontiersGame
from starboard.kernel.chance import Stream
from starboard.kernel.forms import Case, PickOrder, PickSet
from starboard.kernel.game import Game
from starboard.kernel.match import Match
from starboard.kernel.record import Record
from starboard.kernel.registry import ruleset_named
from starboard.race.position import RaceGame
from starboard.review import Review, Reviewer, ReviewError, puzzles, review_of
from starboard.review.game import Walk
from starboard.review.judgement import LEVELS, judged, label_of
from starboard.review.outlook import Outlook
from starboard.review.report import report
from starboard.review.split import Splitter
from starboard.review.told import LOCALE, Teller
from starboard.review.why import (
    AHEAD,
    HOLDING,
    NO_SEAT,
    POINTS,
    ROUNDS,
    TOTAL,
    About,
    Counts,
    Difference,
    counted,
    differences,
    weightiest,
)
from starboard.sun import metrics
from starboard.sun.position import SunGame
from starboard.words.faces import face_for

CHOICES = {"race": 12, "frontiers": 8, "sun": 6}
SCORED = {"race": "chips", "frontiers": "chips", "sun": "automation"}
"""A line of the score that needs no thing."""
each_game = pytest.mark.parametrize("game", CHOICES)


@cache
def begun(game: str) -> Record:
    """The beginning of a game between a player of rules of thumb and one that answers at random."""
    match = Match.begin(ruleset_named(game), 2, {}, "review")
    bots = [make_bot("simple", game, "one"), make_bot("random", game, "two")]
    while len(match.record.entries) < CHOICES[game]:
        decision = match.game.decisions[0]
        match.choose(decision.seat, bots[decision.seat].choose(match.game, decision.seat))
    return match.record


@cache
def reviewed(game: str) -> Review:
    return review_of(begun(game), "medium")


@each_game
def test_luck_own_choices_and_those_of_others_lead_from_the_deal_to_the_result(game: str) -> None:
    review = reviewed(game)
    for seat in (review.seat(0), review.seat(1)):
        assert seat["start"] + seat["luck"] + seat["own"] + seat["others"] == pytest.approx(seat["result"])
        assert sum(seat["luck_by_kind"].values()) == pytest.approx(seat["luck"])
    for one, other in zip(review.stretches, review.stretches[1:], strict=False):
        assert one.end == other.begin
        assert sum(one.begin) == pytest.approx(1)


@each_game
def test_the_graph_that_is_there_first_is_that_of_the_whole_review(game: str) -> None:
    """To the last place, whatever the machine makes of many positions at once."""
    first = Reviewer(begun(game), "medium").graph()
    whole = reviewed(game).plain()["chances"]
    assert [(one["number"], one["chances"]) for one in first] == [(one["number"], one["chances"]) for one in whole]


@each_game
def test_a_player_of_rules_of_thumb_has_lost_nothing_by_them(game: str) -> None:
    """They are what choices are measured by in the split: seat 0 plays so, and seat 1 anything."""
    assert reviewed(game).seat(0)["own"] == pytest.approx(0, abs=0.05)


@each_game
def test_a_judgement_depends_on_nothing_that_the_seat_could_not_know(game: str) -> None:
    """The same on the position and on a guess of it; a choice may be one that the guess has, too."""
    match = Match.replay(ruleset_named(game), begun(game))
    compared = 0
    for before, seat, answer, _after in Walk(match).steps():
        decision = before.decision_of(seat)
        assert decision is not None
        if decision.form.single() or compared == 3:
            continue
        compared += 1
        guess = before.guess(seat, Stream(f"other {compared}"))
        asked = guess.decision_of(seat)
        assert asked is not None
        outlook = Outlook(before)
        found = [
            judged(position, question, answer, 0, outlook, LEVELS["medium"], "seed")
            for position, question in ((before, decision), (guess, asked))
        ]
        assert found[0] == found[1]
    assert compared == 3


def test_labels_go_by_the_share_of_the_win_lost_and_doubt_is_no_mistake() -> None:
    assert [label_of(loss, 0.0) for loss in (0.0, 0.02, 0.05, 0.1, 0.2, 0.21)] == [
        "excellent",
        "excellent",
        "good",
        "inaccuracy",
        "mistake",
        "blunder",
    ]
    assert label_of(0.15, 0.08) == "inaccuracy"
    assert label_of(0.3, 0.16) == "inaccuracy"
    assert label_of(0.3, 0.14) == "blunder"


def test_a_player_who_answers_at_random_has_lost_more_than_one_who_plays_by_rules_of_thumb() -> None:
    losses = [sum(one.loss for one in reviewed("race").decisions if one.seat == seat) for seat in (0, 1)]
    assert losses[1] > losses[0]


def test_a_review_goes_on_where_it_was_stopped() -> None:
    pieces: dict[str, dict[str, Any]] = {}
    record = begun("frontiers")
    whole = review_of(record, "medium", keep=lambda name, piece: pieces.update({name: piece}))
    kept = json.loads(json.dumps(dict(list(pieces.items())[: len(pieces) // 2])))
    again: list[str] = []
    resumed = review_of(record, "medium", done=kept, keep=lambda name, _piece: again.append(name))
    assert again == list(pieces)[len(pieces) // 2 :]
    assert resumed.plain() == json.loads(json.dumps(whole.plain()))


def said(text: str, *names: str) -> list[str]:
    """The numbers in a text, with their signs, in their order; those in these names are not meant."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    return [found.replace(",", ".").replace("\N{MINUS SIGN}", "-") for found in re.findall(SIGNED, text)]


SIGNED = "[+\N{MINUS SIGN}-]?\\d+(?:[.,]\\d+)?"


def whole(share: float) -> str:
    """In percent, with a sign, as a sentence has it."""
    return "0" if round(100 * share) == 0 else f"{round(100 * share):+d}"


def tellers_of(game: str, code: str) -> Teller:
    face = face_for(reviewed(game).ruleset, begun(game).options)
    return Teller(face, face.language(code, LOCALE))


each_language = pytest.mark.parametrize("code", ["en", "pl"])


@each_language
@each_game
def test_every_number_in_every_sentence_is_in_the_review_and_in_its_place(game: str, code: str) -> None:
    teller, plain = tellers_of(game, code), reviewed(game).plain()
    names = [teller.face.seat(seat, teller.words) for seat in range(2)]
    for seat in plain["seats"]:
        changes = [whole(seat[part]) for part in ("luck", "own", "others")]
        ends = [f"{100 * seat[end]:.0f}" for end in ("start", "result")]
        expected = [ends[0], *changes, ends[1], f"{seat['accuracy']:.0f}"]
        assert said(teller.seat(seat), *names) == expected
    turned = [at for at, point in enumerate(plain["chances"]) if point["number"] in plain["turning_points"]]
    for at, line in zip(turned, teller.turning_points(plain), strict=True):
        point, later = plain["chances"][at : at + 2]
        when = [str(point["round"])] if point["round"] else []
        by = [whole(b - a) for a, b in zip(point["chances"], later["chances"], strict=True)]
        assert said(line, *names) == [*when, *by]
    reasons: list[str] = []
    for decision in plain["decisions"]:
        first, *lines = teller.decision(decision)
        question = teller.face.question(decision["asked"], teller.words)
        assert said(first, question, *names) == ([str(decision["round"])] if decision["round"] else [])
        choices = [teller.choice(decision[name]) for name in ("played", "best")]
        if decision["played"] == decision["best"]:
            assert [said(line, *choices) for line in lines] == [[]]
            continue
        lost = [f"{100 * decision[name]:.1f}" for name in ("loss", "error")]
        assert said(lines[0], *choices) == lost
        assert said(lines[1], *choices) == []
        sources = [
            teller.words(f"points-{one['source']}", thing=teller.face.thing(one["thing"], teller.words))
            for one in decision["why"]
            if one["what"] == POINTS
        ]
        reasons += [one["what"] for one in decision["why"]]
        told = []
        for one in decision["why"]:
            assert one["what"] != HOLDING or decision["round"] < one["round"] <= decision["round"] + AHEAD
            told.append(f"{abs(one['by']):.1f}")
            told += [str(one["round"])] if one["what"] == HOLDING else []
        assert [number for line in lines[2:] for number in said(line, *sources, *names)] == told
    assert reasons


def test_reasons_are_of_every_kind() -> None:
    whys = [(one.seat, each) for game in CHOICES for one in reviewed(game).decisions for each in one.why]
    assert {each.what for _seat, each in whys} >= {HOLDING, POINTS}
    assert any(each.what == TOTAL or each.seat not in (seat, NO_SEAT) for seat, each in whys)


@each_language
@each_game
def test_a_page_has_the_chances_of_every_answer_of_the_seat_that_was_asked(game: str, code: str) -> None:
    teller, plain = tellers_of(game, code), reviewed(game).plain()
    page = report(plain, teller)
    for decision in plain["decisions"]:
        for one in decision["choices"]:
            chance = f"{100 * one['chances'][decision['seat']]:.0f}%"
            line = f"{escape(teller.choice(one['choice']))}: {chance} (± {teller.decimal(100 * one['error'])})"
            assert line in page


MORE = {
    "en": {POINTS: ("more", "fewer"), TOTAL: ("more", "fewer"), ROUNDS: ("longer", "shorter")},
    "pl": {POINTS: ("więcej", "mniej"), TOTAL: ("wyższym", "niższym"), ROUNDS: ("dłużej", "krócej")},
}
HELD = {
    "en": (("more", "stronger"), ("fewer", "less", "weaker")),
    "pl": (("więcej", "wyższa"), ("mniej", "niższa")),
}


@each_language
@each_game
def test_a_difference_is_told_with_its_size_its_direction_and_whose_it_is(game: str, code: str) -> None:
    teller = tellers_of(game, code)
    first, second = (teller.face.seat(seat, teller.words) for seat in range(2))
    for what, words in MORE[code].items():
        for by, word in zip((1.25, -1.25), words, strict=True):
            for seat in (0, 1) if what == POINTS else (1,):
                one = Difference(what, seat, SCORED[game] if what == POINTS else "", "pass", 0, by, 0.1)
                told = teller.difference(one, 0)
                assert word in told
                assert said(told, second) == ["1.2"]
                assert first not in told
                assert (second in told) == (seat == 1 and what != ROUNDS)
                against = "but " if code == "en" else "ale "
                assert teller.why(one, 0) == (told if one.favours(0) else against + told)
    for name in teller.face.worths:
        for by, held in zip((1.25, -1.25), HELD[code], strict=True):
            told = teller.difference(Difference(HOLDING, 0, name, "", 7, by, 0.1), 0)
            assert said(told) == ["1.2", "7"]
            assert sum(word in told.split() for word in held) == 1


def test_an_opponent_without_a_seat_is_told_of_as_the_opponent() -> None:
    match = Match.begin(ruleset_named("race"), 1, {"solo": True, "level": 1}, "robot")
    outlook = Outlook(match.game)
    ended = counted(match.game, 0, outlook.thumbs(match.game, "robot"), outlook.face)
    assert {about.seat for about in ended if about.what == TOTAL} == {NO_SEAT}
    for code, who in (("en", "the opponent"), ("pl", "przeciwnik")):
        teller = Teller(outlook.face, outlook.face.language(code, LOCALE))
        for about in ended:
            told = teller.difference(Difference(*about, by=2.0, error=0.1), 0)
            assert (who in told) == (about.what in (TOTAL, POINTS) and about.seat == NO_SEAT)


@each_game
def test_what_a_seat_holds_is_what_lies_before_it(game: str) -> None:
    """Counted a second time, from the pieces themselves instead of from what a view says."""
    match = Match.begin(ruleset_named(game), 3, {"level": 3} if game == "race" else {}, "holdings")
    bots = [make_bot("simple", game, f"seat {seat}") for seat in range(3)]
    face = face_for(match.ruleset, match.record.options)
    varied: set[str] = set()
    while not match.over:
        for seat in range(3):
            held = face.holdings(match.game.table(seat), seat)
            assert held == PIECES[game](match.game, seat)
            assert set(held) == set(face.worths)
            varied |= {name for name, amount in held.items() if amount}
        seat = match.game.decisions[0].seat
        match.choose(seat, bots[seat].choose(match.game, seat))
    assert varied == set(face.worths)


def pieces_of_race(game: Game, seat: int) -> dict[str, int]:
    assert isinstance(game, RaceGame)
    player = game.players[seat]
    return {
        "hand": len(player.hand),
        "goods": sum(1 for world in player.tableau if game.good[world] >= 0),
        "tableau": len(player.tableau),
        "military": game.military(seat),
        "prestige": player.prestige,
    }


def pieces_of_frontiers(game: Game, seat: int) -> dict[str, int]:
    assert isinstance(game, FrontiersGame)
    player = game.players[seat]
    return {
        "credits": player.credits,
        "colonists": player.colonists,
        "goods": sum(1 for world in player.colonies if game.good[world] > 0),
        "colonies": len(player.colonies),
        "developments": len(player.developments),
        "explored": len(player.explored),
        "military": game.military(seat),
    }


def pieces_of_sun(game: Game, seat: int) -> dict[str, int]:
    assert isinstance(game, SunGame)
    player = game.players[seat]
    return {
        "ore": player.ore,
        "population": player.pop,
        "technologies": len(game.techs_of(seat)),
        "colonies": len(player.colonies),
        "bases": metrics.bases(game, seat, 0),
        "fleet": sum(player.power),
    }


PIECES = {"race": pieces_of_race, "frontiers": pieces_of_frontiers, "sun": pieces_of_sun}


def told_of(pairs: list[tuple[Counts, Counts]]) -> list[tuple[About, float]]:
    found = weightiest(pairs, 0, face_for(ruleset_named("race"), begun("race").options))
    return [(About(one.what, one.seat, one.source, one.thing, one.round), one.by) for one in found]


def test_the_opponent_whose_points_differ_most_is_named_and_the_line_that_makes_the_difference() -> None:
    goal = About(POINTS, 2, "goal", "goal:budget-surplus")
    better: Counts = {About(TOTAL, 1): 22, About(TOTAL, 2): 24, About(POINTS, 2, "chips", "pass"): 8}
    other: Counts = {About(TOTAL, 1): 24, About(TOTAL, 2): 30, goal: 5, About(POINTS, 2, "chips", "pass"): 9}
    assert told_of([(better, other)] * 4) == [(goal, -5)]
    assert told_of([({**better, goal: 3}, other)] * 4) == [(About(TOTAL, 2), -6)]
    assert told_of([(better, {**better, About(TOTAL, 1): 26})] * 4) == [(About(TOTAL, 1), -4)]


def test_what_a_seat_has_is_compared_when_the_last_round_begins_that_all_these_games_come_to() -> None:
    def hand(*cards: int) -> Counts:
        return {About(HOLDING, 0, "hand", "", 6 + at): count for at, count in enumerate(cards)}

    assert told_of([(hand(4, 7), hand(2, 4))] * 4) == [(About(HOLDING, 0, "hand", "", 7), 3)]
    assert told_of([(hand(4, 7), hand(2, 4)), (hand(4), hand(2, 4))]) == [(About(HOLDING, 0, "hand", "", 6), 2)]
    assert told_of([(hand(4), hand(2)), (hand(), hand(2))]) == []


def test_no_difference_is_told_that_may_be_chance_or_that_is_small() -> None:
    chips = About(POINTS, 0, "chips", "pass")
    assert told_of([({chips: 4}, {chips: 0}), ({chips: 0}, {chips: 1})]) == []
    assert told_of([({chips: 1.4}, {chips: 1})] * 4) == []
    assert told_of([({chips: 3}, {chips: 1})] * 4) == [(chips, 2)]


def test_what_speaks_for_the_better_answer_comes_first_and_one_thing_against_it_last() -> None:
    lines = [About(POINTS, 0, "card", f"card {number}") for number in range(4)]

    def told(*by: int) -> list[int]:
        better = {line: float(max(0, points)) for line, points in zip(lines, by, strict=False)}
        other = {line: float(max(0, -points)) for line, points in zip(lines, by, strict=False)}
        return [int(each) for _about, each in told_of([(better, other)] * 4)]

    assert told(3, 1, 2) == [3, 2, 1]
    assert told(3, 1, -5) == [3, 1, -5]
    assert told(3, 1, -5, -4) == [3, 1, -5]
    assert told(3, 1, 4, -2) == [4, 3, -2]
    assert told(3, 2, 4, -1) == [4, 3, 2]
    assert told(-3, -1) == []


def test_what_is_counted_is_what_these_games_come_to() -> None:
    """Played on here once more, by the same rules of thumb."""
    match = Match.replay(ruleset_named("race"), begun("race"))
    outlook, game = Outlook(match.game), match.game
    seat = game.decisions[0].seat
    found = counted(game.copy(), seat, outlook.thumbs(game, "again"), outlook.face)
    bots, again, hands = outlook.thumbs(game, "again"), game.copy(), dict[int, int]()
    while not again.over:
        if again.round > game.round and again.round not in hands:
            hands[again.round] = len(cast(RaceGame, again).players[seat].hand)
        asked = again.decisions[0].seat
        again.decide(asked, bots[asked].choose(again, asked))
    rounds = range(game.round + 1, game.round + AHEAD + 1)
    assert {number: hands[number] for number in rounds} == {
        number: found[About(HOLDING, seat, "hand", "", number)] for number in rounds
    }
    assert found[About(ROUNDS)] == again.round
    totals = {one.seat: one.total for one in again.standings()}
    assert found[About(TOTAL, 1 - seat)] == totals[1 - seat]
    assert sum(by for about, by in found.items() if about[:2] == (POINTS, seat)) == totals[seat]


@each_game
def test_every_answer_of_a_question_with_few_has_its_value_and_the_one_played_always(game: str) -> None:
    judged_by = {one.number: one for one in reviewed(game).decisions}
    few = 0
    for number, (before, seat, answer, _after) in enumerate(
        Walk(Match.replay(ruleset_named(game), begun(game))).steps()
    ):
        if number not in judged_by:
            continue
        one, decision = judged_by[number], before.decision_of(seat)
        assert decision is not None
        assert one.played.choice == list(before.plain_choice(decision, answer))
        assert one.played in one.others
        assert one.best == one.others[0]
        if decision.form.count() <= LEVELS["medium"].answers:
            few += 1
            assert len(one.others) == decision.form.count()
        for worth in one.others:
            assert len(worth.errors) == 2
    assert few


def test_another_order_is_another_answer_but_a_set_has_none() -> None:
    order, several = PickOrder([1, 2]), PickSet([Case([1, 2], [])])
    assert identity(order, [1, 2]) != identity(order, [2, 1])
    assert identity(several, [1, 2]) == identity(several, [2, 1])


def order_asked() -> tuple[Match, list[int]]:
    """New Frontiers asks for an order of three goals; rules of thumb lay them out like this."""
    match = Match.begin(ruleset_named("frontiers"), 2, {"goals": True}, "1")
    bot = make_bot("simple", "frontiers", "1")
    while not isinstance(match.game.decisions[0].form, PickOrder):
        seat = match.game.decisions[0].seat
        match.choose(seat, bot.choose(match.game, seat))
    usual = bot.choose(match.game, match.game.decisions[0].seat)
    assert usual != sorted(usual)
    return match, usual


def test_another_order_than_that_of_rules_of_thumb_has_its_part_in_the_split() -> None:
    match, usual = order_asked()
    seat = match.game.decisions[0].seat
    for answer, changes in ((usual, False), (usual[::-1], True)):
        splitter = Splitter(match.game, Outlook(match.game), "x", {})
        splitter.opened(match.game, seat, answer)
        assert any(splitter.now.own) == changes
        everything = splitter.expected(match.game, seat, answer)
        assert any(everything) == changes


def test_a_puzzle_about_an_order_knows_which_one_rules_of_thumb_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    match, usual = order_asked()
    decision = match.game.decisions[0]

    def last_is_best(_game: Game, _seat: int, answers: list[list[int]], *_: object) -> list[list[list[float]]]:
        return [[[0.9, 0.9] if answer == usual[::-1] else [0.1, 0.1]] for answer in answers]

    monkeypatch.setattr(puzzles, "tried", last_is_best)
    puzzle = puzzles.puzzle_at(match, decision, usual, Outlook(match.game), "order")
    assert puzzle is not None
    assert puzzle.missed == list(match.game.plain_choice(decision, usual))
    assert puzzle.best == list(match.game.plain_choice(decision, usual[::-1]))


def test_with_open_cards_the_reasons_are_of_where_the_cards_really_lay() -> None:
    seen: list[RaceGame] = []

    class Watched(Outlook):
        def thumbs(self, game: Game, seed: str) -> list[Bot]:
            seen.append(cast(RaceGame, game.copy()))
            return super().thumbs(game, seed)

    before, seat, _, _ = next(Walk(Match.replay(ruleset_named("race"), begun("race"))).steps())
    decision = before.decision_of(seat)
    assert decision is not None
    one, another, *_ = decision.form.answers()
    real = sorted(cast(RaceGame, before).players[1 - seat].hand)
    for open_cards in (True, False):
        seen.clear()
        differences(before, decision, one, another, Watched(before), 2, "seed", open_cards)
        hands = [sorted(world.players[1 - seat].hand) for world in seen]
        assert len(hands) == 4
        assert all(hand == real for hand in hands) == open_cards


def test_what_cannot_be_reviewed_says_so() -> None:
    with pytest.raises(ReviewError, match="medium, hard, expert"):
        review_of(begun("race"), "grand master")
    empty = Match.begin(ruleset_named("race"), 2, {}, "nothing").record
    with pytest.raises(ReviewError, match="nothing to review"):
        review_of(empty)


@pytest.mark.parametrize("option", ["--html", "--results"])
def test_a_file_that_cannot_be_written_is_named_before_the_work(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, option: str
) -> None:
    monkeypatch.setattr("starboard.review.review_of", lambda *_: pytest.fail("it was reviewed before"))
    path = tmp_path / "game.jsonl"
    path.write_text(begun("frontiers").text(), encoding="utf-8")
    long = Path("x" * 300)
    for file, why in (
        (tmp_path, "it is a folder"),
        (tmp_path / "none" / "page.html", "there is no folder"),
        (long, "File name too long"),
    ):
        assert main(["review", str(path), option, str(file)]) == 2
        said = capsys.readouterr().err
        assert f"cannot write {str(file)[:60]}: {why}" in said
        assert said.count("\n") == 1


def test_the_command_tells_prints_json_and_writes_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(begun("frontiers").text(), encoding="utf-8")
    results = tmp_path / "results"
    given = ["review", str(path), "--level", "medium", "--results", str(results)]
    assert main([*given, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {"seat", "start", "luck", "own", "others", "result", "accuracy"} <= set(found["seats"][0])
    assert {"seat", "round", "kind", "played", "best", "loss", "error", "label"} <= set(found["decisions"][0])
    with results.open("a", encoding="utf-8") as file:
        file.write('{"name": "cho')  # killed while it wrote
    page = tmp_path / "page.html"
    assert main([*given, "--html", str(page), "--lang", "pl"]) == 0
    text = page.read_text(encoding="utf-8")
    assert "<svg" in text
    assert "http" not in text
    assert "cho\n" not in results.read_text(encoding="utf-8")
    assert main([*given, "--seat", "2"]) == 0
    assert "Player 2" in capsys.readouterr().out
    assert main(["review", str(path), "--results", str(path)]) == 2
    assert "is not the review of this game" in capsys.readouterr().err
    head, _, rest = results.read_text(encoding="utf-8").partition("\n")
    older = {**json.loads(head), "networks": "race-base-1"}
    results.write_text(f"{json.dumps(older)}\n{rest}", encoding="utf-8")
    assert main([*given, "--json"]) == 2
    assert "by these networks" in capsys.readouterr().err
    results.write_bytes(b"\xff\xfe")
    assert main([*given, "--json"]) == 2
    assert "is not the review of this game" in capsys.readouterr().err
    whole = page.with_name("results-again")
    assert main(["review", str(path), "--level", "medium", "--results", str(whole), "--json"]) == 0
    first = capsys.readouterr().out
    lines = whole.read_text(encoding="utf-8").splitlines()
    spoilt = json.loads(lines[2])
    spoilt["piece"] = {"first": 0}
    whole.write_text("\n".join([*lines[:2], json.dumps(spoilt), *lines[3:]]) + "\n", encoding="utf-8")
    assert main(["review", str(path), "--level", "medium", "--results", str(whole), "--json"]) == 0
    assert capsys.readouterr().out == first
    assert whole.read_text(encoding="utf-8").splitlines() == lines
    assert main(["review", str(path), "--seat", "3"]) == 2
    assert main(["review", str(tmp_path / "none")]) == 2
    assert main(["review", str(path), "--level", "top"]) == 2
    assert "medium, hard, expert" in capsys.readouterr().err

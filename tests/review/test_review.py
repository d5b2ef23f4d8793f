"""The review of a game: the split leaves nothing over, judgements know nothing that the seat did not, words say only
what was counted."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from starboard.bots import make_bot
from starboard.cli.main import main
from starboard.kernel.chance import Stream
from starboard.kernel.match import Match
from starboard.kernel.record import Record
from starboard.kernel.registry import ruleset_named
from starboard.review import Review, ReviewError, review_of
from starboard.review.game import Walk
from starboard.review.judgement import LEVELS, judged, label_of
from starboard.review.outlook import Outlook
from starboard.review.told import LOCALE, Teller
from starboard.review.why import Difference
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


def numbers(text: str) -> set[str]:
    """Those in a text, with a point also where the language has a comma."""
    return {found.replace(",", ".") for found in re.findall(r"\d+(?:[.,]\d+)?", text)}


@pytest.mark.parametrize("code", ["en", "pl"])
@each_game
def test_every_number_in_every_sentence_is_in_the_review(game: str, code: str) -> None:
    review = reviewed(game)
    face = face_for(review.ruleset, begun(game).options)
    teller = Teller(face, face.language(code, LOCALE))
    plain = review.plain()
    for seat in plain["seats"]:
        shares = [seat[name] for name in ("start", "luck", "own", "others", "result")]
        known = {str(abs(round(100 * share))) for share in shares} | {f"{seat['accuracy']:.0f}"}
        assert numbers(teller.seat(seat)) <= known | numbers(face.seat(seat["seat"], teller.words))
    turned = [at for at, point in enumerate(plain["chances"]) if point["number"] in plain["turning_points"]]
    for at, line in zip(turned, teller.turning_points(plain), strict=True):
        point, later = plain["chances"][at : at + 2]
        by = [round(100 * (b - a)) for a, b in zip(point["chances"], later["chances"], strict=True)]
        names = numbers(" ".join(face.seat(seat, teller.words) for seat in range(2)))
        assert numbers(line) <= {str(point["round"]), *(str(abs(one)) for one in by)} | names
    for decision in plain["decisions"]:
        known = {f"{100 * decision['loss']:.1f}", f"{100 * decision['error']:.1f}"}
        known |= {f"{abs(one['by']):.1f}" for one in decision["why"]}
        things = [*(teller.choice(decision[name]) for name in ("played", "best"))]
        things += [face.thing(one["thing"], teller.words) for one in decision["why"]]
        for line in teller.decision(decision)[1:]:
            assert numbers(line) <= known | numbers(" ".join(things))
    for what in ("points", "rival", "rounds"):
        said = [teller.why(Difference(what, SCORED[game], "pass", by, 0.1).plain()) for by in (1.25, -1.25)]
        assert said[0] != said[1]
        assert all("1.2" in numbers(one) for one in said)


def test_what_cannot_be_reviewed_says_so() -> None:
    with pytest.raises(ReviewError, match="medium, hard, expert"):
        review_of(begun("race"), "grand master")
    empty = Match.begin(ruleset_named("race"), 2, {}, "nothing").record
    with pytest.raises(ReviewError, match="nothing to review"):
        review_of(empty)


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
    assert main(["review", str(path), "--seat", "3"]) == 2
    assert main(["review", str(tmp_path / "none")]) == 2
    assert main(["review", str(path), "--level", "top"]) == 2
    assert "medium, hard, expert" in capsys.readouterr().err

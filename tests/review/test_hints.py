"""Hints: a nudge says where to look, and never what to choose."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import starboard.review
from starboard.bots import make_bot
from starboard.kernel.decision import Decision
from starboard.kernel.game import Game
from starboard.kernel.match import Match
from starboard.kernel.registry import ruleset_named
from starboard.review.hints import Advice, advised
from starboard.review.judgement import LEVELS, Worth
from starboard.review.outlook import Outlook
from starboard.review.told import LOCALE, Teller
from starboard.review.why import HOLDING, NO_SEAT, POINTS, ROUNDS, TOTAL, Difference
from starboard.server.coach.hints import told
from starboard.words.faces import face_for

WORDS = Path(starboard.review.__file__).parents[1]
KINDS: list[tuple[str, dict[str, int]]] = [("race", {}), ("race", {"level": 3}), ("frontiers", {}), ("sun", {})]
each_kind = pytest.mark.parametrize(("game", "options"), KINDS, ids=["race", "race-3", "frontiers", "sun"])


def questions(game: str, options: dict[str, int]) -> Iterator[tuple[Game, Decision]]:
    """Every question of a whole game that leaves something to decide."""
    match = Match.begin(ruleset_named(game), 2, dict(options), "nudges")
    bots = [make_bot("simple", game, "one"), make_bot("simple", game, "two")]
    while not match.over:
        decision = match.game.decisions[0]
        if not decision.form.single():
            yield match.game, decision
        match.choose(decision.seat, bots[decision.seat].choose(match.game, decision.seat))


def tellers(game: str, options: dict[str, int]) -> list[Teller]:
    face = face_for(ruleset_named(game), ruleset_named(game).complete(options))
    return [Teller(face, face.language(code, LOCALE)) for code in ("en", "pl")]


def told_of(options: list[str], lines: list[str]) -> list[str]:
    """The names of options that stand in these lines."""
    text = "\n".join(lines)
    return [name for name in options if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text, re.IGNORECASE)]


@each_kind
def test_a_nudge_names_no_option_whatever_will_count(game: str, options: dict[str, int]) -> None:
    """In every position: the difference that carries the value is taken to be one of the options, from each line that a
    score has."""
    seen = 0
    sources = re.findall(r"^nudge-(\S+) =", (WORDS / game / "locale" / "en" / "table.ftl").read_text("utf-8"), re.M)
    assert len(sources) > 3
    asked = [
        (decision.seat, [position.name(thing) for thing in decision.form.things()])
        for position, decision in questions(game, options)
    ]
    for teller in tellers(game, options):
        for seat, names in asked:
            spoken = [teller.face.thing(name, teller.words) for name in names]
            worths = [Worth([name], [0.5, 0.5], 0.0, 0.0) for name in names[:2]]
            for source in sources:
                held = source.removeprefix("holding-")
                one = Difference(POINTS, seat, source, names[0], 0, 2.0, 0.1)
                if held != source:
                    one = Difference(HOLDING, seat, held, "", 7, 2.0, 0.1)
                why = [one, Difference(TOTAL, 1 - seat, "", "", 0, -1.0, 0.1)]
                seen += 1
                assert told_of(spoken, teller.nudge(Advice(seat, worths, why, []))) == []
            theirs = [Difference(POINTS, 1 - seat, source, names[0], 0, 2.0, 0.1) for source in sources]
            assert all(told_of(spoken, teller.nudge(Advice(seat, worths, [one], []))) == [] for one in theirs)
            why = [Difference(ROUNDS, NO_SEAT, "", "", 0, 1.0, 0.1)]
            assert told_of(spoken, teller.nudge(Advice(seat, worths, why, []))) == []
    assert seen > 100


@each_kind
def test_a_whole_hint_begins_with_a_nudge_that_tells_nothing(game: str, options: dict[str, int]) -> None:
    """One real piece of advice, all the way."""
    for at, (position, decision) in enumerate(questions(game, options)):
        if at < 12 or decision.form.count() < 3:
            continue
        advice = advised(position, decision, Outlook(position), LEVELS["medium"], "seed")
        assert advice is not None
        for teller in tellers(game, options):
            names = [teller.choice([position.name(thing)]) for thing in decision.form.things()]
            nudge = teller.nudge(advice)
            assert nudge
            assert told_of(names, nudge) == []
            assert [teller.choice(worth.choice) for worth in advice.shortlist()]
        return


def test_a_hint_names_the_technology_and_not_only_its_slot() -> None:
    """Beyond the Sun: what is researched is offered by its slot, and known by its name."""
    position, decision = next(
        one for one in questions("sun", {}) if one[1].kind == "research" and len(one[1].form.things()) > 1
    )
    names = [position.name(thing) for thing in decision.form.things()][:2]
    advice = Advice(decision.seat, [Worth([name], [0.5, 0.5], 0.0, 0.0) for name in names], [], [names[1]])
    for teller in tellers("sun", {}):
        hint = told(advice, 3, teller, position)
        for name, choice in zip(names, hint.shortlist, strict=True):
            assert choice.text == teller.face.thing_now(position, name, teller.words)
            assert choice.text != teller.face.thing(name, teller.words)

"""Whole games in words: whatever can happen, be asked, be offered or be refused has its sentence in both languages."""

import re
from collections.abc import Iterator

import pytest

from starboard.kernel.chance import Chance, Stream
from starboard.kernel.decision import Decision
from starboard.kernel.face import Face
from starboard.kernel.game import Game
from starboard.kernel.language import LANGUAGES, Language
from starboard.kernel.ruleset import Value
from starboard.race.ruleset import RULESET

LEFTOVER = re.compile(r"[{}]|  | [.,]|\(\)|\?\?\?|\b(action|goal|search|kind|power):\S|\b[a-z]+(-[a-z]+)+\.\d")
"""What must not be in a sentence: pieces of messages, and names that are not for people."""

GAMES: list[tuple[dict[str, Value], int]] = [
    ({"level": 0}, 2),
    ({"level": 1}, 4),
    ({"level": 1, "draft": True}, 2),
    ({"level": 2}, 4),
    ({"level": 2, "preset": True}, 3),
    ({"level": 3}, 3),
    ({"level": 3}, 5),
    ({"level": 3, "advanced": True}, 2),
    ({"level": 3, "advanced": True, "takeovers": False}, 2),
    ({"level": 3, "draft": True}, 4),
    ({"level": 3, "solo": True}, 1),
]


def sentences_of(face: Face, game: Game, decision: Decision, told: Language) -> Iterator[str]:
    """All that a person may be shown at a decision."""
    seat = decision.seat
    plain = game.plain_decision(decision)
    yield face.question(plain, told)
    yield from face.ways(plain, told)
    for thing in decision.form.things():
        name = game.name(thing)
        yield face.option(name, plain, told)
        yield face.option(name, plain, told, brief=True)
        yield face.thing(name, told)
        yield from face.explain(name, told)
        prospect = face.prospect(game, seat, thing, told)
        if prospect:
            yield prospect


def table_of(face: Face, game: Game, decision: Decision, told: Language) -> Iterator[str]:
    """All that can be asked for besides."""
    view = game.view(decision.seat)
    yield from face.table(view, told)
    yield from face.table(game.view(None), told)
    yield from face.hand(view, told)
    yield from face.prospects(game, decision.seat, told)
    yield from face.scores(game.plain_standings(), told, decision.seat)
    if face.opens_turn(game.plain_decision(decision)):
        yield from face.summary(view, told)
    for player in view["table"]["players"]:  # type: ignore[index]
        for name in [*player.get("cards", ()), *(place["card"] for place in player["tableau"])]:
            reason = game.why_not(decision.seat, game.thing(name))
            if reason is not None:
                yield face.reason(reason, game, told)


def reads_well(line: str) -> None:
    text = line.strip()
    assert text
    assert not LEFTOVER.search(text), line


@pytest.mark.parametrize(("options", "seats"), GAMES, ids=str)
def test_nothing_is_without_words(options: dict[str, Value], seats: int) -> None:
    complete = RULESET.complete(options)
    face = RULESET.face_with(complete)
    languages = [face.language(code) for code in LANGUAGES]
    for seed in range(2):
        game = RULESET.new_game(seats, complete, Chance.seeded(f"words {seed}", seats), True)
        source = Stream(f"words {seed}")
        number = 0
        seen: set[str] = set()
        while not game.over:
            decision = game.decisions[source.below(len(game.decisions))]
            told = languages[number % len(languages)]
            for line in sentences_of(face, game, decision, told):
                reads_well(line)
            if number % 10 == 0 or decision.kind not in seen:
                seen.add(decision.kind)
                for line in table_of(face, game, decision, told):
                    reads_well(line)
            game.decide(decision.seat, decision.form.random(source))
            number += 1
        assert game.events is not None
        for event in game.events:
            for told in languages:
                for viewer in (0, seats - 1, None):
                    plain = event.seen_by(viewer)
                    reads_well(face.event(plain, told, viewer))
        for told in languages:
            for line in face.scores(game.plain_standings(), told, 0, True):
                reads_well(line)

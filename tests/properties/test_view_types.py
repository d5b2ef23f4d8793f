"""What a game says of the shape of its views and drawings is what it sends: every key, and no other."""

from __future__ import annotations

from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator
from tests.properties.play import settings_of

from starboard.kernel import Match, Ruleset, Stream
from starboard.kernel.registry import ruleset_named, ruleset_names
from starboard.server.web.schema import document
from starboard.words.faces import face_of, faces
from starboard.words.language import LANGUAGES

GAMES = [name for name in ruleset_names() if face_of(name).view_type() is not None]
MOST_CHOICES = 400
LOOK_EVERY = 7


def validator_of(ruleset: str, definition: str = "") -> Draft202012Validator:
    """Checks views of a game, or something that one of its definitions describes."""
    return Draft202012Validator({**document(faces()), "$ref": f"#/views/{ruleset}{definition}"})


def played(ruleset: Ruleset, options: dict[str, Any], seats: int, seed: int) -> list[Any]:
    """The views of everybody, now and then, of one random game to its end."""
    match = Match.begin(ruleset, seats, options, str(seed), side_by_side=True)
    source = Stream(f"player {seed}")
    found: list[Any] = []
    for number in range(MOST_CHOICES):
        if number % LOOK_EVERY == 0 or match.over:
            found += [match.game.view(seat)["table"] for seat in [None, *range(seats)]]
        if match.over:
            break
        decisions = match.game.decisions
        decision = decisions[source.below(len(decisions))]
        match.choose(decision.seat, decision.form.random(source), decision.id)
    return found


def test_every_game_of_this_package_describes_its_views() -> None:
    assert {"race", "frontiers", "sun"} <= set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_views_have_the_shape_that_their_game_describes(name: str) -> None:
    ruleset = ruleset_named(name)
    validator = validator_of(name)
    settings = settings_of(ruleset)
    step = max(1, len(settings) // 12)
    for seed, (options, seats) in enumerate(settings[::step]):
        for view in played(ruleset, options, seats, seed):
            fault = next(validator.iter_errors(view), None)
            assert fault is None, f"{options} {fault.instance_path}: {fault.message}"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_drawings_have_the_shape_that_their_game_describes(name: str, code: str) -> None:
    face = face_of(name)
    validator = validator_of(name, "/$defs/Drawing")
    for thing, entry in face.atlas(face.language(code)).items():
        assert validator.is_valid(entry["drawing"]), f"{thing}: {entry['drawing']}"

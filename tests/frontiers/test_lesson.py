"""The first lesson of New Frontiers: who follows it sees what its notes speak of, and who does not is not lost."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.bots import make_bot
from starboard.frontiers.face import FACE
from starboard.frontiers.ruleset import RULESET
from starboard.kernel.chance import Stream
from starboard.kernel.match import Match
from starboard.words.language import LANGUAGES
from starboard.words.lesson import Note

FOUND = FACE.lesson()
assert FOUND is not None
LESSON = FOUND
TAUGHT = 4
"""The rounds in which the teacher suggests what to do."""

PATH = [
    ("first-action", ["action:explore"]),
    ("first-world", ["artist-settlement"]),
    ("second-world", ["imperium-blaster-gem-consortium"]),
    ("first-development", ["export-duties"]),
    ("first-sale", ["alpha-centauri"]),
    ("second-action", ["action:settle"]),
    ("first-colony", ["artist-settlement"]),
    ("second-development", ["mining-industry"]),
    ("another-world", ["pre-sentient-race"]),
    ("third-action", ["action:produce"]),
    ("any-world", []),
    ("fourth-action", ["action:settle"]),
    ("second-colony", ["pre-sentient-race"]),
]


def played(rounds: int, follow: bool) -> tuple[Match, list[tuple[str, Note | None]]]:
    """The lesson against its bots, by its suggestions or at random; with the kind of each question and its note."""
    match = Match.begin(RULESET, LESSON.seats, LESSON.options, LESSON.seed, side_by_side=True)
    bots = [make_bot(LESSON.bot, "frontiers", LESSON.bot_seed(seat)) for seat in range(LESSON.seats)]
    source = Stream("learner")
    notes: list[tuple[str, Note | None]] = []
    while not match.over and match.game.round <= rounds:
        decision = match.game.decisions[0]
        if decision.seat != LESSON.you:
            choice = bots[decision.seat].choose(match.game, decision.seat)
        else:
            note = LESSON.note(match.game, decision)
            notes.append((decision.kind, note))
            choice = decision.form.random(source)
            if follow and note is not None and note.suggest:
                choice = match.game.choice_from(decision, note.suggest)
        match.choose(decision.seat, choice, decision.id)
    return match, notes


def test_who_follows_the_suggestions_comes_by_every_note_in_order() -> None:
    _, notes = played(TAUGHT, follow=True)
    assert [(note.message, note.suggest) for _, note in notes[: len(PATH)] if note is not None] == PATH
    assert all(note is not None for _, note in notes)


def own(match: Match) -> dict[str, Any]:
    table: dict[str, Any] = match.game.table(None)
    player: dict[str, Any] = table["players"][LESSON.you]
    return player


def test_who_follows_has_what_the_notes_speak_of() -> None:
    match, _ = played(2, follow=True)
    player = own(match)
    assert [colony["tile"] for colony in player["colonies"]] == ["alpha-centauri", "artist-settlement"]
    assert player["developments"] == ["export-duties", "mining-industry"]
    assert player["explored"] == ["imperium-blaster-gem-consortium", "pre-sentient-race"]
    assert match.game.table(None)["produce_credits"] == 2


def test_producing_brings_what_the_teacher_promised() -> None:
    match, _ = played(3, follow=True)
    player = own(match)
    assert [colony["good"] for colony in player["colonies"]] == ["rare", "novelty"]
    assert (player["credits"], player["colonists"]) == (4, 2), "two from the tile, two from Mining Industry"


def test_at_the_end_of_the_taught_rounds_there_is_a_third_colony_with_its_good() -> None:
    match, _ = played(TAUGHT, follow=True)
    assert {"tile": "pre-sentient-race", "good": "genes"} in own(match)["colonies"]


def test_who_goes_another_way_is_told_something_all_the_same() -> None:
    _, notes = played(TAUGHT, follow=False)
    assert {kind for kind, note in notes if note is None} <= {"kind", "pay-to-produce", "settle-again"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_notes_are_short_paragraphs(code: str) -> None:
    words = FACE.language(code)
    for note in LESSON.notes:
        assert note.title(words)
        assert all(0 < len(paragraph) < 500 for paragraph in note.text(words))

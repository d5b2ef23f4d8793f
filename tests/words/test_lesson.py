"""Lessons: which note fits a decision, and that every game's lesson can be followed from its deal to its last note."""

import pytest

from starboard.bots import bot_names, make_bot
from starboard.kernel.decision import Decision
from starboard.kernel.match import Match
from starboard.kernel.registry import ruleset_named, ruleset_names
from starboard.words.faces import face_of
from starboard.words.language import LANGUAGES
from starboard.words.lesson import Lesson, Note, parse

GAMES = ruleset_names()
games = pytest.mark.parametrize("game", GAMES)
MOST_DECISIONS = 5000


def lesson_of(game: str) -> Lesson:
    lesson = face_of(game).lesson()
    assert lesson is not None
    return lesson


def begun(game: str) -> Match:
    lesson = lesson_of(game)
    return Match.begin(ruleset_named(game), lesson.seats, lesson.options, lesson.seed, side_by_side=True)


def first_decision(match: Match) -> Decision:
    return match.game.decisions[0]


# --- which note ---------------------------------------------------------------------------------------------


def chosen(notes: list[Note]) -> Note | None:
    match = Match.begin(ruleset_named("race"), 2, {}, "notes")
    return Lesson({}, 2, 0, "notes", "simple", notes).note(match.game, first_decision(match))


def legal_answer() -> list[str | int]:
    match = Match.begin(ruleset_named("race"), 2, {}, "notes")
    decision = first_decision(match)
    return [*match.game.plain_choice(decision, decision.form.first())]


def test_a_note_goes_by_the_kind_of_decision() -> None:
    assert chosen([Note("trade", "other", [], [])]) is None
    fitting = Note("starting-discard", "fits", [], [])
    assert chosen([Note("trade", "other", [], []), fitting]) is fitting


def test_a_note_for_this_round_comes_before_one_for_any_round() -> None:
    special = Note("starting-discard", "special", [0], [])
    later = Note("starting-discard", "later", [1, 2], [])
    assert chosen([later, Note("starting-discard", "general", [], []), special]) is special


def test_a_suggestion_that_is_not_legal_is_never_made() -> None:
    plain = Note("starting-discard", "plain", [0], [])
    assert chosen([Note("starting-discard", "wrong", [0], ["no-such-card"]), plain]) is plain
    assert chosen([Note("starting-discard", "too-few", [0], legal_answer()[:1])]) is None


def test_a_legal_suggestion_comes_before_a_note_without_one() -> None:
    helpful = Note("starting-discard", "helpful", [0], legal_answer())
    assert chosen([Note("starting-discard", "plain", [0], []), helpful]) is helpful


def test_a_file_says_a_lesson() -> None:
    lesson = parse(
        {
            "options": {"level": 0},
            "seats": 2,
            "you": 0,
            "seed": "first",
            "bot": "simple",
            "notes": [{"kind": "action", "message": "hello", "rounds": [1], "suggest": ["action:settle"]}],
        }
    )
    (note,) = lesson.notes
    assert (note.kind, note.message, note.rounds, note.suggest) == ("action", "hello", [1], ["action:settle"])
    assert lesson.bot_seed(0) != lesson.bot_seed(1)


# --- every game's lesson ------------------------------------------------------------------------------------


@games
def test_the_table_of_a_lesson_can_be_laid(game: str) -> None:
    lesson = lesson_of(game)
    assert 0 <= lesson.you < lesson.seats
    assert lesson.bot in bot_names(game)
    assert begun(game).game.decisions


@games
def test_the_notes_are_about_decisions_that_the_game_has(game: str) -> None:
    keys = face_of(game).language("en").keys
    for note in lesson_of(game).notes:
        assert f"decision-{note.kind}" in keys


@games
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_note_has_a_title_and_a_text(game: str, code: str) -> None:
    words = face_of(game).language(code)
    for note in lesson_of(game).notes:
        assert note.title(words)
        assert all(note.text(words))


@games
def test_who_follows_every_suggestion_meets_every_note_of_a_round(game: str) -> None:
    """Where nothing is suggested the learner plays like the bot beside them. Notes for any round may be for others."""
    lesson = lesson_of(game)
    match = begun(game)
    bots = [make_bot(lesson.bot, game, lesson.bot_seed(seat)) for seat in range(lesson.seats)]
    met = []
    for _ in range(MOST_DECISIONS):
        if match.over:
            break
        decision = first_decision(match)
        choice = bots[decision.seat].choose(match.game, decision.seat)
        note = lesson.note(match.game, decision) if decision.seat == lesson.you else None
        if note is not None:
            met.append(note.message)
            choice = match.game.choice_from(decision, note.suggest) if note.suggest else choice
        match.choose(decision.seat, choice)
    assert match.over
    assert {note.message for note in lesson.notes if note.rounds} - set(met) == set()

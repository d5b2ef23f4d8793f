"""The rules reference: how its files are read, and that every game's covers what its players are asked."""

import pytest

from starboard.kernel.registry import ruleset_names
from starboard.words.face import Face
from starboard.words.faces import face_of
from starboard.words.language import LANGUAGES
from starboard.words.reference import UnreadableReference, parse

GAMES = ruleset_names()
games = pytest.mark.parametrize("game", GAMES)


def face(game: str) -> Face:
    return face_of(game)


def asked_kinds(game: str) -> set[str]:
    """Every kind of decision has its question in the language files, and nothing else begins like that."""
    keys = face(game).language("en").keys
    return {key.removeprefix("decision-") for key in keys if key.startswith("decision-")}


def test_a_section_has_a_title_its_kinds_paragraphs_and_items() -> None:
    first, second = parse(
        "## Drawing cards {#draw}\nkinds: draw, keep\n\nOne paragraph\non two lines.\n\n- one\n- two,\n  longer\n"
        "## The end {#end}\nIt ends.\n"
    )
    assert (first.id, first.title, first.kinds) == ("draw", "Drawing cards", ["draw", "keep"])
    assert first.text == ["One paragraph on two lines.", "- one", "- two, longer"]
    assert (second.id, second.kinds, second.text) == ("end", [], ["It ends."])


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("No heading.\n", "line 1: text before the first heading"),
        ("## One {#one}\n\n## Two {#one}\n", "line 3: there is a section 'one' already"),
        ("## Without an id\n", "line 1: a heading is"),
    ],
)
def test_a_file_that_cannot_be_read_says_where(text: str, complaint: str) -> None:
    with pytest.raises(UnreadableReference, match=complaint):
        parse(text)


@games
def test_all_languages_have_the_same_sections(game: str) -> None:
    found = [[(one.id, one.kinds) for one in face(game).sections(code)] for code in LANGUAGES]
    assert all(other == found[0] for other in found)


@games
def test_all_languages_say_as_much(game: str) -> None:
    """Paragraph for paragraph and item for item, so that nobody is told less."""
    found = [
        {one.id: [line.startswith("- ") for line in one.text] for one in face(game).sections(code)}
        for code in LANGUAGES
    ]
    assert all(other == found[0] for other in found)


@games
def test_every_decision_has_exactly_one_section(game: str) -> None:
    explained = [kind for section in face(game).sections("en") for kind in section.kinds]
    assert sorted(explained) == sorted(asked_kinds(game))
    assert {face(game).rule(kind) for kind in explained} <= {section.id for section in face(game).sections("en")}


@games
@pytest.mark.parametrize("code", LANGUAGES)
def test_no_section_is_empty(game: str, code: str) -> None:
    for section in face(game).sections(code):
        assert section.text, section.id
        assert all(line.removeprefix("- ").strip() for line in section.text), section.id

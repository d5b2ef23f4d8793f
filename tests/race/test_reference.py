"""The rules reference says what the rules do: the numbers in it are those of the engine."""

import pytest

from starboard.race import vocabulary
from starboard.race.draft import PACKETS
from starboard.race.face import face_at
from starboard.race.rounds import LARGER_TABLEAU_END, TABLEAU_END
from starboard.words.language import LANGUAGES

languages = pytest.mark.parametrize("code", LANGUAGES)


def text(code: str, section: str) -> str:
    face = face_at(3)
    (found,) = [one for one in face.sections(code) if one.id == section]
    return " ".join(found.text)


@languages
def test_every_phase_has_its_section(code: str) -> None:
    titles = {section.id: section.title for section in face_at(3).sections(code)}
    language = face_at(3).language(code)
    for phase in ("explore", "develop", "settle", "consume", "produce"):
        assert titles[phase].startswith(f"{language(f'sign-{phase}')} {language(f'phase-{phase}')}")


@languages
def test_the_prices_of_goods_are_right(code: str) -> None:
    language = face_at(3).language(code)
    for good in (vocabulary.NOVELTY, vocabulary.RARE, vocabulary.GENES, vocabulary.ALIEN):
        assert f"{language(f'good-{vocabulary.GOODS[good]}')} {vocabulary.TRADE_PRICE[good]}" in text(code, "trade")


@languages
def test_the_end_of_the_game_is_right(code: str) -> None:
    assert str(TABLEAU_END) in text(code, "end")
    assert str(LARGER_TABLEAU_END) in text(code, "end")


@languages
def test_the_sizes_of_packets_are_right(code: str) -> None:
    for sizes in PACKETS.values():
        assert str(sizes[0]) in text(code, "draft")


@languages
def test_all_that_comes_with_an_expansion_has_its_section(code: str) -> None:
    ids = {section.id for section in face_at(3).sections(code)}
    assert {"draft", "goals", "takeovers", "defense", "prestige", "search", "refinery", "solo"} <= ids


@languages
def test_a_question_leads_to_its_section(code: str) -> None:
    assert face_at(0).rule("pay-world") == "payment"
    assert face_at(3).rule("defend") == "defense"
    assert text(code, face_at(0).rule("consume-goods"))

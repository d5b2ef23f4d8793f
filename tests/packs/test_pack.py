"""Packs: what they hold, how they are written and read, and that nothing else gets through."""

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from starboard.kernel.registry import ruleset_named
from starboard.packs import Pack, PackError, Reading
from starboard.packs.check import contradictions
from starboard.packs.pack import MOST_BYTES, Parsing
from starboard.packs.toml import value_text
from starboard.words import printed_values, tally

EMPIRE = {"seats_2": [3, 2], "seats_3": [3, 2], "seats_4": [3, 2, 1]}
HEAD = 'game = "sun"\nname = "my-box"\nedition = "English, 2020"\n'
OTHER = HEAD.replace("sun", "frontiers")
GAMES = ("frontiers", "race", "sun")
PRINTED = {game: printed_values(ruleset_named(game)) for game in GAMES}


def pack_of(game: str, **readings: Any) -> Pack:
    return Pack(game, "my-box", "English, 2020", readings={path: Reading(*one) for path, one in readings.items()})


# --- what a pack is -----------------------------------------------------------------------------------------


def test_a_pack_holds_what_differs_and_what_was_confirmed() -> None:
    pack = Pack.parse(
        HEAD + "[achievement.empire]\n"
        "slots = { seats_2 = [3, 2], seats_3 = [3, 2], seats_4 = [3, 2, 1] }\n"
        '[achievement.frontier]\nname = "Frontier"\nmarks = { name = "own copy, seen at a friend\'s" }\n'
        "[technology.narrow-beam-lasers]\npassive = []\n"
    )
    assert pack.overrides() == {"achievement/empire/slots": EMPIRE}
    assert pack.confirmed() == ["achievement/frontier/name", "technology/narrow-beam-lasers/passive"]
    assert pack.readings["achievement/empire/slots"].source == "own copy, English, 2020"
    assert pack.readings["achievement/frontier/name"].source == "own copy, seen at a friend's"


def test_confirmed_values_leave_the_content_as_it_is_but_there_is_less_to_do() -> None:
    rules = ruleset_named("frontiers")
    old_earth = [one for one in PRINTED["frontiers"] if one.thing == "old-earth"]
    pack = pack_of("frontiers", **{one.path: (one.value, "own copy") for one in old_earth})
    assert any(one.field == "powers" for one in old_earth)
    assert pack.overrides() == {}
    assert pack.ruleset().content_hash({}) == rules.content_hash({})
    left = tally(pack.printed_values())
    assert left.reconstructed == tally(PRINTED["frontiers"]).reconstructed - tally(old_earth).reconstructed
    assert left.values == tally(PRINTED["frontiers"]).values


def test_a_game_is_played_with_the_values_of_a_pack() -> None:
    pack = pack_of("sun", **{"achievement/empire/slots": (EMPIRE, "own copy")})
    rules = pack.ruleset()
    assert rules.overrides == {"achievement/empire/slots": EMPIRE}
    assert rules.content_hash({}) != ruleset_named("sun").content_hash({})


def test_a_pack_is_held_against_the_rulebook() -> None:
    sound = pack_of("sun", **{"achievement/empire/slots": (EMPIRE, "own copy")})
    assert contradictions(sound.ruleset()) == []
    greedy = {"seats_2": [9, 2], "seats_3": [9, 2], "seats_4": [9, 2, 1]}
    found = contradictions(pack_of("sun", **{"achievement/empire/slots": (greedy, "own copy")}).ruleset())
    assert found is not None
    assert "Empire: more than 4 VP for a slot" in found


def test_the_pack_in_the_docs_is_one() -> None:
    page = (Path(__file__).parents[2] / "docs" / "content.md").read_text(encoding="utf-8")
    (text,) = re.findall(r"^```toml\n(game = .*?)^```$", page, flags=re.MULTILINE | re.DOTALL)
    pack = Pack.parse(text)
    assert list(pack.overrides()) == ["achievement/empire/slots"]
    assert pack.confirmed() == ["setup/expert_row"]
    assert contradictions(pack.ruleset()) == []


# --- there and back -----------------------------------------------------------------------------------------

texts = st.text(st.characters(categories=["L", "N", "P", "S"], include_characters=' "\\'), min_size=1, max_size=40)


@st.composite
def packs(draw: st.DrawFn) -> Pack:
    """Values as they are built in, and numbers and names that are others: whatever a box may say."""
    game = draw(st.sampled_from(GAMES))
    chosen = draw(st.lists(st.sampled_from(PRINTED[game]), max_size=8, unique_by=lambda one: one.path))
    readings = {}
    for one in chosen:
        value = one.value
        if one.field in ("name", "name_pl"):
            value = draw(st.one_of(st.just(value), texts))
        elif one.field == "vp" and isinstance(value, int):
            value = draw(st.integers(0, 20))
        readings[one.path] = Reading(value, draw(texts))
    edition, note = draw(texts.filter(str.strip)), draw(st.one_of(st.just(""), texts))
    return Pack(game, "a-pack", edition, note, readings)


@settings(max_examples=60, deadline=None)
@given(packs())
def test_a_pack_comes_back_as_it_was_written(pack: Pack) -> None:
    text = pack.text()
    again = Pack.parse(text)
    assert again == pack
    assert again.text() == text


def test_a_pack_with_the_longest_edition_comes_back_too() -> None:
    """Its edition is in the mark of every value, which has a bound of its own."""
    pack = Pack.parse(HEAD.replace("English, 2020", "x" * 100) + "[system.sirius]\nvp = 2")
    assert Pack.parse(pack.text()) == pack


def test_every_printed_value_can_stand_in_a_pack() -> None:
    for game, values in PRINTED.items():
        pack = Pack(game, "whole", "all of it", "", {one.path: Reading(one.value, "own copy") for one in values})
        again = Pack.parse(pack.text())
        assert again == pack
        assert again.overrides() == {}
        assert tally(again.printed_values()).reconstructed == 0


# --- what is refused ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("game = \nname = 3", "box.toml: not a TOML file: Invalid value (at line 1, column 8)"),
        ('name = "my-box"', "box.toml: game is missing; a pack begins with game, name and edition"),
        ('game = "chess"\nname = "a"\nedition = "b"', "box.toml: game: there is no ruleset 'chess'"),
        ('game = "sun"\nname = "../x"\nedition = "b"', "box.toml: name is made of at most 40 small letters"),
        ('game = "sun"\nname = "a"\nedition = " "', "box.toml: edition says which box was looked at"),
        ('game = "sun"\nname = "a"\nedition = 3', "box.toml: edition is a text of at most 100 letters on one line"),
        (
            HEAD.replace("English, 2020", "x" * 101),
            "box.toml: edition is a text of at most 100 letters on one line",
        ),
        (HEAD + "[planet.mars]\nvp = 1", "box.toml: there is no kind of piece 'planet'; there are technology, event"),
        (HEAD + "[system.mars]\nvp = 1", "box.toml, line 4: there is no system 'mars'; a pack has no new pieces"),
        (HEAD + "system = 3", "box.toml: system is a table, as in [system.NAME]"),
        (HEAD + "[system]\nsirius = 3", "box.toml, line 4: system sirius is a table, as in [system.sirius]"),
        (HEAD + "\n[system.sirius]\npower = 3\ncolour = 1", "box.toml, line 7: system/sirius/colour: 'colour'"),
        (
            HEAD + "[system.sirius]\npower = 3.5",
            "box.toml, line 5: system/sirius/power: '3.5' is no text, whole number",
        ),
        (
            HEAD + "[system.sirius]\npower = 1979-05-27",
            "box.toml, line 5: system/sirius/power: '1979-05-27' is no text",
        ),
        (
            HEAD + "[system.sirius]\npower = 12345",
            "box.toml, line 5: system/sirius/power: a number is from -100 to 1000",
        ),
        (HEAD + "[system.sirius]\nvp = 'many'", "box.toml, line 4: Sirius: vp is not a number"),
        (HEAD + "[system.sirius]\nspec = ['gold']", "box.toml, line 4: Sirius: 'gold' is not one of food, ore"),
        (HEAD + "[system.sirius]\non_control = [{ do = 'win' }]", "box.toml, line 4: Sirius: {'do': 'win'} is not an"),
        (HEAD + "[system.sirius]\nmarks = 3", "box.toml, line 5: system sirius: marks is a table: a text for each"),
        (HEAD + "[system.sirius]\nmarks = { vp = 'x' }", "box.toml, line 5: system sirius: a mark for 'vp', which is"),
        (HEAD + "[system.sirius]\nvp = 3\nmarks = { vp = '' }", "box.toml, line 6: system sirius: the mark of vp says"),
        (HEAD + "[setup]\nend_discs = 3", "box.toml, line 4: setup: "),
        (HEAD + "[system.sirius]\nname = ' '", "box.toml, line 4: Sirius: name is not a text"),
        (OTHER + "[world.gem-world]\ncost = 'x'", "box.toml, line 4: Gem World: cost should be a whole number"),
        (HEAD + f"[system.sirius]\npower = {'9' * 5000}", "box.toml: not a TOML file: Exceeds the limit"),
        (HEAD + f"x = {'[' * 5000}", "box.toml: lists are nested too deep"),
        (HEAD + "a" + ".a" * 100_000 + " = 1", "box.toml: a name of more than 16 parts with dots between them"),
        (HEAD + """[a. 'b.c' ."d\\".e".f.""" + '"g" . ' * 20 + "h]", "box.toml: a name of more than 16 parts"),
        (HEAD + f"# {'x' * MOST_BYTES}", f"box.toml: longer than {MOST_BYTES} bytes, which no pack needs"),
    ],
)
def test_a_slip_is_named_with_its_file_and_line(text: str, sentence: str) -> None:
    with pytest.raises(PackError) as refused:
        Pack.parse(text, "box.toml")
    assert str(refused.value).startswith(sentence)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("bad", [0, 57, 115])
def test_the_piece_to_blame_among_many_is_found_in_few_tries(bad: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each try reads the whole content of the game, and anybody may send a pack to a server."""
    tries = []
    look = Parsing.fault

    def counted(self: Parsing, *given: Any) -> str:
        tries.append(given)
        return look(self, *given)

    monkeypatch.setattr(Parsing, "fault", counted)
    tables = ruleset_named("frontiers").tables()
    pieces = [
        (kind.name, name) for kind in tables.kinds.values() if "vp" in kind.fields for name in tables.names[kind.name]
    ]
    lines = [f"[{kind}.{name}]\nvp = {'true' if at == bad else 9}" for at, (kind, name) in enumerate(pieces)]
    with pytest.raises(PackError, match=rf"\Abox\.toml, line {4 + 2 * bad}: .*vp should be a whole number"):
        Pack.parse(OTHER + "\n".join(lines), "box.toml")
    assert len(pieces) == 116
    assert len(tries) <= 8


@settings(max_examples=150, deadline=None)
@given(st.one_of(st.text(max_size=300), st.binary(max_size=300).map(lambda raw: raw.decode("utf-8", "replace"))))
def test_garbage_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(PackError, match=r"\Abox\.toml"):
        Pack.parse(text, "box.toml")


def taken_or_refused(text: str) -> tuple[Pack | None, str]:
    """The pack, or the sentence that refuses it."""
    try:
        return Pack.parse(text, "box.toml"), ""
    except PackError as error:
        return None, str(error)


plain = st.recursive(
    st.one_of(st.booleans(), st.integers(-200, 2000), texts),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(texts, inner, max_size=4)),
    max_leaves=8,
)


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from([one for game in GAMES for one in PRINTED[game]]), plain)
def test_any_value_in_any_place_is_taken_or_refused_in_one_sentence(one: Any, value: Any) -> None:
    game = next(game for game in GAMES if one in PRINTED[game])
    head, table = f'game = "{game}"\nname = "a"\nedition = "b"\n', f"[{one.kind}.{one.thing}]"
    text = f"{head}{table if one.thing else f'[{one.kind}]'}\n{one.field} = {value_text(value)}\n"
    pack, sentence = taken_or_refused(text)
    if pack is not None:
        contradictions(pack.ruleset())
    else:
        assert sentence.startswith("box.toml")
        assert len(sentence.splitlines()) == 1


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_damaged_pack_is_taken_or_refused_in_one_sentence(data: st.DataObject) -> None:
    text = HEAD + "[achievement.empire]\n" + f"slots = {value_text(EMPIRE)}\n"
    at = data.draw(st.integers(0, len(text) - 1))
    damaged = text[:at] + data.draw(st.text(max_size=3)) + text[at + data.draw(st.integers(0, 5)) :]
    pack, sentence = taken_or_refused(damaged)
    assert pack is not None or sentence.startswith("box.toml")

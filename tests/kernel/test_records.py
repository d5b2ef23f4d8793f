"""Records: versioned JSON lines that give the same game again; a damaged or foreign file says what and where."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.toy.game import FISH, RULESET

from starboard.kernel import Match, Record, RecordError, Stream
from starboard.kernel.record import Entry


def played(steps: int = 25, side_by_side: bool = False) -> Match:
    match = Match.begin(RULESET, 2, {}, "records", side_by_side)
    match.digests = True
    source = Stream("records")
    match.change_seat(0, "żółw \u2028 \x85 \ud800 \U0001f680")
    for _ in range(steps):
        if not match.over:
            decision = match.game.decisions[-1]
            match.choose(decision.seat, decision.form.random(source))
    return match


TEXT = played().record.text()


def changed(number: int, **fields: Any) -> str:
    """The text with fields of one line (counted from 1) replaced; None removes one."""
    lines = TEXT.splitlines()
    data = json.loads(lines[number - 1])
    data.update(fields)
    lines[number - 1] = json.dumps({name: value for name, value in data.items() if value is not None})
    return "\n".join(lines) + "\n"


def noted(**fields: Any) -> str:
    """The text with a note as its third line."""
    lines = TEXT.splitlines()
    lines.insert(2, json.dumps({"do": "note", "seat": 0, "kind": "hint", "data": {"about": "trade"}, **fields}))
    return "\n".join(lines) + "\n"


def load(text: str) -> Match:
    return Match.replay(RULESET, Record.parse(text))


def test_a_record_is_plain_text_and_gives_the_same_game_again() -> None:
    match = played(400)
    assert match.over
    text = match.record.text()
    assert text.isascii()
    again = load(text)
    assert again.record.text() == text
    assert again.game.digest() == match.game.digest()
    assert again.record.entries[0].by == match.record.entries[0].by
    assert json.loads(text.splitlines()[0])["starboard"] == 2
    assert all("digest" in json.loads(line) for line in text.splitlines()[1:])


def test_notes_are_kept_and_change_nothing() -> None:
    """Of kinds that nobody knows, too."""
    for text in (noted(), noted(seat=-1, kind="talk", data={"text": ["hello", 1, None, {"x": 2.5}]})):
        again = load(text)
        assert again.record.text().splitlines()[2:] == [
            json.dumps(json.loads(line), separators=(",", ":")) for line in text.splitlines()[2:]
        ]
        assert again.game.digest() == load(TEXT).game.digest()
        assert [entry.do for entry in again.record.entries].count("note") == 1


def test_a_match_takes_notes() -> None:
    match = played(3)
    before = match.game.digest()
    match.note(1, "hint", {"suggests": ["pass"]})
    assert match.game.digest() == before
    assert load(match.record.text()).record.text() == match.record.text()
    for seat, kind, data in ((2, "hint", {}), (0, "?", {}), (0, "hint", {"x": "y" * 2000})):
        with pytest.raises(RecordError):
            match.note(seat, kind, data)


def test_a_record_says_what_a_bot_plays_with() -> None:
    match = played(1)
    match.change_seat(1, "simple", "rules of thumb 1")
    again = Record.parse(match.record.text()).entries[-1]
    assert (again.by, again.plays_with) == ("simple", "rules of thumb 1")


def test_the_first_format_is_read_and_written_anew() -> None:
    lines = TEXT.splitlines()
    header = json.loads(lines[0])
    first = json.dumps({**header, "starboard": 1, "content": header["content"]["hash"]})
    assert load("\n".join([first, *lines[1:]]) + "\n").record.text() == TEXT


@pytest.mark.parametrize(
    ("lines", "seats"),
    [
        (["person 0", "simple 1", "choice 0", "choice 1"], []),
        (["person 0", "person 1", "choice 0", "simple 0", "choice 0", "person 0", "choice 0"], [0]),
        (["person 0", "person 1", "simple 1", "person 1", "choice 1"], []),
        (["person 0", "person 1", "resign 1", "choice 0", "choice 1"], [1]),
        (["choice 0", "choice 1"], []),
        (["person 0", "person 1", "choice 0", "lapse 1", "choice 1", "choice 1"], [1]),
        (["person 0", "person 1", "lapse 1"], []),
    ],
)
def test_a_record_tells_for_which_people_a_bot_has_played(lines: list[str], seats: list[int]) -> None:
    record = Record("toy", 1, "toy", 2, {}, "seed")
    for line in lines:
        what, _, seat = line.partition(" ")
        do = what if what in ("choice", "resign") else "note" if what == "lapse" else "seat"
        record.entries.append(Entry(do, int(seat), "0.1", [], what if do == "seat" else "", kind="lapse"))
    assert Record.parse(record.text()).played_for() == seats


def test_digests_are_optional() -> None:
    lines = [json.loads(line) for line in TEXT.splitlines()]
    for line in lines:
        line.pop("digest", None)
    bare = "".join(json.dumps(line) + "\n" for line in lines)
    assert load(bare).game.digest() == load(TEXT).game.digest()


def test_the_first_entries_can_be_replayed_alone() -> None:
    record = Record.parse(TEXT)
    assert len(Match.replay(RULESET, record, 4).record.entries) == 4
    assert Match.replay(RULESET, record, 0).record.entries == []


def test_lines_that_end_as_on_windows_are_read() -> None:
    assert load(TEXT.replace("\n", "\r\n")).record.text() == TEXT


def test_sets_are_recorded_in_one_order() -> None:
    """A set picked in any order leads to the same position as its record does."""
    race = pytest.importorskip("starboard.race.ruleset").RULESET
    match = Match.begin(race, 2, {}, "sets")
    match.digests = True
    for seat in (1, 0):
        decision = match.game.decision_of(seat)
        assert decision is not None
        match.choose(seat, decision.form.first()[::-1])
    assert Match.replay(race, Record.parse(match.record.text())).game.digest() == match.game.digest()


BAD = [
    ("", 0, "empty"),
    ("\n", 1, "not JSON"),
    ("hello\n", 1, "not JSON"),
    ("[" * 100_000 + "\n", 1, "not JSON"),
    ("[1]\n", 1, "JSON object"),
    ('{"name": "other"}\n', 1, "not a Starboard record"),
    (changed(1, starboard=3), 1, "format 3 is unknown; this program reads 1 and 2"),
    (changed(1, starboard=1), 1, "'content' should be str"),
    (changed(1, starboard=True), 1, "should be int"),
    (changed(1, seats=None), 1, "'seats' is missing"),
    (changed(1, seats="2"), 1, "should be int"),
    (changed(1, seats=9), 1, "2 to 3 players"),
    (changed(1, version=99), 1, "version 99"),
    (changed(1, version=0), 1, "version 0"),
    (changed(1, version=10**400), 1, "made with version 1000000000"),
    (changed(1, ruleset="x" * 3000), 1, "a game of 'xxx"),
    (changed(1, seed="x" * 1001), 1, "the seed has at most 1000 letters"),
    (changed(1, content={"hash": "else"}), 1, "other card data"),
    (changed(1, starboard=1, content="else"), 1, "other card data"),
    (changed(1, content="toy"), 1, "'content' should be dict"),
    (changed(1, content={}), 1, "'hash' is missing"),
    (changed(1, content={"hash": "toy", "pack": "mine"}), 1, "unknown field 'pack'"),
    (changed(1, content={"hash": "toy", "base": "toy"}), 1, "come with the hash of their base"),
    (changed(1, content={"hash": "toy", "base": "toy", "overrides": {}}), 1, "there are no overrides"),
    (changed(1, content={"hash": "toy", "base": "toy", "overrides": {"a/b/c": 1.5}}), 1, "a/b/c: '1.5' is no text"),
    (changed(1, content={"hash": "toy", "base": "toy", "overrides": {"a/b/c": 1}}), 1, "a/b/c: there is no kind 'a'"),
    (changed(1, content={"hash": "x", "base": "y", "overrides": {"a/b/c": 1}}), 1, "other card data"),
    (noted(kind="Lapse!"), 3, "kind of a note"),
    (noted(data=[]), 3, "should be dict"),
    (noted(data={"x": "y" * 2000}), 3, "longer than 2000 letters"),
    (noted(seat=-2), 3, "no seat -2"),
    (noted(by="me"), 3, "unknown field 'by'"),
    (noted(data={"x": float("nan")}), 3, "not JSON"),
    (noted(data={"x": [float("-inf")]}), 3, "not JSON"),
    (changed(2, plays_with=5), 2, "plays_with should be text"),
    (changed(2, plays_with="x" * 101), 2, "plays_with should be text, of at most 100 letters"),
    (changed(2, by="x" * 101), 2, "by should be text, of at most 100 letters"),
    (changed(3, decision="9" * 101), 3, "decision should be text"),
    (changed(3, seat=-1), 3, "no seat -1"),
    (changed(1, ruleset="chess"), 1, "a game of 'chess'"),
    (changed(1, options={"chips": 3}), 1, "cannot be '3'"),
    (changed(1, options={"speed": 3}), 1, "no option 'speed'"),
    (changed(1, options={"chips": [3]}), 1, "no plain value"),
    (changed(1, players=2), 1, "unknown field 'players'"),
    (changed(1, script=[["deck", 0, "draw"]]), 1, "line of the script"),
    (changed(1, script=[["deck", 7, "draw", "card-1"]]), 1, "seat 7"),
    (changed(1, script=[["deck", 0, "draw", None]]), 1, "by name or a number"),
    (changed(1, script=[["deck", 0, "draw", "moon"]]), 1, "does not have"),
    (changed(1, script=[["deck", 0, "other", "card-1"]]), 1, "script does not fit"),
    (changed(1, seed="another"), 2, "position after it differs"),
    (TEXT[:-1], 26 + 1, "cut off"),
    (TEXT + "\n", 28, "not JSON"),
    (changed(3, do="dance"), 3, "unknown entry 'dance'"),
    (changed(3, do=None), 3, "'do' is missing"),
    (changed(3, seat=2), 3, "no seat 2"),
    (changed(3, seat=True), 3, "should be int"),
    (changed(3, seat=10**4000), 3, "no seat"),
    (changed(3, decision=None), 3, "'decision' is missing"),
    (changed(3, choice="pass"), 3, "should be list"),
    (changed(3, choice=[["pass"]]), 3, "names and numbers"),
    (changed(3, choice=["moon"]), 3, "unknown-thing"),
    (changed(3, choice=[7]), 3, "unknown-thing"),
    (changed(3, choice=["card-999"]), 3, "not-an-option"),
    (changed(3, decision="1.9"), 3, "stale"),
    (changed(3, digest=5), 3, "digest should be text"),
    (changed(3, digest="0" * 32), 3, "position after it differs"),
    (changed(3, by="me"), 3, "unknown field 'by'"),
    (changed(2, choice=5), 2, "unknown field 'choice'"),
    (changed(3, do="take-back", choice=None, decision=None), 3, "nothing-to-take-back"),
    (changed(3, do="undo", choice=None), 3, "nothing-to-undo"),
]


@pytest.mark.parametrize(("text", "line", "what"), BAD)
def test_a_damaged_or_foreign_file_says_what_and_where(text: str, line: int, what: str) -> None:
    with pytest.raises(RecordError, match=what) as caught:
        load(text)
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: " if line else "the file")
    assert len(str(caught.value)) < 300


@given(st.data())
def test_whatever_happens_to_a_file_it_loads_or_is_refused(data: st.DataObject) -> None:
    """Bytes changed, lines dropped, doubled and swapped, values replaced: a RecordError or a game, nothing else."""
    text = TEXT
    for _ in range(data.draw(st.integers(1, 3))):
        lines = text.split("\n")
        at = data.draw(st.integers(0, max(len(lines) - 2, 0)))
        how = data.draw(st.sampled_from(["character", "cut", "drop", "double", "swap", "value", "value"]))
        if how == "character" and text:
            place = data.draw(st.integers(0, len(text) - 1))
            text = text[:place] + data.draw(st.text(max_size=3)) + text[place + 1 :]
            continue
        if how == "cut":
            text = text[: data.draw(st.integers(0, len(text)))]
            continue
        if how == "drop":
            del lines[at]
        elif how == "double":
            lines.insert(at, lines[at])
        elif how == "swap":
            other = data.draw(st.integers(0, len(lines) - 1))
            lines[at], lines[other] = lines[other], lines[at]
        else:
            lines[at] = with_other_value(lines[at], data)
        text = "\n".join(lines)
    with contextlib.suppress(RecordError):
        load(text)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.just("card-²"),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    max_leaves=5,
)


def with_other_value(line: str, data: st.DataObject) -> str:
    try:
        fields = json.loads(line)
    except ValueError:
        return line
    if not isinstance(fields, dict):
        return line
    names = [*fields, "script", "choice", "by", "digest"]
    fields[data.draw(st.sampled_from(names))] = data.draw(VALUES)
    return json.dumps(fields)


def test_a_script_in_the_record_stacks_the_deck() -> None:
    record = Record("toy", 1, "toy", 2, {"chips": 5}, "then this")
    record.script = [["deck", 0, "draw", "card-8"], ["deck", 1, "draw", 3], ["deck", 0, "draw", "card-6"]]
    match = Match.replay(RULESET, Record.parse(record.text()))
    table: Any = match.game.view(0)["table"]
    assert table["hand"] == ["card-6", "card-8"]
    assert match.game.thing("fish") == FISH

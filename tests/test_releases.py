"""Releases: the content of every released version is kept, and records made with it replay when values have changed."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest
from tools.keep_records import FOLDER, keep
from tools.release_content import hashes_of, release

from starboard.bots import make_bot
from starboard.kernel import Match, Record, RecordError, Ruleset
from starboard.kernel.record import FIELDS
from starboard.kernel.registry import ruleset_named
from starboard.kernel.released import releases_in
from starboard.words.faces import face_for, face_of

ROOT = Path(__file__).parent.parent
GAMES = ["race", "frontiers", "sun"]
RELEASED = re.compile(r"^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$", re.M)
"""A heading of the changelog with a date: this version is out."""
BEFORE = "0.1.0"
"""Never released, but played by people who ran the sources: its content is kept where it has changed since."""
OVERRIDES: dict[str, dict[str, Any]] = {
    "race": {"base/gem-world/vp": 4, "base/gem-world/name": "Jewel World", "die/1/faces": ["robot"] * 6},
    "frontiers": {"world/gem-world/vp": 4, "world/gem-world/name": "Jewel World"},
    "sun": {"system/sirius/vp": 7, "system/sirius/name": "Dog Star", "setup/round_limit": 30},
}
OPTIONS: dict[str, dict[str, Any]] = {"race": {"level": 1, "solo": True}, "frontiers": {"goals": True}, "sun": {}}
THINGS = {"race": "gem-world", "frontiers": "gem-world", "sun": "sirius"}


def played(ruleset: Ruleset, choices: int = 60) -> Match:
    seats = ruleset.seats(ruleset.complete(OPTIONS[ruleset.name]))[0]
    match = Match.begin(ruleset, seats, OPTIONS[ruleset.name], "releases")
    match.digests = True
    bots = [make_bot("simple", ruleset.name, f"bot {seat}") for seat in range(seats)]
    for _ in range(choices):
        if not match.over:
            seat = match.game.decisions[0].seat
            match.choose(seat, bots[seat].choose(match.game.copy(), seat))
    return match


def later(name: str, folder: Path) -> Ruleset:
    """The game of a later version, whose built-in content has these values, with its folder of releases."""
    ruleset = ruleset_named(name)
    made = ruleset.on_tables(ruleset.tables().corrected(OVERRIDES[name]))
    made.released = folder
    return made


@pytest.mark.parametrize("name", GAMES)
def test_the_content_of_every_released_version_is_kept(name: str) -> None:
    folder = ruleset_named(name).released
    assert folder is not None
    kept = {one.version: one for one in releases_in(folder)}
    released = set(RELEASED.findall((ROOT / "CHANGELOG.md").read_text(encoding="utf-8")))
    assert released <= set(kept)
    assert set(kept) <= {*released, BEFORE}
    for one in kept.values():
        assert set(one.hashes) == set(hashes_of(ruleset_named(name)))


@pytest.mark.parametrize("name", GAMES)
def test_a_record_of_an_earlier_release_replays_after_values_have_changed(name: str, tmp_path: Path) -> None:
    release(ruleset_named(name), "0.2.0", tmp_path)
    match = played(ruleset_named(name))
    text = match.record.text()
    assert "overrides" not in json.loads(text.splitlines()[0])["content"]
    now = later(name, tmp_path)
    again = Match.replay(now, Record.parse(text))
    assert again.record.text() == text
    assert again.game.digest() == match.game.digest()
    assert again.ruleset.content_key == "release 0.2.0"
    face = face_for(again.ruleset, again.record.options)
    assert face.explain(THINGS[name], face.language("en")) == face_of(name, again.record.options).explain(
        THINGS[name], face.language("en")
    )
    with pytest.raises(RecordError, match="made with other card data"):
        Match.replay(later(name, tmp_path / "nothing"), Record.parse(text))


@pytest.mark.parametrize("name", GAMES)
def test_a_record_with_overrides_replays_to_the_same_digests(name: str, tmp_path: Path) -> None:
    """Now, and after the built-in content has changed."""
    release(ruleset_named(name), "0.2.0", tmp_path)
    match = played(ruleset_named(name).with_content(OVERRIDES[name]))
    assert match.record.overrides == dict(sorted(OVERRIDES[name].items()))
    text = match.record.text()
    assert text.isascii()
    for rules in (ruleset_named(name), later(name, tmp_path)):
        again = Match.replay(rules, Record.parse(text))
        assert again.record.text() == text
        assert again.game.digest() == match.game.digest()
        face = face_for(again.ruleset, again.record.options)
        assert face.thing(THINGS[name], face.language("en")) in OVERRIDES[name].values()


@pytest.mark.parametrize("name", GAMES)
def test_the_same_content_is_written_once(name: str, tmp_path: Path) -> None:
    first = release(ruleset_named(name), "0.2.0", tmp_path / "a")
    with pytest.raises(SystemExit, match="exists already"):
        release(ruleset_named(name), "0.2.0", tmp_path / "a")
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "0.2.0.json").write_bytes(first.read_bytes())
    second = release(ruleset_named(name), "0.3.0", tmp_path / "b")
    assert json.loads(second.read_text(encoding="ascii"))["same_as"] == "0.2.0"


# --- records of releases, kept for ever ---------------------------------------------------------------------------

KEPT = sorted(FOLDER.glob("*/*.jsonl.gz"))


def test_every_release_has_kept_games_of_every_ruleset() -> None:
    released = set(RELEASED.findall((ROOT / "CHANGELOG.md").read_text(encoding="utf-8")))
    assert {path.parent.name for path in KEPT} == released
    for version in released:
        names = {path.name.partition("-")[0] for path in KEPT if path.parent.name == version}
        assert names == set(GAMES)


@pytest.mark.parametrize("path", KEPT, ids=lambda path: f"{path.parent.name}/{path.name.partition('.')[0]}")
def test_a_record_of_a_release_replays_for_ever(path: Path) -> None:
    """docs/records.md: every position on the way is what it was, and so is the final score."""
    text = gzip.decompress(path.read_bytes()).decode("ascii")
    record = Record.parse(text)
    assert all(entry.digest for entry in record.entries)
    match = Match.replay(ruleset_named(record.ruleset), record)
    assert match.record.text() == text
    assert match.over
    scores = json.loads((path.parent / "scores.json").read_text(encoding="ascii"))
    found = [[one.seat, one.rank, one.total, one.tie_break] for one in match.standings()]
    assert found == scores[path.name.removesuffix(".jsonl.gz")]


def test_records_of_a_release_hold_all_that_a_record_may_hold() -> None:
    texts = [gzip.decompress(path.read_bytes()).decode("ascii") for path in KEPT]
    for version in {path.parent.name for path in KEPT}:
        records = [Record.parse(text) for path, text in zip(KEPT, texts, strict=True) if path.parent.name == version]
        assert {entry.do for one in records for entry in one.entries} >= set(FIELDS)
        assert any(one.overrides for one in records)


def test_records_that_were_kept_are_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "0.2.0").mkdir()
    with pytest.raises(SystemExit, match="exists already"):
        keep("0.2.0", tmp_path)

"""Versions: a record goes by the rules and the content that it was made with, and one that nobody can play is refused.

The toy has two versions of its rules, and a content that is released twice."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from tests.toy.game import ToyGame, ToyRuleset

from starboard.kernel import Chance, Kind, Match, OptionError, Record, RecordError, Ruleset, Stream, Tables
from starboard.kernel.content import short_hash, text_of
from starboard.kernel.registry import ruleset_named
from starboard.kernel.released import frozen, same_as
from starboard.kernel.ruleset import Value


class GenerousRuleset(ToyRuleset):
    """From version 2 on everybody begins with a chip more; version 1 is still played as it was."""

    def __init__(self, version: int = 2) -> None:
        super().__init__()
        self.version = version

    def at(self, version: int) -> Ruleset:
        return self if version == self.version else GenerousRuleset(1) if version == 1 else super().at(version)

    def begin(self, seats: int, options: Mapping[str, Value], chance: Chance, events: bool) -> ToyGame:
        more = dict(options)
        more["chips"] = int(options["chips"]) + (self.version > 1)
        return super().begin(seats, more, chance, events)


KINDS = [Kind("setup", ["gems", "chips"], things=False), Kind("pile", ["name", "cards"])]


class PrintedRuleset(GenerousRuleset):
    """How many gems everybody begins with is printed in the box; another printing may say otherwise."""

    def __init__(self, folder: Path, gems: int, version: int = 2, tables: Tables | None = None) -> None:
        super().__init__(version)
        self.released = folder
        self.gems = gems
        self.printed = Tables(KINDS) if tables is None else tables
        if tables is None:
            self.printed.add("setup", "", {"gems": gems, "marks": {"gems": "rulebook"}})

    def at(self, version: int) -> Ruleset:
        if version in (1, 2) and version != self.version:
            assert self.present is None
            return PrintedRuleset(self.released_folder(), self.gems, version)
        return super().at(version)

    def released_folder(self) -> Path:
        assert self.released is not None
        return self.released

    def tables(self) -> Tables:
        return self.printed

    def on_tables(self, tables: Tables) -> Ruleset:
        return PrintedRuleset(self.released_folder(), self.gems, self.version, tables)

    def built_in_hash(self, options: Mapping[str, Value]) -> str:
        return short_hash(text_of(self.printed.value("setup/gems")))

    def begin(self, seats: int, options: Mapping[str, Value], chance: Chance, events: bool) -> ToyGame:
        game = super().begin(seats, options, chance, events)
        game.gems = [int(self.printed.value("setup/gems"))] * seats
        return game


def played(ruleset: Ruleset, choices: int = 12) -> Match:
    match = Match.begin(ruleset, 2, {}, "versions")
    match.digests = True
    source = Stream("somebody")
    for _ in range(choices):
        decision = match.game.decisions[0]
        match.choose(decision.seat, decision.form.random(source), decision.id)
    return match


@pytest.mark.parametrize("version", [1, 2])
def test_a_record_is_played_by_the_version_it_was_made_with(version: int) -> None:
    match = played(GenerousRuleset().at(version))
    assert match.record.version == version
    again = Match.replay(GenerousRuleset(), Record.parse(match.record.text()))
    assert again.ruleset.version == version
    assert again.game.digest() == match.game.digest()
    assert again.record.version == version


def test_the_versions_differ() -> None:
    first, second = (GenerousRuleset().at(version).new_game(2, {}, Chance.seeded("x", 2)) for version in (1, 2))
    assert first.digest() != second.digest()


@pytest.mark.parametrize("version", [0, 3, -1])
def test_a_version_that_there_is_not_is_refused(version: int) -> None:
    record = played(GenerousRuleset(), 1).record
    record.version = version
    with pytest.raises(RecordError, match=f"version {version} of toy; this program plays version 2"):
        Match.replay(GenerousRuleset(), record)


@pytest.mark.parametrize("name", ["frontiers", "sun"])
def test_the_first_version_of_these_games_was_never_released(name: str) -> None:
    with pytest.raises(OptionError, match=f"made with version 1 of {name}; this program plays version 2"):
        ruleset_named(name).at(1)


def test_race_still_plays_its_first_version() -> None:
    race = ruleset_named("race")
    first = race.at(1)
    assert first is race.at(1)
    assert first.version == 1
    assert race.at(race.version) is race


def release(ruleset: Ruleset, version: str) -> None:
    """What `tools/release_content.py` writes for a release."""
    assert ruleset.released is not None
    ruleset.released.mkdir(exist_ok=True)
    text = frozen({"": ruleset.built_in_hash({})}, ruleset.tables())
    (ruleset.released / f"{version}.json").write_text(text, encoding="ascii")


@pytest.mark.parametrize("version", [1, 2])
def test_a_record_of_an_older_release_is_played_on_its_content(version: int, tmp_path: Path) -> None:
    """Given a game made with 3 gems, released so; when the box turns out to say 4, then it still begins with 3."""
    old = PrintedRuleset(tmp_path / "released", 3)
    release(old, "0.2.0")
    match = played(old.at(version))
    text = match.record.text()
    now = PrintedRuleset(tmp_path / "released", 4)
    again = Match.replay(now, Record.parse(text))
    assert again.ruleset.version == version
    assert again.game.digest() == match.game.digest()
    assert again.record.text() == text
    assert again.ruleset.tables().value("setup/gems") == 3
    assert played(now.at(version)).game.digest() != match.game.digest()


def test_overrides_belong_to_the_content_they_were_made_for(tmp_path: Path) -> None:
    old = PrintedRuleset(tmp_path / "released", 3)
    release(old, "0.2.0")
    other = old.with_content({"setup/chips": 9})
    match = played(other)
    text = match.record.text()
    assert match.record.overrides == {"setup/chips": 9}
    now = PrintedRuleset(tmp_path / "released", 4)
    again = Match.replay(now, Record.parse(text))
    assert again.record.text() == text
    assert again.game.digest() == match.game.digest()
    assert [again.ruleset.tables().value(f"setup/{field}") for field in ("gems", "chips")] == [3, 9]
    assert again.ruleset.content_hash({}) == match.record.content
    assert Match.replay(again.ruleset, Record.parse(text)).ruleset is again.ruleset


def test_a_content_that_was_never_released_is_refused(tmp_path: Path) -> None:
    text = played(PrintedRuleset(tmp_path / "released", 3)).record.text()
    with pytest.raises(RecordError, match="line 1: made with other card data"):
        Match.replay(PrintedRuleset(tmp_path / "released", 4), Record.parse(text))


def test_overrides_that_do_not_make_the_named_content_are_refused(tmp_path: Path) -> None:
    ruleset = PrintedRuleset(tmp_path / "released", 3)
    record = played(ruleset.with_content({"setup/gems": 5})).record
    record.overrides["setup/gems"] = 6
    with pytest.raises(RecordError, match="line 1: its overridden values do not make the content that it names"):
        Match.replay(ruleset, Record.parse(record.text()))


def test_a_release_may_have_the_content_of_an_earlier_one(tmp_path: Path) -> None:
    old = PrintedRuleset(tmp_path / "released", 3)
    release(old, "0.2.0")
    (tmp_path / "released" / "0.3.0.json").write_text(same_as({"": old.built_in_hash({})}, "0.2.0"), encoding="ascii")
    text = played(old).record.text()
    assert Match.replay(PrintedRuleset(tmp_path / "released", 4), Record.parse(text)).record.text() == text

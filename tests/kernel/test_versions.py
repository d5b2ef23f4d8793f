"""Versions: a record goes by the rules that it was made with, and one that nobody can play is refused."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from tests.toy.game import ToyGame, ToyRuleset

from starboard.kernel import Chance, Match, OptionError, Record, RecordError, Ruleset, Stream
from starboard.kernel.registry import ruleset_named
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

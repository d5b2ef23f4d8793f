"""Games of the reference engine as records: every file in `records` is replayed to equal digests and equal scores.

They were recorded with version 1 of the rules, and are replayed by it. A new game is found by itself:
`tools/records.py` puts it there, with the reference's scores beside it.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from starboard.kernel.game import Standing
from starboard.kernel.match import Match
from starboard.kernel.record import CHOICE, Record
from starboard.race.position import RaceGame
from starboard.race.ruleset import RULESET

RECORDS = sorted((Path(__file__).parent / "records").glob("*.jsonl.gz"))


TAKEOVERS = ["imperium-seat", "rebel-alliance", "imperium-cloaking-technology", "rebel-sneak-attack"]


def name_of(path: Path) -> str:
    return path.name.removesuffix(".jsonl.gz")


def scores_beside(path: Path) -> dict[str, Any]:
    scores: dict[str, Any] = json.loads(path.with_name(f"{name_of(path)}.scores.json").read_text(encoding="utf-8"))
    return scores


def points(game: RaceGame, standing: Standing, *sources: str) -> dict[str, int]:
    """The lines of a score that come from these sources, by the names of their things."""
    return {game.name(line.thing): line.points for line in standing.lines if line.source in sources}


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_recorded_game_comes_to_the_same_digests_and_scores(path: Path) -> None:
    record = Record.parse(gzip.decompress(path.read_bytes()).decode())
    assert all(entry.do == CHOICE and entry.digest for entry in record.entries), "every choice has its digest"
    match = Match.replay(RULESET, record)  # raises where a digest differs
    assert [entry.plain() for entry in match.record.entries] == [entry.plain() for entry in record.entries]
    assert {**match.record.header(), "options": record.options} == record.header()
    assert record.options.items() <= match.record.options.items(), "options that came later have their defaults"
    game = match.game
    assert isinstance(game, RaceGame)
    expected = scores_beside(path)
    assert game.over == (expected["end"] != "stopped")
    assert game.round == expected["rounds"] + (0 if game.over else 1)
    for standing in game.standings():
        score = expected["scores"][standing.seat]
        assert points(game, standing, "card", "variable") == score["cards"]
        assert points(game, standing, "goal") == {f"goal:{name}": vp for name, vp in score.get("goals", {}).items()}
        assert [line.points for line in standing.lines if line.source == "chips"] == [score["chips"]]
        if game.rules.prestige:
            assert [line.points for line in standing.lines if line.source == "prestige"] == [score["prestige"]]
        assert (standing.total, standing.tie_break) == (score["total"], score["tie_break"])
        assert (standing.rank == 1) == score["winner"]


def test_there_is_a_record_for_every_ending_and_every_number_of_players() -> None:
    ends = {scores_beside(path)["end"] for path in RECORDS}
    assert ends == {"chips", "tableau", "stopped"}
    assert {name_of(path).partition("-")[0] for path in RECORDS} == {"2", "3", "4", "5", "6"}


@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_there_are_records_of_every_content_level(level: int) -> None:
    """Of the advanced game, too; with takeovers, searches and prestige bonuses where the level has them."""
    names = [name_of(path) for path in RECORDS if f"l{level}" in name_of(path) or f"r{level}" in name_of(path)]
    assert len(names) >= 3
    assert any("advanced" in name for name in names)
    text = "".join(
        gzip.decompress(path.read_bytes()).decode()
        for path in RECORDS
        if f"l{level}" in name_of(path) or f"r{level}" in name_of(path)
    )
    assert any(f"power:{card}" in text for card in TAKEOVERS) == (level >= 2)
    assert ("action:search" in text) == (level == 3)
    assert ("action:prestige-" in text) == (level == 3)

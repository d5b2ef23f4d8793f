"""The campaign of kills: it has not succeeded before all kills that were asked for are done."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.server import campaign, client


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ("--sqlite 3 --postgresql 0", 0),
        ("--sqlite 4 --postgresql 0 --minutes 0", 1),
        ("--sqlite 3 --postgresql 1", 1),
    ],
    ids=["all are done", "the time is up", "PostgreSQL is not installed"],
)
def test_a_campaign_fails_while_kills_are_left(
    asked: str, status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given three kills on SQLite, and no PostgreSQL, when the campaign is run again, then its status says whether
    anything is left to do."""
    state = tmp_path / "kills.json"
    done = {"kills": {"moves": 3}, "games": 1, "choices": 1, "lost connections": 0}
    state.write_text(json.dumps({"sqlite": done}))
    monkeypatch.setattr("sys.argv", ["campaign", *asked.split(), "--state", str(state)])
    monkeypatch.setattr(campaign, "programs", lambda: None)
    monkeypatch.setattr(client, "PATIENCE", client.PATIENCE)  # which the campaign changes for its process
    assert campaign.main() == status

"""The frozen seeds: they are those of the environments, and games on them stay as they are."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.research.games import GAMES, each_game

from starboard.kernel.chance import Stream
from starboard.research.baselines import FROZEN_SEEDS, baselines, main, reward_on
from starboard.research.setting import Setting, next_deal


def test_the_seeds_are_frozen() -> None:
    assert (FROZEN_SEEDS[0], FROZEN_SEEDS[-1]) == (1000, 1099)
    assert next_deal(Stream("env/1000")) == "2af851bf815ff942"


@each_game
def test_equal_seeds_have_equal_rewards(name: str) -> None:
    setting = Setting(GAMES[name], max_rounds=3)
    first, second = ([reward_on(setting, seed, "random", "random") for seed in FROZEN_SEEDS[:6]] for _ in range(2))
    assert first == second
    assert len(set(first)) > 1


@pytest.mark.once
def test_the_table_has_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "1"])
    printed = capsys.readouterr().out
    for name in ("race_v3", "frontiers_v2", "sun_v2"):
        assert printed.count(f"| `{name}` |") == 4
    assert len(list(baselines(1))) == 14


@pytest.mark.once
def test_the_page_has_the_figures_of_the_content_there_is() -> None:
    """Whoever compares a learner with them plays the same games: they change only with the content or the bots."""
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
    assert "\n".join(baselines(len(FROZEN_SEEDS))) in page

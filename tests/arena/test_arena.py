"""Simulations, match-ups and the benchmark: what they count, and that equals come out equal."""

from __future__ import annotations

import builtins
import sys
from types import ModuleType
from typing import Any, cast

import pytest
from tests.toy.game import RULESET as TOY

from starboard.arena import bench, compare_openspiel, match_up, simulate
from starboard.arena.match_up import interval
from starboard.bots import RandomBot
from starboard.kernel.chance import Chance, Stream
from starboard.kernel.playout import play_out
from starboard.kernel.ruleset import OptionError
from starboard.race.ruleset import RULESET


def without_times(plain: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in plain.items() if "second" not in name}


def test_equal_simulations_are_equal_and_other_seeds_differ() -> None:
    runs = [simulate(RULESET, 2, {}, 5, seed, ["simple", "random"], 60).plain() for seed in ("1", "1", "2")]
    assert without_times(runs[0]) == without_times(runs[1])
    assert without_times(runs[0])["decisions"] != without_times(runs[2])["decisions"]


def test_a_simulation_adds_up() -> None:
    plain: Any = simulate(RULESET, 3, {}, 4, "1", ["simple", "random", "random"], 80).plain()
    assert plain["games"] == plain["finished"] + plain["unfinished"] == 4
    assert sum(plain["wins"]) == pytest.approx(plain["finished"], abs=0.01)
    assert len(plain["score_mean"]) == plain["players"] == 3
    assert plain["decisions"] > 100


def test_games_that_reach_the_bound_are_reported_as_unfinished() -> None:
    plain = simulate(RULESET, 2, {}, 4, "1", ["random", "random"], 3).plain()
    assert (plain["finished"], plain["unfinished"]) == (0, 4)
    assert plain["score_mean"] is None
    assert plain["rounds_mean"] is None
    assert plain["wins"] == [0, 0]


def test_a_simulation_refuses_what_does_not_fit() -> None:
    with pytest.raises(ValueError, match="2 players need 2 bots, not 1"):
        simulate(RULESET, 2, {}, 1, "1", ["random"])
    with pytest.raises(ValueError, match="race has no bot 'nobody'"):
        simulate(RULESET, 2, {}, 1, "1", ["random", "nobody"])
    with pytest.raises(OptionError):
        simulate(RULESET, 9, {}, 1, "1", ["random"] * 9)


@pytest.mark.parametrize(("name", "seats"), [("random", 2), ("simple", 2), ("simple", 3)])
def test_identical_bots_score_exactly_equal(name: str, seats: int) -> None:
    found = match_up(RULESET, {}, 4, "1", [name] * seats, 200)
    assert len(found.shares) == 4
    for bot in range(seats):
        assert found.share(bot) == pytest.approx(1 / seats, abs=1e-12)
        assert found.margin(bot) == pytest.approx(0, abs=1e-12)
        assert found.interval(bot) == pytest.approx((1 / seats, 1 / seats), abs=1e-12)


def test_a_match_up_takes_bots_from_outside_the_package() -> None:
    found = match_up(RULESET, {}, 3, "1", ["simple", RandomBot], 60)
    assert found.plain()["bots"] == ["simple", "random"]
    assert found.share(0) == 1
    assert found.margin(0) == -found.margin(1)


def test_deals_with_an_unfinished_game_count_for_nobody() -> None:
    plain = match_up(RULESET, {}, 3, "1", ["random", "random"], 2).plain()
    assert plain["unfinished_deals"] == plain["deals"] == 3
    assert plain["win_share"] == [None, None]


def test_the_interval_holds_the_mean_and_narrows_with_more_deals() -> None:
    few = interval([0.0, 1.0, 0.5, 1.0, 0.0] * 4)
    many = interval([0.0, 1.0, 0.5, 1.0, 0.0] * 40)
    assert few[0] < 0.5 < few[1]
    assert many[1] - many[0] < few[1] - few[0]


def test_a_playout_counts_questions_with_a_choice_and_keeps_its_bounds() -> None:
    game = RULESET.new_game(2, RULESET.complete({}), Chance.seeded("1", 2))
    assert play_out(game, Stream("1"), 0, 10) == 10
    assert not game.over
    bound = game.round + 1
    assert play_out(game, Stream("1"), bound) > 0
    assert game.round == bound + 1
    play_out(game, Stream("1"))
    assert game.over


def test_the_benchmark_measures_all_it_names() -> None:
    plain = bench(RULESET, {}, 2, 0.02)
    for what in ("decisions", "games", "copies", "guesses", "observations"):
        rate = f"{what}_per_second"
        assert isinstance(plain[rate], int | float)
        assert plain[rate] > 0  # type: ignore[operator]
    assert cast(float, plain["seconds"]) > 0
    assert plain["build"] in ("pure", "compiled")
    assert plain["players"] == 2


def test_the_benchmark_of_a_game_without_observations_leaves_them_out() -> None:
    assert bench(TOY, {}, 2, 0.02)["observations_per_second"] is None


class TossUp:
    """A stand-in for an OpenSpiel game: one chance node, then a choice, then a move without one."""

    def new_initial_state(self) -> TossUp:
        self.moves = 0
        return self

    def is_terminal(self) -> bool:
        return self.moves == 3

    def is_chance_node(self) -> bool:
        return self.moves == 0

    def legal_actions(self) -> list[int]:
        return [[0, 1], [0, 1, 2], [7]][self.moves]

    def apply_action(self, action: int) -> None:
        assert action in self.legal_actions()
        self.moves += 1


def test_openspiel_is_counted_as_we_count_ourselves(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("pyspiel")
    module.load_game = lambda name: TossUp()  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "pyspiel", module)
    plain = compare_openspiel(0.01, 1.0)
    assert plain is not None
    assert plain["decisions_per_game"] == 1
    assert plain["ratio"] is not None


def test_without_openspiel_there_is_no_comparison(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def refuse(name: str, *rest: Any) -> Any:
        if name == "pyspiel":
            raise ImportError(name)
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", refuse)
    assert compare_openspiel(0.01) is None

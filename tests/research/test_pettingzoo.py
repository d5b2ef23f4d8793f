"""The PettingZoo environment: its own suites, several decisions in a row, bad input."""

from __future__ import annotations

import copy
import itertools
import pickle
import sys
import time
import warnings
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from tests.research.games import GAMES, each_game
from tests.research.libraries import need
from tests.research.toy import RULESET as TOY

need("numpy", "gymnasium", "pettingzoo")

import numpy as np  # noqa: E402
from pettingzoo.test import api_test, performance_benchmark, seed_test  # noqa: E402

from starboard.research import pettingzoo  # noqa: E402

USUAL = ("Observation is not a NumPy array", "Observation space for each agent probably should be gymnasium.spaces.box")
"""What the suite remarks of every environment that has action masks and is not one of its own."""


def play(env: Any, most: int = 10**6) -> list[str]:
    """Play at random by the masks; whose turns they were."""
    turns = []
    rng = np.random.default_rng(1)
    for agent in env.agent_iter(most):
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            env.step(None)
            continue
        turns.append(agent)
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return turns


@each_game
def test_it_passes_the_api_test(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings(record=True) as remarks:
        warnings.simplefilter("always")
        api_test(pettingzoo.env(GAMES[name]), num_cycles=200)
    assert "Passed API test" in capsys.readouterr().out
    assert [str(one.message) for one in remarks if not str(one.message).startswith(USUAL)] == []


@pytest.mark.parametrize("another", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_in_the_middle_of_a_game_plays_on_alike(another: Callable[[Any], Any]) -> None:
    env = pettingzoo.env("race", players=3, max_rounds=6)
    env.reset(seed=3)
    play(env, 25)
    other = another(env)
    before = env.unwrapped.stepper.game.digest()
    turns = play(other)
    assert env.unwrapped.stepper.game.digest() == before
    assert play(env) == turns
    assert env.unwrapped.stepper.game.digest() == other.unwrapped.stepper.game.digest()


@each_game
def test_it_passes_the_seed_test(name: str) -> None:
    seed_test(lambda: pettingzoo.env(GAMES[name]), num_cycles=40)


@pytest.mark.once
def test_it_runs_the_performance_benchmark(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """PettingZoo's takes five seconds; its clock is wound on, to be through in one."""
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    now = time.time
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: 5 * now()))
    performance_benchmark(pettingzoo.env("race"))
    assert "turns per second" in capsys.readouterr().out


def test_it_has_a_versioned_name() -> None:
    env = pettingzoo.env("race", players=3, level=2)
    assert str(env.unwrapped) == env.metadata["name"] == "race_v3"
    assert env.possible_agents == ["player_0", "player_1", "player_2"]


def test_equal_seeds_play_equal_games_and_go_on_with_others() -> None:
    games = []
    for _ in range(2):
        env = pettingzoo.env(TOY)
        env.reset(seed=7)
        first = play(env)
        digest = env.unwrapped.stepper.game.digest()
        env.reset()
        games.append((first, digest, play(env), env.unwrapped.stepper.game.digest()))
    assert games[0] == games[1]
    assert games[0][1] != games[0][3]


def test_one_agent_may_have_several_turns_in_a_row() -> None:
    env = pettingzoo.env("race")
    env.reset(seed=1)
    turns = play(env)
    assert any(one == after for one, after in itertools.pairwise(turns))


def test_nobody_sees_an_answer_before_all_are_in() -> None:
    """Given a secret simultaneous question, when the first agent answers, then the second sees no difference."""
    seen = []
    for choice in (0, -1):
        env = pettingzoo.env(TOY)
        env.reset(seed=3)
        assert env.agent_selection == "player_0"
        legal = np.flatnonzero(env.observe("player_0")["action_mask"])
        env.step(int(legal[choice]))
        assert env.agent_selection == "player_1"
        seen.append(env.observe("player_1")["observation"].tobytes())
    assert seen[0] == seen[1]


def test_everybody_is_told_the_end_and_the_rewards() -> None:
    env = pettingzoo.env(TOY, players=3)
    env.reset(seed=5)
    rewards: dict[str, float] = {}
    rng = np.random.default_rng(5)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        rewards[agent] = rewards.get(agent, 0.0) + reward
        mask = observation["action_mask"]
        env.step(None if termination or truncation else int(rng.choice(np.flatnonzero(mask))))
    assert abs(sum(rewards.values())) < 1e-6
    assert max(rewards.values()) > 0
    assert env.agents == []


def test_a_game_that_takes_too_long_is_truncated() -> None:
    env = pettingzoo.env(TOY, max_rounds=1)
    env.reset(seed=5)
    play(env, 200)
    assert env.unwrapped.stepper.stopped


def test_render() -> None:
    env = pettingzoo.env(TOY, render_mode="ansi")
    env.reset(seed=1)
    assert "'round': 1" in env.render()


# --- bad input --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"ruleset": "chess"}, "there is no ruleset 'chess'"),
        ({"ruleset": "race", "players": 7}, "not 7"),
        ({"ruleset": "race", "moons": 1}, "no option 'moons'"),
        ({"ruleset": "race", "level": 9}, "level cannot be '9'"),
        ({"ruleset": "race", "render_mode": "human"}, "render mode cannot be 'human'"),
    ],
)
def test_what_does_not_exist_is_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        pettingzoo.env(**given)


@pytest.mark.parametrize("seed", [-1, "x", 1.5, float("nan"), [1, 2], True])
def test_a_seed_that_is_none_is_refused_and_the_env_stays_as_it_was(seed: Any) -> None:
    env = pettingzoo.env(TOY)
    env.reset(seed=1)
    before = env.unwrapped.stepper.game.digest()
    with pytest.raises(ValueError, match="a seed is a whole number from 0 on"):
        env.reset(seed=seed)
    assert env.unwrapped.stepper.game.digest() == before
    assert play(env)


def test_an_agent_that_does_not_exist_is_refused() -> None:
    env = pettingzoo.env(TOY)
    env.reset(seed=1)
    for ask in (env.observe, env.observation_space, env.action_space):
        with pytest.raises(ValueError, match="there is no agent 'player_9': they are player_0, player_1"):
            ask("player_9")


def test_an_action_may_be_an_array_without_dimensions() -> None:
    """As MaskablePPO predicts it."""
    env = pettingzoo.env("race")
    env.reset(seed=1)
    action: Any = np.array(np.flatnonzero(env.last()[0]["action_mask"])[0])
    env.step(action)


@pytest.mark.parametrize("action", [10**9, -1, None, 1.5, "done", True, float("nan"), [1]])
def test_an_action_outside_the_mask_is_refused_and_the_env_stays_usable(action: Any) -> None:
    env = pettingzoo.env("race")
    env.reset(seed=1)
    before = env.unwrapped.stepper.game.digest()
    with pytest.raises(ValueError, match=r"not legal now|an action is a whole number"):
        env.step(action)
    assert env.unwrapped.stepper.game.digest() == before
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))


def test_a_step_before_the_beginning_and_after_the_end_is_refused_and_the_env_stays_usable() -> None:
    env = pettingzoo.env(TOY)
    with pytest.raises(AssertionError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    play(env)
    with pytest.raises(ValueError, match="the game is over: call reset"):
        env.step(0)
    with pytest.raises(ValueError, match="the game is over: call reset"):
        env.last()
    env.reset()
    assert play(env)

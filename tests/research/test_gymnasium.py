"""The Gymnasium environments, one game at a time and in batches: their own suites, seeds, bad input."""

from __future__ import annotations

import warnings
from typing import Any

import pytest
from tests.research.games import GAMES, each_game
from tests.research.libraries import need
from tests.research.toy import RULESET as TOY

need("numpy", "gymnasium")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
from gymnasium.error import Error, InvalidAction, ResetNeeded  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402

from starboard.kernel.registry import ruleset_named, ruleset_names  # noqa: E402
from starboard.research.batch import BatchEnv  # noqa: E402
from starboard.research.gymnasium import StarboardEnv, environment_id  # noqa: E402
from starboard.research.spaces import BOUND  # noqa: E402


def play(env: StarboardEnv, seed: int, most: int = 10**6) -> tuple[list[bytes], float]:
    """Play at random by the masks: what was seen, and the reward."""
    rng = np.random.default_rng(seed)
    row, info = env.reset(seed=seed)
    seen = [row.tobytes()]
    for _ in range(most):
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        row, reward, terminated, truncated, info = env.step(action)
        seen.append(row.tobytes())
        assert np.abs(row).max() < BOUND
        if terminated or truncated:
            return seen, reward
    return seen, 0.0


@each_game
def test_it_passes_check_env(name: str) -> None:
    with warnings.catch_warnings(record=True) as remarks:
        warnings.simplefilter("always")
        check_env(gymnasium.make("starboard/Race-v3", ruleset=GAMES[name]).unwrapped)
    assert [str(one.message) for one in remarks] == []


def test_every_installed_game_is_registered_with_its_version() -> None:
    for name in ruleset_names():
        assert environment_id(name) == f"starboard/{name.capitalize()}-v{ruleset_named(name).version}"
        assert environment_id(name) in gymnasium.registry
    env = gymnasium.make("starboard/Race-v3", players=3, level=1, opponents=["simple", "random"])
    row, info = env.reset(seed=1)
    assert row in env.observation_space
    assert info["action_mask"].sum() >= 2


@each_game
def test_equal_seeds_play_equal_games(name: str) -> None:
    assert play(StarboardEnv(GAMES[name], max_rounds=5), 4) == play(StarboardEnv(GAMES[name], max_rounds=5), 4)


def test_the_masks_are_those_of_maskable_algorithms() -> None:
    env = StarboardEnv(TOY)
    _, info = env.reset(seed=1)
    masks = env.action_masks()
    assert masks.dtype == np.bool_
    assert masks.tolist() == info["action_mask"].astype(bool).tolist()


def test_the_seat_may_be_any() -> None:
    env = StarboardEnv(TOY, players=3, seat=None)
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert seats == {0, 1, 2}


def test_a_sample_can_always_be_played() -> None:
    env = StarboardEnv("race")
    env.action_space.seed(1)
    env.reset(seed=1)
    for _ in range(200):
        _, _, terminated, truncated, _ = env.step(env.action_space.sample())
        if terminated or truncated:
            env.reset()


def test_named_bots_are_the_opponents() -> None:
    """Given two players, when the learner plays at random against `simple`, then it loses nearly always."""
    env = StarboardEnv("race", opponents="simple")
    assert sum(play(env, seed)[1] for seed in range(3)) <= -1


def test_a_game_that_takes_too_long_is_truncated() -> None:
    env = StarboardEnv(TOY, max_rounds=1)
    env.reset(seed=1)
    while True:
        _, _, terminated, truncated, _ = env.step(env.action_space.sample())
        assert not terminated
        if truncated:
            break


def test_render() -> None:
    env = StarboardEnv(TOY, render_mode="ansi")
    env.reset(seed=1)
    assert "'seat': 0" in env.render()


# --- bad input --------------------------------------------------------------------------------------------------

BAD_SETTINGS = [
    ({"ruleset": "chess"}, "there is no ruleset 'chess'"),
    ({"ruleset": "race", "players": 7}, "not 7"),
    ({"ruleset": "race", "moons": 1}, "no option 'moons'"),
    ({"ruleset": "race", "level": 9}, "level cannot be '9'"),
    ({"ruleset": "race", "opponents": "champion"}, "no bot 'champion'"),
    ({"ruleset": "race", "opponents": ["random", "random"]}, "2 players need 1 opponents, not 2"),
    ({"ruleset": "race", "seat": 2}, "the seat is a number from 0 to 1"),
    ({"ruleset": "race", "reward": "fame"}, "the reward cannot be 'fame'"),
    ({"ruleset": "race", "level": np.int64(9)}, "level cannot be '9'"),
    ({"ruleset": "race", "level": float("nan")}, "level cannot be 'nan'"),
    ({"ruleset": "race", "players": float("nan")}, "the number of players is a whole number"),
    ({"ruleset": "race", "max_rounds": float("nan")}, "max_rounds is a whole number"),
    ({"ruleset": "race", "opponents": None}, "opponents are the name of a bot, or a list of names, not 'None'"),
    ({"ruleset": "race", "opponents": [5]}, "opponents are the name of a bot, or a list of names"),
    ({"ruleset": "race", "opponents": {1: "random"}}, "opponents are the name of a bot, or a list of names"),
]


@pytest.mark.parametrize(("given", "said"), BAD_SETTINGS)
def test_what_does_not_exist_is_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(Error, match=said):
        StarboardEnv(**given)
    with pytest.raises(Error, match=said):
        BatchEnv(2, **given)


def test_numbers_of_numpy_are_numbers() -> None:
    one, two, three, four = map(np.int64, range(1, 5))
    given: Any = {"ruleset": "race", "players": three, "seat": two, "max_rounds": four, "level": one}
    env = StarboardEnv(goals=np.False_, **given)
    assert (env.setting.players, env.opponents.seat, env.setting.max_rounds) == (3, 2, 4)
    assert (env.setting.options["level"], env.setting.options["goals"]) == (1, False)
    _, info = env.reset(seed=1)
    assert info["seat"] == 2
    env.step(np.array(np.flatnonzero(info["action_mask"])[0]))
    given["num_envs"] = two
    batch = BatchEnv(**given)
    batch.reset(seed=one)
    assert batch.seats.tolist() == [2, 2]


def test_a_made_environment_stays_usable_after_a_first_reset_that_was_refused() -> None:
    env = gymnasium.make(environment_id("race"))
    with pytest.raises(Error, match="Seed must be"):
        env.reset(seed=-1)
    _, info = env.reset(seed=1)
    for _ in range(3):
        with pytest.raises(InvalidAction):
            env.step(-1)
        _, _, _, _, info = env.step(np.flatnonzero(info["action_mask"])[0])


def test_a_picture_that_does_not_exist_is_refused_so_that_make_vec_env_tries_without() -> None:
    """stable-baselines3 asks every environment for `rgb_array`, and after a TypeError for none."""
    with pytest.raises(Error, match="the render mode cannot be 'human'"):
        StarboardEnv("race", render_mode="human")
    with pytest.warns(UserWarning, match="rgb_array"), pytest.raises(TypeError, match="cannot be 'rgb_array'"):
        gymnasium.make(environment_id("race"), render_mode="rgb_array")


@pytest.mark.parametrize("seed", [-1, "x", 1.5, float("nan"), [1, 2], True])
def test_a_seed_that_is_none_is_refused_and_the_batch_stays_as_it_was(seed: Any) -> None:
    batch = BatchEnv(2, TOY)
    rows, _ = batch.reset(seed=1)
    before = rows.tobytes()
    with pytest.raises(Error, match=r"a seed is a whole number from 0 on, not .* it is for all games together"):
        batch.reset(seed=seed)
    assert rows.tobytes() == before
    batch.step(batch.masks.argmax(1))


@pytest.mark.parametrize("action", [10**9, -1, None, 1.5, "done", True, float("nan"), [1], np.float32(1)])
def test_an_action_outside_the_mask_is_refused_and_the_env_stays_usable(action: Any) -> None:
    env = StarboardEnv("race")
    _, info = env.reset(seed=1)
    with pytest.raises(InvalidAction, match=r"not legal now|an action is a whole number"):
        env.step(action)
    assert env.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
    env.step(np.flatnonzero(info["action_mask"])[0])


def test_a_step_before_the_beginning_and_after_the_end_is_refused_and_the_env_stays_usable() -> None:
    env = StarboardEnv(TOY)
    with pytest.raises(ResetNeeded):
        env.step(0)
    play(env, 1)
    with pytest.raises(ResetNeeded, match="the game is over: call reset"):
        env.step(0)
    assert play(env, 2)


# --- many games at once -----------------------------------------------------------------------------------------


def choices(masks: Any, rng: np.random.Generator) -> Any:
    return (rng.random(masks.shape) * masks).argmax(1)


@each_game
@pytest.mark.parametrize("given", [{}, {"seat": 1}, {"seat": None, "reward": "margin"}])
def test_a_batch_of_one_plays_as_the_single_environment_does(name: str, given: dict[str, Any]) -> None:
    """The same seed, the same choices: the same observations, masks and rewards, also over the end of a game."""
    single = StarboardEnv(GAMES[name], max_rounds=3, **given)
    batch = BatchEnv(1, GAMES[name], max_rounds=3, **given)
    row, info = single.reset(seed=9)
    rows, infos = batch.reset(seed=9)
    rng = np.random.default_rng(9)
    ends = 0
    for _ in range(150):
        assert rows[0].tobytes() == row.tobytes()
        assert infos["action_mask"][0].tolist() == info["action_mask"].tolist()
        assert infos["seat"][0] == info["seat"]
        [action] = choices(infos["action_mask"], rng)
        row, reward, terminated, truncated, info = single.step(action)
        rows, rewards, terminations, truncations, infos = batch.step([action])
        assert (rewards[0], terminations[0], truncations[0]) == (np.float32(reward), terminated, truncated)
        if terminated or truncated:
            ends += 1
            row, info = single.reset()
    assert ends


@each_game
@pytest.mark.parametrize("given", [{"opponents": "self"}, {"seat": None}])
def test_rows_of_a_batch_are_those_that_are_written_at_once(name: str, given: dict[str, Any]) -> None:
    """Only what has changed is written again: other seats, other games and parts of answers leave nothing behind."""
    batch = BatchEnv(3, GAMES[name], max_rounds=4, **given)
    perception = batch.setting.perception
    batch.reset(seed=4)
    rng = np.random.default_rng(4)
    ends = 0
    for _ in range(200):
        for at, stepper in enumerate(batch.batch.steppers):
            row = np.full(perception.size, 7.0, np.float32)
            perception.write(stepper.game, stepper.seat, stepper.decision, stepper.partial, row)
            assert batch.observations[at].tobytes() == row.tobytes()
            assert np.flatnonzero(batch.masks[at]).tolist() == stepper.legal
        _, _, terminations, truncations, _ = batch.step(choices(batch.masks, rng))
        ends += int(terminations.sum() + truncations.sum())
    assert ends
    with pytest.raises(ValueError, match="read-only"):
        batch.observations[0, 0] = 1.0


def test_a_batch_fills_the_same_arrays_and_begins_anew_by_itself() -> None:
    batch = BatchEnv(8, TOY, players=3, seat=None)
    rows, infos = batch.reset(seed=1)
    rng = np.random.default_rng(1)
    ended = np.zeros(8, int)
    for _ in range(200):
        again, rewards, terminations, _, _ = batch.step(choices(batch.masks, rng))
        assert again is rows
        assert not rewards[~terminations].any()
        assert (infos["action_mask"].sum(1) >= 2).all()
        ended += terminations
    assert (ended >= 2).all()


def test_a_batch_may_play_every_seat() -> None:
    """Against oneself: each game says whose turn it is, and its rewards add up to 0."""
    batch = BatchEnv(4, TOY, players=3, opponents="self")
    batch.reset(seed=1)
    rng = np.random.default_rng(1)
    seats = set()
    ends = 0
    for _ in range(300):
        seats |= set(batch.seats.tolist())
        _, rewards, terminations, _, _ = batch.step(choices(batch.masks, rng))
        assert rewards.shape == (4, 3)
        assert np.abs(rewards.sum(1)).max() < 1e-6
        assert not rewards[~terminations].any()
        ends += int(terminations.sum())
    assert seats == {0, 1, 2}
    assert ends >= 4


def test_a_batch_may_play_named_bots() -> None:
    batch = BatchEnv(2, "race", opponents="simple")
    batch.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(30):
        batch.step(choices(batch.masks, rng))


@pytest.mark.parametrize(
    "wrong", [[0], [0, -1], [0, 10**9], [0.5, 1.5], [0, float("nan")], [[0], [0]], [[0], 0], None, "ab"]
)
def test_wrong_actions_change_nothing_in_any_game(wrong: Any) -> None:
    batch = BatchEnv(2, TOY)
    with pytest.raises(ResetNeeded):
        batch.step([0, 0])
    batch.reset(seed=1)
    before = [stepper.game.digest() for stepper in batch.batch.steppers]
    with pytest.raises(InvalidAction):
        batch.step(wrong)
    assert [stepper.game.digest() for stepper in batch.batch.steppers] == before
    batch.step(batch.masks.argmax(1))


@pytest.mark.parametrize("number", [0, -1, True, 1.5])
def test_a_number_of_games_that_is_none_is_refused(number: Any) -> None:
    with pytest.raises(Error, match="the number of games is a whole number from 1 on"):
        BatchEnv(number, TOY)

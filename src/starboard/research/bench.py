"""Bench: how many steps a second the environments make, random play, one process, CPU time.

    python -m starboard.research.bench --games 32 --seconds 3

The same number of games each time. One seat against a random player: one `BatchEnv`, single environments of Gymnasium
that a Python loop drives, and Gymnasium's own `SyncVectorEnv` over those. Every seat: one `BatchEnv`, and single
environments of PettingZoo that a Python loop drives. What it takes to choose is not counted there. The second table has
whole loops, choosing included: all actions of a `BatchEnv` at once, and in single environments one by one, as their
interfaces offer it. Needs the extra `research`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np

from starboard.kernel.build import build
from starboard.kernel.registry import ruleset_names
from starboard.research import pettingzoo
from starboard.research.batch import SELF, BatchEnv
from starboard.research.gymnasium import environment_id
from starboard.research.setting import Setting, SettingError


def chosen(masks: Any, rng: np.random.Generator) -> Any:
    """Some legal action in each row."""
    return (rng.random(masks.shape, np.float32) * masks).argmax(1)


def rate(masks: Any, step: Callable[[Any], None], seconds: float) -> float:
    """Steps a second; what it takes to choose is not counted."""
    rng = np.random.default_rng(1)
    spent = 0.0
    steps = 0
    while spent < seconds:
        actions = chosen(masks, rng)
        start = time.process_time()
        step(actions)
        spent += time.process_time() - start
        steps += len(masks)
    return steps / spent


def batched(name: str, games: int, seconds: float) -> float:
    """One call for all games, one seat of each."""
    return rate_of_batch(BatchEnv(games, name), seconds)


def batched_seats(name: str, games: int, seconds: float) -> float:
    """One call for all games, every seat of each."""
    return rate_of_batch(BatchEnv(games, name, opponents=SELF), seconds)


def rate_of_batch(env: BatchEnv, seconds: float) -> float:
    """Steps a second."""
    env.reset(seed=1)
    return rate(env.masks, lambda actions: void(env.step(actions)), seconds)


def single(name: str, games: int, seconds: float) -> float:
    """A call for each game, from Python."""
    envs = [gymnasium.make(environment_id(name)) for _ in range(games)]
    masks = np.stack([env.reset(seed=number)[1]["action_mask"] for number, env in enumerate(envs)])

    def step(actions: Any) -> None:
        for at, action in enumerate(actions.tolist()):
            _, _, terminated, truncated, info = envs[at].step(action)
            if terminated or truncated:
                _, info = envs[at].reset()
            masks[at] = info["action_mask"]

    return rate(masks, step, seconds)


def agents(name: str, games: int, seconds: float) -> float:
    """A call for each game and each of its agents, from Python."""
    envs = [pettingzoo.env(name) for _ in range(games)]
    for number, env in enumerate(envs):
        env.reset(seed=number)
    masks = np.stack([asked_now(env) for env in envs])

    def step(actions: Any) -> None:
        for at, action in enumerate(actions.tolist()):
            envs[at].step(action)
            masks[at] = asked_now(envs[at])

    return rate(masks, step, seconds)


def asked_now(env: pettingzoo.Env) -> Any:
    """The mask of the agent whose turn it is, of the next game if this one has ended."""
    seen, _, terminated, truncated, _ = env.last()
    if terminated or truncated:
        env.reset()
        seen = env.last()[0]
    return seen["action_mask"]


def synced(name: str, games: int, seconds: float) -> float:
    """Gymnasium's vector environment over single ones."""
    env = gymnasium.make_vec(
        environment_id(name),
        games,
        vectorization_mode="sync",
        vector_kwargs={"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP},
    )
    masks = np.stack(list(env.reset(seed=1)[1]["action_mask"])).astype(np.int8)

    def step(actions: Any) -> None:
        masks[:] = np.stack(list(env.step(actions)[4]["action_mask"]))

    return rate(masks, step, seconds)


def loop_rate(games: int, turn: Callable[[], None], seconds: float) -> float:
    """Steps a second of a whole loop: every turn chooses and steps in all games."""
    turn()
    start = time.process_time()
    spent = 0.0
    steps = 0
    while spent < seconds:
        turn()
        steps += games
        spent = time.process_time() - start
    return steps / spent


def batch_loop(env: BatchEnv, seconds: float) -> float:
    """Choose by the masks of all games, and step them."""
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    return loop_rate(env.num_envs, lambda: void(env.step(chosen(env.masks, rng))), seconds)


def batch_loop_one_seat(name: str, games: int, seconds: float) -> float:
    """One seat of each game."""
    return batch_loop(BatchEnv(games, name), seconds)


def batch_loop_every_seat(name: str, games: int, seconds: float) -> float:
    """Every seat of each game."""
    return batch_loop(BatchEnv(games, name, opponents=SELF), seconds)


def single_loop(name: str, games: int, seconds: float) -> float:
    """Each environment of Gymnasium draws from its own mask, and its row goes into a common array."""
    envs = [gymnasium.make(environment_id(name)) for _ in range(games)]
    seen = [env.reset(seed=number) for number, env in enumerate(envs)]
    infos = [info for _, info in seen]
    rows = np.stack([row for row, _ in seen])

    def turn() -> None:
        for at, env in enumerate(envs):
            row, _, terminated, truncated, info = env.step(env.action_space.sample(infos[at]["action_mask"]))
            if terminated or truncated:
                row, info = env.reset()
            rows[at] = row
            infos[at] = info

    return loop_rate(games, turn, seconds)


def agents_loop(name: str, games: int, seconds: float) -> float:
    """Each environment of PettingZoo, as its documentation drives it, and its rows go into a common array."""
    envs = [pettingzoo.env(name) for _ in range(games)]
    for number, env in enumerate(envs):
        env.reset(seed=number)
    rows = np.zeros((games, Setting(name).perception.size), np.float32)

    def turn() -> None:
        for at, env in enumerate(envs):
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                seen = env.last()[0]
            rows[at] = seen["observation"]
            env.step(env.action_space(env.agent_selection).sample(seen["action_mask"]))

    return loop_rate(games, turn, seconds)


def void(value: object) -> None:
    """For a function that returns nothing."""


MEASURED = (batched, single, synced, batched_seats, agents)
LOOPS = (batch_loop_one_seat, single_loop, batch_loop_every_seat, agents_loop)


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a table in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=32, help="how many games at once")
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU time for each measurement")
    given = parser.parse_args(arguments)
    print(f"{given.games} games at once, {build()} build, steps a second\n")
    print(
        "| game | `BatchEnv` | Gymnasium | `SyncVectorEnv` | to Gymnasium | every seat | PettingZoo | to PettingZoo |"
    )
    print("|---|--:|--:|--:|--:|--:|--:|--:|")
    names = [name for name in ruleset_names() if is_playable(name)]
    for name in names:
        rates = [measure(name, given.games, given.seconds) for measure in MEASURED]
        shown = [f"{one:,.0f}" for one in rates]
        shown.insert(3, f"{rates[0] / rates[1]:.1f}")
        shown.append(f"{rates[3] / rates[4]:.1f}")
        print(f"| `{Setting(name).name}` | {' | '.join(shown)} |", flush=True)
    print("\nWhole loops, choosing included\n")
    print("| game | `BatchEnv` | Gymnasium | to Gymnasium | every seat | PettingZoo | to PettingZoo |")
    print("|---|--:|--:|--:|--:|--:|--:|")
    for name in names:
        rates = [measure(name, given.games, given.seconds) for measure in LOOPS]
        shown = [f"{one:,.0f}" for one in rates]
        shown.insert(2, f"{rates[0] / rates[1]:.1f}")
        shown.append(f"{rates[2] / rates[3]:.1f}")
        print(f"| `{Setting(name).name}` | {' | '.join(shown)} |", flush=True)


def is_playable(name: str) -> bool:
    """Has the game observations and actions?"""
    try:
        Setting(name)
    except SettingError:
        return False
    return True


if __name__ == "__main__":
    main()

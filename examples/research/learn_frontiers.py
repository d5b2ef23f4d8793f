"""MaskablePPO learns New Frontiers against `random`, on one core, in minutes.

Shows a whole training loop on `StarboardEnv`: masks, evaluation on frozen seeds, a curve.
Run it: python examples/research/learn_frontiers.py [STEPS] [CURVE.svg]
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

import torch
from sb3_contrib import MaskablePPO

from starboard.research.baselines import FROZEN_SEEDS
from starboard.research.gymnasium import StarboardEnv

GAME = "frontiers"
EVERY = 10_000
"""Steps between two measurements."""
GAMES = 40
"""Games of each measurement, on frozen seeds."""


def measured(model: MaskablePPO) -> tuple[float, float]:
    """The mean reward, and the share of games won, of the policy as it is."""
    env = StarboardEnv(GAME, opponents="random")
    total = won = 0.0
    for seed in FROZEN_SEEDS[:GAMES]:
        row, _ = env.reset(seed=seed)
        ended = False
        while not ended:
            action, _ = model.predict(row, action_masks=env.action_masks(), deterministic=True)
            row, reward, terminated, truncated, _ = env.step(int(action))
            ended = terminated or truncated
        total += reward
        won += reward > 0
    return total / GAMES, won / GAMES


def curve(points: list[tuple[int, float, float]]) -> str:
    """The share of games won over the steps, as a picture."""
    width, height, edge = 640, 320, 40
    last = max(points[-1][0], 1)
    line = " ".join(
        f"{edge + (width - 2 * edge) * step / last:.1f},{height - edge - (height - 2 * edge) * won:.1f}"
        for step, _, won in points
    )
    levels = "".join(
        f'<line x1="{edge}" x2="{width - edge}" y1="{y}" y2="{y}" stroke="#ccc"/>'
        f'<text x="{edge - 6}" y="{y + 4}" text-anchor="end">{level:.0%}</text>'
        for level in (0.0, 0.5, 1.0)
        for y in [height - edge - (height - 2 * edge) * level]
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="12"><rect width="{width}" height="{height}" fill="#fff"/>{levels}'
        f'<polyline points="{line}" fill="none" stroke="#246" stroke-width="2"/>'
        f'<text x="{width / 2}" y="{height - 8}" text-anchor="middle">steps, up to {last:,}</text>'
        f'<text x="{width / 2}" y="20" text-anchor="middle">games won against random, of {GAMES}</text></svg>\n'
    )


def main(steps: str = "100000", picture: str = "curve.svg") -> None:
    torch.set_num_threads(1)
    model = MaskablePPO(
        "MlpPolicy",
        StarboardEnv(GAME, opponents="random", seat=None),
        seed=1,
        n_steps=2048,
        batch_size=256,
        learning_rate=3e-4,
        gamma=0.999,
        policy_kwargs={"net_arch": [128, 128]},
    )
    start = time.process_time()
    points = []
    while True:
        reward, won = measured(model)
        points.append((model.num_timesteps, reward, won))
        spent = time.process_time() - start
        print(f"| {model.num_timesteps:,} | {reward:+.2f} | {won:.0%} | {spent / 60:.1f} |", flush=True)
        Path(picture).write_text(curve(points), encoding="utf-8")
        if model.num_timesteps >= int(steps):
            return
        model.learn(EVERY, reset_num_timesteps=False)


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Distil: an action network from what search thought of the actions in its games.

It learns how good search found every action, not only which it took: worths of one question become chances by a
temperature, and the network learns those. The last questions of every shard are held out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from starboard.arena.training.fit import AdamW, Floats, dense, inputs_seen, rate_at
from starboard.arena.training.positions import Asked
from starboard.bots.learned.action_network import ActionNetwork


@dataclass(frozen=True)
class Distilling:
    """How an action network is fitted."""

    hidden: int = 64
    epochs: int = 3
    batch: int = 512
    rate: float = 1.5e-3
    decay: float = 0.3
    temperature: float = 0.03
    held_out: float = 0.05
    seen_least: int = 20


def distil(
    asked: Asked,
    labels: Sequence[str],
    name: str,
    how: Distilling,
    seed: int = 1,
    progress: Callable[[float], None] | None = None,
) -> ActionNetwork:
    """An action network for these questions. Its card says how often it would have chosen as search did."""
    source = np.random.default_rng(seed)
    used, column = inputs_seen(asked, labels, how.seen_least)
    answers = np.unique(asked.answers)
    legal, chances = wanted(asked, answers, how.temperature)
    fans = {"1": 200.0, "2": how.hidden}  # of the inputs only some hundred are not 0
    layers: dict[str, Floats] = {}
    for key, shape in {"1": (len(used), how.hidden), "2": (how.hidden, len(answers))}.items():
        layers[f"w{key}"] = (source.standard_normal(shape) * (1.4 / fans[key]) ** 0.5 * 0.7).astype(np.float32)
        layers[f"b{key}"] = np.zeros(shape[1], np.float32)
    adam = AdamW(layers, how.decay)
    train = np.flatnonzero(asked.parts < 1 - how.held_out)
    test = np.flatnonzero(asked.parts >= 1 - how.held_out)
    steps = how.epochs * -(-len(train) // how.batch)
    for _ in range(how.epochs):
        order = source.permutation(train)
        for start in range(0, len(order), how.batch):
            rows = order[start : start + how.batch]
            inputs = dense(asked, rows, column, len(used))
            hidden = np.maximum(inputs @ layers["w1"] + layers["b1"], 0)
            error = (shares(hidden @ layers["w2"] + layers["b2"], legal[rows]) - chances[rows]) / len(rows)
            back = error @ layers["w2"].T
            back *= hidden > 0
            slopes = {"w1": inputs.T @ back, "b1": back.sum(0), "w2": hidden.T @ error, "b2": error.sum(0)}
            adam.step(slopes, rate_at(adam.steps / steps, how.rate))
            if progress is not None and adam.steps % 20 == 0:
                progress(adam.steps / steps)
    found = np.zeros((0, len(answers)), np.float32)
    for start in range(0, len(test), 4096):
        inputs = dense(asked, test[start : start + 4096], column, len(used))
        scores = np.maximum(inputs @ layers["w1"] + layers["b1"], 0) @ layers["w2"] + layers["b2"]
        found = np.concatenate([found, shares(scores, legal[test[start : start + 4096]])])
    alike = float((found.argmax(1) == chances[test].argmax(1)).mean()) if len(test) else 0.0
    card = {"name": name, "questions": len(asked), "held_out": {"questions": len(test), "agreement": round(alike, 4)}}
    return ActionNetwork(name, used, answers.tolist(), layers, card)


def wanted(asked: Asked, answers: Floats, temperature: float) -> tuple[Floats, Floats]:
    """For each question and answer: is it one of those that were tried, and its chance by how good search found it."""
    column = np.searchsorted(answers, asked.answers)
    worths = np.full((len(asked), len(answers)), -np.inf, np.float32)
    worths[asked.questions, column] = asked.worths
    legal = np.isfinite(worths)
    return legal, shares(worths / np.float32(temperature), legal)


def shares(scores: Floats, legal: Floats) -> Floats:
    """A softmax over what is legal."""
    scores = np.where(legal, scores, -np.inf)
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    found: Floats = weights / weights.sum(axis=1, keepdims=True)
    return found

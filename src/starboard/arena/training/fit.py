"""Fit: a network from positions: AdamW with one cycle of the learning rate, cross-entropy for both outputs.

Games are held out as a whole: positions of one game are so alike that a network would only recognise them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import cos, pi
from typing import Any

import numpy as np
from numpy.typing import NDArray

from starboard.arena.training.positions import Positions, Rows
from starboard.bots.learned.network import LAYERS, Network, averaged, softmax
from starboard.bots.learned.outcome import MOST_SIDES

Floats = NDArray[np.float32]
BINS = 10


@dataclass(frozen=True)
class Recipe:
    """How a network is fitted."""

    hidden: int = 128
    second: int = 32
    epochs: int = 2
    """Positions of one game share its end: a network that sees them more often knows these games, and not the game."""
    batch: int = 512
    rate: float = 1.5e-3
    decay: float = 1.0
    held_out: float = 0.05
    seen_least: int = 20
    """An input that is not 0 in fewer positions than this is left out: nothing could be learned about it."""
    networks: int = 1
    """How many networks are fitted on the same positions, each from other random weights; their mean is the result."""


class AdamW:
    """The usual optimiser, in place."""

    def __init__(self, layers: dict[str, Floats], decay: float) -> None:
        self.layers = layers
        self.decay = decay
        self.first = {key: np.zeros_like(layer) for key, layer in layers.items()}
        self.second = {key: np.zeros_like(layer) for key, layer in layers.items()}
        self.spare = {key: np.empty_like(layer) for key, layer in layers.items()}
        self.steps = 0

    def step(self, slopes: dict[str, Floats], rate: float) -> None:
        self.steps += 1
        much, more = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for key, layer in self.layers.items():
            slope, first, second, spare = slopes[key], self.first[key], self.second[key], self.spare[key]
            first *= 0.9
            np.multiply(slope, 0.1, out=spare)
            first += spare
            second *= 0.999
            np.multiply(slope, slope, out=spare)
            spare *= 0.001
            second += spare
            np.divide(second, more, out=spare)
            np.sqrt(spare, out=spare)
            spare += 1e-8
            np.divide(first, spare, out=spare)
            spare *= rate / much
            if key.startswith("w"):
                np.multiply(layer, 1 - rate * self.decay, out=layer)
            np.subtract(layer, spare, out=layer)


def rate_at(part: float, most: float) -> float:
    """One cycle: up in the first 0.3, then down to nearly nothing."""
    if part < 0.3:
        return most * (0.04 + 0.96 * (1 - cos(pi * part / 0.3)) / 2)
    return most * (1e-4 + (1 + cos(pi * (part - 0.3) / 0.7)) / 2)


def fit(
    positions: Positions,
    labels: Sequence[str],
    name: str,
    recipe: Recipe,
    seed: int = 1,
    progress: Callable[[float], None] | None = None,
) -> Network:
    """A network for these positions. Its card has what it is worth on the games that were held out."""
    source = np.random.default_rng(seed)
    train, test = divided(positions, recipe, source)
    used, column = inputs_seen(positions, labels, recipe.seen_least)
    parts: list[Network] = []
    for part in range(recipe.networks):

        def show(done: float, before: int = part) -> None:
            if progress is not None:
                progress((before + done) / recipe.networks)

        parts.append(Network(name, used, fitted(positions, train, column, recipe, source, show), {}))
    network = averaged(name, parts)
    network.card = {"name": name, "positions": len(positions), "games": positions.games}
    network.card.update(report(network, positions, test, column))
    network.scales = {int(sides): scale for sides, scale in network.card["calibration"].items()}
    return network


def inputs_seen(rows: Rows, labels: Sequence[str], least: int) -> tuple[list[str], NDArray[np.int64]]:
    """The inputs that are not 0 in at least so many rows, and for every input its place among them, or -1."""
    seen = np.bincount(rows.places, minlength=len(labels))
    kept = np.flatnonzero(seen >= least)
    column = np.full(len(labels), -1)
    column[kept] = np.arange(len(kept))
    return [labels[at] for at in kept.tolist()], column


def divided(
    positions: Positions, recipe: Recipe, source: np.random.Generator
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The rows to learn from, and those of the games that are held out."""
    held = source.random(positions.games) < recipe.held_out
    out = held[positions.game]
    return np.flatnonzero(~out), np.flatnonzero(out)


def fitted(
    positions: Positions,
    train: NDArray[np.int64],
    column: NDArray[np.int64],
    recipe: Recipe,
    source: np.random.Generator,
    progress: Callable[[float], None],
) -> dict[str, Floats]:
    """The layers of one network. `column` has for each input the place at which the network has it."""
    columns = int(column.max()) + 1
    layers = beginning(columns, recipe, source)
    adam = AdamW(layers, recipe.decay)
    steps = recipe.epochs * ((len(train) + recipe.batch - 1) // recipe.batch)
    done = 0
    for _ in range(recipe.epochs):
        order = source.permutation(train)
        for start in range(0, len(order), recipe.batch):
            rows = order[start : start + recipe.batch]
            inputs = dense(positions, rows, column, columns)
            adam.step(slopes_of(layers, inputs, positions, rows), rate_at(done / steps, recipe.rate))
            done += 1
            if done % 20 == 0:
                progress(done / steps)
    return layers


def held_out_report(network: Network, positions: Positions, labels: Sequence[str], recipe: Recipe, seed: int) -> Any:
    """The same as a card has, for another network: on the games that `fit` held out with this recipe and seed."""
    test = divided(positions, recipe, np.random.default_rng(seed))[1]
    place = {label: at for at, label in enumerate(network.labels)}
    return report(network, positions, test, np.array([place.get(label, -1) for label in labels]))


def beginning(inputs: int, recipe: Recipe, source: np.random.Generator) -> dict[str, Floats]:
    """Small random weights."""
    sizes = {"1": (inputs, recipe.hidden), "2": (recipe.hidden, recipe.second), "3": (recipe.second, 2 * MOST_SIDES)}
    fans = {"1": 200.0, "2": recipe.hidden, "3": recipe.second}  # of the inputs only some hundred are not 0
    layers: dict[str, Floats] = {}
    for key, (rows, columns) in sizes.items():
        layers[f"w{key}"] = (source.standard_normal((rows, columns)) * (1.4 / fans[key]) ** 0.5 * 0.7).astype(
            np.float32
        )
        layers[f"b{key}"] = np.zeros(columns, np.float32)
    return {key: layers[key] for key in LAYERS}


def dense(sparse: Rows, rows: NDArray[np.int64], column: NDArray[np.int64], columns: int) -> Floats:
    """These rows with all their zeros."""
    which, places, values = sparse.entries(rows)
    at = column[places]
    if at.size and at.min() < 0:
        good = at >= 0
        which, at, values = which[good], at[good], values[good]
    inputs = np.zeros((len(rows), columns), np.float32)
    inputs[which, at] = values
    return inputs


def slopes_of(
    layers: dict[str, Floats], inputs: Floats, positions: Positions, rows: NDArray[np.int64]
) -> dict[str, Floats]:
    """The slopes of the loss: the mean cross-entropy of both outputs."""
    one = inputs @ layers["w1"] + layers["b1"]
    one_on = np.maximum(one, 0)
    two = one_on @ layers["w2"] + layers["b2"]
    two_on = np.maximum(two, 0)
    out = two_on @ layers["w3"] + layers["b3"]
    sides = positions.sides[rows]
    error = np.empty_like(out)
    error[:, :MOST_SIDES] = softmax(out[:, :MOST_SIDES], sides) - positions.soft[rows]
    error[:, MOST_SIDES:] = softmax(out[:, MOST_SIDES:], sides) - positions.won[rows]
    error /= len(rows)
    back_two = error @ layers["w3"].T
    back_two *= two > 0
    back_one = back_two @ layers["w2"].T
    back_one *= one > 0
    return {
        "w1": inputs.T @ back_one,
        "b1": back_one.sum(0),
        "w2": one_on.T @ back_two,
        "b2": back_two.sum(0),
        "w3": two_on.T @ error,
        "b3": error.sum(0),
    }


def logits_of(network: Network, positions: Positions, rows: NDArray[np.int64], column: NDArray[np.int64]) -> Floats:
    """Both outputs for these rows."""
    found = [np.zeros((0, 2 * MOST_SIDES), np.float32)]
    for start in range(0, len(rows), 4096):
        inputs = dense(positions, rows[start : start + 4096], column, len(network.labels))
        found.append(network.outputs(inputs @ network.layers["w1"]))
    return np.concatenate(found)


def report(
    network: Network, positions: Positions, rows: NDArray[np.int64], column: NDArray[np.int64]
) -> dict[str, Any]:
    """How good its chances are on games that it was not fitted on, by the number of sides."""
    out = logits_of(network, positions, rows, column)
    found: dict[str, Any] = {"calibration": {}, "held_out": {}}
    for sides in np.unique(positions.sides[rows]).tolist():
        mine = positions.sides[rows] == sides
        logits, won = out[mine][:, MOST_SIDES:], positions.won[rows][mine].astype(np.float32)
        count = np.full(len(logits), sides)
        scale = min(np.arange(0.3, 1.6, 0.05).tolist(), key=lambda by: log_loss(softmax(logits * by, count), won))
        chances = softmax(logits * scale, count)
        found["calibration"][str(sides)] = round(scale, 2)
        found["held_out"][str(sides)] = {
            "positions": int(mine.sum()),
            "log_loss": round(log_loss(chances, won), 4),
            "brier": round(float(((chances[:, 0] - won[:, 0]) ** 2).mean()), 4),
            "calibration_error": round(calibration_error(chances[:, 0], won[:, 0]), 4),
            "reliability": reliability(chances[:, 0], won[:, 0]),
        }
    return found


def log_loss(chances: Floats, won: Floats) -> float:
    """The mean of minus the logarithm of the winner's chance."""
    return float(-(won * np.log(np.maximum(chances, 1e-6))).sum(1).mean())


def reliability(chances: Floats, won: Floats) -> list[list[float]]:
    """For each tenth of the scale: the mean chance, how often it was won, and the part of all positions."""
    bins = np.minimum((chances * BINS).astype(int), BINS - 1)
    return [
        [round(float(each), 3) for each in (chances[bins == one].mean(), won[bins == one].mean(), (bins == one).mean())]
        for one in range(BINS)
        if (bins == one).any()
    ]


def calibration_error(chances: Floats, won: Floats) -> float:
    """How far chances are from what happened, on average over the tenths of the scale."""
    return sum(part * abs(said - was) for said, was, part in reliability(chances, won))

# mypyc: skip
"""Network: a small value network over observations, in numpy: how likely each side is to win, as one seat sees it.

Its inputs are named as the labels of an observation. So one network plays all games whose observations have (some of)
them, and a game that gained a card later can still use it. Weights are files in `weights/`, each with a card.
"""

from __future__ import annotations

import io
import json
import os
import zipfile
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

# Bots think in several processes: for products as small as these a second thread takes more than it gives.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
import numpy as np

from starboard.bots.learned.judge import Judge
from starboard.bots.learned.outcome import MOST_SIDES
from starboard.kernel.encoding import Featuriser
from starboard.kernel.game import Game

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

LAYERS = ("w1", "b1", "w2", "b2", "w3", "b3")
FORMAT = 1
FIRST_ROWS = 64


class FirstLayer:
    """The weights of a first layer, by the labels of their inputs."""

    def __init__(self, labels: Sequence[str], weights: Floats) -> None:
        self.labels = labels
        self.weights = weights
        self.known: dict[int, tuple[Featuriser, Floats]] = {}

    def rows(self, featuriser: Featuriser) -> Floats:
        """The weights for the observations of this featuriser."""
        known = self.known.get(id(featuriser))
        if known is None:
            place = {label: at for at, label in enumerate(self.labels)}
            rows = np.zeros((featuriser.size, self.weights.shape[1]), np.float32)
            for at, label in enumerate(featuriser.labels):
                if label in place:
                    rows[at] = self.weights[place[label]]
            known = self.known[id(featuriser)] = (featuriser, rows)  # kept, so that its id stays its own
        return known[1]


class Network:
    """inputs → hidden → hidden → two outputs for each side: its part of a soft margin, and its chance to win.

    `card` says how it was trained, on what, and how strong it is.
    """

    def __init__(self, name: str, labels: list[str], layers: Mapping[str, Floats], card: dict[str, Any]) -> None:
        self.name = name
        self.labels = labels
        self.layers = {key: np.asarray(layers[key], np.float32) for key in LAYERS}
        self.card = card
        self.scales: dict[int, float] = {int(sides): scale for sides, scale in card.get("calibration", {}).items()}
        """For each number of sides: by what the logits of the win are multiplied to be probabilities."""
        self.first = FirstLayer(labels, self.layers["w1"])

    def outputs(self, first: Floats) -> Floats:
        """What comes of the sums of the first layer: for each position, two logits for each side."""
        layers = self.layers
        hidden = np.maximum(first + layers["b1"], 0.0)
        hidden = np.maximum(hidden @ layers["w2"] + layers["b2"], 0.0)
        out: Floats = hidden @ layers["w3"] + layers["b3"]
        return out

    def pack(self) -> bytes:
        """As a file. Half precision: it changes no choice worth speaking of."""
        return packed({key: self.layers[key] for key in LAYERS}, {"labels": self.labels}, self.card)

    @staticmethod
    def unpack(name: str, data: bytes) -> Network:
        layers, about, card = unpacked(name, data, LAYERS)
        return Network(name, about["labels"], layers, card)

    def save(self, path: Path) -> None:
        """Under its name only when it is whole. The card lies beside it as well, for people to read."""
        save(path, self.pack(), self.card)

    @staticmethod
    def read(path: Path) -> Network:
        return Network.unpack(path.stem, path.read_bytes())


def packed(layers: Mapping[str, Floats], about: Mapping[str, Any], card: Mapping[str, Any]) -> bytes:
    """Layers in half precision, what is to be known of them, and a card, as one file."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as archive:
        for key, layer in layers.items():
            buffer = io.BytesIO()
            np.save(buffer, layer.astype(np.float16))
            archive.writestr(still(f"{key}.npy"), buffer.getvalue())
        archive.writestr(still("labels.json"), json.dumps({"format": FORMAT, **about}))
        archive.writestr(still("card.json"), json.dumps(card, indent=2))
    return whole.getvalue()


def unpacked(name: str, data: bytes, keys: Sequence[str]) -> tuple[dict[str, Floats], dict[str, Any], dict[str, Any]]:
    """What `packed` made a file of."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        about = json.loads(archive.read("labels.json"))
        if about["format"] != FORMAT:
            raise ValueError(f"the network {name} is of format {about['format']}, not {FORMAT}")
        layers = {key: np.load(io.BytesIO(archive.read(f"{key}.npy"))).astype(np.float32) for key in keys}
        card = json.loads(archive.read("card.json"))
    return layers, about, card


def save(path: Path, data: bytes, card: Mapping[str, Any]) -> None:
    """Write a file under its name only when it is whole, and its card beside it."""
    part = path.with_suffix(".part")
    part.write_bytes(data)
    path.with_suffix(".json").write_text(json.dumps(card, indent=2) + "\n", encoding="utf-8")
    part.rename(path)


def shipped_file(name: str) -> Path:
    """Where the package has the network of this name. Those of older versions stay, so that what they said can be found
    out again."""
    return Path(str(files("starboard.bots.learned") / "weights" / f"{name}.net"))


def averaged(name: str, networks: Sequence[Network]) -> Network:
    """One network whose outputs are the means of theirs: their hidden units side by side. Inputs go by their labels."""
    if len(networks) == 1:
        return Network(name, networks[0].labels, networks[0].layers, {})
    labels = list(dict.fromkeys(label for network in networks for label in network.labels))
    place = {label: at for at, label in enumerate(labels)}
    firsts: list[Floats] = []
    for network in networks:
        rows = np.zeros((len(labels), network.layers["w1"].shape[1]), np.float32)
        rows[[place[label] for label in network.labels]] = network.layers["w1"]
        firsts.append(rows)
    shapes = [network.layers["w2"].shape for network in networks]
    second = np.zeros((sum(shape[0] for shape in shapes), sum(shape[1] for shape in shapes)), np.float32)
    down = right = 0
    for network, shape in zip(networks, shapes, strict=True):
        second[down : down + shape[0], right : right + shape[1]] = network.layers["w2"]
        down, right = down + shape[0], right + shape[1]
    part = np.float32(1 / len(networks))
    layers = {
        "w1": np.concatenate(firsts, axis=1),
        "b1": np.concatenate([network.layers["b1"] for network in networks]),
        "w2": second,
        "b2": np.concatenate([network.layers["b2"] for network in networks]),
        "w3": np.concatenate([network.layers["w3"] for network in networks]) * part,
        "b3": sum((network.layers["b3"] for network in networks[1:]), networks[0].layers["b3"]) * part,
    }
    return Network(name, labels, layers, {})


def still(name: str) -> zipfile.ZipInfo:
    """A member without a time: equal weights are equal files."""
    info = zipfile.ZipInfo(name)
    info.compress_type = zipfile.ZIP_DEFLATED
    return info


@lru_cache(maxsize=32)
def shipped(name: str) -> Network:
    """A network of the package."""
    return Network.read(shipped_file(name))


def softmax(logits: Floats, sides: NDArray[np.int64]) -> Floats:
    """Over the sides there are."""
    absent = np.arange(logits.shape[1]) >= sides[:, None]
    logits = np.where(absent, -np.inf, logits)
    weights = np.exp(logits - logits.max(axis=1, keepdims=True))
    found: Floats = weights / weights.sum(axis=1, keepdims=True)
    return found


class NetworkJudge(Judge):
    """A network, for the games of one ruleset and its options."""

    def __init__(self, network: Network, featuriser: Featuriser) -> None:
        self.network = network
        self.featuriser = featuriser
        self.first = network.first.rows(featuriser)
        self.rows = np.zeros((FIRST_ROWS, featuriser.size), np.float32)
        self.sides: list[int] = []

    def note(self, game: Game, seat: int) -> None:
        at = len(self.sides)
        if at == len(self.rows):
            self.rows = np.concatenate([self.rows, np.zeros_like(self.rows)])
        self.featuriser.write(game, seat, self.rows[at])
        self.sides.append(sides_of(game))

    def logits(self) -> tuple[Floats, NDArray[np.int64]]:
        sides = np.array(self.sides)
        rows = self.rows[: len(sides)]
        used = np.flatnonzero(rows.any(axis=0))  # positions of one search are alike: most inputs are 0 in all of them
        out = self.network.outputs(rows[:, used] @ self.first[used])
        self.sides = []
        return out, sides

    def values(self) -> list[float]:
        if not self.sides:
            return []
        out, sides = self.logits()
        soft = softmax(out[:, :MOST_SIDES], sides)[:, 0]
        won = softmax(out[:, MOST_SIDES:], sides)[:, 0]
        found: list[float] = ((soft + won) / 2).tolist()
        return found

    def chances(self) -> list[list[float]]:
        """For each position noted since the last time: each side's chance to win, from the seat itself clockwise."""
        if not self.sides:
            return []
        out, sides = self.logits()
        scale = np.array([self.network.scales.get(int(each), 1.0) for each in sides], np.float32)
        won = softmax(out[:, MOST_SIDES:] * scale[:, None], sides)
        return [row[:each].tolist() for row, each in zip(won, sides, strict=True)]


def sides_of(game: Game) -> int:
    """How many play for the win: the seats, and an opponent whom the rules play."""
    return game.seats if game.seats > 1 else 2

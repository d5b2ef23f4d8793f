# mypyc: skip
"""Action network: a policy in numpy that has learned from search which action it would choose.

One small hidden layer over an observation, and a score for each action. It is asked thousands of times for a decision,
so it is much smaller than the networks that judge. Files and inputs are as in network.py.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as in network.py
import numpy as np

from starboard.bots.bot import owed
from starboard.bots.learned.network import FirstLayer, packed, save, shipped_file, unpacked
from starboard.bots.learned.policy import Policy
from starboard.kernel.encoding import Featuriser
from starboard.kernel.game import Game

if TYPE_CHECKING:
    from starboard.bots.learned.network import Floats

LAYERS = ("w1", "b1", "w2", "b2")


class ActionNetwork:
    """inputs → hidden → a score for each of `answers`."""

    def __init__(
        self,
        name: str,
        labels: Sequence[str],
        answers: Sequence[int],
        layers: Mapping[str, Floats],
        card: dict[str, Any],
    ) -> None:
        self.name = name
        self.labels = list(labels)
        self.answers = list(answers)
        """What may be chosen, as the answers of a question for an action have it."""
        self.layers = {key: np.asarray(layers[key], np.float32) for key in LAYERS}
        self.card = card
        self.first = FirstLayer(labels, self.layers["w1"])

    def pack(self) -> bytes:
        return packed(self.layers, {"labels": self.labels, "answers": self.answers}, self.card)

    @staticmethod
    def unpack(name: str, data: bytes) -> ActionNetwork:
        layers, about, card = unpacked(name, data, LAYERS)
        return ActionNetwork(name, about["labels"], about["answers"], layers, card)

    def save(self, path: Path) -> None:
        """Under its name only when it is whole, with its card beside it."""
        save(path, self.pack(), self.card)

    @staticmethod
    def read(path: Path) -> ActionNetwork:
        return ActionNetwork.unpack(path.stem, path.read_bytes())


@lru_cache(maxsize=8)
def shipped_actions(name: str) -> ActionNetwork:
    """An action network of the package."""
    return ActionNetwork.read(shipped_file(name))


class NetworkPolicy(Policy):
    """An action network, for the games of one ruleset and its options: always the legal action of the best score."""

    def __init__(self, network: ActionNetwork, featuriser: Featuriser) -> None:
        self.layers = network.layers
        self.featuriser = featuriser
        self.first = network.first.rows(featuriser)
        self.place = {answer: at for at, answer in enumerate(network.answers)}

    def action(self, game: Game, seat: int) -> list[int]:
        places, values = self.featuriser.sparse(game, seat)
        hidden = np.maximum(np.array(values, np.float32) @ self.first[places] + self.layers["b1"], 0.0)
        scores = (hidden @ self.layers["w2"] + self.layers["b2"]).tolist()
        known = [each for each in owed(game, seat).form.answers() if len(each) == 1 and each[0] in self.place]
        return max(known, key=lambda each: scores[self.place[each[0]]], default=[])

"""Spaces and seeds as Gymnasium and PettingZoo have them."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces

BOUND = 64.0
"""No float of an observation is larger than this, nor smaller than its negative; most are from 0 to 1."""


class Drawn(np.int64):
    """An action that was drawn without a mask: it stands for some legal action, whatever is legal when it is played."""


class LegalDiscrete(spaces.Discrete):
    """A space of which `sample()` without a mask can always be played; an action that is written out is as it is."""

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """As Gymnasium's, with a mask or probabilities; without them a `Drawn`."""
        found = super().sample(mask, probability)
        return found if mask is not None or probability is not None else Drawn(found)


def fresh_seed() -> str:
    """For an environment that nobody has given a seed."""
    return secrets.token_hex(16)

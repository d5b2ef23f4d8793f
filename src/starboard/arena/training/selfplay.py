"""Selfplay: shards of games for training, by rules of thumb or by a network. One job makes one shard, in any process.

A job is plain data, and equal jobs make equal shards: what a killed process had not finished is played again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from random import Random

import numpy as np

from starboard.arena.training.positions import Noter, Shard
from starboard.arena.training.settings import Field, drawn
from starboard.bots import Bot
from starboard.bots.learned.guides import GUIDES, Guide, numbers_of, scaled
from starboard.bots.learned.levels import mind_of
from starboard.bots.learned.network import Network
from starboard.bots.learned.search import Effort, SearchBot
from starboard.kernel.chance import Chance, Stream
from starboard.kernel.game import Game
from starboard.kernel.registry import ruleset_named

STRAY = 0.03
"""The part of all answers that is random in the first games: positions that nobody seeks are positions, too."""

TRAINING_EFFORT = Effort(answers=8, guesses=2, temperature=0.015, slip=0.1)
"""How a network plays for its own training: quickly, and with some variety."""


@dataclass(frozen=True)
class Job:
    """One shard."""

    field: Field
    content: str
    games: int
    seed: str
    network: bytes = b""
    """The file of the network that plays; empty if the rules of thumb do. Not its name: a process may run elsewhere."""


@lru_cache(maxsize=4)
def unpacked(network: bytes) -> Network:
    return Network.unpack("trainee", network)


def labels_of(content: str, ruleset_name: str) -> list[str]:
    """The inputs of a network for this content."""
    guide = GUIDES[ruleset_name]
    return list(ruleset_named(ruleset_name).featuriser(guide.widest(content)).labels)


def make_shard(job: Job) -> Shard:
    """Play the games of a job. Returns what was noted of them."""
    guide = GUIDES[job.field.ruleset]
    ruleset = ruleset_named(job.field.ruleset)
    noter = Noter(guide, labels_of(job.content, ruleset.name))
    tilts: list[list[float]] = []
    gains: list[float] = []
    for number in range(job.games):
        seed = f"{job.seed}/{number}"
        stream = Stream(f"{seed}/course")
        setting = drawn(job.field.settings, stream)
        options = ruleset.complete(setting.options)
        game = ruleset.new_game(setting.seats, options, Chance.seeded(seed, setting.seats))
        if not job.network:
            tilted = [tilt_of(guide, job.field, f"{seed}/{seat}") for seat in range(setting.seats)]
            if noter.play(game, tilted_thumbs(guide, game, seed, tilted), STRAY, stream) and setting.seats > 1:
                note_tilts(noter, tilted, tilts, gains)
        else:
            noter.play(game, searchers(guide, unpacked(job.network), game, seed), 0.0, stream)
    shard = noter.shard()
    if not job.network:
        shard["tilts"] = np.array(tilts, np.float32).reshape(len(tilts), len(numbers_of(guide.weights())))
        shard["gains"] = np.array(gains, np.float32)
    return shard


def tilt_of(guide: Guide, field: Field, seed: str) -> list[float]:
    """By how much the rules of thumb of one seat are off, as logarithms, in the order of `numbers_of`."""
    source = Random(seed)
    names = numbers_of(guide.weights())
    if source.random() < field.alike:
        return [0.0] * len(names)
    return [source.gauss(0, field.spread) for _ in names]


def tilted_thumbs(guide: Guide, game: Game, seed: str, tilts: list[list[float]]) -> list[Bot]:
    names = list(numbers_of(guide.weights()))
    made: list[Bot] = []
    for seat, tilt in enumerate(tilts):
        factors = {name: exp(each) for name, each in zip(names, tilt, strict=True) if each}
        made.append(guide.thumbs(game, seed, scaled(guide.weights(), factors))[seat])
    return made


def note_tilts(noter: Noter, tilted: list[list[float]], tilts: list[list[float]], gains: list[float]) -> None:
    """Of the game that was just played: how each seat differed from the others' mean, and by how much it won."""
    seats = len(tilted)
    last = len(noter.game) - 1
    found: dict[int, float] = {}
    # The rows of the last position of the game have the outcome for their seats, turned to the seat itself.
    won = noter.won[last]
    seat_of_last = noter.seats[last]
    for seat in range(seats):
        found[seat] = won[(seat - seat_of_last) % seats]
    for seat in range(seats):
        others = [tilted[other] for other in range(seats) if other != seat]
        mean = [sum(each) / len(others) for each in zip(*others, strict=True)]
        tilts.append([own - other for own, other in zip(tilted[seat], mean, strict=True)])
        gains.append(found[seat] - 1 / seats)


def searchers(guide: Guide, network: Network, game: Game, seed: str) -> list[Bot]:
    mind = mind_of(network, guide)
    return [SearchBot("trainee", f"{seed}/{seat}", guide, mind, TRAINING_EFFORT) for seat in range(game.seats)]


def tuned(shards: Sequence[Shard], guide: Guide, step: float, ridge: float = 20.0) -> dict[str, float]:
    """Factors for the rules of thumb: a step along the regression of wins on how their weights differed.

    Only weights whose effect is more than its own error. Too long a step overshoots: matches have to say how long.
    """
    names = list(numbers_of(guide.weights()))
    off = np.concatenate([shard["tilts"] for shard in shards]).astype(np.float64)
    gain = np.concatenate([shard["gains"] for shard in shards]).astype(np.float64)
    if not len(off):
        return {}
    square = off.T @ off + ridge * np.eye(len(names))
    slope = np.linalg.solve(square, off.T @ gain)
    error = np.sqrt(np.diag(np.linalg.inv(square)) * gain.var() * 2)
    return {
        name: round(exp(min(0.7, max(-0.7, step * each))), 3)
        for name, each, doubt in zip(names, slope, error, strict=True)
        if abs(each) > doubt
    }

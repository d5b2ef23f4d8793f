"""Positions: what is kept of games for training: observations as sparse rows, and how the game ended for each side."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from starboard.bots.learned.guides import ACTION, Guide
from starboard.bots.learned.network import sides_of
from starboard.bots.learned.outcome import MOST_SIDES, outcome
from starboard.bots.learned.search import SearchBot
from starboard.kernel.chance import Stream
from starboard.kernel.encoding import Featuriser
from starboard.kernel.game import Game
from starboard.kernel.playout import Chooser

Shard = dict[str, NDArray[Any]]
"""What was noted of some games: arrays by name."""

ONLOOKER = 4
"""Where turns are taken, every position is noted for the seat whose turn it is, and each fourth for another one too."""


class Noter:
    """Notes positions of games while they are played. `labels` are the inputs that the network will have."""

    def __init__(self, guide: Guide, labels: Sequence[str]) -> None:
        self.guide = guide
        self.place = {label: at for at, label in enumerate(labels)}
        self.mapped: dict[int, tuple[Featuriser, list[int]]] = {}
        self.clear()

    def clear(self) -> None:
        """Begin a new shard."""
        self.places: list[int] = []
        self.values: list[float] = []
        self.lengths: list[int] = []
        self.sides: list[int] = []
        self.soft: list[list[float]] = []
        self.won: list[list[float]] = []
        self.game: list[int] = []
        self.round: list[int] = []
        self.seats: list[int] = []
        self.games = 0
        self.asked_places: list[int] = []
        self.asked_values: list[float] = []
        self.asked_lengths: list[int] = []
        self.asked_counts: list[int] = []
        self.asked_answers: list[int] = []
        self.asked_worths: list[float] = []

    def mapping(self, featuriser: Featuriser) -> list[int]:
        """Where the network has each place of an observation."""
        known = self.mapped.get(id(featuriser))
        if known is None:
            known = (featuriser, [self.place[label] for label in featuriser.labels])
            self.mapped[id(featuriser)] = known
        return known[1]

    def play(self, game: Game, players: Sequence[Chooser], stray: float, stream: Stream, most_rounds: int = 60) -> bool:
        """Play a game to its end and note its positions; `stray` of all answers are random. False if it went on for
        too long, and nothing was noted."""
        assert game.ruleset is not None
        featuriser = game.ruleset.featuriser(game.options)
        mapping = self.mapping(featuriser)
        rows: list[tuple[list[int], list[float], int, int]] = []
        asked: list[tuple[list[int], list[float], list[list[int]], list[float]]] = []
        pending = game.pending
        last = 0
        often = int(stray * (1 << 20))
        while not game.over:
            if game.round > most_rounds:
                return False
            for seat in game.order:
                decision = pending[seat]
                if decision is None:
                    continue
                if self.guide.by_round:
                    if game.round > last:
                        last = game.round
                        rows.extend((*featuriser.sparse(game, each), each, last) for each in range(game.seats))
                elif decision.kind == ACTION:
                    rows.append((*featuriser.sparse(game, seat), seat, game.round))
                    if not stream.below(ONLOOKER):
                        other = (seat + 1 + stream.below(game.seats - 1)) % game.seats
                        rows.append((*featuriser.sparse(game, other), other, game.round))
                form = decision.form
                if form.single():
                    game.apply(seat, form.first())
                elif often and stream.below(1 << 20) < often:
                    game.apply(seat, form.random(stream))
                else:
                    player = players[seat]
                    answer = player.choose(game, seat)
                    if self.guide.few_actions and decision.kind == ACTION and isinstance(player, SearchBot):
                        asked.append((*featuriser.sparse(game, seat), player.tried, player.values))
                    game.decide(seat, answer)
        for places, values, tried, worths in asked:
            self.heed([mapping[place] for place in places], values, tried, worths)
        sides = sides_of(game)
        ends = [outcome(game, seat) for seat in range(game.seats)]
        for places, values, seat, number in rows:
            self.places.extend([mapping[place] for place in places])
            self.values.extend(values)
            self.lengths.append(len(places))
            self.sides.append(sides)
            self.soft.append(padded(ends[seat].soft))
            self.won.append(padded(ends[seat].won))
            self.game.append(self.games)
            self.round.append(min(number, 255))
            self.seats.append(seat)
        self.games += 1
        return True

    def heed(self, places: list[int], values: list[float], tried: list[list[int]], worths: list[float]) -> None:
        """Note what search thought of the actions it tried. Two at once are another question."""
        if any(len(answer) != 1 for answer in tried):
            return
        self.asked_places.extend(places)
        self.asked_values.extend(values)
        self.asked_lengths.append(len(places))
        self.asked_counts.append(len(tried))
        self.asked_answers.extend(answer[0] for answer in tried)
        self.asked_worths.extend(worths)

    def shard(self) -> Shard:
        """What has been noted, as arrays."""
        asked: Shard = {
            "asked_places": np.array(self.asked_places, np.uint16),
            "asked_values": np.array(self.asked_values, np.float16),
            "asked_lengths": np.array(self.asked_lengths, np.uint16),
            "asked_counts": np.array(self.asked_counts, np.uint8),
            "asked_answers": np.array(self.asked_answers, np.uint32),
            "asked_worths": np.array(self.asked_worths, np.float32),
        }
        positions: Shard = {
            "places": np.array(self.places, np.uint16),
            "values": np.array(self.values, np.float16),
            "lengths": np.array(self.lengths, np.uint16),
            "sides": np.array(self.sides, np.uint8),
            "soft": np.array(self.soft, np.float16).reshape(-1, MOST_SIDES),
            "won": np.array(self.won, np.float16).reshape(-1, MOST_SIDES),
            "game": np.array(self.game, np.int32),
            "round": np.array(self.round, np.uint8),
        }
        return {**positions, **asked} if self.asked_lengths else positions


def padded(row: list[float]) -> list[float]:
    return row + [0.0] * (MOST_SIDES - len(row))


class Rows:
    """Observations of many shards as sparse rows."""

    def __init__(self, shards: Sequence[Shard], of: str = "") -> None:
        self.places = np.concatenate([shard[f"{of}places"] for shard in shards])
        self.values = np.concatenate([shard[f"{of}values"] for shard in shards])
        self.lengths = np.concatenate([shard[f"{of}lengths"] for shard in shards]).astype(np.int64)
        self.starts = np.concatenate([[0], np.cumsum(self.lengths)])

    def __len__(self) -> int:
        return len(self.lengths)

    def entries(self, rows: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.uint16], NDArray[np.float16]]:
        """Of these rows, everything that is not 0: which of the rows, the place, the value."""
        lengths = self.lengths[rows]
        which = np.repeat(np.arange(len(rows)), lengths)
        offsets = np.arange(len(which)) - np.repeat(np.cumsum(lengths) - lengths, lengths)
        at = np.repeat(self.starts[rows], lengths) + offsets
        return which, self.places[at], self.values[at]


class Positions(Rows):
    """The positions of many shards, and how their games ended."""

    def __init__(self, shards: Sequence[Shard]) -> None:
        super().__init__(shards)
        self.sides = np.concatenate([shard["sides"] for shard in shards]).astype(np.int64)
        self.soft = np.concatenate([shard["soft"] for shard in shards])
        self.won = np.concatenate([shard["won"] for shard in shards])
        self.round = np.concatenate([shard["round"] for shard in shards])
        games: list[NDArray[Any]] = []
        count = 0
        for shard in shards:
            games.append(shard["game"] + count)
            count += int(shard["game"].max()) + 1 if len(shard["game"]) else 0
        self.game = np.concatenate(games)
        self.games = count


class Asked(Rows):
    """The questions for an action of many shards, and what search thought of each answer."""

    def __init__(self, shards: Sequence[Shard]) -> None:
        super().__init__(shards, "asked_")
        counts = np.concatenate([shard["asked_counts"] for shard in shards]).astype(np.int64)
        self.answers = np.concatenate([shard["asked_answers"] for shard in shards])
        self.worths = np.concatenate([shard["asked_worths"] for shard in shards])
        self.questions = np.repeat(np.arange(len(counts)), counts)
        """For each answer, the question."""
        self.parts = np.concatenate([np.arange(len(one)) / len(one) for one in (s["asked_lengths"] for s in shards)])
        """For each question, how far on in its shard it was asked."""


def save_shard(path: Path, shard: Shard) -> None:
    """Under its name only when it is whole."""
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez(file, allow_pickle=False, **shard)
    part.rename(path)


def load_shard(path: Path) -> Shard:
    with path.open("rb") as file, np.load(file) as data:
        return {key: data[key] for key in data.files}

"""A bot game told to somebody who only listens: after every action the new events, and then what lies on the table.

The listener never sees the position. It hears each event as its own seat does, and everybody else's as the public does;
what it has written down is compared with the views of the table.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any, Protocol

from starboard.bots import make_bot
from starboard.kernel import Chance, Game
from starboard.kernel.registry import ruleset_named

Told = dict[str, Any]
"""An event as plain data: its kind under "event", and what the one who hears it may know."""


class Listener(Protocol):
    """A ledger."""

    def hear(self, told: Told) -> None:
        """Write down an event."""

    def compare(self, views: Mapping[int | None, dict[str, Any]]) -> None:
        """After an action: the public view, and those of the seats that may have learned something."""

    def settle(self, standings: list[dict[str, Any]]) -> None:
        """The game is over: the final scores."""


class Sitting:
    """One table: which game, with which options, who plays."""

    def __init__(self, ruleset: str, seats: int, options: Mapping[str, object], bot: str, seed: int) -> None:
        self.ruleset = ruleset_named(ruleset)
        self.seats = seats
        self.options = self.ruleset.complete(options)
        self.bot = bot
        self.seed = seed
        self.actions = 0

    def __repr__(self) -> str:
        chosen = {name: value for name, value in self.options.items() if value}
        return f"{self.ruleset.name}, {self.seats} players, {chosen}, bot {self.bot}, seed {self.seed}"

    def play(self, listener: Listener, most_rounds: int = 40) -> bool:
        """Play to the end, or at most this many rounds: random players may take very long. Was the game finished?"""
        seed = f"ledger {self.seed}"
        game = self.ruleset.new_game(self.seats, self.options, Chance.seeded(seed, self.seats), True)
        bots = [make_bot(self.bot, self.ruleset.name, f"{seed}/{seat}") for seat in range(self.seats)]
        heard = self.tell(game, listener, 0)
        self.show(game, listener, range(self.seats))
        while not game.over and game.round <= most_rounds:
            seat = game.decisions[0].seat
            try:
                game.decide(seat, bots[seat].choose(game, seat))
                heard = self.tell(game, listener, heard)
                self.show(game, listener, [seat])
            except AssertionError as error:
                raise AssertionError(f"{self!r}, round {game.round}, action {self.actions}: {error}") from error
            self.actions += 1
        if game.over:
            try:
                listener.settle(plain(game.view(None)["standings"]))
            except AssertionError as error:
                raise AssertionError(f"{self!r}, at the end: {error}") from error
        return game.over

    def tell(self, game: Game, listener: Listener, heard: int) -> int:
        assert game.events is not None
        for event in game.events[heard:]:
            owner = event.shown.get("seat")
            listener.hear(event.seen_by(owner if isinstance(owner, int) and owner >= 0 else None))
        return len(game.events)

    def show(self, game: Game, listener: Listener, seats: Any) -> None:
        views: dict[int | None, dict[str, Any]] = {None: plain(game.view(None)["table"])}
        for seat in seats:
            views[seat] = plain(game.view(seat)["table"])
        listener.compare(views)


def plain(data: object) -> Any:
    """Views are plain data; what is in them is looked at by name."""
    return data


def same(what: str, written: object, table: object) -> None:
    """The ledger and the table agree."""
    assert written == table, f"{what}: the ledger has {written!r}, the table {table!r}"


def seeds() -> list[int]:
    """The games of the deep tests: STARBOARD_SEEDS, as "100-200" (without the last), or the first twenty."""
    first, _, last = os.environ.get("STARBOARD_SEEDS", "0-20").partition("-")
    return list(range(int(first), int(last)))

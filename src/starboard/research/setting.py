"""Setting: what is played, by how many, for what reward; the part that all interfaces share.

Knows no interface: what is wrong is a SettingError, and each interface says so in its own kind of error.
"""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any

from starboard.kernel.actions import ActionSpace
from starboard.kernel.chance import Chance, Stream
from starboard.kernel.game import Game
from starboard.kernel.perception import Perception
from starboard.kernel.registry import UnknownRuleset, ruleset_named, ruleset_names
from starboard.kernel.ruleset import OptionError, Ruleset
from starboard.kernel.stepper import Stepper

MAX_ROUNDS = 100
"""Players that know nothing may never end a game of Race: one that takes longer is stopped."""
REWARDS = ("win", "margin")


class SettingError(ValueError):
    """A game cannot be played like this. Says in one sentence what is wrong and what would be right."""


class Setting:
    """A game with its options, its number of players and its reward. Raises SettingError for what does not exist.

    The name of a game may say the version of its rules (`race_v3`); then no other version will do.

    The reward comes at the end. `win`: 1 for the winner, and as much less for the others as makes 0 together; winners
    who share a rank share the win. Against the robot of the solo game it is 1 or -1, or 0 for a tie. `margin`: the own
    score minus the best score of the others. A game that is stopped after `max_rounds` is scored as it stands.
    """

    def __init__(
        self,
        ruleset: str | Ruleset,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "win",
        max_rounds: int = MAX_ROUNDS,
    ) -> None:
        many = None if players is None else whole(players)
        if players is not None and many is None:
            raise SettingError(f"the number of players is a whole number, not {str(players)[:40]!r}")
        longest = whole(max_rounds)
        if longest is None or longest < 0:
            raise SettingError(f"max_rounds is a whole number, 0 for no limit, not {str(max_rounds)[:40]!r}")
        given = {name: plain(value) for name, value in (options or {}).items()}
        try:
            self.ruleset = ruleset if isinstance(ruleset, Ruleset) else asked_for(str(ruleset))
            self.options = self.ruleset.complete(given)
            self.players = self.ruleset.seats(self.options)[0] if many is None else many
            self.ruleset.check_seats(self.players, self.options)
            self.space: ActionSpace = self.ruleset.actions(self.options)
            self.perception = Perception(self.ruleset.featuriser(self.options), self.space)
        except (UnknownRuleset, OptionError) as wrong:
            raise SettingError(str(wrong)) from None
        if reward not in REWARDS:
            raise SettingError(f"the reward cannot be {str(reward)[:40]!r}: it is one of {', '.join(REWARDS)}")
        self.reward = reward
        self.max_rounds = longest

    def __reduce__(self) -> tuple[object, ...]:
        known = self.ruleset.name in ruleset_names() and ruleset_named(self.ruleset.name) is self.ruleset
        ruleset = self.ruleset.name if known else self.ruleset
        return Setting, (ruleset, self.players, self.options, self.reward, self.max_rounds)

    @property
    def name(self) -> str:
        """The game and the version of its rules: `race_v3`."""
        return f"{self.ruleset.name}_v{self.ruleset.version}"

    def deal(self, seed: str) -> Stepper:
        """A new game. Equal seeds give equal luck."""
        game = self.ruleset.new_game(self.players, self.options, Chance.seeded(seed, self.players))
        return Stepper(game, self.space, self.max_rounds)

    def rewards(self, game: Game) -> list[float]:
        """What a game that has ended, or was stopped, is worth to each seat."""
        return margins(game) if self.reward == "margin" else wins(game)


def whole(value: Any) -> int | None:
    """A whole number of Python, of numpy or of a tensor as an int; None for anything else, True and False included."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)
    except (TypeError, ValueError, RuntimeError):
        return None


def plain(value: Any) -> object:
    """The value of an option as Python's own: numpy has numbers and truths of another type."""
    if isinstance(value, bool | int | str):
        return value
    item = getattr(value, "item", None)
    return item() if callable(item) and getattr(value, "shape", None) == () else value


def checked_seed(seed: Any) -> int:
    """The seed of a `reset`; raises SettingError for anything but a whole number from 0 on."""
    number = whole(seed)
    if number is None or number < 0:
        raise SettingError(f"a seed is a whole number from 0 on, not {str(seed)[:40]!r}")
    return number


def asked_for(name: str) -> Ruleset:
    """The ruleset of a name with or without the version of its rules: `race` or `race_v3`."""
    plain, _, version = name.rpartition("_v")
    if plain not in ruleset_names():
        return ruleset_named(name)
    ruleset = ruleset_named(plain)
    if version != str(ruleset.version):
        raise SettingError(f"there is no {name[:40]!r}: the rules installed here are {plain}_v{ruleset.version}")
    return ruleset


def wins(game: Game) -> list[float]:
    """Shares of the win, spread so that they make 0 together and a sole winner has 1."""
    standings = game.standings()
    winners = [one.seat for one in standings if one.rank == 1]
    players = len(standings)
    found = [0.0] * game.seats
    for seat in range(game.seats):
        share = 1 / len(winners) if seat in winners else 0.0
        found[seat] = (players * share - 1) / (players - 1)
    return found


def margins(game: Game) -> list[float]:
    """The own score minus the best of the others."""
    totals = {one.seat: one.total for one in game.standings()}
    return [
        float(totals[seat] - max(total for other, total in totals.items() if other != seat))
        for seat in range(game.seats)
    ]


def next_deal(source: Stream) -> str:
    """The seed of the next game, from the stream of an environment."""
    return f"{source.word():08x}{source.word():08x}"

"""Guides: what search has to be told about each game: which questions deserve it, how far to look, and whose rules of
thumb play on meanwhile. Everything else that search does knows no game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, Final, cast

from mypy_extensions import mypyc_attr

from starboard.bots import simple_frontiers, simple_race, simple_sun
from starboard.bots.bot import Bot
from starboard.bots.simple_frontiers import weights as frontiers_weights
from starboard.bots.simple_race import weights as race_weights
from starboard.bots.simple_race.outlook import Memory
from starboard.bots.simple_sun import outlook as sun_weights
from starboard.kernel.game import Game
from starboard.kernel.ruleset import Value
from starboard.race.position import RaceGame

ACTION: Final = "action"
"""The question with which a turn begins, in every game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """What one game is to search."""

    def __init__(self, game: str, kinds: frozenset[str], by_round: bool, few_actions: bool = False) -> None:
        self.game = game
        """The name of the ruleset."""
        self.kinds = kinds
        """The kinds of questions that are thought about; the rules of thumb answer the others."""
        self.by_round = by_round
        """Do all play the round together? Then positions are valued between rounds, otherwise before one's turn."""
        self.few_actions = few_actions
        """Are the actions few, and always the same? Then a policy can be distilled from what search thinks of them."""

    def content(self, options: Mapping[str, Value]) -> str:
        """The name of the network's content: games with these options share one network."""
        return self.game

    def widest(self, content: str) -> dict[str, Value]:
        """Options under which an observation has all inputs of the network for that content."""
        return {}

    def weights(self) -> Any:
        """What the rules of thumb are made of: a frozen dataclass of numbers."""
        raise NotImplementedError

    def thumbs(self, game: Game, seed: str, weights: Any) -> list[Bot]:
        """The rules of thumb for every seat."""
        raise NotImplementedError


class RaceGuide(Guide):
    """Race for the Galaxy: the base game is played so differently that it has a network of its own."""

    def content(self, options: Mapping[str, Value]) -> str:
        return "race-expansions" if options["level"] else "race-base"

    def widest(self, content: str) -> dict[str, Value]:
        return {"level": 3 if content == "race-expansions" else 0}

    def weights(self) -> Any:
        return race_weights.WEIGHTS

    def thumbs(self, game: Game, seed: str, weights: Any) -> list[Bot]:
        memory = Memory(cast(RaceGame, game).content)
        made: list[Bot] = []
        for seat in range(game.seats):
            bot = simple_race.SimpleBot(f"{seed}/{seat}", weights)
            bot.memory = memory
            made.append(bot)
        return made


class FrontiersGuide(Guide):
    """New Frontiers."""

    def weights(self) -> Any:
        return frontiers_weights.WEIGHTS

    def thumbs(self, game: Game, seed: str, weights: Any) -> list[Bot]:
        return [simple_frontiers.SimpleBot(f"{seed}/{seat}", weights) for seat in range(game.seats)]


class SunGuide(Guide):
    """Beyond the Sun."""

    def weights(self) -> Any:
        return sun_weights.WEIGHTS

    def thumbs(self, game: Game, seed: str, weights: Any) -> list[Bot]:
        return [simple_sun.SimpleBot(f"{seed}/{seat}", weights) for seat in range(game.seats)]


RACE: Final = RaceGuide(
    "race",
    frozenset(
        {
            "action",
            "two-actions",
            "second-action",
            "start",
            "starting-discard",
            "explore-keep",
            "explore-discard",
            "develop",
            "pay-development",
            "settle",
            "settle-extra",
            "upgrade",
            "pay-world",
            "spend-good",
            "takeover",
            "reinforce",
            "defend",
            "prevent-takeover",
            "trade",
            "windfall",
            "discard-to-produce",
            "discard-for-prestige",
            "search-category",
            "search-keep",
            "hand-limit",
        }
    ),
    by_round=True,
    few_actions=True,
)
FRONTIERS: Final = FrontiersGuide(
    "frontiers",
    frozenset(
        {
            "action",
            "home",
            "develop",
            "settle",
            "settle-again",
            "upgrade",
            "upgrade-afterwards",
            "replace-this",
            "explore",
            "world-limit",
            "sell",
            "consume",
            "pay-to-produce",
            "windfall",
            "kind",
            "lay-out-goals",
            "reveal-goal",
        }
    ),
    by_round=False,
)
SUN: Final = SunGuide(
    "sun",
    frozenset(
        {
            "action",
            "production",
            "research",
            "discover",
            "build",
            "base-disc",
            "colony-disc",
            "technology-type",
            "jump",
            "trade",
            "upgrade",
            "automate",
            "colonise",
            "keep-system",
            "copy-action",
            "choice",
            "offer",
            "achievement",
            "private-technology",
            "reveal-technology",
            "open-guild",
            "ability",
            "anytime",
            "museum",
        }
    ),
    by_round=False,
)

GUIDES: Final[dict[str, Guide]] = {guide.game: guide for guide in (RACE, FRONTIERS, SUN)}


def numbers_of(weights: Any) -> dict[str, float]:
    """The weights that can be tuned, by name; those in a row as `name.place`. Those that are 0 stay 0."""
    found: dict[str, float] = {}
    for field in fields(weights):
        value = getattr(weights, field.name)
        if isinstance(value, float) and value:
            found[field.name] = value
        elif isinstance(value, tuple):
            found.update({f"{field.name}.{at}": each for at, each in enumerate(value) if each})
    return found


def scaled(weights: Any, factors: Mapping[str, float]) -> Any:
    """The same weights with some of them multiplied."""
    known = numbers_of(weights)
    changed: dict[str, Any] = {}
    for name, factor in factors.items():
        if name not in known:
            continue
        field, _, place = name.partition(".")
        if place:
            row = list(changed.get(field, getattr(weights, field)))
            row[int(place)] *= factor
            changed[field] = tuple(row)
        else:
            changed[field] = known[name] * factor
    return replace(weights, **changed) if changed else weights

# mypyc: skip
"""Bot kinds: which bots are installed, and what they say of themselves.

A package announces each of its bots as an entry point in the group `starboard.bots`, so a stranger's package brings a
bot for any game, or a game together with its bots, and nothing here has to name it. An entry point that cannot be used
is left out and logged in one line: somebody else's mistake stops nobody's game.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from typing import Final

from starboard.bots.bot import Bot
from starboard.kernel.record import MOST_NAMED

GROUP: Final = "starboard.bots"
LOG: Final = logging.getLogger(__name__)

COSTS: Final = {
    "instant": "answers at once",
    "quick": "answers within a second",
    "slow": "thinks for some seconds",
}
"""How much computing a decision takes, from the cheapest on, in words for people."""

STRONGEST: Final = 100
NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,39}")
RESERVED: Final = ("person",)
"""What records call somebody who is no bot."""

EASY: Final = "easy"
LEVELS: Final = (EASY, "medium", "hard", "expert")
"""The opponents that a person meets one after the other."""
SIMPLE: Final = "simple"
RANDOM: Final = "random"


class BotFault(Exception):
    """A bot broke its contract: it raised, or chose something illegal."""

    def __init__(self, bot: str, what: str) -> None:
        super().__init__(bot, what)  # what it is made of: so it can be sent to another process
        self.bot = bot
        self.what = what

    def __str__(self) -> str:
        return f"the bot {self.bot} failed: {self.what}"


def fault_of(bot: str, raised: Exception) -> BotFault:
    """What a bot raised, on one line."""
    words = " ".join(str(raised).split())
    return BotFault(bot, f"{type(raised).__name__}: {words}"[:300])


@dataclass(frozen=True)
class BotKind:
    """One bot, as its package announces it.

    - `name`: small letters, digits, `-` and `_`; what people type and what records say.
    - `make`: makes a bot for one seat of one game, from the name of the ruleset and a seed.
    - `about`: one line for people: how it plays.
    - `level`: how strong it is, from 0 (any legal answer) to 100; a beginner's opponent has about 30.
    - `cost`: one of COSTS.
    - `games`: the names of the rulesets that it plays; None if it plays every game.
    - `plays_with`: the version of what it plays with, in at most 100 letters: of its rules of thumb, or the name of its
      weights. It changes whenever the bot would choose otherwise; records have it beside the name.
    - `needs`: a module that has to be installed for it; `install` says how.
    """

    name: str
    make: Callable[[str, str], Bot]
    about: str
    level: int
    cost: str
    games: frozenset[str] | None = None
    plays_with: str = ""
    needs: str = ""
    install: str = ""

    def __post_init__(self) -> None:
        if not isinstance(self.name, str) or NAME.fullmatch(self.name) is None or self.name in RESERVED:
            raise ValueError(f"a bot cannot be called {str(self.name)[:40]!r}: use a word in small letters")
        if not callable(self.make):
            raise ValueError(f"the bot {self.name} needs a `make` that can be called with a ruleset and a seed")
        if not isinstance(self.about, str) or not self.about.strip() or "\n" in self.about:
            raise ValueError(f"the bot {self.name} needs an `about`: one line that says how it plays")
        if not isinstance(self.level, int) or not 0 <= self.level <= STRONGEST:
            raise ValueError(f"the bot {self.name} needs a level from 0 to {STRONGEST}, not {str(self.level)[:40]!r}")
        if self.cost not in COSTS:
            raise ValueError(f"the bot {self.name} needs a cost: {', '.join(COSTS)}, not {str(self.cost)[:40]!r}")
        if self.games is not None and not isinstance(self.games, frozenset):
            raise ValueError(f"the games of the bot {self.name} are a frozenset of names, or None for every game")
        if (
            not isinstance(self.plays_with, str)
            or len(self.plays_with) > MOST_NAMED
            or not self.plays_with.isprintable()
        ):
            raise ValueError(f"what the bot {self.name} plays with is named in at most {MOST_NAMED} plain letters")

    def plays(self, ruleset_name: str) -> bool:
        """Does it play the game of this name?"""
        return self.games is None or ruleset_name in self.games

    def ready(self) -> bool:
        """Is everything installed that it needs?"""
        try:
            return not self.needs or find_spec(self.needs) is not None
        except ImportError:
            return False

    def overlaps(self, other: BotKind) -> bool:
        """Would a name not say which of the two is meant?"""
        return self.name == other.name and (
            self.games is None or other.games is None or not self.games.isdisjoint(other.games)
        )


def simple_kind(game: str, make: Callable[[str], Bot], plays_with: str = "rules of thumb 1") -> BotKind:
    """The `simple` bot of a game: each game has its own, under the same name."""
    return BotKind(
        "simple",
        make=lambda _ruleset, seed: make(seed),
        about="a decent opponent for a beginner: plays by rules of thumb, without looking ahead",
        level=30,
        cost="instant",
        games=frozenset({game}),
        plays_with=plays_with,
    )


def package_of(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else ""


def loaded(points: Iterable[EntryPoint]) -> list[BotKind]:
    """What the entry points announce. Our own come first, so nobody else's bot takes their names."""
    found: list[BotKind] = []
    for point in sorted(points, key=lambda one: (package_of(one) != "starboard", package_of(one), one.name)):
        try:
            kind = point.load()
            if not isinstance(kind, BotKind):
                raise TypeError(f"it is of type {type(kind).__name__}, not BotKind")
            if any(kind.overlaps(other) for other in found):
                raise ValueError(f"another package has a bot {kind.name} for the same game")
        except Exception as wrong:
            package = package_of(point) or "an unknown package"
            what = " ".join(f"{type(wrong).__name__}: {wrong}".split())[:300]
            LOG.warning("the bot %s of %s is left out: %s", point.name, package, what)
        else:
            found.append(kind)
    return found


@cache
def announced_bots() -> list[BotKind]:
    """Read once: looking through everything that is installed takes longer than a move."""
    return loaded(entry_points(group=GROUP))


named_bots: list[BotKind] = []
"""Bots that somebody named who runs this program; for this process only."""


def name_bot(kind: BotKind) -> None:
    """Let a bot play in this process that no package announces. Raises ValueError if its name is taken."""
    if any(kind.overlaps(other) for other in (*announced_bots(), *named_bots)):
        raise ValueError(f"there is a bot {kind.name} already; choose another name")
    named_bots.append(kind)


def bot_kinds(ruleset_name: str) -> list[BotKind]:
    """The bots that play this game, the strongest last."""
    kinds = [kind for kind in (*announced_bots(), *named_bots) if kind.plays(ruleset_name)]
    return sorted(kinds, key=lambda kind: (kind.level, kind.name))


def bot_names(ruleset_name: str) -> list[str]:
    """The names of the bots that play this game, the strongest last."""
    return [kind.name for kind in bot_kinds(ruleset_name)]


def plays_with(name: str, ruleset_name: str) -> str:
    """The version of what a bot plays this game with; empty if it does not say, or if there is no such bot."""
    return next((kind.plays_with for kind in bot_kinds(ruleset_name) if kind.name == name), "")


def stand_in(ruleset_name: str) -> str:
    """The bot that plays for a person who is gone.

    It is `simple` if the game has that. Otherwise it is the strongest of the game's cheapest bots; `random` only if the
    game has no other bot at all.
    """
    kinds = [kind for kind in bot_kinds(ruleset_name) if kind.name != RANDOM]
    if not kinds:
        return RANDOM
    if any(kind.name == SIMPLE for kind in kinds):
        return SIMPLE
    costs = list(COSTS)
    return min(reversed(kinds), key=lambda kind: costs.index(kind.cost)).name


def opponent(ruleset_name: str) -> str:
    """The opponent of a person who does not choose one: `easy` if the game has it and it can play here, otherwise the
    stand-in."""
    kinds = bot_kinds(ruleset_name)
    return EASY if any(kind.name == EASY and kind.ready() for kind in kinds) else stand_in(ruleset_name)


def next_level(beaten: Iterable[str], ruleset_name: str) -> str:
    """Whom a person meets next who has beaten all of these bots; empty if they were others, or none is stronger."""
    places = [LEVELS.index(bot) if bot in LEVELS else len(LEVELS) for bot in beaten]
    following = LEVELS[max(places) + 1 :][:1] if places else ()
    return next((bot for bot in following if bot in bot_names(ruleset_name)), "")


def answering_for(bot: str, ruleset_name: str) -> list[str]:
    """What answers when a bot has failed: the stand-in, and if that fails too, any legal answer, so that no game hangs.

    Only for that one decision: the next one is the bot's own again.
    """
    return [name for name in dict.fromkeys((stand_in(ruleset_name), RANDOM)) if name != bot]


def make_bot(name: str, ruleset_name: str, seed: str) -> Bot:
    """A fresh bot for one seat of one game.

    Raises ValueError for a name the game has no bot for, and BotFault if the bot cannot be made.
    """
    kinds = {kind.name: kind for kind in bot_kinds(ruleset_name)}
    if name not in kinds:
        raise ValueError(f"{ruleset_name} has no bot {name[:40]!r}: it has {', '.join(kinds)}")
    if not kinds[name].ready():
        raise BotFault(name, f"it needs {kinds[name].needs}; {kinds[name].install}")
    try:
        bot = kinds[name].make(ruleset_name, seed)
    except Exception as wrong:
        raise fault_of(name, wrong) from wrong
    if not isinstance(bot, Bot):
        raise BotFault(name, f"`make` gave a {type(bot).__name__}, not a Bot")
    return bot

"""Players that choose. They know the kernel; what is special to a game lives in one module per game.

The `simple` bot of a ruleset is the class SimpleBot of the module or package `starboard.bots.simple_<ruleset>`: adding
a game adds that and touches nothing here.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from starboard.bots.bot import Bot
from starboard.bots.random import RandomBot

__all__ = ["Bot", "RandomBot", "bot_names", "make_bot"]


def bot_names(ruleset_name: str) -> list[str]:
    """The bots that play this game, the strongest last."""
    names = ["random"]
    if find_spec(f"{__name__}.simple_{ruleset_name}") is not None:
        names.append("simple")
    return names


def make_bot(name: str, ruleset_name: str, seed: str) -> Bot:
    """A fresh bot for one seat of one game. Raises ValueError for a name the game has no bot for."""
    known = bot_names(ruleset_name)
    if name not in known:
        raise ValueError(f"{ruleset_name} has no bot {name[:40]!r}: it has {', '.join(known)}")
    if name == "random":
        return RandomBot(seed)
    module = import_module(f"{__name__}.simple_{ruleset_name}")
    bot: Bot = module.SimpleBot(seed)
    return bot

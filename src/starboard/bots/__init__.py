"""Players that choose. They know the kernel; what is special to a game lives in one module per game.

Each bot is announced as an entry point (kinds.py); the `simple` bot of a ruleset lives in the module or package
`simple_<ruleset>`.
"""

from __future__ import annotations

from starboard.bots.bot import Bot
from starboard.bots.kinds import (
    BotFault,
    BotKind,
    answering_for,
    bot_kinds,
    bot_names,
    make_bot,
    name_bot,
    next_level,
    opponent,
    plays_with,
    stand_in,
)
from starboard.bots.random import RandomBot

__all__ = [
    "Bot",
    "BotFault",
    "BotKind",
    "RandomBot",
    "answering_for",
    "bot_kinds",
    "bot_names",
    "make_bot",
    "name_bot",
    "next_level",
    "opponent",
    "plays_with",
    "stand_in",
]

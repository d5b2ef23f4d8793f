"""Starboard: a digital table for space-civilisation board games.

An unofficial fan project. This is what a program that uses it as a library needs: find a ruleset, play a match or a
bare game, let bots choose, play many games. Everything is loaded when it is first used, so that `import starboard`
costs nothing. Anyone who writes a game finds the parts for it in `starboard.kernel`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starboard.arena import match_up, simulate
    from starboard.bots import Bot, BotKind, bot_names, make_bot
    from starboard.kernel import (
        ActionError,
        ActionSpace,
        Chance,
        ContentError,
        Decision,
        Event,
        Featuriser,
        Form,
        Game,
        IllegalChoice,
        Match,
        NotPossible,
        OptionError,
        Record,
        RecordError,
        Ruleset,
        Standing,
        Stream,
    )
    from starboard.kernel.playout import play_on, play_out
    from starboard.kernel.registry import UnknownRuleset, ruleset_named, ruleset_names
    from starboard.kernel.saving import SaveError
    from starboard.words import face_of

__version__ = "0.2.0"

__all__ = [
    "ActionError",
    "ActionSpace",
    "Bot",
    "BotKind",
    "Chance",
    "ContentError",
    "Decision",
    "Event",
    "Featuriser",
    "Form",
    "Game",
    "IllegalChoice",
    "Match",
    "NotPossible",
    "OptionError",
    "Record",
    "RecordError",
    "Ruleset",
    "SaveError",
    "Standing",
    "Stream",
    "UnknownRuleset",
    "bot_names",
    "face_of",
    "make_bot",
    "match_up",
    "play_on",
    "play_out",
    "ruleset_named",
    "ruleset_names",
    "simulate",
]

HOMES = {
    "starboard.arena": ["match_up", "simulate"],
    "starboard.bots": ["Bot", "BotKind", "bot_names", "make_bot"],
    "starboard.kernel.playout": ["play_on", "play_out"],
    "starboard.kernel.registry": ["UnknownRuleset", "ruleset_named", "ruleset_names"],
    "starboard.kernel.saving": ["SaveError"],
    "starboard.words": ["face_of"],
}
"""Where each name lives; all others are the kernel's own."""

# Only at run time: a type checker that saw it would believe in every name.
if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        home = next((home for home, names in HOMES.items() if name in names), "starboard.kernel")
        found = getattr(import_module(home), name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

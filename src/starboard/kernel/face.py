# mypyc: skip
"""Face: how a game shows itself in words, to a terminal, a screen reader or a log.

Works on plain data only (views, decisions, events under stable names), as a browser would. Sentences come from the
language files under keys made of what they are about: `decision-<kind>`, `event-<kind>`, `reason-<key>`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from starboard.kernel.decision import Reason
from starboard.kernel.game import Game
from starboard.kernel.language import Language, language

KERNEL_LOCALE = Path(__file__).parent / "locale"


class Face:
    """What a ruleset adds: names and explanations of its things, and a drawing of its table."""

    def __init__(self, locale: Path) -> None:
        self.locale = locale

    def language(self, code: str) -> Language:
        return language(code, KERNEL_LOCALE, self.locale)

    # --- the game's part ----------------------------------------------------------------------------------

    def thing(self, name: str, words: Language) -> str:
        """A thing in a few words, as it stands in a list or a sentence."""
        raise NotImplementedError

    def explain(self, name: str, words: Language) -> list[str]:
        """All there is to say of a thing: a card's full text. Empty if there is nothing more to say."""
        raise NotImplementedError

    def table(self, view: Mapping[str, Any], words: Language) -> list[str]:
        """The table as the view's seat sees it, in plain lines that read well aloud."""
        raise NotImplementedError

    def catalogue(self, words: Language) -> Iterator[list[str]]:
        """Every card (tile, ...) of the game as text, one list of lines each."""
        raise NotImplementedError

    # --- sentences ----------------------------------------------------------------------------------------

    def seat(self, seat: int, words: Language) -> str:
        return words("seat", number=seat + 1)

    def values(self, plain: Mapping[str, Any], words: Language) -> dict[str, Any]:
        """Plain data made ready for a sentence: things get their names, lists become enumerations."""
        ready: dict[str, Any] = {}
        for key, value in plain.items():
            if key == "seat" and isinstance(value, int):
                ready[key] = self.seat(value, words)
            elif isinstance(value, str):
                ready[key] = self.thing(value, words)
            elif isinstance(value, list):
                ready[key] = ", ".join(
                    self.thing(item, words) if isinstance(item, str) else str(item) for item in value
                )
            elif isinstance(value, bool):
                ready[key] = "yes" if value else "no"
            else:
                ready[key] = value
        return ready

    def question(self, decision: Mapping[str, Any], words: Language) -> str:
        """What a decision asks, as a sentence."""
        return words(f"decision-{decision['kind']}", **self.values(decision["about"], words))

    def event(self, event: Mapping[str, Any], words: Language) -> str:
        """What happened, as a sentence. Who sees the hidden part gets the longer sentence, `…-seen`, if there is one."""
        key = f"event-{event['event']}"
        if "cards" in event and words.has(f"{key}-seen"):
            key += "-seen"
        plain = {name: value for name, value in event.items() if name != "event"}
        return words(key, **self.values(plain, words))

    def reason(self, reason: Reason, game: Game, words: Language) -> str:
        """Why something is not possible, as a sentence."""
        values: dict[str, Any] = dict(reason.values)
        if "thing" in values:
            values["thing"] = self.thing(game.name(values["thing"]), words)
        return words(f"reason-{reason.key}", **values)

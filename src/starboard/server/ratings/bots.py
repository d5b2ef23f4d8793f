"""The bots' ratings: fixed figures from round robins in the arena, one for each game and number of players.

`bots.json` is written by `tools/rate_bots.py`, which says how. A game against people never changes them.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from starboard.server.ratings.model import Strength

FILE = Path(__file__).parent / "bots.json"

Kind = tuple[str, int]
"""What has ratings of its own: a game with a number of players."""


@cache
def figures() -> dict[Kind, dict[str, Strength]]:
    found = json.loads(FILE.read_text(encoding="utf-8"))
    return {
        (one["game"], one["players"]): {
            name: Strength(float(bot["mu"]), float(bot["sigma"])) for name, bot in one["bots"].items()
        }
        for one in found["round_robins"]
    }


def strength_of(bot: str, ruleset: str, players: int) -> Strength | None:
    """How strong a bot is; None if nobody has measured that."""
    return figures().get((ruleset, players), {}).get(bot)

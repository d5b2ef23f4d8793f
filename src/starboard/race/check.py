# mypyc: skip
"""Do the robot's dice still satisfy what the rulebook says of them? For owners who correct a value of the solo game.

Every card has a source, and editions differ in some, so a pack may say of a card whatever the reader takes.
"""

from __future__ import annotations

from starboard.kernel.content import Tables

SEEN = ["explore", "develop", "settle", "trade", "produce"]
"""Actions that the examples of the rulebook roll (TGS p6-p9)."""


def check(tables: Tables) -> list[str]:
    """What the dice say against the rulebook of The Gathering Storm, in one sentence each."""
    dice: list[list[str]] = [row["faces"] for row in tables.rows["die"]]
    found = []
    if sorted(faces.count("robot") for faces in dice) != [0, 2]:
        found.append('the dice: the two "robot" faces are on one die (The Gathering Storm, page 4)')
    if not all("match" in faces for faces in dice):
        found.append('the dice: each has a "match" face (The Gathering Storm, page 6)')
    missing = [action for action in SEEN if not any(action in faces for faces in dice)]
    if missing:
        found.append(f"the dice: {', '.join(missing)} can be rolled (The Gathering Storm, pages 6 to 9)")
    return found

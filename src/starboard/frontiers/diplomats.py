"""Send Diplomats: no action; the chooser takes a VP chip and goes to the front of the priority track.

The new order holds at once, for everything else that is chosen this round. A player who has chosen stays behind the
disks that have not: the place of the next disk to choose does not move.
"""

from __future__ import annotations

from starboard.frontiers import vocabulary
from starboard.frontiers.position import FrontiersGame


def resolve(game: FrontiersGame) -> None:
    track = game.track
    track.insert(0, track.pop(game.turn))
    if game.events is not None:
        game.tell("first", game.chooser, {})
    game.take_vp(game.chooser, 1, vocabulary.ACTION + vocabulary.DIPLOMATS)

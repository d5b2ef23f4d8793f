# mypyc: skip
"""How the points of a "?" tile add up: for each thing it counts, how many there are. Only tells; what a tile is worth
is said in `scoring`."""

from __future__ import annotations

from starboard.frontiers import vocabulary
from starboard.frontiers.content import Design
from starboard.frontiers.position import FrontiersGame
from starboard.frontiers.scoring import kinds_of_colonies, standing
from starboard.frontiers.tile_text import score_lines
from starboard.kernel.game import PASS
from starboard.words.language import Language


def reckoned(game: FrontiersGame, seat: int, design: Design, words: Language) -> list[str]:
    """A line for each row of the tile that brings points."""
    named = [line.thing for line in standing(game, seat).lines if line.source == "counts-as"]
    oort = named[0] - vocabulary.KIND if named else vocabulary.NONE
    player = game.players[seat]
    counts = [0] * len(design.scores)
    for tile in player.colonies + player.developments:
        one = game.content.tiles[tile]
        kind = oort if one.kind == vocabulary.ANY else one.kind
        # Each tile counts for the best line that fits it.
        best = PASS
        for at, line in enumerate(design.scores):
            if line.what.fits(one, kind) and line.vp > (design.scores[best].vp if best != PASS else 0):
                best = at
        if best != PASS:
            counts[best] += 1
    found = []
    for line, count, text in zip(design.scores, counts, score_lines(design, game.content, words)[1:], strict=True):
        what = text.removesuffix(".")
        if line.what.count == vocabulary.COUNT_KINDS:
            kinds = kinds_of_colonies(game, seat, oort)
            found += [words("reckoned-sum", what=what, points=line.table[kinds - 1])] if kinds else []
            continue
        many = game.military(seat) if line.what.count == vocabulary.COUNT_STRENGTH else count
        if many:
            found.append(words("reckoned", what=what, count=many, vp=line.vp, points=many * line.vp))
    return found

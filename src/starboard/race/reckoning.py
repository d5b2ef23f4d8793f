# mypyc: skip
"""How the points of a 6-cost development add up: for each thing it counts, how many there are. Only tells; what a card
is worth is said in `scoring`."""

from __future__ import annotations

from starboard.race import vocabulary
from starboard.race.card_text import score_lines, score_rows
from starboard.race.content import BRINK_OF_WAR, Design, ScoreLine
from starboard.race.position import RaceGame
from starboard.race.scoring import KIND_POINTS, best_refinery, fits
from starboard.words.language import Language


def reckoned(game: RaceGame, seat: int, design: Design, words: Language) -> list[str]:
    """A line for each row of the card that brings points."""
    refinery = best_refinery(game, seat) if game.rules.level >= BRINK_OF_WAR else vocabulary.ANY
    tableau = [game.content.cards[card] for card in game.players[seat].tableau]
    goods = [refinery if one.good == vocabulary.ANY else one.good for one in tableau]
    counts = [0] * len(design.scores)
    for one, good in zip(tableau, goods, strict=True):
        # Each card counts for the first line that fits it.
        at = next((at for at, line in enumerate(design.scores) if fits(line, one, good)), None)
        if at is not None:
            counts[at] += 1
    found = []
    for row, text in zip(score_rows(design), score_lines(design, words)[1:], strict=True):
        line, what = design.scores[row[0]], text.removesuffix(".")
        if line.per == "kinds-of-goods":
            points = KIND_POINTS[len(set(goods) - {vocabulary.NONE})]
            found += [words("reckoned-sum", what=what, points=points)] if points else []
            continue
        count = sum(counts[at] for at in row) + counted_besides(game, seat, line)
        if count:
            found.append(words("reckoned", what=what, count=count, vp=line.vp, points=count * line.vp))
    return found


def counted_besides(game: RaceGame, seat: int, line: ScoreLine) -> int:
    """What is no card."""
    player = game.players[seat]
    strength = game.military(seat)
    if line.per == "military-strength":
        return strength
    if line.per == "negative-military-strength":
        return max(0, -strength)
    if line.per == "three-vp-chips":
        return player.vp // 3
    return player.prestige if line.per == "prestige" else 0

"""Draw a score chart: everybody's points at the end of each round, as a picture that any browser shows.

Shows that standings can be asked for at any time, and needs nothing but the standard library to draw them.
Run it: python examples/draw_a_score_chart.py [RULESET] [FILE.svg]
"""

from __future__ import annotations

import sys
from pathlib import Path

from starboard import Chance, Game, make_bot, ruleset_named

COLOURS = ["#0072b2", "#d55e00", "#009e73", "#cc79a7"]
WIDTH, HEIGHT, MARGIN = 640, 360, 30


def totals(game: Game) -> list[int]:
    by_seat = {one.seat: one.total for one in game.standings()}
    return [by_seat[seat] for seat in range(game.seats)]


def scores_by_round(ruleset_name: str, seats: int) -> list[list[int]]:
    """One list for each round, one number for each seat."""
    ruleset = ruleset_named(ruleset_name)
    game = ruleset.new_game(seats, ruleset.complete({}), Chance.seeded("example", seats))
    bots = [make_bot("simple", ruleset_name, str(seat)) for seat in range(seats)]
    found = [totals(game)]
    while not game.over:
        now = game.round
        for decision in game.decisions:
            game.decide(decision.seat, bots[decision.seat].choose(game, decision.seat))
        if game.over or game.round > now:
            found.append(totals(game))
    return found


def drawn(rounds: list[list[int]]) -> str:
    """The chart as SVG."""
    most = max(1, *(max(one) for one in rounds))
    lines = []
    for seat, colour in zip(range(len(rounds[0])), COLOURS, strict=False):
        points = [
            f"{MARGIN + at * (WIDTH - 2 * MARGIN) / max(1, len(rounds) - 1):.1f},"
            f"{HEIGHT - MARGIN - scores[seat] * (HEIGHT - 2 * MARGIN) / most:.1f}"
            for at, scores in enumerate(rounds)
        ]
        lines.append(f'<polyline points="{" ".join(points)}" fill="none" stroke="{colour}" stroke-width="3"/>')
        x, y = points[-1].split(",")
        lines.append(f'<text x="{x}" y="{y}" fill="{colour}" dx="4">{rounds[-1][seat]}</text>')
    shape = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {shape} font-family="sans-serif">{"".join(lines)}</svg>\n'


def main(ruleset_name: str = "sun", file: str = "scores.svg") -> None:
    rounds = scores_by_round(ruleset_name, 3)
    Path(file).write_text(drawn(rounds), encoding="utf-8")
    print(f"{file}: {len(rounds) - 1} rounds, {max(rounds[-1])} points at most")


if __name__ == "__main__":
    main(*sys.argv[1:])

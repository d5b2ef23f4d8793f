"""Report: a review as one HTML file that needs nothing else: a graph of the chances, luck and skill, every decision."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from starboard.review.split import LUCK
from starboard.review.told import Teller, percent, signed

COLOURS = ("#2f6fde", "#d9822b", "#2e9e6b", "#b0449e", "#8a6d3b", "#5b6472")
DASHES = ("", "7 4", "2 3", "9 3 2 3", "4 4", "1 4")
"""Seats differ by more than their colour."""
WIDTH, HEIGHT, LEFT, TOP = 860, 260, 44, 12

STYLE = """
:root { color-scheme: light dark; --ink: #1c2430; --paper: #fff; --line: #cfd6df; --soft: #f3f5f8 }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ebf2; --paper: #141a22; --line: #3a4553; --soft: #1d2631 } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0 auto;
  max-width: 56rem; padding: 1rem }
table { border-collapse: collapse; width: 100% } .wide { overflow-x: auto }
th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid var(--line) }
th:first-child, td:first-child { text-align: left }
svg { width: 100%; height: auto } svg text { font-size: 12px; fill: var(--ink) }
details { border-bottom: 1px solid var(--line); padding: .4rem 0 } summary { cursor: pointer }
ul { margin: .3rem 0 } .label { font-weight: 600; padding: 0 .4rem; border-radius: .3rem; background: var(--soft) }
.mistake, .blunder { color: #fff; background: #b3261e } .inaccuracy { color: #1c2430; background: #f2c14e }
"""


def report(review: Mapping[str, Any], teller: Teller) -> str:
    """The whole page."""
    words = teller.words
    title = escape(words("review-title", game=teller.face.title(words)))
    parts = [
        f"<h1>{title}</h1>",
        f"<p>{escape(words('review-judged', network=review['judged_by'], level=review['level']))}</p>",
    ]
    if not review["over"]:
        parts.append(f"<p>{escape(words('review-unfinished'))}</p>")
    parts += [f"<h2>{escape(words('review-chances'))}</h2>", graph(review, teller)]
    parts += [f"<h2>{escape(words('review-players'))}</h2>", players(review["seats"], teller)]
    parts += [f"<h2>{escape(words('review-turning-points'))}</h2>", turning_points(review, teller)]
    parts.append(f"<h2>{escape(words('review-decisions'))}</h2>")
    parts += [decided(decision, teller) for decision in review["decisions"]]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{words.code}">\n<head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>'
        f"<style>{STYLE}</style></head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def graph(review: Mapping[str, Any], teller: Teller) -> str:
    """The chances of every seat over the game, as lines."""
    points: Sequence[Mapping[str, Any]] = review["chances"]
    across = (WIDTH - LEFT) / max(1, len(points) - 1)
    down = HEIGHT - 2 * TOP

    def y(chance: float) -> float:
        return TOP + (1 - chance) * down

    parts = [
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT + 18}" role="img" aria-label="{escape(teller.words("review-chances"))}">'
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(
            f'<line x1="{LEFT}" x2="{WIDTH}" y1="{y(share):.1f}" y2="{y(share):.1f}" stroke="var(--line)"/>'
            f'<text x="{LEFT - 6}" y="{y(share) + 4:.1f}" text-anchor="end">{percent(share)}%</text>'
        )
    last = None
    for at, point in enumerate(points[:-1]):
        if point["round"] != last:
            last = point["round"]
            parts.append(f'<text x="{LEFT + at * across:.1f}" y="{HEIGHT + 14}">{last}</text>')
    names = [escape(teller.face.seat(seat, teller.words)) for seat in range(len(points[0]["chances"]))]
    for seat, name in enumerate(names):
        line = " ".join(f"{LEFT + at * across:.1f},{y(point['chances'][seat]):.1f}" for at, point in enumerate(points))
        parts.append(
            f'<polyline points="{line}" fill="none" stroke="{COLOURS[seat]}" stroke-width="2.5" '
            f'stroke-dasharray="{DASHES[seat]}"><title>{name}</title></polyline>'
        )
    parts.append("</svg><p>")
    for seat, name in enumerate(names):
        parts.append(
            f'<svg viewBox="0 0 40 10" style="width:40px;height:10px" aria-hidden="true"><line x2="40" y1="5" y2="5" '
            f'stroke="{COLOURS[seat]}" stroke-width="3" stroke-dasharray="{DASHES[seat]}"/></svg> '
            f"{name} &ensp; "
        )
    parts.append("</p>")
    return "".join(parts)


def players(seats: Sequence[Mapping[str, Any]], teller: Teller) -> str:
    """From the deal to the result, seat by seat."""
    words = teller.words
    columns = ["player", "start", "luck", "own", "others", "result", "accuracy"]
    head = "".join(f"<th>{escape(words(f'review-column-{column}'))}</th>" for column in columns)
    rows = []
    for seat in seats:
        accuracy = words("review-no-accuracy") if seat["accuracy"] is None else f"{seat['accuracy']:.0f}%"
        kinds = ", ".join(f"{words(f'review-luck-{kind}')} {signed(seat['luck_by_kind'][kind])}" for kind in LUCK)
        cells = [
            escape(teller.face.seat(seat["seat"], words)),
            f"{percent(seat['start'])}%",
            f'<span title="{escape(kinds)}">{signed(seat["luck"])}</span>',
            signed(seat["own"]),
            signed(seat["others"]),
            f"{percent(seat['result'])}%",
            accuracy,
        ]
        rows.append(f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>")
        rows.append(
            f'<tr><td colspan="7"><small>{escape(words("review-column-luck"))}: {escape(kinds)}</small></td></tr>'
        )
    return f'<div class="wide"><table><tr>{head}</tr>{"".join(rows)}</table></div>'


def turning_points(review: Mapping[str, Any], teller: Teller) -> str:
    """The rounds or turns that changed most."""
    return "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in teller.turning_points(review)) + "</ul>"


def decided(decision: Mapping[str, Any], teller: Teller) -> str:
    """One decision: folded, with the answers and their values inside."""
    question, *rest = teller.decision(decision)
    choices = "".join(
        f"<li>{escape(teller.choice(one['choice']))}: {percent(one['chances'][decision['seat']])}% "
        f"(± {teller.decimal(100 * one['error'])})</li>"
        for one in decision["choices"]
    )
    lines = "".join(f"<p>{escape(line)}</p>" for line in rest)
    label = f'<span class="label {decision["label"]}">{escape(teller.label(decision["label"]))}</span>'
    return f"<details><summary>{escape(question)} {label}</summary>{lines}<ul>{choices}</ul></details>"

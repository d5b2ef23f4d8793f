"""Writes what the chances of the shipped networks are worth: the table in docs/opponents.md and its picture.

    .venv/bin/python tools/calibration.py

A card has what `starboard train` found on games that it held out. The picture has a square for each network and number
of players: across, the chance that was given; upwards, how often it came true. On the diagonal both are the same. The
larger a dot, the more positions it stands for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from starboard.bots.learned.levels import NETWORKS
from starboard.bots.learned.network import shipped

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "opponents.md"
PICTURE = ROOT / "docs" / "pictures" / "calibration.svg"
BEGIN, END = "<!-- calibration: begin -->\n", "<!-- calibration: end -->\n"

PLAYERS = range(2, 7)
SIDE, GAP = 116, 14
LEFT, TOP = 150, 48
STYLE = (
    "text{font:13px sans-serif;fill:#444}.box{fill:#fff;stroke:#bbb}.even{stroke:#bbb;stroke-dasharray:3}"
    ".found{fill:#2a6fb0;fill-opacity:.75}.small{font-size:11px}"
)

Report = Mapping[str, Any]


def reports() -> Iterator[tuple[str, int, Report]]:
    """For each network that plays now, and each number of players: what its card says of unseen games."""
    for name in NETWORKS.values():
        for players, found in shipped(name).card["held_out"].items():
            yield name, int(players), found


def table() -> str:
    """The reports as Markdown."""
    lines = [
        "| network | players | positions | log loss | Brier score | calibration error |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    before = ""
    for name, players, found in reports():
        shown = "" if name == before else f"`{name}` "
        before = name
        lines.append(
            f"| {shown}| {players} | {found['positions']:,} | {found['log_loss']:.3f} | {found['brier']:.3f} "
            f"| {found['calibration_error']:.3f} |"
        )
    return "\n".join(lines) + "\n"


def picture() -> str:
    """The reliability diagrams as one drawing."""
    names = list(NETWORKS.values())
    width = LEFT + len(PLAYERS) * (SIDE + GAP)
    height = TOP + len(names) * (SIDE + GAP) + 30
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f"<style>{STYLE}</style>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        f'<text x="{LEFT}" y="18">across: the chance that was given; upwards: how often it came true</text>',
    ]
    for at, players in enumerate(PLAYERS):
        middle = LEFT + at * (SIDE + GAP) + SIDE / 2
        parts.append(f'<text x="{middle}" y="{TOP - 8}" text-anchor="middle">{players} players</text>')
    for row, name in enumerate(names):
        y = TOP + row * (SIDE + GAP) + SIDE / 2 + 4
        parts.append(f'<text x="{LEFT - 12}" y="{y}" text-anchor="end">{name}</text>')
    for name, players, found in reports():
        left = LEFT + (players - PLAYERS.start) * (SIDE + GAP)
        top = TOP + names.index(name) * (SIDE + GAP)
        parts.extend(square(left, top, found))
    foot = TOP + len(names) * (SIDE + GAP) + 8
    parts.append(f'<text class="small" x="{LEFT}" y="{foot}">0%</text>')
    parts.append(f'<text class="small" x="{LEFT + SIDE}" y="{foot}" text-anchor="end">100%</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def square(left: float, top: float, found: Report) -> Iterator[str]:
    """One diagram."""
    yield f'<rect class="box" x="{left}" y="{top}" width="{SIDE}" height="{SIDE}"/>'
    yield f'<line class="even" x1="{left}" y1="{top + SIDE}" x2="{left + SIDE}" y2="{top}"/>'
    for given, came_true, part in found["reliability"]:
        x, y, radius = left + SIDE * given, top + SIDE * (1 - came_true), 2 + 8 * part**0.5
        yield f'<circle class="found" cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}"/>'
    yield f'<text class="small" x="{left + 5}" y="{top + 14}">{found["calibration_error"]:.3f}</text>'


def written(page: str) -> str:
    """The page with the table in its place."""
    before, _, rest = page.partition(BEGIN)
    return before + BEGIN + "\n" + table() + "\n" + END + rest.partition(END)[2]


def main() -> None:
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    PICTURE.write_text(picture(), encoding="utf-8")


if __name__ == "__main__":
    main()

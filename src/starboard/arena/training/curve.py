"""Curve: the strength of the generations of a run as a picture (SVG): wins against `simple`, with their intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 40, 40
STYLE = "text{font:13px sans-serif;fill:#444}.axis{stroke:#bbb}.line{fill:none;stroke:#2a6fb0;stroke-width:2}"


def drawing(title: str, curve: Sequence[Mapping[str, Any]]) -> str:
    """The picture of what the matches of each generation gave."""
    steps = max(1, len(curve) - 1)

    def across(at: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * at / steps

    def up(share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="22">{title}: wins of each generation against simple</text>',
    ]
    for tenth in range(0, 11, 2):
        y = up(tenth / 10)
        parts.append(f'<line class="axis" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{tenth * 10}%</text>')
    points = []
    for at, one in enumerate(curve):
        x, (low, high) = across(at), one["simple"]["interval"]
        colour = "#2a6fb0" if one["better"] else "#b05a2a"
        parts.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{up(low):.1f}" y2="{up(high):.1f}" stroke="{colour}"/>')
        parts.append(f'<circle cx="{x:.1f}" cy="{up(one["simple"]["share"]):.1f}" r="4" fill="{colour}"/>')
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - 14}" text-anchor="middle">{one["generation"]}</text>')
        points.append(f"{x:.1f},{up(one['simple']['share']):.1f}")
    parts.append(f'<polyline class="line" points="{" ".join(points)}"/></svg>')
    return "\n".join(parts) + "\n"

"""Keeps games of every ruleset as records of a release, with the final scores: they must replay for ever.

Run it on the sources when a release is made, and commit what it writes (tests/releases/VERSION):

    PYTHONPATH=src python tools/keep_records.py 0.2.0

The games are whole ones between `simple` bots, with everything in them that a record may hold: answers taken back,
undos, rewinds, notes, changes of seat, a resignation, overridden values.
"""

from __future__ import annotations

import contextlib
import gzip
import json
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from starboard.bots import make_bot, plays_with
from starboard.kernel.decision import IllegalChoice
from starboard.kernel.match import Match, NotPossible
from starboard.kernel.record import LAPSE, PERSON
from starboard.kernel.registry import ruleset_named
from starboard.kernel.ruleset import Value

FOLDER = Path(__file__).parents[1] / "tests" / "releases"
VERSION = re.compile(r"\d+\.\d+\.\d+")
BOT = "simple"

GAMES: list[tuple[str, int, dict[str, Value]]] = [
    ("race", 2, {}),
    ("race", 2, {"advanced": True}),
    ("race", 4, {"preset": True}),
    ("race", 5, {"level": 1}),
    ("race", 1, {"level": 1, "solo": True}),
    ("race", 2, {"level": 2, "scenario": True}),
    ("race", 3, {"level": 2, "goals": False, "takeovers": False}),
    ("race", 6, {"level": 3}),
    ("race", 3, {"level": 3, "draft": True}),
    ("frontiers", 2, {"first_game": True}),
    ("frontiers", 3, {}),
    ("frontiers", 5, {"goals": True}),
    ("sun", 2, {}),
    ("sun", 3, {"tableau": "expert"}),
    ("sun", 4, {"factions": "advanced"}),
]
OVERRIDES: dict[tuple[str, int], dict[str, Any]] = {("sun", 3): {"system/sirius/vp": 7}}
"""The games that are played with values of somebody's own box."""
RESIGNS = ("frontiers", 3)
"""Here somebody gives up, and a bot plays on."""


def played(name: str, seats: int, options: Mapping[str, Value], overrides: Mapping[str, Any]) -> Match:
    """A whole game; now and then somebody goes back and chooses again."""
    ruleset = ruleset_named(name)
    match = Match.begin(ruleset.with_content(overrides) if overrides else ruleset, seats, options, f"{name} {seats}")
    match.digests = True
    bots = [make_bot(BOT, name, f"bot {seat}") for seat in range(seats)]
    source = Random(f"{name} {seats} {sorted(options.items())}")
    for seat in range(seats):
        match.change_seat(seat, PERSON if seat == 0 else BOT, "" if seat == 0 else plays_with(BOT, name))
    choices = 0
    while not match.over:
        decision = source.choice(match.game.decisions)
        seat = decision.seat
        match.choose(seat, bots[seat].choose(match.game.copy(), seat))
        choices += 1
        if choices % 5 == 0:
            go_back(match, seat)
        if choices in (30, 75) and (recent := match.recent(seat)):
            with contextlib.suppress(NotPossible):  # the game has just ended
                match.rewind(seat, recent[-1][0].id)
        if choices == 12:
            match.note(0, LAPSE, {"by": BOT, "plays_with": plays_with(BOT, name)})
            match.note(0, "hint", {"step": 1})
        if choices == 60 and (name, seats) == RESIGNS:
            match.resign(1)
            match.change_seat(1, BOT, plays_with(BOT, name))
    return match


def go_back(match: Match, seat: int) -> None:
    """Withdraw the latest answer, or undo it, if either can be."""
    for way in (match.take_back, match.undo):
        try:
            way(seat)
        except (NotPossible, IllegalChoice):
            continue
        return


def title(name: str, seats: int, options: Mapping[str, Value]) -> str:
    return "-".join([name, str(seats), *(f"{key}-{str(value).lower()}" for key, value in options.items())])


def keep(version: str, folder: Path) -> Path:
    """Write the games of a release; what was kept does not change."""
    kept = folder / version
    if kept.exists():
        raise SystemExit(f"{kept} exists already: the records of a release do not change")
    kept.mkdir(parents=True)
    lines: list[str] = []
    for name, seats, options in GAMES:
        match = played(name, seats, options, OVERRIDES.get((name, seats), {}))
        scores = [[one.seat, one.rank, one.total, one.tie_break] for one in match.standings()]
        lines.append(f'"{title(name, seats, options)}": {json.dumps(scores)}')
        packed = gzip.compress(match.record.text().encode("ascii"), 9, mtime=0)
        (kept / f"{title(name, seats, options)}.jsonl.gz").write_bytes(packed)
    (kept / "scores.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="ascii")
    return kept


if __name__ == "__main__":
    if len(sys.argv) != 2 or VERSION.fullmatch(sys.argv[1]) is None:
        raise SystemExit("one version is needed, such as 0.2.0")
    print(keep(sys.argv[1], FOLDER))

"""Export a record: save a match so that it can be played again, and its choices as a table for a spreadsheet.

Shows what a record holds: the set-up, the seed, and every choice by the names of things.
Run it: python examples/export_a_record.py [FOLDER]
"""

from __future__ import annotations

import csv
import sys
from pathlib import Path

from starboard import Match, make_bot, ruleset_named


def played() -> Match:
    """A game between bots. The match keeps the record as it goes."""
    match = Match.begin(ruleset_named("frontiers"), 3, {"goals": True}, "example")
    bots = [make_bot("simple", "frontiers", str(seat)) for seat in range(3)]
    while not match.over:
        for decision in match.game.decisions:
            match.choose(decision.seat, bots[decision.seat].choose(match.game, decision.seat), decision.id)
    return match


def main(folder: str = ".") -> None:
    match = played()
    record = Path(folder, "game.jsonl")
    record.write_text(match.record.text(), encoding="utf-8")
    table = Path(folder, "choices.csv")
    with table.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["number", "seat", "decision", "choice"])
        for number, entry in enumerate(match.record.entries, start=1):
            rows.writerow([number, entry.seat + 1, entry.decision, " ".join(map(str, entry.choice))])
    print(f"{record}: {len(match.record.entries)} entries; `starboard replay {record}` verifies it")
    print(f"{table}: the same choices as a table")


if __name__ == "__main__":
    main(*sys.argv[1:])

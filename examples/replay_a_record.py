"""Replay a record: check that a saved game is a legal one, and look at it at half time through each player's eyes.

Shows `Match.replay`, views that hold only what a seat may know, and a face that tells them in words.
Run it: python examples/replay_a_record.py FILE [en|pl]   (export_a_record.py writes such a file)
"""

from __future__ import annotations

import sys
from pathlib import Path

from starboard import Match, Record, RecordError, face_of, ruleset_named


def main(path: str, language: str = "en") -> None:
    try:
        record = Record.parse(Path(path).read_text(encoding="utf-8"))
        ruleset = ruleset_named(record.ruleset)
        whole = Match.replay(ruleset, record)
    except RecordError as wrong:
        sys.exit(f"{path}: {wrong}")
    half = Match.replay(ruleset, record, len(record.entries) // 2)

    face = face_of(record.ruleset, ruleset.complete(record.options))
    words = face.language(language)
    for seat in range(record.seats):
        print(f"--- {face.seat(seat, words)}")
        view = half.game.view(seat)
        for line in face.table(view, words) + face.hand(view, words):
            print(line)
    print("---")
    for line in face.scores(whole.plain_standings(), words, final=whole.over):
        print(line)


if __name__ == "__main__":
    main(*sys.argv[1:])

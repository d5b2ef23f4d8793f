"""Keeps tests/race/records: games of the reference engine as records of ours, with the scores it gave.

    tools/records.py convert TRANSCRIPTS ID...     replay these games of a transcript file and save them
    tools/records.py renew                         write the digests anew, after a change that was meant to alter them

Run it with the sources on the path: PYTHONPATH=src .venv/bin/python tools/records.py ...
"""

from __future__ import annotations

import gzip
import json
import sys
from pathlib import Path

from starboard.kernel.match import Match
from starboard.kernel.record import Record
from starboard.race import goals
from starboard.race.conform.replay import Replay
from starboard.race.conform.transcript import GOALS, Transcript, read
from starboard.race.ruleset import EARLIER

RULESET = EARLIER[1]
"""The records are of version 1 of the rules."""
FOLDER = Path(__file__).parents[1] / "tests" / "race" / "records"


def options_of(transcript: Transcript) -> dict[str, bool | int | str]:
    return RULESET.complete(
        {
            "level": transcript.level,
            "advanced": transcript.advanced,
            "goals": bool(transcript.goals),
            "takeovers": transcript.takeovers,
        }
    )


def save(name: str, record: Record) -> None:
    """Compressed, and the same bytes for the same record."""
    (FOLDER / f"{name}.jsonl.gz").write_bytes(gzip.compress(record.text().encode(), mtime=0))


def convert(transcript: Transcript, source: str) -> None:
    """One game. The scores beside it are the reference's own, not ours."""
    replay = Replay(transcript)
    replay.play()
    options = options_of(transcript)
    record = Record(RULESET.name, RULESET.version, RULESET.content_hash(options), transcript.seats, options, "")
    names = transcript.content.names
    record.script = [[line.pile, line.seat, line.purpose, names[line.item]] for line in replay.script]
    match = Match(RULESET, record)
    match.digests = True
    for seat, answer in replay.answers:
        match.choose(seat, answer)
    name = f"{transcript.seats}-{'advanced' if transcript.advanced else 'players'}-{source}-{transcript.id.lower()}"
    save(name, match.record)
    scores = [
        {
            "total": score["total"],
            "chips": score["chips"],
            "prestige": score.get("prestige", 0),
            "goals": {goals.NAMES[GOALS[each["goal"]]]: each["vp"] for each in score.get("goals", [])},
            "cards": {
                names[transcript.card(each["card"])]: each["vp"] + each.get("bonus", 0) for each in score["cards"]
            },
            "tie_break": score["hand"] + score["goods"],
            "winner": score["winner"],
        }
        for score in transcript.final["scores"]
    ]
    end = "stopped" if not replay.game.over else "chips" if replay.game.vp_pool <= 0 else "tableau"
    lines = ",\n".join("  " + json.dumps(score) for score in scores)
    text = f'{{\n "rounds": {transcript.final["rounds"]},\n "end": "{end}",\n "scores": [\n{lines}\n ]\n}}\n'
    (FOLDER / f"{name}.scores.json").write_text(text, encoding="utf-8")


def renew(path: Path) -> None:
    """Replay a record as if it had no digests, and write those of today."""
    record = Record.parse(gzip.decompress(path.read_bytes()).decode())
    record.version = RULESET.version
    record.options = RULESET.complete(record.options)
    record.content = RULESET.content_hash(record.options)
    for entry in record.entries:
        entry.digest = ""
    fresh = Record(record.ruleset, record.version, record.content, record.seats, record.options, record.seed)
    fresh.script = record.script
    match = Match(RULESET, fresh)
    match.digests = True
    for entry in record.entries:
        match.repeat(entry)
    save(path.name.removesuffix(".jsonl.gz"), match.record)


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["convert"] and len(arguments) > 2:
        source = Path(arguments[1]).name.partition("-")[0]
        for transcript in read(arguments[1]):
            if transcript.id in arguments[2:]:
                convert(transcript, source)
    elif arguments == ["renew"]:
        for path in sorted(FOLDER.glob("*.jsonl.gz")):
            renew(path)
    else:
        print(__doc__)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

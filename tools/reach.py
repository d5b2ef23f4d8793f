"""Writes what the kernel says of recorded decisions, for the client's tests: what may be picked, and what next.

    tools/reach.py FILE        decisions of the play-throughs in tests/goldens and of the games in tests/race/records

Run it with the sources on the path: PYTHONPATH=src .venv/bin/python tools/reach.py web/test/reach.json. The file is
JSON: for each decision its plain form, the names in it, the smallest and the largest answer, the things offered, and
some partial answers with their reach. Things stand as places in the list of names.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from starboard.kernel import Form, Match, PickNumber, Record, Stream, read_form
from starboard.kernel.record import CHOICE
from starboard.race.ruleset import RULESET

TESTS = Path(__file__).parents[1] / "tests"


def played_through() -> Iterator[tuple[str, Any]]:
    """The decisions in the play-throughs of all games: the game, and the form as plain data."""
    for path in sorted((TESTS / "goldens").glob("*.txt")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("decision: "):
                yield path.name.partition("-")[0], json.loads(line.removeprefix("decision: "))["form"]


def replayed() -> Iterator[tuple[str, Any]]:
    """The decisions of recorded games, which strong players made: long games, with large payments."""
    for path in sorted((TESTS / "race" / "records").glob("*.jsonl.gz")):
        record = Record.parse(gzip.decompress(path.read_bytes()).decode())
        match = Match(RULESET.at(record.version), record.begun())
        for entry in record.entries:
            decision = match.game.decision_of(entry.seat)
            if entry.do == CHOICE and decision is not None:
                yield RULESET.name, match.game.plain_form(decision.form)
            match.repeat(entry)


def partial_answers(form: Form, source: Stream) -> Iterator[list[int]]:
    """Nothing, a way to a legal answer and beyond, and things put together blindly; of a number, the bounds."""
    if isinstance(form, PickNumber):
        for number in (form.lo - 1, form.lo, form.hi, form.hi + 1):
            yield [number]
        return
    picked: list[int] = []
    yield []
    while open_now := form.reach(picked).open:
        picked = [*picked, open_now[source.below(len(open_now))]]
        yield picked
    things = form.things()
    source.shuffle(things)
    yield things[: source.below(min(len(things), 6) + 1)]


def described(game: str, plain: Any, source: Stream) -> dict[str, object]:
    form, names = read_form(plain)
    tries: list[list[object]] = []
    for picked in partial_answers(form, source):
        reach = form.reach(picked)
        tries.append([picked, reach.done, sorted(reach.open)])
    return {
        "game": game,
        "form": plain,
        "names": names,
        "sizes": form.sizes(),
        "things": form.things(),
        "tries": tries,
    }


def main(target: str) -> None:
    source = Stream("reach")
    lines = [
        json.dumps(described(game, plain, source), separators=(",", ":"))
        for found in (played_through(), replayed())
        for game, plain in found
    ]
    Path(target).write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("say where to: tools/reach.py web/test/reach.json")
    main(sys.argv[1])

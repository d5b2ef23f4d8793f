"""Play-throughs: everything the interface says about one game of each set of options, compared line by line.

A difference means that the course of a game, a view, a question, an event or a digest has changed: on purpose (then
write the files anew with STARBOARD_REGENERATE=1, and read the difference before committing it), or not. The same
files hold for the pure and the compiled build.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from tests.properties.play import RULESETS, Table, settings_of

from starboard.kernel import Match, Ruleset
from starboard.kernel.ruleset import Value

FOLDER = Path(__file__).parent.parent / "goldens"
REGENERATE = "STARBOARD_REGENERATE"
FULL = 4
"""How many decisions are printed with every view; the later ones only with their digests."""

MOST = 80


def departures(ruleset: Ruleset, options: dict[str, Value]) -> int:
    """How many options are not at their default."""
    return sum(options[option.name] != option.values[0] for option in ruleset.options)


def play_throughs(name: str, ruleset: Ruleset) -> list[tuple[str, dict[str, Value], int]]:
    """One option is changed at a time; one that needs another comes with as few others as it can."""
    found = []
    shown: set[tuple[str, Value]] = set()
    for options, seats in sorted(settings_of(ruleset), key=lambda one: departures(ruleset, one[0])):
        new = not shown.issuperset(options.items())
        if seats == max(ruleset.seats(options)) and (new or departures(ruleset, options) <= 1):
            found.append((name, options, seats))
            shown.update(options.items())
    return found


GAMES = [game for name, ruleset in sorted(RULESETS.items()) for game in play_throughs(name, ruleset)]


def title(name: str, options: dict[str, Value], seats: int) -> str:
    set_to = [f"{key}-{str(value).lower()}" for key, value in options.items() if value is not False]
    return "-".join([name, str(seats), *set_to])


def line(label: str, data: object) -> str:
    return f"{label}: {json.dumps(data, sort_keys=True, ensure_ascii=False)}"


def seats_and_spectator(match: Match) -> list[int | None]:
    return [*range(match.game.seats), None]


def play_through(name: str, options: dict[str, Value], seats: int) -> str:
    table = Table(name, options, seats, 1, "random", False)
    match = table.match()
    told = 0
    lines = [line("header", {**match.record.header(), "content": "(not compared)"})]
    for number in range(MOST):
        lines.append(f"# {number}")
        for event in match.log[told:]:
            lines.append(line("event", event.seen_by(None)))
            for seat in range(seats):
                if event.seen_by(seat) != event.seen_by(None):
                    lines.append(line(f"  to {seat}", event.seen_by(seat)))
        told = len(match.log)
        lines.append(f"digest: {match.game.digest()}")
        if number < FULL or match.over:
            lines += [line(f"view of {seat}", match.game.view(seat)) for seat in seats_and_spectator(match)]
        lines += [f"digest for {seat}: {match.game.digest_for(seat)}" for seat in seats_and_spectator(match)]
        if match.over:
            lines.append(line("standings", match.game.plain_standings()))
            break
        lines.append(line("undoable", [[one.id for one in match.undoable(seat)] for seat in range(seats)]))
        for decision in match.game.decisions:
            count = decision.form.count()
            lines.append(line("decision", {**match.game.plain_decision(decision), "answers": count}))
        decision = table.any_decision(match.game)
        match.choose(decision.seat, table.choice(decision))
        lines.append(match.record.lines()[-1])
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("name", "options", "seats"), GAMES, ids=[title(*game) for game in GAMES])
def test_the_play_through_is_as_it_was(name: str, options: dict[str, Value], seats: int) -> None:
    path = FOLDER / f"{title(name, options, seats)}.txt"
    found = play_through(name, options, seats)
    if os.environ.get(REGENERATE) == "1":
        path.write_text(found, encoding="utf-8")
    assert path.exists(), f"run once with {REGENERATE}=1"
    assert found.splitlines() == path.read_text(encoding="utf-8").splitlines()

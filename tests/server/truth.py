"""What really happened: a finished game's record, replayed by the kernel, beside what clients were told."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from tests.server.client import Chair, Data
from tests.server.players import play_some

from starboard.kernel import Match, Record
from starboard.kernel.registry import ruleset_named


def replayed(text: str) -> Match:
    record = Record.parse(text)
    return Match.replay(ruleset_named(record.ruleset), record)


def plain(data: object) -> Any:
    """As it would arrive over the wire."""
    return json.loads(json.dumps(data))


async def check(chairs: Sequence[Chair]) -> Match:
    """The record replays, and every chair was told exactly what its seat may know of it."""
    match = replayed(await chairs[0].person.record(chairs[0].id))
    assert match.over
    for chair in chairs:
        await chair.ended()
        told(match, chair)
    return match


async def settle(chairs: Sequence[Chair]) -> Match:
    """Play on for a while; then one after the other gives up, and what all were told is compared with the record."""
    await play_some(chairs, 12)
    for chair in chairs:
        await chair.all_told()
        if chair.seat is not None and not chair.over:
            await chair.done("resign")
            await chair.all_told()
    return await check(chairs)


def told(match: Match, chair: Chair) -> None:
    """A chair knows all events of its seat, once and in order, and how the table looks now."""
    update = chair.update
    assert update is not None
    seat = chair.seat
    assert [event["event"] for event in chair.events] == plain([event.seen_by(seat) for event in match.log])
    assert [event["number"] for event in chair.events] == list(range(1, len(match.log) + 1))
    assert update["view"] == plain(match.game.view(seat)["table"])
    assert update["over"] == match.over
    standings = match.plain_standings()
    scores = [
        {**score, "lines": [[one["source"], one["thing"], one["points"]] for one in score["lines"]]}
        for score in update["scores"]
    ]
    for score in scores:
        del score["who"], score["compared"]  # in words
    assert scores == plain(standings)
    assert_acknowledged(match, chair.acknowledged)


def assert_acknowledged(match: Match, acknowledged: Sequence[Data]) -> None:
    """Every choice that was acknowledged is in the record, in the order it was made."""
    seats = {choice["seat"] for choice in acknowledged}
    for seat in seats:
        entries = iter([entry for entry in match.record.entries if entry.do == "choice" and entry.seat == seat])
        for choice in acknowledged:
            if choice["seat"] == seat:
                assert any(
                    entry.decision == choice["decision"]
                    and sorted(map(str, entry.choice)) == sorted(map(str, choice["choice"]))
                    for entry in entries
                ), f"lost: {choice}"

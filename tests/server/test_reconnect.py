"""A connection breaks and is made again: nothing is lost, nothing is told twice, whatever happened meanwhile."""

from __future__ import annotations

import json
from random import Random

from tests.server import truth
from tests.server.client import Chair, act
from tests.server.players import Player, gather, play_out, play_some


async def other_plays(chairs: list[Chair], seat: int, decisions: int) -> None:
    """One seat is away while the other plays on as long as it can."""
    other = chairs[1 - seat]
    player = Player(other, Random(seat))
    for _ in range(decisions):
        if other.over or other.decision is None:
            return
        await player.answer(other.decision)


def test_who_comes_back_is_told_exactly_what_happened_meanwhile(server: str) -> None:
    async def scene() -> None:
        chairs = await gather(server, "frontiers", 2)
        dice = Random(1)
        for turn in range(400):
            if chairs[0].over:
                break
            away = turn % 2
            known = len(chairs[away].events)
            await chairs[away].drop()
            await other_plays(chairs, away, 3)
            heard = len(chairs[away].traffic)
            await chairs[away].connect()
            await chairs[away].hears(heard + 2)
            welcome, update = (json.loads(frame) for frame in chairs[away].traffic[heard : heard + 2])
            assert welcome["say"] == "welcome"
            assert update["say"] == "update"
            assert [event["number"] for event in update["events"]] == list(range(known + 1, update["number"] + 1))
            await Player(chairs[away], dice).play(0 if chairs[away].decision is None else 1)
        await play_out(chairs, dice)
        await truth.check(chairs)

    act(scene())


def test_who_knows_nothing_is_told_everything(server: str) -> None:
    async def scene() -> None:
        chairs = await gather(server, "race", 2)
        await play_some(chairs, 20)
        fresh = await chairs[0].person.sit(chairs[0].id, 0)
        await fresh.ready()
        await chairs[0].all_told()
        assert fresh.events == chairs[0].events
        assert fresh.update is not None
        assert chairs[0].update is not None
        for what in ("view", "decision", "scores", "waiting", "answered", "undo"):
            assert fresh.update[what] == chairs[0].update[what]

    act(scene())


def test_a_memory_that_cannot_be_true_is_replaced_by_the_whole_story(server: str) -> None:
    """More events than there were, or an epoch to come: whoever claims that starts again from nothing."""

    async def scene() -> None:
        chairs = await gather(server, "race", 2)
        await play_some(chairs, 10)
        await chairs[0].all_told()
        for since, epoch in ((10**6, 0), (3, 7), (0, 10**6)):
            liar = Chair(chairs[0].person, chairs[0].id, 0)
            liar.events = [{"number": number + 1} for number in range(since)]
            liar.epoch = epoch
            liar.claims = True
            await liar.connect()
            await liar.ready()
            assert liar.said("update")[0]["rewound"] == 0
            assert liar.events == chairs[0].events
            await liar.leave()

    act(scene())


def test_a_seat_may_be_looked_through_twice(server: str) -> None:
    """At home and on the way: both are told, and what one answers the other sees."""

    async def scene() -> None:
        chairs = await gather(server, "frontiers", 2)
        second = await chairs[0].person.sit(chairs[0].id, 0)
        await play_out(chairs, Random(5))
        await second.ended()
        await truth.check([*chairs, second])

    act(scene())

"""Going back: freely while nothing was revealed, past that at a table with bots, and otherwise if the others agree."""

from __future__ import annotations

from tests.server.client import Person, act
from tests.server.players import bot_of, gather, play_some, until_undo
from tests.server.truth import settle

from starboard.server import opening, undo
from starboard.server.store import people


def test_a_choice_that_revealed_nothing_is_undone_freely(server: str) -> None:
    async def scene() -> None:
        chairs = await gather(server, "race", 2, {"level": 3})
        for _ in range(5):
            chair, point = await until_undo(chairs, "free")
            assert point["text"]
            await chair.done("undo", decision=point["decision"])
            await chair.until(lambda chair=chair: chair.decision is not None)  # type: ignore[misc]
            assert chair.decision is not None
            assert chair.decision["id"] == point["decision"]
        await settle(chairs)

    act(scene())


def test_at_a_table_with_bots_one_goes_back_past_what_was_revealed(server: str) -> None:
    async def scene() -> None:
        person = await Person.arrive(server, "Ada")
        bot = await bot_of(person, "race")
        table = await person.new_table("race", ["me", bot])
        chair = await person.sit(table["id"], 0)
        for _ in range(3):
            _, point = await until_undo([chair], "rewind")
            told, epoch = len(chair.events), chair.epoch
            await chair.done("undo", decision=point["decision"])
            await chair.asked_again(point["decision"])
            assert chair.epoch > epoch
            assert len(chair.events) < told
        match = await settle([chair])
        assert sum(entry.do == "rewind" for entry in match.record.entries) == 3
        assert chair.rewinds >= 3

    act(scene())


def test_among_people_one_goes_back_if_the_others_agree(server: str) -> None:
    async def scene() -> None:
        chairs = await gather(server, "frontiers", 3)
        chair, point = await until_undo(chairs, "consent")
        others = [other for other in chairs if other is not chair]
        before = [(list(one.events), one.epoch) for one in chairs]
        await chair.done("undo", decision=point["decision"])
        for other in others:
            request = await other.requested()
            assert request["seat"] == chair.seat
            assert request["text"]
        # One agrees, one does not: nothing changes.
        await others[0].done("agree", request=request["id"], agree=True)
        await others[1].done("agree", request=request["id"], agree=False)
        for one in chairs:
            await one.until(lambda one=one: request["id"] in one.closed)  # type: ignore[misc]
            assert one.closed[request["id"]] is False
            await one.all_told()
        assert [(one.events, one.epoch) for one in chairs] == before
        # Once more, and all agree.
        await chair.done("undo", decision=point["decision"])
        for other in others:
            request = await other.requested()
            await other.done("agree", request=request["id"], agree=True)
        await chair.asked_again(point["decision"])
        assert chair.closed[request["id"]] is True
        # Somebody who was away meanwhile is told to what point the stream was rewound.
        await others[0].drop()
        await others[0].connect()
        match = await settle(chairs)
        assert sum(entry.do == "rewind" for entry in match.record.entries) == 1

    act(scene())


def test_who_was_away_during_a_rewind_is_told_to_where(server: str) -> None:
    async def scene() -> None:
        chairs = await gather(server, "frontiers", 3)
        chair, point = await until_undo(chairs, "consent")
        others = [other for other in chairs if other is not chair]
        second = await others[0].person.sit(chair.id, others[0].seat)
        await second.all_told()
        await second.drop()
        await chair.done("undo", decision=point["decision"])
        for other in others:
            request = await other.requested()
            await other.done("agree", request=request["id"], agree=True)
        await chair.asked_again(point["decision"])
        await play_some(chairs, 5)
        await second.connect()
        await second.all_told()
        await others[0].all_told()
        assert second.events == others[0].events
        assert second.epoch == others[0].epoch

    act(scene())


def test_who_lets_a_bot_play_has_given_leave_and_who_was_too_slow_has_not() -> None:
    four = [people.Person(name, name, "en", 0, None) for name in ("Ada", "Bob", "Eve", "Zoe")]
    sheet = opening.sheet(four[0], "race", {}, [opening.own_seat(at, who) for at, who in enumerate(four)], True)
    assert undo.others(sheet, 0) == [1, 2, 3]
    away, slow, gone = sheet.seats[1:]
    away.bot, away.left = "random", 12.5
    slow.bot, slow.left = "random", 0.0
    gone.bot, gone.left, gone.resigned = "random", 0.0, True
    assert undo.others(sheet, 0) == [2]
    away.left = None
    assert undo.others(sheet, 0) == [2], "nor does a table without a clock ask who let a bot play"


def test_what_is_not_offered_is_refused_and_changes_nothing(server: str) -> None:
    async def scene() -> None:
        chairs = await gather(server, "race", 2)
        await play_some(chairs, 12)
        before = [(list(chair.events), chair.epoch, chair.decision) for chair in chairs]
        for chair in chairs:
            await chair.refused("undo", decision="99999")
            await chair.refused("undo", decision="")
            await chair.refused("agree", request="nothing", agree=True)
        for chair in chairs:
            await chair.all_told()
        assert [(chair.events, chair.epoch, chair.decision) for chair in chairs] == before

    act(scene())

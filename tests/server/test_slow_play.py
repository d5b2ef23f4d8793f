"""Any pace: people come and go for days, a server is restarted in between, and a clock may say when it is enough."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

from tests.server.client import Person, act
from tests.server.node import Node
from tests.server.players import bot_of, gather, play_out, play_some
from tests.server.truth import check


def test_nobody_need_be_there_while_another_moves(database: str, new_node: Callable[..., Node]) -> None:
    """Each comes, moves and leaves; between them the server itself is stopped and started again."""
    node = new_node(database)

    async def scene() -> None:
        chairs = await gather(node.address, "race", 2)
        for _ in range(2):
            for chair in chairs:
                for one in chairs:
                    await one.drop()
                assert await asyncio.to_thread(node.stop) == 0
                await asyncio.to_thread(node.start)
                await chair.connect()
                await play_some([chair], 3)
        for chair in chairs:
            if not chair.connected:
                await chair.connect()
        await play_out(chairs, Random(1))
        await check(chairs)

    act(scene())


def test_a_server_that_stops_tells_people_to_come_back(sqlite: str, new_node: Callable[..., Node]) -> None:
    node = new_node(sqlite)

    async def scene() -> None:
        chairs = await gather(node.address, "race", 2)
        assert await asyncio.to_thread(node.stop) == 0
        for chair in chairs:
            await chair.until_gone()
            assert chair.closing is not None
            assert chair.closing["text"]
            assert chair.closing["after"] > 0
        await asyncio.to_thread(node.start)
        for chair in chairs:
            await chair.connect()
        await play_some(chairs, 4)

    act(scene())


def test_when_the_time_is_up_a_bot_moves_or_the_seat_resigns_or_nothing_happens(server: str) -> None:
    """Three tables, five seconds for each move; the first seat never moves, the second one does where that matters."""

    async def scene() -> None:
        tables, players = {}, {}
        for at_zero in ("bot", "resign", "nothing"):
            clock = {"per": "move", "seconds": 5, "added": 0, "at_zero": at_zero}
            tables[at_zero] = chairs = await gather(server, "frontiers", 2, clock=clock)
            assert chairs[0].table["clock"]["seconds"] == 5
            update = chairs[0].update
            assert update is not None
            assert [clock["seat"] for clock in update["clocks"]] == [0, 1]
            if at_zero != "nothing":
                players[at_zero] = asyncio.create_task(play_out(chairs[1:], Random(at_zero)))

        # A bot makes one move for somebody who is late; after three in a row it keeps the seat.
        late, other = tables["bot"]
        await late.until(lambda: bool(late.update and late.update["played_for_you"]))
        assert late.table["seats"][0]["bot"] is None
        await late.until(lambda: late.table["seats"][0]["bot"] is not None)
        assert late.table["seats"][0]["who"] == "person"
        assert not late.table["seats"][0]["resigned"]
        assert late.table["seats"][0]["bot_from"] == 1
        bot_moved = len(late.events)
        await other.until(lambda: other.over or len(other.events) > bot_moved)

        gone, _ = tables["resign"]
        await gone.ended()
        await gone.until(lambda: gone.table["seats"][0]["resigned"])
        players["resign"].cancel()

        still, waiting = tables["nothing"]
        await still.all_told()
        assert still.decision is not None or waiting.decision is not None
        assert not still.over
        await players["bot"]
        await check(tables["bot"])
        await play_out([still, waiting], Random(9))
        await check(tables["nothing"])

    act(scene())


def test_a_clock_for_the_whole_game_runs_down_and_gains_with_each_move(server: str) -> None:
    async def scene() -> None:
        clock = {"per": "game", "seconds": 600, "added": 5, "at_zero": "nothing"}
        chairs = await gather(server, "race", 2, clock=clock)
        await play_some(chairs, 12)
        update = chairs[0].update
        assert update is not None
        assert all(0 < one["left"] <= 2 * 600 * 1000 for one in update["clocks"])
        # One's own clock stops with one's answer; the others' seem to run until everybody's is in.
        thinking = set(update["waiting"]) - ({0} if update["answered"] is not None else set())
        assert {one["seat"] for one in update["clocks"] if one["running"]} == thinking
        await play_out(chairs, Random(1))
        await check(chairs)

    act(scene())


def test_clocks_go_on_while_the_server_is_down(database: str, new_node: Callable[..., Node]) -> None:
    """The time was up while nobody was there to see it: the seat is a bot's as soon as the server is back."""
    node = new_node(database)

    async def scene() -> None:
        person = await Person.arrive(node.address, "Ada")
        bot = await bot_of(person, "frontiers")
        clock = {"per": "move", "seconds": 5, "added": 0, "at_zero": "resign"}
        table = await person.new_table("frontiers", ["me", bot], clock=clock)
        node.kill()
        await asyncio.sleep(5.5)
        await asyncio.to_thread(node.start)
        chair = await person.sit(table["id"], 0)
        await chair.ended()
        await chair.until(lambda: chair.table["seats"][0]["resigned"])

    act(scene())

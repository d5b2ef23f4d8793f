"""Two servers on one PostgreSQL database: the people of one game sit at different nodes and notice nothing of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random

import pytest
from tests.server.client import Chair, Person, act
from tests.server.node import Node
from tests.server.nursery import Nursery
from tests.server.players import answer, gather, play_out, play_some, until_undo
from tests.server.postgres import Cluster
from tests.server.truth import check, settle


@pytest.fixture(scope="module")
def nodes(cluster: Cluster, nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Node]]:
    """Two servers for all tests here."""
    database = cluster.new_database()
    folder = tmp_path_factory.mktemp("nodes")
    made = [Node(nursery, database, folder), Node(nursery, database, folder)]
    try:
        for node in made:
            node.start()
        yield made
    finally:
        for node in made:
            node.kill()


async def spread(nodes: list[Node], ruleset: str, seats: int) -> list[Chair]:
    """A table whose people are at the nodes by turns."""
    chairs = await gather(nodes[0].address, ruleset, seats)
    for at, chair in enumerate(chairs):
        await chair.move_to(chair.person.at(nodes[at % 2].address))
    return chairs


@pytest.mark.parametrize(("ruleset", "seats"), [("race", 4), ("frontiers", 3), ("sun", 2)])
def test_a_game_between_nodes(nodes: list[Node], ruleset: str, seats: int) -> None:
    async def scene() -> None:
        chairs = await spread(nodes, ruleset, seats)
        if ruleset == "sun":  # it is long when played at random: a part must do
            for _ in range(50):
                await settled(*chairs)
                await play_some(chairs, 1)
        else:
            await play_out(chairs, Random(ruleset))
        await settled(*chairs)
        await settle(chairs)

    act(scene())
    for node in nodes:
        node.check_log()


def test_one_decision_answered_at_both_nodes_is_answered_once(nodes: list[Node]) -> None:
    async def scene() -> None:
        chairs = await spread(nodes, "race", 2)
        twin = Chair(chairs[0].person.at(nodes[1].address), chairs[0].id, 0)
        await twin.connect()
        dice = Random(1)
        for _ in range(25):
            for chair in (*chairs, twin):
                await chair.all_told()
            decision = chairs[0].decision
            if decision is None:
                await play_some(chairs, 1)
                await settled(*chairs, twin)
                continue
            await twin.asked_again(decision["id"])
            choices = [answer(decision, dice) for _ in range(2)]
            said = await asyncio.gather(chairs[0].choose(decision, choices[0]), twin.choose(decision, choices[1]))
            assert sorted(one["say"] for one in said) == ["done", "refused"]
            await settled(*chairs, twin)
        await play_out(chairs, dice)
        await twin.ended()
        chairs[0].acknowledged = []
        await check([*chairs, twin])

    act(scene())
    for node in nodes:
        node.check_log()


async def settled(*chairs: Chair) -> None:
    """Wait until all know equally much."""
    for _ in range(6000):
        for chair in chairs:
            await chair.all_told()
        if len({len(chair.events) for chair in chairs}) == 1:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("news do not travel between the nodes")


def test_a_seat_is_taken_once_though_two_ask_at_two_nodes(nodes: list[Node]) -> None:
    async def scene() -> None:
        owner = await Person.arrive(nodes[0].address, "Owner")
        rivals = [await Person.arrive(node.address, "Rival") for node in nodes]
        for _ in range(5):
            table = await owner.new_table("race", ["me", "open"])
            asked = await asyncio.gather(
                *(rival.ask("POST", f"/api/tables/{table['id']}/sit", json={"seat": 1}) for rival in rivals)
            )
            assert sorted(one.is_success for one in asked) == [False, True]

    act(scene())


def test_a_request_that_was_refused_stays_closed_whoever_comes_meanwhile(nodes: list[Node]) -> None:
    """Whoever comes has all nodes say again what is open; that may be under way when it is closed."""

    async def scene() -> None:
        dice = Random(5)
        chairs = await spread(nodes, "frontiers", 2)
        for _ in range(6):
            chair, point = await until_undo(chairs, "consent")
            [other] = [one for one in chairs if one is not chair]
            await settled(*chairs)
            await chair.done("undo", decision=point["decision"])
            request = await other.requested()
            late = [Chair(other.person, other.id, other.seat) for _ in range(3)]

            async def refuse(other: Chair = other, request: str = request["id"]) -> None:
                await asyncio.sleep(dice.uniform(0.0, 0.02))
                await other.done("agree", request=request, agree=False)

            await asyncio.gather(refuse(), *(one.connect() for one in late))
            await chair.until(lambda chair=chair, id=request["id"]: chair.closed.get(id) is False)  # type: ignore[misc]
            await asyncio.sleep(0.2)
            for node in nodes:
                last = Chair(other.person.at(node.address), other.id, other.seat)
                await last.connect()
                await asyncio.sleep(0.1)
                await last.all_told()
                assert not last.requests
                await last.leave()
            for one in late:
                await one.all_told()
                assert not one.requests
                await one.leave()
            await play_some(chairs, 1)

    act(scene())
    for node in nodes:
        node.check_log()


def test_a_request_to_go_back_travels_between_nodes(nodes: list[Node]) -> None:
    async def scene() -> None:
        chairs = await spread(nodes, "frontiers", 2)
        chair, point = await until_undo(chairs, "consent")
        [other] = [one for one in chairs if one is not chair]
        await chair.done("undo", decision=point["decision"])
        request = await other.requested()
        await other.done("agree", request=request["id"], agree=True)
        await chair.asked_again(point["decision"])
        await play_out(chairs, Random(4))
        await check(chairs)

    act(scene())

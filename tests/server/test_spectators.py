"""Whoever looks on sees what everybody may know, or one seat's view by that seat's leave, and can do nothing."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.client import Chair, Person, act
from tests.server.players import gather, play_some
from tests.server.truth import settle
from websockets.exceptions import InvalidStatus

TRIES: list[tuple[str, dict[str, Any]]] = [
    ("choose", {"decision": "1", "choice": ["pass"]}),
    ("take_back", {}),
    ("undo", {"decision": "1"}),
    ("resign", {}),
    ("agree", {"request": "x", "agree": True}),
]


def test_a_spectator_sees_what_everybody_may_know(server: str) -> None:
    async def scene() -> None:
        chairs = await gather(server, "race", 2)
        watcher = await (await Person.arrive(server, "Watcher", "pl")).sit(chairs[0].id, None)
        await watcher.ready()
        await play_some(chairs, 15)
        await watcher.all_told()
        assert watcher.update is not None
        assert watcher.update["seat"] is None
        assert watcher.update["decision"] is None
        assert watcher.update["answered"] is None
        assert watcher.update["undo"] == []
        for what, fields in TRIES:
            await watcher.refused(what, **fields)
        await settle([*chairs, watcher])

    act(scene())


def test_one_looks_through_a_seat_only_by_its_leave_and_as_long_as_it_lasts(server: str) -> None:
    async def scene() -> None:
        chairs = await gather(server, "race", 2)
        guest = await Person.arrive(server, "Guest")
        await assert_kept_out(guest, chairs[0].id, 1)
        await guest.refused(f"/api/tables/{chairs[0].id}/watchable", seat=1, watchable=True)
        await assert_kept_out(guest, chairs[0].id, 1)
        await chairs[1].person.do(chairs[0].id, "watchable", seat=1, watchable=True)
        eyes = await guest.sit(chairs[0].id, 1)
        await eyes.ready()
        await chairs[1].all_told()
        assert eyes.update is not None
        assert chairs[1].update is not None
        assert eyes.update["view"] == chairs[1].update["view"]
        for what, fields in TRIES:
            await eyes.refused(what, **fields)
        await assert_kept_out(guest, chairs[0].id, 0)
        await chairs[1].person.do(chairs[0].id, "watchable", seat=1, watchable=False)
        await eyes.until_gone()
        await assert_kept_out(guest, chairs[0].id, 1)
        await settle(chairs)

    act(scene())


def test_a_private_table_is_shown_to_nobody_who_was_not_invited(server: str) -> None:
    async def scene() -> None:
        chairs = await gather(server, "race", 2, private=True, by_link=True)
        stranger = await Person.arrive(server, "Stranger")
        await assert_kept_out(stranger, chairs[0].id, None)
        await assert_kept_out(stranger, chairs[0].id, 0)
        answer = await stranger.ask("GET", f"/api/tables/{chairs[0].id}")
        assert answer.status_code in (403, 404)
        lobby = await stranger.ask("GET", "/api/tables")
        assert chairs[0].id not in lobby.text

    act(scene())


async def assert_kept_out(person: Person, table: str, seat: int | None) -> None:
    """No socket, or one that is closed without a word about the game."""
    chair = Chair(person, table, seat)
    with pytest.raises((InvalidStatus, ConnectionError)):
        await chair.connect()
    assert chair.update is None
    assert chair.said("update") == []

"""The deal: whatever fills a table also begins its game. A server that dies right after has not left it half begun."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from starlette.requests import Request

from starboard.kernel.match import Match
from starboard.server import wire
from starboard.server.archive import records
from starboard.server.refusals import Refused
from starboard.server.server import Server
from starboard.server.settings import Settings
from starboard.server.store import matches, people
from starboard.server.store.matches import Sheet, sheet_of
from starboard.server.store.people import Person
from starboard.server.tables import links, lobby, opening, seats
from starboard.server.tables.shelf import Shelf
from starboard.server.web.endpoint import Call
from starboard.words.faces import face_of

ADA = Person("ada", "Ada", "en", 0, None)
BOB = Person("bob", "Bob", "en", 0, None)


class Died(BaseException):
    """The server is gone: nothing that it was about to do happens."""


class Scene:
    """A server that dies as soon as what was asked of it is on disk."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def call(self, who: Person, table: str = "") -> Call:
        request = Request({"type": "http", "path_params": {"table": table}, "query_string": b"", "headers": []})
        return Call(self.server, request, "en", "here", who)

    async def open_table(self, *wishes: str, private: bool = False) -> str:
        """Ada's table of Frontiers, with the seats that she wishes for."""
        wish = wire.NewTable("frontiers", {}, [wire.SeatWish(who) for who in wishes], private)  # type: ignore[arg-type]
        sheet = opening.sheet_from(wish, ADA, Shelf(""))
        await opening.set_up(self.server, sheet)
        return sheet.id

    async def dies_at(self, asked: Awaitable[object]) -> None:
        async def die(_: str) -> None:
            raise Died

        alive = self.server.rooms.begun
        self.server.rooms.begun = die  # type: ignore[method-assign, assignment]
        with pytest.raises(Died):
            await asked
        self.server.rooms.begun = alive  # type: ignore[method-assign]

    async def latest(self) -> Sheet:
        [newest, *_] = (await lobby.lobby_of(self.server, ADA.id, "en")).mine
        found = await sheet_of(self.server.store, newest.id)
        assert found is not None
        return found

    async def match(self, table: str) -> Match:
        record = await matches.record_of(self.server.store, table)
        assert record is not None
        return Match.replay(opening.known_ruleset(record.ruleset), record)


def play(database: str, scene: Callable[[Scene], Awaitable[None]]) -> None:
    async def played() -> None:
        server = Server(Settings(database=database, workers=1, notify=False))
        await server.store.open()
        try:
            for person in (ADA, BOB):
                await server.store.write(lambda connection, person=person: people.add(connection, person))  # type: ignore[misc]
            await scene(Scene(server))
        finally:
            await server.rooms.close()
            await server.thinking.close()
            await server.store.close()

    asyncio.run(played())


def test_who_takes_the_last_seat_has_begun_the_game(database: str) -> None:
    async def scene(here: Scene) -> None:
        table = await here.open_table("me", "open")
        await here.dies_at(seats.sit(here.call(BOB, table), wire.SitDown(1)))
        sheet = await here.latest()
        assert (sheet.status, sheet.waiting) == ("playing", (await here.match(table)).game.waiting())

    play(database, scene)


def test_who_comes_by_a_link_to_the_last_seat_has_begun_the_game(database: str) -> None:
    async def scene(here: Scene) -> None:
        table = await here.open_table("me", "open")
        link = await links.make(here.call(ADA, table), wire.NewLink(1))
        await here.dies_at(links.join(here.call(BOB), wire.Join(link.path.partition("#")[2])))
        assert (await here.latest()).status == "playing"

    play(database, scene)


def test_who_is_the_last_to_be_ready_has_begun_the_game(database: str) -> None:
    async def scene(here: Scene) -> None:
        table = await here.open_table("me", "open", private=True)
        link = await links.make(here.call(ADA, table), wire.NewLink(1))
        await links.join(here.call(BOB), wire.Join(link.path.partition("#")[2]))
        await seats.set_ready(here.call(ADA, table), wire.SetReady(0, True))
        assert (await here.latest()).status == "open"
        await here.dies_at(seats.set_ready(here.call(BOB, table), wire.SetReady(1, True)))
        assert (await here.latest()).status == "playing"

    play(database, scene)


def test_a_table_without_open_seats_has_begun_when_it_is_there(database: str) -> None:
    async def scene(here: Scene) -> None:
        await here.dies_at(here.open_table("me", "me"))
        assert (await here.latest()).status == "playing"

    play(database, scene)


def test_a_rematch_has_begun_when_it_is_there(database: str) -> None:
    async def scene(here: Scene) -> None:
        table = await here.open_table("me", "open")
        await seats.sit(here.call(BOB, table), wire.SitDown(1))
        await seats.resign(here.call(BOB, table), wire.SeatOnly(1))
        await here.dies_at(lobby.play_again(here.call(ADA, table)))
        again = await here.latest()
        assert (again.status, again.id) == ("playing", (await lobby.play_again(here.call(BOB, table))).id)

    play(database, scene)


def test_a_game_from_a_file_goes_on_and_is_never_dealt_anew(database: str) -> None:
    async def scene(here: Scene) -> None:
        match = Match.begin(opening.known_ruleset("frontiers"), 2, {}, "a seed of its own", side_by_side=True)
        decision = match.game.decisions[0]
        match.choose(decision.seat, decision.form.first())
        await here.dies_at(records.take_in(here.call(ADA), match.record.text()))
        sheet = await here.latest()
        assert sheet.status == "playing"
        record = (await here.match(sheet.id)).record
        assert record.seed == "a seed of its own"
        assert record.entries[0].plain() == match.record.entries[0].plain()

    play(database, scene)


def test_a_lesson_has_its_own_deal(database: str) -> None:
    async def scene(here: Scene) -> None:
        await here.dies_at(lobby.learn(here.call(ADA), wire.NewLesson("frontiers")))
        sheet = await here.latest()
        lesson = face_of("frontiers").lesson()
        assert lesson is not None
        assert (await here.match(sheet.id)).record.seed == lesson.seed

    play(database, scene)


def test_anybody_who_sits_at_a_full_table_may_start_it(database: str) -> None:
    async def scene(here: Scene) -> None:
        table = await here.open_table("me", "open", "open")
        with pytest.raises(Refused, match="not-your-seat"):
            await seats.start(here.call(BOB, table))
        await seats.sit(here.call(BOB, table), wire.SitDown(1))
        with pytest.raises(Refused, match="seats-open"):
            await seats.start(here.call(BOB, table))
        await seats.set_bot(here.call(ADA, table), wire.SetBot(2, "simple"))
        assert (await seats.start(here.call(BOB, table))).status == "playing"
        before = (await here.match(table)).record.text()
        assert (await seats.start(here.call(ADA, table))).status == "playing"
        assert (await here.match(table)).record.text() == before, "asked again, it deals nothing"

    play(database, scene)

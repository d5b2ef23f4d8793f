"""A bad row: that table is shown as damaged, and everything else works."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any, NoReturn

import pytest
from tests.server.client import Person, act
from tests.server.node import Node

from starboard.server import wire
from starboard.server.play import loading
from starboard.server.store import people
from starboard.server.tables import description, opening
from starboard.server.tables.description import shown
from starboard.server.tables.shelf import Shelf

ADA = people.Person("ada", "Ada", "en", 0, None)

OTHER_CARDS = '{"starboard":1,"ruleset":"race","version":1,"content":"other","seats":2,"options":{},"seed":"x"}'

BAD_ROWS = {
    "unknown ruleset": "UPDATE game SET ruleset = 'chess' WHERE id = ?",
    "unknown ruleset in its record": """UPDATE game SET header = replace(header, '"race"', '"chess"') WHERE id = ?""",
    "broken options": "UPDATE game SET options = '{' WHERE id = ?",
    "options of another shape": "UPDATE game SET options = '[1]' WHERE id = ?",
    "option with a list": """UPDATE game SET options = '{"level": [1]}' WHERE id = ?""",
    "option with an object": """UPDATE game SET options = '{"level": {}}' WHERE id = ?""",
    "option with nothing": """UPDATE game SET options = '{"level": null}' WHERE id = ?""",
    "option with a number of thirty digits": f"""UPDATE game SET options = '{{"level": {10**30}}}' WHERE id = ?""",
    "option that the game does not have": """UPDATE game SET options = '{"chess": true}' WHERE id = ?""",
    "option of a value that there is not": """UPDATE game SET options = '{"level": 99}' WHERE id = ?""",
    "content that is none": "UPDATE game SET content = '{' WHERE id = ?",
    "content of another shape": "UPDATE game SET content = '[1]' WHERE id = ?",
    "options nested too deep": f"UPDATE game SET options = '{'[' * 100_000}{']' * 100_000}' WHERE id = ?",
    "header nested deep": f"""UPDATE game SET header = '{{"a": {"[" * 900}{"]" * 900}}}' WHERE id = ?""",
    "header nested too deep": f"UPDATE game SET header = '{'[' * 100_000}{']' * 100_000}' WHERE id = ?",
    "number of seats in words": "UPDATE game SET seats = 'two' WHERE id = ?",
    "more seats than anybody could count": f"UPDATE game SET seats = {2**62} WHERE id = ?",
    "holder of a seat in words": """INSERT INTO holder (game, seat, person, link)
        SELECT id, 'first', owner, 'none' FROM game WHERE id = ?""",
    "holder of a seat that is not there": """INSERT INTO holder (game, seat, person, link)
        SELECT id, -2, owner, 'none' FROM game WHERE id = ?""",
    "unknown option": """UPDATE game SET header = replace(header, '"options": {', '"options": {"chess": 1, ')
        WHERE id = ?""",
    "broken header": "UPDATE game SET header = '{\"seed\"' WHERE id = ?",
    "no header": "UPDATE game SET header = NULL WHERE id = ?",
    "other cards": f"UPDATE game SET header = '{OTHER_CARDS}' WHERE id = ?",
    "broken clock": "UPDATE game SET clock = 'tick' WHERE id = ?",
    "clock of another shape": """UPDATE game SET clock = '{"per": "year"}' WHERE id = ?""",
    "clock without a time": """UPDATE game SET clock = '{"per": "move"}' WHERE id = ?""",
    "broken list of who is waited for": "UPDATE game SET waiting = '[\"a\"]' WHERE id = ?",
    "seat with a number of thirty digits": f"UPDATE game SET waiting = '[{10**30}]' WHERE id = ?",
    "broken list of winners": "UPDATE game SET winners = 'me' WHERE id = ?",
    "no seats": "DELETE FROM seat WHERE game = ?",
    "one seat too few": "DELETE FROM seat WHERE seat = 0 AND game = ?",
    "clock of a seat": "UPDATE seat SET deadline = 'soon' WHERE game = ?",
    "ruleset that is not UTF-8": "UPDATE game SET ruleset = CAST(X'72FF' AS TEXT) WHERE id = ?",
    "options that are not UTF-8": """UPDATE game SET options = CAST(X'7B22FF223A317D' AS TEXT) WHERE id = ?""",
    "header that is not UTF-8": """UPDATE game SET header = replace(header, '"race"', CAST(X'2272616365FF22' AS TEXT))
        WHERE id = ?""",
}

BAD_RECORDS = {
    "broken entry": "UPDATE entry SET data = '{' WHERE number = 1 AND game = ?",
    "entry that is none": "UPDATE entry SET data = '[]' WHERE number = 1 AND game = ?",
    "entry that is not UTF-8": "UPDATE entry SET data = CAST(X'7B22FF223A317D' AS TEXT) WHERE number = 1 AND game = ?",
    "entry that does not fit": """UPDATE entry SET data = '{"do":"undo","seat":0,"decision":"0.9"}'
        WHERE number = 1 AND game = ?""",
}


NO_RECORD = (
    "broken header",
    "header that is not UTF-8",
    "no header",
    "broken entry",
    "entry that is none",
    "entry that is not UTF-8",
)


def damage(database: str, statement: str, table: str) -> None:
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
        changed = connection.execute(statement, (table,)).rowcount
        connection.execute("DELETE FROM snapshot")
        connection.commit()
    assert changed > 0, statement


async def lobby_of(person: Person) -> dict[str, dict[str, Any]]:
    lobby = await person.get("/api/tables")
    return {table["id"]: table for tables in lobby.values() for table in tables}


@pytest.mark.parametrize("game", ["running", "finished"])
def test_a_bad_row_is_one_damaged_table_in_a_lobby_that_works(
    sqlite: str, new_node: Callable[..., Node], game: str
) -> None:
    """Given tables of which each has another fault, when people come, then they see which are damaged, are told so in a
    sentence wherever they go, and play at the others."""
    node = new_node(sqlite)

    async def scene() -> None:
        person = await Person.arrive(node.address, "Ada")
        faults = {**BAD_ROWS, **BAD_RECORDS}
        tables = {what: (await person.new_table("race", ["me", "random"]))["id"] for what in faults}
        well = (await person.new_table("race", ["me", "random"]))["id"]
        if game == "finished":
            for table in [*tables.values(), well]:
                await person.do(table, "resign", seat=0)
        await asyncio.to_thread(node.stop)
        for what, statement in faults.items():
            damage(sqlite, statement, tables[what])
        await asyncio.to_thread(node.start)

        found = await lobby_of(person)
        for what, table in tables.items():
            if what in BAD_ROWS:
                assert found[table]["damaged"], what
                answer = await person.ask("GET", f"/api/tables/{table}")
                assert answer.status_code in (200, 404), what
        assert not found[well]["damaged"]

        for what, table in tables.items():
            answer = await person.ask("GET", f"/api/tables/{table}/things")
            assert answer.status_code in (404, 409) or what in BAD_RECORDS, f"{what}: things: {answer.status_code}"
            for path in (f"/api/replays/{table}", f"/api/replays/{table}/frames/0", f"/api/tables/{table}/record"):
                answer = await person.ask("GET", path)
                refused = answer.status_code in (404, 409)
                # The record of a game with other cards is a file like any other: it can be had, if not played here.
                as_it_is = path.endswith("record") and what not in NO_RECORD
                assert refused or as_it_is, f"{what}: {path}: {answer.status_code}"
                if refused:
                    assert answer.json()["text"], what
            bodies: dict[str, dict[str, Any]] = {
                "holiday": {"hours": 24},
                "pause": {"pause": True},
                "ready": {"ready": True},
                "watchable": {"watchable": True},
            }
            for path in ("sit", "start", "rematch", "resign", "takeover", "links", *bodies):
                body = {"seat": 0, **bodies.get(path, {})}
                answer = await person.ask("POST", f"/api/tables/{table}/{path}", json=body)
                assert answer.status_code >= 400 or what in BAD_RECORDS, f"{what}: {path}: {answer.status_code}"
                assert answer.status_code < 500, f"{what}: {path}: {answer.status_code}"
        for what, table in tables.items():
            if what in BAD_RECORDS:
                assert (await lobby_of(person))[table]["damaged"], f"{what}: after somebody has tried to see it"

        if game == "running":
            chair = await person.sit(well, 0)
            await chair.ready()
            decision = await chair.asked()
            assert decision is not None
        else:
            assert (await person.get(f"/api/replays/{well}"))["steps"]

    act(scene())


def test_a_name_that_is_not_utf_8_is_shown_as_far_as_it_can_be_read(sqlite: str, new_node: Callable[..., Node]) -> None:
    node = new_node(sqlite)

    async def scene() -> None:
        person = await Person.arrive(node.address, "Ada")
        table = (await person.new_table("race", ["me", "random"]))["id"]
        damage(sqlite, "UPDATE seat SET name = CAST(X'41FF' AS TEXT) WHERE seat = 0 AND game = ?", table)
        damage(
            sqlite,
            "UPDATE person SET name = CAST(X'41FF' AS TEXT) WHERE id = (SELECT owner FROM game WHERE id = ?)",
            table,
        )
        await asyncio.to_thread(node.stop)
        await asyncio.to_thread(node.start)
        found = (await lobby_of(person))[table]
        assert (found["seats"][0]["name"], found["damaged"]) == ("A\ufffd", False)
        assert (await person.get("/api/me"))["name"] == "A\ufffd"
        chair = await person.sit(table, 0)
        assert await chair.asked() is not None

    act(scene())


def test_addresses_that_cannot_be_read_are_none(sqlite: str, new_node: Callable[..., Node]) -> None:
    """Nobody can be told there; but the person is told everything else, and gives new ones."""
    node = new_node(sqlite)

    async def scene() -> None:
        person = await Person.arrive(node.address, "Ada")
        for addresses in ("{", "[1]", "null", '"ntfy://ada"'):
            damage(sqlite, f"UPDATE person SET addresses = '{addresses}' WHERE id = ?", person.me["id"])
            assert (await person.get("/api/me/data"))["addresses"] == []
            assert (await person.get("/api/me/notifications"))["addresses"] == []

    act(scene())


@pytest.mark.parametrize("where", ["is_for_us", "applying"])
def test_whatever_goes_wrong_over_one_table_it_is_shown_as_damaged_and_logged_once(
    where: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Given a row that breaks the program in a way that nobody thought of, when the table is shown to two people, then
    both see that it is damaged, and one line of the log says so."""
    sheet = opening.sheet_from(wire.NewTable("race", {}, [wire.SeatWish("me"), wire.SeatWish("open")]), ADA, Shelf(""))

    def breaks(*_: object) -> NoReturn:
        raise ZeroDivisionError

    assert not shown(sheet, ADA.id, "en").damaged
    monkeypatch.setattr(loading if where == "is_for_us" else description, where, breaks)
    for person in (ADA.id, None):
        table = shown(sheet, person, "en")
        assert (table.id, table.title, table.damaged) == (sheet.id, "Race for the Galaxy", True)
    assert [one.getMessage() for one in caplog.records] == [
        f"the rows of game {sheet.id[:6]} in the database are damaged: ZeroDivisionError"
    ]


@pytest.mark.parametrize("fault", ["other cards", "broken header", "broken entry", "clock of another shape"])
def test_who_sits_at_a_damaged_table_is_told_so(sqlite: str, new_node: Callable[..., Node], fault: str) -> None:
    node = new_node(sqlite)

    async def scene() -> None:
        person = await Person.arrive(node.address, "Ada", "pl")
        clock = {"per": "move", "seconds": 5, "added": 0, "at_zero": "resign"}
        table = (await person.new_table("race", ["me", "random"], clock=clock))["id"]
        await asyncio.to_thread(node.stop)
        damage(sqlite, {**BAD_ROWS, **BAD_RECORDS}[fault], table)
        await asyncio.to_thread(node.start)
        chair = await person.sit(table, 0)
        await chair.until_gone()
        (refused,) = chair.said("refused")
        assert refused["reason"] == "cannot-load"
        assert refused["text"].startswith("Tej gry nie można tu kontynuować")

    act(scene())


def test_whoever_made_a_table_for_a_game_that_is_not_there_any_more_can_take_it_away(
    sqlite: str, new_node: Callable[..., Node]
) -> None:
    node = new_node(sqlite)

    async def scene() -> None:
        person, guest = [await Person.arrive(node.address, name) for name in ("Ada", "Bob")]
        table = (await person.new_table("race", ["me", "open"]))["id"]
        damage_running = "UPDATE game SET ruleset = 'chess' WHERE id = ?"
        damage(sqlite, damage_running, table)
        assert (await guest.refused(f"/api/tables/{table}/sit", seat=1))["reason"] == "cannot-load"
        shown = (await lobby_of(person))[table]
        assert (shown["damaged"], shown["title"]) == (True, "chess")
        answer = await person.ask("DELETE", f"/api/tables/{table}")
        assert answer.status_code == 204
        assert table not in await lobby_of(person)

    act(scene())


def test_a_bad_row_of_postgresql_is_one_damaged_table(postgresql: str, new_node: Callable[..., Node]) -> None:
    """There a column of JSON is always JSON, but not always what it must be."""
    asyncpg = pytest.importorskip("asyncpg")
    node = new_node(postgresql)

    async def scene() -> None:
        person = await Person.arrive(node.address, "Ada")
        bad, well = [(await person.new_table("race", ["me", "random"]))["id"] for _ in range(2)]
        connection = await asyncpg.connect(postgresql)
        await connection.execute("UPDATE game SET options = $1 WHERE id = $2", json.dumps([1]), bad)
        await connection.close()
        found = await lobby_of(person)
        assert (found[bad]["damaged"], found[well]["damaged"]) == (True, False)

    act(scene())

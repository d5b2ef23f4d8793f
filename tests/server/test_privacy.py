"""Somebody gets all that is kept about them, and is forgotten if they wish; what others have played stays."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

from sqlalchemy import ForeignKey
from tests.server.client import Person, act
from tests.server.node import Node
from tests.server.players import gather
from tests.server.test_duplicate import new_contest
from tests.server.test_links import link_to
from tests.server.test_ratings import rated, until_counted

from starboard.server.store.schema import METADATA


def test_the_file_about_somebody_has_all_that_is_kept(server: str) -> None:
    async def scene() -> None:
        ola = await Person.arrive(server, "Ola the Curious", "pl")
        await ola.post("/api/me/password", password="a long password")
        running = (await ola.new_table("race", ["me", "random"]))["id"]
        over = (await ola.new_table("race", ["me", "random"]))["id"]
        await ola.do(over, "resign", seat=0)
        invited = (await ola.new_table("race", ["me", "open"], private=True))["id"]
        await ola.do(invited, "links", seat=None)
        answer = await ola.ask("GET", "/api/me/data")
        assert "attachment" in answer.headers["content-disposition"]
        found: Any = answer.json()
        assert (found["name"], found["language"], found["login"], found["password"]) == (
            "Ola the Curious",
            "pl",
            "ola the curious",
            True,
        )
        tables = {one["table"]: one for one in found["tables"]}
        assert set(tables) == {running, over, invited}
        assert tables[over]["seats"] == {"0": "Ola the Curious"}
        assert "\n".join(tables[over]["record"]) == (await ola.record(over)).strip()
        assert tables[running]["record"] == [], "the seed of a running game is a secret"
        assert [one["table"] for one in found["links"]] == [invited]
        assert "argon2" not in answer.text

    act(scene())


def test_whoever_leaves_is_a_former_player_in_games_with_others(server: str) -> None:
    async def scene() -> None:
        ada, bob = await gather(server, "race", 2)
        await bob.person.do(ada.id, "resign", seat=1)
        alone = (await bob.person.new_table("race", ["me", "random"]))["id"]
        await bob.person.ask("DELETE", "/api/me", json={})
        assert await bob.person.get("/api/me") is None
        found = await ada.person.table(ada.id)
        assert [seat["name"] for seat in found["seats"]] == ["Ada", "former player"]
        assert (found["status"], found["seats"][1]["who"]) == ("over", "person")
        assert "Bolesław" not in json.dumps(await ada.person.get("/api/tables"))
        replay = await ada.person.get(f"/api/replays/{ada.id}")
        assert len(replay["steps"]) > 0
        assert (await ada.person.ask("GET", f"/api/tables/{alone}")).status_code == 404

    act(scene())


def test_in_a_running_game_whoever_leaves_resigns_and_the_others_play_on(server: str) -> None:
    async def scene() -> None:
        ada, bob, cid = await gather(server, "race", 3)
        assert (await ada.person.ask("DELETE", "/api/me", json={})).status_code == 204
        found = await bob.person.table(bob.id)
        assert found["status"] == "playing"
        assert found["seats"][0]["resigned"]
        assert found["seats"][0]["name"] == "były gracz", "Bolesław reads Polish"
        assert await bob.asked() is not None
        assert (await cid.person.table(cid.id))["seats"][0]["name"] == "former player"

    act(scene())


def test_whoever_has_a_password_must_know_it_to_leave(server: str) -> None:
    async def scene() -> None:
        ola = await Person.arrive(server, "Olga of the long password")
        await ola.post("/api/me/password", password="a long password")
        table = (await ola.new_table("race", ["me", "random"]))["id"]
        refused = await ola.ask("DELETE", "/api/me", json={"password": "another password"})
        assert (refused.status_code, refused.json()["reason"]) == (403, "wrong-password")
        assert (await ola.get("/api/me"))["name"] == "Olga of the long password"
        assert (await ola.table(table))["status"] == "playing"
        assert (await ola.ask("DELETE", "/api/me", json={"password": "a long password"})).status_code == 204
        assert await ola.get("/api/me") is None
        login = await Person(server).ask(
            "POST", "/api/login", json={"name": "Olga of the long password", "password": "a long password"}
        )
        assert login.status_code == 403

    act(scene())


def test_an_open_table_goes_with_its_host_and_a_seat_at_one_is_free_again(server: str) -> None:
    async def scene() -> None:
        ada, bob = await Person.arrive(server, "Ada"), await Person.arrive(server, "Bob")
        hers = (await ada.new_table("race", ["me", "open", "open"]))["id"]
        his = (await bob.new_table("race", ["me", "open", "open"]))["id"]
        await ada.do(his, "sit", seat=1)
        await bob.do(hers, "sit", seat=1)
        assert (await ada.ask("DELETE", "/api/me", json={})).status_code == 204
        assert (await bob.ask("GET", f"/api/tables/{hers}")).status_code == 404
        assert (await bob.table(his))["seats"][1]["who"] == "open"

    act(scene())


def test_a_stranger_has_nothing_to_export_or_to_forget(server: str) -> None:
    async def scene() -> None:
        nobody = Person(server)
        for method, path in (("GET", "/api/me/data"), ("DELETE", "/api/me")):
            answer = await nobody.ask(method, path, **({"json": {}} if method == "DELETE" else {}))
            assert (answer.status_code, answer.json()["reason"]) == (401, "nobody")

    act(scene())


def named_in(database: str, *words: str) -> set[str]:
    """The tables of an SQLite database in which any of these words stands, whatever the column."""
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
        return {
            name
            for name in METADATA.tables
            if any(word in repr(row) for row in connection.execute(f"SELECT * FROM {name}") for word in words)
        }


def refers_to_a_person(key: ForeignKey) -> bool:
    return key.target_fullname == "person.id"


def test_nothing_in_the_database_names_whoever_has_left(sqlite: str, new_node: Callable[..., Node]) -> None:
    """Given somebody who is in every table that can name a person, then the file about them tells of each, and when
    they leave no row has their id, name or address any more."""
    server = new_node(sqlite).address
    naming = {table.name for table in METADATA.tables.values() if any(map(refers_to_a_person, table.foreign_keys))}

    async def scene() -> None:
        ola, bob = await rated(server, "Ola Everywhere"), await rated(server, "Bob Who Stays")
        id = ola.me["id"]
        counted = (await ola.new_table("race", ["me", "open"]))["id"]
        await bob.do(counted, "sit", seat=1)
        await ola.do(counted, "resign", seat=0)
        await until_counted(ola, counted)
        waits = (await ola.new_table("race", ["me", "open", "open"], private=True))["id"]
        link, token = await link_to(ola, waits)
        await bob.post("/api/join", token=token)
        hosted = (await new_contest(ola, ["open", "open"], 2))["id"]
        joined = (await new_contest(bob, ["open", "open"], 2))["id"]
        await ola.post(f"/api/contests/{joined}/sit", number=2, seat=1)
        with closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"), timeout=60)) as connection:
            connection.execute("UPDATE person SET addresses = ? WHERE id = ?", ('["ntfy://ola-everywhere"]', id))
            connection.execute(
                "INSERT INTO push VALUES (?, ?, 'key', 'secret', 0)", ("https://push.example/ola-everywhere", id)
            )
            connection.execute("INSERT INTO holder VALUES (?, 1, ?, ?)", (counted, id, link))
            connection.commit()
        assert named_in(sqlite, id) >= naming, "the scene is complete"
        kept = await ola.get("/api/me/data")
        assert kept["addresses"] == ["ntfy://ola-everywhere"]
        assert kept["browsers"] == ["https://push.example/ola-everywhere"]
        assert {one["table"] for one in kept["tables"]} >= {counted, waits}
        assert [one["table"] for one in kept["links"]] == [waits]
        assert [one["table"] for one in kept["results"]] == [counted]
        assert {(one["contest"], one["hosts"]) for one in kept["contests"]} == {(hosted, True), (joined, False)}
        answer = await ola.ask("DELETE", "/api/me", json={"password": "a long password"})
        assert answer.status_code == 204, answer.text
        assert named_in(sqlite, id, "Everywhere", "everywhere") == set()
        assert named_in(sqlite, "Bob Who Stays") >= {"person", "seat"}
        assert (await bob.table(counted))["seats"][0]["name"] == "former player"

    act(scene())

"""`starboard admin` beside a running server: what is done is heard there, and mistakes change nothing."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.cli.conftest import Outcome, Run, run
from tests.server.client import PATIENCE, Person, act
from tests.server.node import Node
from tests.server.nursery import Nursery
from tests.server.players import Player, gather
from tests.server.postgres import Cluster
from tests.server.test_backup import rows
from tests.server.test_damage import damage
from tests.server.test_lobby import until_over

from starboard.kernel.match import Match
from starboard.kernel.record import Record
from starboard.server.admin import tables
from starboard.server.admin.desk import opened

__all__ = ["run"]

Admin = Callable[..., Any]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def node(request: pytest.FixtureRequest, nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    folder = tmp_path_factory.mktemp("admin")
    if request.param == "sqlite":
        database = f"sqlite:///{folder / 'starboard.db'}"
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        database = cluster.new_database()
    found = Node(nursery, database, folder)
    found.start()
    yield found
    found.check_log()
    found.kill()


@pytest.fixture
def admin(run: Run, node: Node) -> Admin:
    """A command of `starboard admin` that is done; what it says as JSON."""

    def command(*arguments: str) -> Any:
        outcome: Outcome = run("admin", *arguments, "--json", "--database", node.database)
        assert outcome.status == 0, outcome.err
        return json.loads(outcome.out)

    return command


async def aside(work: Callable[..., Any], *arguments: str) -> Any:
    """A command has an event loop of its own."""
    return await asyncio.to_thread(work, *arguments)


async def until(found: Callable[[], Any]) -> None:
    """Until the server has heard."""
    async with asyncio.timeout(PATIENCE):
        while not await found():
            await asyncio.sleep(0.05)


def test_tables_and_people_are_listed_and_found(node: Node, admin: Admin, run: Run) -> None:
    async def scene() -> None:
        zoe = await Person.arrive(node.address, "Zoë the Finder")
        table = (await zoe.new_table("race", ["me", "random"]))["id"]
        waits = (await zoe.new_table("sun", ["me", "open"]))["id"]
        found = await aside(admin, "tables", "the find")
        assert {one["id"]: one["status"] for one in found} == {table: "playing", waits: "open"}
        assert [one["id"] for one in await aside(admin, "tables", table[:6])] == [table]
        assert [one["id"] for one in await aside(admin, "tables", "finder", "--status", "open")] == [waits]
        assert await aside(admin, "tables", "100%_nobody") == []
        [person] = await aside(admin, "people", "finder")
        assert (person["id"], person["name"], person["password"]) == (zoe.me["id"], "Zoë the Finder", False)
        shown = await aside(run, "admin", "tables", "the find", "--database", node.database)
        assert table in shown.out
        assert "Zoë the Finder" in shown.out

    act(scene())


def test_a_closed_table_ends_for_those_who_sit_there(node: Node, admin: Admin) -> None:
    async def scene() -> None:
        ada, bob = await gather(node.address, "race", 2)
        assert (await aside(admin, "close", ada.id))["resigned"] == [0]
        await until(lambda: over(bob.person, bob.id))
        waits = (await ada.person.new_table("race", ["me", "open"]))["id"]
        assert (await aside(admin, "close", waits))["closed"] == "removed"
        assert (await ada.person.ask("GET", f"/api/tables/{waits}")).status_code == 404

    async def over(person: Person, table: str) -> bool:
        return bool((await person.table(table))["status"] == "over")

    act(scene())


def test_whoever_looks_on_is_told_at_once(node: Node, admin: Admin) -> None:
    """Given somebody at a table, when it is closed from outside, then the socket that is open says so."""

    async def scene() -> None:
        chairs = await gather(node.address, "race", 3)
        await aside(admin, "close", chairs[0].id)
        async with asyncio.timeout(PATIENCE):
            while not chairs[2].table or chairs[2].table["status"] != "over":
                await asyncio.sleep(0.05)

    act(scene())


def test_a_banned_person_is_told_so_and_may_come_in_again(node: Node, admin: Admin) -> None:
    async def scene() -> None:
        eve = await Person.arrive(node.address, "Eve the Rude")
        await eve.post("/api/me/password", password="a long password")
        table = (await eve.new_table("race", ["me", "random"]))["id"]
        await eve.sit(table, 0)
        assert (await aside(admin, "ban", "Eve the Rude"))["banned"]

        async def is_out() -> bool:
            return (await eve.ask("GET", "/api/me")).status_code == 403

        await until(is_out)
        login = await Person(node.address).ask(
            "POST", "/api/login", json={"name": "Eve the Rude", "password": "a long password"}
        )
        assert login.json()["reason"] == "banned"
        assert [one["name"] for one in await aside(admin, "people", "--banned")] == ["Eve the Rude"]
        await aside(admin, "unban", eve.me["id"])
        assert (await eve.get("/api/me"))["name"] == "Eve the Rude"

    act(scene())


def test_a_new_password_is_good_and_the_old_one_and_all_cookies_are_not(node: Node, admin: Admin) -> None:
    async def scene() -> None:
        ida = await Person.arrive(node.address, "Ida the Forgetful")
        await ida.post("/api/me/password", password="a long password")
        fresh = (await aside(admin, "password", "ida the forgetful"))["password"]
        assert await ida.get("/api/me") is None
        again = Person(node.address)
        refused = await again.refused("/api/login", name="Ida the Forgetful", password="a long password")
        assert refused["reason"] == "wrong-login"
        await again.post("/api/login", name="Ida the Forgetful", password=fresh)
        assert (await again.get("/api/me"))["name"] == "Ida the Forgetful"

    act(scene())


def test_a_deleted_person_is_a_former_player(node: Node, admin: Admin) -> None:
    async def scene() -> None:
        ada, bob, cid = await gather(node.address, "race", 3)
        gone = await aside(admin, "delete", bob.person.me["id"])
        assert gone["tables"] == [ada.id]
        assert await bob.person.get("/api/me") is None
        found = await ada.person.table(ada.id)
        assert found["seats"][1]["name"] == "former player"
        assert found["seats"][1]["resigned"]
        assert await cid.asked() is not None or await ada.asked() is not None

    act(scene())


def test_old_finished_games_of_guests_are_pruned_and_no_others(node: Node, admin: Admin) -> None:
    async def scene() -> None:
        guest = await Person.arrive(node.address, "A Guest")
        member = await Person.arrive(node.address, "A Member")
        await member.post("/api/me/password", password="a long password")
        old = (await guest.new_table("race", ["me", "random"]))["id"]
        kept = (await member.new_table("race", ["me", "random"]))["id"]
        runs = (await guest.new_table("race", ["me", "random"]))["id"]
        for person, table in ((guest, old), (member, kept)):
            await person.do(table, "resign", seat=0)
            await until_over(person, table)
        assert (await aside(admin, "prune", "--days", "1"))["tables"] == 0
        await asyncio.to_thread(age, node, [old, kept, runs])
        assert (await aside(admin, "prune", "--days", "30", "--dry-run"))["tables"] == 1
        assert (await guest.table(old))["status"] == "over"
        assert (await aside(admin, "prune", "--days", "30"))["tables"] == 1
        assert (await guest.ask("GET", f"/api/tables/{old}")).status_code == 404
        assert (await member.table(kept))["status"] == "over"
        assert (await guest.table(runs))["status"] == "playing"

    act(scene())


def age(node: Node, tables: list[str]) -> None:
    """Nothing has happened at these tables for two months."""
    from sqlalchemy import update  # noqa: PLC0415

    from starboard.server.store.schema import game  # noqa: PLC0415
    from starboard.server.store.store import Store  # noqa: PLC0415

    async def job() -> None:
        store = Store(node.database)
        async with store.engine.begin() as connection:
            long_ago = time.time() - 60 * 86400
            await connection.execute(update(game).where(game.c.id.in_(tables)).values(changed=long_ago))
        await store.engine.dispose()

    asyncio.run(job())


# --- repair -------------------------------------------------------------------------------------------------------


@pytest.fixture
def shelter(new_node: Callable[..., Node], sqlite: str) -> Node:
    return new_node(sqlite)


BREAKS = {
    "waiting": "UPDATE game SET waiting = '[\"a\"]' WHERE id = ?",
    "winners": "UPDATE game SET winners = 'me' WHERE id = ?",
    "options": "UPDATE game SET options = '{' WHERE id = ?",
    "clock": "UPDATE game SET clock = 'tick' WHERE id = ?",
    "seats": "DELETE FROM seat WHERE seat = 1 AND game = ?",
    "ruleset": "UPDATE game SET ruleset = 'chess' WHERE id = ?",
    "status": "UPDATE game SET status = 'over' WHERE id = ?",
}


def change(node: Node, statement: str, table: str) -> None:
    with closing(sqlite3.connect(node.database.removeprefix("sqlite:///"))) as connection:
        assert connection.execute(statement, (table,)).rowcount > 0
        connection.commit()


def test_what_can_be_worked_out_from_the_record_is_repaired(shelter: Node, run: Run) -> None:
    async def scene() -> None:
        ola = await Person.arrive(shelter.address, "Ola")
        tables = {}
        for what in BREAKS:
            tables[what] = (await ola.new_table("race", ["me", "random"]))["id"]
            chair = await ola.sit(tables[what], 0)
            assert await chair.asked() is not None
        await asyncio.to_thread(shelter.stop)
        for what, statement in BREAKS.items():
            change(shelter, statement, tables[what])
        for what, table in tables.items():
            outcome = await asyncio.to_thread(run, "admin", "repair", table, "--json", "--database", shelter.database)
            assert outcome.status == 0, (what, outcome.err)
            assert what in json.loads(outcome.out)["repaired"], what
        await asyncio.to_thread(shelter.start)
        for what, table in tables.items():
            assert not (await ola.table(table))["damaged"], what
            chair = await ola.sit(table, 0)
            assert await chair.asked() is not None, what

    act(scene())


def entries(node: Node, table: str) -> int:
    with closing(sqlite3.connect(node.database.removeprefix("sqlite:///"))) as connection:
        found: int = connection.execute("SELECT count(*) FROM entry WHERE game = ?", (table,)).fetchone()[0]
        return found


@pytest.mark.parametrize("watched", [False, True])
def test_a_record_that_cannot_be_played_is_cut_only_if_one_says_so(shelter: Node, run: Run, watched: bool) -> None:
    async def scene() -> None:
        ola = await Person.arrive(shelter.address, "Ola")
        table = (await ola.new_table("race", ["simple", "simple"]))["id"]
        chair = await ola.sit(table, None) if watched else None
        await until_over(ola, table)
        change(
            shelter,
            """UPDATE entry SET data = '{"do":"undo","seat":0,"decision":"0.9"}'
            WHERE number = 9 AND game = ?""",
            table,
        )
        refused = await asyncio.to_thread(run, "admin", "repair", table, "--database", shelter.database)
        assert refused.status == 2
        assert "entry 10 of " in refused.err
        assert "--cut" in refused.err
        assert (await ola.table(table))["status"] == "over"
        done = await asyncio.to_thread(run, "admin", "repair", table, "--cut", "--json", "--database", shelter.database)
        assert done.status == 0, done.err
        assert json.loads(done.out)["entries"] == 9

        async def played_on() -> bool:
            return entries(shelter, table) > 9

        await until(played_on)  # by its bots, on the server that runs, though it had the whole game in memory
        await until_over(ola, table)
        assert (await asyncio.to_thread(run, "admin", "repair", table, "--database", shelter.database)).status == 0
        if chair is not None:
            await chair.until(lambda: chair.over and chair.rewinds > 0)

    act(scene())


UNPLAYABLE = """UPDATE entry SET data = '{"do":"undo","seat":0,"decision":"0.9"}' WHERE number = 1 AND game = ?"""


@pytest.mark.parametrize("ended", [False, True])
def test_a_table_that_was_shown_as_damaged_is_well_again_once_it_is_repaired(
    shelter: Node, run: Run, ended: bool
) -> None:
    """Given a server that could not play a record and says so, when whoever runs it cuts that record, then the table
    is no longer damaged there, and its game goes on without a restart."""

    async def scene() -> None:
        ola = await Person.arrive(shelter.address, "Ola")
        table = (await ola.new_table("race", ["me", "simple"]))["id"]
        chair = await ola.sit(table, 0)
        assert await Player(chair, Random(1)).play(3) == 3
        if ended:
            await ola.do(table, "resign", seat=0)
        await chair.leave()
        await asyncio.to_thread(shelter.stop)
        damage(shelter.database, UNPLAYABLE, table)
        await asyncio.to_thread(shelter.start)
        if ended:
            assert (await ola.ask("GET", f"/api/replays/{table}")).status_code == 409
        else:
            gone = await ola.sit(table, 0)
            await gone.until_gone()
        assert (await ola.table(table))["damaged"]
        done = await asyncio.to_thread(run, "admin", "repair", table, "--cut", "--json", "--database", shelter.database)
        assert done.status == 0, done.err

        async def goes_on() -> bool:
            if (await ola.table(table))["damaged"]:
                return False
            try:
                chair = await ola.sit(table, 0)
                return await Player(chair, Random(1)).play(1) == 1
            except ConnectionError:
                return False  # the server has not heard yet

        await until(goes_on)

    act(scene())


def test_a_replay_is_that_of_the_record_as_it_is_now(shelter: Node, run: Run) -> None:
    """Given a game that somebody has looked at again, when its record is cut and becomes as long as it was in another
    way, then what one sees is the new one."""

    async def scene() -> None:
        ola = await Person.arrive(shelter.address, "Ola")
        table = (await ola.new_table("race", ["me", "random"]))["id"]
        chair = await ola.sit(table, 0)
        shown: list[str] = []
        lengths: list[int] = []
        for choose in (list, reversed):  # other cards the second time
            first = await chair.asked()
            assert first is not None
            before = await at_rest(table)
            cards = list(choose(first["form"]["cases"][0]["groups"][0]["of"]))
            assert (await chair.choose(first, cards[:2]))["say"] == "done"
            await chair.answered(first["id"])
            lengths.append(await at_rest(table))
            shown.append(await shown_again(ola, table))
            change(shelter, UNPLAYABLE.replace("number = 1", f"number = {before}"), table)
            done = await asyncio.to_thread(run, "admin", "repair", table, "--cut", "--database", shelter.database)
            assert done.status == 0, done.err
            await chair.asked_again(first["id"])
        assert lengths[0] == lengths[1]
        assert shown[0] != shown[1]

    async def at_rest(table: str) -> int:
        """The length of the record when the bot waits for us."""

        async def waits() -> bool:
            with closing(sqlite3.connect(shelter.database.removeprefix("sqlite:///"))) as connection:
                found = connection.execute("SELECT thinking FROM game WHERE id = ?", (table,)).fetchone()
                return not found[0]

        await until(waits)
        return entries(shelter, table)

    async def shown_again(ola: Person, table: str) -> str:
        steps = (await ola.get(f"/api/replays/{table}"))["steps"]
        frame = await ola.get(f"/api/replays/{table}/frames/{len(steps) - 1}?seat=0")
        return json.dumps(frame["update"]["view"])

    act(scene())


def test_what_happens_while_a_table_is_repaired_stands(shelter: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a game that ends while its record is played again for a repair, then it is over afterwards, too."""
    played = tables.playable

    async def begin() -> None:
        ola = await Person.arrive(shelter.address, "Ola")
        begun.append((await ola.new_table("race", ["me", "random"]))["id"])
        assert await Player(await ola.sit(begun[0], 0), Random(1)).play(1) == 1

    async def repair(table: str) -> None:
        async with opened(shelter.database) as desk:

            async def meanwhile(record: Record, lines: list[tuple[int, str]]) -> tuple[Match, str | None]:
                found = await played(record, lines)
                if not found[0].over:
                    await desk.resign(table, 0)
                return found

            monkeypatch.setattr(tables, "playable", meanwhile)
            await tables.repair(desk, table)
            sheet = await desk.table(table)
            assert (sheet.status, sheet.waiting, sheet.winners) == ("over", [], [1])

    begun: list[str] = []
    act(begin())
    shelter.stop()
    asyncio.run(repair(begun[0]))


def test_a_repaired_clock_runs_by_the_time_of_the_tables(shelter: Node, run: Run) -> None:
    """Given tables whose time is two hours ahead, as the system's clock was set back once, when one is repaired, then
    the time for its next move is not up at once."""

    async def scene() -> None:
        ola = await Person.arrive(shelter.address, "Ola")
        clock = {"per": "move", "seconds": 600, "at_zero": "resign"}
        table = (await ola.new_table("race", ["me", "random"], clock=clock))["id"]
        chair = await ola.sit(table, 0)
        assert await Player(chair, Random(1)).play(2) == 2
        await asyncio.to_thread(shelter.stop)
        damage(shelter.database, UNPLAYABLE, table)
        with closing(sqlite3.connect(shelter.database.removeprefix("sqlite:///"))) as connection:
            [(kept,)] = connection.execute("SELECT value FROM setting WHERE name = 'moment'").fetchall()
            moment = json.loads(kept)
            moment["now"] += 7200
            connection.execute("UPDATE setting SET value = ? WHERE name = 'moment'", (json.dumps(moment),))
            connection.commit()
        done = await asyncio.to_thread(run, "admin", "repair", table, "--cut", "--database", shelter.database)
        assert done.status == 0, done.err
        with closing(sqlite3.connect(shelter.database.removeprefix("sqlite:///"))) as connection:
            query = "SELECT deadline FROM seat WHERE seat = 0 AND game = ?"
            [(deadline,)] = connection.execute(query, (table,)).fetchall()
        assert deadline >= moment["now"] + 600

    act(scene())


# --- contests -----------------------------------------------------------------------------------------------------


def test_contests_are_listed_without_their_deal_and_ended(node: Node, admin: Admin, run: Run) -> None:
    wish = {"name": "Club night", "ruleset": "race", "options": {}, "tables": 2}
    seats = [{"who": "open"}, {"who": "bot", "bot": "random"}]

    async def scene() -> None:
        ann, bob = [await Person.arrive(node.address, name) for name in ("Ann", "Bob")]
        made, gone = [await ann.post("/api/contests", **wish, seats=seats) for _ in range(2)]
        assert (await aside(admin, "end", gone["id"]))["ended"] == "removed"
        assert (await ann.ask("GET", f"/api/contests/{gone['id']}")).status_code == 404
        await bob.post(f"/api/contests/{made['id']}/sit", number=2)
        await ann.post(f"/api/contests/{made['id']}/start")
        [listed] = await aside(admin, "contests", "Club")
        assert (listed["id"], listed["host"], listed["status"]) == (made["id"], "Ann", "playing")
        assert (listed["tables"], listed["finished"], listed["people"]) == (2, 0, 2)
        assert "seed" not in listed
        assert await aside(admin, "contests", "--status", "over") == []
        assert len((await aside(admin, "end", made["id"][:8]))["dropped"]) == 2
        async with asyncio.timeout(PATIENCE):
            while (found := await ann.get(f"/api/contests/{made['id']}"))["status"] != "over":
                await asyncio.sleep(0.2)
        assert {one["outcome"] for one in found["results"]} == {"unfinished"}
        outcome = await aside(lambda: run("admin", "end", made["id"], "--database", node.database))
        assert "is over" in outcome.err

    act(scene())


# --- mistakes -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("close", "nothing-here"), "there is no table 'nothing-here'"),
        (("close", "ab"), "there is no table 'ab'"),
        (("remove", "'; DROP TABLE game"), "there is no table"),
        (("repair", "nothing-here"), "there is no table"),
        (("end", "nothing-here"), "there is no contest 'nothing-here'"),
        (("end", "%"), "there is no contest"),
        (("contests", "--status", "broken"), "invalid choice"),
        (("password", "nobody at all"), "there is nobody called 'nobody at all'"),
        (("ban", ""), "there is nobody called ''"),
        (("unban", "nobody"), "there is nobody called"),
        (("delete", "nobody"), "there is nobody called"),
        (("prune",), "--days"),
        (("prune", "--days", "0"), "a whole number from 1 to 36500 is needed, not '0'"),
        (("prune", "--days", "soon"), "a whole number from 1 to 36500 is needed, not 'soon'"),
        (("prune", "--days", "36501"), "a whole number from 1 to 36500 is needed, not '36501'"),
        (("tables", "--most", "1000000000"), "a whole number from 1 to 999999999 is needed, not '1000000000'"),
        (("tables", "--status", "broken"), "invalid choice"),
        (("tables", "--most", "-1"), "a whole number from 1 on is needed"),
        (("tables", "a\udcff"), "text in UTF-8 is needed"),
        (("people", "a\udcff"), "text in UTF-8 is needed"),
        (("contests", "a\udcff"), "text in UTF-8 is needed"),
        (("end", "a\udcff"), "text in UTF-8 is needed"),
        (("close", "a\udcff"), "text in UTF-8 is needed"),
        (("ban", "a\udcff"), "text in UTF-8 is needed"),
        (("dance",), "invalid choice"),
        ((), "required"),
    ],
)
def test_a_mistake_is_said_in_a_sentence_and_changes_nothing(
    run: Run, node: Node, arguments: tuple[str, ...], said: str
) -> None:
    given = (*arguments, "--database", node.database) if arguments and arguments[0] != "dance" else arguments
    outcome = run("admin", *given)
    assert outcome.status == 2
    assert said in outcome.err
    assert outcome.err.count("\n") == 1
    assert outcome.out == ""


def test_several_of_one_name_are_told_apart_by_their_ids(run: Run, node: Node) -> None:
    ids: list[str] = []

    async def scene() -> None:
        ids.extend([(await Person.arrive(node.address, "Twin")).me["id"] for _ in range(2)])

    act(scene())
    outcome = run("admin", "ban", "Twin", "--database", node.database)
    assert outcome.status == 2
    assert all(id in outcome.err for id in ids)
    assert run("admin", "ban", ids[0], "--database", node.database).status == 0
    again = run("admin", "ban", ids[0], "--database", node.database)
    assert "is banned already" in again.err


@pytest.mark.parametrize(
    "address",
    ["nonsense", "mysql://ann:secret@host/games", "postgresql://ann:secret@host:port/games", "postgresql+psycopg2://x"],
)
@pytest.mark.parametrize("command", [("admin", "tables"), ("backup", "saved.db"), ("serve", "--port", "0")])
def test_what_is_no_address_of_a_database_is_said_in_a_sentence(
    run: Run, command: tuple[str, ...], address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    outcome = run(*command, "--database", address)
    assert outcome.status == 2
    assert "is not the address of a database; that would be sqlite:///FILE or postgresql://" in outcome.err
    assert outcome.err.count("\n") == 1
    assert "secret" not in outcome.err
    assert list(tmp_path.iterdir()) == []


def test_what_is_no_database_of_ours_is_left_alone(run: Run, tmp_path: Path) -> None:
    missing = run("admin", "tables", "--database", f"sqlite:///{tmp_path / 'missing.db'}")
    assert missing.status == 2
    assert "there is no database at" in missing.err
    assert not (tmp_path / "missing.db").exists()
    (tmp_path / "text.db").write_text("hello " * 300)
    broken = run("admin", "tables", "--database", f"sqlite:///{tmp_path / 'text.db'}")
    assert broken.status == 2
    assert "the database cannot be used: file is not a database" in broken.err
    away = run("admin", "tables", "--database", "postgresql://x@127.0.0.1:1/nothing")
    assert away.status == 2
    assert "the database does not answer" in away.err


def test_a_database_of_another_version_is_for_that_version(run: Run, shelter: Node, tmp_path: Path) -> None:
    shelter.stop()
    file = Path(shelter.database.removeprefix("sqlite:///"))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
        connection.commit()
    before = rows(file)
    outcome = run("admin", "people", "--database", shelter.database)
    assert outcome.status == 2
    assert "schema 0001" in outcome.err
    assert rows(file) == before

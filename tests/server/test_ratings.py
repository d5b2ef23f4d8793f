"""Ratings: which games count, that each counts once, and that nobody is shown who does not want to be.

Most games here end because somebody resigns at a table for two: that counts, and takes no time.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
from sqlalchemy import func, select
from tests.cli.conftest import Run, run
from tests.server.client import PATIENCE, Data, Person, act
from tests.server.node import Node
from tests.server.players import play_out

from starboard.kernel.record import CHOICE, LAPSE, NOTE, PERSON, RESIGN, REWIND, SEAT, UNDO, Entry, Record
from starboard.server.ratings import counter, counting
from starboard.server.ratings.bots import figures
from starboard.server.ratings.model import NEWCOMER, after
from starboard.server.server import Server
from starboard.server.settings import Settings
from starboard.server.store import matches, people, results
from starboard.server.store.people import Person as Stored
from starboard.server.store.schema import game, rating, result
from starboard.server.tables import opening

__all__ = ["run"]

ADA = Stored("ada", "Ada", "en", 0, "hash", rated_since=1.0)
BOB = Stored("bob", "Bob", "en", 0, "hash", rated_since=1.0)
CEM = Stored("cem", "Cem", "en", 0, "hash")

SEATED = [Entry(SEAT, 0, by=PERSON), Entry(SEAT, 1, by=PERSON)]
MOVE = Entry(CHOICE, 0, "0.1", ["x"])


def sheet_of(*rows: matches.SeatRow, **more: Any) -> matches.Sheet:
    return opening.sheet(ADA, "race", {}, list(rows), True, **more)


def mine(number: int, who: Stored) -> matches.SeatRow:
    return opening.own_seat(number, who)


# --- which games count ------------------------------------------------------------------------------------------


def test_a_game_is_meant_to_count_if_everybody_at_the_table_is_rated() -> None:
    wishing = {"ada", "bob"}
    assert counting.is_meant_to(sheet_of(mine(0, ADA), mine(1, BOB)), wishing)
    assert counting.is_meant_to(sheet_of(mine(0, ADA), opening.bot_seat(1, "simple")), wishing)
    assert not counting.is_meant_to(sheet_of(mine(0, ADA), mine(1, CEM)), wishing)
    assert not counting.is_meant_to(sheet_of(mine(0, ADA), mine(1, ADA)), wishing), "two seats at one screen"
    assert not counting.is_meant_to(sheet_of(mine(0, ADA)), wishing), "nobody to play against"
    assert not counting.is_meant_to(sheet_of(mine(0, ADA), opening.bot_seat(1, "cmd-of-mine")), wishing)
    bots = sheet_of(opening.bot_seat(0, "simple"), opening.bot_seat(1, "simple"))
    assert not counting.is_meant_to(bots, wishing)
    for more in ({"lesson": "first"}, {"fork_of": "x"}, {"content": matches.OwnContent("", {"a": 1}, "hash")}):
        assert not counting.is_meant_to(sheet_of(mine(0, ADA), mine(1, BOB), **more), wishing), more
    helped = [mine(0, ADA), mine(1, BOB)]
    helped[0].agrees_to_hints = True
    assert counting.is_meant_to(sheet_of(*helped), wishing), "only one of them wants hints"
    helped[1].agrees_to_hints = True
    assert not counting.is_meant_to(sheet_of(*helped), wishing)
    shared = mine(1, BOB)
    shared.holders = ["cem"]
    assert not counting.is_meant_to(sheet_of(mine(0, ADA), shared), wishing)


@pytest.mark.parametrize(
    ("entries", "verdict"),
    [
        ([MOVE, Entry(UNDO, 0, "0.1"), MOVE], None),
        ([MOVE, Entry(RESIGN, 0)], None),
        ([Entry(RESIGN, 0), MOVE], "played-for"),
        ([Entry(NOTE, 0, kind=LAPSE, data={}), MOVE], "played-for"),
        ([Entry(SEAT, 0, by="simple"), MOVE, Entry(SEAT, 0, by=PERSON)], "played-for"),
        ([MOVE, Entry(REWIND, 0, "0.1"), MOVE], "rewound"),
        ([Entry(NOTE, 0, kind="hint", data={}), MOVE], "helped"),
    ],
)
def test_what_speaks_against_a_game_at_its_end(entries: list[Entry], verdict: str | None) -> None:
    record = Record("race", 1, "", 2, {}, "seed")
    record.entries = [*SEATED, *entries]
    assert counting.why_not(sheet_of(mine(0, ADA), mine(1, BOB)), record) == verdict


def test_what_the_table_says_against_a_game() -> None:
    record = Record("race", 1, "", 2, {}, "seed")
    record.entries = [*SEATED, MOVE]
    shared = mine(1, BOB)
    shared.holders = ["cem"]
    assert counting.why_not(sheet_of(mine(0, ADA), shared), record) == "shared"
    gone = matches.SeatRow(1, None, "", None, True, False, None, None)
    assert counting.why_not(sheet_of(mine(0, ADA), gone), record) == "left"
    played_on = matches.SeatRow(1, None, "", "simple", True, False, None, None)
    assert counting.why_not(sheet_of(mine(0, ADA), played_on), record) == "left", "no bot of the table's own"
    assert counting.why_not(sheet_of(mine(0, ADA), opening.bot_seat(1, "cmd-of-mine")), record) == "unmeasured"
    record.entries = [Entry(SEAT, 0, by=PERSON), Entry(SEAT, 1, by="simple"), MOVE, Entry(SEAT, 1, by=PERSON)]
    assert counting.why_not(sheet_of(mine(0, ADA), mine(1, BOB)), record) == "played-for", "begun by a bot"


def test_the_bots_stand_on_the_scale_of_people() -> None:
    """The figures come from round robins. They are rough, but nobody loses to a bot that plays anything."""
    assert {("race", 2), ("frontiers", 2), ("sun", 2)} <= set(figures())
    for kind, found in figures().items():
        assert min(found, key=lambda bot: found[bot].mu) == "random", kind
        assert found["easy"].mu < found["hard"].mu, kind
        assert all(one.sigma < NEWCOMER.sigma for one in found.values())


# --- counting ---------------------------------------------------------------------------------------------------


class House:
    """Some nodes on one database, without a network, and people who want to be rated."""

    def __init__(self, database: str, nodes: int = 1) -> None:
        self.servers = [Server(Settings(database=database, workers=1, notify=False)) for _ in range(nodes)]
        self.server = self.servers[0]
        self.store = self.server.store

    async def game(self, first: Stored, second: Stored, loser: int = 1) -> str:
        """A game for two that somebody has given up."""
        sheet = opening.sheet(first, "race", {}, [mine(0, first), mine(1, second)], True)
        sheet.options = opening.complete(opening.known_ruleset("race"), {})
        await opening.set_up(self.server, sheet)
        await self.server.rooms.resign(sheet.id, loser)
        return sheet.id

    async def counted(self, first: Stored, second: Stored, loser: int = 1) -> str:
        id = await self.game(first, second, loser)
        await counter.count(self.store, id)
        return id

    async def verdict(self, id: str) -> str | None:
        found = await matches.sheet_of(self.store, id)
        assert found is not None
        return found.rating

    async def standings(self) -> dict[str, tuple[float, float, int, int]]:
        rows = await self.store.rows(select(rating))
        return {row["person"]: (row["mu"], row["sigma"], row["games"], row["wins"]) for row in rows}


@asynccontextmanager
async def open_house(database: str, nodes: int = 1) -> AsyncIterator[House]:
    house = House(database, nodes)
    for server in house.servers:
        await server.store.open()
    for who in (ADA, BOB, CEM):
        await house.store.write(lambda connection, who=who: people.add(connection, who))  # type: ignore[misc]
    try:
        yield house
    finally:
        for server in house.servers:
            await server.rooms.close()
            await server.thinking.close()
            await server.store.close()


def scene(database: str, played: Callable[[House], Awaitable[None]], nodes: int = 1) -> None:
    async def whole() -> None:
        async with open_house(database, nodes) as house:
            await played(house)

    asyncio.run(whole())


def test_a_game_is_counted_once_whichever_nodes_try(postgresql: str) -> None:
    async def played(house: House) -> None:
        ids = [await house.game(ADA, BOB) for _ in range(3)]
        tries = [counter.count(server.store, id) for id in ids for server in house.servers * 3]
        await asyncio.gather(*tries)
        rows = await house.store.rows(select(func.count().label("n"), func.max(result.c.number).label("last")))
        assert (rows[0]["n"], rows[0]["last"]) == (6, 3)
        standings = await house.standings()
        assert (standings["ada"][2:], standings["bob"][2:]) == ((3, 3), (3, 0))

    scene(postgresql, played, nodes=2)


def test_ratings_are_those_of_the_model(sqlite: str) -> None:
    async def played(house: House) -> None:
        first = await house.counted(ADA, BOB)
        await house.counted(ADA, BOB, loser=0)
        ada, bob = after([NEWCOMER, NEWCOMER], [1, 2])
        ada, bob = after([ada, bob], [2, 1])
        found = await house.standings()
        assert found["ada"] == pytest.approx((*ada, 2, 1))
        assert found["bob"] == pytest.approx((*bob, 2, 1))
        assert await house.verdict(first) == "counted"
        unwanted = await house.counted(ADA, CEM)
        assert await house.verdict(unwanted) is None
        assert "cem" not in await house.standings()

    scene(sqlite, played)


def test_whoever_does_not_want_it_any_more_is_forgotten_and_the_others_keep_what_they_have(database: str) -> None:
    async def played(house: House) -> None:
        await house.counted(ADA, BOB)
        await house.counted(BOB, ADA)
        open_end = await house.game(ADA, BOB)
        before = await house.standings()
        await house.store.write(lambda connection: results.forget(connection, "bob"))
        assert await house.standings() == {"ada": before["ada"]}
        await counter.count(house.store, open_end)
        assert await house.verdict(open_end) == "left"
        rows = [dict(row) for row in await house.store.rows(select(result))]
        assert {row["person"] for row in rows} == {"ada", None}
        [(key, standing)] = results.fold(rows).items()
        assert key[0] == "ada"
        assert (*standing.strength, standing.games, standing.wins) == pytest.approx(before["ada"])

    scene(database, played)


def test_what_a_server_left_uncounted_the_next_one_counts(sqlite: str, new_node: Callable[..., Node]) -> None:
    """As if it had died between the last entry of the game and its counting."""

    async def played(house: House) -> None:
        await house.game(ADA, BOB)
        assert await house.standings() == {}

    scene(sqlite, played)
    node = new_node(sqlite)

    async def until_counted() -> None:
        person = Person(node.address)
        async with asyncio.timeout(PATIENCE):
            while not (found := [one for one in await places(person) if one["person"]]):
                await asyncio.sleep(0.05)
        assert [(one["name"], one["games"], one["wins"]) for one in found] == [("Ada", 1, 1), ("Bob", 1, 0)]

    act(until_counted())


# --- worked out again -------------------------------------------------------------------------------------------


def test_ratings_are_worked_out_again_from_the_records(database: str, run: Run) -> None:
    ids: list[str] = []

    async def played(house: House) -> None:
        for loser in (1, 1, 0):
            ids.append(await house.counted(ADA, BOB, loser))
        standings.update(await house.standings())

    standings: dict[str, Any] = {}
    scene(database, played)

    def admin(*more: str) -> Data:
        outcome = run("admin", "ratings", "--json", "--database", database, *more)
        assert outcome.status == 0, outcome.err
        found: Data = json.loads(outcome.out)
        return found

    nothing = {"added": [], "dropped": [], "corrected": [], "changed_ratings": 0, "games": 3, "ratings": 2}
    assert admin() == {**nothing, "dry_run": False}

    async def broken(house: House) -> None:
        async def job(connection: Any) -> None:
            await connection.execute(rating.update().values(mu=99.0))
            await connection.execute(result.delete().where(result.c.game == ids[2]))
            await connection.execute(result.update().where(result.c.game == ids[0]).values(rank=1))
            await connection.execute(game.delete().where(game.c.id == ids[1]))

        await house.store.write(job)

    async def again(work: Callable[[House], Awaitable[None]]) -> None:
        house = House(database)
        await house.store.open()
        await work(house)
        await house.store.close()

    asyncio.run(again(broken))
    looked = admin("--dry-run")
    assert (looked["added"], looked["corrected"], looked["changed_ratings"]) == ([ids[2]], [ids[0]], 2)
    assert admin() == {**looked, "dry_run": False}, "a dry run has changed nothing"

    async def right(house: House) -> None:
        assert await house.standings() == {who: pytest.approx(one) for who, one in standings.items()}

    asyncio.run(again(right))
    text = run("admin", "ratings", "--database", database).out
    assert text.startswith("Games that count: 3; ratings: 2.")


# --- what anybody sees ------------------------------------------------------------------------------------------


async def places(person: Person, ruleset: str = "race") -> list[Data]:
    found: list[Data] = (await person.get(f"/api/ratings?game={ruleset}&players=2"))["places"]
    return found


async def rated(address: str, name: str) -> Person:
    person = await Person.arrive(address, name)
    await person.post("/api/me/password", password="a long password")
    answer = await person.ask("PUT", "/api/me/rated", json={"rated": True})
    assert answer.json()["rated"] is True
    return person


async def until_counted(person: Person, table: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await person.table(table))["rating"] == "pending":
            await asyncio.sleep(0.05)
    assert (await person.table(table))["rating"] == "counted"


def test_two_rated_people_play_and_see_where_they_stand(server: str) -> None:
    async def scene() -> None:
        ola, zbyszek = await rated(server, "Ola of the Ladder"), await rated(server, "Zbyszek of the Ladder")
        table = (await ola.new_table("race", ["me", "open"]))["id"]
        await zbyszek.do(table, "sit", seat=1)
        assert (await ola.table(table))["rating"] == "pending"
        chairs = [await ola.sit(table, 0), await zbyszek.sit(table, 1)]
        await play_out(chairs, Random("rated"))
        await until_counted(ola, table)
        best = (await ola.table(table))["winners"]
        stranger = Person(server)
        profile = await stranger.get(f"/api/people/{ola.me['id']}?language=pl")
        assert (profile["name"], profile["mine"]) == ("Ola of the Ladder", False)
        [one] = profile["ratings"]
        assert (one["ruleset"], one["players"], one["own"]["games"]) == ("race", 2, 1)
        assert one["own"]["wins"] == (0 in best)
        assert {bot["name"] for bot in one["bots"]} >= {"random", "simple", "hard"}
        [rival] = profile["rivals"]
        assert (rival["name"], rival["games"]) == ("Zbyszek of the Ladder", 1)
        assert (rival["better"], rival["worse"]) == (best == [0], best == [1])
        [start] = profile["starts"]
        assert start["games"] == 1
        assert start["text"] != start["thing"], "told in words"
        on_the_ladder = {one["name"] for one in await places(stranger)}
        assert on_the_ladder >= {"Ola of the Ladder", "Zbyszek of the Ladder", "simple"}
        kept = await ola.get("/api/me/data")
        assert [one["table"] for one in kept["results"]] == [table]
        await zbyszek.ask("DELETE", "/api/me", json={"password": "a long password"})
        profile = await stranger.get(f"/api/people/{ola.me['id']}")
        assert (profile["rivals"], profile["ratings"][0]["own"]) == ([], {**one["own"]})
        assert (await ola.ask("PUT", "/api/me/rated", json={"rated": False})).json()["rated"] is False
        assert (await stranger.ask("GET", f"/api/people/{ola.me['id']}")).status_code == 404
        assert not {"Ola of the Ladder", "Zbyszek of the Ladder"} & {one["name"] for one in await places(stranger)}

    act(scene())


def test_a_game_against_a_bot_counts_and_one_that_went_back_does_not(server: str) -> None:
    async def scene() -> None:
        ewa = await rated(server, "Ewa against Bots")
        lost = (await ewa.new_table("race", ["me", "simple"]))["id"]
        await ewa.do(lost, "resign", seat=0)
        await until_counted(ewa, lost)
        [rival] = (await ewa.get(f"/api/people/{ewa.me['id']}"))["rivals"]
        assert (rival["person"], rival["name"], rival["worse"]) == (None, "simple", 1)
        fork = (await ewa.post(f"/api/replays/{lost}/fork", step=0, seat=0))["id"]
        assert (await ewa.table(fork))["rating"] is None
        guest = await Person.arrive(server, "Ewa's Guest")
        assert (await guest.table((await guest.new_table("race", ["me", "simple"]))["id"]))["rating"] is None

    act(scene())


def test_mistakes_are_told_in_a_sentence(server: str) -> None:
    async def scene() -> None:
        guest = await Person.arrive(server, "A Guest without a Password", "pl")
        answer = await guest.ask("PUT", "/api/me/rated", json={"rated": True})
        assert (answer.status_code, answer.json()["reason"]) == (409, "rated-needs-password")
        assert "hasł" in answer.json()["text"]
        assert (await guest.ask("PUT", "/api/me/rated", json={"rated": "yes"})).status_code == 400
        for path, status in [
            (f"/api/people/{guest.me['id']}", 404),
            ("/api/people/%00", 404),
            ("/api/people/nobody", 404),
            ("/api/ratings?game=chess", 404),
            ("/api/ratings?game=race&players=9", 422),
            ("/api/ratings?game=race&players=many", 400),
        ]:
            refused = await guest.ask("GET", path)
            assert refused.status_code == status, path
            assert refused.json()["text"]

    act(scene())

"""Duplicate: everybody plays one deal, nobody learns anything of it from another table, and the scores add up."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.server.client import PATIENCE, Chair, Data, Person, act
from tests.server.club import ADA, BOB
from tests.server.node import Node
from tests.server.players import Player, play_out, play_some

from starboard.kernel.record import Record
from starboard.server import wire
from starboard.server.duplicate import daily, days
from starboard.server.duplicate.contests import described
from starboard.server.duplicate.daily import KEY, seed_of
from starboard.server.duplicate.scoring import ranked, scored
from starboard.server.server import Server
from starboard.server.settings import Settings
from starboard.server.store import contests, keys, matches, people
from starboard.server.store.contests import Place
from starboard.server.web.endpoint import Call

CLOCK = {"per": "move", "seconds": 86400, "at_zero": "bot"}


# --- scores, worked out by hand -----------------------------------------------------------------------------------


def place(number: int, seat: int, total: int | None, tie_break: int = 0, outcome: str = "played") -> Place:
    return Place("c", number, seat, None, f"{number}/{seat}", None, None, outcome, total, tie_break)  # type: ignore[arg-type]


def test_matchpoints_of_one_seat_at_four_tables() -> None:
    # Given 31, 25, 25 and 40 points on the same seat, the two 25s with equal tie-breaks:
    scores = scored([place(1, 0, 31), place(2, 0, 25), place(3, 0, 25), place(4, 0, 40)])
    # then 31 beats two (4 of 6), each 25 ties one (1 of 6), 40 beats three (6 of 6).
    assert [one.points for one in scores] == [4, 1, 1, 6]
    assert [one.most for one in scores] == [6, 6, 6, 6]
    assert [round(one.percent or 0, 2) for one in scores] == [66.67, 16.67, 16.67, 100.0]
    # (31-25 + 31-25 + 31-40)/3 = 1; (25-31 + 0 + 25-40)/3 = -7; (9 + 15 + 15)/3 = 13.
    assert [one.margin for one in scores] == [1.0, -7.0, -7.0, 13.0]
    assert ranked(scores) == [2, 3, 3, 1]


def test_the_tie_break_of_the_game_decides_between_equal_points() -> None:
    scores = scored([place(1, 0, 30, 2), place(2, 0, 30, 5)])
    assert [one.points for one in scores] == [0, 2]
    assert [one.margin for one in scores] == [0.0, 0.0]


def test_seats_are_compared_with_the_same_seat_only() -> None:
    scores = scored([place(1, 0, 10), place(1, 1, 50), place(2, 0, 20), place(2, 1, 40)])
    assert [one.points for one in scores] == [0, 2, 2, 0]


def test_who_resigned_gets_nothing_and_is_beaten_by_all_who_played() -> None:
    scores = scored([place(1, 0, 90, outcome="resigned"), place(2, 0, 10), place(3, 0, 5)])
    assert [one.points for one in scores] == [0, 4, 2]
    assert [one.margin for one in scores] == [None, 5.0, -5.0]
    both = scored([place(1, 0, 9, outcome="resigned"), place(2, 0, 9, outcome="resigned"), place(3, 0, 1)])
    assert [one.points for one in both] == [0, 0, 4]


def test_an_unfinished_table_counts_for_nobody() -> None:
    scores = scored([place(1, 0, None, outcome="unfinished"), place(2, 0, 10), place(3, 0, 5)])
    assert [(one.points, one.most) for one in scores] == [(0, 0), (2, 2), (0, 2)]
    alone = scored([place(1, 0, None, outcome="unfinished"), place(2, 0, 10)])
    assert [one.percent for one in alone] == [None, None]
    assert ranked(alone) == [None, None]


# --- a contest ------------------------------------------------------------------------------------------------------


async def new_contest(host: Person, seats: list[str], tables: int, ruleset: str = "race", **more: Any) -> Data:
    wishes = [{"who": "open"} if one == "open" else {"who": "bot", "bot": one} for one in seats]
    wish: Data = {"name": "Friday", "ruleset": ruleset, "options": {}, "seats": wishes, "tables": tables, **more}
    made: Data = await host.post("/api/contests", **wish)
    return made


async def contest(person: Person, id: str) -> Data:
    found: Data = await person.get(f"/api/contests/{id}")
    return found


async def over(person: Person, id: str) -> Data:
    """The contest, when it is over."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = await contest(person, id)
            if found["status"] == "over":
                return found
            await asyncio.sleep(0.1)


def table_of(found: Data, name: str) -> tuple[int, int]:
    [place] = [
        (one["number"], seat["seat"]) for one in found["tables"] for seat in one["seats"] if seat["name"] == name
    ]
    return place


async def seated(address: str, names: list[str], tables: int, ruleset: str = "race") -> tuple[list[Person], Data]:
    """People in a contest that has begun, two at each table."""
    people = [await Person.arrive(address, name) for name in names]
    made = await new_contest(people[0], ["open", "open"], tables, ruleset)
    for at, person in enumerate(people[1:], start=1):
        await person.post(f"/api/contests/{made['id']}/sit", number=1 + at // 2, seat=at % 2)
    begun = await people[0].post(f"/api/contests/{made['id']}/start")
    assert begun["status"] == "playing"
    return people, begun


NAMES = ["Ada", "Bea", "Cal", "Dov", "Eve", "Fay", "Gil", "Hal"]


def by_hand(totals: dict[tuple[int, int], tuple[int, int]], one: tuple[int, int]) -> float:
    """The percentage of a place among those of the same seat."""
    rivals = [value for other, value in totals.items() if other[1] == one[1] and other != one]
    won = sum(2 if totals[one] > value else 1 if totals[one] == value else 0 for value in rivals)
    return round(100 * won / (2 * len(rivals)), 2)


def test_eight_people_at_four_tables_on_two_nodes_one_of_which_dies(
    postgresql: str, new_node: Callable[..., Node]
) -> None:
    nodes = [new_node(postgresql), new_node(postgresql)]

    async def scene() -> None:
        people, begun = await seated(nodes[0].address, NAMES, 4)
        id = begun["id"]
        chairs: list[Chair] = []
        for at, person in enumerate(people):
            here = person.at(nodes[at // 4].address)
            mine = await contest(here, id)
            chairs.append(await here.sit(mine["table"], at % 2))
        for chair in chairs:
            await chair.ready()
        # The same set-up and the same luck on each seat: before anybody has chosen, all tables look alike.
        for seat in (0, 1):
            first, *others = [chair for chair in chairs if chair.seat == seat]
            assert first.update is not None
            for other in others:
                assert other.update is not None
                assert other.update["view"] == first.update["view"]
                assert other.update["decision"] == first.update["decision"]
        for at in range(0, 8, 2):
            await play_some(chairs[at : at + 2], 6)
        for chair in chairs[4:]:
            await chair.drop()
        await asyncio.to_thread(nodes[1].kill)
        # One table plays to its end: its scores, its record and its replay wait for the others.
        await play_out(chairs[:2], Random(0))
        await shut(people, chairs[0].id, id)
        await asyncio.to_thread(nodes[1].start)
        for chair in chairs[4:]:
            await chair.connect()
        await asyncio.gather(*(play_out(chairs[at : at + 2], Random(at)) for at in (2, 4, 6)))

        totals = {}
        for at, chair in enumerate(chairs):
            assert chair.update is not None
            [score] = [one for one in chair.update["scores"] if one["seat"] == chair.seat]
            totals[1 + at // 2, at % 2] = score["total"], score["tie_break"]
        for person in (people[0], people[7].at(nodes[1].address)):
            ended = await over(person, id)
            assert ended["final"]
            assert ended["finished"] == 8
            results = ended["results"]
            assert len(results) == 8
            for one in results:
                where = one["number"], one["seat"]
                assert one["name"] == NAMES[2 * one["number"] - 2 + one["seat"]]
                assert one["outcome"] == "played"
                assert one["total"] == totals[where][0]
                assert one["percent"] == by_hand(totals, where)
                assert one["most"] == 6
                rivals = [totals[n, one["seat"]][0] for n in range(1, 5) if n != one["number"]]
                assert one["margin"] == round(one["total"] - sum(rivals) / 3, 2)
                assert one["place"] == 1 + sum(by_hand(totals, two) > one["percent"] for two in totals)
            assert [one["place"] for one in results] == sorted(one["place"] for one in results)
            assert sum(one["percent"] for one in results) == pytest.approx(400, abs=0.1)
        # Now everything may be seen by everybody, and it was one deal.
        seeds = set()
        for one in results:
            seeds.add(Record.parse(await people[1].record(one["table"])).seed)
            await people[1].get(f"/api/replays/{one['table']}")
        assert len(seeds) == 1

    act(scene())


async def shut(people: list[Person], table: str, id: str) -> None:
    """Nobody gets anything of this finished table of a running contest but the two who sat there, and these no more
    than they saw."""
    host, beside, *others = people
    found = await contest(host, id)
    assert found["results"] == []
    assert [one["status"] for one in found["tables"]].count("over") == 1
    for person in (host, beside):
        assert (await person.table(table))["sealed"]
        assert (await person.ask("GET", f"/api/tables/{table}/record")).status_code == 409
        assert (await person.ask("GET", f"/api/replays/{table}")).status_code == 409
        assert (await person.ask("GET", f"/api/reviews/{table}")).status_code == 409
        assert (await person.ask("GET", f"/api/replays/{table}/frames/0?seat=0")).status_code == 409
        assert (await person.refused(f"/api/replays/{table}/fork", step=0, seat=0))["reason"] == "contest-table"
        assert (await person.refused(f"/api/tables/{table}/links", seat=None))["reason"] == "contest-table"
        assert (await person.refused(f"/api/tables/{table}/watchable", seat=people.index(person), watchable=True))[
            "reason"
        ] == "contest-table"
        kept = await person.get("/api/me/data")
        assert [one["record"] for one in kept["tables"] if one["table"] == table] == [[]]
    for person in others:
        assert table not in json.dumps(await contest(person, id))
        assert table not in json.dumps(await person.get("/api/tables"))
        for path in ("tables/{}", "tables/{}/record", "replays/{}", "reviews/{}"):
            assert (await person.ask("GET", "/api/" + path.format(table))).status_code == 404
        chair = Chair(person, table, None)
        with pytest.raises(ConnectionError):
            await chair.connect()


def test_one_deal_is_played_once_and_ended_early_it_counts_for_nobody_who_still_played(
    sqlite: str, new_node: Callable[..., Node]
) -> None:
    node = new_node(sqlite)

    async def scene() -> None:
        host = await Person.arrive(node.address, "Host")
        ann, bob = [await Person.arrive(node.address, name) for name in ("Ann", "Bob")]
        made = await new_contest(host, ["open", "random"], 3, play=False, private=False, clock=CLOCK)
        id = made["id"]
        assert id in json.dumps((await ann.get("/api/contests"))["open"])
        for number, person in enumerate((ann, bob), start=1):
            await person.post(f"/api/contests/{id}/sit", number=number)
        begun = await host.post(f"/api/contests/{id}/start")
        assert len(begun["tables"]) == 2, "nobody sits at the third"
        # The host plays no seat, so nothing of any table is theirs to see.
        assert [one["table"] for one in begun["tables"]] == [None, None]
        assert begun["table"] is None
        assert (await host.get("/api/tables"))["mine"] == []
        tables = {person: (await contest(person, id))["table"] for person in (ann, bob)}
        assert (await host.ask("GET", f"/api/tables/{tables[ann]}")).status_code == 404

        # Nobody lets another play, or goes back past what was revealed, though only a bot sits beside.
        refused = await ann.refused(f"/api/tables/{tables[ann]}/takeover", seat=0, bot="random")
        assert refused["reason"] == "contest-table"
        chair = await ann.sit(tables[ann], 0)
        await chair.ready()
        player = Player(chair, Random(3))
        while (last := await not_offered(chair)) is None:
            await player.play(1)
        assert (await chair.say("undo", decision=last))["reason"] == "contest-no-way-back"
        # Neither does a copy of one's own game against bots give a second try.
        assert (await ann.get(f"/api/replays/{tables[ann]}"))["steps"]
        assert (await ann.refused(f"/api/replays/{tables[ann]}/fork", step=0, seat=0))["reason"] == "contest-table"

        await ann.do(tables[ann], "resign", seat=0)
        await chair.ended()
        assert (await contest(ann, id))["results"] == []
        await host.post(f"/api/contests/{id}/end")
        ended = await over(host, id)
        [first, second] = ended["results"]
        assert (first["name"], first["outcome"], first["percent"]) == ("Ann", "resigned", None)
        assert (second["name"], second["outcome"], second["percent"]) == ("Bob", "unfinished", None)
        assert len({Record.parse(await host.record(tables[one])).seed for one in (ann, bob)}) == 1
        fork = await ann.post(f"/api/replays/{tables[bob]}/fork", step=0, seat=0)
        assert not fork["sealed"]
        assert fork["contest"] is None

    act(scene())


async def not_offered(chair: Chair) -> str | None:
    """The latest decision of a seat, if it cannot be undone any more; what can be revealed nothing."""
    await chair.asked()
    await chair.all_told()
    assert chair.update is not None
    offered = [point["decision"] for point in chair.update["undo"]]
    assert all(point["how"] == "free" for point in chair.update["undo"])
    made = [one["decision"] for one in chair.acknowledged]
    return made[-1] if made and made[-1] not in offered else None


def test_whoever_is_left_alone_at_a_table_is_not_compared(server: str) -> None:
    async def scene() -> None:
        people, begun = await seated(server, NAMES[:4], 2)
        for person in (people[1], people[3]):
            table = (await contest(person, begun["id"]))["table"]
            await person.do(table, "resign", seat=1)
        results = {one["name"]: one for one in (await over(people[0], begun["id"]))["results"]}
        assert [results[name]["outcome"] for name in NAMES[:4]] == ["unfinished", "resigned", "unfinished", "resigned"]
        assert [results[name]["percent"] for name in NAMES[:4]] == [None, 0.0, None, 0.0]

    act(scene())


def test_what_is_wrong_is_said_and_changes_nothing(server: str) -> None:
    async def scene() -> None:
        ann, bob = [await Person.arrive(server, name) for name in ("Ann", "Bob")]

        async def no(person: Person, path: str, **body: Any) -> str:
            return str((await person.refused(path, **body))["reason"])

        wish: Data = {"name": "X", "ruleset": "race", "options": {}, "seats": [{"who": "open"}] * 2, "tables": 2}
        for wrong, reason in (
            ({"name": " "}, "name-empty"),
            ({"ruleset": "chess"}, "no-such-game"),
            ({"options": {"nonsense": 1}}, "no-such-option"),
            ({"seats": [{"who": "open"}] * 9}, "seats-not-allowed"),
            ({"seats": [{"who": "bot", "bot": "genius"}] * 2}, "no-such-bot"),
            ({"seats": [{"who": "bot", "bot": "random"}] * 2}, "contest-without-people"),
            ({"tables": 1}, "bad-request"),
            ({"tables": 17}, "bad-request"),
            ({"seed": "mine"}, "bad-request"),
            ({"clock": {"per": "move", "seconds": 1}}, "bad-request"),
            ({"pack": "none"}, "no-such-pack"),
        ):
            assert await no(ann, "/api/contests", **{**wish, **wrong}) == reason, wrong
        made = await ann.post("/api/contests", **wish)
        path = f"/api/contests/{made['id']}"
        for lost in ("nothing-here", "%00", "a" * 99):
            assert (await ann.ask("GET", f"/api/contests/{lost}")).status_code == 404
            assert await no(ann, f"/api/contests/{lost}/sit") == "no-such-contest"
            assert await no(ann, f"/api/contests/{lost}/start") == "no-such-contest"
        assert await no(bob, f"{path}/start") == "not-your-contest"
        assert await no(bob, f"{path}/end") == "not-your-contest"
        assert await no(ann, f"{path}/end") == "contest-not-begun"
        assert (await bob.ask("DELETE", path)).status_code == 403
        assert await no(ann, f"{path}/start") == "seats-open"
        assert await no(ann, f"{path}/start", bot="genius") == "no-such-bot"
        assert await no(ann, f"{path}/start", bot="random") == "contest-too-few"
        assert await no(bob, f"{path}/sit", number=1, seat=0) == "seat-taken"
        assert await no(bob, f"{path}/sit", number=9) == "seat-taken"
        assert await no(bob, f"{path}/stand", number=1, seat=0) == "not-your-seat"
        # A person has one seat; taking another gives the first one up.
        await bob.post(f"{path}/sit", number=2, seat=0)
        moved = await bob.post(f"{path}/sit", number=2, seat=1)
        assert table_of(moved, "Bob") == (2, 1)
        assert moved["people"] == 2
        begun = await ann.post(f"{path}/start", bot="random")
        assert (await ann.post(f"{path}/start"))["tables"] == begun["tables"], "asked again, it says the same"
        assert await no(bob, f"{path}/sit", number=1, seat=1) == "contest-begun"
        assert await no(ann, f"{path}/stand", number=2, seat=1) == "contest-begun"
        assert (await ann.ask("DELETE", path)).status_code == 409
        assert await no(ann, "/api/daily", ruleset="chess") == "no-such-game"
        gone = await bob.post("/api/contests", **wish)
        assert (await bob.ask("DELETE", f"/api/contests/{gone['id']}")).status_code == 204
        assert (await bob.ask("GET", f"/api/contests/{gone['id']}")).status_code == 404
        # Whoever leaves the server is taken out of what has not begun, and has resigned from what has.
        assert (await bob.ask("DELETE", "/api/me", json={})).status_code == 204
        async with asyncio.timeout(PATIENCE):
            while (await contest(ann, made["id"]))["tables"][1]["status"] != "over":
                await asyncio.sleep(0.1)

    act(scene())


# --- the daily deal -------------------------------------------------------------------------------------------------


def test_everybody_has_one_try_at_the_deal_of_the_day(sqlite: str, new_node: Callable[..., Node]) -> None:
    # On a busy machine a bot must not run out of time, or another one answers for it.
    node = new_node(sqlite, think_seconds=600)

    async def scene() -> None:
        ann, bob = [await Person.arrive(node.address, name) for name in ("Ann", "Bob")]
        before = {one["ruleset"]: one for one in await ann.get("/api/daily")}
        assert before["race"]["bot"] == "medium"
        assert before["race"]["day"] == days.day_of(time.time())
        assert before["race"]["contest"] is None
        one, again = [await ann.post("/api/daily", ruleset="race") for _ in range(2)]
        assert one["id"] == again["id"], "it is the same try"
        assert one["sealed"]
        other = await bob.post("/api/daily", ruleset="race")
        assert other["id"] != one["id"]
        chairs = [await ann.sit(one["id"], 0), await bob.sit(other["id"], 0)]
        for chair in chairs:
            await chair.ready()
        assert chairs[0].update is not None
        assert chairs[1].update is not None
        assert chairs[0].update["view"] == chairs[1].update["view"]
        # The same answers lead the bots to the same answers.
        for _ in range(2):
            for chair in chairs:
                decision = await chair.asked()
                assert decision is not None
                await Player(chair, Random(decision["id"])).answer(decision)
        for chair in chairs:
            await chair.asked()
        assert chairs[0].update["view"] == chairs[1].update["view"]
        assert [each["text"] for each in chairs[0].events] == [
            each["text"].replace("Bob", "Ann") for each in chairs[1].events
        ]

        today = {deal["ruleset"]: deal for deal in await ann.get("/api/daily")}["race"]
        assert (today["begun"], today["finished"], today["status"]) == (2, 0, "playing")
        assert (await contest(bob, today["contest"]))["results"] == []
        assert (await ann.ask("GET", f"/api/tables/{one['id']}/record")).status_code == 409
        assert (await ann.refused(f"/api/replays/{one['id']}/fork", step=0, seat=0))["reason"] == "contest-table"
        assert (await ann.post("/api/daily", ruleset="race"))["id"] == one["id"]

    act(scene())
    with sqlite3.connect(sqlite.removeprefix("sqlite:///")) as file:
        seeds = {json.loads(header)["seed"] for (header,) in file.execute("SELECT header FROM game")}
        [(secret,)] = file.execute("SELECT value FROM setting WHERE name = ?", (KEY,)).fetchall()
        [(day,)] = file.execute("SELECT day FROM contest").fetchall()
    assert seeds == {seed_of(secret, "race", day)}
    assert len({seed_of(secret, game, when) for game in ("race", "sun") for when in (day, "2001-01-01")}) == 4


def test_a_day_ends_and_who_has_not_finished_has_resigned_a_day_later(tmp_path: Path) -> None:
    """With a clock of our own: the day over, one more day over."""
    server = Server(Settings(database=f"sqlite:///{tmp_path / 'days.db'}", workers=1, notify=False))
    resigned: list[tuple[str, int]] = []

    async def resign(game: str, seat: int) -> None:
        resigned.append((game, seat))
        await server.rooms.resign(game, seat)

    async def scene() -> None:
        await server.store.open()
        await server.timekeeper.open()
        for one in (ADA, BOB):
            await server.store.write(lambda connection, one=one: people.add(connection, one))  # type: ignore[misc]
        now = 1_800_000_000.0
        day = days.day_of(now)
        server.director.clock = lambda: now
        server.director.resign = resign
        call = Call(server, None, "en", "", ADA)  # type: ignore[arg-type]
        table = await daily.play(call, wire.NewDaily("race"))
        others = await daily.play(Call(server, None, "en", "", BOB), wire.NewDaily("race"))  # type: ignore[arg-type]
        here = await server.store.read(lambda connection: contests.of_day(connection, "race", day))
        assert here is not None
        secret = await server.store.read(lambda connection: keys.value(connection, KEY))
        assert secret is not None
        assert here.seed == seed_of(secret, "race", day)

        async def results(person: str) -> list[tuple[str, str, float | None]]:
            found = await described(server, here.id, person, "en")
            return [(one.name, one.outcome, one.percent) for one in found.results]

        # Bob has finished: he sees how it is so far. Ada has not, and sees nothing.
        bobs = Place(here.id, 2, 0, "bob", "Bob", None, others.id, "played", 30, 0)
        await server.store.write(lambda connection: contests.note(connection, bobs))
        await end(others.id)
        await server.director.look()
        assert await results("bob") == [("Bob", "played", None)]
        assert await results("ada") == []
        now = days.ends(day) + 1
        await server.director.look()
        assert resigned == [], "whoever has begun may finish on the next day"
        tomorrow = await daily.play(call, wire.NewDaily("race"))
        assert tomorrow.id != table.id
        now = days.ends(day) + 86400 + 1
        await server.director.look()
        assert resigned == [(table.id, 0)]
        assert (await described(server, here.id, None, "en")).results == [], "bots still play it to its end"
        await end(table.id)
        await server.director.look()
        assert await results("nobody") == [("Bob", "played", 100.0), ("Ada", "resigned", 0.0)]

    async def end(table: str) -> None:
        """The game ends, as far as the database knows."""

        async def job(connection: AsyncConnection) -> None:
            await matches.change(connection, table, status="over")

        await server.store.write(job)

    async def played() -> None:
        try:
            await scene()
        finally:
            await server.rooms.close()
            await server.thinking.close()
            await server.store.close()

    asyncio.run(played())

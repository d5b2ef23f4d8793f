"""The lobby: making tables, sitting down, bots, starting, lessons, playing again, and who sees which table."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any, cast

import httpx
import msgspec
import pytest
from sqlalchemy.exc import OperationalError
from starlette.websockets import WebSocket
from tests.server.client import Person, act
from tests.server.players import answer
from websockets.asyncio.client import ClientConnection, connect

from starboard.server import wire
from starboard.server.server import Server
from starboard.server.settings import Settings
from starboard.server.store import people
from starboard.server.store.announcements import Moved, News
from starboard.server.store.matches import Sheet
from starboard.server.store.store import Store
from starboard.server.tables import board, catalogue, description, lobby, opening
from starboard.server.web import lobby_socket

BOTS = ["random", "random"]


async def lobby_line(person: Person) -> ClientConnection:
    """A WebSocket to the lobby."""
    cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    return await connect(
        person.address.replace("http", "ws", 1) + "/api/lobby/socket?language=en",
        additional_headers={"Cookie": cookie, "Origin": person.address},
        proxy=None,
    )


async def told(line: ClientConnection) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), 180))
    return found


def ids(tables: list[dict[str, Any]]) -> list[str]:
    return [table["id"] for table in tables]


async def until_over(person: Person, table: str) -> dict[str, Any]:
    for _ in range(3000):
        found = await person.table(table)
        if found["status"] == "over":
            return found
        await asyncio.sleep(0.2)
    raise AssertionError("the game does not end")


def test_every_game_can_be_set_up_in_both_languages(server: str) -> None:
    async def scene() -> None:
        person = Person(server)
        english, polish = [await person.get(f"/api/games?language={code}") for code in ("en", "pl")]
        assert [game["ruleset"] for game in english] == ["frontiers", "race", "sun"]
        for one, other in zip(english, polish, strict=True):
            assert one["bots"] == other["bots"]
            assert one["seats"]
            for option, opcja in zip(one["options"], other["options"], strict=True):
                assert option["name"] == opcja["name"]
                assert option["label"]
                assert option["help"] != opcja["help"]
                assert [value["value"] for value in option["values"]] == [value["value"] for value in opcja["values"]]
                assert all(value["label"] for value in option["values"])

    act(scene())


def test_a_glance_tells_who_plays_how_the_game_stands(server: str) -> None:
    async def scene() -> None:
        ann, bob = [await Person.arrive(server, name) for name in ("Ann", "Bob")]
        table = (await ann.new_table("race", ["me", "random"]))["id"]
        chair = await ann.sit(table, 0)
        await chair.ready()
        assert chair.update is not None
        found = await ann.get(f"/api/tables/{table}/glance")
        assert found["round"] == chair.update["view"]["round"]
        totals = {one["seat"]: one["total"] for one in chair.update["scores"]}
        assert dict(enumerate(found["totals"])) == totals
        own = next(one for one in chair.update["scores"] if one["seat"] == 0)
        assert found["things"] == [line["thing"] for line in own["lines"] if line["thing"] != "pass"] != []
        assert (await bob.ask("GET", f"/api/tables/{table}/glance")).status_code == 403
        waiting = (await ann.new_table("race", ["me", "open"]))["id"]
        assert (await ann.ask("GET", f"/api/tables/{waiting}/glance")).status_code == 409
        await ann.leave()

    act(scene())


@pytest.mark.parametrize("ruleset", ["frontiers", "race", "sun"])
@pytest.mark.parametrize("what", ["things", "rules"])
def test_things_and_rules_of_a_game_are_kept_by_browsers(server: str, ruleset: str, what: str) -> None:
    address = f"{server}/api/games/{ruleset}/{what}?language=pl"
    first = httpx.get(address)
    assert first.headers["content-encoding"] == "gzip"
    assert first.json()["things" if what == "things" else "sections"]
    again = httpx.get(address, headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304
    assert not again.content


def test_options_tell_how_many_can_play(server: str) -> None:
    async def scene() -> None:
        person = Person(server)
        path = "/api/games/race/options"
        base = await person.post(path, options={})
        assert base["seats"] == [2, 3, 4]
        assert base["options"]["level"] == 0
        assert (await person.post(path, options={"level": 3}))["seats"][-1] == 6
        assert (await person.refused(path, options={"colour": "red"}))["reason"] == "no-such-option"
        assert (await person.refused(path, options={"level": 9}))["reason"] == "no-such-value"
        assert (await person.refused("/api/games/chess/options", options={}))["reason"] == "no-such-game"

    act(scene())


def test_options_that_do_not_go_together_come_with_their_mend(server: str) -> None:
    async def scene() -> None:
        person = Person(server)
        path = "/api/games/race/options"
        told = await person.post(path, options={"draft": True}, keep=["draft"])
        assert "draft" in told["conflict"]
        assert told["seats"] == []
        assert told["mend"] == {"level": 1}
        good = await person.post(path, options={"draft": True, **told["mend"]}, keep=["draft"])
        assert good["conflict"] == ""
        assert good["mend"] == {}
        assert good["seats"][0] == 2
        assert "goals" in good["applies"]
        assert "difficulty" not in good["applies"]
        assert (await person.post(path, options={"level": 0, "draft": True}, keep=["level"]))["mend"] == {
            "draft": False
        }

    act(scene())


def test_options_that_do_not_go_together_are_refused(server: str) -> None:
    async def scene() -> None:
        person = Person(server)
        clash: dict[str, bool | int] = {"first_game": True, "goals": True}
        frontiers = "/api/games/frontiers/options?language="
        refused = await person.refused(frontiers + "en", options=clash)
        assert refused["reason"] == "options-clash"
        assert refused["text"].startswith("First-game set-up and goals do not go together")
        refused = await person.refused(frontiers + "pl", options=clash)
        assert refused["text"].startswith("Przygotowanie do pierwszej rozgrywki i Cele do siebie nie pasują")
        clash = {"solo": True, "level": 0}
        refused = await person.refused("/api/games/race/options", options=clash)
        assert refused["reason"] == "options-clash"
        assert "The Gathering Storm" in refused["text"]
        clash = {"solo": True, "level": 1, "draft": True}
        assert "“Draft”" in (await person.refused("/api/games/race/options", options=clash))["text"]

    act(scene())


def test_a_table_without_a_free_seat_starts_at_once(server: str) -> None:
    async def scene() -> None:
        ola = await Person.arrive(server, "Ola")
        table = await ola.new_table("race", ["me", "random"])
        assert table["status"] == "playing"
        assert table["owner"]
        assert [seat["who"] for seat in table["seats"]] == ["person", "bot"]
        assert table["seats"][0]["mine"]
        assert table["seats"][0]["name"] == "Ola"
        assert table["seats"][1]["name"]

    act(scene())


async def by_link(owner: Person, table: str, *guests: Person) -> None:
    token = (await owner.do(table, "links", seat=None))["path"].partition("#")[2]
    for guest in guests:
        await guest.post("/api/join", token=token)


def test_a_table_by_invitation_starts_when_its_host_says_so(server: str) -> None:
    """The last guest who opens the link must not begin a game that nobody is looking at."""

    async def scene() -> None:
        ola, jan = [await Person.arrive(server, name) for name in ("Ola", "Jan")]
        clock = {"per": "move", "seconds": 3600, "added": 0, "at_zero": "resign"}
        table = (await ola.new_table("race", ["me", "open"], private=True, clock=clock))["id"]
        await by_link(ola, table, jan)
        found = await jan.table(table)
        assert (found["status"], found["by_invitation"]) == ("open", True)
        assert (await jan.refused(f"/api/tables/{table}/start"))["reason"] == "host-starts"
        assert (await ola.do(table, "start"))["status"] == "playing"
        # No clock runs before everybody has made a move.
        chairs = [await ola.sit(table, 0), await jan.sit(table, 1)]
        for moves in range(2):
            await chairs[0].all_told()
            assert chairs[0].update is not None
            assert [one["running"] for one in chairs[0].update["clocks"]] == [False, False], moves
            decision = await chairs[moves].asked()
            assert decision is not None
            await chairs[moves].choose(decision, answer(decision, Random(1)))
            await chairs[moves].answered(decision["id"])
        await chairs[0].until(lambda: any(one["running"] for one in (chairs[0].update or {})["clocks"]))

    act(scene())


def test_a_table_by_invitation_starts_when_everybody_is_ready(server: str) -> None:
    async def scene() -> None:
        ola, jan, ewa = [await Person.arrive(server, name) for name in ("Ola", "Jan", "Ewa")]
        table = (await ola.new_table("race", ["me", "open", "open"], private=True))["id"]
        assert (await ola.do(table, "ready", seat=0, ready=True))["seats"][0]["ready"]
        await by_link(ola, table, jan, ewa)
        assert (await jan.refused(f"/api/tables/{table}/ready", seat=2, ready=True))["reason"] == "not-your-seat"
        assert (await jan.do(table, "ready", seat=1, ready=True))["status"] == "open"
        # Somebody who leaves is not ready any more, nor is whoever comes in their place.
        await jan.do(table, "stand", seat=1)
        await by_link(ola, table, jan)
        assert not (await ewa.do(table, "ready", seat=2, ready=True))["seats"][1]["ready"]
        assert (await ewa.do(table, "ready", seat=2, ready=False))["status"] == "open"
        assert (await jan.do(table, "ready", seat=1, ready=True))["status"] == "open"
        assert (await ewa.do(table, "ready", seat=2, ready=True))["status"] == "playing"

    act(scene())


def test_a_bot_on_the_last_free_seat_starts_a_table_where_everybody_is_ready(server: str) -> None:
    async def scene() -> None:
        ola, jan = [await Person.arrive(server, name) for name in ("Ola", "Jan")]
        table = (await ola.new_table("race", ["me", "open", "open", "open"], private=True))["id"]
        await by_link(ola, table, jan)
        await ola.do(table, "ready", seat=0, ready=True)
        assert (await ola.do(table, "bot", seat=2, bot="random"))["status"] == "open", "a seat is free"
        assert (await ola.do(table, "bot", seat=3, bot="random"))["status"] == "open", "Jan is not ready"
        assert (await ola.do(table, "bot", seat=3, bot=None))["status"] == "open"
        assert (await jan.do(table, "ready", seat=1, ready=True))["status"] == "open"
        assert (await ola.do(table, "bot", seat=3, bot="random"))["status"] == "playing"
        for person, seat in ((ola, 0), (jan, 1)):
            assert await (await person.sit(table, seat)).asked() is not None

    act(scene())


def test_a_table_starts_when_people_have_taken_the_last_free_seat(server: str) -> None:
    async def scene() -> None:
        ola, jan, ewa = [await Person.arrive(server, name) for name in ("Ola", "Jan", "Ewa")]
        table = (await ola.new_table("race", ["me", "open", "open"]))["id"]
        assert (await ola.refused(f"/api/tables/{table}/start"))["reason"] == "seats-open"
        assert (await jan.do(table, "sit", seat=2))["status"] == "open"
        assert (await ewa.refused(f"/api/tables/{table}/sit", seat=2))["reason"] == "seat-taken"
        assert (await ewa.refused(f"/api/tables/{table}/sit", seat=9))["reason"] == "no-such-seat"
        begun = await ewa.do(table, "sit")
        assert begun["status"] == "playing"
        assert [seat["name"] for seat in begun["seats"]] == ["Ola", "Ewa", "Jan"]
        assert (await ewa.refused(f"/api/tables/{table}/stand", seat=1))["reason"] == "already-begun"
        assert (await ola.do(table, "start"))["status"] == "playing"

    act(scene())


def test_who_made_the_table_puts_bots_on_free_seats_and_starts(server: str) -> None:
    async def scene() -> None:
        ola, jan = [await Person.arrive(server, name) for name in ("Ola", "Jan")]
        table = (await ola.new_table("race", ["me", "open", "open"]))["id"]
        await jan.do(table, "sit", seat=1)
        assert (await jan.refused(f"/api/tables/{table}/bot", seat=2, bot="random"))["reason"] == "not-your-table"
        assert (await ola.refused(f"/api/tables/{table}/bot", seat=1, bot="random"))["reason"] == "seat-taken"
        assert (await ola.refused(f"/api/tables/{table}/bot", seat=2, bot="genius"))["reason"] == "no-such-bot"
        assert (await ola.do(table, "bot", seat=2, bot="random"))["status"] == "open"
        assert (await ola.do(table, "bot", seat=2, bot=None))["seats"][2]["who"] == "open"
        await ola.do(table, "bot", seat=2, bot="random")
        stranger = await Person.arrive(server, "Ewa")
        assert (await stranger.refused(f"/api/tables/{table}/start"))["reason"] == "not-your-seat"
        assert (await ola.do(table, "start"))["status"] == "playing"

    act(scene())


def test_one_may_stand_up_or_be_asked_to(server: str) -> None:
    async def scene() -> None:
        ola, jan = [await Person.arrive(server, name) for name in ("Ola", "Jan")]
        table = (await ola.new_table("race", ["me", "open", "open"]))["id"]
        await jan.do(table, "sit", seat=1)
        assert (await jan.refused(f"/api/tables/{table}/stand", seat=0))["reason"] == "not-your-seat"
        assert (await jan.do(table, "stand", seat=1))["seats"][1]["who"] == "open"
        await jan.do(table, "sit", seat=1)
        assert (await ola.do(table, "stand", seat=1))["seats"][1]["who"] == "open"

    act(scene())


def test_several_seats_of_one_person_are_told_apart(server: str) -> None:
    async def scene() -> None:
        ola = await Person.arrive(server, "Ola")
        seats = [{"who": "me"}, {"who": "me"}, {"who": "me", "name": "Babcia"}]
        table = await ola.post("/api/tables", ruleset="race", options={}, seats=seats)
        assert table["hot_seat"]
        assert [seat["name"] for seat in table["seats"]] == ["Ola", "Ola 2", "Babcia"]
        assert all(seat["mine"] for seat in table["seats"])

    act(scene())


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"ruleset": "chess"}, "no-such-game"),
        ({"options": {"colour": 1}}, "no-such-option"),
        ({"options": {"level": 7}}, "no-such-value"),
        ({"seats": [{"who": "me"}]}, "seats-not-allowed"),
        ({"seats": [{"who": "me"}] * 9}, "seats-not-allowed"),
        ({"seats": []}, "bad-request"),
        ({"seats": [{"who": "me"}, {"who": "bot"}]}, "no-such-bot"),
        ({"seats": [{"who": "me"}, {"who": "cat"}]}, "bad-request"),
        ({"clock": {"per": "move", "seconds": 1}}, "bad-request"),
        ({"more": 1}, "bad-request"),
    ],
)
def test_what_the_rules_do_not_allow_makes_no_table(server: str, wish: dict[str, Any], reason: str) -> None:
    async def scene() -> None:
        ola = await Person.arrive(server, "Ola")
        usual = {"ruleset": "race", "options": {}, "seats": [{"who": "me"}, {"who": "open"}]}
        assert (await ola.refused("/api/tables", **{**usual, **wish}))["reason"] == reason
        assert (await ola.get("/api/tables"))["mine"] == []

    act(scene())


def test_a_private_table_does_not_exist_for_others(server: str) -> None:
    async def scene() -> None:
        ola, jan = [await Person.arrive(server, name) for name in ("Ola", "Jan")]
        private = (await ola.new_table("race", ["me", "open"], private=True))["id"]
        public = (await ola.new_table("race", ["me", "open"]))["id"]
        assert (await jan.ask("GET", f"/api/tables/{private}")).json()["reason"] == "no-such-table"
        assert (await jan.refused(f"/api/tables/{private}/sit"))["reason"] == "no-such-table"
        lobby = await jan.get("/api/tables")
        assert public in ids(lobby["open"])
        assert private not in ids(lobby["open"])
        assert set(ids((await ola.get("/api/tables"))["mine"])) == {private, public}
        stranger = await Person(server).get("/api/tables")
        assert public in ids(stranger["open"])
        assert stranger["mine"] == stranger["finished"] == []

    act(scene())


def test_the_lobby_is_told_anew_when_it_changed_and_only_then(server: str) -> None:
    async def scene() -> None:
        ola, jan = [await Person.arrive(server, name) for name in ("Ola", "Jan")]
        line = await lobby_line(jan)
        assert (await told(line))["mine"] == []
        await ola.new_table("race", ["me", "open"], private=True)
        table = (await ola.new_table("race", ["me", "open"]))["id"]
        lobby = await told(line)
        while table not in ids(lobby["open"]):
            lobby = await told(line)
        await jan.do(table, "sit")
        while table not in ids(lobby["mine"]):
            lobby = await told(line)
        assert lobby["mine"][0]["status"] in ("open", "playing")
        await line.close()

    act(scene())


@pytest.mark.parametrize("ruleset", ["frontiers", "race", "sun"])
def test_a_lesson_is_the_same_for_everybody(server: str, ruleset: str) -> None:
    async def scene() -> None:
        ola, jan = [await Person.arrive(server, name) for name in ("Ola", "Jan")]
        tables = [await person.post("/api/lessons", ruleset=ruleset) for person in (ola, jan)]
        assert [table["lesson"] for table in tables] == [ruleset, ruleset]
        mine = next(seat["seat"] for seat in tables[0]["seats"] if seat["mine"])
        chairs = [await ola.sit(tables[0]["id"], mine), await jan.sit(tables[1]["id"], mine)]
        questions = [await chair.asked() for chair in chairs]
        assert questions[0] is not None
        assert questions[1] is not None
        assert questions[0]["lesson"] is not None
        assert questions[0]["offered"].keys() == questions[1]["offered"].keys()

    act(scene())


def test_there_is_no_lesson_in_a_game_that_is_not_there(server: str) -> None:
    async def scene() -> None:
        ola = await Person.arrive(server, "Ola")
        assert (await ola.refused("/api/lessons", ruleset="chess"))["reason"] == "no-such-game"

    act(scene())


def test_who_watched_bots_cannot_ask_for_a_rematch(server: str) -> None:
    async def scene() -> None:
        ola = await Person.arrive(server, "Ola")
        table = (await ola.new_table("race", BOTS))["id"]
        assert (await ola.refused(f"/api/tables/{table}/rematch"))["reason"] == "not-your-seat"
        await until_over(ola, table)
        assert table in ids((await ola.get("/api/tables"))["finished"])
        assert (await ola.refused(f"/api/tables/{table}/resign", seat=0))["reason"] == "not-your-seat"

    act(scene())


def test_a_new_name_is_shown_at_running_tables(server: str) -> None:
    async def scene() -> None:
        ola = await Person.arrive(server, "Ola")
        table = (await ola.new_table("race", ["me", "open"]))["id"]
        await ola.post("/api/me", name="Aleksandra")
        assert (await ola.table(table))["seats"][0]["name"] == "Aleksandra"

    act(scene())


def test_a_table_at_which_no_game_has_begun_can_be_taken_away(server: str) -> None:
    async def scene() -> None:
        ola, jan = [await Person.arrive(server, name) for name in ("Ola", "Jan")]
        table = (await ola.new_table("race", ["me", "open", "open"]))["id"]
        await ola.do(table, "links")
        await jan.do(table, "sit", seat=1)
        chair = await jan.sit(table, 1)
        path = f"/api/tables/{table}"
        assert (await jan.ask("DELETE", path)).json()["reason"] == "not-your-table"
        assert (await ola.ask("DELETE", path)).status_code == 204
        await chair.until_gone()
        assert json.loads(chair.traffic[-1])["reason"] == "no-such-table"
        for person in (ola, jan):
            assert (await person.ask("GET", path)).status_code == 404
            assert (await person.get("/api/tables"))["mine"] == []
        assert (await ola.ask("DELETE", path)).json()["reason"] == "no-such-table"
        begun = (await ola.new_table("race", ["me", "random"]))["id"]
        assert (await ola.ask("DELETE", f"/api/tables/{begun}")).json()["reason"] == "table-in-use"

    act(scene())


def test_tables_that_wait_for_oneself_come_first(server: str) -> None:
    async def scene() -> None:
        ola = await Person.arrive(server, "Ola")
        begun = (await ola.new_table("race", ["me", "random"]))["id"]
        waiting = [(await ola.new_table("race", ["me", "open"]))["id"] for _ in range(2)]
        await (await ola.sit(begun, 0)).asked()
        assert ids((await ola.get("/api/tables"))["mine"]) == [begun, *reversed(waiting)]

    act(scene())


def test_whoever_asks_the_lobby_whether_anybody_is_there_is_answered(server: str) -> None:
    async def scene() -> None:
        person = await Person.arrive(server, "Ada")
        line = await lobby_line(person)
        assert "mine" in await told(line)
        for odd in ("", "[]", "{", '{"do": "choose"}'):
            await line.send(odd)
        await line.send('{"do": "ping", "ref": 7}')
        assert await told(line) == {"say": "done", "ref": 7}
        await line.close()
        table = await person.new_table("race", ["me", "open"])
        chair = await person.sit(table["id"], 0)
        await chair.done("ping")
        spectator = await (await Person.arrive(server, "Bob")).sit(table["id"], None)
        await spectator.done("ping")

    act(scene())


def test_a_lobby_goes_on_when_the_database_answers_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Given somebody in the lobby, when the database fails for a while, or hangs, then afterwards they are told what is
    new."""
    monkeypatch.setattr(lobby_socket, "ANSWER_SECONDS", 0.2)
    monkeypatch.setattr(lobby_socket, "PAUSE_SECONDS", 0.0)
    monkeypatch.setattr(lobby_socket, "AGAIN_SECONDS", 0.0)
    faults, hangs = [2, 3], 4
    asked = 0

    async def lobby_of(*_: object) -> wire.Lobby:
        nonlocal asked
        asked += 1
        if asked in faults:
            raise OperationalError("SELECT", {}, OSError("gone"))
        if asked == hangs:
            await asyncio.Event().wait()
        return wire.Lobby(mine=[], open=[], watch=[], finished=[])

    class Line:
        client = None

        def __init__(self) -> None:
            self.sent: list[str] = []

        async def send_text(self, text: str) -> None:
            self.sent.append(text)

    monkeypatch.setattr(lobby, "lobby_of", lobby_of)

    async def scene() -> None:
        server = Server(Settings(database=f"sqlite:///{tmp_path}/lobby.db", workers=1, notify=False))
        await server.store.open()
        line = Line()
        looking = lobby_socket.LobbyLine(server, cast(WebSocket, line), "en")
        telling = asyncio.create_task(looking.tell(None))
        for wanted in (1, 5, 6):
            async with asyncio.timeout(120):
                while asked < wanted:
                    await asyncio.sleep(0.001)
            looking.heard(News("table", "any"))
        assert not telling.done()
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)
        await server.thinking.close()
        await server.store.close()
        assert line.sent

    asyncio.run(scene())
    assert [record.levelname for record in caplog.records] == ["WARNING"]


def test_however_many_look_at_the_lobby_public_tables_are_read_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given news without end, when fifty look at the lobby each second, then the tables are read once for all of them;
    whoever asks for what is true now gets that; and a table that has waited too long goes without any news."""
    reads: list[str] = []

    async def public(_: Store, status: str) -> list[Sheet]:
        reads.append(status)
        return []

    monkeypatch.setattr("starboard.server.tables.board.lobby.public", public)
    now = [0.0]

    async def scene() -> None:
        shown = board.Board(Store(f"sqlite:///{tmp_path}/none.db"), lambda: now[0])
        for at in range(50):
            shown.heard(News("entry", "any"))
            now[0] = at / 50
            assert (await shown.public(1.0)).as_of == 1
        assert reads == ["open", "playing"]
        now[0] = 1.0
        assert (await shown.public(1.0)).as_of == 50
        shown.heard(News("request", "any"))
        assert (await shown.public()).as_of == 50
        assert len(reads) == 4
        shown.heard(News("table", "any"))
        assert (await shown.public()).as_of == 51
        now[0] += board.LONGEST_SECONDS + 1
        await shown.public()
        assert len(reads) == 8

    asyncio.run(scene())


def test_a_move_changes_the_lobby_without_being_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a table in the lobby, when news of a move tell whom it waits for now, then it is shown so, and nothing is
    read; a move that is not the next one there has them read. So has other news that come while they are read; a move
    that comes then is taken in afterwards, whether or not it was in what was read."""
    reads, slow, go_on = [0], asyncio.Event(), asyncio.Event()
    go_on.set()

    async def public(_: Store, status: str) -> list[Sheet]:
        reads[0] += 1
        slow.set()
        await go_on.wait()
        return [playing()] if status == "playing" else []

    def playing() -> Sheet:
        row = {"id": "one", "created": 1.0, "owner": "a", "status": "playing", "private": False, "ruleset": "race"}
        rest = dict.fromkeys(("header", "clock", "lesson", "fork_of", "rematch"))
        lists = {"waiting": [0], "winners": [], "seats": [], "options": {}}
        return msgspec.convert({**row, **rest, **lists, "changed": 5.0}, Sheet)

    def move(game: str, known: float, changed: float) -> News:
        return News("entry", game, move=Moved(known, changed, 0, "{}", [1], []))

    monkeypatch.setattr("starboard.server.tables.board.lobby.public", public)

    async def scene() -> None:
        shown = board.Board(Store(f"sqlite:///{tmp_path}/none.db"), lambda: 0.0)
        assert [one.waiting for one in (await shown.public()).to_watch] == [[0]]
        shown.heard(move("one", 5.0, 6.0))
        shown.heard(move("not listed", 1.0, 2.0))
        after = await shown.public()
        assert (after.as_of, [one.waiting for one in after.to_watch], reads) == (2, [[1]], [2])
        shown.heard(move("one", 7.0, 8.0))
        assert [one.waiting for one in (await shown.public()).to_watch] == [[0]]
        assert reads == [4]
        # While they are read: in it already, and not in it yet; then one that tables have to be read for.
        for news, waiting, read in (
            ([move("one", 4.0, 5.0), move("one", 5.0, 6.0)], [1], 6),
            ([News("table", "another")], [0], 10),
            ([move("one", 7.0, 8.0)], [0], 14),
        ):
            shown.heard(News("table", "one"))
            go_on.clear()
            slow.clear()
            reading = asyncio.create_task(shown.public())
            await slow.wait()
            for each in news:
                shown.heard(each)
            go_on.set()
            await reading
            assert [one.waiting for one in (await shown.public()).to_watch] == [waiting]
            assert reads == [read]

    asyncio.run(scene())


def test_however_many_look_at_the_lobby_a_public_table_is_made_ready_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a public table, when strangers come in, then it is made ready once for all who read the same language; its
    owner has it among their own."""
    made: list[str] = []

    def counted(sheet: Sheet, *given: Any, **more: Any) -> wire.Table:
        made.append(sheet.id)
        return description.shown(sheet, *given, **more)

    monkeypatch.setattr(lobby, "shown", counted)
    ada = people.Person("ada", "Ada", "en", 0, None)

    async def seen_by(server: Server, person: str | None, language: str) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.json.decode(wire.ENCODER.encode(await lobby.lobby_of(server, person, language)))
        return found

    async def scene() -> None:
        server = Server(Settings(database=f"sqlite:///{tmp_path}/lobby.db", workers=1, notify=False))
        await server.store.open()
        await server.store.write(lambda connection: people.add(connection, ada))
        wish = wire.NewTable("frontiers", {}, [wire.SeatWish("me"), wire.SeatWish("open")], False)
        sheet = opening.sheet_from(wish, ada, server.shelf)
        await opening.set_up(server, sheet)
        made.clear()
        seen = [await seen_by(server, person, "en") for person in ("bob", "cleo", "dora", None)]
        assert made == [sheet.id]
        assert all(one == seen[0] for one in seen)
        [table] = seen[0]["open"]
        assert not table["owner"]
        assert not any(seat["mine"] for seat in table["seats"])
        await seen_by(server, "bob", "pl")
        assert made == [sheet.id] * 2
        own = await seen_by(server, "ada", "en")
        assert own["open"] == []
        assert own["mine"][0]["owner"]
        await server.store.close()

    asyncio.run(scene())


def test_a_game_is_introduced_with_everybody_who_can_play_it() -> None:
    """Solo rules and expansions are among the options of Race: its box is for one to six."""
    counts = {game.ruleset: game.players for game in catalogue.games("en")}
    assert counts == {"race": [1, 2, 3, 4, 5, 6], "frontiers": [2, 3, 4, 5], "sun": [2, 3, 4]}

"""Links: to a table, to a free seat, to one's own seat; what each admits to, and what is left when it is revoked."""

from __future__ import annotations

import httpx
import pytest
from tests.server.client import Person, act
from websockets.exceptions import InvalidStatus


async def link_to(person: Person, table: str, seat: int | None = None) -> tuple[str, str]:
    """A link, as its id and its token."""
    made = await person.do(table, "links", seat=seat)
    return made["id"], made["path"].partition("#")[2]


async def revoke(person: Person, table: str, link: str) -> httpx.Response:
    return await person.ask("DELETE", f"/api/tables/{table}/links/{link}")


def test_an_invitation_says_who_invites_to_what_before_anybody_sits_down(server: str) -> None:
    async def scene() -> None:
        ola, jan = [await Person.arrive(server, name) for name in ("Ola", "Jan")]
        table = (await ola.new_table("race", ["me", "open", "open"], private=True))["id"]
        _, token = await link_to(ola, table, 2)
        stranger = httpx.post(f"{server}/api/invitation", json={"token": token}, headers={"origin": server}).json()
        for told in (stranger, await jan.post("/api/invitation", token=token)):
            assert (told["host"], told["seat"], told["takes"]) == ("Ola", 2, True)
            assert told["table"]["title"] == "Race for the Galaxy"
            assert [seat["who"] for seat in told["table"]["seats"]] == ["person", "open", "open"]
            assert told["table"]["links"] == []
        assert (await jan.post("/api/join", token=token))["seat"] == 2
        assert not (await jan.post("/api/invitation", token=token))["takes"]
        assert (await jan.refused("/api/invitation", token="x"))["reason"] == "no-such-link"

    act(scene())


def test_a_link_to_the_table_leads_to_a_free_seat_and_then_to_looking_on(server: str) -> None:
    async def scene() -> None:
        ola, jan, ewa = [await Person.arrive(server, name) for name in ("Ola", "Jan", "Ewa")]
        table = (await ola.new_table("race", ["me", "open"], private=True))["id"]
        _, token = await link_to(ola, table)
        joined = await jan.post("/api/join", token=token)
        assert joined["seat"] == 1
        assert joined["table"]["status"] == "open"
        assert (await ola.do(table, "start"))["status"] == "playing"
        assert (await jan.post("/api/join", token=token))["seat"] == 1
        assert (await ewa.post("/api/join", token=token))["seat"] is None
        assert (await ewa.table(table))["id"] == table

    act(scene())


def test_a_link_is_there_for_whoever_made_it_when_they_come_again(server: str) -> None:
    """It stays on the page of the host when that is loaded anew, and when somebody else comes; nobody else sees it."""

    async def scene() -> None:
        ola, jan = [await Person.arrive(server, name) for name in ("Ola", "Jan")]
        table = (await ola.new_table("race", ["me", "open"]))["id"]
        chair, other = await ola.sit(table, 0), await jan.sit(table, None)
        link, _ = await link_to(ola, table)
        await chair.until(lambda: [one["id"] for one in chair.table["links"]] == [link])
        await chair.drop()
        await chair.connect()
        assert [one["id"] for one in chair.table["links"]] == [link]
        assert other.table["links"] == []

    act(scene())


def test_a_link_to_a_free_seat_seats_one_and_then_admits_nobody_else(server: str) -> None:
    async def scene() -> None:
        ola, jan, ewa = [await Person.arrive(server, name) for name in ("Ola", "Jan", "Ewa")]
        table = (await ola.new_table("race", ["me", "open", "open"], private=True))["id"]
        _, token = await link_to(ola, table, 2)
        assert (await jan.post("/api/join", token=token))["seat"] == 2
        assert (await jan.post("/api/join", token=token))["seat"] == 2
        assert (await ewa.refused("/api/join", token=token))["reason"] == "seat-taken"
        # Who made the table, and knows the link, cannot look into the seat either.
        assert (await ola.refused("/api/join", token=token))["reason"] == "seat-taken"

    act(scene())


def test_a_link_to_ones_own_seat_lets_others_play_it_until_it_is_revoked(server: str) -> None:
    async def scene() -> None:
        ola, jan = [await Person.arrive(server, name) for name in ("Ola", "Jan")]
        table = (await ola.new_table("race", ["me", "random"], private=True))["id"]
        link, token = await link_to(ola, table, 0)
        joined = await jan.post("/api/join", token=token)
        assert joined["seat"] == 0
        assert joined["table"]["seats"][0]["mine"]
        chair = await jan.sit(table, 0)
        assert await chair.asked() is not None
        assert (await revoke(jan, table, link)).status_code == 404
        assert (await revoke(ola, table, link)).status_code == 204
        await chair.until(lambda: not chair.connected or chair.closing is not None)
        assert (await jan.ask("GET", f"/api/tables/{table}")).status_code == 404
        assert (await jan.refused("/api/join", token=token))["reason"] == "no-such-link"
        with pytest.raises((InvalidStatus, ConnectionError)):
            await jan.sit(table, 0)

    act(scene())


def test_who_came_to_look_on_at_a_private_table_must_go_when_the_link_is_revoked(server: str) -> None:
    async def scene() -> None:
        ola, ewa = [await Person.arrive(server, name) for name in ("Ola", "Ewa")]
        table = (await ola.new_table("race", ["me", "random"], private=True))["id"]
        link, token = await link_to(ola, table)
        assert (await ewa.post("/api/join", token=token))["seat"] is None
        assert table in [one["id"] for one in (await ewa.get("/api/tables"))["mine"]]
        await revoke(ola, table, link)
        assert (await ewa.ask("GET", f"/api/tables/{table}")).status_code == 404

    act(scene())


def test_who_may_make_which_link(server: str) -> None:
    async def scene() -> None:
        ola, jan = [await Person.arrive(server, name) for name in ("Ola", "Jan")]
        table = (await ola.new_table("race", ["me", "open", "random"]))["id"]
        path = f"/api/tables/{table}/links"
        assert (await jan.refused(path))["reason"] == "not-your-table"
        assert (await jan.refused(path, seat=0))["reason"] == "not-your-seat"
        assert (await jan.refused(path, seat=1))["reason"] == "not-your-table"
        assert (await ola.refused(path, seat=2))["reason"] == "seat-taken"
        assert (await ola.refused(path, seat=3))["reason"] == "no-such-seat"
        await jan.do(table, "sit", seat=1)
        assert (await ola.refused(path, seat=1))["reason"] == "not-your-seat"
        await link_to(jan, table, 1)

    act(scene())


def test_only_its_maker_is_shown_a_link_again(server: str) -> None:
    async def scene() -> None:
        ola, jan = [await Person.arrive(server, name) for name in ("Ola", "Jan")]
        table = (await ola.new_table("race", ["me", "open", "open"]))["id"]
        link, token = await link_to(ola, table)
        await jan.do(table, "sit", seat=1)
        assert [one["id"] for one in (await ola.table(table))["links"]] == [link]
        assert (await jan.table(table))["links"] == []
        chair = await jan.sit(table, 1)
        assert token not in "".join(chair.traffic)
        assert token not in "".join(jan.traffic)

    act(scene())


def test_standing_up_makes_the_links_to_the_seat_void(server: str) -> None:
    async def scene() -> None:
        ola, jan, ewa = [await Person.arrive(server, name) for name in ("Ola", "Jan", "Ewa")]
        table = (await ola.new_table("race", ["me", "open", "open"]))["id"]
        await jan.do(table, "sit", seat=1)
        _, token = await link_to(jan, table, 1)
        await ewa.post("/api/join", token=token)
        await jan.do(table, "stand", seat=1)
        await jan.do(table, "sit", seat=1)
        assert not (await ewa.table(table))["seats"][1]["mine"]
        assert (await ewa.refused("/api/join", token=token))["reason"] == "no-such-link"

    act(scene())


def test_there_are_only_so_many_links_to_a_table(server: str) -> None:
    async def scene() -> None:
        ola = await Person.arrive(server, "Ola")
        table = (await ola.new_table("race", ["me", "open"]))["id"]
        for _ in range(20):
            await link_to(ola, table)
        assert (await ola.refused(f"/api/tables/{table}/links"))["reason"] == "too-many-links"

    act(scene())


def test_an_invitation_to_a_free_seat_does_not_open_it_once_its_maker_sits_there(server: str) -> None:
    async def scene() -> None:
        ola, jan = [await Person.arrive(server, name) for name in ("Ola", "Jan")]
        table = (await ola.new_table("race", ["me", "open", "open"]))["id"]
        _, token = await link_to(ola, table, 1)
        await ola.do(table, "sit", seat=1)
        assert (await jan.refused("/api/join", token=token))["reason"] == "no-such-link"
        assert not (await jan.table(table))["seats"][1]["mine"]

    act(scene())


def test_who_plays_by_a_seats_link_does_nothing_that_lasts_longer_than_the_link(server: str) -> None:
    async def scene() -> None:
        ola, jan, ewa = [await Person.arrive(server, name) for name in ("Ola", "Jan", "Ewa")]
        table = (await ola.new_table("race", ["me", "open", "open"]))["id"]
        await ewa.do(table, "sit", seat=1)
        link, token = await link_to(ola, table, 0)
        await jan.post("/api/join", token=token)
        path = f"/api/tables/{table}"
        assert (await jan.refused(f"{path}/stand", seat=0))["reason"] == "not-your-seat"
        await ola.do(table, "bot", seat=2, bot="random")
        await ola.do(table, "start")
        chair = await jan.sit(table, 0)
        await chair.asked()
        assert (await jan.refused(f"{path}/watchable", seat=0, watchable=True))["reason"] == "not-your-seat"
        assert (await jan.refused(f"{path}/resign", seat=0))["reason"] == "not-your-seat"
        assert (await chair.refused("resign"))["reason"] == "not-your-seat"
        # Letting a bot play can be taken back.
        await jan.do(table, "takeover", seat=0, bot="random")
        await ola.do(table, "takeover", seat=0, bot=None)
        assert (await revoke(ola, table, link)).status_code == 204
        await chair.until(lambda: not chair.connected or chair.closing is not None)
        assert not (await jan.table(table))["seats"][0]["watchable"]
        with pytest.raises((InvalidStatus, ConnectionError)):
            await jan.sit(table, 0)

    act(scene())


def test_who_plays_by_a_seats_link_stops_its_clock_as_whose_it_is_could(server: str) -> None:
    """Another device of the same person is such a player: what its page offers must work."""

    async def scene() -> None:
        ola, jan = [await Person.arrive(server, name) for name in ("Ola", "Jan")]
        clock = {"per": "move", "seconds": 86400, "added": 0, "at_zero": "bot"}
        table = (await ola.new_table("race", ["me", "random"], private=True, clock=clock))["id"]
        _, token = await link_to(ola, table, 0)
        await jan.post("/api/join", token=token)
        assert (await jan.do(table, "holiday", seat=0, hours=24))["seats"][0]["holiday"] is not None
        assert (await jan.do(table, "holiday", seat=0, hours=0))["seats"][0]["holiday"] is None
        assert (await jan.do(table, "pause", seat=0, pause=True))["paused"] == "agreed"
        assert (await jan.do(table, "pause", seat=0, pause=False))["paused"] is None

    act(scene())


def test_who_plays_by_a_seats_link_cannot_ask_for_a_rematch(server: str) -> None:
    async def scene() -> None:
        ola, jan, ewa = [await Person.arrive(server, name) for name in ("Ola", "Jan", "Ewa")]
        table = (await ola.new_table("race", ["me", "open"], private=True))["id"]
        await ewa.post("/api/join", token=(await link_to(ola, table))[1])
        await jan.post("/api/join", token=(await link_to(ola, table, 0))[1])
        await ola.do(table, "start")
        await ewa.do(table, "resign", seat=1)
        for _ in range(2):
            assert (await jan.refused(f"/api/tables/{table}/rematch"))["reason"] == "not-your-seat"
            await ola.do(table, "rematch")

    act(scene())


def test_who_sat_down_by_a_link_keeps_the_seat_when_it_is_revoked_until_asked_to_leave(server: str) -> None:
    async def scene() -> None:
        ola, jan, ewa = [await Person.arrive(server, name) for name in ("Ola", "Jan", "Ewa")]
        table = (await ola.new_table("race", ["me", "open", "open", "open"], private=True))["id"]
        seats = {}
        for person, seat in ((jan, 1), (ewa, None)):
            link, token = await link_to(ola, table, seat)
            seats[person] = (await person.post("/api/join", token=token))["seat"]
            await revoke(ola, table, link)
            assert (await person.table(table))["seats"][seats[person]]["mine"]
        await ola.do(table, "stand", seat=1)
        assert (await jan.ask("GET", f"/api/tables/{table}")).status_code == 404
        # Who leaves by themselves is answered, though they see the table for the last time.
        left = await ewa.do(table, "stand", seat=seats[ewa])
        assert [one["who"] for one in left["seats"]] == ["person", "open", "open", "open"]
        assert left["links"] == []
        assert (await ewa.ask("GET", f"/api/tables/{table}")).status_code == 404

    act(scene())


def test_who_came_by_a_link_to_a_seat_may_stand_up_and_come_again(server: str) -> None:
    async def scene() -> None:
        ola, jan = [await Person.arrive(server, name) for name in ("Ola", "Jan")]
        table = (await ola.new_table("race", ["me", "open", "open"], private=True))["id"]
        link, token = await link_to(ola, table, 1)
        await jan.post("/api/join", token=token)
        assert (await jan.do(table, "stand", seat=1))["seats"][1]["who"] == "open"
        assert [one["id"] for one in (await ola.table(table))["links"]] == [link]
        assert (await jan.table(table))["id"] == table
        assert (await jan.post("/api/join", token=token))["seat"] == 1
        # Asked to leave, they cannot.
        await ola.do(table, "stand", seat=1)
        assert (await jan.refused("/api/join", token=token))["reason"] == "no-such-link"
        assert (await jan.ask("GET", f"/api/tables/{table}")).status_code == 404

    act(scene())


def test_one_may_sit_down_by_ones_own_invitation(server: str) -> None:
    async def scene() -> None:
        ola = await Person.arrive(server, "Ola")
        table = (await ola.new_table("race", ["me", "open", "open"], private=True))["id"]
        _, token = await link_to(ola, table, 1)
        assert (await ola.post("/api/join", token=token))["seat"] == 1

    act(scene())

"""Links: to a table, to a free seat, to one's own seat; what each admits to, and what is left when it is revoked."""

from __future__ import annotations

import httpx
from tests.server.client import Person, act
from websockets.exceptions import InvalidStatus


async def link_to(person: Person, table: str, seat: int | None = None) -> tuple[str, str]:
    """A link, as its id and its token."""
    made = await person.do(table, "links", seat=seat)
    return made["id"], made["path"].partition("#")[2]


async def revoke(person: Person, table: str, link: str) -> httpx.Response:
    return await person.ask("DELETE", f"/api/tables/{table}/links/{link}")


def test_a_link_to_the_table_leads_to_a_free_seat_and_then_to_looking_on(server: str) -> None:
    async def scene() -> None:
        ola, jan, ewa = [await Person.arrive(server, name) for name in ("Ola", "Jan", "Ewa")]
        table = (await ola.new_table("race", ["me", "open"], private=True))["id"]
        _, token = await link_to(ola, table)
        joined = await jan.post("/api/join", token=token)
        assert joined["seat"] == 1
        assert joined["table"]["status"] == "playing"
        assert (await jan.post("/api/join", token=token))["seat"] == 1
        assert (await ewa.post("/api/join", token=token))["seat"] is None
        assert (await ewa.table(table))["id"] == table

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
        try:
            await jan.sit(table, 0)
        except (InvalidStatus, ConnectionError):
            pass
        else:
            raise AssertionError("a revoked link still opens the seat")

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

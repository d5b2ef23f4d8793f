"""Hints where all agreed: given while everybody agrees, never where anybody is compared, and the record says so."""

from __future__ import annotations

from tests.server.client import Person, act
from tests.server.test_duplicate import seated
from tests.server.test_ratings import rated
from tests.server.test_reviews import patient

from starboard.kernel.record import Record


async def refusal(person: Person, table: str, seat: int = 0) -> str:
    """Why there is no hint."""
    wish = {"seat": seat, "decision": "0.1", "step": 1}
    return str((await person.refused(f"/api/tables/{table}/hint", **wish))["reason"])


def test_hints_are_given_while_everybody_agrees_and_noted_in_the_record(server: str) -> None:
    async def scene() -> None:
        ola, jan = [await patient(server, name) for name in ("Ola", "Jan")]
        table = (await ola.new_table("frontiers", ["me", "open"]))["id"]
        await ola.do(table, "hints", seat=0, agree=True)
        await jan.do(table, "sit", seat=1)
        chairs = [await ola.sit(table, 0), await jan.sit(table, 1)]
        seat = (await ola.table(table))["waiting"][0]
        decision = await chairs[seat].asked()
        assert decision is not None
        person = (ola, jan)[seat]
        wish = {"seat": seat, "decision": decision["id"], "step": 1}
        assert await refusal(person, table, seat) == "no-hints"  # Jan has not agreed

        found = await jan.do(table, "hints", seat=1, agree=True)
        assert [one["agrees_to_hints"] for one in found["seats"]] == [True, True]
        assert (await person.post(f"/api/tables/{table}/hint", **wish))["nudge"]
        assert (await person.refused(f"/api/tables/{table}/hint", **{**wish, "seat": 1 - seat}))[
            "reason"
        ] == "not-your-seat"

        await ola.do(table, "hints", seat=0, agree=False)
        assert await refusal(person, table, seat) == "no-hints"
        assert (await ola.refused(f"/api/tables/{table}/hints", seat=1, agree=True))["reason"] == "not-your-seat"

        await chairs[0].done("resign")
        noted = [entry for entry in Record.parse(await ola.record(table)).entries if entry.kind == "hint"]
        assert [(entry.seat, entry.data) for entry in noted] == [(seat, {"decision": decision["id"], "step": 1})]

    act(scene())


def test_a_game_with_hints_counts_for_no_rating_and_a_rated_one_has_none(server: str) -> None:
    async def scene() -> None:
        ola, jan = await rated(server, "Ola of the Hints"), await rated(server, "Jan of the Hints")
        counts = (await ola.new_table("race", ["me", "open"]))["id"]
        await jan.do(counts, "sit", seat=1)
        assert (await ola.table(counts))["rating"] == "pending"
        assert (await ola.refused(f"/api/tables/{counts}/hints", seat=0, agree=True))["reason"] == "no-hints"
        assert await refusal(ola, counts) == "no-hints"

        helped = (await ola.new_table("race", ["me", "open", "open"]))["id"]
        await jan.do(helped, "sit", seat=1)
        for seat, person in enumerate((ola, jan)):
            await person.do(helped, "hints", seat=seat, agree=True)
        await ola.do(helped, "bot", seat=2, bot="simple")
        begun = await ola.do(helped, "start")
        assert (begun["status"], begun["rating"]) == ("playing", None)

    act(scene())


def test_a_player_who_stands_up_has_agreed_to_nothing(server: str) -> None:
    async def scene() -> None:
        ola, jan = [await patient(server, name) for name in ("Ola", "Jan")]
        table = (await ola.new_table("race", ["me", "open", "open"]))["id"]
        await jan.do(table, "sit", seat=1)
        await jan.do(table, "hints", seat=1, agree=True)
        await jan.do(table, "stand", seat=1)
        found = await jan.do(table, "sit", seat=1)
        assert not found["seats"][1]["agrees_to_hints"]

    act(scene())


def test_a_table_of_a_contest_has_no_hints_whoever_agrees(server: str) -> None:
    async def scene() -> None:
        people, begun = await seated(server, ["Ada", "Bea", "Cal", "Dov"], 2)
        table = next(one["table"] for one in begun["tables"] if one["table"])
        assert (await people[0].refused(f"/api/tables/{table}/hints", seat=0, agree=True))["reason"] == "no-hints"
        assert await refusal(people[0], table) == "no-hints"

    act(scene())

"""Who plays a seat changes during a game: a bot takes over and gives it back, somebody resigns, all play again."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

from tests.server.client import Person, act
from tests.server.players import bot_of, gather, play_out, play_some
from tests.server.truth import check


def test_a_bot_takes_over_a_seat_and_gives_it_back(server: str) -> None:
    async def scene() -> None:
        chairs = await gather(server, "race", 2)
        await play_some(chairs, 10)
        away, stays = chairs
        bot = await bot_of(away.person, "race")
        await stays.person.refused(f"/api/tables/{away.id}/takeover", seat=0, bot=bot)
        table = await away.person.do(away.id, "takeover", seat=0, bot=bot)
        assert table["seats"][0]["who"] == "person"
        assert table["seats"][0]["bot"] == bot
        made = len(away.acknowledged)
        playing = asyncio.create_task(play_out([stays], Random(1), 30))
        await playing
        assert len(away.acknowledged) == made
        if not stays.over:
            table = await away.person.do(away.id, "takeover", seat=0, bot=None)
            assert table["seats"][0]["bot"] is None
        await play_out(chairs, Random(2))
        match = await check(chairs)
        seats = [entry for entry in match.record.entries if entry.do == "seat"]
        assert seats, "the record tells who played the seat"
        own = [entry for entry in match.record.entries if entry.do == "choice" and entry.seat == 0]
        assert len(own) > len(away.acknowledged), "the bot played, too"

    act(scene())


def test_nothing_that_is_sent_can_name_a_command(server: str, tmp_path: Path) -> None:
    """Given a command that leaves a mark, when a table, a takeover, a fork or a record names it as a bot, then it is
    refused or nobody, and there is no mark."""
    mark = tmp_path / "here"

    async def scene() -> None:
        chairs = await gather(server, "race", 2)
        ada = chairs[0].person
        for bot in (f"cmd:touch {mark}", f"mine=cmd:touch {mark}"):
            wish = {"ruleset": "race", "options": {}, "seats": [{"who": "me"}, {"who": "bot", "bot": bot}]}
            await ada.refused("/api/tables", **wish, private=False)
            await ada.refused(f"/api/tables/{chairs[0].id}/takeover", seat=0, bot=bot)
        own = await bot_of(ada, "race")
        for who in (own, None):
            await ada.do(chairs[0].id, "takeover", seat=0, bot=who)
        await play_out(chairs, Random(3))
        await ada.refused(f"/api/replays/{chairs[0].id}/fork", step=4, seat=0, bot=f"cmd:touch {mark}")
        text = await ada.record(chairs[0].id)
        named = text.replace(json.dumps(own), json.dumps(f"cmd:touch {mark}"))
        assert named != text
        answer = await ada.ask("POST", "/api/import", content=named.encode())
        assert answer.status_code < 500

    act(scene())
    assert not mark.exists()


def test_whoever_resigns_ranks_last_and_the_others_play_on(server: str) -> None:
    async def scene() -> None:
        chairs = await gather(server, "frontiers", 3)
        await play_some(chairs, 6)
        await chairs[1].done("resign")
        await chairs[1].refused("resign")
        await play_out([chairs[0], chairs[2]], Random(3))
        match = await check(chairs)
        assert match.resigned == [1]
        assert match.standings()[-1].seat == 1
        table = await chairs[0].person.table(chairs[0].id)
        assert table["status"] == "over"
        assert table["seats"][1]["resigned"]
        assert 1 not in table["winners"]

    act(scene())


def test_of_two_the_one_who_stays_wins_at_once(server: str) -> None:
    async def scene() -> None:
        chairs = await gather(server, "sun", 2)
        await play_some(chairs, 4)
        await chairs[0].person.do(chairs[0].id, "resign", seat=0)
        for chair in chairs:
            await chair.ended()
        await check(chairs)
        table = await chairs[1].person.table(chairs[1].id)
        assert table["winners"] == [1]
        gone = table["seats"][0]
        assert gone["resigned"]
        assert gone["bot"] is None, "no bot plays for whoever resigned: the game is over"
        assert gone["bot_from"] is None

    act(scene())


def test_all_play_again_at_a_new_table(server: str) -> None:
    async def scene() -> None:
        clock = {"per": "move", "seconds": 3600, "added": 0, "at_zero": "resign"}
        chairs = await gather(server, "frontiers", 2, {"goals": True}, clock=clock)
        people = [chair.person for chair in chairs]
        await people[0].refused(f"/api/tables/{chairs[0].id}/rematch")
        await chairs[0].done("resign")
        await chairs[1].ended()
        again = await people[0].do(chairs[0].id, "rematch")
        assert again["id"] != chairs[0].id
        assert (again["ruleset"], again["options"]["goals"]) == ("frontiers", True)
        old = await people[1].table(chairs[1].id)
        assert old["rematch"] == again["id"]
        # Whoever asks second comes to the same table.
        same = await people[1].do(chairs[1].id, "rematch")
        assert same["id"] == again["id"]
        assert sorted(seat["name"] for seat in same["seats"]) == sorted(person.me["name"] for person in people)
        # Nobody's time runs before all have made a move.
        assert again["clock"] == clock
        chairs = [await person.sit(again["id"], seat) for seat, person in enumerate(people)]
        assert chairs[0].update is not None
        assert [one["running"] for one in chairs[0].update["clocks"]] == [False, False]
        await play_some(chairs, 10)
        await chairs[0].all_told()
        update = chairs[0].update
        assert [one["seat"] for one in update["clocks"] if one["running"]] == update["waiting"]

    act(scene())


def test_a_game_whose_people_all_left_comes_to_its_end(server: str) -> None:
    async def scene() -> None:
        person = await Person.arrive(server, "Ada")
        bot = await bot_of(person, "frontiers")
        table = await person.new_table("frontiers", ["me", bot, bot])
        chair = await person.sit(table["id"], 0)
        await chair.ready()
        await chair.done("resign")
        await chair.ended()
        await check([chair])

    act(scene())

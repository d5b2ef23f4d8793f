"""Several seats in one browser, with a curtain between them: one socket for the seat in front."""

from __future__ import annotations

from random import Random

from tests.server.client import Chair, Person, act
from tests.server.players import answer
from tests.server.truth import check


def test_two_play_in_one_browser_by_turns(server: str) -> None:
    async def scene() -> None:
        person = await Person.arrive(server, "Ada and Bob")
        table = await person.new_table("frontiers", ["me", "me"])
        assert table["hot_seat"]
        assert [seat["mine"] for seat in table["seats"]] == [True, True]
        dice = Random(1)
        chairs = [Chair(person, table["id"], seat) for seat in range(2)]
        for turn in range(1000):
            front = chairs[turn % 2]
            await front.connect()
            await front.ready()
            await front.all_told()
            for _ in range(50):
                if front.over or front.decision is None:
                    break
                said = await front.choose(front.decision, answer(front.decision, dice))
                assert said["say"] == "done"
                await front.all_told()
            await front.leave()
            if front.over:
                break
        for chair in chairs:
            await chair.connect()
            await chair.all_told()
        await check(chairs)

    act(scene())


def test_the_one_behind_the_curtain_sees_nothing_of_the_other(server: str) -> None:
    """What is told through one seat is told for that seat alone, though both belong to one person."""

    async def scene() -> None:
        person = await Person.arrive(server, "Ada and Bob")
        table = await person.new_table("race", ["me", "me"])
        first, second = [await person.sit(table["id"], seat) for seat in range(2)]
        for chair in (first, second):
            await chair.ready()
        assert first.decision is not None
        assert second.decision is not None
        hands = [set(chair.decision["offered"]) for chair in (first, second) if chair.decision is not None]
        assert not hands[0] & hands[1]
        for mine, theirs in ((first, hands[1]), (second, hands[0])):
            traffic = "".join(mine.traffic)
            assert not [card for card in theirs if f'"{card}"' in traffic]
        heard = len(second.traffic)
        said = await first.choose(first.decision, answer(first.decision, Random(1)))
        assert said["say"] == "done"
        assert len(second.traffic) == heard

    act(scene())

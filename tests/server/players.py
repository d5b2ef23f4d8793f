"""Players who know nothing but what the server sends: they pick any legal answer that the form of a question allows."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from random import Random
from typing import Any

from tests.server.client import Chair, Data, Person

MOST_DECISIONS = 5000


def answer(decision: Data, dice: Random) -> list[Any]:
    """Some legal answer, made from the wire alone."""
    form = decision["form"]
    pick = form["pick"]
    if pick == "one":
        return [dice.choice(form["of"])]
    if pick == "number":
        return [dice.randint(form["least"], form["most"])]
    if pick == "order":
        items = list(form["of"])
        dice.shuffle(items)
        return items
    case = dice.choice(form["cases"])
    chosen = list(case["fixed"])
    for group in case["groups"]:
        chosen += dice.sample(group["of"], dice.randint(group["least"], group["most"]))
    return chosen


class Player:
    """Somebody on a chair who answers whatever is asked, and remembers what was refused."""

    def __init__(self, chair: Chair, dice: Random) -> None:
        self.chair = chair
        self.dice = dice
        self.stale = 0

    async def play(self, most: int = MOST_DECISIONS) -> int:
        """Answer until the game is over, or so many times. Says how often."""
        for number in range(most):
            decision = await self.chair.asked()
            if decision is None:
                return number
            await self.answer(decision)
        return most

    async def answer(self, decision: Data) -> None:
        said = await self.chair.choose(decision, answer(decision, self.dice))
        if said["say"] == "refused":
            # Only somebody else's going back can take a question away from under us.
            assert said["reason"] == "stale", said
            self.stale += 1
        await self.chair.until(
            lambda: self.chair.over or self.chair.decision is None or self.chair.decision["id"] != decision["id"]
        )


async def gather(address: str, ruleset: str, seats: int, options: Data | None = None, **more: Any) -> list[Chair]:
    """People at a table of their own, everybody connected before the game begins: one makes it, the others sit down."""
    names = ["Ada", "Bolesław", "Chloé", "Dmytro", "Edna"][:seats]
    people = [await Person.arrive(address, name, "pl" if at % 2 else "en") for at, name in enumerate(names)]
    table = await people[0].new_table(ruleset, ["me"] + ["open"] * (seats - 1), options, **more)
    for seat, person in enumerate(people[1:], start=1):
        await person.do(table["id"], "sit", seat=seat)
    chairs = [await person.sit(table["id"], seat) for seat, person in enumerate(people)]
    if (await people[0].table(table["id"]))["status"] == "open":
        await people[0].do(table["id"], "start")
    for chair in chairs:
        await chair.until(lambda chair=chair: chair.update is not None)  # type: ignore[misc]
    return chairs


async def play_out(chairs: Sequence[Chair], dice: Random, most: int = MOST_DECISIONS) -> list[Player]:
    """All chairs play at once, each as quickly as it can, until the game is over."""
    players = [Player(chair, Random(dice.random())) for chair in chairs]
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play(most))
    return players


async def leave_all(chairs: Sequence[Chair]) -> None:
    for chair in chairs:
        with contextlib.suppress(ConnectionError):
            await chair.leave()
        await chair.person.leave()

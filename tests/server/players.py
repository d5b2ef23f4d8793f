"""Players who know nothing but what the server sends: they pick any legal answer that the form of a question allows."""

from __future__ import annotations

import asyncio
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
        """Answer until the game is over, but at most this many times. Says how often."""
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
        await self.chair.answered(decision["id"])


async def gather(
    address: str, ruleset: str, seats: int, options: Data | None = None, by_link: bool = False, **more: Any
) -> list[Chair]:
    """People at a table of their own: one makes it, the others sit down, and all connect."""
    names = ["Ada", "Bolesław", "Chloé", "Dmytro", "Edna"][:seats]
    people = [await Person.arrive(address, name, "pl" if at % 2 else "en") for at, name in enumerate(names)]
    table = await people[0].new_table(ruleset, ["me"] + ["open"] * (seats - 1), options, **more)
    for seat, person in enumerate(people[1:], start=1):
        if by_link:
            link = await people[0].do(table["id"], "links", seat=None)
            await person.post("/api/join", token=token_of(link))
        else:
            await person.do(table["id"], "sit", seat=seat)
    if more.get("private"):  # by invitation, so it waits for its host
        await people[0].do(table["id"], "start")
    chairs = [await person.sit(table["id"], seat) for seat, person in enumerate(people)]
    for chair in chairs:
        await chair.ready()
    return chairs


def token_of(link: Data) -> str:
    """The secret part of a link, which is all that `join` asks for."""
    return str(link["path"]).partition("#")[2]


async def play_out(chairs: Sequence[Chair], dice: Random, most: int = MOST_DECISIONS) -> list[Player]:
    """All chairs play at once, each as quickly as it can, until the game is over."""
    players = [Player(chair, Random(dice.random())) for chair in chairs]
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play(most))
    return players


async def play_some(chairs: Sequence[Chair], decisions: int) -> None:
    """Make this many decisions, whoever is asked."""
    dice = Random(decisions)
    for _ in range(decisions):
        for chair in chairs:
            await chair.all_told()
        asked = [chair for chair in chairs if chair.decision is not None]
        if not asked:
            return
        await Player(asked[0], dice).play(1)


async def until_undo(chairs: Sequence[Chair], how: str) -> tuple[Chair, Data]:
    """Play on until somebody may go back in this way; who, and to where."""
    dice = Random(how)
    for _ in range(MOST_DECISIONS):
        for chair in chairs:
            await chair.all_told()
            assert chair.update is not None
            assert not chair.over, f"nobody could go back by {how}"
            points = [point for point in chair.update["undo"] if point["how"] == how]
            if points and len(chair.events) > 10:
                return chair, points[0]
        asked = [chair for chair in chairs if chair.decision is not None]
        if asked:
            await Player(dice.choice(asked), dice).play(1)
        else:
            await asyncio.sleep(0.01)  # bots are thinking
    raise AssertionError(f"nobody could go back by {how}")


async def bot_of(person: Person, ruleset: str) -> str:
    """The quickest bot that plays this game here."""
    games = await person.get("/api/games")
    [bots] = [game["bots"] for game in games if game["ruleset"] == ruleset]
    return str(bots[0])

"""Several games played by stubborn people while their servers are killed again and again.

After it, every choice that was acknowledged must be in the record, and every game must have come to its end.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Literal

import httpx
from sqlalchemy import func, select
from tests.server.client import Chair, Data, Person
from tests.server.node import Node
from tests.server.players import Player, bot_of
from tests.server.truth import check
from websockets.exceptions import WebSocketException

from starboard.server.store import schema
from starboard.server.store.backup import back_up
from starboard.server.store.store import Store

MOST_TRIES = 3000
PAUSE = 0.03
"""Between two tries to connect; a browser waits longer."""

Played = tuple[str, int, int, dict[str, Any]]

GAMES: list[Played] = [
    ("race", 2, 1, {"level": 3}),
    ("frontiers", 3, 0, {"goals": True}),
    ("sun", 2, 0, {}),
    ("race", 4, 0, {}),
]
"""What is played: how many people, how many bots, with which options."""


MOVES_IN_PEACE = 60
"""After the last kill everybody makes at most this many decisions, and then resigns: some games are long."""


Way = Literal["moves", "thinking", "start", "backup"]
"""What a kill is timed to: people's choices, bots' thinking, a start of the server, a backup."""

LONGEST_START = 1.5
"""A start takes about this long; a kill during one comes before."""


class Stubborn(Player):
    """Comes back whenever the connection is lost, to any node that lets it in, and goes on."""

    def __init__(self, chair: Chair, dice: Random, siege: Siege) -> None:
        super().__init__(chair, dice)
        self.siege = siege
        self.losses = 0
        self.in_peace = 0

    async def insist(self) -> None:
        for _ in range(MOST_TRIES):
            try:
                await self.play()
                return
            except ConnectionError:
                self.losses += 1
                await self.come_back()
        raise AssertionError("never let in again")

    async def answer(self, decision: Data) -> None:
        if not self.siege.going_on:
            self.in_peace += 1
            if self.in_peace > MOVES_IN_PEACE:
                await self.chair.say("resign")
                await self.chair.answered(decision["id"])
                return
        await super().answer(decision)
        self.siege.choices += 1
        if any(seat["who"] == "bot" for seat in self.chair.table["seats"]):
            self.siege.bots_think.set()

    async def come_back(self) -> None:
        chair = self.chair
        for _ in range(MOST_TRIES):
            await chair.drop()
            address = self.dice.choice(self.siege.nodes).address
            if address != chair.person.address:
                chair.person = chair.person.at(address)
            try:
                await chair.connect()
                return
            except (OSError, WebSocketException, EOFError):
                await asyncio.sleep(PAUSE)
        raise AssertionError("no node lets us in")


class Siege:
    """Games that go on, one after the other at each of several tables, as long as servers are being killed."""

    def __init__(
        self, nodes: Sequence[Node], dice: Random, ways: Sequence[Way] = ("moves",), games: Sequence[Played] = GAMES
    ) -> None:
        self.nodes = nodes
        self.dice = dice
        self.ways = ways
        self.played = games
        self.killed: Counter[Way] = Counter()
        self.bots_think = asyncio.Event()
        self.chairs: dict[int, list[Chair]] = {}
        """Who sits at each table now."""
        self.going_on = True
        self.begun = 0
        self.games = 0
        self.choices = 0
        self.losses = 0

    async def run(self, kills: int) -> None:
        try:
            async with asyncio.TaskGroup() as group:
                for number, game in enumerate(self.played):
                    group.create_task(self.play_on(number, *game))
                await self.kill(kills)
                self.going_on = False
        except Exception as fault:
            raise AssertionError(f"the siege failed; {await self.state()}") from fault

    async def state(self) -> str:
        """How everything stands when something went wrong: what the nodes say, what every chair was told last, and what
        the database has."""
        lines = [f"{sum(self.killed.values())} kills so far"]
        for node in self.nodes:
            well = await asyncio.to_thread(node.healthy)
            log = node.log.read_text(errors="replace")[-1500:] if node.log.exists() else ""
            lines.append(
                f"node {node.address}: process {node.process}, {'well' if well else 'NOT WELL'}; its log:\n{log}"
            )
        store = Store(self.nodes[0].database)
        try:
            for number, chairs in self.chairs.items():
                lines.append(
                    f"table {number}, {self.played[number][0]} {chairs[0].id}: {await recorded(store, chairs[0])}"
                )
                lines += [f"  {standing(chair)}" for chair in chairs]
        finally:
            await store.close()
        return "\n".join(lines)

    async def kill(self, kills: int) -> None:
        """Nodes in turn, and for each node the ways in turn."""
        while self.begun < len(self.played):
            await asyncio.sleep(PAUSE)
        for number in range(kills):
            node = self.nodes[number % len(self.nodes)]
            way = self.ways[number // len(self.nodes) % len(self.ways)]
            if way == "moves":
                await self.kill_between_moves(node)
            elif way == "thinking":
                await self.kill_while_bots_think(node)
            elif way == "start":
                await self.kill_at_the_start(node)
            else:
                await self.kill_at_a_backup(node)
            self.killed[way] += 1

    async def some_choices(self) -> None:
        enough = self.choices + self.dice.randint(1, 10)
        while self.choices < enough:
            await asyncio.sleep(0.005)

    async def kill_between_moves(self, node: Node) -> None:
        """A few choices and a moment after the last one came back."""
        await self.some_choices()
        await asyncio.sleep(self.dice.uniform(0, 0.03))
        node.kill()
        await asyncio.to_thread(node.start)

    async def kill_while_bots_think(self, node: Node) -> None:
        """Right after somebody's choice at a table with bots, who have just been asked."""
        self.bots_think.clear()
        await self.bots_think.wait()
        await asyncio.sleep(self.dice.uniform(0, 0.05))
        node.kill()
        await asyncio.to_thread(node.start)

    async def kill_at_the_start(self, node: Node) -> None:
        """A server is killed, and the one after it before it is ready, or just when it is."""
        await self.some_choices()
        node.kill()
        await asyncio.to_thread(node.launch)
        await asyncio.sleep(self.dice.uniform(0, LONGEST_START))
        node.kill()
        await asyncio.to_thread(node.start)

    async def kill_at_a_backup(self, node: Node) -> None:
        """The backup that is under way must have everything that was acknowledged before it began."""
        await self.some_choices()
        known = [
            (chair.id, dict(made)) for table in self.chairs.values() for chair in table for made in chair.acknowledged
        ]
        with TemporaryDirectory() as folder:
            to = Path(folder) / "saved.db"
            saving = asyncio.create_task(back_up(node.database, to))
            await asyncio.sleep(self.dice.uniform(0, 0.05))
            node.kill()
            await asyncio.to_thread(node.start)
            await saving
            await asyncio.to_thread(check_backup, to, known)

    async def play_on(self, number: int, ruleset: str, people: int, bots: int, options: dict[str, Any]) -> None:
        """Whole games until the siege is over; the last one is played on in peace."""
        dice = Random(f"{number} {self.dice.random()}")
        while self.going_on:
            chairs = self.chairs[number] = await self.sit_down(ruleset, people, bots, options)
            self.begun += 1
            players = [Stubborn(chair, Random(dice.random()), self) for chair in chairs]
            async with asyncio.TaskGroup() as group:
                for player in players:
                    group.create_task(player.insist())
            await self.settle(chairs)
            self.games += 1
            self.losses += sum(player.losses for player in players)

    async def sit_down(self, ruleset: str, people: int, bots: int, options: dict[str, Any]) -> list[Chair]:
        """Make a table; a server that goes away in the middle of that is no loss, as nothing was played yet."""
        for _ in range(MOST_TRIES):
            address = self.dice.choice(self.nodes).address
            try:
                persons = [await Person.arrive(address, f"{ruleset} {at}") for at in range(people)]
                bot = await bot_of(persons[0], ruleset)
                table = await persons[0].new_table(ruleset, ["me"] + ["open"] * (people - 1) + [bot] * bots, options)
                for seat, person in enumerate(persons[1:], start=1):
                    await person.do(table["id"], "sit", seat=seat)
                if people > 1 and (await persons[0].table(table["id"]))["status"] == "open":
                    await persons[0].do(table["id"], "start")
            except (OSError, httpx.HTTPError):
                await asyncio.sleep(PAUSE)
                continue
            chairs = [Chair(person, table["id"], seat) for seat, person in enumerate(persons)]
            for chair in chairs:
                await Stubborn(chair, self.dice, self).come_back()
            return chairs
        raise AssertionError("no table could be made")

    async def settle(self, chairs: list[Chair]) -> None:
        """Compare with the record, in a moment of peace."""
        for _ in range(MOST_TRIES):
            try:
                await check(chairs)
                return
            except (OSError, httpx.HTTPError, WebSocketException):
                for chair in chairs:
                    if not chair.connected:
                        await Stubborn(chair, self.dice, self).come_back()
        raise AssertionError("no peace")


def standing(chair: Chair) -> str:
    """What a chair knows."""
    update = chair.update or {}
    asked = chair.decision["id"] if chair.decision is not None else None
    heard = [json.loads(frame)["say"] for frame in chair.traffic[-3:]]
    return (
        f"seat {chair.seat} at {chair.person.address}: {'connected' if chair.connected else 'NOT connected'}, "
        f"{len(chair.events)} events, epoch {chair.epoch}, waits for {update.get('waiting')}, is asked {asked}, "
        f"{len(chair.acknowledged)} choices acknowledged; last heard: {heard}"
    )


async def recorded(store: Store, chair: Chair) -> str:
    """What the database has of a chair's game."""
    table, entries = schema.game, select(func.count()).where(schema.entry.c.game == chair.id).scalar_subquery()
    columns = (table.c.status, table.c.waiting, table.c.thinking, table.c.changed, entries.label("entries"))
    row = await store.row(select(*columns).where(table.c.id == chair.id))
    return "no such game" if row is None else str(dict(row))


def check_backup(file: Path, known: Sequence[tuple[str, Data]]) -> None:
    """Records without gaps, and in them every choice that was known before the backup."""
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        rows = connection.execute("SELECT game, number, data FROM entry ORDER BY game, number").fetchall()
    records: dict[str, list[Data]] = {}
    for game, number, data in rows:
        assert number == len(records.setdefault(game, [])), f"a gap before entry {number}"
        records[game].append(json.loads(data))
    for game, made in known:
        kept = [entry for entry in records.get(game, []) if entry["do"] == "choice" and entry["seat"] == made["seat"]]
        assert any(entry["decision"] == made["decision"] for entry in kept), f"not in the backup: {made}"

"""Measures a server under play: many tables with scripted clients, all on this machine and over its loopback only.

    .venv/bin/python tools/load.py [--tables 500] [--seconds 20] [--rate 200] [--database both]      (make load)

Starts a server on a new database and clients in processes of their own, and reports: memory of a table where nobody
moves; moves a second and how long they take at a steady rate and at full speed; and what a move costs in processor
time. People play, some against bots too; others look on or wait in the lobby; lines are lost and come back. Times are
measured from when a move was *planned*: a server that stands still for a second is late for all the moves of that
second. What it found is discussed in docs/load.md. Takes some minutes for each database, and stops by itself. Ends with
status 1 if there was nothing to measure.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import platform
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from starboard.cli.progress import progress
from starboard.kernel.build import build

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.postgres import Cluster, programs

GAMES = ("race", "frontiers", "sun")
QUIET_SECONDS = 30
"""After this long a server has forgotten the positions of tables where nothing happens."""

UNLIMITED = (
    "REQUESTS_PER_MINUTE",
    "MESSAGES_PER_MINUTE",
    "PEOPLE_PER_HOUR",
    "TABLES_PER_HOUR",
    "SOCKETS_PER_ADDRESS",
    "CONNECTIONS_PER_ADDRESS",
)
WITH_BOT = 5
"""At every fifth table a bot plays too,"""
WATCHED = 5
"""and somebody looks on at every fifth."""
IN_THE_LOBBY = 25
"""People who wait in the lobby, for each process of clients."""
LOST_EVERY = 0.5
"""Seconds after which a process of clients loses the line of one of its players, who comes back at once."""
SETUP_AT_ONCE = 20
TURNS = 2
"""How often each server is measured at a steady rate with every table awake, which is what is compared."""


# --- what a client needs to know of the wire: the rest of an update is not even read --------------------------


class Group(msgspec.Struct):
    of: list[str]
    least: int
    most: int


class Case(msgspec.Struct):
    fixed: list[str]
    groups: list[Group]


class Form(msgspec.Struct):
    pick: str
    of: list[str] = []
    cases: list[Case] = []
    least: int = 0
    most: int = 0


class Asked(msgspec.Struct):
    id: str
    form: Form


class Message(msgspec.Struct):
    say: str
    number: int = -1
    decision: Asked | None = None
    over: bool = False
    ref: int | None = None


DECODER = msgspec.json.Decoder(Message)


def any_answer(form: Form, source: random.Random) -> list[Any]:
    """Some legal answer."""
    if form.pick == "one":
        return [source.choice(form.of)]
    if form.pick == "number":
        return [source.randint(form.least, form.most)]
    if form.pick == "order":
        return source.sample(form.of, len(form.of))
    case = source.choice(form.cases)
    picked = list(case.fixed)
    for group in case.groups:
        picked += source.sample(group.of, source.randint(group.least, min(group.most, len(group.of))))
    return picked


# --- clients --------------------------------------------------------------------------------------------------


@dataclass
class Counted:
    """What one process saw. Times in seconds."""

    moves: int = 0
    refused: int = 0
    unsent: int = 0
    """Moves that were planned, but nobody was asked anything at the time, nor until the end."""
    lobby: int = 0
    """Messages that came to the lobby."""
    watched: int = 0
    """Updates that came to those who look on."""
    reconnects: int = 0
    acknowledged: list[float] = field(default_factory=list)
    """From when a choice was planned to the word that it is on disk."""
    told: list[float] = field(default_factory=list)
    """From when a choice was planned to the event of it at the other player."""


class Player:
    """One socket at a table."""

    def __init__(self, crowd: Crowd, table: str, seat: int) -> None:
        self.wire: ClientConnection
        self.crowd = crowd
        self.table = table
        self.seat = seat
        self.other: Player | None = None
        self.asked: Asked | None = None
        self.sent = 0.0
        """When the choice that we made last was planned; `waits` until that is acknowledged."""
        self.waits = False
        self.seen = 0.0
        """The choice of the other that we last saw the effect of."""

    async def listen(self) -> None:
        wire = self.wire
        with contextlib.suppress(ConnectionClosed):
            async for raw in wire:
                self.hear(DECODER.decode(raw), time.perf_counter())

    async def lose_line(self) -> None:
        """Lose the line, and come back, as phones do."""
        self.asked = None
        await self.wire.close()
        self.waits = False
        await self.crowd.connect(self)
        if self.other is not None:
            # The first update after it tells of everything at once: how long that took says nothing of the server.
            self.seen = self.other.sent

    def hear(self, message: Message, now: float) -> None:
        count = self.crowd.count
        if message.say == "done":
            self.waits = False
            count.moves += 1
            count.acknowledged.append(now - self.sent)
        elif message.say == "refused":
            self.waits = False
            count.refused += 1
        elif message.say == "update":
            other = self.other
            # An update is the other's doing only if we have not chosen anything ourselves since they did.
            if other is not None and other.sent > self.sent and other.sent > self.seen:
                self.seen = other.sent
                count.told.append(now - other.sent)
            self.asked = message.decision
        if self.asked is not None and not self.waits:
            self.crowd.is_asked(self)

    async def choose(self, planned: float) -> None:
        asked, self.asked = self.asked, None
        if asked is None or self.waits:
            self.crowd.planned(planned)
            return
        self.waits = True
        self.sent = planned
        choice = any_answer(asked.form, self.crowd.source)
        frame = {"do": "choose", "ref": 1, "decision": asked.id, "choice": choice}
        with contextlib.suppress(ConnectionClosed):
            await self.wire.send(msgspec.json.encode(frame).decode())


class Crowd:
    """All the clients of one process."""

    def __init__(self, address: str, number: int) -> None:
        self.address = address
        self.number = number
        self.source = random.Random(number)
        self.people: list[httpx.AsyncClient] = []
        self.players: list[Player] = []
        self.lookers: list[ClientConnection] = []
        self.count = Counted()
        self.ready: list[Player] = []
        self.overdue: deque[float] = deque()
        """When moves were planned for which nobody was asked anything yet."""
        self.fast = False
        self.losing = False
        self.tasks: set[asyncio.Task[None]] = set()

    async def come(self) -> None:
        for name in "AB":
            # A server closes a connection that is quiet; on a busy machine a kept one may just have been closed.
            limits = httpx.Limits(max_keepalive_connections=0)
            origin = {"Origin": self.address}
            person = httpx.AsyncClient(base_url=self.address, headers=origin, timeout=60, limits=limits)
            (await person.post("/api/me", json={"name": f"{name}{self.number}"})).raise_for_status()
            self.people.append(person)

    async def sit(self, tables: int) -> None:
        """Make tables for two, and connect to both seats of each."""
        turns = asyncio.Semaphore(SETUP_AT_ONCE)

        async def one(number: int) -> None:
            async with turns:
                await self.open_table(GAMES[number % len(GAMES)], number % WITH_BOT == 0)

        await asyncio.gather(*(one(number) for number in range(tables)))

    async def wait_in_the_lobby(self) -> None:
        """Some people look at the lobby, and some at others' tables."""
        watched = [player.table for player in self.players if player.seat == 0][::WATCHED]
        for _ in range(IN_THE_LOBBY):
            self.begin(self.look(await self.opened("/api/lobby/socket?language=en"), "lobby"))
        for table in watched:
            self.begin(self.look(await self.opened(f"/api/tables/{table}/play?language=en"), "watched"))

    async def look(self, wire: ClientConnection, what: str) -> None:
        self.lookers.append(wire)
        with contextlib.suppress(ConnectionClosed):
            async for _ in wire:
                setattr(self.count, what, getattr(self.count, what) + 1)

    async def opened(self, path: str, person: httpx.AsyncClient | None = None) -> ClientConnection:
        cookies = person.cookies.items() if person is not None else ()
        cookie = "; ".join(f"{name}={value}" for name, value in cookies)
        return await connect(
            self.address.replace("http", "ws") + path,
            origin=self.address,  # type: ignore[arg-type]
            additional_headers={"Cookie": cookie} if cookie else {},
            compression=None,
            max_size=None,
            open_timeout=60,
        )

    async def connect(self, player: Player) -> None:
        path = f"/api/tables/{player.table}/play?seat={player.seat}&language=en"
        player.wire = await self.opened(path, self.people[player.seat])
        self.begin(player.listen())

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def lose_lines(self) -> None:
        while self.losing:
            await asyncio.sleep(LOST_EVERY)
            await self.source.choice(self.players).lose_line()
            self.count.reconnects += 1

    async def open_table(self, game: str, bot: bool) -> None:
        maker, guest = self.people
        seats = [{"who": "me"}, {"who": "open"}, *([{"who": "bot", "bot": "random"}] if bot else [])]
        wish = {"ruleset": game, "options": {}, "seats": seats, "private": False}
        made = (await maker.post("/api/tables", json=wish)).raise_for_status().json()
        (await guest.post(f"/api/tables/{made['id']}/sit", json={"seat": 1})).raise_for_status()
        pair = [Player(self, made["id"], seat) for seat in range(2)]
        for player in pair:
            await self.connect(player)
        pair[0].other, pair[1].other = pair[1], pair[0]
        self.players += pair

    def is_asked(self, player: Player) -> None:
        if self.fast:
            self.act(player, time.perf_counter())
        elif self.overdue:
            self.act(player, self.overdue.popleft())
        else:
            self.ready.append(player)

    def act(self, player: Player, planned: float) -> None:
        self.begin(player.choose(planned))

    def planned(self, when: float) -> None:
        """A move was planned for some moment: whoever is asked something, drawn by lot, makes it now, or somebody as
        soon as they are asked."""
        while self.ready:
            at = self.source.randrange(len(self.ready))
            self.ready[at], self.ready[-1] = self.ready[-1], self.ready[at]
            player = self.ready.pop()
            if player.asked is not None and not player.waits:
                self.act(player, when)
                return
        self.overdue.append(when)

    async def full_speed(self, seconds: float) -> Counted:
        """Everybody answers as soon as they are asked."""
        self.count = Counted()
        self.fast = True
        ready, self.ready = self.ready, []
        for player in ready:
            self.act(player, time.perf_counter())
        await asyncio.sleep(seconds)
        self.fast = False
        counted, self.count = self.count, Counted()
        await asyncio.sleep(2)  # let what is on the way arrive
        return counted

    async def steady(self, seconds: float, rate: float) -> Counted:
        """This many choices a second, at tables drawn by lot; those who are asked wait until they are drawn. Lines are
        lost meanwhile."""
        self.count, self.losing = Counted(), True
        self.begin(self.lose_lines())
        began = time.perf_counter()
        for number in range(int(seconds * rate)):
            when = began + number / rate
            ahead = when - time.perf_counter()
            if ahead > 0:
                await asyncio.sleep(ahead)
            self.planned(when)
        self.losing = False
        await asyncio.sleep(1)
        self.count.unsent = len(self.overdue)
        self.overdue.clear()
        return self.count

    async def go(self) -> None:
        for wire in [*self.lookers, *(player.wire for player in self.players)]:
            await wire.close()
        for person in self.people:
            await person.aclose()


def clients(address: str, number: int, orders: Connection) -> None:
    """A process of clients: does what it is told, and sends back what it counted."""

    async def obey() -> None:
        crowd = Crowd(address, number)
        await crowd.come()
        while True:
            what, *how = await asyncio.to_thread(orders.recv)
            if what == "go":
                await crowd.go()
                orders.send(None)
                return
            orders.send(await getattr(crowd, what)(*how))

    asyncio.run(obey())


# --- the server -----------------------------------------------------------------------------------------------


class Server:
    """`starboard serve` on a database of its own."""

    def __init__(self, database: str, processes: int = 1) -> None:
        with socket.create_server(("127.0.0.1", 0)) as probe:
            port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        environment = {**os.environ, **{f"STARBOARD_{name}": "0" for name in UNLIMITED}}
        arguments = ["serve", "--host", "127.0.0.1", "--port", str(port), "--database", database]
        arguments += ["--log-level", "warning", "--processes", str(processes)]
        self.process = self.started(arguments, environment)

    def started(self, arguments: list[str], environment: dict[str, str]) -> subprocess.Popen[bytes]:
        return subprocess.Popen([sys.executable, "-m", "starboard.cli.main", *arguments], env=environment)

    def wait(self) -> None:
        for _ in range(600):
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.address}/health").status_code == 200:
                    return
            time.sleep(0.1)
        raise SystemExit("the server did not start")

    def serving(self) -> list[int]:
        """The processes that serve: the one that was started, and those that it started to serve beside it."""
        own = self.process.pid
        children = Path(f"/proc/{own}/task/{own}/children").read_text(encoding="ascii").split()
        servers = [pid for pid in children if b"multiprocessing.spawn" in Path(f"/proc/{pid}/cmdline").read_bytes()]
        return [own, *map(int, servers)]

    def kilobytes(self) -> int:
        """Memory of the server's processes (not of its bots')."""
        found = 0
        for pid in self.serving():
            lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
            found += sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))
        return found

    def cpu(self) -> float:
        """Seconds of work so far."""
        ticks = 0
        for pid in self.serving():
            fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()

    def address_for(self, number: int) -> str:
        """Where a process of clients finds it."""
        return self.address


class Strangers(Server):
    """Servers that know nothing of each other, each with a database and clients of its own."""

    def __init__(self, databases: Sequence[str]) -> None:
        self.all = [Server(database) for database in databases]

    def wait(self) -> None:
        for one in self.all:
            one.wait()

    def serving(self) -> list[int]:
        return [pid for one in self.all for pid in one.serving()]

    def stop(self) -> None:
        for one in self.all:
            one.stop()

    def address_for(self, number: int) -> str:
        return self.all[number % len(self.all)].address


# --- the report -----------------------------------------------------------------------------------------------


def spread(times: Sequence[float]) -> str:
    if not times:
        return "none"
    ordered = sorted(times)
    parts = [
        f"p{part} {1000 * ordered[min(len(ordered) - 1, len(ordered) * part // 100)]:.1f}" for part in (50, 95, 99)
    ]
    return ", ".join([*parts, f"most {1000 * ordered[-1]:.1f} ms (of {len(ordered)})"])


def report(title: str, found: Sequence[Counted], seconds: float, work: float) -> float:
    """Says what was measured, and returns the processor time of a move; exits if nobody moved."""
    names = ("moves", "refused", "unsent", "lobby", "watched", "reconnects")
    moves, refused, unsent, lobby, watched, reconnects = (
        sum(int(getattr(one, name)) for one in found) for name in names
    )
    if not moves:
        raise SystemExit(f"{title}: nobody moved, so there is nothing to measure")
    print(
        f"{title}: {moves} moves, {moves / seconds:.0f} a second; the server worked {100 * work / seconds:.0f}% of "
        f"the time, {1000 * work / moves:.2f} ms for a move"
    )
    print(
        f"  from a planned choice to the other player's event: {spread([one for each in found for one in each.told])}"
    )
    acknowledged = [one for each in found for one in each.acknowledged]
    print(f"  from a planned choice to its acknowledgement:      {spread(acknowledged)}")
    print(f"  beside it: {lobby} lobbies and {watched} updates of spectators sent, {reconnects} lines lost and back")
    if refused:
        print(f"  {refused} choices were refused")
    if unsent:
        print(f"  {unsent} choices could not be made: nobody was asked anything in time")
    return work / moves


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure a server under play.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20.0, help="of each of the three runs")
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second of the steady runs")
    parser.add_argument("--processes", type=int, default=2, help="of clients")
    parser.add_argument(
        "--serving", type=int, default=2, help="on PostgreSQL, measure this many server processes behind one port, too"
    )
    parser.add_argument(
        "--strangers",
        action="store_true",
        help="on PostgreSQL, measure as many servers that share nothing, too: what they cost more than one process is "
        "not for what processes tell each other",
    )
    parser.add_argument("--database", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--quiet", type=float, default=QUIET_SECONDS, help="seconds until tables have fallen asleep")
    chosen = parser.parse_args()
    if not (0 < chosen.tables <= 2000 and 0 < chosen.seconds <= 120 and 0 < chosen.processes <= 8):
        parser.error("1 to 2000 tables, up to 120 seconds and 1 to 8 processes")
    if not 0 < chosen.rate <= 10_000:
        parser.error("--rate: more than 0 and at most 10000 moves a second")
    if not 0 < chosen.serving <= 8:
        parser.error("--serving: 1 to 8 server processes")
    if chosen.strangers and not 1 < chosen.serving <= chosen.processes:
        parser.error("--strangers: at least two (--serving), and no more than processes of clients (--processes)")
    print(f"{chosen.tables} tables, {build()} build, Python {platform.python_version()}, {os.cpu_count()} processors")
    costs: dict[str, float] = {}
    for name in ("sqlite", "postgresql"):
        if chosen.database not in ("both", name):
            continue
        programs_of_postgresql = programs()
        if name == "postgresql" and programs_of_postgresql is None:
            if chosen.database == "both":
                print("PostgreSQL is not installed, so it is not measured")
                continue
            raise SystemExit("PostgreSQL is not installed: tools/install-postgres installs it")
        with tempfile.TemporaryDirectory(prefix="starboard-load-") as folder, contextlib.ExitStack() as ending:
            measured = []
            for serving, strangers in kinds(name, chosen.serving, chosen.strangers):
                databases = [f"sqlite:///{folder}/load.db"]
                if name == "postgresql":
                    assert programs_of_postgresql is not None
                    cluster = Cluster(programs_of_postgresql, fsync=True)
                    ending.callback(cluster.stop)
                    databases = [cluster.new_database() for _ in range(serving if strangers else 1)]
                server = Strangers(databases) if strangers else Server(databases[0], serving)
                ending.callback(server.stop)
                server.wait()
                title = name if serving == 1 else f"{name}, {serving} {'strangers' if strangers else 'processes'}"
                measured.append(Measured(title, server, chosen))
            with progress(name, STEPS * len(measured), "steps") as advance:
                costs |= measure(measured, chosen, advance)
    for title, cost in list(costs.items())[1:]:
        first, least = next(iter(costs.items()))
        if title != "postgresql" and "postgresql" in costs:
            first, least = "postgresql", costs["postgresql"]
        print(f"a move at a steady rate takes {cost / least:.2f} times the processor time with {title} as with {first}")


def kinds(database: str, most: int, strangers: bool) -> list[tuple[int, bool]]:
    """What is measured on a database: how many server processes, and whether they are strangers to each other."""
    if database == "sqlite" or most == 1:
        return [(1, False)]
    return [(1, False), (most, False), *([(most, True)] if strangers else [])]


STEPS = 4 + TURNS
"""Of a measurement: tables to warm up, all tables, the runs, and the memory afterwards."""


class Measured:
    """A server with its clients, and what was measured of it."""

    def __init__(self, title: str, server: Server, chosen: argparse.Namespace) -> None:
        self.title = title
        self.server = server
        self.chosen = chosen
        self.lines: list[Connection] = []
        self.processes = []
        self.before = 0
        self.costs: list[float] = []
        """Processor time of a move at a steady rate, every table awake, in each run."""
        spawn = multiprocessing.get_context("spawn")
        for number in range(chosen.processes):
            ours, theirs = spawn.Pipe()
            process = spawn.Process(target=clients, args=(server.address_for(number), number, theirs), daemon=True)
            process.start()
            theirs.close()  # so that we notice when the process ends
            self.lines.append(ours)
            self.processes.append(process)

    def all_do(self, *order: Any) -> list[Counted]:
        for line in self.lines:
            line.send(order)
        return [line.recv() for line in self.lines]

    @property
    def tables(self) -> int:
        """Of each process of clients."""
        return int(self.chosen.tables // self.chosen.processes)

    def warm_up(self) -> None:
        self.all_do("sit", max(1, min(12, self.chosen.tables // 20) // self.chosen.processes))
        self.all_do("full_speed", 2.0)

    def sit(self) -> None:
        self.before = self.server.kilobytes()
        self.all_do("sit", self.tables)

    def wait_in_the_lobby(self) -> None:
        print(
            f"{self.title}: memory of a table where nobody moves, with two sockets: {self.memory():.1f} KB "
            f"(the server itself: {self.before} KB)"
        )
        self.all_do("wait_in_the_lobby")

    def memory(self) -> float:
        """Kilobytes of a table."""
        kilobytes = self.server.kilobytes() - self.before
        return kilobytes / (self.tables * int(self.chosen.processes))

    def run(self, title: str, order: str) -> float:
        """Processor time of a move in one run."""
        seconds = self.chosen.seconds
        work, began = self.server.cpu(), time.perf_counter()
        rate = [self.chosen.rate / self.chosen.processes] if order == "steady" else []
        found = self.all_do(order, seconds, *rate)
        took = time.perf_counter() - began
        return report(f"{self.title}: {title}", found, seconds, (self.server.cpu() - work) * seconds / took)

    def end(self) -> None:
        print(f"{self.title}: memory of a table after it was played at: {self.memory():.1f} KB")
        self.all_do("go")
        for process in self.processes:
            process.join(10)


def measure(
    measured: Sequence[Measured], chosen: argparse.Namespace, advance: Callable[[float], None]
) -> dict[str, float]:
    """All runs on one database, of one server after the other in turn, so that whatever else the machine does meets all
    of them. Returns the processor time of a move at a steady rate, every table awake."""

    def each(do: Callable[[Measured], object], quiet: bool = False) -> None:
        for one in measured:
            do(one)
            advance(1)
        if quiet:
            time.sleep(chosen.quiet)

    each(Measured.warm_up, quiet=True)
    each(Measured.sit, quiet=True)
    for one in measured:
        one.wait_in_the_lobby()
    each(lambda one: one.run("at a steady rate, every table asleep at first", "steady"))
    each(lambda one: one.run("at full speed", "full_speed"))
    for turn in range(TURNS):
        each(lambda one: one.costs.append(one.run("at a steady rate, every table awake", "steady")), turn == TURNS - 1)
    for one in measured:
        one.end()
    return {one.title: sum(one.costs) / len(one.costs) for one in measured}


if __name__ == "__main__":
    main()

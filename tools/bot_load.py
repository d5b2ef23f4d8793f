"""Measures how long bots let people wait: from the moment a server asks a bot to the moment it has its answer.

    python tools/bot_load.py --tables 20 --bot hard --seconds 60              (people answer at once)
    python tools/bot_load.py --tables 20 --bot hard --seconds 60 --pace 3     (after 3 seconds, give or take a half)
    python tools/bot_load.py --tables 20 --bot hard --seconds 60 --bots 3     (one person and three bots at each table)

One `starboard serve` on SQLite with the number of bot processes that it chooses for this machine; all three games in
turn; one scripted person at each table, who answers by lot. A table whose game is over is followed by another. The time
counts what a question waits in the queue, not only what the bot thinks. Meanwhile the server's event loop is asked
every 20 ms to do something: by how much it is late tells whether thinking holds up the tables.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from starboard.cli.main import main as starboard
from starboard.cli.progress import progress
from starboard.kernel.build import build
from starboard.server.play.thinking import Thinking

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.load import DECODER, GAMES, Server, any_answer, spread

LOOK_EVERY = 0.02
"""Seconds between two looks at the event loop."""


# --- the server, with a clock beside every question -----------------------------------------------------------


def serve(notes: Path, arguments: list[str]) -> int:
    """`starboard serve` that notes when a bot was asked, how long it took to have its answer, and how late its event
    loop was; a line of JSON for each."""
    file = notes.open("a", encoding="utf-8", buffering=1)
    choose, start = Thinking.choose, Thinking.start

    async def timed(self: Thinking, game: str, header: dict[str, Any], *rest: Any) -> list[str | int]:
        began = time.monotonic()
        answer = await choose(self, game, header, *rest)
        file.write(json.dumps(["answer", began, time.monotonic() - began, header["ruleset"]]) + "\n")
        return answer

    async def look() -> None:
        while True:
            planned = time.monotonic() + LOOK_EVERY
            await asyncio.sleep(LOOK_EVERY)
            file.write(json.dumps(["loop", planned, time.monotonic() - planned, ""]) + "\n")

    looking: list[asyncio.Task[None]] = []

    async def started(self: Thinking) -> None:
        looking.append(asyncio.create_task(look()))
        await start(self)

    Thinking.choose = timed  # type: ignore[method-assign,assignment]
    Thinking.start = started  # type: ignore[method-assign]
    return starboard(arguments)


class NotingServer(Server):
    """The same server as that of `make load`, started through `serve`."""

    def __init__(self, database: str, notes: Path) -> None:
        self.notes = notes
        super().__init__(database)

    def started(self, arguments: list[str], environment: dict[str, str]) -> subprocess.Popen[bytes]:
        command = [sys.executable, __file__, "--serve", str(self.notes), *arguments]
        return subprocess.Popen(command, env=environment)


# --- people ---------------------------------------------------------------------------------------------------


class People:
    """One scripted person, at many tables at once."""

    def __init__(self, address: str, bot: str, bots: int, pace: float) -> None:
        self.address = address
        self.bot = bot
        self.bots = bots
        self.pace = pace
        self.source = random.Random(1)
        limits = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.AsyncClient(base_url=address, headers={"Origin": address}, timeout=120, limits=limits)
        self.moves = 0
        self.refused = 0
        self.finished = 0

    async def play(self, number: int) -> None:
        """One game after the other."""
        while True:
            await self.play_game(GAMES[number % len(GAMES)])
            self.finished += 1

    async def play_game(self, game: str) -> None:
        seats = [{"who": "me"}, *({"who": "bot", "bot": self.bot} for _ in range(self.bots))]
        wish = {"ruleset": game, "options": {}, "seats": seats, "private": False}
        made = (await self.http.post("/api/tables", json=wish)).raise_for_status().json()
        path = f"/api/tables/{made['id']}/play?seat=0&language=en"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        async with connect(
            self.address.replace("http", "ws") + path,
            origin=self.address,  # type: ignore[arg-type]
            additional_headers={"Cookie": cookie},
            compression=None,
            max_size=None,
            open_timeout=120,
        ) as wire:
            asked = None
            waits = False
            async for raw in wire:
                message = DECODER.decode(raw)
                if message.say == "update":
                    asked = message.decision
                    if message.over:
                        return
                elif message.say in ("done", "refused"):
                    waits = False
                    self.moves += message.say == "done"
                    self.refused += message.say == "refused"
                if asked is not None and not waits:
                    await asyncio.sleep(self.pace * self.source.uniform(0.5, 1.5))
                    choice = any_answer(asked.form, self.source)
                    frame = {"do": "choose", "ref": 1, "decision": asked.id, "choice": choice}
                    await wire.send(msgspec.json.encode(frame).decode())
                    asked, waits = None, True

    async def here(self, tables: int, seconds: float) -> None:
        (await self.http.post("/api/me", json={"name": "Scripted"})).raise_for_status()
        playing = [asyncio.create_task(self.play(number)) for number in range(tables)]
        done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await self.http.aclose()
        for task in done:
            with contextlib.suppress(ConnectionClosed):
                task.result()


# --- the report -----------------------------------------------------------------------------------------------


def told(notes: list[list[Any]], since: float) -> list[str]:
    """Everything that began after a moment; exits if no bot has answered."""
    answers = [note for note in notes if note[0] == "answer" and note[1] >= since]
    if not answers:
        raise SystemExit("no bot has answered, so there is nothing to measure")
    lines = [f"from asking a bot to its answer: {spread([note[2] for note in answers])}"]
    for game in GAMES:
        lines.append(f"  {game}: {spread([note[2] for note in answers if note[3] == game])}")
    late = [note[2] for note in notes if note[0] == "loop" and note[1] >= since]
    return [*lines, f"the event loop was late by: {spread(late)}"]


def main() -> int:
    if sys.argv[1:2] == ["--serve"]:
        return serve(Path(sys.argv[2]), sys.argv[3:])
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--bots", type=int, default=1, help="bots at each table, beside one person (1)")
    parser.add_argument("--pace", type=float, default=0.0, help="seconds that a person takes on average (0: at once)")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--warm", type=float, default=10.0, help="seconds at first that do not count")
    chosen = parser.parse_args()
    if not (0 < chosen.tables <= 500 and 0 < chosen.seconds <= 3600 and 1 <= chosen.bots <= 3 and chosen.pace >= 0):
        parser.error("1 to 500 tables, up to 3600 seconds, 1 to 3 bots, and a pace of at least 0")
    with tempfile.TemporaryDirectory(prefix="starboard-load-") as folder:
        notes = Path(folder) / "notes.jsonl"
        server = NotingServer(f"sqlite:///{folder}/load.db", notes)
        try:
            server.wait()
            people = People(server.address, chosen.bot, chosen.bots, chosen.pace)
            since = time.monotonic() + chosen.warm
            with progress("tables with bots", 1, "run"):
                asyncio.run(people.here(chosen.tables, chosen.warm + chosen.seconds))
        finally:
            server.stop()
        found = [json.loads(line) for line in notes.read_text(encoding="utf-8").splitlines() if line.endswith("]")]
    print(
        f"{chosen.tables} tables with {chosen.bots} {chosen.bot} each, {build()} build, Python "
        f"{platform.python_version()}, {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}"
    )
    print(f"people made {people.moves} moves and finished {people.finished} games; {people.refused} were refused")
    print("\n".join(told(found, since)))
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""A database of an earlier version is brought up to date, and the games in it go on."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine
from tests.server.club import ADA, BOB, choose, first_answer

from starboard.kernel.match import Match
from starboard.kernel.record import SEAT, Entry, line_of
from starboard.kernel.registry import ruleset_named
from starboard.server.server import Server
from starboard.server.settings import Settings
from starboard.server.store import matches, migrations


def made_by(revision: str, file: Path) -> None:
    """An empty database as the server of that revision made it."""
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    engine.dispose()


def with_a_game(file: Path) -> Match:
    """A game of two that runs with a clock, as the first version wrote it."""
    match = Match.begin(ruleset_named("race"), 2, {}, "old", side_by_side=True)
    for seat in (0, 1):
        match.append(Entry(SEAT, seat, by="person"))
    for seat in (0, 1):
        decision, choice = first_answer(match, seat)
        match.answer(seat, decision, choice)
    database = sqlite3.connect(file)
    for person in (ADA, BOB):
        database.execute(
            "INSERT INTO person (id, name, language, created, generation, addresses) VALUES (?, ?, 'en', 0, 0, '[]')",
            (person.id, person.name),
        )
    clock = {"per": "move", "seconds": 86400, "added": 0, "at_zero": "bot"}
    header = json.dumps(match.record.header())
    database.execute(
        "INSERT INTO game (id, created, owner, status, private, ruleset, seats, options, header, clock, waiting,"
        " winners, thinking, changed) VALUES ('old', 0, 'ada', 'playing', 1, 'race', 2, ?, ?, ?, '[0, 1]', '[]', 0, 0)",
        (json.dumps(match.record.options), header, json.dumps(clock)),
    )
    for seat, person in enumerate((ADA, BOB)):
        database.execute(
            "INSERT INTO seat (game, seat, person, name, bot, resigned, watchable, deadline, left)"
            " VALUES ('old', ?, ?, ?, NULL, 0, 0, 99999999999, NULL)",
            (seat, person.id, person.name),
        )
    for number, entry in enumerate(match.record.entries):
        database.execute("INSERT INTO entry VALUES ('old', ?, ?, 0)", (number, line_of(entry.plain())))
    database.commit()
    database.close()
    return match


def test_a_running_game_of_the_first_version_goes_on_after_the_upgrade(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    made_by("0001", file)
    before = with_a_game(file)

    async def scene() -> None:
        server = Server(Settings(database=f"sqlite:///{file}", workers=1, notify=False))
        await server.store.open()
        try:
            room = server.rooms.room("old")
            async with room.game.lock:
                match = await room.game.ready()
                assert match.game.digest() == before.game.digest()
                seat = match.game.decisions[0].seat
            sheet = await room.game.known()
            row = sheet.seats[0]
            assert (row.lapses, row.bot_from, row.ready, row.holiday, row.wants_pause) == (0, None, False, None, False)
            assert not row.agrees_to_hints
            assert sheet.paused is None
            await choose(room, seat)
            await room.game.take_over(1 - seat, "simple")
            record = await matches.record_of(server.store, "old")
            assert record is not None
            assert [entry.do for entry in record.entries[-2:]] == ["choice", "seat"]
        finally:
            await server.rooms.close()
            await server.store.close()

    asyncio.run(scene())

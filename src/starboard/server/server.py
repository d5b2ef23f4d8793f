"""Server: one running server with all its parts. There is one in a process, or several in a test."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from asyncpg import PostgresError
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from starlette.requests import HTTPConnection

from starboard.bots.piped import name_command
from starboard.server.archive.replay_cache import ReplayCache
from starboard.server.coach.desk import CoachDesk
from starboard.server.duplicate.director import Director
from starboard.server.operation.metrics import Metrics
from starboard.server.operation.pruner import Pruner
from starboard.server.operation.timekeeper import Timekeeper
from starboard.server.people.identity import Identity
from starboard.server.people.notify import Notifier
from starboard.server.play.clocks import Clocks
from starboard.server.play.rooms import Rooms
from starboard.server.play.thinking import Thinking
from starboard.server.ratings.counter import Counter
from starboard.server.settings import Settings
from starboard.server.store.claim import Claim, Claimed
from starboard.server.store.faults import SENTENCES, DatabaseFault, key_of
from starboard.server.store.outside import Watch
from starboard.server.store.store import Store
from starboard.server.store.upgrade import CannotUpgrade, Upgrade
from starboard.server.tables.board import Board
from starboard.server.tables.shelf import Shelf
from starboard.server.web.limits import Limits


class CannotStart(Exception):
    """The server cannot serve; says why in a sentence."""


class Server:
    """Hangs the parts together; each part is given what it needs of the others, and no part knows the server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        for text in settings.bot:
            name_command(text)
        self.metrics = Metrics()
        self.store = Store(settings.database, self.metrics)
        self.upgrade = Upgrade(self.store, settings.database, backup_folder(settings, self.store))
        self.claim = Claim(self.store.file) if self.store.file is not None else None
        self.limits = Limits(settings)
        self.identity = Identity(self.store, settings)
        self.replay_cache = ReplayCache(self.store)
        self.thinking = Thinking(settings.workers, settings.think_seconds, self.metrics, bots=settings.bot)
        self.coach = CoachDesk(self.store, self.thinking)
        self.notifier = Notifier(self.store, settings)
        self.timekeeper = Timekeeper(self.store)
        self.counter = Counter(self.store)
        self.rooms = Rooms(
            self.store, self.thinking, self.metrics, self.notifier, self.timekeeper.now, self.counter.note
        )
        self.board = Board(self.store)
        self.shelf = Shelf(settings.packs)
        self.clocks = Clocks(self.store, self.rooms.expire, self.timekeeper.now)
        self.watch = Watch(self.store)
        self.pruner = Pruner(self.store, settings.keep_guest_tables, self.timekeeper.now)
        self.director = Director(self.store, self.rooms.resign)

    async def open(self, address: str = "") -> None:
        """Be ready to serve. Raises CannotStart, which says why not, if the database cannot be used. `address` is what
        another server is told that wants to use the same SQLite file."""
        try:
            if self.claim is not None:
                await self.claim.take(address)
            await self.open_parts()
        except Claimed as claimed:
            raise CannotStart(str(claimed)) from None
        except CannotUpgrade as fault:
            await self.close()
            raise CannotStart(f"the database cannot be used: {fault}") from None
        except (OSError, SQLAlchemyError, PostgresError, DatabaseFault) as fault:
            await self.close()
            raise CannotStart(f"the database cannot be used: {why(fault)}") from None

    async def open_database(self) -> None:
        """Bring the database up to date, and serve nobody. Raises CannotStart."""
        try:
            await self.upgrade.open_store()
        except CannotUpgrade as fault:
            raise CannotStart(f"the database cannot be used: {fault}") from None
        except (OSError, SQLAlchemyError, PostgresError, DatabaseFault) as fault:
            raise CannotStart(f"the database cannot be used: {why(fault)}") from None

    async def open_parts(self) -> None:
        await self.upgrade.open_store()
        await self.timekeeper.open()
        await self.identity.open()
        await self.thinking.start()
        await self.coach.start()
        await self.notifier.open()
        await self.rooms.start()
        await self.clocks.start()
        await self.timekeeper.start()
        await self.watch.start()
        await self.pruner.start()
        await self.counter.start()
        await self.director.start()

    async def say_goodbye(self) -> None:
        """Tell everybody who is connected to come again later."""
        await self.rooms.say_goodbye()

    async def close(self) -> None:
        """Finish what is being done; nothing that was acknowledged is lost."""
        await self.counter.close()
        await self.director.close()
        await self.pruner.close()
        await self.watch.close()
        await self.timekeeper.close()
        await self.clocks.close()
        await self.rooms.close()
        await self.coach.close()
        await self.thinking.close()
        await self.notifier.close()
        await self.store.close()
        if self.claim is not None:
            self.claim.give_back()


def backup_folder(settings: Settings, store: Store) -> Path | None:
    """Where the database is saved before an upgrade."""
    if not settings.upgrade_backup:
        return None
    if settings.backups:
        return Path(settings.backups)
    return None if store.file is None else store.file.resolve().parent


def why(fault: Exception) -> str:
    """What is wrong with a database, in a sentence."""
    if isinstance(fault, DatabaseFault):
        return SENTENCES[fault.what]
    key = key_of(fault)
    if key is not None:
        return SENTENCES[key]
    return str(fault.orig if isinstance(fault, DBAPIError) else fault).partition("\n")[0]


def server_of(connection: HTTPConnection) -> Server:
    """The server that a request or a WebSocket came to."""
    return cast(Server, connection.app.state.server)

"""Faults of the database, not of the program: told in a sentence, not as a traceback.

A disk that is full, a file that may only be read, a PostgreSQL that is being restarted. Whoever asked is told so, and
may ask again; whoever runs the server finds one line in the log.
"""

from __future__ import annotations

import logging
import time

import asyncpg
from sqlalchemy.exc import DBAPIError, InterfaceError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from starboard.server.refusals import Refused

LOG = logging.getLogger(__name__)

QUIET_SECONDS = 60.0
"""The same fault is logged once in this time."""

SENTENCES = {
    "database-full": "the disk of the database is full",
    "database-read-only": "the database may only be read",
    "database-away": "the database does not answer",
}
OF_SQLITE = {
    "readonly database": "database-read-only",
    "disk is full": "database-full",
    "disk I/O error": "database-full",
    "unable to open database": "database-away",
    "database is locked": "database-away",
}
OF_POSTGRESQL: tuple[tuple[type[BaseException], str], ...] = (
    (asyncpg.exceptions.DiskFullError, "database-full"),
    (asyncpg.exceptions.ReadOnlySQLTransactionError, "database-read-only"),
    (asyncpg.exceptions.PostgresConnectionError, "database-away"),
    (asyncpg.exceptions.OperatorInterventionError, "database-away"),
    (asyncpg.exceptions.InsufficientResourcesError, "database-away"),
    (asyncpg.exceptions.InterfaceError, "database-away"),
    # A connection that was told of the end while it was idle, and has not been closed yet.
    (asyncpg.exceptions.InternalClientError, "database-away"),
)


class DatabaseFault(Refused):
    """The database could not do it. Nothing was changed, unless `unsure`: then it may have been done all the same."""

    def __init__(self, key: str, unsure: bool = False) -> None:
        super().__init__(f"{key}-unsure" if unsure else key, {}, 503)
        self.what = key


def key_of(fault: BaseException) -> str | None:
    """What is wrong with the database; None if something else is."""
    if isinstance(fault, PoolTimeout | ConnectionError | TimeoutError):
        return "database-away"
    if not isinstance(fault, DBAPIError):
        return key_of_driver(fault)
    found = key_of_driver(fault.orig)
    if found is not None:
        return found
    return "database-away" if fault.connection_invalidated or isinstance(fault, InterfaceError) else None


def key_of_driver(fault: BaseException | None) -> str | None:
    """As `key_of`, by what the driver said, or what made it say so."""
    while fault is not None:
        for kind, key in OF_POSTGRESQL:
            if isinstance(fault, kind):
                return key
        if isinstance(fault, ConnectionError):
            return "database-away"
        text = str(fault)
        for part, key in OF_SQLITE.items():
            if part in text:
                return key
        fault = fault.__cause__
    return None


class Log:
    """What was wrong recently, so that the log says it once."""

    def __init__(self) -> None:
        self.said: dict[str, float] = {}

    def note(self, key: str) -> None:
        now = time.monotonic()
        if now - self.said.get(key, -QUIET_SECONDS) >= QUIET_SECONDS:
            self.said[key] = now
            LOG.warning("%s: what needs it is refused until that is mended", SENTENCES[key])

"""Claim: one server at a time uses an SQLite file. It says in a file beside it who it is, and holds that locked.

The lock goes with the process that holds it, however that ends.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
import time
from pathlib import Path
from typing import TextIO

if sys.platform != "win32":
    import fcntl


LOG = logging.getLogger(__name__)

PATIENCE = 3.0
"""Seconds for the last server to be gone. A bot's process that was just being split off from one that was killed holds
the lock for a moment."""


class Claimed(Exception):
    """Another server uses the database; says which."""


class Claim:
    """Ours, from `take` to `give_back`."""

    def __init__(self, database: Path) -> None:
        self.database = database
        real = database.resolve()
        self.path = real.with_name(real.name + "-server")
        self.file: TextIO | None = None

    async def take(self, address: str) -> None:
        """Raises Claimed if another server has it, and OSError if nothing can be written beside the database."""
        file = os.fdopen(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600), "r+", encoding="utf-8")
        end = time.monotonic() + PATIENCE
        while not is_locked(file):
            if time.monotonic() > end:
                first = self.who(file)
                file.close()
                raise Claimed(
                    f"{self.database} is in use by another server ({first}); stop that one, or name another database "
                    "with --database: several servers can share a PostgreSQL database, but not an SQLite file"
                )
            await asyncio.sleep(0.05)
        file.seek(0)
        file.truncate()
        json.dump({"process": os.getpid(), "address": address}, file)
        file.flush()
        self.file = file

    @staticmethod
    def who(file: TextIO) -> str:
        try:
            found = json.loads(file.read())
            return f"process {found['process']}, {found['address']}"
        except (OSError, ValueError, KeyError, TypeError):
            return "it did not say which"

    def give_back(self) -> None:
        """The file stays: another server may be about to lock it."""
        if self.file is not None:
            self.file.truncate(0)
            self.file.close()
            self.file = None


def is_locked(file: TextIO) -> bool:
    """Lock a file; False if another process has it locked."""
    if sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError as fault:  # a file system that knows no locks
            LOG.warning("cannot make sure that no other server uses this database: %s", fault.strerror)
    return True

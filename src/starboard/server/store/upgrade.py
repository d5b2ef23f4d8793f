"""Upgrade: an older database is saved in a file before a newer version changes it, and how to go back to that file.

Knows files and schemas; the steps themselves are in `migrations`.
"""

from __future__ import annotations

import logging
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from starboard.server.store import migrations
from starboard.server.store.backup import BackupError, back_up
from starboard.server.store.migrations import Newer
from starboard.server.store.store import Store

LOG = logging.getLogger(__name__)


class CannotUpgrade(Exception):
    """The database stays as it is; says why, and what to do."""


class Upgrade:
    """Brings one database up to date. `folder` is where it is saved before; None: nowhere."""

    def __init__(self, store: Store, database: str, folder: Path | None) -> None:
        self.store = store
        self.database = database
        self.folder = folder

    @property
    def name(self) -> str:
        """What the names of its saved files begin with."""
        file = self.store.file
        return file.stem if file is not None else Path(self.store.url.database or "starboard").name

    async def open_store(self) -> None:
        """Open the store. Raises CannotUpgrade; nothing was changed then."""
        try:
            await self.store.open(self.save)
        except Newer as newer:
            raise CannotUpgrade(f"{newer}; {self.way_back()}") from None

    async def save(self, schema: str) -> None:
        """Save a database of an older schema."""
        if self.folder is None:
            LOG.warning(
                "the database is brought from schema %s to %s, and no copy was saved before: --backups names a folder",
                schema,
                migrations.newest(),
            )
            return
        to = self.new_file(schema)
        try:
            await back_up(self.database, to)
        except (BackupError, OSError, SQLAlchemyError) as fault:
            raise CannotUpgrade(
                f"the database is of an older Starboard (schema {schema}) and could not be saved before its upgrade: "
                f"{fault}; make room, name another folder with --backups, or do without by --upgrade-backup off"
            ) from None
        LOG.info("the database is brought from schema %s to %s; as it was it is in %s", schema, migrations.newest(), to)

    def new_file(self, schema: str) -> Path:
        """A file that does not exist yet."""
        assert self.folder is not None
        stem = f"{self.name}-schema-{schema}-{time.strftime('%Y-%m-%d')}"
        path, number = self.folder / f"{stem}.db", 2
        while path.exists():
            path, number = self.folder / f"{stem}-{number}.db", number + 1
        return path

    def way_back(self) -> str:
        """What to do if the database is too new for this version."""
        again = "start that version again, or go back to a backup from before its upgrade"
        saved = self.saved()
        file = saved[-1] if saved else "FILE"
        return f"{again}: `starboard restore {file} --database URL` puts it into a new database"

    def saved(self) -> list[Path]:
        """The files that an upgrade has saved and this version can read, newest last."""
        folder = self.folder or (None if self.store.file is None else self.store.file.parent)
        found = [] if folder is None else folder.glob(f"{self.name}-schema-*.db")
        return sorted((path for path in found if is_readable(path)), key=lambda path: (path.stat().st_mtime, path.name))


def is_readable(file: Path) -> bool:
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error:
        return False
    return row is not None and migrations.is_known(row[0])

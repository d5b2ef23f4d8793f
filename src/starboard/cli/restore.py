"""`starboard restore`: put a backup into a new database."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from starboard.cli.arguments import Mistake, server_needed
from starboard.cli.backup import add_database, database_of

if TYPE_CHECKING:
    from starboard.cli.arguments import Parser


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser(
        "restore",
        help="put a backup into a new database",
        description="Put everything from a backup into a database that is empty or does not exist yet, SQLite or "
        "PostgreSQL, whichever the backup came from.",
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a file that `starboard backup` wrote")
    add_database(parser, "the database to fill")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    with server_needed():
        from starboard.server.store.backup import BackupError, restore  # noqa: PLC0415

    database = database_of(arguments)
    if database.startswith("sqlite:///"):
        Path(database.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
    try:
        games = asyncio.run(restore(arguments.file, database))
    except BackupError as error:
        raise Mistake(str(error)) from None
    print(f"Restored: {games} games")
    return 0

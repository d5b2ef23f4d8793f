"""`starboard backup`: everything a server knows in one file."""

from __future__ import annotations

import argparse
import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING

from starboard.cli import saves
from starboard.cli.arguments import Mistake, server_needed
from starboard.server.settings import variable

if TYPE_CHECKING:
    from starboard.cli.arguments import Parser


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser(
        "backup",
        help="save everything a server knows in one file",
        description="Write all people, tables and games into one file, consistent even while the server runs. The file "
        "holds what people are signed in with: keep it where only you can read it.",
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="the file to write; one that exists is replaced")
    add_database(parser, "the database to save")
    parser.set_defaults(run=run)


def add_database(parser: argparse.ArgumentParser, about: str) -> None:
    parser.add_argument(
        "--database", metavar="URL", help=f"{about}, as `starboard serve` takes it [{variable('database')}]"
    )


def database_of(arguments: argparse.Namespace) -> str:
    """The database that was named, else the one that `starboard serve` uses."""
    named = arguments.database or os.environ.get(variable("database"))
    return checked_database(str(named or f"sqlite:///{saves.folder() / 'starboard.db'}"))


def checked_database(database: str) -> str:
    """An address that can be that of a database."""
    with server_needed():
        from starboard.server.store.store import WrongAddress, place  # noqa: PLC0415

    try:
        place(database)
    except WrongAddress as wrong:
        raise Mistake(f"--database: {wrong}") from None
    return database


def run(arguments: argparse.Namespace) -> int:
    with server_needed():
        from starboard.server.store.backup import BackupError, back_up  # noqa: PLC0415

    try:
        games = asyncio.run(back_up(database_of(arguments), arguments.file))
    except BackupError as error:
        raise Mistake(str(error)) from None
    print(f"Saved: {games} games in {arguments.file}")
    return 0

"""`starboard serve`: run the server, with the browser client if it is built."""

from __future__ import annotations

import argparse
import os
import socket
from dataclasses import fields, replace
from typing import TYPE_CHECKING

from starboard import web
from starboard.bots.piped import name_command
from starboard.cli import saves
from starboard.cli.arguments import Mistake, server_needed
from starboard.cli.backup import checked_database
from starboard.cli.packs import shelf_folder
from starboard.server.operation import logs
from starboard.server.settings import SettingError, Settings, flag, settings_from, variable

if TYPE_CHECKING:
    from starboard.cli.arguments import Parser


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser(
        "serve",
        help="run the server, to play in a browser",
        description="Run the server. Everything can be set by a flag or by the environment; a flag wins.",
        epilog="To stop it, press Ctrl-C: it finishes what it is writing, and everybody's browser comes back by itself "
        "when it runs again.",
    )
    add_settings(parser)
    parser.add_argument("--open", action="store_true", help="open the browser when the server is ready")
    parser.set_defaults(run=run)


def add_settings(parser: argparse.ArgumentParser) -> None:
    """A flag for everything that can be set, explained with its variable and its default."""
    for one in fields(Settings):
        default = getattr(Settings, one.name)
        usual = ",".join(default) if isinstance(default, tuple) else default
        if isinstance(default, bool):
            usual = "on" if default else "off"
        shown = f"; default: {usual}" if usual != "" else ""
        parser.add_argument(
            flag(one.name),
            dest=one.name,
            metavar=one.metadata["shape"] or "on|off",
            action="append" if one.metadata["each"] else "store",
            help=f"{one.metadata['about']} [{variable(one.name)}{shown}]".replace("%", "%%"),
        )


def settings_of(arguments: argparse.Namespace) -> Settings:
    """The settings that a command was given; SQLite in the user's data folder if no database is named."""
    usual = saves.folder() / "starboard.db"
    try:
        found = settings_from(vars(arguments), os.environ, database=f"sqlite:///{usual}", packs=str(shelf_folder()))
    except SettingError as error:
        raise Mistake(str(error)) from None
    if found.database == f"sqlite:///{usual}":
        usual.parent.mkdir(parents=True, exist_ok=True)
        # It holds the key of all cookies: nobody else on this machine may read it.
        usual.touch(mode=0o600)
    if not found.backups and not found.database.startswith("sqlite:"):
        return replace(found, backups=str(saves.folder()))
    return found


def run(arguments: argparse.Namespace) -> int:
    settings = settings_of(arguments)
    with server_needed():
        # Loading the server takes a while, and few commands need it.
        from starboard.server.operation.process import serve  # noqa: PLC0415
        from starboard.server.operation.processes import serve_many  # noqa: PLC0415
        from starboard.server.server import CannotStart  # noqa: PLC0415
    checked_database(settings.database)
    for text in settings.bot:
        try:
            name_command(text)
        except ValueError as wrong:
            raise Mistake(f"--bot: {wrong}") from None
    logs.set_up(settings)
    line = listening(settings)
    address = address_of(settings, line)
    assets = web.assets() if web.assets().is_dir() else None
    if assets is None:
        logs.tell("the browser client is not built, so only the interface for programs is there")
    try:
        run_them = serve if settings.processes == 1 else serve_many
        run_them(settings, assets, line, address, arguments.open)
    except CannotStart as trouble:
        raise Mistake(str(trouble)) from None
    return 0


def listening(settings: Settings) -> socket.socket:
    """A socket on the address asked for; without a free port there, says so before anything else is done."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    line = socket.socket(family, socket.SOCK_STREAM)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        line.bind((settings.host, settings.port))
    except OSError as error:
        line.close()
        raise Mistake(
            f"cannot listen on {settings.host} port {settings.port}: {error.strerror}; choose another with --port"
        ) from None
    line.set_inheritable(True)
    return line


def address_of(settings: Settings, line: socket.socket) -> str:
    """What to type into a browser."""
    if settings.public_url:
        return settings.public_url
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{line.getsockname()[1]}"

"""Content packs on the command line: where they are installed, and the game with one of them."""

from __future__ import annotations

import argparse
from pathlib import Path

from starboard.cli import saves
from starboard.cli.arguments import Mistake, ruleset_of
from starboard.kernel.ruleset import Ruleset
from starboard.packs import Pack, PackError, find_pack, read_pack
from starboard.packs.shelf import write_whole


def add_pack(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--pack", metavar="NAME", help="an installed content pack; `starboard content list` names them (none)"
    )


def shelf_folder() -> Path:
    """Where packs are installed."""
    return saves.folder() / "packs"


def ruleset_with_pack(arguments: argparse.Namespace) -> Ruleset:
    """The game that was named, with the values of the pack that was named."""
    ruleset = ruleset_of(arguments)
    return ruleset if arguments.pack is None else pack_named(arguments.pack, ruleset.name).ruleset()


def pack_named(name: str, game: str) -> Pack:
    """An installed pack for a game."""
    try:
        pack = find_pack(shelf_folder(), name)
    except PackError as error:
        raise Mistake(str(error)) from None
    if pack.game != game:
        raise Mistake(f"the pack {name} is for {pack.game}, not for {game}")
    return pack


def pack_in(path: Path, game: str) -> Pack:
    """The pack in a file, for a game."""
    try:
        pack = read_pack(path)
    except PackError as error:
        raise Mistake(str(error)) from None
    if pack.game != game:
        raise Mistake(f"{path} is a pack for {pack.game}, not for {game}")
    return pack


def write_new(path: Path, text: str) -> None:
    """Write a file that was not there."""
    try:
        if path.exists():
            raise Mistake(f"{path} exists already; name another file")
        write_whole(path, text)
    except (OSError, ValueError) as error:
        raise Mistake(f"cannot write {str(path)[:60]}: {getattr(error, 'strerror', None) or error}") from None

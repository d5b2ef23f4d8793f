"""The shelf: a folder of installed packs, each in a file of its own name. Files there may have been edited by hand."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from starboard.packs.check import contradictions
from starboard.packs.pack import MOST_BYTES, NAME, Pack, PackError

SUFFIX = ".toml"


class Shelved(NamedTuple):
    """A file on the shelf: the pack in it, or what is wrong with it."""

    name: str
    pack: Pack | None
    problem: str


def file_text(path: Path) -> str:
    """What a file says; raises PackError if it cannot be read or cannot be a pack."""
    try:
        with path.open("rb") as file:
            found = file.read(MOST_BYTES + 1)
        return found.decode("utf-8")
    except (OSError, ValueError) as error:
        if isinstance(error, UnicodeDecodeError) and len(found) <= MOST_BYTES:
            raise PackError(f"{path}: not a TOML file: it is not UTF-8 text") from None
        if isinstance(error, UnicodeDecodeError):
            raise PackError(f"{path}: longer than {MOST_BYTES} bytes, which no pack needs") from None
        why = getattr(error, "strerror", None) or error
        raise PackError(f"cannot read {str(path)[:60]}: {why}") from None


def read_pack(path: Path) -> Pack:
    """The pack in a file; raises PackError."""
    return Pack.parse(file_text(path), str(path))


def shelved_packs(shelf: Path) -> list[Shelved]:
    """Everything on the shelf by name; a damaged file spoils only itself."""
    found = []
    for path in sorted(shelf.glob(f"*{SUFFIX}")):
        try:
            found.append(Shelved(path.stem, find_pack(shelf, path.stem), ""))
        except PackError as error:
            found.append(Shelved(path.stem, None, str(error)))
    return found


def find_pack(shelf: Path, name: str) -> Pack:
    """An installed pack by its name, sound by the game's own check; raises PackError."""
    path = shelf / f"{name}{SUFFIX}"
    if not NAME.fullmatch(name) or not path.exists():
        there = ", ".join(sorted(one.stem for one in shelf.glob(f"*{SUFFIX}"))) or "none"
        raise PackError(f"there is no pack {name[:40]!r}; installed are: {there}")
    pack = read_pack(path)
    if pack.name != name:
        raise PackError(f"{path}: says that it is the pack {pack.name!r}; rename the file, or its name in it")
    for failure in contradictions(pack.ruleset()) or []:
        raise PackError(f"{path}: {failure}; somebody has changed the file since it was installed")
    return pack


def install_pack(shelf: Path, text: str, pack: Pack) -> Path:
    """Put a pack on the shelf as it was written, in one step: an old file of this name stays whole or is replaced."""
    path = shelf / f"{pack.name}{SUFFIX}"
    write_whole(path, text)
    return path


def write_whole(path: Path, text: str) -> None:
    """Write a file in one step: whatever happens, it holds either the old text or the new one."""
    beside = path.with_name(f"{path.name}.new")
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise

"""Saved games: where they are when nobody says, how they are written so that nothing is lost, and how they are read."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path

from starboard.cli.arguments import Mistake
from starboard.kernel.record import Record, RecordError

SUFFIX = ".jsonl"


def folder() -> Path:
    """The user's data folder for Starboard, by the habits of the system."""
    if sys.platform == "win32":
        root = Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming")
    elif sys.platform == "darwin":
        root = Path.home() / "Library" / "Application Support"
    else:
        root = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return root / "starboard"


def fresh_path(ruleset: str) -> Path:
    """A file for a new game, named for the game and the time; never one that exists."""
    stem = f"{ruleset}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder() / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder() / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def latest_path(ruleset: str) -> Path:
    """The file of this game that was written last."""
    found = sorted(folder().glob(f"{ruleset}-*{SUFFIX}"), key=lambda path: (path.stat().st_mtime_ns, path.name))
    if not found:
        raise Mistake(f"there is no saved game in {folder()}; name a file after --resume")
    return found[-1]


def write(path: Path, record: Record) -> None:
    """Replace the file in one step: whatever happens, it holds either the old record or the new one."""
    try:
        beside = path.with_name(path.name + ".new")
        path.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(record.text())
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        raise Mistake(f"cannot save the game to {str(path)[:60]}: {why}; choose another file with --save") from None


def can_be_written(path: Path) -> None:
    """To be asked before long work: raises Mistake if a file cannot be written there."""
    try:
        why = "it is a folder" if path.is_dir() else "" if path.parent.is_dir() else f"there is no folder {path.parent}"
    except OSError as error:
        why = error.strerror or str(error)
    if why:
        raise Mistake(f"cannot write {str(path)[:60]}: {why}")


def read(path: Path) -> Record:
    """Read a record; what is wrong with the file is said with its name."""
    try:
        return Record.parse(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Mistake(f"cannot read {str(path)[:60]}: {error.strerror}; name a saved game") from None
    except UnicodeDecodeError:
        raise Mistake(f"{path} is not a Starboard record: it is not UTF-8 text") from None
    except RecordError as error:
        raise Mistake(f"{path}: {error}") from None

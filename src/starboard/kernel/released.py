"""Released contents: what was printed, by our knowledge, in every version of the program that people have.

A record names its content by a hash. When a value is corrected, the content that records were made with stays in the
package, whole, under the version that had it: `released/<version>.json` in the folder of its game. So a record made
with any released version replays for ever. `tools/release_content.py` writes these files.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from starboard.kernel.content import ContentError, Tables


class Release:
    """The content of one version: its hash for each part of it that options may use, and its tables."""

    def __init__(self, version: str, hashes: dict[str, str], rows: dict[str, list[list[Any]]]) -> None:
        self.version = version
        self.hashes = hashes
        self.rows = rows

    def tables(self, like: Tables) -> Tables:
        """Its content as tables, of the kinds that the game has now."""
        made = Tables(list(like.kinds.values()))
        for kind, rows in self.rows.items():
            if kind not in made.kinds:
                raise ContentError(f"the content of version {self.version} has the unknown kind {kind!r}")
            for thing, row in rows:
                made.add(kind, thing, row)
        return made


def frozen(hashes: Mapping[str, str], tables: Tables) -> str:
    """What a release is written as."""
    rows = {
        kind: [[thing, row] for thing, row in zip(tables.names[kind], tables.rows[kind], strict=True)]
        for kind in tables.kinds
    }
    return json.dumps({"hashes": dict(hashes), "rows": rows}, ensure_ascii=True, indent=0) + "\n"


def same_as(hashes: Mapping[str, str], version: str) -> str:
    """The same for a version whose content is that of an earlier one."""
    return json.dumps({"hashes": dict(hashes), "same_as": version}, ensure_ascii=True, indent=0) + "\n"


READ: Final[dict[str, list[Release]]] = {}


def releases_in(folder: Path) -> list[Release]:
    """The releases of a folder; read once."""
    place = str(folder)
    if place not in READ:
        READ[place] = read_releases(folder)
    return READ[place]


def read_releases(folder: Path) -> list[Release]:
    plain = {path.stem: json.loads(path.read_text(encoding="ascii")) for path in sorted(folder.glob("*.json"))}
    return [
        Release(version, data["hashes"], data["rows"] if "rows" in data else plain[data["same_as"]]["rows"])
        for version, data in plain.items()
    ]

"""Writes the JSON schema of all that a server sends; the client's TypeScript is generated from it.

The package need not be installed: the games are those that `pyproject.toml` announces.

    python tools/write_schema.py web/schema.json
"""

from __future__ import annotations

import sys
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path

from starboard.server.web import schema
from starboard.words.face import Face
from starboard.words.faces import GROUP

PROJECT = Path(__file__).parents[1] / "pyproject.toml"


def announced() -> dict[str, Face]:
    """The faces of the games in this repository."""
    points = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["entry-points"][GROUP]
    return {name: EntryPoint(name, value, GROUP).load() for name, value in points.items()}


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(schema.encoded(schema.document(announced())))

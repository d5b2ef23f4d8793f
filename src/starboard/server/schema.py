"""Schema: everything on the wire as JSON schema; the browser's types are generated from it.

`python -m starboard.server.schema FILE` writes it. Every definition bears the name of its class in `wire`.
"""

from __future__ import annotations

import inspect
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from starboard.server import wire

DIALECT = "https://json-schema.org/draft/2020-12/schema"
UNIONS = ("Form", "FromClient", "FromServer")


def types() -> list[type]:
    """Every message type, in the order of the wire."""
    found = [kind for kind in vars(wire).values() if inspect.isclass(kind) and issubclass(kind, wire.In | wire.Out)]
    return [kind for kind in found if kind not in (wire.In, wire.Out)]


def definitions(place: str) -> dict[str, Any]:
    """A schema for each type and union by its name; they refer to each other under `place`."""
    kinds = [*types(), *(getattr(wire, name) for name in UNIONS)]
    schemas, found = msgspec.json.schema_components(kinds, ref_template=place + "/{name}")
    for kind in types():
        if issubclass(kind, wire.Out):
            # What we send is always sent in full; a default only spares our own code from writing it.
            found[kind.__name__]["required"] = list(found[kind.__name__]["properties"])
    for name, schema in zip(UNIONS, schemas[-len(UNIONS) :], strict=True):
        found[name] = {"title": name, **schema}
    return dict(found)


def document() -> dict[str, Any]:
    """One JSON schema document with a definition for every type."""
    return {
        "$schema": DIALECT,
        "title": "Starboard",
        "description": f"Protocol {wire.PROTOCOL}: all that travels between a server and its clients.",
        "$defs": definitions("#/$defs"),
    }


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(document(), indent=2) + "\n", encoding="utf-8")

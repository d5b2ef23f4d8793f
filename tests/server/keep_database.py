"""Keeps a database of today's server for the tests of later ones: games of every ruleset in the middle, and one over.

    python -m tests.server.keep_database     # writes databases/SCHEMA.db.gz, and SCHEMA.json: who sits there

Run it when a version is released. `test_old_databases.py` opens every database that was kept, and plays on.
"""

from __future__ import annotations

import gzip
import json
import tempfile
from pathlib import Path
from random import Random

from tests.server.client import Chair, Data, act
from tests.server.node import Node
from tests.server.nursery import Nursery
from tests.server.players import gather, play_out, play_some

from starboard.server.store import migrations
from starboard.server.store.backup import copy_as_it_is

FOLDER = Path(__file__).parent / "databases"
TABLES = [("race", 2, 40), ("race", 3, 90), ("frontiers", 3, 60), ("sun", 2, 70)]
"""Which games are in the middle: the ruleset, the seats and how many decisions were made."""


def noted(chairs: list[Chair], ruleset: str, over: bool) -> Data:
    cookies = [next(iter(chair.person.http.cookies.values())) for chair in chairs]
    return {"ruleset": ruleset, "table": chairs[0].id, "seats": len(chairs), "over": over, "cookies": cookies}


async def play(address: str, found: list[Data]) -> None:
    for ruleset, seats, decisions in TABLES:
        chairs = await gather(address, ruleset, seats)
        await play_some(chairs, decisions)
        found.append(noted(chairs, ruleset, over=False))
    chairs = await gather(address, "race", 2)
    await play_out(chairs, Random(1))
    found.append(noted(chairs, "race", over=True))


def main() -> None:
    found: list[Data] = []
    nursery = Nursery()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        node = Node(nursery, f"sqlite:///{folder / 'kept.db'}", folder)
        node.start()
        try:
            act(play(node.address, found))
        finally:
            node.stop()
            nursery.close()
        copy_as_it_is(folder / "kept.db", folder / "whole.db")
        schema = migrations.newest()
        (FOLDER / f"{schema}.db.gz").write_bytes(gzip.compress((folder / "whole.db").read_bytes(), 9, mtime=0))
    (FOLDER / f"{schema}.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(f"Kept: {len(found)} games of schema {schema} in {FOLDER}")


if __name__ == "__main__":
    main()

"""A campaign of kills: servers are killed many hundred times during play, and no acknowledged choice may be lost.

    python -m tests.server.campaign [--sqlite 600] [--postgresql 400] [--minutes 120] [--state FILE]

Kills are timed in turn to people's choices, bots' thinking, the start of a server and a backup. It goes on from where
it stopped: what was done is kept in a file. Ends with status 1 if anything was lost, doubled or out of order, or if
kills are left to do: because the time is up, or because PostgreSQL is not installed (`--postgresql 0` leaves it out).
"""

from __future__ import annotations

import argparse
import json
import logging
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from tests.server import client
from tests.server.client import act
from tests.server.node import Node
from tests.server.nursery import Nursery
from tests.server.postgres import Cluster, programs
from tests.server.siege import GAMES, Played, Siege, Way

AT_ONCE = 40
"""Kills in one siege; after each everything is compared, and the next one has a new database."""

WAYS: tuple[Way, ...] = ("moves", "thinking", "start", "backup")
PLAYED: list[Played] = [*GAMES, ("frontiers", 1, 2, {})]


class Campaign:
    """What was done so far, kept in a file."""

    def __init__(self, state: Path) -> None:
        self.state = state
        self.done: dict[str, dict[str, Any]] = json.loads(state.read_text()) if state.exists() else {}

    def kills(self, database: str) -> int:
        return sum(self.done.get(database, {}).get("kills", {}).values())

    def note(self, database: str, siege: Siege) -> None:
        so_far = self.done.setdefault(database, {"kills": {}, "games": 0, "choices": 0, "lost connections": 0})
        for way, count in siege.killed.items():
            so_far["kills"][way] = so_far["kills"].get(way, 0) + count
        so_far["games"] += siege.games
        so_far["choices"] += siege.choices
        so_far["lost connections"] += siege.losses
        fresh = self.state.with_suffix(".new")
        fresh.write_text(json.dumps(self.done, indent=1))
        fresh.replace(self.state)

    def tell(self) -> None:
        for database, found in self.done.items():
            ways = ", ".join(f"{count} at {way}" for way, count in found["kills"].items())
            print(
                f"{database}: {self.kills(database)} kills ({ways}); {found['games']} games, {found['choices']} "
                f"acknowledged choices, {found['lost connections']} lost connections; nothing lost, doubled or out of "
                "order",
                flush=True,
            )


def besiege(nursery: Nursery, databases: list[str], kills: int, seed: str) -> Siege:
    """One siege of one database, by as many servers as it is named."""
    with tempfile.TemporaryDirectory(prefix="starboard-siege-") as folder:
        nodes = [Node(nursery, database.format(folder=folder), Path(folder)) for database in databases]
        try:
            for node in nodes:
                node.start()
            siege = Siege(nodes, Random(seed), WAYS, PLAYED)
            act(siege.run(kills))
        finally:
            for node in nodes:
                node.kill()
        for node in nodes:
            node.check_log()
        return siege


def main() -> int:
    parser = argparse.ArgumentParser(description="Kill servers during play; nothing that was acknowledged may be lost.")
    parser.add_argument("--sqlite", type=int, default=600, metavar="KILLS")
    parser.add_argument("--postgresql", type=int, default=400, metavar="KILLS", help="of two servers in turn")
    parser.add_argument("--minutes", type=float, default=240.0, help="no new siege begins after this time")
    parser.add_argument(
        "--state", type=Path, default=Path(".kills.json"), help="what was done; remove it to begin anew"
    )
    chosen = parser.parse_args()
    logging.getLogger("httpx").setLevel(logging.WARNING)
    client.PATIENCE = 300.0  # it may run at the lowest priority on a machine that is busy with other things
    campaign, end = Campaign(chosen.state), time.monotonic() + 60 * chosen.minutes
    folder = programs()
    wanted = {"sqlite": chosen.sqlite, "postgresql": chosen.postgresql}
    if folder is None and chosen.postgresql:
        print("PostgreSQL is not installed: only SQLite is tried")
    tried = [name for name in wanted if name == "sqlite" or folder is not None]
    nursery = Nursery()
    cluster = Cluster(folder) if folder is not None and wanted["postgresql"] else None
    try:
        while time.monotonic() < end:
            # Both in step, so that a campaign that is stopped has tried both.
            left = {name: wanted[name] - campaign.kills(name) for name in tried if wanted[name] > campaign.kills(name)}
            if not left:
                break
            name = max(left, key=lambda one: left[one] / wanted[one])
            if name == "sqlite":
                databases = ["sqlite:///{folder}/siege.db"]
            else:
                assert cluster is not None
                databases = [cluster.new_database()] * 2
            seed = f"{name} {campaign.kills(name)}"
            try:
                campaign.note(name, besiege(nursery, databases, min(AT_ONCE, left[name]), seed))
            except BaseException:
                print(f"the siege {seed!r} failed; what was done before it:", flush=True)
                campaign.tell()
                raise
            campaign.tell()
    finally:
        if cluster is not None:
            cluster.stop()
        nursery.close()
    missing = {name: most - campaign.kills(name) for name, most in wanted.items() if most > campaign.kills(name)}
    for name, count in missing.items():
        print(f"{name}: {count} kills of {wanted[name]} are left; run it again to go on", flush=True)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())

"""What the tests of the server share: databases of both kinds, and real servers on them.

`server` is a running one that many tests share: each makes tables of its own. `new_node` starts servers that a test
stops, kills or sets up in its own way. Either way, a fault in a server's log fails the test.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.node import Node
from tests.server.nursery import Nursery
from tests.server.postgres import Cluster, programs

DATABASES = ["sqlite", "postgresql"]

ONCE = {
    "test_admin",
    "test_announcements",
    "test_backup",
    "test_bad_input",
    "test_campaign",
    "test_cli_serve",
    "test_clocks",
    "test_damage",
    "test_duplicate",
    "test_identity",
    "test_limits",
    "test_lines",
    "test_links",
    "test_lobby",
    "test_nothing_lost",
    "test_notify",
    "test_old_databases",
    "test_operation",
    "test_packs",
    "test_printed",
    "test_privacy",
    "test_processes",
    "test_ratings",
    "test_schema",
    "test_security",
    "test_settings",
    "test_slow_play",
    "test_store",
    "test_timekeeper",
    "test_two_nodes",
    "test_undo",
    "test_upgrade",
    "test_upgrade_backup",
}
"""These never look into a position, or look at little else than processes and rows."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent == Path(__file__).parent and item.path.stem in ONCE:
            item.add_marker(pytest.mark.once)


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    found = Nursery()
    yield found
    found.close()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of our own, for this run."""
    folder = programs()
    if folder is None:
        if os.environ.get("CI") in ("true", "1"):
            pytest.fail("PostgreSQL is missing: tools/install-postgres installs it")
        pytest.skip("PostgreSQL is not installed")
    found = Cluster(folder)
    yield found
    found.stop()


@pytest.fixture
def postgresql(cluster: Cluster) -> str:
    """The address of an empty PostgreSQL database."""
    return cluster.new_database()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The address of an SQLite file that is not there yet."""
    return f"sqlite:///{tmp_path / 'starboard.db'}"


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest) -> str:
    """An empty database, of either kind in turn."""
    address: str = request.getfixturevalue(request.param)
    return address


@pytest.fixture(scope="session", params=DATABASES)
def running(
    request: pytest.FixtureRequest, nursery: Nursery, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Node]:
    """A server that runs as long as the tests do, on either kind of database in turn."""
    folder = tmp_path_factory.mktemp(request.param)
    if request.param == "sqlite":
        database = f"sqlite:///{folder / 'starboard.db'}"
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        database = cluster.new_database()
    node = Node(nursery, database, folder)
    node.start()
    yield node
    try:
        assert node.stop() == 0
        node.check_log()
    finally:
        node.kill()


@pytest.fixture
def server(running: Node) -> Iterator[str]:
    """The address of the shared server. It must be well after the test, too."""
    yield running.address
    running.check_log()
    assert running.healthy()


@pytest.fixture
def new_node(nursery: Nursery, tmp_path: Path) -> Iterator[Callable[..., Node]]:
    """Start a server on a database, with settings of the test's own."""
    nodes: list[Node] = []

    def start(database: str, **settings: Any) -> Node:
        node = Node(nursery, database, tmp_path, settings)
        nodes.append(node)
        node.start()
        return node

    yield start
    for node in nodes:
        node.kill()
        node.check_log()

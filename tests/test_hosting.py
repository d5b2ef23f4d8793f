"""The files to host a server with fit the program: what they run, set, serve and check exists there."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.server.node import Node
from tests.server.nursery import Nursery

from starboard.cli.main import parser
from starboard.server.settings import Settings, settings_from, variable

ROOT = Path(__file__).parent.parent
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
LAST_STAGE = "FROM " + DOCKERFILE.rpartition("\nFROM ")[2]
SETTINGS = {variable(one.name) for one in fields(Settings)}


pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    folder = tmp_path_factory.mktemp("hosting")
    nursery = Nursery()
    found = Node(nursery, f"sqlite:///{folder / 'a.db'}", folder)
    found.start()
    yield found
    found.kill()
    nursery.close()


def said(word: str) -> list[str]:
    """What the last stage of the Dockerfile says with a word."""
    return re.findall(rf"^{word} +(.+?) *$", LAST_STAGE, flags=re.MULTILINE)


yaml.add_constructor("!reset", lambda loader, node: [], Loader=yaml.SafeLoader)
"""With it a second file of compose takes something away that the first has."""


def compose(name: str) -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((ROOT / name).read_text(encoding="utf-8"))
    return read


def check_variables(given: dict[str, str]) -> None:
    known = {name: value for name, value in given.items() if name.startswith("STARBOARD_")}
    assert set(known) <= SETTINGS
    settings_from({}, known)


def test_the_image_runs_as_nobody_in_particular_with_one_port_and_one_volume() -> None:
    [user] = said("USER")
    assert user.partition(":")[0] not in ("", "0", "root")
    assert said("EXPOSE") == ["8000"]
    assert said("VOLUME") == ["/data"]
    [command] = said("CMD")
    program, *arguments = json.loads(command)
    assert program == "starboard"
    assert parser().parse_args(arguments).command == "serve"
    variables = dict(one.split("=", 1) for one in shlex.split(said("ENV")[0]))
    check_variables(variables)
    assert variables["STARBOARD_PORT"] == "8000"
    assert variables["XDG_DATA_HOME"] == "/data"


@pytest.mark.parametrize("well", [True, False])
def test_the_health_check_of_the_image_tells_a_server_from_none(node: Node, well: bool) -> None:
    [check] = re.findall(r"HEALTHCHECK .*?CMD (\[.*\])", LAST_STAGE)
    _, *arguments = json.loads(check)
    environment = {**os.environ, "STARBOARD_PORT": str(node.port) if well else "1"}
    found = subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, check=False, timeout=300)
    assert (found.returncode == 0) is well


def test_what_the_image_is_built_from_is_sent_to_the_builder() -> None:
    sent = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    assert {"src", "web", "tools", "Makefile", "pyproject.toml", "uv.lock", "hatch_build.py"} <= sent
    assert {"README.md", "LICENSE"} <= sent, "the metadata of the package names them"
    assert all((ROOT / name).exists() for name in sent)


def test_one_server_needs_nothing_to_be_set() -> None:
    [server] = compose("compose.yaml")["services"].values()
    assert "environment" not in server
    assert server["ports"] == ["8000:8000"]
    assert server["volumes"] == ["data:/data"]
    assert server["read_only"]
    assert "${" not in (ROOT / "compose.yaml").read_text()


def test_a_club_is_behind_caddy_on_postgresql() -> None:
    services = compose("compose.club.yaml")["services"]
    server, caddy = services["starboard"], services["caddy"]
    assert server["ports"] == []
    given = {
        name: re.sub(r"\$\{(\w+):\?[^}]*\}", "games.example.org", str(value))
        for name, value in server["environment"].items()
    }
    check_variables(given)
    assert given["STARBOARD_TRUST_PROXY"] == caddy["networks"]["default"]["ipv4_address"]
    assert given["STARBOARD_PUBLIC_URL"] == "https://games.example.org"
    assert given["STARBOARD_DATABASE"].endswith("@postgres/starboard")
    assert "--to starboard:8000" in caddy["command"]
    assert {"80:80", "443:443"} <= set(caddy["ports"])


def test_the_unit_starts_the_server_in_its_own_folder(tmp_path: Path) -> None:
    text = (ROOT / "deploy" / "starboard.service").read_text(encoding="utf-8")
    [command] = re.findall(r"^ExecStart=(.+)$", text, flags=re.MULTILINE)
    assert parser().parse_args(command.split()[1:]).command == "serve"
    for line in ("DynamicUser=yes", "StateDirectory=starboard", "ProtectSystem=strict", "NoNewPrivileges=yes"):
        assert f"\n{line}\n" in text
    assert "Environment=XDG_DATA_HOME=/var/lib\n" in text
    verify = shutil.which("systemd-analyze")
    if verify is not None:
        copy = tmp_path / "starboard.service"
        copy.write_text(text.replace(command.split()[0], sys.executable))
        found = subprocess.run([verify, "verify", copy], capture_output=True, text=True, check=False, timeout=300)
        assert (found.returncode, found.stderr) == (0, "")


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_the_sites_say_how_the_server_is_to_be_started(name: str) -> None:
    text = (ROOT / "deploy" / name).read_text(encoding="utf-8")
    [flags] = re.findall(r"started with (--.+)$", text, flags=re.MULTILINE)
    parser().parse_args(["serve", *flags.split()])
    assert "127.0.0.1:8000" in text


def test_nginx_passes_on_what_the_server_needs() -> None:
    text = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    for header in ("Host", "X-Forwarded-For", "X-Forwarded-Proto", "Upgrade", "Connection"):
        assert re.search(rf"proxy_set_header {header} ", text)

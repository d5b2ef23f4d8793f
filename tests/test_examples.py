"""The scripts in examples/ run, and do what their heads say."""

from __future__ import annotations

import ast
import csv
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import httpx
import pytest
from tests.server.client import Person, act
from tests.server.node import Node
from tests.server.nursery import Nursery
from tests.server.players import play_out
from tests.server.postgres import free_port

from starboard import match_up, ruleset_named
from starboard.bots.piped import PipedBot, end_programs

ROOT = Path(__file__).parent.parent
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
PATH = os.pathsep.join(str(Path(part).resolve()) for part in sys.path if part)


def command(name: str, *arguments: str) -> list[str]:
    return [sys.executable, str(ROOT / "examples" / f"{name}.py"), *arguments]


def ran(folder: Path, name: str, *arguments: str) -> str:
    """What the script prints."""
    outcome = subprocess.run(
        command(name, *arguments),
        cwd=folder,
        env={**os.environ, "PYTHONPATH": PATH, "PYTHONUTF8": "1"},
        text=True,
        encoding="utf-8",
        capture_output=True,
        timeout=300,
        check=False,
    )
    assert outcome.returncode == 0, outcome.stderr
    return outcome.stdout


def test_there_are_nine_and_all_are_linked() -> None:
    index = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    assert len(EXAMPLES) == 9
    for path in EXAMPLES:
        assert f"../examples/{path.name})" in index


@pytest.mark.parametrize("path", EXAMPLES, ids=[path.stem for path in EXAMPLES])
def test_the_head_says_what_it_shows_and_how_to_run_it(path: Path) -> None:
    head = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    assert head is not None
    first, empty, shows, how = head.splitlines()
    assert first.endswith(".")
    assert not empty
    assert shows.startswith("Shows ")
    assert how.startswith(f"Run it: python examples/{path.name}")


def test_play_out(tmp_path: Path) -> None:
    for game in ("race", "sun"):
        printed = ran(tmp_path, "play_out", game, "7")
        assert re.findall(r"^Place (\d)", printed, flags=re.MULTILINE) == ["1", "2", "3"]
    assert ran(tmp_path, "play_out", "sun", "7") == printed


def test_write_a_bot(tmp_path: Path) -> None:
    first, second = ran(tmp_path, "write_a_bot").splitlines()
    assert first.startswith("1. eager: ")
    assert second.startswith("2. random: ")


def test_compare_bots(tmp_path: Path) -> None:
    against_random, against_eager = ran(tmp_path, "compare_bots", "1").splitlines()
    assert against_random.startswith("simple against random: wins 100%")
    assert against_eager.startswith("simple against eager: wins ")


@pytest.mark.parametrize("program", ["python examples/piped_bot.py", "node examples/piped_bot.js"])
def test_piped_bots(program: str) -> None:
    """As the heads of both say, but from where they are; `python` and `node` are those of this environment."""
    words = program.split()
    here = shutil.which(words[0], path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    found = match_up(
        ruleset_named("race"),
        {},
        1,
        "1",
        [lambda seed: PipedBot("piped", f"'{here}' '{ROOT / words[1]}'", seed), "random"],
        max_rounds=3,
    )
    end_programs()
    assert found.faults == [0, 0]
    assert found.decisions[0] > 5


def test_export_and_replay_a_record(tmp_path: Path) -> None:
    assert "game.jsonl: " in ran(tmp_path, "export_a_record")
    with (tmp_path / "choices.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == len((tmp_path / "game.jsonl").read_text(encoding="utf-8").splitlines()) - 1
    assert {row["seat"] for row in rows} == {"1", "2", "3"}
    assert all(row["choice"] for row in rows[:10])
    english = ran(tmp_path, "replay_a_record", "game.jsonl")
    assert english.count("--- Player") == 3
    assert "Place 1: " in english
    assert "Miejsce 1: " in ran(tmp_path, "replay_a_record", "game.jsonl", "pl")


def test_draw_a_score_chart(tmp_path: Path) -> None:
    printed = ran(tmp_path, "draw_a_score_chart", "sun", "chart.svg")
    rounds = int(printed.split()[1])
    chart = ElementTree.parse(tmp_path / "chart.svg").getroot()
    lines = chart.findall("{http://www.w3.org/2000/svg}polyline")
    assert len(lines) == 3
    assert {len(line.get("points", "").split()) for line in lines} == {rounds + 1}


@pytest.mark.once
def test_drive_the_server(tmp_path: Path) -> None:
    nursery = Nursery()
    node = Node(nursery, f"sqlite:///{tmp_path / 'starboard.db'}", tmp_path)
    node.start()
    try:
        at, first, second = ran(tmp_path, "drive_the_server", node.address).splitlines()
        assert at.startswith(f"playing at {node.address}/table/")
        assert first.startswith("1. ")
        assert second.startswith("2. ")
        node.check_log()
    finally:
        node.kill()
        nursery.close()


@pytest.mark.once
def test_seat_your_bot(tmp_path: Path) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    flags = ["--port", str(port), "--database", f"sqlite:///{tmp_path / 'starboard.db'}", "--workers", "1"]
    flags += ["--think-seconds", "60"]  # a busy machine may take its time
    with (tmp_path / "log").open("wb") as log:
        script = subprocess.Popen(
            command("seat_your_bot", *flags),
            env={**os.environ, "PYTHONPATH": PATH},
            stdout=log,
            stderr=log,
            start_new_session=True,
        )

    async def scene() -> None:
        me = await Person.arrive(address, "Ada")
        games = {game["ruleset"]: game for game in await me.get("/api/games")}
        assert games["sun"]["bots"] == ["random", "eager", "easy", "simple", "medium", "hard", "expert"]
        table = await me.new_table("sun", ["me", "eager"])
        chair = await me.sit(table["id"], 0)
        await chair.ready()
        await play_out([chair], Random(1), 5)

    try:
        for _ in range(600):
            try:
                httpx.get(f"{address}/api/games", timeout=60)
                break
            except httpx.TransportError:
                assert script.poll() is None, (tmp_path / "log").read_text()
                time.sleep(0.1)
        act(scene())
        assert "failed" not in (tmp_path / "log").read_text()
    finally:
        os.killpg(script.pid, signal.SIGINT)
        script.wait(60)

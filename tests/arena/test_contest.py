"""Contests: the same whoever plays them, gone on with after any interruption, and everybody against everybody."""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import os
import re
import shlex
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from tests.programs import module_at

from starboard.arena.contest import Contest, ContestError, Results, contest_of, run
from starboard.arena.match_up import match_up
from starboard.arena.processes import ProcessesLost, in_processes, leave
from starboard.arena.ratings import NoRatings, ratings
from starboard.bots import kinds, piped
from starboard.bots.piped import Program, seat_command
from starboard.kernel.registry import ruleset_named

RACE = ruleset_named("race")
ROOT = Path(__file__).parents[2]


def contest(bots: str = "simple,random", players: int = 2, seed: str = "1", rounds: int = 60) -> Contest:
    return contest_of(RACE, {}, players, bots.split(","), seed, rounds)


def played(results: Results, games: int, processes: int = 1) -> dict[str, Any]:
    """What came of it, without the times."""
    run(results, games, processes)
    plain: dict[str, Any] = results.plain(games)
    for match in plain.get("matches", [plain]):
        assert all(spent is None or spent > 0 for spent in match.pop("cpu_ms"))
    return plain


def test_a_contest_of_two_is_their_match_up() -> None:
    found = played(Results(contest()), 5)
    same = match_up(RACE, {}, 3, "1", ["simple", "random"], 60).plain()
    del same["cpu_ms"]
    assert {name: found[name] for name in same} == same
    assert found["games"] == 6
    assert found["plays_with"] == {"simple": "rules of thumb 1", "random": "chance 1"}


def test_processes_find_what_one_alone_finds() -> None:
    assert played(Results(contest()), 6, 2) == played(Results(contest()), 6)


def test_a_process_that_is_killed_loses_nothing_but_its_deals(tmp_path: Path) -> None:
    """All of them are killed on the way, and their deals are played again by others."""
    results = Results(contest(), tmp_path / "results.jsonl")
    killed: list[int] = []

    def kill_processes(games: int) -> None:
        if not killed:
            killed.extend(child.pid for child in multiprocessing.active_children() if child.pid is not None)
            for process in killed:
                os.kill(process, signal.SIGKILL)

    run(results, 24, 2, kill_processes)
    assert len(killed) == 2
    assert played(Results(contest(), tmp_path / "results.jsonl"), 24) == played(Results(contest()), 24)


def die(_job: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_processes_that_die_again_and_again_are_given_up_in_one_sentence() -> None:
    with pytest.raises(ProcessesLost, match=r"the processes are ended again and again .* too little memory"):
        list(in_processes(die, [1, 2, 3], 2))


SLOW = """
import json, os, pathlib, sys, time

for line in sys.stdin:
    heard = json.loads(line)
    if heard["msg"] == "hello":
        print(json.dumps({"msg": "hello", "protocol": 1}), flush=True)
        continue
    pathlib.Path(sys.argv[1], str(os.getpid())).touch()
    time.sleep(5)
    print(json.dumps({"id": heard["id"], "path": heard["paths"][0]}), flush=True)
"""


LISTENING = """
import signal, sys

signal.signal(signal.SIGINT, signal.default_int_handler)

from starboard.cli.main import main

sys.exit(main())
"""
"""A shell lets what it runs in the background ignore Ctrl-C, and these tests may run there."""


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is told in another way there")
def test_ctrl_c_ends_all_processes_at_once_and_without_a_word(tmp_path: Path) -> None:
    """Given a terminal, which tells all of them, none plays the deals that wait for it, and no program is left."""
    (tmp_path / "slow.py").write_text(SLOW)
    asked = tmp_path / "asked"
    asked.mkdir()
    bots = f"slow=cmd:'{sys.executable}' '{tmp_path / 'slow.py'}' '{asked}',random"
    command = [sys.executable, "-c", LISTENING, "arena", "race", "--bots", bots, "--processes", "2"]
    arena = subprocess.Popen(command, stderr=subprocess.PIPE, start_new_session=True)
    wait_for_files(asked, 2, arena)
    os.killpg(arena.pid, signal.SIGINT)
    _, said = arena.communicate(timeout=30)
    assert (arena.returncode, said) == (130, b"")
    for program in asked.iterdir():
        ended(int(program.name))


JOBS = """
import os, pathlib, signal, sys, time

from starboard.arena.processes import in_processes

folder = pathlib.Path(sys.argv[1])


def job(number):
    (folder / "playing" / str(os.getpid())).touch()
    for _ in range(600):
        if (folder / "told").exists():
            break
        time.sleep(0.05)
    return number


if __name__ == "__main__":
    signal.signal(signal.SIGINT, getattr(signal, sys.argv[2]))
    try:
        print(sorted(done for _, done in in_processes(job, [1, 2, 3, 4], 2)))
    except KeyboardInterrupt:
        sys.exit(130)
else:
    (folder / "starting" / str(os.getpid())).touch()
    time.sleep(1)
"""


def jobs_in(folder: Path, interrupt: str) -> subprocess.Popen[bytes]:
    """Four jobs in two processes, as a command of its own."""
    for name in ("starting", "playing"):
        (folder / name).mkdir()
    (folder / "jobs.py").write_text(JOBS)
    command = [sys.executable, str(folder / "jobs.py"), str(folder), interrupt]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is told in another way there")
def test_ctrl_c_is_nothing_to_processes_where_it_is_nothing_to_their_command(tmp_path: Path) -> None:
    """Given a shell that runs the command in the background, the contest goes on to its end."""
    jobs = jobs_in(tmp_path, "SIG_IGN")
    wait_for_files(tmp_path / "playing", 2, jobs)
    os.killpg(jobs.pid, signal.SIGINT)
    (tmp_path / "told").touch()
    assert jobs.communicate(timeout=60) == (b"[1, 2, 3, 4]\n", b"")
    assert jobs.returncode == 0
    assert len(list((tmp_path / "playing").iterdir())) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is told in another way there")
def test_ctrl_c_while_processes_start_is_without_a_word(tmp_path: Path) -> None:
    jobs = jobs_in(tmp_path, "default_int_handler")
    wait_for_files(tmp_path / "starting", 1, jobs)
    os.killpg(jobs.pid, signal.SIGINT)
    assert jobs.communicate(timeout=60) == (b"", b"")
    assert jobs.returncode == 130
    assert not list((tmp_path / "playing").iterdir())


def test_a_process_that_leaves_waits_for_no_lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C may come in the moment in which what a program said is taken from its queue."""
    (tmp_path / "asked").mkdir()
    (tmp_path / "slow.py").write_text(SLOW)
    program = Program(shlex.join([sys.executable, str(tmp_path / "slow.py"), str(tmp_path / "asked")]))
    program.until = time.monotonic() + 60
    program.start()
    process = program.process
    left: list[int] = []
    assert process is not None
    monkeypatch.setattr("starboard.bots.piped.PROGRAMS", {"slow": program})
    monkeypatch.setattr(os, "_exit", left.append)
    with program.lines.mutex:
        leaving = threading.Thread(target=leave, args=(signal.SIGINT, None), daemon=True)
        leaving.start()
        leaving.join(30)
        assert left == [130]
    assert process.wait(30)


def leaves_when_it_is_ended(_job: int) -> bool:
    return signal.getsignal(signal.SIGTERM) is leave


def test_a_process_that_the_pool_ends_takes_its_programs_along() -> None:
    """After Ctrl-C the first that has left makes the pool end the others, perhaps before they hear of it."""
    assert list(in_processes(leaves_when_it_is_ended, [1], 1)) == [(0, True)]


def wait_for_files(folder: Path, count: int, process: subprocess.Popen[bytes]) -> None:
    """A process makes them; it may take a while to start."""
    for _ in range(1200):
        if len(list(folder.iterdir())) >= count:
            return
        assert process.poll() is None
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGKILL)
    pytest.fail(f"there are no {count} files in {folder}")


def ended(process: int) -> None:
    """It is gone; whoever inherited it may take a moment to notice that it ended."""
    for _ in range(600):
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    pytest.fail(f"process {process} was left running")


def test_a_ray_cluster_finds_what_one_alone_finds(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """All workers are killed on the way: their deals are played by others. What Ray says of it is not on stdout."""
    pytest.importorskip("ray")
    mark = str(tmp_path)
    monkeypatch.setenv("STARBOARD_TEST_OF_RAY", mark)
    results = Results(contest())
    killed: list[int] = []

    def kill_workers(games: int) -> None:
        if not killed:
            killed.extend(ray_workers(mark))
            for worker in killed:
                os.kill(worker, signal.SIGKILL)

    run(results, 24, 2, kill_workers, "local")
    assert killed
    assert capsys.readouterr().out == ""
    assert played(results, 24) == played(Results(contest()), 24)


def ray_workers(mark: str) -> list[int]:
    """The processes of this test that play: Ray calls them by what they do."""
    found: list[int] = []
    for path in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            plays = (path / "cmdline").read_bytes().startswith(b"ray::play_there")
            if plays and mark.encode() in (path / "environ").read_bytes():
                found.append(int(path.name))
    return found


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    found = played(Results(contest(players=3)), 3)
    assert found["bots"] == ["simple", "random", "random"]
    assert found["games"] == 3


def test_more_bots_than_seats_all_meet_on_the_same_deals() -> None:
    results = Results(contest_of(RACE, {}, 2, ["simple", "random", "other"], "1", 1))
    assert results.contest.groups() == [["simple", "random"], ["simple", "other"], ["random", "other"]]
    tasks = [(task.group, task.deal) for task in results.missing(3)]
    assert tasks == [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)]


def test_a_round_robin_rates_everybody() -> None:
    """The better bot is rated higher; bots that are alike are not far apart. Equal contests give equal ratings."""
    pytest.importorskip("openskill")
    results = Results(contest_of(RACE, {}, 2, ["simple", "random", "random"], "1", 60))
    run(results, 4)
    found = ratings(results, 4)
    assert [one["bot"] for one in found] == ["simple", "random"]
    assert found[0]["mu"] > 25 > found[1]["mu"]
    assert found == ratings(results, 4)
    assert found[0]["sigma"] < 8.33


def test_bots_that_play_alone_are_not_rated() -> None:
    results = Results(contest_of(RACE, {"level": 1, "solo": True}, 1, ["simple", "random"], "1", 60))
    run(results, 1)
    with pytest.raises(NoRatings, match="play alone"):
        ratings(results, 1)


def test_the_table_in_the_docs_is_what_was_found() -> None:
    """`make strength` writes both; nobody edits one alone."""
    strength = module_at("tools/strength.py")
    rows = json.loads((ROOT / "docs" / "strength.json").read_text(encoding="utf-8"))
    page = (ROOT / "docs" / "bots-and-arena.md").read_text(encoding="utf-8")
    assert strength.written(page, rows) == page
    assert rows


# --- the file -----------------------------------------------------------------------------------------------


def test_a_contest_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    """Given a file that was cut off in the middle of a line, only what is missing is played again."""
    path = tmp_path / "results.jsonl"
    whole = played(Results(contest(), path), 8)
    text = path.read_text()
    assert text.count("\n") == 5
    path.write_text(text[:-30])
    again = Results(contest(), path)
    assert len(again.missing(8)) == 1
    assert played(again, 8) == whole
    assert len(Results(contest(), path).missing(12)) == 2


def test_a_file_that_is_whole_is_not_written_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is killed while it is opened would lose all that was played."""
    path = tmp_path / "results.jsonl"
    played(Results(contest(), path), 4)
    for name in ("write_bytes", "write_text"):
        monkeypatch.setattr(Path, name, lambda *_: pytest.fail("the file is written anew"))
    assert Results(contest(), path).missing(4) == []


def test_fewer_games_than_a_file_has_are_those_that_were_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    played(Results(contest(), path), 6)
    assert played(Results(contest(), path), 2) == played(Results(contest()), 2)


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (".*", '{"task": 1}'),
        (".*", "[" * 100_000),
        ('"deal": 1', '"deal": "one"'),
        (r'"shares": \[[^]]*\]', '"shares": "ab"'),
        (r'"shares": \[[^]]*\]', '"shares": [1.0]'),
        (r'"margins": \[[^]]*\]', '"margins": [NaN, NaN]'),
        (r'"ranks": \[', '"ranks": [7, '),
        (r'"decisions": \[[^]]*\]', '"decisions": null'),
        ('"finished": true', '"finished": "yes"'),
    ],
)
def test_what_follows_a_damaged_line_is_played_again(tmp_path: Path, damage: str, said: str) -> None:
    path = tmp_path / "results.jsonl"
    whole = played(Results(contest(), path), 6)
    lines = path.read_text().splitlines()
    lines[2], times = re.subn(damage, said, lines[2], count=1)
    assert times
    path.write_text("\n".join(lines) + "\n")
    again = Results(contest(), path)
    assert len(again.missing(6)) == 2
    assert played(again, 6) == whole


def test_a_file_of_blank_lines_is_begun_like_an_empty_one(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text("\n\n")
    played(Results(contest(), path), 2)
    assert Results(contest(), path).missing(2) == []


@pytest.mark.parametrize("text", ["hello\n", "[1]\n", "{}\n", "[" * 100_000 + "\n", '{"contest": 3}\n', "no end"])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes"
    path.write_text(text)
    with pytest.raises(ContestError, match="no results of a contest; name a new file"):
        Results(contest(), path)
    assert path.read_text() == text


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (contest(seed="2"), 'seed is "1" there and "2" here'),
        (contest(bots="random,simple"), "bots is "),
        (contest(players=3), "players is 2 there and 3 here"),
        (contest(rounds=7), "max_rounds is 60 there and 7 here"),
    ],
)
def test_the_results_of_another_contest_are_not_mixed_in(tmp_path: Path, other: Contest, said: str) -> None:
    path = tmp_path / "results.jsonl"
    Results(contest(), path)
    with pytest.raises(ContestError, match=said):
        Results(other, path)


def test_results_by_other_rules_are_of_another_contest(tmp_path: Path) -> None:
    """Given a file from before the rules' version was written down, then it is of other rules, too."""
    for rules in (RACE, ruleset_named("frontiers"), ruleset_named("sun")):
        assert contest_of(rules, {}, 2, ["simple", "random"], "1").version == rules.version
    path = tmp_path / "results.jsonl"
    Results(contest(), path)
    header = json.loads(path.read_text())
    for change in ({"version": RACE.version - 1}, None):
        old = {**header["contest"], **(change or {})}
        if change is None:
            del old["version"]
        path.write_text(json.dumps({"contest": old}) + "\n")
        with pytest.raises(ContestError, match=r"results of another contest \(version is (2|null) there and 3 here\)"):
            Results(contest(), path)


def test_results_of_another_command_by_the_same_name_are_of_another_contest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kinds, "named_bots", [])
    monkeypatch.setattr(piped, "named_bots", kinds.named_bots)
    monkeypatch.setattr(piped, "COMMANDS", {})
    path = tmp_path / "program.jsonl"
    seat_command("changing", "one")
    Results(contest("changing,random"), path)
    Results(contest("changing,random"), path)
    kinds.named_bots.clear()
    seat_command("changing", "two")
    with pytest.raises(ContestError, match=r"results of another contest \(plays_with is "):
        Results(contest("changing,random"), path)

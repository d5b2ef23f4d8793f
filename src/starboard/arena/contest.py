"""Contest: match-ups of many games that can be shared out to processes, interrupted and gone on with.

As many bots as there are seats play one match-up. More of them play a round robin: every group that fits at the table
meets, on the same deals. What a deal gave is one line of a file, so that a contest that was stopped loses at most the
deals that were being played.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

from starboard.arena.match_up import Deal, MatchUp, deal_from, play_deal
from starboard.arena.processes import ProcessesLost, in_processes
from starboard.bots import plays_with
from starboard.kernel.registry import ruleset_named
from starboard.kernel.ruleset import Ruleset, Value


class ContestError(Exception):
    """A contest cannot be gone on with: one sentence that says why."""


@dataclass(frozen=True)
class Contest:
    """What is played: plain data, so that it can be sent to another process and compared with what a file says."""

    ruleset: str
    version: int
    """Of the rules."""
    options: dict[str, Value]
    overrides: dict[str, Any]
    """Values of the content that are not the built-in ones."""
    content: str
    """The hash of the content."""
    players: int
    bots: list[str]
    """Everybody who takes part, by name."""
    plays_with: list[str]
    """The version of what each of them plays with."""
    seed: str
    max_rounds: int | None

    def rules(self) -> Ruleset:
        ruleset = ruleset_named(self.ruleset)
        return ruleset.with_content(self.overrides) if self.overrides else ruleset

    def groups(self) -> list[list[str]]:
        """Who meets at a table: everybody, the last one as often as there are seats left; or all groups that fit."""
        if len(self.bots) > self.players:
            return [list(group) for group in combinations(self.bots, self.players)]
        return [self.bots + self.bots[-1:] * (self.players - len(self.bots))]

    def deals(self, games: int) -> int:
        """How many deals make at least this many games of each group: one is played in every rotation."""
        return -(-games // self.players)

    def tasks(self, games: int) -> list[Task]:
        """Every deal for every group; all groups have played a deal before any plays the next."""
        return [Task(group, deal) for deal in range(self.deals(games)) for group in range(len(self.groups()))]

    def play(self, task: Task) -> Deal:
        group = self.groups()[task.group]
        return play_deal(self.rules(), self.options, self.seed, task.deal, group, self.max_rounds)


@dataclass(frozen=True)
class Task:
    """One deal, to be played by one group in all rotations."""

    group: int
    deal: int


def task_from(data: Mapping[str, Any]) -> Task:
    """A task from plain data; whatever damaged data brings about is raised."""
    task = Task(**data)
    if not isinstance(task.group, int) or not isinstance(task.deal, int):
        raise TypeError("the numbers of a task are whole")
    return task


def contest_of(
    ruleset: Ruleset,
    options: Mapping[str, object],
    players: int,
    bots: Sequence[str],
    seed: str,
    max_rounds: int | None = None,
) -> Contest:
    """A contest between bots by name; raises OptionError for options or players that the rules do not have."""
    values = ruleset.complete(options)
    ruleset.check_seats(players, values)
    return Contest(
        ruleset.name,
        ruleset.version,
        values,
        ruleset.needed(values),
        ruleset.content_hash(values),
        players,
        list(bots),
        [plays_with(bot, ruleset.name) for bot in bots],
        seed,
        max_rounds,
    )


class Results:
    """What came of a contest so far, deal by deal, in memory and, if `path` is given, in a file."""

    def __init__(self, contest: Contest, path: Path | None = None) -> None:
        self.contest = contest
        self.path = path
        self.found: dict[Task, Deal] = {}
        if path is not None:
            self.open(path)

    def open(self, path: Path) -> None:
        """Read what a file has, and make it ready for more; raises ContestError for a file of something else."""
        header = {"contest": asdict(self.contest)}
        try:
            lines = path.read_bytes().split(b"\n") if path.exists() else []
        except OSError as wrong:
            raise ContestError(f"{path} cannot be read: {wrong.strerror or wrong}") from None
        whole = lines[:-1]  # a line without an end was cut off
        kept = 0
        if any(lines):
            self.check(path, whole[0] if whole else b"", header)
            kept = len(whole[0]) + 1
        for line in whole[1:]:
            try:
                data = json.loads(line)
                task = task_from(data.pop("task"))
                self.found[task] = deal_from({"faults": [0] * self.contest.players, **data}, self.contest.players)
            except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
                break  # whatever follows damage is played again
            kept += len(line) + 1
        try:
            if kept:
                os.truncate(path, kept)
            else:
                path.write_text(json.dumps(header) + "\n", encoding="utf-8")
        except OSError as wrong:
            raise ContestError(f"{path} cannot be written: {wrong.strerror or wrong}") from None

    def check(self, path: Path, first: bytes, header: Mapping[str, Any]) -> None:
        try:
            theirs = json.loads(first)["contest"]
            ours = json.loads(json.dumps(header))["contest"]
            different = [name for name in ours if ours[name] != theirs.get(name)]
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            raise ContestError(f"{path} has no results of a contest; name a new file") from None
        if different:
            name = different[0]
            told = f"{name} is {shown(theirs.get(name))} there and {shown(ours[name])} here"
            raise ContestError(f"{path} has the results of another contest ({told}); name a new file")

    def add(self, task: Task, deal: Deal) -> None:
        self.found[task] = deal
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"task": asdict(task), **deal.plain()}) + "\n")

    def missing(self, games: int) -> list[Task]:
        return [task for task in self.contest.tasks(games) if task not in self.found]

    def match_ups(self, games: int) -> list[MatchUp]:
        """What each group has found out, by the deals of this many games."""
        found = [MatchUp(group) for group in self.contest.groups()]
        for task in self.contest.tasks(games):
            if task in self.found:
                found[task.group].add(self.found[task])
        return found

    def plain(self, games: int) -> dict[str, object]:
        """As plain data: a match-up as it tells of itself; of a round robin every match-up, and ratings."""
        contest = self.contest
        of = {
            "ruleset": contest.ruleset,
            "players": contest.players,
            "options": contest.options,
            "seed": contest.seed,
            "plays_with": dict(zip(contest.bots, contest.plays_with, strict=True)),
        }
        match_ups = [found.plain() for found in self.match_ups(games)]
        if len(match_ups) == 1:
            return {**match_ups[0], **of}
        return {"bots": contest.bots, "matches": match_ups, **of}


def shown(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)[:80]


# --- who plays ----------------------------------------------------------------------------------------------


def play_here(contest: Contest, tasks: Iterable[Task]) -> Iterator[tuple[Task, Deal]]:
    """One deal after the other, in this process."""
    for task in tasks:
        yield task, contest.play(task)


def play_in_processes(contest: Contest, tasks: Sequence[Task], processes: int) -> Iterator[tuple[Task, Deal]]:
    """Several deals at a time, each in a process of its own. A deal comes as soon as it has been played."""
    try:
        for at, deal in in_processes(contest.play, tasks, processes):
            yield tasks[at], deal
    except ProcessesLost as error:
        raise ContestError(str(error)) from None


def run(
    results: Results,
    games: int,
    processes: int = 1,
    progress: Callable[[int], None] | None = None,
    ray: str | None = None,
) -> None:
    """Play what is missing: in this process, in several, or on the Ray cluster at an address (`local` starts one here).

    `progress` is told after every deal how many games of it were played.
    """
    tasks = results.missing(games)
    if ray is not None and tasks:
        # Only where it is wanted: Ray is large.
        from starboard.arena.cluster import play_on_ray  # noqa: PLC0415

        played = play_on_ray(results.contest, tasks, ray, processes)
    elif processes > 1 and len(tasks) > 1:
        played = play_in_processes(results.contest, tasks, processes)
    else:
        played = play_here(results.contest, tasks)
    for task, deal in played:
        results.add(task, deal)
        if progress is not None:
            progress(results.contest.players)

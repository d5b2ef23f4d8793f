"""Cluster: the deals of a contest, played on Ray.

If a worker is killed, its deal is given to another: nothing is lost but the games that were being played.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import redirect_stdout

import ray

from starboard.arena.contest import Contest, ContestError, Task
from starboard.arena.match_up import Deal
from starboard.bots.piped import COMMANDS, seat_commands

RETRIES = 5
AHEAD = 4
"""How many deals are handed out at a time for each processor of the cluster."""


def connect(address: str, processes: int) -> None:
    """Ray at an address; `local` starts one on this machine with this many processes. Raises ContestError if it cannot
    be used."""
    try:
        if address == "local":
            ray.init(num_cpus=processes, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
        else:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except Exception as wrong:
        raise ContestError(
            f"the Ray cluster {address[:60]!r} cannot be used: {str(wrong).partition(chr(10))[0]}"
        ) from None


def play_there(contest: Contest, task: Task, commands: Mapping[str, str]) -> Deal:
    seat_commands(commands)
    return contest.play(task)


def play_on_ray(contest: Contest, tasks: Sequence[Task], address: str, processes: int) -> Iterator[tuple[Task, Deal]]:
    """On the cluster at an address, as `connect` has it. A deal comes as soon as it has been played."""
    connect(address, processes)
    try:
        yield from played_there(contest, tasks)
    finally:
        ray.shutdown()


def played_there(contest: Contest, tasks: Sequence[Task]) -> Iterator[tuple[Task, Deal]]:
    with redirect_stdout(sys.stderr):  # Ray itself prints there that a worker has died, amid what --json prints
        remote = ray.remote(max_retries=RETRIES, num_cpus=1)(play_there)
        left = list(reversed(tasks))
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call,unused-ignore]
        most = AHEAD * max(1, int(resources.get("CPU", 1)))
        waiting: dict[object, Task] = {}
        while left or waiting:
            while left and len(waiting) < most:
                task = left.pop()
                waiting[remote.remote(contest, task, dict(COMMANDS))] = task
            done, _ = ray.wait(list(waiting), num_returns=1)
            for one in done:
                yield waiting.pop(one), ray.get(one)

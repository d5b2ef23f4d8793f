"""Processes: calls made side by side in several processes of this machine.

One that is killed loses nothing but its job. Ctrl-C at a terminal reaches all of them at the same time as the command
that started them, and they end at once: what is being played is lost in any case, and nobody waits for what is next.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, resource_tracker
from types import FrameType
from typing import TypeVar

from starboard.bots.piped import COMMANDS, kill_programs, seat_commands

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 4
"""How many jobs are handed out at a time for each process: enough that none waits, few enough to stop soon."""
RETRIES = 5
"""How often in a row, without a single job done, processes may be lost."""
INTERRUPTED = 130


class ProcessesLost(Exception):
    """Processes were ended from outside again and again: one sentence that says so."""


def in_processes(
    call: Callable[[T], R],
    jobs: Sequence[T],
    processes: int,
    ahead: int = AHEAD,
    enough: Callable[[], bool] = lambda: False,
) -> Iterator[tuple[int, R]]:
    """For each job that is done, in any order: which it is, and what came of it.

    The same bots can be seated there as here. `ahead` jobs are handed out at a time for each process; those that have
    been handed out are done, even when it is `enough`. If a process is killed, new ones do again what was under way.
    """
    left = deque(range(len(jobs)))
    lost = 0
    while left:
        under_way: dict[Future[R], int] = {}
        with pool_of(processes) as pool:
            try:
                while left or under_way:
                    while left and len(under_way) < ahead * processes:
                        under_way[handed_out(pool, call, jobs[left[0]])] = left[0]
                        left.popleft()
                    done, _ = wait(under_way, return_when=FIRST_COMPLETED)
                    for future in sorted(done, key=under_way.__getitem__):
                        result = future.result()
                        lost = 0
                        yield under_way.pop(future), result
                    if enough():
                        left.clear()
            except BrokenProcessPool:
                lost += 1
                if lost > RETRIES:
                    raise ProcessesLost(
                        "the processes are ended again and again before they have done anything; is there too little "
                        "memory for so many?"
                    ) from None
                left.extendleft(sorted(under_way.values(), reverse=True))
            finally:
                pool.shutdown(wait=True, cancel_futures=True)


def pool_of(processes: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(processes, get_context("spawn"), begin, (dict(COMMANDS),))


def handed_out(pool: ProcessPoolExecutor, call: Callable[[T], R], job: T) -> Future[R]:
    """A process that starts for it hears of Ctrl-C only when it has begun: before, it would print a traceback."""
    if sys.platform == "win32":
        return pool.submit(call, job)
    resource_tracker.ensure_running()  # where it starts, it lets Ctrl-C through
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        return pool.submit(call, job)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def begin(commands: Mapping[str, str]) -> None:
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:  # as a shell sets it for what runs in the background
        signal.signal(signal.SIGINT, leave)
    signal.signal(signal.SIGTERM, leave)  # the pool ends the others so when one is gone, perhaps before their Ctrl-C
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
    seat_commands(commands)


def leave(_signal: int, _frame: FrameType | None) -> None:
    """Waits for nothing: what was interrupted may hold any lock."""
    kill_programs()
    os._exit(INTERRUPTED)

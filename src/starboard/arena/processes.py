"""Processes: calls made in several processes of this machine. One that is killed loses nothing but its call."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 4
"""How many calls are handed out at a time for each process: enough that none waits, few enough to stop soon."""
RETRIES = 5
"""How often in a row, without a single call done, processes may be lost."""


class ProcessesLost(Exception):
    """Processes were ended from outside again and again: one sentence that says so."""


def in_processes(
    call: Callable[[T], R],
    jobs: Sequence[T],
    processes: int,
    begin: Callable[..., object] | None = None,
    given: tuple[Any, ...] = (),
) -> Iterator[tuple[int, R]]:
    """For each job that is done, in any order: which it is, and what came of it.

    Every process calls `begin(*given)` first. If one of them is killed, new processes do again what was under way.
    """
    left = deque(range(len(jobs)))
    lost = 0
    while left:
        under_way: dict[Future[R], int] = {}
        with ProcessPoolExecutor(processes, get_context("spawn"), begin, given) as pool:
            try:
                while left or under_way:
                    while left and len(under_way) < AHEAD * processes:
                        under_way[pool.submit(call, jobs[left[0]])] = left[0]
                        left.popleft()
                    done, _ = wait(under_way, return_when=FIRST_COMPLETED)
                    for future in sorted(done, key=under_way.__getitem__):
                        result = future.result()
                        lost = 0
                        yield under_way.pop(future), result
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

"""Cluster: the same jobs on a Ray cluster.

If a worker is killed, its job is given to another: only its games are lost.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stdout

import ray

from starboard.arena.cluster import RETRIES, connect
from starboard.arena.training.positions import Shard
from starboard.arena.training.selfplay import Job, make_shard


class RayWorkers:
    """The workers of a Ray cluster."""

    def __init__(self, address: str, processes: int) -> None:
        connect(address, processes)
        self.play = ray.remote(max_retries=RETRIES, num_cpus=1)(make_shard)

    def results(self, jobs: Sequence[Job], enough: Callable[[], bool]) -> Iterator[tuple[int, Shard]]:
        asked = {self.play.remote(job): number for number, job in enumerate(jobs)}
        with redirect_stdout(sys.stderr):  # where Ray says that a worker has died
            while asked:
                done, _ = ray.wait(list(asked), num_returns=1)
                for one in done:
                    yield asked.pop(one), ray.get(one)
                if enough():  # what was not begun is left out, and what was is lost: Ray does not tell them apart
                    return

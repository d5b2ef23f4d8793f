"""Garbage: when Python looks for objects that nobody needs any more.

Nearly everything is freed as soon as it is let go. What is left, objects that hold one another, is found by looking
through all objects, and with some hundred tables in memory that stops the server for a third of a second. So the full
collection waits until the server has little else to do; young objects are collected in passing, as always.
"""

from __future__ import annotations

import asyncio
import gc
import time

NEVER = 1 << 30
LOOK_SECONDS = 5.0
QUIET_SHARE = 0.1
"""A server that works less than this share of the time has little to do."""

WORTH_IT = 10
"""So often the young was looked through since; before that there is hardly anything to find."""

LONGEST_SECONDS = 300.0
"""A server that is never quiet looks all the same, so often."""


async def look_when_quiet() -> None:
    """Runs as long as the server does."""
    gc.collect()
    gc.freeze()  # what a server begins with, it needs to the end
    young, middle, old = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)
    try:
        looked = time.monotonic()
        while True:
            worked = time.process_time()
            await asyncio.sleep(LOOK_SECONDS)
            quiet = time.process_time() - worked < QUIET_SHARE * LOOK_SECONDS
            long_ago = time.monotonic() - looked > LONGEST_SECONDS
            if (quiet or long_ago) and gc.get_count()[2] >= WORTH_IT:
                gc.collect()
                looked = time.monotonic()
    finally:
        gc.set_threshold(young, middle, old)
        gc.unfreeze()

"""Memory: when Python looks for what nobody needs any more.

Nearly everything here is freed as soon as it is let go. What is left, objects that hold one another, is found by
looking at all there is, and with some hundred tables in memory nobody is answered for a third of a second meanwhile. So
the whole is looked through when the server has little else to do; the young is, as always, in passing.
"""

from __future__ import annotations

import asyncio
import gc
import time

NEVER = 1 << 30
LOOK_SECONDS = 5.0
QUIET_SHARE = 0.1
"""Of the time: who works less than this has little to do."""

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

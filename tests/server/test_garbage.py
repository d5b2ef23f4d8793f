"""What nobody needs is found when the server is quiet, and not while it answers people."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from starboard.server.operation import garbage

pytestmark = pytest.mark.once


class Knot:
    """Holds itself: only a look through everything finds that nobody needs it."""

    def __init__(self) -> None:
        self.itself: Any = self


def old_knot() -> weakref.ref[Knot]:
    """A knot that is not young any more when it is let go."""
    knot = Knot()
    gc.collect(1)
    return weakref.ref(knot)


async def is_found(knot: weakref.ref[Knot], seconds: float) -> bool:
    for _ in range(int(seconds * 100)):
        if knot() is None:
            return True
        await asyncio.sleep(0.01)
    return False


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setattr(garbage, "LOOK_SECONDS", 0.05)
    monkeypatch.setattr(garbage, "WORTH_IT", 0)
    return monkeypatch


def beside(story: Callable[[], Awaitable[None]]) -> None:
    """Tell a story while somebody looks for what nobody needs."""

    async def both() -> None:
        looking = asyncio.create_task(garbage.look_when_quiet())
        await asyncio.sleep(0.01)
        try:
            await story()
        finally:
            looking.cancel()
            await asyncio.gather(looking, return_exceptions=True)

    asyncio.run(both())


def test_a_quiet_server_looks(impatient: pytest.MonkeyPatch) -> None:
    impatient.setattr(garbage, "QUIET_SHARE", 100.0)

    async def story() -> None:
        assert await is_found(old_knot(), 120)

    beside(story)


def test_a_busy_server_looks_only_now_and_then(impatient: pytest.MonkeyPatch) -> None:
    impatient.setattr(garbage, "QUIET_SHARE", -1.0)

    async def story() -> None:
        knot = old_knot()
        assert not await is_found(knot, 0.5)
        impatient.setattr(garbage, "LONGEST_SECONDS", 0.0)
        assert await is_found(knot, 120)

    beside(story)


def test_what_was_set_is_set_back() -> None:
    before = gc.get_threshold()

    async def story() -> None:
        assert gc.get_threshold()[2] == garbage.NEVER

    beside(story)
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0

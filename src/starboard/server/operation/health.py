"""Health and metrics: what the host of a server asks it."""

from __future__ import annotations

import asyncio
import contextlib

from sqlalchemy import func, select
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

import starboard
from starboard.server.operation.metrics import Metrics
from starboard.server.server import server_of
from starboard.server.store.faults import SENTENCES, DatabaseFault
from starboard.server.store.schema import game
from starboard.server.store.store import Store
from starboard.server.web import security

PATIENCE = 5.0
"""Seconds after which a database that does not answer counts as gone."""


async def health(request: Request) -> Response:
    """200 if all is well, 503 if not."""
    trouble = await trouble_of(server_of(request).store)
    if trouble is not None:
        return JSONResponse({"status": trouble}, 503, {"Cache-Control": "no-store"})
    return JSONResponse({"status": "well", "version": starboard.__version__}, 200, {"Cache-Control": "no-store"})


async def trouble_of(store: Store) -> str | None:
    """What keeps a server from serving, if anything does."""
    try:
        async with asyncio.timeout(PATIENCE):
            await store.check()
    except DatabaseFault as fault:
        return SENTENCES[fault.what]
    except Exception:
        # Whatever is wrong with it, and it can be anything, the answer is the same.
        return SENTENCES["database-away"]
    return "does not hear the other nodes" if store.announcements.deaf else None


async def count_tables(store: Store, into: Metrics) -> None:
    """A database that does not answer is counted elsewhere: what was known stays."""
    with contextlib.suppress(DatabaseFault, TimeoutError):
        async with asyncio.timeout(PATIENCE):
            rows = await store.rows(select(game.c.status, func.count().label("tables")).group_by(game.c.status))
        into.set_tables({row["status"]: row["tables"] for row in rows})


async def metrics(request: Request) -> Response:
    server = server_of(request)
    address = request.client.host if request.client else ""
    if not security.may_read_metrics(server.settings, request.headers, address):
        return PlainTextResponse(
            "Only the host of this server may read its metrics.\n", 403, {"Cache-Control": "no-store"}
        )
    await count_tables(server.store, server.metrics)
    return Response(
        server.metrics.text(), media_type="text/plain; version=0.0.4", headers={"Cache-Control": "no-store"}
    )

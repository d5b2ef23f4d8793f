"""Logs: one line for everything worth knowing, as text or JSON, without secrets.

Nothing is logged that a client sent but its method and the pattern of the path (`/api/tables/{table}`); names,
cookies, passwords, tokens and addresses of notifications never are. Of a table there is the beginning of its id.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

from starboard.server.settings import Settings

LOG = logging.getLogger("starboard")

SHORT = 6
"""How many letters of an id are logged; it has sixteen, and the other ten are as hard to guess as a good password."""


def tell(what: str, level: int = logging.INFO, *, error: BaseException | None = None, **values: Any) -> None:
    """Log one thing that happened, with its values."""
    LOG.log(level, what, extra={"values": values}, exc_info=error)


def short(game_id: str) -> str:
    """A table in the log: enough of its id to find it in the database, and too little to open anything."""
    return game_id[:SHORT]


class Text(logging.Formatter):
    """For people."""

    def format(self, record: logging.LogRecord) -> str:
        values = getattr(record, "values", {})
        told = " ".join(f"{name}={value}" for name, value in values.items())
        when = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(record.created))
        line = f"{when} {record.levelname.lower()} {record.getMessage()} {told}".rstrip()
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class Json(logging.Formatter):
    """For programs: one object on each line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "log": record.name,
            "what": record.getMessage(),
            **getattr(record, "values", {}),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def without_paths(record: logging.LogRecord) -> bool:
    """Not the lines in which uvicorn tells who opened which WebSocket."""
    return "WebSocket" not in str(record.msg)


def set_up(settings: Settings) -> None:
    """Send everything to the standard error stream in the form asked for."""
    to = logging.StreamHandler(sys.stderr)
    to.setFormatter(Json() if settings.log_format == "json" else Text())
    root = logging.getLogger()
    root.handlers = [to]
    root.setLevel(settings.log_level.upper())
    # Its lines would hold whole paths; ours hold patterns.
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").addFilter(without_paths)
    # Loggers that say too much: SQL with its values, messages to people, every step of a migration.
    for loud in ("alembic", "sqlalchemy", "aiosqlite", "apprise", "websockets", "urllib3"):
        logging.getLogger(loud).setLevel(logging.WARNING)

"""Web: the built browser client, as files to hand out. Its sources are in `web/`; nothing here knows a game."""

from __future__ import annotations

from pathlib import Path


def assets() -> Path:
    """The folder of the built client. It is missing in a checkout where `make client` has not run yet."""
    return Path(__file__).parent / "dist"

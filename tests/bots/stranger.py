"""Somebody else's package that is installed beside starboard, as far as finding its entry points goes."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from starboard.bots.kinds import announced_bots
from starboard.kernel.registry import announced
from starboard.server.tables.catalogue import games
from starboard.words.faces import announced_faces


def forget() -> None:
    """What is installed is looked up once; now it is another thing."""
    for found in (announced_bots, announced, announced_faces, games):
        found.cache_clear()


@contextmanager
def installed(folder: Path, module: str, source: str, announcements: str) -> Iterator[None]:
    """A module and what its package announces, for this process and for those that it starts."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{module}.py").write_text(source, encoding="utf-8")
    metadata = folder / f"{module}-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text(announcements)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        patch.setenv(
            "PYTHONPATH", os.pathsep.join(part for part in (str(folder), os.environ.get("PYTHONPATH")) if part)
        )
        forget()
        try:
            yield
        finally:
            forget()
            sys.modules.pop(module, None)

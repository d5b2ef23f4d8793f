"""Shelf: the content packs that are installed on this server, read again whenever a file changes."""

from __future__ import annotations

import logging
from pathlib import Path

from starboard.packs import Pack, shelved_packs
from starboard.server.refusals import Refused

LOG = logging.getLogger(__name__)


class Shelf:
    """The packs in one folder. The host may add and remove files while the server runs."""

    def __init__(self, folder: str) -> None:
        self.folder = Path(folder) if folder else None
        self.seen: list[tuple[str, int, int]] = []
        self.packs: list[Pack] = []

    def of(self, ruleset: str) -> list[Pack]:
        """The packs for a game, by their names."""
        found = self.files()
        if found != self.seen:
            self.seen, self.packs = found, self.read()
        return [pack for pack in self.packs if pack.game == ruleset]

    def named(self, ruleset: str, name: str) -> Pack:
        """A pack by its name; raises Refused that says which there are."""
        packs = self.of(ruleset)
        for pack in packs:
            if pack.name == name:
                return pack
        known = ", ".join(pack.name for pack in packs) or "none"
        raise Refused("no-such-pack", {"name": name[:40], "known": known}, 422)

    def files(self) -> list[tuple[str, int, int]]:
        """What is there now, as far as it takes to notice a change."""
        if self.folder is None:
            return []
        try:
            stats = [(path.name, path.stat()) for path in self.folder.iterdir()]
        except OSError:  # there is no such folder, or a file went away while we looked
            return []
        return sorted((name, stat.st_mtime_ns, stat.st_size) for name, stat in stats)

    def read(self) -> list[Pack]:
        assert self.folder is not None or not self.seen
        found = []
        for one in shelved_packs(self.folder) if self.folder is not None else []:
            if one.pack is None:
                LOG.warning("a content pack is left out: %s", one.problem)
            else:
                found.append(one.pack)
        return found

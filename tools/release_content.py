"""Keeps the present content of every game as that of a release, so that its records replay for ever.

Run it on the sources when a release is made, and commit what it writes:

    PYTHONPATH=src python tools/release_content.py 0.2.0
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from itertools import product
from pathlib import Path

from starboard.kernel.registry import ruleset_named, ruleset_names
from starboard.kernel.released import frozen, read_releases, same_as
from starboard.kernel.ruleset import Ruleset, Value

VERSION = re.compile(r"\d+\.\d+\.\d+")


def hashes_of(ruleset: Ruleset) -> dict[str, str]:
    """The hash of the present content for each part of it that any options use."""
    found: dict[str, str] = {}
    names = [option.name for option in ruleset.options]
    for values in product(*(option.values for option in ruleset.options)):
        options: Mapping[str, Value] = dict(zip(names, values, strict=True))
        if ruleset.conflict(options) is None:
            found.setdefault(ruleset.part(options), ruleset.built_in_hash(options))
    return found


def release(ruleset: Ruleset, version: str, folder: Path) -> Path:
    """Write the file of a release; content that was released before is not written twice."""
    path = folder / f"{version}.json"
    if path.exists():
        raise SystemExit(f"{path} exists already: what was released does not change")
    folder.mkdir(exist_ok=True)
    hashes = hashes_of(ruleset)
    same = [other.version for other in read_releases(folder) if other.hashes == hashes]
    path.write_text(same_as(hashes, same[0]) if same else frozen(hashes, ruleset.tables()), encoding="ascii")
    return path


if __name__ == "__main__":
    if len(sys.argv) != 2 or VERSION.fullmatch(sys.argv[1]) is None:
        raise SystemExit("one version is needed, such as 0.2.0")
    for name in ruleset_names():
        ruleset = ruleset_named(name)
        if ruleset.released is not None:
            print(release(ruleset, sys.argv[1], ruleset.released))

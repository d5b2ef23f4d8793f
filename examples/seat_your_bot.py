"""Seat your own bot in the browser: start a server that knows the bot of write_a_bot.py; choose it as an opponent.

Shows what announces a bot: an entry point, which a package of your own has in its pyproject.toml (see below).
Run it: python examples/seat_your_bot.py [FLAGS OF `starboard serve`], for instance with --open
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

# A package says this in its pyproject.toml, and `pip install` makes the files below from it:
#
#     [project.entry-points."starboard.bots"]
#     eager = "write_a_bot:EAGER"
METADATA = "Metadata-Version: 2.1\nName: eager-bot\nVersion: 1\n"
ENTRY_POINTS = "[starboard.bots]\neager = write_a_bot:EAGER\n"


def announce(folder: Path) -> None:
    """What an installed package leaves behind, so that this example need not install one."""
    installed = folder / "eager_bot-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(METADATA, encoding="utf-8")
    (installed / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")


def main(*flags: str) -> int:
    with tempfile.TemporaryDirectory() as folder:
        announce(Path(folder))
        paths = [folder, str(Path(__file__).parent), os.environ.get("PYTHONPATH", "")]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
        server = subprocess.Popen([sys.executable, "-m", "starboard.cli.main", "serve", *flags], env=environment)
        try:
            return server.wait()
        except KeyboardInterrupt:
            # Ctrl-C has reached the server as well, which finishes what it is writing.
            return server.wait()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

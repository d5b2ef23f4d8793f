"""`starboard conform`: replay reference transcripts of Race for the Galaxy and say where we differ."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from starboard.cli.arguments import Mistake
from starboard.cli.progress import progress

if TYPE_CHECKING:
    from starboard.cli.arguments import Parser


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser(
        "conform",
        help="replay reference transcripts",
        description="Replay transcripts of a reference engine. One line per file says how many games agree; the first "
        "difference is explained. The status is 0 if all games agree, 1 if any differs, 2 if any is not a transcript.",
    )
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help="a transcript, *.jsonl or *.jsonl.gz")
    parser.add_argument(
        "--all",
        action="store_true",
        help="print every difference, one line each, and go on after a game that is damaged",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    # Only this command needs it.
    from starboard.race.conform import run as conform  # noqa: PLC0415

    for path in arguments.files:
        if not path.is_file():
            raise Mistake(f"there is no file {str(path)!r}; name transcripts, *.jsonl or *.jsonl.gz")
    with progress("replaying", None, "games") as advance:
        return conform(arguments.files, sys.stdout, arguments.all, advance)

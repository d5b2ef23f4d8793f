"""Screen: lines out and lines in. Nothing moves the cursor, and nothing depends on colour."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from contextlib import suppress

BOLD, PLAIN = "\x1b[1m", "\x1b[0m"


class Screen:
    """The terminal, or whatever stands in its place (a pipe, a file)."""

    def __init__(self) -> None:
        if sys.stdin.isatty() and sys.stdout.isatty():
            with suppress(ImportError):
                import readline  # noqa: F401, PLC0415 - arrow keys and earlier lines, where the system has them
        self.bold = sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"

    def say(self, line: str = "") -> None:
        print(line)

    def say_all(self, lines: Iterable[str], indent: str = "") -> None:
        for line in lines:
            print(f"{indent}{line}")

    def heading(self, line: str) -> None:
        """A line that matters more; the eye may see it, the ear misses nothing."""
        print(f"{BOLD}{line}{PLAIN}" if self.bold else line)

    def ask(self, prompt: str) -> str | None:
        """The next line that is typed; None when there will be no more, or Ctrl-C is pressed."""
        try:
            line = input(prompt)
        except (EOFError, KeyboardInterrupt):
            print()
            return None
        if not sys.stdin.isatty():
            # What comes through a pipe is not seen; repeat it, so that the output reads like a game at the terminal.
            print(line)
        return line.strip()

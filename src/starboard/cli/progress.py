"""Progress: how far a long command has come, shown on a terminal while it runs and gone when it ends.

On standard error, so that what a command prints can be piped on; in a pipe there is no progress at all.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress(what: str, total: float | None, unit: str = "") -> Iterator[Callable[[float], None]]:
    """Show `what` is being done, out of `total` (None: nobody knows how much there is to do). Gives what is to be
    called with how much more has been done."""
    if not sys.stderr.isatty():
        yield lambda more: None
        return
    # Only here: most commands are done before it is imported.
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn  # noqa: PLC0415

    count = TextColumn(
        "{task.completed:.0f}" + ("/{task.total:.0f}" if total is not None else "") + f" {unit}".rstrip()
    )
    columns = (TextColumn("{task.description}"), BarColumn(), count, TimeElapsedColumn(), TimeRemainingColumn())
    # What is printed meanwhile on the same terminal goes above the bar; what goes into a pipe is left alone.
    same = sys.stdout.isatty()
    with Progress(*columns, console=Console(stderr=True), transient=True, redirect_stdout=same) as bar:
        task = bar.add_task(what, total=total)
        yield lambda more: bar.advance(task, more)

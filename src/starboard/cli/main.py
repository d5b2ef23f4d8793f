"""The command `starboard`: finds the command asked for and runs it; mistakes become one sentence and status 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import starboard
from starboard.bots import BotFault
from starboard.cli import (
    admin,
    arena,
    backup,
    bench,
    bots,
    bridge,
    cards,
    conform,
    content,
    engine,
    play,
    puzzles,
    replay,
    restore,
    review,
    serve,
    simulate,
    train,
)
from starboard.cli.arguments import Mistake, Parser
from starboard.kernel.build import build
from starboard.kernel.record import RecordError
from starboard.kernel.registry import UnknownRuleset
from starboard.kernel.ruleset import OptionError

COMMANDS = (
    play,
    serve,
    simulate,
    arena,
    train,
    bots,
    conform,
    bridge,
    engine,
    bench,
    replay,
    review,
    puzzles,
    cards,
    content,
    backup,
    restore,
    admin,
)


def parser() -> Parser:
    top = Parser(
        prog="starboard",
        description="A digital table for space-civilisation board games (unofficial fan project).",
        epilog="`starboard play race` starts a game; `starboard COMMAND --help` explains a command.",
    )
    top.add_argument("--version", action="version", version=f"starboard {starboard.__version__} ({build()} build)")
    commands = top.add_subparsers(title="commands", dest="command", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add_to(commands)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status."""
    # Started without them (`>&-`), a program has no streams at all.
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    # Card names and sentences are not ASCII; a terminal that cannot show a letter must not end the game.
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    arguments = parser().parse_args(argv)
    try:
        status: int = arguments.run(arguments)
        sys.stdout.flush()
        return status
    except (Mistake, BotFault, OptionError, UnknownRuleset, RecordError) as error:
        print(f"starboard {arguments.command}: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever read us has gone (`starboard cards race | head`). Nothing more may be written on the way out.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        # A full disk, a name that is too long: whatever the system says no to.
        name = f"{str(error.filename)[:60]}: " if error.filename is not None else ""
        print(f"starboard {arguments.command}: {name}{error.strerror or error}", file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())

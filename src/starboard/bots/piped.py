# mypyc: skip
"""Bots in other programs: a question goes out as one line of JSON, and an answer comes back as one.

docs/bots-and-arena.md has the protocol. A program is started by a command that was typed by whoever runs Starboard: it
is given a name then, and no name is ever taken for a command. What hangs, dies or answers nonsense raises BotFault, and
its program is ended.
"""

from __future__ import annotations

import atexit
import base64
import contextlib
import json
import os
import queue
import re
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import IO, Any

from starboard.bots.bot import Bot, owed
from starboard.bots.kinds import NAME, BotFault, BotKind, announced_bots, name_bot, named_bots
from starboard.kernel.actions import ActionError, ActionSpace
from starboard.kernel.chance import Stream
from starboard.kernel.decision import Decision
from starboard.kernel.game import Game
from starboard.kernel.ruleset import Ruleset

PROTOCOL = 1
PREFIX = "cmd:"
MOST_PATHS = 256
"""At most this many legal answers are listed with a question; of more, as many at random."""
MOST_GUESSES = 64
"""At most this many guesses may be asked for at one decision."""
MOST_REQUESTS = 1000
"""At most this many lines may be said before an answer."""
MOST_BYTES = 1 << 20
"""No line of a bot is longer than this."""
MOST_UNHEARD = 100_000
"""Of a program that is ended, at most this many lines are still read."""
UNHEARD_SECONDS = 0.2
"""And none is waited for longer: something that the program has started may still hold its output open."""
MOST_LOST = 3
"""A program that was lost this often without an answer in between is not started again."""

safety_seconds = 60.0
"""How long a program may take for one decision: a stop for what has gone wrong, never a budget."""


class Program:
    """A bot's program, started when it is first needed, and again when it was lost."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.process: subprocess.Popen[bytes] | None = None
        self.lines: queue.Queue[bytes] = queue.Queue(100)
        """What it has said, an empty line at its end."""
        self.to_say: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        """What it is told, until an empty line."""
        self.lost = 0
        self.reported: set[str] = set()
        """The faults that have been reported: the same one is said once."""
        self.number = 0
        self.until = 0.0
        """When the question that is being asked has to be answered, by the monotonic clock."""
        self.spent = 0.0
        """CPU seconds of processes that have ended."""

    def ask(self, question: Mapping[str, Any], serve: Serving, seconds: float) -> dict[str, Any]:
        """The answer to a question; what the bot asks for on the way is given. Raises OSError or ValueError."""
        if self.lost >= MOST_LOST:
            raise OSError(f"it was lost {MOST_LOST} times, and is not started again")
        try:
            self.until = time.monotonic() + seconds
            self.start()
            self.number += 1
            self.say({"msg": "position", "id": self.number, **question})
            for _ in range(MOST_REQUESTS):
                heard = self.hear()
                if heard.get("id") != self.number:
                    raise ValueError(f"it answered the question {heard.get('id')!r:.20}, not {self.number}")
                if "path" in heard:
                    self.lost = 0
                    return heard
                self.say({"id": self.number, **serve.served(heard)})
            raise ValueError(f"it said {MOST_REQUESTS} lines without an answer")
        except (OSError, ValueError):
            self.lost += 1
            self.end()
            raise

    def start(self) -> None:
        if self.process is not None:
            return
        try:
            self.process = subprocess.Popen(
                shlex.split(self.command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                # It has no business with what a server is set up with, passwords among it.
                env={name: value for name, value in os.environ.items() if not name.startswith("STARBOARD_")},
                start_new_session=True,  # Ctrl-C is for us; and all that it starts can be ended with it
            )
        except (OSError, ValueError) as wrong:
            raise OSError(f"it cannot be started: {wrong}") from None
        self.lines, self.to_say = queue.Queue(100), queue.SimpleQueue()
        # Threads of their own: a program that neither speaks nor listens holds up nobody else.
        threading.Thread(target=read_lines, args=(self.process.stdout, self.lines), daemon=True).start()
        threading.Thread(target=write_lines, args=(self.process.stdin, self.to_say), daemon=True).start()
        self.say({"msg": "hello", "protocol": PROTOCOL})
        heard = self.hear()
        if heard.get("msg") != "hello" or heard.get("protocol") != PROTOCOL:
            raise ValueError(f'it did not say {{"msg": "hello", "protocol": {PROTOCOL}}} when it was greeted')

    def say(self, data: Mapping[str, Any]) -> None:
        self.to_say.put(json.dumps(data).encode() + b"\n")

    def hear(self) -> dict[str, Any]:
        try:
            line = self.lines.get(timeout=max(0.001, self.until - time.monotonic()))
        except queue.Empty:
            raise OSError("it took too long") from None
        if not line:
            self.lines.put(line)
            raise OSError("it ended")
        try:
            heard = json.loads(line)
        except (ValueError, RecursionError):
            heard = None
        if not isinstance(heard, dict):
            raise ValueError(f"it said {line[:40].decode(errors='replace')!r}, which is no JSON object on one line")
        return heard

    def cpu_seconds(self) -> float:
        """The CPU time that its processes have taken, where the system tells (Linux)."""
        return self.spent + (used_by(self.process.pid) if self.process is not None else 0.0)

    def end(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        self.spent += used_by(process.pid)
        kill(process)
        self.to_say.put(b"")
        with contextlib.suppress(queue.Empty):
            for _ in range(MOST_UNHEARD):
                if not self.lines.get(timeout=UNHEARD_SECONDS):
                    break
        process.wait()


def kill(process: subprocess.Popen[bytes]) -> None:
    """End a program and all that it has started, and wait for nothing."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)


def read_lines(stream: IO[bytes] | None, lines: queue.Queue[bytes]) -> None:
    """Pass on what a program says, line by line; an empty one when it has ended."""
    assert stream is not None
    with contextlib.suppress(OSError, ValueError), stream:
        while line := stream.readline(MOST_BYTES):
            lines.put(line)
    lines.put(b"")


def write_lines(stream: IO[bytes] | None, lines: queue.SimpleQueue[bytes]) -> None:
    """Pass on what a program is told, line by line, until an empty one."""
    assert stream is not None
    with contextlib.suppress(OSError, ValueError), stream:
        while line := lines.get():
            stream.write(line)
            stream.flush()


def used_by(pid: int) -> float:
    """The CPU seconds of a process; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError):
        return 0.0


PROGRAMS: dict[str, Program] = {}
"""The programs of this process by their commands: one answers for all seats and games."""


def program_for(command: str) -> Program:
    return PROGRAMS.setdefault(command, Program(command))


def end_programs() -> None:
    """End all programs; the next question starts them again."""
    for program in PROGRAMS.values():
        program.end()


atexit.register(end_programs)


def kill_programs() -> None:
    """End all programs of a process that ends at once."""
    for program in PROGRAMS.values():
        if program.process is not None:
            kill(program.process)


class Serving:
    """What a bot is told of one decision, and may ask for before it answers."""

    def __init__(self, game: Game, seat: int, decision: Decision, seed: str) -> None:
        self.game = game
        self.seat = seat
        self.decision = decision
        self.source = Stream(f"{seed}/{decision.id}")
        self.guesses = MOST_GUESSES
        ruleset = game.ruleset
        if ruleset is None:
            raise ValueError("only a game that a ruleset has begun can be sent to another program")
        self.ruleset: Ruleset = ruleset
        self.actions: ActionSpace = ruleset.actions(game.options)
        self.seed = seed

    def question(self, seconds: float) -> dict[str, Any]:
        game, form = self.game, self.decision.form
        count = form.count()
        whole = count <= MOST_PATHS
        answers = form.answers() if whole else [form.random(self.source) for _ in range(MOST_PATHS)]
        paths = [self.named(self.actions.path(form, answer)) for answer in answers]
        return {
            "game": self.ruleset.name,
            "options": dict(game.options),
            "seats": game.seats,
            "seat": self.seat,
            "round": game.round,
            "seed": f"{self.seed}/{self.decision.id}",
            "view": game.view(self.seat),
            "decision": game.plain_decision(self.decision),
            "answers": count if count < 2**53 else None,
            "complete": whole,
            "paths": paths,
            "budget": {"guesses": MOST_GUESSES, "seconds": seconds},
        }

    def named(self, path: Sequence[int]) -> list[str]:
        return [self.actions.names[action] for action in path]

    def numbered(self, path: object) -> list[int]:
        """The primitives that a path names; raises ValueError for anything else."""
        if not isinstance(path, list):
            raise ValueError(f"a path is a list of names, not {str(path)[:40]!r}")
        try:
            return [self.actions.names.index(name) for name in path]
        except (ValueError, TypeError):
            raise ValueError(f"the path {str(path)[:80]} has a name that {self.ruleset.name} does not have") from None

    def served(self, asked: Mapping[str, Any]) -> dict[str, Any]:
        """What a bot asks for before it answers: guesses, or what may come next on a path."""
        if "reach" in asked:
            path = self.numbered(asked["reach"])
            try:
                reach = self.actions.reach(self.decision.form, path)
            except Exception:
                raise ValueError(f"no answer begins with {str(asked['reach'])[:80]}") from None
            return {"msg": "reach", "next": self.named(reach)}
        if "guess" in asked:
            count = asked["guess"]
            if not isinstance(count, int) or isinstance(count, bool) or not 1 <= count <= self.guesses:
                raise ValueError(f"it asked for {count!r:.20} guesses; it has {self.guesses} left here")
            self.guesses -= count
            found = [self.game.guess(self.seat, self.source) for _ in range(count)]
            return {"msg": "guesses", "guesses": [plain_guess(one) for one in found]}
        raise ValueError(f"it said {str(dict(asked))[:60]}, which is neither an answer nor a request")

    def answer(self, heard: Mapping[str, Any]) -> list[int]:
        try:
            return self.actions.answer(self.decision.form, self.numbered(heard["path"]))
        except ActionError as wrong:
            raise ValueError(f"{str(heard['path'])[:80]} is not legal: {wrong}") from None


def plain_guess(game: Game) -> dict[str, Any]:
    """A guess: the whole position as plain data, and as bytes that the same version of Starboard loads."""
    return {"state": game.state(), "saved": base64.b64encode(game.save()).decode()}


class PipedBot(Bot):
    """A seat whose choices another program makes."""

    def __init__(self, name: str, command: str, seed: str) -> None:
        super().__init__(name)
        self.program = program_for(command)
        self.seed = seed

    def choose(self, game: Game, seat: int) -> list[int]:
        serving = Serving(game, seat, owed(game, seat), self.seed)
        try:
            heard = self.program.ask(serving.question(safety_seconds), serving, safety_seconds)
            return serving.answer(heard)
        except (OSError, ValueError) as wrong:
            raise BotFault(self.name, " ".join(str(wrong).split())[:300]) from None


# --- naming -------------------------------------------------------------------------------------------------


COMMANDS: dict[str, str] = {}
"""The commands of the bots that were named in this process, by name."""


def name_command(text: str) -> str | None:
    """Name the bot that `cmd:COMMAND` or `NAME=cmd:COMMAND` means, and give its name; None for any other text. Raises
    ValueError.

    Only for what was typed by whoever runs this program: never for a name in a request, a frame or a record.
    """
    found = re.fullmatch(rf"(?:([^=:]*)=)?{PREFIX}(.*)", text.strip(), flags=re.DOTALL)
    if found is None:
        return None
    name, command = found[1], found[2].strip()
    try:
        words = shlex.split(command)
    except ValueError as wrong:
        raise ValueError(f"{command[:60]!r} is no command: {wrong}") from None
    if not words:
        raise ValueError("cmd: needs a command after it, as in cmd:./my_bot")
    taken = {kind.name for kind in (*announced_bots(), *named_bots)}
    if name is None:
        known = next((one for one, other in COMMANDS.items() if other == command), None)
        if known is not None:
            return known
        plain = [word for word in words if not word.startswith("-")]
        name = re.sub("[^a-z0-9_-]+", "-", Path((plain or words)[-1]).stem.lower()).strip("-_")[:30]
        name = name if NAME.fullmatch(name) else "guest"
        name = next(one for one in (name, *(f"{name}-{k}" for k in range(2, 1000))) if one not in taken)
    if COMMANDS.get(name) != command:
        seat_command(name, command)
    return name


def seat_command(name: str, command: str) -> None:
    """Let a command play in this process under a name. Raises ValueError if the name is taken or not allowed."""
    kind = BotKind(
        name,
        make=lambda _ruleset, seed: PipedBot(name, command, seed),
        about="a program of its own, which is asked through a pipe",
        level=50,
        cost="slow",
        plays_with=f"command {sha256(command.encode(errors='surrogateescape')).hexdigest()[:12]}",
    )
    name_bot(kind)
    COMMANDS[name] = command


def seat_commands(commands: Mapping[str, str]) -> None:
    """The same bots as in another process."""
    for name, command in commands.items():
        if COMMANDS.get(name) != command:
            seat_command(name, command)

"""`starboard engine`: a bot of ours as a program that answers through a pipe, as strangers' programs do."""

from __future__ import annotations

import argparse
import base64
import json
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, TextIO

from starboard.bots import bot_names, make_bot
from starboard.bots.piped import PROTOCOL
from starboard.cli.arguments import Mistake
from starboard.kernel.game import Game
from starboard.kernel.registry import ruleset_names

if TYPE_CHECKING:
    from starboard.cli.arguments import Parser


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser(
        "engine",
        help="a bot as a program behind a pipe",
        description="Answer questions of any game, JSON lines on standard input and output, until the input ends. "
        "`starboard play race --bots 'cmd:starboard engine --bot simple'` asks it.",
    )
    parser.add_argument("--bot", metavar="NAME", required=True, help="who chooses; `starboard bots race` names them")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    bot = str(arguments.bot)
    known = {name: game for game in ruleset_names() for name in bot_names(game)}
    if bot not in known:
        raise Mistake(f"there is no bot {bot[:40]!r}; there are {', '.join(sorted(known))}")
    make_bot(bot, known[bot], "")  # if it cannot play here, that is said at once
    try:
        answer_all(bot, sys.stdin, sys.stdout)
    except ValueError as wrong:
        raise Mistake(str(wrong)) from None
    return 0


def answer_all(bot: str, lines: Iterable[str], out: TextIO) -> None:
    """Answer until the input ends. Raises ValueError for what is not of the protocol."""

    def say(data: dict[str, Any]) -> None:
        out.write(json.dumps(data) + "\n")
        out.flush()

    asked: Message | None = None
    for number, line in enumerate(lines, start=1):
        heard = Message(line, number)
        if heard.msg == "hello":
            if heard.field("protocol", int) != PROTOCOL:
                raise ValueError(f"line {number} asks for protocol {heard.data['protocol']!r:.20}; this is {PROTOCOL}")
            say({"msg": "hello", "protocol": PROTOCOL, "name": bot})
        elif heard.msg == "position":
            # A bot chooses the same on a guess as on the position, so that one guess is all it needs.
            asked = heard
            say({"id": heard.field("id", int), "guess": 1})
        elif heard.msg == "guesses" and asked is not None:
            say({"id": asked.field("id", int), "path": path_for(bot, asked, heard)})
        else:
            raise ValueError(f"line {number} says {heard.msg!r:.20}, which nobody asked for")


class Message:
    """One line of the other side. Raises ValueError, with the number of the line, for what is not of the protocol."""

    def __init__(self, line: str, number: int) -> None:
        self.number = number
        try:
            data = json.loads(line)
        except (ValueError, RecursionError):
            data = None
        if not isinstance(data, dict) or not isinstance(data.get("msg"), str):
            raise ValueError(f"line {number} is not of the protocol: {line[:40].rstrip()!r}")
        self.data: dict[str, Any] = data
        self.msg: str = data["msg"]

    def field(self, name: str, kind: type) -> Any:
        value = self.data.get(name)
        if not isinstance(value, kind):
            raise ValueError(f"line {self.number} has no {name} of the protocol")
        return value

    def guess(self) -> Game:
        """The first of the guesses that it brings."""
        try:
            saved = base64.b64decode(self.field("guesses", list)[0]["saved"])
        except (LookupError, TypeError, ValueError):
            raise ValueError(f"line {self.number} has no guess with a saved position") from None
        return Game.load(saved)


def path_for(bot: str, asked: Message, heard: Message) -> list[str]:
    """What the bot chooses, as a path of names."""
    game, seat = heard.guess(), asked.field("seat", int)
    decision = game.decision_of(seat)
    if decision is None or game.ruleset is None:
        raise ValueError(f"line {heard.number} has a guess in which seat {seat} has nothing to decide")
    choice = make_bot(bot, game.ruleset.name, asked.field("seed", str)).choose(game, seat)
    actions = game.ruleset.actions(game.options)
    return [actions.names[action] for action in actions.path(decision.form, choice)]

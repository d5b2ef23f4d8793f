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
from starboard.kernel.registry import ruleset_named, ruleset_names

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
    known = sorted({name for game in ruleset_names() for name in bot_names(game)})
    if bot not in known:
        raise Mistake(f"there is no bot {bot[:40]!r}; there are {', '.join(known)}")
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

    asked: dict[str, Any] = {}
    for number, line in enumerate(lines, start=1):
        heard = message(line, number)
        if heard["msg"] == "hello":
            say({"msg": "hello", "protocol": PROTOCOL, "name": bot})
        elif heard["msg"] == "position":
            # A bot chooses the same on a guess as on the position, so that one guess is all it needs.
            asked = heard
            say({"id": heard["id"], "guess": 1})
        elif heard["msg"] == "guesses":
            say({"id": heard["id"], "path": path_for(bot, asked, heard["guesses"][0]["saved"])})
        else:
            raise ValueError(f"line {number} says {heard['msg']!r:.20}, which nobody asked for")


def message(line: str, number: int) -> dict[str, Any]:
    try:
        heard = json.loads(line)
    except (ValueError, RecursionError):
        heard = None
    if not isinstance(heard, dict) or not isinstance(heard.get("msg"), str):
        raise ValueError(f"line {number} is not of the protocol: {line[:40].rstrip()!r}")
    return heard


def path_for(bot: str, asked: dict[str, Any], saved: str) -> list[str]:
    """What the bot chooses, as a path of names."""
    game = Game.load(base64.b64decode(saved))
    seat = int(asked["seat"])
    decision = game.decision_of(seat)
    assert decision is not None
    choice = make_bot(bot, str(asked["game"]), str(asked["seed"])).choose(game, seat)
    actions = ruleset_named(str(asked["game"])).actions(game.options)
    return [actions.names[action] for action in actions.path(decision.form, choice)]

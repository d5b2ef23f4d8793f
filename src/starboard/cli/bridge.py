"""`starboard bridge`: a bot of ours sits in games of a reference engine, over standard input and output."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from starboard.bots import BotFault, answering_for, make_bot
from starboard.bots.kinds import fault_of
from starboard.cli.arguments import Mistake, known_bots, ruleset_of, typed_bots
from starboard.kernel.game import Game

if TYPE_CHECKING:
    from starboard.cli.arguments import Parser


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser(
        "bridge",
        help="a seat in a reference engine's games",
        description="Answer a reference engine's questions, JSON lines on standard input and output. What does not "
        "agree between the two engines, and the result, is said on standard error.",
    )
    parser.add_argument("ruleset", metavar="RULESET", help="the game: race")
    parser.add_argument(
        "--bot",
        metavar="NAME",
        required=True,
        help="who chooses; `starboard bots race` names them; cmd:COMMAND is a program of your own",
    )
    parser.add_argument("--seed", metavar="TEXT", default="1", help="any text; the luck of the bot (1)")
    parser.add_argument("--json", action="store_true", help="say the result as one JSON object")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    ruleset = ruleset_of(arguments)
    if ruleset.name != "race":
        raise Mistake(f"there is no reference engine for {ruleset.name}; there is one for race")
    names = known_bots(typed_bots(arguments.bot), ruleset)
    if len(names) != 1:
        raise Mistake(f"--bot names {len(names)} bots; one is needed")
    make_bot(names[0], ruleset.name, "")  # if it cannot play here, that is said at once
    # Only this command needs it.
    from starboard.race.conform.bridge import Bridge, BridgeError  # noqa: PLC0415

    def say(text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    bridge = Bridge(lambda game, seat, seed: chosen(names[0], game, seat, seed, say), arguments.seed, say)
    try:
        bridge.run(sys.stdin, sys.stdout)
    except BridgeError as error:
        raise Mistake(str(error)) from None
    found = bridge.plain()
    if arguments.json:
        say(json.dumps({"bot": names[0], **found}))
    elif found["win_share"] is not None:
        say(
            f"{names[0]}: {bridge.games} games, {100 * bridge.won / bridge.games:.1f}% won "
            f"(a fair share is {100 * bridge.fair / bridge.games:.1f}%)."
        )
        say(
            f"Both engines agree in {bridge.games - bridge.unequal} of {bridge.games} games; "
            f"{100 * bridge.unequal / bridge.games:.1f}% are lost to differences."
        )
        say(
            f"{bridge.questions} questions, {bridge.given_up} of them answered without the bot, "
            f"{bridge.illegal} answers rejected."
        )
    else:
        say("No game was finished.")
    return 0


def chosen(name: str, game: Game, seat: int, seed: str, say: Callable[[str], None]) -> list[int]:
    """What the bot chooses; if it fails, the stand-in, and any legal answer if that fails, too."""
    decision = game.decision_of(seat)
    assert decision is not None
    for bot in (name, *answering_for(name, "race")):
        try:
            return game.checked(decision, make_bot(bot, "race", seed).choose(game.copy(), seat))
        except Exception as wrong:
            say(str(wrong if isinstance(wrong, BotFault) else fault_of(bot, wrong)))
    raise AssertionError("the random bot never fails")

"""A bot in a program of its own, which knows nothing of Starboard.

Shows the protocol of `cmd:` bots: a question is a line of JSON on standard input, an answer a line on standard output.
Run it: python examples/piped_bot.py, or better: starboard arena race --bots 'cmd:python examples/piped_bot.py,random'
"""

from __future__ import annotations

import json
import sys
from typing import Any


def say(data: dict[str, Any]) -> None:
    print(json.dumps(data), flush=True)


def liked(path: list[str]) -> int:
    """Do as much as you can, and keep your cards."""
    return len(path) - 3 * path.count("pass") - 2 * path.count("done")


def main() -> None:
    for line in sys.stdin:
        heard = json.loads(line)
        if heard["msg"] == "hello":
            say({"msg": "hello", "protocol": 1, "name": "eager"})
        elif heard["msg"] == "position":
            say({"id": heard["id"], "path": max(heard["paths"], key=liked)})


if __name__ == "__main__":
    main()

"""Drive the server: play a whole game over its protocol, as a browser would, with any legal answer.

Shows the steps of docs/protocol.md: a cookie, a table, a WebSocket, questions and choices. Knows no game.
Run it: python examples/drive_the_server.py [ADDRESS]   (while `starboard serve` runs; http://127.0.0.1:8000)
"""

from __future__ import annotations

import json
import random
import sys
from http.cookiejar import CookieJar
from typing import Any
from urllib.request import HTTPCookieProcessor, ProxyHandler, Request, build_opener

from websockets.sync.client import connect

Data = dict[str, Any]


class Visitor:
    """Somebody with a name; the server knows them by their cookie."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.jar = CookieJar()
        self.opener = build_opener(HTTPCookieProcessor(self.jar), ProxyHandler({}))
        self.post("/api/me", {"name": name})

    def post(self, path: str, body: Data) -> Data:
        request = Request(self.address + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
        with self.opener.open(request) as response:
            answer: Data = json.load(response)
            return answer

    def cookie(self) -> str:
        return "; ".join(f"{one.name}={one.value}" for one in self.jar)


def any_answer(form: Data) -> list[Any]:
    """A legal answer, from nothing but the form of the question."""
    if form["pick"] == "one":
        return [random.choice(form["of"])]
    if form["pick"] == "number":
        return [random.randint(form["least"], form["most"])]
    if form["pick"] == "order":
        return random.sample(form["of"], len(form["of"]))
    case = random.choice(form["cases"])
    chosen = list(case["fixed"])
    for group in case["groups"]:
        chosen += random.sample(group["of"], random.randint(group["least"], group["most"]))
    return chosen


def play(visitor: Visitor, table: str) -> Data:
    """Answer whatever seat 0 is asked; gives the last update of the game."""
    address = visitor.address.replace("http", "ws", 1)
    headers = {"Cookie": visitor.cookie(), "Origin": visitor.address}
    answered = ""
    path = f"/api/tables/{table}/play?seat=0&language=en"
    with connect(address + path, additional_headers=headers, max_size=None, proxy=None) as socket:
        for number, text in enumerate(socket):
            said: Data = json.loads(text)
            if said["say"] == "refused":
                sys.exit(f"the server refused a choice: {said['text']}")
            if said["say"] != "update":
                continue
            if said["over"]:
                return said
            decision = said["decision"]
            if decision is not None and decision["id"] != answered:
                answered = decision["id"]
                choice = any_answer(decision["form"])
                socket.send(json.dumps({"do": "choose", "ref": number, "decision": answered, "choice": choice}))
    sys.exit("the server went away before the game was over")


def main(address: str = "http://127.0.0.1:8000") -> None:
    visitor = Visitor(address.rstrip("/"), "Example")
    seats = [{"who": "me"}, {"who": "bot", "bot": "simple"}]
    table = visitor.post("/api/tables", {"ruleset": "frontiers", "options": {}, "seats": seats})
    print(f"playing at {visitor.address}/table/{table['id']}")
    last = play(visitor, table["id"])
    for score in last["scores"]:
        print(f"{score['rank']}. {score['who']}: {score['total']} points")


if __name__ == "__main__":
    main(*sys.argv[1:])

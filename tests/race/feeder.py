"""A feeder: recorded games of the reference engine, said as its bridge says them while a game is played.

Whatever is answered, the game goes on as it was recorded. Players keep the numbers they had before the start worlds
decided who is first: `shift` says how far those are from the seats.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from starboard.race.conform.bridge import Bridge

Data = dict[str, Any]

PLAYERS = ("p", "fp", "tp", "attacker", "defender", "takeover_from")
"""The fields that name a player."""


def shifted(data: Any, shift: int, seats: int) -> Any:
    """The same with other numbers for the players."""
    if isinstance(data, list):
        return [shifted(each, shift, seats) for each in data]
    if not isinstance(data, dict):
        return data
    found = {name: shifted(value, shift, seats) for name, value in data.items()}
    for name in PLAYERS:
        if isinstance(found.get(name), int) and not isinstance(found[name], bool) and found[name] >= 0:
            found[name] = (found[name] + shift) % seats
    return found


def messages(game: Data, ours: list[int], shift: int = 0) -> Iterator[tuple[Data, Data | None]]:
    """What the bridge says, and with every question the answer that was recorded. `ours` are seats."""
    seats = game["config"]["players"]
    external = [(seat + shift) % seats for seat in ours]
    head = {name: game[name] for name in ("config", "goals", "deck")}
    yield {"msg": "game_start", "game": game["id"], "external": external, **head}, None
    waiting: list[Data] = []
    for number, event in enumerate(shifted(game["events"], shift, seats)):
        if event["e"] == "setup_done":
            yield {"msg": "order", "turn_order": [(seat + shift) % seats for seat in range(seats)]}, None
        if event["e"] == "choice" and event["p"] in external:
            yield {"msg": "events", "game": game["id"], "events": waiting}, None
            waiting = []
            question = {name: value for name, value in event.items() if name not in ("e", "answer", "flag")}
            asked = {"msg": "choice", "game": game["id"], "id": number, "you": event["p"], "choice": question}
            yield {**asked, "state": {}}, event["answer"]
        waiting.append(event)
    yield {"msg": "events", "game": game["id"], "events": waiting}, None
    yield {"msg": "game_over", "game": game["id"], "final": shifted(game["final"], shift, seats)}, None


def fed(bridge: Bridge, game: Data, ours: list[int], shift: int = 0) -> list[tuple[Data, Data, Data]]:
    """Say a whole game; returns every question with what was answered and what is recorded."""
    found: list[tuple[Data, Data, Data]] = []
    for message, recorded in messages(game, ours, shift):
        said = bridge.hear(message)
        assert (said is None) == (recorded is None)
        if said is not None and recorded is not None:
            assert said["id"] == message["id"]
            found.append((message["choice"], said, recorded))
    return found

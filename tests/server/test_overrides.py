"""A game with overridden values on a server: taken in, shown, played by bots, kept in a snapshot, looked at again."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.server.client import Person, act
from tests.server.test_lobby import until_over
from tests.server.test_replays import take_in
from tests.server.test_snapshots import again, same

from starboard.bots import make_bot
from starboard.kernel.match import Match
from starboard.kernel.record import Record
from starboard.kernel.registry import ruleset_named
from starboard.kernel.saving import layout
from starboard.server.play.worker import Desk, Question

OVERRIDES: dict[str, Any] = {"system/sirius/vp": 7, "system/sirius/name_pl": "Psia Gwiazda", "setup/round_limit": 12}


def played(seats: int, choices: int, overrides: dict[str, Any] = OVERRIDES) -> Match:
    match = Match.begin(ruleset_named("sun").with_content(overrides), seats, {}, "our copy", side_by_side=True)
    bots = [make_bot("simple", "sun", str(seat)) for seat in range(seats)]
    for _ in range(choices):
        seat = match.game.decisions[0].seat
        match.choose(seat, bots[seat].choose(match.game.copy(), seat))
    return match


def test_a_game_with_other_values_comes_in_is_shown_played_by_bots_and_looked_at_again(server: str) -> None:
    async def scene() -> None:
        ola = await Person.arrive(server, "Ola", "pl")
        table = (await take_in(ola, played(3, 40).record.text()))["id"]
        chair = await ola.sit(table, 0)
        assert await chair.asked() is not None
        explained = await chair.say("explain", thing="sirius")
        assert "Psia Gwiazda" in json.dumps(explained, ensure_ascii=False)
        assert "7 PZ" in json.dumps(explained, ensure_ascii=False)
        await ola.do(table, "resign", seat=0)
        await until_over(ola, table)
        record = Record.parse(await ola.record(table))
        assert record.overrides == dict(sorted(OVERRIDES.items()))
        match = Match.replay(ruleset_named("sun"), record)
        assert match.over
        assert match.game.round <= OVERRIDES["setup/round_limit"]
        steps = (await ola.get(f"/api/replays/{table}?language=pl"))["steps"]
        frame = await ola.get(f"/api/replays/{table}/frames/{len(steps) - 1}?language=pl")
        assert frame["update"]["view"] == json.loads(json.dumps(match.game.view(None)["table"]))
        fork = await ola.post(f"/api/replays/{table}/fork", step=3, seat=1)
        seat = await ola.sit(fork["id"], 1)
        await seat.asked()
        assert "Psia Gwiazda" in json.dumps(await seat.say("explain", thing="sirius"), ensure_ascii=False)

    act(scene())


@pytest.mark.parametrize(
    ("overrides", "detail"),
    [
        ({"system/sirius/vp": "many"}, "Sirius: vp is not a number"),
        ({"system/sirius/on_control": [{"do": "dance"}]}, "is not an effect"),
        ({"system/sirius/vp": 10**9}, "a number is from -100 to 1000"),
        ({"system/sirius/name": "a\nb"}, "cannot be printed"),
        ({"system/vega/vp": 1}, "there is no system 'vega'"),
        ({"system/sirius/vp": 8}, "do not make the content that it names"),
        ({f"system/sirius/vp{number}": 8 for number in range(3000)}, "at most 2000"),
        ([], "should be dict"),
    ],
)
def test_broken_values_in_a_record_are_refused_in_one_sentence(server: str, overrides: Any, detail: str) -> None:
    async def scene() -> None:
        jan = await Person.arrive(server, "Jan")
        lines = played(2, 3).record.text().splitlines()
        header = json.loads(lines[0])
        header["content"]["overrides"] = overrides
        problem = await take_in(jan, "\n".join([json.dumps(header), *lines[1:]]) + "\n")
        assert problem["reason"] == "bad-record"
        assert detail in problem["text"]

    act(scene())


def test_a_snapshot_of_a_game_with_other_values_is_that_game() -> None:
    match = played(2, 30)
    same(match, again(match))
    plain = Match.begin(ruleset_named("sun"), 2, {}, "our copy", side_by_side=True)
    assert layout(match.ruleset, {}) != layout(plain.ruleset, {})


def test_a_bot_thinks_about_the_values_of_the_game() -> None:
    """A worker is sent the record; its first line has all that it needs."""
    match = played(2, 30)
    decision = match.game.decisions[0]
    lines = [json.dumps(entry.plain()) for entry in match.record.entries]
    question = Question("g", match.record.header(), 0, lines, decision.seat, "simple", decision.id)
    desk = Desk()
    answer = desk.answer(question)
    assert not answer.fault
    assert answer.choice
    assert desk.matches["g"].ruleset is match.ruleset
    assert desk.matches["g"].game.digest() == match.game.digest()

"""Going back: freely while nothing was revealed, past that at a table with bots, and otherwise if the others agree."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Coroutine
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.client import Chair, Data, Person, act
from tests.server.players import Player, answer, bot_of, gather, play_some, until_undo
from tests.server.truth import settle

from starboard.kernel.match import Match
from starboard.kernel.registry import ruleset_named
from starboard.server.play import present, undo
from starboard.server.store import people
from starboard.server.store.announcements import News
from starboard.server.tables import opening
from starboard.words.faces import face_of
from starboard.words.language import LANGUAGES

FOUR = [people.Person(name, name, "en", 0, None) for name in ("Ada", "Bob", "Eve", "Zoe")]


def test_a_choice_that_revealed_nothing_is_undone_freely(server: str) -> None:
    async def scene() -> None:
        chairs = await gather(server, "race", 2, {"level": 3})
        for _ in range(5):
            chair, point = await until_undo(chairs, "free")
            assert point["text"]
            await chair.done("undo", decision=point["decision"])
            await chair.until(lambda chair=chair: chair.decision is not None)  # type: ignore[misc]
            assert chair.decision is not None
            assert chair.decision["id"] == point["decision"]
        await settle(chairs)

    act(scene())


def test_at_a_table_with_bots_one_goes_back_past_what_was_revealed(server: str) -> None:
    async def scene() -> None:
        person = await Person.arrive(server, "Ada")
        bot = await bot_of(person, "race")
        table = await person.new_table("race", ["me", bot])
        chair = await person.sit(table["id"], 0)
        for _ in range(3):
            _, point = await until_undo([chair], "rewind")
            told, epoch = len(chair.events), chair.epoch
            await chair.done("undo", decision=point["decision"])
            await chair.asked_again(point["decision"])
            assert chair.epoch > epoch
            assert len(chair.events) < told
        match = await settle([chair])
        assert sum(entry.do == "rewind" for entry in match.record.entries) == 3
        assert chair.rewinds >= 3

    act(scene())


def test_among_people_one_goes_back_if_the_others_agree(server: str) -> None:
    async def scene() -> None:
        chairs = await gather(server, "frontiers", 3)
        chair, point = await until_undo(chairs, "consent")
        others = [other for other in chairs if other is not chair]
        before = [(list(one.events), one.epoch) for one in chairs]
        await chair.done("undo", decision=point["decision"])
        for other in others:
            request = await other.requested()
            assert request["seat"] == chair.seat
            assert re.search(r"(round|rund[ay]) [1-9]|the first round|pierwszej rundy", request["text"])
        # One agrees, one does not: nothing changes.
        await others[0].done("agree", request=request["id"], agree=True)
        await others[1].done("agree", request=request["id"], agree=False)
        for one in chairs:
            await one.until(lambda one=one: request["id"] in one.closed)  # type: ignore[misc]
            assert one.closed[request["id"]] is False
            await one.all_told()
        assert [(one.events, one.epoch) for one in chairs] == before
        # Once more, and all agree.
        await chair.done("undo", decision=point["decision"])
        for other in others:
            request = await other.requested()
            await other.done("agree", request=request["id"], agree=True)
        await chair.asked_again(point["decision"])
        assert chair.closed[request["id"]] is True
        # Somebody who was away meanwhile is told to what point the stream was rewound.
        await others[0].drop()
        await others[0].connect()
        match = await settle(chairs)
        assert sum(entry.do == "rewind" for entry in match.record.entries) == 1

    act(scene())


def test_who_was_away_during_a_rewind_is_told_to_where(server: str) -> None:
    async def scene() -> None:
        chairs = await gather(server, "frontiers", 3)
        chair, point = await until_undo(chairs, "consent")
        others = [other for other in chairs if other is not chair]
        second = await others[0].person.sit(chair.id, others[0].seat)
        await second.all_told()
        await second.drop()
        await chair.done("undo", decision=point["decision"])
        for other in others:
            request = await other.requested()
            await other.done("agree", request=request["id"], agree=True)
        await chair.asked_again(point["decision"])
        await play_some(chairs, 5)
        await second.connect()
        await second.all_told()
        await others[0].all_told()
        assert second.events == others[0].events
        assert second.epoch == others[0].epoch

    act(scene())


def test_a_refusal_stands_though_the_last_one_agrees_at_the_same_moment(server: str) -> None:
    async def scene() -> None:
        chairs = await gather(server, "frontiers", 3)
        for _ in range(3):
            chair, point = await until_undo(chairs, "consent")
            no, yes = (other for other in chairs if other is not chair)
            before = [one.rewinds for one in chairs]
            await chair.done("undo", decision=point["decision"])
            for other in (no, yes):
                request = await other.requested()
            await asyncio.gather(
                no.done("agree", request=request["id"], agree=False),
                yes.say("agree", request=request["id"], agree=True),
            )
            for one in chairs:
                await one.until(lambda one=one, id=request["id"]: id in one.closed)  # type: ignore[misc]
                assert one.closed[request["id"]] is False
            await play_some(chairs, 2)
            assert [one.rewinds for one in chairs] == before
        await settle(chairs)

    act(scene())


def test_who_plays_again_is_asked_too(server: str) -> None:
    async def scene() -> None:
        chairs = await gather(server, "frontiers", 3)
        chair, point = await until_undo(chairs, "consent")
        other, back = (one for one in chairs if one is not chair)
        await back.person.do(back.id, "takeover", seat=back.seat, bot="random")
        await chair.all_told()
        assert chair.update is not None
        point = [point for point in chair.update["undo"] if point["how"] == "consent"][-1]
        await chair.done("undo", decision=point["decision"])
        request = await other.requested()
        assert request["open"] == [other.seat]
        await back.person.do(back.id, "takeover", seat=back.seat, bot=None)
        for one in chairs:
            await one.until(lambda one=one: len(one.requests[request["id"]]["open"]) == 2)  # type: ignore[misc]
        await other.done("agree", request=request["id"], agree=True)
        await back.until(lambda: back.requests[request["id"]]["open"] == [back.seat])
        before = back.rewinds
        await back.done("agree", request=request["id"], agree=False)
        await other.until(lambda: other.closed.get(request["id"]) is False)
        await back.all_told()
        assert back.rewinds == before
        await settle(chairs)

    act(scene())


async def one_asks(server: str) -> tuple[Chair, Chair, Chair, Data]:
    """Three people, of whom the first asks to go back; the others have heard it."""
    chairs = await gather(server, "frontiers", 3)
    chair, point = await until_undo(chairs, "consent")
    one, another = (each for each in chairs if each is not chair)
    await chair.done("undo", decision=point["decision"])
    await one.requested()
    return chair, one, another, await another.requested()


def test_a_request_waits_for_nobody_who_lets_a_bot_play(server: str) -> None:
    async def scene() -> None:
        chair, other, away, request = await one_asks(server)
        await other.done("agree", request=request["id"], agree=True)
        await away.person.do(away.id, "takeover", seat=away.seat, bot="random")
        await chair.until(lambda: chair.closed.get(request["id"]) is True)

    act(scene())


def test_a_request_of_somebody_who_does_not_play_any_more_is_closed(server: str) -> None:
    async def scene() -> None:
        chair, other, last, request = await one_asks(server)
        await other.done("agree", request=request["id"], agree=True)
        await chair.person.do(chair.id, "takeover", seat=chair.seat, bot="random")
        await last.until(lambda: last.closed.get(request["id"]) is False)
        await last.refused("agree", request=request["id"], agree=True)

    act(scene())


def test_who_comes_again_is_told_what_is_open_after_the_welcome(server: str) -> None:
    async def scene() -> None:
        _, other, away, request = await one_asks(server)
        await away.drop()
        before = len(away.traffic)
        await away.connect()
        await away.all_told()
        says = [json.loads(frame) for frame in away.traffic[before:]]
        assert says[0]["say"] == "welcome"
        assert [one["id"] for one in says if one["say"] == "request"] == [request["id"]]
        await away.drop()
        await other.done("agree", request=request["id"], agree=False)
        before = len(away.traffic)
        await away.connect()
        await away.all_told()
        assert '"request"' not in "".join(away.traffic[before:])

    act(scene())


def test_everybody_who_is_moved_back_is_told_who_went_back(server: str) -> None:
    async def scene() -> None:
        chairs = await gather(server, "frontiers", 2)
        chair, point = await until_undo(chairs, "consent")
        [other] = (one for one in chairs if one is not chair)
        before = other.rewinds
        await chair.done("undo", decision=point["decision"])
        request = await other.requested()
        await other.done("agree", request=request["id"], agree=True)
        await other.until(lambda: other.rewinds > before)
        for one in (other, chair):
            await one.all_told()
            # The latest updates may have come after the one that tells it.
            told = [json.loads(frame) for frame in one.traffic]
            [undone] = [each for update in told if update.get("say") == "update" for each in update["undone"]]
            assert undone["seat"] == chair.seat
            assert undone["number"] <= len(one.events)
            assert (chair.person.me["name"] in undone["text"]) == (one is other)
        # Somebody who comes later finds it in the log.
        await other.drop()
        fresh = await other.person.sit(other.id, other.seat)
        await fresh.ready()
        assert fresh.update is not None
        assert [each["seat"] for each in fresh.update["undone"]] == [chair.seat]

    act(scene())


def test_whose_time_ran_out_is_asked_and_may_answer(server: str) -> None:
    async def scene() -> None:
        clock = {"per": "move", "seconds": 5, "added": 0, "at_zero": "bot"}
        chairs = await gather(server, "frontiers", 2, clock=clock)
        chair, slow = chairs
        await play_some(chairs, 14)
        dice = Random(3)

        def points() -> list[Data]:
            assert chair.update is not None
            return [point for point in chair.update["undo"] if point["how"] == "consent"]

        while not (chair.table["seats"][slow.seat]["bot"] and points()):
            assert not chair.over
            if chair.decision is not None:
                await Player(chair, dice).play(1)
            await asyncio.sleep(0.05)
            await chair.all_told()
        await chair.done("undo", decision=points()[0]["decision"])
        request = await slow.requested()
        assert request["open"] == [slow.seat]
        await slow.done("agree", request=request["id"], agree=False)
        await chair.until(lambda: chair.closed.get(request["id"]) is False)

    act(scene())


class Table:
    """As much of a game and its audience as requests need; what they announce is kept."""

    def __init__(self) -> None:
        self.sheet = opening.sheet(
            FOUR[0], "race", {}, [opening.own_seat(at, who) for at, who in enumerate(FOUR)], True
        )
        self.id = self.sheet.id
        self.viewers: list[object] = []
        self.store = self
        self.postgres = True
        self.said: list[undo.Asking] = []

    async def announce(self, news: News) -> None:
        self.said.append(msgspec.json.decode(news.about, type=undo.Asking))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        with pytest.raises(StopIteration):
            work.send(None)


def test_news_that_come_late_do_not_open_a_request_again() -> None:
    table = Table()
    requests = undo.Requests(table, table, table.spawn)  # type: ignore[arg-type]

    def hear(what: undo.Asking, node: str = "another") -> None:
        requests.heard(News("request", table.id, msgspec.json.encode(what).decode(), node))

    asked = undo.Asking("a", 0, "0.5", 2, 2)
    hear(asked)
    hear(undo.Asking("a", 1, agree=True))
    hear(asked)
    assert requests.open["a"].agreed == [1], "a repetition is older than the answers since"
    hear(undo.Asking("a", 0, closed=False))
    hear(asked)
    hear(undo.Asking("a", 2, agree=True))
    assert not requests.open

    # Also not if the closing is the first thing that we hear of it.
    hear(undo.Asking("b", 0, closed=True))
    hear(undo.Asking("b", 0, "0.5", 2, 2))
    assert not requests.open
    for number in range(500):
        hear(undo.Asking(f"many {number}", 0, closed=False))
    assert len(requests.closed) <= undo.MOST_CLOSED


def test_the_node_that_asked_says_it_last_that_a_request_is_closed() -> None:
    table = Table()
    requests = undo.Requests(table, table, table.spawn)  # type: ignore[arg-type]

    def hear(what: undo.Asking, node: str) -> None:
        requests.heard(News("request", table.id, msgspec.json.encode(what).decode(), node))

    requests.ours.add("a")
    hear(undo.Asking("a", 0, "0.5", 2, 2), "")
    hear(undo.Asking("", -1), "another")
    assert [one.closed for one in table.said] == [None]
    hear(undo.Asking("a", 0, closed=False), "another")
    assert [one.closed for one in table.said] == [None, False], "who has heard the repetition is told"
    hear(undo.Asking("", -1), "another")
    assert len(table.said) == 2
    assert not requests.ours


def test_a_node_that_was_deaf_has_requests_told_again() -> None:
    table = Table()
    requests = undo.Requests(table, table, table.spawn)  # type: ignore[arg-type]
    requests.ours.add("ours")
    for id, node in (("ours", ""), ("theirs", "another")):
        asked = undo.Asking(id, 0, "0.5", 2, 2)
        requests.heard(News("request", table.id, msgspec.json.encode(asked).decode(), node))
    table.spawn(requests.hear_again())
    assert list(requests.open) == ["ours"]
    assert [one.id for one in table.said] == [""]
    requests.heard(News("request", table.id, msgspec.json.encode(asked).decode(), "another"))
    assert list(requests.open) == ["ours", "theirs"]


def test_what_somebody_decided_is_named_and_a_long_answer_is_cut() -> None:
    match = Match.begin(ruleset_named("race"), 2, {}, "named")
    dice = Random(1)
    for _ in range(30):
        decision = match.game.decisions[0]
        plain = answer(match.game.plain_decision(decision), dice)
        match.choose(decision.seat, match.game.choice_from(decision, plain))
    sheet = opening.sheet(FOUR[0], "race", {}, [opening.own_seat(at, who) for at, who in enumerate(FOUR[:2])], True)
    for language in LANGUAGES:
        face = face_of(match.ruleset.name, match.record.options)
        eyes = present.Eyes(face, language, 0)
        words = face.language(language)
        points = undo.points(match, sheet, eyes)
        assert points
        answers = {entry.decision: entry.choice for entry in match.record.entries if entry.seat == 0}
        for point in points:
            first = answers[point.decision][:1]
            named = face.thing(first[0], words) if first else point.text
            if first == ["pass"]:
                assert not point.text.startswith(f"{named} (")
            else:
                assert named in point.text
        cards = [name for name in face.atlas(words) if not name.startswith("goal:")][:6]
        question = match.game.plain_decision(match.game.decisions[0])
        text = eyes.answer(cards, question)
        assert face.thing(cards[2], words) in text
        assert face.thing(cards[3], words) not in text
        assert "3" in text
        assert eyes.answer([], question)
        assert eyes.answer([7], question) == "7"


def test_a_pass_is_called_what_it_meant_where_it_was_chosen() -> None:
    """Not "Undo: nothing (Place a world?)"."""
    for language, said in {"en": "Place no world", "pl": "Nie wykładam świata"}.items():
        eyes = present.Eyes(face_of("race", ruleset_named("race").complete({})), language, 0)
        assert eyes.answer(["pass"], {"kind": "settle"}) == said


def test_who_lets_a_bot_play_has_given_leave_and_who_was_too_slow_has_not() -> None:
    sheet = opening.sheet(FOUR[0], "race", {}, [opening.own_seat(at, who) for at, who in enumerate(FOUR)], True)
    assert undo.others(sheet, 0) == [1, 2, 3]
    away, slow, gone = sheet.seats[1:]
    away.bot, away.left = "random", 12.5
    slow.bot, slow.left = "random", 0.0
    gone.bot, gone.left, gone.resigned = "random", 0.0, True
    assert undo.others(sheet, 0) == [2]
    away.left = None
    assert undo.others(sheet, 0) == [2], "nor does a table without a clock ask who let a bot play"


def test_what_is_not_offered_is_refused_and_changes_nothing(server: str) -> None:
    async def scene() -> None:
        chairs = await gather(server, "race", 2)
        await play_some(chairs, 12)
        before = [(list(chair.events), chair.epoch, chair.decision) for chair in chairs]
        for chair in chairs:
            await chair.refused("undo", decision="99999")
            await chair.refused("undo", decision="")
            await chair.refused("agree", request="nothing", agree=True)
        for chair in chairs:
            await chair.all_told()
        assert [(chair.events, chair.epoch, chair.decision) for chair in chairs] == before

    act(scene())

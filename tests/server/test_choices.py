"""Choices over the wire: those that are not legal are refused in the player's language and change nothing."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest
from tests.server.client import Chair, act
from tests.server.players import answer, gather, play_some
from tests.server.truth import settle

RULESETS = ["race", "frontiers", "sun"]


def wrong_answers(decision: dict[str, Any], offered: list[Any]) -> list[list[Any]]:
    """Answers that no form allows."""
    thrice = [[*offered, *offered, *offered]] if offered else []
    return [["no-such-thing"], *thrice, [10**6], [-1], ["pass", "pass", "x"], [""] * 40]


def state(chair: Chair) -> tuple[Any, ...]:
    assert chair.update is not None
    keys = ("number", "epoch", "view", "decision", "waiting", "answered", "scores")
    return (list(chair.events), *(chair.update[key] for key in keys))


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_stale_or_illegal_choice_is_refused_with_a_reason_and_changes_nothing(server: str, ruleset: str) -> None:
    async def scene() -> None:
        chairs = await gather(server, ruleset, 2)
        dice = Random(ruleset)
        texts: set[str] = set()
        for _ in range(8):
            await play_some(chairs, 3)
            for chair in chairs:
                await chair.all_told()
            before = [state(chair) for chair in chairs]
            for chair in chairs:
                decision = chair.decision
                if decision is None:
                    said = await chair.refused("choose", decision="1", choice=["pass"])
                    assert said["reason"] == "stale"
                    continue
                for wrong in wrong_answers(decision, answer(decision, dice)):
                    said = await chair.refused("choose", decision=decision["id"], choice=wrong)
                    texts.add(said["text"])
                said = await chair.refused("choose", decision="0", choice=answer(decision, dice))
                assert said["reason"] == "stale"
            for chair in chairs:
                await chair.all_told()
            assert [state(chair) for chair in chairs] == before
        refusals = [chair.said("refused") for chair in chairs]
        english, polish = ({said["reason"]: said["text"] for said in one} for one in refusals)
        assert english["stale"] != polish["stale"]
        assert english["unknown-thing"] != polish["unknown-thing"]
        assert all(text and "{" not in text for text in texts)
        await settle(chairs)

    act(scene())


def test_everybody_may_choose_at_the_same_moment(server: str) -> None:
    """Four send their secret answers at once, again and again; each is taken, and all take effect together."""

    async def scene() -> None:
        chairs = await gather(server, "race", 4)
        dice = Random(7)
        for _ in range(60):
            for chair in chairs:
                await chair.all_told()
            asked = [chair for chair in chairs if chair.decision is not None]
            if not asked:
                break
            said = await asyncio.gather(
                *(chair.choose(chair.decision, answer(chair.decision, dice)) for chair in asked if chair.decision)
            )
            assert [one["say"] for one in said] == ["done"] * len(asked)
        await settle(chairs)

    act(scene())


def test_the_same_choice_sent_twice_is_taken_once(server: str) -> None:
    async def scene() -> None:
        chairs = await gather(server, "frontiers", 2)
        second = await chairs[0].person.sit(chairs[0].id, 0)
        dice = Random(8)
        for _ in range(40):
            for chair in (*chairs, second):
                await chair.all_told()
            if chairs[0].over:
                break
            if chairs[0].decision is None:
                await play_some(chairs, 1)
                continue
            decision = chairs[0].decision
            choice = answer(decision, dice)
            said = await asyncio.gather(chairs[0].choose(decision, choice), second.choose(decision, choice))
            assert sorted(one["say"] for one in said) == ["done", "refused"]
            [refused] = [one for one in said if one["say"] == "refused"]
            assert refused["reason"] == "stale"
        await settle(chairs)

    act(scene())


def test_a_secret_answer_may_be_taken_back_until_it_shows(server: str) -> None:
    async def scene() -> None:
        chairs = await gather(server, "race", 2)
        first, second = chairs
        assert first.decision is not None
        choice = answer(first.decision, Random(1))
        assert (await first.choose(first.decision, choice))["say"] == "done"
        await first.until(lambda: first.update is not None and first.update["answered"] is not None)
        assert first.update is not None
        assert sorted(first.update["answered"]) == sorted(choice)
        await first.done("take_back")
        first.acknowledged.clear()
        await first.until(lambda: first.decision is not None)
        await first.refused("take_back")
        await second.refused("take_back")
        assert [json.loads(frame)["say"] for frame in second.traffic if '"done"' in frame] == []
        await settle(chairs)

    act(scene())


@pytest.mark.parametrize("ruleset", RULESETS)
def test_things_are_explained_in_the_language_of_the_reader(server: str, ruleset: str) -> None:
    async def scene() -> None:
        chairs = await gather(server, ruleset, 2)
        await play_some(chairs, 6)
        found: list[list[Any]] = []
        for chair in chairs:
            await chair.all_told()
        [thing] = [next(iter(chair.decision["offered"])) for chair in chairs if chair.decision is not None][:1]
        for chair in chairs:
            said = await chair.say("explain", thing=thing)
            assert said["say"] == "explained"
            assert said["title"]
            found.append([said["title"], said["text"], said["note"], said["reason"]])
            await chair.refused("explain", thing="no such thing at all")
        assert found[0] != found[1], "English and Polish"

    act(scene())

"""What the owner of a box does in a browser: sees what nobody has compared yet, tries values, and takes a pack away."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.client import Data, Person, act
from tests.server.node import Node

from starboard.kernel.content import Recent
from starboard.kernel.registry import ruleset_named
from starboard.packs import Pack
from starboard.server import wire
from starboard.server.tables import printed
from starboard.server.web.limits import DRAFTS_PER_MINUTE

VP = "system/sirius/vp"


async def values_of(person: Person, game: str = "sun", language: str = "en") -> Data:
    found: Data = await person.get(f"/api/games/{game}/values?language={language}")
    return found


@pytest.mark.parametrize("game", ["sun", "frontiers"])
def test_all_unverified_values_are_listed_the_most_visible_first(server: str, game: str) -> None:
    async def scene() -> None:
        person = Person(server)
        found = await values_of(person, game)
        info = next(one for one in await person.get("/api/games") if one["ruleset"] == game)
        paths = [one["path"] for one in found["values"]]
        assert len(paths) == len(set(paths)) == info["unverified"]
        assert found["printed"] == info["printed"] > len(paths)
        assert {one["mark"] for one in found["values"]} == {"reconstructed"}
        assert paths[0].startswith({"sun": "faction/", "frontiers": "home/"}[game])
        things = (await person.get(f"/api/games/{game}/things"))["things"]
        for one in found["values"]:
            assert one["field"]
            assert one["title"]
            assert not one["thing"] or one["thing"] in things
            assert one["input"] != "choice" or one["value"] in one["choices"]
        polish = await values_of(person, game, "pl")
        assert polish["values"][0]["field"] != found["values"][0]["field"]

    act(scene())


def test_each_value_gets_the_input_that_is_natural_for_it(server: str) -> None:
    async def scene() -> None:
        found = {one["path"]: one for one in (await values_of(Person(server)))["values"]}
        inputs = {path: found[path]["input"] for path in found}
        assert inputs[VP] == "number"
        assert inputs["faction/solar-united-nations-basic/ore_yield"] == "numbers"
        assert inputs["system/sirius/starting"] == "switch"
        assert (inputs["system/sirius/deck"], found["system/sirius/deck"]["choices"]) == ("choice", ["A", "B"])
        assert inputs["slot/II1/of"] == "names"
        assert inputs["system/sirius/on_colonize"] == "text"

    act(scene())


def test_the_atlas_marks_what_is_reconstructed(server: str) -> None:
    async def scene() -> None:
        person = Person(server)
        sirius = (await person.get("/api/games/sun/things?language=en"))["things"]["sirius"]
        assert "The VP in its lower part" in [one["field"] for one in sirius["reconstructed"]]
        polish = (await person.get("/api/games/sun/things?language=pl"))["things"]["sirius"]
        assert len(polish["reconstructed"]) == len(sirius["reconstructed"])
        assert polish["reconstructed"][0]["field"] != sirius["reconstructed"][0]["field"]
        race = (await person.get("/api/games/race/things"))["things"]
        assert not any(one["reconstructed"] for one in race.values())

    act(scene())


# --- drafts -------------------------------------------------------------------------------------------------


async def draft(person: Person, values: Data, *things: str) -> Data:
    checked: Data = await person.post("/api/games/sun/draft", values=values, things=list(things))
    return checked


def test_a_thing_is_drawn_with_the_values_of_a_draft(server: str) -> None:
    async def scene() -> None:
        person = Person(server)
        before = await draft(person, {}, "sirius")
        assert before["things"]["sirius"]["drawing"]["vp"] == 3
        after = await draft(person, {VP: 2}, "sirius")
        assert after["things"]["sirius"]["drawing"]["vp"] == 2
        assert any("2 VP" in line for line in after["things"]["sirius"]["text"])
        # Nobody else sees any of it.
        assert (await draft(person, {}, "sirius"))["things"] == before["things"]

    act(scene())


@pytest.mark.parametrize(
    ("values", "slip"),
    [
        ({VP: "three"}, "vp"),
        ({"system/sirius/deck": "Q"}, "Sirius"),
        ({"system/vulcan/vp": 3}, "vulcan"),
        ({"system/sirius/colour": 3}, "colour"),
        ({"system/sirius/on_control": [{"do": "explode"}]}, "explode"),
        ({VP: 10**9}, "from -100 to 1000"),
        ({"slot/II1/need": 3}, "slot II1"),
    ],
)
def test_a_slip_in_a_draft_is_told_in_one_sentence(server: str, values: Data, slip: str) -> None:
    async def scene() -> None:
        checked = await draft(Person(server), values, "sirius")
        assert checked["slips"]
        assert slip in checked["slips"][0]
        assert "\n" not in checked["slips"][0]
        assert checked["things"]["sirius"]["drawing"]["vp"] == 3

    act(scene())


def test_drafts_are_bounded(server: str) -> None:
    async def scene() -> None:
        person = Person(server)
        path = "/api/games/sun/draft"
        assert (await person.refused(path, values={VP: ["x" * 300_000]}))["reason"] == "too-long"
        assert (await person.refused(path, values={str(one): 1 for one in range(3000)}))["reason"] == "bad-request"
        assert (await person.refused(path, values={}, things=["sirius"] * 50))["reason"] == "bad-request"
        assert (await person.refused("/api/games/chess/draft", values={}))["reason"] == "no-such-game"

    act(scene())


def test_nobody_has_drafts_checked_without_end(new_node: Callable[..., Node], sqlite: str) -> None:
    node = new_node(sqlite, requests_per_minute=600)

    async def scene() -> None:
        person = Person(node.address)
        asked = [person.ask("POST", "/api/games/sun/draft", json={"values": {}}) for _ in range(DRAFTS_PER_MINUTE + 10)]
        statuses = [answer.status_code for answer in await asyncio.gather(*asked)]
        assert statuses.count(200) >= DRAFTS_PER_MINUTE
        assert 429 in statuses

    act(scene())


# --- packs --------------------------------------------------------------------------------------------------


async def exported(person: Person, values: Data, name: str = "ola", edition: str = "English, first edition") -> Any:
    body = {"name": name, "edition": edition, "values": values}
    return await person.http.post("/api/games/sun/pack", json=body)


def test_a_draft_is_taken_away_as_a_pack_and_gone_on_with(server: str) -> None:
    async def scene() -> None:
        person = Person(server)
        values = {VP: 2, "system/sirius/deck": "A", "system/sirius/on_colonize": [{"do": "take_ore", "n": 2}]}
        answer = await exported(person, values)
        assert answer.headers["content-type"] == "application/toml"
        assert answer.headers["content-disposition"] == 'attachment; filename="ola.toml"'
        pack = Pack.parse(answer.text)
        assert (pack.game, pack.name, pack.edition) == ("sun", "ola", "English, first edition")
        assert {path: reading.value for path, reading in pack.readings.items()} == values
        assert {reading.source for reading in pack.readings.values()} == {"own copy, English, first edition"}
        assert pack.confirmed() == ["system/sirius/deck"]
        read = await person.http.post("/api/games/sun/pack/read", content=answer.text)
        assert read.json() == {"name": "ola", "edition": "English, first edition", "values": values}

    act(scene())


def test_what_is_no_pack_is_refused_in_one_sentence(server: str) -> None:
    async def scene() -> None:
        person = Person(server)
        for wrong, slip in (
            ("not toml [", "not a TOML file"),
            ('game = "sun"', "name is missing"),
            ('game = "sun"\nname = "a"\nedition = "b"\n[system.vulcan]\nvp = 3', "vulcan"),
        ):
            answer = await person.http.post("/api/games/sun/pack/read", content=wrong)
            assert answer.status_code == 422
            assert answer.json()["reason"] == "bad-pack"
            assert slip in answer.json()["text"]
        text = (await exported(person, {VP: 2})).text
        answer = await person.http.post("/api/games/frontiers/pack/read", content=text)
        assert answer.json()["reason"] == "pack-of-another-game"
        assert "Beyond the Sun" in answer.json()["text"]
        for values, name, edition in (({VP: "x"}, "ola", "b"), ({VP: 2}, "Ola!", "b"), ({VP: 2}, "ola", " ")):
            assert (await exported(person, values, name, edition)).json()["reason"] == "bad-pack"

    act(scene())


def test_things_are_described_for_one_at_a_time_and_what_is_known_waits_for_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Given somebody who asks for the things of a game with all options at once, then no two are described at the same
    time, and a description that is there is given at once."""
    rules = ruleset_named("race")
    going_on = most = made = 0
    go_on = threading.Event()

    def describe(*_: object) -> wire.Atlas:
        nonlocal going_on, most, made
        going_on, made = going_on + 1, made + 1
        most = max(most, going_on)
        go_on.wait(60)
        going_on -= 1
        return wire.Atlas("race", {})

    async def scene() -> None:
        known = printed.atlas_of(rules, rules.complete({}), "en")
        go_on.set()
        await known
        go_on.clear()
        wished = [printed.atlas_of(rules, rules.complete({"level": level}), "pl") for level in (0, 1, 2, 3, 0)]
        waiting = [asyncio.create_task(one) for one in wished]
        while not going_on:
            await asyncio.sleep(0)
        assert await printed.atlas_of(rules, rules.complete({}), "en")
        go_on.set()
        await asyncio.gather(*waiting)
        assert (most, made) == (1, 5)

    monkeypatch.setattr(printed, "ATLASES", Recent(64))
    monkeypatch.setattr(printed, "ONE_AT_A_TIME", asyncio.Semaphore(1))
    monkeypatch.setattr(printed, "made_atlas", describe)
    asyncio.run(scene())

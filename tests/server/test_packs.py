"""Tables that are played with a content pack: everybody sees which, and the game goes on where the pack is not."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from tests.server.client import Data, Person, act
from tests.server.node import Node
from tests.server.players import play_out
from tools.release_content import release

from starboard.kernel import Match
from starboard.kernel.registry import ruleset_named
from starboard.packs import Pack, Reading
from starboard.server.tables import catalogue
from starboard.server.tables.printed import made_atlas

PACK = Pack(
    "sun",
    "ola",
    "English, first edition",
    readings={
        "system/sirius/vp": Reading(2, "own copy"),
        "system/sirius/power": Reading(3, "own copy"),  # as it is built in
        "system/sirius/name": Reading("Sirius B", "own copy"),
    },
)


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    folder = tmp_path / "packs"
    folder.mkdir()
    (folder / "ola.toml").write_text(PACK.text(), encoding="utf-8")
    return folder


@pytest.fixture
def node(shelf: Path, sqlite: str, new_node: Callable[..., Node]) -> Node:
    return new_node(sqlite, packs=shelf)


@pytest.fixture
def other(tmp_path: Path, new_node: Callable[..., Node]) -> Node:
    """A server without any pack."""
    return new_node(f"sqlite:///{tmp_path / 'other.db'}", packs=tmp_path / "nothing")


async def sirius(person: Person, table: str) -> Data:
    found: Data = (await person.get(f"/api/tables/{table}/things?language=en"))["things"]["sirius"]
    return found


async def finished(person: Person) -> str:
    """A whole game against a bot, with the pack."""
    table = await person.new_table("sun", ["me", "random"], pack="ola")
    await play_out([await person.sit(table["id"], 0)], Random(1))
    found: str = table["id"]
    return found


async def take_in(person: Person, text: str) -> Data:
    answer = await person.ask("POST", "/api/import", content=text)
    assert answer.status_code == 201, answer.text
    table: Data = answer.json()
    return table


def test_installed_packs_are_offered_for_their_game_alone(node: Node, shelf: Path) -> None:
    async def scene() -> None:
        person = Person(node.address)
        games = {one["ruleset"]: one for one in await person.get("/api/games")}
        assert games["sun"]["packs"] == [{"name": "ola", "edition": "English, first edition", "values": 3}]
        assert games["race"]["packs"] == games["frontiers"]["packs"] == []
        # What the host puts there or takes away counts from then on; a file that is no pack is left out.
        (shelf / "broken.toml").write_text("game = ", encoding="utf-8")
        (shelf / "jan.toml").write_text(PACK.text().replace('"ola"', '"jan"'), encoding="utf-8")
        games = {one["ruleset"]: one for one in await person.get("/api/games")}
        assert [one["name"] for one in games["sun"]["packs"]] == ["jan", "ola"]

    act(scene())


def test_everybody_sees_which_content_is_played(node: Node) -> None:
    async def scene() -> None:
        ola, jan = [await Person.arrive(node.address, name) for name in ("Ola", "Jan")]
        table = await ola.new_table("sun", ["me", "open"], pack="ola")
        told = {key: table["content"][key] for key in ("source", "pack", "values")}
        assert told == {"source": "pack", "pack": "ola", "values": 3}
        [listed] = (await jan.get("/api/tables"))["open"]
        assert listed["content"] == table["content"]
        usual = await ola.new_table("sun", ["me", "open"])
        assert (usual["content"]["source"], usual["content"]["values"]) == ("built-in", 0)
        assert usual["content"]["hash"] not in ("", table["content"]["hash"])
        # At the table, in the words of the game.
        await jan.do(table["id"], "sit")
        chair = await jan.sit(table["id"], 1)
        assert chair.table["content"] == table["content"]
        told = await chair.say("explain", thing="sirius")
        assert told["title"] == "Sirius B"

    act(scene())


def test_the_atlas_of_a_table_is_that_of_its_content(node: Node) -> None:
    async def scene() -> None:
        ola = await Person.arrive(node.address, "Ola")
        table = await ola.new_table("sun", ["me", "open"], pack="ola")
        there = await sirius(ola, table["id"])
        assert (there["title"], there["drawing"]["vp"]) == ("Sirius B", 2)
        built_in = (await ola.get("/api/games/sun/things?language=en"))["things"]["sirius"]
        assert (built_in["title"], built_in["drawing"]["vp"]) == ("Sirius", 3)
        # What the pack corrects or confirms is no longer reconstructed, everything else is.
        gone = {one["field"] for one in built_in["reconstructed"]} - {one["field"] for one in there["reconstructed"]}
        assert gone == {"The VP in its lower part", "The military power that is needed to colonise it"}
        jan = await Person.arrive(node.address, "Jan")
        private = await ola.new_table("sun", ["me", "open"], pack="ola", private=True)
        answer = await jan.ask("GET", f"/api/tables/{private['id']}/things")
        assert answer.json()["reason"] == "no-such-table"

    act(scene())


def test_the_atlas_of_a_game_begun_before_an_upgrade_is_that_of_the_older_release(tmp_path: Path) -> None:
    """Given a content that was released and has been corrected since, when a table asks for its own by the hash."""
    sun = ruleset_named("sun")
    options = sun.complete({})
    release(sun, "0.2.0", tmp_path)
    now = sun.on_tables(sun.tables().corrected({"system/sirius/vp": 7}))
    now.released = tmp_path
    then = catalogue.on_content(now, sun.content_hash(options), options)
    assert made_atlas(then, options, "en", ()).things["sirius"].drawing["vp"] == 3
    for wanted in ("", now.content_hash(options)):
        assert catalogue.on_content(now, wanted, options) is now


def test_the_atlas_of_a_content_that_nobody_has_is_refused(node: Node) -> None:
    async def scene() -> None:
        ola = await Person.arrive(node.address, "Ola")
        table = await ola.new_table("sun", ["me", "open"])
        known, unknown = [
            await ola.ask("GET", f"/api/games/sun/things?content={one}") for one in (table["content"]["hash"], "else")
        ]
        assert known.json()["things"]["sirius"]["drawing"]["vp"] == 3
        assert (unknown.status_code, unknown.json()["reason"]) == (409, "cannot-load")

    act(scene())


def test_a_pack_that_is_not_there_is_refused_in_one_sentence(node: Node) -> None:
    async def scene() -> None:
        ola = await Person.arrive(node.address, "Ola")
        seats = [{"who": "me"}, {"who": "open"}]
        for pack in ("jan", "../ola", "Ola", "x" * 90):
            refused = await ola.refused("/api/tables", ruleset="sun", options={}, seats=seats, pack=pack)
            assert refused["reason"] == "no-such-pack"
            assert "there are: ola" in refused["text"]
        refused = await ola.refused("/api/tables?language=pl", ruleset="race", options={}, seats=seats, pack="ola")
        assert refused["text"].startswith("Na tym serwerze nie ma żadnego pakietu")

    act(scene())


def test_a_game_goes_on_where_the_pack_is_gone(node: Node, shelf: Path) -> None:
    """Also a table that waits for people: its values were kept when it was made."""

    async def before() -> None:
        ola = await Person.arrive(node.address, "Ola")
        begun = await ola.new_table("sun", ["me", "simple"], pack="ola")
        waiting = await ola.new_table("sun", ["me", "open"], pack="ola")
        known.update(begun=begun["id"], waiting=waiting["id"])
        cookies.update(ola.http.cookies)
        chair = await ola.sit(begun["id"], 0)
        await play_out([chair], Random(2), most=3)

    async def after() -> None:
        ola = Person(node.address)
        ola.http.cookies.update(cookies)
        await ola.do(known["waiting"], "bot", seat=1, bot="random")
        await ola.do(known["waiting"], "start")
        for table in (known["begun"], known["waiting"]):
            await play_out([await ola.sit(table, 0)], Random(3))
            assert (await ola.table(table))["status"] == "over"
            assert (await sirius(ola, table))["drawing"]["vp"] == 2
            header = json.loads((await ola.record(table)).splitlines()[0])
            assert header["content"]["overrides"] == {"system/sirius/name": "Sirius B", "system/sirius/vp": 2}

    known: dict[str, str] = {}
    cookies: dict[str, str] = {}
    act(before())
    assert node.stop() == 0
    (shelf / "ola.toml").unlink()
    node.start()
    act(after())


def test_replays_forks_and_rematches_keep_the_content(node: Node) -> None:
    async def scene() -> None:
        ola = await Person.arrive(node.address, "Ola")
        table = await finished(ola)
        content = (await ola.table(table))["content"]
        replay = await ola.get(f"/api/replays/{table}?language=en")
        assert replay["table"]["content"] == content
        frame = await ola.get(f"/api/replays/{table}/frames/{len(replay['steps']) - 1}?language=en&seat=0")
        assert frame["update"]["over"]
        fork = await ola.post(f"/api/replays/{table}/fork", step=1, seat=0)
        assert fork["content"] == content
        again = await ola.post(f"/api/tables/{table}/rematch")
        assert again["content"] == content
        for one in (fork["id"], again["id"]):
            assert (await sirius(ola, one))["title"] == "Sirius B"
            await play_out([await ola.sit(one, 0)], Random(4), most=5)

    act(scene())


def test_a_record_brings_its_content_to_a_server_without_the_pack(node: Node, other: Node) -> None:
    async def scene() -> None:
        ola = await Person.arrive(node.address, "Ola")
        text = await ola.record(await finished(ola))
        jan = await Person.arrive(other.address, "Jan")
        table = await take_in(jan, text)
        told = {key: table["content"][key] for key in ("source", "pack", "values")}
        assert told == {"source": "record", "pack": "", "values": 2}
        assert (await sirius(jan, table["id"]))["drawing"]["vp"] == 2
        assert (await jan.get(f"/api/replays/{table['id']}"))["table"]["content"] == table["content"]
        assert await jan.record(table["id"]) == text
        # And one that is not over goes on there, against bots.
        lines = text.splitlines(keepends=True)
        half = await take_in(jan, "".join(lines[: len(lines) // 2]))
        assert half["content"]["source"] == "record"
        await play_out([await jan.sit(half["id"], 0)], Random(5))
        assert (await jan.table(half["id"]))["status"] == "over"

    act(scene())


def test_values_inside_a_record_are_checked(other: Node) -> None:
    """Anybody may have written them."""
    match = Match.begin(PACK.ruleset(), 2, {}, "a seed")
    header = json.loads(match.record.text().splitlines()[0])
    wrong: list[object] = [
        {"system/sirius/vp": 4},  # not what the content hash says
        {"system/sirius/vp": 10**12},
        {"system/vulcan/vp": 3},
        {"system/sirius/on_control": [{"do": "explode"}]},
        {"system/sirius/vp": "<script>"},
        {str(one): 1 for one in range(5000)},
        [],
    ]

    async def scene() -> None:
        ola = await Person.arrive(other.address, "Ola")
        assert (await take_in(ola, json.dumps(header) + "\n"))["content"]["values"] == 2
        for overrides in wrong:
            text = json.dumps({**header, "content": {**header["content"], "overrides": overrides}}) + "\n"
            answer = await ola.ask("POST", "/api/import", content=text)
            assert answer.status_code == 422
            assert answer.json()["reason"] == "bad-record"
            assert "\n" not in answer.json()["text"]

    act(scene())

"""Who people are: a name is enough, a password lets one be the same elsewhere, and cookies can be made void."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import pytest
from itsdangerous import TimestampSigner
from starlette.responses import Response
from tests.server.client import Person, act
from tests.server.node import Node

from starboard.server.people.cookies import COOKIE, Cookies, Tag
from starboard.server.people.names import clean, folded
from starboard.server.refusals import Refused
from starboard.server.store import people
from starboard.server.store.store import Store

KEY = "k" * 40


def test_a_cookie_of_ours_is_known_and_any_other_is_not() -> None:
    cookies = Cookies(KEY, secure=False)
    text = cookies.text(Tag("ola", 3))
    assert cookies.read(text) == Tag("ola", 3)
    assert cookies.read(Cookies("l" * 40, secure=False).text(Tag("ola", 3))) is None
    for at in (0, len(text) // 2, len(text) - 2):
        other = text[:at] + ("A" if text[at] != "A" else "B") + text[at + 1 :]
        assert cookies.read(other) is None
    for odd in (None, "", "x", "." * 40, "a" * 5000, text + "=" * 600):
        assert cookies.read(odd) is None


@pytest.mark.parametrize("years", [-50, -2, 2, 50])
def test_a_server_whose_clock_was_wrong_knows_everybody_afterwards(
    sqlite: str, new_node: Callable[..., Node], years: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a cookie from the future (or from long ago), when its person comes again, or takes another name, then they
    are who they were."""
    node = new_node(sqlite, secret_key=KEY)

    async def scene() -> None:
        person = await Person.arrive(node.address, "Ada")
        other_day = int(time.time()) + years * 31_556_952
        monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _: other_day)
        text = Cookies(KEY, secure=False).text(Tag(person.me["id"], 0))
        monkeypatch.undo()
        (name,) = person.http.cookies
        person.http.cookies.clear()
        person.http.cookies.set(name, text, domain="127.0.0.1", path="/")
        assert (await person.get("/api/me"))["id"] == person.me["id"]
        person.http.cookies.clear()
        person.http.cookies.set(name, text, domain="127.0.0.1", path="/")
        assert (await person.post("/api/me", name="Countess", language="en"))["id"] == person.me["id"]

    act(scene())


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ola", "Ola"),
        ("  Ola \t z\u2003Gdańska ", "Ola z Gdańska"),
        ("O\u200bl\u0000a\u202e", "Ola"),
        ("Zo\u0308e", "Zöe"),
        ("🚀 Ola", "🚀 Ola"),
        ("a" + "\u0336" * 30, "a" + "\u0336" * 3),
    ],
)
def test_a_name_is_one_line_without_anything_invisible(given: str, shown: str) -> None:
    assert clean(given) == shown


@pytest.mark.parametrize("given", ["", "   ", "\u200b\u2063", "\n"])
def test_a_name_of_nothing_is_no_name(given: str) -> None:
    with pytest.raises(Refused):
        clean(given)


def test_names_that_look_alike_are_the_same_to_log_in_with() -> None:
    assert folded(" ŁUCJA  k. ") == folded("łucja k.")
    assert folded("\uff2f\uff4c\uff41") == folded("Ola")


def test_a_name_is_enough(server: str) -> None:
    async def scene() -> None:
        stranger = Person(server)
        answer = await stranger.ask("GET", "/api/me")
        assert (answer.status_code, answer.json()) == (200, None), "coming for the first time is no mistake"
        assert (await stranger.ask("GET", "/api/me/notifications")).status_code == 401
        ola = await Person.arrive(server, " Ola  z Gdańska ", "pl")
        assert ola.me["name"] == "Ola z Gdańska"
        assert await ola.get("/api/me") == ola.me
        assert not ola.me["password"]
        again = await ola.post("/api/me", name="Aleksandra", language="en")
        assert again["id"] == ola.me["id"]
        assert again["name"] == "Aleksandra"

    act(scene())


def test_who_leaves_one_server_keeps_the_cookie_of_another() -> None:
    """Given a cookie with the name that all servers used at first, when somebody logs out, then it goes only if it is
    one of this server."""
    here, there = [Cookies(letter * 40, secure=False, name=f"{COOKIE}-{letter}") for letter in "kl"]
    for maker, gone in ((here, {here.name, COOKIE}), (there, {here.name})):
        response = Response()
        here.take_back(response, {COOKIE: maker.text(Tag("ola", 3)), here.name: here.text(Tag("ola", 3))})
        assert {text.partition("=")[0] for text in response.headers.getlist("set-cookie")} == gone


def test_the_cookie_is_for_the_browser_alone(server: str) -> None:
    async def scene() -> None:
        answer = await Person(server).ask("POST", "/api/me", json={"name": "Ola"})
        cookie = answer.headers["set-cookie"]
        for word in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age="):
            assert word in cookie

    act(scene())


def test_over_https_the_cookie_never_travels_in_the_open(new_node: Callable[..., Node], sqlite: str) -> None:
    node = new_node(sqlite, public_url="https://games.example.org")

    async def scene() -> None:
        answer = await Person(node.address).ask("POST", "/api/me", json={"name": "Ola"})
        assert "Secure" in answer.headers["set-cookie"]
        assert "strict-transport-security" in answer.headers

    act(scene())


def test_with_a_password_one_is_the_same_elsewhere(server: str) -> None:
    async def scene() -> None:
        ola = await Person.arrive(server, "Ola elsewhere")
        me = await ola.post("/api/me/password", password="a long password")
        assert me["password"]
        phone = Person(server)
        assert (await phone.post("/api/login", name="OLA  elsewhere", password="a long password"))["id"] == me["id"]
        assert (await phone.get("/api/me"))["id"] == me["id"]

    act(scene())


def test_a_wrong_password_and_an_unknown_name_are_told_alike(server: str) -> None:
    async def scene() -> None:
        ola = await Person.arrive(server, "Ola told alike")
        await ola.post("/api/me/password", password="a long password")
        thief = Person(server)
        wrong = await thief.refused("/api/login", name="Ola told alike", password="another password")
        unknown = await thief.refused("/api/login", name="Nobody at all", password="another password")
        assert wrong == unknown
        assert wrong["reason"] == "wrong-login"

    act(scene())


def test_a_new_password_needs_the_old_one_and_makes_other_cookies_void(server: str) -> None:
    async def scene() -> None:
        ola = await Person.arrive(server, "Ola changes")
        await ola.post("/api/me/password", password="a long password")
        phone = Person(server)
        await phone.post("/api/login", name="Ola changes", password="a long password")
        await ola.refused("/api/me/password", password="another password", current="wrong")
        await ola.refused("/api/me/password", password="another password")
        await ola.post("/api/me/password", password="another password", current="a long password")
        assert (await ola.get("/api/me"))["password"]
        assert await phone.get("/api/me") is None
        await phone.refused("/api/login", name="Ola changes", password="a long password")
        await phone.post("/api/login", name="Ola changes", password="another password")

    act(scene())


def test_a_name_that_somebody_logs_in_with_is_theirs(server: str) -> None:
    async def scene() -> None:
        ola = await Person.arrive(server, "The only Ola")
        await ola.post("/api/me/password", password="a long password")
        other = await Person.arrive(server, "Zenon")
        assert (await other.refused("/api/me", name="the ONLY ola"))["reason"] == "name-taken"
        assert (await Person(server).refused("/api/me", name="The  only Ola"))["reason"] == "name-taken"
        assert (await other.get("/api/me"))["name"] == "Zenon"
        assert (await ola.post("/api/me", name="The ONLY Ola"))["name"] == "The ONLY Ola"

    act(scene())


def test_two_of_one_name_cannot_both_log_in_with_it(server: str) -> None:
    async def scene() -> None:
        one = await Person.arrive(server, "Two of us")
        two = await Person.arrive(server, "Two of us")
        await one.post("/api/me/password", password="a long password")
        assert (await two.refused("/api/me/password", password="a long password"))["reason"] == "name-taken"
        assert not (await two.get("/api/me"))["password"]

    act(scene())


def test_of_two_who_take_a_login_at_the_same_moment_one_is_told_that_it_is_taken(database: str) -> None:
    """Both have looked, and saw that it is free; the slower one waits for the other's transaction, and then fails."""

    async def scene() -> None:
        store = Store(database)
        await store.open()
        pair = [people.Person(name, name, "en", 0, "a hash") for name in ("ada", "bob")]
        for who in pair:
            await store.write(lambda connection, who=who: people.add(connection, who))  # type: ignore[misc]
        took = await asyncio.gather(
            *(
                store.write(lambda connection, who=who: people.rename(connection, who, "Zed", "en", "zed"))  # type: ignore[misc]
                for who in pair
            )
        )
        assert sorted(took) == [False, True]
        await store.close()

    asyncio.run(scene())


def test_people_who_rename_themselves_to_the_same_login_at_once_get_one_name_and_one_refusal(server: str) -> None:
    async def scene() -> None:
        pair = [await Person.arrive(server, name) for name in ("Quick one", "Quick two")]
        for person in pair:
            await person.post("/api/me/password", password="a long password")
        for number in range(5):
            wish = {"name": f"Quickest {number}", "language": "en"}
            answers = await asyncio.gather(*(person.ask("POST", "/api/me", json=wish) for person in pair))
            assert sorted(one.status_code for one in answers) == [200, 409]

    act(scene())


def test_logging_out_is_for_one_browser_or_for_all(server: str) -> None:
    async def scene() -> None:
        ola = await Person.arrive(server, "Ola leaves")
        await ola.post("/api/me/password", password="a long password")
        phone = Person(server)
        await phone.post("/api/login", name="Ola leaves", password="a long password")
        await phone.post("/api/logout")
        assert await phone.get("/api/me") is None
        await ola.get("/api/me")
        await phone.post("/api/login", name="Ola leaves", password="a long password")
        await phone.post("/api/logout", everywhere=True)
        assert await ola.get("/api/me") is None

    act(scene())


def test_logging_out_everywhere_ends_what_is_open_elsewhere(server: str) -> None:
    async def scene() -> None:
        ola = await Person.arrive(server, "Ola goes")
        await ola.post("/api/me/password", password="a long password")
        phone = Person(server)
        await phone.post("/api/login", name="Ola goes", password="a long password")
        table = (await ola.new_table("race", ["me", "random"], private=True))["id"]
        chair = await phone.sit(table, 0)
        assert await chair.asked() is not None
        await ola.post("/api/logout", everywhere=True)
        with pytest.raises(ConnectionError):
            await chair.until(lambda: False)

    act(scene())


def test_passwords_cannot_be_tried_quickly(new_node: Callable[..., Node], sqlite: str) -> None:
    node = new_node(sqlite, logins_per_minute=3)

    async def scene() -> None:
        thief = Person(node.address)
        for _ in range(3):
            assert (await thief.refused("/api/login", name="Ola", password="guess"))["reason"] == "wrong-login"
        answer = await thief.ask("POST", "/api/login", json={"name": "Ola", "password": "guess"})
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) >= 1

    act(scene())


def test_people_and_tables_cannot_be_made_without_end(new_node: Callable[..., Node], sqlite: str) -> None:
    node = new_node(sqlite, people_per_hour=2, tables_per_hour=2)

    async def scene() -> None:
        one = await Person.arrive(node.address, "One")
        await Person.arrive(node.address, "Two")
        assert (await Person(node.address).refused("/api/me", name="Three"))["reason"] == "too-many-requests"
        await one.post("/api/me", name="The first")
        for _ in range(2):
            await one.new_table("race", ["me", "open"])
        seats = [{"who": "me"}, {"who": "open"}]
        refused = await one.refused("/api/tables", ruleset="race", options={}, seats=seats)
        assert refused["reason"] == "too-many-requests"

    act(scene())


def test_one_person_cannot_ask_without_end(new_node: Callable[..., Node], sqlite: str) -> None:
    node = new_node(sqlite, requests_per_minute=20)

    async def scene() -> None:
        busy = await Person.arrive(node.address, "Busy")
        other = await Person.arrive(node.address, "Other")
        statuses = [(await busy.ask("GET", "/api/me")).status_code for _ in range(40)]
        assert statuses[:19] == [200] * 19
        assert 429 in statuses
        assert (await other.ask("GET", "/api/me")).status_code == 200

    act(scene())

"""Identity: who somebody is here: a cookie with a name, and a password for those who want to be the same elsewhere."""

from __future__ import annotations

import secrets

from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.server import wire
from starboard.server.people.cookies import COOKIE, Cookies, Tag
from starboard.server.people.names import clean, folded
from starboard.server.people.passwords import Passwords
from starboard.server.refusals import Refused, tongue
from starboard.server.settings import Settings
from starboard.server.store import keys, people
from starboard.server.store.announcements import News
from starboard.server.store.matches import new_id
from starboard.server.store.people import Person
from starboard.server.store.store import Store
from starboard.server.web.endpoint import Call, Endpoint

NOBODY = Tag("", 0)


class Identity:
    """Knows people by their cookies."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.passwords = Passwords()
        self.cookies = Cookies(settings.secret_key, settings.secure)

    async def open(self) -> None:
        """Sign with the key of the settings, or with one that all nodes on this database share, as they do the name."""

        async def job(connection: AsyncConnection) -> tuple[str, str]:
            key = await keys.kept(connection, "cookies", secrets.token_urlsafe(48))
            return key, await keys.kept(connection, "cookie", secrets.token_hex(4))

        key, name = await self.store.write(job)
        self.cookies = Cookies(self.settings.secret_key or key, self.settings.secure, f"{COOKIE}-{name}")

    async def of_cookie(self, text: str | None) -> Person | None:
        """Whose cookie it is; None if it is no cookie of ours, or void since its person logged out everywhere. Raises
        Refused for somebody who may not come in."""
        tag = self.cookies.read(text)
        if tag is None:
            return None
        found = await self.store.read(lambda connection: people.find(connection, tag.person))
        if found is None or found.generation != tag.generation:
            return None
        may_come_in(found)
        return found


def may_come_in(person: Person) -> None:
    if person.banned:
        raise Refused("banned", {}, 403)


def plain(person: Person) -> wire.Me:
    rated = person.rated_since is not None
    return wire.Me(person.id, person.name, tongue(person.language), person.password is not None, rated)


async def who_am_i(call: Call) -> wire.Me | None:
    """Somebody new is nobody yet, which is no mistake of theirs."""
    if call.person is None:
        return None
    call.tag = Tag(call.person.id, call.person.generation)
    return plain(call.person)


async def become(call: Call, body: wire.BecomeMe) -> wire.Me:
    """Take a name, or change it. What somebody logs in with is theirs alone."""
    name, person = clean(body.name), call.person
    if person is None:
        call.server.limits.people.check(call.address)
    fresh = person or Person(new_id(), name, body.language, 0, None)

    async def job(connection: AsyncConnection) -> Person:
        other = await people.by_login(connection, folded(name))
        if other is not None and other.id != fresh.id:
            raise Refused("name-taken", {}, 409)
        if person is None:
            await people.add(connection, fresh)
        else:
            login = folded(name) if person.password else None
            if not await people.rename(connection, person, name, body.language, login):
                raise Refused("name-taken", {}, 409)
        return fresh._replace(name=name, language=body.language)

    running = await people.tables_of(call.server.store, fresh.id) if person is not None else []
    became = await call.server.store.write(job, *(News("table", table) for table in running))
    call.tag = Tag(became.id, became.generation)
    return plain(became)


async def set_password(call: Call, body: wire.SetPassword) -> wire.Me:
    """From now on one can log in by name and password; all cookies of before are void, but for this browser's."""
    me, server = call.me, call.server
    if me.password is not None:
        server.limits.login_name.check(folded(me.name))
        if not await server.identity.passwords.check(me.password, body.current):
            raise Refused("wrong-password", {}, 403)
    hashed = await server.identity.passwords.hash(body.password)

    async def job(connection: AsyncConnection) -> None:
        if not await people.set_password(connection, me, hashed, folded(me.name)):
            raise Refused("name-taken", {}, 409)

    await server.store.write(job, News("person", about=me.id))
    changed = me._replace(password=hashed, generation=me.generation + 1)
    call.tag = Tag(changed.id, changed.generation)
    return plain(changed)


async def log_in(call: Call, body: wire.LogIn) -> wire.Me:
    """Whether the name or the password was wrong is not told, neither in words nor by how long it takes."""
    server, login = call.server, folded(body.name)
    server.limits.login_address.check(call.address)
    server.limits.login_name.check(login)
    found = await server.store.read(lambda connection: people.by_login(connection, login))
    right = await server.identity.passwords.check(found.password if found else None, body.password)
    if found is None or found.password is None or not right:
        raise Refused("wrong-login", {}, 403)
    may_come_in(found)
    if server.identity.passwords.is_old(found.password):
        hashed, old, id = await server.identity.passwords.hash(body.password), found.password, found.id
        await server.store.write(lambda connection: people.rehash(connection, id, old, hashed))
    call.tag = Tag(found.id, found.generation)
    return plain(found)


async def log_out(call: Call, body: wire.LogOut) -> None:
    me = call.person
    if me is not None and body.everywhere:
        void = News("person", about=me.id)
        await call.server.store.write(lambda connection: people.forget_cookies(connection, me.id), void)
    call.tag = NOBODY


ENDPOINTS = [
    Endpoint("GET", "/api/me", who_am_i, "Who am I here? Null: nobody yet", gives=wire.Me | None, needs_person=False),
    Endpoint(
        "POST",
        "/api/me",
        become,
        "Take a name, or change it",
        takes=wire.BecomeMe,
        gives=wire.Me,
        refuses=(409, 422),
        needs_person=False,
    ),
    Endpoint(
        "POST",
        "/api/me/password",
        set_password,
        "Set a password, to be the same person elsewhere",
        takes=wire.SetPassword,
        gives=wire.Me,
        refuses=(403, 409),
    ),
    Endpoint(
        "POST",
        "/api/login",
        log_in,
        "Be the person with this name and password",
        takes=wire.LogIn,
        gives=wire.Me,
        refuses=(403, 422),
        needs_person=False,
    ),
    Endpoint(
        "POST",
        "/api/logout",
        log_out,
        "Forget me in this browser, or everywhere",
        takes=wire.LogOut,
        needs_person=False,
    ),
]

"""Cookies: a signed name tag that a browser carries. It holds an id, never what is secret, and no page can read it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.responses import Response

COOKIE = "starboard"
"""What cookies are called by programs, and were called by all at first. Each server adds a few letters of its own:
browsers do not tell the ports of a host apart, and two servers there would take each other's cookies away."""

SALT = "starboard.person"
DAYS = 400
"""As long as browsers keep a cookie at most; every visit begins it anew."""


class Tag(NamedTuple):
    """The person that somebody claims to be. Void if the person's generation has gone on."""

    person: str
    generation: int


class Cookies:
    """Signs and reads the cookies of one server."""

    def __init__(self, key: str, secure: bool, name: str = COOKIE) -> None:
        self.serializer = URLSafeTimedSerializer(key, salt=SALT)
        self.secure = secure
        self.name = name

    def of(self, given: Mapping[str, str]) -> str | None:
        """Our cookie among those that a browser sends."""
        return given.get(self.name) or given.get(COOKIE)

    def text(self, tag: Tag) -> str:
        return self.serializer.dumps(list(tag))

    def read(self, text: str | None) -> Tag | None:
        """The tag of a cookie of ours; None for anything else.

        How old it is does not matter: browsers forget it in time by themselves, and a server whose clock was wrong for
        a day must not take anybody's identity for that."""
        if not text or len(text) > 500:
            return None
        try:
            person, generation = self.serializer.loads(text)
        except (BadSignature, ValueError, TypeError):
            return None
        return Tag(person, generation)

    def hand_out(self, response: Response, tag: Tag) -> None:
        response.set_cookie(
            self.name,
            self.text(tag),
            max_age=DAYS * 86400,
            path="/",
            secure=self.secure,
            httponly=True,
            samesite="lax",
        )

    def take_back(self, response: Response, given: Mapping[str, str]) -> None:
        """Let a browser forget our cookie. The one without letters of a server may be another server's."""
        for name in {self.name, COOKIE} if self.read(given.get(COOKIE)) is not None else {self.name}:
            response.delete_cookie(name, path="/", secure=self.secure, httponly=True, samesite="lax")

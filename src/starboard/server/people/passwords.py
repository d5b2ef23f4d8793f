"""Passwords: hashed and checked with argon2, in threads and few at a time, since each takes memory and a while."""

from __future__ import annotations

import asyncio
from functools import cached_property

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE = 2


class Passwords:
    """The hashing of one server."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.turns = asyncio.Semaphore(AT_ONCE)

    @cached_property
    def nobodys(self) -> str:
        """A hash to check against when there is no such person, so that both take equally long."""
        return self.hasher.hash("nobody has this password")

    async def hash(self, password: str) -> str:
        async with self.turns:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def check(self, hashed: str | None, password: str) -> bool:
        """Is it the password? Takes as long if there is none."""
        async with self.turns:
            right = await asyncio.to_thread(self._verify, hashed, password)
        return right and hashed is not None

    def _verify(self, hashed: str | None, password: str) -> bool:
        try:
            return self.hasher.verify(self.nobodys if hashed is None else hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    def is_old(self, hashed: str) -> bool:
        return self.hasher.check_needs_rehash(hashed)

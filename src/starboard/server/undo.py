"""Undo at a table: which decisions somebody may go back to, and whom that has to be asked of.

What revealed nothing is undone freely. Past that, a table with only bots beside goes back at once; people are asked,
and all of them must agree. Requests are kept in memory and announced to all nodes; the node where somebody asked goes
back when the last one agreed.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import Struct

from starboard.kernel.match import Match
from starboard.server import clocks, present, wire
from starboard.server.announce import News
from starboard.server.refusals import Refused, words
from starboard.server.store.games import Sheet

if TYPE_CHECKING:
    from starboard.server.room import Room


def others(sheet: Sheet, seat: int) -> list[int]:
    """The seats whose people have to agree: not bots, and not other seats of the same person. Who lets a bot play has
    given leave; who only was too slow has not."""
    me = sheet.seats[seat].person
    return [one.seat for one in sheet.seats if one.person != me and (one.played_by_person or clocks.ran_out(one))]


def points(match: Match, sheet: Sheet, eyes: present.Eyes) -> list[wire.UndoPoint]:
    """The latest decisions of the seat, latest first, with what it takes to go back to each."""
    if eyes.seat is None or match.over:
        return []
    further: Literal["consent", "rewind"] = "consent" if others(sheet, eyes.seat) else "rewind"
    return [
        wire.UndoPoint(decision.id, eyes.question(match.game, decision), "free" if free else further)
        for decision, free in match.recent(eyes.seat)
    ]


class Asking(Struct):
    """Somebody's request to go back, as it is announced: asked, answered, or closed. Without an id: which are open?"""

    id: str
    seat: int
    decision: str = ""
    open: list[int] = []
    agree: bool | None = None
    """An answer by `seat`."""
    closed: bool | None = None
    """Was it agreed to?"""


class Requests:
    """The open requests of one room, by id."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.open: dict[str, Asking] = {}
        self.ours: set[str] = set()
        """Those that were made on this node, which sees them through."""

    async def ask(self, seat: int, decision: str) -> None:
        """Ask all other people; an earlier request of the same seat is closed."""
        for id in [one.id for one in self.open.values() if one.seat == seat]:
            await self.announce(Asking(id, seat, closed=False))
        sheet = self.room.sheet
        assert sheet is not None
        new = Asking(secrets.token_hex(8), seat, decision, others(sheet, seat))
        self.ours.add(new.id)
        await self.announce(new)

    async def answer(self, id: str, seat: int, agree: bool) -> None:
        request = self.open.get(id)
        if request is None or seat not in request.open:
            raise Refused("no-such-request", {}, 409)
        await self.announce(Asking(id, seat, agree=agree))

    async def inquire(self) -> None:
        """Have the other nodes say again which requests are open at this table."""
        if self.room.store.postgres:
            await self.announce(Asking("", -1))

    async def announce(self, what: Asking) -> None:
        await self.room.store.announce(self.news(what))

    def news(self, what: Asking) -> News:
        return News("request", self.room.id, msgspec.json.encode(what).decode())

    def heard(self, news: News) -> None:
        """Take in what this node or another one announced."""
        what = msgspec.json.decode(news.about, type=Asking)
        if not what.id:
            for id in self.ours & self.open.keys() if news.node else ():
                self.room.spawn(self.announce(self.open[id]))
        elif what.closed is not None:
            if self.open.pop(what.id, None) is not None:
                self.ours.discard(what.id)
                self.tell(wire.RequestClosed(what.id, what.closed))
        elif what.agree is None:
            if self.open.get(what.id) != what:
                self.open[what.id] = what
                self.show(what)
        elif what.id in self.open:
            request = self.open[what.id]
            request.open = [seat for seat in request.open if seat != what.seat]
            if what.agree and request.open:
                self.show(request)
            elif what.id in self.ours:
                self.room.spawn(self.decide(request, what.agree))

    async def decide(self, request: Asking, agreed: bool) -> None:
        """Everybody agreed, or somebody did not."""
        if agreed:
            closed = self.news(Asking(request.id, request.seat, closed=True))
            try:
                await self.room.rewind(request.seat, request.decision, closed)
                return
            except present.REFUSALS:
                pass  # what was to be undone is not there any more
        await self.announce(Asking(request.id, request.seat, closed=False))

    def close_old(self, match: Match) -> None:
        """Whoever agrees to what lies far back would undo more than they think; when the game is over, nobody goes."""
        for request in self.open.values():
            if match.over or request.decision not in [decision.id for decision, _ in match.recent(request.seat)]:
                self.room.spawn(self.announce(Asking(request.id, request.seat, closed=False)))

    def show(self, request: Asking) -> None:
        for viewer in self.room.viewers:
            if viewer.own:
                viewer.say(self.on_wire(request, viewer.language, viewer.seat))

    def on_wire(self, request: Asking, language: str, seat: int | None) -> wire.Request:
        sheet = self.room.sheet
        assert sheet is not None
        who = sheet.seats[request.seat].name
        key = "request-undo-own" if seat == request.seat else "request-undo"
        return wire.Request(request.id, request.seat, words(language)(key, who=who), request.open)

    def tell(self, message: wire.RequestClosed) -> None:
        for viewer in self.room.viewers:
            if viewer.own:
                viewer.say(message)

"""Undo at a table: which decisions somebody may go back to, and whom that has to be asked of.

What revealed nothing is undone freely. At a table of a contest that is all: nobody plays a deal twice. Elsewhere, past
that, a table with only bots beside goes back at once; people are asked, and all of them must agree. Requests are kept
in memory and announced to all nodes; the node where somebody asked goes back when the last one agreed. The people who
play at that moment have to agree, not those who played when it was asked.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import Struct

from starboard.kernel.match import Match, NotPossible
from starboard.server import wire
from starboard.server.play import clocks, present, replaying
from starboard.server.refusals import Refused, words
from starboard.server.store.announcements import News
from starboard.server.store.matches import Sheet

if TYPE_CHECKING:
    from starboard.server.play.audience import Audience
    from starboard.server.play.table_game import TableGame

MOST_CLOSED = 100
"""At most this many closed requests are remembered, so that late news of one does not open it again."""


def others(sheet: Sheet, seat: int) -> list[int]:
    """The seats whose people have to agree: not bots, and not other seats of the same person. A player who lets a
    bot play has agreed already; one who was only too slow has not."""
    me = sheet.seats[seat].person
    return [one.seat for one in sheet.seats if one.person != me and (one.played_by_person or clocks.ran_out(one))]


def points(match: Match, sheet: Sheet, eyes: present.Eyes) -> list[wire.UndoPoint]:
    """The latest decisions of the seat, latest first, with what it takes to go back to each."""
    if eyes.seat is None or match.over:
        return []
    further: Literal["consent", "rewind"] = "consent" if others(sheet, eyes.seat) else "rewind"
    answers = answers_of(match, eyes.seat)
    return [
        wire.UndoPoint(
            decision.id, eyes.decided(match.game, decision, answers[decision.id]), "free" if free else further
        )
        for decision, free in match.recent(eyes.seat)
        if free or not sheet.sealed
    ]


def answers_of(match: Match, seat: int) -> dict[str, list[int]]:
    """What a seat has answered recently, by the decision's id."""
    found: dict[str, list[int]] = {}
    for made in reversed(match.path):
        if made.seat == seat:
            if made.decision is None:
                break
            found[made.decision.id] = made.answer
    return found


async def round_of(match: Match, seat: int, decision: str) -> int:
    """In which round a decision on the path of a match was made. Takes as long as going back there; changes nothing."""
    past, path = match.way_back(seat, decision)
    await replaying.choose_again(past, path, replaying.Slices())
    return past.game.round


class Asking(Struct):
    """Somebody's request to go back, as it is announced: asked, agreed to, or closed. Without an id: which are open?"""

    id: str
    seat: int
    decision: str = ""
    round: int = 0
    """In which round that decision was made: as much as all may know of it."""
    now: int = 0
    """In which round it was asked."""
    agreed: list[int] = []
    """The seats that have agreed."""
    agree: bool = False
    """Says that `seat` agrees."""
    closed: bool | None = None
    """Was it agreed to? Somebody who refuses closes it."""


class Requests:
    """The open requests of one room, by id."""

    def __init__(
        self, game: TableGame, audience: Audience, spawn: Callable[[Coroutine[Any, Any, None]], object]
    ) -> None:
        self.game = game
        self.audience = audience
        self.spawn = spawn
        self.open: dict[str, Asking] = {}
        self.shown: dict[str, list[int]] = {}
        """Whom we last said each of them waits for."""
        self.ours: set[str] = set()
        """Those that were made on this node, which sees them through."""
        self.closed: dict[str, bool] = {}
        """How the latest ended that were closed."""

    # --- what people do ---------------------------------------------------------------------------------------

    async def ask(self, match: Match, seat: int, decision: str) -> None:
        """Ask all other people; an earlier request of the same seat is closed."""
        now = match.game.round
        then = await round_of(match, seat, decision)
        for earlier in [one for one in self.open.values() if one.seat == seat]:
            await self.close(earlier)
        new = Asking(secrets.token_hex(8), seat, decision, then, now)
        self.ours.add(new.id)
        try:
            await self.announce(new)
        except BaseException:
            self.ours.discard(new.id)
            raise

    async def answer(self, id: str, seat: int, agree: bool) -> None:
        request = self.open.get(id)
        if request is None or seat not in self.waiting(request):
            raise Refused("no-such-request", {}, 409)
        if agree:
            await self.announce(Asking(id, seat, agree=True))
        else:
            await self.close(request)

    def waiting(self, request: Asking) -> list[int]:
        """Whose answer is missing, as the seats are taken now."""
        sheet = self.game.sheet
        assert sheet is not None
        return [seat for seat in others(sheet, request.seat) if seat not in request.agreed]

    def left(self, request: Asking) -> bool:
        """Does whoever asked not play any more?"""
        sheet = self.game.sheet
        assert sheet is not None
        return not sheet.seats[request.seat].played_by_person

    # --- news ---------------------------------------------------------------------------------------------------

    async def inquire(self) -> None:
        """Have the other nodes say again which requests are open at this table."""
        if self.game.store.postgres:
            await self.announce(Asking("", -1))

    async def hear_again(self) -> None:
        """We were deaf for a while: what was asked elsewhere may be closed by now. What is not will be said again."""
        for id in self.open.keys() - self.ours:
            del self.open[id]
            self.shown.pop(id, None)
            self.tell(wire.RequestClosed(id, False))
        await self.inquire()

    async def repeat(self, id: str) -> None:
        """Say again that a request is open. If it was closed meanwhile, say that again too: it may be heard first."""
        request = self.open.get(id)
        if request is not None:
            await self.announce(request)
            if id in self.closed:
                await self.close(request, self.closed[id])

    async def close(self, request: Asking, agreed: bool = False) -> None:
        await self.announce(Asking(request.id, request.seat, closed=agreed))

    async def announce(self, what: Asking) -> None:
        await self.game.store.announce(self.news(what))

    def news(self, what: Asking) -> News:
        return News("request", self.game.id, msgspec.json.encode(what).decode())

    def heard(self, news: News) -> None:
        """Take in what this node or another one announced."""
        what = msgspec.json.decode(news.about, type=Asking)
        if not what.id:
            for id in self.ours & self.open.keys() if news.node else ():
                self.spawn(self.repeat(id))
        elif what.closed is not None:
            self.heard_closed(what, what.closed, bool(news.node))
        elif what.id not in self.closed:
            self.heard_open(what)

    def heard_open(self, what: Asking) -> None:
        """Somebody asks, or agrees. What we hear again may be older than what we know: nobody's yes is lost by it."""
        request = self.open.get(what.id)
        if request is None:
            if what.agree:
                return  # of a request that we have not heard of; we will be told if anybody here is to know
            request = self.open[what.id] = what
        request.agreed = sorted({*request.agreed, *([what.seat] if what.agree else what.agreed)})
        self.look_at(request)

    def heard_closed(self, what: Asking, agreed: bool, elsewhere: bool) -> None:
        self.closed.setdefault(what.id, agreed)
        if len(self.closed) > MOST_CLOSED:
            del self.closed[next(iter(self.closed))]
        request = self.open.pop(what.id, None)
        self.shown.pop(what.id, None)
        if request is None:
            return
        if what.id in self.ours:
            self.ours.discard(what.id)
            if elsewhere:
                # What we have just repeated may have been heard after this; so that it is closed for them too.
                self.spawn(self.close(request, agreed))
        self.tell(wire.RequestClosed(what.id, agreed))

    # --- what comes of them -------------------------------------------------------------------------------------

    def look_at(self, request: Asking) -> None:
        """Show whom a request waits for now, or go back if it waits for nobody any more."""
        if self.game.sheet is None:
            return  # nobody is here
        ours = request.id in self.ours
        if self.left(request):
            if ours:  # another node may not have heard yet that they play again
                self.spawn(self.close(request))
            return
        waiting = self.waiting(request)
        if self.shown.get(request.id) == waiting:
            return
        self.shown[request.id] = waiting
        if waiting:
            self.show(request)
        elif ours:
            self.spawn(self.go_back(request))

    def look_again(self) -> None:
        """Seats may have changed hands."""
        for request in list(self.open.values()):
            self.look_at(request)

    async def go_back(self, request: Asking) -> None:
        """Everybody agreed. Looks again under the lock whether that is still so."""

        def check() -> None:
            if request.id not in self.open or self.waiting(request) or self.left(request):
                raise NotPossible("nothing-to-undo")

        closed = self.news(Asking(request.id, request.seat, closed=True))
        try:
            await self.game.rewind(request.seat, request.decision, closed, check=check)
        except (Refused, *present.REFUSALS):
            # Somebody refused; or somebody plays again and is asked then; or the decision is gone.
            if request.id in self.open and not self.waiting(request):
                await self.close(request)
        except Exception:
            await self.close(request)
            raise

    def close_old(self, match: Match) -> None:
        """Whoever agrees to what lies far back would undo more than they think; when the game is over, nobody goes."""
        for request in self.open.values():
            if match.over or request.decision not in [decision.id for decision, _ in match.recent(request.seat)]:
                self.spawn(self.close(request))

    # --- telling people -----------------------------------------------------------------------------------------

    def show(self, request: Asking) -> None:
        for viewer in self.audience.viewers:
            if viewer.own:
                viewer.say(self.on_wire(request, viewer.language, viewer.seat))

    def on_wire(self, request: Asking, language: str, seat: int | None) -> wire.Request:
        """A request in words. Of the decision it tells the round and no more: what a seat was asked, how often, and
        whether it has answered may be secret."""
        sheet = self.game.sheet
        assert sheet is not None
        key = "request-undo-own" if seat == request.seat else "request-undo"
        values = {"who": sheet.seats[request.seat].name, "round": request.round, "back": request.now - request.round}
        return wire.Request(request.id, request.seat, words(language)(key, **values), self.waiting(request))

    def tell(self, message: wire.RequestClosed) -> None:
        for viewer in self.audience.viewers:
            if viewer.own:
                viewer.say(message)

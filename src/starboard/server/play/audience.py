"""Audience: those who look at one table from this node: who is here, what each may see, and telling them.

Whoever looks through the same seat in the same language shares a pair of eyes. Nothing here changes the game.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine
from typing import Any

from starboard.kernel.decision import Reason
from starboard.kernel.match import Match
from starboard.server import wire
from starboard.server.people.notify import Notifier
from starboard.server.play import clocks, present, undo
from starboard.server.play.table_game import TableGame, clock_of
from starboard.server.play.viewer import Viewer
from starboard.server.refusals import Refused
from starboard.server.store.matches import Sheet
from starboard.server.tables.description import shown
from starboard.words.faces import face_for, face_of
from starboard.words.language import LANGUAGES
from starboard.words.lesson import Lesson

NEVER_TRUE = 1 << 30
"""An epoch that no game reaches: a viewer who has it is told everything again."""

FAREWELL_SECONDS = 5.0
"""How long somebody who must go has to hear why."""


class Audience:
    """The viewers of one table, and the people of its seats who are away."""

    def __init__(
        self, game: TableGame, notifier: Notifier, spawn: Callable[[Coroutine[Any, Any, None]], object]
    ) -> None:
        self.game = game
        self.notifier = notifier
        self.spawn = spawn
        self.viewers: list[Viewer] = []
        self.eyes: dict[tuple[int | None, str], present.Eyes] = {}
        self.eyes_on: list[str] = []
        """The names of those who sat there when these eyes were made. A node reads the table anew at every move of
        another: eyes that know what they have said in words outlast that."""

    # --- who is here ----------------------------------------------------------------------------------------

    def here(self) -> set[int]:
        """The seats whose people are here."""
        return {viewer.seat for viewer in self.viewers if viewer.own and viewer.seat is not None}

    def watchers(self) -> int:
        return sum(not viewer.own for viewer in self.viewers)

    def enter(self, viewer: Viewer) -> None:
        self.viewers.append(viewer)
        self.game.used = time.monotonic()
        self.look_at_table(but=viewer)

    def leave(self, viewer: Viewer) -> None:
        viewer.gone = True
        self.viewers.remove(viewer)
        self.game.used = time.monotonic()
        self.look_at_table(but=viewer)

    def show_out_without_right(self, sheet: Sheet) -> None:
        """Whoever may not look at the table any more must go."""
        for viewer in list(self.viewers):
            if not may_look(sheet, viewer.person, viewer.seat, viewer.own):
                viewer.dismiss(Refused("not-your-seat", {}, 403))
                self.spawn(self.show_out(viewer))

    def show_all_out(self, why: Refused) -> None:
        for viewer in list(self.viewers):
            viewer.dismiss(why)
            self.spawn(self.show_out(viewer))

    def hang_up(self) -> None:
        """Have everybody come again."""
        for viewer in list(self.viewers):
            viewer.hang_up()

    async def show_out(self, viewer: Viewer) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL_SECONDS):
                await viewer.all_sent()
        await viewer.close(1008)

    def show_out_person(self, person: str) -> None:
        """Somebody's cookies are void: whoever holds a new one comes again by themselves."""
        for viewer in list(self.viewers):
            if viewer.person == person:
                viewer.hang_up()

    # --- telling them ---------------------------------------------------------------------------------------

    def look(self) -> None:
        """Something may have changed for anybody here."""
        for viewer in self.viewers:
            viewer.look()

    def tell_anew(self) -> None:
        """Whatever they were told may be wrong: the next update tells everybody the whole game again."""
        self.eyes.clear()
        for viewer in self.viewers:
            viewer.epoch, viewer.key = NEVER_TRUE, b""

    def look_at_table(self, but: Viewer | None = None) -> None:
        for viewer in self.viewers:
            if viewer is not but:
                viewer.look("table")

    def tell_the_absent(self, match: Match) -> None:
        """Say whose turn it is, for those who are away and want to be told."""
        assert self.game.sheet is not None
        rows = self.game.sheet.seats
        asked = [] if match.over else [rows[one.seat] for one in match.game.decisions]
        people = {row.seat: [row.person, *row.holders] for row in asked if row.person and row.played_by_person}
        self.notifier.owing(self.game.id, self.game.sheet.ruleset, people, self.here)

    def tell_of_lapse(self, match: Match, seat: int) -> None:
        """Tell the people of a seat at once, wherever they are, what was played for them when their time was up."""
        sheet = self.game.sheet
        assert sheet is not None
        row = sheet.seats[seat]
        if row.person is None:
            return
        face = face_for(match.ruleset, match.record.options)
        # In every language, before the game goes on: which they read is known only later.
        played = {
            code: present.played_for(match, present.Eyes(face.among(present.names_at(sheet.seats, code)), code, seat))[
                -1:
            ]
            for code in LANGUAGES
        }
        said = {code: "; ".join(found) for code, found in played.items()}
        self.notifier.lapsed(self.game.id, sheet.ruleset, [row.person, *row.holders], said, kept=row.bot is not None)

    # --- what each may see ----------------------------------------------------------------------------------

    def forget(self) -> None:
        """Keep only what costs little."""
        self.eyes.clear()

    def eyes_of(self, viewer: Viewer, match: Match) -> present.Eyes:
        """A viewer's eyes: the same for all who look through the same seat in the same language."""
        sheet = self.game.sheet
        assert sheet is not None
        seated = [row.name for row in sheet.seats]
        if self.eyes_on != seated:
            self.eyes_on = seated
            self.eyes.clear()
        found = self.eyes.get((viewer.seat, viewer.language))
        if found is None:
            names = present.names_at(sheet.seats, viewer.language)
            face = face_for(match.ruleset, match.record.options).among(names)
            found = self.eyes[viewer.seat, viewer.language] = present.Eyes(face, viewer.language, viewer.seat)
        return found

    async def table_for(self, viewer: Viewer) -> bytes | None:
        """The table as the viewer sees it."""
        return wire.ENCODER.encode(wire.TableChanged(self.described(await self.game.known(), viewer)))

    def described(self, sheet: Sheet, viewer: Viewer) -> wire.Table:
        here, watchers, game = self.here(), self.watchers(), self.game
        ahead = time.time() - game.now()
        return shown(sheet, viewer.person, viewer.language, here, watchers, game.links, game.related, ahead)

    async def update_for(self, viewer: Viewer) -> bytes | None:
        """What changed for the viewer since it was last told; None if nothing did."""
        async with self.game.lock:
            sheet = await self.game.known()
            if sheet.header is None and sheet.status == "open":
                return None
            match = await self.game.ready()
            if knows_more(match, viewer) and await self.game.catch_up():
                sheet, match = await self.game.known(), await self.game.ready()
            return self.updated(sheet, match, viewer)

    def updated(self, sheet: Sheet, match: Match, viewer: Viewer) -> bytes | None:
        eyes = self.eyes_of(viewer, match)
        told, rewound, epoch = since(match, viewer)
        points = undo.points(match, sheet, eyes) if viewer.own else []
        clock = clock_of(sheet)
        shown_clocks = (
            clocks.shown_to(viewer.seat, clock, sheet.seats, match.game, sheet.paused)
            if clock and not match.over
            else []
        )
        row = sheet.seats[viewer.seat] if viewer.own and viewer.seat is not None else None
        absent = row is not None and (row.lapses > 0 or row.bot is not None) and not match.over
        played = present.played_for(match, eyes) if absent else []
        sight = present.Sight(match, eyes)
        key = sight.key([epoch, points, shown_clocks, played])
        if key == viewer.key and rewound is None:
            return None
        update = sight.update(
            told, rewound, epoch, points, clocks.on_wire(shown_clocks, self.game.now()), lesson_of(sheet, match)
        )
        update.played_for_you = played
        update.undone = present.undone(match, eyes, present.names_at(sheet.seats, viewer.language), viewer.epoch)
        viewer.key, viewer.told, viewer.epoch = key, len(match.log), epoch
        return wire.ENCODER.encode(update)

    async def explain(self, viewer: Viewer, ref: int, thing: str) -> wire.Explained:
        async with self.game.lock:
            match = await self.game.ready()
            return present.explained(match, self.eyes_of(viewer, match), ref, thing)

    async def reason(self, viewer: Viewer, why: Reason) -> str:
        """Why not, in the words of the game."""
        async with self.game.lock:
            match = await self.game.ready()
            eyes = self.eyes_of(viewer, match)
            text: str = eyes.face.reason(why, match.game, eyes.words)
            return text


def since(match: Match, viewer: Viewer) -> tuple[int, int | None, int]:
    """How many events the viewer has that still are what happened, to where it must go back if at all, and its epoch.

    Somebody who says to have been told what never was is told everything again.
    """
    rewinds = match.rewinds_of(viewer.seat)
    epoch = len(rewinds)
    if viewer.epoch == -1:
        return 0, None, epoch
    if viewer.epoch > epoch:
        return 0, 0, epoch
    kept = min([viewer.told, *rewinds[viewer.epoch :]])
    if kept > len(match.log):
        return 0, 0, epoch
    return kept, kept if viewer.epoch != epoch else None, epoch


def knows_more(match: Match, viewer: Viewer) -> bool:
    """Was the viewer told more, at another node, than has come to this one yet?"""
    epoch = len(match.rewinds_of(viewer.seat))
    return viewer.epoch > epoch or (viewer.epoch == epoch and viewer.told > len(match.log))


def lesson_of(sheet: Sheet, match: Match) -> Lesson | None:
    return face_of(match.ruleset.name).lesson() if sheet.lesson is not None else None


def may_look(sheet: Sheet, person: str | None, seat: int | None, own: bool) -> bool:
    """May this person look at the table so: through a seat of their own, one that lets others look, or as anybody?"""
    if seat is None:
        return sheet.may_be_seen_by(person)
    if not 0 <= seat < len(sheet.seats):
        return False
    row = sheet.seats[seat]
    return row.belongs_to(person) if own else row.watchable and sheet.may_be_seen_by(person)

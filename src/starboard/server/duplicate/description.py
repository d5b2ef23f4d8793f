"""Contests: one as somebody sees it, ready for the wire.

While it runs, nothing is told of its games but how far they are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from starboard.server import wire
from starboard.server.duplicate import days, scoring
from starboard.server.play.loading import plain
from starboard.server.refusals import words
from starboard.server.store.contests import Contest, Place
from starboard.server.tables.description import BOT_NAMES, applying, title


def shown(
    here: Contest,
    places: Sequence[Place],
    statuses: Mapping[str, str],
    hosts: Mapping[str, str],
    person: str | None,
    language: str,
) -> wire.Contest:
    """The contest for one person (None: nobody in particular). `statuses` are those of its games, `hosts` the names of
    people."""
    own = next((one for one in places if one.person is not None and one.person == person), None)
    over = here.status == "over"
    told = over or (here.day is not None and own is not None and own.outcome is not None)
    people = [one for one in places if one.bot is None]
    return wire.Contest(
        id=here.id,
        name=here.name,
        ruleset=here.ruleset,
        title=title(here.ruleset, language),
        options=here.options,
        applies=applying(here.ruleset, plain(here.options)),
        status=here.status,
        private=here.private,
        created=here.created,
        host=here.owner is not None and here.owner == person,
        hosted_by=hosted_by(here, hosts, language),
        seats=len(here.bots),
        bots=here.bots,
        people=len(people),
        finished=sum(1 for one in people if one.outcome is not None),
        tables=[] if here.day is not None else tables(here, places, statuses, person, language),
        results=results(here, places, person, language) if told else [],
        final=over,
        table=None if own is None else own.game,
        clock=clock_of(here),
        pack="" if here.content is None else here.content.pack,
        day=here.day,
        ends=days.ends(here.day) if here.day is not None and not over else None,
    )


def clock_of(here: Contest) -> wire.Clock | None:
    return msgspec.convert(here.clock, wire.Clock | None)


def hosted_by(here: Contest, hosts: Mapping[str, str], language: str) -> str:
    if here.day is not None:
        return ""
    return hosts.get(here.owner or "") or words(language)("former-player")


def line(
    here: Contest, places: Sequence[Place], hosts: Mapping[str, str], person: str | None, language: str
) -> wire.ContestLine:
    """The contest in a list."""
    people = [one for one in places if one.bot is None]
    free = here.tables * here.bots.count(None) - len(people) if here.status == "open" else 0
    return wire.ContestLine(
        id=here.id,
        name=here.name,
        ruleset=here.ruleset,
        title=title(here.ruleset, language),
        status=here.status,
        created=here.created,
        hosted_by=hosted_by(here, hosts, language),
        tables=here.tables if here.status == "open" else len({one.number for one in places}),
        seats=len(here.bots),
        people=len(people),
        free=free,
        mine=person is not None and (here.owner == person or any(one.person == person for one in places)),
        clock=clock_of(here),
        day=here.day,
    )


def name_of(one: Place, language: str) -> str:
    return one.name or words(language)("former-player")


def bot_name(seat: int) -> str:
    return BOT_NAMES[seat % len(BOT_NAMES)]


def tables(
    here: Contest, places: Sequence[Place], statuses: Mapping[str, str], person: str | None, language: str
) -> list[wire.ContestTable]:
    taken = {(one.number, one.seat): one for one in places}
    numbers = range(1, here.tables + 1) if here.status == "open" else sorted({one.number for one in places})
    found = []
    for number in numbers:
        at_table = [taken.get((number, seat)) for seat in range(len(here.bots))]
        game = next((one.game for one in at_table if one is not None and one.game is not None), None)
        mine = any(one is not None and one.person is not None and one.person == person for one in at_table)
        seats = [contest_seat(seat, one, here.bots[seat], person, language) for seat, one in enumerate(at_table)]
        told = game if mine or here.status == "over" else None
        found.append(wire.ContestTable(number, status_of(here, statuses, game), seats, told))
    return found


def status_of(here: Contest, statuses: Mapping[str, str], game: str | None) -> wire.Status:
    if here.status == "open":
        return "open"
    return "playing" if statuses.get(game or "") == "playing" else "over"


def contest_seat(seat: int, one: Place | None, bot: str | None, person: str | None, language: str) -> wire.ContestSeat:
    if one is not None:
        who: Literal["person", "bot"] = "person" if one.bot is None else "bot"
        mine = one.person is not None and one.person == person
        return wire.ContestSeat(seat, who, name_of(one, language), one.bot, mine)
    if bot is not None:
        return wire.ContestSeat(seat, "bot", bot_name(seat), bot)
    return wire.ContestSeat(seat, "open", "")


def results(here: Contest, places: Sequence[Place], person: str | None, language: str) -> list[wire.ContestResult]:
    """Best first. Seats at which only bots sat are nobody's to win; what has no outcome yet is left out."""
    seats = {one.seat for one in places if one.bot is None}
    played = [one for one in places if one.seat in seats and one.outcome is not None]
    scores = scoring.scored(played)
    ranks = scoring.ranked(scores)
    found = [
        wire.ContestResult(
            number=one.number,
            seat=one.seat,
            who="person" if one.bot is None else "bot",
            name=name_of(one, language),
            outcome=one.outcome or "unfinished",
            place=rank,
            percent=None if score.percent is None else round(score.percent, 2),
            points=score.points,
            most=score.most,
            total=one.total,
            margin=None if score.margin is None else round(score.margin, 2),
            bot=one.bot,
            bot_from=one.bot_from,
            mine=one.person is not None and one.person == person,
            table=one.game if here.status == "over" else None,
        )
        for one, score, rank in zip(played, scores, ranks, strict=True)
    ]
    worst = len(found) + 1
    return sorted(found, key=lambda one: (one.place or worst, -(one.total or 0), one.number, one.seat))

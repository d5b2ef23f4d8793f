"""`starboard admin`: what whoever runs a server can do with its tables and people, also while it runs."""

from __future__ import annotations

import argparse
import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from starboard.cli.arguments import Mistake, positive, readable, server_needed, whole_number
from starboard.cli.backup import add_database, database_of

if TYPE_CHECKING:
    from starboard.cli.arguments import Parser
    from starboard.server.admin.desk import Desk

Plain = dict[str, Any]

STATES = ("open", "playing", "over", "damaged")

MOST_DAYS = 36500
"""As for `--keep-guest-tables`: a hundred years."""


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser(
        "admin",
        help="look after the tables and people of a server",
        description="List and search the tables, contests and people of a server, close or repair a table, end a "
        "contest, reset a password, keep somebody out, delete somebody, prune old games of guests, work out ratings "
        "again. It is safe while the server runs, which hears of it within a second or two.",
    )
    parts = parser.add_subparsers(
        title="what to do", dest="part", metavar="WHAT", required=True, help="`starboard admin WHAT --help` explains"
    )
    tables = part(parts, "tables", run_tables, "list tables, newest first")
    tables.add_argument(
        "search", metavar="TEXT", type=readable, nargs="?", default="", help="the beginning of an id, a game or a name"
    )
    tables.add_argument("--status", metavar="STATUS", choices=STATES, help=f"only those that are {', '.join(STATES)}")
    tables.add_argument("--most", metavar="N", type=positive, default=50, help="list at most N (50)")
    people = part(parts, "people", run_people, "list people, newest first")
    people.add_argument("search", metavar="TEXT", type=readable, nargs="?", default="", help="an id, or part of a name")
    people.add_argument("--banned", action="store_true", help="only those who are banned")
    people.add_argument("--most", metavar="N", type=positive, default=50, help="list at most N (50)")
    contests = part(parts, "contests", run_contests, "list duplicate contests and daily deals, newest first")
    contests.add_argument(
        "search",
        metavar="TEXT",
        type=readable,
        nargs="?",
        default="",
        help="the beginning of an id, a game or part of a name",
    )
    contests.add_argument("--status", metavar="STATUS", choices=STATES[:3], help=f"only those: {', '.join(STATES[:3])}")
    contests.add_argument("--most", metavar="N", type=positive, default=50, help="list at most N (50)")
    end = part(
        parts,
        "end",
        run_end,
        "end a contest: tables that are not over count for nobody, and bots play them to their end",
    )
    end.add_argument(
        "contest", metavar="CONTEST", type=readable, help="its id, or four or more letters that it alone begins with"
    )
    close = part(
        parts,
        "close",
        run_close,
        "end a table: an open one goes away; at a running one everybody resigns, and bots play it to its end",
    )
    remove = part(parts, "remove", run_remove, "take a table away with its record, for good")
    repair = part(parts, "repair", run_repair, "work out again what is known of a table, from its record")
    for one in (close, remove, repair):
        one.add_argument(
            "table",
            metavar="TABLE",
            type=readable,
            help="its id, or four or more letters that it alone begins with; one that begins with a dash after --",
        )
    repair.add_argument(
        "--cut", action="store_true", help="take away what cannot be played of the record, and all after it"
    )
    password = part(parts, "password", run_password, "give somebody a new password, and print it once")
    ban = part(parts, "ban", run_ban, "keep somebody out")
    unban = part(parts, "unban", run_unban, "let somebody in again")
    delete = part(
        parts,
        "delete",
        run_delete,
        "delete somebody: they resign where they play, and their seats stay as those of a former player",
    )
    for one in (password, ban, unban, delete):
        one.add_argument("person", metavar="PERSON", type=readable, help="the id or the name")
    ratings = part(
        parts, "ratings", run_ratings, "work out all ratings again, from the records of the games that count"
    )
    ratings.add_argument("--dry-run", action="store_true", help="only say what would change")
    prune = part(parts, "prune", run_prune, "take away old finished games of guests, and guests without a table")
    prune.add_argument(
        "--days", metavar="DAYS", type=days, required=True, help=f"what is older than this goes (1 to {MOST_DAYS})"
    )
    prune.add_argument("--dry-run", action="store_true", help="only say how much that would be")


def days(text: str) -> int:
    return whole_number(text, 1, MOST_DAYS)


def part(
    parts: argparse._SubParsersAction[Parser], name: str, run: Callable[[argparse.Namespace], int], about: str
) -> Parser:
    made = parts.add_parser(name, help=about, description=about[0].upper() + about[1:] + ".")
    add_database(made, "the database of the server")
    made.add_argument("--json", action="store_true", help="print JSON, for programs")
    made.set_defaults(run=run)
    return made


def done(arguments: argparse.Namespace, work: Callable[[Desk], Awaitable[Any]]) -> Any:
    """What some work at the desk gives; if it cannot be done, the command says why."""
    with server_needed():
        from starboard.server.admin.desk import AdminError, opened  # noqa: PLC0415

    async def at_the_desk() -> Any:
        async with opened(database_of(arguments)) as desk:
            return await work(desk)

    try:
        return asyncio.run(at_the_desk())
    except AdminError as error:
        raise Mistake(str(error)) from None


def say(arguments: argparse.Namespace, found: Any, text: str) -> int:
    print(json.dumps(found, ensure_ascii=False, indent=2) if arguments.json else text)
    return 0


def day(seconds: float) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(seconds))


def run_tables(arguments: argparse.Namespace) -> int:
    with server_needed():
        from starboard.server.admin import tables  # noqa: PLC0415

    found = done(arguments, lambda desk: tables.listed(desk, arguments.search, arguments.status or "", arguments.most))
    return say(arguments, found, "\n".join(map(table_line, found)) or "No table.")


def table_line(table: Plain) -> str:
    seats = ", ".join(seat["name"] or ("former player" if seat["bot"] else "-") for seat in table["seats"])
    return f"{table['id']:16}  {day(table['created'])}  {table['status']:8} {table['ruleset']:10} {seats}"


def run_contests(arguments: argparse.Namespace) -> int:
    with server_needed():
        from starboard.server.admin import contests  # noqa: PLC0415

    found = done(arguments, lambda desk: contests.listed(desk, arguments.search, arguments.status, arguments.most))
    return say(arguments, found, "\n".join(map(contest_line, found)) or "No contest.")


def contest_line(contest: Plain) -> str:
    played = f"{contest['finished']} of {contest['tables']} tables"
    name = "daily deal" if contest["day"] else contest["name"]
    return (
        f"{contest['id']:16}  {day(contest['created'])}  {contest['status']:8} {contest['ruleset']:10} {played}  {name}"
    )


def run_end(arguments: argparse.Namespace) -> int:
    with server_needed():
        from starboard.server.admin import contests  # noqa: PLC0415

    found = done(arguments, lambda desk: contests.end(desk, arguments.contest))
    if found["ended"] == "removed":
        return say(arguments, found, f"The contest {found['id']} had not begun, and is gone.")
    tables = len(found["dropped"])
    return say(arguments, found, f"The contest {found['id']} ends; tables that count for nobody: {tables}.")


def run_people(arguments: argparse.Namespace) -> int:
    with server_needed():
        from starboard.server.admin import persons  # noqa: PLC0415

    found = done(arguments, lambda desk: persons.listed(desk, arguments.search, arguments.most, arguments.banned))
    return say(arguments, found, "\n".join(map(person_line, found)) or "Nobody.")


def person_line(person: Plain) -> str:
    kind = "banned" if person["banned"] else "member" if person["password"] else "guest"
    return f"{person['id']:16}  {day(person['created'])}  {kind:6}  seats: {person['seats']:<5} {person['name']}"


def run_close(arguments: argparse.Namespace) -> int:
    with server_needed():
        from starboard.server.admin import tables  # noqa: PLC0415

    found = done(arguments, lambda desk: tables.close(desk, arguments.table))
    gone = f"Table {found['id']} is gone; its game had not begun."
    return say(
        arguments,
        found,
        gone if found["closed"] == "removed" else f"Everybody at table {found['id']} has resigned; bots finish it.",
    )


def run_remove(arguments: argparse.Namespace) -> int:
    with server_needed():
        from starboard.server.admin import tables  # noqa: PLC0415

    found = done(arguments, lambda desk: tables.remove(desk, arguments.table))
    return say(arguments, found, f"Table {found['id']} is gone, with its record.")


def run_repair(arguments: argparse.Namespace) -> int:
    with server_needed():
        from starboard.server.admin import tables  # noqa: PLC0415

    found = done(arguments, lambda desk: tables.repair(desk, arguments.table, arguments.cut))
    what = ", ".join(found["repaired"]) or "nothing was wrong"
    cut = f" {found['cut']} entries were cut off." if found["cut"] else ""
    return say(
        arguments, found, f"Table {found['id']} can be played: {found['entries']} entries. Repaired: {what}.{cut}"
    )


def run_password(arguments: argparse.Namespace) -> int:
    with server_needed():
        from starboard.server.admin import persons  # noqa: PLC0415

    found = done(arguments, lambda desk: persons.reset_password(desk, arguments.person))
    return say(arguments, found, f"The new password of {found['name']}: {found['password']}")


def run_ban(arguments: argparse.Namespace) -> int:
    return set_banned(arguments, True)


def run_unban(arguments: argparse.Namespace) -> int:
    return set_banned(arguments, False)


def set_banned(arguments: argparse.Namespace, banned: bool) -> int:
    with server_needed():
        from starboard.server.admin import persons  # noqa: PLC0415

    found = done(arguments, lambda desk: persons.set_banned(desk, arguments.person, banned))
    return say(arguments, found, f"{found['name']} {'may not come in any more' if banned else 'may come in again'}.")


def run_delete(arguments: argparse.Namespace) -> int:
    with server_needed():
        from starboard.server.admin import persons  # noqa: PLC0415

    found = done(arguments, lambda desk: persons.delete(desk, arguments.person))
    gone, stay = len(found["removed_tables"]), len(found["tables"])
    return say(
        arguments,
        found,
        f"{found['name']} is deleted. Tables where others play stay: {stay}; tables of nobody else are gone: {gone}.",
    )


def run_prune(arguments: argparse.Namespace) -> int:
    with server_needed():
        from starboard.server.operation import pruner  # noqa: PLC0415

    work = pruner.would_prune if arguments.dry_run else pruner.prune
    found = done(arguments, lambda desk: work(desk.store, arguments.days))
    plain = {"tables": found.tables, "guests": found.guests, "dry_run": arguments.dry_run}
    verb = "Would go" if arguments.dry_run else "Gone"
    return say(
        arguments, plain, f"{verb}: finished games of guests: {found.tables}; guests without a table: {found.guests}."
    )


def run_ratings(arguments: argparse.Namespace) -> int:
    with server_needed():
        from starboard.server.admin import ratings  # noqa: PLC0415

    found = done(arguments, lambda desk: ratings.recompute(desk, arguments.dry_run))
    would = "would be" if arguments.dry_run else "were"
    changes = (
        f"{would} added: {len(found['added'])}, dropped: {len(found['dropped'])}, "
        f"corrected: {len(found['corrected'])}; ratings that {would} different: {found['changed_ratings']}"
    )
    return say(
        arguments, found, f"Games that count: {found['games']}; ratings: {found['ratings']}. Games that {changes}."
    )

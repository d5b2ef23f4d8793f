"""Games: the rulesets that are installed: what can be chosen at set-up, their things, and their rules to look up."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations, product
from typing import Any

import msgspec

from starboard.bots import bot_names, opponent, stand_in
from starboard.kernel.content import ContentError
from starboard.kernel.registry import ruleset_named, ruleset_names
from starboard.kernel.ruleset import Option, Ruleset, Value
from starboard.packs import Pack
from starboard.server import wire
from starboard.server.play.loading import is_sound, table_rules
from starboard.server.refusals import Refused
from starboard.server.store.matches import sheet_of
from starboard.server.tables import opening, printed
from starboard.server.web.endpoint import LANGUAGE, Call, Endpoint, Query
from starboard.words.face import Face
from starboard.words.faces import face_of
from starboard.words.language import Language

LOG = logging.getLogger(__name__)

OPTIONS = Query(
    "options", "the options of the game as a JSON object", {"type": "string", "maxLength": 2000, "default": "{}"}
)
CONTENT = Query(
    "content",
    "the hash of the content that is meant: the present one, or one that was released before",
    {"type": "string", "maxLength": 100},
)


@lru_cache(maxsize=8)
def games(language: str) -> list[wire.GameInfo]:
    """What can be played here. A game that somebody else's package brings broken is left out and logged."""
    found = []
    for name in ruleset_names():
        try:
            found.append(game_info(ruleset_named(name), language))
        except Exception as wrong:
            what = " ".join(f"{type(wrong).__name__}: {wrong}".split())[:300]
            LOG.warning("the game %s is left out: %s", name, what)
    return found


def game_info(ruleset: Ruleset, language: str) -> wire.GameInfo:
    face = face_of(ruleset.name)
    words = face.language(language)
    unverified, values = printed.counted(ruleset.name)
    return wire.GameInfo(
        ruleset=ruleset.name,
        title=face.title(words),
        version=ruleset.version,
        options=[game_option(option, face, words) for option in ruleset.options],
        seats=ruleset.seats(ruleset.complete({})),
        players=players_of(ruleset),
        bots=bot_names(ruleset.name),
        stand_in=stand_in(ruleset.name),
        opponent=opponent(ruleset.name),
        lesson=face_of(ruleset.name).lesson() is not None,
        packs=[],
        unverified=unverified,
        printed=values,
    )


def players_of(ruleset: Ruleset) -> list[int]:
    """How many can play with the default options, or with one or two of them changed: solo rules need an expansion."""
    usual = ruleset.complete({})
    found = set(ruleset.seats(usual))
    each = [[(option.name, value) for value in option.values] for option in ruleset.options]
    for one, other in combinations(each, 2):
        for changed in product(one, other):
            options = {**usual, **dict(changed)}
            if ruleset.conflict(options) is None:
                found.update(ruleset.seats(options))
    return sorted(found)


def game_option(option: Option, face: Face, words: Language) -> wire.GameOption:
    values = [wire.OptionValue(value, face.setting_value(option.name, value, words)) for value in option.values]
    return wire.GameOption(option.name, face.setting(option.name, words), face.setting_help(option.name, words), values)


async def all_games(call: Call) -> list[wire.GameInfo]:
    shelf = call.server.shelf
    return [
        msgspec.structs.replace(game, packs=[pack_info(pack) for pack in shelf.of(game.ruleset)])
        for game in games(call.language)
    ]


def pack_info(pack: Pack) -> wire.PackInfo:
    return wire.PackInfo(pack.name, pack.edition, len(pack.readings))


async def check_options(call: Call, body: wire.CheckOptions) -> wire.OptionsChecked:
    """All options with their values, and how many can play so."""
    ruleset = opening.known_ruleset(call.path["ruleset"])
    options = (opening.complete if body.keep is None else opening.filled)(ruleset, body.options)
    applies = [option.name for option in ruleset.options if ruleset.applies(option.name, options)]
    conflict = ruleset.conflict(options)
    if conflict is None:
        return wire.OptionsChecked(options, ruleset.seats(options), applies)
    why = opening.OptionsClash(ruleset.name, conflict).problem(call.language).text
    return wire.OptionsChecked(options, [], applies, why, opening.mend(ruleset, options, body.keep or ()))


async def things(call: Call) -> wire.Atlas:
    ruleset = opening.known_ruleset(call.path["ruleset"])
    text = call.text("options") or "{}"
    try:
        given: dict[str, Any] = msgspec.json.decode(text[:2000], type=dict[str, wire.Value])
    except (msgspec.MsgspecError, RecursionError):
        raise Refused("bad-request", {"detail": "options"}, 400) from None
    options = opening.complete(ruleset, given)
    rules = on_content(ruleset, call.text("content"), options)
    return await printed.atlas_of(rules, options, call.language)


def on_content(ruleset: Ruleset, wanted: str, options: Mapping[str, Value]) -> Ruleset:
    """The game on the built-in content of this hash: a table that was begun before an upgrade has an older one."""
    try:
        return ruleset.on_hash(wanted, options) if wanted else ruleset
    except ContentError:
        raise Refused("cannot-load", {}, 409) from None


async def things_at(call: Call) -> wire.Atlas:
    """As they are at one table. Anyone who may see the table, or its replay, may see its cards."""
    sheet = await sheet_of(call.server.store, call.path["table"])
    me = call.person.id if call.person is not None else None
    if sheet is None or not (sheet.status == "over" or sheet.may_be_seen_by(me)):
        raise Refused("no-such-table", {}, 404)
    if not is_sound(sheet):
        raise Refused("cannot-load", {}, 409)
    rules = table_rules(sheet)
    read = tuple(sheet.content.values) if sheet.content is not None else ()
    return await printed.atlas_of(rules, rules.complete(sheet.options), call.language, read)


async def rules(call: Call) -> wire.Reference:
    ruleset = opening.known_ruleset(call.path["ruleset"])
    sections = face_of(ruleset.name).sections(call.language)
    return wire.Reference(ruleset.name, [wire.Section(one.id, one.title, one.text, one.kinds) for one in sections])


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/games",
        all_games,
        "The games that can be played here",
        gives=list[wire.GameInfo],
        query=(LANGUAGE,),
        needs_person=False,
        cache=True,
    ),
    Endpoint(
        "POST",
        "/api/games/{ruleset}/options",
        check_options,
        "How many can play with these options?",
        takes=wire.CheckOptions,
        gives=wire.OptionsChecked,
        refuses=(404, 422),
        needs_person=False,
    ),
    Endpoint(
        "GET",
        "/api/games/{ruleset}/things",
        things,
        "Every card, tile or other thing of a game",
        gives=wire.Atlas,
        query=(LANGUAGE, OPTIONS, CONTENT),
        refuses=(404, 409, 422),
        needs_person=False,
        cache=True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/things",
        things_at,
        "Every card, tile or other thing as it is at one table",
        gives=wire.Atlas,
        query=(LANGUAGE, CONTENT),
        refuses=(404, 409),
        needs_person=False,
        cache=True,
    ),
    Endpoint(
        "GET",
        "/api/games/{ruleset}/rules",
        rules,
        "The rules of a game, to look up",
        gives=wire.Reference,
        query=(LANGUAGE,),
        refuses=(404,),
        needs_person=False,
        cache=True,
    ),
]

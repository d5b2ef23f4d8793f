"""Games: the rulesets that are installed: what can be chosen at set-up, their things, and their rules to look up."""

from __future__ import annotations

import logging
from functools import lru_cache
from typing import Any

import msgspec

from starboard.bots import bot_names, stand_in
from starboard.kernel.registry import ruleset_named, ruleset_names
from starboard.kernel.ruleset import Option, Ruleset, Value
from starboard.server import wire
from starboard.server.refusals import Refused
from starboard.server.tables import opening
from starboard.server.web.endpoint import LANGUAGE, Call, Endpoint, Query, in_thread
from starboard.words.face import Face
from starboard.words.faces import face_of
from starboard.words.language import Language

LOG = logging.getLogger(__name__)

OPTIONS = Query(
    "options", "the options of the game as a JSON object", {"type": "string", "maxLength": 2000, "default": "{}"}
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
    return wire.GameInfo(
        ruleset=ruleset.name,
        title=face.title(words),
        version=ruleset.version,
        options=[game_option(option, face, words) for option in ruleset.options],
        seats=ruleset.seats(ruleset.complete({})),
        bots=bot_names(ruleset.name),
        stand_in=stand_in(ruleset.name),
        lesson=face_of(ruleset.name).lesson() is not None,
    )


def game_option(option: Option, face: Face, words: Language) -> wire.GameOption:
    values = [wire.OptionValue(value, face.setting_value(option.name, value, words)) for value in option.values]
    return wire.GameOption(option.name, face.setting(option.name, words), face.setting_help(option.name, words), values)


async def all_games(call: Call) -> list[wire.GameInfo]:
    return games(call.language)


async def check_options(call: Call, body: wire.CheckOptions) -> wire.OptionsChecked:
    """All options with their values, and how many can play so; nobody, if they do not go together."""
    ruleset = opening.known_ruleset(call.path["ruleset"])
    options = opening.complete(ruleset, body.options)
    return wire.OptionsChecked(options, opening.seats_with(ruleset, options))


@lru_cache(maxsize=64)
def atlas_of(ruleset: str, options: tuple[tuple[str, Value], ...], language: str) -> wire.Atlas:
    face: Face = face_of(ruleset, dict(options))
    things = face.atlas(face.language(language))
    return wire.Atlas(ruleset, msgspec.convert(things, dict[str, wire.Thing]))


async def things(call: Call) -> wire.Atlas:
    ruleset = opening.known_ruleset(call.path["ruleset"])
    text = call.text("options") or "{}"
    try:
        given: dict[str, Any] = msgspec.json.decode(text[:2000], type=dict[str, wire.Value])
    except (msgspec.MsgspecError, RecursionError):
        raise Refused("bad-request", {"detail": "options"}, 400) from None
    options = opening.complete(ruleset, given)
    return await in_thread(atlas_of, ruleset.name, tuple(sorted(options.items())), call.language)


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
        query=(LANGUAGE, OPTIONS),
        refuses=(404, 422),
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

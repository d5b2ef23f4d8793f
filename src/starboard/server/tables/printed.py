"""Printed: what is printed on the things of a game: which values nobody has compared with the box, and packs in the
making. The server keeps no draft. A browser has it, and asks what is wrong with it and what things look like with it.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from typing import Any

import msgspec
from starlette.responses import Response

from starboard.kernel.content import ContentError, Recent, text_of
from starboard.kernel.ruleset import Ruleset, Value
from starboard.packs import Pack, PackError, Reading
from starboard.packs.check import contradictions
from starboard.packs.pack import own_copy
from starboard.server import wire
from starboard.server.refusals import Refused
from starboard.server.tables import opening
from starboard.server.tables.description import title
from starboard.server.web.endpoint import LANGUAGE, Call, Endpoint, in_thread, packed
from starboard.words.face import Face
from starboard.words.faces import face_for, face_of, printed_values
from starboard.words.language import Language
from starboard.words.printed import POLISH_NAME, UNVERIFIED, PrintedValue, tally

MOST_ATLASES = 64
MOST_DRAFT_BYTES = 256 * 1024
MOST_SLIPS = 20
FEW_CHOICES = 12
"""Texts of which no more than this many different ones occur are chosen from a list."""

ATLASES = Recent(MOST_ATLASES)
ONE_AT_A_TIME = asyncio.Semaphore(1)
"""Describing all things of a game, reading a pack, or holding content against its rulebook takes a moment; anyone with
many wishes waits for their own, and the others are served meanwhile."""


# --- the atlas, with its marks --------------------------------------------------------------------------------


async def atlas_of(
    rules: Ruleset, options: Mapping[str, Value], language: str, read: Collection[str] = ()
) -> wire.Atlas:
    """Every thing of a game with this content; `read` are the paths of values that somebody has read in a box, which
    are not reconstructed even if they are as built in."""
    key = text_of([rules.name, rules.version, rules.content_key, sorted(options.items()), language, sorted(read)])
    found = ATLASES.get(key)
    if found is None:
        async with ONE_AT_A_TIME:
            found = ATLASES.get(key) or ATLASES.keep(key, await in_thread(made_atlas, rules, options, language, read))
    assert isinstance(found, wire.Atlas)
    return found


def made_atlas(rules: Ruleset, options: Mapping[str, Value], language: str, read: Collection[str]) -> wire.Atlas:
    face = face_for(rules, options)
    words = face.language(language)
    things = msgspec.convert(face.atlas(words), dict[str, wire.Thing])
    for value in printed_values(rules, options):
        thing = things.get(thing_of(value, things))
        if thing is not None and value.mark in UNVERIFIED and value.path not in read:
            thing.reconstructed.append(wire.Reconstructed(capital(face.what(value, words)), face.known(value, words)))
    return wire.Atlas(rules.name, things)


def thing_of(value: PrintedValue, things: Collection[str]) -> str:
    """What a value is printed on, as the atlas calls it; empty if there is no picture of it."""
    for name in (value.thing, f"{value.kind}:{value.thing}"):
        if name in things:
            return name
    return ""


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# --- what nobody has compared ---------------------------------------------------------------------------------


@lru_cache(maxsize=20)
def counted(ruleset: str) -> tuple[int, int]:
    """How many printed values of the built-in content are reconstructed, and how many there are."""
    found = tally(printed_values(opening.known_ruleset(ruleset)))
    return found.reconstructed, found.values


@lru_cache(maxsize=20)
def unverified_of(ruleset: str, language: str) -> wire.Unverified:
    rules = opening.known_ruleset(ruleset)
    face = face_of(ruleset)
    words = face.language(language)
    values = printed_values(rules)
    inputs = Inputs(values)
    things = face.with_options(most_of(rules)).atlas(words)
    # A Polish name that is our own is worth comparing for people who read Polish.
    open_ = [one for one in values if not one.verified and (one.field != POLISH_NAME or language == "pl")]
    shown = [shown_value(one, face, words, inputs, things) for one in open_]
    return wire.Unverified(ruleset, tally(values).values, shown)


def most_of(rules: Ruleset) -> dict[str, Value]:
    """The options under which most is in the game: the last value of a number means all expansions."""
    return rules.complete({one.name: one.values[-1] for one in rules.options if type(one.values[0]) is int})


def shown_value(
    value: PrintedValue, face: Face, words: Language, inputs: Inputs, things: Collection[str]
) -> wire.PrintedValue:
    kind, choices = inputs.of(value)
    return wire.PrintedValue(
        path=value.path,
        thing=thing_of(value, things),
        title=capital(face.piece(value, words)),
        field=capital(face.what(value, words)),
        value=value.value,
        mark=value.mark,
        known=face.known(value, words),
        input=kind,
        choices=choices,
    )


class Inputs:
    """What each value is written with, by what stands in the same field of all things of its kind."""

    def __init__(self, values: Iterable[PrintedValue]) -> None:
        self.fields: dict[tuple[str, str], list[Any]] = {}
        for one in values:
            self.fields.setdefault((one.kind, one.field), []).append(one.value)

    def of(self, value: PrintedValue) -> tuple[Any, list[str]]:
        """The kind of input, and the choices that it has."""
        # What is not printed on a thing is an empty list, whatever stands on others.
        others = [one for one in self.fields[value.kind, value.field] if one != []]
        if not others:
            return "text", []
        if all(type(one) is bool for one in others):
            return "switch", []
        if all(type(one) is int for one in others):
            return "number", []
        if all(isinstance(one, list) and all(type(item) is int for item in one) for one in others):
            return "numbers", []
        if all(isinstance(one, list) and all(isinstance(item, str) for item in one) for one in others):
            return "names", []
        if all(isinstance(one, str) for one in others):
            choices = Counter(others)
            few = value.field not in ("name", POLISH_NAME) and len(choices) <= FEW_CHOICES and value.value != []
            return ("choice", sorted(choices)) if few else ("name", [])
        return "text", []


async def values(call: Call) -> wire.Unverified:
    ruleset = opening.known_ruleset(call.path["ruleset"])
    return await in_thread(unverified_of, ruleset.name, call.language)


# --- drafts and packs -----------------------------------------------------------------------------------------


def checked(ruleset: str, draft: wire.Draft, language: str) -> wire.DraftChecked:
    rules = opening.known_ruleset(ruleset)
    try:
        rules = rules.with_content(draft.values)
        slips = (contradictions(rules) or [])[:MOST_SLIPS]
    except ContentError as wrong:
        slips = [str(wrong)]
    face = face_for(rules, most_of(rules))
    things = face.atlas(face.language(language))
    wanted = {name: msgspec.convert(things[name], wire.Thing) for name in draft.things if name in things}
    return wire.DraftChecked(slips, wanted)


async def check_draft(call: Call, body: wire.Draft) -> wire.DraftChecked:
    """What is wrong with a draft, and what things look like with it."""
    ruleset = opening.known_ruleset(call.path["ruleset"])
    call.server.limits.drafts.check(call.person.id if call.person is not None else call.address)
    async with ONE_AT_A_TIME:
        return await in_thread(checked, ruleset.name, body, call.language)


async def write_pack(call: Call, body: wire.PackWish) -> Response:
    """A draft as a pack. What cannot be read is refused; what contradicts the rulebook is not, as a draft may be half
    done: `starboard content install` refuses that."""
    ruleset = opening.known_ruleset(call.path["ruleset"])
    call.server.limits.drafts.check(call.person.id if call.person is not None else call.address)
    source = own_copy(body.edition)
    readings = {path: Reading(value, source) for path, value in body.values.items()}
    pack = Pack(ruleset.name, body.name, body.edition, readings=readings)
    async with ONE_AT_A_TIME:
        text = await asyncio.to_thread(written, pack)
    response = packed(call.request, text.encode(), "application/toml")
    response.headers["Content-Disposition"] = f'attachment; filename="{pack.name}.toml"'
    response.headers["Cache-Control"] = "no-store"
    return response


def written(pack: Pack) -> str:
    """The text of a pack that can be read again."""
    try:
        text = pack.text()
        Pack.parse(text, pack.name)
    except (PackError, ContentError, TypeError) as wrong:
        raise Refused("bad-pack", {"detail": str(wrong)[:300]}, 422) from None
    return text


async def read_pack(call: Call, body: str) -> wire.PackRead:
    """The values of a pack, to go on with them."""
    ruleset = opening.known_ruleset(call.path["ruleset"])
    call.server.limits.drafts.check(call.person.id if call.person is not None else call.address)
    async with ONE_AT_A_TIME:
        pack = await asyncio.to_thread(parsed, body)
    if pack.game != ruleset.name:
        raise Refused("pack-of-another-game", {"game": title(pack.game, call.language)}, 422)
    return wire.PackRead(pack.name, pack.edition, {path: reading.value for path, reading in pack.readings.items()})


def parsed(text: str) -> Pack:
    try:
        return Pack.parse(text)
    except PackError as wrong:
        raise Refused("bad-pack", {"detail": str(wrong)[:300]}, 422) from None


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/games/{ruleset}/values",
        values,
        "The printed values that nobody has compared with the box yet",
        gives=wire.Unverified,
        query=(LANGUAGE,),
        refuses=(404,),
        needs_person=False,
        cache=True,
    ),
    Endpoint(
        "POST",
        "/api/games/{ruleset}/draft",
        check_draft,
        "What is wrong with a pack in the making, and what things look like with it?",
        takes=wire.Draft,
        gives=wire.DraftChecked,
        query=(LANGUAGE,),
        refuses=(404,),
        needs_person=False,
        most_bytes=MOST_DRAFT_BYTES,
    ),
    Endpoint(
        "POST",
        "/api/games/{ruleset}/pack",
        write_pack,
        "A draft as a content pack, the file that a host installs",
        takes=wire.PackWish,
        gives=str,
        text="application/toml",
        query=(LANGUAGE,),
        refuses=(404, 422),
        needs_person=False,
        most_bytes=MOST_DRAFT_BYTES,
    ),
    Endpoint(
        "POST",
        "/api/games/{ruleset}/pack/read",
        read_pack,
        "The values of a content pack, to go on with them as a draft",
        takes=str,
        gives=wire.PackRead,
        query=(LANGUAGE,),
        refuses=(404, 422),
        needs_person=False,
        most_bytes=MOST_DRAFT_BYTES,
    ),
]

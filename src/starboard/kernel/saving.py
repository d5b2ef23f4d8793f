# mypyc: skip
"""Saving: a position, or a match in the middle of play, as bytes. For other processes and caches, not for keeping.

What all games of a ruleset share (cards, rules, steps) is written by name only. Bytes are read only by the very same
code and content (`layout`), make objects of the engine's own classes and nothing else, and are checked by digest;
whatever does not fit raises SaveError. What is to be kept for long is a record (`Match.record`), which later versions
replay.
"""

from __future__ import annotations

import copyreg
import hashlib
import inspect
import io
import json
import pickle
import sys
import zlib
from collections.abc import Mapping
from functools import lru_cache
from importlib.metadata import version
from itertools import product
from pathlib import Path
from typing import Any

from starboard.kernel.build import build
from starboard.kernel.chance import Chance
from starboard.kernel.content import ContentError
from starboard.kernel.game import Game, hashed
from starboard.kernel.match import Match
from starboard.kernel.record import Record
from starboard.kernel.registry import UnknownRuleset, ruleset_named
from starboard.kernel.ruleset import OptionError, Ruleset, Value

KERNEL = "starboard.kernel"
MAGIC = b"starboard position\n"
COMPRESSION = 3
MOST_BYTES = 1 << 26
"""Nothing that was saved is longer than this when it is unpacked."""

LEFT_OUT = ("ruleset", "record")
"""Of a match: what the caller of `load_match` brings."""

BLANKS: list[Any] = [0, [], "", None, {}]


class SaveError(ValueError):
    """These bytes are no position that this program could go on from, or this one cannot be saved. Says why."""


def layout(ruleset: Ruleset, options: Mapping[str, object]) -> str:
    """Which code and which content something was saved with: another layout cannot be read."""
    return layout_with(ruleset, ruleset.content_hash(ruleset.complete(options)))


@lru_cache(maxsize=200)
def layout_with(ruleset: Ruleset, content: str) -> str:
    """Every table that wakes up asks for it, and to look up the version alone takes half a millisecond."""
    return hashed([version("starboard"), build(), sys.version_info[:2], code_of(ruleset), content])


# --- positions --------------------------------------------------------------------------------------------------


def save_game(game: Game) -> bytes:
    """The position as bytes: how it was begun, and all that has changed since."""
    ruleset = game.ruleset
    if ruleset is None:
        raise SaveError("only a game that a ruleset has begun (`Ruleset.new_game`) can be saved")
    begun = {
        "layout": layout(ruleset, game.options),
        "ruleset": ruleset.name,
        "module": type(ruleset).__module__,
        "version": ruleset.version,
        "content": ruleset.base_hash(ruleset.complete(game.options)),
        "overrides": ruleset.overrides,
        "seats": game.seats,
        "options": dict(game.options),
    }
    shared = shared_by(ruleset, game.seats, game.options)
    header = json.dumps(begun).encode() + b"\n"
    return MAGIC + zlib.compress(header + written(shared, (game.digest(), game)), COMPRESSION)


def load_game(data: bytes) -> Game:
    """The position that was saved. Raises SaveError for anything else."""
    if not isinstance(data, bytes | bytearray) or not data.startswith(MAGIC):
        raise SaveError("this is no saved position: `Game.save` makes one")
    try:
        header, _, body = unpacked(bytes(data[len(MAGIC) :])).partition(b"\n")
        begun: dict[str, Any] = json.loads(header)
        ruleset = ruleset_of(begun["ruleset"], begun["module"], begun["version"])
        options = ruleset.complete(begun["options"])
        ruleset = ruleset.on_hash(begun["content"], options).with_content(begun["overrides"])
        ruleset.check_seats(begun["seats"], options)
        here = layout(ruleset, options)
    except (UnknownRuleset, OptionError, ContentError) as missing:
        raise SaveError(f"this position cannot be loaded: {missing}") from None
    except Exception as fault:
        raise SaveError(f"this saved position is damaged ({named(fault)})") from None
    if begun["layout"] != here:
        raise SaveError("this position was saved by another version of Starboard, or with other card data")
    digest, game = read(shared_by(ruleset, begun["seats"], options), ruleset, body)
    if not isinstance(game, Game) or digest_of(game) != digest:
        raise SaveError("the position is not the one that was saved")
    return game


def restored(_kind: type[Game], data: bytes) -> Game:
    """What a pickled game becomes again. Naming its class makes sure that its rules are loaded."""
    return load_game(data)


def ruleset_of(name: str, module: str, number: int) -> Ruleset:
    """The ruleset that a game was begun by: one that is installed, or one of a module that is loaded."""
    for found in vars(sys.modules[module]).values() if module in sys.modules else []:
        if isinstance(found, Ruleset) and found.name == name and found.version == number:
            return found
    return ruleset_named(name).at(number)


# --- matches ----------------------------------------------------------------------------------------------------


def save_match(match: Match) -> bytes:
    """The match as bytes: the position, the way back and the log, but not the entries of its record."""
    shared = shared_by(match.ruleset, match.record.seats, match.record.options)
    state = {name: value for name, value in fields_of(match).items() if name not in LEFT_OUT}
    return zlib.compress(written(shared, (match.game.digest(), state)), COMPRESSION)


def load_match(ruleset: Ruleset, record: Record, data: bytes) -> Match:
    """The match of a record that has as many entries as when it was saved; its layout must be the same."""
    digest, state = read(shared_by(ruleset, record.seats, record.options), ruleset, unpacked(data))
    try:
        match = Match(ruleset, record)
        for name, value in state.items():
            setattr(match, name, value)
    except Exception as fault:
        raise SaveError(f"this saved match is damaged ({named(fault)})") from None
    if digest_of(match.game) != digest:
        raise SaveError("the position is not the one that was saved")
    return match


def restored_match(_kind: type[Game], game: bytes, record: str, data: bytes) -> Match:
    """What a pickled match becomes again."""
    ruleset = load_game(game).ruleset
    if ruleset is None:
        raise SaveError("the game of this match was not begun by a ruleset")
    return load_match(ruleset, Record.parse(record), data)


# --- bytes ------------------------------------------------------------------------------------------------------


def unpacked(data: bytes) -> bytes:
    try:
        unpacking = zlib.decompressobj()
        found = unpacking.decompress(data, MOST_BYTES)
    except zlib.error as fault:
        raise SaveError(f"what was saved is damaged ({fault})") from None
    if not unpacking.eof:
        raise SaveError("what was saved is cut off, or too long")
    return found


def written(shared: Shared, things: object) -> bytes:
    target = io.BytesIO()
    try:
        Writer(target, shared).dump(things)
    except Exception as fault:
        raise SaveError(f"this cannot be saved ({named(fault)})") from fault
    return target.getvalue()


def read(shared: Shared, ruleset: Ruleset, data: bytes) -> tuple[Any, Any]:
    """The digest, and what was saved with it."""
    try:
        digest, things = Reader(io.BytesIO(data), shared, ruleset).load()
    except Exception as fault:
        raise SaveError(f"what was saved is damaged ({named(fault)})") from None
    return digest, things


def digest_of(game: Game) -> str:
    """The digest; empty for what is no whole position."""
    try:
        return game.digest()
    except Exception:
        return ""


def named(fault: Exception) -> str:
    return f"{type(fault).__name__}: {fault}"[:200]


# --- what is written by name ------------------------------------------------------------------------------------


class Shared:
    """Things that all games of some options share, by number and by identity."""

    def __init__(self, things: dict[str, object]) -> None:
        self.things = things
        self.names = {id(thing): name for name, thing in things.items()}


def shared_by(ruleset: Ruleset, seats: int, options: Mapping[str, object]) -> Shared:
    return shared_things(ruleset, seats, tuple(ruleset.complete(options).items()))


@lru_cache(maxsize=50)
def shared_things(ruleset: Ruleset, seats: int, options: tuple[tuple[str, Value], ...]) -> Shared:
    """What two fresh games have in common, by its place in the first; and the constants of the modules."""
    games = [ruleset.new_game(seats, dict(options), Chance.seeded(seed, seats)) for seed in ("one", "other")]
    first, second = ({id(thing): thing for thing in all_parts(game)} for game in games)
    things: dict[str, object] = {"ruleset": ruleset}
    for number, thing in enumerate(first):
        if thing in second:
            things[str(number)] = first[thing]
    for module in modules_of(ruleset):
        for name, constant in vars(sys.modules[module]).items():
            if name.isupper() and is_ours(type(constant).__module__, ruleset):
                things[f"{module}:{name}"] = constant
    return Shared(things)


def all_parts(root: object) -> list[object]:
    """The objects of classes of one's own that a thing is made of, in an order that is always the same."""
    found: list[object] = []
    seen = set()
    heap = [root]
    while heap:
        thing = heap.pop()
        if thing is None or isinstance(thing, str | int | float | type | Ruleset) or id(thing) in seen:
            continue
        seen.add(id(thing))
        if isinstance(thing, dict):
            heap += [*thing.keys(), *thing.values()]
        elif isinstance(thing, list | tuple):
            heap += thing
        elif not isinstance(thing, set | frozenset):
            found.append(thing)
            heap += [value for _, value in sorted(fields_of(thing).items())]
    return found


def package_of(ruleset: Ruleset) -> str:
    return type(ruleset).__module__.rpartition(".")[0]


def is_ours(module: str, ruleset: Ruleset) -> bool:
    return module.startswith((f"{KERNEL}.", f"{package_of(ruleset)}."))


def modules_of(ruleset: Ruleset) -> list[str]:
    """The modules of the kernel and of the ruleset that are in use."""
    return sorted(name for name in sys.modules if is_ours(name, ruleset))


@lru_cache(maxsize=50)
def code_of(ruleset: Ruleset) -> str:
    """A hash of the sources of the kernel and of the ruleset: they lie beside what was compiled from them."""
    sources = hashlib.sha256()
    for module in (KERNEL, type(ruleset).__module__):
        file = sys.modules[module].__file__
        for path in sorted(Path(file).parent.rglob("*.py")) if file is not None else []:
            sources.update(path.read_bytes())
    return sources.hexdigest()


# --- reading and writing ----------------------------------------------------------------------------------------


def fields_of(thing: object) -> dict[str, Any]:
    """The attributes of an object, whether its class was compiled or not."""
    found = {}
    cls: Any = type(thing)
    for name in compiled_fields(cls):
        try:
            found[name] = getattr(thing, name)
        except AttributeError:  # declared, but not set yet
            continue
    return found | getattr(thing, "__dict__", {})


@lru_cache(maxsize=2000)
def compiled_fields(cls: Any) -> list[str]:
    names: dict[str, None] = {}
    for each in cls.__mro__:
        names |= dict.fromkeys(vars(each).get("__mypyc_attrs__", ()))
    names.pop("__dict__", None)
    return list(names)


@lru_cache(maxsize=2000)
def makes_itself(cls: Any) -> bool:
    """Can an object be made without arguments, to be filled afterwards? Most compiled classes insist on theirs."""
    try:
        cls.__new__(cls)
    except TypeError:
        return False
    return True


def arguments_of(cls: Any, fields: Mapping[str, Any]) -> tuple[Any, ...]:
    """Arguments to make an object with: its fields of the same names, and for the rest anything that is taken, as all
    fields are set right afterwards."""
    names = parameters_of(cls)
    choices = [[fields[name], *BLANKS] if name in fields else BLANKS for name in names]
    for arguments in product(*choices):
        try:
            cls(*arguments)
        except (TypeError, ValueError, LookupError):
            continue
        return arguments
    raise SaveError(f"no arguments are found for {cls.__name__}")


@lru_cache(maxsize=2000)
def parameters_of(cls: Any) -> list[str]:
    return list(inspect.signature(cls).parameters)


def shared_thing(name: str) -> object:
    """Stands in what was saved for the thing of that name; the reader puts its own in the place of this function."""
    raise SaveError(name)


class Writer(pickle.Pickler):
    """Takes an object apart into its class and its attributes: compiled classes do not do so by themselves."""

    def __init__(self, target: io.BytesIO, shared: Shared) -> None:
        super().__init__(target, protocol=5)
        self.shared = shared

    def reducer_override(self, thing: Any) -> Any:
        name = self.shared.names.get(id(thing))
        if name is not None:
            return shared_thing, (name,)
        if isinstance(thing, type) or type(thing).__module__ == "builtins":
            return NotImplemented
        cls: Any = type(thing)
        fields = fields_of(thing)
        if isinstance(thing, Game):
            fields["worked_out"] = None
        if makes_itself(cls):
            return copyreg.__newobj__, (cls,), fields  # type: ignore[attr-defined]
        return cls, arguments_of(cls, fields), fields


class Reader(pickle.Unpickler):
    """Makes objects of classes of the engine, and calls nothing."""

    def __init__(self, source: io.BytesIO, shared: Shared, ruleset: Ruleset) -> None:
        super().__init__(source)
        self.shared = shared
        self.ruleset = ruleset

    def find_class(self, module: str, name: str) -> Any:
        if (module, name) == (__name__, shared_thing.__name__):
            return self.shared.things.__getitem__
        if is_ours(module, self.ruleset) and module in sys.modules:
            found = vars(sys.modules[module]).get(name)
            if isinstance(found, type) and found.__module__ == module:
                return found
        raise pickle.UnpicklingError(f"{module}.{name} has no place in a saved position")

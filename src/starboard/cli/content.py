"""`starboard content`: what is printed in the box, and packs that correct it.

`todo` lists what nobody has verified, `new` begins a pack, `check` holds a game or a pack against the rulebook,
`install` puts a pack into the data folder, `list` and `export` take it out again.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from starboard.cli import content_todo
from starboard.cli.arguments import Mistake, add_language, add_ruleset, language_of, ruleset_of
from starboard.cli.packs import pack_in, pack_named, shelf_folder, write_new
from starboard.cli.replay import LOCALE
from starboard.packs import PackError, install_pack, shelved_packs
from starboard.packs.check import contradictions
from starboard.packs.shelf import file_text
from starboard.packs.toml import value_text
from starboard.words.face import SHARED_LOCALE
from starboard.words.faces import face_of
from starboard.words.language import Language, language
from starboard.words.printed import tally

if TYPE_CHECKING:
    from starboard.cli.arguments import Parser


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser(
        "content",
        help="what is printed in the box, and packs that correct it",
        description="List what could not be verified of a game, and correct it from your own box by a content pack: a "
        "TOML file of values. `starboard content todo GAME` says where to begin.",
    )
    parts = parser.add_subparsers(
        title="what to do", dest="part", metavar="WHAT", required=True, help="`starboard content WHAT --help` explains"
    )
    content_todo.add_to(parts)
    check = parts.add_parser(
        "check",
        help="say what the content, or a pack, contradicts",
        description="Check the content of a game, or a pack, against the tables and examples of the rulebook. The "
        "status is 1 if anything contradicts it.",
    )
    add_ruleset(check)
    check.add_argument("file", metavar="FILE", type=Path, nargs="?", help="a pack; without it the built-in content")
    check.set_defaults(run=run_check)
    install = parts.add_parser(
        "install",
        help="put a pack into the data folder, to play with it",
        description="Check a pack and copy it into your data folder. Tables and games can then be made with it.",
    )
    add_ruleset(install)
    install.add_argument("file", metavar="FILE", type=Path, help="the pack")
    install.add_argument("--replace", action="store_true", help="replace an installed pack of this name")
    install.set_defaults(run=run_install)
    export = parts.add_parser(
        "export", help="write an installed pack to a file", description="Write an installed pack, to hand it on."
    )
    add_ruleset(export)
    export.add_argument("name", metavar="NAME", help="the name of the pack")
    export.add_argument("file", metavar="FILE", type=Path, nargs="?", help="where to; without it, it is printed")
    export.set_defaults(run=run_export)
    shelf = parts.add_parser("list", help="the installed packs", description="List the packs in your data folder.")
    shelf.set_defaults(run=run_list)
    for part in (check, install, shelf):
        add_language(part)


def words_of(arguments: argparse.Namespace, game: str) -> Language:
    return face_of(game).language(language_of(arguments), LOCALE)


def run_check(arguments: argparse.Namespace) -> int:
    """Print what does not hold; status 1 if there is anything."""
    ruleset = ruleset_of(arguments)
    words = words_of(arguments, ruleset.name)
    about = ruleset.name
    pack = None
    if arguments.file is not None:
        pack = pack_in(arguments.file, ruleset.name)
        ruleset, about = pack.ruleset(), str(arguments.file)
    failures = contradictions(ruleset)
    if failures is None and pack is None:
        raise Mistake(f"{ruleset.name} has no content check")
    for failure in failures or []:
        print(f"{about}: {failure}" if pack is not None else failure)
    if failures:
        return 1
    if pack is not None:
        print(words("content-pack-says", differing=len(pack.overrides()), confirmed=len(pack.confirmed())))
    print(words("content-unchecked" if failures is None else "content-sound", about=about))
    return 0


def run_install(arguments: argparse.Namespace) -> int:
    ruleset = ruleset_of(arguments)
    words = words_of(arguments, ruleset.name)
    pack = pack_in(arguments.file, ruleset.name)
    failures = contradictions(pack.ruleset())
    for failure in failures or []:
        print(f"{arguments.file}: {failure}")
    if failures:
        print(words("content-not-installed"))
        return 1
    there = shelf_folder() / f"{pack.name}.toml"
    if there.exists() and not arguments.replace:
        raise Mistake(f"a pack {pack.name} is installed already; with --replace this one takes its place")
    try:
        install_pack(shelf_folder(), file_text(arguments.file), pack)
    except (OSError, PackError) as error:
        raise Mistake(f"cannot install it in {shelf_folder()}: {getattr(error, 'strerror', None) or error}") from None
    built_in = ruleset.tables()
    for path, value in pack.overrides().items():
        before = built_in.value(path)
        print(f"{path}: {value_text(before) if before is not None else '-'} → {value_text(value)}")
    print(words("content-pack-says", differing=len(pack.overrides()), confirmed=len(pack.confirmed())))
    left = tally(pack.printed_values())
    print(words("content-installed", name=pack.name, reconstructed=left.reconstructed, values=left.values))
    print(words("content-play", game=pack.game, name=pack.name))
    return 0


def run_export(arguments: argparse.Namespace) -> int:
    pack = pack_named(arguments.name, ruleset_of(arguments).name)
    if arguments.file is None:
        print(pack.text(), end="")
        return 0
    write_new(arguments.file, pack.text())
    print(arguments.file)
    return 0


def run_list(arguments: argparse.Namespace) -> int:
    """Print the packs; status 1 if a file there is none."""
    words = language(language_of(arguments), SHARED_LOCALE, LOCALE)
    found = shelved_packs(shelf_folder())
    for one in found:
        if one.pack is None:
            print(one.problem)
            continue
        says = words("content-pack-says", differing=len(one.pack.overrides()), confirmed=len(one.pack.confirmed()))
        print(f"{one.name}: {one.pack.game}, {one.pack.edition}. {says}")
    if not found:
        print(words("content-no-packs", folder=str(shelf_folder())))
    return 1 if any(one.pack is None for one in found) else 0

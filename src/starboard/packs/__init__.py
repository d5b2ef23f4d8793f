"""Content packs: what owners of a box have read on its pieces, as files that correct a game's content.

Knows games only through their rulesets and faces. Where packs are kept is for the command line and the server to say.
"""

from starboard.packs.pack import Pack, PackError, Reading
from starboard.packs.shelf import Shelved, find_pack, install_pack, read_pack, shelved_packs

__all__ = [
    "Pack",
    "PackError",
    "Reading",
    "Shelved",
    "find_pack",
    "install_pack",
    "read_pack",
    "shelved_packs",
]

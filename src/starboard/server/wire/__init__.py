"""Wire: everything that travels between a server and its clients, as types, in one namespace: `wire.Update`.

The published JSON schema, the OpenAPI and AsyncAPI documents and the browser's own types are generated from these
types; nothing is written twice. What a seat may not know is cut away before any of them is made (see `present`).
"""

from starboard.server.wire.archive import *  # noqa: F403
from starboard.server.wire.coach import *  # noqa: F403
from starboard.server.wire.duplicate import *  # noqa: F403
from starboard.server.wire.games import *  # noqa: F403
from starboard.server.wire.lobby import *  # noqa: F403
from starboard.server.wire.people import *  # noqa: F403
from starboard.server.wire.play import *  # noqa: F403
from starboard.server.wire.ratings import *  # noqa: F403
from starboard.server.wire.shape import *  # noqa: F403

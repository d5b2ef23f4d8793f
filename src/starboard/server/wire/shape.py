"""Shape: what all messages have in common: the two kinds of them, and the bounds of what may be said in one."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.json import Encoder

PROTOCOL = 1

ENCODER = Encoder()
"""How a message becomes what is sent."""

Name = Annotated[str, Meta(min_length=1, max_length=40, description="a name that people chose, 1 to 40 characters")]
Word = Annotated[str, Meta(max_length=120)]
Secret = Annotated[str, Meta(min_length=8, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Ref = Annotated[int, Meta(ge=0, le=2**31 - 1, description="the client's own number of a request")]
Tongue = Literal["en", "pl"]
Status = Literal["open", "playing", "over"]
Value = bool | int | str
Item = Annotated[str, Meta(max_length=120)] | int
"""A thing by its stable name, or a number where a number is asked for."""


class In(Struct, forbid_unknown_fields=True):
    """What comes from a client. A field we do not know is an error, not something to overlook."""


class Out(Struct):
    """What goes to a client."""


class Problem(Out):
    """Why a request was refused: a stable key, and one sentence in the client's language."""

    reason: str
    text: str

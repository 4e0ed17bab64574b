"""Whether a call or a card counts, and since when it does not."""

from __future__ import annotations

from enum import Enum


class Standing(Enum):
    """The standing of a call or play, in the words of the answer (record format, section 2)."""

    MADE = "made"
    ACCEPTED = "accepted"
    PENDING = "pending"
    WITHDRAWN = "withdrawn"
    CANCELLED = "cancelled"
    VOID = "void"

    __hash__ = object.__hash__


MADE, ACCEPTED, PENDING = Standing.MADE, Standing.ACCEPTED, Standing.PENDING
WITHDRAWN, CANCELLED, VOID = Standing.WITHDRAWN, Standing.CANCELLED, Standing.VOID
STANDS = frozenset((MADE, ACCEPTED))
GONE = frozenset((WITHDRAWN, CANCELLED, VOID))

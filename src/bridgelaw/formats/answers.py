"""What the Director's findings say, by the kind of Question (record format, section 3).

They go from a record into the situation and from there into the public answer, so they stay plain data: suits, calls
and cards are words.
"""

from __future__ import annotations

from bridgelaw.formats import kinds
from bridgelaw.formats.kinds import ValueKind, as_written, keyed, listed, whole
from bridgelaw.formats.mappings import Key, mapping

_COUNTS = keyed(kinds.ACTION, whole(0), "how many, by call or card")
_POLL = mapping(
    "a poll: asked, class, considered, chose",
    {
        "asked": Key(whole(0), required=True),
        "class": Key(kinds.TEXT),
        "considered": Key(_COUNTS),
        "chose": Key(_COUNTS),
    },
)
ANSWERS: dict[str, ValueKind] = {
    "denominations": listed(kinds.DENOMINATION, "a list of S H D C NT", make=list),
    "actions": listed(kinds.ACTION, "a list of calls or cards", make=list),
    "poll": _POLL,
    "text": kinds.TEXT,
    "tricks": kinds.TRICKS,
    "card": as_written(kinds.CARD),
}

"""What the Director's findings say, by the kind of Question (record format, section 3). They are kept as plain data.

The answers go from a record into the situation and from there into the public answer, so suits, calls and cards stay
words; lists become tuples.
"""

from __future__ import annotations

from bridgelaw.formats import kinds
from bridgelaw.formats.kinds import Kind, as_written, keyed, listed, whole
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
ANSWERS: dict[str, Kind] = {
    "denominations": listed(kinds.DENOMINATION, "a list of S H D C NT"),
    "actions": listed(kinds.ACTION, "a list of calls or cards"),
    "poll": _POLL,
    "text": kinds.TEXT,
    "tricks": kinds.TRICKS,
    "card": as_written(kinds.CARD),
}

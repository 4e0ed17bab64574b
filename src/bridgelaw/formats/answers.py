"""What the Director's findings say, by the kind of Question (record format, section 3).

They go from a record into the situation and from there into the public answer, so they stay plain data: suits, calls
and cards are words.
"""

from __future__ import annotations

from bridgelaw.desk.second_stage import GROUPS, KNOWS, MARKS
from bridgelaw.formats import kinds
from bridgelaw.formats.card_kind import CARD_OR_LETTER
from bridgelaw.formats.kinds import ValueKind, as_written, keyed, listed, whole
from bridgelaw.formats.mappings import Key, mapping

_COUNTS = keyed(kinds.ACTION, whole(0), "how many, by call or card")
_POLL = mapping(
    "a poll: asked, class, considered, chose; stage, knows, group, attractive, less, may_hold",
    {
        "asked": Key(whole(0), required=True),
        "class": Key(kinds.TEXT),
        "considered": Key(_COUNTS),
        "chose": Key(_COUNTS),
        # of players who knew of the information
        "stage": Key(whole(1, 2)),
        "knows": Key(kinds.words(KNOWS)),
        "group": Key(kinds.words(GROUPS)),
        "attractive": Key(_COUNTS),
        "less": Key(_COUNTS),
        "may_hold": Key(keyed(kinds.words(MARKS), whole(0), "how many, by what partner may hold")),
    },
)
_REVOKE = mapping(
    "a revoke: by, suit, won_by, later, with_suit, trick",
    {
        "by": Key(as_written(kinds.SEAT), required=True),
        "suit": Key(kinds.SUIT, required=True),
        "won_by": Key(as_written(kinds.SEAT), required=True),
        "later": Key(whole(0, 12), required=True),
        "with_suit": Key(kinds.YES_NO),
        "trick": Key(whole(1, 13)),
    },
)
ANSWERS: dict[str, ValueKind] = {
    "denominations": listed(kinds.DENOMINATION, "a list of S H D C NT", make=list),
    "actions": listed(kinds.ACTION, "a list of calls or cards", make=list),
    "poll": _POLL,
    "evidence": CARD_OR_LETTER,
    "text": kinds.TEXT,
    "tricks": kinds.TRICKS,
    "card": as_written(kinds.CARD),
    "act": kinds.ID,
    "revoke": _REVOKE,
}

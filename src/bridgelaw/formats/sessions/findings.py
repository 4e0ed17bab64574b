"""What a reader of sessions noticed: the file is read all the same, and says where it contradicts itself."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

FindingCode = Literal[
    "score_contradicts_contract",
    "points_differ",
    "conditions_assumed",
    "contract_unread",
    "lead_unread",
    "score_unread",
    "row_unread",
    "not_played",
    "pair_twice",
    "pair_unlisted",
    "played_twice",
    "against_itself",
    "entered_again",
    "deal_defect",
    "first_only",
    "not_taken",
]


class SessionFinding(Struct, frozen=True):
    """`code` is one of the `session-finding-` messages of the words room, `details` its arguments; `result` the place
    (from 0) of the result that it is about, in the order of the session; `line` (from 1) where it stands in the file,
    where the form has lines."""

    code: FindingCode
    result: int | None = None
    details: dict[str, str] = {}
    line: int | None = None

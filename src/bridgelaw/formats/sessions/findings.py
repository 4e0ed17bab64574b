"""What a reader of sessions noticed: the file is read all the same, and says where it contradicts itself."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

FindingCode = Literal["score_contradicts_contract"]


class SessionFinding(Struct, frozen=True):
    """`code` is one of the `session-finding-` messages of the words room, `details` its arguments; `result` the place
    (from 0) of the result that it is about, in the order of the file."""

    code: FindingCode
    result: int | None = None
    details: dict[str, str] = {}

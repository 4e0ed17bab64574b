"""An insufficient bid that was replaced before the Director had ruled: what became of the call in its place."""

from __future__ import annotations

from bridgelaw.answer.model import Call, Irregularity
from bridgelaw.words.telling.insufficient import KIND
from bridgelaw.words.telling.to_tell import AnswerToTell

PREMATURE = "law27.premature"


def replaced_too_soon(to_tell: AnswerToTell, it: Irregularity) -> Call | None:
    """The call that was put in the place of that bid too soon, where the bid was refused and it is known what became of
    it."""
    index = to_tell.call_index(it.act)
    early = {one.act for one in to_tell.irregularities if one.kind == "premature_correction"}
    if it.kind != KIND or index is None or to_tell.auction[index].status != "withdrawn":
        return None
    own = (one for one in to_tell.auction[index + 1 :] if one.by == it.by and one.act in early)
    found = next(own, None)
    return found if found is not None and found.status in ("made", "cancelled") else None

"""A withdrawn call of which its side may yet get to use what it showed: that hangs on the call that replaces it."""

from __future__ import annotations

from bridgelaw.laws.shelf import provisions
from bridgelaw.table.vocabulary import COMPARES
from bridgelaw.words.telling.costs_later import COMPARED_BY
from bridgelaw.words.telling.insufficient import KIND
from bridgelaw.words.telling.out_of_turn import counts_as_not_made
from bridgelaw.words.telling.to_tell import COUNTS, AnswerToTell


def freed_if_replaced(to_tell: AnswerToTell, about: str) -> str:
    """The word for the condition (`unless`, or `unless_natural` where only natural bids free it), while it is open;
    empty once it is settled what follows from that call, and where nothing can free it."""
    it = next((one for one in to_tell.irregularities if one.act == about), None)
    index = to_tell.call_index(about)
    if it is None or index is None or it.by is None or counts_as_not_made(to_tell, about):
        return ""
    ruled = {one.rectification for one in to_tell.rulings if one.irregularity == it.id}
    bound = any(duty.irregularity == it.id and duty.what in ("pass", "repeat_call") for duty in to_tell.obligations)
    if bound or not ruled.isdisjoint(("none", "partner_passes", "right_forfeited")):
        return ""
    held = provisions(to_tell.words.edition)
    if it.kind == KIND:
        equivalent = held.get("law27.equivalent")
        natural = equivalent is None or not equivalent.limits
        # once it is ruled without that, it was not to be corrected by another call
        return "" if it.status == "ruled" else "unless_natural" if natural else "unless"
    called = any(one.by == it.by and one.status in COUNTS for one in to_tell.auction[index + 1 :])
    asked = any(one.kind in COMPARES and one.answer is None for one in to_tell.questions)
    return "unless" if COMPARED_BY.get(it.kind, "") in held and (asked or not called) else ""

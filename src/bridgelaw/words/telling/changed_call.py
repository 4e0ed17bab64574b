"""A call that its maker changed: which of the two stands."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.answer.model import Irregularity
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.to_tell import AnswerToTell

KIND = "changed_call"
IT = "it"
"""The act that the ruling is about, in the record of every kind."""


def calls_of_change(to_tell: AnswerToTell) -> Iterator[Line]:
    """Which of the two calls stands, once a change of call, or a slip that was irregular, is settled; what a
    ruling says is not said twice."""
    settled = [it for it in to_tell.irregularities if it.status in ("ruled", "accepted")]
    slip = any(to_tell.act(one.act).get("unintended") for one in to_tell.auction)
    changed = next((it for it in settled if it.kind == KIND), None)
    if changed is None and not any(slip and it.act == IT for it in settled):
        return
    ruled = {one.rectification for one in to_tell.rulings}
    for one in to_tell.auction:
        stands = one.status in ("made", "accepted")
        # which bid over seven it was is not asked
        untold = one.act == IT and one.act in to_tell.view.filled and not stands
        unsaid = one.act in to_tell.view.set_up | to_tell.view.filled and not untold
        if unsaid or one.status == "pending" or (not stands and "call_cancelled" in ruled):
            continue
        said = "costs-call-stands" if stands else "costs-the-call-gone" if untold else "costs-call-gone"
        yield Line(capital(to_tell.words.say(said, call=to_tell.words.call(one.call), seat=one.by)), indent=2)


def call_that_stands(to_tell: AnswerToTell, it: Irregularity) -> Iterator[str]:
    """Of a change that was refused: that the first call stands, or the one that its player has made instead."""
    own = [one for one in to_tell.auction if one.by == it.by]
    at = next((n for n, one in enumerate(own) if one.act == it.act), 0)
    around = [*own[max(at - 1, 0) : at], *own[at + 1 : at + 2]]
    for one in [one for one in around if one.status in ("made", "accepted")][:1]:
        if one.act not in to_tell.view.set_up | to_tell.view.filled:
            said = to_tell.words.say("costs-call-stands", call=to_tell.words.call(one.call), seat=one.by)
            yield capital(said)


def calls_changed(to_tell: AnswerToTell) -> Iterator[tuple[str, str]]:
    """Of each call that a player was offered back and called again: that it is withdrawn, and what stands in its place;
    each with the act by which he did so."""
    for act, done in to_tell.view.acts.items():
        if done.get("choose") != "change_call":
            continue
        mine = [one for one in to_tell.auction if one.by == done.get("by")]
        gone = [one for one in mine if one.status == "withdrawn"][-1:]
        new = [one for one in mine if one.act == act and one.status == "made"]
        # a call that was made again stands as it did
        same = [one.call for one in gone] == [one.call for one in new]
        for one in [*(gone if new and not same else []), *new]:
            said = "costs-call-stands" if one in new else "costs-call-withdrawn"
            if one.act not in to_tell.view.filled:
                yield capital(to_tell.words.say(said, call=to_tell.words.call(one.call), seat=one.by)), act

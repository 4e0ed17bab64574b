"""A call that its maker changed: which of the two stands."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.answer.model import Irregularity, Ruling
from bridgelaw.laws.shelf import drawers_at
from bridgelaw.words.telling.arguments import Args, of_ruling
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.to_tell import COUNTS, AnswerToTell

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
    if any(slip_put_right(to_tell, one, of_ruling(to_tell, one)) for one in to_tell.rulings):
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


def slip_put_right(to_tell: AnswerToTell, ruling: Ruling, args: Args) -> Args:
    """The call that was never meant and the one that takes its place; empty where the ruling is on no slip, or nobody
    has told either."""
    if ruling.rectification != "none" or "law25" not in drawers_at(ruling.law):
        return {}
    if "second" in args:
        return {name: args[name] for name in ("first", "second")}
    it = to_tell.irregularity(ruling.irregularity)
    index = to_tell.call_index(it.act) if it else None
    if index is None or "call" not in args:
        return {}
    slipped, later = to_tell.auction[index], to_tell.auction[index + 1 :]
    meant = next((one for one in later if one.by == slipped.by and one.status in COUNTS), None)
    return {"first": args["call"], "second": to_tell.words.call(meant.call)} if meant else {}


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

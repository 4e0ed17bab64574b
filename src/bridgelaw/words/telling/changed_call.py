"""A call that its maker changed: which of the two stands, and what the one that is gone may cost his side later."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.answer.model import Irregularity, Option
from bridgelaw.game.seats import Seat
from bridgelaw.laws.shelf import provisions
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.to_tell import AnswerToTell

KIND = "changed_call"
IT = "it"
"""The act that the ruling is about, in the record of every kind."""
_BY_CHOICE = {"accept_call": "law25.accepted", "reject_call": "law25.refused"}
"""By what the opponent on the left chooses, the provision that says what follows."""
_RESTRICTION = "law26.restriction"


def calls_of_change(to_tell: AnswerToTell) -> Iterator[Line]:
    """Which of the two calls stands, once a change of call, or a slip that was irregular, is settled, and what the lead
    may cost then; what a ruling says is not said twice."""
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
    chosen = next((act["choose"] for act in to_tell.view.acts.values() if act.get("choose") in _BY_CHOICE), "")
    if changed is not None and chosen and not to_tell.options:
        yield from (line._replace(indent=2) for line in _lead_after(to_tell, changed, chosen))


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


def lead_after_choice(to_tell: AnswerToTell, option: Option) -> Iterator[Line]:
    """The same of the lead, among the costs of accepting or refusing the change."""
    it = to_tell.irregularity(option.irregularity)
    if it is not None and it.kind == KIND and option.id in _BY_CHOICE:
        yield from _lead_after(to_tell, it, option.id)


def _lead_after(to_tell: AnswerToTell, it: Irregularity, chosen: str) -> Iterator[Line]:
    """That the lead of partner may be restricted because one of the two calls is gone, under a Law that has it so; not
    where the offender has still to choose which."""
    held, index = provisions(to_tell.words.edition), to_tell.call_index(it.act)
    silenced = _RESTRICTION in (held[_BY_CHOICE[chosen]].limits or ())
    change = to_tell.change(index) if index is not None else None
    if silenced or change is None or it.by is None or (chosen == "reject_call" and "law25.first_stands" in held):
        return
    first, second = change
    if "law26.specified" in held and first[-1] == second[-1] and len(first) == 2:
        # the suit is specified by the call that stands
        return
    stands = first if chosen == "reject_call" else second
    args = {"seat": it.by, "partner": Seat(it.by).partner.value, "call": to_tell.words.call(stands)}
    law = to_tell.words.law(held[_RESTRICTION].reference, short=True)
    yield Line(capital(to_tell.words.say("costs-lead-after-change", **args)), law=law)

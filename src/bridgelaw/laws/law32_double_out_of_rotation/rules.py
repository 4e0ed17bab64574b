"""Law 32. What a cancelled double or redouble out of rotation costs. One that is inadmissible is another Law's.

At the turn of the right-hand opponent: he passes and the double is repeated, or he bids and partner is silenced, or
the offender's next call decides. At partner's turn: partner is silenced at once, or that call decides here too.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.game.calls import DOUBLE, PASS, REDOUBLE, Call, outranks
from bridgelaw.lawbook.effects import (
    Ask,
    Await,
    Disapply,
    Effect,
    Effects,
    Explain,
    Irregular,
    Lift,
    Moment,
    Oblige,
    Offer,
    Rectify,
    Settle,
    Stand,
    Taken,
)
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts
from bridgelaw.table.auction import Made
from bridgelaw.table.facts import Stood
from bridgelaw.table.standing import ACCEPTED, CANCELLED, PENDING, STANDS

_TO_COME = "double_replaced"
_BOUND = "bound_to_double"


@When(phases=("setup", "auction"), needs=("disorder",))
def out_of_rotation(now: Situation, act: acts.Call) -> Effects:
    if act.call not in (DOUBLE, REDOUBLE) or now.must_pass(act.by) or now.is_inadmissible(act.by, act.call):
        return
    if now.out_of_rotation(act.by, act.call):
        clause = "right_hand_turn" if now.turn is act.by.rho else "partners_turn"
        if act.call is DOUBLE:
            yield Irregular(kind="double_out_of_rotation", by=act.by, act=act.id, cite=clause)
        else:
            yield Irregular(kind="redouble_out_of_rotation", by=act.by, act=act.id, cite=clause)


def right_hand_turn(now: Situation, change: Stood, it: Irregularity) -> Effects:
    """Cancelled: nothing is decided before the right-hand opponent has called, and the offender after him."""
    if _cancelled(change, it) and it.at_turn is it.offender.rho:
        yield from _to_replace(it, "right_hand_turn")


def partner_silent(now: Situation, change: Stood, it: Irregularity) -> Effects:
    """Cancelled: partner is silent, at the very turn that was taken from him."""
    if _cancelled(change, it) and it.at_turn is not it.offender.rho:
        yield from _silent(it, "partners_turn")
        yield Settle(irregularity=it.key, how="ruled", cite="partners_turn")


def partner_free(now: Situation, change: Stood, it: Irregularity) -> Effects:
    """Cancelled: partner calls as he likes, and the offender's next call decides."""
    if _cancelled(change, it) and it.at_turn is not it.offender.rho:
        yield from _to_replace(it, "partner_free")


@When(also_settled=True, phases=("auction",))
def must_repeat(now: Situation, it: Irregularity) -> Effects:
    """As long as it is his turn behind a pass, and the call is legal there."""
    if now.turn is not it.offender or not _to_come(now, it) or not _right_hand_passed(now, it, None):
        return
    call = _call(now, it)
    if not now.must_pass(it.offender) and not now.is_inadmissible(it.offender, call):
        yield Oblige(who=it.offender, what="repeat_call", until="next_turn", irregularity=it.key, calls=(call,))


@When(also_settled=True, phases=("auction",))
def other_than_repeated(now: Situation, act: acts.Call, it: Irregularity) -> Effects:
    """He makes another legal call instead: a change of the call that he is bound to."""
    bound = any(duty.irregularity == it.key for duty in now.duties(act.by, "repeat_call"))
    if bound and act.call is not _call(now, it) and _legal(now, act):
        key = f"changed_call@{act.id}"
        yield Irregular(kind="changed_call", by=act.by, act=act.id, cite="must_repeat")
        yield Await(who=act.by, what=_BOUND, irregularity=key, act=it.act, until="opening_lead_faced")
        yield Stand(act=act.id, standing=PENDING, irregularity=key)


@When(about=("changed_call",), phases=("auction",))
def other_called_over(now: Situation, act: acts.Call, it: Irregularity) -> Effects:
    """The opponent on the left accepts it by calling."""
    pending = now.standing(it.act) is PENDING
    if _is_bound(now, it) and pending and act.by is it.offender.lho and now.turn is act.by:
        yield Stand(act=it.act, standing=ACCEPTED)
        yield Settle(irregularity=it.key, how="accepted")


@When(about=("changed_call",), phases=("auction", "clarification"))
def other_options(now: Situation, explained: Explain, it: Irregularity) -> Effects:
    if _is_bound(now, it) and not now.overtaken(it.act):
        yield Offer(who=it.offender.lho, what="accept_call", irregularity=it.key, until="chosen")
        yield Offer(who=it.offender.lho, what="reject_call", irregularity=it.key, until="chosen")


@When(about=("changed_call",), phases=("auction", "clarification"))
def other_chosen(now: Situation, taken: Taken, it: Irregularity) -> Effects:
    """Refused, the call that he is bound to is still to be made."""
    if not _is_bound(now, it):
        return
    if taken.what == "accept_call":
        yield Stand(act=it.act, standing=ACCEPTED)
        yield Settle(irregularity=it.key, how="accepted")
    elif taken.what == "reject_call":
        yield Stand(act=it.act, standing=CANCELLED)
        yield Rectify(irregularity=it.key, what="call_cancelled")
        yield Settle(irregularity=it.key, how="ruled")


@When(also_settled=True, at=("next_turn",))
def repeated(now: Situation, change: Moment | Stood, it: Irregularity) -> Effects:
    call = _replacement(now, change, it)
    if call is not None and _right_hand_passed(now, it, call.act) and call.call is _call(now, it):
        yield Disapply(about=it.act, cite="must_repeat")
        yield Rectify(irregularity=it.key, what="none", cite="must_repeat")


@When(also_settled=True, at=("next_turn",))
def right_hand_bid(now: Situation, change: Moment | Stood, it: Irregularity) -> Effects:
    """The right-hand opponent has acted, the offender has called: partner is silent, whatever that call was."""
    call = _replacement(now, change, it)
    if call is not None and not _right_hand_passed(now, it, call.act):
        yield from _silent(it, "right_hand_bid")


@When(also_settled=True, at=("next_turn",))
def any_legal_call(now: Situation, change: Moment | Stood, it: Irregularity) -> Effects:
    """The offender has called at his proper turn: did he tell no more than before?"""
    call = _replacement(now, change, it)
    if call is None or _right_hand_passed(now, it, call.act):
        return
    comparable = now.found("comparable_call", call.act)
    if comparable is None:
        yield Ask(kind="comparable_call", of=call.act, seat=it.by, cite="comparable")
    elif comparable:
        yield Disapply(about=it.act, cite="comparable")
        yield Rectify(irregularity=it.key, what="none", cite="comparable")
    else:
        partner, clause = it.offender.partner, "not_comparable"
        yield Rectify(irregularity=it.key, what="partner_passes", cite=clause)
        yield Oblige(who=partner, what="pass", irregularity=it.key, until="next_turn", cite=clause)


@When(also_settled=True, at=("next_turn",))
def first_call_decides(now: Situation, change: Moment | Stood, it: Irregularity) -> Effects:
    """His later calls replace nothing any more."""
    if _replacement(now, change, it) is not None:
        yield Lift(what=_TO_COME, irregularity=it.key, who=it.by)


def _is_bound(now: Situation, it: Irregularity) -> bool:
    return any(note.irregularity == it.key for note in now.awaited(_BOUND, it.by))


def _legal(now: Situation, act: acts.Call) -> bool:
    """Nothing else is wrong with it."""
    last = now.to_beat()
    if act.call is PASS:
        return True
    if act.call.is_bid:
        return act.call.level <= 7 and outranks(act.call, last.call if last else None)
    return not now.is_inadmissible(act.by, act.call)


def _cancelled(change: Stood, it: Irregularity) -> bool:
    return change.act == it.act and change.standing is CANCELLED and it.is_open


def _silent(it: Irregularity, clause: str) -> Iterator[Effect]:
    yield Rectify(irregularity=it.key, what="partner_passes", cite=clause)
    yield Oblige(who=it.offender.partner, what="pass", irregularity=it.key, until="end_of_auction", cite=clause)


def _to_replace(it: Irregularity, clause: str) -> Iterator[Effect]:
    yield Await(
        who=it.offender, what=_TO_COME, irregularity=it.key, act=it.act, until="opening_lead_faced", cite=clause
    )
    yield Settle(irregularity=it.key, how="ruled", cite=clause)


def _to_come(now: Situation, it: Irregularity) -> bool:
    return any(note.irregularity == it.key for note in now.awaited(_TO_COME, it.by))


def _replacement(now: Situation, change: Moment | Stood, it: Irregularity) -> Made | None:
    """A call that stands, by the offender at his proper turn, where such a one is still to come."""
    made = now.made(change.act)
    stands = made is not None and made.by is it.by and made.standing in STANDS
    return made if stands and _to_come(now, it) else None


def _right_hand_passed(now: Situation, it: Irregularity, replacement: str | None) -> bool:
    """It was the right-hand opponent's turn, and the call in front of the offender's (or the last one) is his pass."""
    if it.at_turn is not it.offender.rho:
        return False
    last = None
    for made in now.facts.calls:
        if made.act == replacement and not made.implied:
            break
        if made.counts:
            last = made
    return last is not None and last.by is it.offender.rho and last.call is PASS


def _call(now: Situation, it: Irregularity) -> Call:
    made = now.made(it.act)
    assert made is not None
    return made.call

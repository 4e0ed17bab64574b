"""Law 31. What a cancelled bid out of rotation costs, and an artificial pass that is dealt with as one.

At the turn of the right-hand opponent: he passes and the bid is repeated, or he acts and the offender's next call
decides. At partner's turn: partner is silenced at once, or that call decides here too.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from bridgelaw.game.calls import PASS, Call, outranks
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
from bridgelaw.table.vocabulary import Irregularities

_KINDS: tuple[Irregularities, ...] = ("bid_out_of_rotation", "pass_out_of_rotation")

_TO_COME = "bid_replaced"
_BOUND = "bound_to_bid"


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`denomination`: which one an artificial bid is taken to be in, the one it names or those it specifies."""

    denomination: Literal["named", "specified"]


@When(phases=("setup", "auction"), needs=("disorder",))
def out_of_rotation(now: Situation, act: acts.Call) -> Effects:
    """Also where it is insufficient. Not a bid of more than seven, nor one by a player who must pass."""
    bid = act.call.is_bid and act.call.level <= 7 and not now.must_pass(act.by)
    if bid and now.out_of_rotation(act.by, act.call):
        clause = "right_hand_turn" if now.turn is act.by.rho else "partners_turn"
        yield Irregular(kind="bid_out_of_rotation", by=act.by, act=act.id, cite=clause)


@When(about=_KINDS)
def right_hand_turn(now: Situation, change: Stood | Await, it: Irregularity) -> Effects:
    """Cancelled: nothing is decided before the right-hand opponent has called, and the offender after him."""
    if _cancelled(change, it) and it.at_turn is it.offender.rho:
        yield from _to_replace(it, "right_hand_turn")


@When(about=_KINDS)
def partner_silent(now: Situation, change: Stood | Await, it: Irregularity) -> Effects:
    """Cancelled: partner is silent, at the very turn that was taken from him."""
    if not _cancelled(change, it) or it.at_turn is it.offender.rho:
        return
    clause = "partners_turn"
    yield Rectify(irregularity=it.key, what="partner_passes", cite=clause)
    yield Oblige(who=it.offender.partner, what="pass", irregularity=it.key, until="end_of_auction", cite=clause)
    yield Settle(irregularity=it.key, how="ruled", cite=clause)


@When(about=_KINDS)
def partner_free(now: Situation, change: Stood | Await, it: Irregularity) -> Effects:
    """Cancelled: partner calls as he likes, and the offender's next call decides."""
    if _cancelled(change, it) and it.at_turn is not it.offender.rho:
        yield from _to_replace(it, "partner_free")


@When(about=_KINDS, also_settled=True, phases=("auction",))
def must_repeat(now: Situation, it: Irregularity) -> Effects:
    """As long as it is his turn behind a pass, and the call is legal there."""
    if now.turn is not it.offender or not _to_come(now, it) or not _right_hand_passed(now, it, None):
        return
    call = _call(now, it)
    if call is PASS or (not now.must_pass(it.offender) and outranks(call, _bid(now))):
        yield Oblige(who=it.offender, what="repeat_call", until="next_turn", irregularity=it.key, calls=(call,))


@When(about=_KINDS, also_settled=True, phases=("auction",))
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


@When(about=_KINDS, also_settled=True, at=("next_turn",))
def repeated(now: Situation, change: Moment | Stood, it: Irregularity) -> Effects:
    call = _replacement(now, change, it)
    if call is not None and _right_hand_passed(now, it, call.act) and call.call is _call(now, it):
        yield Disapply(about=it.act, cite="must_repeat")
        yield Rectify(irregularity=it.key, what="none", cite="must_repeat")


@When(about=_KINDS, also_settled=True, at=("next_turn",))
def denomination(now: Situation, change: Moment | Stood, it: Irregularity, terms: Terms) -> Effects:
    """The right-hand opponent has acted: has the offender named his denomination again, at any level?"""
    call = _replacement(now, change, it)
    if call is None or _right_hand_passed(now, it, call.act):
        return
    same = _same_denomination(now, it, call, terms)
    if isinstance(same, Ask):
        yield same
        return
    clause = "denomination_repeated" if same else "not_repeated"
    partner = it.offender.partner
    yield Rectify(irregularity=it.key, what="partner_passes", cite=clause)
    if same:
        yield Oblige(who=partner, what="pass", irregularity=it.key, until="next_turn", cite=clause)
    else:
        yield Oblige(who=partner, what="pass", irregularity=it.key, until="end_of_auction", cite=clause)


@When(about=_KINDS, also_settled=True, at=("next_turn",))
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


@When(about=_KINDS, also_settled=True, at=("next_turn",))
def first_call_decides(now: Situation, change: Moment | Stood, it: Irregularity) -> Effects:
    """His later calls replace nothing any more."""
    if _replacement(now, change, it) is not None:
        yield Lift(what=_TO_COME, irregularity=it.key, who=it.by)


def _is_bound(now: Situation, it: Irregularity) -> bool:
    return any(note.irregularity == it.key for note in now.awaited(_BOUND, it.by))


def _legal(now: Situation, act: acts.Call) -> bool:
    """Nothing else is wrong with it."""
    if act.call is PASS:
        return True
    if act.call.is_bid:
        return act.call.level <= 7 and outranks(act.call, _bid(now))
    return not now.is_inadmissible(act.by, act.call)


def _cancelled(change: Stood | Await, it: Irregularity) -> bool:
    """A bid, when it is cancelled after attention; a pass, when the Law of passes hands it on."""
    if isinstance(change, Await):
        return change.what == "as_bid_out_of_rotation" and change.irregularity == it.key
    of_bid = it.kind == "bid_out_of_rotation" and change.act == it.act
    return of_bid and change.standing is CANCELLED and it.is_open


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


def _bid(now: Situation) -> Call | None:
    last = now.to_beat()
    return last.call if last else None


def _same_denomination(now: Situation, it: Irregularity, call: Made, terms: Terms) -> bool | Ask:
    """The denomination that the bid named; of an artificial one those that it specified, where the Law says so."""
    first = _call(now, it)
    if not first.is_bid or not call.call.is_bid:
        return False
    shown = _specified(now, it.act, first, terms)
    if isinstance(shown, Ask):
        return shown
    again = _specified(now, call.act, call.call, terms)
    return again if isinstance(again, Ask) else again == shown


def _specified(now: Situation, act: str, bid: Call, terms: Terms) -> set[str] | Ask:
    found = now.found("specified_suits", act)
    if found is not None:
        return set(found)
    conventional = now.found("conventional_call", act)
    artificial = now.may_be_artificial(act) if conventional is None else conventional
    if artificial and terms.denomination == "specified":
        return Ask(kind="specified_suits", of=act, seat=now.actor(act), cite="denomination_repeated")
    return {str(bid.strain)}

"""Law 30. What a cancelled pass out of rotation costs: whose turn it took decides.

An artificial pass is handed on to the Law of bids out of rotation, by the note `as_bid_out_of_rotation`.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from bridgelaw.game.calls import DOUBLE, PASS, REDOUBLE
from bridgelaw.game.seats import Seat
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
    Notice,
    Oblige,
    Rectify,
    Settle,
    Stand,
)
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts
from bridgelaw.table.facts import Stood
from bridgelaw.table.standing import CANCELLED, PENDING, STANDS


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`offender_silenced`: it is always the offender who is silenced, and it matters whether anybody has bid;
    else he is at one turn only, and at the others what he calls instead decides."""

    offender_silenced: bool


@When(phases=("setup", "auction"), needs=("disorder",))
def out_of_rotation(now: Situation, act: acts.Call, terms: Terms) -> Effects:
    if act.call is PASS and now.turn is not None and now.out_of_rotation(act.by, act.call):
        clause = _clause(act.by, now.turn, terms, bid=now.facts.auction.bid is not None)
        yield Irregular(kind="pass_out_of_rotation", by=act.by, act=act.id, cite=clause)


def artificial(now: Situation, noticed: Notice, it: Irregularity) -> Effects:
    """Asked before the options are explained: what the pass will cost is among the things that the player must hear."""
    yield from _question(now, it)


def cancelled(now: Situation, change: Stood, it: Irregularity, terms: Terms) -> Effects:
    if change.act != it.act or change.standing is not CANCELLED or not it.is_open:
        return
    conventional = now.found("conventional_call", *_calls(now, it))
    if conventional is None and _doubtful(now, it):
        yield from _question(now, it)
        return
    turn = it.at_turn or it.offender.rho
    clause = "artificial" if conventional else _clause(it.offender, turn, terms, bid=now.to_beat(it.act) is not None)
    if clause == "artificial":
        yield from _noted(it, "as_bid_out_of_rotation", clause)
    elif clause == "elsewhere":
        yield from _noted(it, "pass_replaced", clause)
    elif clause == "silent_to_the_end":
        yield from _silent_to_the_end(it)
    else:
        yield Rectify(irregularity=it.key, what="offender_passes", cite=clause)
        yield Oblige(who=it.offender, what="pass", irregularity=it.key, until="next_turn", cite=clause)
    yield Settle(irregularity=it.key, how="ruled", cite=clause)


@When(also_settled=True, at=("next_turn",))
def any_legal_call(now: Situation, change: Moment | Stood, it: Irregularity) -> Effects:
    """The offender has called at his proper turn: did he tell no more than before?"""
    if not _replaces(now, change, it):
        return
    comparable = now.found("comparable_call", change.act)
    if comparable is None:
        yield Ask(kind="comparable_call", of=change.act, seat=it.by, cite="comparable")
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
    if _replaces(now, change, it):
        yield Lift(what="pass_replaced", irregularity=it.key, who=it.by)


@When(phases=("auction",), needs=("window",))
def partner_no_double(now: Situation, act: acts.Call) -> Effects:
    """Partner, at the turn at which he may not; a double that nobody could make has a Law of its own, and so has one in
    the place of an insufficient bid."""
    if act.call not in (DOUBLE, REDOUBLE) or not now.duties(act.by, "may_not_double") or now.must_pass(act.by):
        return
    if now.corrects_a_bid(act.by):
        return
    if now.turn is act.by and not now.is_inadmissible(act.by, act.call):
        yield Irregular(kind="call_when_barred", by=act.by, act=act.id)
        yield Stand(act=act.id, standing=PENDING)


@When(about=("call_when_barred",), phases=("auction", "clarification"))
def other_call_instead(now: Situation, told: Explain, it: Irregularity) -> Effects:
    """Unless it has been called over: he makes a bid or passes."""
    made = now.made(it.act)
    if it.drawer != "law30" or made is None or made.standing is not PENDING:
        return
    yield Stand(act=it.act, standing=CANCELLED)
    yield Rectify(irregularity=it.key, what="call_cancelled")
    yield Oblige(who=made.by, what="correct_call", irregularity=it.key, until="next_turn")
    yield Settle(irregularity=it.key, how="ruled")


def _clause(offender: Seat, turn: Seat, terms: Terms, *, bid: bool) -> str:
    if terms.offender_silenced and not bid:
        return "before_any_bid"
    if turn is offender.rho:
        return "right_hand_turn"
    return "silent_to_the_end" if terms.offender_silenced else "elsewhere"


def _replaces(now: Situation, change: Moment | Stood, it: Irregularity) -> bool:
    """A call that stands, by the offender at his proper turn, where such a one is still to come."""
    made = now.made(change.act)
    awaited = any(note.irregularity == it.key for note in now.awaited("pass_replaced", it.by))
    return awaited and made is not None and made.by is it.by and made.standing in STANDS


def _calls(now: Situation, it: Irregularity) -> tuple[str, ...]:
    """The pass, and the call that was passed if partner had made it."""
    last = None
    for made in now.facts.calls:
        if made.act == it.act:
            break
        if made.counts and made.call is not PASS:
            last = made
    return (it.act, last.act) if last is not None and last.by is it.offender.partner else (it.act,)


def _doubtful(now: Situation, it: Irregularity) -> str | None:
    """Which of them may be artificial."""
    return next((act for act in _calls(now, it) if now.may_be_artificial(act)), None)


def _question(now: Situation, it: Irregularity) -> Iterator[Effect]:
    doubtful, calls = _doubtful(now, it), _calls(now, it)
    if doubtful is not None and now.found("conventional_call", *calls) is None:
        aliases = tuple(act for act in calls if act != doubtful)
        seat = now.actor(doubtful)
        yield Ask(kind="conventional_call", of=doubtful, seat=seat, aliases=aliases, cite="artificial")


def _noted(it: Irregularity, what: str, clause: str) -> Iterator[Effect]:
    yield Await(who=it.offender, what=what, irregularity=it.key, act=it.act, until="opening_lead_faced", cite=clause)


def _silent_to_the_end(it: Irregularity) -> Iterator[Effect]:
    clause, partner = "silent_to_the_end", it.offender.partner
    yield Rectify(irregularity=it.key, what="offender_passes", cite=clause)
    yield Oblige(who=it.offender, what="pass", irregularity=it.key, until="end_of_auction", cite=clause)
    yield Oblige(who=partner, what="may_not_double", irregularity=it.key, until="next_turn", cite="partner_no_double")

"""Law 37. A player who must pass bids, doubles or redoubles.

When the opponent on the left calls over it, it stands at once; else a pass takes its place and the side is silent.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bridgelaw.game.calls import PASS, Call
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.effects import (
    Await,
    Done,
    Effect,
    Effects,
    Explain,
    Irregular,
    Make,
    Oblige,
    Rectify,
    Settle,
    Stand,
)
from bridgelaw.lawbook.later_calls import goes_with
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts
from bridgelaw.table.auction import Made, after
from bridgelaw.table.facts import Stood
from bridgelaw.table.standing import ACCEPTED, CANCELLED, MADE, PENDING


@When(phases=("setup", "auction"), needs=("window",))
def barred(now: Situation, act: acts.Call) -> Effects:
    """A double that nobody could make, and a bid of more than seven, have Laws of their own."""
    if not now.facts.auction.over and now.must_pass(act.by) and _is_action(now, act.by, act.call):
        yield Irregular(kind="call_when_barred", by=act.by, act=act.id)
        yield Stand(act=act.id, standing=PENDING)
        if not now.in_rotation(act.by, act.call):
            key = f"call_when_barred@{act.id}"
            yield Await(who=act.by.lho, what="acceptance", irregularity=key, act=act.id, until="end_of_auction")


@When(phases=("auction", "clarification"), after=("substitute", "choose"))
def barred_substitute(now: Situation, change: Stood | Done) -> Effects:
    """So with a call that is put in the place of his first, whichever Law lets it stand."""
    made = _replacement(now, change)
    if made is not None and now.must_pass(made.by) and _is_action(now, made.by, made.call, made.act):
        yield Irregular(kind="call_when_barred", by=made.by, act=made.act)
        yield Stand(act=made.act, standing=PENDING, irregularity=f"call_when_barred@{made.act}")


@When(phases=("auction",))
def called_over(now: Situation, act: acts.Call, it: Irregularity) -> Effects:
    """It stands, out of rotation too, with all that follows. His silence, if it was to last, goes on."""
    call = now.made(it.act)
    if call is None or call.standing is not PENDING:
        return
    in_turn = call.counts and now.turn is act.by is it.offender.lho
    if in_turn or now.call_accepted_by(act.by, act.call) == it.act:
        yield from _stands(it)


@When(phases=("setup", "auction", "clarification"))
def ruling(now: Situation, explained: Explain, it: Irregularity) -> Effects:
    """On the Director's explanation."""
    call = now.made(it.act)
    if it.drawer != "law37" or call is None or not now.is_to_be_ruled(call) or not it.explained:
        # who may only not double does not have to pass
        return
    if goes_with(now, call, "bid_over_seven"):
        return
    if _accepted_by_order(now, it):
        yield from _stands(it)
        return
    ahead = now.passed_by(call)
    if ahead is not None and ahead.side is not call.by.side:
        yield from _passed_by(it)
    else:
        yield from _both_silent(now, it, call, it.explained)


def _replacement(now: Situation, change: Stood | Done) -> Made | None:
    """The call that has come to stand, as made, in the place of another."""
    if isinstance(change, Done) and not isinstance(change.act, acts.Substitute | acts.Choose):
        return None
    made = now.made(change.act if isinstance(change, Stood) else change.act.id)
    return made if made is not None and made.standing is MADE and made.replaces is not None else None


def _is_action(now: Situation, seat: Seat, call: Call, act: str | None = None) -> bool:
    return call is not PASS and call.level <= 7 and not now.is_inadmissible(seat, call, act)


def _stands(it: Irregularity) -> Iterator[Effect]:
    yield Stand(act=it.act, standing=ACCEPTED)
    yield Settle(irregularity=it.key, how="accepted")


def _accepted_by_order(now: Situation, it: Irregularity) -> bool:
    """Whether the Director has just ordered that the call is accepted, as the Law on something else that is wrong with
    it may allow."""
    last = now.facts.acts.at(now.facts.count)
    return isinstance(last, acts.Rule) and last.of == it.act and last.order == "accept"


def _passed_by(it: Irregularity) -> Iterator[Effect]:
    """An opponent whose turn it was has called: the auction has gone on without it."""
    yield Stand(act=it.act, standing=CANCELLED, cite="passed_by")
    yield Rectify(irregularity=it.key, what="right_forfeited", cite="passed_by")
    yield Settle(irregularity=it.key, how="forfeited", cite="passed_by")


def _both_silent(now: Situation, it: Irregularity, call: Made, told: str) -> Iterator[Effect]:
    yield Stand(act=it.act, standing=CANCELLED, cite="not_called_over")
    for made in now.put_in_its_place(call):
        yield Stand(act=made.act, standing=CANCELLED, irregularity=it.key, cite="not_called_over")
    if call.in_turn:
        yield Make(by=call.by, call=PASS, act=told, before=it.act, cite="not_called_over")
    yield Rectify(irregularity=it.key, what="call_cancelled", cite="not_called_over")
    if _goes_on(now, call):
        for seat in (call.by, call.by.partner):
            yield Oblige(who=seat, what="pass", irregularity=it.key, until="end_of_auction", cite="not_called_over")
        yield Rectify(irregularity=it.key, what="offender_passes", cite="not_called_over")
        yield Rectify(irregularity=it.key, what="partner_passes", cite="not_called_over")
    yield Settle(irregularity=it.key, how="ruled", cite="not_called_over")


def _goes_on(now: Situation, call: Made) -> bool:
    """Whether the auction is not over with a pass in its place."""
    if not call.in_turn:
        return not now.facts.auction.over
    return not after(now.before_call(call.act), replace(call, call=PASS, standing=MADE)).over

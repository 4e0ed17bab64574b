"""Law 38. A bid of more than seven: a pass takes its place, it is never played and never scored."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.game.calls import PASS
from bridgelaw.lawbook.effects import (
    Disapply,
    Done,
    Effect,
    Effects,
    Explain,
    Irregular,
    Lift,
    Make,
    Oblige,
    Rectify,
    Settle,
    Stand,
)
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts
from bridgelaw.table.auction import Made, after
from bridgelaw.table.facts import Stood
from bridgelaw.table.standing import CANCELLED, GONE, MADE, PENDING, WITHDRAWN


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`called_over`: whether the side is silent even when the opponent on the left has called over the bid."""

    called_over: Literal["silent", "free"]


@When(phases=("setup", "auction"), needs=("disorder", "misfit"))
def over_seven(now: Situation, act: acts.Call) -> Effects:
    """By whomsoever, in turn or out of it, silenced or not."""
    if act.call.level > 7 and not now.facts.auction.over:
        yield Irregular(kind="bid_over_seven", by=act.by, act=act.id)
        yield Stand(act=act.id, standing=PENDING)


@When(phases=("auction", "clarification"), after=("substitute", "choose"))
def over_seven_substitute(now: Situation, change: Stood | Done) -> Effects:
    """So with one that is put in the place of a call, whichever Law lets it stand."""
    made = _replacement(now, change)
    if made is not None and made.call.level > 7:
        yield Irregular(kind="bid_over_seven", by=made.by, act=made.act)
        yield Stand(act=made.act, standing=PENDING, irregularity=f"bid_over_seven@{made.act}")


def ruling(now: Situation, explained: Explain, it: Irregularity, terms: Terms) -> Effects:
    """On the Director's explanation."""
    call = now.made(it.act)
    if call is None or not now.is_to_be_ruled(call) or not it.explained:
        return
    if now.facts.faced:
        # too late for the auction, and the contract is without it anyway
        yield Rectify(irregularity=it.key, what="call_cancelled", cite="never_played")
        yield Settle(irregularity=it.key, how="ruled", cite="never_played")
        return
    ahead = now.passed_by(call)
    if ahead is not None and ahead.side is not call.by.side:
        yield from _passed_by(it)
        return
    over = ahead is None and now.called_over(call)
    yield from _cancelled(now, it, call, with_later=ahead is None)
    if call.in_turn:
        yield Make(by=call.by, call=PASS, act=it.explained, before=it.act, cite="called_over" if over else "silent")
    if (not over or terms.called_over == "silent") and _goes_on(now, call):
        yield from _silent(it, call)
    if over:
        yield Disapply(about=it.act, cite="called_over")
    yield Settle(irregularity=it.key, how="ruled", cite="called_over" if over else "silent")


def undone(now: Situation, change: Stood) -> Effects:
    """What was irregular in a call that went with it is no longer so: nobody has anything to choose about that."""
    cause = now.cause(change.act) if change.standing is CANCELLED else None
    if cause is None or cause.kind != "bid_over_seven":
        return
    for it in now.irregularities_of(change.act):
        if it.key != cause.key:
            yield Lift(what="accept_call", irregularity=it.key)
            yield Lift(what="reject_call", irregularity=it.key)


def _replacement(now: Situation, change: Stood | Done) -> Made | None:
    """The call that has come to stand, as made, in the place of another."""
    if isinstance(change, Done) and not isinstance(change.act, acts.Substitute | acts.Choose):
        return None
    made = now.made(change.act if isinstance(change, Stood) else change.act.id)
    return made if made is not None and made.standing is MADE and made.replaces is not None else None


def _passed_by(it: Irregularity) -> Iterator[Effect]:
    """An opponent whose turn it was has called: the auction has gone on without it."""
    yield Stand(act=it.act, standing=CANCELLED, cite="passed_by")
    yield Rectify(irregularity=it.key, what="right_forfeited", cite="passed_by")
    yield Settle(irregularity=it.key, how="forfeited", cite="passed_by")


def _cancelled(now: Situation, it: Irregularity, call: Made, *, with_later: bool) -> Iterator[Effect]:
    last = now.facts.count if with_later else call.number
    for made in now.facts.calls:
        later = call.number <= made.number <= last and not now.changes_earlier(made, call)
        if not later or made.implied:
            continue
        # also what was wrong with a call that its player has taken back since
        for other in now.wrong_with_call(made.act):
            if other.key != it.key:
                yield Settle(irregularity=other.key, how="ruled", cite="undone")
        if made.standing not in GONE:
            yield Stand(act=made.act, standing=CANCELLED, irregularity=it.key, cite="cancelled")
    if call.standing is WITHDRAWN:
        yield Stand(act=call.act, standing=CANCELLED, irregularity=it.key, cite="cancelled")
    for made in now.put_in_its_place(call):
        yield Stand(act=made.act, standing=CANCELLED, irregularity=it.key, cite="cancelled")
    if now.facts.down is not None:
        yield Stand(act=now.facts.down.act, standing=WITHDRAWN, irregularity=it.key, cite="cancelled")
    yield Rectify(irregularity=it.key, what="call_cancelled", cite="cancelled")


def _silent(it: Irregularity, call: Made) -> Iterator[Effect]:
    for seat in (call.by, call.by.partner):
        yield Oblige(who=seat, what="pass", irregularity=it.key, until="end_of_auction", cite="silent")
    yield Rectify(irregularity=it.key, what="offender_passes", cite="silent")
    yield Rectify(irregularity=it.key, what="partner_passes", cite="silent")


def _goes_on(now: Situation, call: Made) -> bool:
    """Whether the auction is not over with a pass in its place."""
    if not call.in_turn:
        return not now.facts.auction.over
    return not after(now.before_call(call.act), replace(call, call=PASS, standing=MADE)).over

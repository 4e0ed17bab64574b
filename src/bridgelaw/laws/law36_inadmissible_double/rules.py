"""Law 36. A double or redouble that Law 19 does not allow: it never stands, whoever has called after it.

Nothing happens while nobody notices: the call takes up its turn and changes no contract. Whether the opponent on the
left has called over it is decided when the Director rules.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bridgelaw.game.calls import DOUBLE, PASS, Call
from bridgelaw.game.seats import Seat
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
from bridgelaw.lawbook.later_calls import goes_with
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts
from bridgelaw.table.auction import Made, auction
from bridgelaw.table.facts import Stood
from bridgelaw.table.standing import CANCELLED, GONE, MADE, PENDING, VOID, WITHDRAWN


@When(phases=("setup", "auction"), needs=("disorder", "misfit", "window"))
def inadmissible(now: Situation, act: acts.Call) -> Effects:
    """At his turn or not, silenced or not. The correction of an insufficient bid is no double of its own: whatever it
    doubles, Law 27 has an answer to it."""
    if not now.facts.auction.over and now.is_inadmissible(act.by, act.call) and not now.corrects_a_bid(act.by):
        yield from _inadmissible(act.by, act.call, act.id)


@When(phases=("auction", "clarification"), after=("substitute", "choose"))
def inadmissible_substitute(now: Situation, change: Stood | Done) -> Effects:
    """What is put in the place of a call must be admissible there, whichever Law lets it stand."""
    made = _replacement(now, change)
    if made is not None and now.is_inadmissible(made.by, made.call, made.act):
        yield from _inadmissible(made.by, made.call, made.act)


def ruling(now: Situation, explained: Explain, it: Irregularity) -> Effects:
    """On the Director's explanation."""
    call = now.made(it.act)
    if call is None or not now.is_to_be_ruled(call) or not it.explained:
        return
    if _goes_with_others(now, call) or goes_with(now, call, "bid_over_seven"):
        return
    ahead = now.passed_by(call)
    if now.facts.faced:
        yield from _too_late(now, it, call)
    elif ahead is not None and ahead.side is not call.by.side:
        yield from _passed_by(it)
    elif ahead is None and now.called_over(call):
        yield from _called_over(now, it, call)
    else:
        yield from _not_called_over(now, it, call)


def _goes_with_others(now: Situation, call: Made) -> bool:
    """A player has called with the cards of another board, and all that was called since goes: this call too, or what
    its player has put in its place."""
    wrong = [other.by for other in now.open_irregularities("wrong_board")]
    latest = max(made.number for made in (call, *now.facts.replacing(call.act)))
    return any(made.by in wrong and made.counts and made.number <= latest for made in now.facts.calls)


def undone(now: Situation, change: Stood) -> Effects:
    """What was irregular in a call that went with it is no longer so: nobody has anything to choose about that."""
    cause = now.cause(change.act) if change.standing is CANCELLED else None
    if cause is None or cause.kind not in ("inadmissible_double", "inadmissible_redouble"):
        return
    for it in now.irregularities_of(change.act):
        if it.key != cause.key:
            yield Lift(what="accept_call", irregularity=it.key)
            yield Lift(what="reject_call", irregularity=it.key)


@When(also_settled=True, phases=("auction",))
def correction(now: Situation, act: acts.Call | acts.Substitute, it: Irregularity) -> Effects:
    """Whatever legal call he puts in its place."""
    if any(duty.irregularity == it.key for duty in now.duties(act.by, "correct_call")):
        yield from _partner_silent(it, act.by.partner, "not_called_over")


def _replacement(now: Situation, change: Stood | Done) -> Made | None:
    """The call that has come to stand, as made, in the place of another."""
    if isinstance(change, Done) and not isinstance(change.act, acts.Substitute | acts.Choose):
        return None
    made = now.made(change.act if isinstance(change, Stood) else change.act.id)
    return made if made is not None and made.standing is MADE and made.replaces is not None else None


def _inadmissible(by: Seat, call: Call, act: str) -> Iterator[Effect]:
    if call is DOUBLE:
        yield Irregular(kind="inadmissible_double", by=by, act=act, cite="inadmissible")
    else:
        yield Irregular(kind="inadmissible_redouble", by=by, act=act, cite="inadmissible")
    yield Stand(act=act, standing=PENDING, cite="inadmissible")


def _called_over(now: Situation, it: Irregularity, call: Made) -> Iterator[Effect]:
    """The auction goes back to the player whose turn it was; the condoner's own call goes too."""
    for made in now.facts.calls:
        if made.number < call.number or made.implied or now.changes_earlier(made, call):
            continue
        # also what was wrong with a call that its player has taken back since
        for other in now.wrong_with_call(made.act):
            if other.key != it.key:
                yield Settle(irregularity=other.key, how="ruled", cite="undone")
        if made.standing not in GONE:
            yield Stand(act=made.act, standing=CANCELLED, irregularity=it.key, cite="called_over")
    if now.facts.down is not None:
        yield Stand(act=now.facts.down.act, standing=WITHDRAWN, irregularity=it.key, cite="called_over")
    yield Disapply(about=it.act, cite="called_over")
    yield Rectify(irregularity=it.key, what="call_cancelled", cite="called_over")
    yield Settle(irregularity=it.key, how="ruled", cite="called_over")


def _passed_by(it: Irregularity) -> Iterator[Effect]:
    """An opponent whose turn it was has called: the auction has gone on without it."""
    yield Stand(act=it.act, standing=CANCELLED, cite="passed_by")
    yield Rectify(irregularity=it.key, what="right_forfeited", cite="passed_by")
    yield Settle(irregularity=it.key, how="forfeited", cite="passed_by")


def _not_called_over(now: Situation, it: Irregularity, call: Made) -> Iterator[Effect]:
    """In turn the offender makes another call instead; out of turn the turn goes back and partner is silent at once."""
    clause = "not_called_over" if call.in_turn else "out_of_rotation_too"
    yield Stand(act=it.act, standing=CANCELLED, cite=clause)
    yield Rectify(irregularity=it.key, what="call_cancelled", cite=clause)
    corrected = [(act, standing) for act, standing in now.as_it_lies(it) if act != it.act]
    if call.in_turn and not corrected and not now.called_since(call.by, it.act):
        yield Oblige(who=call.by, what="correct_call", irregularity=it.key, until="next_turn", cite=clause)
    elif call.in_turn:
        # he has put another call in its place before anybody told him to
        for act, standing in corrected:
            yield Stand(act=act, standing=standing, cite=clause)
        yield from _partner_silent(it, call.by.partner, clause)
    elif not now.facts.auction.over:
        yield from _partner_silent(it, call.by.partner, clause)
    yield Settle(irregularity=it.key, how="ruled", cite=clause)


def _partner_silent(it: Irregularity, partner: Seat, clause: str) -> Iterator[Effect]:
    yield Rectify(irregularity=it.key, what="partner_passes", cite=clause)
    yield Oblige(who=partner, what="pass", irregularity=it.key, until="end_of_auction", cite=clause)


def _too_late(now: Situation, it: Irregularity, call: Made) -> Iterator[Effect]:
    """The contract is scored without it. A pass is put in its place where that leaves the contract as it is."""
    passed = tuple(replace(m, call=PASS) if m.act == it.act and not m.implied else m for m in now.facts.calls)
    position = auction(now.facts.dealer, passed)
    if call.counts and position.contract == now.facts.auction.contract:
        yield Make(by=call.by, call=PASS, act=it.explained or it.act, before=it.act, cite="found_after_lead")
        yield Stand(act=it.act, standing=VOID, cite="found_after_lead")
    yield Rectify(irregularity=it.key, what="call_cancelled", cite="found_after_lead")
    yield Settle(irregularity=it.key, how="ruled", cite="found_after_lead")

"""Law 25. A player changes a call that was regular: a slip of the hand is put right, a change of mind is not.

The first call stands until the Director, or the opponent on the left by accepting, has decided otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from bridgelaw.lawbook.effects import (
    Ask,
    Await,
    Disapply,
    Done,
    Effect,
    Effects,
    Explain,
    Found,
    Inform,
    Irregular,
    Lift,
    Make,
    Oblige,
    Offer,
    Permit,
    Rectify,
    Rights,
    Settle,
    Stand,
    Taken,
)
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.laws.law25_change_of_call._calls import (
    FIRST_CALL,
    call_over,
    called_again,
    called_between,
    changed_again,
    changes,
    first_call,
    names,
    noted,
    own_name,
    possible_over,
    regular,
    replacement,
    said_to_be_a_slip,
    waits,
)
from bridgelaw.table import acts
from bridgelaw.table.auction import Made
from bridgelaw.table.facts import Stood
from bridgelaw.table.standing import ACCEPTED, CANCELLED, GONE, MADE, PENDING, VOID, WITHDRAWN


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`refused`: what the offender is left with. `unaware`: which call stands when the opponent on the left, not aware
    of the change, has called over the first one since. `opponent_tells_his_side`: whether his own side alone may use
    the call that the opponent takes back. `passed_out`: whether a call can be changed after four passes.
    """

    refused: Literal["choice", "first_call"]
    unaware: Literal["second_call", "first_call"]
    opponent_tells_his_side: bool
    passed_out: bool


@When(phases=("auction", "clarification", "ended"), needs=("disorder",))
def changed(now: Situation, act: acts.Call | acts.Substitute | acts.Retract, terms: Terms) -> Effects:
    """Which call it is that he changes is noted. What he takes back is not gone by that alone."""
    if now.phase == "ended" and not (terms.passed_out and now.facts.finished == "passed"):
        return
    first = called_again(now, act) if isinstance(act, acts.Call) else regular(now, act.by)
    if isinstance(act, acts.Retract) and first is not None:
        if act.what == "play" or now.called_since(act.by.lho, first.act):
            return
        yield Stand(act=first.act, standing=first.standing)
    if first is not None:
        for earlier in changes(now, first):
            if now.made(earlier.act):
                yield Stand(act=earlier.act, standing=WITHDRAWN, irregularity=earlier.key)
            yield Settle(irregularity=earlier.key, how="ruled")
        key = f"changed_call@{act.id}"
        yield Await(who=act.by, what=FIRST_CALL, irregularity=key, act=first.act, until="end_of_board")
        yield Irregular(kind="changed_call", by=act.by, act=act.id)


@When(about=("changed_call",), phases=("auction", "clarification", "ended"))
def unintended(now: Situation, done: Done, it: Irregularity) -> Effects:
    """Until partner has called. Whether the caller ever wanted the first call, only the Director can say."""
    first = first_call(now, it)
    if done.act.id != it.act or first is None:
        return
    meant = _meant(now, it, first)
    if isinstance(meant, Ask):
        yield meant
    elif not meant:
        yield from _slip(now, it, first)


@When(about=("insufficient_bid", "inadmissible_double", "inadmissible_redouble", "bid_over_seven"), phases=("auction",))
def slip_first(now: Situation, trigger: acts.Substitute | Found, it: Irregularity) -> Effects:
    """An irregular call that its maker calls a slip: when it was one, no other Law has anything to rectify."""
    second = replacement(now, trigger, it)
    if second is None or now.called_since(it.offender.partner, it.act):
        return
    aliases = own_name(now, it.act)
    slip = now.finding("unintended_call", second, *aliases)
    if slip is None and isinstance(trigger, acts.Substitute) and said_to_be_a_slip(now, trigger, it):
        yield Ask(kind="unintended_call", of=second, seat=it.by, aliases=aliases, cite="unintended")
    elif slip is not None and slip.value and now.act(slip.act):
        # not on what was seen when it was asked: since then that one may have been changed again, and then this change
        # decides about it
        yield from _second_stands(it, it.act, None if changed_again(now, second) else second)
        yield Lift(what="correct_call", irregularity=it.key, cite="unintended")
        yield Rectify(irregularity=it.key, what="none", cite="unintended")
        yield Settle(irregularity=it.key, how="ruled", cite="unintended")


def opponent_withdraws(now: Situation, taken: Taken, it: Irregularity, terms: Terms) -> Effects:
    """He calls anew; what his first call told is for his own side alone."""
    over = taken.offer.act if taken.offer else None
    if taken.what != "change_call" or taken.offer is None or over is None:
        return
    who, clause = it.offender.lho, taken.offer.cite
    yield Disapply(about=over)
    yield Stand(act=over, standing=WITHDRAWN, cite=clause)
    if terms.opponent_tells_his_side:
        for seat in (who.partner, it.offender, it.offender.partner):
            own = seat.side is who.side
            yield Inform(seat=seat, about=over, kind="withdrawn_call", authorised=own, source=who)
    if isinstance(taken.choice, acts.Choose) and taken.choice.call is not None:
        yield Make(by=who, call=taken.choice.call, act=taken.choice.id, replaces=over, cite=clause)
    else:
        yield Oblige(who=who, what="correct_call", irregularity=it.key, until="next_turn", cite=clause)


@When(phases=("auction",), needs=("window",))
def may_withdraw(now: Situation, rights: Rights) -> Effects:
    for offer in now.offers(what="change_call"):
        it = now.irregularity(offer.irregularity or "")
        if it is not None and it.kind == "changed_call":
            yield Permit(seat=offer.who, right="change_call", cite="opponent_withdraws")


@When(about=("changed_call",), also_settled=True, phases=("auction",))
def opponent_too_late(now: Situation, act: acts.Call | acts.Substitute, it: Irregularity) -> Effects:
    """The auction has gone on."""
    if any(offer.irregularity == it.key for offer in now.offers(what="change_call")):
        yield Lift(what="change_call", irregularity=it.key)


@When(phases=("auction",))
def accepted(now: Situation, act: acts.Call, it: Irregularity, terms: Terms) -> Effects:
    """The opponent on the left calls over the second call. What could not be called over it accepts nothing."""
    first, second = first_call(now, it), now.made(it.act)
    if act.by is not it.offender.lho or now.turn is not act.by or first is None or second is None:
        return
    if second.standing is PENDING and possible_over(now, first, second, act.call):
        yield from _accepted(it, first)


def options(now: Situation, told: Explain | Done, it: Irregularity, terms: Terms) -> Effects:
    """Nothing is left to choose when the opponent has called over the first call. An earlier irregular call that may
    take both calls with it is ruled upon first."""
    first, second, opponent = first_call(now, it), now.made(it.act), it.offender.lho
    later = isinstance(told, Done)
    if first is None or waits(now, it, later=later) or (isinstance(told, Done) and not _still_to_come(now, told, it)):
        return
    meant = _meant(now, it, first)
    if isinstance(meant, Ask):
        yield meant
    elif not meant:
        return
    elif second is None:
        yield Rectify(irregularity=it.key, what="call_stands", cite="refused")
        yield Settle(irregularity=it.key, how="ruled", cite="refused")
    elif not now.called_since(opponent, first.act):
        yield Offer(who=opponent, what="accept_call", irregularity=it.key, until="chosen")
        yield Offer(who=opponent, what="reject_call", irregularity=it.key, until="chosen", cite="refused")
    elif now.called_since(opponent, it.act) and terms.unaware == "second_call":
        yield from _accepted(it, first)
        yield from _opponent_may_change(now, it, first, "accepted")
    else:
        yield from _cancelled(it)
        yield Settle(irregularity=it.key, how="ruled", cite="refused")


@When(about=("changed_call",))
def overtaken(now: Situation, change: Stood, it: Irregularity) -> Effects:
    """The first call goes for another reason: nothing is left to change."""
    first, second = noted(now, it), now.made(it.act)
    if first != change.act or now.standing(change.act) not in GONE or now.blamed.get(change.act) == it.key:
        return
    if second is not None and second.standing is PENDING:
        yield Stand(act=it.act, standing=CANCELLED, irregularity=it.key)
    yield Settle(irregularity=it.key, how="ruled")


def chosen(now: Situation, taken: Taken, it: Irregularity, terms: Terms) -> Effects:
    first = first_call(now, it)
    if first is None:
        return
    if taken.what == "accept_call":
        yield from _accepted(it, first)
    elif taken.what == "reject_call":
        yield from _cancelled(it)
        if terms.refused == "first_call":
            yield Settle(irregularity=it.key, how="ruled", cite="refused")
            return
        for option, clause in (("let_first_call_stand", "first_stands"), ("other_call", "another_call")):
            yield Offer(who=it.offender, what=option, irregularity=it.key, until="chosen", cite=clause)
    elif taken.what == "let_first_call_stand":
        yield from _first_stands(now, it)
    elif taken.what == "other_call":
        yield from _another(it, first, taken)


def _still_to_come(now: Situation, done: Done, it: Irregularity) -> bool:
    """Whether the Director has explained it by this act, and nothing has come of it yet."""
    asked = any(q.it is not None and q.it.key == it.key for q in now.questions)
    return it.explained == done.act.id and not asked and not any(o.irregularity == it.key for o in now.offers())


def _meant(now: Situation, it: Irregularity, first: Made) -> bool | Ask:
    """Whether the first call was meant, or the Question; after partner's call it counts as meant."""
    if called_between(now, it.offender.partner, first, it):
        return True
    of, aliases = names(now, first, it)
    slip = now.found("unintended_call", of, *aliases)
    if slip is None:
        return Ask(kind="unintended_call", of=of, seat=it.by, aliases=aliases, cite="unintended")
    return not slip


def _slip(now: Situation, it: Irregularity, first: Made) -> Iterator[Effect]:
    """The auction opens again where the intended call leads to that; a lead that lies face down goes back."""
    second = now.made(it.act)
    yield Explain(irregularity=it.key)
    yield from _second_stands(it, first.act, second.act if second else None)
    if now.facts.down is not None:
        yield Stand(act=now.facts.down.act, standing=VOID)
    yield Rectify(irregularity=it.key, what="none")
    yield Settle(irregularity=it.key, how="ruled")
    if second is None:
        yield Oblige(who=it.offender, what="correct_call", irregularity=it.key, until="next_turn")
    else:
        yield from _opponent_may_change(now, it, first, "opponent_withdraws")


def _second_stands(it: Irregularity, first: str, second: str | None) -> Iterator[Effect]:
    """The intended call counts; what the slip told is extraneous for the caller's partner."""
    yield Disapply(about=first, cite="unintended")
    yield Stand(act=first, standing=WITHDRAWN, cite="unintended")
    if second is not None:
        yield Stand(act=second, standing=MADE, cite="unintended")
    partner = it.offender.partner
    yield Inform(seat=partner, about=first, kind="withdrawn_call", authorised=False, source=it.by, cite="slip_tells")


def _opponent_may_change(now: Situation, it: Irregularity, first: Made, clause: str) -> Iterator[Effect]:
    opponent = it.offender.lho
    over = call_over(now, opponent, first.act)
    if over is not None:
        yield Offer(who=opponent, what="change_call", irregularity=it.key, until="next_turn", act=over.act, cite=clause)


def _accepted(it: Irregularity, first: Made) -> Iterator[Effect]:
    yield Disapply(about=first.act, cite="accepted")
    yield Stand(act=first.act, standing=WITHDRAWN, cite="accepted")
    yield Stand(act=it.act, standing=ACCEPTED, cite="accepted")
    yield Settle(irregularity=it.key, how="accepted", cite="accepted")


def _cancelled(it: Irregularity) -> Iterator[Effect]:
    yield Disapply(about=it.act, cite="refused")
    yield Stand(act=it.act, standing=CANCELLED, cite="refused")
    yield Rectify(irregularity=it.key, what="call_cancelled", cite="refused")


def _first_stands(now: Situation, it: Irregularity) -> Iterator[Effect]:
    yield Rectify(irregularity=it.key, what="partner_passes", cite="first_stands")
    if not now.facts.auction.over:
        partner = it.offender.partner
        yield Oblige(who=partner, what="pass", irregularity=it.key, until="next_turn", cite="first_stands")
    yield Settle(irregularity=it.key, how="ruled", cite="first_stands")


def _another(it: Irregularity, first: Made, taken: Taken) -> Iterator[Effect]:
    """Any other legal call; his side's score has a ceiling."""
    call = taken.choice.call if isinstance(taken.choice, acts.Choose) else None
    yield Stand(act=first.act, standing=WITHDRAWN, cite="another_call")
    if call is not None:
        yield Make(by=it.offender, call=call, act=taken.choice.id, replaces=first.act, cite="another_call")
    else:
        yield Oblige(who=it.offender, what="correct_call", irregularity=it.key, until="next_turn", cite="another_call")
    yield Rectify(irregularity=it.key, what="cap_average_minus", side=it.offending, cite="another_call")
    yield Settle(irregularity=it.key, how="ruled", cite="another_call")

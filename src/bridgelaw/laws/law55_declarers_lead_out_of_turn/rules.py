"""Law 55. Declarer leads out of turn or from the wrong hand: either defender may accept it or have it taken back.

The wish of the defender next in turn to that lead goes before the other's; a choice of the other alone is carried out
at once, and holds when the table goes on.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.effects import (
    Ask,
    Await,
    Effect,
    Effects,
    Explain,
    Irregular,
    Moment,
    Offer,
    Rectify,
    Settle,
    Stand,
    Taken,
)
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts
from bridgelaw.table.leads import follows, is_early_lead, is_lead_out_of_turn, overtaken
from bridgelaw.table.play import Laid
from bridgelaw.table.standing import ACCEPTED, GONE, MADE, WITHDRAWN
from bridgelaw.table.vocabulary import Irregularities

_KINDS: tuple[Irregularities, ...] = ("lead_from_wrong_hand", "lead_out_of_turn")

ORDERS = ("accept", "stand", "cancel")
"""By which the Director himself says what becomes of it, so that nothing is left to choose."""


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`last_trick`: whether a lead out of turn to the thirteenth trick may be accepted."""

    last_trick: bool


@When(phases=("play",), needs=("disorder",))
def out_of_turn(now: Situation, act: acts.Play) -> Effects:
    play = now.facts.play
    if play is None or now.is_defender(act.hand) or not (play.done or play.trick.cards):
        return
    if is_early_lead(now.facts, act):
        yield Irregular(kind="lead_out_of_turn", by=act.by, act=act.id)
    elif is_lead_out_of_turn(now.facts, act):
        own_side = play.turn is not None and play.turn.side is act.hand.side
        yield Irregular(kind="lead_from_wrong_hand" if own_side else "lead_out_of_turn", by=act.by, act=act.id)


@When(about=_KINDS, phases=("play",))
def either_defender(now: Situation, told: Explain | Await, it: Irregularity, terms: Terms) -> Effects:
    """Unless the right hand has led since: then declarer's own correction stands, or Law 53 says what follows. Where he
    had been misled, once he has left the lead there."""
    if isinstance(told, Await) and (told.what, told.act) != ("lead_left", it.act):
        return
    laid = _declarers(now, it)
    if laid is None or now.awaited("lead_may_not_be_accepted", it.by):
        return
    misled, ruled = now.awaited("told_it_was_his_turn", it.by), now.act(it.explained or "")
    if isinstance(ruled, acts.Rule) and (misled or ruled.order in ORDERS):
        # the Director has said what becomes of it
        return
    if misled and not now.awaited("lead_left", it.by):
        return
    since = overtaken(now.facts, laid)
    if since is not None and since.hand.side is laid.hand.side:
        if laid.standing not in GONE:
            yield Stand(act=it.act, standing=WITHDRAWN, cite=_retracted(now, it))
        yield from _final(now, it, accepted=False)
    elif since is None:
        for seat in now.defending_seats():
            yield from _offers(laid, it, seat, terms)


@When(about=_KINDS, phases=("play",))
def explained_with_the_choice(now: Situation, act: acts.Choose, it: Irregularity) -> Effects:
    """With the Director at the table the choice shows that he has explained."""
    ours = act.option in ("accept_lead", "refuse_lead") and act.of in (None, it.act) and _declarers(now, it) is not None
    if ours and it.status == "attention" and not it.explained and now.awaited("director_called"):
        yield Explain(irregularity=it.key)


@When(about=_KINDS, phases=("clarification", "play"))
def ordered(now: Situation, act: acts.Rule, it: Irregularity) -> Effects:
    """The Director rules that it is accepted, or has it taken back."""
    laid = _declarers(now, it)
    if act.order not in ORDERS or act.of != it.act or laid is None or laid.standing in GONE:
        return
    if now.awaited("told_it_was_his_turn", it.by) or overtaken(now.facts, laid) is not None:
        return
    accepted = act.order != "cancel"
    clause = "either_defender" if accepted else _retracted(now, it)
    yield Stand(act=it.act, standing=ACCEPTED if accepted else WITHDRAWN, cite=clause)
    yield from _final(now, it, accepted=accepted)


@When(about=_KINDS, phases=("play",))
def chosen(now: Situation, taken: Taken, it: Irregularity, terms: Terms) -> Effects:
    """What one defender wants is done at once; the one next in turn may still want it otherwise."""
    laid = _declarers(now, it)
    if laid is None or taken.by is None or taken.what not in ("accept_lead", "refuse_lead"):
        return
    accepted = taken.what == "accept_lead"
    clause = "either_defender" if accepted else _retracted(now, it)
    yield Stand(act=it.act, standing=ACCEPTED if accepted else WITHDRAWN, cite=clause)
    if taken.by is laid.hand.lho:
        yield from _final(now, it, accepted=accepted)
    else:
        yield from _offers(laid, it, laid.hand.lho, terms)


@When(about=_KINDS, phases=("play",))
def goes_on(now: Situation, act: acts.Resume | acts.Play, it: Irregularity) -> Effects:
    """The other defender has said nothing, and the table goes on."""
    laid = _declarers(now, it)
    asked = {offer.who for offer in now.offers() if offer.irregularity == it.key}
    if laid is not None and asked == {laid.hand.lho}:
        yield from _final(now, it, accepted=laid.standing is ACCEPTED)


@When(about=_KINDS, phases=("play",))
def by_play(now: Situation, act: acts.Play, it: Irregularity, terms: Terms) -> Effects:
    """The defender next in rotation plays to it."""
    lead = follows(now.facts, act)
    if lead is None or lead.act != it.act or act.hand is not lead.hand.lho or now.is_defender(lead.hand):
        return
    yield Stand(act=it.act, standing=ACCEPTED, cite="either_defender")
    yield Stand(act=act.id, standing=MADE, cite="either_defender")
    if not now.awaited("lead_may_not_be_accepted", it.by) and (lead.trick < 13 or terms.last_trick):
        yield Settle(irregularity=it.key, how="accepted", cite="either_defender")


@When(about=_KINDS, also_settled=True, phases=("ended",), at=("end_of_play",))
def information_used(now: Situation, moment: Moment | acts.Summon, it: Irregularity) -> Effects:
    """The play is over: did declarer choose his line by what he learnt from the lead that he took back? Not where a
    defender had misled him: then it is his."""
    laid = now.facts.laid(it.act)
    if now.phase != "ended" or laid is None or laid.standing is not WITHDRAWN or not it.settled:
        return
    if now.is_defender(it.offender) or now.blame(it.act) is laid.hand.side.opponents:
        return
    assisted = now.found("assisted", it.act)
    if assisted is None:
        yield Ask(kind="assisted", of=it.act, seat=it.by)
        return
    damage = assisted and now.found("damage", it.act)
    if damage is None:
        yield Ask(kind="damage", of=it.act)
    elif damage:
        yield Rectify(irregularity=it.key, what="adjusted_score")


def _declarers(now: Situation, it: Irregularity) -> Laid | None:
    laid = now.facts.laid(it.act)
    return laid if laid is not None and not now.is_defender(laid.hand) else None


def _retracted(now: Situation, it: Irregularity) -> str:
    """The clause under which he takes it back: it was a defender's turn, or his own from the other hand."""
    defenders = it.at_turn is not None and now.is_defender(it.at_turn)
    return "defenders_turn" if defenders else "wrong_hand"


def _offers(laid: Laid, it: Irregularity, seat: Seat, terms: Terms) -> Iterator[Effect]:
    if laid.trick < 13 or terms.last_trick:
        yield Offer(who=seat, what="accept_lead", irregularity=it.key, until="chosen", cite="either_defender")
    yield Offer(who=seat, what="refuse_lead", irregularity=it.key, until="chosen", cite="either_defender")


def _final(now: Situation, it: Irregularity, *, accepted: bool) -> Iterator[Effect]:
    clause = "either_defender" if accepted else _retracted(now, it)
    yield Rectify(irregularity=it.key, what="none" if accepted else "card_withdrawn", cite=clause)
    yield Settle(irregularity=it.key, how="accepted" if accepted else "ruled", cite=clause)

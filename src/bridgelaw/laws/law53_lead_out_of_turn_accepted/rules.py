"""Law 53. A lead out of turn becomes correct when it is accepted, in words or by a card played to it.

Law 54 has the opening lead, Law 55 declarer's leads; both go by what is said here.
"""

from __future__ import annotations

from msgspec import Struct

from bridgelaw.lawbook.effects import (
    Ask,
    Await,
    Effects,
    Explain,
    Irregular,
    Notice,
    Offer,
    Rectify,
    Settle,
    Stand,
    Taken,
)
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts
from bridgelaw.table.leads import follows, overtaken
from bridgelaw.table.standing import ACCEPTED, GONE, MADE, WITHDRAWN

ORDERS = ("accept", "stand", "cancel")
"""By which the Director himself says what becomes of it, so that nothing is left to choose."""


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`last_trick`: whether a lead out of turn to the thirteenth trick may be accepted."""

    last_trick: bool


@When(about=("lead_out_of_turn",), phases=("play",))
def may_be_accepted(now: Situation, told: Explain | Await, it: Irregularity, terms: Terms) -> Effects:
    """A defender's lead: by declarer, unless the right hand has led since; where he had been misled, once he has left
    it there."""
    if isinstance(told, Await) and (told.what, told.act) != ("lead_left", it.act):
        return
    laid, declarer = now.facts.laid(it.act), now.declarer
    if laid is None or declarer is None or not now.is_defender(it.offender) or overtaken(now.facts, laid):
        return
    if now.awaited("lead_may_not_be_accepted", it.by) or (laid.trick == 13 and not terms.last_trick):
        return
    misled, ruled = now.awaited("told_it_was_his_turn", it.by), now.act(it.explained or "")
    if isinstance(ruled, acts.Rule) and (misled or ruled.order in ORDERS):
        # the Director has said what becomes of it
        return
    if misled and not now.awaited("lead_left", it.by):
        return
    yield Offer(who=declarer, what="accept_lead", irregularity=it.key, until="chosen")


@When(about=("lead_out_of_turn",), phases=("clarification", "play"))
def ordered(now: Situation, act: acts.Rule, it: Irregularity) -> Effects:
    """The Director rules that a defender's lead is accepted."""
    laid = now.facts.laid(it.act)
    if act.order not in ("accept", "stand") or act.of != it.act or laid is None or laid.standing in GONE:
        return
    if now.is_defender(it.offender) and not overtaken(now.facts, laid):
        yield Stand(act=it.act, standing=ACCEPTED, cite="accepted")
        yield Rectify(irregularity=it.key, what="none", cite="accepted")
        yield Settle(irregularity=it.key, how="accepted", known_as=True, cite="accepted")


@When(about=("lead_out_of_turn",), phases=("play",))
def accepted(now: Situation, taken: Taken, it: Irregularity) -> Effects:
    if taken.what == "accept_lead" and now.is_defender(it.offender):
        yield Stand(act=it.act, standing=ACCEPTED)
        yield Rectify(irregularity=it.key, what="none")
        yield Settle(irregularity=it.key, how="accepted", known_as=True)


@When(about=("lead_out_of_turn",), phases=("play",))
def by_play(now: Situation, act: acts.Play, it: Irregularity, terms: Terms) -> Effects:
    """The hand next in rotation plays to it; nobody need have noticed."""
    lead = follows(now.facts, act)
    if lead is None or lead.act != it.act or not now.is_defender(it.offender):
        return
    yield Stand(act=it.act, standing=ACCEPTED)
    yield Stand(act=act.id, standing=MADE)
    if not now.awaited("lead_may_not_be_accepted", it.by) and (lead.trick < 13 or terms.last_trick):
        yield Settle(irregularity=it.key, how="accepted", known_as=True)


@When(about=("lead_out_of_turn", "lead_from_wrong_hand"), phases=("play",))
def wrong_defender(now: Situation, act: acts.Play, it: Irregularity) -> Effects:
    """The defender on the right of the hand that declarer led from follows to it: the lead stands."""
    lead = follows(now.facts, act)
    if lead is not None and lead.act == it.act and act.hand is lead.hand.rho:
        yield Stand(act=it.act, standing=ACCEPTED)
        yield Stand(act=act.id, standing=MADE)
        yield Settle(irregularity=it.key, how="accepted")


@When(about=("lead_out_of_turn", "lead_from_wrong_hand"), phases=("play",))
def proper_lead(now: Situation, told: Notice | Explain, it: Irregularity) -> Effects:
    """An opponent whose lead it was has led himself: his lead stands, what was played in error goes back.

    Had he meant to follow, it is the irregular lead that stands: the Director is asked before he says what follows.
    """
    laid = now.facts.laid(it.act)
    lead = overtaken(now.facts, laid) if laid else None
    if laid is None or lead is None or lead.hand.side is laid.hand.side or laid.counts:
        return
    led = now.found("deemed_led", lead.act)
    if led is None:
        yield Ask(kind="deemed_led", of=lead.act, seat=lead.hand)
    elif isinstance(told, Notice):
        return
    elif led:
        if laid.standing not in GONE:
            yield Stand(act=it.act, standing=WITHDRAWN)
        yield Rectify(irregularity=it.key, what="card_withdrawn")
        yield Settle(irregularity=it.key, how="ruled")
    else:
        yield Stand(act=it.act, standing=ACCEPTED, cite="wrong_defender")
        if lead.hand is laid.hand.rho:
            yield Irregular(kind="premature_play", by=lead.by, act=lead.act, cite="wrong_defender")
        yield Settle(irregularity=it.key, how="accepted", cite="wrong_defender")

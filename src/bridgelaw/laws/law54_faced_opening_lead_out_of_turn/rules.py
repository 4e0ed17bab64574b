"""Law 54. An opening lead out of turn, faced: what declarer may make of it.

He may become dummy, accept it and play on, or have it taken back as a penalty card. Where he could have seen a card of
dummy's he has to accept it.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.lawbook.effects import (
    Ask,
    Await,
    Declare,
    Effect,
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
from bridgelaw.table.leads import follows, is_lead_out_of_turn
from bridgelaw.table.play import Laid
from bridgelaw.table.standing import ACCEPTED, GONE, MADE, WITHDRAWN

ACCEPT = ("accept_lead", "accept_and_spread_dummy")
OPTIONS = (*ACCEPT, "accept_and_become_dummy", "refuse_lead")

ORDERS = ("accept", "stand", "cancel")
"""By which the Director himself says what becomes of it, so that nothing is left to choose."""


@When(phases=("clarification", "play"), needs=("disorder",))
def out_of_turn(now: Situation, act: acts.Play) -> Effects:
    """Before the first trick has begun; also face down, and by the declaring side."""
    play = now.facts.play
    if play is None or play.done or play.trick.cards or not is_lead_out_of_turn(now.facts, act):
        return
    clause = "" if now.is_defender(act.hand) else "declaring_side"
    yield Irregular(kind="opening_lead_out_of_turn", by=act.by, act=act.id, cite=clause)


@When(phases=("clarification", "play"))
def options(now: Situation, told: Notice | Explain | Await, it: Irregularity) -> Effects:
    """Whether declarer could have seen one of dummy's cards is asked before he says what follows. Where the leader had
    been misled, all that comes once he has left the lead there."""
    if isinstance(told, Await) and (told.what, told.act) != ("lead_left", it.act):
        return
    laid, declarer = now.facts.laid(it.act), now.declarer
    if laid is None or laid.down or declarer is None:
        return
    if not now.is_defender(laid.hand):
        if isinstance(told, Explain):
            yield from _not_a_lead(it)
        return
    misled, ruled = now.awaited("told_it_was_his_turn", it.by), now.act(it.explained or "")
    if isinstance(ruled, acts.Rule) and (misled or ruled.order in ORDERS):
        # the Director has said what becomes of it
        return
    if now.awaited("lead_may_not_be_accepted", it.by) or (misled and not now.awaited("lead_left", it.by)):
        return
    seen = _dummys_cards(now, laid)
    could_see = now.found("could_have_seen", seen, it.act) if seen else False
    if seen is not None and could_see is None:
        yield Ask(kind="could_have_seen", of=seen, seat=declarer, aliases=(it.act,), cite="could_have_seen")
        return
    if isinstance(told, Notice):
        return
    if could_see:
        yield from _accepted(it, "could_have_seen")
        return
    # as they are read out: what is mostly chosen comes first
    for option in ACCEPT:
        yield Offer(who=declarer, what=option, irregularity=it.key, until="chosen", cite="accepted")
    yield Offer(who=declarer, what="accept_and_become_dummy", irregularity=it.key, until="chosen", cite="becomes_dummy")
    if not misled:
        yield Offer(who=declarer, what="refuse_lead", irregularity=it.key, until="chosen", cite="refused")


@When(phases=("clarification", "play"))
def explained_with_the_choice(now: Situation, act: acts.Choose, it: Irregularity) -> Effects:
    """With the Director at the table the choice shows that he has explained."""
    ours = act.option in OPTIONS and act.of in (None, it.act)
    if ours and it.status == "attention" and not it.explained and now.awaited("director_called"):
        yield Explain(irregularity=it.key)


@When(phases=("clarification", "play"))
def becomes_dummy(now: Situation, act: acts.Spread | acts.Expose, it: Irregularity) -> Effects:
    """Declarer spreads his hand, or begins to: one card faced is enough. A card that he drops is not spread."""
    laid = now.facts.laid(it.act)
    if act.by is not now.declarer or laid is None or laid.down or not now.is_defender(laid.hand):
        return
    if laid.standing not in GONE and not (isinstance(act, acts.Expose) and act.how == "dropped"):
        yield from _accepted(it, "becomes_dummy")
        yield Declare(seat=act.by.partner)


@When(phases=("clarification", "play"))
def by_play(now: Situation, act: acts.Play, it: Irregularity) -> Effects:
    """Declarer plays to it from his hand, or from dummy: then that card stays, and his own comes later."""
    lead = follows(now.facts, act)
    if lead is not None and lead.act == it.act and not now.is_defender(act.hand):
        yield Stand(act=it.act, standing=ACCEPTED, cite="accepted")
        yield Stand(act=act.id, standing=MADE, cite="accepted")
        yield Settle(irregularity=it.key, how="accepted", cite="accepted")


@When(phases=("clarification", "play"))
def accepted(now: Situation, taken: Taken, it: Irregularity) -> Effects:
    """He chooses."""
    declarer, laid = now.declarer, now.facts.laid(it.act)
    if declarer is None or laid is None:
        return
    if taken.what in ACCEPT:
        yield from _accepted(it, "accepted")
    elif taken.what == "accept_and_become_dummy":
        yield from _accepted(it, "becomes_dummy")
        yield Declare(seat=declarer.partner)
    elif taken.what == "refuse_lead" and not now.awaited("told_it_was_his_turn", it.by):
        yield from _refused(it, laid)


@When(about=("opening_lead_out_of_turn",), phases=("clarification", "play"))
def ordered(now: Situation, act: acts.Rule, it: Irregularity) -> Effects:
    """The Director rules that it is accepted, or has it taken back."""
    laid = now.facts.laid(it.act)
    if act.of != it.act or laid is None or laid.down or laid.standing in GONE or not now.is_defender(laid.hand):
        return
    if now.awaited("told_it_was_his_turn", it.by):
        return
    if act.order in ("accept", "stand"):
        yield from _accepted(it, "accepted")
    elif act.order == "cancel":
        yield from _refused(it, laid)


@When(phases=("clarification", "play"))
def lead_beside_it(now: Situation, taken: Taken) -> Effects:
    """What the right leader has put down meanwhile, face down, goes back; nobody has seen it."""
    down = now.facts.down
    if taken.what in OPTIONS and down is not None and (taken.irregularity or "").startswith("opening_lead"):
        yield Stand(act=down.act, standing=WITHDRAWN)


def _accepted(it: Irregularity, clause: str) -> Iterator[Effect]:
    yield Stand(act=it.act, standing=ACCEPTED, cite=clause)
    yield Rectify(irregularity=it.key, what="none", cite=clause)
    yield Settle(irregularity=it.key, how="accepted", cite=clause)


def _refused(it: Irregularity, laid: Laid) -> Iterator[Effect]:
    yield Stand(act=it.act, standing=WITHDRAWN, cite="refused")
    yield Await(
        who=laid.hand,
        what="major_penalty_card",
        until="played",
        irregularity=it.key,
        card=laid.card,
        act=it.act,
        cite="refused",
    )
    yield Rectify(irregularity=it.key, what="penalty_card", cite="refused")
    yield Settle(irregularity=it.key, how="ruled", cite="refused")


def _not_a_lead(it: Irregularity) -> Iterator[Effect]:
    """A card of declarer's or dummy's was exposed, no more."""
    yield Stand(act=it.act, standing=WITHDRAWN, cite="declaring_side")
    yield Rectify(irregularity=it.key, what="card_withdrawn", cite="declaring_side")
    yield Settle(irregularity=it.key, how="ruled", cite="declaring_side")


def _dummys_cards(now: Situation, laid: Laid) -> str | None:
    """The act by which presumed dummy has shown a card since the lead, unless it was hidden from declarer."""
    number = now.facts.numbers[laid.act]
    shown = (a for a in now.facts.acts.of(acts.Spread, acts.Expose) if a.by is now.dummy)
    return next((a.id for a in shown if now.facts.numbers[a.id] > number and not _hidden(a)), None)


def _hidden(shown: acts.Spread | acts.Expose) -> bool:
    """The record says that he could not see it: there is nothing to ask, and his choices may not tell of it."""
    return isinstance(shown, acts.Expose) and shown.visible_to_partner is False

"""Law 56. A defender leads out of turn: declarer accepts, or has the card taken back as a penalty card."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.lawbook.effects import (
    Await,
    Effect,
    Effects,
    Explain,
    Irregular,
    Offer,
    Rectify,
    Settle,
    Stand,
    Taken,
)
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts
from bridgelaw.table.leads import is_early_lead, is_lead_out_of_turn, overtaken
from bridgelaw.table.standing import GONE, WITHDRAWN

ORDERS = ("accept", "stand", "cancel")
"""By which the Director himself says what becomes of it, so that nothing is left to choose."""


@When(phases=("play",), needs=("disorder",))
def out_of_turn(now: Situation, act: acts.Play) -> Effects:
    """Also to the next trick while declarer or dummy has still to play to this one."""
    play = now.facts.play
    if play is None or not now.is_defender(act.hand) or not (play.done or play.trick.cards):
        return
    early = is_early_lead(now.facts, act) and play.trick.by_hand(act.hand.partner) is not None
    if early or is_lead_out_of_turn(now.facts, act):
        yield Irregular(kind="lead_out_of_turn", by=act.hand, act=act.id)


@When(phases=("play",))
def may_be_refused(now: Situation, explained: Explain, it: Irregularity) -> Effects:
    """Where his own partner has led since, nothing is left to choose."""
    laid, declarer = now.facts.laid(it.act), now.declarer
    if laid is None or declarer is None or not _a_defenders(now, it):
        return
    ruled = now.act(it.explained or "")
    if isinstance(ruled, acts.Rule) and ruled.order in ORDERS:
        # the Director has said what becomes of it
        return
    since = overtaken(now.facts, laid)
    if since is not None and since.hand.side is laid.hand.side:
        yield from _penalty_card(now, it)
    elif since is None:
        yield Offer(who=declarer, what="refuse_lead", irregularity=it.key, until="chosen")


@When(phases=("play",))
def explained_with_the_choice(now: Situation, act: acts.Choose, it: Irregularity) -> Effects:
    """With the Director at the table the choice shows that he has explained."""
    ours = act.option in ("accept_lead", "refuse_lead") and act.of in (None, it.act) and now.is_defender(it.offender)
    if ours and it.status == "attention" and not it.explained and now.awaited("director_called"):
        yield Explain(irregularity=it.key)


@When(about=("lead_out_of_turn",), phases=("clarification", "play"))
def ordered(now: Situation, act: acts.Rule, it: Irregularity) -> Effects:
    """The Director has it taken back."""
    laid = now.facts.laid(it.act) if act.order == "cancel" and act.of == it.act else None
    if laid is None or laid.standing in GONE or not _a_defenders(now, it):
        return
    if overtaken(now.facts, laid) is None:
        yield from _penalty_card(now, it)


@When(phases=("play",))
def refused(now: Situation, taken: Taken, it: Irregularity) -> Effects:
    if taken.what == "refuse_lead" and _a_defenders(now, it):
        yield from _penalty_card(now, it)


def _a_defenders(now: Situation, it: Irregularity) -> bool:
    """Whether it is a defender's lead, and no opponent of his had told him that it was his turn."""
    return now.is_defender(it.offender) and not now.awaited("told_it_was_his_turn", it.by)


def _penalty_card(now: Situation, it: Irregularity) -> Iterator[Effect]:
    laid = now.facts.laid(it.act)
    if laid is None:
        return
    yield Stand(act=it.act, standing=WITHDRAWN)
    yield Await(
        who=laid.hand, what="major_penalty_card", until="played", irregularity=it.key, card=laid.card, act=it.act
    )
    yield Rectify(irregularity=it.key, what="penalty_card")
    yield Settle(irregularity=it.key, how="ruled")

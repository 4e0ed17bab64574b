"""Conditions on which rules depend: a rule that `needs` one of them is not asked where none of its conditions is met.

Most acts are the next call or card of a board on which nothing is wrong. So conditions that many rules share are found
out once for all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bridgelaw.game.calls import DOUBLE, PASS, Call
from bridgelaw.lawbook.effects import Done, Rights
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts
from bridgelaw.table.auction import Auction
from bridgelaw.table.ordinary import is_next_call, is_next_card
from bridgelaw.table.standing import MADE

Ordinary = acts.Call | acts.Play


def is_out_of_order(now: Situation, act: Ordinary) -> bool:
    """Whether `act` is anything else than the next call or card, made by the player whose it is and not named in
    words."""
    facts = now.facts
    if isinstance(act, acts.Call):
        return not is_next_call(facts, act)
    play = facts.play
    if play is None or act.named is not None or act.by is not play.player_of(act.hand):
        return True
    return not is_next_card(facts, act)


def is_misfit(now: Situation, act: Ordinary) -> bool:
    """Whether the call is not sufficient or not admissible over the last bid, or the card does not follow suit though
    the hand could."""
    if isinstance(act, acts.Call):
        return act.call is not PASS and not _fits(now.facts.auction, act.call, act)
    play = now.facts.play
    led = play.trick.led if play else None
    return led is not None and led != act.card.suit and now.holds(act.hand, led) is True


def _fits(auction: Auction, call: Call, act: acts.Call) -> bool:
    if call.is_bid:
        return call.level <= 7 and (auction.bid is None or call.rank > auction.bid.call.rank)
    return auction.may_double(act.by) if call is DOUBLE else auction.may_redouble(act.by)


def something_holds(now: Situation, act: Any = None) -> bool:
    """Whether a duty or an offer is open, or something is awaited."""
    return bool(now.windows or now.holding)


def something_is_asked(now: Situation, act: Any = None) -> bool:
    """Whether a Question is open."""
    return bool(now.questions)


def something_is_known(now: Situation, act: Any = None) -> bool:
    """Whether somebody has got information that a Law had something to say about."""
    return bool(now.information)


def director_may_act(now: Situation, act: Any = None) -> bool:
    """Whether a Law has given the Director a course to take."""
    return bool(now.powers)


def somebody_leads(now: Situation, act: Any = None) -> bool:
    """Whether a hand is to lead to a trick."""
    return now.to_lead is not None


def turn_is_unclear(now: Situation, done: Done) -> bool:
    """Whether the last call does not stand as made, or somebody has lost his turn among passes."""
    calls = now.facts.calls
    return bool(calls) and (calls[-1].standing is not MADE or now.facts.auction.missed is not None)


NEEDS: dict[str, Callable[[Situation, Any], bool]] = {
    "disorder": is_out_of_order,
    "information": something_is_known,
    "lead": somebody_leads,
    "misfit": is_misfit,
    "power": director_may_act,
    "question": something_is_asked,
    "unclear_turn": turn_is_unclear,
    "window": something_holds,
}
"""The conditions, by the words that `needs` has for them."""

OF_ACTS = frozenset(("disorder", "misfit"))
"""Conditions on a call or card that is about to be made. They mean nothing for any other trigger."""

OF_DONE = frozenset(("unclear_turn",))
"""Conditions that are looked at when all that follows from an act has been dealt with."""

GATED = (acts.Call, acts.Play, Done, Rights)
"""The triggers for which conditions are looked at. A rule that listens to another one is always asked."""

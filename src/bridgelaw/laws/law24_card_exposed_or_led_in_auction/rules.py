"""Law 24. A card that partner could see before the opening lead was faced: what it costs now, and what becomes of it.

What it costs in the auction depends on the cards; what becomes of them depends on who declares.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.effects import (
    Ask,
    Await,
    Disapply,
    Effect,
    Effects,
    Forget,
    Inform,
    Irregular,
    Lift,
    Moment,
    Notice,
    Oblige,
    Offer,
    Rectify,
    Settle,
    Stand,
    Taken,
)
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts
from bridgelaw.table.standing import GONE, WITHDRAWN
from bridgelaw.table.vocabulary import State

_TAKEN = ("took_cards", "looked_at_cards")


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`opens`: what begins the auction period of a side. `becomes`: whose doing a penalty card is."""

    opens: tuple[State, ...]
    becomes: Literal["penalty_card", "declarers_choice"]


@When(phases=("setup", "auction", "clarification"))
def keep_faced(now: Situation, act: acts.Expose | acts.Play, terms: Terms) -> Effects:
    """Seen by partner or not: where the record leaves that open, the Director says so when he is needed."""
    if not _by_error(now, act) or not _period_open(now, act.by, terms):
        return
    yield Irregular(kind="exposed_card_in_auction", by=act.by, act=act.id)
    if not _unclear(act):
        yield from _told(act.id, act.by, "withdrawn_play")


def visible(now: Situation, noticed: Notice, it: Irregularity) -> Effects:
    """A card that partner could not have seen is no business of this Law."""
    seen = _seen(now, it)
    if seen is None:
        yield Ask(kind="visible_to_partner", of=it.act, seat=it.offender.partner, cite="keep_faced")
    elif not _unclear(now.act(it.act)):
        return
    elif seen:
        yield from _told(it.act, it.offender, "withdrawn_play")
    else:
        yield Rectify(irregularity=it.key, what="none", cite="keep_faced")
        yield Settle(irregularity=it.key, how="ruled", cite="keep_faced")


@When(phases=("auction", "clarification", "play"))
def ruling(now: Situation, act: acts.Rule | acts.ExplainOptions, it: Irregularity, terms: Terms) -> Effects:
    """Nobody has a choice; while the auction is on partner pays for an honour, a card led, or more than one card."""
    if isinstance(act, acts.Rule) and (act.order != "rectify" or act.of not in (it.act, None)):
        return
    if it.status != "attention" and act.of != it.act:
        return
    seen = _seen(now, it)
    if seen is None:
        yield Ask(kind="visible_to_partner", of=it.act, seat=it.offender.partner, cite="keep_faced")
    if not seen:
        return
    clause = _clause(now, it)
    if now.facts.laid(it.act) is not None:
        yield Disapply(about=it.act)
        yield Stand(act=it.act, standing=WITHDRAWN, cite=clause)
    yield Settle(irregularity=it.key, how="ruled", cite=clause)
    if now.facts.auction.over:
        yield from _disposed(now, it, terms)
    elif clause == "low_card":
        yield Rectify(irregularity=it.key, what="none", cite=clause)
    else:
        partner = it.offender.partner
        yield Rectify(irregularity=it.key, what="partner_passes", cite=clause)
        yield Oblige(who=partner, what="pass", irregularity=it.key, until="next_turn", cite=clause)


@When(also_settled=True, at=("end_of_auction",))
def auction_over(now: Situation, moment: Moment, it: Irregularity, terms: Terms) -> Effects:
    """A pass that has not come due lapses; the cards go where the contract sends them."""
    yield Lift(what="pass", irregularity=it.key, cite="keep_faced")
    if it.status == "ruled" and _seen(now, it):
        yield from _disposed(now, it, terms)


def treated(now: Situation, taken: Taken, it: Irregularity) -> Effects:
    if taken.what == "treat_as_penalty_card":
        yield from _penalty_cards(now, it, _still_held(now, it))


def _by_error(now: Situation, act: acts.Expose | acts.Play) -> bool:
    """A card led is this Law's as long as the auction is on and nobody has claimed, and so is another card of the right
    leader while his lead lies face down. A card only named is a remark."""
    if isinstance(act, acts.Expose):
        return act.visible_to_partner is not False and act.how != "named"
    if act.down or now.facts.stated is not None:
        return False
    if not now.facts.auction.over:
        return True
    lead = now.facts.down_before(act.hand)
    return now.declarer is not None and lead is not None and lead.hand is act.hand is now.declarer.lho


def _period_open(now: Situation, seat: Seat, terms: Terms) -> bool:
    """Whether the auction period of his side has begun: where nothing is recorded, with the hands in the players'."""
    stated = [a for a in now.facts.acts.of(acts.State, acts.DirectorState) if a.fact in _TAKEN]
    if now.facts.calls or not stated:
        return True
    who = ((a.fact, a.seat or (a.by if isinstance(a, acts.State) else seat)) for a in stated)
    return any(fact in terms.opens and taker.side is seat.side for fact, taker in who)


def _unclear(act: acts.Act | None) -> bool:
    return isinstance(act, acts.Expose) and act.visible_to_partner is None and act.how not in ("dropped", "faced")


def _seen(now: Situation, it: Irregularity) -> bool | None:
    """Whether partner could see the card; None when only the Director can say."""
    if not _unclear(now.act(it.act)):
        return True
    seen: bool | None = now.found("visible_to_partner", it.act)
    return seen


def _cards(now: Situation, it: Irregularity) -> tuple[Card, ...]:
    act = now.act(it.act)
    return act.cards if isinstance(act, acts.Expose) else (act.card,) if isinstance(act, acts.Play) else ()


def _several(now: Situation, it: Irregularity) -> bool:
    """Whether he has exposed two cards or more, at once or one after the other."""
    own = (other for other in now.irregularities if (other.kind, other.by) == (it.kind, it.by))
    return len({card for other in own if _seen(now, other) for card in _cards(now, other)}) > 1


def _clause(now: Situation, it: Irregularity) -> str:
    if now.facts.auction.over:
        return "defenders" if now.is_defender(it.offender) else "declaring_side"
    if _several(now, it):
        return "two_cards"
    led = isinstance(now.act(it.act), acts.Play)
    return "honour_or_led" if led or any(card.is_honour for card in _cards(now, it)) else "low_card"


def _told(act: str, by: Seat, kind: Literal["withdrawn_play", "penalty_card"]) -> Iterator[Effect]:
    yield Inform(seat=by.partner, about=act, kind=kind, authorised=False, source=by, cite="extraneous")
    for seat in by.side.opponents.seats:
        yield Inform(seat=seat, about=act, kind=kind, authorised=True, source=by, cite="free")


def _disposed(now: Situation, it: Irregularity, terms: Terms) -> Iterator[Effect]:
    """Back to the hand on the side that declares, before its owner on the side that defends."""
    declarer, cards = now.declarer, _still_held(now, it)
    if declarer is None or not now.is_defender(it.offender):
        for rank in ("major", "minor"):
            yield Lift(what=f"{rank}_penalty_card", irregularity=it.key, cite="declaring_side")
    elif not cards:
        return
    elif terms.becomes == "penalty_card":
        yield from _penalty_cards(now, it, cards)
    else:
        yield Offer(
            who=declarer,
            what="treat_as_penalty_card",
            irregularity=it.key,
            until="opening_lead_faced",
            cards=cards,
            cite="defenders",
        )


def _penalty_cards(now: Situation, it: Irregularity, cards: tuple[Card, ...]) -> Iterator[Effect]:
    """Minor only when it is a single low one that was dropped."""
    act, owner = now.act(it.act), it.offender
    dropped = isinstance(act, acts.Expose) and act.how in ("dropped", None) and not _several(now, it)
    yield Forget(about=it.act, cite="defenders")
    yield from _told(it.act, owner, "penalty_card")
    for card in cards:
        what = "minor_penalty_card" if dropped and not card.is_honour else "major_penalty_card"
        yield Await(who=owner, what=what, irregularity=it.key, until="played", card=card, act=it.act, cite="defenders")
    yield Rectify(irregularity=it.key, what="penalty_card", cite="defenders")


def _still_held(now: Situation, it: Irregularity) -> tuple[Card, ...]:
    played = {laid.card for laid in now.facts.plays if laid.trick and laid.standing not in GONE and laid.act != it.act}
    return tuple(card for card in _cards(now, it) if card not in played)

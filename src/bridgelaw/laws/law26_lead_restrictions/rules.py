"""Law 26. A call was withdrawn, the offender has called something else and defends: what his partner may lead.

Nothing is remembered: when partner comes to lead for the first time the calls are looked at again, since suits that
the offender showed later count too.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.game.calls import PASS
from bridgelaw.game.cards import SUITS, Suit
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.effects import (
    Ask,
    Await,
    Effect,
    Effects,
    Forbid,
    Foresee,
    Moment,
    Oblige,
    Offer,
    Rectify,
    Rights,
    Settle,
    Taken,
)
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.laws.law26_lead_restrictions._suits import (
    enforced_pass,
    final_call,
    free,
    is_double,
    nothing_followed,
    notrump_too,
    specified,
    specified_in_auction,
    withdrawn,
)
from bridgelaw.table import acts
from bridgelaw.table.auction import Made
from bridgelaw.table.vocabulary import Irregularities

_IN_THE_AUCTION: tuple[Irregularities, ...] = (
    "insufficient_bid", "pass_out_of_rotation", "bid_out_of_rotation", "double_out_of_rotation",
    "redouble_out_of_rotation", "inadmissible_double", "inadmissible_redouble", "bid_over_seven",
    "call_after_auction", "call_when_barred", "changed_call", "simultaneous_call",
)  # fmt: skip


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`frees`: what the call put in its place must be for nothing to follow. `solely`: whether a call that showed more
    than suits is unrelated to them.
    """

    frees: Literal["same_call", "comparable_call"]
    solely: bool


class LeadRestriction(NamedTuple):
    """What declarer may do about the suits: require or forbid one (`require`), or only forbid one."""

    suits: tuple[Suit, ...]
    require: bool


@When(about=_IN_THE_AUCTION, also_settled=True, phases=("clarification", "play"), needs=("lead",))
def restriction(now: Situation, it: Irregularity, terms: Terms) -> Effects:
    """When the offender's partner is first to lead, before he has led."""
    leader = now.to_lead
    if it.by is None or leader is not it.by.partner or not now.is_defender(leader) or _has_led(now, leader):
        return
    if now.duties(leader, "lead_suit"):
        return
    for made in withdrawn(now, it):
        left = _left(now, it, made, terms)
        if isinstance(left, LeadRestriction) and not any(w.act == made.act for w in now.awaited("lead_settled")):
            yield from _offers(now, it, made, left)


@When(about=_IN_THE_AUCTION, also_settled=True, phases=("auction", "clarification", "play"))
def may_come(now: Situation, it: Irregularity, terms: Terms) -> Effects:
    """Until his partner comes to lead, and as long as it may be that the offender defends."""
    leader = it.by.partner if it.by is not None else None
    if leader is None or now.to_lead is leader or _has_led(now, leader):
        return
    if now.phase != "auction" and not now.is_defender(leader):
        return
    silent = any(duty.irregularity == it.key for duty in now.duties(leader, "pass"))
    if it.is_open and not silent:
        return
    for made in withdrawn(now, it):
        if final_call(now, it, made) is None and _hangs_on_next_call(now, it, made, terms, silent=silent):
            continue
        left = _leaves(now, it, made, terms)
        if left is not None:
            related = isinstance(left, LeadRestriction) and left.require
            yield Foresee(
                who=leader,
                what="lead_restriction",
                irregularity=it.key,
                act=made.act,
                suits=left.suits if isinstance(left, LeadRestriction) and related else None,
                hangs_on=left.kind if isinstance(left, Ask) else None,
                until="end_of_board",
                cite="restriction",
            )


@When(phases=("clarification", "play"), needs=("window", "lead"))
def partner_waits(now: Situation, rights: Rights) -> Effects:
    """He may not lead until declarer has chosen."""
    leader, declarer = now.to_lead, now.declarer
    if leader is None or declarer is None or not now.is_defender(leader):
        return
    its = (now.irregularity(offer.irregularity or "") for offer in now.offers(declarer, "no_restriction"))
    if any(it is not None and it.kind in _IN_THE_AUCTION for it in its):
        yield Forbid(seat=leader, right="play")


@When(about=_IN_THE_AUCTION, also_settled=True, at=("end_of_auction",))
def meaning(now: Situation, trigger: Moment | Settle, it: Irregularity, terms: Terms) -> Effects:
    """What only the Director can say is asked as soon as it is known who defends, and what was ruled."""
    if it.by is None or not now.is_defender(it.by):
        return
    for made in withdrawn(now, it):
        left = _left(now, it, made, terms)
        if isinstance(left, Ask):
            yield left
            return


@When(about=_IN_THE_AUCTION)
def chosen(now: Situation, taken: Taken, it: Irregularity, terms: Terms) -> Effects:
    """One choice for each call that was withdrawn."""
    offer = taken.offer
    made = next((m for m in withdrawn(now, it) if offer is not None and m.act == offer.act), None)
    if made is None or offer is None:
        return
    left, partner = _left(now, it, made, terms), made.by.partner
    yield Await(who=partner, what="lead_settled", irregularity=it.key, until="end_of_board", act=made.act)
    if taken.what == "no_restriction" or not isinstance(left, LeadRestriction):
        return
    suit = _suit(taken.choice, offer)
    if taken.what == "require_suit":
        clause = "require"
        yield Oblige(who=partner, what="lead_suit", suit=suit, irregularity=it.key, until="next_turn", cite=clause)
    else:
        clause = "forbid" if left.require else "any_suit"
        yield Oblige(who=partner, what="not_lead_suit", suit=suit, irregularity=it.key, until="retained", cite=clause)
    yield Rectify(irregularity=it.key, what="lead_restriction", cite=clause)


def _hangs_on_next_call(now: Situation, it: Irregularity, made: Made, terms: Terms, *, silent: bool) -> bool:
    """Whether it is the next call of the offender from which anything follows at all: he may have to make the same one,
    or it will be compared, and nothing (such as that partner is `silent`) says yet that it costs something."""
    if now.phase != "auction" or now.facts.auction.over:
        return False
    if now.duties(made.by, "repeat_call") or (made.call is PASS and now.must_pass(made.by)):
        return True
    return not silent and (it.at_turn is made.by.rho or terms.frees == "comparable_call")


def _has_led(now: Situation, leader: Seat) -> bool:
    play, down = now.facts.play, now.facts.down
    led = play is not None and any(trick.leader is leader for trick in play.done)
    return led or (down is not None and down.hand is leader)


def _suit(choice: acts.Choose | acts.DirectorChoose, offer: Offer) -> Suit | None:
    """The suit that he named; where there was only one to name, that one."""
    if isinstance(choice, acts.Choose) and (choice.suit or choice.suits):
        return choice.suit or choice.suits[0]
    return offer.suits[0] if offer.suits else None


def _offers(now: Situation, it: Irregularity, made: Made, left: LeadRestriction) -> Iterator[Effect]:
    """To declarer. A suit already forbidden can be neither required nor forbidden again."""
    declarer, forbidden = now.declarer, {duty.suit for duty in now.duties(made.by.partner, "not_lead_suit")}
    suits = tuple(suit for suit in left.suits if suit not in forbidden)
    if declarer is None or not suits:
        return
    offer = Offer(who=declarer, what="no_restriction", irregularity=it.key, until="next_turn", act=made.act)
    if left.require:
        yield replace(offer, what="require_suit", suits=suits, cite="require")
    yield replace(offer, what="forbid_suit", suits=suits, cite="forbid" if left.require else "any_suit")
    yield replace(offer, cite="unspecified" if left.require else "any_suit")


def _left(now: Situation, it: Irregularity, made: Made, terms: Terms) -> LeadRestriction | Ask | None:
    """What the withdrawn call `made` leaves declarer, once it is ruled."""
    return None if it.is_open else _leaves(now, it, made, terms)


def _leaves(now: Situation, it: Irregularity, made: Made, terms: Terms) -> LeadRestriction | Ask | None:
    """What the withdrawn call `made` leaves declarer, the Question on which that hangs, or nothing."""
    if free(now, it, made):
        return None
    final = final_call(now, it, made)
    if terms.frees == "same_call":
        return _related(now, it, made, final, terms)
    if nothing_followed(now, it, made) or enforced_pass(now, it, made):
        return None
    if final is not None and not final.implied:
        comparable = now.found("comparable_call", final.act)
        if comparable is None and final.call is not made.call:
            return Ask(kind="comparable_call", of=final.act, seat=it.by)
        if comparable is not False:
            return None
    shown = specified_in_auction(now, made)
    if isinstance(shown, Ask):
        return replace(shown, cite="any_suit")
    return _some(tuple(suit for suit in SUITS if suit not in shown), require=False)


def _related(
    now: Situation, it: Irregularity, made: Made, final: Made | None, terms: Terms
) -> LeadRestriction | Ask | None:
    """A call related to suits leaves those that were not specified otherwise; any other call leaves all four."""
    if final is not None and final.call is made.call:
        return None
    if nothing_followed(now, it, made):
        return None
    told = () if is_double(made) else specified(now, made)
    if isinstance(told, Ask):
        return told
    if not told or (terms.solely and notrump_too(now, made)):
        return _some(SUITS, require=False)
    shown = specified_in_auction(now, made)
    if isinstance(shown, Ask):
        return shown
    return _some(tuple(suit for suit in told if suit not in shown), require=True)


def _some(suits: tuple[Suit, ...], *, require: bool) -> LeadRestriction | None:
    return LeadRestriction(suits, require) if suits else None

"""Law 43. What dummy may not do, and what he loses when he has looked into another hand.

`dummys_rights_lost` is kept to the end of the board; what it costs depends on what dummy does afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.effects import (
    Ask,
    Await,
    Effect,
    Effects,
    Explain,
    Forbid,
    Found,
    Irregular,
    LeadFrom,
    Moment,
    Notice,
    Offer,
    Rectify,
    Refuse,
    Rights,
    Settle,
    Stand,
    Taken,
)
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import ANY, When
from bridgelaw.table import acts
from bridgelaw.table.standing import ACCEPTED, PENDING, WITHDRAWN
from bridgelaw.table.vocabulary import REVOKES

LOST = "dummys_rights_lost"
Telling = acts.Convey | acts.Prevent
_SPOKEN = ("remark", "question")


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`first_notice`: what becomes of a defender's irregularity to which dummy without rights points first.

    `adjusted`: whose score is adjusted when the defenders have gained by it.
    """

    first_notice: Literal["no_penalty", "play_goes_on"]
    adjusted: Literal["both_sides", "defenders"]


@When(phases=("play",))
def summons_first(now: Situation, act: acts.Summon) -> Effects:
    """During the play, when nobody else has drawn attention to anything; a claim has put an end to the play."""
    if act.by is now.dummy and not now.frozen and now.facts.stated is None:
        yield Irregular(kind="dummy_called_attention", by=act.by, act=act.id)


@When(phases=("play",), needs=("disorder",))
def takes_part(now: Situation, act: acts.Play | acts.Designate) -> Effects:
    """He plays from a hand that is not his, or names a card."""
    if act.by is now.dummy and (isinstance(act, acts.Designate) or act.hand is not act.by):
        yield Irregular(kind="dummy_participation", by=act.by, act=act.id)


@When(phases=("play",))
def speaks(now: Situation, act: acts.Convey) -> Effects:
    """What he says while the play goes on is said to declarer; where it stands still he may be answering the
    Director."""
    if act.by is now.dummy and act.channel in _SPOKEN and not now.frozen and now.facts.stated is None:
        yield Irregular(kind="dummy_participation", by=act.by, act=act.id, cite="tells_declarer")


@When(phases=("play",))
def warns_a_defender(now: Situation, act: acts.Prevent) -> Effects:
    """He may keep declarer from an irregularity, and nobody else."""
    if act.by is now.dummy and act.seat is not None and now.is_defender(act.seat):
        yield Irregular(kind="dummy_participation", by=act.by, act=act.id)


@When(about=("dummy_participation",), phases=("play", "ended"))
def penalty(now: Situation, told: Explain | Found, it: Irregularity) -> Effects:
    """The play goes on: there is nothing to choose, except for the defenders whom his warning gives the hand. What was
    not said, or not about the play, the Director finds to have told nothing."""
    if isinstance(told, Found):
        find = told.find
        nothing = find.kind == "information_made_available" and find.of == it.act and find.answer is False
        if not nothing or it.drawer != "law43":
            return
    elif it.drawer == "law45" or _gives_the_hand(now, now.act(it.explained or "")):
        return
    yield Rectify(irregularity=it.key, what="none")
    yield Settle(irregularity=it.key, how="ruled", cite="tells_declarer")


@When(phases=("play",))
def looks_at_a_defenders_hand(now: Situation, act: acts.Learn) -> Effects:
    if act.about is not None and now.is_defender(act.about):
        yield from _looked(now, act, "")


@When(phases=("play",))
def exchanges_hands(now: Situation, act: acts.Learn) -> Effects:
    if act.about is not None and act.about is now.declarer:
        yield from _looked(now, act, "")


@When(phases=("play",), needs=("window",))
def rights_lost(now: Situation, rights: Rights) -> Effects:
    if now.dummy is not None and now.awaited(LOST):
        yield Forbid(seat=now.dummy, right="prevent_irregularity")
        yield Forbid(seat=now.dummy, right="ask_of_partner_about_revoke")


@When(phases=("play",))
def defenders_choose_the_hand(now: Situation, act: acts.Rule) -> Effects:
    """Dummy without rights has warned declarer, who has not led yet: the Director rules on the warning."""
    said = now.act(act.of or "")
    if not _gives_the_hand(now, act) or not isinstance(said, Telling):
        return
    key = f"dummy_participation@{said.id}"
    yield Irregular(kind="dummy_participation", by=said.by, act=said.id, cite="tells_declarer")
    yield Notice(irregularity=key)
    yield Explain(irregularity=key)
    yield from _either_chooses(now, key)


@When(about=("dummy_participation",), phases=("play",))
def hand_chosen(now: Situation, taken: Taken, it: Irregularity) -> Effects:
    if taken.what != "choose_hand":
        return
    hand: Seat | None = taken.choice.seat
    if hand is None or hand not in (now.declarer, now.dummy):
        yield Refuse(act=taken.choice.id, kind="choose", code="choice-needs-hand")
        yield from _either_chooses(now, it.key)
        return
    yield LeadFrom(hand=hand)
    yield Rectify(irregularity=it.key, what="lead_restriction", cite="defenders_choose_the_hand")
    yield Settle(irregularity=it.key, how="ruled", cite="tells_declarer")


def _either_chooses(now: Situation, irregularity: str) -> Iterator[Offer]:
    """Either defender says from which hand declarer leads."""
    for seat in now.defending_seats():
        yield Offer(who=seat, what="choose_hand", irregularity=irregularity, until="chosen")


@When(phases=("play",))
def asks_first(now: Situation, act: acts.Ask) -> Effects:
    """Dummy without rights is the first to ask about a card from declarer's own hand that did not follow suit."""
    laid = now.facts.laid(act.of or "")
    if act.by is not now.dummy or laid is None or laid.hand is not now.declarer or not now.awaited(LOST):
        return
    asked = bool(now.facts.acts.about(laid.act, acts.Ask))
    revoke = now.irregularity(f"revoke@{laid.act}")
    if not asked and revoke is not None and revoke.is_open:
        yield Await(who=laid.hand, what="revoke_charged", until="chosen", irregularity=revoke.key, act=act.id)


@When(about=ANY, phases=("play",))
def notices_first(now: Situation, noticed: Notice, it: Irregularity, terms: Terms) -> Effects:
    """Dummy without rights points to what a defender did, and nobody had before."""
    by = now.act(it.noticed or "")
    dummys = isinstance(by, acts.Attention | acts.Summon) and by.by is now.dummy
    if not dummys or it.by is None or not now.is_defender(it.by) or not now.awaited(LOST):
        return
    yield Await(who=it.by, what="gain_to_be_judged", until="chosen", irregularity=it.key)
    if terms.first_notice == "no_penalty" and it.kind in REVOKES:
        yield Await(who=it.by, what="no_penalty", until="chosen", irregularity=it.key)
        return
    if now.standing(it.act) is PENDING:
        goes_on = terms.first_notice == "play_goes_on"
        yield Stand(act=it.act, standing=ACCEPTED if goes_on else WITHDRAWN)
    yield Rectify(irregularity=it.key, what="none")
    yield Settle(irregularity=it.key, how="ruled")


@When(about=("revoke",), also_settled=True, phases=("play", "ended"))
def charged(now: Situation, made: Rectify, it: Irregularity) -> Effects:
    """The revoke about which he was the first to ask is corrected, by this Law as well."""
    asked = (now.act(note.act or "") for note in now.awaited("revoke_charged") if note.irregularity == it.key)
    if made.what == "card_withdrawn" and any(isinstance(a, acts.Ask) and a.by is now.dummy for a in asked):
        yield Rectify(irregularity=it.key, what="card_withdrawn")


@When(about=ANY, also_settled=True, phases=("play", "ended"))
def not_enforced(now: Situation, ruled: Rectify | Settle, it: Irregularity) -> Effects:
    """Whatever is done about it, it costs nothing."""
    if any(note.irregularity == it.key for note in now.awaited("no_penalty")):
        yield Rectify(irregularity=it.key, what="none")


@When(about=ANY, also_settled=True, at=("end_of_play",))
def gain_of_the_defenders(now: Situation, heard: Moment | Settle, it: Irregularity, terms: Terms) -> Effects:
    """At the end: have the defenders gained by what was not rectified? Asked once that has been settled too."""
    noted = any(note.irregularity == it.key for note in now.awaited("gain_to_be_judged"))
    if not noted or now.phase != "ended":
        return
    damage = now.found("damage", it.act)
    if damage is None:
        yield Ask(kind="damage", of=it.act, seat=it.by)
    elif damage:
        side = it.offending if terms.adjusted == "defenders" else None
        yield Rectify(irregularity=it.key, what="adjusted_score", side=side)


def _looked(now: Situation, act: acts.Learn, clause: str) -> Iterator[Effect]:
    if act.by is now.dummy and act.source == "wrong_hand":
        yield Irregular(kind="looked_at_other_hand", by=act.by, act=act.id, cite=clause)
        yield Await(who=act.by, what=LOST, until="end_of_board", act=act.id, cite=clause)


def _gives_the_hand(now: Situation, order: acts.Act | None) -> bool:
    """Whether by this ruling the defenders choose the hand: it is on a warning of dummy's who had lost his rights when
    he spoke, and declarer's side is still to lead."""
    said = now.act(order.of or "") if isinstance(order, acts.Rule) and order.order == "rectify" else None
    if not isinstance(said, Telling) or said.by is not now.dummy:
        return False
    lost = any(now.happened_before(noted.act or said.id, said.id) for noted in now.awaited(LOST))
    leads = now.to_lead is not None and not now.is_defender(now.to_lead)
    it = now.irregularity(f"dummy_participation@{said.id}")
    return lost and leads and (it is None or it.is_open)

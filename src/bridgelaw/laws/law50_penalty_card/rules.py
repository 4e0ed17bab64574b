"""Law 50. Whether a penalty card is major or minor, when it must be played, how declarer may restrict the lead of its
owner's partner, and who may use what the card tells.

While a penalty card lies on the table there is a note (`Await`) for its owner, named `major_penalty_card` or
`minor_penalty_card`. Any Law can create a penalty card by yielding such a note.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.effects import (
    LYING_CARD,
    Ask,
    Await,
    Disapply,
    Effect,
    Effects,
    Forbid,
    Forget,
    Inform,
    Irregular,
    Lift,
    Moment,
    Oblige,
    Offer,
    Rectify,
    Rights,
    Settle,
    Stand,
    Taken,
)
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import ANY, When
from bridgelaw.table import acts
from bridgelaw.table.standing import ACCEPTED, WITHDRAWN


def rank(now: Situation, laid: Await) -> Effects:
    """A defender with two or more penalty cards: each minor one becomes a major one, and stays so."""
    if laid.what not in LYING_CARD or len(now.penalty_cards(laid.who)) < 2:
        return
    for card in now.awaited("minor_penalty_card", laid.who):
        yield Lift(what=card.what, irregularity=card.irregularity, who=card.who)
        yield Await(
            who=card.who,
            what="major_penalty_card",
            until="played",
            irregularity=card.irregularity,
            card=card.card,
            act=card.act,
        )


@When(about=ANY, also_settled=True, phases=("clarification", "play"), awaits=("major_penalty_card",))
def must_be_played(now: Situation, it: Irregularity) -> Effects:
    """A defender must play his major penalty card at his turn, if he can legally play it. Where he could play more than
    one, the Law on two or more penalty cards says which."""
    due = _playable(now)
    if len(due) == 1 and due[0].irregularity == it.key:
        yield Oblige(
            who=due[0].who,
            what="play_card",
            card=due[0].card,
            until="next_turn",
            irregularity=it.key,
        )


@When(about=ANY, also_settled=True, phases=("clarification", "play"), needs=("lead",), awaits=("major_penalty_card",))
def partner_leads(now: Situation, it: Irregularity) -> Effects:
    """A defender has one major penalty card, and his partner is to lead: before the lead declarer requires or forbids
    the suit of that card, or does neither."""
    card = _restricting(now)
    declarer = now.declarer
    if card is None or card.card is None or declarer is None or card.irregularity != it.key:
        return
    for option in ("require_suit", "forbid_suit", "no_restriction"):
        yield Offer(
            who=declarer,
            what=option,
            until="next_turn",
            irregularity=it.key,
            suits=(card.card.suit,),
            cards=(card.card,),
            cite="left_on_the_table" if option == "no_restriction" else "suit_chosen",
        )


@When(phases=("clarification", "play"), needs=("window",))
def partner_waits(now: Situation, rights: Rights) -> Effects:
    """The partner of the card's owner may not lead until declarer has chosen."""
    leader = now.to_lead
    if leader is not None and _restricting(now) is not None:
        yield Forbid(seat=leader, right="play")


@When(about=ANY, phases=("clarification", "play"))
def declarer_chose(now: Situation, taken: Taken, it: Irregularity) -> Effects:
    """If declarer requires or forbids the suit, the card goes back to the hand. If he does neither, it stays where it
    is, and he may choose again before the next lead."""
    offer, leader = taken.offer, now.to_lead
    if offer is None or offer.cards is None or len(offer.cards) != 1 or leader is None:
        return
    if taken.what not in ("require_suit", "forbid_suit", "no_restriction"):
        return
    clause = "left_on_the_table" if taken.what == "no_restriction" else "suit_chosen"
    yield Await(who=leader, what="lead_chosen", until="next_turn", irregularity=it.key, cite=clause)
    if taken.what == "no_restriction":
        return
    required = taken.what == "require_suit"
    yield Oblige(
        who=leader,
        what="lead_suit" if required else "not_lead_suit",
        suit=offer.cards[0].suit,
        until="next_turn" if required else "retained",
        irregularity=it.key,
        cite=clause,
    )
    yield Rectify(irregularity=it.key, what="lead_restriction", cite=clause)
    for card in now.awaited("major_penalty_card", leader.partner):
        if card.card == offer.cards[0]:
            yield Lift(what=card.what, irregularity=card.irregularity, who=card.who, cite=clause)
            yield Await(
                who=card.who,
                what="returned_penalty_card",
                until="end_of_play",
                irregularity=card.irregularity,
                card=card.card,
                act=card.act,
                cite=clause,
            )


@When(phases=("clarification", "play"), needs=("window",))
def led_too_soon(now: Situation, act: acts.Play | acts.Face) -> Effects:
    """The partner of the card's owner leads before declarer has chosen."""
    laid, declarer = (now.shown_by(act) if now.holding else None), now.declarer
    if laid is None or declarer is None or laid.hand is not now.to_lead or not now.is_defender(laid.hand):
        return
    if any(offer.cards for offer in now.offers(declarer, "no_restriction")):
        yield Irregular(kind="exposed_card", by=laid.hand, act=laid.act)


@When(about=("exposed_card",), phases=("clarification", "play"))
def lead_dealt_with(now: Situation, act: acts.Play | acts.Rule, it: Irregularity) -> Effects:
    """A lead made before declarer has chosen stands if declarer plays to it or the Director lets it stand. Otherwise it
    is taken back and becomes a penalty card."""
    laid = now.facts.laid(it.act)
    if it.drawer != "law50" or laid is None or not laid.counts:
        return
    if isinstance(act, acts.Play):
        if not now.is_defender(act.hand):
            yield Stand(act=it.act, standing=ACCEPTED, cite="led_too_soon")
            yield Settle(irregularity=it.key, how="accepted", cite="led_too_soon")
    elif act.of == it.act and act.order in ("accept", "stand", "play_on"):
        yield Stand(act=it.act, standing=ACCEPTED, cite="led_too_soon")
        yield Settle(irregularity=it.key, how="accepted", cite="led_too_soon")
    elif act.of == it.act and act.order == "rectify":
        yield Stand(act=it.act, standing=WITHDRAWN, cite="led_too_soon")
        yield Await(
            who=laid.hand,
            what="major_penalty_card",
            until="played",
            irregularity=it.key,
            card=laid.card,
            act=it.act,
            cite="led_too_soon",
        )
        yield Rectify(irregularity=it.key, what="penalty_card", cite="led_too_soon")
        yield Settle(irregularity=it.key, how="ruled", cite="led_too_soon")


@When(phases=("clarification", "play"))
def only_the_duty_is_known(now: Situation, laid: Await) -> Effects:
    """Partner may use that the card must be played, and nothing else that it tells. Declarer may use everything."""
    if laid.what in LYING_CARD:
        clause = "minor" if laid.what == "minor_penalty_card" else "must_be_played"
        yield from _authorised_for_opponents(now, laid, clause)
        yield from _told_to_partner(now, laid, authorised=False, clause=clause)
        yield from _duty_known(now, laid, clause)


@When(phases=("clarification", "play"))
def only_the_duty_is_authorised(now: Situation, laid: Await) -> Effects:
    """The same as the rule above, in the editions that have a separate provision for the other information."""
    if laid.what in LYING_CARD:
        yield from _authorised_for_opponents(now, laid, "other_information")
        yield from _told_to_partner(now, laid, authorised=False, clause="other_information")
        yield from _duty_known(now, laid, "")


@When(phases=("clarification", "play"))
def known_while_it_lies(now: Situation, laid: Await) -> Effects:
    """In the editions that say so, everybody may use all that the card tells for as long as it lies there."""
    if laid.what in LYING_CARD:
        yield Disapply(about=_about(now, laid))
        yield from _authorised_for_opponents(now, laid, "")
        yield from _told_to_partner(now, laid, authorised=True, clause="")


@When(phases=("clarification", "play"))
def returned(now: Situation, laid: Await) -> Effects:
    """The card has gone back to the hand: partner may no longer use what it tells, declarer still may. If the act
    that showed it showed another card too, which still lies there, partner may go on using what that one tells."""
    if laid.what != "returned_penalty_card":
        return
    still = {_about(now, card) for card in now.penalty_cards(laid.who)}
    for about in _shown_by(now, laid):
        if about not in still:
            seen = replace(laid, act=about)
            yield from _authorised_for_opponents(now, seen, "")
            yield Forget(about=about, seat=laid.who.partner, kind="penalty_card")
            yield from _told_to_partner(now, seen, authorised=False, clause="")
        elif _is_free(now, about, laid.who.partner):
            told = _told(now, replace(laid, act=about), laid.who.partner, authorised=False, clause="")
            yield replace(told, card=laid.card)


@When(about=ANY, also_settled=True, phases=("ended",), at=("end_of_play",))
def told_too_much(now: Situation, moment: Moment | acts.Summon, it: Irregularity) -> Effects:
    """The play is over: did the penalty card tell its owner's side so much that the other side was damaged?"""
    yield from _at_the_end(now, it)


@When(about=ANY, also_settled=True, phases=("ended",), at=("end_of_play",))
def helped_all_the_same(now: Situation, moment: Moment | acts.Summon, it: Irregularity) -> Effects:
    """The play is over: did the penalty card help its owner's side, and did that damage the other side?"""
    yield from _at_the_end(now, it)


def _at_the_end(now: Situation, it: Irregularity) -> Iterator[Effect]:
    if now.phase != "ended" or not _led_to_penalty_card(now, it):
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


def _playable(now: Situation) -> tuple[Await, ...]:
    """The major penalty cards that the defender in turn can legally play now; empty while he need not play one."""
    hand, play = now.turn, now.facts.play
    cards = now.awaited("major_penalty_card", hand) if hand else ()
    if hand is None or play is None or not cards or not now.is_defender(hand) or now.duties(hand, "play_card"):
        return ()
    if any(it.by is hand and it.noticed for it in now.open_irregularities("failure_to_play_penalty_card")):
        # he has played another card, and declarer must decide first whether that card stands
        return ()
    if now.awaited("free_to_change", hand):
        # a Law lets him change the card that he has played
        return ()
    trick = now.trick(play.due)
    led = trick.led if trick is not None else None
    if led is None:
        waits = now.awaited("major_penalty_card", hand.partner) and not now.awaited("lead_chosen", hand)
        return () if waits else tuple(c for c in cards if c.card and now.may_lead(hand, c.card.suit))
    follows = tuple(c for c in cards if c.card and c.card.suit == led)
    return follows if follows or now.holds(hand, led) is not False else cards


def _restricting(now: Situation) -> Await | None:
    """The only major penalty card of the leader's partner: for it the leader must wait until declarer has chosen.
    None if the leader is no defender, declarer has chosen, or partner has no such card or several."""
    leader = now.to_lead
    if leader is None or not now.is_defender(leader) or now.awaited("lead_chosen", leader):
        return None
    cards = now.awaited("major_penalty_card", leader.partner)
    return cards[0] if len(cards) == 1 else None


def _about(now: Situation, laid: Await) -> str:
    """The act by which the card was seen."""
    it = now.irregularity(laid.irregularity or "")
    return laid.act or (it.act if it else "")


def _shown_by(now: Situation, laid: Await) -> list[str]:
    """All acts by which the card was seen: while it lies there, it may also have been led or played out of turn."""
    told = (i.effect for i in now.information.held_by(laid.who.partner) if i.effect.kind == "penalty_card")
    played = {x.act for x in now.facts.plays if x.card == laid.card}
    exposed = {act.id for act in now.facts.acts.of(acts.Expose) if laid.card in act.cards}
    about = [fact.about for fact in told if fact.about in played or fact.about in exposed]
    return list(dict.fromkeys((_about(now, laid), *about)))


def _is_free(now: Situation, about: str, seat: Seat) -> bool:
    """Whether `seat` may use, and not only for his play, what the penalty cards that this act showed tell him."""
    held = (i.effect for i in now.information.about(about) if i.ended is None and i.effect.seat is seat)
    return any(i.authorised and (i.kind, i.purpose, i.card) == ("penalty_card", None, None) for i in held)


def _authorised_for_opponents(now: Situation, laid: Await, clause: str) -> Iterator[Effect]:
    """The ledger entries by which declarer's side may use what the penalty card `laid` tells."""
    for seat in laid.who.side.opponents.seats:
        yield _told(now, laid, seat, authorised=True, clause=clause)


def _told_to_partner(now: Situation, laid: Await, *, authorised: bool, clause: str) -> Iterator[Effect]:
    """The ledger entry of the owner's partner about what the penalty card `laid` tells."""
    yield _told(now, laid, laid.who.partner, authorised=authorised, clause=clause)


def _duty_known(now: Situation, laid: Await, clause: str) -> Iterator[Effect]:
    """The ledger entry by which partner may use, for his play, that the owner must play the card."""
    yield Inform(
        seat=laid.who.partner,
        about=_about(now, laid),
        kind="penalty_card",
        authorised=True,
        source=laid.who,
        purpose="play",
        cite=clause,
    )


def _told(now: Situation, laid: Await, seat: Seat, *, authorised: bool, clause: str) -> Inform:
    return Inform(
        seat=seat,
        about=_about(now, laid),
        kind="penalty_card",
        authorised=authorised,
        source=laid.who,
        cite=clause,
    )


def _led_to_penalty_card(now: Situation, it: Irregularity) -> bool:
    """Whether a penalty card came of that irregularity."""
    return any(i.effect.kind == "penalty_card" for i in now.information.about(it.act))

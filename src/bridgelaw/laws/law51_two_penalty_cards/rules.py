"""Law 51. Two or more penalty cards of one defender: which of them is played, and what his partner may lead."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.game.cards import SUITS, Suit
from bridgelaw.lawbook.effects import Await, Effect, Effects, Forbid, Lift, Oblige, Offer, Rectify, Rights, Taken
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import ANY, When


@When(about=ANY, also_settled=True, phases=("clarification", "play"), awaits=("major_penalty_card",))
def offenders_turn(now: Situation, it: Irregularity) -> Effects:
    """Declarer says which of those that can legally be played."""
    due, declarer = _playable(now), now.declarer
    if len(due) > 1 and declarer is not None and due[0].irregularity == it.key:
        yield Offer(
            who=declarer,
            what="choose_penalty_card",
            until="next_turn",
            irregularity=it.key,
            cards=tuple(c.card for c in due if c.card),
        )


@When(about=ANY, phases=("clarification", "play"))
def card_named(now: Situation, taken: Taken, it: Irregularity) -> Effects:
    """The card that he named must be played."""
    offer = taken.offer
    named = getattr(taken.choice, "card", None)
    if taken.what != "choose_penalty_card" or offer is None or offer.cards is None or named is None:
        return
    owner = now.turn
    if len(offer.cards) > 1 and owner is not None:
        yield Oblige(
            who=owner,
            what="play_card",
            card=named,
            until="next_turn",
            irregularity=it.key,
            cite="offenders_turn",
        )


@When(about=ANY, also_settled=True, phases=("clarification", "play"), needs=("lead",), awaits=("major_penalty_card",))
def partner_leads(now: Situation, it: Irregularity) -> Effects:
    """Before his partner leads, declarer requires one of their suits, forbids one or more, or leaves the lead free."""
    cards, declarer = _restricting(now), now.declarer
    if not cards or declarer is None or cards[0].irregularity != it.key:
        return
    lying = {c.card.suit for c in cards if c.card}
    suits = tuple(suit for suit in SUITS if suit in lying)
    for option in ("require_suit", "forbid_suit", "no_restriction"):
        yield Offer(
            who=declarer,
            what=option,
            until="next_turn",
            irregularity=it.key,
            suits=suits,
            cards=tuple(c.card for c in cards if c.card),
            cite="one_suit" if len(suits) == 1 else "several_suits",
        )


@When(phases=("clarification", "play"), needs=("window",))
def partner_waits(now: Situation, rights: Rights) -> Effects:
    """He may not lead until declarer has said what he wants."""
    leader = now.to_lead
    if leader is not None and _restricting(now):
        yield Forbid(seat=leader, right="play")


@When(about=ANY, phases=("clarification", "play"))
def declarer_chose(now: Situation, taken: Taken, it: Irregularity) -> Effects:
    """The cards of the suits that he named go back to the hand, the others stay."""
    offer, leader = taken.offer, now.to_lead
    if offer is None or offer.cards is None or len(offer.cards) < 2 or leader is None:
        return
    if taken.what not in ("require_suit", "forbid_suit", "no_restriction"):
        return
    clause = "one_suit" if offer.suits is not None and len(offer.suits) == 1 else "several_suits"
    yield Await(who=leader, what="lead_chosen", until="next_turn", irregularity=it.key, cite=clause)
    if taken.what == "no_restriction":
        return
    suits = _named(taken)
    for suit in suits:
        required = taken.what == "require_suit"
        yield Oblige(
            who=leader,
            what="lead_suit" if required else "not_lead_suit",
            suit=suit,
            until="next_turn" if required else "retained",
            irregularity=it.key,
            cite=clause,
        )
    yield Rectify(irregularity=it.key, what="lead_restriction", cite=clause)
    yield from _picked_up(now.awaited("major_penalty_card", leader.partner), suits, clause)


def _named(taken: Taken) -> tuple[Suit, ...]:
    """The suits of the choice; one may be required, several forbidden. With a single suit it goes without saying."""
    assert taken.offer is not None
    offered = taken.offer.suits or ()
    suit, suits = getattr(taken.choice, "suit", None), getattr(taken.choice, "suits", ())
    chosen: tuple[Suit, ...] = (*suits, *((suit,) if suit else ())) or offered[:1]
    return chosen[:1] if taken.what == "require_suit" else tuple(dict.fromkeys(chosen))


def _picked_up(cards: tuple[Await, ...], suits: tuple[Suit, ...], clause: str) -> Iterator[Effect]:
    """A lift ends all cards that came from one irregularity: those of other suits are said anew."""
    going = [c for c in cards if c.card and c.card.suit in suits]
    keys = dict.fromkeys(c.irregularity for c in going)
    for key in keys:
        yield Lift(what="major_penalty_card", irregularity=key, who=cards[0].who, cite=clause)
    for card in cards:
        if card.irregularity in keys and card not in going:
            yield _again(card, "major_penalty_card", clause)
    for card in going:
        yield _again(card, "returned_penalty_card", clause)


def _again(card: Await, what: str, clause: str) -> Await:
    return Await(
        who=card.who,
        what=what,
        until="played" if what == "major_penalty_card" else "end_of_play",
        irregularity=card.irregularity,
        card=card.card,
        act=card.act,
        cite=clause,
    )


def _playable(now: Situation) -> tuple[Await, ...]:
    """The penalty cards that the defender in turn can legally play now, unless one of them was named already. A card
    that has just been refused is none of them: another takes its place."""
    hand, play = now.turn, now.facts.play
    refused = {note.card for note in now.awaited("card_refused", hand)} if hand else ()
    lying = now.awaited("major_penalty_card", hand) if hand else ()
    cards = tuple(c for c in lying if c.card not in refused) if refused else lying
    if hand is None or play is None or len(cards) < 2 or not now.is_defender(hand) or now.duties(hand, "play_card"):
        return ()
    if any(it.by is hand and it.noticed for it in now.open_irregularities("failure_to_play_penalty_card")):
        # first declarer says whether the other card stands
        return ()
    if now.awaited("free_to_change", hand):
        # he changes a card that a Law lets him change
        return ()
    trick = now.trick(play.due)
    led = trick.led if trick is not None else None
    if led is None:
        waits = now.awaited("major_penalty_card", hand.partner) and not now.awaited("lead_chosen", hand)
        return () if waits else tuple(c for c in cards if c.card and now.may_lead(hand, c.card.suit))
    follows = tuple(c for c in cards if c.card and c.card.suit == led)
    return follows if follows or now.holds(hand, led) is not False else cards


def _restricting(now: Situation) -> tuple[Await, ...]:
    """The penalty cards of the partner of the defender who is to lead, before declarer has chosen."""
    leader = now.to_lead
    if leader is None or not now.is_defender(leader) or now.awaited("lead_chosen", leader):
        return ()
    cards = now.awaited("major_penalty_card", leader.partner)
    return cards if len(cards) > 1 else ()

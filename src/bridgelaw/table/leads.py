"""Leads out of turn that lie on the table: which card is played over which of them, and what came after it.

While a claim lies there nobody is in turn any more.
"""

from __future__ import annotations

from bridgelaw.table import acts
from bridgelaw.table.facts import Facts, restand
from bridgelaw.table.latest import asked_again
from bridgelaw.table.ordinary import is_next_card
from bridgelaw.table.play import Laid, PlayState
from bridgelaw.table.standing import ACCEPTED, PENDING, WITHDRAWN


def trick_of(facts: Facts, act: acts.Play, over: PlayState | None = None) -> int:
    """The trick to which the card of `act` goes; 0 before there is a play. `over`: as in `Facts.trick_for`."""
    if over is None and facts.play is None:
        return 0
    return act.trick or facts.trick_for(act.hand, act.card, over)


def lying(facts: Facts, trick: int) -> Laid | None:
    """The card that was led out of turn to that trick last, and about which nothing has been decided."""
    for laid in reversed(facts.plays):
        if laid.trick == trick and laid.standing is PENDING and not laid.counts and not laid.down:
            return laid
        if laid.trick and laid.trick < trick - 1:
            break
    return None


@asked_again
def follows(facts: Facts, act: acts.Play) -> Laid | None:
    """The lead out of turn over which `act` is played, so that it is a lead like any other.

    It is from the hand next in rotation; over an opening lead by a defender, from either hand of declarer. A player
    whose own lead it was follows only with a card of the suit led: with another one he leads himself. So does the
    defender on the right of the hand from which declarer has led, whose partner is next.
    """
    if is_next_card(facts, act):
        return None
    play, trick = facts.play, trick_of(facts, act)
    if play is None or facts.stated or trick < play.trick.number or (trick == play.trick.number and play.trick.cards):
        return None
    lead = lying(facts, trick)
    if lead is None or lead.hand is act.hand:
        return None
    opening = trick == 1 and not play.done
    if opening and lead.hand.side is play.declarer.side:
        return None
    in_turn = play.turn is act.hand and trick == play.trick.number
    if in_turn and act.card.suit != lead.card.suit:
        return None
    next_hand = act.hand is lead.hand.lho or (opening and act.hand.side is play.declarer.side)
    wrong_defender = act.hand is lead.hand.rho and lead.hand.side is play.declarer.side
    to_it = in_turn or (wrong_defender and act.card.suit == lead.card.suit)
    return lead if next_hand or (to_it and act.hand.side is not lead.hand.side) else None


@asked_again
def played_over(facts: Facts, act: acts.Play) -> PlayState | None:
    """The position on which `act` is played, with the lead in it that it follows; None while a claim lies there."""
    if facts.stated:
        return None
    lead = follows(facts, act)
    return restand(facts, lead.act, ACCEPTED).play if lead else facts.play


def is_lead_out_of_turn(facts: Facts, act: acts.Play) -> bool:
    """Whether `act` leads to the trick that is to begin, and it is another hand's turn.

    A card of the suit of a lead that lies there is meant for that one.
    """
    if is_next_card(facts, act):
        return False
    play = played_over(facts, act)
    if play is None or play.to_lead in (None, act.hand) or trick_of(facts, act) != play.trick.number:
        return False
    if after_retraction(facts, act):
        return False
    lead = lying(facts, play.trick.number)
    return lead is None or lead.card.suit != act.card.suit or lead.hand is act.hand


def is_early_lead(facts: Facts, act: acts.Play) -> bool:
    """Whether `act` leads to the next trick while a hand has still to play to this one."""
    if is_next_card(facts, act):
        return False
    play = played_over(facts, act)
    if play is None or not play.trick.cards or trick_of(facts, act) != play.trick.number + 1:
        return False
    return play.trick.by_hand(act.hand) is not None and not play.leads_over_a_hole(act.hand, told=act.trick is not None)


def is_out_of_turn(facts: Facts, act: acts.Play) -> bool:
    """Whether `act` adds a card to a trick that has been led to, before its hand's turn.

    Dummy's card over an opening lead out of turn, before declarer's own, is another matter.
    """
    if is_next_card(facts, act):
        return False
    play, trick = played_over(facts, act), trick_of(facts, act)
    if play is None or play.turn is act.hand or play.owed:
        return False
    if trick == 1 and act.hand is play.dummy and follows(facts, act) is not None:
        return False
    if play.is_joined_by(act.hand, trick):
        return True
    lead = lying(facts, trick) if play.to_lead else None
    return lead is not None and lead.hand is not act.hand and lead.card.suit == act.card.suit


def overtaken(facts: Facts, lead: Laid) -> Laid | None:
    """The card that counts and was led to the trick of `lead` after it."""
    later = (x for x in facts.plays if x.trick == lead.trick and x.number > lead.number and x.counts)
    return next(later, None)


def after_retraction(facts: Facts, act: acts.Play) -> bool:
    """Whether a defender plays although declarer, who had to take his lead back, has not led again yet."""
    if is_next_card(facts, act):
        return False
    play = facts.play if facts.stated is None else None
    if play is None or play.trick.cards or play.turn is None or act.hand.side is play.declarer.side:
        return False
    if play.turn.side is not play.declarer.side or trick_of(facts, act) != play.trick.number:
        return False
    declarers = (x for x in facts.plays if x.trick == play.trick.number and x.hand.side is play.declarer.side)
    return any(x.standing is WITHDRAWN for x in declarers) and follows(facts, act) is None

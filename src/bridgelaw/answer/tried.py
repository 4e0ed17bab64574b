"""A call or card that is only tried, to find what an option costs: nothing hangs on which one it is."""

from __future__ import annotations

from bridgelaw.game.calls import Call
from bridgelaw.game.cards import PACK
from bridgelaw.lawbook.effects import Offer
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts
from bridgelaw.table.options import CHANGE
from bridgelaw.table.standing import GONE


def another_call(now: Situation, offer: Offer) -> Call | None:
    """A call that a player can put in the place of the one that he may change, rather a bid: by the same one again he
    changes nothing. None where the option is another."""
    old = now.made(offer.act or "") if offer.what == CHANGE else None
    if old is None:
        return None
    others = [call for call in now.before_call(old.act).box(offer.who) if call is not old.call]
    return next((call for call in others if call.is_bid), others[0] if others else None)


def replacement(now: Situation, id: str) -> acts.Play | None:
    """The card that the player in turn puts in the place of one that went back because of an irregularity: the lowest
    that he may have of the suit led, or else any. It comes for certain, and nothing hangs on which one it is; so nobody
    can tell by what follows what he holds. None: there is nothing to replace."""
    play = now.facts.play
    hand = play.turn if play is not None else None
    own = [one for one in now.facts.plays if one.hand is hand]
    gone = [one for one in own if one.standing in GONE and now.cause(one.act) is not None]
    if play is None or hand is None or not gone or any(one.counts and one.trick == gone[-1].trick for one in own):
        return None
    trick, laid, held = now.trick(gone[-1].trick), {one.card for one in now.facts.plays}, now.facts.held[hand]
    suit = trick.led if trick is not None and trick.led else gone[-1].card.suit
    may_be = [card for card in reversed(PACK) if card not in laid and (held is None or card in held)]
    card = next((card for card in may_be if card.suit == suit), next(iter(may_be), None))
    return None if card is None else acts.Play(id=id, by=play.player_of(hand), card=card, hand=hand)

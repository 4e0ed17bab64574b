"""What a player in turn does by the rules: the next call or card."""

from __future__ import annotations

from bridgelaw.game.calls import CALLS, PASS
from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.table import acts
from tests.kit.dense.at import At
from tests.kit.tables import legal_calls


def goes_on(at: At) -> acts.Act | None:
    """The next call or card, the lead turned up, dummy put down; nothing once the board is over."""
    facts = at.now.facts
    if facts.turn is None:
        return None
    if not facts.auction.over:
        return next_call(at)
    if facts.down is not None:
        return acts.Face(id=at.id, by=facts.down.by)
    if facts.faced and facts.play and facts.play.dummy not in facts.spread and len(facts.plays) < 3 and at.chance(0.7):
        return acts.Spread(id=at.id, by=facts.play.dummy)
    return next_card(at)


def next_call(at: At) -> acts.Act:
    """A call that the auction allows; the auction is over soon when the board is a quiet one."""
    auction, seat = at.now.facts.auction, at.now.facts.auction.turn
    call = PASS
    if not at.now.must_pass(seat):
        legal = legal_calls(at.now)
        bids = [c for c in legal if c.is_bid][:7]
        if auction.bid is None:
            call = at.some(bids) if at.chance(0.45) else PASS
        elif not at.chance(at.quiet):
            call = at.some([*bids, *(c for c in legal if c in (CALLS["X"], CALLS["XX"]))] or legal)
    return acts.Call(id=at.id, by=seat, call=call)


def next_card(at: At) -> acts.Act | None:
    """A card that the hand in turn may play."""
    play = at.now.facts.play
    if play is None or play.turn is None:
        return None
    hand = play.turn
    cards = playable(at, hand)
    if not cards:
        return None
    card = at.some(cards)
    by = play.player_of(hand)
    if hand is play.dummy and at.chance(0.25):
        return acts.Designate(id=at.id, by=by, words=at.some((str(card), card.suit, card.rank, "low")))
    down = at.now.facts.faced is None and at.chance(0.6)
    return acts.Play(id=at.id, by=by, card=card, hand=hand, down=down)


def playable(at: At, hand: Seat) -> list[Card]:
    """Cards of a hand that follow suit, and meet a duty where there is one."""
    now, held = at.now, at.held(hand)
    play = now.facts.play
    due = {duty.card for duty in now.duties(hand, "play_card")}.intersection(held)
    if due and at.chance(0.8):
        return [card for card in held if card in due]
    if play is None or play.to_lead is hand:
        return [card for card in held if now.may_lead(hand, card.suit)] or held
    return [card for card in held if card.suit == play.trick.led] or held

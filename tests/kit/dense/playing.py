"""Irregular cards: led, played, shown and taken back where they should not be."""

from __future__ import annotations

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.table import acts, vocabulary
from tests.kit.dense.at import At, Weighted, drawn

_WORDS = (
    "low", "high", "win", "anything", "play", "heart", "diamond", "a spade", "club", "queen", "ace", "seven",
    "ruff low", "trump", "the same again", "S2", "HK", "queen of hearts", "", "run the clubs",
)  # fmt: skip


def _play(at: At, hand: Seat, cards: list[Card], by: Seat | None = None) -> acts.Act | None:
    if not cards:
        return None
    card = at.some(cards)
    down = at.now.facts.faced is None and at.chance(0.4)
    trick = at.some((1, 2, None, None)) if at.chance(0.02) else None
    named = at.some(cards) if at.chance(0.03) else None
    by = by or at.player_of(hand)
    return acts.Play(id=at.id, by=by, card=card, hand=hand, down=down, trick=trick, named=named)


def revoke(at: At) -> acts.Act | None:
    """The hand in turn plays another suit than the one led, though it has that."""
    play = at.now.facts.play
    if play is None or play.turn is None or play.trick.led is None:
        return None
    return _play(at, play.turn, [card for card in at.held(play.turn) if card.suit != play.trick.led])


def out_of_turn(at: At) -> acts.Act | None:
    """A lead or a card of another hand than the one in turn: premature, out of turn, from the wrong hand."""
    play = at.now.facts.play
    if play is None or play.turn is None:
        return None
    hand = at.some((play.turn.lho, play.turn.partner, play.turn.rho))
    cards = at.held(hand)
    if play.trick.led and at.chance(0.7):
        cards = [card for card in cards if card.suit == play.trick.led] or cards
    return _play(at, hand, cards)


def from_the_wrong_hand(at: At) -> acts.Act | None:
    """Declarer leads from the hand that has not won."""
    play = at.now.facts.play
    if play is None or play.to_lead not in (play.declarer, play.dummy):
        return None
    hand = play.dummy if play.to_lead is play.declarer else play.declarer
    return _play(at, hand, at.held(hand))


def by_the_wrong_player(at: At) -> acts.Act | None:
    """Dummy plays his own card, or somebody plays a card of another hand."""
    play = at.now.facts.play
    if play is None or play.turn is None:
        return None
    if at.chance(0.7):
        return _play(at, play.dummy, at.held(play.dummy), play.dummy)
    return _play(at, play.turn, at.held(play.turn), at.some(SEATS))


def another_than_due(at: At) -> acts.Act | None:
    """Whoever must play a certain card or suit plays another one."""
    bound = [d for what in ("play_card", "lead_suit", "not_lead_suit", "follow_suit") for d in at.now.duties(what=what)]
    if not bound:
        return None
    duty = at.some(bound)
    cards = [card for card in at.held(duty.who) if card != duty.card and card.suit != duty.suit]
    return _play(at, duty.who, cards or at.held(duty.who))


def any_card(at: At) -> acts.Act | None:
    """Any card of any hand at any time: also before the auction is over."""
    hand = at.some(SEATS)
    return _play(at, hand, at.held(hand))


def again(at: At) -> acts.Act | None:
    """A card that lies there is played once more, or the last trick gets a fifth card."""
    laid = at.now.facts.plays[-5:]
    if not laid:
        return None
    one = at.some(laid)
    return acts.Play(id=at.id, by=at.player_of(one.hand), card=one.card, hand=one.hand)


def two_cards(at: At) -> acts.Act | None:
    """The hand that has just played plays another card."""
    laid = at.now.facts.plays
    return _play(at, laid[-1].hand, at.held(laid[-1].hand)) if laid else None


def designated(at: At) -> acts.Act:
    """A card of dummy's is named, clearly or not, by declarer or by somebody else."""
    play = at.now.facts.play
    by = play.declarer if play and at.chance(0.8) else at.some(SEATS)
    return acts.Designate(id=at.id, by=by, words=at.some(_WORDS))


def exposed(at: At) -> acts.Act | None:
    """One card or more are seen."""
    seat = at.seat()
    cards = tuple(at.rng.sample(held, min(len(held), at.some((1, 1, 1, 2, 13))))) if (held := at.held(seat)) else ()
    how, partner = at.some((*vocabulary.EXPOSE, None)), at.some((True, False, None))
    return acts.Expose(id=at.id, by=seat, cards=cards, how=how, visible_to_partner=partner) if cards else None


def picked_up(at: At) -> acts.Act | None:
    laid = at.now.facts.plays[-6:]
    shown = [a for a in at.now.facts.acts.values() if isinstance(a, acts.Expose)]
    if shown and at.chance(0.4):
        last = shown[-1]
        return acts.PickUp(id=at.id, by=last.by, cards=last.cards[: at.some((1, 13))])
    return acts.PickUp(id=at.id, by=at.some(laid).by, cards=(at.some(laid).card,)) if laid else None


def taken_back(at: At) -> acts.Act | None:
    """A card is taken back: the last one, or the one of a certain act."""
    laid = at.now.facts.plays[-4:]
    if not laid:
        return None
    one = at.some(laid)
    return acts.Retract(id=at.id, by=one.by, what="play", of=one.act if at.chance(0.6) else None)


def faced(at: At) -> acts.Act | None:
    down = at.now.facts.down
    if down is None:
        return None
    return acts.Face(id=at.id, by=at.some((down.by, down.by, down.by.partner)), card=at.some((down.card, None)))


def spread(at: At) -> acts.Act:
    return acts.Spread(id=at.id, by=at.now.dummy if at.now.dummy and at.chance(0.5) else at.some(SEATS))


def inspected(at: At) -> acts.Act:
    return acts.Inspect(id=at.id, by=at.seat(), what=at.some(vocabulary.INSPECT))


IRREGULAR: Weighted = (
    (5, revoke),
    (5, out_of_turn),
    (3, from_the_wrong_hand),
    (1.5, by_the_wrong_player),
    (2, another_than_due),
    (1.5, any_card),
    (1, again),
    (1.5, two_cards),
    (1.5, designated),
    (2, exposed),
    (1.5, picked_up),
    (2, taken_back),
    (0.7, faced),
    (0.5, spread),
    (0.5, inspected),
)
IN_THE_AUCTION: Weighted = ((3, any_card), (4, exposed), (1, picked_up), (1, spread), (1, faced))


def irregular_card(at: At) -> acts.Act | None:
    """One of them."""
    return drawn(at, IRREGULAR if at.now.facts.auction.over else IN_THE_AUCTION)

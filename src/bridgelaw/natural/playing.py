"""Which card a sensible player plays: no counting, the rules of thumb of a good beginner."""

from __future__ import annotations

from collections.abc import Iterable

from bridgelaw.game.cards import SUITS, Card, Suit
from bridgelaw.natural.play_so_far import PlaySoFar, suits_but


def card(now: PlaySoFar) -> Card:
    """The card that he plays: one of those allowed.

    Raises:
        ValueError: none is allowed.
    """
    if not now.allowed:
        raise ValueError("no card is allowed")
    if len(now.allowed) == 1:
        return now.allowed[0]
    chosen = _led(now) if not now.trick else _followed(now)
    return chosen if chosen in now.allowed else _lowest(now.allowed)


def opening_lead(now: PlaySoFar) -> Card:
    """Against notrump the fourth of the longest suit, against trumps a short suit or the top of a sequence."""
    suits = [suit for suit in suits_but(now.trumps) if now.held(suit)]
    for suit in suits:
        held = now.held(suit)
        if len(held) >= 3 and held[0].height >= 11 and held[0].height - held[2].height == 2:
            return held[0]
    if now.trumps != "NT":
        for suit in suits:
            held = now.held(suit)
            if len(held) >= 2 and (held[0].rank, held[1].rank) == ("A", "K"):
                return held[0]
        for suit in suits:
            held = now.held(suit)
            if len(held) == 1 and held[0].rank not in ("K", "Q") and now.held(now.trumps):
                return held[0]
        suits = [suit for suit in suits if now.held(suit)[0].rank != "A"] or suits
    if not suits:
        return _lowest(now.allowed)
    held = now.held(max(suits, key=lambda suit: (len(now.held(suit)), -now.held(suit)[0].height)))
    if _is_sequence(held) and held[0].height >= 12:
        return held[0]
    return held[3] if len(held) >= 4 else held[-1] if held[0].height > 9 else held[0]


def _is_sequence(held: list[Card]) -> bool:
    """The two highest follow each other."""
    return len(held) >= 2 and held[0].height - held[1].height == 1


def _led(now: PlaySoFar) -> Card:
    if not now.gone and not now.is_declaring:
        return opening_lead(now)
    if now.is_declaring:
        return _declarer_leads(now)
    for suit in SUITS:
        # what is high is cashed against trumps before it can be thrown away
        held = now.held(suit)
        if held and suit != now.trumps and now.is_high(held[0]) and (now.trumps == "NT" or len(held) <= 4):
            return held[0]
    suits = [suit for suit in suits_but(now.trumps) if now.held(suit)]
    if not suits:
        return _lowest(now.allowed)
    dummy = now.declarer.partner
    # up to weakness in dummy when dummy plays last, through strength when it plays next
    weakest_last = now.hand.rho is dummy

    def strength(suit: Suit) -> int:
        return sum(card.height - 9 for card in now.held(suit, dummy) if card.height > 9)

    chosen = min(suits, key=lambda suit: (strength(suit) if weakest_last else -strength(suit), -len(now.held(suit))))
    held = now.held(chosen)
    if _is_sequence(held) and held[0].height >= 10:
        return held[0]
    return held[-1]


def _declarer_leads(now: PlaySoFar) -> Card:
    other = now.hand.partner
    trumps = now.trumps
    if trumps != "NT" and now.held(trumps) and now.out(trumps):
        together = len(now.held(trumps)) + len(now.held(trumps, other))
        if together > now.out(trumps):
            held = now.held(trumps)
            return held[0] if now.is_high(held[0]) else _towards(now, trumps)
    suits = [suit for suit in SUITS if now.held(suit) and (suit != trumps or not _plain(now))]
    # where most tricks are to be made: the longest suit of the two hands, high cards first
    best = max(suits, key=lambda suit: (len(now.held(suit)) + len(now.held(suit, other)), _high(now, suit)))
    for suit in (best, *suits):
        held = now.held(suit)
        if now.is_high(held[0]):
            return held[0]
        partners = now.held(suit, other)
        if partners and now.is_high(partners[0]):
            return held[-1]
    return _towards(now, best)


def _plain(now: PlaySoFar) -> bool:
    return any(card.suit != now.trumps for card in now.hands[now.hand])


def _high(now: PlaySoFar, suit: Suit) -> int:
    return sum(card.height for card in (*now.held(suit), *now.held(suit, now.hand.partner)) if card.height > 10)


def _towards(now: PlaySoFar, suit: Suit) -> Card:
    """A low card towards the honours of the other hand; from a sequence the top."""
    held = now.held(suit)
    if _is_sequence(held) and held[0].height >= 10:
        return held[0]
    return held[-1]


def _followed(now: PlaySoFar) -> Card:
    led = now.trick[0][1].suit
    same = now.held(led)
    same = [card for card in same if card in now.allowed]
    if not same:
        return _without_the_suit(now)
    best, holds = now.best, now.winning
    assert best is not None
    assert holds is not None
    winning = [card for card in reversed(same) if now.beats(card)]
    ours = holds.side is now.hand.side
    last = len(now.trick) == 3
    if last:
        return same[-1] if ours or not winning else winning[0]
    if len(now.trick) == 1:
        # second hand low, unless the trick can be taken for certain
        covers = best.height >= 11 and len(winning) > 0 and now.trick[0][1].is_honour
        sure = [card for card in winning if now.is_high(card)]
        if sure and (covers or len(same) <= 2 or now.is_declaring):
            return sure[0]
        return winning[0] if covers and len(same) <= 3 else same[-1]
    # third hand high, no higher than is needed
    if ours and (now.is_high(best) or not winning or winning[0].height - best.height < 2):
        return same[-1]
    if not winning:
        return same[-1]
    sure = [card for card in winning if now.is_high(card)]
    return _cheapest_of_sequence(sure or winning[-1:], same)


def _cheapest_of_sequence(cards: list[Card], same: list[Card]) -> Card:
    """Of cards in a row the lowest: it does as much as the highest."""
    chosen = cards[0]
    heights = {card.height: card for card in same}
    while (lower := heights.get(chosen.height - 1)) is not None:
        chosen = lower
    return chosen


def _without_the_suit(now: PlaySoFar) -> Card:
    """A ruff where it wins and partner does not, else what is of least use."""
    holds, best = now.winning, now.best
    assert holds is not None
    assert best is not None
    ours = holds.side is now.hand.side
    trumps = [card for card in now.allowed if card.suit == now.trumps]
    if trumps and not (ours and (now.is_high(best) or len(now.trick) == 3)):
        winning = [card for card in trumps if now.beats(card)]
        if winning:
            return _lowest(winning)
    others = [card for card in now.allowed if card.suit != now.trumps] or list(now.allowed)
    spare = [card for card in others if not now.is_high(card)] or others
    lengths = {suit: len(now.held(suit)) for suit in SUITS}
    return min(spare, key=lambda card: (card.height, -lengths[card.suit]))


def _lowest(cards: Iterable[Card]) -> Card:
    return min(cards, key=lambda card: card.height)

"""Plays written for a quick ruling: a contract, the cards before, and tricks won by whom it is said."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from bridgelaw.api.quick.facts import NONE
from bridgelaw.api.quick.writing import Writing
from bridgelaw.game.cards import SUITS
from bridgelaw.game.seats import Seat

LOW_FIRST = "23456789TJQKA"


class PlayWriting(Writing):
    """A record that has come to the play: `declarer` plays `contract`, and nobody else has bid."""

    def __init__(self, declarer: Seat, *contract: str, named: Collection[str] = ()) -> None:
        """`contract`: the bid, and the calls that double it; `named`: the cards that are spoken of, which no filler may
        take."""
        super().__init__(declarer)
        self.declarer, self.dummy = declarer, declarer.partner
        self.named = set(named)
        self.played: list[str] = []
        self._by_hand: dict[Seat, set[str]] = {}
        self.calls(*(contract or ("3NT",)), "P", "P", "P")
        self.on_lead = self.opening_leader

    @property
    def opening_leader(self) -> Seat:
        """The player on declarer's left."""
        return self.declarer.lho

    def play(
        self,
        hand: Seat,
        card: str,
        *,
        id: str | None = None,
        down: bool = False,
        trick: int | None = None,
        named: str = "",
    ) -> None:
        """A card of that hand; one of dummy's is played by declarer.

        `trick`: where it is not to the one that is on. `named`: what declarer had named, where dummy plays another.
        """
        act: dict[str, object] = {"play": card}
        if hand is self.dummy:
            act["from"] = hand.value
        if id:
            act["id"] = id
        if down:
            act["down"] = True
        if trick is not None:
            act["trick"] = trick
        if named:
            act["named"] = named
        self.add(self.declarer if hand is self.dummy else hand, **act)
        self.played.append(card)
        self._by_hand.setdefault(hand, set()).add(card)

    def of(self, hand: Seat) -> set[str]:
        """The cards that this hand has played."""
        return self._by_hand.get(hand, set())

    def spread(self) -> None:
        """Dummy is put down."""
        self.add(self.dummy, spread=True)

    def free(self, avoiding: Collection[str] = ()) -> Iterator[str]:
        """Cards that nobody has played or spoken of, low ones first; none of the suits `avoiding`."""
        for suit in reversed(SUITS):
            if suit not in avoiding:
                cards = (suit + rank for rank in LOW_FIRST)
                yield from (card for card in cards if card not in self.named and card not in self.played)

    def free_suit(self, avoiding: Collection[str] = ()) -> str:
        """A suit of which four cards are free, rather one that nobody speaks of."""
        spoken = {card[0] for card in self.named} | set(avoiding)
        return next(suit for suit in (*(s for s in SUITS if s not in spoken), *SUITS) if suit not in avoiding)

    def low(self, suit: str) -> str:
        """The lowest card of that suit that is free."""
        return next(card for card in self.free() if card[0] == suit)

    def high(self, suit: str) -> str:
        """The highest one."""
        return [card for card in self.free() if card[0] == suit][-1]

    def first_trick(self, winner: Seat, suit: str = "") -> None:
        """The opening lead, dummy, and a trick won by `winner`, who is to lead to the next one; in that suit, if it is
        named."""
        suit = suit or self.free_suit()
        low, *rest = (card for card in self.free() if card[0] == suit)
        self.trick(self.opening_leader, [low, *rest[:2], rest[-1]], winner, dummy=True)

    def trick(self, leader: Seat, cards: Sequence[str], winner: Seat, *, dummy: bool = False) -> None:
        """Four cards of one suit: the highest is the winner's, the others follow in their order."""
        high = max(cards, key=lambda card: LOW_FIRST.index(card[1]))
        others = [card for card in cards if card != high]
        hand = leader
        for n in range(len(cards)):
            self.play(hand, high if hand is winner else others.pop(0))
            if n == 0 and dummy:
                self.spread()
            hand = hand.lho
        self.on_lead = winner

    def since(self, hands: Sequence[Seat], suit: str) -> None:
        """Those hands play to the card that lies there, a small one of the suit."""
        for hand in hands:
            self.play(hand, self.low(suit))


def rounds(by: Seat) -> tuple[str, ...]:
    """The hands after `by`, none, one, two and three of them."""
    left, partner, right = by.lho, by.partner, by.rho
    return (NONE, left.value, f"{left.value} {partner.value}", f"{left.value} {partner.value} {right.value}")


def defenders(declarer: Seat) -> tuple[Seat, Seat]:
    """Who defends, the opening leader first."""
    return declarer.lho, declarer.rho


def other_side(writing: PlayWriting, by: Seat) -> Seat:
    """Who draws attention to what `by` did: declarer, or against his side the defender on his left."""
    return writing.declarer if by in defenders(writing.declarer) else writing.opening_leader


def suits_of(cards: Collection[str]) -> set[str]:
    """The suits of cards."""
    return {card[0] for card in cards}

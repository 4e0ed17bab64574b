"""Cards followed in turn: who leads, who has won what, and what a file that does not mark it should have marked."""

from __future__ import annotations

from collections.abc import Sequence

from bridgelaw.game.calls import Strain
from bridgelaw.game.cards import Card
from bridgelaw.game.deals import Deal
from bridgelaw.game.seats import SEATS, Seat


class Playing:
    """A play that goes on card by card, each played from the hand in turn; seats are numbers, 0 is North."""

    __slots__ = (
        "_best",
        "_best_seat",
        "_holders",
        "declarer",
        "hands",
        "leader",
        "played",
        "trick",
        "tricks",
        "trumps",
    )

    def __init__(self, deal: Deal, declarer: Seat, trumps: Strain) -> None:
        self.hands: list[set[Card] | None] = [None if (h := deal[seat]) is None else set(h) for seat in SEATS]
        self._holders = {card: n for n, hand in enumerate(self.hands) if hand for card in hand}
        self.declarer = declarer.index
        self.trumps = trumps
        self.leader = (declarer.index + 1) % 4
        self.trick: list[Card] = []
        self.played: set[Card] = set()
        self.tricks = [0, 0]
        self._best: Card | None = None
        self._best_seat = 0

    @property
    def turn(self) -> int:
        """The hand to play next."""
        return (self.leader + len(self.trick)) % 4

    @property
    def count(self) -> int:
        """How many cards have been played."""
        return len(self.played)

    @property
    def over(self) -> bool:
        """Whether nothing is left to play."""
        return len(self.played) == 52 or sum(self.tricks) == 13

    @property
    def won(self) -> int:
        """The tricks that declarer's side has won."""
        return self.tricks[self.declarer % 2]

    def holder(self, card: Card) -> int | None:
        """The hand that was dealt `card`, where that is known."""
        return self._holders.get(card)

    def misplaced(self, seat: int, card: Card) -> str | None:
        """Why `card` cannot have been played from the hand `seat`; None when it can."""
        if card in self.played:
            return f"{card} has been played before"
        held = self._holders.get(card)
        if held is None:
            return None if self.hands[seat] is None else f"{SEATS[seat].value} does not hold {card}"
        return None if held == seat else f"{SEATS[held].value} holds {card}, not {SEATS[seat].value}"

    def could_follow(self, seat: int, suit: str) -> bool:
        """Whether the hand `seat` is known to hold a card of `suit`."""
        hand = self.hands[seat]
        return hand is not None and any(held.suit == suit for held in hand)

    def revokes(self, seat: int, card: Card) -> bool:
        """Whether the hand in turn could follow suit and does not with `card`."""
        if not self.trick or card.suit == self.trick[0].suit:
            return False
        return self.could_follow(seat, self.trick[0].suit)

    def lay_trick(self, cards: Sequence[Card]) -> bool:
        """Lay a whole trick, from the hand that leads round; whether it is regular. Nothing is laid if it is not."""
        seat, led, best = self.leader, cards[0].suit, cards[0]
        winner = seat
        for card in cards:
            if self._holders.get(card) != seat or card in self.played:
                return False
            suit = card.suit
            if suit != led and self.could_follow(seat, led):
                return False
            if (card.height > best.height) if suit == best.suit else (suit == self.trumps):
                best, winner = card, seat
            seat = (seat + 1) % 4
        for card in cards:
            hand = self.hands[seat]
            if hand is not None:
                hand.discard(card)
            seat = (seat + 1) % 4
        self.played.update(cards)
        self.leader = winner
        self.tricks[winner % 2] += 1
        return True

    def lay(self, card: Card) -> int:
        """`card` is played from the hand in turn; that hand."""
        seat = (self.leader + len(self.trick)) % 4
        hand = self.hands[seat]
        if hand is not None:
            hand.discard(card)
        self.played.add(card)
        best = self._best
        if not self.trick or best is None:
            self._best, self._best_seat = card, seat
        elif card.suit == best.suit:
            if card.height > best.height:
                self._best, self._best_seat = card, seat
        elif card.suit == self.trumps:
            self._best, self._best_seat = card, seat
        self.trick.append(card)
        if len(self.trick) == 4:
            self.leader = self._best_seat
            self.tricks[self.leader % 2] += 1
            self.trick = []
        return seat
